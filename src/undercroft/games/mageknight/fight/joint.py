"""Fights of several heroes: the proposal, the shares, each hero's combat, one outcome for all (M14.5-M14.9)."""

from __future__ import annotations

from ....core.decision import Decision, Kind, ask
from ....core.events import tell
from ..agenda import Answers, auto, menu
from ..play.acting import act_as, back_to
from ..play.movement import BARRED, arrive, cost, glean, provoked
from ..play.stacks import shuffled
from ..play.tracks import is_wound
from ..play.turn import BEFORE, begin_gains, between_turns, healings, tactic_uses, usual_dice
from ..records import Fight, Proposal
from ..state import State, me, turn_of
from ..tables import ENCOUNTERS
from ..things.deeds import things
from ..things.sinks import purchases
from ..world.groups import RAMPAGING, rampager, tokens_at
from ..world.hexes import on_map
from ..world.places import heroes_at, hold_spaces
from .foes import muster, open_combat

COMPANY = Kind("mk.company", "M14.5", at="turn")
INVITE = Kind("mk.invite", "M14.6", at="seat")
SHARE = Kind("mk.share", "M14.6")
AGREE = Kind("mk.agree", "M14.6")
ENTRY = Kind("mk.entry", "M14.8", at="turn")


# -- the proposal


def suitable(s: State, at: int) -> list[int]:
    """M14.5: who can be invited, by what all can see: next to the place, token face up, cards in hand.

    MR46: who has nothing but Wounds in hand can only refuse. MR45: who refused is not asked again this turn.
    """
    near = {spot for space in hold_spaces(s, at) for spot in s.board[space].near}
    return [
        seat
        for seat, p in enumerate(s.players)
        if seat != s.actor and p.at in near and p.hand and seat not in s.down and seat not in s.now.refused
    ]


def why_no_company(s: State, at: int, goal: int, enough: bool = True, few: str = "nobody") -> str:
    """M14.5, MR45: why the hero cannot propose a fight of several for a place; an empty word if it can."""
    if s.turns_left >= 0 or s.last_turns >= 0:
        return "late"
    if heroes_at(s, at, s.actor):
        return "alone"
    if s.actor in s.now.refused:
        return "again"
    if not enough:
        return few
    return "" if suitable(s, goal) else "nobody"


def propose(s: State, sort: str, at: int, tokens: tuple[int, ...], sizes: tuple[int, ...] = ()) -> None:
    """M14.6: the actor begins a proposal; nothing has happened until all agree. ML19.2: classes are shared apart."""
    s.proposal = Proposal(sort, at, tokens, (s.actor,), sizes=sizes or (len(tokens),))
    s.agenda.append(("invite",))


def proposal_of(s: State) -> Proposal:
    assert s.proposal is not None
    return s.proposal


@menu("invite")
def invite(s: State) -> Decision:
    """M14.6: one hero after the other, then the numbers; or nothing comes of it."""
    proposal = proposal_of(s)
    room = len(proposal.seats) < sum(proposal.sizes) or not ENCOUNTERS[proposal.sort].least
    last = max((seat for seat in proposal.seats if seat != s.actor), default=-1)
    free = {f"seat:seat_{seat}": seat for seat in suitable(s, proposal.at) if room and seat > last}
    found: Answers = {key: ("invite_seat", seat) for key, seat in free.items()}
    if len(proposal.seats) > 1:
        found["done"] = ("shares",)
    found["cancel"] = ("cancel",)
    return ask(s.actor, INVITE, found, on_map((key, s.players[seat].at) for key, seat in free.items()))


@auto("invite_seat")
def invite_seat(s: State, seat: int) -> None:
    proposal = proposal_of(s)
    s.proposal = proposal._replace(seats=(*proposal.seats, seat))


@auto("cancel")
def cancel(s: State) -> None:
    """M14.6, MR45: nothing happened, but whoever called it off does not propose again this turn."""
    s.agenda.pop()
    s.proposal = None
    s.now.refused = (*s.now.refused, s.actor)


@auto("shares")
def shares(s: State) -> None:
    """M14.8: in Round Order, whoever proposes first."""
    proposal = proposal_of(s)
    turns = turns_from(s, s.order.index(proposal.seats[0]))
    s.proposal = proposal._replace(seats=tuple(seat for seat in turns if seat in proposal.seats))
    s.agenda[-1] = ("share",)


def turns_from(s: State, place: int) -> tuple[int, ...]:
    """The Round Order, from a place on."""
    return s.order[place:] + s.order[:place]


@menu("share")
def share(s: State) -> Decision:
    """M14.6: how many defenders each faces, at least one; ML19.2: of each class, all of them assigned."""
    proposal = proposal_of(s)
    kinds = len(proposal.sizes)
    number, kind = divmod(len(proposal.numbers), kinds)
    left = [size - sum(proposal.numbers[rank::kinds]) for rank, size in enumerate(proposal.sizes)]
    later = len(proposal.seats) - number - 1
    own = sum(proposal.numbers[number * kinds :])
    each = ENCOUNTERS[proposal.sort].least
    most = min(left[kind], sum(left) - later * each)
    least = max(0, each - own - sum(left[kind + 1 :])) if later else most
    found: Answers = {f"amount:{n}": ("share_out", n) for n in range(least, most + 1)}
    args = {"whom": proposal.seats[number], "rank": kind + 1 if kinds > 1 else 0}
    return ask(proposal.seats[0], SHARE, found, args)


@auto("share_out")
def share_out(s: State, n: int) -> None:
    """M14.6: with the last number all who are invited are asked."""
    proposal = proposal_of(s)
    s.proposal = proposal = proposal._replace(numbers=(*proposal.numbers, n))
    if len(proposal.numbers) == len(proposal.seats) * len(proposal.sizes):
        s.agenda[-1] = (ENCOUNTERS[proposal.sort].begins,)
        s.agenda += [("agree", seat) for seat in reversed(proposal.seats[1:])]


@menu("agree")
def agree(s: State, seat: int) -> Decision:
    """M14.6: all must agree. M14.5: with nothing but Wounds in hand a hero cannot."""
    proposal = proposal_of(s)
    found: Answers = {}
    if any(not is_wound(s, card) for card in s.players[seat].hand):
        found["agree"] = ("done",)
    found["refuse"] = ("refuse", seat)
    kinds, number = len(proposal.sizes), proposal.seats.index(seat)
    args = {"who": proposal.seats[0], "count": sum(proposal.numbers[number * kinds : (number + 1) * kinds])}
    return ask(seat, AGREE, found, args)


@auto("refuse")
def refuse(s: State, seat: int) -> None:
    """M14.6, MR45: nothing happened; whoever proposed may go on, or ask others."""
    begins = ENCOUNTERS[proposal_of(s).sort].begins
    while s.agenda.pop()[0] != begins:
        pass
    s.proposal = None
    s.now.refused = (*s.now.refused, seat)
    tell(s, "mk-refuses", who=seat)


# -- the fight


@auto("set_out")
def set_out(s: State) -> None:
    """M14.7: tokens are turned down, defenders dealt unseen. M14.9: one outcome, then all end their turns in order."""
    proposal = proposal_of(s)
    s.proposal = None
    if s.agenda[-1][0] == "emerge":  # the way under ground that the initiator would have gone alone
        s.agenda.pop()
    assert s.agenda[-1] == ("turn",)
    s.agenda.pop()
    begin_fight(s, proposal.sort, proposal.at, proposal.tokens, proposal.seats, proposal.numbers)


def begin_fight(
    s: State, sort: str, at: int, tokens: tuple[int, ...], seats: tuple[int, ...], numbers: tuple[int, ...]
) -> None:
    """A fight of these seats, also of one alone. Dealing comes last: nobody is asked before the first charge.

    ML21.2, ML21.6: one after the other; the ends of turn, and with them the dice, come when all have fought.
    """
    s.down = (*s.down, *seats[1:])
    shares = deal_out(s, sort, tokens, seats, numbers)
    s.fight = Fight(sort, at, seats, tuple(s.players[seat].at for seat in seats), shares)
    dealt = ENCOUNTERS[sort].dealt
    if dealt is not None:
        dealt(s, s.fight)
    for seat in reversed(seats):
        s.agenda += [("turn",), ("as", seat)]
    s.agenda.append(("decide",))
    s.agenda += [("charge", number) for number in reversed(range(len(seats)))]


def deal_out(
    s: State, sort: str, tokens: tuple[int, ...], seats: tuple[int, ...], numbers: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """M14.7, ML19.2: what each faces: so many of each class, at random."""
    parts = ENCOUNTERS[sort].parts
    classes = parts(s) if parts is not None else (tokens,)
    piles = [list(shuffled(s, part) if len(seats) > 1 else part) for part in classes]
    shares: list[tuple[int, ...]] = []
    for number in range(len(seats)):
        mine: list[int] = []
        for pile, n in zip(piles, numbers[number * len(piles) :], strict=False):
            mine += pile[:n]
            del pile[:n]
        shares.append(tuple(mine))
    return tuple(shares)


def fight_of(s: State) -> Fight:
    assert s.fight is not None
    return s.fight


@auto("charge")
def charge(s: State, number: int) -> None:
    """M14.8: the next hero's whole combat, with everything that a turn allows; M9.1: and what comes before a turn."""
    seat = fight_of(s).seats[number]
    if number:
        act_as(s, seat, "joint")
        s.agenda.append(("ready", number))
    else:
        back_to(s, seat)
        s.now.phase, s.now.acted = "move", True
        s.agenda.append(("entry", number))


@menu("ready")
def ready(s: State, number: int) -> Decision:
    """M14.8, M9.1: what may be done before a turn; then the hero's part begins."""
    found: Answers = {"start": ("set_forth", number)}
    between_turns(s, found)
    return ask(s.actor, BEFORE, found)


@auto("set_forth")
def set_forth(s: State, number: int) -> None:
    """M14.8, M9.4: what a start of turn brings. M13.1: this takes the place of a turn, a village lies between again."""
    s.agenda[-1] = ("entry", number)
    me(s).plundered = s.now.searched = False
    s.now.dice_left = usual_dice(s)
    s.now.phase, s.now.acted, s.now.path = "move", True, [me(s).at]
    begin_gains(s)


@menu("entry")
def entry(s: State, number: int) -> Decision:
    """MR9: an ordinary step, paid with Move made now; who does not take it stays out.

    M14.8: healing comes before it, or is lost (M12.5), and so do Tactics.
    """
    found: Answers = {}
    things(s, "move", found)
    purchases(s, "move", found)
    tactic_uses(s, found)
    if s.now.healing:
        healings(s, found)
    if toll(s, me(s).at, gate(s)) <= s.now.move:
        found["storm"] = ("storm", number)
    found["stay"] = ("stay", number)
    return ask(s.actor, ENTRY, found)


FREE = "free_entry"


def toll(s: State, here: int, to: int) -> int:
    """MR9: what the step into the place costs; nothing if that was agreed on, or under ground (M14.5)."""
    price = cost(s, here, to)
    return 0 if price != BARRED and (FREE in s.rules.house or tunnelled(s) == to) else price


def tunnelled(s: State) -> int:
    """M14.5: the space to which Underground Attack leads whoever acts, -1 without it."""
    return next((mod.n for mod in reversed(s.now.mods) if mod.what == "tunnel"), -1)


@auto("storm")
def storm(s: State, number: int) -> None:
    """MR9, MK3.1: the step into the place is an ordinary one."""
    s.agenda[-1] = ("go_in", number)
    glean(s)


@auto("go_in")
def go_in(s: State, number: int) -> None:
    """M14.8, ML19.6: into the place, against the hero's own share, and those whom the step provokes, once each."""
    fight, here, to = fight_of(s), me(s).at, gate(s)
    s.now.move -= toll(s, here, to)
    on_it = [to] if rampager(s, to) else []  # XR31
    stirred = provoked(s, here, to) if tunnelled(s) < 0 else []
    angry = [at for at in (*stirred, *on_it) if at not in fight.met]
    arrive(s, to)
    onslaught(s, number, tuple(angry))


def gate(s: State) -> int:
    """MS20.11: the space by which the actor comes in: that of the fight, or another one of the same stronghold."""
    if tunnelled(s) >= 0:
        return tunnelled(s)
    at, near = fight_of(s).at, s.board[me(s).at].near
    return at if at in near else next((space for space in hold_spaces(s, at) if space in near), at)


def onslaught(s: State, number: int, angry: tuple[int, ...]) -> None:
    """M12.2, M14.8: the combat of one hero who is there now: its own share, and the rampaging enemies it provoked."""
    fight = fight_of(s)
    c = open_combat(s, fight.sort, me(s).at)
    joins = ENCOUNTERS[fight.sort].joins
    if joins is not None:
        joins(s, c, fight.shares[number])
    else:
        for token in fight.shares[number]:
            muster(s, c, token, ENCOUNTERS[fight.sort].side, c.at, walls=1)
    for at in angry:
        for token in tokens_at(s, at, RAMPAGING):
            muster(s, c, token, RAMPAGING, at)
    s.fight = fight._replace(met=(*fight.met, *angry))
    s.agenda += [("phase", "ranged"), ("join", 0)]


@auto("stay")
def stay(s: State, number: int) -> None:
    """MR9: the share of a hero who does not come is not defeated."""
    s.agenda.pop()
    s.now.phase = "after"
    remains(s, fight_of(s).shares[number])


def remains(s: State, tokens: tuple[int, ...]) -> None:
    """Defenders that nobody has defeated; the encounter's `settle` tells of those of a combat."""
    fight = fight_of(s)
    s.fight = fight._replace(left=(*fight.left, *tokens))


@auto("decide")
def decide(s: State) -> None:
    """M14.9: what has come of it for all."""
    fight = fight_of(s)
    then = ENCOUNTERS[fight.sort].decide
    assert then is not None
    then(s, fight)
    s.fight = None


def send_back(s: State, fight: Fight) -> None:
    """M14.9: all return to where they came from."""
    for seat, origin in zip(fight.seats, fight.froms, strict=True):
        s.players[seat].at = origin
        turn = turn_of(s, seat)
        if turn is not None and len(turn.path) > 1 and turn.path[-1] in hold_spaces(s, fight.at):
            turn.path.pop()
