"""The commands as a person and a script use them."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import undercroft
from tools.stock import Call, Stock


def run(*args: str, stdin: str = "", code: int = 0, **env: str) -> str:
    """What a command says, which must end with this exit code."""
    with TemporaryDirectory() as folder:
        given, out, errors = files = [Path(folder, name) for name in ("given", "out", "errors")]
        given.write_text(stdin, encoding="utf-8")
        called = Call(args, os.getcwd(), {**os.environ, "LANG": "C.UTF-8", **env}, tuple(map(str, files)))
        found = stock().call(called)
        said = out.read_text(encoding="utf-8") + errors.read_text(encoding="utf-8")
    assert found == code, said
    return said


@cache
def stock() -> Stock:
    """A process that has read all modules: one for all calls of a test run."""
    opened = Stock()
    atexit.register(opened.__exit__, None, None, None)
    return opened.__enter__()


def test_python_runs_the_package_as_a_command() -> None:
    done = subprocess.run([sys.executable, "-m", "undercroft", "--version"], capture_output=True, text=True, check=True)
    assert undercroft.__version__ in done.stdout


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
        (("simulate", "welcome", "--bots", "clever"), 2, "no bot 'clever'; it has: random, careful"),
        (("simulate", "welcome", "--bots", "random,random,random"), 2, "3 bots for 2 seats"),
        (("simulate", "welcome", "--seats", "7"), 2, "2 to 4 seats"),
        (("simulate", "welcome", "--option", "hero"), 2, "name=value"),
        (("simulate", "welcome", "--option", "hero=bard"), 2, "one of random"),
        (("simulate", "thunderstone", "--option", "heroes=elf,dwarf"), 2, "takes 4 of amazon, chalice, dwarf"),
        (("play", "thunderstone", "--option", "heroes=elf,ent,dwarf,feayn"), 2, "'ent' is not one of amazon, chalice"),
        (("simulate", "mageknight", "--option", "mode=solo"), 2, "it is for one player, not for 2"),
        (("play",), 2, "say which game"),
        (("replay", "nothing.jsonl"), 1, "there is no file"),
        (("where", "nonsense-card"), 1, "Nothing is called"),
        (("where", ""), 2, "give a card's name"),
        (("where", "(("), 2, "give a card's name"),
        (("where", f"torch{chr(40)}"), 1, "Nothing is called"),
        (("bench", "--game", "nosuch"), 2, "there is no game 'nosuch'"),
        (("bench", "--seconds", "0"), 2, "--seconds"),
        (("serve", "--port", "99999"), 2, "not in the range 0<=x<=65535"),
        (("serve", "--workers", "0"), 2, "not in the range x>=1"),
        (("serve", "--bots", "0"), 2, "not in the range x>=1"),
        (("serve", "--pause", "-1"), 2, "not in the range x>=0"),
        (("serve", "--database", "mysql://x/y"), 2, "write sqlite:///FILE or postgresql://USER@HOST/NAME"),
        (("serve", "--database", "nonsense"), 2, "write sqlite:///FILE or postgresql://USER@HOST/NAME"),
        (("serve", "--database", "postgresql://a:b:c/d"), 2, "is not the address of a database"),
        (("serve", "--database", "sqlite://"), 2, "would lose every match"),
        (("play", "welcome", "--seats", "0"), 2, "--seats"),
        (("play", "welcome", "--bots", "careful", "--names", "Ann,Ben"), 2, "2 names for 1 people"),
        (("play", "welcome", "--load", "some.jsonl"), 2, "leave them out"),
        (("play", "--load", "nothing.jsonl"), 1, "there is no file"),
        (("simulate", "welcome", "--bots", "nowhere.at:All"), 2, "nowhere.at:All cannot be loaded"),
        (("simulate", "welcome", "--bots", "os:Nobody"), 2, "os has no bot 'Nobody'"),
        (("simulate", "welcome", "--bots", "os:sep"), 2, "os has no bot 'sep'"),
        (("fly",), 2, "No such command"),
    ],
)
def test_errors_say_what_is_wrong(args: tuple[str, ...], code: int, words: str) -> None:
    said = run(*args, code=code)
    assert words in said and "Traceback" not in said
    told = said.partition("Error: ")[2] or said
    assert told.count("\n") == 1, "one line says it"


def test_where() -> None:
    out = run("where", "holy grail")
    assert (
        "code  src/undercroft/games/welcome/cards.py" in out
        and "text  src/undercroft/games/welcome/words/pl/rules.ftl" in out
    )
    assert (
        "test  tests/welcome/test_dungeon.py" in out
        and "rule  src/undercroft/games/welcome/rulebook/en/rules.md" in out
    )
    assert "welcome/rulebook/en/rules.md" in run("where", "W4.3")
    assert "fight/reckoning.py" in run("where", "block_total")
    assert "words/ru/panel.ftl" in run("where", "mk-text-brutal")


def test_a_session_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "m.jsonl"
    commands = f"help\ntable\nwhy\n1\nundo\nwhy remove:torch\ndrink\nxyz\nhint\nlog\nsave {file}\nquit\n"
    out = run("play", "welcome", "--bots", "careful", "--seed", "5", "--option", "hero=warrior", stdin=commands)
    assert "Draw a monster [draw]" in out and "(W3" in out and "careful would say" in out
    assert "There is nothing to take back" in out and "means nothing here" in out and "Saved as" in out
    assert "\x1b" not in out, "plain text in a pipe"
    assert "The match is kept" in out, "what was saved is a copy"
    assert "Verified" in run("replay", str(file), "--verify")
    assert "draws a monster." in run("replay", str(file))
    assert "Warrior, health 11" in run("replay", str(file), "--at", "0")
    assert "Bot 2: successes" in run("play", "--load", str(file), stdin="quit\n")
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
