"""Sites: one file for each with rules of its own; the others are rows of `plain.py`."""

from ..tables import SITES, enrol
from . import camp, city, deep, held, lairs, plain, resources

for part in (plain, city, resources, deep, lairs, camp, held):
    enrol(SITES, part.ROWS, part.__name__)
