"""An alarm for changes of behaviour without a new `rules_rev`: what every scene's answers led to, and random matches.

A scene's step is known by the state before it and its keys, so editing a test raises no alarm, and neither does a state
with other fields: its steps are new, and are added when the files are written. What is kept holds for one `rules_rev`:
`UNDERCROFT_GOLDEN=add` adds what is new and begins a new file for a new revision, but never overwrites.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from random import Random

import msgspec

from tests.golden import ADD
from tools.soak import fit, others
from undercroft.core.conformance import perft
from undercroft.core.match import Match, new_match
from undercroft.core.registry import Game
from undercroft.core.state import digest

TESTS = Path(__file__).parent
LONGEST = 400  # answers of a random match
SET = re.compile(r"(?<=frozenset\(\{)[^}]*(?=\}\))")


def alarm(game: Game, what: str) -> str:
    return (
        f"{what} of {game.name} plays differently than rules_rev {game.rules_rev} did when it was written down. If the "
        "rules were meant to change, raise rules_rev (once per branch), add a line to CHANGELOG.md, and run "
        f"`make golden GAME={game.name}`. If the rules were not meant to change, they have."
    )


def hashed(*values: object) -> str:
    return hashlib.sha256(msgspec.json.encode(values)).hexdigest()[:10]


def told(match: Match, since: int = 0) -> list[object]:
    """What the record says from a line on, but for snapshots, and what is asked then."""
    assert match.record is not None
    lines = [line for line in match.record.lines[since:] if "state" not in line and "secret" not in line]
    return [*lines, match.decision.kind if match.decision is not None else "", match.keys]


# -- scenes


class Scenes:
    """The steps of a game's scenes: what each led to under the present revision of the rules."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.file = TESTS / game.name / "golden" / "scenes.txt"
        self.new: dict[str, str] = {}
        self.known = self.parsed(self.file.read_text(encoding="utf-8")) if self.file.exists() else {}

    def parsed(self, text: str) -> dict[str, str]:
        """What a file says, if it is of this revision."""
        title, *rows = text.splitlines() or [""]
        return dict(row.split() for row in rows) if title == self.title else {}

    @property
    def title(self) -> str:
        return f"rules_rev {self.game.rules_rev}"

    def met(self, step: str, outcome: str) -> None:
        before = self.known.get(step) or self.new.setdefault(step, outcome)
        assert before == outcome, alarm(self.game, "a scene")

    def write(self) -> None:
        """Add what is new to the file, which other processes of the same run write too."""
        self.file.touch()
        with self.file.open("r+", encoding="utf-8") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            known = self.parsed(file.read())
            rows = sorted(f"{step} {outcome}" for step, outcome in {**known, **self.new}.items())
            file.seek(0)
            file.truncate()
            file.write("\n".join((self.title, *rows)) + "\n")


_scenes: dict[str, Scenes] = {}


def scenes_of(game: Game) -> Scenes:
    if game.name not in _scenes:
        _scenes[game.name] = Scenes(game)
    return _scenes[game.name]


def spelled(tail: object) -> str:
    """The answers of an effect so far. A set in them has another order in every process, and is sorted."""
    return SET.sub(lambda found: ", ".join(sorted(found[0].split(", "))), repr(tail))


def step_of(match: Match, keys: Sequence[str], luck: Sequence[int]) -> str:
    """What tells a step from all others: where it begins, what is answered, and which dice are loaded."""
    tail = spelled(match.tail) if match.running is not None else ""
    return hashed(digest(match.state), tail, match.keys, keys, luck)


def write_scenes() -> None:
    if ADD:
        for scenes in _scenes.values():
            scenes.write()


# -- random matches


def settings(game: Game) -> Iterator[tuple[int, int, dict[str, str]]]:
    """Seats, seed and options: every number of seats, and every value of every option."""
    for seats in range(game.min_seats, game.max_seats + 1):
        for seed in range(3):
            yield seats, seed, game.room(seats)
    for option in game.options:
        for value in others(option):
            found = next(companies(game, {option.name: value}), None)
            if found is not None:
                yield found[0], 7, found[1]


def companies(game: Game, wanted: dict[str, str]) -> Iterator[tuple[int, dict[str, str]]]:
    """How many can play with these options; with one more option, where they need it."""
    numbers = sorted(range(game.min_seats, game.max_seats + 1), key=lambda seats: abs(seats - 2))
    company = [{}, *({option.name: value} for option in game.options for value in others(option))]
    for added in company:
        for seats in numbers:
            options = {**added, **wanted}
            if fit(game, seats, options):
                yield seats, options


def random_play(game: Game, seats: int, seed: int, options: Mapping[str, str]) -> str:
    match = new_match(game, seats, seed, options, salt="00")
    random, asked = Random(seed), []
    for _ in range(LONGEST):
        if match.decision is None:
            break
        asked.append(match.keys)
        match.choose(random.choice(match.keys))
    return hashed(told(match), asked)


def behaviour(game: Game) -> dict[str, object]:
    """What a game does with some seeds."""
    deep = [perft(game, max(2, game.min_seats), 3, seed) for seed in (1, 2)]
    plays = {
        f"{seats} seats, seed {seed} {options or ''}".strip(): (seats, seed, options)
        for seats, seed, options in settings(game)
    }
    return {
        "rules_rev": game.rules_rev,
        "perft": deep,
        "matches": {name: random_play(game, *how) for name, how in plays.items()},
    }


def check(game: Game) -> None:
    file = TESTS / game.name / "golden" / "behaviour.json"
    kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    now = json.loads(json.dumps(behaviour(game)))
    if ADD:
        if kept.get("rules_rev") != game.rules_rev:
            kept = now
        kept["matches"] = {**now["matches"], **kept["matches"]}
        file.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    assert kept.get("rules_rev") == game.rules_rev, (
        f"rules_rev {game.rules_rev} of {game.name} is not written down: run `make golden GAME={game.name}`"
    )
    written = (file.parent / "scenes.txt").exists() and not ADD
    assert scenes_of(game).known or not written, alarm(game, "the file of scenes")
    different = [
        name for name in now["matches"] if kept["matches"].get(name, now["matches"][name]) != now["matches"][name]
    ]
    assert not different, alarm(game, f"a random match ({', '.join(islice(different, 5))})")
    assert kept["perft"] == now["perft"], alarm(game, "the count of positions")
