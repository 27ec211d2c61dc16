"""Set-up, Rounds, Tactics, the Dummy and the scenario (M1-M3, M19, MS0, MS2)."""

from __future__ import annotations

from random import Random

import pytest

from undercroft import new_match
from undercroft.core.match import Match
from undercroft.core.state import chance_key
from undercroft.core.zones import create
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.actors.dummy import dummy_tactic, dummy_takes, dummy_turn, join_dummy
from undercroft.games.mageknight.box.base.tactics import DAY, NIGHT
from undercroft.games.mageknight.play.heroes import deck_of, level, level_at, manners
from undercroft.games.mageknight.play.rounds import order, prepare, renew, round_end, turns
from undercroft.games.mageknight.play.setup import check_heroes, deal_units, new, roll_source
from undercroft.games.mageknight.play.stacks import draw
from undercroft.games.mageknight.play.tactics import choosers, display
from undercroft.games.mageknight.play.tracks import change_reputation
from undercroft.games.mageknight.rules import rules_of
from undercroft.games.mageknight.state import State
from undercroft.games.mageknight.tables import CARDS, HEROES, SET_OF, TILES, UNITS
from undercroft.games.mageknight.world.shapes import SHAPES, centre_of

from .scene import Scene, bare, before, ending, go, scene


def fresh(seats: int = 2, seed: int = 1, **options: str) -> tuple[Match, State]:
    match = new_match("mageknight", seats=seats, seed=seed, options=options)
    assert isinstance(match.state, State)
    return match, match.state


@pytest.mark.clause("MS0.7")
@pytest.mark.example("mageknight", "SR39")
def test_no_competitive_spells_alone() -> None:
    """Findings: alone, the four Spells that strike others were in the deck, one of them of no use at all."""
    rivals = {"mana_meltdown", "mana_claim", "mind_read", "energy_flow"}

    def in_the_box(seats: int) -> set[str]:
        return rivals & set(new(seats, GAME.settle(seats, {}), chance_key(1)).face)

    assert in_the_box(1) == set() and in_the_box(2) == rivals


@pytest.mark.clause("M1.1", "M2.2", "M8.6")
def test_every_player_starts_with_the_same() -> None:
    _, s = fresh(3)
    for p in s.players:
        assert (p.fame, p.reputation, p.level, len(p.hand), len(p.deck), p.at) == (0, 0, 1, 5, 11, -1)
        assert not p.units and not p.skills and not any(p.crystals.values())
        assert len(p.skill_pile) == 10 and not any("ritual_of_pain" in s.face[skill] for skill in p.skill_pile)
    solo = fresh(1)[1].players[0]
    assert len(solo.skill_pile) == 10


@pytest.mark.clause("M1.2")
def test_the_box_and_piles_that_are_rebuilt() -> None:
    _, s = fresh(4)
    counts = {colour: len(pile) for colour, pile in s.stacks.items()}
    assert counts["white"] == 10 and counts["red"] == 8 and counts["brown"] == 10
    assert len(s.stacks["advanced"]) + len(s.advanced) + len(s.cloister) == 28
    assert len(s.stacks["spells"]) == 17 and len(s.stacks["artifacts"]) == 16 and len(s.stacks["elite"]) == 20
    b = bare()
    b.discards["red"], b.stacks["red"] = b.stacks["red"], ()
    assert draw(b, "red") >= 0 and len(b.stacks["red"]) == 7 and b.discards["red"] == ()
    b.stacks["red"] = ()
    assert draw(b, "red") == -1


@pytest.mark.clause("M1.3")
@pytest.mark.example("mageknight", "ME25", "MR1")
def test_the_fame_track() -> None:
    firsts = [0, 3, 8, 15, 24, 35, 48, 63, 80, 99]
    assert [level_at(n) for n in firsts] == list(range(1, 11))
    assert [level_at(n - 1) for n in firsts[1:]] == list(range(1, 10))
    assert level_at(14) == 3 and level_at(15) == 4 and level_at(150) == 10
    assert [(level(n).armor, level(n).hand, level(n).command) for n in (1, 2, 3, 5, 7, 9, 10)] == [
        (2, 5, 1), (2, 5, 1), (3, 5, 2), (3, 6, 3), (4, 6, 4), (4, 7, 5), (4, 7, 5),
    ]  # fmt: skip


@pytest.mark.clause("M1.4")
def test_the_reputation_track() -> None:
    assert [manners(n) for n in range(-6, 8)] == [-5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5]
    s = bare(reputation=6)
    change_reputation(s, 0, 3)
    assert s.players[0].reputation == 7
    change_reputation(s, 0, -20)
    assert s.players[0].reputation == -7


@pytest.mark.clause("M1.5")
def test_hero_decks() -> None:
    for hero, own in HEROES.items():
        deck = deck_of(hero)
        assert len(deck) == 16 and all(card in deck for card in own.own)
        first = deck_of(hero, first_printing=True)
        assert len(first) == 16 and list(own.own)[1] not in first
    assert deck_of("arythea").count("rage") == 1 and "mana_draw" not in deck_of("arythea")
    assert list(fresh(1, heroes="goldyx", printing="first")[1].face).count("crystal_joy") == 0


@pytest.mark.clause("M2.1")
def test_heroes_are_chosen_or_drawn() -> None:
    assert [p.hero for p in fresh(2, heroes="tovak,goldyx")[1].players] == ["tovak", "goldyx"]
    assert len({p.hero for p in fresh(4)[1].players}) == 4
    assert check_heroes("tovak,tovak") is not None and check_heroes("random") is None and check_heroes("x") is not None


@pytest.mark.clause("M2.3")
@pytest.mark.example("mageknight", "ME27")
def test_offers() -> None:
    for seats in (1, 2, 4):
        s = fresh(seats)[1]
        assert (len(s.spells), len(s.advanced), len(s.unit_offer), len(s.source)) == (3, 3, seats + 2, seats + 2)
        assert all(UNITS[s.face[card]].tier == "regular" for card in s.unit_offer) and s.common == ()


@pytest.mark.clause("M2.4", "MS0.2")
@pytest.mark.example("mageknight", "ME44")
def test_at_least_half_of_the_source_shows_basic_colours() -> None:
    s = bare(seats=2)
    for _ in range(200):
        roll_source(s)
        basic = sum(die not in ("gold", "black") for die in s.source)
        assert len(s.source) == 4 and basic >= 2
    solo = bare()
    counts = set()
    for _ in range(200):
        roll_source(solo)
        counts.add(sum(die not in ("gold", "black") for die in solo.source))
    assert counts == {2, 3}  # one of three is less than half


@pytest.mark.clause("M2.5", "M2.6", "MS1.9")
def test_the_first_tiles_and_the_deck() -> None:
    s = fresh(2)[1]
    shape = SHAPES["wedge_unlimited"]
    assert [face for _, face in s.placed] == ["start_a", "c01", "c02"]
    assert [centre for centre, _ in s.placed[1:]] == [centre_of(shape, 1, 0), centre_of(shape, 0, 1)]
    kinds = [TILES[s.face[tile]].kind for tile in s.tiles]
    assert sorted(kinds[:3]) == ["city", "core", "core"] and set(kinds[3:]) == {"countryside"}


@pytest.mark.clause("M2.7")
def test_the_first_round_is_a_day() -> None:
    s = bare()
    display(s)
    assert s.tactics_left == DAY
    s.round, s.night = 2, True
    display(s)
    assert s.tactics_left == NIGHT


@pytest.mark.clause("MS0.1", "MS0.3")
@pytest.mark.example("mageknight", "SR38")
@pytest.mark.parametrize(("seats", "land"), [(1, 8), (2, 8), (3, 9), (4, 11)])
def test_tiles_by_seats(seats: int, land: int) -> None:
    s = fresh(seats)[1]
    faces = [s.face[tile] for tile in s.tiles]
    assert len(faces) == land - 2 + 3
    assert [TILES[face].number for face in faces[::-1][: land - 2]] == list(range(3, land + 1))


# -- Rounds


@pytest.mark.clause("M3.1")
@pytest.mark.example("mageknight", "ME14", "W1")
def test_a_new_round_is_prepared() -> None:
    s = bare("rage, wound", units="peasants!*, foresters!", discard="march", offer="peasants, herbalists, foresters")
    p = s.players[0]
    s.cloister = [draw(s, "advanced")]
    oldest = s.spells[-1]
    p.stored, p.flipped = (p.deck.pop(),), p.skills
    before = len(p.deck) + len(p.hand) + len(p.discard) + len(p.stored)
    prepare(s)
    renew(s)
    assert s.round == 2 and len(s.unit_offer) == 3 and s.cloister == [] and len(s.source) == 3
    assert oldest not in s.spells and oldest == s.stacks["spells"][0] and len(s.spells) == 3
    assert [unit.spent for unit in p.units] == [False, False] and p.units[0].wounds == 1
    assert len(p.hand) == 5 and len(p.deck) == before - 5 and p.discard == [] and p.stored == ()
    assert p.tactic == "" and p.flipped == ()


@pytest.mark.clause("M3.1")
def test_elite_units_come_with_core_tiles() -> None:
    s = bare()
    s.rules = s.rules._replace(plan=s.rules.plan._replace(elite=True))  # type: ignore[misc]
    s.core_seen = True
    deal_units(s)
    assert [UNITS[s.face[card]].tier for card in s.unit_offer] == ["elite", "regular", "elite"]


@pytest.mark.clause("M3.2")
@pytest.mark.example("mageknight", "ME29", "MR18")
def test_who_chooses_a_tactic_first() -> None:
    s = bare(seats=3)
    assert choosers(s) == [2, 1, 0]  # all at 0: the one lowest in the column
    s.players[0].fame = 1
    s.order = (2, 0, 1)
    assert choosers(s) == [1, 2, 0]
    match, state = fresh(3)
    assert match.decision is not None and match.decision.seat == 2 and len(match.keys) == 6
    match.choose("tactic:early_bird")
    refusal = match.why_not("tactic:early_bird")
    assert refusal is not None and refusal.clause == "M3.2" and len(match.keys) == 5
    assert state.players[2].tactic == "early_bird"


@pytest.mark.clause("M3.3")
def test_turns_go_by_the_numbers_of_the_tactics() -> None:
    s = bare(seats=3)
    for seat, name in enumerate(("great_start", "early_bird", "planning")):
        s.players[seat].tactic = name
    order(s)
    assert s.order == (1, 2, 0)


@pytest.mark.clause("M3.4", "M3.5")
def test_the_last_round_ends_the_game() -> None:
    s = bare(seats=2)
    s.round, s.turns_left = 3, 0
    sc = go(s)
    assert sc.kind == "over" and sc.match.result is not None and sc.match.result.reason == "mk-end-rounds"
    other = bare(seats=2)
    other.turns_left = 0
    assert go(other).kind == "mk.tactic" and other.round == 2


@pytest.mark.clause("M3.7")
def test_kept_dice_come_back_with_the_new_round() -> None:
    s = bare(source="red, blue")
    s.players[0].stolen = "green"
    round_end(s)
    assert s.players[0].stolen == "" and len(s.source) == 3


TURN_TACTICS = {"long_night": "tactic:long_night", "mana_search": "tactic:mana_search"}


@pytest.mark.clause("M3.6")
@pytest.mark.card("mageknight", "the_right_moment", "early_bird")
@pytest.mark.example("mageknight", "MR19")
def test_the_right_moment_gives_another_turn() -> None:
    s = scene("rage, rage", tactic="the_right_moment", seats=2).choose("tactic:the_right_moment")
    s.lacks("tactic:the_right_moment").choose("end", "done")
    assert s.state.active == 0 and s.state.now.another == 0 and s.kind in ("mk.before", "mk.turn")
    late = bare("rage", tactic="the_right_moment", seats=2)
    late.turns_left = 1
    go(late, ("turn",)).lacks("tactic:the_right_moment")
    scene("rage", tactic="early_bird").lacks("tactic:the_right_moment")


@pytest.mark.clause("M3.6")
@pytest.mark.card("mageknight", "long_night", "from_the_dusk")
def test_long_night() -> None:
    s = scene("rage", tactic="long_night", night=True, deck="", discard="march, stamina, rage, promise, wound")
    s.choose("tactic:long_night").lacks("tactic:long_night")
    assert len(s.me.deck) == 3 and len(s.me.discard) == 2 and s.me.flipped_tactic
    scene("rage", tactic="long_night", night=True).lacks("tactic:long_night")
    drawing = ending("rage", tactic="long_night", night=True, deck="march", discard="march, stamina, rage, promise")
    drawing.choose("done").expect(kind="mk.benefit").choose("lengthen")
    assert len(drawing.me.hand) == 5
    plain = ending("rage", tactic="long_night", night=True, deck="", discard="march").choose("done", "none")
    assert plain.me.hand and not plain.me.flipped_tactic
    scene("rage", tactic="from_the_dusk", night=True, deck="", discard="march").lacks("tactic:long_night")


@pytest.mark.clause("M3.6")
@pytest.mark.card("mageknight", "long_night")
@pytest.mark.example("mageknight", "MR56")
def test_what_long_night_leaves_lies_face_up() -> None:
    """So the glade asks the same question in every world that its hero can imagine."""
    facts = {"tactic": "long_night", "night": True, "deck": "", "at": "c01.C"}
    s = scene("wound", discard="march, stamina, rage, promise, wound, wound", **facts).choose("tactic:long_night")
    assert s.match.view(0)["table"]["players"][0]["discard"] == s.faces(s.me.discard)
    worlds = [s.match.imagine(0, Random(seed)).state for seed in range(20)]
    dealt = [[world.face[card] for card in s.me.deck] for world in worlds]
    assert all(sorted(faces) == sorted(s.faces(s.me.deck)) for faces in dealt) and len({*map(tuple, dealt)}) > 1
    assert not any(s.state.known[card] for card in s.me.deck)
    s.choose("end").expect(kind="mk.benefit")
    assert {s.match.imagine(0, Random(seed)).keys for seed in range(20)} == {s.keys}


@pytest.mark.clause("M3.6")
@pytest.mark.card("mageknight", "mana_search")
def test_mana_search() -> None:
    s = scene("rage", tactic="mana_search", night=True, source="red, gold, blue").choose("tactic:mana_search")
    s.expect(kind="mk.colour", keys=("take:red", "take:blue", "done"))  # gold was taken first, by force
    s.choose("done").lacks("tactic:mana_search")
    assert len(s.state.source) == 3 and s.state.source[:2] == ["red", "blue"]
    used = bare("rage", tactic="mana_search", night=True)
    used.now.used_dice = (("red", True),)
    go(used, ("turn",)).lacks("tactic:mana_search")


def taking(name: str, hand: str = "march, rage, wound, stamina", **more: object) -> Scene:
    s = bare(hand, tactic="", night=name in NIGHT, **more)  # type: ignore[arg-type]
    display(s)
    return go(s, ("tactic", 0)).choose(f"tactic:{name}")


@pytest.mark.card("mageknight", "rethink", "great_start", "mana_steal", "preparation")
@pytest.mark.example("mageknight", "W2")
def test_tactics_when_taken() -> None:
    s = taking("rethink", deck="promise, promise, threaten").choose("card:rage", "card:wound")
    assert sorted(s.faces(s.me.hand)) == ["march", "promise", "promise", "stamina"]
    assert sorted(s.faces(s.me.deck)) == ["rage", "threaten", "wound"] and s.me.discard == []
    assert len(taking("great_start").me.hand) == 6
    steal = taking("mana_steal", source="red, gold, blue").expect(keys=("take:red", "take:blue")).choose("take:blue")
    assert steal.me.stolen == "blue" and steal.state.source == ["red", "gold"]
    ready = taking("preparation", deck="promise, threaten, wound").choose("take:threaten")
    assert "threaten" in ready.faces(ready.me.hand) and sorted(ready.faces(ready.me.deck)) == ["promise", "wound"]


@pytest.mark.card("mageknight", "midnight_meditation")
@pytest.mark.example("mageknight", "MR34")
def test_midnight_meditation() -> None:
    s = before("wound, wound, rage", tactic="midnight_meditation", night=True, deck="march, march, march, march")
    s.choose("meditate", "card:wound", "card:wound")
    assert len(s.me.hand) == 3 and len(s.me.deck) == 4 and s.me.flipped_tactic
    s.lacks("meditate")


@pytest.mark.card("mageknight", "sparing_power")
def test_sparing_power() -> None:
    s = before("rage", tactic="sparing_power", night=True, deck="march, stamina, promise").choose("store")
    assert s.faces(s.me.stored) == ["march"]
    s.lacks("store", "take")
    b = bare("rage", tactic="sparing_power", night=True)
    b.players[0].stored = (b.players[0].deck.pop(),)
    taken = go(b, ("before",)).choose("take")
    assert len(taken.me.hand) == 2 and taken.me.flipped_tactic and taken.me.stored == ()


@pytest.mark.clause("M16.8")
@pytest.mark.card("mageknight", "planning")
def test_planning() -> None:
    s = ending("rage, wound", tactic="planning", deck=", ".join(["march"] * 9)).choose("done")
    assert len(s.me.hand) == 6
    alone = ending("rage", tactic="planning", deck=", ".join(["march"] * 9)).choose("done")
    assert len(alone.me.hand) == 5


# -- the Dummy


@pytest.mark.clause("M19.1", "M19.2", "MS0.8")
def test_the_dummy_joins_and_takes_a_tactic() -> None:
    s = bare(dummy="yes")
    join_dummy(s)
    dummy = s.dummy
    assert dummy is not None and dummy.hero != "tovak" and len(dummy.deck) == 16
    assert sum(dummy.crystals.values()) == 3
    display(s)
    dummy_tactic(s)
    assert dummy.tactic in DAY and dummy.tactic not in s.tactics_left
    s.players[0].tactic = next(name for name in DAY if name != dummy.tactic)
    gone = {s.players[0].tactic, dummy.tactic}
    prepare(s)
    renew(s)
    assert set(s.tactics_gone) == gone
    s.night = False
    display(s)
    assert len(s.tactics_left) == 4
    sc = go(s, ("tactic", 0))
    sc.refuses(f"tactic:{sorted(gone)[0]}", "MS0.8", "mk-why-tactic-gone")


@pytest.mark.clause("M19.3")
@pytest.mark.example("mageknight", "ME19")
def test_the_dummy_turns_cards() -> None:
    s = bare(dummy="yes")
    join_dummy(s)
    dummy = s.dummy
    assert dummy is not None
    dummy.crystals = {"green": 2, "blue": 1, "red": 0, "white": 0}
    green = next(card for card in dummy.deck if s.face[card] == "march")
    dummy.deck.remove(green)
    dummy.deck.insert(len(dummy.deck) - 2, green)  # the third from the top
    dummy_turn(s)
    assert len(dummy.discard) == 5 and len(dummy.deck) == 11
    dummy.deck = dummy.deck[:2]
    dummy_turn(s)
    assert not dummy.deck and s.turns_left == -1
    dummy_turn(s)
    assert s.turns_left == 0  # solo: one other actor less the Dummy itself


@pytest.mark.clause("M19.4", "M19.5")
def test_the_dummy_gets_the_oldest_cards() -> None:
    s = bare(dummy="yes")
    join_dummy(s)
    assert s.dummy is not None
    action, spell = s.advanced[-1], s.spells[-1]
    colour = CARDS[s.face[spell]].colour
    before_crystals = s.dummy.crystals[colour]
    s.players[0].tactic = s.dummy.tactic = "planning"
    prepare(s)
    renew(s)
    assert action in s.dummy.deck and s.dummy.crystals[colour] == before_crystals + 1
    assert s.stacks["spells"][0] == spell and action not in s.stacks["advanced"]
    dummy_takes(s, "spells", spell)
    assert s.dummy.crystals[colour] == before_crystals + 2


@pytest.mark.clause("M19.6", "M19.8")
def test_the_dummy_has_turns_in_order_but_no_last_one() -> None:
    s = bare(dummy="yes")
    join_dummy(s)
    assert s.dummy is not None
    s.order, s.place = (-1, 0), -1
    turns(s)
    assert len(s.dummy.deck) < 16 and s.agenda[-1] == ("turns",)
    left = len(s.dummy.deck)
    s.last_turns, s.place = 1, -1
    turns(s)
    assert len(s.dummy.deck) == left and s.last_turns == 1


# -- First Reconnaissance


@pytest.mark.clause("MS2.1")
def test_cities_cannot_be_entered() -> None:
    s = scene("march", at="k05.NW", tiles="k05, c02", move=9)
    s.lacks("step:se").refuses("step:se", "MS2.1", "mk-why-terrain", terrain="city")
    assert s.at("k05.C") not in s.state.there


@pytest.mark.clause("MS2.2", "M17.2")
def test_a_tile_explored_brings_fame() -> None:
    s = bare("rage, rage", at="c01.NE", move=4)
    s.tiles = tuple(create(s, ["c03"], known=0))
    sc = go(s, ("turn",))
    key = next(key for key in sc.keys if key.startswith("explore:"))
    sc.choose(key).expect(my_fame=1, move=2, kind="mk.turn")
    assert "c03" in [face for _, face in sc.state.placed]


@pytest.mark.clause("MS2.3")
def test_no_fights_between_heroes() -> None:
    keep = {"c03.NE": (1,)}
    s = scene("march", at="c03.C", tiles="c03, c02", seats=2, move=9, shields=keep, others={1: "c03.NE"})
    s.refuses("step:ne", "M10.12", "mk-why-owner")


@pytest.mark.clause("MS0.5")
@pytest.mark.parametrize(("announced", "left"), [(-1, 2), (1, 1)])
def test_a_city_brings_the_last_turns(announced: int, left: int) -> None:
    from undercroft.games.mageknight.scenarios.first_reconnaissance import revealed

    s = bare(seats=2)
    s.turns_left = announced
    revealed(s, create(s, ["k01"])[0])
    assert s.last_turns == -1
    revealed(s, create(s, ["k05"])[0])
    assert s.last_turns == left
    s.last_turns = 0
    sc = go(s)
    assert sc.match.result is not None and sc.match.result.reason == "mk-end-city"


@pytest.mark.clause("MS2.7")
def test_solo_has_four_rounds_and_no_titles() -> None:
    from undercroft.games.mageknight.play.scoring import tally

    s = bare(units="peasants")
    assert [rules_of(seats, s.options).rounds for seats in (1, 2, 3, 4)] == [4, 3, 3, 3]
    assert tally(s)[0]["leader"] == 1 and tally(s)[0]["leader_title"] == 0
    assert fresh(1, dummy="no")[1].dummy is None and fresh(1)[1].dummy is not None


@pytest.mark.clause("MS2.4", "MS2.5", "MS2.6")
def test_the_first_unit_offer_holds_a_village_unit() -> None:
    for seed in range(40):
        s = fresh(1, seed)[1]
        assert len(s.spells) == len(s.advanced) == 3  # open from the start all the same
        assert any("village" in UNITS[s.face[card]].places for card in s.unit_offer)
        assert all(UNITS[s.face[card]].tier == "regular" for card in s.unit_offer)


@pytest.mark.clause("M2.6")
def test_imagined_core_tiles_may_be_any_that_were_not_seen() -> None:
    """A bot knows how many core tiles and cities there are, not which were drawn, nor where the city lies."""
    match = new_match("mageknight", seats=1, seed=3)
    assert isinstance(match.state, State)
    hidden = [pid for pid in match.state.tiles if TILES[match.state.face[pid]].kind in ("core", "city")]
    worlds = [match.imagine(0, Random(seed)).state for seed in range(60)]
    seen = [[world.face[pid] for pid in hidden] for world in worlds]
    for faces in seen:
        assert sorted(TILES[face].kind for face in faces) == ["city", "core", "core"]
        assert len(set(faces)) == 3
    drawn = {face for faces in seen for face in faces}
    assert drawn == {face for face, tile in TILES.items() if tile.kind in ("core", "city") and SET_OF[face] == "base"}
    assert {[TILES[face].kind for face in faces].index("city") for faces in seen} == {0, 1, 2}
