"""The Lost Legion (ML1)."""

from ...tables import ENEMIES, RUINS, TILES, enrol
from . import enemies, ruins, tiles

enrol(TILES, tiles.ROWS, tiles.__name__, told=False)
enrol(ENEMIES, enemies.ROWS, enemies.__name__)
enrol(RUINS, ruins.ROWS, ruins.__name__)
