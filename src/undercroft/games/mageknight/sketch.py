"""The map drawn in letters, for the terminal: a space is five letters wide, rows of spaces stand half a space apart."""

from __future__ import annotations

from typing import Any

from ...core.canvas import Canvas, Size
from ...core.text import Text

TERRAINS = {
    "plains": (".", "black on #9aa35a"),
    "hills": ("n", "black on #b07f4a"),
    "forest": ("T", "white on #2c6a36"),
    "wasteland": ("x", "white on #6d5149"),
    "desert": (":", "black on #cdb165"),
    "swamp": ("%", "white on #3b6560"),
    "lake": ("~", "white on #2c6aa0"),
    "mountain": ("^", "white on #67677c"),
    "sea": ("=", "white on #1e3d5c"),
    "city": ("#", "white on #444444"),
}
"""The letter that a space of each terrain is filled with, and its colour."""
WIDE = 6  # columns from space to space


def sketch(view: dict[str, Any], say: Text, size: Size) -> tuple[list[str], str]:
    table = view["table"]
    canvas = Canvas()
    for spot in table["map"]["spaces"]:
        letter, style = TERRAINS[spot["terrain"]]
        row, column = place(spot["at"])
        canvas.put(row, column, inside(spot, letter, say), style)
    for spot in table["map"]["open"]:
        row, column = place(spot["at"])
        canvas.put(row, column, f"?{spot['key']}?", "dim")
    if table["volkare"] is not None and table["volkare"]["at"] is not None:
        row, column = place(table["volkare"]["at"])
        canvas.put(row, column + 2, "V", "bold white on blue")
    for seat, player in enumerate(table["players"]):
        if player["at"] is not None:
            row, column = place(player["at"])
            own = seat == view["viewer"]
            canvas.put(row, column if own else column + 4, "@" if own else str(seat + 1), "bold white on red")
            if own:
                canvas.focus = (row, column)
    return canvas.lines(size), legend(table, say)


def place(at: list[int]) -> tuple[int, int]:
    """Row and column of a space (q, r)."""
    q, r = at
    return r, WIDE * q + WIDE // 2 * r


def inside(spot: dict[str, Any], letter: str, say: Text) -> str:
    """Terrain around the letters of the site and the sign of enemies."""
    site = say(sign(spot["site"])) if spot["site"] and spot["open"] else letter * 2
    foes = spot["foes"]
    return letter + site + (letter if not foes else "!" if all(foes) else "?") + letter


def sign(site: str) -> str:
    return f"mk-sketch-{site.replace('_', '-')}"


def legend(table: dict[str, Any], say: Text) -> str:
    """What the letters mean that are on the map; terrain with its present cost."""
    spaces = table["map"]["spaces"]
    parts = []
    for terrain, (letter, _) in TERRAINS.items():
        here = [spot for spot in spaces if spot["terrain"] == terrain]
        costs = [spot["cost"] for spot in here if spot["cost"] is not None]
        if here:
            parts.append(f"{letter} {say.name(terrain)}" + (f" {min(costs)}" if costs else ""))
    sites = sorted({spot["site"] for spot in spaces if spot["site"] and spot["open"]})
    return "; ".join([*parts, *(f"{say(sign(site))} {say.name(site)}" for site in sites), say("mk-sketch-signs")])
