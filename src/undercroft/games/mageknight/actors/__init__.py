"""Who has a place in the Round Order without a seat."""

from ..tables import ACTORS
from .dummy import dummy_turn

ACTORS[-1] = dummy_turn
