"""Phase IV, the hero: everything that may be done in any order. D10, D13."""

from __future__ import annotations

from ...core.decision import Decision, Kind
from ...core.events import tell
from ...core.state import Step
from .card import CARDS, QUESTS
from .combat import assault, can_lie, duel_targets
from .dungeon import HOME, WAYS, beside, through
from .effects import ability_ready, discard, pay_glory
from .moving import why_not_phase
from .places import VERBS, free_treasures, why_not_place
from .plays import why_not_heal, why_not_play
from .quests import escorts, mine, why_not_attempt, why_not_exchange, why_not_search
from .scores import ap_for, readied, spend_ap, why_not_ap
from .state import ATTACK, STANDING, State, without

HERO = Kind("dg.hero", "D10.1", at="table")

LIFT_PRICE = 3
MOVES = tuple(f"move:{way}" for way in WAYS)
PHASES = tuple(f"phase:{way}" for way in WAYS)


def why_not_explore(s: State, seat: int) -> str:
    """D10.3, R-10: 1 AP, and a map in the deck."""
    if not s.maps:
        return "no-maps"
    return why_not_ap(s, seat)


def why_not_attack(s: State, seat: int) -> str:
    """D10.6, D15.1: once per turn, 1 AP; D15.15: not at the Entrance."""
    if s.used[seat] & ATTACK:
        return "attacked"
    if s.cell[s.where[seat]] == HOME:
        return "entrance"
    return why_not_ap(s, seat)


def why_not_lift(s: State, seat: int) -> str:
    """Leaden Limbs, D14.1: its bearer pays 3 Glory."""
    return "" if s.glory[seat] >= LIFT_PRICE else "glory"


def hero(s: State) -> Decision:
    """D10.1, D10.7: the hero's actions in any order, as often as AP and Glory last, until the player ends the phase."""
    seat = s.active
    found: dict[str, Step] = {}
    tile = s.where[seat]
    here = s.face[tile]
    standing = s.stance[seat] == STANDING
    ap, usable, glory = s.ap[seat], ap_for(s, seat), s.glory[seat]
    for pid in mine(s, seat):
        word = s.face[pid]
        if not why_not_attempt(s, seat, pid):
            found[f"quest:{word}"] = ("attempt", seat, pid)
        if QUESTS[word].search and not why_not_search(s, seat, pid):
            found[f"search:{word}"] = ("search", seat, pid)
    found.update(escorts(s, seat))
    beyond: dict[str, str | list[str]] = {}
    if standing and ap:  # D11.1, D11.4
        for way in range(4):
            there = through(s, tile, way)
            if there >= 0:
                found[MOVES[way]] = ("leave", seat, way)
                beyond[MOVES[way]] = s.face[there]
        if glory and readied(s, seat, "cloak_of_phasing") >= 0:
            for way in range(4):
                if not why_not_phase(s, seat, way):
                    found[PHASES[way]] = ("phase_through", seat, way)
                    beyond[PHASES[way]] = s.face[beside(s, tile, way)]
    if not standing and ap:  # D13.4
        found["stand"] = ("stand", seat)
    for pid in s.hand[seat]:
        card = CARDS[s.face[pid]]
        if card.cost <= glory and card.glory and not why_not_play(s, seat, pid):  # D10.4
            found[card.key] = ("play", seat, pid, 0)
    if usable and s.maps:  # D10.3
        found["explore"] = ("explore", seat)
    if usable and s.seats > 1 and not why_not_attack(s, seat):
        for other in duel_targets(s, seat):
            found[f"attack:{s.hero[other]}"] = ("duel", seat, other)
    verb = VERBS.get(here, "")
    if verb == "treasure":
        for pid in free_treasures(s, seat):
            found[f"treasure:{s.face[pid]}"] = ("treasure", seat, pid)
    elif verb and not why_not_place(s, seat, verb):
        found[verb] = (verb, seat)
    if glory >= 2:
        found.update(for_glory(s, seat))
    if can_lie(s, seat):
        found["lie"] = ("lie_down", seat)
    found["end"] = ("end_hero",)
    return Decision(seat, HERO, tuple(found), tuple(found.values()), about=beyond)


def for_glory(s: State, seat: int) -> dict[str, Step]:
    """What costs Glory besides cards: the Entrance's exchange, Leaden Limbs, Hemp's Healing (D13.3)."""
    found: dict[str, Step] = {}
    if s.cell[s.where[seat]] == HOME:
        for pid in s.quests[seat]:
            if not why_not_exchange(s, seat, pid):
                found[f"exchange:{s.face[pid]}"] = ("exchange", seat, pid)
    if s.glory[seat] >= LIFT_PRICE:
        limbs = readied(s, seat, "leaden_limbs")
        if limbs >= 0 and not why_not_lift(s, seat):
            found["lift:leaden_limbs"] = ("lift", seat, limbs)
        if ability_ready(s, seat, "healing") and not why_not_heal(s, seat):
            found["use:healing"] = ("use_healing", seat)
    return found


def end_hero(s: State) -> None:
    """D10.7: on to phase V."""
    s.agenda[-1] = ("evening",)


def duel(s: State, seat: int, other: int) -> None:
    """D10.6, D13.5: 1 AP against a hero in the same location."""
    spend_ap(s, seat)
    assault(s, seat, other, -1)


def lift(s: State, seat: int, pid: int) -> None:
    """Leaden Limbs: its bearer pays 3 Glory in the hero phase."""
    pay_glory(s, seat, LIFT_PRICE)
    s.gear[seat] = without(s.gear[seat], pid)
    discard(s, pid)
    tell(s, "dg-discards", who=seat, card=pid)
