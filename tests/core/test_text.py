"""Texts: the same messages in three languages, plurals, cases, no gaps."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from undercroft import games
from undercroft.core import text as texts
from undercroft.core.text import COMPLETE, LANGUAGES, LOCALE, Text, catalogue, text

HOMES = (LOCALE, *(game.folder / "words" for game in games().values()))


def test_all_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english = {i: reads for i, reads in catalogue("en").reads.items() if not i.startswith("mi-")}
    for lang in COMPLETE:
        other = {i: reads for i, reads in catalogue(lang).reads.items() if not i.startswith("mi-")}
        assert set(other) == set(english), f"{lang}: {set(other) ^ set(english)}"
        for message, reads in english.items():
            plain = {name.split("_")[0] for name in reads}
            assert {name.split("_")[0] for name in other[message]} <= plain | _extra(message), f"{lang} {message}"


def _extra(message: str) -> set[str]:
    """A translation may name the actor where English does not need to."""
    return {"who", "card", "piece"}


def test_a_question_says_what_it_is_about() -> None:
    mk, dg = text("en", "mk"), text("en", "dg")
    assert mk.question("mk.pick", {}, keys=["card:rage", "card:march", "done"]) == "Which card?"
    assert "goes back" in mk.question("mk.offer", {}, keys=["return:endless_bag_of_gold", "return:amulet_of_the_sun"])
    assert "Long Night" in mk.question("mk.benefit", {"to": "lengthen"}, keys=["lengthen", "none"])
    assert mk.question("mk.pick", {}, keys=["card:rage", "unit:thugs"]) == "Which one?"
    assert mk.question("mk.pick", {"to": "discard"}, keys=["card:rage", "done"]) == "Which card do you discard?"
    assert dg.question("dg.form", {"card": "djanguba"}) == "“Djanguba”: in which form?"


@pytest.mark.parametrize(("game", "event"), [("wd", "wd-drew"), ("dg", "dg-draws")])
@pytest.mark.parametrize("lang", COMPLETE)
def test_a_hidden_card_is_named_once(game: str, event: str, lang: str) -> None:
    """ "Draws a card", and not "draws a card: a card"."""
    said = text(lang, game)(event, {"who": 0, "card": "hidden"})
    assert ":" not in said and said.endswith(".")


def test_every_file_stands_in_every_language() -> None:
    for home in HOMES:
        names = [{file.name for file in (home / lang).glob("*.ftl")} for lang in COMPLETE]
        assert names[0] and all(other == names[0] for other in names), home


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_file_is_read_without_junk(lang: str) -> None:
    for file in (file for home in HOMES for file in (home / lang).glob("*.ftl")):
        body = FluentResource(file.read_text(encoding="utf-8")).body
        junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
        assert not junk, f"{file.name}: {junk}"
        ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        assert len(ids) == len(set(ids)), f"{file.name}: {[i for i in ids if ids.count(i) > 1]}"
        for entry in body:
            if isinstance(entry, ast.Message):  # what is found without parsing is what the parser finds
                assert catalogue(lang).reads[entry.id.name] == tuple(sorted(variables(entry))), entry.id.name


def variables(entry: ast.Message) -> set[str]:
    found: set[str] = set()

    class Finder(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # the visitor's own naming
            found.add(node.id.name)

    Finder().visit(entry)
    return found


def test_what_cannot_be_parsed_is_named() -> None:
    catalogue("en").add("xx-broken = Only { $count")
    try:
        with pytest.raises(ValueError, match=r"xx-broken \(en\)"):
            text("en", "xx")("xx-broken", {"count": 1})
    finally:
        del catalogue("en").reads["xx-broken"]


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


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_minus_is_no_hyphen(lang: str) -> None:
    said = text(lang, "mk")("mk-reputation", {"who": 0, "amount": -1, "reputation": -2})
    assert "−1" in said and "−2" in said and "-" not in said


def test_seats_have_names_or_numbers() -> None:
    say = text("en", "wd")
    assert say("wd-passed", {"who": 1}) == "Player 2 passes."
    assert say("wd-passed", {"who": 1}, ("Ann", "Bob")) == "Bob passes."


def test_whose_turn_is_said_in_its_case() -> None:
    turn = [text(lang)("tb-in-turn-of", {"who": 0}) for lang in ("en", "ru", "pl")]
    assert turn == ["In the turn of Player 1", "Ход игрока 1", "Tura gracza 1"]


def test_lists_and_seats_have_forms() -> None:
    ru = text("ru", "mk")
    assert ru("mk-why-mana", {"colours": ["white", "red"]}) == "Не хватает маны: белой, красной."
    dg = text("ru", "dg")
    attack = {"card": "mutant_rat", "whom": 1, "form": "melee"}
    assert dg("dg-monster-attacks", attack) == "Крыса-мутант атакует игрока 2: ближний бой."
    assert dg("dg-monster-attacks", attack, ("Анна", "Борис")) == "Крыса-мутант атакует игрока Борис: ближний бой."
    assert dg("dg-monster-attacks", attack, ("Игрок 1", "Игрок 2")) == "Крыса-мутант атакует игрока 2: ближний бой."
    with pytest.raises(ValueError, match="whom_acc"):
        dg("dg-monster-attacks", {"card": "mutant_rat", "form": "melee"})


@pytest.mark.parametrize(("number", "shown"), [(2, "+2"), (-1, "−1"), (0, "+0")])
def test_a_change_has_its_sign(number: int, shown: str) -> None:
    said = text("ru", "mk")("mk-reputation", {"who": 0, "amount": number, "reputation": 3})
    assert said == f"Игрок 1: репутация {shown}, теперь 3."


def test_a_gap_is_seen_and_does_not_crash() -> None:
    assert text("en", "wd")("wd-nonsense") == "wd-nonsense"
    assert text("en", "wd").name("nonsense") == "nonsense"


def test_what_a_language_lacks_is_read_in_another() -> None:
    catalogue("pl").add("xx-only-polish = Tylko { $count }")
    catalogue("en").add("xx-only-english = Only { $what_gen }\nxx-torch = torch\n    .gen = torch's")
    assert text("ru", "xx")("xx-only-polish", {"count": 2}) == "Tylko 2"
    assert text("ru", "xx")("xx-only-english", {"what": "torch"}) == "Only torch's"
    assert text("ru", "xx").name("torch") == "torch" and text("ru", "xx").forms("torch") == {"torch", "torch's"}
    for lang in ("pl", "en"):
        for message in [message for message in catalogue(lang).reads if message.startswith("xx-")]:
            del catalogue(lang).reads[message]


def test_a_missing_argument_is_an_error_with_its_name() -> None:
    with pytest.raises(ValueError, match="count"):
        text("en", "wd")("wd-table-deck", {})


def test_a_language_may_begin_with_one_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It can be chosen at once, and is read in English where it has no words; with a name or without."""
    for lang, words in (("eo", "language-name = Esperanto"), ("xx", "tb-rules = R")):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "few.ftl").write_text(words, encoding="utf-8")
    monkeypatch.setattr(texts, "LOCALE", tmp_path)
    monkeypatch.setattr(texts, "LANGUAGES", ("eo", "xx"))
    assert texts.language_names.__wrapped__() == {"eo": "Esperanto", "xx": "xx"}


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(ValueError, match=", ".join(LANGUAGES)):
        Text("de")


@pytest.mark.parametrize("lang", COMPLETE)
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
