"""Sites: one file for each with rules of its own; the others are rows of `plain.py`."""

from ..tables import SITES, enrol
from . import plain

enrol(SITES, plain.ROWS, plain.__name__)
