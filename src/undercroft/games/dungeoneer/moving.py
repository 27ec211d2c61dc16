"""Moving, exits, entering, barriers, teleport, standing up: D11, D13.4, D18.7, D18.8."""

from __future__ import annotations

from ...core.chance import below
from ...core.decision import Decision, Effect, Kind, ask
from ...core.events import tell
from .card import TILES, Barrier
from .dungeon import WAYS, acts_at, beside, exit_of, hold, is_held, through, turn_round
from .effects import consequences, fall, gain_glory, gain_peril, later, pay_glory
from .scores import ap_for, readied, spend_ap, why_not_ap
from .state import CAGED, STANDING, State, on, push, solo
from .threats import test

PASS = Kind("dg.pass", "D11.6")
PUSH = Kind("dg.push", "D15.9", at="exit")
SPIKES = Kind("dg.spikes", "D20.9")


def why_not_move(s: State, seat: int, way: int) -> str:
    """D11.1 to D11.4, D11.9: why the hero cannot move that way, as a code; empty if it can."""
    tile = s.where[seat]
    if s.stance[seat] != STANDING:
        return "fallen"
    if beside(s, tile, way) < 0:
        return "no-map"
    if through(s, tile, way) < 0:
        return "wall"
    return why_not_ap(s, seat, 1, "move")


def why_not_phase(s: State, seat: int, way: int) -> str:
    """Cloak of Phasing: for 1 Glory an exit's condition, even a wall, is ignored; an open exit has none (D11.5)."""
    tile = s.where[seat]
    if s.stance[seat] != STANDING:
        return "fallen"
    if beside(s, tile, way) < 0:
        return "no-map"
    if code := why_not_ap(s, seat, 1, "move"):
        return code
    if s.glory[seat] < 1:
        return "glory"
    exit = exit_of(s, tile, way)
    free = exit is not None and (exit.kind == "open" or (exit.kind == "blocked" and is_held(s, tile, way)))
    return "free-exit" if free and through(s, tile, way) >= 0 else ""


def leave(s: State, seat: int, way: int) -> None:
    """D11.10: the exit is declared, then its threat. D11.3: only the exit of the location that is left counts."""
    tile = s.where[seat]
    exit = exit_of(s, tile, way)
    assert exit is not None
    if exit.kind == "open" or (exit.kind == "blocked" and is_held(s, tile, way)):  # D11.5, D11.6
        step(s, seat, way)
    else:
        then = "unblocked" if exit.kind == "blocked" else "untrapped"
        test(s, seat, exit.stat, exit.need, "exit", then, way)


def phase_through(s: State, seat: int, way: int) -> None:
    """Cloak of Phasing: 1 Glory; the move still costs 1 AP and entering has its effects."""
    pay_glory(s, seat, 1)
    tell(s, "dg-uses", who=seat, what="cloak_of_phasing")
    spend_ap(s, seat, 1, "move")
    enter(s, seat, beside(s, s.where[seat], way))


def unblocked(s: State, seat: int, way: int, passed: int) -> None:
    """D11.6: success: the hero may pass; failure costs 1 AP. Either way the exit is open until that hero leaves."""
    hold(s, s.where[seat], way, seat)
    if passed:
        push(s, ("pass", seat, way))
    else:
        spend_ap(s, seat, 1, "move")
        tell(s, "dg-forced-open", who=seat, way=WAYS[way])


def pass_(s: State, seat: int, way: int) -> Decision:
    """R-39: a hero may stop after opening a blocked exit."""
    return ask(seat, PASS, {"go": ("go", seat, way), "stay": ("done",)})


def go(s: State, seat: int, way: int) -> None:
    """D11.6: through the exit that was opened."""
    s.agenda.pop()
    step(s, seat, way)


def untrapped(s: State, seat: int, way: int, passed: int) -> None:
    """D11.7: the threat or 1 wound; the hero leaves in either case, if still alive."""
    if passed:
        step(s, seat, way)
    else:
        push(s, ("harm", seat, 1), ("step", seat, way))


def step(s: State, seat: int, way: int) -> None:
    """D11.1, D10.2, D11.10: 1 AP, then the hero enters what lies beyond."""
    if not s.out >> seat & 1:
        spend_ap(s, seat, 1, "move")
        enter(s, seat, beside(s, s.where[seat], way))


def stand_on(s: State, seat: int, tile: int) -> None:
    """The hero is in another location: exits that it held open block again (D11.6), what it found is lost (D17.16)."""
    s.held = tuple(exit for exit in s.held if exit.seat != seat)
    s.where[seat] = tile
    if seat == s.active:
        s.found = -1


def enter(s: State, seat: int, tile: int) -> None:
    """D11.10 to D11.14, D18.4, D18.8: in one's own turn the Glory and Peril of a new location, then barrier and effect.

    D18.1: the Revolving Hall turns whenever anybody enters it.
    """
    stand_on(s, seat, tile)
    s.moved |= 1 << seat
    word = s.face[tile]
    printed = TILES[word]
    tell(s, "dg-enters", who=seat, tile=word)
    if word == "revolving_hall":
        turn_round(s, tile)
    if seat != s.active:  # D11.12
        s.dragged |= 1 << seat
        return
    s.dragged &= ~(1 << seat)
    new = not s.visited[seat] >> tile & 1
    barrier = acting_barrier(s, seat, tile)
    greets = printed.greets if acts_at(s, tile) else None
    if solo(s):  # barriers and effects come before the check; D21.1: back at the Entrance
        push(s, ("home", seat))
        if new:
            later(s, ("check", printed.peril))
    if barrier or greets:  # D11.18
        push(s, ("entry", seat), ("barrier", seat, tile), ("greet", seat, tile))
    if new:  # D11.11, D11.13
        s.visited[seat] |= 1 << tile
        gain_glory(s, seat, printed.glory)
        if not solo(s):
            gain_peril(s, seat, printed.peril)


def acting_barrier(s: State, seat: int, tile: int) -> Barrier | None:
    """D11.14: the spikes or the pit that acts on the hero; none with the bridge token or the Featherfall Ring."""
    barrier = TILES[s.face[tile]].barrier
    if barrier is None or barrier.kind == "hazard":
        return None
    if barrier.kind == "pit" and (tile == s.bridge or readied(s, seat, "featherfall_ring") >= 0):
        return None
    return barrier


def meet_barrier(s: State, seat: int, tile: int) -> None:
    """D11.16, D11.17: spikes or a pit: the threat, or a wound, or a fall."""
    barrier = acting_barrier(s, seat, tile)
    if barrier is None or s.out >> seat & 1 or s.where[seat] != tile:
        return
    if barrier.kind == "spikes" and on(s, "spike_dodge") and ap_for(s, seat) >= 1:
        push(s, ("spikes", seat, tile))
    else:
        test(s, seat, barrier.stat, barrier.need, "barrier", "spiked" if barrier.kind == "spikes" else "pit", tile)


def spikes_dodge(s: State, seat: int, tile: int) -> Decision:
    """D20.9: 1 AP instead of the threat."""
    return ask(seat, SPIKES, {"dodge": ("dodge_spikes", seat), "dare": ("dare_spikes", seat, tile)})


def dodge_spikes(s: State, seat: int) -> None:
    """D20.9"""
    s.agenda.pop()
    spend_ap(s, seat)


def dare_spikes(s: State, seat: int, tile: int) -> None:
    """D11.16: the threat after all."""
    s.agenda.pop()
    barrier = TILES[s.face[tile]].barrier
    assert barrier is not None
    test(s, seat, barrier.stat, barrier.need, "barrier", "spiked", tile)


def spiked(s: State, seat: int, tile: int, passed: int) -> None:
    """D11.16"""
    if not passed:
        push(s, ("harm", seat, 1))


def pit(s: State, seat: int, tile: int, passed: int) -> None:
    """D11.17"""
    if not passed:
        fall(s, seat)


def greet(s: State, seat: int, tile: int) -> None:
    """D11.10: the location's own threat on entering (Arsenal, Flooded Chamber), unless it is deactivated."""
    greets = TILES[s.face[tile]].greets
    if greets is not None and acts_at(s, tile) and not s.out >> seat & 1 and s.where[seat] == tile:
        test(s, seat, greets[0].stat, greets[0].need, "place", "greeted", tile)


def greeted(s: State, seat: int, tile: int, passed: int) -> None:
    greets = TILES[s.face[tile]].greets
    if not passed and greets is not None:
        consequences(s, seat, (greets[1],))


def teleport(s: State, seat: int, tile: int) -> None:
    """D18.8: values and effects only in the turn of the hero who is moved; a fallen hero stays fallen."""
    tell(s, "dg-teleported", who=seat)
    enter(s, seat, tile)


def push_hero(s: State, seat: int) -> Effect:
    """Djanguba: the monster's owner moves the hero through any joined exit; conditions are ignored (D11.12 applies)."""
    assert s.combat is not None
    ways = [WAYS[way] for way in range(4) if through(s, s.where[seat], way) >= 0]
    if s.out >> seat & 1 or not ways:
        return
    if s.combat.owner < 0:  # alone, the direction is random
        way = ways[below(s, len(ways), "way")]
    else:
        way = yield Decision(s.combat.owner, PUSH, tuple(f"push:{way}" for way in ways), tuple(ways), {"whom": seat})
    enter(s, seat, beside(s, s.where[seat], WAYS.index(way)))


def trip(s: State, seat: int, stat: str, need: int) -> None:
    """D16.5: a threat inside a combat: overcome it or fall."""
    if not s.out >> seat & 1:
        test(s, seat, stat, need, "hit", "tripped")


def tripped(s: State, seat: int, about: int, passed: int) -> None:
    if not passed:
        fall(s, seat)


# -- standing up


def why_not_stand(s: State, seat: int) -> str:
    """D13.4, D7.5: why the hero cannot stand up, as a code; empty if it can."""
    if s.stance[seat] == STANDING:
        return "standing"
    return why_not_ap(s, seat, 1, "stand")


def stand(s: State, seat: int) -> None:
    """D13.4, D11.17: 1 AP; out of the Falling Cage a threat besides, and the AP is spent even on failure."""
    spend_ap(s, seat, 1, "stand")
    if s.stance[seat] == CAGED:
        test(s, seat, "melee", 4, "stand", "stood")
    else:
        stood(s, seat, 0, 1)


def stood(s: State, seat: int, about: int, passed: int) -> None:
    if passed:
        s.stance[seat] = STANDING
        tell(s, "dg-stands", who=seat)
