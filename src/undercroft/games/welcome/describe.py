"""The table in words, for the terminal and for whoever listens to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.text import Text


def describe(view: dict[str, Any], say: Text, names: Sequence[str]) -> list[str]:
    table = view["table"]
    lines = [say("wd-table-hero", {"hero": table["hero"], "health": table["health"]})]
    for state in ("left", "spent", "removed"):
        pieces = [g["piece"] for g in table["gear"] if g["state"] == state]
        if pieces:
            lines.append(say(f"wd-table-{state}", {"pieces": pieces}))
    lines.append(say("wd-table-deck", {"count": table["deck"]}))
    lines.append(say("wd-table-dungeon", {"count": len(table["dungeon"])}) + known(table["dungeon"], say))
    if table["removed"]:
        lines.append(say("wd-table-away", {"count": len(table["removed"])}) + known(table["removed"], say))
    if table["fought"]:
        lines.append(say("wd-table-fought", {"monsters": table["fought"]}))
    if table["named"]:
        lines.append(say("wd-table-named", {"monster": table["named"]}))
    for seat, player in enumerate(table["players"]):
        state = "out" if player["out"] else "bidding" if player["bidding"] else "passed"
        numbers = {"who": seat, "successes": player["successes"], "failures": player["failures"]}
        lines.append(say(f"wd-table-player-{state}", numbers, names))
    return lines


def known(pile: list[str | None], say: Text) -> str:
    """What the viewer knows of a pile, from the top."""
    if not any(pile):
        return ""
    return " " + say("wd-table-known", {"monsters": [monster or "hidden" for monster in reversed(pile)]})
