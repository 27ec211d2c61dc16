"""Templates draw; they know no rule of a game. What a rule decides, the view says.

A heuristic on the syntax trees of the games' templates: nothing is compared with the name of a card, an ability or a
site, nothing is looked up by one, no number of a rule stands there, and no translated sentence is cut up.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from jinja2 import nodes

from undercroft.core.registry import games
from undercroft.table.look import look_of
from undercroft.table.render import environment

PIECES = ("mini", "card", "tiny", "counter", "tally", "stack", "chip")
"""Macros that show a number: it comes from the view."""
CUTS = ("split", "partition", "rpartition", "rsplit")


def templates(game: str) -> Iterator[tuple[str, nodes.Template]]:
    folder = games()[game].folder / "table" / "templates"
    for file in sorted(folder.rglob("*.html")):
        yield f"{game}/{file.name}", environment().parse(file.read_text(encoding="utf-8"))


def constants(node: nodes.Node) -> list[object]:
    found = [node] if isinstance(node, nodes.Const) else [*node.find_all(nodes.Const)]
    return [const.value for const in found]


def numbers(values: list[object]) -> list[object]:
    """Numbers that a rule may have set; none, one and nothing are how a page counts."""
    return [value for value in values if type(value) in (int, float) and value not in (-1, 0, 1)]


def rules_in(game: str, name: str, tree: nodes.Template) -> list[str]:
    look = look_of(games()[game])
    words = {*games()[game].cards, *look.words, *look.icons}
    found: list[str] = []

    def report(node: nodes.Node, values: list[object]) -> None:
        found.extend(f"{name}:{node.lineno}: {value!r}" for value in values)

    for compare in tree.find_all(nodes.Compare):
        values = constants(compare)
        report(compare, [value for value in values if value in words] + numbers(values))
    for table in tree.find_all(nodes.Dict):
        keys = [value for pair in table.items for value in constants(pair.key)]
        report(table, [value for value in keys if value in words])
    for call in tree.find_all(nodes.Call):
        if isinstance(call.node, nodes.Getattr):
            if call.node.attr in PIECES:
                report(call, numbers([value for arg in call.args for value in constants(arg)]))
            if call.node.attr in CUTS and any(it.attr == "text" for it in call.node.find_all(nodes.Getattr)):
                report(call, [f".text.{call.node.attr}()"])
    return found


@pytest.mark.parametrize("game", sorted(games()))
def test_no_rule_stands_in_a_template(game: str) -> None:
    trees = list(templates(game))
    assert trees
    assert [line for name, tree in trees for line in rules_in(game, name, tree)] == []


@pytest.mark.parametrize(
    "source",
    [
        '{% if "poison" in foe.abilities %}x{% endif %}',
        "{{ m.mini(ui, face, 6, key=face) }}",
        '{{ "no" if mine.reputation == -7 else "yes" }}',
        '{{ c.text.split(": ", 1)[-1] }}',
        '{{ {"wound": "heal:"}[face] }}',
        '{% if here.site in ("village", "monastery") %}x{% endif %}',
    ],
)
def test_what_once_stood_there_is_found(source: str) -> None:
    assert rules_in("mageknight", "here", environment().parse(source))
