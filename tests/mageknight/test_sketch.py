"""The map in letters."""

from __future__ import annotations

import pytest
from rich.text import Text as Styled

from undercroft.core.match import new_match
from undercroft.core.text import COMPLETE, text
from undercroft.games.mageknight.sketch import TERRAINS, sign, sketch
from undercroft.games.mageknight.tables import SITES, TILES

from .scene import scene


def drawn(size: tuple[int, int] = (0, 0)) -> tuple[list[str], str]:
    s = scene(at="c02.C", tiles="c01, c02", seats=2, foes={"c01.NW": "prowlers"}, others={1: "c01.C"})
    lines, legend = sketch(s.match.view(0), text("en", "mk"), size)
    return [Styled.from_markup(line).plain for line in lines], legend


def test_the_map_shows_terrain_sites_enemies_and_the_hero() -> None:
    lines, legend = drawn()
    whole = "\n".join(lines)
    assert "TGlTT" in whole, "c02 has a glade in a forest"
    assert ".Po.." in whole and "=====" in whole and "TTT!T" in whole, "an enemy in the forest"
    assert "@nnnn" in whole and "TGlT2" in whole, "the own hero in the hills, another in the glade"
    assert "Gl Magical glade" in legend and ". plains 2" in legend and "= sea" in legend and "Ke " not in legend


def test_it_is_cut_to_the_screen_around_the_hero() -> None:
    lines, _ = drawn((18, 3))
    assert len(lines) == 3 and max(map(len, lines)) <= 18 and "@" in "".join(lines)


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_site_has_two_letters_of_its_own(lang: str) -> None:
    letters = [text(lang, "mk")(sign(site)) for site in SITES]
    assert len(set(letters)) == len(SITES) and {len(two) for two in letters} == {2}


def test_every_terrain_has_a_letter_of_its_own() -> None:
    assert {space.terrain for tile in TILES.values() for space in tile.spaces} <= set(TERRAINS)
    assert len({letter for letter, _ in TERRAINS.values()}) == len(TERRAINS)


def test_places_that_can_be_explored_have_their_words() -> None:
    match = new_match("mageknight", 1, seed=1)
    lines, _ = sketch(match.view(0), text("en", "mk"), (0, 0))
    places = [spot["key"] for spot in match.view(0)["table"]["map"]["open"]]
    assert places and all(f"?{place}?" in "".join(lines) for place in places)
