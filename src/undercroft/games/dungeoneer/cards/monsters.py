"""The monsters (D8.7, D15): 15 sorts, 18 cards. A hit that is not listed is 1 wound (D15.3)."""

from __future__ import annotations

from ..card import CARDS, FOES, Card, Foe, Op, Source

WOUND: Op = ("harm", 1)


def monster(
    word: str,
    cost: int,
    type: str,
    life: int,
    melee: str,
    magic: str,
    speed: str,
    hits: dict[str, tuple[Op, ...]] | None = None,
    source: Source = "authored",
    copies: int = 1,
) -> None:
    """`"4!"` is a score with the round attack symbol, `"4"` one with the counter symbol (D15.2)."""
    printed = {"melee": melee, "magic": magic, "speed": speed}
    tags = ("boss",) if type == "boss" else ()
    CARDS[word] = Card(word, "monster", cost, "dungeonlord", "monster", type, source, copies, tags=tags)
    scores = {form: int(score.rstrip("!")) for form, score in printed.items()}
    forms = tuple(form for form, score in printed.items() if score.endswith("!"))
    FOES[word] = Foe(life, type, scores, forms, hits or {})


monster("acid_leech", 3, "fiend", 1, "1", "1", "3!", {"speed": (("leech",),)})
monster("clockwork_sentry", 2, "construct", 2, "2!", "3", "1")
monster("crouching_skeleton", 3, "undead", 1, "3!", "1", "2", source="seed", copies=2)
monster("djanguba", 4, "fiend", 2, "4!", "1", "1", {"melee": (WOUND, ("push",))}, source="seed")
monster("ember_imp", 1, "fiend", 1, "0", "2!", "3", copies=2)
monster("glass_homunculus", 3, "fiend", 1, "1", "3!", "2", {"magic": (WOUND, ("lose_glory", 1))})
monster("lantern_spider", 4, "beast", 1, "2", "0", "4!", {"speed": (WOUND, ("trip", "melee", 5))})
monster("mirror_wraith", 5, "undead", 2, "2", "4!", "4", {"magic": (WOUND, ("peril", 1))})
monster("mutant_rat", 1, "fiend", 1, "2!", "0", "2", source="seed", copies=2)
monster("ramalith", 6, "boss", 4, "3!", "5!", "2", {"melee": (("harm", 2),), "magic": (WOUND, ("grow", 1))}, "seed")
monster("stitched_hound", 3, "fiend", 1, "3!", "0", "3!", {"speed": (("fall",),)})
monster("twin_gnasher", 5, "fiend", 2, "4!", "0", "2", {"melee": (("gnash",),)})
monster("vat_brute", 5, "fiend", 3, "5!", "1", "1", {"melee": (WOUND, ("fall",))})
monster("vault_guardian", 4, "construct", 2, "3", "3!", "1", {"magic": (WOUND, ("trip", "speed", 6))}, "seed")
monster("winged_fiend", 5, "fiend", 2, "3!", "1", "4!")
