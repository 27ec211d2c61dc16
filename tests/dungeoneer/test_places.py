"""Every map: what it gives, what its exits ask for, where it may lie. Its facts stand here once more, by hand."""

from __future__ import annotations

import pytest

from undercroft.games.dungeoneer.card import TILES
from undercroft.games.dungeoneer.dungeon import HOME, WAYS, at, cell_at, exits

from .scene import GROG, HEMP, Scene, scene

clause = pytest.mark.clause
card = pytest.mark.card

ASIDE = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}

VALUES = {  # Glory, Peril
    "arsenal": (2, 2), "bone_pit": (3, 2), "broken_bridge": (3, 2), "collapsed_passage": (2, 1), "crossroads": (1, 2),
    "dark_altar": (3, 3), "dark_sunken_tunnel": (2, 2), "dark_tunnel_of_echoes": (1, 2),
    "dark_tunnel_of_needles": (2, 2), "dark_tunnel_of_roots": (1, 1), "flooded_chamber": (2, 2),
    "forbidden_library": (2, 1), "forked_passage": (1, 1), "interdimensional_portal": (2, 3), "laboratory": (2, 3),
    "long_gallery": (1, 1), "menagerie": (3, 3), "prison_cells": (2, 1), "ramaliths_sanctum": (3, 3),
    "revolving_hall": (2, 3), "treasury": (2, 2), "vault_entrance": (1, 1),
}  # fmt: skip
TESTED = {  # entering asks for a roll, which a 6 makes
    "arsenal", "bone_pit", "broken_bridge", "dark_sunken_tunnel", "dark_tunnel_of_needles", "flooded_chamber",
}  # fmt: skip
GUARDED = [  # map, way, what it is, the least die of Grog (Melee 2, Magic 1, Speed 3) that makes it
    ("arsenal", "w", "blocked", 3), ("bone_pit", "w", "blocked", 4), ("broken_bridge", "w", "blocked", 3),
    ("collapsed_passage", "s", "blocked", 3), ("dark_altar", "s", "blocked", 4),
    ("dark_tunnel_of_needles", "e", "trap", 3), ("dark_tunnel_of_roots", "n", "blocked", 4),
    ("forbidden_library", "e", "trap", 4), ("interdimensional_portal", "w", "trap", 4),
    ("laboratory", "n", "blocked", 4), ("long_gallery", "s", "blocked", 4), ("menagerie", "s", "trap", 3),
    ("prison_cells", "n", "blocked", 4), ("ramaliths_sanctum", "e", "trap", 5),
    ("ramaliths_sanctum", "w", "blocked", 4), ("revolving_hall", "e", "trap", 3), ("revolving_hall", "w", "blocked", 3),
    ("treasury", "e", "blocked", 4), ("treasury", "w", "trap", 2),
]  # fmt: skip


@clause("D11.10", "D11.11")
@card("dungeoneer", *VALUES)
@pytest.mark.parametrize("word", list(VALUES))
def test_a_new_location_gives_its_glory_and_its_peril(word: str) -> None:
    if word == "vault_entrance":
        s = scene(map="crossroads 0,1", where=["crossroads"]).choose("move:s")
    else:
        turned = " turned" if TILES[word].exits[2] is None else ""  # its south side must be no wall
        s = scene(map=f"{word} 0,1{turned}", hand=["haste"]).dice(*[6] * (word in TESTED)).choose("move:n")
    glory, peril = VALUES[word]
    s.expect(where=[word], glory=[glory], peril=[peril], life=[6], stance=[0], ap=[2])


BARRIERS = {
    "bone_pit": ("spikes", 6), "broken_bridge": ("pit", 7), "dark_sunken_tunnel": ("pit", 6),
    "dark_tunnel_of_needles": ("spikes", 6), "laboratory": ("hazard", 1), "ramaliths_sanctum": ("hazard", 1),
}  # fmt: skip
TUNNELS = {
    "collapsed_passage", "crossroads", "dark_sunken_tunnel", "dark_tunnel_of_echoes", "dark_tunnel_of_needles",
    "dark_tunnel_of_roots", "forked_passage", "long_gallery",
}  # fmt: skip


@clause("D4.4")
@card("dungeoneer", *VALUES)
@pytest.mark.parametrize("word", [word for word in VALUES if word != "vault_entrance"])
def test_a_map_shows_what_is_printed_on_it(word: str) -> None:
    s = scene(map=f"{word} 3,3")
    [shown] = [tile for tile in s.match.view(-1)["table"]["map"] if tile["tile"] == word]
    barrier = shown["barrier"]
    assert (shown["glory"], shown["peril"]) == VALUES[word]
    assert (None if barrier is None else (barrier["kind"], barrier["need"])) == BARRIERS.get(word)
    assert shown["type"] == ("tunnel" if word in TUNNELS else "room")
    assert shown["dark"] == (word in TUNNELS and word.startswith("dark_"))
    guarded = {way: kind for other, way, kind, _ in GUARDED if other == word}
    for way, exit in zip(WAYS, shown["exits"], strict=True):
        assert exit["kind"] in ((guarded[way],) if way in guarded else ("open", "wall"))


def at_exit(word: str, way: str, die: int) -> Scene:
    """Grog leaves a location with crossroads beyond the exit, and rolls so."""
    x, y = ASIDE[way]
    s = scene(map=f"{word} 3,3; crossroads {3 + x},{3 + y}", where=[word], hand=["haste"])
    return s.dice(die).choose(f"move:{way}")


@clause("D11.6", "D16.1")
@card("dungeoneer", *(word for word, _, kind, _ in GUARDED if kind == "blocked"))
@pytest.mark.parametrize(("word", "way", "least"), [(a, b, n) for a, b, kind, n in GUARDED if kind == "blocked"])
def test_a_blocked_exit_asks_for_its_number(word: str, way: str, least: int) -> None:
    """Made, the hero may go or stay; missed by one, it stays and pays, but the exit is open now."""
    s = at_exit(word, way, least).expect(kind="dg.pass", keys=("go", "stay"))
    s.choose("go").expect(where=["crossroads"], ap=[2])
    at_exit(word, way, least).choose("stay").expect(where=[word], ap=[3])
    s = at_exit(word, way, least - 1).expect(where=[word], ap=[2], life=[6])
    s.choose(f"move:{way}").expect(where=["crossroads"], ap=[1])  # no roll


@clause("D11.7", "D16.1")
@card("dungeoneer", *(word for word, _, kind, _ in GUARDED if kind == "trap"))
@pytest.mark.parametrize(("word", "way", "least"), [(a, b, n) for a, b, kind, n in GUARDED if kind == "trap"])
def test_a_trap_exit_asks_for_its_number(word: str, way: str, least: int) -> None:
    """Missed by one it wounds; the hero leaves in either case."""
    at_exit(word, way, least).expect(where=["crossroads"], life=[6], ap=[2])
    at_exit(word, way, least - 1).expect(where=["crossroads"], life=[5], ap=[2])


def test_every_guarded_exit_is_in_the_list() -> None:
    printed = {(word, WAYS[i]) for word, tile in TILES.items() for i, e in enumerate(tile.exits) if e and e.need}
    assert printed == {(word, way) for word, way, *_ in GUARDED}


LAID = "forked_passage 0,1; dark_tunnel_of_echoes 1,0; prison_cells -1,0; treasury 0,-1"


def fits(laid: dict[tuple[int, int], tuple[bool, ...]], place: tuple[int, int], sides: tuple[bool, ...]) -> bool:
    """D9.2, D9.4, in other words than the engine's: something joins, and no exit faces a wall."""
    met = []
    for i, (x, y) in enumerate(ASIDE.values()):
        other = laid.get((place[0] + x, place[1] + y))
        if other is not None:
            met.append((sides[i], other[(i + 2) % 4]))
    return any(mine and theirs for mine, theirs in met) and all(mine == theirs for mine, theirs in met)


@clause("D9.2", "D9.4")
@card("dungeoneer", *(word for word in TILES if word not in LAID and word != "vault_entrance"))
@pytest.mark.parametrize("word", [word for word in TILES if word not in LAID and word != "vault_entrance"])
def test_where_a_map_may_lie(word: str) -> None:
    """Exactly where it joins on, printed or turned, it may lie; the other places are refused with a reason."""
    s = scene("build", map=LAID, maps=word).expect(kind="dg.place")
    laid = {}
    for tile in s.state.cells.values():
        sides = exits(s.state.face[tile], s.state.turned[tile])
        x, y = at(s.state.cell[tile]).split(",")
        laid[int(x), int(y)] = tuple(exit is not None for exit in sides)
    wanted = set()
    for place in {(x + dx, y + dy) for x, y in laid for dx, dy in ASIDE.values()} - set(laid):
        if any(fits(laid, place, tuple(e is not None for e in exits(word, turned))) for turned in (0, 1)):
            wanted.add(f"at:{place[0]},{place[1]}")
    assert set(s.keys) == wanted
    refused = {refusal.key: refusal.message for refusal in s.match.refusals()}
    assert refused and not set(refused) & wanted
    assert set(refused.values()) <= {"dg-why-no-join", "dg-why-exit-wall"}
    key = s.keys[0]
    s.choose(key)
    if s.kind == "dg.turned":
        s.choose("turned")
    assert s.state.face[s.state.cells[cell_at(key[3:])]] == word


@clause("D15.15")
@card("dungeoneer", "vault_entrance")
def test_nobody_attacks_at_the_entrance() -> None:
    s = scene(ap=[3]).expect(where=["vault_entrance", "vault_entrance"])
    assert s.state.cell[s.state.where[0]] == HOME
    s.refuses(f"attack:{HEMP}", "D15.15", "entrance")
    s = scene(map="crossroads 0,1", where=["crossroads", "crossroads"])
    assert f"attack:{HEMP}" in s.keys and s.state.hero[0] == GROG
