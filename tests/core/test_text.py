"""Texts: the same messages in three languages, plurals, cases, no gaps."""

from __future__ import annotations

from importlib.resources import files

import pytest

from undercroft import games
from undercroft.core.text import LANGUAGES, Text, catalogue, text


def test_all_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english = {i: reads for i, reads in catalogue("en").reads.items() if not i.startswith("mi-")}
    for lang in LANGUAGES:
        other = {i: reads for i, reads in catalogue(lang).reads.items() if not i.startswith("mi-")}
        assert set(other) == set(english), f"{lang}: {set(other) ^ set(english)}"
        for message, reads in english.items():
            plain = {name.split("_")[0] for name in reads}
            assert {name.split("_")[0] for name in other[message]} <= plain | _extra(message), f"{lang} {message}"


def _extra(message: str) -> set[str]:
    """A translation may name the actor where English does not need to."""
    return {"who", "card", "piece"}


def test_every_file_stands_in_every_language() -> None:
    names = {
        lang: {f.name for f in files("undercroft").joinpath("locale", lang).iterdir() if f.name.endswith(".ftl")}
        for lang in LANGUAGES
    }
    assert names["en"] == names["ru"] == names["pl"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_is_read_without_junk(lang: str) -> None:
    from fluent.runtime import FluentResource
    from fluent.syntax import ast

    for file in files("undercroft").joinpath("locale", lang).iterdir():
        if not file.name.endswith(".ftl"):
            continue
        body = FluentResource(file.read_text(encoding="utf-8")).body
        junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
        assert not junk, f"{file.name}: {junk}"
        ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        assert len(ids) == len(set(ids)), f"{file.name}: {[i for i in ids if ids.count(i) > 1]}"


@pytest.mark.parametrize(
    ("lang", "number", "words"),
    [
        ("en", 1, "Deck: 1 monster"), ("en", 2, "Deck: 2 monsters"), ("en", 0, "Deck: 0 monsters"),
        ("ru", 1, "Колода: 1 монстр"), ("ru", 3, "Колода: 3 монстра"), ("ru", 5, "Колода: 5 монстров"),
        ("ru", 11, "Колода: 11 монстров"), ("ru", 21, "Колода: 21 монстр"), ("ru", 22, "Колода: 22 монстра"),
        ("pl", 1, "Talia: 1 potwór"), ("pl", 2, "Talia: 2 potwory"), ("pl", 5, "Talia: 5 potworów"),
        ("pl", 12, "Talia: 12 potworów"), ("pl", 21, "Talia: 21 potworów"), ("pl", 22, "Talia: 22 potwory"),
    ],
)  # fmt: skip
def test_plurals(lang: str, number: int, words: str) -> None:
    assert text(lang, "wd")("wd-table-deck", {"count": number}) == words


def test_cases_and_gender() -> None:
    ru, pl = text("ru", "wd"), text("pl", "wd")
    assert ru("wd-beaten", {"piece": "plate_armor", "card": "golem"}) == "Доспехи побеждают Голема."
    assert ru("wd-beaten", {"piece": "torch", "card": "orc"}) == "Факел побеждает Орка."
    assert ru.option("wd-drawn-remove", {"what": "chain_mail"}) == "Сбросить монстра и Кольчугу"
    assert pl("wd-beaten", {"piece": "torch", "card": "dragon"}) == "Pochodnia pokonuje Smoka."
    assert pl.option("wd-drawn-remove", {"what": "torch"}) == "Odrzuć potwora i Pochodnię"


def test_seats_have_names_or_numbers() -> None:
    say = text("en", "wd")
    assert say("wd-passed", {"who": 1}) == "Player 2 passes."
    assert say("wd-passed", {"who": 1}, ("Ann", "Bob")) == "Bob passes."


def test_a_gap_is_seen_and_does_not_crash() -> None:
    assert text("en", "wd")("wd-nonsense") == "wd-nonsense"
    assert text("en", "wd").name("nonsense") == "nonsense"


def test_a_missing_argument_is_an_error_with_its_name() -> None:
    with pytest.raises(ValueError, match="count"):
        text("en", "wd")("wd-table-deck", {})


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(ValueError, match="en, ru, pl"):
        Text("de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_option_and_end_has_words(lang: str) -> None:
    for game in games().values():
        say = text(lang, game.prefix)
        assert say.has(f"{game.prefix}-title")
        for word in game.cards:
            assert say.name(word) != word, f"{game.name} {word}"
        for kind in game.kinds:
            assert say.has(kind.name.replace(".", "-")), kind.name
        for option in game.options:
            assert say.has(f"{game.prefix}-option-{option.name.replace('_', '-')}"), option.name
