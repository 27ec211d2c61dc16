"""ML26: phantoms attack whoever gains levels far ahead of the others."""

from __future__ import annotations

from ....core.events import tell
from ....core.zones import reveal
from ..play.stacks import draw, throw
from ..records import Combat, Foe
from ..rules import Hooks
from ..state import State
from ..tables import ENCOUNTERS, ENEMIES, SIDES, Encounter, Side
from .seals import alternative

COLOURS = ("brown", "red")
HAUNTS = "haunts_"
"""`s.tally` has for each phantom that was shown the seat that it will attack."""


def lie_in_wait(s: State) -> None:
    """ML26.1: one of each lies face down by the Fame track."""
    for colour in COLOURS:
        if colour not in s.tally:
            s.tally[colour] = draw(s, colour)


def set_up(s: State) -> None:
    """ML26.1, ML26.3: they wait; levels that heroes begin with call nobody."""
    lie_in_wait(s)
    s.tally.update((f"level_{seat}", p.level) for seat, p in enumerate(s.players))


def called(lead: int, head_start: int) -> tuple[str, ...]:
    """ML26.2, XE16: which phantoms a lead over the next hero, and over the last one, calls."""
    worst = max(lead - 1, head_start - 2)
    return ((), ("brown",), ("red",), COLOURS)[max(0, min(worst, 3))]


def look(s: State) -> None:
    """ML26.2-ML26.4, XR35: once after each end of turn in which a level was gained; they are shown at once."""
    p = s.players[s.actor]
    before = s.tally[f"level_{s.actor}"]
    s.tally[f"level_{s.actor}"] = p.level
    others = [other.level for seat, other in enumerate(s.players) if seat != s.actor and not other.out]
    if p.level == before or not others:
        return
    for colour in called(p.level - max(others), p.level - min(others)):
        token = s.tally.pop(colour)
        if token >= 0:
            reveal(s, token)
            s.tally[f"{HAUNTS}{token}"] = s.actor
            tell(s, "mk-phantom", who=s.actor, card=token)
    lie_in_wait(s)


def phantoms_of(s: State, seat: int) -> tuple[int, ...]:
    """Those that wait for a hero."""
    return tuple(int(name.removeprefix(HAUNTS)) for name, n in s.tally.items() if name.startswith(HAUNTS) and n == seat)


def strike(s: State, seat: int) -> None:
    """ML26.5: before the turn; a hero who attends fully has spent it."""
    tokens = phantoms_of(s, seat)
    if tokens:
        s.active = seat
        for token in tokens:
            del s.tally[f"{HAUNTS}{token}"]
        s.agenda += [("meet", seat, "phantom", tokens), ("attend", seat, "partial")]


def vanish(s: State, c: Combat, foe: Foe) -> None:
    """ML26.6: those that were not defeated are gone too."""
    if not foe.beaten:
        throw(s, ENEMIES[s.face[foe.token]].pile, foe.token)


def settle(s: State, c: Combat) -> None:
    """ML26.6: nothing comes of it."""


SIDES["phantom"] = Side(after=vanish, pays=False)
ENCOUNTERS["phantom"] = Encounter(settle, side="phantom", last="damage")
alternative("phantoms", Hooks(set_up=set_up, turn_end=look, due=strike))
