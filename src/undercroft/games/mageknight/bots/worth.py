"""What a position is worth to a seat, in Fame: what it would score now, and what the turns to come will bring."""

from __future__ import annotations

from math import sqrt

from ..play.scoring import reached, tally
from ..play.tracks import WOUND
from ..state import State
from ..tables import CARDS, UNITS, VOLKARE
from .outlook import FELLED, outlook, urgency
from .war import peril, ready, standing, until_volkare

# what a turn to come brings, in Fame: by itself, and more for whoever is strong
TURN = 1.8  # any turn
LEVEL = 0.06  # each level: Armor, hand limit, Command tokens
SKILL = 0.12  # each skill
UNIT = 0.15  # each level of a Unit; half of it if it is wounded
CARD = 0.12  # each Advanced Action, Spell or Artifact
MANNERS = 0.04  # each place on the Reputation track
RISE = 0.12  # the part of the way to the next level
CLOG = 0.8  # the part of a turn that is lost, for the part of the deck that is Wounds
# what is there to be used once; it is worth less when few turns are left
CRYSTAL = 0.25  # each, besides what it scores
READY = 0.3  # each level of a Unit that can still be used this Round
HURT = -0.5  # each Wound in hand
TILE = 1.5  # each tile of the map: what it shows can be won
NEEDED = 9.0  # more for each of the first ones, where every tile also brings Volkare nearer to the city
ENOUGH = 8  # of them
FARTHER = 4.0  # more for each, until a city is found, then for all; more than `OUTLOOK` of `SEEKING`, or one waits
FOUND = 2.0  # each city or leader that was found
READINESS = 0.5  # what a battle with Volkare promises, wherever he is
OUTLOOK = 0.5  # what the map promises where the hero is
SPARE = 0.2  # each card that can still be played this Round
MOST = 4.0  # of which so many in a turn
VICTORY = 200.0  # the scenario's goal: more than all the turns that could still be had
BLOW = 3.0  # each Wound that Volkare may deal before the next turn
# time
CARDS_A_TURN = 3.5  # how many cards a turn takes out of a deck
TURNS_A_ROUND = 5.0  # of a Round that has not begun
DUMMY_A_TURN = 3.7  # how many cards the Dummy turns


def worth(s: State, seat: int, stakes: float) -> float:
    p = s.players[seat]
    row = tally(s)[seat]
    value = sum(row.values()) + VICTORY * (bool(s.rules.won) and reached(s))
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
    )
    clogged = cards.count(WOUND) / max(1, len(cards))
    yields *= 1 - CLOG * clogged
    soon = min(1.0, turns / 3)
    once = (
        CRYSTAL * sum(p.crystals.values())
        + READY * sum(UNITS[s.face[unit.card]].level for unit in p.units if not unit.spent and not unit.wounds)
        + HURT * sum(s.face[card] == WOUND for card in p.hand)
        + SPARE * min(len(p.deck) + len(p.hand), MOST * this)
        + TILE * len(s.placed)
        + NEEDED * min(len(s.placed), ENOUGH) * (VOLKARE in s.rules.actors)
        + FARTHER * urgency(s) * (len(s.placed) + (len(s.tiles) if s.holds else 0))
        + FOUND * len(s.holds)
        + OUTLOOK * outlook(s, seat, stakes)
        + READINESS * ready(s, seat, clogged, stakes)
    )
    return value + turns * yields + soon * once + felled(s, seat, stakes) - BLOW * peril(s, seat)


def felled(s: State, seat: int, stakes: float) -> float:
    """How far the scenario's goal has come, by the enemies who are gone or still there."""
    gone = sum(len(hold.shields) + sum(mark >= 0 for mark in hold.marks) for hold in s.holds.values())
    return FELLED * gone - standing(s, seat, stakes)


def turns_left(s: State, seat: int) -> tuple[float, float]:
    """How many turns the seat will still have, roughly: in this Round, and in all."""
    if s.last_turns >= 0:
        this = float(s.last_turns > 0)
        return this, this
    cards = [len(p.deck) + len(p.hand) for p in s.players]
    if VOLKARE in s.rules.actors and s.volkare is not None:  # until he is there; one's own cards do not hold him up
        return cards[seat] / CARDS_A_TURN, until_volkare(s)
    if s.turns_left >= 0:
        this = float(s.turns_left > 0)
    elif s.dummy is not None:
        this = len(s.dummy.deck) / DUMMY_A_TURN + 1
    else:  # until somebody else ends the Round
        this = min((n for other, n in enumerate(cards) if other != seat), default=0) / CARDS_A_TURN
    return this, this + (s.rules.rounds - s.round) * TURNS_A_ROUND
