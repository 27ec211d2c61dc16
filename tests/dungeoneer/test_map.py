"""The growing map: D9, D10.3, D18.11, D20.5 and the cards that shift locations."""

from __future__ import annotations

import pytest

from undercroft.games.dungeoneer.card import TILES
from undercroft.games.dungeoneer.dungeon import edges, exits, steps_from
from undercroft.games.dungeoneer.state import replaced

from .scene import Scene, scene

clause = pytest.mark.clause
example = pytest.mark.example
card = pytest.mark.card

N, E, S, W = 1, 2, 4, 8


@clause("D9.3", "D9.7")
@card("dungeoneer", *TILES)
@pytest.mark.parametrize("word", list(TILES))
def test_edges_as_printed_and_turned(word: str) -> None:
    printed = TILES[word].exits
    assert exits(word, 1) == (printed[2], printed[3], printed[0], printed[1])
    walls = [way for way in range(4) if printed[way] is None]
    assert edges(word, 0) == 15 - sum(1 << way for way in walls)  # blocked and trap exits are exits
    assert edges(word, 1) == 15 - sum(1 << (way + 2) % 4 for way in walls)


@clause("D9.1", "D9.2")
@example("dungeoneer", "E3")
def test_a_map_joins_exit_to_exit() -> None:
    s = scene("build", map="forked_passage 0,1", maps="crossroads")  # the passage's north edge is a wall
    s.expect(kind="dg.place")
    assert set(s.keys) == {"at:-1,1", "at:1,1", "at:1,0", "at:-1,0", "at:0,-1"}
    s.refuses("at:0,2", "D9.2", "no-join")
    s.choose("at:1,0").expect(kind="dg.hero")
    assert [t["tile"] for t in s.match.view(0)["table"]["map"] if t["at"] == "1,0"] == ["crossroads"]


@clause("D9.3", "D9.4")
@example("dungeoneer", "E3")
def test_an_exit_never_meets_a_wall_so_one_way_round_is_left() -> None:
    s = scene("build", maps="long_gallery")  # wall to the north
    s.choose("at:0,-1")  # south of the Entrance the wall would face it: turned, without a question
    tile = next(t for t in s.match.view(0)["table"]["map"] if t["tile"] == "long_gallery")
    assert tile["turned"] and tile["exits"][0]["kind"] == "blocked" and tile["exits"][2]["kind"] == "wall"
    s = scene("build", maps="long_gallery").choose("at:1,0").expect(kind="dg.turned", keys=("printed", "turned"))


@clause("D9.4")
def test_every_neighbour_counts() -> None:
    s = scene("build", map="dark_tunnel_of_echoes 1,1; collapsed_passage 1,0", maps="prison_cells")
    # 0,1 lies west of the tunnel's wall and north of the Entrance's exit: prison_cells has its wall east
    assert "at:0,1" in s.keys
    s = scene("build", map="dark_tunnel_of_echoes 1,1; collapsed_passage 1,0", maps="dark_tunnel_of_roots")
    s.refuses("at:0,1", "D9.4", "exit-wall")


@clause("D9.5", "D9.6")
@example("dungeoneer", "R-08")
def test_the_dungeon_is_never_closed_before_the_last_map() -> None:
    walls = "forked_passage 0,1; prison_cells 1,0; forbidden_library 0,-1; dark_tunnel_of_echoes -1,0"
    ring = f"{walls}; long_gallery 1,1; dark_altar -1,1; bone_pit 1,-1"
    s = scene("build", map=ring, maps="treasury, crossroads", start=False)
    s.go()
    laid = [t["tile"] for t in s.match.view(0)["table"]["map"]]
    assert set(steps_from(s.state, s.state.cells[2080])) == set(s.state.cells.values()), laid


@clause("D9.6")
@example("dungeoneer", "R-08")
def test_closing_is_refused_with_its_clause_and_allowed_for_the_last_map() -> None:
    from undercroft.games.dungeoneer.dungeon import places, stays_open

    # one free cell is left, north of the Entrance: prison cells east, library turned south, echoes west, all walls out
    s = scene(start=False, map="dark_tunnel_of_roots 0,1")
    state = s.state
    tile = s.pid("prison_cells")
    state.frontier = {state.cell[s.pid("dark_tunnel_of_roots")] - 64: S}  # as if only the north were left
    for other in range(22):
        if state.cell[other] < 0 and other != tile:
            state.cell = replaced(state.cell, other, 99_999)  # as if everything else were laid
    assert places(state, tile) != []
    state.cell = replaced(state.cell, s.pid("crossroads"), -1)
    cell = next(iter(state.frontier))
    assert stays_open(state, tile, cell, 0)  # prison_cells still opens to the north and the west
    state.cells = {**state.cells, cell - 64: 0, cell - 1: 0, cell + 1: 0}  # now those cells are taken
    assert not stays_open(state, tile, cell, 0)
    assert places(state, tile) == []
    state.cell = replaced(state.cell, s.pid("crossroads"), 99_999)
    assert stays_open(state, tile, cell, 0)  # the very last map may close the dungeon


@clause("D9.1")
def test_with_an_empty_deck_the_phase_is_skipped() -> None:
    scene("build").expect(kind="dg.hero", phase=4)


@clause("D9.1", "D10.3")
@example("dungeoneer", "R-09")
def test_a_map_that_fits_nowhere_goes_under_the_deck() -> None:
    s = scene("hero", maps="crossroads, long_gallery", start=False)
    s.state.frontier = {2080 - 64: S | N << 4}  # one cell: exit to the south, wall to the north
    s.go().choose("explore").expect(kind="dg.hero", ap=[2])  # the long gallery has its wall there
    assert s.zone("maps") == ["crossroads"]
    assert [t["tile"] for t in s.match.view(0)["table"]["map"]][-1] == "long_gallery"
    s = scene("hero", maps="crossroads", start=False)
    s.state.frontier = {2080 - 64: S | N << 4}
    s.go().choose("explore").expect(ap=[3])  # nothing was placed: nothing is charged
    assert s.zone("maps") == ["crossroads"]


@clause("D10.3")
@example("dungeoneer", "R-10")
def test_exploring_costs_an_ap_and_needs_a_map() -> None:
    s = scene(maps="crossroads, long_gallery", ap=[1], hand=["haste"], glory=[4])
    s.choose("explore").expect(kind="dg.place").choose("at:1,0").expect(ap=[0])
    s.refuses("explore", "D10.2", "ap", have=0, need=1)
    scene(ap=[3]).refuses("explore", "D10.3", "no-maps")


@clause("D20.5")
def test_unbiased_placement_passes_a_quest_location_to_the_left() -> None:
    def placer(quests: list[str], shared: str = "", first: str = "bone_pit") -> int:
        s = scene("build", seats=3, maps=first, quests=quests, shared=shared, unbiased_placement="yes")
        assert s.kind == "dg.place"
        return s.seat

    assert placer(["dice_with_the_dead"]) == 1
    assert placer(["dice_with_the_dead", "shady_deal"]) == 1
    assert placer([], shared="dice_with_the_dead") == 0  # not for the shared quest
    assert placer(["rescue_the_princess"], first="prison_cells") == 1  # an escort's first location
    assert placer(["smuggle_the_runaway"], first="interdimensional_portal") == 0  # not its second


# -- shifts


def shifted(bane: str, **more: object) -> Scene:
    return scene("lord", hand=[bane], peril=[0, 4], **more)  # type: ignore[arg-type]


@clause("D18.11")
@example("dungeoneer", "R-31")
@card("dungeoneer", "twisting_halls")
def test_twisting_halls_turns_a_map_that_may_lie_so() -> None:
    s = shifted("twisting_halls", map="dark_tunnel_of_roots 0,1; forked_passage 1,0; crossroads 2,0")
    s.choose("bane:twisting_halls")  # crossroads look the same, the passage may turn, and the tunnel too
    s.expect(kind="dg.tile", keys=("map:dark_tunnel_of_roots", "map:forked_passage"))
    s.choose("map:forked_passage").expect(peril=[0, 2])
    tile = next(t for t in s.match.view(0)["table"]["map"] if t["tile"] == "forked_passage")
    assert tile["turned"] and tile["exits"][2]["kind"] == "wall"
    assert s.zone("discards") == ["twisting_halls"]


@clause("D18.11")
@example("dungeoneer", "R-31")
@card("dungeoneer", "twisting_halls")
def test_a_shift_that_would_set_an_exit_against_a_wall_is_refused() -> None:
    # the only map lies north of the Entrance with its wall away from it: turned, the wall would face the Entrance
    s = shifted("twisting_halls, mutant_rat", map="forked_passage 0,1")
    s.refuses("bane:twisting_halls", "D18.11", "no-shift")
    s = scene("lord", hand=["twisting_halls, mutant_rat"], peril=[0, 1], map="forked_passage 0,1")
    s.refuses("bane:twisting_halls", "D8.2", "peril", have=1, need=2)


@clause("D18.11")
@example("dungeoneer", "R-31")
@card("dungeoneer", "wandering_walls")
def test_wandering_walls_moves_an_empty_map_with_its_tokens() -> None:
    s = shifted(
        "wandering_walls", map="crossroads 0,1; arsenal 1,0; treasury 0,2 turned", where=["", "arsenal"], start=False
    )
    s.go(deactivated=[s.pid("crossroads")]).choose("bane:wandering_walls")
    # crossroads carry the treasury, the arsenal is occupied
    s.expect(kind="dg.place")
    assert "at:0,2" not in s.keys and "at:0,1" not in s.keys
    s.choose("at:-1,0")
    while s.kind == "dg.turned":
        s.choose("printed")
    places = {t["tile"]: t["at"] for t in s.match.view(0)["table"]["map"]}
    assert places["treasury"] == "-1,0" and s.state.peril == [0, 1]
    assert s.state.cells[s.state.cell[s.pid("treasury")]] == s.pid("treasury")


@clause("D18.11")
@example("dungeoneer", "R-31")
@card("dungeoneer", "planar_rift")
def test_planar_rift_swaps_two_occupied_maps_under_their_heroes() -> None:
    s = shifted("planar_rift", map="crossroads 0,1; arsenal 1,0", where=["crossroads", "arsenal"])
    s.choose("bane:planar_rift", "map:arsenal") if "map:arsenal" in s.keys else s.choose("bane:planar_rift")
    while s.kind in ("dg.tile", "dg.turned"):
        s.choose(s.keys[0])
    places = {t["tile"]: t["at"] for t in s.match.view(0)["table"]["map"]}
    assert places == {"vault_entrance": "0,0", "crossroads": "1,0", "arsenal": "0,1"}
    s.expect(where=["arsenal", "crossroads"], peril=[0, 1], glory=[0, 0])  # nobody entered anything
    s.told("dg-swapped")


@card("dungeoneer", "planar_rift")
def test_planar_rift_needs_two_occupied_maps_besides_the_entrance() -> None:
    s = scene("lord", hand=["planar_rift, mutant_rat"], peril=[0, 4], map="crossroads 0,1", where=["crossroads"])
    s.refuses("bane:planar_rift", "D18.11", "no-shift")


@example("dungeoneer", "R-38")
@card("dungeoneer", "revolving_hall")
@clause("D18.1", "D11.12")
def test_the_revolving_hall_turns_for_whoever_enters() -> None:
    s = scene(map="revolving_hall 0,1", heroes=["grog_nordheim", "hemp_spiritcaller"]).choose("move:n")
    tile = next(t for t in s.match.view(0)["table"]["map"] if t["tile"] == "revolving_hall")
    assert tile["turned"] and tile["exits"][1]["kind"] == "blocked" and tile["exits"][3]["kind"] == "trap"
    s.expect(glory=[2, 0], peril=[3, 0], where=["revolving_hall"])


@clause("D14.9", "D8.3")
@card("dungeoneer", "twisting_halls")
def test_an_own_bane_may_touch_the_own_hero_but_others_pay() -> None:
    """Twisting Halls turns the map under the own hero; with the own Peril alone it cannot be played."""
    s = scene(
        "lord", hand=["twisting_halls"], map="dark_tunnel_of_roots 0,1", where=["dark_tunnel_of_roots"], peril=[5, 2]
    )
    s.choose("bane:twisting_halls").expect(peril=[5, 0], where=["dark_tunnel_of_roots"])
    assert s.state.turned[s.pid("dark_tunnel_of_roots")] == 1
    scene("lord", hand=["twisting_halls, mutant_rat"], peril=[9, 1]).refuses(
        "bane:twisting_halls", "D8.2", "peril", have=1, need=2
    )
