"""General Volkare and his army in combat: heroes attack him, or he attacks them, one or several (ML15-ML21)."""

from __future__ import annotations

from ....core.chance import below
from ....core.decision import Decision, Kind, ask
from ....core.events import tell
from ....core.zones import create, reveal
from ..agenda import Answers, auto, menu
from ..fight.foes import muster, open_combat
from ..fight.joint import deal_out, fight_of, onslaught, proposal_of, propose, send_back, turns_from, why_no_company
from ..play.acting import terms_of
from ..play.movement import BARRED, entry
from ..play.stacks import draw, home_of
from ..play.tracks import last_turns, take_wound
from ..records import Combat, Fight, Foe, Proposal, Strike, Volkare
from ..state import State, me, without
from ..tables import (
    ACTIONS,
    DIE,
    ENCOUNTERS,
    ENEMIES,
    SET_OF,
    SIDES,
    Action,
    Encounter,
    Enemy,
    Side,
    enrol,
    in_play,
)
from ..world.groups import rampager
from ..world.places import CAMP, site_at, walled
from .city import conquer

BESET = Kind("mk.beset", "ML17.3", at="turn")
STAND = Kind("mk.stand", "ML20.2", at="seat")
ARMY, GENERAL = "army", "volkare"
ABILITIES = ("arcane_immunity", "assassination", "brutal")  # ML16.4, ML16.8

PERSONAL: dict[str, Strike] = {
    "red": Strike(3, "fire"),
    "blue": Strike(3, "ice"),
    "green": Strike(4, abilities=("poison",)),
    "white": Strike(3, abilities=("swift",)),
    "gold": Strike(3, "cold_fire"),
    "black": Strike(3, abilities=("paralyze",)),
}
"""ML16.3: his own attack, by the die."""

# -- the army

RANKS = ("white", "red", "gray", "green")
ELITE = 2  # so many of them
DIAL = {
    4: (0, 1, 1, 2), 5: (1, 1, 0, 2), 6: (1, 1, 0, 3), 7: (1, 2, 0, 2), 8: (1, 2, 1, 2), 9: (1, 2, 1, 3),
    10: (1, 2, 1, 5), 11: (2, 2, 0, 5), 12: (2, 2, 0, 6), 13: (2, 2, 0, 7), 14: (2, 3, 0, 6), 15: (2, 3, 1, 6),
}  # fmt: skip
"""ML15.3: how many tokens of each rank he has at a level."""


def army_of(level: int) -> dict[str, int]:
    """ML15.3, ML15.4, XR3: beyond the dial as few levels as possible, as equal as possible, are added up."""
    level = max(level, min(DIAL))
    parts = -(-level // max(DIAL))
    rows = [DIAL[level // parts + (n < level % parts)] for n in range(parts)]
    return {colour: sum(row[n] for row in rows) for n, colour in enumerate(RANKS)}


def volkare_of(s: State) -> Volkare:
    assert s.volkare is not None
    return s.volkare


def troops(s: State) -> dict[str, int]:
    """All that he has by rank, drawn or only counted."""
    v = volkare_of(s)
    colours = [ENEMIES[s.face[token]].colour for token in v.tokens]
    return {colour: n + colours.count(colour) for colour, n in v.army.items()}


def sizes(s: State) -> tuple[int, int]:
    """ML19.2: how many elite (white, red) and how many ordinary tokens (gray, green)."""
    counts = tuple(troops(s).values())
    return sum(counts[:ELITE]), sum(counts[ELITE:])


def call_up(s: State) -> tuple[tuple[int, ...], ...]:
    """MS13.5: tokens that were only counted are drawn. ML19.2: the elite, and the ordinary ones."""
    v = volkare_of(s)
    for colour, n in v.army.items():
        v.tokens += tuple(recruit(s, colour) for _ in range(n))
        v.army[colour] = 0
    elite = tuple(token for token in v.tokens if ENEMIES[s.face[token]].colour in RANKS[:ELITE])
    return elite, tuple(token for token in v.tokens if token not in elite)


def recruit(s: State, colour: str) -> int:
    """XR4: a token of the pile; beyond that any of its colour, which goes when it is defeated."""
    token = draw(s, colour)
    if token < 0:
        kinds = {face: enemy for face, enemy in in_play(ENEMIES, s.options).items() if enemy.pile == colour}
        faces = [face for face, enemy in kinds.items() for _ in range(enemy.copies)]
        token = create(s, [faces[below(s, len(faces), "army")]])[0]
        volkare_of(s).lent += (token,)
    return token


def beaten(s: State) -> bool:
    """ML16.6: he is defeated exactly when his whole army is. MS13.33, MS14.1, SR6: before the last Round ends."""
    return not sum(troops(s).values())


# -- a combat


def ready(s: State, fight: Fight) -> None:
    """ML16.3, ML19.3, ML21.1: the die is rolled once for all who fight, and all shares are turned up.

    ML21.3: plans may change until then; what has been rolled or seen cannot be taken back.
    """
    volkare_of(s).die = DIE[below(s, 6, "die")]
    tell(s, "mk-volkare-die", colour=volkare_of(s).die)
    show(s, fight)


def show(s: State, fight: Fight) -> None:
    for share in fight.shares:
        for token in share:
            reveal(s, token)


def line_up(s: State, c: Combat, tokens: tuple[int, ...], walls: int) -> None:
    """ML16.1, ML16.2, ML16.4, ML16.5: these tokens of his army, and himself.

    ML16.6, ML16.8: nobody can aim at him, and no effect reaches him.
    """
    v = volkare_of(s)
    for token in tokens:
        muster(s, c, token, ARMY, c.at, walls)
    strike = PERSONAL[v.die]
    muster(s, c, v.token, GENERAL, c.at)
    c.foes[-1] = c.foes[-1]._replace(strikes=(strike._replace(abilities=strike.abilities + ABILITIES),))


def felled(s: State, c: Combat, foe: Foe) -> None:
    """ML16.10: gone for good. ML16.7, ML19.8: with the last of them he does not attack this hero any more."""
    v = volkare_of(s)
    v.tokens, v.lost = without(v.tokens, foe.token), v.lost + 1
    if foe.token in v.lent:
        pile = home_of(s, ENEMIES[s.face[foe.token]].pile)
        s.discards[pile] = without(s.discards[pile], foe.token)
    if all(other.beaten for other in c.foes if other.side == ARMY):
        c.foes = [other._replace(beaten=True) if other.side == GENERAL else other for other in c.foes]


def settle(s: State, c: Combat) -> None:
    """ML16.10: what is left of the army is known. ML22.5, XE15, XR34: at his camp this hero's shields are counted."""
    hold = s.holds.get(c.at)
    if hold is not None and hold.kind == CAMP:
        fallen = [ENEMIES[s.face[foe.token]].colour for foe in c.foes if foe.side == ARMY and foe.beaten]
        elite = sum(colour in RANKS[:ELITE] for colour in fallen)
        shields = (s.actor,) * (elite + (len(fallen) - elite) // 2)
        s.holds[c.at] = hold._replace(shields=hold.shields + shields)


def triumph(s: State) -> None:
    """ML18.6, MS13.33, SR16: his figure leaves the map; every hero has one more turn (SR18)."""
    volkare_of(s).at = -1
    tell(s, "mk-volkare-beaten")
    if s.last_turns < 0:
        last_turns(s)


# -- heroes attack him


@auto("attack_volkare")
def attack_volkare(s: State, angry: tuple[int, ...]) -> None:
    """ML18.1, ML18.2, ML18.4, ML22.4: the hero stepped on his space: no Reputation is lost, the provoked join."""
    at = me(s).at
    elite, ordinary = call_up(s)
    s.fight = Fight("volkare", at, (s.actor,), (s.now.path[-2],), (elite + ordinary,))
    ready(s, s.fight)
    s.agenda.append(("decide",))
    onslaught(s, 0, (*angry, *([at] if rampager(s, at) else [])))  # XR31


def joins(s: State, c: Combat, tokens: tuple[int, ...]) -> None:
    """ML18.3, ML19.4: an assault. ML16.9, ML18.5, ML19.5, XR6: fortified by a fortified site, and by a wall crossed."""
    tell(s, "mk-attacks-volkare", who=s.actor)
    line_up(s, c, tokens, (site_at(s, c.at).sort == "fortified") + walled(s, s.now.path[-2], c.at))


def decide(s: State, fight: Fight) -> None:
    """ML18.6, ML19.7: beaten, the one who began stands there and others return; otherwise all return.

    MS13.32, MS15.11: that moves him nowhere; whether it slows him is the scenario's. ML22.6: or his camp is conquered.
    """
    if beaten(s):
        send_back(s, fight._replace(seats=fight.seats[1:], froms=fight.froms[1:]))
        if fight.at in s.holds and s.holds[fight.at].kind == CAMP:
            volkare_of(s).at = -1
            conquer(s, fight)
        else:
            triumph(s)
    else:
        send_back(s, fight)
        tell(s, "mk-volkare-stands")


def why_no_raid(s: State, at: int) -> str:
    """ML19.1, M14.5: why the hero cannot propose a cooperative assault on him; an empty word if it can."""
    if s.volkare is None or s.volkare.at not in s.board[at].near or entry(s, s.volkare.at) == BARRED:
        return "far"
    return why_no_company(s, at, s.volkare.at, sum(sizes(s)) > 1)


@auto("raid")
def raid(s: State) -> None:
    """ML19.1, M14.6: a proposal to heroes next to him; his tokens are drawn when all have agreed."""
    propose(s, "volkare", volkare_of(s).at, (), sizes(s))


ACTIONS["raid"] = Action(
    lambda site: True, lambda s, at: s.volkare is not None and not why_no_raid(s, at), proposal=True
)

# -- he attacks heroes


def assail(s: State, flights: dict[int, str]) -> None:
    """ML17.1, ML20.1: he attacks; each of these heroes says whether to fight, or else to do what stands here."""
    v = volkare_of(s)
    v.facing, v.die = (), ""
    s.agenda.append(("marshal",))
    s.agenda += [("beset", seat, flights[seat]) for seat in reversed(soonest(s)) if seat in flights]


def soonest(s: State) -> tuple[int, ...]:
    """ML20.5: the Round Order from whoever's turn comes next."""
    return turns_from(s, (s.place + 1) % len(s.order))


@menu("beset")
def beset(s: State, seat: int, flight: str) -> Decision:
    """ML17.3, SR29: fight, or what the scenario offers instead."""
    found: Answers = {"fight": ("face_volkare", seat), flight: (flight, seat)}
    return ask(seat, BESET, found, {"count": price_of_flight(s) if flight == "retreat" else 0})


@auto("face_volkare")
def face_volkare(s: State, seat: int) -> None:
    s.agenda.pop()
    volkare_of(s).facing += (seat,)


def price_of_flight(s: State) -> int:
    """MS13.30, SE7: 2 Wounds in the first Day and Night, 3 in the second, 4 in the third."""
    return 1 + (s.round + 1) // 2


@auto("retreat")
def retreat(s: State, seat: int) -> None:
    """MS13.30, SR36: Wounds to hand, and no combat."""
    s.agenda.pop()
    tell(s, "mk-retreats", who=seat, count=price_of_flight(s))
    for _ in range(price_of_flight(s)):
        take_wound(s, seat)


@auto("stand_aside")
def stand_aside(s: State, seat: int) -> None:
    """SR29: a hero in the city who does not defend it suffers nothing."""
    s.agenda.pop()


@auto("marshal")
def marshal(s: State) -> None:
    """ML20.2, XR32: those who stand together fight first; whoever is left faces what is left of the army."""
    v = volkare_of(s)
    if not v.facing or beaten(s):
        return
    s.agenda.append(("marshal",))
    s.proposal = Proposal("defence", s.players[v.facing[0]].at, (), v.facing[:1], sizes=sizes(s))
    others = [seat for seat in v.facing[1:] if seat not in s.now.refused]
    if others and sum(sizes(s)) > 1:
        s.agenda.append(("stand_together",))
    else:
        hold_alone(s)


@menu("stand_together")
def stand_together(s: State) -> Decision:
    """ML20.2, XR49: whose turn comes soonest asks others to stand with them, or fights alone."""
    proposal, v = proposal_of(s), volkare_of(s)
    found: Answers = {}
    if len(proposal.seats) < sum(proposal.sizes):
        for seat in v.facing[v.facing.index(proposal.seats[-1]) + 1 :]:
            if seat not in s.now.refused:
                found[f"seat:seat_{seat}"] = ("invite_seat", seat)
    if len(proposal.seats) > 1:
        found["done"] = ("shares",)
    found["alone"] = ("stand_alone",)
    return ask(proposal.seats[0], STAND, found)


@auto("stand_alone")
def stand_alone(s: State) -> None:
    s.agenda.pop()
    hold_alone(s)


def hold_alone(s: State) -> None:
    """ML17: one hero against all that he has."""
    proposal = proposal_of(s)
    s.proposal = proposal._replace(seats=proposal.seats[:1], numbers=proposal.sizes)
    hold_out(s)


@auto("hold_out")
def hold_out(s: State) -> None:
    """ML20.3, ML20.5, XR32: the shares are dealt; each fights where they stand.

    ML20.4, XR48: how somebody attends is asked when that combat comes.
    """
    proposal, v = proposal_of(s), volkare_of(s)
    s.proposal = None
    seats = proposal.seats
    shares = deal_out(s, "defence", (), seats, proposal.numbers)
    s.fight = Fight("defence", proposal.at, seats, tuple(s.players[seat].at for seat in seats), shares)
    if v.die:
        show(s, s.fight)
    else:
        ready(s, s.fight)
    v.facing = tuple(seat for seat in v.facing if seat not in seats)
    s.agenda.append(("decide",))
    for number in reversed(range(len(seats))):
        s.agenda += [("as", -1), ("hold_line", number), ("attend", seats[number], "partial")]


@auto("hold_line")
def hold_line(s: State, number: int) -> None:
    """ML2.6, ML17.2, ML17.4, XR43: no site or wall counts. SR35: who attends fully ends the turn when his is over."""
    v, fight = volkare_of(s), fight_of(s)
    if terms_of(s).ends:
        v.met += (s.actor,)
    else:
        s.agenda.append(("leave",))
    s.now.path = [me(s).at]
    line_up(s, open_combat(s, "defence", me(s).at), fight.shares[number], 0)
    s.agenda.append(("phase", "ranged"))


def defended(s: State, fight: Fight) -> None:
    """ML17.6, ML20.6, SR16: if nothing of his army is left, the heroes have won."""
    if beaten(s):
        triumph(s)


enrol(ENEMIES, {GENERAL: Enemy("white", 0, 0, 0, abilities=ABILITIES)}, __name__)
SET_OF[GENERAL] = "lost_legion"
SIDES[ARMY] = Side(felled, alike=True)
SIDES[GENERAL] = Side(enemy=False, immune=True, beyond=True)
ENCOUNTERS["volkare"] = Encounter(
    settle, side=ARMY, decide=decide, joins=joins, parts=call_up, dealt=ready, assault=True
)
ENCOUNTERS["defence"] = Encounter(settle, side=ARMY, decide=defended, parts=call_up, begins="hold_out")
