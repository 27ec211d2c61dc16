"""How lines reach a person: wrapped between words on a terminal, as they are in a pipe; styled where that is wanted."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text as Styled

MAP, QUESTION = 7, 14  # rows that a map has at least, and rows for what stands below it
CLEAR = 40  # empty lines that hide what stood there, where a screen cannot be cleared


def wrapped(words: str, width: int) -> list[str]:
    """A line cut between words; what follows stands a little to the right of its beginning. 0: no width to keep to."""
    if not width:
        return [words]
    indent = len(words) - len(words.lstrip())
    number = words.lstrip().partition(" ")[0]
    hang = indent + (len(number) + 1 if number.rstrip(".").isdecimal() else 2)
    lines = textwrap.wrap(words, width, subsequent_indent=" " * hang, break_long_words=False, break_on_hyphens=False)
    return lines or [""]


class Screen:
    """Standard output. `plain`: no styles, no drawings, nothing that is taken back: for pipes and screen readers."""

    def __init__(self, plain: bool) -> None:
        self.terminal = sys.stdout.isatty()
        self.plain = plain or not self.terminal
        self.console = Console(highlight=False, emoji=False, no_color=None, color_system=None if self.plain else "auto")

    @property
    def width(self) -> int:
        return shutil.get_terminal_size().columns if self.terminal else 0

    @property
    def map_height(self) -> int:
        """Rows for a map, so that the question below it is on the screen too."""
        return max(MAP, shutil.get_terminal_size().lines - QUESTION)

    def line(self, words: str = "", style: str = "") -> None:
        for part in words.split("\n"):
            for row in wrapped(part, self.width):
                self.put(Styled(row, style))

    def answer(self, number: int, words: str, notes: str, key: str) -> None:
        """An answer of the list: what it is, the numbers of the card that it names, and the words to type."""
        noted = f" ({notes})" if notes else ""
        for row in wrapped(f"  {number}. {words}{noted} [{key}]", self.width):
            styled = Styled(row)
            styled.highlight_regex(r"\[[^\]\s]*\]$", "dim")
            styled.highlight_regex(r"^ +\d+\.", "bold")
            self.put(styled)

    def drawing(self, lines: Iterable[str]) -> None:
        """A map: rich markup, whose colours only repeat what its letters say."""
        for line in lines:
            self.put(Styled.from_markup(line))

    def put(self, styled: Styled) -> None:
        if self.plain:
            print(styled.plain)
        else:
            self.console.print(styled, soft_wrap=True)

    def clear(self) -> None:
        """The next player must not see what the last one saw, not even by scrolling a little."""
        print("\n" * CLEAR)
        if not self.plain:
            self.console.clear()
