"""The leaders of the two factions, level by level, and their retinues (MT11)."""

from __future__ import annotations

from ...records import Strike
from ...tables import Enemy

IMMUNE = "arcane_immunity"
FAME = 3  # for each level
BOTH = ("fire", "ice")


def priestess(armor: int, *strikes: Strike, resists: tuple[str, ...] = (), also: tuple[str, ...] = ()) -> Enemy:
    high = 2 * armor if "elusive" in also else 0
    return Enemy("leader", 1, armor, FAME, strikes, (IMMUNE, *also), resists, high=high, faction="elementalist")


def necromancer(
    armor: int, *strikes: Strike, also: tuple[str, ...] = (), tough: bool = False, calls: str = ""
) -> Enemy:
    calls = f"dark_crusader_{calls} dark_crusader_{calls}" if calls else ""
    resists = ("physical",) if tough else ()
    return Enemy("leader", 1, armor, FAME, strikes, (IMMUNE, *also), resists, calls, faction="dark_crusader")


def elements(n: int) -> tuple[Strike, ...]:
    return Strike(n, "ice"), Strike(n, "fire"), Strike(n, "cold_fire")


def freezing(n: int) -> Enemy:
    return priestess(5, Strike(n, "ice"), resists=("ice",), also=("paralyze",))


def blazing(n: int) -> Enemy:
    return priestess(4, Strike(n, "fire"), Strike(n, "fire"), resists=("fire",))


def raging(n: int) -> Enemy:
    return priestess(4, Strike(n, "cold_fire"), resists=BOTH, also=("brutal",))


def venomous(n: int) -> Enemy:
    return necromancer(4, Strike(n), also=("poison",))


def deadly(n: int) -> Enemy:
    return necromancer(4, Strike(n), also=("assassination", "paralyze"))


LEADERS: dict[str, tuple[Enemy, ...]] = {
    "high_priestess": (
        priestess(3, *elements(2), resists=("fire",), also=("elusive",)),
        freezing(4),
        raging(4),
        blazing(4),
        priestess(3, *elements(3), also=("elusive",)),
        blazing(5),
        raging(6),
        freezing(7),
        priestess(3, *elements(4), also=("elusive", "swift")),
        freezing(8),
        raging(8),
        blazing(8),
    ),
    "necromancer": (
        necromancer(5, Strike(5), also=("brutal", "vampiric"), tough=True),
        necromancer(4, Strike(6), also=("vampiric",), tough=True),
        necromancer(3, Strike(8), also=("vampiric",), tough=True),
        necromancer(4, calls="green"),
        venomous(6),
        deadly(6),
        necromancer(4, calls="brown"),
        venomous(8),
        deadly(8),
        necromancer(4, calls="red"),
        venomous(10),
        deadly(10),
    ),
}
"""MT11.1: level 1 first."""
LEADER_OF = {"elementalist": "high_priestess", "dark_crusader": "necromancer"}
ROWS: dict[str, Enemy] = {face: levels[0] for face, levels in LEADERS.items()}

RETINUES: dict[str, tuple[str, ...]] = {
    "elementalist": ("gg", "gb", "ggb", "ggr", "gbr", "ggbr", "gggbr", "ggbbr", "ggbrr", "gggbrr", "ggbbrr", "gggbbrr"),
    "dark_crusader": ("b", "r", "gr", "br", "gbr", "ggbr", "gbbr", "gbrr", "ggbrr", "gbbrr", "ggbbrr", "gggbbrr"),
}
"""MT11.3: by the level at the start, as letters of colours."""
COLOURS = {"g": "green", "b": "brown", "r": "red"}
