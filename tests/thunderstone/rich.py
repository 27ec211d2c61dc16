"""The game begun in the middle of things: decks full of the cards that random play hardly ever buys."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from undercroft.core.chance import below
from undercroft.core.registry import Game, games
from undercroft.core.zones import create, shuffle
from undercroft.games.thunderstone import GAME, setup
from undercroft.games.thunderstone.cards import CARDS
from undercroft.games.thunderstone.piles import draw_hand
from undercroft.games.thunderstone.state import State

from ..scene import listed

PURSE = [card.word for card in CARDS.values() if card.sort != "thunderstone"]

MEETINGS = {  # few cards that act on each other, so that each meets its own copies
    "lenders": "selurin_theurge, militia, banish, thyrian_squire, iron_rations",
    "eaters": "thyrian_lord, outlands_slayer, iron_rations, goodberries, feast, banish",
    "robbers": "redblade_assassin, lorigg_outlaw, selurin_theurge, militia, disease",
    "armed": "dwarf_janissary, elf_sorcerer, spear, dagger, arcane_energies, magical_aura",
    "healers": "regian_bishop, chalice_defender, disease, town_guard, pawnbroker, trainer, militia",
}


def rich_begin(s: State, words: list[str]) -> None:
    """Every deck gets twenty random cards of these words and some experience."""
    setup.begin(s)
    for seat in range(s.seats):
        deck = create(s, [words[below(s, len(words), "rich")] for _ in range(20)], known=0)
        shuffle(s, deck)
        s.deck[seat] = tuple(deck)
        draw_hand(s, seat)
        s.xp[seat] = 6


def rich_game(meeting: str = "") -> Game:
    """Decks of all cards, or of one meeting. Registered under its own name, so that its records can be run again.

    Of all cards alone two Theurges never came into one hand, nor what one borrowed into the reach of the other.
    """
    words = listed(MEETINGS[meeting]) if meeting else PURSE
    begin = partial(rich_begin, words=words)
    game = replace(GAME, name=f"thunderstone-rich{meeting}", auto={**GAME.auto, "begin": begin})
    games()[game.name] = game
    return game
