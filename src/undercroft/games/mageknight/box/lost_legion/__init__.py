"""The Lost Legion (ML1)."""

from ...tables import BANNERS, CARDS, ENEMIES, HEROES, RUINS, SKILLS, TILES, UNITS, enrol
from . import advanced, artifacts, enemies, ruins, spells, tiles, units, wolfhawk

enrol(HEROES, wolfhawk.HERO_ROWS, wolfhawk.__name__, told=False)
enrol(CARDS, wolfhawk.CARD_ROWS, wolfhawk.__name__)
enrol(SKILLS, wolfhawk.ROWS, wolfhawk.__name__)
for part in (advanced, spells, artifacts):
    enrol(CARDS, part.ROWS, part.__name__)
enrol(TILES, tiles.ROWS, tiles.__name__, told=False)
enrol(UNITS, units.ROWS, units.__name__)
enrol(ENEMIES, enemies.ROWS, enemies.__name__)
enrol(RUINS, ruins.ROWS, ruins.__name__)
BANNERS.update(artifacts.BANNER_ROWS)
