"""MS8: Mines Liberation."""

from __future__ import annotations

from ..encounters.mine import MINE, MINES, in_core, occupy
from ..play.scoring import Rows, count
from ..rules import Hooks, Scenario
from ..state import State
from ..things.mana import gain_crystal
from ..world.groups import occupied
from .quests import RIVALS, any_of, quest


def mines(s: State) -> list[int]:
    """SR68: deep mines are mines."""
    return [at for at, space in s.board.items() if space.site in MINES]


def set_up(s: State) -> None:
    """MS8.1: the mines that lie there from the start."""
    for at in mines(s):
        occupy(s, at)


def revealed(s: State, tile: int) -> None:
    """MS8.1: those of a new tile."""
    for at in mines(s):
        if s.board[at].tile == s.placed[-1][0]:
            occupy(s, at)


def round_end(s: State) -> None:
    """MS8.5: a new Day or Night begins: everybody's mines yield a crystal each, wherever the hero is (SR68)."""
    for at in mines(s):
        for seat in s.shields.get(at, ()):
            if s.board[at].site == MINE:
                gain_crystal(s, seat, s.board[at].colour, surplus=False)
            else:
                s.agenda.append(("delve", seat, at))


def over(s: State) -> bool:
    """MS8: every tile is revealed, and no mine is occupied."""
    return not s.tiles and not any(occupied(s, at) for at in mines(s))


def liberated(s: State, seat: int) -> int:
    """MS8: 4 Fame for a mine of one's own, 7 in the Core."""
    return sum(7 if in_core(s, at) else 4 for at in mines(s) if seat in s.shields.get(at, ()))


def score(s: State, rows: Rows) -> None:
    count(s, rows, "liberator", liberated, 5, 2)


MINES_LIBERATION = Scenario(
    "mines_liberation",
    quest(RIVALS._replace(goal="mines"), city="red", land=any_of(*MINES), core=any_of(*MINES)),
    Hooks(set_up=set_up, revealed=revealed, round_end=round_end, over=over, score=score),
)
