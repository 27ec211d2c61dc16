"""What a position is worth to a seat, in Fame: what it would score now, and what the turns to come will bring."""

from __future__ import annotations

from math import sqrt

from ..actors.volkare import arrival
from ..play.scoring import tally
from ..play.tracks import WOUND
from ..state import State
from ..tables import CARDS, UNITS, VOLKARE
from .outlook import FELLED, army, outlook, rout, urgency

# what a turn to come brings, in Fame: by itself, and more for whoever is strong
TURN = 1.8  # any turn
LEVEL = 0.06  # each level: Armor, hand limit, Command tokens
SKILL = 0.12  # each skill
UNIT = 0.08  # each level of a Unit; half of it if it is wounded
CARD = 0.06  # each Advanced Action, Spell or Artifact
MANNERS = 0.02  # each place on the Reputation track
RISE = 0.12  # the part of the way to the next level
SORE = 0.02  # each Wound in the deck, which may be healed before it counts
# what is there to be used once; it is worth less when few turns are left
CRYSTAL = 0.25  # each, besides what it scores
READY = 0.3  # each level of a Unit that can still be used this Round
HURT = -0.5  # each Wound in hand
TILE = 1.5  # each tile of the map: what it shows can be won
FARTHER = 4.0  # more for each, until a city is found, then for all; more than `OUTLOOK` of `SEEKING`, or one waits
FOUND = 2.0  # each city or leader that was found
OUTLOOK = 0.5  # what the map promises where the hero is
SPARE = 0.2  # each card that can still be played this Round
MOST = 4.0  # of which so many in a turn
# time
CARDS_A_TURN = 3.5  # how many cards a turn takes out of a deck
TURNS_A_ROUND = 5.0  # of a Round that has not begun
DUMMY_A_TURN = 3.7  # how many cards the Dummy turns
VOLKARE_A_CARD = 0.8  # the turns before Volkare is where he wants to be, by cards of his deck
VOLKARE_A_STEP = 1.6  # the same by the spaces of his way, once that is known


def worth(s: State, seat: int) -> float:
    p = s.players[seat]
    row = tally(s)[seat]
    value = float(sum(row.values()))
    if s.ended:
        return value
    value -= row.get("time", 0)
    this, turns = turns_left(s, seat)
    cards = [s.face[card] for zone in (p.deck, p.hand, p.discard, p.played) for card in zone]
    better = sum(face in CARDS and (CARDS[face].advanced or CARDS[face].sort != "action") for face in cards)
    yields = (
        TURN
        + LEVEL * p.level
        + RISE * (sqrt(p.fame + 1) - p.level)
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
        + SPARE * min(len(p.deck) + len(p.hand), MOST * this)
        + TILE * len(s.placed)
        + FARTHER * urgency(s) * (len(s.placed) + (len(s.tiles) if s.holds else 0))
        + FOUND * len(s.holds)
        + OUTLOOK * outlook(s, seat)
    )
    return value + turns * yields + soon * once + felled(s, seat)


def felled(s: State, seat: int) -> float:
    """How far the scenario's goal has come, by the enemies who are gone or still there."""
    gone = sum(len(hold.shields) + sum(mark >= 0 for mark in hold.marks) for hold in s.holds.values())
    return FELLED * gone - (sum(map(rout, army(s, seat))) if s.volkare is not None else 0.0)


def turns_left(s: State, seat: int) -> tuple[float, float]:
    """How many turns the seat will still have, roughly: in this Round, and in all."""
    if s.last_turns >= 0:
        this = float(s.last_turns > 0)
        return this, this
    cards = [len(p.deck) + len(p.hand) for p in s.players]
    if VOLKARE in s.rules.actors and s.volkare is not None:  # until he is there; one's own cards do not hold him up
        march = arrival(s)
        turns = len(s.volkare.deck) * VOLKARE_A_CARD
        return cards[seat] / CARDS_A_TURN, turns if march is None else min(turns, march[1] * VOLKARE_A_STEP)
    if s.turns_left >= 0:
        this = float(s.turns_left > 0)
    elif s.dummy is not None:
        this = len(s.dummy.deck) / DUMMY_A_TURN + 1
    else:  # until somebody else ends the Round
        this = min((n for other, n in enumerate(cards) if other != seat), default=0) / CARDS_A_TURN
    return this, this + (s.rules.rounds - s.round) * TURNS_A_ROUND
