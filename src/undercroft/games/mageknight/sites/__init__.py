"""Sites: one file for each with rules of its own; the others are rows of `plain.py`."""

from ..tables import SITES, enrol
from . import city, deep, plain, resources

for part in (plain, city, resources, deep):
    enrol(SITES, part.ROWS, part.__name__)
