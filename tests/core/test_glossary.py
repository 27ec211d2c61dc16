"""The glossary: every text keeps to its words, and the check can fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import glossary
from tools.glossary import Term, incomplete, misused, unused
from undercroft import games
from undercroft.core.text import COMPLETE

WORDS = {"en": "Peril", "ru": "риск", "pl": "groza"}
PERIL = Term("peril", WORDS, {"pl": ["zagrożeni"], "ru": [r"гибел\w*"]}, frozenset({"en"}))


@pytest.mark.parametrize("game", [*games().values()], ids=lambda game: str(game.name))
def test_every_text_keeps_to_the_glossary(game: glossary.Game) -> None:
    assert glossary.faults(game) == []


def test_the_table_and_every_game_at_it_keep_to_the_words_of_the_table() -> None:
    assert glossary.table_faults(games().values()) == []


def test_a_forbidden_word_is_found_with_its_line_and_the_right_word() -> None:
    source = "dg-one = 1 groza\ndg-two = Zagrożenie +1\n"
    assert misused([PERIL], "pl", Path("rules.ftl"), source) == [
        "rules.ftl:2: “Zagrożeni” (pl); the glossary's word is groza"
    ]
    assert misused([PERIL], "ru", Path("rules.md"), "Его гибель близка") != []


def test_what_nobody_reads_is_not_judged() -> None:
    source = "# zagrożenie\nzagrożenie-id = { $zagrożenie } groza\n"
    assert misused([PERIL], "pl", Path("rules.ftl"), source) == []
    assert misused([PERIL], "en", Path("rules.ftl"), "dg-two = zagrożenie") == []  # forbidden in Polish only


def test_a_word_in_the_middle_of_another_is_not_the_word() -> None:
    assert misused([PERIL], "ru", Path("rules.md"), "погибель") == []


def test_a_term_that_stands_nowhere_is_told() -> None:
    assert unused([PERIL], "pl", "Karty GROZY i groza") == []
    assert unused([PERIL], "pl", "chwała") == ["peril: “groza” (pl) stands nowhere"]


def test_a_term_says_for_every_language_what_is_wrong_or_that_nothing_is_thinkable() -> None:
    assert incomplete([PERIL]) == []
    lax = Term("peril", WORDS, {"pl": ["zagrożeni"], "ru": []}, frozenset({"en"}))
    assert incomplete([lax]) == ["peril: neither what must not be written nor `only` in ru"]
    torn = Term("peril", WORDS, PERIL.wrong, frozenset({"en", "pl"}))
    assert incomplete([torn]) == ["peril: both what must not be written and `only` in pl"]
    assert incomplete([Term("peril", {"en": "Peril", "ru": "риск"}, PERIL.wrong, PERIL.only)]) == [
        "peril: no word in pl"
    ]


def test_a_term_that_forbids_itself_is_told() -> None:
    own = Term("peril", WORDS | {"pl": "stos|groza"}, PERIL.wrong | {"pl": ["GROZ"]}, PERIL.only)
    assert incomplete([own]) == ["peril: “GROZ” (pl) forbids the term itself"]


def test_the_texts_of_the_table_are_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert {"table.ftl", "server.ftl", "play.ftl"} <= {file.name for file, _ in glossary.table_texts("ru")}
    for lang, told in {"en": "seat", "ru": "место", "pl": "krzesło"}.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "lobby.ftl").write_text(f"tb-one = {told}\n", encoding="utf-8")
    (tmp_path / "table.toml").write_text(
        '[seat]\nen = "seat"\nru = "место"\npl = "miejsce"\nnot.pl = ["krzes"]\nonly = ["en", "ru"]\n', encoding="utf-8"
    )
    monkeypatch.setattr(glossary, "LOCALE", tmp_path)
    monkeypatch.setattr(glossary, "GLOSSARY", tmp_path)
    assert glossary.table_faults([]) == [
        "table: lobby.ftl:1: “krzes” (pl); the glossary's word is miejsce",
        "table: seat: “miejsce” (pl) stands nowhere",
    ]


def test_the_words_of_the_table_hold_in_the_messages_of_a_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "table.toml").write_text(
        '[bot]\nen = "bot"\nru = "бот"\npl = "bot"\nnot.ru = ["робот"]\nonly = ["en", "pl"]\n', encoding="utf-8"
    )
    monkeypatch.setattr(glossary, "GLOSSARY", tmp_path)
    here = {lang: [(Path("table.ftl"), "bot бот")] for lang in COMPLETE}
    there = {lang: [(Path("rules.ftl"), "wd-one = играет робот")] for lang in COMPLETE}
    assert glossary.held("table", here, there) == ["rules.ftl:1: “робот” (ru); the glossary's word is бот"]


def test_a_game_without_a_glossary_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(glossary, "GLOSSARY", tmp_path)
    assert glossary.faults(games()["welcome"]) == ["welcome: there is no docs/glossary/welcome.toml"]
    (tmp_path / "welcome.toml").write_text(
        '[monster]\nen = "monster"\nru = "монстр"\nonly = ["en", "ru"]\n', encoding="utf-8"
    )
    assert glossary.faults(games()["welcome"]) == ["welcome: docs/glossary/welcome.toml: monster: no word in pl"]
