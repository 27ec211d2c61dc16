"""The dungeon drawn in letters, for the terminal: a tile is a box, its exits are gaps in the box."""

from __future__ import annotations

import textwrap
from typing import Any

from ...core.canvas import Canvas, Size
from ...core.text import Text

WIDE, HIGH = 14, 3  # columns and rows from tile to tile; two tiles share a border
INNER = WIDE - 1
BORDER = {"wall": 3, "blocked": 2, "trap": 1, "held": 0, "open": 0}
"""Where two exits meet, the one that lets less through is drawn."""
ACROSS = {0: " ", 1: "^", 2: "#", 3: "-"}
BESIDE = {0: " ", 1: "^", 2: "#", 3: "|"}


def sketch(view: dict[str, Any], say: Text, size: Size) -> tuple[list[str], str]:
    table = view["table"]
    canvas = Canvas()
    tiles = {place(tile["at"]): tile for tile in table["map"]}
    for at in map(place, table["free"]):
        row, column = corner(at)
        canvas.put(row + 1, column + 1, f"({at[0]},{at[1]})".center(INNER), "dim")
    for at, tile in tiles.items():
        outline(canvas, tiles, at)
        contents(canvas, corner(at), tile, view["viewer"], say)
    here = next((at for at, tile in tiles.items() if view["viewer"] in tile["heroes"]), (0, 0))
    row, column = corner(here)
    canvas.focus = (row + 1, column + WIDE // 2)
    return canvas.lines(size), say("dg-sketch-signs")


def place(at: str) -> tuple[int, int]:
    x, y = at.split(",")
    return int(x), int(y)


def corner(at: tuple[int, int]) -> tuple[int, int]:
    """Row and column of a place's upper left corner; north is up."""
    return -at[1] * HIGH, at[0] * WIDE


def outline(canvas: Canvas, tiles: dict[tuple[int, int], dict[str, Any]], at: tuple[int, int]) -> None:
    x, y = at
    row, column = corner(at)
    walls = []
    for way, beyond in enumerate(((x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y))):
        exits = [tiles[at]["exits"][way]]
        if beyond in tiles:
            exits.append(tiles[beyond]["exits"][(way + 2) % 4])
        walls.append(max(BORDER[exit["kind"]] for exit in exits))
    for line, wall in ((row, walls[0]), (row + HIGH, walls[2])):
        canvas.put(line, column, "+" + "-" * INNER + "+")
        canvas.put(line, column + 5, ACROSS[wall] * 5)
    for end, wall in ((column, walls[3]), (column + WIDE, walls[1])):
        for line in range(row + 1, row + HIGH):
            canvas.put(line, end, BESIDE[wall])


def contents(canvas: Canvas, corner: tuple[int, int], tile: dict[str, Any], viewer: int, say: Text) -> None:
    """The name on two lines, Glory and Peril, and who is there."""
    row, column = corner[0] + 1, corner[1] + 1
    style = "white on #303030" if tile["dark"] else ""
    signs = f"{tile['glory']}/{tile['peril']}{'*' if tile['dark'] else ''}"
    name = [part[:INNER] for part in textwrap.wrap(say.name(tile["tile"]), INNER)]
    canvas.put(row, column, f"{name[0]:<{INNER}}", style)
    room = INNER - len(signs) - 1
    second = name[1][:room] if len(name) > 1 else ""
    canvas.put(row + 1, column, f"{second:<{room}} {signs}", style)
    if tile["heroes"]:
        marks = "".join("@" if seat == viewer else str(seat + 1) for seat in tile["heroes"])
        canvas.put(row, column + INNER - len(marks), marks, "bold white on red")
