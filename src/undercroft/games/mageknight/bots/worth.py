"""What a position is worth to a seat, in Fame: what it would score now, and what the turns to come will bring."""

from __future__ import annotations

from ..play.heroes import level
from ..play.scoring import tally
from ..play.tracks import WOUND
from ..state import State
from ..tables import CARDS, UNITS
from .outlook import outlook

# what a turn to come brings, in Fame: by itself, and more for whoever is strong
TURN = 1.0  # any turn
LEVEL = 0.06  # each level: Armor, hand limit, Command tokens
SKILL = 0.12  # each skill
UNIT = 0.08  # each level of a Unit; half of it if it is wounded
CARD = 0.06  # each Advanced Action, Spell or Artifact
MANNERS = 0.02  # each place on the Reputation track
SORE = -0.06  # each Wound in the deck, besides what it costs at the end
# what is there to be used once; it is worth less when few turns are left
CRYSTAL = 0.7  # each
READY = 0.5  # each level of a Unit that can still be used this Round
HURT = -0.5  # each Wound in hand
# time
CARDS_A_TURN = 4.0  # how many cards a turn takes out of a deck
TURNS_A_ROUND = 5.0  # of a Round that has not begun
DUMMY_A_TURN = 3.7  # how many cards the Dummy turns


def worth(s: State, seat: int) -> float:
    p = s.players[seat]
    value = float(sum(tally(s)[seat].values()))
    if s.ended:
        return value
    turns = turns_left(s, seat)
    cards = [s.face[card] for zone in (p.deck, p.hand, p.discard, p.played) for card in zone]
    better = sum(face in CARDS and (CARDS[face].advanced or CARDS[face].sort != "action") for face in cards)
    yields = (
        TURN
        + LEVEL * p.level
        + SKILL * len(p.skills)
        + UNIT * sum(UNITS[s.face[unit.card]].level / (2 if unit.wounds else 1) for unit in p.units)
        + CARD * better
        + MANNERS * p.reputation
        + SORE * cards.count(WOUND)
    )
    soon = min(1.0, turns / 3)
    once = (
        CRYSTAL * sum(p.crystals.values())
        + READY * sum(UNITS[s.face[unit.card]].level for unit in p.units if not unit.spent and not unit.wounds)
        + HURT * sum(s.face[card] == WOUND for card in p.hand)
        + outlook(s, seat)
    )
    return value + turns * yields + soon * once


def turns_left(s: State, seat: int) -> float:
    """How many turns the seat will still have, roughly."""
    if s.last_turns >= 0:
        return float(s.last_turns > 0)
    p = s.players[seat]
    this = (len(p.deck) + len(p.hand)) / CARDS_A_TURN
    if s.dummy is not None:
        this = min(this, len(s.dummy.deck) / DUMMY_A_TURN + 1)
    if s.turns_left >= 0:
        this = min(this, float(s.turns_left > 0))
    later = (s.rules.rounds - s.round) * TURNS_A_ROUND * level(p.level).hand / 5
    return this + later
