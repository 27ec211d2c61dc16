"""Mage Knight's panels as text: each in its scene, in every language, to whoever looks."""

from __future__ import annotations

import re

import pytest

from tests.mageknight.pictured import SCENES
from tests.mageknight.scene import bare, fight, go
from undercroft.core.story import story_of
from undercroft.core.text import COMPLETE
from undercroft.games.mageknight.table.look import extra, pix
from undercroft.games.mageknight.view import view
from undercroft.games.mageknight.world.hexes import axial
from undercroft.table import render

from .test_render import model, sound

RAW = re.compile(r"\bmk-[a-z-]+")
PANELS = {
    "city": ("city-", "garrison", "bonuses"),
    "siege": ("combat", "bonuses", "was"),
    "market": ("city-", "st1"),
    "invited": ("pact", "partners", "garrison"),
    "joint": ("pact", "partners", "combat"),
    "challenged": ("duel", "duellists", "mover"),
    "parried": ("duel", "sums", "outcome"),
    "spoils": ("duel", "prices", "outcome"),
    "march": ("general", "volkare", "army", "odds", "march", "legend"),
    "realm": ("leader-", "pips", "hunted", "drawn", "hunter", "legend"),
    "walled": ("wallline", "toll", "shard", "legend"),
}
"""Ids and classes that must be on the page; an id that ends with a hyphen is one of several."""


def words_of(html: str) -> str:
    """What a person reads or hears."""
    labels = " ".join(re.findall(r'(?:aria-label|title|data-why)="([^"]*)"', html))
    return re.sub(r"<[^>]+>", " ", html) + labels


@pytest.mark.parametrize("name", PANELS)
def test_each_panel_is_there_in_every_language(name: str) -> None:
    match = SCENES[name]().match
    assert match.decision is not None
    for lang in COMPLETE:
        for viewer in (-1, match.decision.seat):
            html = render.table_page(model(match, viewer, lang))
            sound(html)
            assert not RAW.findall(words_of(html)), lang
        groups = re.findall(r'\b(?:id|class)="([^"]*)"', html)  # of whoever is asked
        found = {word for group in groups for word in group.split()}
        for part in PANELS[name]:
            assert any(it.startswith(part) if part.endswith("-") else it == part for it in found), (part, lang)


def test_what_is_asked_of_whom_and_why() -> None:
    """On another's turn: who did what, whose move it is, and that nothing is committed yet."""
    asked = words_of(render.table_page(model(SCENES["challenged"]().match, 1)))
    assert "Anna attacks Boris" in asked and "Boris &amp; &lt;b&gt;Co&lt;/b&gt; says how to take part" in asked
    assert "You cannot refuse the duel" in asked
    invited = SCENES["invited"]().match
    joins = words_of(render.table_page(model(invited, 1)))
    assert "Nothing has happened before everybody has agreed" in joins and "1 of 3 defenders" in joins
    other = words_of(render.table_page(model(invited, 0)))
    assert "1 of 3 defenders" in other and "You cannot refuse" not in other


def test_a_space_tells_its_walls_and_whom_it_draws() -> None:
    walled = words_of(render.table_page(model(SCENES["walled"]().match, 0)))
    assert "wall towards the west: Move +1" in walled
    hunted = words_of(render.table_page(model(SCENES["realm"]().match, 0)))
    assert "ending the movement here draws one pursuer" in hunted and "Dark Crusaders, hunts Anna" in hunted


@pytest.mark.parametrize("name", ["stray", "below", "chased"])
def test_a_question_about_spaces_is_answered_on_the_map(name: str) -> None:
    """Each answer by a space that it means, or by the space of a hero, and no other space answers it."""
    match = SCENES[name]().match
    decision = match.decision
    assert decision is not None and decision.args is not None
    wanted = {(it["key"], "hex-" + "{}_{}".format(*it["at"]).replace("-", "m")) for it in decision.args["spaces"]}
    assert {key for key, _ in wanted} == set(match.keys)
    page = render.table_page(model(match, decision.seat))
    things = re.findall(r'<g class="thing hex [^"]*" id="(hex-[^"]*)"[^>]*? data-key="([^"]*)"', page)
    assert {(key, id) for id, key in things} == wanted
    places = [pix(*it["at"]) for it in decision.args["spaces"]] + [pix(*view(match.state, decision.seat)["turn"]["at"])]
    eye = re.search(r'data-eye="(\S+) (\S+)"', page)
    assert eye is not None  # the map is looked at where the hero and all of them are
    assert [float(it) for it in eye.groups()] == pytest.approx(
        [sum(xs) / len(places) for xs in zip(*places, strict=True)]
    )


def test_who_loses_together_is_told_so() -> None:
    """Nobody wins: the headline says that the heroes have lost, the table of scores stands below it."""
    s = bare("march", scenario="full_cooperation", seats=2, fame=12)
    s.agenda = []
    lost = go(s, ("finish",)).match
    assert lost.decision is None and lost.result is not None and lost.result.winners == ()
    page = render.table_page(model(lost, 0, story=story_of(lost)))
    assert re.search(r'id="result-t">\s*The heroes have lost', page)
    assert "The goal was not reached." in page and "Greatest" in page


def test_a_summoner_says_what_it_will_summon() -> None:
    told = words_of(render.table_page(model(fight("dragon_summoner", "march").match, 0)))
    assert "Before the Block phase it summons: brown ×2." in told


@pytest.mark.parametrize("viewer", [0, 1])
def test_before_a_turn_the_map_is_seen_from_the_own_hero(viewer: int) -> None:
    s = bare("march", at="c02.E", seats=2, others={1: "c02.W"})
    s.actor, s.now.path = -1, []
    spot = list(axial(s.players[viewer].at))
    assert view(s, viewer)["turn"]["at"] == spot
    page = extra(view(s, viewer))
    assert [h["at"] for h in page["hexes"] if h["here"]] == [spot] and page["eye"] == pix(*spot)
