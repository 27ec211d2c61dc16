"""MS19: The Lost Relic: dragons sit in ruined cities on the parts of a relic."""

from __future__ import annotations

from ..encounters.relic import RUIN, found_ruin, parts
from ..play.development import develop_all
from ..play.exploring import CORE
from ..play.scoring import Rows, cards_and_calm, count
from ..play.tracks import gain_fame
from ..rules import Hooks, Scenario
from ..state import State
from ..tables import UNITS
from .conquest import crossing
from .factions import spaces_of, tabled, tile_kind


def without_nobles(s: State) -> None:
    """MS19.3: no Elite Units that are recruited in cities only."""
    s.stacks["elite"] = tuple(card for card in s.stacks["elite"] if UNITS[s.face[card]].places != ("city",))


def laid(s: State, centre: int) -> None:
    """MS19.4, MS19.5, SR32: every city is a ruin, and so is the camp of General Volkare."""
    for at in spaces_of(s, centre, "city", "camp"):
        found_ruin(s, at)


def piles(s: State, at: int) -> str:
    """MS19.2: no Draconum on Core tiles."""
    return "green" if tile_kind(s, s.board[at].tile) in CORE else s.board[at].rampaging


def revealed(s: State, tile: int) -> None:
    """MS19.6: Fame for a tile, more for a ruined city."""
    gain_fame(s, s.actor, 1 + bool(spaces_of(s, s.placed[-1][0], RUIN)))


def found(s: State) -> int:
    return sum(parts(s, seat) for seat in range(s.seats))


def whole(s: State) -> bool:
    """MS19: all parts are found."""
    return found(s) == s.rules.cities


def score(s: State, rows: Rows) -> None:
    """MS19: 4 Fame for a part and a title; or 5 for each, for all, for everybody's, and what time is left."""
    if not s.rules.together:
        count(s, rows, "parts", lambda s, seat: 4 * parts(s, seat), title=4, tied=2)
        return
    for row in rows:
        row["parts"] = 5 * found(s) + 10 * whole(s)
        if not s.rules.alone:
            row["sharing"] = 5 * all(parts(s, seat) for seat in range(s.seats))
        row["time"] = cards_and_calm(s)


LOST_RELIC = Scenario(
    "lost_relic",
    tabled(
        {
            "shapes": (
                ("open_3_columns", "open_4_columns", "open_5_columns"),
                ("open_4_columns", "open_5_columns"),
                ("open_3_columns",),
            ),
            "countryside": ((6, 7, 8), (7, 8, 9), (6,)),
            "cities": ((2, 3, 4), (3, 4, 5), (2,)),
            "others": ((1, 2, 3), (2, 3, 4), (1,)),
        },
        rounds=(2,), dice=1, units=1, fame=9, start_level=3, towns=("city", "camp"),
        wanted=lambda tile: int(tile.kind == "city"),  # the camp only where four cities are not enough
    ),
    Hooks(
        before=without_nobles, readied=develop_all, laid=laid, piles=piles, revealed=revealed, fame=crossing,
        over=whole, won=whole, score=score,
    ),
    needs=("tezla",),
)  # fmt: skip
