"""What may be bought after a victory, and the Sphinx's gift (T19)."""

from __future__ import annotations

from ...core.decision import Decision, Kind, ask
from ...core.events import tell
from ...core.state import Step
from ...core.zones import reveal_all
from .card import CARDS, Card
from .piles import bury, from_deck, gain, purchase, purse
from .state import State

SPOILS = Kind("ts.spoils", "T19.1", at="village")
SHOWN = Kind("ts.shown", "T19.7", at="shown")


def fits(card: Card, kind: str) -> bool:
    """T19.1: whether a card is of the named kind."""
    return kind == "any" or kind in card.traits


def spoils(s: State, pending: tuple[str, ...]) -> Decision:
    """T19.4, T10.4: each purchase is checked alone against the full gold, in any order; T19.6: top cards only."""
    gold = purse(s)
    found: dict[str, Step] = {}
    if "sphinx" in pending:
        found["look"] = ("sphinx",)
    for stack in s.stacks:
        if stack:
            card = CARDS[s.face[stack[-1]]]
            if card.cost <= gold and any(fits(card, kind) for kind in pending):
                found[f"buy:{card.word}"] = ("loot", stack[-1])
    found["none"] = ("done",)
    return ask(s.active, SPOILS, found, {"count": gold})


def pending(s: State) -> tuple[str, ...]:
    """The kinds that the menu of spoils below still offers."""
    _, kinds = s.agenda[-1]
    assert isinstance(kinds, tuple)
    return tuple(map(str, kinds))


def strike_off(s: State, kind: str) -> None:
    """T19.4: each of the spoils is taken once; without any left the menu is over."""
    left = list(pending(s))
    left.remove(kind)
    if left:
        s.agenda[-1] = ("spoils", tuple(left))
    else:
        s.agenda.pop()


def loot(s: State, pid: int) -> None:
    """T19.1, T19.8: one purchase, for the narrowest of the spoils that it fits."""
    purchase(s, pid)
    card = CARDS[s.face[pid]]
    strike_off(s, min((kind for kind in pending(s) if fits(card, kind)), key=lambda kind: kind == "any"))


def sphinx(s: State) -> None:
    """C-sphinx, T28.11: the top six cards of the deck are revealed; they never join the hand."""
    strike_off(s, "sphinx")
    s.shown = from_deck(s, s.active, 6)
    reveal_all(s, s.shown)
    tell(s, "ts-showed", who=s.active, cards=[s.face[pid] for pid in s.shown])
    s.agenda.append(("shown", ""))


def shown(s: State, last: str) -> Decision:
    """T19.7, C-sphinx: any of them may be destroyed; picked in the order of their words, so each set has one way."""
    found: dict[str, Step] = {}
    for pid in sorted(s.shown, key=lambda pid: s.face[pid]):
        if s.face[pid] >= last:
            found[f"destroy:{s.face[pid]}"] = ("destroy_shown", pid)
    found["done"] = ("keep_shown",)
    return ask(s.active, SHOWN, found)


def destroy_shown(s: State, pid: int) -> None:
    """T19.7: gone; what may follow comes later in the order."""
    s.shown = tuple(other for other in s.shown if other != pid)
    bury(s, pid)
    tell(s, "ts-destroyed", who=s.active, card=pid)
    s.agenda[-1] = ("shown", s.face[pid])


def keep_shown(s: State) -> None:
    """T28.11: the others go to the discard pile."""
    for pid in s.shown:
        gain(s, s.active, pid)
    s.shown = ()
    s.agenda.pop()
