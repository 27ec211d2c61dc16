"""MS10: Dungeon Lords."""

from __future__ import annotations

from collections.abc import Iterator

from ....core.decision import Decision, Effect, Kind
from ....core.events import tell
from ..agenda import Answers, act
from ..play.movement import COSTS, arrive
from ..play.scoring import Rows, adventurer, count
from ..play.stacks import draw
from ..rules import Hooks, Scenario
from ..state import State, lay_over, me
from ..tables import MOVING, SINKS, SITES, Sink
from ..world.board import Space
from ..world.groups import GUARD, put
from ..world.hexes import DIRECTIONS, bearing, on_map
from .quests import RIVALS, any_of, quest

NAME = "dungeon_lords"
CONCEAL = Kind("mk.conceal", "MS10.1", at="turn")
LINK = Kind("mk.link", "MS10.4", at="turn")
SECRETS = {"village": "secret_dungeon", "monastery": "secret_tomb"}
DEPTHS = ("dungeon", "tomb", *SECRETS.values())


def secrets_of(s: State, centre: int) -> Iterator[int]:
    """MS10.1: the villages and monasteries of a tile."""
    return (at for at, space in s.board.items() if space.tile == centre and space.site in SECRETS)


def set_up(s: State) -> None:
    """SR61: who is first in the Round Order hides what belongs to the tiles that lie there from the start."""
    s.agenda += [("conceal", 0, at) for centre, _ in reversed(s.placed) for at in secrets_of(s, centre)]


def revealed(s: State, tile: int) -> None:
    """MS10.1: whoever reveals the tile chooses."""
    s.agenda += [("conceal", s.actor, at) for at in secrets_of(s, s.placed[-1][0])]


def hideouts(s: State, at: int) -> dict[str, int]:
    """MS10.1, SR61: the spaces beside it that can be entered, no swamp, with no site and nobody rampaging."""
    near = {name: at + step for name, step in DIRECTIONS.items() if at + step in s.board}
    return {name: to for name, to in near.items() if not s.board[to].site and dry(s.board[to])}


def dry(space: Space) -> bool:
    return space.terrain in COSTS and space.terrain != "swamp" and not space.rampaging


@act("conceal")
def conceal(s: State, seat: int, at: int) -> Effect:
    """MS10.1: a secret dungeon beside a village, a secret tomb beside a monastery, with a token face down."""
    found = {f"ground:{s.board[to].terrain}@{name}": to for name, to in hideouts(s, at).items()}
    if not found:
        return
    site = SECRETS[s.board[at].site]
    to = yield Decision(
        seat, CONCEAL, tuple(found), tuple(found.values()), args={"site": site, **on_map(found.items())}
    )
    hide(s, to, site)


def hide(s: State, at: int, site: str) -> None:
    lay_over(s, at, s.board[at].ground._replace(site=site))
    put(s, at, GUARD, *(token for colour in SITES[site].draws if (token := draw(s, colour)) >= 0))


# -- the way underground


def conquered(s: State) -> list[int]:
    return [at for at in s.shields if s.board[at].site in DEPTHS]


def links(s: State) -> dict[int, int]:
    """MS10.4: the conquered dungeons and tombs that can be reached from here, with the price of each."""
    at = me(s).at
    if at not in s.shields or s.board[at].site not in DEPTHS:
        return {}
    goals = set(conquered(s)) - {at}
    found: dict[int, int] = {}
    ring, seen, price = {at}, {at}, 2
    while ring and goals - found.keys():
        ring = {near for here in ring for near in s.board[here].near if near not in seen}
        ring = {near for near in ring if s.board[near].terrain not in ("lake", "swamp")}
        seen |= ring
        price += 1
        found.update((near, price) for near in sorted(ring & goals))
    return found


def answers(s: State, into: Answers) -> None:
    """MS10.4: during the movement."""
    if s.rules.scenario == NAME and any(price <= s.now.move for price in links(s).values()):
        into["link"] = ("link",)


@act("link")
def link(s: State) -> Effect:
    """MS10.4: one step of the path, whatever lies between (M10.17)."""
    here, found = me(s).at, {to: price for to, price in links(s).items() if price <= s.now.move}
    keys = [f"goal:{s.board[to].site}@{bearing(here, to)}#{at}" for at, to in enumerate(found)]
    about: dict[str, str | list[str]] = {key: str(price) for key, price in zip(keys, found.values(), strict=True)}
    to = yield Decision(s.actor, LINK, tuple(keys), tuple(found), on_map(zip(keys, found, strict=True)), about)
    s.now.move -= found[to]
    arrive(s, to)
    tell(s, "mk-links", who=s.actor, site=s.board[to].site)


SINKS["link"] = Sink("move", MOVING, None, answers)


# -- the end


def over(s: State) -> bool:
    """MS10: every tile is revealed and every dungeon and tomb conquered."""
    return not s.tiles and all(at in s.shields for at, space in s.board.items() if space.site in DEPTHS)


def crawled(s: State, seat: int) -> int:
    """MS10: as for adventurers, but 4 for each dungeon and tomb."""
    return adventurer(s, seat) + 2 * sum(s.shields[at].count(seat) for at in conquered(s))


def score(s: State, rows: Rows) -> None:
    """MS10: another title than that of adventurers."""
    for row in rows:
        del row["adventurer"], row["adventurer_title"]
    count(s, rows, "crawler", crawled, 5, 2)


DUNGEON_LORDS = Scenario(
    NAME,
    quest(
        RIVALS._replace(rounds=(5,), goal="dungeons", again=False),
        "blue",
        any_of("dungeon"),
        {"monastery", "tomb"}.issubset,
    ),
    Hooks(set_up=set_up, revealed=revealed, over=over, score=score),
)
