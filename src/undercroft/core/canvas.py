"""A map drawn in letters: a game puts texts at rows and columns; whoever shows it cuts out what fits.

Styles are rich's (`black on green`). They only repeat what the letters say: without colours nothing is lost.
"""

from __future__ import annotations

from itertools import groupby

Size = tuple[int, int]
"""Columns and rows that there is room for; 0: any number."""


class Canvas:
    """Letters by row and column. The focus is the place that must be seen."""

    def __init__(self) -> None:
        self.letters: dict[tuple[int, int], tuple[str, str]] = {}
        self.focus = (0, 0)

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        for at, letter in enumerate(text, start=column):
            self.letters[row, at] = (letter, style)

    def lines(self, size: Size) -> list[str]:
        """What fits around the focus, as rich markup."""
        if not self.letters:
            return []
        rows = window([row for row, _ in self.letters], self.focus[0], size[1])
        columns = window([column for _, column in self.letters], self.focus[1], size[0])
        return [self._line(row, columns) for row in rows]

    def _line(self, row: int, columns: range) -> str:
        cells = [self.letters.get((row, column), (" ", "")) for column in columns]
        while cells and cells[-1] == (" ", ""):
            cells.pop()
        parts = []
        for style, run in groupby(cells, key=lambda cell: cell[1]):
            text = "".join(letter for letter, _ in run).replace("[", "\\[")
            parts.append(f"[{style}]{text}[/]" if style else text)
        return "".join(parts)


def window(used: list[int], focus: int, room: int) -> range:
    """The numbers that are shown: all, or as many as there is room for with the focus in the middle."""
    low, high = min(used), max(used) + 1
    if not room or high - low <= room:
        return range(low, high)
    start = max(low, min(focus - room // 2, high - room))
    return range(start, start + room)
