"""Krang: a hero with his deck and skills (MK1.1)."""

from ...tables import CARDS, HEROES, SKILLS, enrol
from . import basic, heroes, skills

enrol(HEROES, heroes.ROWS, heroes.__name__, told=False)
enrol(CARDS, basic.ROWS, basic.__name__)
enrol(SKILLS, skills.ROWS, skills.__name__)
