"""The six heroes (D4.1): scores for levels 1 to 4; the first of `forms` is what they attack with by default.

What an ability does: `responses.py` (answers to an attack), `threats.py` (before a roll), `plays.py` (Healing),
`combat.py` (Vital Strike)."""

from __future__ import annotations

from ..card import HEROES, Hero, Source


def hero(
    word: str, ability: str, melee: str, magic: str, speed: str, treasures: int, boons: int, source: Source
) -> None:
    """`"2334!"` are the scores of the four levels, with `!` for the round attack symbol (D15.2)."""
    printed = {"melee": melee, "magic": magic, "speed": speed}
    scores = {form: (int(four[0]), int(four[1]), int(four[2]), int(four[3])) for form, four in printed.items()}
    forms = tuple(form for form, four in printed.items() if four.endswith("!"))
    HEROES[word] = Hero(word, scores, forms, treasures, boons, ability, source)


hero("durgan_runebrand", "warding_rune", "2334!", "2234!", "2333", 4, 3, "public")
hero("fizzbrin_mirrorwink", "phantom_double", "1223", "3345!", "3334", 3, 4, "public")
hero("grog_nordheim", "fiend_mastery", "2334!", "1122", "3334", 4, 3, "seed")
hero("hemp_spiritcaller", "healing", "2233!", "2233!", "3333", 3, 4, "seed")
hero("ilvaneth_nightglass", "vital_strike", "2234!", "1122", "3344!", 3, 3, "public")
hero("skarrash_coalscale", "intimidation", "2345!", "1122", "3333", 4, 2, "seed")
