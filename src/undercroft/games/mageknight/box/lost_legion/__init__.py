"""The Lost Legion (ML1)."""

from ...tables import ENEMIES, RUINS, TILES, UNITS, enrol
from . import enemies, ruins, tiles, units

enrol(TILES, tiles.ROWS, tiles.__name__, told=False)
enrol(UNITS, units.ROWS, units.__name__)
enrol(ENEMIES, enemies.ROWS, enemies.__name__)
enrol(RUINS, ruins.ROWS, ruins.__name__)
