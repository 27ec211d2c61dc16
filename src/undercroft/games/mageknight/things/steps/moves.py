"""Steps that move the figure directly (M10.4, M10.17): flying, tunnelling, bent space and time."""

from __future__ import annotations

from .....core.decision import Decision, Effect
from .....core.events import tell
from .....core.lasting import Mod
from ...agenda import act
from ...fight.joint import COMPANY, propose, suitable, why_no_company
from ...mods import BENT, BENT_TIME, OPEN_SITE
from ...play.flying import FLIGHTS, FLY, can_soar, onward, siege_goals, spaces_left
from ...play.movement import arrive, rival_at, safe
from ...state import State, me
from ...tables import MOVING, Gone, Why, step
from ...world.groups import GUARD, tokens_at
from ...world.hexes import DIRECTIONS, on_map
from ...world.places import assault_at, volkare_at
from ..effects import ALL_TERRAIN
from ..questions import PICK


def landing(s: State, gone: Gone, word: str) -> Why | None:
    return None if can_soar(s, word) else Why("M10.4", "mk-why-no-landing")


@step("soar", when=MOVING, why=landing, icon="leather-boot")
def _soar(s: State, word: str) -> Effect:
    """M10.4, M10.17: space by space, provoking nobody, to a safe space; every space is part of the path."""
    p, flight = me(s), FLIGHTS[word]
    start, left = p.at, spaces_left(s, flight)
    s.now.move -= flight.price
    while True:
        keys = ["land"] if p.at != start and safe(s, p.at, s.actor) else []
        keys += [f"step:{name}" for name in onward(s, flight, left, start)]
        key = yield Decision(s.actor, FLY, tuple(keys))
        if key == "land":
            return
        left -= 1
        s.now.move -= flight.each
        name = key.partition(":")[2]
        arrive(s, p.at + DIRECTIONS[name])
        tell(s, "mk-moved", who=s.actor, where=name, terrain=s.board[p.at].terrain)


def siege_goal(s: State, gone: Gone, far: int) -> Why | None:
    return None if siege_goals(s, far) else Why("M10.4", "mk-why-no-goal")


@step("tunnel", when=MOVING, why=siege_goal)
def _tunnel(s: State, far: int) -> Effect:
    """Underground Attack: an assault, or an attack on a hero (M10.12); repelled, one is where it began.

    The site's fortification does not count.
    """
    goals = siege_goals(s, far)
    keys = tuple(goal_key(s, to) + (f"#{at}" if at else "") for at, to in enumerate(goals))
    to = yield Decision(s.actor, PICK, keys, tuple(goals), on_map(zip(keys, goals, strict=True)))
    s.now.mods.append(OPEN_SITE)
    s.agenda.append(("emerge", to))


def goal_key(s: State, at: int) -> str:
    seat = rival_at(s, at)
    if seat >= 0:
        return f"rival:{s.players[seat].hero}"
    return "goal:volkare" if volkare_at(s, at) else f"goal:{s.board[at].site}"


@act("emerge")
def emerge(s: State, to: int) -> Effect:
    """M14.5: into a city alone, or a proposal to those who stand by it; M14.6: if nothing comes of that, once more."""
    if can_gather(s, to) and (yield company(s, to)) == "gather":
        s.now.mods.append(Mod("tunnel", to))
        s.agenda.append(("emerge", to))
        propose(s, "city", to, tokens_at(s, s.board[to].hold, GUARD))
    else:
        arrive(s, to)  # one step of the path (M10.17)
        s.agenda.append(("duel",) if rival_at(s, to) >= 0 else (assault_at(s, to), ()))


def company(s: State, to: int) -> Decision:
    """M14.5: alone into the city, or together with whoever stands by it."""
    partners = (("gather", s.players[seat].at) for seat in suitable(s, to))
    return Decision(s.actor, COMPANY, ("gather", "alone"), args=on_map((("alone", to), *partners)))


def can_gather(s: State, to: int) -> bool:
    """M14.5: whether a cooperative assault on a city that Underground Attack reaches can be proposed."""
    if rival_at(s, to) >= 0:
        return False
    garrison = tokens_at(s, s.board[to].hold, GUARD)
    return assault_at(s, to) == "besiege" and not why_no_company(s, me(s).at, to, len(garrison) > 1)


@step("bend", when=MOVING)
def _bend(s: State, far: int) -> None:
    """Space Bending: spaces and places two steps away count as adjacent this turn, and nobody is provoked."""
    s.now.mods.append(BENT)


@step("bend_time")
def _bend_time(s: State, turns: int) -> None:
    """Time Bending: this card is put aside, the other played ones come back to hand, another turn follows (M16.10)."""
    played = me(s).played
    s.now.returned = (*s.now.returned, (s.now.by if s.now.by in played else played[-1], "aside"))
    s.now.mods.append(BENT_TIME)
    s.now.another += turns


@step("calm", when=MOVING)
def _calm(s: State, by: int) -> None:
    """Calming the Weather, used by another: all terrain costs less this turn."""
    s.now.mods += [Mod("cheaper", by, 1, terrain) for terrain in ALL_TERRAIN]
