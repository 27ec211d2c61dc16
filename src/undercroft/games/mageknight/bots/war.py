"""What General Volkare means to a hero: the time that is left, the peril, and what a battle with him promises."""

from __future__ import annotations

from ..actors.volkare import arrival, onward
from ..encounters.volkare import price_of_flight
from ..state import State
from ..tables import CARDS, Enemy
from ..world.hexes import DIRECTIONS, distance
from .odds import average, foe_of, foray, strength

ROUT = 12.0  # each token of his army: with the last the scenario is won, and time that is left scores
GRAY = 0.3  # what an ordinary gray one counts of that
RISING = 6.0  # so many times more in the end
CLOGGED = 10.0  # the strength that is lost if all cards are Wounds
# his way
A_STEP = 1.6  # turns that he needs for a step, once he knows where the city is
A_STEP_UNAWARE = 2.1  # the same before
A_TILE = 2.5  # the steps over a tile
FAR_OFF = 12  # nobody looks farther
FRENZY = 3  # turns when his deck is empty
TURNS_A_ROUND = 6.3  # of a hero who wants to last as long as his deck


def until_volkare(s: State) -> float:
    """The turns before he is where he wants to be, roughly.

    Before the city is found every tile that still lies in the deck holds him up, and what was explored before him.
    """
    v = s.volkare
    assert v is not None
    march = arrival(s)
    if march is not None:
        way = march[1] * A_STEP
    else:
        steps, at = 0, v.at
        while at in s.board and steps < FAR_OFF:
            at, steps = at + DIRECTIONS["e"], steps + 1
        way = (steps + A_TILE * max(0, len(s.tiles) - 1) + 1) * A_STEP_UNAWARE
    return min(way, len(v.deck) + FRENZY, (s.rules.rounds - s.round + 1) * TURNS_A_ROUND)


def peril(s: State, seat: int) -> float:
    """The Wounds that his next card may bring: he may look for the hero, or walk into them."""
    v, at = s.volkare, s.players[seat].at
    if v is None or v.at < 0 or at < 0 or distance(v.at, at) > 2:
        return 0.0
    ways, hits = onward(s), 0
    for card in (CARDS.get(s.face[card]) for card in v.deck if ways):
        if card is not None:
            far = 1 + (card.sort == "spell")
            step = ways[card.colour] - v.at if card.colour in ways else 0
            hits += at - v.at in (step, far * step) if step else distance(v.at, at) <= far
    return price_of_flight(s) * hits / max(1, len(v.deck))


def army(s: State, seat: int) -> list[Enemy]:
    """Volkare's: what is only counted, and what has been drawn."""
    assert s.volkare is not None
    counted = [average(colour) for colour, n in s.volkare.army.items() for _ in range(n)]
    return [*counted, *(foe_of(s, token, seat) for token in s.volkare.tokens)]


def battle(s: State, seat: int, power: float, stakes: float) -> float:
    """What an attack on him promises a hero with so much power."""
    return foray(power, army(s, seat), lambda foe: rout(foe, stakes))


def ready(s: State, seat: int, clogged: float, stakes: float) -> float:
    """The same for a hero of whose deck so large a part is Wounds, wherever both are."""
    if s.volkare is None or s.volkare.at < 0:
        return 0.0
    return battle(s, seat, strength(s, seat) - CLOGGED * clogged, stakes)


def standing(s: State, seat: int, stakes: float) -> float:
    """What his army that is still there counts against the hero."""
    return sum(rout(foe, stakes) for foe in army(s, seat)) if s.volkare is not None else 0.0


def rout(foe: Enemy, stakes: float) -> float:
    """What it counts that a token is gone; gray ones come and go by the luck of his dice."""
    return ROUT * stakes * (GRAY if foe.pile == "gray" else 1.0)


def stake(s: State, seat: int) -> float:
    """How many times as much as at first his defeat counts: a hero has to grow before, and there is an end to that.

    It is asked once for a turn: if it grew with what a hero does, whoever does nothing would be better off.
    """
    if s.volkare is None:
        return 1.0
    p, gone = s.players[seat], len(s.volkare.discard)
    cards = len(p.deck) + len(p.hand)
    this = 1 - cards / max(1, cards + len(p.discard) + len(p.played))
    return 1 + RISING * max((s.round - 1 + this) / s.rules.rounds, gone / (1 + gone + until_volkare(s))) ** 3
