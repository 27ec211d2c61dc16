"""The Artifacts of the base game."""

from __future__ import annotations

from ...tables import DIE, Branch, Card
from ...things.cards import artifact
from ...things.effects import any_mana, crystal, do, fame, influence, mana, siege


def ring(colour: str) -> Card:
    """A token, a crystal, 1 Fame; or endless mana of its colour and black, and Fame for its Spells."""
    return artifact(
        "special",
        mana(colour) + crystal(colour) + fame(1),
        do("endless", colour, "black") + do("ring", colour),
    )


def banner(icons: str, strong: Branch) -> Card:
    """M7.6: put on a Unit at any time of the turn (what it does there: `banners.py`), or its strong effect."""
    return artifact(("special", icons), do("hoist", 1), strong)


ROWS: dict[str, Card] = {
    "amulet_of_darkness": artifact(
        "special", any_mana(*DIE) + do("amulet", "darkness"), any_mana(*DIE, n=3) + do("amulet", "darkness")
    ),
    "amulet_of_the_sun": artifact("special", mana("gold") + do("amulet", "sun"), mana("gold", 3) + do("amulet", "sun")),
    "banner_of_courage": banner("healing", do("ready_all")),
    "banner_of_fear": banner("combat", do("idle", 3)),
    "banner_of_glory": banner("combat", do("glory", 1)),
    "banner_of_protection": banner("combat", do("ward", 1)),
    "book_of_wisdom": artifact("special", do("train", 1, "hand"), do("study", 1)),
    "diamond_ring": ring("white"),
    "emerald_ring": ring("green"),
    "endless_bag_of_gold": artifact("influence", influence(4) + fame(2), influence(9) + fame(3)),
    "endless_gem_pouch": artifact("special", do("random_crystals", 2), do("gem_mana")),
    "golden_grail": artifact("healing", do("grail", 2), do("grail", 6)),
    "horn_of_wrath": artifact("combat", siege(5) + do("wrath", 1), do("wrath_more", 5, 5)),
    "ruby_ring": ring("red"),
    "sapphire_ring": ring("blue"),
    "sword_of_justice": artifact("combat", do("discards_attack", 3, 0), do("blades", 1)),
}
