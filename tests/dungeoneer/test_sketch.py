"""The dungeon in letters."""

from __future__ import annotations

import pytest
from rich.text import Text as Styled

from undercroft.core.canvas import Canvas
from undercroft.core.text import COMPLETE, text
from undercroft.games.dungeoneer.card import TILES
from undercroft.games.dungeoneer.sketch import INNER, contents, sketch

from .scene import Scene, scene


def drawn(s: Scene, lang: str = "en", size: tuple[int, int] = (0, 0)) -> list[str]:
    lines, _ = sketch(s.match.view(0), text(lang, "dg"), size)
    return [Styled.from_markup(line).plain for line in lines]


def test_tiles_are_boxes_with_their_exits() -> None:
    s = scene(map="treasury 1,0", where=["treasury", "vault_entrance"])
    lines = drawn(s)
    [row] = [line for line in lines if "Treasury" in line]
    entrance, treasury = row.index("Vault"), row.index("Treasury")
    assert treasury - entrance == INNER + 1, "they lie side by side"
    assert row[treasury - 1] == "^", "the west exit of the treasury is a trap"
    assert row[treasury + INNER] == "#", "its east exit is blocked"
    assert row[treasury + INNER - 1] == "@" and row[entrance + INNER - 1] == "2", "who stands where"
    above = lines[lines.index(row) - 1]
    assert above[treasury : treasury + INNER] == "-" * INNER, "a wall in the north"
    assert above[entrance : entrance + INNER] == "----     ----", "an open exit"
    assert any("(2,0)" in line for line in lines), "a free place"


def test_it_is_cut_to_the_screen_around_the_hero() -> None:
    lines = drawn(scene(map="treasury 1,0", where=["treasury", "vault_entrance"]), size=(20, 4))
    assert len(lines) == 4 and max(map(len, lines)) <= 20 and "@" in "".join(lines)


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_name_keeps_inside_its_box(lang: str) -> None:
    for word in TILES:
        canvas = Canvas()
        tile = {"tile": word, "glory": 3, "peril": 3, "dark": True, "heroes": [0, 1, 2, 3]}
        contents(canvas, (0, 0), tile, 0, text(lang, "dg"))
        assert {column for _, column in canvas.letters} == set(range(1, INNER + 1)), word
