"""Rules that behave differently have another `rules_rev`."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests import behaviour
from undercroft import games
from undercroft.games.welcome.cards import STRENGTH

from .welcome.scene import inside


@pytest.mark.parametrize("name", sorted(games()))
def test_behaviour_is_that_of_its_revision(name: str) -> None:
    behaviour.check(games()[name])


def test_a_changed_number_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """In random matches, and in a scene; but not in what it has no part in."""
    if behaviour.ADD:
        pytest.skip("what is written down must be true")
    monkeypatch.setitem(STRENGTH, "goblin", 2)
    inside("barbarian", "vorpal_axe", "orc, skeleton").choose("fight")
    with pytest.raises(AssertionError, match=r"a random match .* of welcome plays differently .* raise rules_rev"):
        behaviour.check(games()["welcome"])
    with pytest.raises(AssertionError, match=r"a scene of welcome plays differently .* raise rules_rev"):
        inside("barbarian", "vorpal_axe", "goblin, orc").choose("fight")


def test_the_scene_of_that_number() -> None:
    """Written down by this test, so that the one above finds it."""
    inside("barbarian", "vorpal_axe", "goblin, orc").choose("fight").expect(health=3)


def test_a_new_revision_wants_to_be_written_down() -> None:
    if behaviour.ADD:
        pytest.skip("it would be written down")
    with pytest.raises(AssertionError, match="is not written down"):
        behaviour.check(replace(games()["welcome"], rules_rev=999))
