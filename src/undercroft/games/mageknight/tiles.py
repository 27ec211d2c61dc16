"""The map tiles: terrain and what stands on each space (docs/rules/mageknight-base.md, M1.2, M13)."""

from __future__ import annotations

from typing import NamedTuple


class Ground(NamedTuple):
    """A space as printed: its terrain, its site, who rampages there, the colour of a mine or a city."""

    terrain: str
    site: str = ""
    rampaging: str = ""
    colour: str = ""


class Tile(NamedTuple):
    """Seven spaces in the order C, NE, E, SE, SW, W, NW. `kind`: start, countryside, core or city."""

    kind: str
    number: int
    spaces: tuple[Ground, ...]


_ = Ground

TILES: dict[str, Tile] = {
    "start_a": Tile(
        "start",
        0,
        (
            _("plains", "portal"),
            _("forest"),
            _("plains"),
            _("sea"),
            _("sea"),
            _("sea"),
            _("plains"),
        ),
    ),
    "start_b": Tile(
        "start",
        0,
        (
            _("plains", "portal"),
            _("forest"),
            _("plains"),
            _("plains"),
            _("sea"),
            _("sea"),
            _("plains"),
        ),
    ),
    "c01": Tile(
        "countryside",
        1,
        (
            _("forest", "glade"),
            _("lake"),
            _("plains", "village"),
            _("plains"),
            _("plains"),
            _("forest"),
            _("forest", "", "green"),
        ),
    ),
    "c02": Tile(
        "countryside",
        2,
        (
            _("hills"),
            _("forest", "glade"),
            _("plains", "village"),
            _("plains"),
            _("hills", "mine", "", "green"),
            _("plains"),
            _("hills", "", "green"),
        ),
    ),
    "c03": Tile(
        "countryside",
        3,
        (
            _("forest"),
            _("hills", "keep"),
            _("hills"),
            _("hills", "mine", "", "white"),
            _("plains", "village"),
            _("plains"),
            _("plains"),
        ),
    ),
    "c04": Tile(
        "countryside",
        4,
        (
            _("desert", "mage_tower"),
            _("desert"),
            _("mountain"),
            _("plains", "village"),
            _("plains"),
            _("hills", "", "green"),
            _("desert"),
        ),
    ),
    "c05": Tile(
        "countryside",
        5,
        (
            _("lake"),
            _("plains", "monastery"),
            _("plains", "", "green"),
            _("hills", "mine", "", "blue"),
            _("forest"),
            _("forest", "glade"),
            _("forest"),
        ),
    ),
    "c06": Tile(
        "countryside",
        6,
        (
            _("hills", "mine", "", "red"),
            _("forest"),
            _("plains"),
            _("forest", "", "green"),
            _("hills"),
            _("hills", "den"),
            _("mountain"),
        ),
    ),
    "c07": Tile(
        "countryside",
        7,
        (
            _("swamp"),
            _("forest", "", "green"),
            _("forest", "glade"),
            _("plains", "dungeon"),
            _("plains"),
            _("plains", "monastery"),
            _("lake"),
        ),
    ),
    "c08": Tile(
        "countryside",
        8,
        (
            _("swamp", "", "green"),
            _("forest", "ruins"),
            _("plains"),
            _("swamp", "village"),
            _("swamp"),
            _("forest"),
            _("forest", "glade"),
        ),
    ),
    "c09": Tile(
        "countryside",
        9,
        (
            _("mountain"),
            _("mountain"),
            _("wasteland", "keep"),
            _("plains"),
            _("wasteland", "mage_tower"),
            _("plains"),
            _("wasteland", "dungeon"),
        ),
    ),
    "c10": Tile(
        "countryside",
        10,
        (
            _("mountain"),
            _("forest"),
            _("plains"),
            _("hills", "ruins"),
            _("hills", "keep"),
            _("hills"),
            _("hills", "den"),
        ),
    ),
    "c11": Tile(
        "countryside",
        11,
        (
            _("plains", "mage_tower"),
            _("lake"),
            _("lake"),
            _("hills", "", "green"),
            _("lake"),
            _("plains", "ruins"),
            _("hills"),
        ),
    ),
    "k01": Tile(
        "core",
        1,
        (
            _("desert", "monastery"),
            _("desert", "tomb"),
            _("desert"),
            _("desert"),
            _("hills"),
            _("hills", "spawning_grounds"),
            _("mountain"),
        ),
    ),
    "k02": Tile(
        "core",
        2,
        (
            _("lake"),
            _("swamp", "ruins"),
            _("hills", "mine", "", "green"),
            _("swamp", "", "red"),
            _("swamp", "mage_tower"),
            _("forest"),
            _("lake"),
        ),
    ),
    "k03": Tile(
        "core",
        3,
        (
            _("wasteland"),
            _("wasteland", "ruins"),
            _("hills", "mage_tower"),
            _("wasteland"),
            _("hills", "mine", "", "white"),
            _("wasteland", "tomb"),
            _("mountain"),
        ),
    ),
    "k04": Tile(
        "core",
        4,
        (
            _("mountain", "", "red"),
            _("hills"),
            _("wasteland", "keep"),
            _("wasteland"),
            _("wasteland", "ruins"),
            _("wasteland"),
            _("hills", "mine", "", "blue"),
        ),
    ),
    "k05": Tile(
        "city",
        5,
        (
            _("city", "city", "", "green"),
            _("swamp", "village"),
            _("swamp", "", "green"),
            _("swamp"),
            _("forest", "", "green"),
            _("lake"),
            _("forest", "glade"),
        ),
    ),
    "k06": Tile(
        "city",
        6,
        (
            _("city", "city", "", "blue"),
            _("plains", "monastery"),
            _("lake"),
            _("lake"),
            _("hills"),
            _("mountain", "", "red"),
            _("forest"),
        ),
    ),
    "k07": Tile(
        "city",
        7,
        (
            _("city", "city", "", "white"),
            _("plains"),
            _("forest"),
            _("lake", "", "red"),
            _("lake"),
            _("wasteland", "keep"),
            _("wasteland", "spawning_grounds"),
        ),
    ),
    "k08": Tile(
        "city",
        8,
        (
            _("city", "city", "", "red"),
            _("hills", "mine", "", "red"),
            _("desert"),
            _("desert", "", "red"),
            _("wasteland"),
            _("wasteland", "", "red"),
            _("desert", "ruins"),
        ),
    ),
}
