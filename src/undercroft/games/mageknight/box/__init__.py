"""What is in the boxes, set by set: a folder for each, whose `__init__` enrols its rows."""

from ..things import steps  # first: the cards are made of them
from . import base, krang, lost_legion, tezla

__all__ = ["base", "krang", "lost_legion", "steps", "tezla"]
