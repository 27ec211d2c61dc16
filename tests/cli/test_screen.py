"""Lines on a screen, and drawings cut to it."""

from __future__ import annotations

from rich.text import Text as Styled

from undercroft.cli.screen import wrapped
from undercroft.core.canvas import Canvas


def test_lines_break_between_words_and_hang() -> None:
    line = "  10. Remove it, and Bracelet-of-protection with it [remove:bracelet_of_protection]"
    rows = wrapped(line, 30)
    assert rows[0] == "  10. Remove it, and" and all(row.startswith("      ") for row in rows[1:])
    assert " ".join(" ".join(rows).split()) == " ".join(line.split()), "no word is broken or lost"
    assert wrapped(line, 0) == [line] and wrapped("", 80) == [""]


def test_a_drawing_shows_what_fits_around_its_focus() -> None:
    canvas = Canvas()
    for row in range(10):
        canvas.put(row, 0, "0123456789", "red" if row == 5 else "")
    canvas.focus = (5, 9)
    assert [Styled.from_markup(line).plain for line in canvas.lines((4, 3))] == ["6789", "6789", "6789"]
    assert len(canvas.lines((0, 0))) == 10
    assert canvas.lines((4, 1)) == ["[red]6789[/]"]
    assert Canvas().lines((80, 24)) == []


def test_brackets_in_a_drawing_are_letters() -> None:
    canvas = Canvas()
    canvas.put(0, 0, "[red]!", "bold")
    assert Styled.from_markup(canvas.lines((0, 0))[0]).plain == "[red]!"
