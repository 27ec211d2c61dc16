"""Threats and the window before a roll: D16, D18.2, R-59."""

from __future__ import annotations

from ...core.chance import below
from ...core.decision import Decision, Kind
from ...core.events import tell
from .cards.model import CARDS
from .plays import may_drink, use_healing, why_not_heal
from .scores import readied, score
from .state import ABILITY, Attack, Roll, State, on, push, solo
from .verbs import ability_ready, discard, heal, in_hand, may_hold, pay_glory, pay_peril, show

ROLL = Kind("dg.roll", "D18.2", at="roll", window=True)

FOR_ROLLS = ("potion_of_speed", "potion_of_healing", "telling_blow", "dodge", "ill_omen")
RUNE_SOURCES = ("exit", "barrier", "trap", "quest")
"""What Durgan's Warding Rune helps against."""


def test(s: State, seat: int, stat: str, need: int, source: str, then: str, about: int = 0) -> None:
    """D16.1, D16.3: a hero must make a threat; whoever may change the roll is asked first. `then` gets the outcome.

    D11.8: trap exits are no trap cards: Trap Sense does not help there.
    """
    plus = 2 if source == "trap" and readied(s, seat, "trap_sense") >= 0 else 0
    omen = False
    if solo(s):
        plus, omen = waiting_omen(s, plus)
    s.rolls.append(Roll(seat, stat, need, source, then, about, plus, omen))
    push(s, ("cast",))
    window(s, s.active, 0)


def waiting_omen(s: State, plus: int) -> tuple[int, bool]:
    """R-56: alone, an Ill Omen waits for the next threat."""
    for pid in s.waiting:
        if s.face[pid] == "ill_omen":
            s.waiting.remove(pid)
            discard(s, pid)
            return plus - 2, True
    return plus, False


def cast(s: State) -> None:
    """D16.1: die + score reaches the number, or it fails."""
    roll = s.rolls.pop()
    passed = roll.passed
    if not passed:
        die = below(s, 6, "die") + 1
        total = die + score(s, roll.who, roll.stat) + roll.plus
        passed = total >= roll.need
        tell(
            s,
            "dg-passed" if passed else "dg-failed",
            who=roll.who,
            die=die,
            total=total,
            need=roll.need,
            stat=roll.stat,
        )
    s.agenda.append((roll.then, roll.who, roll.about, int(passed)))


# -- the window


def window(s: State, start: int, quiet: int) -> None:
    """R-59: from the active player to the left, until all passed in a row. Asked is who by public facts may act."""
    roll = s.rolls[-1]
    for passes in range(quiet, s.seats):
        seat = (start + passes - quiet) % s.seats
        if not s.out >> seat & 1 and wanted(s, seat, roll):
            s.agenda.append(("roll", seat, passes))
            return


def wanted(s: State, seat: int, roll: Roll) -> bool:
    """R-59: whether the seat may do something before this roll, by cards that lie open and by what it might hold."""
    glory = s.glory[seat]
    if seat != roll.who:
        if roll.need:
            return s.peril[roll.who] - s.reserved[roll.who] >= 2 and not roll.omen and may_hold(s, seat, "ill_omen")
        return glory >= 1 and roll.source == "attack" and can_dodge(s, seat, roll) and may_hold(s, seat, "dodge")
    if not glory:
        return False
    if roll.stat == "life" and (may_drink(s, seat) or not why_not_heal(s, seat)):  # a test of Life (D16.1)
        return True
    if roll.need == 0:
        return glory >= 2 and (
            may_hold(s, seat, "telling_blow") or (roll.stat == "speed" and may_hold(s, seat, "potion_of_speed"))
        )
    if roll.passed:
        return False
    if roll.stat == "speed" and (
        (glory >= 2 and may_hold(s, seat, "potion_of_speed")) or (not roll.sure and readied(s, seat, "surefooted") >= 0)
    ):
        return True
    if roll.source in RUNE_SOURCES and glory >= 2 and ability_ready(s, seat, "warding_rune"):
        return True
    return can_pick(roll) and readied(s, seat, "skeleton_key") >= 0


def can_dodge(s: State, seat: int, roll: Roll) -> bool:
    """Dodge: a Melee attack against the own hero, before its roll."""
    return roll.stat == "melee" and attack_of(s, roll).seat == seat


def can_pick(roll: Roll) -> bool:
    """Skeleton Key: for blocked exits only, not for trap exits."""
    return roll.source == "exit" and roll.then == "unblocked"


def attack_of(s: State, roll: Roll) -> Attack:
    assert s.combat is not None
    return s.combat.attacks[roll.about]


def roll(s: State, seat: int, passes: int) -> Decision:
    """D18.2: what changes a roll is announced before it."""
    now = s.rolls[-1]
    glory = s.glory[seat]
    cards = [word for word in FOR_ROLLS if in_hand(s, seat, word) >= 0 and not why_not_now(s, seat, word, now)]
    keys = ["pass", *(f"play:{word}" for word in cards)]
    if seat == now.who and now.need and not now.passed and glory:
        if now.stat == "speed" and not now.sure and readied(s, seat, "surefooted") >= 0:
            keys.append("use:surefooted")
        if can_pick(now) and readied(s, seat, "skeleton_key") >= 0:
            keys.append("use:skeleton_key")
        if now.source in RUNE_SOURCES and glory >= 2 and ability_ready(s, seat, "warding_rune"):
            keys.append("use:warding_rune")
        if now.stat == "life" and not why_not_heal(s, seat):
            keys.append("use:healing")
    args = {"stat": now.stat, "need": now.need, "source": now.source}
    return Decision(seat, ROLL, tuple(keys), args={**args, "whom": now.who if now.who >= 0 else s.active})


def why_not_now(s: State, seat: int, word: str, now: Roll) -> str:
    """Why a card for rolls cannot be played before this one, as a code; empty if it can."""
    cost = CARDS[word].cost
    if word == "ill_omen":
        if not now.need or seat == now.who:
            return "omen"
        return "omen-twice" if now.omen else "peril" if s.peril[now.who] - s.reserved[now.who] < cost else ""
    if s.glory[seat] < cost:
        return "glory"
    if word == "dodge":
        return "" if now.source == "attack" and can_dodge(s, seat, now) else "dodge"
    if seat != now.who or now.passed:
        return "roll"
    if word == "telling_blow":
        return "blow" if now.need else ""
    if word == "potion_of_healing":
        return "roll" if now.stat != "life" else "" if may_drink(s, seat) else "healthy"
    return "" if now.stat == "speed" else "roll"


def take_roll(s: State, answer: str, seat: int, passes: int) -> None:
    s.agenda.pop()
    if answer == "pass":
        window(s, (seat + 1) % s.seats, passes + 1)
        return
    verb, _, word = answer.partition(":")
    now = s.rolls[-1]
    if word == "healing":
        use_healing(s, seat)
    elif verb == "use":
        pay_glory(s, seat, 2 if word == "warding_rune" else 1)
        if word == "surefooted":
            now = now._replace(plus=now.plus + 1, sure=True)
        elif word == "skeleton_key":
            now = now._replace(passed=True)
        else:
            s.used[seat] |= ABILITY
            now = now._replace(plus=now.plus + 2)
        tell(s, "dg-uses", who=seat, what=word)
    else:
        pid = in_hand(s, seat, word)
        s.hand[seat].remove(pid)
        show(s, pid)
        if word == "ill_omen":
            foretell(s, seat, pid)
            return
        tell(s, "dg-plays", who=seat, card=pid)
        discard(s, pid)
        pay_glory(s, seat, CARDS[word].cost)
        if word == "telling_blow":
            now = now._replace(plus=now.plus + 2)
        elif word == "dodge":
            avoid(s, now.about)
            return
        elif word == "potion_of_healing":
            heal(s, seat, 2)
        else:
            speed_up(s, seat)
    s.rolls[-1] = now
    window(s, (seat + 1) % s.seats, 0)


def foretell(s: State, seat: int, pid: int) -> None:
    """Ill Omen, R-42: paid by the one who rolls. A Bane: who may hold Counter-Hex is asked first (R-63)."""
    whom = s.rolls[-1].who
    pay_peril(s, whom, CARDS["ill_omen"].cost)
    tell(s, "dg-bane-played", who=seat, whom=whom, card=pid)
    push(s, ("ask_hex", seat), ("bane_acts", seat, pid, ()), ("ask_roll", (seat + 1) % s.seats))


def ask_roll(s: State, start: int) -> None:
    """R-59: after a Bane, the window before the roll goes on."""
    window(s, start, 0)


def avoid(s: State, number: int) -> None:
    """Dodge, R-60: the whole attack is avoided; no rolls are made."""
    assert s.combat is not None
    s.combat.attacks[number] = s.combat.attacks[number]._replace(off=True)


def speed_up(s: State, seat: int) -> None:
    """D18.5, R-41: the Potion of Speed gives +2 Speed for the turn, or by option 2 AP instead."""
    if on(s, "potion_of_speed_gives_ap"):
        s.ap[seat] += 2
        s.fleeting[seat] += 2 if seat != s.active else 0
    else:
        s.lasting.append(("speed", seat, 2))
