"""The end of the match: who has won, and which cards it has met. D1, D21.1, R-02, R-50."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ...core.events import tell
from ...core.registry import Result, ScoreLine
from .dungeon import HOME
from .state import State, alive, solo

QUESTS_TO_WIN = 3


def last(s: State) -> None:
    """D1.3: the last hero standing wins at once. R-02: with nobody left it is a draw of those who died last."""
    dying, s.dying = s.dying, ()
    left = alive(s)
    if solo(s):
        if not left:
            finish(s, [], "dg-end-defeated")  # D21.1
    elif len(left) == 1:
        finish(s, left, "dg-end-last")
    elif not left:
        finish(s, dying, "dg-end-nobody")


def finish(s: State, winners: Sequence[int], reason: str) -> None:
    """D1.2, D1.3: the match is over at once."""
    s.winners, s.reason = tuple(winners), reason
    s.agenda.clear()
    for seat in winners:
        tell(s, "dg-wins", who=seat, reason=reason[3:])
    if not winners:
        tell(s, "dg-nobody-wins", reason=reason[3:])


def cap(s: State) -> None:
    """R-50, D1.6: the rounds are over: most quests, then Life, then Glory; what is equal is shared."""
    if solo(s):
        finish(s, [], "dg-end-cap")
        return
    rank = {seat: (len(s.done[seat]), s.life[seat], s.glory[seat]) for seat in alive(s)}
    best = max(rank.values())
    finish(s, [seat for seat in rank if rank[seat] == best], "dg-end-cap")


def won(s: State, seat: int) -> bool:
    """D1.2: three quests win at once; D21.1: alone, only back at the Entrance."""
    if len(s.done[seat]) < QUESTS_TO_WIN or s.out >> seat & 1:
        return False
    return not solo(s) or s.where[seat] == s.cells[HOME]


def result(s: State) -> Result:
    """D1.2, D1.3: who won; the score is the number of completed quests."""
    return Result(s.winners, tuple(float(len(done)) for done in s.done), s.reason)


def breakdown(s: State) -> list[ScoreLine]:
    """D1.2: the quests one by one; R-50: what settles a tie when the rounds are over."""
    done = dict.fromkeys(s.face[pid] for mine in s.done for pid in mine)
    names = [[s.face[pid] for pid in mine] for mine in s.done]
    quests = [
        ScoreLine("dg-score-quest", tuple(float(mine.count(word)) for mine in names), {"what": word}, "dg-score-quests")
        for word in done
    ]
    rest = {"life": s.life, "glory": s.glory, "level": s.level}
    told = [ScoreLine(f"dg-score-{what}", tuple(map(float, values)), counts=False) for what, values in rest.items()]
    return [*quests, *told]


def out(s: State) -> Sequence[int]:
    """D1.4: the seats whose heroes are defeated."""
    return [seat for seat in range(s.seats) if s.out >> seat & 1]


def heroes(s: State) -> Sequence[str]:
    return s.hero


def tally(s: State) -> Mapping[str, int]:
    """How often each card of a finished match was met: played, placed, completed; heroes who took part."""
    return Counter([*(s.face[pid] for pid in (*s.played, *s.cells.values())), *(hero for hero in s.hero if hero)])
