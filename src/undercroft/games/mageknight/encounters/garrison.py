"""Enemies that defend a site, and those that they summon."""

from __future__ import annotations

from ..records import Combat
from ..tables import SIDES, Side


def guards_left(c: Combat) -> list[int]:
    """The tokens of the defenders that were not defeated."""
    return [foe.token for foe in c.foes if foe.side == "guard" and not foe.beaten]


SIDES["guard"] = Side()
SIDES["summoned"] = Side()
