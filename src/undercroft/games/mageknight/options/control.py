"""What those who play alone or together may agree on between Rounds: Volkare's level (ML23), other offers (ML28)."""

from __future__ import annotations

from ....core.decision import Decision, Effect, Kind, ask
from ....core.events import tell
from ..agenda import Answers, act, auto, menu
from ..encounters.volkare import DIAL, army_of, volkare_of
from ..play.stacks import refill
from ..rules import HOUSE, Hooks, House
from ..state import State
from ..tables import VOLKARE

DIAL_TO = Kind("mk.dial", "ML23.1")
CONSENT = Kind("mk.consent", "ML23.1")
WEED = Kind("mk.weed", "ML28.1", at="offer")


# -- Volkare's level


def reconsider(s: State) -> None:
    """ML23.2: only before his tokens were first seen."""
    if not volkare_of(s).tokens:
        s.agenda.append(("dial",))


@menu("dial")
def dial(s: State) -> Decision:
    """ML23.1, XR60: whoever is first in Round Order proposes a level, at most as many higher or lower as players."""
    level = volkare_of(s).level
    first = next(actor for actor in s.order if actor >= 0)
    found: Answers = {
        f"amount:{n}": ("propose_level", first, n)
        for n in range(max(min(DIAL), level - s.seats), level + s.seats + 1)
        if n != level
    }
    return ask(first, DIAL_TO, {**found, "none": ("leave_level",)}, {"level": level})


@auto("propose_level")
def propose_level(s: State, first: int, level: int) -> None:
    s.agenda[-1] = ("set_level", level)
    s.agenda += [("consent", seat, level) for seat in range(s.seats) if seat != first and not s.players[seat].out]


@menu("consent")
def consent(s: State, seat: int, level: int) -> Decision:
    """ML23.1: everybody has to agree."""
    return ask(seat, CONSENT, {"agree": ("leave_level",), "refuse": ("refuse_level",)}, {"level": level})


@auto("leave_level")
def leave_level(s: State) -> None:
    s.agenda.pop()


@auto("refuse_level")
def refuse_level(s: State) -> None:
    while s.agenda.pop()[0] != "set_level":
        pass


@auto("set_level")
def set_level(s: State, level: int) -> None:
    """ML23.1: the army follows the dial; whoever joined it besides stays (MS13.13)."""
    v = volkare_of(s)
    now, then = army_of(level), army_of(v.level)
    v.army = {colour: n + now[colour] - then[colour] for colour, n in v.army.items()}
    v.level = level
    tell(s, "mk-volkare-level", level=level)


# -- offer control


def weed_out(s: State) -> None:
    s.agenda.append(("weed",))


@act("weed")
def weed(s: State) -> Effect:
    """ML28.1: the middle card of either offer may leave the game; both are decided before a new card is seen."""
    doomed = []
    for offer in ("spells", "advanced"):
        row = s.spells if offer == "spells" else s.advanced
        if len(row) == 3 and (yield Decision(0, WEED, (f"discard:{s.face[row[1]]}", "none"))) != "none":
            doomed.append(offer)
    for offer in doomed:
        card = (s.spells if offer == "spells" else s.advanced).pop(1)
        tell(s, "mk-weeded", card=card)
        refill(s, offer)


HOUSE["turned_dial"] = House(
    Hooks(round_end=reconsider), needs=("lost_legion",), suits=lambda plan, seats: VOLKARE in plan.actors
)
HOUSE["offer_control"] = House(
    Hooks(round_end=weed_out), needs=("lost_legion",), suits=lambda plan, seats: plan.mode == "solo"
)
