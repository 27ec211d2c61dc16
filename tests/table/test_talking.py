"""Short messages between players."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from undercroft.core.text import catalogue
from undercroft.table.talking import PHRASES

from .conftest import Running


def test_a_phrase_is_read_in_ones_own_language_and_words_as_they_are(server: Running) -> None:
    ada, bob, id = server.pair()
    bob.send_form("/settings", {"lang": "pl"})
    assert ada.send_form(f"/m/{id}/say", {"phrase": "luck"}).status_code == 204
    assert ada.send_form(f"/m/{id}/say", {"words": " torch <b>\n undo "}).status_code == 204
    told = [event["text"] for event in bob.get(f"/api/matches/{id}/events").json()]
    assert told[-2:] == ["Ada: Powodzenia!", "Ada: torch <b> undo"]
    page = bob.get(f"/m/{id}").text
    assert "torch &lt;b&gt; undo" in page and "<b> undo" not in page and 'id="talk"' in page


def test_only_players_talk_and_only_to_somebody(server: Running) -> None:
    ada, _, id = server.pair()
    stranger = server.guest()
    assert stranger.send_form(f"/m/{id}/say", {"phrase": "hello"}).status_code == 403
    assert ada.send_form(f"/m/{id}/say", {"phrase": "curse"}).status_code == 422
    assert 'id="talk"' not in stranger.get(f"/m/{id}").text
    assert 'id="talk"' not in ada.get(f"/m/{ada.make('me', 'bot:random')}").text


def test_the_host_may_allow_phrases_only(serving: Callable[..., Running]) -> None:
    ada, _, id = serving(free_words=False).pair()
    assert ada.send_form(f"/m/{id}/say", {"words": "Hi"}).status_code == 422
    assert ada.send_form(f"/m/{id}/say", {"phrase": "hello"}).status_code == 204
    assert 'name="words"' not in ada.get(f"/m/{id}").text


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_every_phrase_has_words(lang: str) -> None:
    wanted = [f"{prefix}say-{phrase}" for phrase in PHRASES for prefix in ("", "tb-")]
    assert [message for message in wanted if message not in catalogue(lang).reads] == []
