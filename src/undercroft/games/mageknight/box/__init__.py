"""What is in the boxes, set by set: a folder for each, whose `__init__` enrols its rows."""

from ..things import steps  # first: the cards are made of them
from . import base, lost_legion, ultimate

__all__ = ["base", "lost_legion", "steps", "ultimate"]
