"""Mines Liberation, Druid Nights, Dungeon Lords (MS8, MS9, MS10)."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.golden import WRITE
from undercroft.core.match import Match, new_match
from undercroft.core.record import load_record, verify
from undercroft.core.zones import create
from undercroft.games.mageknight import GAME
from undercroft.games.mageknight.fight.foes import beat
from undercroft.games.mageknight.play.exploring import put_tile
from undercroft.games.mageknight.play.rounds import round_end
from undercroft.games.mageknight.play.scoring import finish, result, tally
from undercroft.games.mageknight.play.turn import actions
from undercroft.games.mageknight.rules import rules_of
from undercroft.games.mageknight.scenarios.dungeon_lords import hide, hideouts, links
from undercroft.games.mageknight.scenarios.mines_liberation import mines, over, revealed
from undercroft.games.mageknight.scenarios.quests import RIVALS, any_of, quest
from undercroft.games.mageknight.state import State, lay_over
from undercroft.games.mageknight.tables import DUMMY, ENEMIES, SITES, TILES
from undercroft.games.mageknight.world.groups import GUARD, put, rampager, tokens_at
from undercroft.games.mageknight.world.shapes import SHAPES, centre_of

from .scene import Scene, bare, go, scene, space_of, token
from .test_sites import lost, won

M = pytest.mark
QUESTS = ("mines_liberation", "druid_nights", "dungeon_lords")
MINES: dict[str, Any] = {"scenario": "mines_liberation", "seats": 2}
DRUIDS: dict[str, Any] = {"scenario": "druid_nights", "seats": 2}
LORDS: dict[str, Any] = {"scenario": "dungeon_lords", "seats": 2}


def started(scenario: str, seats: int, **options: str) -> State:
    match = new_match("mageknight", seats=seats, seed=11, options={"scenario": scenario, **options})
    assert isinstance(match.state, State)
    return match.state


def deck(s: State, kind: str) -> list[str]:
    """The faces of a kind that are on the map or in the tile deck."""
    faces = [face for _, face in s.placed] + [s.face[tile] for tile in s.tiles]
    return [face for face in faces if TILES[face].kind == kind]


# -- what is played with


@pytest.mark.parametrize(
    ("scenario", "rounds", "city", "site"),
    [
        pytest.param("mines_liberation", 4, "red", "mine", marks=M.clause("MS8.1")),
        ("druid_nights", 4, "green", "glade"),
        ("dungeon_lords", 5, "blue", "dungeon"),
    ],
)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_tiles_of_a_quest(scenario: str, rounds: int, city: str, site: str, seats: int) -> None:
    """The city of the scenario; tiles that are left out do not have its site."""
    s = started(scenario, seats)
    land, core = {1: (8, 1), 2: (8, 1), 3: (9, 2), 4: (11, 3)}[seats]
    assert (s.rules.rounds, s.rules.shape) == (rounds, "open_4_columns" if seats == 4 else "wedge")
    assert (len(deck(s, "countryside")), len(deck(s, "core"))) == (land, core)
    [town] = deck(s, "city")
    assert TILES[town].spaces[0].colour == city and s.rules.plan.friendly == (city,)
    without = [tile for tile in s.spare if TILES[s.face[tile]].kind == "countryside"]
    assert len(without) == 11 - land
    assert not any(ground.site == site for tile in without for ground in TILES[s.face[tile]].spaces)
    if scenario == "mines_liberation":
        assert "k01" not in deck(s, "core")
    if scenario == "dungeon_lords":
        assert "k01" in deck(s, "core")


def test_which_tiles_chance_leaves_out_stays_open() -> None:
    """A seat imagines other tiles in the deck than the real ones, but never one that the scenario must leave out."""
    match = new_match("mageknight", seats=2, seed=3, options={"scenario": "mines_liberation"})
    worlds = [match.imagine(0, Random(seed)).state for seed in range(20)]
    land = {
        tuple(sorted(w.face[tile] for tile in w.tiles if TILES[w.face[tile]].kind == "countryside")) for w in worlds
    }
    assert len(land) > 1
    for world in worlds:
        spare = [world.face[tile] for tile in world.spare if TILES[world.face[tile]].kind == "countryside"]
        assert not any(ground.site == "mine" for face in spare for ground in TILES[face].spaces)
        assert "k08" in [world.face[tile] for tile in world.tiles]


@M.clause("MS5.2")
@M.example("mageknight", "SR60")
@pytest.mark.parametrize("scenario", QUESTS)
def test_alone_a_quest_is_played_with_the_dummy(scenario: str) -> None:
    assert [plan.mode for plan in quest(RIVALS, "red", any_of("mine"))] == ["competitive", "solo"]
    rules = rules_of(1, GAME.settle(1, {"scenario": scenario}))
    assert (rules.mode, rules.actors, rules.plan.tactics, rules.together) == ("solo", (DUMMY,), "solo", True)
    s = bare(scenario=scenario)
    assert all(not row[name] for row in tally(s) for name in row if name.endswith("_title"))


def test_golden_record_of_the_last_incantation(golden: Path) -> None:
    """Who marks glades and speaks every incantation sees the druids' end; the rest of the match is chance."""
    path = golden / "druids-1.jsonl"
    if WRITE:
        ended = (m for m in map(druid, range(400)) if m.result is not None and m.result.reason == "mk-end-druids")
        match = next(ended)
        assert match.record is not None
        match.record.save(path)
    record = load_record(path)
    assert record.damage is None
    verify(record)
    again = druid(int(record.seed))
    assert again.record is not None and again.result is not None and again.result.reason == "mk-end-druids"
    assert [line for line in record.lines if "answer" in line] == [x for x in again.record.lines if "answer" in x]


def druid(seed: int) -> Match:
    """A match of one who wants nothing but incantations."""
    match = new_match("mageknight", 1, seed, {"scenario": "druid_nights"}, salt=f"{seed:032x}")
    random = Random(seed)
    while match.decision is not None:
        keys = match.keys
        liked = next((key for key in ("act:incant", "mark", "stop", "start") if key in keys), "")
        hurried = liked if liked and (liked != "stop" or random.random() < 0.3) else ""
        match.choose(hurried or random.choice(keys))
    return match


# -- mines


@M.clause("MS8.1")
def test_mines_are_occupied() -> None:
    """At the set-up, and when a tile is turned up: a red enemy in the Core; nobody rampages."""
    s = started("mines_liberation", 4)
    assert mines(s)
    s = bare(tiles="c01", **MINES)
    for face, place in (("c03", (0, 1)), ("k02", (1, 1))):
        put_tile(s, create(s, [face])[0], centre_of(SHAPES["wedge"], *place))
        revealed(s, 0)
    for word, colour in (("c03.SE", "green"), ("k02.E", "red")):
        at = space_of(s, word)
        one, other = tokens_at(s, at, GUARD)
        assert (ENEMIES[s.face[one]].colour, ENEMIES[s.face[other]].colour) == (colour, "brown")
        assert s.known[one] and not s.known[other] and not rampager(s, at)


def mine(foes: str = "prowlers, minotaur", at: str = "c02.SW", tiles: str = "c01, c02", **more: Any) -> Scene:
    """Seat 0 stands on an occupied mine."""
    return scene("rage, rage, march", at=at, tiles=tiles, foes={at: foes}, **{**MINES, **more})


@M.clause("MS8.2", "MS8.3")
def test_a_mine_is_freed() -> None:
    s = mine(units="peasants", down=True).lacks("act:liberate").choose("act:free_mine")
    combat = s.state.now.combat
    assert combat is not None and combat.night and combat.units is None and len(combat.foes) == 2
    t = won(s.told("mk-frees-mine")).told("mk-conquered")
    assert t.state.shields[t.at("c02.SW")] == (0,) and t.me.reputation == 1 and t.at("c02.SW") not in t.state.there
    scene("rage", at="c02.SW", shields={"c02.SW": (0,)}, **MINES).lacks("act:free_mine")


@M.clause("MS8.2")
def test_survivors_stay_in_the_mine() -> None:
    """One that was defeated does not come back; whoever is left stays, face up."""
    s = lost(mine("prowlers", level=9, fame=99).choose("act:free_mine"))
    assert [s.state.face[pid] for pid in tokens_at(s.state, s.at("c02.SW"))] == ["prowlers"]
    assert s.at("c02.SW") not in s.state.shields


@M.clause("MS8.3")
def test_a_mine_in_the_core_is_worth_more() -> None:
    s = won(mine(at="k02.E", tiles="c01, c02, k02").choose("act:free_mine"))
    assert s.me.reputation == 2


@M.clause("MS8.4")
@M.example("mageknight", "SE26")
def test_an_occupied_mine_yields_nothing() -> None:
    s = mine(at="c05.SE", tiles="c01, c05").choose("end")
    assert s.state.players[0].crystals["blue"] == 0
    free = won(mine(at="c05.SE", tiles="c01, c05").choose("act:free_mine")).choose("end")
    assert free.state.players[0].crystals["blue"] == 1


@M.clause("MS8.5")
def test_mines_yield_crystals_when_a_round_begins() -> None:
    """Wherever the heroes are; a fourth of a colour is lost."""
    s = bare(tiles="c02, c03, c05", shields={"c02.SW": (0,), "c03.SE": (1,)}, crystals="green, green, green", **MINES)
    s.players[0].crystals["white"] = 0
    s.agenda = []
    round_end(s)
    assert s.players[0].crystals == {"red": 0, "blue": 0, "green": 3, "white": 0}
    assert s.players[1].crystals["white"] == 1


@M.clause("MS8.6")
def test_an_enemy_that_is_owed_comes_with_the_fight() -> None:
    s = bare("rage, rage", tiles="c01", **MINES)
    brown, s.stacks["brown"] = s.stacks["brown"], ()
    put_tile(s, create(s, ["c03"])[0], centre_of(SHAPES["wedge"], 0, 1))
    revealed(s, 0)
    at = space_of(s, "c03.SE")
    assert len(tokens_at(s, at)) == 1 and s.tally == {f"owed {at}": 1}
    s.stacks["brown"], s.players[0].at, s.now.path = brown, at, [at]
    t = go(s, ("turn",)).choose("act:free_mine")
    assert t.state.now.combat is not None and len(t.state.now.combat.foes) == 2 and not t.state.tally


@M.clause("MS8.6", "MS8.4")
@M.example("mageknight", "SR69")
def test_a_mine_is_held_also_while_every_enemy_is_owed() -> None:
    s = bare("rage, rage", tiles="c01", **MINES)
    s.tiles = ()
    kept = {pile: s.stacks[pile] for pile in ("green", "brown")}
    s.stacks.update(green=(), brown=())
    put_tile(s, create(s, ["c03"])[0], centre_of(SHAPES["wedge"], 0, 1))
    revealed(s, 0)
    at = space_of(s, "c03.SE")
    assert not tokens_at(s, at) and not over(s)
    s.players[0].at, s.now.path = at, [at]
    idle = go(s.clone(), ("turn",)).choose("end")
    assert not sum(idle.state.players[0].crystals.values())  # MS8.4
    s.stacks.update(kept)
    t = go(s, ("turn",)).choose("act:free_mine")
    combat = t.state.now.combat
    assert combat is not None and [ENEMIES[t.state.face[foe.token]].colour for foe in combat.foes] == ["green", "brown"]


def test_mines_are_the_goal() -> None:
    """MS8: all tiles revealed and all mines free; 4 Fame each, 7 in the Core, and a title."""
    facts = {"tiles": "c02, c03, k02", "shields": {"c02.SW": (0,), "k02.E": (0,), "c03.SE": (1,)}}
    s = bare(**facts, **MINES)
    s.tiles = ()
    assert over(s)
    rows = tally(s)
    assert [(row["liberator"], row["liberator_title"]) for row in rows] == [(11, 5), (4, 0)]
    put(s, space_of(s, "c02.SW"), GUARD, token(s, "minotaur"))
    assert not over(s)
    tied = tally(bare(tiles="c02, c03", shields={"c02.SW": (0,), "c03.SE": (1,)}, **MINES))
    assert [(row["liberator"], row["liberator_title"]) for row in tied] == [(4, 2), (4, 2)]
    s.last_turns = 0
    finish(s)
    assert result(s).reason == "mk-end-mines"


# -- druids


def grove(hand: str = "rage, march", at: str = "c01.C", **more: Any) -> Scene:
    return scene(hand, at=at, **{**DRUIDS, **more})


@M.clause("MS9.1")
def test_a_glade_is_marked_when_the_movement_ends_there() -> None:
    """By Day too; it is no action, and each hero has one shield there."""
    s = grove(shields={"c01.C": (1,)}, move=3).lacks("act:incant").choose("stop").expect(kind="mk.hallow")
    s.choose("mark").lacks("step:e", "act:incant").told("mk-marks-glade")
    assert s.state.shields[s.at("c01.C")] == (1, 0) and not s.state.now.acted
    grove(shields={"c01.C": (0,)}).choose("stop").expect(kind="mk.turn")
    grove(at="c01.E").choose("stop").expect(kind="mk.turn")
    assert grove().choose("stop").choose("none").state.shields == {}
    assert grove().choose("end").kind == "mk.hallow"  # also if the turn ends with the movement


@M.clause("MS9.1", "M10.6")
def test_a_glade_is_marked_before_those_whom_the_step_has_provoked_attack() -> None:
    facts = {"at": "c02.C", "tiles": "c01, c02", "move": 5, "foes": {"c02.NW": "prowlers"}}
    s = grove(**facts).choose("step:ne").expect(kind="mk.hallow").choose("mark")
    assert s.state.shields[s.at("c02.NE")] == (0,) and s.state.now.combat is not None
    elsewhere = grove(**facts).choose("step:w")
    assert elsewhere.state.now.combat is not None  # no glade, no question
    quiet = grove(**{**facts, "foes": {}}).choose("step:ne")
    quiet.expect(kind="mk.turn")  # the movement may go on


GLADES = {"c01.C": (0, 1), "c02.NE": (0,), "c05.W": (0,)}


def spell(round: int, **more: Any) -> Scene:
    """A Night, with marked glades, after the movement."""
    facts = {"tiles": "c01, c02, c05", "shields": GLADES, "at": "c01.SW", "night": True, **DRUIDS, **more}
    s = bare("rage, rage, march", **facts)
    s.round = round
    return go(s, ("turn",)).choose("stop")


@M.clause("MS9.2")
@M.example("mageknight", "SE23")
def test_the_first_incantation() -> None:
    """Three glades, three brown enemies, two of them defeated: double Fame for two, three random crystals."""
    s = spell(2).choose("act:incant")
    combat = s.state.now.combat
    assert combat is not None and [ENEMIES[s.state.face[foe.token]].colour for foe in combat.foes] == ["brown"] * 3
    assert s.me.rewards == ("crystal",) * 3 and combat.units is None
    combat.foes = [foe._replace(idle=True) for foe in combat.foes]
    worth = [ENEMIES[s.state.face[foe.token]].fame for foe in combat.foes]
    for at in (0, 1):
        beat(s.state, at)
    left = combat.foes[2].token
    assert s.me.fame == 2 * (worth[0] + worth[1])
    s = lost(s)
    assert left in s.state.discards["brown"] and len(s.me.rewards) == 3
    again = spell(2)
    again.state.tally["incantation 0"] = 1
    assert "incant" not in actions(again.state)


@M.clause("MS9.2")
def test_where_and_when_an_incantation_can_be_spoken() -> None:
    assert "act:incant" not in spell(2, at="c01.E").keys  # somebody lives there
    assert "act:incant" not in spell(1, night=False).keys
    assert "act:incant" not in spell(2, shields={"c01.C": (1,)}).keys
    assert "act:incant" in spell(2, at="c05.NE", shields={**GLADES, "c05.NE": (1,)}).keys  # a monastery that is burned
    assert "act:incant" not in spell(2, at="c05.NE").keys
    assert "act:incant" not in scene("rage", at="c01.SW", night=True, shields={"c01.C": (0,)}).keys


@M.clause("MS9.3")
def test_the_second_incantation_and_the_end_of_a_night() -> None:
    s = spell(4).choose("act:incant")
    combat = s.state.now.combat
    assert combat is not None and [ENEMIES[s.state.face[foe.token]].colour for foe in combat.foes] == ["red"] * 3
    assert s.me.rewards == ("crystal",) * 6
    over = bare(shields={"c01.C": (0, 1), "c02.SW": (0,)}, night=True, **DRUIDS)
    over.agenda = []
    round_end(over)
    assert over.shields == {space_of(over, "c02.SW"): (0,)}  # glades only
    dawn = bare(shields={"c01.C": (0,)}, **DRUIDS)
    dawn.agenda = []
    round_end(dawn)
    assert space_of(dawn, "c01.C") in dawn.shields  # a Day that ends changes nothing


def test_all_second_incantations_end_the_game() -> None:
    s = bare(**DRUIDS)
    [ends] = s.rules.over
    s.tally = {"incantation 0": 2, "incantation 1": 1}
    assert not ends(s)
    s.tally["incantation 1"] = 2
    assert ends(s)
    s.last_turns = 0
    finish(s)
    assert result(s).reason == "mk-end-druids"


@M.clause("MS9.4")
def test_glades_with_little_room() -> None:
    few = {"house": "scarce_glades"}
    s = grove(shields={"c01.C": (1,)}, **few).choose("stop").expect(keys=("seat:seat_1", "none"))
    assert s.choose("seat:seat_1").state.shields[s.at("c01.C")] == (0,)
    assert grove(**few).choose("stop").keys == ("mark", "none")
    three = {**few, "seats": 3}
    assert grove(shields={"c01.C": (1,)}, **three).choose("stop").keys == ("mark", "none")
    full = grove(shields={"c01.C": (1, 2)}, **three).choose("stop").expect(keys=("seat:seat_1", "seat:seat_2", "none"))
    assert full.choose("seat:seat_2").state.shields[full.at("c01.C")] == (1, 0)


@M.clause("MS9.4")
def test_epic_nights() -> None:
    s = started("druid_nights", 2, house="epic_nights")
    assert s.rules.rounds == 6 and len(deck(s, "countryside")) == 11 and len(deck(s, "core")) == 4
    third = spell(6, house="epic_nights").choose("act:incant")
    combat = third.state.now.combat
    assert combat is not None
    assert [ENEMIES[third.state.face[foe.token]].colour for foe in combat.foes] == ["brown", "red"] * 3
    assert third.me.rewards == ("crystal",) * 9
    [ends] = third.state.rules.over
    third.state.tally = {"incantation 0": 2, "incantation 1": 2}
    assert not ends(third.state)


# -- dungeons


@M.clause("MS10.1")
@M.card("mageknight", "secret_dungeon", "secret_tomb")
def test_a_secret_dungeon_is_hidden_beside_a_village() -> None:
    """Whoever reveals the tile chooses: no swamp, no site, on the neighbouring tile too; the token is face down."""
    s = bare("march", at="c01.NE", tiles="c01, c02", move=2, **LORDS)
    s.tiles = tuple(create(s, ["c03"], known=0))
    where = go(s, ("turn",))
    key = next(key for key in where.keys if key.startswith("explore:"))
    where.choose(key).expect(kind="mk.conceal")
    village = where.at("c03.SW")
    for name, at in hideouts(where.state, village).items():
        space = where.state.board[at]
        assert space.terrain not in ("swamp", "lake", "mountain", "sea") and not space.site, name
    where.choose(where.keys[0])
    [(at, ground)] = where.state.overlays
    assert ground.site == "secret_dungeon" and at in where.state.board[village].near
    [pid] = tokens_at(where.state, at, GUARD)
    assert ENEMIES[where.state.face[pid]].colour == "brown" and not where.state.known[pid]
    assert SITES["secret_tomb"].draws == ("red",)
    moor = bare(tiles="c08, c02", **LORDS)  # west of it swamp; three of the others are on neighbouring tiles
    assert [*hideouts(moor, space_of(moor, "c08.SE"))] == ["ne", "e", "se", "sw"]


@M.clause("MS10.1")
@M.example("mageknight", "SR61")
def test_the_first_player_hides_what_belongs_to_the_set_up() -> None:
    match = new_match("mageknight", seats=3, seed=2, options={"scenario": "dungeon_lords"})
    assert isinstance(match.state, State)
    asked = 0
    while match.decision is not None and match.decision.kind == "mk.conceal":
        assert match.decision.seat == 0
        match.choose(match.keys[0])
        asked += 1
    assert asked == len(match.state.overlays) > 0 and match.decision is not None
    assert match.decision.kind == "mk.tactic"
    crowded = bare(tiles="c04, c02", **LORDS)  # a village between a rampaging enemy, a mountain and sites
    assert not any(crowded.board[at].rampaging for at in hideouts(crowded, space_of(crowded, "c04.SE")).values())


def secret(site: str = "secret_dungeon", foe: str = "minotaur", **more: Any) -> Scene:
    """Seat 0 stands on a secret dungeon or tomb."""
    s = bare("rage, rage, march", at="c01.SE", **{**LORDS, **more})
    hide(s, s.players[0].at, site)
    put(s, s.players[0].at, GUARD, token(s, foe))
    return go(s, ("turn",))


@M.clause("MS10.2")
@M.card("mageknight", "secret_dungeon", "secret_tomb")
def test_secret_places_work_like_ordinary_ones() -> None:
    s = secret().choose("act:enter")
    combat = s.state.now.combat
    assert combat is not None and combat.night and combat.units == ()
    assert won(s).me.rewards == ("dungeon",) and s.me.at in s.state.shields
    assert won(secret("secret_tomb", "fire_dragon").choose("act:enter")).me.rewards == ("spell", "artifact")


@M.clause("MS10.2")
def test_after_a_failure_somebody_else_waits() -> None:
    s = secret(level=9, fame=99)
    [before] = tokens_at(s.state, s.me.at, GUARD)
    s = lost(s.choose("act:enter"))
    [after] = tokens_at(s.state, s.me.at, GUARD)
    assert before in s.state.discards["brown"] and after != before and not s.state.known[after]
    plain = lost(scene("rage, rage", at="c07.SE", tiles="c07, c02", level=9, fame=99, **LORDS).choose("act:enter"))
    assert plain.at("c07.SE") not in plain.state.there  # an ordinary dungeon draws when it is entered


@M.clause("MS10.3")
def test_nobody_enters_a_conquered_dungeon_again() -> None:
    s = scene("rage, march", at="c07.SE", tiles="c07, c02", shields={"c07.SE": (1,)}, **LORDS)
    s.refuses("act:enter", "MS10.3", "mk-why-conquered")
    scene("rage, march", at="c07.SE", tiles="c07, c02", shields={"c07.SE": (1,)}, seats=2).offers("act:enter")


@M.clause("MS10.4")
@M.example("mageknight", "SE25")
def test_conquered_dungeons_are_linked() -> None:
    """Two more than the way over dry land, which five spaces make seven."""
    shields = {"c07.SE": (1,), "c09.NW": (0,)}
    facts = {"at": "c07.SE", "tiles": "c07, c02, c09", "shields": shields, **LORDS}
    s = bare("march, rage", move=9, **facts)
    [(goal, price)] = links(s).items()
    assert goal == space_of(s, "c09.NW") and price == 2 + dry_way(s, s.players[0].at, goal)
    t = go(s, ("turn",)).offers("link").choose("link").told("mk-links")  # the only goal answers itself
    assert t.me.at == goal and t.state.now.move == 9 - price and t.state.now.path[-1] == goal
    scene("march, rage", move=price - 1, **facts).lacks("link")
    scene("march, rage", move=9, **{**facts, "at": "c07.SW"}).lacks("link")
    scene("march, rage", move=9, **{**facts, "scenario": "first_reconnaissance"}).lacks("link")
    five = bare(tiles="c07, c02, c03, c06, c10", shields={"c07.SE": (0,)}, at="c07.SE", **LORDS)
    far = next(at for at in five.board if dry_way(five, five.players[0].at, at) == 5 and not five.board[at].site)
    hide(five, far, "secret_dungeon")
    five.shields[far] = (1,)
    assert links(five)[far] == 7


def dry_way(s: State, here: int, to: int) -> int:
    """How many spaces it is over what is neither lake nor swamp; -1 if there is no way."""
    far, ring = {here: 0}, [here]
    for at in ring:
        for near in s.board[at].near:
            if near not in far and s.board[near].terrain not in ("lake", "swamp"):
                far[near] = far[at] + 1
                ring.append(near)
    return far.get(to, -1)


@M.clause("MS10.4")
def test_a_choice_of_ways_and_none_over_water() -> None:
    shields = {"c07.SE": (1,), "c09.NW": (0,), "k01.NE": (0,)}
    s = scene("march, rage", move=20, at="c07.SE", tiles="c07, c09, k01", shields=shields, **LORDS).choose("link")
    assert s.kind == "mk.link" and len(s.keys) == 2 and all(key.startswith("goal:") for key in s.keys)
    assert s.match.decision is not None and all(option.args["about"].isdigit() for option in s.match.decision.options)
    island = bare(at="c07.SE", tiles="c07, c09", shields={"c07.SE": (1,), "c09.NW": (0,)}, **LORDS)
    for near in island.board[island.players[0].at].near:
        lay_over(island, near, island.board[near].ground._replace(terrain="swamp"))
    assert links(island) == {}


def test_dungeons_are_the_goal() -> None:
    """MS10: every tile revealed, every dungeon and tomb conquered; 4 for each, and a title of 5."""
    facts = {"tiles": "c07, c02, c10", "shields": {"c07.SE": (0,), "c10.NW": (0,)}}
    s = bare(**facts, **LORDS)
    s.tiles = ()
    [ends] = s.rules.over
    assert ends(s)
    assert [(row["crawler"], row["crawler_title"]) for row in tally(s)] == [(6, 5), (0, 0)]
    assert "adventurer" not in tally(s)[0] and "adventurer_title" not in tally(s)[0]
    hide(s, space_of(s, "c02.C"), "secret_dungeon")
    assert not ends(s)
    s.last_turns = 0
    finish(s)
    assert result(s).reason == "mk-end-dungeons"


@pytest.mark.parametrize(("quest", "tile"), [(MINES, "k08"), (DRUIDS, "k05"), (LORDS, "k06")])
def test_the_city_of_a_quest_is_a_friend(quest: dict[str, Any], tile: str) -> None:
    """MS0.6: everybody has a shield there, nobody leads it, no garrison stands in the way."""
    s = bare("march, promise", at=f"{tile}.NE", tiles=f"c01, c02, {tile}", move=2, **quest)
    city = space_of(s, f"{tile}.C")
    assert s.holds[city].shields == (0, 1) and s.holds[city].leader == -1 and city not in s.there
    t = go(s, ("turn",)).choose("step:sw")
    assert t.me.at == city and t.me.reputation == 0 and "interact" in actions(t.state)
