"""Phase IV, the hero: everything that may be done in any order. D10, D13."""

from __future__ import annotations

from collections.abc import Callable

from ...core.decision import Decision, Kind
from ...core.events import tell
from .cards.model import CARDS, QUESTS
from .combat import assault, can_lie, duel_targets, lie_down
from .dungeon import HOME, WAYS, beside, through
from .moving import leave, phase_through, stand, why_not_phase
from .places import VERBS, bridge, free_treasures, treasure, why_not_place
from .plays import use_healing, why_not_heal, why_not_play
from .quests import (  # fmt: skip
    escorts,
    exchange,
    mine,
    pick_up,
    search,
    take_up,
    why_not_attempt,
    why_not_exchange,
    why_not_search,
)
from .scores import ap_for, readied, spend_ap, why_not_ap
from .state import ATTACK, STANDING, State, push
from .verbs import ability_ready, discard, drop_charge, pay_glory

HERO = Kind("dg.hero", "D10.1", at="table")

LIFT_PRICE = 3
MOVES = tuple((f"move:{way}", f"move {i}") for i, way in enumerate(WAYS))
PHASES = tuple((f"phase:{way}", f"phase {i}") for i, way in enumerate(WAYS))


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
    keys: list[str] = []
    values: list[str | int] = []
    tile = s.where[seat]
    here = s.face[tile]
    standing = s.stance[seat] == STANDING
    ap, usable, glory = s.ap[seat], ap_for(s, seat), s.glory[seat]
    for pid in mine(s, seat):
        word = s.face[pid]
        if not why_not_attempt(s, seat, pid):
            keys.append(f"quest:{word}")
            values.append(f"quest {pid}")
        if QUESTS[word].search and not why_not_search(s, seat, pid):
            keys.append(f"search:{word}")
            values.append(f"search {pid}")
    for verb, pid in escorts(s, seat):
        keys.append(f"{verb}:{s.face[pid]}")
        values.append(f"{verb} {pid}")
    beyond: dict[str, str | list[str]] = {}
    if standing and ap:  # D11.1, D11.4
        for way in range(4):
            there = through(s, tile, way)
            if there >= 0:
                key, value = MOVES[way]
                keys.append(key)
                values.append(value)
                beyond[key] = s.face[there]
        if glory and readied(s, seat, "cloak_of_phasing") >= 0:
            for way in range(4):
                if not why_not_phase(s, seat, way):
                    key, value = PHASES[way]
                    keys.append(key)
                    values.append(value)
                    beyond[key] = s.face[beside(s, tile, way)]
    if not standing and ap:  # D13.4
        keys.append("stand")
        values.append("stand")
    for pid in s.hand[seat]:
        card = CARDS[s.face[pid]]
        if card.cost <= glory and card.glory and not why_not_play(s, seat, pid):  # D10.4
            keys.append(card.key)
            values.append(pid)
    if usable and s.maps:  # D10.3
        keys.append("explore")
        values.append("explore")
    if usable and s.seats > 1 and not why_not_attack(s, seat):
        for other in duel_targets(s, seat):
            keys.append(f"attack:{s.hero[other]}")
            values.append(f"attack {other}")
    verb = VERBS.get(here, "")
    if verb == "treasure":
        for pid in free_treasures(s, seat):
            keys.append(f"treasure:{s.face[pid]}")
            values.append(f"treasure {pid}")
    elif verb and not why_not_place(s, seat, verb):
        keys.append(verb)
        values.append(verb)
    if glory >= 2:
        rest(s, seat, keys, values)
    if can_lie(s, seat):
        keys.append("lie")
        values.append("lie")
    keys.append("end")
    values.append("end")
    return Decision(seat, HERO, tuple(keys), tuple(values), about=beyond)


def rest(s: State, seat: int, keys: list[str], values: list[str | int]) -> None:
    """What costs Glory besides cards: the Entrance's exchange, Leaden Limbs, Hemp's Healing (D13.3)."""
    if s.cell[s.where[seat]] == HOME:
        for pid in s.quests[seat]:
            if not why_not_exchange(s, seat, pid):
                keys.append(f"exchange:{s.face[pid]}")
                values.append(f"exchange {pid}")
    if s.glory[seat] >= 3:
        limbs = readied(s, seat, "leaden_limbs")
        if limbs >= 0 and not why_not_lift(s, seat):
            keys.append("lift:leaden_limbs")
            values.append(f"lift {limbs}")
        if ability_ready(s, seat, "healing") and not why_not_heal(s, seat):
            keys.append("use:healing")
            values.append("heal")


def take_hero(s: State, answer: str | int) -> None:
    """D10.1: what was chosen becomes the next step; the menu comes again."""
    seat = s.active
    if isinstance(answer, int):
        s.agenda.append(("play", seat, answer, 0))
        return
    verb, _, number = answer.partition(" ")
    if verb == "end":
        s.agenda[-1] = ("evening",)
        return
    DO[verb](s, seat, int(number or 0))


def explore(s: State, seat: int, _: int) -> None:
    """D10.3"""
    push(s, ("explore", seat))


def attack(s: State, seat: int, other: int) -> None:
    """D10.6, D13.5: 1 AP against a hero in the same location."""
    spend_ap(s, seat)
    assault(s, seat, other, -1)


def lift(s: State, seat: int, pid: int) -> None:
    """Leaden Limbs: its bearer pays 3 Glory in the own hero phase."""
    pay_glory(s, seat, LIFT_PRICE)
    s.gear[seat].remove(pid)
    discard(s, pid)
    tell(s, "dg-discards", who=seat, card=pid)


DO: dict[str, Callable[[State, int, int], None]] = {
    "quest": lambda s, seat, pid: push(s, ("attempt", seat, pid)),
    "search": search,
    "take": take_up,
    "deliver": lambda s, seat, pid: push(s, ("complete", seat, pid)),  # D17.17, D17.18
    "drop": drop_charge,
    "pick": pick_up,
    "move": leave,
    "phase": phase_through,
    "stand": lambda s, seat, _: stand(s, seat),
    "explore": explore,
    "attack": attack,
    "treasure": treasure,
    "portal": lambda s, seat, _: push(s, ("portal", seat)),
    "altar": lambda s, seat, _: push(s, ("altar", seat)),
    "library": lambda s, seat, _: push(s, ("library", seat)),
    "bridge": lambda s, seat, _: bridge(s, seat),
    "exchange": exchange,
    "lift": lift,
    "heal": lambda s, seat, _: use_healing(s, seat),
    "lie": lambda s, seat, _: lie_down(s, seat),
}
