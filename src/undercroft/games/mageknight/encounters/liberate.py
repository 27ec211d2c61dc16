"""Liberating glades and Graveyards that enemies hold (MS16.4, MS17.5)."""

from __future__ import annotations

from ....core.decision import Effect
from ....core.events import tell
from ..agenda import Answers, act, auto
from ..play.tracks import change_reputation
from ..records import Combat
from ..state import State, me
from ..tables import ACTIONS, ENCOUNTERS, QUIET, SINKS, Action, Encounter, Sink
from ..things.mana import pay, payable
from ..world.groups import GUARD, tokens_at
from ..world.places import heroes_at
from .garrison import driven_off, fight_guards


@auto("liberate")
def liberate(s: State) -> None:
    """MS16.4, MS17.5, SR31: the action fights all who are there; they are turned up, Units may be used."""
    fight_guards(s, "liberate")


def settle(s: State, c: Combat) -> None:
    """MS16.4, MS17.5: survivors stay; the last defeat liberates, and the scenario says what that brings."""
    if not driven_off(s, c):
        return
    tell(s, "mk-liberates", who=s.actor, site=s.board[c.at].site)
    for hook in s.rules.freed:
        hook(s, c.at)


ENCOUNTERS["liberate"] = Encounter(settle)
ACTIONS["liberate"] = Action(
    lambda site: site.sort == "resource", lambda s, at: bool(s.rules.freed) and bool(tokens_at(s, at, GUARD))
)  # a mine is freed otherwise (MS8.2)


# -- MS17.6: sealing


def why_no_seal(s: State, at: int) -> str:
    """MS17.6: why a Graveyard cannot be sealed; an empty word if it can."""
    if s.board[at].site != "graveyard" or s.rules.scenario != "realm_of_the_dead":
        return "none"
    if tokens_at(s, at, GUARD):
        return "held"
    if at in s.shields:
        return "sealed"
    if heroes_at(s, at, s.actor):
        return "shared"
    return "" if payable(s, ("any",)) else "mana"


def _seals(s: State, into: Answers) -> None:
    if s.overlays and not why_no_seal(s, me(s).at):
        into["close"] = ("seal",)


@act("seal")
def seal(s: State) -> Effect:
    """MS17.6, SE12, SR20: one mana, a shield, Reputation; no action."""
    yield from pay(s, ("any",))
    s.shields[me(s).at] = (s.actor,)
    change_reputation(s, s.actor, 1)


SINKS["seal"] = Sink("influence", QUIET, None, _seals)
