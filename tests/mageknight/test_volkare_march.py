"""General Volkare on the march: his army, his deck, his turns in both scenarios (ML15, MS13, MS14, MS15)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.core.effects import Plays
from undercroft.core.state import chance_key
from undercroft.core.zones import create
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.actors.volkare import CAMPAIGNS, LEVELS, turning
from undercroft.games.mageknight.encounters.volkare import DIAL, army_of, troops
from undercroft.games.mageknight.play.exploring import put_tile
from undercroft.games.mageknight.play.scoring import tally
from undercroft.games.mageknight.rules import rules_of
from undercroft.games.mageknight.scenarios.volkares_return import city
from undercroft.games.mageknight.sites.city import GARRISONS
from undercroft.games.mageknight.state import State
from undercroft.games.mageknight.tables import CARDS, ENEMIES, TILES, VOLKARE
from undercroft.games.mageknight.world.groups import tokens_at
from undercroft.games.mageknight.world.hexes import DIRECTIONS, ORIGIN, distance
from undercroft.games.mageknight.world.shapes import SHAPES, centre_of

from .marches import March, field, his_turn, ready, until
from .scene import bare, space_of

M = pytest.mark
OLD = {"scenario": "volkares_return", "sets": "lost_legion"}
QUEST = {"scenario": "volkares_quest", "sets": "lost_legion"}


def begun(seats: int = 1, seed: int = 1, **options: str) -> State:
    state = Plays(GAME, seats, options or OLD).start(seed).state
    assert isinstance(state, State) and state.volkare is not None
    return state


# -- the army


@M.clause("ML15.3")
@pytest.mark.parametrize(
    ("level", "army"),
    [
        (4, (0, 1, 1, 2)),
        (5, (1, 0, 1, 2)),
        (8, (1, 1, 2, 2)),
        (10, (1, 1, 2, 5)),
        (12, (2, 0, 2, 6)),
        (15, (2, 1, 3, 6)),
    ],
)
def test_the_dial(level: int, army: tuple[int, ...]) -> None:
    """White, gray, red, green; never below level 4."""
    assert tuple(army_of(level)[colour] for colour in ("white", "gray", "red", "green")) == army
    assert army_of(2) == army_of(4)


@M.clause("ML15.4")
@M.example("mageknight", "XR3")
@pytest.mark.parametrize(
    ("level", "parts"), [(16, (8, 8)), (20, (10, 10)), (26, (13, 13)), (36, (12, 12, 12)), (50, (13, 13, 12, 12))]
)
def test_levels_above_the_dial_are_added_up(level: int, parts: tuple[int, ...]) -> None:
    assert list(army_of(level).values()) == [
        sum(column) for column in zip(*(DIAL[part] for part in parts), strict=True)
    ]


# -- the set-up


@M.clause("MS13.3", "MS13.4", "MS13.6")
def test_set_up_alone() -> None:
    s = begun()
    v = s.volkare
    assert v is not None and v.hero != s.players[0].hero and v.skills
    faces = [s.face[card] for card in v.deck]
    assert faces.count("wound") == 18 and len(faces) == 16 + 4 + 18
    assert sorted(CARDS[face].colour for face in faces if face in CARDS and CARDS[face].sort == "spell") == [
        "blue", "green", "red", "white",
    ]  # fmt: skip
    assert len(s.source) == 4 and len(s.unit_offer) == 4  # MS0.2: he counts as a player
    spells = (*s.stacks["spells"], *s.spells)
    assert not any(CARDS[s.face[card]].mode == "competitive" for card in spells)  # MS0.7


@M.clause("MS13.5", "ML15.1", "ML15.5")
def test_the_army_is_only_counted_and_his_deck_is_face_down() -> None:
    s = begun(2)
    v = s.volkare
    assert v is not None and v.level == 10 and not v.tokens and troops(s) == army_of(10)
    assert all(s.known[card] == 0 for card in v.deck)
    seen = ready(s).match.view(0)["table"]["volkare"]
    assert seen["army"] == {"white": 1, "red": 2, "gray": 1, "green": 5} and seen["deck"] == 38 and seen["level"] == 10


@M.clause("MS13.7", "MS13.9")
@M.card("mageknight", "camp")
def test_the_camp_is_the_leftmost_tile_and_an_ordinary_space() -> None:
    s = begun()
    camp = centre_of(SHAPES["volkares_return"], 1, 0)
    assert s.volkare is not None and s.volkare.at == camp and (camp, "volkare_camp") in s.placed
    assert s.board[camp].terrain == "plains" and not s.board[camp].site and not s.core_seen
    assert all(s.face[card] in s.face and "elite" not in s.face[card] for card in s.unit_offer)
    assert TILES[s.face[s.tiles[0]]].kind == "city" and len(s.tiles) == 7 - 2 + 1 + 1  # the city is the last tile


@M.clause("MS13.8")
@M.example("mageknight", "SR3")
@M.example("mageknight", "XR2")
def test_the_first_units_lie_in_marked_slots() -> None:
    s = begun(3, level="daring_thrilling", **OLD)
    assert list(s.slots.values()) == s.unit_offer[:5] and len(s.slots) == 5
    assert set(s.slots) == {"red", "blue", "green", "white", "gold"}
    fair = begun(1)
    assert list(fair.slots.values()) == fair.unit_offer[:1]


@M.clause("MS13.1")
@M.example("mageknight", "XR1")
def test_battle_and_race_are_two_settings() -> None:
    assert len(LEVELS) == 9
    s = begun(2, level="heroic_tight", **OLD)
    assert s.volkare is not None and s.volkare.level == 16 and s.rules.levels == (9,)
    assert [s.face[card] for card in s.volkare.deck].count("wound") == 15 and len(s.slots) == 3
    legend = rules_of(1, GAME.settle(1, {"level": "legendary_fair", **OLD}))
    assert legend.levels == (10,) and legend.rounds == 6


@M.clause("MS14.1")
@M.example("mageknight", "SE30")
@M.example("mageknight", "SR37")
def test_blitz() -> None:
    s = begun(3, scenario="volkares_return_blitz", sets="lost_legion")
    assert len(s.source) == 7 and len(s.unit_offer) == 7 and s.rules.rounds == 4 and s.rules.levels == (5,)
    assert s.players[0].fame == 1 and s.players[0].reputation == 2
    assert s.volkare is not None and s.volkare.level == 12
    assert [s.face[card] for card in s.volkare.deck].count("wound") == 16
    f = field("march", scenario="volkares_return_blitz", heroes={0: "c02.W"})
    f.round, f.agenda = 4, []
    over = ready(f, ("round_end",)).match.result
    assert over is not None and not over.winners


@M.example("mageknight", "SR4")
def test_the_books_26_stays() -> None:
    assert CAMPAIGNS["volkares_return_blitz"].levels["heroic"] == (6, 12, 18, 26)


@M.clause("MS13.10", "MS13.35")
def test_he_takes_a_tactic_after_the_players() -> None:
    """Alone the own card leaves the game, his stays; together none does."""
    s = ready(begun())
    assert not s.v.tactic and s.kind == "mk.tactic"
    s.choose("tactic:planning")
    mine = s.v.tactic
    assert mine and mine != "planning" and VOLKARE in s.state.order
    s.state.agenda[:] = [("round_end",)]
    s.match.go()
    assert s.state.tactics_gone == ("planning",) and not s.v.tactic
    assert rules_of(2, GAME.settle(2, OLD)).plan.tactics == "usual"


# -- his turn


@M.clause("MS13.12", "MS13.16", "ML15.2")
@pytest.mark.parametrize(("card", "to"), [("swiftness", "c02.NE"), ("stamina", "c02.E"), ("march", "c02.SE")])
def test_a_colour_is_a_direction(card: str, to: str) -> None:
    """White north-east, blue east, green south-east; the card is turned up."""
    s = his_turn(card).volkare(to)
    assert s.faces(s.v.discard) == [card] and not s.v.deck


@M.clause("ML15.2")
def test_he_walks_over_anything_and_provokes_nobody() -> None:
    s = his_turn("swiftness", at="c01.C", foes={"c01.NW": "prowlers"}).volkare("c01.NE")  # a lake
    assert s.state.board[s.v.at].terrain == "lake" and s.kind == "mk.turn" and s.state.actor == 0


@M.clause("MS13.13")
def test_a_wound_is_a_camp_and_a_wavering_unit_joins_him() -> None:
    gone = 0
    for seed in range(12):
        s = field("wound", offer="peasants, foresters")
        s.slots = dict(zip(("red", "blue"), s.unit_offer, strict=True))
        s.place, s.now.phase = 0, "over"
        s.key = chance_key(seed)
        march = ready(s)
        found = march.v.die in ("red", "blue")
        assert march.v.army["gray"] == int(found) and len(march.state.unit_offer) == 2 - found
        march.volkare("c02.C")
        gone += found
    assert 0 < gone < 12


@M.example("mageknight", "SR10")
def test_an_empty_slot_has_no_effect() -> None:
    s = field("wound")
    s.slots = dict.fromkeys(("red", "blue", "green", "white", "gold", "black"), -1)
    s.place, s.now.phase = 0, "over"
    assert ready(s).v.army["gray"] == 0


@M.clause("MS13.14")
@M.example("mageknight", "SE1")
@pytest.mark.parametrize(
    ("night", "dice", "rolled"),
    [(False, "red, gold, black", "gold"), (True, "red, gold, black", ""), (True, "red, blue, black", "blue")],
)
def test_a_die_of_the_cards_colour_is_rerolled(night: bool, dice: str, rolled: str) -> None:
    """By Day a gold one if there is none."""
    s = field("stamina", source=dice, night=night)
    s.place, s.now.phase = 0, "over"
    before = s.source[:]
    after = ready(s).state.source
    kept = [die for die in before if die != rolled]
    assert after[: len(kept)] == kept and len(after) == len(before)
    assert (after == before) == (not rolled) or after[-1] == rolled


@M.clause("MS13.15")
def test_a_spell_is_two_steps() -> None:
    s = his_turn("energy_flow", at="c02.NW")
    assert distance(s.v.at, s.at("c02.NW")) == 2 and s.v.at == s.at("c02.NW") + 2 * DIRECTIONS["se"]


@M.clause("MS13.17")
@M.example("mageknight", "SR25")
def test_off_the_map_he_reveals_a_tile() -> None:
    s = field("swiftness", at="c03.NE")
    s.tiles = tuple(create(s, ["k05", "c05"], known=0))
    s.place, s.now.phase = 0, "over"
    march = ready(s)
    assert ("c05" in [face for _, face in march.state.placed]) and march.v.at in march.state.board
    assert march.state.board[march.v.at].tile not in (march.at("c03.C"),)
    assert march.state.players[0].fame == 0 and len(march.state.tiles) == 1


@M.clause("MS13.17")
@M.example("mageknight", "SR1")
def test_at_the_edge_of_the_shape_the_nearest_direction_counts() -> None:
    """Left of the camp there is only the coast: white, north-east, may turn clockwise to the east."""
    assert turning("ne")[:3] == [DIRECTIONS["ne"], DIRECTIONS["e"], DIRECTIONS["nw"]]
    s = his_turn("swiftness", at="c01.NW")
    assert s.v.at != s.at("c01.NW") and s.v.at in s.state.board


@M.clause("MS13.18")
def test_who_stands_there_is_attacked() -> None:
    s = his_turn("march", heroes={0: "c02.SE"}).volkare("c02.SE")
    s.expect(kind="mk.beset", keys=("fight", "retreat"))


@M.clause("MS13.19")
def test_a_red_action_attacks_the_neighbour_with_the_most_fame() -> None:
    s = field("rage", seats=3, heroes={0: "c02.E", 1: "c02.W", 2: "c02.SE"})
    s.players[1].fame, s.players[2].fame = 5, 5
    s.place, s.now.phase = 2, "over"
    march = ready(s).volkare("c02.C")
    assert march.match.decision is not None and march.match.decision.seat == 1  # tied: earlier in Round Order
    march.choose("retreat")
    assert march.wounds(1) == 2 and march.state.players[1].at == march.at("c02.W")  # no withdrawal
    quiet = his_turn("rage", heroes={0: "start_b.E"}).volkare("c02.C")
    assert quiet.kind != "mk.beset"


@M.clause("MS13.20")
def test_a_red_spell_looks_farther() -> None:
    s = his_turn("mana_meltdown", at="c02.W", heroes={0: "c02.E"}).volkare("c02.W")
    s.expect(kind="mk.beset").choose("retreat").expect(my_at="c02.E")
    assert his_turn("rage", at="c02.W", heroes={0: "c02.E"}).kind != "mk.beset"


# -- the race


def city_map(cards: str, at: str, **more: Any) -> March:
    return his_turn(cards, at=at, tiles="c01, c02, k06", **more)


@M.clause("MS13.21", "MS13.22")
@M.example("mageknight", "SR13")
def test_with_the_city_revealed_every_step_comes_closer() -> None:
    """Blue would go east; from the south-west of the city he takes what is nearest to east and closer."""
    for card in ("swiftness", "stamina", "march"):
        s = city_map(card, "c02.C", city="k06.C")
        assert distance(s.v.at, s.at("k06.C")) == distance(s.at("c02.C"), s.at("k06.C")) - 1
    s = field("march", at="c02.E", tiles="c01, c02, k06", city="k06.C")
    assert s.volkare is not None
    s.volkare.at += 3 * DIRECTIONS["e"]  # off the map
    s.place, s.now.phase = 0, "over"
    far = distance(s.volkare.at, s.board[next(iter(s.holds))].hold)
    march = ready(s)
    assert distance(march.v.at, march.at("k06.C")) == far - 1 and len(march.state.placed) == 4  # nothing is revealed


@M.clause("MS13.23")
def test_red_cards_run_in_the_race() -> None:
    s = city_map("rage", "c02.C", city="k06.C", heroes={0: "c02.W"}, source="red, blue")
    assert s.v.at != s.at("c02.C") and s.kind == "mk.turn"
    spell = city_map("mana_meltdown", "c02.SE", city="k06.C")
    assert distance(spell.v.at, spell.at("c02.SE")) == 2


@M.example("mageknight", "SE3")
def test_a_spell_may_change_the_phase() -> None:
    """The first step reveals the city and brings him next to it, so the second is the battle for it."""
    for card, lost in (("stamina", False), ("mana_claim", True)):
        s = field(card, at="c02.E")
        s.tiles = tuple(create(s, ["k06"], known=0))
        s.place, s.now.phase = 0, "over"
        march = ready(s)
        assert distance(march.v.at, march.at("k06.C")) == 1 and (march.match.result is not None) == lost


# -- the battle for the city


@M.clause("MS13.24")
def test_an_unconquered_city_is_his() -> None:
    s = city_map("stamina", "k06.W")
    assert s.match.result is not None and not s.match.result.winners and s.match.result.reason == "mk-end-missed"


@M.clause("MS13.2")
@M.example("mageknight", "SR2")
@M.example("mageknight", "SR43")
def test_levels_above_11_are_a_megapolis() -> None:
    """Legendary, two players: 14 is 7 and 7, one garrison; Volkare goes for the nearer half, heroes of both defend."""
    s = field("stamina", seats=2, difficulty="legendary_fair", at="c02.C", heroes={0: "c01.C", 1: "c01.W"})
    put_tile(s, create(s, ["k06"], known=0)[0], centre_of(SHAPES["volkares_return"], 0, 2))
    one, other = city(s)
    hold = s.holds[s.board[other].hold]
    assert s.board[one].hold == s.board[other].hold and hold.level == 14 and len(hold.colours) == 2
    halves = [GARRISONS[colour][6] for colour in hold.colours]
    assert len(tokens_at(s, s.board[one].hold)) == sum(len(half) for half in halves)
    assert s.volkare is not None
    far = min(distance(s.volkare.at, spot) for spot in (one, other))
    s.place, s.now.phase = 1, "over"
    march = ready(s)
    assert min(distance(march.v.at, spot) for spot in (one, other)) == far - 1


@M.example("mageknight", "SR2")
@pytest.mark.parametrize(
    ("level", "own", "more"), [(12, 9, 1), (14, 11, 1), (16, 10, 2), (18, 9, 3), (22, 10, 4), (11, 11, 0)]
)
def test_a_great_city_may_stay_one(level: int, own: int, more: int) -> None:
    """The garrison of a level that its table has, and white tokens for the rest."""
    s = bare(scenario="volkares_return", sets="lost_legion", house="one_city", tiles="c01, c02")
    s.rules = s.rules._replace(levels=(level,))  # type: ignore[misc]
    put_tile(s, create(s, ["k06"], known=0)[0], centre_of(SHAPES["volkares_return"], 0, 2))
    ((at, hold),) = s.holds.items()
    assert (hold.level, hold.colours) == (level, ("blue",))
    piles = [ENEMIES[s.face[token]].pile for token in tokens_at(s, at)]
    assert piles == [*GARRISONS["blue"][own - 1], *["white"] * more]


@M.clause("MS13.25")
@M.example("mageknight", "SE5")
@M.card("mageknight", "razed_city")
def test_undefended_he_razes_it_and_then_takes_it() -> None:
    s = city_map("stamina, march", "k06.W", city="k06.C").volkare("k06.W")
    assert s.state.board[s.at("k06.C")].site == "razed_city" and not s.state.holds and s.match.result is None
    again = city_map("mana_claim", "k06.W", city="k06.C")
    assert again.match.result is not None and not again.match.result.winners  # a Spell does both


@M.clause("MS13.25")
@M.example("mageknight", "SR29")
def test_nobody_is_willing() -> None:
    """Heroes in the city are neither attacked nor driven out; they deal there no more, and their hand is no larger."""
    s = city_map("stamina", "k06.W", city="k06.C", heroes={0: "k06.C"})
    s.expect(kind="mk.beset", keys=("fight", "stand_aside")).choose("stand_aside")
    s.expect(kind="mk.turn", my_at="k06.C").lacks("act:interact")
    assert s.wounds(0) == 0 and s.match.view(0)["table"]["players"][0]["hand_limit"] == 5


@M.clause("MS13.26")
@M.example("mageknight", "SE4")
@M.example("mageknight", "SR11")
def test_too_few_losses_and_the_city_is_lost() -> None:
    """One hero who defeats nobody."""
    s = city_map("stamina", "k06.W", city="k06.C", heroes={0: "k06.C"}, army="prowlers, golems", hand="rage")
    s.choose("fight").on(0, "partial", "next", "hero")
    assert s.match.result is not None and not s.match.result.winners


def repelled(cards: str, **more: Any) -> March:
    """Seat 0 defends the city alone and defeats one of two tokens."""
    facts = {"city": "k06.C", "heroes": {0: "k06.C"}, "army": "prowlers, golems", "level": 7, **more}
    s = until("red", lambda key: city_map(cards, "k06.W", hand="rage, rage, rage", key=key, **facts).choose("fight"))
    s.choose("partial", "next", "next")
    while s.kind in ("mk.suffer", "mk.assign"):
        s.choose(s.keys[0])
    s.choose("aim:prowlers", "play:rage", "basic:attack#2", "play:rage", "basic:attack#2", "resolve", "next")
    return s


@M.clause("MS13.26", "MS13.27")
@M.example("mageknight", "SE4")
def test_repelled_he_is_thrown_back() -> None:
    s = repelled("stamina")
    assert s.match.result is None and s.v.at == 2 * s.at("k06.W") - s.at("k06.C")
    s.army("golems").expect(my_at="k06.C")


@M.clause("MS13.27")
@M.example("mageknight", "SE18")
def test_thrown_back_in_the_middle_of_a_spell_he_only_comes_near() -> None:
    s = repelled("mana_claim")
    assert s.match.result is None and distance(s.v.at, s.at("k06.C")) == 1 and s.kind == "mk.turn"


@M.example("mageknight", "SE2")
def test_a_spell_brings_him_near_and_attacks() -> None:
    s = field("mind_read", at="k06.W", tiles="c01, c02, k06", city="k06.C", heroes={0: "k06.C"})
    assert s.volkare is not None
    s.volkare.at += DIRECTIONS["w"]  # two spaces away
    s.place, s.now.phase = 0, "over"
    march = ready(s)
    assert distance(march.v.at, march.at("k06.C")) == 1 and march.kind == "mk.beset"


@M.example("mageknight", "SR14")
def test_a_hero_where_he_is_thrown_back_makes_way() -> None:
    """It is no attack; the hero withdraws. Two tokens must fall, since there are two players."""

    def attack(key: int) -> March:
        s = field("stamina", at="k06.SW", tiles="c01, c02, k06", city="k06.C", seats=2, key=key, level=7,
                  army="prowlers, prowlers, golems", hand="rage, rage, rage", heroes={0: "k06.C"})  # fmt: skip
        s.players[1].at = 2 * space_of(s, "k06.SW") - space_of(s, "k06.C")
        s.place, s.now.phase = 1, "over"
        return ready(s).choose("fight")

    march = until("red", attack).choose("partial", "next", "next")
    back = march.state.players[1].at
    while march.kind in ("mk.suffer", "mk.assign"):
        march.choose(march.keys[0])
    march.choose("aim:prowlers", "aim:prowlers", "play:rage", "basic:attack#2", "play:rage", "basic:attack#2")
    march.choose("play:rage", "basic:attack#2", "resolve", "next")
    assert march.v.at == back and march.kind == "mk.make-way" and march.wounds(1) == 0
    march.choose(march.keys[0])
    assert distance(march.state.players[1].at, back) == 1


# -- frenzy and the end of the Round


@M.clause("MS13.28")
def test_an_empty_deck_is_a_blue_spell_each_turn() -> None:
    s = his_turn("", at="c02.W", source="blue").volkare("c02.E")
    assert s.state.source == ["blue"] and not s.v.deck


@M.clause("MS13.29")
def test_after_the_announcement_he_has_no_turn() -> None:
    s = field("march", seats=2, heroes={0: "c02.W"})
    s.place, s.now.phase, s.turns_left = 1, "over", 2
    s.players[0].deck = []
    march = ready(s).volkare("c02.C")
    assert len(march.v.deck) == 1 and march.state.turns_left == 0


# -- score


@M.clause("MS13.34")
@M.example("mageknight", "SE8")
def test_the_score() -> None:
    """Heroic, Tight, 6 cards left, the city conquered: 20 + (40 + 12) x 1.5."""
    s = field(
        "march, march, march, march, march, march",
        difficulty="heroic_tight",
        army="",
        tiles="c01, c02, k06",
        city="k06.C",
    )
    row = tally(s)[0]
    assert row["taken"] == 20 and row["volkare"] == 78
    assert tally(field("march", army="prowlers"))[0]["volkare"] == 0


@M.clause("MS13.33")
def test_the_last_round_ends_with_his_army_left() -> None:
    s = field("march", heroes={0: "c02.W"})
    s.round, s.agenda = 6, []
    march = ready(s, ("round_end",))
    assert march.match.result is not None and not march.match.result.winners


# -- the Quest


def quest(cards: str, at: str = "c02.C", **more: Any) -> March:
    """Seat 0 is on the map, out of his way."""
    return his_turn(cards, **{"at": at, "scenario": "volkares_quest", "heroes": {0: "c01.W"}, **more})


@M.clause("MS15.1", "MS15.17", "MS15.18")
@M.example("mageknight", "SR5")
@M.example("mageknight", "SR28")
def test_the_map_of_the_quest_lies_in_its_places() -> None:
    for seats, faced, cities in ((1, 11, 2), (2, 11, 2), (3, 15, 3)):
        s = begun(seats, **QUEST)
        assert s.volkare is not None and len(s.lying) == faced and not s.tiles and not s.spare
        assert distance(s.volkare.at, ORIGIN) == 15 and len(s.placed) == 5
        assert sum(TILES[s.face[tile]].kind == "city" for tile in s.lying.values()) == cities
        assert s.board[s.volkare.at].terrain == "plains" and not s.board[s.volkare.at].site
    assert s.rules.levels == (4,)


@M.clause("MS15.18")
def test_exploring_turns_up_the_tile_that_lies_there() -> None:
    f = field(heroes={0: "c03.NE"}, scenario="volkares_quest", move=4)
    f.tiles = f.spare = ()  # all lie in their places
    assert not [key for key in ready(f.clone(), ("turn",)).keys if key.startswith("explore:")]
    place = centre_of(SHAPES["volkares_quest"], 2, 2)
    f.lying = {place: create(f, ["k06"], known=0)[0]}
    march = ready(f, ("turn",)).offers("explore:2.2").choose("explore:2.2")
    assert (place, "k06") in march.state.placed and not march.state.lying and march.state.holds


@M.clause("MS15.5")
@pytest.mark.parametrize(("card", "to"), [("swiftness", "c02.SW"), ("stamina", "c02.SW"), ("march", "c02.W")])
def test_directions_of_the_quest(card: str, to: str) -> None:
    assert quest(card).volkare(to).match.result is None


@M.clause("MS15.4")
def test_in_the_quest_fearful_units_only_leave() -> None:
    s = field("wound", offer="peasants", scenario="volkares_quest")
    s.slots = dict.fromkeys(("red", "blue", "green", "white", "gold", "black"), s.unit_offer[0])
    s.place, s.now.phase = 0, "over"
    march = ready(s)
    assert not march.state.unit_offer and march.v.army["gray"] == 0


@M.clause("MS15.6")
@M.example("mageknight", "SR27")
def test_off_the_map_he_comes_closer_to_the_portal() -> None:
    s = quest("march", at="c01.W")
    assert distance(s.v.at, ORIGIN) == distance(s.at("c01.W"), ORIGIN) - 1


@M.clause("MS15.7", "MS15.14")
@M.example("mageknight", "SE9")
def test_onto_the_portal_and_away() -> None:
    step = quest("stamina, rage", at="start_b.NE").volkare("start_b.C")
    assert step.match.result is None
    gone = quest("march", at="start_b.C")
    assert gone.match.result is not None and not gone.match.result.winners


@M.clause("MS15.8")
@M.example("mageknight", "SE9")
def test_next_to_the_portal_a_spell_wins() -> None:
    s = quest("mana_claim", at="start_b.NE")
    assert s.match.result is not None and not s.match.result.winners


@M.clause("MS15.9")
def test_red_cards_look_for_heroes_throughout_the_quest() -> None:
    s = quest("rage", heroes={0: "c02.W"}).volkare("c02.C")
    assert s.kind == "mk.beset"
    assert quest("mana_meltdown", at="c02.W", heroes={0: "c02.E"}).kind == "mk.beset"


@M.example("mageknight", "XR50")
def test_who_shares_the_space_of_an_attacked_hero_may_stand_by() -> None:
    s = quest("rage", seats=2, heroes={0: "c02.W", 1: "c02.W"}).volkare("c02.C")
    assert s.kind == "mk.beset" and "retreat" in s.keys
    s.choose("fight")
    assert s.kind == "mk.beset" and "stand_aside" in s.keys and "retreat" not in s.keys


@M.clause("MS15.3")
@M.example("mageknight", "SE11", "SR17")
def test_the_portal_closes() -> None:
    s = quest("stamina", at="c02.NE", seats=2, heroes={0: "c01.C"})
    assert distance(s.v.at, ORIGIN) <= 3 and not s.state.board[ORIGIN].site
    assert s.state.players[1].out and s.state.order == (0, VOLKARE) and s.state.actor == 0
    alone = quest("stamina", at="c02.NE", heroes={})
    assert alone.match.result is not None and not alone.match.result.winners


@M.clause("MS15.12")
@M.example("mageknight", "SE10")
def test_a_token_face_down_is_turned_up_and_that_was_his_turn() -> None:
    s = field("march", scenario="volkares_quest", heroes={0: "c01.C"})
    s.down, s.place, s.now.phase = (VOLKARE,), 0, "over"
    assert s.volkare is not None
    s.volkare.lost = 3
    march = ready(s).volkare("c02.C")
    assert march.state.down == () and march.v.lost == 0 and len(march.v.deck) == 1


@M.clause("MS15.13", "MS15.16")
@M.example("mageknight", "SR6")
def test_frenzy_and_the_end_of_the_round_hold_in_the_quest_too() -> None:
    s = quest("", at="c02.E", heroes={0: "c01.C"})
    assert distance(s.v.at, s.at("c02.E")) == 2
    f = field("march", scenario="volkares_quest", heroes={0: "c01.C"})
    f.round, f.agenda = 6, []
    over = ready(f, ("round_end",))
    assert over.match.result is not None and not over.match.result.winners


@M.example("mageknight", "SE27")
def test_his_deck_suffices() -> None:
    """12 Actions and 3 Spells that move him hold 18 steps; 16 are needed on the straight way."""
    steps = 12 + 2 * 3
    s = begun(1, **QUEST)
    assert s.volkare is not None and steps >= distance(s.volkare.at, ORIGIN) + 1


@M.clause("MS15.15")
def test_the_score_of_the_quest() -> None:
    s = field("march", army="", tiles="c01, c02, k06", city="k06.C", scenario="volkares_quest")
    row = tally(s)[0]
    assert row["taken"] == 5 and row["volkare"] == 32
