"""Motivation: the skills that may be used on any player's turn, and the window for them (M8.3, M9.1)."""

from __future__ import annotations

from ....core.decision import Decision, Effect, Kind
from ....core.events import tell
from ..agenda import auto
from ..play.tracks import draw_cards, gain_fame
from ..state import State, turn_of
from ..tables import SKILLS

RESPOND = Kind("mk.respond", "M9.1", at="skill", window=True)


def others(s: State) -> list[int]:
    """The other seats that are still in the game, clockwise from the active one."""
    clockwise = [(s.actor + n) % s.seats for n in range(1, s.seats)]
    return [seat for seat in clockwise if not s.players[seat].out]


def motivations(s: State, seat: int) -> list[int]:
    """M8.3, M8.8: the Motivation skills that a seat could use now."""
    p = s.players[seat]
    if p.motivated:
        return []
    return [skill for skill in p.skills if skill not in p.flipped and is_motivation(s.face[skill])]


def is_motivation(face: str) -> bool:
    return any(way.steps[0][0] == "motivate" for way in SKILLS[face].ways)


@auto("motivation")
def use_motivation(s: State, seat: int, skill: int) -> None:
    """M8.3: a Motivation on another player's turn."""
    _, n, colour = SKILLS[s.face[skill]].ways[0].steps[0]
    p = s.players[seat]
    p.flipped = (*p.flipped, skill)
    tell(s, "mk-used", who=seat, card=skill)
    motivate(s, seat, int(str(n)), str(colour))


def has_turn_left(s: State, seat: int) -> bool:
    """M3.3, M9.1: whether a seat still has a turn in this Round; nobody has before the Tactics are complete."""
    if s.place < 0:
        return False
    coming = [s.order[(s.place + n) % len(s.order)] for n in range(1, len(s.order) + 1)]
    if s.turns_left >= 0:
        coming = coming[: s.turns_left]
    if s.last_turns >= 0:
        coming = [actor for actor in coming if actor >= 0][: s.last_turns]
    return seat in coming


def warn(s: State, seats: list[int]) -> Effect:
    """M9.1: whoever will be hit may use a Motivation first, before anything of the effect is done.

    Skills lie open, so who is asked is no secret.
    """
    for seat in seats:
        skills = motivations(s, seat) if has_turn_left(s, seat) else []
        if skills:
            keys = ("pass", *(f"skill:{s.face[skill]}" for skill in skills))
            skill = yield Decision(seat, RESPOND, keys, ("pass", *skills))
            if skill != "pass":
                use_motivation(s, seat, skill)


def motivate(s: State, seat: int, n: int, colour: str) -> None:
    """M8.3: cards, on any player's turn; MR22: a token for whoever alone has the least Fame, in solo play too."""
    p = s.players[seat]
    turn = turn_of(s, seat)
    p.motivated = 2 if turn is not None and turn.phase != "before" else 1  # M8.8: the end of the next own turn
    draw_cards(s, seat, n)
    if all(other is p or other.out or other.fame > p.fame for other in s.players):
        if colour == "fame":  # Wolfhawk
            gain_fame(s, seat, 1)
        else:
            p.tokens.append(colour)
