"""The glossary: every text keeps to its words, and the check can fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import glossary
from tools.glossary import Term, misused, unused
from undercroft import games

PERIL = Term("peril", {"en": "Peril", "ru": "риск", "pl": "groza"}, {"pl": ["zagrożeni"], "ru": [r"гибел\w*"]})


@pytest.mark.parametrize("game", [*games().values()], ids=lambda game: str(game.name))
def test_every_text_keeps_to_the_glossary(game: glossary.Game) -> None:
    assert glossary.faults(game) == []


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


def test_a_game_without_a_glossary_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(glossary, "GLOSSARY", tmp_path)
    assert glossary.faults(games()["welcome"]) == ["welcome: there is no docs/glossary/welcome.toml"]
    (tmp_path / "welcome.toml").write_text('[monster]\nen = "monster"\nru = "монстр"\n', encoding="utf-8")
    assert glossary.faults(games()["welcome"]) == ["docs/glossary/welcome.toml: monster: no word in pl"]
