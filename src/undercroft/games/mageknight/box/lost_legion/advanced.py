"""The Advanced Actions of The Lost Legion."""

from __future__ import annotations

from ...tables import BASIC, Card
from ...things.effects import attack, block, costing, do, either, influence, move, paying, siege
from ..base.advanced import advanced
from ..base.basic import EVERY

KINDS = ("move", "influence", "attack", "plain_block")

ROWS: dict[str, Card] = {
    "blood_of_ancients": advanced(
        "red", "special", either(*(paying(colour) + do("tap_blood", colour) for colour in BASIC)), do("wake_blood", 1)
    ),
    "chivalry": advanced(
        "white",
        "combat",
        either(attack(3), attack(2) + do("rider", "laud", 0)),
        either(attack(6), attack(4) + do("rider", "laud", 1)),
    ),
    "counterattack": advanced("red", "combat", do("counter", 2, 2), do("counter", 4, 3)),
    "dodge_and_weave": advanced(
        "white",
        "combat",
        do("reduce", 2) + do("weave", 1),
        either(do("reduce", 4) + do("weave", 2), do("reduce", 2, 2) + do("weave", 2)),
    ),
    "force_of_nature": advanced("green", "combat", do("toughen", "physical"), either(siege(3), block(6))),
    "mountain_lore": advanced(
        "green",
        "movement",
        move(3) + do("mod", "lore", 1),
        move(5) + costing(("mountain",), 5) + do("mod", "lore", 2),
    ),
    "peaceful_moment": advanced(
        "white", "influence action", either(influence(3), do("peace", 3, 0)), either(influence(6), do("peace", 6, 1))
    ),
    "ritual_attack": advanced("red", "combat", do("ritual", "basic", 0), do("ritual", "strong", 0)),
    "shield_bash": advanced("blue", "combat", block(3, swift=2), block(5, swift=2) + do("rider", "bash", 0, "blue")),
    "spell_forge": advanced("blue", "special", do("forge", 1), do("forge", 2)),
    "stout_resolve": advanced(
        "green",
        EVERY,
        either(*(do("stout", kind, 2, 1) for kind in KINDS)),
        either(*(do("stout", kind, 3, 2) for kind in KINDS)),
    ),
    "temporal_portal": advanced(
        "blue", "action", do("gateway", 1, 1), either(do("gateway", 2, 1), do("gateway", 1, 2))
    ),
}
