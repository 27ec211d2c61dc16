"""What hardly ever changes on a board (its tiles): drawn once, sent once, kept by the browser.

A view names such a part by its revision, which is made of what is drawn; the page has it already, or fetches it and
may keep it for good. A revision is told only to those who see the part, and counts only in its own match.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from markupsafe import Markup

MOST = 4096  # parts kept in memory, some kilobytes each; what was dropped is drawn again


@dataclass(frozen=True, slots=True)
class Still:
    rev: str
    html: Markup


class Stills:
    """The parts of all matches that were shown of late."""

    def __init__(self) -> None:
        self.drawn: OrderedDict[bytes, Still] = OrderedDict()
        self.named: OrderedDict[tuple[str, str], Still] = OrderedDict()

    def still(self, match: str, what: tuple[str, ...], thing: Any, draw: Callable[[Any], str]) -> Still:
        """The part of this name and language that shows a thing: `draw` must look at nothing else."""
        seen = hashlib.sha256(msgspec.json.encode((match, what, thing))).digest()
        found = self.drawn.get(seen)
        if found is None:
            html = Markup(draw(thing).strip())
            found = Still(hashlib.sha256(html.encode()).hexdigest()[:16], html)
        _keep(self.drawn, seen, found)
        _keep(self.named, (match, found.rev), found)
        return found

    def get(self, match: str, rev: str) -> Still | None:
        return self.named.get((match, rev))


def _keep(kept: OrderedDict[Any, Still], key: Any, still: Still) -> None:
    kept[key] = still
    kept.move_to_end(key)
    if len(kept) > MOST:
        kept.popitem(last=False)


@cache
def stills() -> Stills:
    """Those of this process."""
    return Stills()
