"""The panel of a card tells what the words printed on it mean."""

from __future__ import annotations

import pytest

from undercroft.core.registry import games
from undercroft.core.text import COMPLETE
from undercroft.games.dungeoneer.card import CARDS, HEROES, QUESTS, TILES
from undercroft.games.dungeoneer.table.keywords import keywords
from undercroft.table.models import Visitor
from undercroft.table.ui import Page


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_card_explains_its_words(lang: str) -> None:
    page = Page(Visitor(lang, ""), games()["dungeoneer"])
    for word in (*CARDS, *HEROES, *QUESTS, *TILES):
        told = page.lines(word)
        assert told, word
        for heading, text in told:
            assert heading and text.strip() and "dg-" not in heading + text, (word, heading, text)


def test_a_keyword_stands_with_what_has_it() -> None:
    assert list(keywords("ramalith"))[:4] == ["monster", "dungeonlord", "monster", "boss"]
    assert "fall" in keywords("stitched_hound") and "fall" not in keywords("mutant_rat")
    assert "fall" in keywords("arsenal") and "pit" in keywords("broken_bridge")
    assert [it for it in keywords("treasury") if it.startswith("exit")] == ["exit-blocked", "exit-trap"]
    assert list(keywords("find_the_buried_shrine")) == ["search", "threat"]
    assert list(keywords("second_wind")) == ["boon", "anytime", "instant"]
