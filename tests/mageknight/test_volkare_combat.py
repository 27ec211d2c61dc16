"""Combat with General Volkare: his army, his own attack, heroes who attack him or are attacked (ML16-ML21)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.core.conformance import Report, _Check
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.fight.foes import beat, standing
from undercroft.games.mageknight.records import Combat, Foe
from undercroft.games.mageknight.state import lay_over
from undercroft.games.mageknight.tables import CARDS, ENEMIES, UNITS, VOLKARE, Ground
from undercroft.games.mageknight.world.hexes import DIRECTIONS

from .marches import March, beside, field, his_turn, ready, until
from .scene import space_of

M = pytest.mark
MOVE = {"move": 5}


def attacked(hand: str = "march", die: str = "", **more: Any) -> March:
    """Seat 0 steps onto his space; his die shows a certain colour."""
    if die:
        return until(die, lambda key: attacked(hand, key=key, **more))
    return beside(hand, **{**MOVE, **more}).choose("step:e")


def defends(cards: str = "march", die: str = "red", **more: Any) -> March:
    """He attacks seat 0, who fights."""
    facts = {"heroes": {0: "c02.SE"}, "level": 7, **more}
    return until(die, lambda key: his_turn(cards, key=key, **facts).choose("fight"))


def combat(s: March) -> Combat:
    found = s.state.now.combat
    assert isinstance(found, Combat)
    return found


def side(s: March, name: str) -> list[Foe]:
    return [foe for foe in combat(s).foes if foe.side == name]


def through(s: March) -> March:
    """Block nothing, take all damage."""
    while s.kind in ("mk.block", "mk.suffer", "mk.assign"):
        s.choose("hero" if s.kind == "mk.assign" else "next" if "next" in s.keys else s.keys[0])
    return s


# -- the combat itself


@M.clause("ML16.1", "ML16.2", "ML18.1")
def test_a_hero_who_steps_on_his_space_fights_all_his_army() -> None:
    s = attacked(army="prowlers, golems").expect(kind="mk.fight", my_at="c02.C", acted=True)
    assert len(side(s, "army")) == 2 and len(side(s, "volkare")) == 1


@M.clause("ML16.3", "ML16.4")
@M.card("mageknight", "volkare")
@pytest.mark.parametrize(
    ("die", "value", "element", "ability"),
    [("red", 3, "fire", ""), ("blue", 3, "ice", ""), ("green", 4, "physical", "poison"),
     ("white", 3, "physical", "swift"), ("gold", 3, "cold_fire", ""), ("black", 3, "physical", "paralyze")],
)  # fmt: skip
def test_his_die_gives_his_attack(die: str, value: int, element: str, ability: str) -> None:
    (strike,) = side(attacked(die=die), "volkare")[0].strikes
    assert (strike.value, strike.element) == (value, element)
    assert {"brutal", "assassination", *([ability] if ability else [])} <= set(strike.abilities)


@M.example("mageknight", "XR65")
@M.clause("ML11.12", "ML16.7", "ML16.8")
@M.card("mageknight", "swift_reflexes", "shocktroops", "wolfhawk_taunt", "banner_of_fear")
def test_his_attack_can_be_lowered_and_not_cancelled() -> None:
    """Also when nobody else attacks any more; there is no other way out of it than to beat all his army before."""
    facts: dict[str, Any] = {"skills": "wolfhawk_taunt", "units": "shocktroops, foresters@banner_of_fear", "level": 9}
    s = attacked("swift_reflexes, rage, rage", die="red", army="prowlers", **facts).choose("next", "aim:prowlers")
    for _ in range(2):
        s.choose("play:rage", "basic:plain_block#2")
    s.choose("resolve", "skill:wolfhawk_taunt", "use:goad#1", "unit:shocktroops", "use:lure#3")
    assert side(s, "volkare")[0].strikes[0].fate == "blocked"  # 3 - 1 - 3
    low = attacked("swift_reflexes, rage, rage", die="red", army="prowlers", **facts).choose("next", "aim:prowlers")
    for _ in range(2):
        low.choose("play:rage", "basic:plain_block#2")
    low.choose("resolve").choose("unit:foresters#banner_of_fear").expect(have=1)  # its Block, nothing of the Banner
    low.choose("drop", "play:swift_reflexes", "basic:reduce#1")
    assert side(low, "volkare")[0].strikes[0].value == 2


@M.clause("ML16.5")
@M.example("mageknight", "XE34")
def test_unblocked_he_hurts_the_hero_alone() -> None:
    """Red, Armor 4: 6 damage, two Wounds, none to Units."""
    s = attacked(die="red", army="prowlers", units="peasants", level=7, hand="march, march").choose("next", "next")
    s.choose("suffer:volkare")
    assert s.wounds(0) == 2 and s.me.units[0].wounds == 0


@M.clause("ML16.5")
def test_he_can_be_blocked() -> None:
    """Swift: the Block must be twice as much."""
    s = attacked("determination, determination, rage", "white", army="prowlers", crystals="blue, blue").choose("next")
    s.offers("aim:volkare").choose("aim:volkare").expect(want=6)


@M.clause("ML16.6", "ML16.8")
def test_he_is_never_a_target() -> None:
    s = attacked("rage, rage", army="prowlers, golems")
    s.lacks("aim:volkare").refuses("aim:volkare", "ML16.6", "mk-why-general")
    himself = next(at for at, foe in enumerate(combat(s).foes) if foe.side == "volkare")
    assert himself not in standing(s.state)


@M.clause("ML16.7")
@M.example("mageknight", "XE33")
def test_an_army_shot_down_leaves_him_no_attack() -> None:
    s = beaten_at_range()
    assert s.state.last_turns > 0 and s.v.at == -1 and s.wounds(0) == 0


def beaten_at_range(**more: Any) -> March:
    """Two unfortified tokens, Armor 3 and 3, fall to Ranged Attacks."""
    s = attacked("swiftness, swiftness", army="prowlers, prowlers", crystals="white, white", **more)
    return s.choose("aim:prowlers", "aim:prowlers", "play:swiftness", "play:swiftness", "resolve")


@M.clause("ML16.9", "ML18.5")
@M.example("mageknight", "XR6")
def test_his_troops_are_fortified_by_a_fortified_site() -> None:
    """The site's own garrison takes no part, and stays."""
    open_field = attacked(army="prowlers, diggers")
    assert [foe.walls for foe in side(open_field, "army")] == [0, 0]
    s = beside(hero="c03.E", at="c03.NE", foes={"c03.NE": "guardsmen"}, army="prowlers", **MOVE)
    s.choose(next(name for name in s.keys if name == "step:nw"))
    assert [foe.walls for foe in side(s, "army")] == [1] and not side(s, "guard")
    assert len(s.state.there[s.at("c03.NE")]) == 1 and s.me.reputation == 0


@M.clause("ML16.10", "ML18.6")
def test_what_is_defeated_stays_defeated_and_the_hero_goes_back() -> None:
    s = through(attacked("rage, rage", "red", army="prowlers, golems", level=7).choose("next"))
    s.choose("aim:prowlers", "play:rage", "basic:attack#2", "play:rage", "basic:attack#2", "resolve", "next")
    s.expect(my_at="c02.W", phase="after").army("golems").volkare("c02.C")
    assert s.v.lost == 1


@M.clause("ML18.6", "MS13.33", "MS13.32")
@M.example("mageknight", "SR18")
def test_beaten_he_leaves_the_map_and_the_hero_stands_there() -> None:
    s = beaten_at_range().expect(my_at="c02.C")
    assert s.v.at == -1 and s.state.last_turns == 1
    s.on(0, "end", "done", "next")
    assert s.match.result is not None and s.match.result.winners == (0,) and s.match.result.reason == "mk-end-reached"


@M.clause("ML18.2", "ML18.3")
def test_no_reputation_is_lost_and_it_is_an_assault() -> None:
    s = attacked()
    assert s.me.reputation == 0 and s.state.fight is not None and s.state.fight.sort == "volkare"


@M.clause("ML18.4")
@M.example("mageknight", "XR31")
def test_provoked_enemies_join_and_do_not_matter() -> None:
    """Also one that stands on his very space."""
    s = attacked(army="prowlers", foes={"c02.NW": "diggers"})
    assert len(side(s, "rampaging")) == 1
    f = field(hand="march", heroes={0: "c02.W"}, at="c02.NW", foes={"c02.NW": "diggers"}, move=5)
    both = ready(f, ("turn",)).choose("step:ne")
    assert len(side(both, "rampaging")) == 1 and len(side(both, "army")) == 1


@M.example("mageknight", "SR26")
@M.example("mageknight", "XR31")
def test_where_heroes_cannot_go_he_cannot_be_attacked() -> None:
    s = beside(hero="c01.C", at="c01.NE", **MOVE)  # a lake
    s.lacks("step:ne", "act:raid").refuses("step:ne", "M4.1", "mk-why-terrain")


@M.clause("MS13.11", "MS15.2")
def test_his_space_is_not_safe_and_ends_the_movement() -> None:
    s = beside(**MOVE)
    seen = {tuple(spot["at"]): spot for spot in s.match.view(0)["table"]["map"]["spaces"]}
    spot = next(spot for at, spot in seen.items() if list(at) == s.match.view(0)["table"]["volkare"]["at"])
    assert spot["way"]["danger"] == "assault"


@M.example("mageknight", "XR5")
@M.example("mageknight", "XR4")
def test_tokens_are_drawn_at_the_first_combat() -> None:
    """Being near reveals nothing. With too few tokens others come, which leave the game again."""
    s = beside(army="", counted={"green": 2, "gray": 30}, **MOVE)
    assert not s.v.tokens
    s.choose("step:e")
    assert len(s.v.tokens) == 32 and sum(s.v.army.values()) == 0 and len(s.v.lent) == 32 - 2 - gray_tokens()
    assert len(s.keys) < 40  # equal ones are one answer


def gray_tokens() -> int:
    return sum(enemy.copies for enemy in ENEMIES.values() if enemy.pile == "gray")


# -- he attacks a hero


@M.clause("ML17.1", "ML17.3", "MS13.30")
@M.example("mageknight", "SE7")
@pytest.mark.parametrize(("round_", "wounds"), [(1, 2), (2, 2), (3, 3), (6, 4)])
def test_retreat(round_: int, wounds: int) -> None:
    s = field("march", heroes={0: "c02.SE"})
    s.round, s.place, s.now.phase = round_, 0, "over"
    march = ready(s).expect(kind="mk.beset").choose("retreat")
    assert march.wounds(0) == wounds and march.kind == "mk.make-way" and not march.v.met


@M.clause("MS13.31", "MS15.10")
def test_a_hero_on_his_space_withdraws_but_not_where_he_came_from() -> None:
    s = his_turn("march", heroes={0: "c02.SE"}).choose("retreat")
    s.lacks("to:nw").offers("to:w", "to:ne").choose("to:w").expect(my_at="c02.SW")


@M.example("mageknight", "SE6")
def test_if_he_moves_on_the_hero_stays() -> None:
    s = his_turn("mana_claim", at="c02.W", heroes={0: "c02.C"}).choose("retreat")
    s.volkare("c02.E").expect(my_at="c02.C")
    assert s.kind != "mk.make-way"


@M.example("mageknight", "SR15")
def test_without_a_safe_space_beside_it_is_a_forced_withdrawal() -> None:
    s = field("march", heroes={0: "c02.SE"})
    here = space_of(s, "c02.SE")
    for step in DIRECTIONS.values():
        if here + step in s.board:
            lay_over(s, here + step, Ground("lake"))
    s.place, s.now.phase = 0, "over"
    march = ready(s).choose("retreat")
    assert march.kind == "mk.withdraw" and len(march.keys) > 1  # MR29: of those that are equally near
    march.choose(march.keys[0])
    assert march.wounds(0) == 2 + 2 and march.state.players[0].at != here


@M.example("mageknight", "SR36")
def test_wounds_of_a_retreat_are_no_combat() -> None:
    """Nobody is knocked out, whatever the hand or the token shows."""
    s = field("march", heroes={0: "c02.SE"}, hand="wound, wound, wound, march")
    s.down, s.place, s.now.phase = (0,), 0, "over"
    march = ready(s).choose("retreat")
    assert march.wounds(0) == 5 and "march" in march.faces(march.me.hand)


@M.clause("ML17.2")
@M.example("mageknight", "XE43")
def test_no_site_helps_anybody_when_he_attacks() -> None:
    s = his_turn("swiftness", at="c03.C", heroes={0: "c03.NE"}, shields={"c03.NE": (0,)}, army="prowlers, diggers")
    s.choose("fight", "partial")
    assert [foe.walls for foe in side(s, "army")] == [0, 0]


@M.clause("ML17.4")
@M.example("mageknight", "SR35")
@M.example("mageknight", "XR29")
def test_full_and_partial_attendance() -> None:
    """Fully: the end of turn comes when his turn is over and the hero has made way; the next turn is skipped."""
    s = defends(skills="tovak_double_time").offers("full", "partial").choose("full")
    assert s.state.now.dice_left == 1 and s.state.down == (0,) and s.v.met == (0,)
    through(s.choose("next")).choose("next")
    s.expect(kind="mk.make-way").choose("to:w")
    assert s.kind in ("mk.turn", "mk.drawup") and s.state.now.phase in ("after", "end") and not s.v.met
    part = his_turn("march", heroes={0: "c02.SE"}, level=7).choose("fight", "partial")
    assert part.state.now.dice_left == 0 and part.state.down == () and not part.v.met


@M.clause("ML17.5")
def test_with_the_token_down_only_partially() -> None:
    s = field("march", heroes={0: "c02.SE"})
    s.down, s.place, s.now.phase = (0,), 0, "over"
    march = ready(s).choose("fight")
    assert march.state.now.terms == "partial" and march.state.now.combat is not None
    wounds = his_turn("march", heroes={0: "c02.SE"}, hand="wound").choose("fight")
    assert wounds.state.now.terms == "partial"


@M.clause("ML17.6")
@M.example("mageknight", "SR16")
def test_an_army_destroyed_in_defence_is_a_victory() -> None:
    s = defends(hand="rage, rage").choose("partial", "next")
    through(s).choose("play:rage", "basic:attack#2", "play:rage", "basic:attack#2", "resolve")
    assert s.v.at == -1 and s.state.last_turns >= 0 and s.kind != "mk.make-way"


@M.clause("MS15.11", "MS15.12")
@M.example("mageknight", "SE10")
def test_losses_slow_him_in_the_quest() -> None:
    """Two tokens for one player: his next turn is skipped."""
    f = field(hand="march", scenario="volkares_quest", heroes={0: "c02.W"}, army="prowlers, prowlers, golems", move=5)
    march = ready(f, ("turn",)).choose("step:e")
    first, second = [at for at, foe in enumerate(combat(march).foes) if march.state.face[foe.token] == "prowlers"]
    beat(march.state, first)
    assert VOLKARE not in march.state.down
    beat(march.state, second)
    assert VOLKARE in march.state.down and march.v.lost == 2


# -- together


def party(**more: Any) -> March:
    """Three heroes around him; seat 0 proposes."""
    facts = {"seats": 3, "heroes": {1: "c02.E", 2: "c02.SE"}, "rival_hand": "march, rage", **MOVE, **more}
    return beside(**{"army": "prowlers, golems, freezers, swamp_dragon", **facts})


@M.clause("ML19.1")
def test_a_proposal_names_heroes_next_to_him() -> None:
    s = party().offers("act:raid").choose("act:raid").expect(kind="mk.invite")
    s.offers("seat:seat_1", "seat:seat_2").choose("cancel").expect(kind="mk.turn").lacks("act:raid")
    s.refuses("act:raid", "ML19.1", "mk-why-raid-again")


@M.clause("ML19.2")
def test_elite_and_ordinary_tokens_are_shared_apart() -> None:
    """Two elite (white, red), two ordinary ones (gray, green); all are assigned, each hero faces at least one."""
    s = (
        party()
        .choose("act:raid", "seat:seat_1", "done")
        .expect(kind="mk.share", keys=("amount:0", "amount:1", "amount:2"))
    )
    s.choose("amount:2").expect(keys=("amount:0", "amount:1")).choose("amount:1")
    s.expect(kind="mk.agree").choose("agree")
    fight = s.state.fight
    assert fight is not None
    colours = [sorted(ENEMIES[s.state.face[pid]].colour for pid in share) for share in fight.shares]
    assert colours[0] in (["gray", "red", "white"], ["green", "red", "white"]) and len(colours[1]) == 1


@M.clause("ML19.3", "ML21.1")
def test_one_die_for_all_and_all_shares_are_turned_up() -> None:
    s = shared()
    fight = s.state.fight
    assert fight is not None and s.v.die and all(s.state.known[pid] for share in fight.shares for pid in share)
    die = s.v.die
    s.choose("storm")
    first = side(s, "volkare")[0].strikes
    s.on(0, "next", "hero").choose("start", "play:march", "basic:move#2")
    assert s.v.die == die and first


def shared(**more: Any) -> March:
    """Seat 0 takes both elite tokens, seat 1 both ordinary ones."""
    s = party(**more).choose("act:raid", "seat:seat_1", "done", "amount:2", "amount:0")
    return s.choose("agree").expect(kind="mk.entry")


@M.clause("ML19.4", "ML21.6", "ML21.2")
def test_they_fight_one_after_the_other_each_with_the_own_share() -> None:
    s = shared().choose("storm")
    assert len(side(s, "army")) == 2 and len(side(s, "volkare")) == 1 and s.state.actor == 0
    s.on(0, "next", "hero").choose("start")  # M14.8: after what comes before a turn, in a village
    assert s.state.actor == 1 and s.kind == "mk.entry" and s.state.players[0].at == s.at("c02.C")


@M.clause("ML19.5")
def test_a_wall_fortifies_only_the_share_behind_it() -> None:
    """c12 has walls west and east of its centre, none to the north-west."""
    facts: dict[str, Any] = {"tiles": "c01, c12, c03", "at": "c12.C", "heroes": {1: "c12.NE", 2: "c12.SE"}}
    s = shared(hero="c12.W", rival_hand="march, march, march, march", level=7, **facts).choose("storm")
    assert {foe.walls for foe in side(s, "army")} == {1}
    s.on(0, "next", "hero")
    assert s.state.actor == 1 and s.kind == "mk.entry"
    s.choose("play:march", "basic:move#2", "storm")
    assert {foe.walls for foe in side(s, "army")} == {0}


@M.clause("ML19.6")
def test_each_meets_whom_the_own_step_provokes_once() -> None:
    s = shared(foes={"c02.NW": "diggers"}).choose("storm")
    assert len(side(s, "rampaging")) == 1 and s.state.fight is not None and s.at("c02.NW") in s.state.fight.met


@M.clause("ML19.7")
def test_if_any_share_is_left_all_return() -> None:
    s = shared().choose("storm").on(0, "next", "hero").choose("start", "stay")
    assert [p.at for p in s.state.players[:2]] == [s.at("c02.W"), s.at("c02.E")] and s.v.at == s.at("c02.C")
    assert len(s.v.tokens) == 4


@M.clause("ML19.7", "ML19.8")
@M.example("mageknight", "XE13")
def test_a_share_shot_down_is_not_attacked_by_him() -> None:
    """The initiator's share falls at range; the other stays out: he survives, both return."""
    s = party(army="prowlers, prowlers", hand="swiftness, march", crystals="white").choose(
        "act:raid", "seat:seat_1", "done"
    )
    s.choose("agree", "storm", "play:swiftness", "resolve")
    assert s.wounds(0) == 0 and s.state.actor == 1 and s.kind == "mk.before"
    s.choose("start", "stay")
    assert s.v.at == s.at("c02.C") and s.state.players[0].at == s.at("c02.W")
    s.army("prowlers")


@M.clause("ML21.3", "ML21.4", "ML21.5")
def test_summoners_draw_when_the_block_phase_begins() -> None:
    s = attacked(army="orc_summoners, prowlers", hand="march, march")
    assert len(combat(s).foes) == 3
    s.choose("next")
    assert any(foe.by >= 0 for foe in combat(s).foes) and s.kind == "mk.block"


# -- the defence of a city


def siege(cards: str = "stamina", seats: int = 3, **more: Any) -> March:
    """He attacks a conquered city in which all heroes are."""
    facts = {"tiles": "c01, c02, k06", "city": "k06.C", "heroes": dict.fromkeys(range(seats), "k06.C"), "at": "k06.W"}
    return his_turn(cards, seats=seats, **{**facts, "army": "prowlers, golems, freezers", **more})


@M.clause("ML20.1", "ML20.5")
def test_heroes_of_a_city_defend_together() -> None:
    """In Round Order from whoever's turn comes next; nobody moves, no site or wall counts."""
    s = siege().choose("fight", "fight", "fight").expect(kind="mk.stand")
    assert s.match.decision is not None and s.match.decision.seat == 0
    s.choose("seat:seat_1", "seat:seat_2", "done")
    while s.kind == "mk.share":
        s.choose(s.keys[-1])
    s.choose("agree", "agree")
    fight = s.state.fight
    assert fight is not None and fight.seats == (0, 1, 2) and all(len(share) == 1 for share in fight.shares)
    s.expect(kind="mk.attend").choose("partial")
    assert [foe.walls for foe in side(s, "army")] == [0] and s.me.at == s.at("k06.C")


@M.clause("ML20.2")
@M.example("mageknight", "XE14", "XR49")
@M.example("mageknight", "XR32")
def test_who_does_not_agree_fights_apart() -> None:
    """Two agree, one refuses: two groups; the one whose turn is nearest fights first, both with the same die."""
    s = siege(level=7).choose("fight", "fight", "fight", "seat:seat_1", "seat:seat_2", "done")
    while s.kind == "mk.share":
        s.choose(s.keys[-1])
    s.choose("agree", "refuse").expect(kind="mk.stand").lacks("seat:seat_2").choose("seat:seat_1", "done")
    while s.kind == "mk.share":
        s.choose(s.keys[-1])
    s.choose("agree")
    fight = s.state.fight
    assert fight is not None and fight.seats == (0, 1) and s.v.facing == (2,)
    die = s.v.die
    s.on(0, "partial", "next", "hero")
    s.on(1, "partial", "next", "hero")
    last = s.state.fight
    assert last is not None and last.seats == (2,) and len(last.shares[0]) == 3 and s.v.die == die


@M.clause("ML20.3")
def test_who_stays_out_takes_no_part() -> None:
    s = siege(army="prowlers").choose("fight", "stand_aside", "fight")
    assert s.state.fight is not None and s.state.fight.seats == (0,)  # one token: one defender at a time


@M.clause("ML20.4")
@M.example("mageknight", "XR48")
def test_each_defender_attends_fully_or_partially() -> None:
    siege(seats=2).choose("fight", "fight", "alone").expect(kind="mk.attend").offers("full", "partial")
    down = siege(seats=2, rival_hand="wound").choose("stand_aside", "fight")
    assert down.state.now.seat == 1 and down.state.now.terms == "partial"


@M.clause("ML20.6")
@M.example("mageknight", "SE4")
def test_two_of_three_is_too_few() -> None:
    """Three players, two tokens lost: the heroes lose."""
    s = siege(level=7).choose("fight", "stand_aside", "stand_aside", "partial")
    beat(s.state, 0)
    beat(s.state, 1)
    s.on(0, "next", "hero")
    assert s.match.result is not None and not s.match.result.winners


@M.example("mageknight", "SR21")
def test_in_the_quest_he_walks_into_a_conquered_city() -> None:
    s = his_turn("stamina", seats=2, scenario="volkares_quest", tiles="c01, c02, k06", city="k06.C", at="k06.NE",
                 heroes={0: "k06.C", 1: "k06.C"})  # fmt: skip
    s.volkare("k06.C").expect(keys=("fight", "retreat")).choose("retreat", "retreat")
    assert s.kind == "mk.make-way" and s.wounds(0) == 2 == s.wounds(1)


# -- any of it


def brawl(seed: int) -> March:
    random = Random(f"brawl {seed}")
    cards = [*CARDS, "wound", "rage", "determination", "swiftness", "march"]

    def some(words: list[str], most: int) -> str:
        return ", ".join(random.choice(words) for _ in range(random.randint(1, most)))

    tokens = [
        face for face, enemy in ENEMIES.items() if enemy.colour in ("white", "red", "gray", "green") and enemy.copies
    ]
    facts: dict[str, Any] = {
        "hand": some(cards, 6), "rival_hand": some(cards, 6), "units": some(list(UNITS), 2),
        "level": random.randint(1, 7),
        "rival_units": some(list(UNITS), 2), "crystals": "red, blue, green, white", "army": some(tokens, 5),
        "counted": {"green": random.choice((0, 0, 3)), "gray": random.choice((0, 1))}, "night": random.random() < 0.3,
        "rival_skills": random.choice(("", "arythea_motivation")), "source": "red, gold, black",
    }  # fmt: skip
    sort = random.choice(("party", "siege", "turn", "quest", "raid"))
    if sort == "party":
        s = party(**facts)
        return s.choose("act:raid") if "act:raid" in s.keys else s
    if sort == "siege":
        return siege(random.choice(("stamina", "mana_claim")), random.choice((1, 2, 3)), **facts)
    if sort == "raid":
        return attacked(**facts)
    scenario = "volkares_quest" if sort == "quest" else "volkares_return"
    seats = random.choice((1, 2, 3))
    spots = dict(zip(range(seats), random.sample(["c02.SE", "c02.E", "c02.W", "c02.SW"], seats), strict=True))
    card = random.choice(("rage", "mana_meltdown", "march", "stamina", "energy_flow", "mana_claim"))
    return his_turn(card, seats=seats, heroes=spots, scenario=scenario, **facts)


def test_conformance_in_the_middle_of_battles() -> None:
    report = Report()
    for seed in range(90):
        match = brawl(seed).match
        check = _Check(GAME, match, Random(seed), report, 0, look_every=4)
        for _ in range(16):
            if match.decision is None:
                break
            check.question()
            check.answer()
    assert {"mk.beset", "mk.make-way", "mk.attend", "mk.invite", "mk.share", "mk.stand"} <= set(report.kinds)
    assert report.most_options <= 50
