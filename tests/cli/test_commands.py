"""The commands as a person and a script use them."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.dungeoneer.scene import scene
from undercroft.bots import make_bot
from undercroft.cli.play import Terminal
from undercroft.core.text import text


def run(*args: str, stdin: str = "", code: int = 0, **env: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "undercroft", *args],
        input=stdin, capture_output=True, text=True, env={**os.environ, "LANG": "C.UTF-8", **env}, timeout=120,
    )  # fmt: skip
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_help_lists_the_commands() -> None:
    out = run("--help")
    for name in ("play", "simulate", "replay", "where", "games", "bench"):
        assert name in out
        assert "Usage" in run(name, "--help")


def test_games_as_json() -> None:
    [welcome] = [game for game in json.loads(run("games", "--json")) if game["name"] == "welcome"]
    assert welcome["seats"] == [2, 4] and welcome["bots"] == ["random", "careful"]
    assert welcome["options"]["hero"]["default"] == "random"


KEYS = {"game", "seats", "games", "seed", "bots", "decisions", "seconds", "decisions_per_second", "wins", "draws"}


def test_simulate_as_json_has_the_promised_keys() -> None:
    args = ("simulate", "welcome", "--seats", "3", "--games", "40", "--seed", "2", "--json")
    report = json.loads(run(*args))
    assert KEYS | {"scores", "digest"} <= set(report)
    assert report["games"] == 40 and sum(report["wins"]) + report["draws"] == 40 and len(report["scores"]) == 3
    assert json.loads(run(*args, "--jobs", "2"))["digest"] == report["digest"]


def test_simulate_in_words_without_a_bar_in_a_pipe() -> None:
    out = run("simulate", "welcome", "--games", "5", "--bots", "careful,random")
    assert out.startswith("5 matches of welcome") and "seat 0 careful" in out and "\x1b" not in out


@pytest.mark.parametrize(
    ("args", "code", "words"),
    [
        (("simulate", "chess"), 2, "there is no game 'chess'"),
        (("simulate", "welcome", "--bots", "clever"), 1, "no bot 'clever'; it has: random, careful"),
        (("simulate", "welcome", "--bots", "random,random,random"), 2, "3 bots for 2 seats"),
        (("simulate", "welcome", "--seats", "7"), 1, "2 to 4 seats"),
        (("simulate", "welcome", "--option", "hero"), 2, "name=value"),
        (("simulate", "welcome", "--option", "hero=bard"), 1, "one of random"),
        (("simulate", "thunderstone", "--option", "heroes=elf,dwarf"), 1, "takes 4 of amazon, chalice, dwarf"),
        (("play", "thunderstone", "--option", "heroes=elf,ent,dwarf,feayn"), 1, "'ent' is not one of amazon, chalice"),
        (("play",), 2, "say which game"),
        (("replay", "nothing.jsonl"), 1, "there is no file"),
        (("where", "nonsense-card"), 1, "Nothing is called"),
        (("fly",), 2, "No such command"),
    ],
)
def test_errors_say_what_is_wrong(args: tuple[str, ...], code: int, words: str) -> None:
    assert words in run(*args, code=code)


def test_where() -> None:
    out = run("where", "holy grail")
    assert "code  src/undercroft/games/welcome/cards.py" in out and "text  src/undercroft/locale/pl/welcome.ftl" in out
    assert "test  tests/welcome/test_dungeon.py" in out and "rule  docs/rules/welcome.md" in out
    assert "docs/rules/welcome.md" in run("where", "W4.3")


def test_a_session_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "m.jsonl"
    commands = f"help\ntable\nwhy\n1\nundo\nwhy remove:torch\ndrink\nxyz\nhint\nlog\nsave {file}\nquit\n"
    out = run("play", "welcome", "--bots", "careful", "--seed", "5", "--option", "hero=warrior", stdin=commands)
    assert "Draw a monster [draw]" in out and "(W3" in out and "careful would say" in out
    assert "There is nothing to take back" in out and "means nothing here" in out and "Saved as" in out
    assert "\x1b" not in out, "plain text in a pipe"
    assert "Verified" in run("replay", str(file), "--verify")
    assert "draws a monster." in run("replay", str(file))
    assert "Warrior, health 11" in run("replay", str(file), "--at", "0")
    assert "Welcome to the Dungeon" in run("play", "--load", str(file), "--bots", "careful", stdin="quit\n")
    file.write_text(file.read_text()[:-20])
    assert "Damaged from line" in run("replay", str(file), code=1)
    assert "Error: line" in run("replay", str(file), "--verify", code=1)


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "The match is over"), ("ru", "Партия окончена"), ("pl", "Koniec partii")]
)
def test_a_whole_match_in_each_language(lang: str, words: str) -> None:
    out = run("play", "welcome", "--bots", "random,careful", "--seed", "9", "--lang", lang, stdin="1\n" * 500)
    assert words in out
    assert "wd-" not in out, "a message without text"


def test_hot_seat_hides_the_last_players_screen() -> None:
    out = run("play", "welcome", "--seats", "2", "--seed", "1", stdin="\n1\n1\n\nquit\n")
    assert "are you alone at the screen" in out and "\n" * 30 in out


def test_the_language_of_the_system_is_the_default() -> None:
    assert "Добро пожаловать" in run(
        "play", "welcome", "--bots", "random", stdin="quit\n", LANG="ru_RU.UTF-8", LC_ALL=""
    )


def test_bench_gives_ratios() -> None:
    report = json.loads(run("bench", "--seconds", "0.05", "--game", "welcome", "--json"))
    found = report["games"]["welcome 2"]
    assert found["ratio_to_chess"] == round(found["decisions_per_second"] / found["chess_moves_per_second"], 2)


def test_a_person_at_the_terminal_acts_out_of_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An Anytime card is proposed once at a question, before the bots go on; what is no answer is refused."""

    def proposal(typed: str) -> tuple[bool, Terminal]:
        s = scene(hand=["", "potion_of_healing"], glory=[0, 3], life=[6, 3])
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        terminal = Terminal(s.match, {0: make_bot(s.match.game, "random", 1)}, [1], text("en", "dg"))
        return terminal.proposed(), terminal

    took, terminal = proposal("nonsense\n2\n")
    assert took and terminal.match.view(1)["table"]["players"][1]["life"] == 5
    said = capsys.readouterr().out
    assert "You may do this out of turn." in said and "2. Play: Potion of Healing [play:potion_of_healing]" in said
    assert "nonsense" in said
    took, terminal = proposal("1\n")
    assert not took and not terminal.proposed() and terminal.match.view(1)["table"]["players"][1]["life"] == 3
