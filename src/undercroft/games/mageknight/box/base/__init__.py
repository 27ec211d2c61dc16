"""The base game."""

from ...tables import (
    BANNERS,
    CARDS,
    COMMON,
    ENEMIES,
    HEROES,
    RUINS,
    SKILLS,
    TACTICS,
    TILES,
    UNITS,
    enrol,
)
from . import advanced, artifacts, banners, basic, enemies, heroes, ruins, skills, spells, tactics, tiles, units

COMMON.update(heroes.COMMON_ROWS)
enrol(HEROES, heroes.ROWS, heroes.__name__, told=False)
enrol(TILES, tiles.ROWS, tiles.__name__, told=False)
for part in (basic, advanced, spells, artifacts):
    enrol(CARDS, part.ROWS, part.__name__)
enrol(SKILLS, skills.ROWS, skills.__name__)
enrol(UNITS, units.ROWS, units.__name__)
enrol(ENEMIES, enemies.ROWS, enemies.__name__)
enrol(RUINS, ruins.ROWS, ruins.__name__)
enrol(TACTICS, tactics.ROWS, tactics.__name__)
BANNERS.update(banners.ROWS)
