"""Shades of Tezla: Braevalar, the enemies of two factions, faction tokens (MT1.1)."""

from ...tables import CARDS, ENEMIES, FAVOURS, HEROES, SKILLS, enrol
from . import basic, enemies, favours, heroes, skills

enrol(HEROES, heroes.ROWS, heroes.__name__, told=False)
enrol(CARDS, basic.ROWS, basic.__name__)
enrol(SKILLS, skills.ROWS, skills.__name__)
enrol(ENEMIES, enemies.ROWS, enemies.__name__)
enrol(FAVOURS, favours.ROWS, favours.__name__)
