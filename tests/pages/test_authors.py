"""Finding who drew an icon, and which letters a font file holds."""

from __future__ import annotations

from tools.authors import author, outline
from tools.vendor import ranges

OURS = outline('<path d="M255.1 99.4c-65.8 0-124.9 29.8-167.7 69.9"/>')
KNOWN = {
    "moonrune": [
        ("lorc", outline('d: "M255.12 99.41c-65.8 0-124.9 29.75-167.7 69.9"')),
        ("sbed", outline('d: "M1 2L3 4L5 6L7 8"')),
    ]
}


def test_the_outline_tells_whose_drawing_of_a_name_it_is() -> None:
    assert author("moon-rune", OURS, KNOWN) == "lorc"
    assert author("moon-rune", outline('<path d="M1 2L3 4L5 6L7 8"/>'), KNOWN) == "sbed"


def test_nobody_is_named_for_a_drawing_that_nobody_made() -> None:
    assert author("sun-rune", OURS, KNOWN) == ""
    assert author("moon-rune", outline('<path d="M10 20L30 40L50 60"/>'), KNOWN) == ""


def test_letters_as_ranges() -> None:
    assert ranges([0x20, 0x21, 0x22, 0xA0, 0x410, 0x411]) == "U+20-22,U+A0,U+410-411"
