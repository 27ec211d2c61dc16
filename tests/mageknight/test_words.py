"""Every piece says what it does, in three languages, with all its sides and side effects."""

from __future__ import annotations

import re

import pytest

from undercroft.core.events import sentence
from undercroft.core.record import parse_record
from undercroft.core.registry import game_named
from undercroft.core.text import text as words_of
from undercroft.games.mageknight.table.composed import WORDS, any_colour
from undercroft.games.mageknight.tables import CARDS, SKILLS, UNITS, Card, Way
from undercroft.games.mageknight.things.phrases import told, unworded
from undercroft.table.models import SeatInfo, TableModel, Visitor
from undercroft.table.render import card_panel, table_page
from undercroft.table.ui import Page

from .middles import middle
from .scene import scene

GAME = game_named("mageknight")


def page(lang: str) -> Page:
    return Page(Visitor(lang, "token"), GAME)


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_every_piece_has_a_text(lang: str) -> None:
    words = page(lang)
    for piece in (*GAME.cards, *WORDS):
        told = words.lines(piece)
        assert told and all(text for _, text in told), piece
        assert not any("mk-" in (heading + text).lower() for heading, text in told), (piece, told)


def test_no_step_of_an_effect_is_left_out() -> None:
    for piece, thing in {**CARDS, **SKILLS, **UNITS}.items():
        ways: tuple[Way, ...] = (*thing.basic, *thing.strong) if hasattr(thing, "basic") else thing.ways
        assert [step for way in ways for step in unworded(way.steps)] == [], piece


def test_all_sides_of_a_card_are_told() -> None:
    told = dict(page("en").lines("threaten"))
    assert told == {
        "Basic": "Influence 2",
        "Strong, with red mana": "Influence 5; Reputation −1",
        "Sideways": "Move, Influence, Attack or Block 1",
    }


def test_what_all_ways_share_is_told_once() -> None:
    basic = dict(page("en").lines("improvisation"))["Basic"]
    assert basic == "Discard another card that is no Wound: Move 3 or Influence 3 or Attack 3 or Block 3"


CHOICES = {
    "en": "Healing 1, or draw a card, or gain a green mana token, or ready a Unit of level I or II",
    "ru": "Лечение 1, или возьмите карту, или получите зелёный жетон маны, или подготовьте отряд I или II уровня",
    "pl": "Leczenie 1, albo dobierz kartę, albo weź zielony żeton many, albo przygotuj jednostkę poziomu I lub II",
}


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_choice_reads_like_a_choice(lang: str) -> None:
    """Findings: "Healing 1 · draw cards: 1 · green mana: 1 · …" read like four gifts."""
    words = page(lang)
    assert words.lines("rejuvenate")[0][1] == CHOICES[lang]
    hand = scene("rejuvenate, rage").match
    seats = (SeatInfo(0, "Hero", "person", online=True),)
    assert CHOICES[lang] in table_page(TableModel("x", hand, 0, Visitor(lang, "token"), seats, mine=(0,)))


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_whole_phrases(lang: str) -> None:
    """Alternatives are parted by "or"; nothing is a label with a number behind a colon."""
    words = page(lang)
    either = words.say("mk-or")
    for piece, thing in {**CARDS, **SKILLS, **UNITS}.items():
        told = words.lines(piece)
        assert not any(re.search(r": -?\d+(?=$|[;,])", text) for _, text in told), (piece, told)
        sides = [thing.basic, thing.strong] if isinstance(thing, Card) else []
        for (_, text), ways in zip(told, sides, strict=False):
            parts = any_colour([way.steps for way in ways])
            assert text.count(f" {either} ") >= len(parts) - 1, (piece, text)


ANSWERS = {
    "en": ["Basic: Healing 1", "Basic: draw a card", "Basic: gain a green mana token", "Sideways: Move 1"],
    "ru": ["Обычный эффект — лечение 1", "Обычный эффект — возьмите карту",
           "Обычный эффект — получите зелёный жетон маны", "Боком — движение 1"],
    "pl": ["Efekt podstawowy – leczenie 1", "Efekt podstawowy – dobierz kartę",
           "Efekt podstawowy – weź zielony żeton many", "Bokiem – Ruch 1"],
}  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_answers_say_whole_phrases_too(lang: str) -> None:
    """Findings: "draw cards: 1", "green mana: 1"; also where a way is refused."""
    asked = scene("rejuvenate, wound", source="").choose("play:rejuvenate").match
    assert asked.decision is not None
    assert [option.text(lang) for option in asked.decision.options] == ANSWERS[lang]
    seats = (SeatInfo(0, "Hero", "person", online=True),)
    table = table_page(TableModel("x", asked, 0, Visitor(lang, "token"), seats, mine=(0,)))
    refused = {"en": "Strong: draw 2 cards", "ru": "возьмите 2 карты", "pl": "dobierz 2 karty"}
    assert refused[lang] in table


TOLD = {
    "en": ["plays Rejuvenate (draw a card).", "with its strong effect (draw 2 cards).", "sideways (Move 1)."],
    "ru": ["(возьмите карту).", "с усиленным эффектом (возьмите 2 карты).", "боком (движение 1)."],
    "pl": ["(dobierz kartę).", "z mocnym efektem (dobierz 2 karty).", "bokiem (Ruch 1)."],
}


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_chronicle_says_whole_phrases_too(lang: str) -> None:
    """Findings: "draw cards: 1"; also when it is read out of a record."""
    ways = {"basic:draw#1": "", "strong:draw#2": "green", "sideways:move#1": ""}
    for (way, mana), end in zip(ways.items(), TOLD[lang], strict=True):
        match = scene("rejuvenate, rage", tokens=mana, source="").choose("play:rejuvenate", way).match
        assert match.record is not None
        for events in (match.events, parse_record(match.record.dumps()).events()):
            [line] = [sentence(words_of(lang, "mk"), e, 0) for e in events if e.message.startswith("mk-does-")]
            assert line.endswith(end)


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_every_way_of_a_card_can_be_told_in_the_chronicle(lang: str) -> None:
    say = words_of(lang, "mk")
    for face, card in CARDS.items():
        for way in (*card.basic, *card.strong):
            args = {"who": 0, "card": face, "does": [[*words] for words in told(way)]}
            line = say(f"mk-does-{way.mode}", args)
            assert "()" not in line and "mk-" not in line and not re.search(r": -?\d+[;)]", line), line


def test_what_only_the_colour_tells_apart_is_told_once() -> None:
    assert dict(page("en").lines("crystallize"))["Basic"] == (
        "Pay mana of a basic colour: gain a crystal of that colour"
    )
    assert dict(page("ru").lines("pure_magic"))["Обычный эффект"].startswith("Заплатите красную ману: атака 4, или")
    assert dict(page("pl").lines("blood_rage"))["Efekt podstawowy"] == "Atak 2, albo Atak 5 i otrzymujesz ranę"


def test_terrains_with_one_price_are_one_list() -> None:
    strong = dict(page("en").lines("path_finding"))["Strong, with green mana"]
    first, last = "plains, hills, forest, wasteland, desert, swamp, City", "mountain, lake"
    price = "this turn these spaces cost 2"
    assert strong == f"Move 4; {price}: {first}; {price} (if they can be entered): {last}"


def test_a_unit_tells_what_it_costs_and_where_it_is() -> None:
    told = dict(page("en").lines("guardian_golems"))
    assert told["For red mana"] == "Fire Block 4"
    assert told["Resists"] == "Physical" and told["Recruited in"] == "Keep, Mage tower"


def test_an_enemy_explains_its_abilities() -> None:
    told = dict(page("en").lines("swamp_dragon"))
    assert "twice as much Block" in told["Swift"] and "discard pile" in told["Poison"]


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_every_table_has_words(lang: str) -> None:
    """Positions in the middle of things: each can be drawn, and nothing on it is a message's id."""
    for seed in range(24):
        match = middle(seed).match
        seats = tuple(SeatInfo(seat, f"Hero {seat}", "person", online=True) for seat in range(match.state.seats))
        viewer = match.decision.seat if match.decision is not None else 0
        html = table_page(TableModel("x", match, viewer, Visitor(lang, "token"), seats, mine=(viewer,)))
        assert re.findall(r"\bmk-(?:tb|do|text|why|head|el)-[a-z-]+", html) == [], seed


@pytest.mark.parametrize("word", sorted(WORDS))
def test_abilities_and_terrain_have_a_panel_too(word: str) -> None:
    assert page("en").lines(word)[0][1] in card_panel(Visitor("en", ""), "mageknight", word)


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_what_is_used_at_a_menu_is_not_called_like_something_else(lang: str) -> None:
    """`mk-unit`, `mk-skill`, `mk-tactic` and `mk-heal` are a piece or a question: an answer needs its own message."""
    words = words_of(lang, "mk")
    menus = {"turn": "heal", "entry": "heal", "deal": "heal", "parley": "heal", "path": "heal"}
    for menu in (*menus, "fight", "block", "volley", "guard"):
        for verb in ("unit", "skill", "tactic", menus.get(menu, "unit")):
            assert words.has(f"mk-{menu}-{verb}"), (menu, verb)
