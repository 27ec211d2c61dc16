"""The pages as text: what they say, to whom, in which language; nothing that a browser would refuse."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from markupsafe import escape

import tools.rulebook
from tests.core.miniatures import COMBAT, add_texts
from tools.vendor import SCRIPTS
from undercroft.core.match import Match, new_match
from undercroft.core.record import resume
from undercroft.core.registry import games
from undercroft.core.text import COMPLETE, LOCALE, catalogue, text
from undercroft.table import assets, render
from undercroft.table import rulebook as rules
from undercroft.table.look import look_of
from undercroft.table.models import LobbyModel, MatchRow, Passkey, Passkeys, Replay, SeatInfo, TableModel, Visitor
from undercroft.table.rulebook import rulebook
from undercroft.table.wire import TellMe, Told

NAMES = ("Anna", "Boris & <b>Co</b>", "Celina", "Dora")
add_texts()


def model(match: Match, viewer: int, lang: str = "en", **more: object) -> TableModel:
    seats = tuple(SeatInfo(seat, NAMES[seat], "person", online=True) for seat in range(match.state.seats))
    base = TableModel("m1", match, viewer, Visitor(lang, "token"), seats, mine=(viewer,) if viewer >= 0 else ())
    return replace(base, **more)  # type: ignore[arg-type]


def drawn() -> Match:
    match = new_match("welcome", seats=2, seed=3, options={"hero": "warrior"})
    match.choose("draw")
    return match


ATTRIBUTE = re.compile(r"""\s+([\w:-]+)(?:=(?:"([^"<]*)"|'([^'<]*)'|([^\s"'<>=/]+)))?""")
TAG = re.compile(
    rf"<(?:(?P<end>/)?(?P<name>[a-zA-Z][\w-]*)(?P<given>(?:{ATTRIBUTE.pattern})*)\s*(?P<alone>/)?|!doctype html)>"
)
"""What our templates may write; any other `<` on a page is a defect."""


class Tags:
    """Ids, tags that are open at the end, and attributes that the policy forbids."""

    VOID = frozenset(["meta", "link", "input", "br", "img", "hr"])

    def __init__(self, html: str) -> None:
        self.ids: list[str] = []
        self.open: list[str] = []
        self.forbidden: list[str] = []
        tags = [*TAG.finditer(html)]
        assert len(tags) == html.count("<"), html[stray(html) :][:100]
        for found in tags:
            tag = found["name"]
            if tag is None:
                continue
            if found["end"]:
                assert tag in self.VOID or self.open.pop() == tag, f"</{tag}> closes nothing"
                continue
            given = [(name, one or other or bare) for name, one, other, bare in ATTRIBUTE.findall(found["given"])]
            self.ids += [value for name, value in given if name == "id" and value]
            self.forbidden += [name for name, _ in given if name == "style" or name.startswith("on")]
            if tag == "script" and not any(name == "src" for name, _ in given):
                self.forbidden.append("inline script")
            if tag not in self.VOID and not found["alone"]:
                self.open.append(tag)


def stray(html: str) -> int:
    """Where the first `<` stands that begins no tag."""
    return next(at for at, letter in enumerate(html) if letter == "<" and not TAG.match(html, at))


def sound(html: str) -> Tags:
    tags = Tags(html)
    assert tags.open == []
    assert tags.forbidden == []
    assert len(tags.ids) == len(set(tags.ids)), sorted(id for id in tags.ids if tags.ids.count(id) > 1)
    return tags


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_view_of_a_whole_match_is_sound_html(lang: str) -> None:
    match = new_match("welcome", seats=3, seed=5, options={"hero": "mage"})
    step = 0
    while match.decision is not None:
        for viewer in {match.decision.seat, step % 4 - 1}:
            sound(render.table_page(model(match, viewer, lang)))
        match.choose(match.keys[step % len(match.keys)])
        step += 1
    html = render.table_page(model(match, 0, lang, verified=True))
    sound(html)
    assert "result" in Tags(html).ids


def test_the_types_of_monsters_come_first_when_one_is_named() -> None:
    match = new_match("welcome", seats=2, seed=3, options={"hero": "warrior"})
    while match.decision is not None and match.decision.kind != "wd.name":
        match.choose("pass" if "pass" in match.keys and match.number > 4 else match.keys[0])
    assert match.decision is not None
    html = render.table_fragment(model(match, match.decision.seat))
    assert html.index('id="bestiary"') < html.index('id="gear"') < html.index('id="dungeon"')
    match = drawn()
    html = render.table_fragment(model(match, 0))
    assert html.index('id="gear"') < html.index('id="bestiary"')


def test_a_question_names_the_card_that_only_some_of_its_kind_have() -> None:
    match = new_match("dungeoneer", seats=2, seed=2)
    random = Random(1)
    while match.decision is not None and not (match.decision.kind == "dg.form" and match.decision.args):
        match.choose(random.choice(match.keys))
    assert match.decision is not None
    html = render.table_fragment(model(match, match.decision.seat))
    asked = re.search(r'<h2 id="question">(.*?)</h2>', html)
    assert asked is not None and 'data-word="' in asked[1]


def test_names_are_escaped() -> None:
    html = render.table_fragment(model(drawn(), 0))
    assert "Boris &amp; &lt;b&gt;Co&lt;/b&gt;" in html
    assert "<b>Co</b>" not in html


def test_the_list_is_the_question_and_others_read_only_whose_it_is() -> None:
    match = drawn()
    assert match.decision is not None
    seat = match.decision.seat
    mine = render.table_fragment(model(match, seat))
    shown = re.findall(r'<li id="c-[^"]*"[^>]*><button type="button" data-key="([^"]+)"', mine)
    assert shown == list(match.keys)
    face = match.state.face[match.state.drawn]  # type: ignore[attr-defined]
    other = render.table_fragment(model(match, 1 - seat))
    assert "Waiting for <b>" in other
    assert 'id="choices">\n  </ul>' in other
    assert 'id="drawn"' in mine and f'data-word="{face}"' in mine
    assert 'id="drawn"' not in other and 'id="drawnback"' in other


def test_what_cannot_be_taken_back_is_marked_and_what_can_is_not() -> None:
    match = new_match(COMBAT, seats=1, seed=1)
    html = render.table_fragment(model(match, 0))
    assert 'data-key="aim:orc" data-points="foe.orc" class' in html
    html = render.table_fragment(model(drawn(), drawn().decision.seat))  # type: ignore[union-attr]
    assert 'data-key="add" data-commits' in html


def test_a_thing_answers_a_click_says_why_not_or_tells_about_itself() -> None:
    match = drawn()
    assert match.decision is not None
    piece = "torch"
    seat = match.decision.seat
    assert re.search(
        r'data-el="gear.torch" data-word="torch" data-key="remove:torch" data-commits=""',
        render.table_fragment(model(match, seat)),
    )
    match.choose(f"remove:{piece}")
    while match.decision is not None and match.decision.kind != "wd.drawn":
        match.choose("draw")
    html = render.table_fragment(model(match, match.decision.seat))
    assert 'data-el="gear.torch" data-word="torch" data-denied="remove:torch" aria-disabled="true"' in html
    assert 'data-refusal="remove:torch"' in html


def test_a_game_without_a_template_is_shown_and_playable() -> None:
    match = new_match(COMBAT, seats=1, seed=1)
    html = render.table_page(model(match, 0))
    sound(html)
    assert 'class="generic"' in html
    assert [f'data-key="{key}"' in html for key in match.keys] == [True] * len(match.keys)


def test_a_curtain_shows_nothing_of_the_match() -> None:
    match = drawn()
    page = render.curtain_page(model(match, -1, curtain=1))
    assert render.table_fragment(model(match, -1, curtain=1)) == page
    sound(page)
    assert "data-word" not in page and 'id="log"' not in page and "warrior" not in page.lower()


def test_all_seeing_eyes_see_what_a_watcher_does_not() -> None:
    match = drawn()
    match.choose("add")
    assert match.record is not None
    place = resume(match.record)
    chronicle = tuple(match.events)
    watcher = render.table_fragment(model(place, -1, replay=Replay(2, 2, -1), chronicle=chronicle))
    everything = render.table_fragment(model(place, -1, replay=Replay(2, 2, -2), chronicle=chronicle))
    face = place.state.face[place.state.dungeon[0]]  # type: ignore[attr-defined]
    assert f'class="tiny tone-red  " id="dgm1" data-word="{face}"' in everything
    assert 'class="tiny hidden " id="dgm1"' in watcher
    assert f'data-word="{face}"' not in watcher.split('id="bestiary"')[0].split('id="log"')[0]


def test_lobby_join_help_credits_rules_error_are_sound_in_every_language() -> None:
    for lang in COMPLETE:
        visitor = Visitor(lang, "token", "Anna")
        row = MatchRow("x", "welcome", ("Anna", "Boris"), "/m/x", 3, your_turn=True, others=("Boris",))
        done = replace(row, your_turn=False, ended=True, score="2 : 1", won=True)
        lobby = LobbyModel(
            visitor, tuple(games().values()), (row,) * 7, (replace(row, your_turn=False),), (done,) * 7, (done,),
            (row,), "2026-11-16", (("welcome", "Anna", 2.0),), ("No!",), {"game": ("welcome",)},
        )  # fmt: skip
        pages = [
            render.lobby_page(lobby),
            render.join_page(model(drawn(), -1, lang)),
            render.help_page(
                visitor,
                Told(["push", "web", "mail"], "key", [TellMe("mail", "ada@example.org")]),
                Passkeys(True, (Passkey("k", 0.0),), True),
            ),
            render.credits_page(visitor),
            render.error_page(visitor, 404, "Nothing", "There is nothing <here>."),
            *(render.rules_page(visitor, game, "") for game in games()),
        ]
        for html in pages:
            sound(html)
            assert f'<html lang="{lang}"' in html
        assert pages[0].count('<details class="older">') == 3  # long lists of waiting and finished matches; the archive


@pytest.mark.parametrize("game", sorted(games()))
def test_every_card_has_a_panel_and_every_icon_of_a_look_is_in_a_sprite(game: str) -> None:
    for lang in COMPLETE:
        for word in games()[game].cards:
            sound(f"<main>{render.card_panel(Visitor(lang, ''), game, word)}</main>")
    for name in look_of(games()[game]).icons.values():
        assert name in assets.icon_authors().get(game, {}) or name in assets.icon_authors()["table"], name
    assert look_of(games()[game]).emblem in assets.icon_authors()["table"]


def test_every_icon_has_an_author_who_is_credited() -> None:
    html = render.credits_page(Visitor("en", ""))
    for part, icons in assets.icon_authors().items():
        for name, who in icons.items():
            assert who in assets.authors(), f"{part}: who drew {name}? python -m tools.authors finds out"
            assert name in html and assets.authors()[who][0] in html


@pytest.mark.parametrize(("lang", "own"), [("en", ()), ("ru", ("cyrillic",)), ("pl", ("polish",))])
def test_a_page_loads_only_the_letters_of_its_language(lang: str, own: tuple[str, ...]) -> None:
    folders = [LOCALE / lang, *(game.folder / "words" / lang for game in games().values())]
    letters = set("".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.glob("*.ftl")))
    loaded = {script for script, (_, codes) in SCRIPTS.items() if letters & set(map(chr, codes))}
    assert loaded == {"basic", *own}


def test_a_panel_holds_wording_numbers_clauses_and_rulings() -> None:
    html = render.card_panel(Visitor("ru", ""), "welcome", "demonic_pact")
    assert "Побеждает демона и следующего за ним монстра." in html
    assert "W5.6" in html and "R2" in html and "тратится на самого следующего" in html
    assert ">4<" in render.card_panel(Visitor("en", ""), "welcome", "vampire")


def test_every_clause_that_the_tests_count_or_a_question_names_has_its_place_on_the_page() -> None:
    for game in games():
        book = rulebook(game, "en")
        counted = {*tools.rulebook.clauses(game), *tools.rulebook.examples(game)}
        assert counted - set(book.clauses) == set()
        assert [kind.name for kind in games()[game].kinds if kind.clause and not book.read(kind.clause)] == []
    hand_limits = rulebook("mageknight", "en").clauses["M1.3"].html  # a paragraph and the table below it
    assert "<table>" in hand_limits and "M1.4" not in hand_limits


def test_rules_link_what_has_a_place_and_nothing_else() -> None:
    book = rulebook("thunderstone", "en")
    assert 'data-clause="T6.4">T6.4g</a>' in book.clauses["T23.2"].html  # a step of a clause
    assert 'data-clause="D36">D36</a>' in book.clauses["T19.9"].html
    assert 'data-clause="T14">T14</a>' in book.clauses["T6.4"].html  # a section
    assert "[S1+S2]" in book.clauses["T27.1"].html  # sources, not clauses
    site = rulebook("mageknight", "en").clauses["M13.14"].html  # a row, and sections of another file
    assert "<b>While unconquered:</b> <a" in site and 'data-clause="ML5">ML5</a>' in site and "<td>" not in site


def test_a_clause_or_a_section_is_read_in_the_side_panel() -> None:
    visitor = Visitor("ru", "")
    step = render.clause_panel(visitor, "thunderstone", "T6.4g")
    sound(f"<main>{step}</main>")
    assert "T6 Вход в подземелье" in step and "сдвиньте коридор вперёд" in step and "T6.5" not in step
    section = render.clause_panel(visitor, "thunderstone", "T13")
    sound(f"<main>{section}</main>")
    assert section.count('class="num"') == 9
    assert render.clause_panel(visitor, "thunderstone", "T99") == ""


def test_what_a_translation_lacks_follows_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rules.md").write_text("# Правила\n\n- W1.1 Пункт.\n", encoding="utf-8")
    folder = rules.rules_folder
    monkeypatch.setattr(rules, "rules_folder", lambda game, lang: tmp_path if lang == "ru" else folder(game, lang))
    monkeypatch.setattr(render, "rulebook", rules.rulebook.__wrapped__)
    book = render.rulebook("welcome", "ru")
    assert [part.lang for part in book.parts] == ["ru", "en"]
    assert (book.clauses["W1.1"].lang, book.clauses["W1.2"].lang) == ("ru", "en")
    html = render.rules_page(Visitor("ru", ""), "welcome")
    sound(html)
    assert html.count('id="W1.1"') == html.count('id="W1.2"') == 1
    assert html.index('id="W1.1"') < html.index('<p class="note">') < html.index('id="W1.2"')


@pytest.mark.parametrize("lang", COMPLETE)
def test_rules_speak_of_the_game_and_not_of_its_files(lang: str) -> None:
    for game in games():
        read = re.sub(r"<script.*?</script>|<[^>]+>", " ", render.rules_page(Visitor(lang, ""), game), flags=re.DOTALL)
        assert not re.findall(r"[\w/]+\.(?:yaml|toml|json|py|md|ftl)\b|`|\bmake (?:soak|test)\b", read), game


@pytest.mark.parametrize("lang", COMPLETE)
def test_rules_begin_with_goal_turn_and_end_and_their_contents(lang: str) -> None:
    for game in games().values():
        html = render.rules_page(Visitor(lang, ""), game.name)
        words = text(lang, game.prefix)
        brief = [html.index(str(escape(words(f"{game.prefix}-brief-{part}")))) for part in ("goal", "turn", "end")]
        contents, rules = html.index('class="toc"'), html.index('id="book"')
        assert brief == sorted(brief) and brief[-1] < contents < rules, game.name


def test_a_translation_holds_the_clauses_of_the_english_rules(tmp_path: Path) -> None:
    for game in games():
        assert tools.rulebook.mistranslated(game) == []
    lines = (rules.rules_folder("mageknight", "en") / "base.md").read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if not line.startswith(("**M1.2**", "**M18.1**"))]
    shutil.copytree(games()["mageknight"].folder / "rulebook", tmp_path, dirs_exist_ok=True)
    (tmp_path / "ru" / "base.md").write_text("\n".join([*kept, "**M1.999** New."]), encoding="utf-8")
    (tmp_path / "pl" / "scenarios.md").unlink()
    assert tools.rulebook.mistranslated("mageknight", tmp_path) == [
        "mageknight/rulebook/ru/base.md: M1.2 is missing",
        "mageknight/rulebook/ru/base.md: M18.1 is missing",
        "mageknight/rulebook/ru/base.md: M1.999 is not in the English rules",
        "mageknight/rulebook/pl/scenarios.md is missing",
    ]


def used_messages() -> set[str]:
    """The ids of the table's own messages that templates name."""
    homes = [Path(str(files("undercroft.table"))), *(game.folder / "table" for game in games().values())]
    files_ = [file for home in homes for file in (home / "templates").rglob("*.html")]
    sources = "\n".join(file.read_text(encoding="utf-8") for file in files_)
    return {f"tb-{name}" for name in re.findall(r"""\bui\.t\(\s*["']([a-z0-9-]+)["']\s*[,)]""", sources)}


def test_every_message_that_a_template_names_exists_in_every_language() -> None:
    used = used_messages()
    assert len(used) > 100
    for lang in COMPLETE:
        assert {message for message in used if message not in catalogue(lang).reads} == set()


def test_missing_browser_files_are_told_with_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assets, "STATIC", tmp_path)
    assert "pip install -e ." in assets.missing()
    assert "(vendor/idiomorph.js, vendor/fonts.css, vendor/icons.svg)" in assets.missing()


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_newcomer_reads_what_this_scenario_is_about(lang: str) -> None:
    match = new_match("mageknight", 2, "tale", {"scenario": "first_reconnaissance"})
    marks = render.table_page(model(match, 0, lang)).split('id="marks"')[1].split('data-show="#actions"')[0]
    words = text(lang, "mk")
    assert str(words("mk-option-scenario-first-reconnaissance")) in marks
    assert str(words("mk-about-scenario-first-reconnaissance")) in marks
    assert str(words("mk-brief-goal")) in marks
