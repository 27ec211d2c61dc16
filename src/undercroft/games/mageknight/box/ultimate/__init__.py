"""The Ultimate printing."""

from ...tables import CARDS, SKILLS, enrol
from . import cards

enrol(CARDS, cards.CARD_ROWS, cards.__name__)
enrol(SKILLS, cards.SKILL_ROWS, cards.__name__)
