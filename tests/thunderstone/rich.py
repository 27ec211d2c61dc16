"""The game begun in the middle of things: decks full of the cards that random play hardly ever buys."""

from __future__ import annotations

from dataclasses import replace

from undercroft.core.chance import below
from undercroft.core.registry import Game, games
from undercroft.core.zones import create, shuffle
from undercroft.games.thunderstone import GAME, setup
from undercroft.games.thunderstone.cards import CARDS
from undercroft.games.thunderstone.piles import draw_hand
from undercroft.games.thunderstone.state import State

PURSE = [card.word for card in CARDS.values() if card.sort != "thunderstone"]


def rich_begin(s: State) -> None:
    """Every deck gets twenty random cards of the whole set and some experience."""
    setup.begin(s)
    for seat in range(s.seats):
        words = [PURSE[below(s, len(PURSE), "rich")] for _ in range(20)]
        s.deck[seat] = create(s, words, known=0)
        s.hand[seat] = []
        shuffle(s, s.deck[seat])
        draw_hand(s, seat)
        s.xp[seat] = 6


def rich_game() -> Game:
    """Registered under its own name, so that its records can be run again."""
    game = replace(GAME, name="thunderstone-rich", auto={**GAME.auto, "begin": rich_begin})
    games()[game.name] = game
    return game
