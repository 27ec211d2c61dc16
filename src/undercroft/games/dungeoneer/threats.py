"""Threats and the window before a roll: D16, D18.2, R-59."""

from __future__ import annotations

from ...core.chance import below
from ...core.decision import Decision, Kind, ask
from ...core.events import tell
from ...core.lasting import Mod
from ...core.state import Step
from .card import CARDS
from .effects import ability_ready, answer_with, discard, heal, in_hand, may_hold, pay_glory, pay_peril, show
from .plays import may_drink, use_healing, why_not_heal
from .scores import readied, score
from .state import ABILITY, Attack, Roll, State, on, push, solo, without

ROLL = Kind("dg.roll", "D18.2", at="roll", window=True)

FOR_ROLLS = {
    "potion_of_speed": "hurry_for_roll",
    "potion_of_healing": "drink_for_roll",
    "telling_blow": "telling_blow",
    "dodge": "dodge",
    "ill_omen": "foretell",
}
"""The cards that are played before a roll, and the step that each is then."""
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
    s.rolls += (Roll(seat, stat, need, source, then, about, plus, omen),)
    push(s, ("cast",))
    window(s, s.active, 0)


def waiting_omen(s: State, plus: int) -> tuple[int, bool]:
    """R-56: alone, an Ill Omen waits for the next threat."""
    for pid in s.waiting:
        if s.face[pid] == "ill_omen":
            s.waiting = without(s.waiting, pid)
            discard(s, pid)
            return plus - 2, True
    return plus, False


def cast(s: State) -> None:
    """D16.1: die + score reaches the number, or it fails."""
    roll, s.rolls = s.rolls[-1], s.rolls[:-1]
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
    """R-59: from the active player to the left until all have passed in a row; only those who might act are asked."""
    roll = s.rolls[-1]
    for passes in range(quiet, s.seats):
        seat = (start + passes - quiet) % s.seats
        if not s.out >> seat & 1 and wanted(s, seat, roll):
            s.agenda.append(("roll", seat, passes))
            return


def wanted(s: State, seat: int, roll: Roll) -> bool:
    """R-59: whether the seat may do something before this roll, by the cards that lie open and those it might hold."""
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
    """Dodge: a Melee attack against one's own hero, before its roll."""
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
    found: dict[str, Step] = {"pass": ("no_change", seat, passes)}
    for word in cards:
        found[f"play:{word}"] = (FOR_ROLLS[word], seat)
    if seat == now.who and now.need and not now.passed and glory:
        if now.stat == "speed" and not now.sure and readied(s, seat, "surefooted") >= 0:
            found["use:surefooted"] = ("surefooted", seat)
        if can_pick(now) and readied(s, seat, "skeleton_key") >= 0:
            found["use:skeleton_key"] = ("skeleton_key", seat)
        if now.source in RUNE_SOURCES and glory >= 2 and ability_ready(s, seat, "warding_rune"):
            found["use:warding_rune"] = ("warding_rune", seat)
        if now.stat == "life" and not why_not_heal(s, seat):
            found["use:healing"] = ("heal_for_roll", seat)
    args = {"stat": now.stat, "need": now.need, "source": now.source}
    return ask(seat, ROLL, found, {**args, "whom": now.who if now.who >= 0 else s.active})


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


def no_change(s: State, seat: int, passes: int) -> None:
    """R-59: the next one is asked."""
    s.agenda.pop()
    window(s, (seat + 1) % s.seats, passes + 1)


def changed(s: State, seat: int, roll: Roll) -> None:
    """R-59: the roll has changed: whoever passed is asked once more."""
    s.agenda.pop()
    s.rolls = (*s.rolls[:-1], roll)
    window(s, (seat + 1) % s.seats, 0)


def surefooted(s: State, seat: int) -> None:
    """Surefooted: 1 Glory for +1 on a test of Speed, once per roll."""
    pay_glory(s, seat, 1)
    tell(s, "dg-uses", who=seat, what="surefooted")
    now = s.rolls[-1]
    changed(s, seat, now._replace(plus=now.plus + 1, sure=True))


def skeleton_key(s: State, seat: int) -> None:
    """Skeleton Key: 1 Glory opens a blocked exit without a roll."""
    pay_glory(s, seat, 1)
    tell(s, "dg-uses", who=seat, what="skeleton_key")
    changed(s, seat, s.rolls[-1]._replace(passed=True))


def warding_rune(s: State, seat: int) -> None:
    """Durgan's Warding Rune: 2 Glory for +2."""
    pay_glory(s, seat, 2)
    s.used[seat] |= ABILITY
    tell(s, "dg-uses", who=seat, what="warding_rune")
    now = s.rolls[-1]
    changed(s, seat, now._replace(plus=now.plus + 2))


def heal_for_roll(s: State, seat: int) -> None:
    """D16.1: Hemp's Healing before a test of Life."""
    use_healing(s, seat)
    changed(s, seat, s.rolls[-1])


def drink_for_roll(s: State, seat: int) -> None:
    """D16.1: a Potion of Healing before a test of Life."""
    answer_with(s, seat, "potion_of_healing")
    heal(s, seat, 2)
    changed(s, seat, s.rolls[-1])


def hurry_for_roll(s: State, seat: int) -> None:
    """D18.5: a Potion of Speed before a roll with Speed."""
    answer_with(s, seat, "potion_of_speed")
    speed_up(s, seat)
    changed(s, seat, s.rolls[-1])


def telling_blow(s: State, seat: int) -> None:
    """Telling Blow: +2 on a roll of a combat."""
    answer_with(s, seat, "telling_blow")
    now = s.rolls[-1]
    changed(s, seat, now._replace(plus=now.plus + 2))


def dodge(s: State, seat: int) -> None:
    """Dodge, R-60: the whole attack is avoided; no rolls are made."""
    s.agenda.pop()
    answer_with(s, seat, "dodge")
    assert s.combat is not None
    number = s.rolls[-1].about
    s.combat.attacks[number] = s.combat.attacks[number]._replace(off=True)


def foretell(s: State, seat: int) -> None:
    """Ill Omen, R-42: paid by the one who rolls. A Bane: who may hold Counter-Hex is asked first (R-63)."""
    s.agenda.pop()
    pid = in_hand(s, seat, "ill_omen")
    s.hand[seat] = without(s.hand[seat], pid)
    show(s, pid)
    whom = s.rolls[-1].who
    pay_peril(s, whom, CARDS["ill_omen"].cost)
    tell(s, "dg-bane-played", who=seat, whom=whom, card=pid)
    push(s, ("ask_hex", seat), ("bane_acts", seat, pid, ()), ("ask_roll", (seat + 1) % s.seats))


def ask_roll(s: State, start: int) -> None:
    """R-59: after a Bane, the window before the roll goes on."""
    window(s, start, 0)


def speed_up(s: State, seat: int) -> None:
    """D18.5, R-41: the Potion of Speed gives +2 Speed for the turn, or by option 2 AP instead."""
    if on(s, "potion_of_speed_gives_ap"):
        s.ap[seat] += 2
        s.fleeting[seat] += 2 if seat != s.active else 0
    else:
        s.lasting += (Mod("speed", 2, seat),)
