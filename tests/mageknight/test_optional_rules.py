"""The optional rules of the scenario book (MS20), and which scenarios and players they suit."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.core.errors import BadOption, DoesNotFit
from undercroft.core.match import Match, new_match
from undercroft.core.state import EVERYONE
from undercroft.core.text import COMPLETE, text
from undercroft.core.zones import create
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.fight.foes import beat
from undercroft.games.mageknight.options.clock import darkening
from undercroft.games.mageknight.options.fray import before_me
from undercroft.games.mageknight.options.learning import akin, deal_packs, night_over, strength
from undercroft.games.mageknight.options.rampage import FALLEN, comes_back, kinds
from undercroft.games.mageknight.options.tiles import other_city, turned
from undercroft.games.mageknight.play.exploring import put_tile
from undercroft.games.mageknight.play.heroes import level_at
from undercroft.games.mageknight.play.rounds import prepare, round_end
from undercroft.games.mageknight.play.tactics import choosers
from undercroft.games.mageknight.play.tracks import gain_fame
from undercroft.games.mageknight.rules import HOUSE, fits, rules_of
from undercroft.games.mageknight.state import State
from undercroft.games.mageknight.tables import BASIC, CARDS, ENEMIES, SKILLS, TILES
from undercroft.games.mageknight.things.mana import means_of, purse
from undercroft.games.mageknight.view import ladder
from undercroft.games.mageknight.world.board import lying, printed, tile_of
from undercroft.games.mageknight.world.groups import RAMPAGING, put, tokens_at
from undercroft.games.mageknight.world.hexes import ORIGIN, PLACES
from undercroft.games.mageknight.world.shapes import SHAPES, centre_of

from .scene import Scene, bare, fight, go, scene, space_of, token
from .test_sites import won

M = pytest.mark
FACTION = next(face for face, enemy in ENEMIES.items() if enemy.pile == "elementalist_green")


def house_match(house: str, seats: int = 2, seed: int = 5, **options: str) -> Match:
    return new_match("mageknight", seats=seats, seed=seed, options={"house": house, **options})


def state(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


# -- which go together


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_rule_has_a_name_and_a_sentence(lang: str) -> None:
    say = text(lang, "mk")
    for name in HOUSE:
        for message in (f"mk-option-house-{name}", f"mk-about-house-{name}"):
            assert say.has(message.replace("_", "-")), message


UNFIT = [
    ("night_arrival,darkness", 2, {}, "mk-unfit-house"),
    ("rampage,more_rampage", 2, {}, "mk-unfit-house"),
    ("darkness,action_upgrades", 2, {}, "mk-unfit-house"),
    ("hero_auction", 1, {}, "mk-unfit-house-here"),
    ("friendly_mana", 1, {}, "mk-unfit-house-here"),
    ("interactive_combat", 1, {}, "mk-unfit-house-here"),
    ("no_strikes", 1, {}, "mk-unfit-house-here"),
    ("no_duels", 2, {}, "mk-unfit-house-here"),
    ("no_duels,duels", 2, {"scenario": "dungeon_lords"}, "mk-unfit-house"),
    ("no_interaction", 1, {}, "mk-unfit-house-here"),
    ("darkness", 1, {}, "mk-unfit-house-here"),
    ("darkness", 2, {"scenario": "druid_nights"}, "mk-unfit-house-here"),
    ("night_arrival", 2, {"scenario": "druid_nights"}, "mk-unfit-house-here"),
    ("darkness", 2, {"scenario": "one_to_return"}, "mk-unfit-house-here"),
    ("night_arrival", 2, {"scenario": "conquer_and_hold"}, "mk-unfit-house-here"),
    ("open_land", 2, {"scenario": "one_to_return"}, "mk-unfit-house-here"),
    ("random_cities", 2, {"scenario": "druid_nights"}, "mk-unfit-house-here"),
    ("random_cities", 2, {}, "mk-unfit-house-here"),
    ("scarce_glades", 2, {}, "mk-unfit-house-here"),
    ("epic_nights", 2, {"scenario": "dungeon_lords"}, "mk-unfit-house-here"),
]


@M.example("mageknight", "SR62")
@pytest.mark.parametrize(("house", "seats", "options", "message"), UNFIT)
def test_rules_that_do_not_suit_are_refused(house: str, seats: int, options: dict[str, str], message: str) -> None:
    with pytest.raises(DoesNotFit) as refused:
        new_match("mageknight", seats=seats, options={"house": house, **options})
    assert refused.value.message == message
    settled = {**GAME.settle(seats, options), "house": house}
    unfit = fits(seats, settled)
    assert unfit is not None
    for lang in COMPLETE:
        assert message not in text(lang, "mk")(*unfit)


def test_unknown_words_are_refused() -> None:
    for options in ({"house": "chaos"}, {"scenario": "moonlight"}, {"scenario": ""}, {"house": "rampage,rampage"}):
        with pytest.raises(BadOption):
            new_match("mageknight", seats=2, options=options)
    with pytest.raises(DoesNotFit, match="Druid Nights"):
        new_match("mageknight", seats=2, options={"scenario": "druid_nights", "mode": "solo"})
    with pytest.raises(BadOption):
        new_match("mageknight", seats=9, options={"scenario": "druid_nights"})


# -- heroes


def auction(*answers: str, seats: int = 3, **options: str) -> Match:
    match = house_match("hero_auction", seats, **options)
    for key in answers:
        match.choose(key)
    return match


@M.clause("MS20.1")
def test_a_hero_is_sold_to_who_offers_most() -> None:
    """Earlier players may match, later ones must exceed; whoever was outbid names the next."""
    match = auction("hero:tovak")
    assert match.decision is not None and match.decision.seat == 1 and match.keys == ("amount:1", "pass")
    match.choose("amount:1")
    assert match.decision.seat == 2 and match.keys == ("amount:2", "pass")
    match.choose("amount:2")
    assert match.decision.seat == 0 and match.keys == ("amount:2", "pass")  # the first may match
    match.choose("pass")
    match.choose("pass")  # seat 1
    assert [p.hero for p in state(match).players] == ["", "", "tovak"]
    assert match.decision.seat == 0 and "hero:tovak" not in match.keys
    match.choose("hero:goldyx")
    match.choose("pass")
    match.choose("hero:norowas")  # the last one without bids
    s = state(match)
    assert [p.hero for p in s.players] == ["goldyx", "norowas", "tovak"] and [p.fame for p in s.players] == [0, 0, -2]
    assert match.decision.kind == "mk.tactic" and match.decision.seat == 2


@M.clause("MS20.1")
@M.example("mageknight", "SE19")
def test_negative_fame_changes_no_level() -> None:
    assert level_at(-2) == 1 and ladder(-2) == [0, 3, 2]
    s = bare(seats=2)
    s.players[0].fame = -2
    gain_fame(s, 0, 2)
    assert s.players[0].fame == 0 and s.players[0].level == level_at(0) == 1
    first = bare(seats=3, house="hero_auction")
    first.players[2].fame, first.order = -2, (0, 1, 2)
    assert choosers(first) == [2, 1, 0]
    first.players[0].fame = -5
    assert choosers(first) == [2, 1, 0]  # in the first Round the order of selection counts
    first.round = 2
    assert choosers(first) == [0, 2, 1]


@M.example("mageknight", "SR65")
def test_bids_end_where_the_track_ends() -> None:
    match = auction("hero:tovak", seats=2)
    while match.decision is not None and match.decision.kind == "mk.bid":
        match.choose(match.keys[0])
    assert sorted(p.fame for p in state(match).players)[0] == -21
    few = auction(seats=2, heroes="tovak,goldyx")
    assert few.keys == ("hero:tovak", "hero:goldyx")


# -- tiles


@M.clause("MS20.2")
@M.example("mageknight", "SR64")
def test_tiles_lie_in_three_ways() -> None:
    """Turned by two sixths or four; the centre stays, walls turn with it."""
    plain = TILES["c01"].spaces
    for turns in (1, 2):
        shown = tile_of(f"c01+{turns}").spaces
        assert shown[0] == plain[0] and [shown[1 + (at + 2 * turns) % 6] for at in range(6)] == list(plain[1:])
    s = bare(seats=2, house="turned_tiles")
    faces = {turned(s, "c02") for _ in range(60)}
    assert faces == {"c02", "c02+1", "c02+2"}
    put_tile(s, create(s, ["c05"])[0], centre_of(SHAPES["wedge"], 1, 1))
    centre, face = s.placed[-1]
    assert printed(face) == "c05"
    for place, ground in zip(PLACES.values(), tile_of(face).spaces, strict=True):
        assert s.board[centre + place].terrain == ground.terrain
    assert s.placed[0] == (ORIGIN, "start_a")


def test_walls_turn_with_their_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    lying.cache_clear()
    monkeypatch.setitem(TILES, "c01", TILES["c01"]._replace(walls=(("C", "NE"), ("NE", "E"))))
    assert tile_of("c01+1").walls == (("C", "SE"), ("SE", "SW"))
    lying.cache_clear()


@M.clause("MS20.3")
def test_a_city_tile_has_any_city_that_is_not_there_yet() -> None:
    s = bare(tiles="c01, k05", seats=2)
    found = {other_city(s, "k06") for _ in range(60)}
    assert found == {"k06:red", "k06:blue", "k06:white"}  # the green one is on the map
    assert other_city(s, "c02") == "c02"
    both = other_city(s, "k07+2")
    assert tile_of(both).spaces[0].colour in ("red", "blue", "white") and both.endswith("+2")
    assert tile_of(both).spaces[1:] == tile_of("k07+2").spaces[1:] and printed(both) == "k07"


# -- Days and Nights


@M.clause("MS20.4")
def test_heroes_arrive_by_night() -> None:
    for seed in range(4):
        s = state(house_match("night_arrival", seed=seed))
        assert s.night and s.round == 1 and all(die in BASIC for die in s.source)
    prepare(s)
    assert not s.night


@M.clause("MS20.5")
def test_darkness_comes_and_stays() -> None:
    s = bare(seats=2, house="darkness")
    found = [darkening(s) for _ in range(200)]
    assert 40 <= sum(found) <= 90  # 11 of 36
    s.night = True
    assert all(darkening(s) for _ in range(20))
    bright = bare(seats=2, house="darkness")
    for _ in range(40):
        was = bright.night
        prepare(bright)
        assert bright.night or not was


# -- a friendly game


@M.clause("MS20.6")
def test_what_competes_stays_in_the_box() -> None:
    s = state(house_match("no_strikes,no_interaction"))
    faces = set(s.face)
    assert not any(CARDS[face].mode == "competitive" for face in faces & CARDS.keys())
    assert not any(SKILLS[face].mode != "all" for face in faces & SKILLS.keys())
    rough = set(state(new_match("mageknight", seats=2, seed=5)).face)
    assert any(CARDS[face].mode == "competitive" for face in rough & CARDS.keys())
    assert any(SKILLS[face].mode == "competitive" for face in rough & SKILLS.keys())


@M.clause("MS20.6")
@M.example("mageknight", "SE22")
def test_friendly_mana() -> None:
    """A red card must be powered by the red die, not by the gold one; not so for a colour that no die shows."""
    s = bare(seats=2, source="red, gold", house="friendly_mana")
    assert means_of(s, purse(s), "red") == ["die:red"] and means_of(s, purse(s), "blue") == ["die:gold"]
    s.source = ["gold", "gold"]
    assert means_of(s, purse(s), "red") == ["die:gold"]
    usual = bare(seats=2, source="red, gold")
    assert means_of(usual, purse(usual), "red") == ["die:red", "die:gold"]


@M.clause("MS20.6")
def test_gold_is_rerolled_last() -> None:
    """Mana Search: a gold die only where all are gold; Source Opening likewise."""
    facts: dict[str, Any] = {"tactic": "mana_search", "seats": 2}
    asked = scene("march", source="red, gold, blue", house="friendly_mana", **facts).choose("tactic:mana_search")
    asked.expect(keys=("take:red", "take:blue")).choose("take:red").expect(keys=("take:blue", "done"))
    usual = scene("march", source="red, gold, gold", **facts).choose("tactic:mana_search")  # gold first: one of two
    usual.expect(keys=("take:gold", "done"))
    one = scene("march", source="red, gold", house="friendly_mana", **facts).choose("tactic:mana_search")
    assert one.state.source.count("gold") >= 1 and one.kind == "mk.turn"  # red alone, and nothing after it
    gold = scene("march", source="gold, gold", house="friendly_mana", **facts).choose("tactic:mana_search")
    assert gold.kind in ("mk.turn", "mk.colour")


# -- rampage


def emptied(night: bool = False, house: str = "rampage") -> State:
    """Two spaces whose rampaging enemies were defeated."""
    s = bare(at="start_a.C", tiles="c01, c02", seats=2, night=night, house=house)
    s.tally = {f"{FALLEN}{space_of(s, word)}": kinds().index("green") for word in ("c01.NW", "c02.NW")}
    return s


@M.clause("MS20.7")
@pytest.mark.parametrize("night", [False, True])
def test_rampaging_enemies_come_back(night: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Red, green and gold by Day; white, blue and black at Night; the last of them brings a brown one besides."""
    from undercroft.games.mageknight.options import rampage

    warm = {"red": 1, "blue": 0, "green": 1, "white": 0, "gold": 2, "black": 0}
    cold = {"red": 0, "blue": 1, "green": 0, "white": 1, "gold": 0, "black": 2}
    for at, die in enumerate(rampage.DIE):
        s = emptied(night)
        monkeypatch.setattr(rampage, "below", lambda s, n, why, at=at: at)
        comes_back(s)
        for word in ("c01.NW", "c02.NW"):
            tokens = tokens_at(s, space_of(s, word), RAMPAGING)
            colours = [ENEMIES[s.face[pid]].colour for pid in tokens]
            assert colours == ["green", "brown"][: (cold if night else warm)[die]], die
            assert all(s.known[pid] == EVERYONE for pid in tokens)
        more = emptied(night, "more_rampage")
        comes_back(more)
        tokens = tokens_at(more, space_of(more, "c01.NW"), RAMPAGING)
        assert len(tokens) == 1 + bool((cold if night else warm)[die])


@M.clause("MS20.7")
@M.example("mageknight", "SR63")
def test_nobody_comes_back_where_somebody_is() -> None:
    s = emptied(house="more_rampage")
    s.players[1].at = space_of(s, "c01.NW")
    put(s, space_of(s, "c02.NW"), RAMPAGING, token(s, "prowlers"))
    before = dict(s.there)
    comes_back(s)
    assert s.there == before


@M.clause("MS20.7")
def test_only_where_they_were_defeated_and_of_the_same_kind() -> None:
    """A pursuer that left its space was not defeated there; where it was, one of its own pile comes."""
    facts: dict[str, Any] = {"house": "more_rampage,pursuit", "sets": "tezla", "tiles": "c01, c02", "seats": 2}
    away = bare("rage", at="c02.E", **facts)
    before = dict(away.there)
    comes_back(away)
    assert away.there == before  # nobody stands on printed spaces, nobody was defeated
    s = won(scene("rage, rage", at="c02.C", foes={"c02.NW": FACTION}, **facts).choose("stop", "act:challenge"))
    s.state.players[0].at = s.at("c01.C")
    comes_back(s.state)
    pile = ENEMIES[FACTION].pile
    [token] = [pid for pid in tokens_at(s.state, s.at("c02.NW")) if ENEMIES[s.state.face[pid]].colour != "brown"]
    assert ENEMIES[s.state.face[token]].pile == pile != "green"


@M.clause("MS20.7")
def test_heroes_begin_with_a_bad_name() -> None:
    assert [p.reputation for p in state(house_match("rampage")).players] == [-2, -2]
    assert [p.reputation for p in state(house_match("more_rampage")).players] == [-4, -4]


def test_both_of_a_space_are_fought_together() -> None:
    """MS20.7: Reputation for each; who is left stays."""
    s = scene("rage, rage", at="c01.W", foes={"c01.NW": "prowlers, minotaur"}, seats=2, house="rampage")
    s = s.choose("act:challenge")
    assert s.state.now.combat is not None and len(s.state.now.combat.foes) == 2
    assert won(s).me.reputation == 2 and s.at("c01.NW") not in s.state.there


# -- interactive combat


def fray(foes: str = "prowlers", **more: Any) -> Scene:
    facts = {"seats": 3, "house": "interactive_combat", "others": {1: "c02.C", 2: "c02.E"}, **more}
    return fight(foes, "rage, rage, march", **facts)


@M.clause("MS20.8")
@pytest.mark.parametrize(
    ("answer", "ranged", "value", "attack"),
    [("ward", 4, 4, 3), ("rage", 3, 5, 3), ("brace", 3, 4, 4), ("none", 3, 4, 3)],
)
def test_the_previous_player_sets_a_die(answer: str, ranged: int, value: int, attack: int) -> None:
    """+1 Armor against Ranged and Siege, +1 to the attack, or +1 Armor in the Attack phase."""
    s = fray().expect(kind="mk.fray")
    assert s.seat == 2 == before_me(s.state)
    s.choose(answer)

    def armor() -> int:
        assert s.state.now.combat is not None
        return s.state.now.combat.foes[0].armor

    assert (s.kind, s.seat, armor()) == ("mk.fight", 0, ranged)
    s.choose("next")
    assert s.state.now.combat is not None
    assert s.state.now.combat.foes[0].strikes[0].value == value and armor() == 3
    s.choose("next")
    while s.kind != "mk.fight":
        s.choose(s.keys[0])
    assert armor() == attack
    beat(s.state, 0)
    assert s.me.fame == ENEMIES["prowlers"].fame + (answer != "none")


@M.clause("MS20.8", "ML11.5")
@pytest.mark.parametrize(("answer", "ranged", "attack"), [("ward", 7, 6), ("brace", 6, 7)])
def test_the_die_changes_both_armors_of_an_elusive_enemy(answer: str, ranged: int, attack: int) -> None:
    s = fray("shocktroops_token", sets="lost_legion").choose(answer).expect(want=ranged).choose("next", "next")
    while s.kind != "mk.fight":
        s.choose(s.keys[0])
    s.expect(want=attack)


@M.clause("MS20.8")
def test_the_die_is_a_secret_until_it_takes_effect() -> None:
    s = fray().choose("brace")
    die = s.state.tally["fray"]
    assert s.state.known[die] == 1 << 2
    faces = {s.match.imagine(0, Random(seed)).state.face[die] for seed in range(40)}
    assert faces == {"fray_white", "fray_red", "fray_blue", "fray_none"}
    assert {s.match.imagine(2, Random(seed)).state.face[die] for seed in range(10)} == {"fray_blue"}
    early = fray().choose("brace")
    beat(early.state, 0)
    assert early.me.fame == ENEMIES["prowlers"].fame  # it did not come to its phase


@M.clause("MS20.8")
@M.example("mageknight", "SR66")
def test_only_against_a_single_enemy() -> None:
    fray("prowlers, diggers").expect(kind="mk.fight")
    fray(seats=1, house="none", others={}).expect(kind="mk.fight")
    summoned = fray("orc_summoners").choose("rage").choose("next")
    combat = summoned.state.now.combat
    assert combat is not None and len(combat.foes) == 2
    printed_value = ENEMIES[summoned.state.face[combat.foes[1].token]].strikes[0].value
    assert combat.foes[1].strikes[0].value == printed_value + 1


# -- upgrades


@M.clause("MS20.9")
@M.example("mageknight", "SR66")
def test_the_weakest_swap_first() -> None:
    s = bare(
        "fireball, blood_rage, march", units="peasants, ice_golems*", crystals="red, red, blue", seats=2, night=True
    )
    s.players[0].level, s.players[1].level = 3, 1
    assert strength(s, 0) == 2 + 1 + 1 + (1 + 3 // 2) + 3 * 2 and strength(s, 1) == 0
    s.round, s.order = 2, (0, 1)
    s.options = {**s.options, "house": "action_upgrades", "scenario": "dungeon_lords"}
    s.rules = rules_of(2, s.options)  # type: ignore[misc]
    s.agenda = []
    night_over(s)
    [(_, cards, seats)] = s.agenda
    assert len(cards) == 3 and seats == (1, 0) and all(s.known[card] == EVERYONE for card in cards)
    s.round, s.agenda = 4, []
    night_over(s)
    assert s.agenda == []  # the last Night
    s.round, s.night = 3, False
    night_over(s)
    assert s.agenda == []


def upgrades(cards: str, **more: Any) -> Scene:
    s = bare("rage, march", deck="swiftness, wound, fireball", seats=2, night=True, house="action_upgrades", **more)
    shown = tuple(create(s, cards.split(", ")))
    return go(s, ("turn",), ("upgrades", shown, (0, 1)))


@M.clause("MS20.9")
@pytest.mark.parametrize(
    ("one", "other", "fits"),
    [
        ("learning", "decompose", True),  # special
        ("savage_harvesting", "decompose", True),
        ("temporal_portal", "peaceful_moment", True),  # actions of a turn
        ("temporal_portal", "decompose", False),
    ],
)
def test_every_type_icon_counts(one: str, other: str, fits: bool) -> None:
    s = bare()
    assert akin(s, *create(s, [one, other])) is fits


@M.clause("MS20.9")
def test_an_action_is_swapped() -> None:
    """For one of the same colour or with the same type; what is given up leaves the game, Advanced ones their hand."""
    s = upgrades("blood_rage, ice_bolt, path_finding").expect(kind="mk.upgrade")
    s.offers("gain:blood_rage", "none").choose("gain:blood_rage").offers("return:rage").lacks("return:fireball")
    assert all(akin(s.state, pid, s.state.players[0].hand[0]) for pid in s.state.players[0].hand[:1])
    s.choose("return:rage").told("mk-upgraded")
    p = s.state.players[0]
    zones = [s.state.face[pid] for zone in (p.deck, p.hand, p.discard) for pid in zone]
    assert "rage" not in zones and zones.count("blood_rage") == 1
    assert s.seat == 1 and "gain:blood_rage" not in s.keys
    s.choose("none").expect(kind="mk.turn")
    under = [s.state.face[pid] for pid in s.state.stacks["advanced"][:2]]
    assert sorted(under) == ["ice_bolt", "path_finding"]


@M.clause("MS20.9", "M5.13")
def test_one_colour_of_a_two_coloured_card_is_enough() -> None:
    s = bare("rush_of_adrenaline, explosive_bolt, rage, promise", sets="ultimate")
    rush, bolt, rage, promise = s.players[0].hand
    assert akin(s, rush, rage) and akin(s, bolt, promise) and not akin(s, rush, promise)


@M.clause("MS20.9")
def test_a_swapped_advanced_action_goes_under_its_deck() -> None:
    s = upgrades("blood_rage, path_finding", discard="ambush")
    s.choose("gain:path_finding").choose("return:ambush").choose("none")
    assert "ambush" in [s.state.face[pid] for pid in s.state.stacks["advanced"][:3]]
    assert "ambush" not in [s.state.face[pid] for pid in s.state.players[0].discard]


def test_upgrades_come_before_the_new_hand() -> None:
    """In a match: after the second Round of First Reconnaissance no further Night comes, in Dungeon Lords one does."""
    for scenario, asked in (("first_reconnaissance", False), ("dungeon_lords", True)):
        s = bare("march", seats=2, night=True, house="action_upgrades", scenario=scenario)
        s.agenda = []
        round_end(s)
        assert (s.agenda[-1][0] == "upgrades") == asked and s.agenda[0] == ("prepare",)


# -- drafting


@M.clause("MS20.10")
def test_three_advanced_actions_are_drafted() -> None:
    """Each sees a pack of four, keeps one and passes the rest on."""
    match = house_match("drafting")
    s = state(match)
    packs = []
    for turn in range(6):
        assert match.decision is not None and match.decision.kind == "mk.draft" and match.decision.seat == turn % 2
        packs.append(match.keys)
        match.choose(match.keys[0])
    assert [len(pack) for pack in packs] == [4, 4, 3, 3, 2, 2]
    assert set(packs[3]) < set(packs[0]) and set(packs[2]) < set(packs[1])  # passed on
    s = state(match)
    assert match.decision is not None and match.decision.kind == "mk.tactic"
    assert [len(p.display) for p in s.players] == [3, 3]
    assert match.view(0)["table"]["players"][0]["display"] == [s.face[card] for card in s.players[0].display]
    assert match.view(0)["table"]["players"][1]["display"] == [None] * 3


@M.clause("MS20.10")
@M.example("mageknight", "MR21")
def test_packs_of_what_there_is() -> None:
    """Heroes who start at a higher level may have bought most of the Advanced Actions."""
    for stock, size in ((7, 3), (3, 0), (8, 4)):
        s = bare("march", seats=2, house="drafting")
        s.stacks["advanced"] = s.stacks["advanced"][:stock]
        s.agenda = []
        deal_packs(s)
        assert [len(step[1]) for step in s.agenda] == ([2 * size] if size else [])


@M.clause("MS20.10")
def test_one_joins_the_deck_after_each_day() -> None:
    s = bare("march", seats=2, house="drafting")
    s.players[0].display = tuple(create(s, ["ambush", "agility", "ice_bolt"], known=1))
    s.agenda = []
    round_end(s)
    t = go(s).expect(kind="mk.draft")
    assert t.seat == 0
    t.choose("gain:agility")
    p = t.state.players[0]
    zones = [t.state.face[pid] for zone in (p.deck, p.hand) for pid in zone]
    assert zones.count("agility") == 1 and [t.state.face[pid] for pid in p.display] == ["ambush", "ice_bolt"]
    night = bare("march", seats=2, night=True, house="drafting")
    night.players[0].display = tuple(create(night, ["ambush"], known=1))
    night.agenda = []
    round_end(night)
    assert night.agenda[-1][0] != "adopt"
