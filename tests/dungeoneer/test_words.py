"""Sentences that once were wrong: gender and case of names and players, one word for two things."""

from __future__ import annotations

import re
from typing import Any

import pytest

from undercroft.core.text import text
from undercroft.games.dungeoneer import GAME


def said_in(lang: str) -> str:
    """All messages of the game in a language."""
    folder = GAME.folder / "words" / lang
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl")))


@pytest.mark.parametrize(
    ("lang", "message", "args", "told"),
    [
        ("ru", "dg-monster-defeated", {"card": "mutant_rat"}, "Монстр «Крыса-мутант» повержен."),
        ("ru", "dg-guards", {"what": "guarding_cloak", "who": 0}, "«Охраняющий плащ» защищает игрока 1."),
        ("ru", "dg-nobody-there", {"card": "ramalith"}, "Столкновение «Рамалит» никого не застаёт: герой уже ушёл."),
        ("pl", "dg-monster-defeated", {"card": "djanguba"}, "Potwór „Dżanguba” zostaje pokonany."),
        ("pl", "dg-goes-hand", {"who": 0, "card": "djanguba"}, "Gracz 1 bierze potwora „Dżanguba” z powrotem na rękę."),
        ("pl", "dg-lie", {}, "Połóż bohatera i zyskaj 1 PA"),
    ],
)  # fmt: skip
def test_sentences_agree_with_their_names(lang: str, message: str, args: dict[str, Any], told: str) -> None:
    assert text(lang, "dg")(message, args) == told


def test_life_has_a_name() -> None:
    assert [text(lang, "dg").name("life") for lang in ("en", "ru", "pl")] == ["Life", "здоровье", "życie"]


@pytest.mark.parametrize(("lang", "cased"), [("ru", r"игрок[ауе]\w* \{ \$who"), ("pl", r"gracz\w+ \{ \$who")])
def test_no_player_is_put_into_a_case_without_its_form(lang: str, cased: str) -> None:
    """“против игрока Игрок 1”: the seat's own form is to be used."""
    assert re.findall(cased, said_in(lang), re.IGNORECASE) == []


def test_one_polish_word_for_one_thing() -> None:
    """Peril is no threat, and a curse (a type of card) is no Bane."""
    assert not re.findall(r"(?<!testu )(?<!test )(?<!testom )zagroże", said_in("pl"), re.IGNORECASE)
    assert text("pl", "dg").name("type-curse") != "klątwa"


def test_ilvaneth_is_one_person_in_all_languages() -> None:
    told = {lang: said_in(lang).partition("dg-ilvaneth-nightglass = ")[2].split("\n")[1] for lang in ("ru", "pl")}
    assert ("Эльфийка" in told["ru"]) == ("Elfka" in told["pl"])
