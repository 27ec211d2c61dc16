"""Phase II, the Dungeonlord: Banes, the announcement of Encounters, traps. D8, D14.9, D16.6."""

from __future__ import annotations

from ...core.decision import Decision, Effect, Kind, ask
from ...core.events import tell
from ...core.state import Step
from .card import CARDS, FOES, TILES, TRAPS
from .cards.banes import TARGET, payers, whom
from .combat import FORM
from .dungeon import acts_at
from .effects import answer_with, consequences, discard, in_hand, may_hold, pay_peril, show, take_out
from .plays import CARD, drop
from .scores import has_readied, life_of
from .state import Announced, State, heroes_at, left_of, on, push, solo, still_there, without
from .threats import test

LORD = Kind("dg.lord", "D8.1", at="hand")
HEX = Kind("dg.bane", "D13.1", at="hand", window=True)

WAITS = ("blood_frenzy", "hardened_hide", "ill_omen", "blinding_dust")
"""R-56: alone, Banes that wait in play for their event."""


def cost_against(s: State, pid: int, seat: int) -> int:
    """D8.7: what an Encounter costs. Master's Seal (D17.9): fiends cost 1 less against those it affects."""
    word = s.face[pid]
    cost = CARDS[word].cost
    if word in FOES and FOES[word].type == "fiend" and affected(s, seat, "break_the_masters_seal"):
        return max(1, cost - 1)
    return cost


def affected(s: State, seat: int, quest: str) -> bool:
    """D17.9, R-46: an uncompleted influence quest affects its owner; a shared one everybody."""
    return any(s.face[q] == quest for q in s.shared) or any(s.face[q] == quest for q in s.quests[seat])


def targets(s: State, seat: int, pid: int) -> list[int]:
    """D8.2, D8.4: the opponents whose Peril pays this Encounter against them."""
    return [o for o in payers(s, seat, 1) if s.peril[o] - s.reserved[o] >= cost_against(s, pid, o)]


def why_not_announce(s: State, seat: int, pid: int) -> str:
    """D8.6, R-07: why an Encounter cannot be announced now, as a code; empty if it can."""
    if s.resolved:
        return "resolved"
    return "" if targets(s, seat, pid) else "peril"


def why_not_bane(s: State, seat: int, pid: int) -> str:
    """D8.5: why a Bane cannot be played now, as a code; empty if it can."""
    card = CARDS[s.face[pid]]
    if card.timing == "anytime":
        return "window"
    assert card.check is not None
    return card.check(s, seat)


def lord(s: State) -> Decision:
    """D8.1, D8.5, D8.8: Banes at any moment; Encounters of the hand or the lair, announced all together."""
    seat = s.active
    found: dict[str, Step] = {}
    if any(s.peril[o] > s.reserved[o] for o in range(s.seats) if o != seat):
        for pid in s.hand[seat]:
            word = s.face[pid]
            card = CARDS[word]
            if card.glory:
                continue
            if card.kind == "bane":
                if not why_not_bane(s, seat, pid):
                    found[f"bane:{word}"] = ("bane", pid)
            elif f"announce:{word}" not in found and not why_not_announce(s, seat, pid):
                found[f"announce:{word}"] = ("announce", pid)
        for pid in s.lair[seat]:
            if not why_not_announce(s, seat, pid):
                key = f"unleash:{s.face[pid]}"
                found[f"{key}#2" if key in found else key] = ("announce", pid)  # there are at most two copies
    if s.announced:
        found["resolve"] = ("resolve",)
    else:
        found["done"] = ("end_lord",)
    return ask(seat, LORD, found)


def end_lord(s: State) -> None:
    """D8.8: on to phase III."""
    s.agenda[-1] = ("build",)


def announce(s: State, pid: int) -> Effect:
    """D8.6, D15.2, D15.5, R-07: card, target, form. The target's Peril is reserved until all are resolved."""
    seat = s.active
    word = s.face[pid]
    show(s, pid)  # from now on everybody sees what is coming
    target = s.hero.index((yield whom(s, seat, TARGET, pid, targets(s, seat, pid))))
    form = ""
    if word in FOES:
        form = yield Decision(seat, FORM, FOES[word].forms, args={"card": pid})
    take_out(s, seat, pid)
    if word in FOES:
        s.field += (pid,)
        s.lives[pid] = life_of(s, pid)  # D15.4, R-17: printed Life from the hand, what is left from the lair
    s.announced += (played_at(s, pid, target, form),)
    s.reserved[target] += cost_against(s, pid, target)
    tell(s, "dg-announces", who=seat, whom=target, card=pid)


def played_at(s: State, pid: int, target: int, form: str) -> Announced:
    """D15.16, D18.12, R-70: an Encounter is tied to the location of its target, and to the heroes who are there."""
    tile = s.where[target]
    return Announced(pid, target, form, tile, sum(1 << seat for seat in heroes_at(s, tile)))


def resolve(s: State) -> None:
    """D8.6, R-07: all are paid together; traps act first in their order, then one combat for each target."""
    s.resolved = True
    for seat in range(s.seats):
        pay_peril(s, seat, s.reserved[seat])
        s.reserved[seat] = 0
    traps = [entry.card for entry in s.announced if entry.card not in s.field]
    seats = dict.fromkeys(entry.seat for entry in s.announced if entry.card in s.field)
    push(s, *(("trap", pid) for pid in traps), *(("battle", seat) for seat in seats))


# -- traps


def trap(s: State, pid: int) -> None:
    """D8.9, D16.6, R-24, R-70: every hero who was and is in the location makes the threat, the owner's not exempt."""
    entry = next(entry for entry in s.announced if entry.card == pid)
    s.announced = without(s.announced, entry)
    discard(s, pid)
    found = [seat for seat in heroes_at(s, entry.tile) if still_there(s, entry, seat)]
    if found:
        tell(s, "dg-trap", card=pid, tile=s.face[entry.tile])
    else:
        tell(s, "dg-nobody-there", card=pid)
    push(s, *(("spring", seat, pid, entry.tile) for seat in found))


def spring(s: State, seat: int, pid: int, tile: int) -> None:
    """D16.6, D16.7, D11.15: each hero's own test, harder where the location is a hazard."""
    threat = TRAPS[s.face[pid]].threat
    test(s, seat, threat.stat, threat.need + hazard(s, seat, tile), "trap", "sprung", pid)


def hazard(s: State, seat: int, tile: int) -> int:
    """D11.15, R-12: what a hazard adds; by option not for heroes who came in another's turn."""
    barrier = TILES[s.face[tile]].barrier
    if barrier is None or barrier.kind != "hazard" or not acts_at(s, tile):
        return 0
    return 0 if s.dragged >> seat & 1 and not on(s, "hazard_is_location_property") else barrier.need


def sprung(s: State, seat: int, pid: int, passed: int) -> None:
    """D16.4: the trap's Success or Fail."""
    printed = TRAPS[s.face[pid]]
    consequences(s, seat, printed.success if passed else printed.fail)


# -- Banes


def bane(s: State, pid: int) -> Effect:
    """D8.2, D8.3, D14.9: the Bane is aimed and paid; who might hold Counter-Hex is asked before it acts."""
    seat = s.active
    card = CARDS[s.face[pid]]
    assert card.aim is not None
    show(s, pid)
    payer, args = yield from card.aim(s, seat, pid)
    s.hand[seat] = without(s.hand[seat], pid)
    pay_peril(s, payer, card.cost)
    tell(s, "dg-bane-played", who=seat, whom=payer, card=pid)
    push(s, ("bane_acts", seat, pid, args))
    hexes(s, seat, left_of(s, seat), 0)


def bane_acts(s: State, seat: int, pid: int, args: tuple[int | str, ...]) -> None:
    """D4.8: an instant is discarded; what is attached or lies with the target stays; alone, some wait (D21.5)."""
    card = CARDS[s.face[pid]]
    if solo(s) and card.word in WAITS:
        s.waiting += (pid,)
        return
    if card.duration == "instant":
        discard(s, pid)
    assert card.acts is not None
    card.acts(s, seat, pid, *args)


def hexes(s: State, by: int, start: int, quiet: int) -> None:
    """R-59, R-63: right after a Bane was announced and paid: who might hold Counter-Hex, but not its player `by`."""
    for passes in range(quiet, s.seats):
        seat = (start + passes - quiet) % s.seats
        if not s.out >> seat & 1 and seat != by and s.glory[seat] >= 3 and may_hold(s, seat, "counter_hex"):
            s.agenda.append(("hex", seat, by, passes))
            return


def ask_hex(s: State, by: int) -> None:
    """R-59: after a Bane that is played outside the Dungeonlord phase (Ill Omen)."""
    hexes(s, by, left_of(s, by), 0)


def hex_(s: State, seat: int, by: int, passes: int) -> Decision:
    """D13.1: Counter-Hex against the Bane, or not."""
    found: dict[str, Step] = {"pass": ("no_hex", seat, by, passes)}
    if in_hand(s, seat, "counter_hex") >= 0:
        found["play:counter_hex"] = ("counter_hex", seat)
    return ask(seat, HEX, found, {"card": s.agenda[-2][2]})


def no_hex(s: State, seat: int, by: int, passes: int) -> None:
    """R-59: the next one who might hold it is asked."""
    s.agenda.pop()
    hexes(s, by, (seat + 1) % s.seats, passes + 1)


def counter_hex(s: State, seat: int) -> None:
    """Counter-Hex, R-63: the Bane under the question is undone."""
    s.agenda.pop()
    answer_with(s, seat, "counter_hex")
    undone = s.agenda.pop()[2]  # the Bane never acts; its Peril stays spent
    assert isinstance(undone, int)
    tell(s, "dg-countered", card=undone)
    discard(s, undone)


def unravel(s: State, seat: int) -> Effect:
    """Unraveling: which readied Boon goes."""
    boons = has_readied(s, seat, "boon")
    if boons:
        pid = yield Decision(seat, CARD, tuple(f"drop:{s.face[pid]}" for pid in boons), tuple(boons))
        drop(s, seat, pid)
