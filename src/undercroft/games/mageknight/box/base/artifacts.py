"""The Artifacts of the base game."""

from __future__ import annotations

from ...tables import DIE, Branch, Card
from ...things.cards import artifact
from ...things.effects import any_mana, crystal, fame, influence, mana, siege, step


def ring(colour: str) -> Card:
    """A token, a crystal, 1 Fame; or endless mana of its colour and black, and Fame for its Spells."""
    return artifact(
        "special",
        mana(colour) + crystal(colour) + fame(1),
        step("endless", colour, "black") + step("ring", colour),
    )


def banner(icons: str, strong: Branch) -> Card:
    """M7.6: put on a Unit at any time of the turn (what it does there: `banners.py`), or its strong effect."""
    return artifact(("special", icons), step("hoist", 1), strong)


ROWS: dict[str, Card] = {
    "amulet_of_darkness": artifact(
        "special", any_mana(*DIE) + step("amulet", "darkness"), any_mana(*DIE, n=3) + step("amulet", "darkness")
    ),
    "amulet_of_the_sun": artifact(
        "special", mana("gold") + step("amulet", "sun"), mana("gold", 3) + step("amulet", "sun")
    ),
    "banner_of_courage": banner("healing", step("ready_all")),
    "banner_of_fear": banner("combat", step("idle", 3)),
    "banner_of_glory": banner("combat", step("glory", 1)),
    "banner_of_protection": banner("combat", step("ward", 1)),
    "book_of_wisdom": artifact("special", step("train", 1, "hand"), step("study", 1)),
    "diamond_ring": ring("white"),
    "emerald_ring": ring("green"),
    "endless_bag_of_gold": artifact("influence", influence(4) + fame(2), influence(9) + fame(3)),
    "endless_gem_pouch": artifact("special", step("random_crystals", 2), step("gem_mana")),
    "golden_grail": artifact("healing", step("grail", 2), step("grail", 6)),
    "horn_of_wrath": artifact("combat", siege(5) + step("wrath", 1), step("wrath_more", 5, 5)),
    "ruby_ring": ring("red"),
    "sapphire_ring": ring("blue"),
    "sword_of_justice": artifact("combat", step("discards_attack", 3), step("blades", 1)),
}
