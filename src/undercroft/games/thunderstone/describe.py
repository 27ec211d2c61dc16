"""The table in words, for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.text import Text


def describe(view: dict[str, Any], say: Text, names: Sequence[str]) -> list[str]:
    table = view["table"]
    lines = [rank(row, say) for row in table["hall"]]
    lines.append(say("ts-table-dungeon", {"count": table["dungeon"]}))
    wares = [ware(stack, say) for stack in table["village"] if stack["card"]]
    lines.append(say("ts-table-village") + " " + ", ".join(wares))
    if table["solo"]:
        lines.append(say("ts-table-pile", {"count": len(table["solo"]["pile"]), "points": table["solo"]["points"]}))
    for seat, player in enumerate(table["players"]):
        numbers = {
            "who": seat,
            "hand": len(player["hand"]),
            "deck": player["deck"],
            "discard": len(player["discard"]),
            "xp": player["xp"],
            "points": player["points"],
        }
        lines.append(say("ts-table-player", numbers, names))
    if table["party"]:
        cards = ", ".join(member(row, say) for row in table["party"])
        lines.append(say("ts-table-party", {"who": view["active"]}, names) + " " + cards)
    if view["viewer"] >= 0 and (view["viewer"] != view["active"] or not table["party"]):
        hand = [word or "hidden" for word in table["players"][view["viewer"]]["hand"]]
        lines.append(say("ts-table-hand", {"cards": hand}))
    return lines


def rank(row: dict[str, Any], say: Text) -> str:
    """A rank of the hall with its forecast."""
    if row["card"] is None:
        return say("ts-table-rank-empty", {"rank": row["rank"]})
    if not row["health"]:
        return say("ts-table-rank-stone", {"rank": row["rank"], "card": row["card"]})
    numbers = {"rank": row["rank"], "card": row["card"], "health": row["health"], "dark": row["dark"]}
    seen = row["forecast"]
    if seen is None:
        return say("ts-table-rank", numbers)
    total = {name: seen[name] for name in ("attack", "magic", "value")} | {"penalty": seen["loss"]}
    parts = [say("ts-table-rank", numbers), say("ts-table-won" if seen["won"] else "ts-table-lost", total)]
    told = "; ".join(say(message, args) for message, args, _ in notes(row))
    return " ".join([*parts, told] if told else parts)


Note = tuple[str, dict[str, Any], bool]


def notes(row: dict[str, Any]) -> list[Note]:
    """What the forecast of a rank says besides its sum: message, arguments, whether it costs the player something."""
    f = row["forecast"]
    one = "ts-tb-prey-sure" if len(f["prey"]) == 1 else "ts-tb-prey"
    found: list[tuple[object, Note]] = [
        (f["arms"], ("ts-tb-possible", {"cards": [weapon for weapon, _ in f["arms"]]}, False)),
        (not row["may_attack"], ("ts-why-fades", {"what": row["card"], "count": f["penalty"]}, False)),
        (f["halved"], ("ts-tb-halved", {}, False)),
        (f["needs_magic"], ("ts-tb-needs-magic", {}, False)),
        (f["idle"], ("ts-tb-idle", {"cards": f["idle"]}, False)),
        (f["stopped"], ("ts-tb-stopped", {"card": f["stopped"]}, False)),
        (f["cut_attack"], ("ts-tb-cut-attack", {"count": f["cut_attack"]}, False)),
        (f["cut_magic"], ("ts-tb-cut-magic", {"count": f["cut_magic"]}, False)),
        (f["weakens"], ("ts-tb-weakens", {"count": f["weakens"]}, False)),
        (f["dropped"], ("ts-tb-dropped", {"cards": f["dropped"]}, False)),
        (f["doomed"], ("ts-tb-doomed", {"cards": f["doomed"]}, True)),
        (f["prey"], (one, {"cards": f["prey"]}, True)),
        (f["diseases"], ("ts-tb-diseases", {"count": f["diseases"]}, True)),
    ]
    return [note for holds, note in found if holds]


def ware(stack: dict[str, Any], say: Text) -> str:
    return f"{say.name(stack['card'])} {stack['cost']} (×{stack['count']})"


def member(row: dict[str, Any], say: Text) -> str:
    """A card of the party: its strength and what it holds."""
    word = say.name(row["card"])
    notes = [str(row["strength"])] if row["strength"] is not None else []
    if row["weapon"]:
        notes.append(say.name(row["weapon"]))
    return f"{word} ({', '.join(notes)})" if notes else word
