"""The Boons (D14). Those that answer an event act where they are asked for: responses.py (Diversion), threats.py
(Dodge, Surefooted, Telling Blow, Trap Sense), lord.py (Counter-Hex), combat.py (Second Wind in a challenge)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.decision import Decision, Effect, Kind
from ..card import HEROES, Card, Change, add
from ..effects import heal
from ..scores import gain_ap
from ..state import heroes_at

if TYPE_CHECKING:
    from ..state import State

MEND = Kind("dg.mend", "D18.13", at="seat")


def wounded_here(s: State, seat: int) -> list[int]:
    """Mend Flesh: heroes in the same location who have lost Life, one's own included."""
    return [other for other in heroes_at(s, s.where[seat]) if s.life[other] < HEROES[s.hero[other]].life]


def nobody_wounded(s: State, seat: int) -> str:
    return "" if wounded_here(s, seat) else "healthy"


def mend(s: State, seat: int, pid: int) -> Effect:
    """Mend Flesh, D18.13: one of them restores 1 Life."""
    heroes = tuple(s.hero[other] for other in wounded_here(s, seat))
    hero = yield Decision(seat, MEND, tuple(f"hero:{hero}" for hero in heroes), heroes)
    heal(s, s.hero.index(hero), 1)


add(
    Card("arcane_focus", "boon", 4, "hero", "permanent", "skill", changes=(Change("magic", 1),)),
    Card("battle_trance", "boon", 4, "hero", "permanent", "skill", changes=(Change("melee", 1),)),
    Card("counter_hex", "boon", 3, "anytime", "instant", "spell"),
    Card("diversion", "boon", 1, "response", "instant", "skill", "seed"),
    Card("dodge", "boon", 1, "anytime", "instant", "maneuver", "public"),
    Card("fleet_footed", "boon", 5, "hero", "permanent", "skill", changes=(Change("speed", 1),)),
    Card("haste", "boon", 4, "hero", "instant", "spell", "public", does=lambda s, seat: gain_ap(s, seat, 2)),
    Card("mend_flesh", "boon", 4, "hero", "instant", "spell", check=nobody_wounded, asks=mend),
    Card("second_wind", "boon", 3, "anytime", "instant", "maneuver", does=lambda s, seat: gain_ap(s, seat, 1)),
    Card("surefooted", "boon", 2, "hero", "permanent", "skill"),
    Card("telling_blow", "boon", 2, "anytime", "instant", "maneuver"),
    Card("trap_sense", "boon", 3, "hero", "permanent", "skill"),
)
