"""The heroes of the base game: their own cards, and the cards that all starting decks share (M1.5)."""

from __future__ import annotations

from ...tables import Hero

COMMON_ROWS: dict[str, int] = {
    "rage": 2, "determination": 1, "swiftness": 2, "march": 2, "stamina": 2, "tranquility": 1, "promise": 1,
    "threaten": 1, "crystallize": 1, "mana_draw": 1, "concentration": 1, "improvisation": 1,
}  # fmt: skip


ROWS: dict[str, Hero] = {
    "arythea": Hero({"battle_versatility": "rage", "mana_pull": "mana_draw"}, ("red", "red", "white")),
    "goldyx": Hero({"will_focus": "concentration", "crystal_joy": "crystallize"}, ("green", "green", "blue")),
    "norowas": Hero({"noble_manners": "promise", "rejuvenate": "tranquility"}, ("white", "white", "green")),
    "tovak": Hero({"cold_toughness": "determination", "instinct": "improvisation"}, ("blue", "blue", "red")),
}
