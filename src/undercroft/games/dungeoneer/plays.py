"""Playing Glory cards: D10.4, D14, D18.9, D21.10."""

from __future__ import annotations

from ...core.decision import Decision, Effect, Kind, ask
from ...core.events import tell
from ...core.state import Step
from ...core.zones import set_owner
from .card import CARDS, HEROES
from .dungeon import HOME
from .effects import ability_ready, discard, gain_peril, heal, may_hold, pay_glory, show
from .scores import has_readied, limit, pledged, spend_ap, treasures, why_not_ap
from .state import ABILITY, State, solo, without

ENTRY = Kind("dg.entry", "D11.18", at="hand")
CARD = Kind("dg.card", "D14.8", at="gear")

ONLY_BEFORE_ROLLS = ("counter_hex", "dodge", "telling_blow")
"""Anytime cards that need an event of their own: they are asked for in its window (R-59)."""


def why_not_play(s: State, seat: int, pid: int, free: bool = False) -> str:
    """D4.7, D14.1, D14.2: why a card of the hand cannot be played as a Glory card now, as a code; empty if it can.

    `free`: in the Treasury, without its cost.
    """
    word = s.face[pid]
    card = CARDS[word]
    if not card.glory:
        return "peril-card"
    if card.cost > s.glory[seat] and not free:
        return "glory"
    if card.timing == "response":
        return "response"
    if word in ONLY_BEFORE_ROLLS:
        return "window"
    if card.timing == "hero" and seat != s.active:
        return "not-now"
    if card.duration == "permanent":
        return why_not_ready(s, seat, word, free)
    return card.check(s, seat) if card.check is not None else ""


def why_not_ready(s: State, seat: int, word: str, free: bool = False) -> str:
    """D14.2, D14.4, D14.5, D18.9: the limits of the hero, counted with what the card itself changes; one of each type.

    D21.10: alone, Treasures are readied in the Reward stage, Boons at the Entrance. The Treasury beats that (R-56).
    """
    card = CARDS[word]
    more = sum(change.amount for change in card.changes if change.stat == "treasure_limit")
    have = has_readied(s, seat, card.kind)
    if len(have) >= limit(s, seat, card.kind, more):
        return "limit"
    if card.kind == "treasure" and any(CARDS[s.face[pid]].type == card.type for pid in have):
        return "same-type"
    if solo(s) and not free:
        if card.kind == "treasure" and (s.combat is None or s.combat.stage < 8):
            return "solo-treasure"
        if card.kind == "boon" and s.cell[s.where[seat]] != HOME:
            return "solo-boon"
    return ""


def play(s: State, seat: int, pid: int, free: int = 0) -> Effect:
    """D4.5, D14.1, D14.3, D14.6: the cost is paid in full; permanents are readied, instants act and go (D4.8)."""
    card = CARDS[s.face[pid]]
    s.hand[seat] = without(s.hand[seat], pid)
    show(s, pid)
    tell(s, "dg-plays", who=seat, card=pid)
    if free:
        gain_peril(s, seat, card.cost)
    else:
        pay_glory(s, seat, card.cost)
    if card.duration == "permanent":
        set_owner(s, pid, seat)
        s.gear[seat] += (pid,)
    elif card.duration == "instant":
        discard(s, pid)
    if card.does is not None:
        card.does(s, seat)
    if card.asks is not None:
        yield from card.asks(s, seat, pid)


def entry(s: State, seat: int) -> Decision:
    """D11.18, R-59: between the gain and the barrier: Glory cards of the hand, and the hero's ability."""
    found: dict[str, Step] = {"done": ("done",)}
    for pid in s.hand[seat]:
        if not why_not_play(s, seat, pid):
            found[f"play:{s.face[pid]}"] = ("play", seat, pid, 0)
    if not why_not_heal(s, seat):
        found["use:healing"] = ("use_healing", seat)
    return ask(seat, ENTRY, found, {"tile": s.face[s.where[seat]]})


def may_drink(s: State, seat: int) -> bool:
    """R-59: as far as everybody knows, the seat may hold a Potion of Healing that would help now."""
    return s.glory[seat] >= 3 and s.life[seat] < HEROES[s.hero[seat]].life and may_hold(s, seat, "potion_of_healing")


def why_not_heal(s: State, seat: int) -> str:
    """Hemp's Healing, D13.3: 3 Glory and 1 AP, once per turn; not while fallen, not with the AP of a move (D11.10)."""
    if not ability_ready(s, seat, "healing"):
        return "ability-used"
    if s.life[seat] >= HEROES[s.hero[seat]].life:
        return "healthy"
    return why_not_ap(s, seat, 1 + pledged(s, seat)) or ("" if s.glory[seat] >= 3 else "glory")


def use_healing(s: State, seat: int) -> None:
    s.used[seat] |= ABILITY
    spend_ap(s, seat)
    pay_glory(s, seat, 3)
    tell(s, "dg-uses", who=seat, what="healing")
    heal(s, seat, 1)


def excess(s: State, seat: int) -> None:
    """D14.2: after the Belt Pouch has left, Treasures beyond the limit go, of the player's choice."""
    if len(has_readied(s, seat, "treasure")) > limit(s, seat, "treasure"):
        s.agenda.append(("shed", seat))


def shed(s: State, seat: int) -> Decision:
    """D14.8"""
    return ask(seat, CARD, {f"drop:{s.face[pid]}": ("give_up", seat, pid) for pid in has_readied(s, seat, "treasure")})


def give_up(s: State, seat: int, pid: int) -> None:
    """D14.8: the card that was asked for."""
    s.agenda.pop()
    drop(s, seat, pid)


def leech(s: State, seat: int) -> None:
    """Acid Leech, R-72: the hero's player may give a readied Treasure instead of the wound."""
    if treasures(s, seat):
        s.agenda.append(("leeched", seat))
    else:
        assert s.combat is not None
        s.agenda.append(("harm", seat, 1, s.combat.now))


def leeched(s: State, seat: int) -> Decision:
    found: dict[str, Step] = {"wound": ("bleed", seat)}
    for pid in treasures(s, seat):
        found[f"drop:{s.face[pid]}"] = ("give_up", seat, pid)
    return ask(seat, CARD, found)


def bleed(s: State, seat: int) -> None:
    """Acid Leech: the wound, after all."""
    assert s.combat is not None
    s.agenda[-1] = ("harm", seat, 1, s.combat.now)


def drop(s: State, seat: int, pid: int) -> None:
    """D14.7, R-72: a card leaves the inventory and stops working at once; an attachment leaves its host alone."""
    tell(s, "dg-discards", who=seat, card=pid)
    if pid in s.attached:
        s.attached = without(s.attached, pid)
    else:
        s.gear[seat] = without(s.gear[seat], pid)
    discard(s, pid)
    excess(s, seat)
