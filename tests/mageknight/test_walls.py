"""Walls between spaces, what lies over spaces, several enemies on one space."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from undercroft.games.mageknight.state import lay_over
from undercroft.games.mageknight.tables import TILES, Ground
from undercroft.games.mageknight.world.board import board
from undercroft.games.mageknight.world.groups import RAMPAGING, put, tokens_at

from .scene import bare, go, scene, space_of, token


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Tile c03 with walls between its middle and the keep, and beside its orcs."""
    monkeypatch.setitem(TILES, "c02", TILES["c02"]._replace(walls=(("C", "E"), ("W", "NW"))))
    monkeypatch.setitem(TILES, "c03", TILES["c03"]._replace(walls=(("C", "NE"),)))
    board.cache_clear()
    yield
    board.cache_clear()


@pytest.mark.usefixtures("wall")
def test_a_wall_costs_one_and_nothing_lowers_that() -> None:
    """ML2.2, ML2.3: crossing costs 1 more, in both directions; not in bent space."""
    free = scene("march", at="c02.C", tiles="c01, c02", move=9)
    price = 9 - free.choose("step:se").state.now.move
    assert space_of(free.state, "c02.E") in free.state.board[space_of(free.state, "c02.C")].walls
    over = scene("march", at="c02.C", tiles="c01, c02", move=9)
    terrain = over.state.board[space_of(over.state, "c02.E")].terrain
    assert terrain == "plains" and 9 - over.choose("step:e").state.now.move == 3
    assert price == {"plains": 2, "hills": 3, "forest": 3}[free.state.board[free.me.at].terrain]
    short = scene("march", at="c02.C", tiles="c01, c02", move=2)
    short.lacks("step:e").refuses("step:e", "M10.1", "mk-why-move", need=3, have=2)


@pytest.mark.usefixtures("wall")
def test_who_stands_behind_a_wall_is_fortified_and_not_provoked() -> None:
    """ML2.4, ML2.5, ML2.7."""
    keep = scene("march", at="c03.C", tiles="c03, c02", foes={"c03.NE": "golems"}, move=9).choose("step:ne")
    assert keep.state.now.combat is not None and [foe.walls for foe in keep.state.now.combat.foes] == [2]
    keep = scene("march", at="c03.E", tiles="c03, c02", foes={"c03.NE": "golems"}, move=9).choose("step:nw")
    assert keep.state.now.combat is not None and [foe.walls for foe in keep.state.now.combat.foes] == [1]


def test_several_enemies_stand_on_one_space() -> None:
    """A group of rampaging enemies is provoked, challenged and defeated as one by one."""
    b = bare("march", at="c01.W", tiles="c01, c02", foes={"c01.NW": "prowlers"})
    where = space_of(b, "c01.NW")
    put(b, where, RAMPAGING, *tokens_at(b, where), token(b, "diggers"))
    s = go(b, ("turn",)).choose("act:challenge")
    c = s.state.now.combat
    assert c is not None and [s.state.face[foe.token] for foe in c.foes] == ["prowlers", "diggers"]


def test_what_lies_over_a_space_counts() -> None:
    """A space is what lies over it: the board tells all who ask."""
    b = bare("march", at="c02.C", tiles="c01, c02", move=9)
    lay_over(b, space_of(b, "c02.E"), Ground("swamp", "village", hold=b.players[0].at))
    space = b.board[space_of(b, "c02.E")]
    assert (space.terrain, space.site, space.hold) == ("swamp", "village", b.players[0].at)
    s = go(b, ("turn",)).choose("step:e").expect(move=4).offers("act:interact")
    copy = s.match.clone()
    lay_over(copy.state, space_of(b, "c02.E"), Ground("plains"))
    assert s.state.board[s.me.at].terrain == "swamp" and copy.state.board[s.me.at].terrain == "plains"
