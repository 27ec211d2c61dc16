"""The table in words, for the terminal and for whoever listens to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.text import Text

WAYS = ("n", "e", "s", "w")


def describe(view: dict[str, Any], say: Text, names: Sequence[str]) -> list[str]:
    table = view["table"]
    lines = [say("dg-table-round", {"round": table["round"], "phase": table["phase"], "count": table["maps_left"]})]
    shared = [quest["quest"] for quest in table["shared"]]
    if shared:
        lines.append(say("dg-table-shared", {"quests": shared}))
    for seat, player in enumerate(table["players"]):
        lines += of_player(seat, player, say, names)
    viewer = view["viewer"]
    if viewer >= 0 and table["players"][viewer]["at"]:
        lines += surroundings(table, table["players"][viewer]["at"], say)
    if table["combat"] is not None:
        lines += of_combat(table["combat"], say)
    return lines


def of_player(seat: int, player: dict[str, Any], say: Text, names: Sequence[str]) -> list[str]:
    if player["out"]:
        return [say("dg-table-out", {"who": seat}, names)]
    if not player["at"]:
        return []
    numbers = {key: player[key] for key in ("hero", "level", "life", "glory", "peril", "ap", "stance")}
    lines = [say("dg-table-player", {"who": seat, **numbers, **player["scores"], "place": player["tile"]}, names)]
    for part, words in (
        ("hand", [card or "hidden" for card in player["hand"]]),
        ("gear", [entry["card"] for entry in player["gear"]]),
        ("lair", [entry["card"] for entry in player["lair"]]),
        ("quests", [entry["quest"] for entry in player["quests"]]),
        ("done", player["done"]),
    ):
        if words:
            lines.append("  " + say(f"dg-table-{part}", {"words": words}))
    return lines


def surroundings(table: dict[str, Any], at: str, say: Text) -> list[str]:
    """The viewer's location and what lies beyond its exits."""
    tiles = {tile["at"]: tile for tile in table["map"]}
    here = tiles[at]
    lines = [say("dg-table-here", {"tile": here["tile"], "glory": here["glory"], "peril": here["peril"]})]
    x, y = (int(part) for part in at.split(","))
    for way, (dx, dy) in enumerate(((0, 1), (1, 0), (0, -1), (-1, 0))):
        exit = here["exits"][way]
        beyond = tiles.get(f"{x + dx},{y + dy}")
        told = say(f"dg-exit-{exit['kind']}", {"stat": exit.get("stat") or "speed", "need": exit.get("need") or 0})
        args = {"way": WAYS[way], "tile": beyond["tile"] if beyond is not None else "nothing"}
        lines.append("  " + say("dg-table-exit", args) + " " + told)
    return lines


def of_combat(combat: dict[str, Any], say: Text) -> list[str]:
    lines = []
    for attack in combat["attacks"]:
        if attack["off"]:
            continue
        args = {key: attack[key] for key in ("attacker", "target", "form", "adds", "counter_adds", "attack", "counter")}
        lines.append(say("dg-table-attack", args))
    return lines
