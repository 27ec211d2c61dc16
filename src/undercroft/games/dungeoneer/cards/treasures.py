"""The Treasures (D14). Those without an effect here change scores, or act where they are asked for:
wounds.py (Guarding Cloak, Heartstone Amulet, Runed Mail), threats.py (Skeleton Key), moving.py (Cloak of Phasing,
Featherfall Ring), scores.py (Belt Pouch, Ember Wand)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.decision import Decision, Effect
from ....core.zones import set_host, set_owner
from ..card import HEROES, Card, Change, add
from ..effects import heal
from ..plays import CARD
from ..scores import host_type
from ..threats import speed_up

if TYPE_CHECKING:
    from ..state import State


def unhurt(s: State, seat: int) -> str:
    """Potion of Healing: up to the printed Life (D18.13), so only for who has lost some."""
    return "healthy" if s.life[seat] >= HEROES[s.hero[seat]].life else ""


def blades(s: State, seat: int) -> list[int]:
    """Whetted Oil, R-37: a readied weapon or wand, or an artifact that is a weapon, without oil yet."""
    return [pid for pid in (*s.gear[seat], *s.done[seat]) if host_type(s, pid) in ("weapon", "wand")]


def no_blade(s: State, seat: int) -> str:
    return "" if blades(s, seat) else "no-host"


def oil(s: State, seat: int, pid: int) -> Effect:
    """Whetted Oil: +1 to attack rolls in Melee with a weapon, in Magic with a wand."""
    hosts = blades(s, seat)
    host = yield Decision(seat, CARD, tuple(f"on:{s.face[host]}" for host in hosts), tuple(hosts))
    set_owner(s, pid, seat)
    set_host(s, pid, host)
    s.attached += (pid,)


def treasure(word: str, cost: int, type: str, *changes: Change, source: str = "authored") -> Card:
    """D14.2: a permanent Treasure."""
    return Card(word, "treasure", cost, "hero", "permanent", type, source, changes=changes)  # type: ignore[arg-type]


add(
    treasure("belt_pouch", 2, "bag", Change("treasure_limit", 2), source="seed"),
    treasure("cloak_of_phasing", 3, "cloak", source="public"),
    treasure("courier_boots", 5, "boots", Change("speed", 1)),
    treasure("ember_wand", 4, "wand", Change("magic", 1)),
    treasure("featherfall_ring", 2, "ring"),
    treasure("guarding_cloak", 1, "cloak", source="seed"),
    treasure("heartstone_amulet", 5, "amulet"),
    Card("potion_of_healing", "treasure", 3, "anytime", "instant", "potion", "public", check=unhurt,
         does=lambda s, seat: heal(s, seat, 2)),
    Card("potion_of_speed", "treasure", 2, "anytime", "instant", "potion", "seed", does=speed_up),
    treasure("runed_mail", 5, "armor"),
    treasure("skeleton_key", 2, "tool"),
    treasure("sword_of_fiendslaying", 4, "weapon", Change("melee", 1), Change("melee", 1, vs="fiend"), source="public"),
    treasure("visored_helm", 3, "helm", Change("melee", 1, only="counter")),
    Card("whetted_oil", "treasure", 2, "hero", "attachment", "oil",
         changes=(Change("melee", 1, only="attack", host="weapon"), Change("magic", 1, only="attack", host="wand")),
         check=no_blade, asks=oil),
)  # fmt: skip
