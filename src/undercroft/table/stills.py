"""What hardly ever changes on a board (its tiles): drawn once, sent once, kept by the browser.

A view names such a part by its revision, which is made of what is drawn; the page has it already, or fetches it and
may keep it for good. A revision is told only to those who see the part, and counts only in its own match.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from markupsafe import Markup

from .lately import Lately

MOST = 4096  # parts kept in memory, some kilobytes each; what was dropped is drawn again


@dataclass(frozen=True, slots=True)
class Still:
    rev: str
    html: Markup


class Stills:
    """The parts of all matches that were shown of late."""

    def __init__(self) -> None:
        self.drawn: Lately[bytes, Still] = Lately(MOST)
        self.named: Lately[tuple[str, str], Still] = Lately(MOST)

    def still(self, match: str, what: tuple[str, ...], thing: Any, draw: Callable[[Any], str]) -> Still:
        """The part of this name and language that shows a thing: `draw` must look at nothing else."""
        seen = hashlib.sha256(msgspec.json.encode((match, what, thing))).digest()
        found = self.drawn.get(seen)
        if found is None:
            html = Markup(draw(thing).strip())
            found = Still(hashlib.sha256(html.encode()).hexdigest()[:16], html)
        self.drawn.keep(seen, found)
        return self.named.keep((match, found.rev), found)

    def get(self, match: str, rev: str) -> Still | None:
        return self.named.get((match, rev))


@cache
def stills() -> Stills:
    """Those of this process."""
    return Stills()
