"""The sites of the base game, a row each (M13)."""

from __future__ import annotations

from ....core.zones import reveal
from ..mods import LANTERN
from ..play.stacks import draw, draw_open
from ..state import State, day
from ..tables import Site


def ruined(s: State, at: int) -> None:
    """M13.9: a ruins token, face up by Day, and as by Day with the Amulet of the Sun."""
    token = draw(s, "yellow")
    if token >= 0:
        s.ruins[at] = token
        if day(s) or LANTERN in s.now.mods:
            reveal(s, token)


def cloistered(s: State, at: int) -> None:
    """M13.2: an Advanced Action joins the Unit offer."""
    if s.stacks["advanced"]:
        s.cloister.append(draw_open(s, "advanced"))


DUNGEON = Site("adventure", draws=("brown",), rewards=("dungeon",), survivors="go", night=True, units=False, again=True)
TOMB = DUNGEON._replace(draws=("red",), rewards=("spell", "artifact"))
ROWS: dict[str, Site] = {
    "den": Site("adventure", draws=("brown",), rewards=("crystal", "crystal"), closes=True),  # M13.7
    "dungeon": DUNGEON,  # M13.5
    "keep": Site("fortified", garrison="gray", icon="keep", owned=True, glory=True),  # M13.3
    "mage_tower": Site(  # M13.4
        "fortified", garrison="violet", rewards=("spell",), icon="mage_tower", sells="spells", glory=True
    ),
    "monastery": Site(  # M13.2
        "inhabited",
        draws=("violet",),
        rewards=("artifact",),
        survivors="go",
        units=False,
        icon="monastery",
        healing=2,
        sells="cloister",
        closes=True,
        burns=True,
        glory=True,
        revealed=cloistered,
    ),
    "portal": Site("special", shared=True, away=True),  # M13.13
    "ruins": Site("adventure", revealed=ruined),  # M13.9
    "secret_dungeon": DUNGEON._replace(survivors="anew"),  # MS10.1, MS10.2
    "secret_tomb": TOMB._replace(survivors="anew"),
    "spawning_grounds": Site(  # M13.8
        "adventure",
        draws=("brown", "brown"),
        rewards=("artifact", "crystal", "crystal", "crystal"),
        survivors="replace",
        closes=True,
    ),
    "tomb": TOMB,  # M13.6
    "village": Site("inhabited", icon="village", healing=3, plunder=True),  # M13.1
}
