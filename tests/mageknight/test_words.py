"""Every piece says what it does, in three languages, with all its sides and side effects."""

from __future__ import annotations

import re

import pytest

from undercroft.core.registry import game_named
from undercroft.games.mageknight.cards import CARDS, SKILLS
from undercroft.games.mageknight.effects import Way
from undercroft.games.mageknight.units import UNITS
from undercroft.table.looks.mageknight_words import WORDS, unworded
from undercroft.table.models import SeatInfo, TableModel, Visitor
from undercroft.table.render import card_panel, table_page
from undercroft.table.ui import Page

from .middles import middle

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
        "Strong, with red mana": "Influence 5; Reputation -1",
        "Sideways": "Move, Influence, Attack or Block 1",
    }


def test_what_all_ways_share_is_told_once() -> None:
    basic = dict(page("en").lines("improvisation"))["Basic"]
    assert basic == "Discard another card that is no Wound; Move 3 or Influence 3 or Attack 3 or Block 3"


def test_terrains_with_one_price_are_one_list() -> None:
    strong = dict(page("en").lines("path_finding"))["Strong, with green mana"]
    assert strong == "Move 4; this turn these spaces cost 2: plains, hills, forest, wasteland, desert, swamp, City"


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
