"""How events are shown: every message says so, and nothing hidden is told by it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from undercroft.core.conformance import NotConforming, check_game
from undercroft.core.events import HIDDEN, Event
from undercroft.core.motions import SHOWS, SOUNDS, TELL, Motion, motion, motions, showing
from undercroft.core.registry import Game, game_named, games
from undercroft.core.text import text
from undercroft.table import assets

WELCOME = game_named("welcome")


def told_by(game: Game) -> Iterator[str]:
    """The messages that a game's code tells, as far as they stand there as words."""
    for path in game.folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tell":
                for word in ast.walk(node.args[1]) if len(node.args) > 1 else ():
                    message = str(word.value) if isinstance(word, ast.Constant) else ""
                    if message.startswith(f"{game.prefix}-") and not message.endswith("-"):
                        yield message


@pytest.mark.parametrize("name", games())
def test_every_message_that_is_told_says_how_it_is_shown(name: str) -> None:
    game = game_named(name)
    told, declared, say = set(told_by(game)), motions(game), text("en", game.prefix)
    assert len(told) > 5 and not told - declared.keys()
    for message, how in declared.items():
        assert say.has(message) and how.shows in SHOWS and (not how.sound or how.sound in SOUNDS), message


def test_every_sound_can_be_played() -> None:
    source = (assets.STATIC / "sounds.js").read_text(encoding="utf-8")
    known = set(re.findall(r"^    (\w+): \[", source, re.MULTILINE))
    assert known == SOUNDS and {sound for sound in SHOWS.values() if sound} <= known


def test_a_motion_is_told_by_what_the_viewer_knows() -> None:
    event = Event(3, "wd-removed", {"who": 1, "card": "orc", "piece": "torch"}, seen=0b10)
    mine, theirs = (showing(WELCOME, event, event.shown_to(seat)) for seat in (1, 0))
    assert (mine.shows, mine.what, mine.source, mine.to) == ("move", ("orc",), "facing", "removed")
    assert theirs.what == (HIDDEN,) and (theirs.source, theirs.to, theirs.sound) == (mine.source, mine.to, "card")


def test_what_nobody_declared_or_lacks_its_arguments_is_told_in_words() -> None:
    assert motion(WELCOME, "note-joined") == TELL
    old = Event(3, "wd-named", {"who": 1})
    assert showing(WELCOME, old, old.args).shows == "tell"


@pytest.mark.parametrize(
    "how, wrong",
    [
        (Motion("fly"), "nothing is shown by 'fly'"),
        (Motion("tell", sound="thunder"), "no sound 'thunder'"),
        (Motion("hit", number="damage"), "reads damage"),
        (None, "does not say how wd-drew is shown"),
    ],
)
def test_conformance_names_what_is_wrong(monkeypatch: pytest.MonkeyPatch, how: Motion | None, wrong: str) -> None:
    changed = {message: known for message, known in motions(WELCOME).items() if message != "wd-drew"}
    if how is not None:
        changed["wd-drew"] = how
    monkeypatch.setattr("undercroft.core.conformance.motions", lambda game: changed)
    with pytest.raises(NotConforming, match=wrong):
        check_game(WELCOME, 2, seeds=[1], resume_every=0)
