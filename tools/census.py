"""After the tests: what of rules, cards, questions and languages they covered. Exits 1 where something is missing."""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from pathlib import Path

from tools import glossary, rulebook
from undercroft import games
from undercroft.core.registry import Game
from undercroft.core.text import COMPLETE, catalogue

CENSUS = rulebook.ROOT / ".cache" / "census"


def gather() -> dict[str, dict[str, list[str]]]:
    """The findings of all test processes, added up."""
    total: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for file in CENSUS.glob("*.json"):
        for part, found in json.loads(file.read_text()).items():
            for name in found:
                total[part][name].update(found[name] if isinstance(found, dict) else [])
    return {part: {name: sorted(tests) for name, tests in found.items()} for part, found in total.items()}


def clause_table(game: Game, seen: dict[str, dict[str, list[str]]]) -> str:
    """The table clause → code → test of a game."""
    rows = [f"# {game.name}: clause, code, test", "", "Made by `make tables`; do not edit.", ""]
    rows += ["| clause | code | tests |", "|---|---|---|"]
    cited = rulebook.citations(game.name)
    for number in rulebook.clauses(game.name):
        code = ", ".join(dict.fromkeys(f"`{p.file.split('/', 2)[-1]}` {p.name}" for p in cited.get(number, [])))
        rows.append(f"| {number} | {code} | {_tests(seen['clauses'].get(number, []))} |")
    rows += ["", "| example, ruling | tests |", "|---|---|"]
    for number in rulebook.examples(game.name):
        rows.append(f"| {number} | {_tests(seen['examples'].get(f'{game.name} {number}', []))} |")
    return "\n".join(rows) + "\n"


def card_table(game: Game, seen: dict[str, dict[str, list[str]]]) -> str:
    """The table card → file → tests of a game. (No line: it would be out of date after every edit above it.)"""
    rows = [f"# {game.name}: card, code, tests", "", "Made by `make tables`; do not edit.", ""]
    rows += ["| card | file | tests |", "|---|---|---|"]
    for word in sorted(game.cards):
        module = Path(*game.cards[word].split(".")[1:]).with_suffix(".py")
        rows.append(f"| {word} | `{module.as_posix()}` | {_tests(seen['cards'].get(f'{game.name} {word}', []))} |")
    return "\n".join(rows) + "\n"


def _tests(tests: list[str]) -> str:
    return ", ".join(test.removeprefix("tests/").replace("::", " ") for test in tests)


def main(write: bool) -> int:
    seen = defaultdict(dict, gather())
    missing: list[str] = []
    for game in games().values():
        name = game.name
        parts = {
            "clauses": ([*rulebook.clauses(name)], set(seen["clauses"])),
            "examples": ([f"{name} {e}" for e in rulebook.examples(name)], set(seen["examples"])),
            "cards": ([f"{name} {card}" for card in game.cards], set(seen["cards"])),
            "decision kinds": ([kind.name for kind in game.kinds], set(seen["kinds"])),
        }
        said = []
        for part, (wanted, covered) in parts.items():
            lacking = [item for item in wanted if item not in covered]
            said.append(f"{part} {len(wanted) - len(lacking)} of {len(wanted)}")
            missing += [f"{name}: no test for {part}: {item}" for item in lacking]
        missing += rulebook.mistranslated(name) + glossary.faults(game)
        print(f"census: {name}: {', '.join(said)}")
        for kind, table in (("clauses", clause_table(game, seen)), ("cards", card_table(game, seen))):
            path = rulebook.TABLES / f"{name}-{kind}.md"
            if write:
                path.parent.mkdir(exist_ok=True)
                path.write_text(table, encoding="utf-8")
            elif not path.exists() or path.read_text(encoding="utf-8") != table:
                missing.append(f"{path.relative_to(rulebook.ROOT)} is out of date: run `make tables`")
    missing += glossary.table_faults(games().values())
    messages = {lang: len(catalogue(lang).reads) for lang in COMPLETE}
    full = [lang for lang in COMPLETE if messages[lang] == max(messages.values())]
    print(f"census: languages {len(full)} of {len(COMPLETE)}, {max(messages.values())} messages each")
    for line in missing:
        print(line)
    return 1 if missing or len(full) < len(COMPLETE) else 0


if __name__ == "__main__":
    sys.exit(main(write="--write" in sys.argv[1:]))
