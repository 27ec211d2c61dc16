"""What `undercroft bench` plays beside our games: python-chess and pyminion (extra `bench`)."""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random
from typing import Any

Play = Callable[[], int]
"""Play one game to its end; says how many moves, or how many games, that was."""


def chess_player() -> Play | None:
    """A whole game of random legal moves of python-chess; None if it is not installed."""
    try:
        import chess
    except ImportError:
        return None
    random = Random(1)

    def play() -> int:
        board = chess.Board()
        count = 0
        while not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            count += 1
        return count

    return play


def pyminion_player() -> Play | None:
    """A whole game of Dominion between two random bots of pyminion; None without it.

    The kingdom is random, of the base set without Remodel: pyminion fails when that is the last card of a hand.
    """
    try:
        from pyminion.bots.bot import Bot
        from pyminion.expansions.base import base_set
        from pyminion.game import Game
    except ImportError:
        return None
    logging.getLogger().setLevel(logging.WARNING)  # it logs every move: without that it is faster
    random = Random(1)
    cards = [card for card in base_set if card.name != "Remodel"]

    def play() -> int:
        bots = [Bot(RandomDecider(random), player_id=name) for name in ("one", "two")]
        Game(bots, expansions=[cards], log_stdout=False).play()
        return 1

    return play


PEERS: dict[str, Callable[[], Play | None]] = {"pyminion": pyminion_player}
"""By the names that games give in `Game.peers`."""


class RandomDecider:
    """pyminion's protocol `Decider`, each legal answer as likely as the others; it plays all its treasures."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
        return self.random.choice([*valid_actions, None])

    def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> list[Any]:
        return valid_treasures

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
        return self.random.choice([*valid_cards, None])

    def binary_decision(self, prompt: str, card: Any, player: Any, game: Any, relevant_cards: Any = None) -> bool:
        return self.random.random() < 0.5

    def multiple_option_decision(
        self, card: Any, options: list[str], player: Any, game: Any, num_choices: int = 1, unique: bool = True
    ) -> list[int]:
        numbers = range(len(options))
        return self.random.sample(numbers, num_choices) if unique else self.random.choices(numbers, k=num_choices)

    def some(self, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any, **bounds: int) -> list[Any]:
        """`bounds` are `min_num_discard`, `max_num_discard` and their like; -1 is no bound."""
        limit = {name[:3]: number for name, number in bounds.items()}
        most = limit.get("max", -1)
        most = min(most, len(valid_cards)) if most >= 0 else len(valid_cards)
        return self.random.sample(valid_cards, self.random.randint(min(limit.get("min", 0), most), most))

    discard_decision = trash_decision = gain_decision = topdeck_decision = some
    reveal_decision = pass_decision = name_card_decision = some

    def deck_position_decision(self, prompt: str, card: Any, player: Any, game: Any, num_deck_cards: int) -> int:
        return self.random.randint(0, num_deck_cards)

    def multi_play_decision(
        self, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any, required: bool = True
    ) -> Any:
        return self.random.choice(valid_cards if required else [*valid_cards, None])
