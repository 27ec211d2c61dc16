"""What typed words stand for."""

from __future__ import annotations

import pytest

from undercroft.cli.meaning import UNKNOWN, Meaning, meant

ANSWERS = {
    "add": "Add it to the dungeon",
    "remove:torch": "Remove it, and Torch with it",
    "remove:chain_mail": "Remove it, and Chain mail with it",
    "remove:chalice": "Remove it, and Chalice with it",
    "pass_wound:squire": "Give a wound to Squire",
}
COMMANDS = ("help", "hint", "undo", "why", "card")


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("1", Meaning(key="add")),
        ("2", Meaning(key="remove:torch")),
        ("6", UNKNOWN),
        ("0", UNKNOWN),
        ("²", UNKNOWN),
        ("9" * 5000, UNKNOWN),
        ("remove:torch", Meaning(key="remove:torch")),
        ("torch", Meaning(key="remove:torch")),
        ("TORCH", Meaning(key="remove:torch")),
        ("remove torch", Meaning(key="remove:torch")),
        ("chain mail", Meaning(key="remove:chain_mail")),
        ("chain", Meaning(key="remove:chain_mail")),
        ("cha", Meaning(among=("remove:chain_mail", "remove:chalice"))),
        ("remove", Meaning(among=("remove:torch", "remove:chain_mail", "remove:chalice"))),
        ("squire", Meaning(key="pass_wound:squire")),
        ("dungeon", Meaning(key="add")),
        ("undo", Meaning(command="undo")),
        ("undo all", Meaning(command="undo", rest="all")),
        ("UNDO", Meaning(command="undo")),
        ("und", Meaning(command="undo")),
        ("h", Meaning(among=("help", "hint"))),
        ("card torch", Meaning(command="card", rest="torch")),
        ("", UNKNOWN),
        ("   ", UNKNOWN),
        ("xyz", UNKNOWN),
    ],
)
def test_meaning(line: str, meaning: Meaning) -> None:
    assert meant(line, ANSWERS, COMMANDS) == meaning


def test_a_word_of_the_game_that_is_refused_is_not_taken_for_the_beginning_of_another() -> None:
    assert meant("pass", ANSWERS, COMMANDS) == Meaning(key="pass_wound:squire")
    assert meant("pass", ANSWERS, COMMANDS, known=lambda key: key == "pass") == UNKNOWN
