"""What players read at the table: refusals with their subject, questions with their cause, faces, the chronicle."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from tests.mageknight.scene import scene as mageknight
from tests.thunderstone.scene import inside
from undercroft.core.events import tell
from undercroft.core.match import Match, new_match
from undercroft.core.registry import games
from undercroft.core.text import COMPLETE, text
from undercroft.games.mageknight.tables import CARDS
from undercroft.table import render
from undercroft.table.hyphens import SHY, hyphenated, longest_piece
from undercroft.table.models import Visitor
from undercroft.table.ui import Ui

from .test_render import NAMES, model, sound

RAW = re.compile(r"\b(?:tb|wd|ts|dg|mk|server|note|undo)-[a-z-]+")


def played(game: str, seed: int, seats: int = 2, answers: int = 250) -> Iterator[Match]:
    """A match at every question of its beginning, answered at random."""
    match, random = new_match(game, seats=seats, seed=seed), Random(seed)
    for _ in range(answers):
        if match.decision is None:
            return
        yield match
        match.choose(random.choice(match.keys))


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", sorted(games()))
def test_every_refusal_names_what_cannot_be_done(game: str, lang: str) -> None:
    seen = 0
    for match in (match for seed in range(4) for match in played(game, seed, answers=120)):
        assert match.decision is not None
        ui = Ui(model(match, match.decision.seat, lang))
        told = [f"{denial.subject}: {denial.text}" for denial in ui.denials]
        seen += len(told)
        assert not RAW.findall(" ".join(told))
        for denial in ui.denials:
            names = ui.words.forms(denial.answer.args.get("what", ""))
            assert denial.subject or any(name.lower() in denial.text.lower() for name in names), denial
    assert seen > 5


def test_two_things_refused_for_one_reason_read_differently() -> None:
    """Three cards that cost too much are three lines, each with its card."""
    for match in played("dungeoneer", seed=4, answers=400):
        assert match.decision is not None
        ui = Ui(model(match, match.decision.seat))
        reasons = [denial.text for denial in ui.denials if denial.answer.args.get("what")]
        if len(reasons) > len(set(reasons)):
            told = [f"{denial.subject}: {denial.text}" for denial in ui.denials]
            assert len({*told}) == len(told)
            return
    raise AssertionError("no two things were refused for one reason")


def out_of_turn(game: str, kind: str, seats: int = 3) -> Match:
    """A match at a question of this kind in another's turn."""
    for seed in range(40):
        for match in played(game, seed, seats, answers=900):
            decision = match.decision
            assert decision is not None
            if decision.kind == kind and decision.seat != match.state.active:
                return match
    raise AssertionError(f"{kind} is never asked out of turn")


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize(
    ("game", "kind", "cause"),
    [("thunderstone", "ts.discard", "ts-breached"), ("dungeoneer", "dg.respond", "dg-monster-attacks")],
)
def test_a_question_out_of_turn_tells_whose_turn_it_is_and_what_led_to_it(
    game: str, kind: str, cause: str, lang: str
) -> None:
    match = out_of_turn(game, kind)
    assert match.decision is not None
    ui = Ui(model(match, match.decision.seat, lang))
    html = render.table_page(model(match, match.decision.seat, lang))
    sound(html)
    told = re.search(r'<p class="cause" id="cause">(.*?)</p>', html, re.DOTALL)
    assert told is not None
    event = next(event for event in reversed(match.events) if event.message == cause)
    sentence = ui.words(event.message, event.args, NAMES)
    plain = re.sub(r"<[^>]*>", "", told[1]).replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
    assert NAMES[match.state.active] in plain and sentence in plain
    chips = html[html.index('id="whosechip"') : html.index("</ul>", html.index('id="whosechip"'))]
    assert ui.t("has-the-turn") in chips and ui.t("you-are-asked") in chips and ui.t("your-turn") not in chips
    assert f'data-title="{ui.t("you-are-asked")} · ' in html


def test_one_in_its_own_turn_is_asked_without_a_cause() -> None:
    match = new_match("thunderstone", seats=2, seed=1)
    assert match.decision is not None
    html = render.table_page(model(match, match.decision.seat))
    assert 'id="cause"' not in html and 'id="whosechip"' not in html and ">your turn<" in html


def test_a_question_inside_an_effect_says_which_card_asks() -> None:
    match = new_match("mageknight", seats=1, seed=1)
    match.choose("tactic:rethink")
    html = render.table_page(model(match, 0, "ru"))
    assert Ui(model(match, 0)).source == "rethink" and Ui(model(match, -1)).source == ""
    cause = html[html.index('id="cause"') : html.index('id="question"')]
    assert 'data-word="rethink"' in cause and "Новый замысел" in cause
    match.choose("done")
    assert 'id="cause"' not in render.table_page(model(match, 0))


def test_what_happens_in_ones_own_turn_is_the_cause_of_its_question() -> None:
    """The breach of a monster: its event stands above "discard"."""
    s = inside("2 outlands_khan, torch, dagger, lantern", "nixie, tyxr_the_old, griffon", deck="6 militia", seats=2)
    assert not Ui(model(s.match, 0)).reason
    s.choose("attack:1").expect(kind="ts.discard")
    assert Ui(model(s.match, 0)).reason.striptags() == "Tyxr the Old breaks through!"
    html = render.table_page(model(s.match, 0, "pl"))
    assert "Tyxr" in html[html.index('id="cause"') : html.index('id="question"')]


def test_what_ended_the_turn_before_is_no_cause() -> None:
    """Another's battle, whose end is known at once, does not stand above "village, dungeon or rest?"."""
    match, random, battles = new_match("thunderstone", seats=2, seed=1), Random(1), 0
    for _ in range(20):
        assert match.decision is not None
        before = match.decision
        bold = (key for key in match.keys if key.startswith(("attack", "dungeon")))
        match.choose(next(bold, random.choice(match.keys)))
        if match.decision is not None and match.decision.seat != before.seat:
            assert not Ui(model(match, match.decision.seat)).reason
            battles += before.ask.name == "ts.prepare"
    assert battles


def test_choosing_a_tactic_is_nobodys_turn() -> None:
    for match in played("mageknight", seed=1, answers=4):
        assert match.decision is not None and not Ui(model(match, match.decision.seat)).out_of_turn


def test_the_forecast_for_another_party_says_whose_it_is() -> None:
    match = new_match("thunderstone", seats=2, seed=5)
    assert match.decision is not None
    active = match.decision.seat
    match.choose("dungeon")
    mine, theirs = (render.table_page(model(match, seat)) for seat in (active, 1 - active))
    note = text("en", "ts")("ts-tb-forecast-of", {"who": active}, NAMES)
    assert note not in mine and note.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;") in theirs


# -- the chronicle


def test_what_happens_twice_at_once_is_told_once() -> None:
    match = new_match("dungeoneer", seats=2, seed=1)
    before = Ui(model(match, 0)).chronicle
    for _ in range(2):
        tell(match.state, "dg-gains-peril", who=0, amount=1)
    tell(match.state, "dg-gains-glory", who=0, amount=1)
    told = Ui(model(match, 0)).chronicle[: -len(before)]
    assert [(entry.sentence.striptags(), entry.times) for entry in told] == [
        ("Anna: Glory +1.", 1),
        ("Anna: Peril +1.", 2),
    ]
    html = render.table_page(model(match, 0))
    sound(html)  # no id twice
    assert "×2</small>" in html


def test_equal_cards_are_counted() -> None:
    match = new_match("thunderstone", seats=2, seed=1)
    assert match.decision is not None
    match.choose("village")
    hand = match.view(match.state.active)["table"]["party"]
    told = next(e.sentence.striptags() for e in Ui(model(match, 0)).chronicle if e.event.message == "ts-revealed")
    militia = sum(row["card"] == "militia" for row in hand)
    assert militia > 1 and f"Militia ×{militia}" in told and told.count("Militia") == 1


def test_a_played_card_says_what_it_gave_and_what_paid_for_it() -> None:
    s = mageknight("march", at="c02.C", tiles="c01, c02", tokens="green")
    s.choose("play:march", "strong:move#4", "token:green")
    told = [entry.sentence.striptags() for entry in Ui(model(s.match, 0)).chronicle]
    assert told[:2] == ["Anna plays March with its strong effect (Move 4).", "Anna pays with a mana token: green."]


# -- the faces of Mage Knight's cards


def faces(hand: str, lang: str) -> dict[str, tuple[str, str]]:
    """What stands on the two halves of the cards of a hand."""
    s = mageknight(hand, at="c02.C", tiles="c01, c02")
    html = render.table_page(model(s.match, 0, lang))
    row = html[html.index('id="handrow"') :]
    found = {}
    for word, card in re.findall(r'<button type="button" class="face"[^>]*data-word="(\w+)"(.*?)</button>', row, re.S):
        halves = re.findall(
            r'<span class="eff[^"]*">(.*?)</span>\s*(?=<span class="eff|<span class="s|<kbd|$)', card, re.S
        )
        plain = [" ".join(re.sub(r"<[^>]*>", " ", half).split()) for half in halves]
        found[word] = (plain[0], plain[1] if len(plain) > 1 else "")
    return found


@pytest.mark.parametrize(
    ("lang", "discard", "pay"),
    [
        ("en", "discard another card", "pay mana"),
        ("ru", "сбросьте другую карту", "заплатите ману"),
        ("pl", "odrzuć inną kartę", "zapłać man"),
    ],
)
def test_a_face_leaves_no_cost_out(lang: str, discard: str, pay: str) -> None:
    found = faces("improvisation, crystallize, crystal_joy", lang)
    assert discard in found["improvisation"][0].lower() and discard in found["improvisation"][1].lower()
    assert pay in found["crystallize"][0].lower() and pay in found["crystal_joy"][0].lower()


@pytest.mark.parametrize("lang", COMPLETE)
def test_what_is_chosen_between_is_told_with_or(lang: str) -> None:
    words = [face for face, card in CARDS.items() if card.sort == "action"]
    either = text(lang, "mk")("mk-or")
    for start in range(0, len(words), 6):
        for word, halves in faces(", ".join(words[start : start + 6]), lang).items():
            assert "·" not in " ".join(halves), word
            if len(CARDS[word].basic) > 1 and len({way.key for way in CARDS[word].basic}) > 1:
                costs = [step[0] for way in CARDS[word].basic for step in way.steps]
                assert f" {either} " in halves[0] or "pay" in costs, (word, halves)


# -- panels


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_weapon_for_sale_explains_its_traits_and_a_hero_its_levels(lang: str) -> None:
    visitor, say = Visitor(lang, ""), text(lang, "ts")
    panel = render.card_panel(visitor, "thunderstone", "hatchet")
    assert say("ts-trait-edged") in panel and say("ts-trait-weapon") in panel
    hero = render.card_panel(visitor, "thunderstone", "amazon_archer")
    sound(f"<main>{hero}</main>")
    for word in ("amazon_huntress", "amazon_queen"):
        assert say.name(word) in hero and say.name(word, "text") in hero
    assert hero.count(f"<dt>{say('ts-fact-level')}</dt>") == 3 and say("ts-trait-level", {"xp": 2}) in hero


# -- titles


@pytest.mark.parametrize(
    ("lang", "title", "wanted"),
    [
        ("pl", "Planowanie", "Pla-no-wa-nie"),
        ("pl", "Wypędzenie", "Wy-pę-dze-nie"),
        ("pl", "Regeneracja", "Re-ge-ne-ra-cja"),
        ("ru", "Ополченец", "Опол-че-нец"),
        ("ru", "Стремительность", "Стре-ми-тель-ность"),
        ("ru", "Боевая ярость", "Боевая ярость"),  # short words go to the next line whole
        ("ru", "Мотивация (Норовас)", "Мо-ти-ва-ция (Но-ро-вас)"),
        ("en", "Improvisation", "Improvisation"),
        ("ru", "Elf", "Elf"),
    ],
)
def test_a_title_may_be_broken_between_syllables(lang: str, title: str, wanted: str) -> None:
    assert hyphenated(title, lang).replace(SHY, "-") == wanted


@pytest.mark.parametrize("lang", ["ru", "pl"])
def test_no_part_of_a_title_is_too_long_for_a_card(lang: str) -> None:
    for game in games().values():
        for word in game.cards:
            assert longest_piece(hyphenated(text(lang, game.prefix).name(word), lang)) <= 9, word
