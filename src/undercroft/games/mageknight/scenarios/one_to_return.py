"""MS12: One to Return. The portal closes; who stands there when the last Night ends goes home."""

from __future__ import annotations

from ....core.events import tell
from ....core.zones import create, knows, look, shuffle
from ..play.rounds import leave_game
from ..play.scoring import Rows, parties
from ..rules import Hooks, Plan, Scenario
from ..state import State, day, lay_over
from ..tables import Ground
from ..world.hexes import ORIGIN

EPIC = "epic"
CHOSEN = "chosen_"
"""`s.tally` has for each team the token that names its chosen hero."""


def choose_heroes(s: State) -> None:
    """MS12.2: each team draws, for itself alone, which of its heroes has to return."""
    for number, team in enumerate(s.teams):
        lots = create(s, [f"seat_{seat}" for seat in team], known=0)
        shuffle(s, lots)
        s.tally[f"{CHOSEN}{number}"] = lots[0]
        for seat in team:
            look(s, lots[0], seat)


def is_chosen(s: State, seat: int, viewer: int) -> bool:
    """MS12.2: whether a viewer knows that this hero has to return."""
    lots = [s.tally[f"{CHOSEN}{number}"] for number in range(len(s.teams)) if f"{CHOSEN}{number}" in s.tally]
    return any(knows(s, lot, viewer) and s.face[lot] == f"seat_{seat}" for lot in lots)


def close_portal(s: State) -> None:
    """MS12.1: at the end of the first Day whoever is on it is eliminated; then it is a space like others."""
    if not day(s) or not s.board[ORIGIN].site:
        return
    lay_over(s, ORIGIN, Ground("plains"))
    tell(s, "mk-portal-closes")
    for seat, p in enumerate(s.players):
        if p.at in (-1, ORIGIN):
            leave_game(s, seat)
    if all(p.out for p in s.players):
        s.agenda = [("finish",)]


def home(s: State) -> tuple[int, ...]:
    """MS12, SE21: who stands on the portal space. MS12.2: a team wins with its chosen hero only."""
    there = [seat for seat, p in enumerate(s.players) if p.at == ORIGIN and not p.out]
    if not s.teams:
        return tuple(there)
    chosen = [f"seat_{seat}" for seat in there]
    return tuple(
        seat for number, team in enumerate(s.teams) if s.face[s.tally[f"{CHOSEN}{number}"]] in chosen for seat in team
    )


def score(s: State, rows: Rows) -> None:
    """MS12: Fame does not matter."""
    for row, side in zip(rows, parties(s), strict=True):
        row.clear()
        row["portal"] = int(side[0] in home(s))


def by_level(plan: Plan, level: str) -> Plan:
    """MS12.2: epic has six Rounds, one more tile of each type, cities of level 4."""
    if level != EPIC:
        return plan
    countryside, cities, others = (
        tuple(n + 1 for n in numbers) for numbers in (plan.countryside, plan.cities, plan.others)
    )
    return plan._replace(rounds=(6,), levels=((4,),), countryside=countryside, cities=cities, others=others)


RIVALS = Plan(
    "competitive",
    players=(2, 4),
    rounds=(4,),
    shapes=("wedge",),
    countryside=(7, 8, 10),
    cities=(1, 2, 3),
    others=(1, 2, 3),
    levels=((3,),),
    counted=True,
)
TEAMS = RIVALS._replace(mode="teams", players=(4, 4), countryside=(10,), cities=(3,), others=(3,))
ONE_TO_RETURN = Scenario(
    "one_to_return",
    (RIVALS, TEAMS),
    Hooks(set_up=choose_heroes, round_end=close_portal, score=score, winners=home),
    levels=(EPIC,),
    by_level=by_level,
)
