"""The map tiles of The Lost Legion, with walls (ML1.3, ML2). Volkare's camp is dealt to nobody: scenarios place it."""

from __future__ import annotations

from ...tables import Ground, Tile


def tile(kind: str, number: int, spaces: tuple[Ground, ...], *walls: str) -> Tile:
    """A wall is written `C-NE`: between these two spaces."""
    pairs = tuple((one, other) for one, _, other in (wall.partition("-") for wall in walls))
    return Tile(kind, number, spaces, pairs)


_ = Ground

ROWS: dict[str, Tile] = {
    "c12": tile(
        "countryside", 12,
        (_("plains", "", "green"), _("swamp"), _("hills", "monastery"), _("mountain"), _("plains", "maze"),
         _("hills", "refugee_camp"), _("mountain")),
        "C-E", "C-SW", "C-W",
    ),
    "c13": tile(
        "countryside", 13,
        (_("forest", "mage_tower"), _("hills", "", "green"), _("lake"), _("forest", "deep_mine", "", "blue_or_green"),
         _("plains"), _("swamp", "glade"), _("forest")),
        "C-NE", "NE-NW",
    ),
    "c14": tile(
        "countryside", 14,
        (_("plains"), _("plains", "keep"), _("wasteland", "maze"), _("hills", "village"), _("plains"),
         _("desert", "deep_mine", "", "red_or_white"), _("desert")),
        "C-NE",
    ),
    "k09": tile(
        "core", 9,
        (_("plains", "", "red"), _("hills", "mage_tower"), _("mountain"), _("desert", "refugee_camp"), _("desert"),
         _("wasteland"), _("hills", "labyrinth")),
        "C-SE", "C-SW", "C-W", "SE-E", "W-NW",
    ),
    "k10": tile(
        "core", 10,
        (_("swamp"), _("lake"), _("forest", "labyrinth"), _("hills", "", "green"), _("hills", "", "green"),
         _("forest", "keep"), _("swamp", "deep_mine", "", "basic")),
    ),
    "volkare_camp": tile(
        "camp", 11,
        (_("plains", "camp"), _("mountain"), _("wasteland", "", "red"), _("desert", "village"), _("hills"), _("lake"),
         _("forest", "", "green")),
        "C-SE", "C-SW", "SE-E",
    ),
}  # fmt: skip
