"""The trap Encounters (D8.9, D16.6): everybody in the location makes the threat."""

from __future__ import annotations

from ..card import CARDS, TRAPS, Card, Op, Source, Threat, Trap

GLORY: Op = ("glory", 1)
WOUND: Op = ("harm", 1)


def trap(
    word: str, cost: int, stat: str, need: int, fail: tuple[Op, ...], success: Op = GLORY, source: Source = "authored"
) -> None:
    CARDS[word] = Card(word, "trap", cost, "dungeonlord", "instant", "trap", source)
    TRAPS[word] = Trap(Threat(stat, need), fail, (success,))


trap("dart_volley", 2, "speed", 7, (WOUND,))
trap("enveloping_slime", 1, "speed", 6, (WOUND, ("fall",)), source="seed")
trap("falling_cage", 2, "speed", 7, (("cage",),))
trap("grasping_chains", 2, "melee", 6, (WOUND, ("unsave",)))
trap("mind_fog", 1, "life", 8, (("forget",),))
trap("rolling_boulder", 4, "speed", 7, (("harm", 2),), ("glory", 2))
