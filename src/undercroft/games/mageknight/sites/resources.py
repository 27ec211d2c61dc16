"""Mines and glades: what a turn that begins or ends there brings (M13.10, M13.11)."""

from __future__ import annotations

from ....core.decision import Decision, Effect
from ..play.tracks import is_wound
from ..state import State, day, me
from ..tables import Site
from ..things.mana import gain_crystal
from ..things.questions import BENEFIT
from ..world.groups import GUARD, occupied, tokens_at


def glade_mana(s: State) -> None:
    """M13.11: gold by Day, black at Night. MS16.5: not while enemies hold the glade."""
    if tokens_at(s, me(s).at, GUARD):
        return
    me(s).tokens.append("gold" if day(s) else "black")


def mend(s: State) -> Effect:
    """M13.11, M16.4: a glade takes a Wound from hand or discard pile."""
    p = me(s)
    if tokens_at(s, p.at, GUARD):
        return
    zones = {"hand": p.hand, "discard": p.discard}
    keys = [key for key, zone in zones.items() if any(is_wound(s, card) for card in zone)]
    if keys:
        key = yield Decision(s.actor, BENEFIT, (*(f"mend:{key}" for key in keys), "none"))
        if key != "none":
            zone = zones[key.partition(":")[2]]
            card = next(card for card in zone if is_wound(s, card))
            zone.remove(card)
            s.wounds = (*s.wounds, card)


def mined(s: State) -> Effect:
    """M13.10, M16.4: a crystal of the mine's colour (MR6: not a fourth). MS8.4: nothing while it is occupied."""
    at = me(s).at
    if not occupied(s, at):
        gain_crystal(s, s.actor, s.board[at].colour, surplus=False)
    yield from ()


ROWS: dict[str, Site] = {
    "glade": Site("resource", start=glade_mana, end=mend),
    "mine": Site("resource", end=mined),
}
