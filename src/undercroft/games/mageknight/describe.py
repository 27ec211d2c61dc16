"""The table in words, for the terminal and for whoever listens to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.text import Text
from .world.hexes import DIRECTIONS, space

Table = dict[str, Any]


def describe(view: dict[str, Any], say: Text, names: Sequence[str]) -> list[str]:
    table: Table = view["table"]
    viewer, active = view["viewer"], view["active"]
    time = "day" if table["day"] else "night"
    lines = [say(f"mk-table-{time}", {"number": table["round"], "of": table["rounds"], "dice": table["source"]})]
    for seat, player in enumerate(table["players"]):
        lines.append(
            say(
                "mk-table-player",
                {
                    "who": seat,
                    "hero": player["hero"],
                    "fame": player["fame"],
                    "level": player["level"],
                    "reputation": player["reputation"],
                    "hand": len(player["hand"]),
                    "deck": player["deck"],
                },
                names,
            )
        )
    if table["volkare"] is not None:
        lines.append(volkare(table["volkare"], say))
    own = table["players"][viewer if viewer >= 0 else max(active, 0)]
    lines += around(table, own, say)
    turn = table["turn"]
    lines.append(say("mk-table-points", {"move": turn["move"], "influence": turn["influence"]}))
    if turn["tokens"]:
        lines.append(say("mk-table-mana", {"mana": turn["tokens"]}))
    crystals = [colour for colour, count in own["crystals"].items() for _ in range(count)]
    if crystals:
        lines.append(say("mk-table-crystals", {"crystals": crystals}))
    if own["units"]:
        lines.append(say("mk-table-units", {"units": [unit["name"] for unit in own["units"]]}))
    if table["combat"] is not None:
        lines += combat(table["combat"], say)
    if table["duel"] is not None:
        fought = table["duel"]
        who, whom = fought["seats"]
        numbers = {"who": who, "whom": whom, "total": fought["total"], "left": fought["left"]}
        lines.append(say(f"mk-table-duel-{fought['phase']}", numbers, names))
    lines.append(say("mk-table-hand", {"cards": [face or "hidden" for face in own["hand"]]}))
    return lines


def volkare(his: Table, say: Text) -> str:
    """Where General Volkare is, and how strong."""
    if his["at"] is None:
        return say("mk-table-volkare-gone")
    q, r = his["at"]
    numbers = {"level": his["level"], "army": sum(his["army"].values()), "count": his["deck"], "q": q, "r": r}
    return say("mk-table-volkare", numbers)


def around(table: Table, own: Table, say: Text) -> list[str]:
    """Where the hero stands, and the six spaces around it."""
    if own["at"] is None:
        return [say("mk-table-off")]
    spots = {space(*spot["at"]): spot for spot in table["map"]["spaces"]}
    at = space(*own["at"])
    lines = [say("mk-table-here", {"what": things(spots[at])})]
    for name, offset in DIRECTIONS.items():
        spot = spots.get(at + offset)
        if spot is not None:
            message = "mk-table-near" if spot["cost"] is not None else "mk-table-barred"
            lines.append(say(message, {"where": name, "what": things(spot), "cost": spot["cost"] or 0}))
    return lines


def things(spot: dict[str, Any]) -> list[str]:
    """Terrain, site and enemies of a space as words."""
    site = [spot["site"]] if spot["site"] and spot["open"] else []
    return [spot["terrain"], *site, *(foe or "hidden" for foe in spot["foes"])]


def combat(panel: dict[str, Any], say: Text) -> list[str]:
    """The sums of the combat panel, and what is to be reckoned with."""
    lines = [say(f"mk-table-{panel['phase']}", {"have": panel["have"], "want": panel["want"]})]
    for foe in panel["foes"]:
        if foe["beaten"]:
            continue
        what = foe["summoned"] or foe["name"]
        for strike in foe["strikes"] or [{"value": 0, "block": 0, "wounds": 0}]:
            numbers = {name: strike[name] for name in ("value", "block", "wounds")}
            lines.append(say("mk-table-foe", {"what": what, "armor": foe["armor"], **numbers}))
        many = [say.name(tag["word"]) + (f" ×{tag['times']}" if tag["times"] > 1 else "") for tag in foe["tags"]]
        if many := [*many, *(say.name(f"resist_{element}") for element in foe["resists"])]:
            lines.append(f"    {', '.join(many)}")
    return lines
