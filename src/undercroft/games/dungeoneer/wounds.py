"""Wounds, defeat and the end of the match: D1, D15.10, R-01, R-02, R-54, R-59, R-60."""

from __future__ import annotations

from ...core.chance import below
from ...core.decision import Decision, Kind
from ...core.events import tell
from ...core.registry import Result, ScoreLine
from .cards.model import HEROES
from .dungeon import HOME
from .plays import may_drink, use_healing, why_not_heal
from .scores import readied
from .state import MAIL, State, alive, left_of, on, push, solo
from .verbs import discard, drop_attached, fall, heal, in_hand, leave_play, pay_glory, show

WOUND = Kind("dg.wound", "D15.10", at="gear", window=True)
PICK = Kind("dg.pick", "D20.3", at="hero")

QUESTS_TO_WIN = 3
FATE = frozenset((
    "step", "entry", "barrier", "greet",
    "reply", "respond", "ask_challenge", "challenge",
    "harm", "wound", "fall", "cage", "push", "trip", "gnash", "leech", "peril", "lose_glory", "unsave", "forget",
    "spring",
))  # fmt: skip
"""R-65: steps that a hero has before it: of a move, of a combat, of a blow, of a trap. A defeated hero has not."""


def harm(s: State, seat: int, amount: int, by: int = -1) -> None:
    """D15.10: wounds are about to be taken; `by`: the number of the attack that deals them, -1 outside combat.

    R-59: asked is who, by what lies open, may prevent or heal.
    """
    if s.out >> seat & 1 or amount <= 0:
        return
    if guards(s, seat, amount, by) or may_drink(s, seat) or not why_not_heal(s, seat):
        push(s, ("wound", seat, amount, by))
    else:
        land(s, seat, amount, by)


def guards(s: State, seat: int, amount: int, by: int) -> list[str]:
    """The readied cards that could prevent wounds now."""
    found = []
    if readied(s, seat, "guarding_cloak") >= 0:
        found.append("guarding_cloak")
    if by >= 0 and not s.used[seat] & MAIL and readied(s, seat, "runed_mail") >= 0:
        found.append("runed_mail")
    if amount >= s.life[seat] and readied(s, seat, "heartstone_amulet") >= 0:
        found.append("heartstone_amulet")
    return found


def wound(s: State, seat: int, amount: int, by: int) -> Decision:
    """R-59, D13.3: a wound is about to be taken. It is healed before: a defeat already suffered is not undone."""
    keys = [f"use:{word}" for word in guards(s, seat, amount, by)]
    if not why_not_heal(s, seat):
        keys.append("use:healing")
    if may_drink(s, seat) and in_hand(s, seat, "potion_of_healing") >= 0:
        keys.append("play:potion_of_healing")
    return Decision(seat, WOUND, ("pass", *keys), args={"amount": amount, "life": s.life[seat]})


def take_wound(s: State, answer: str, seat: int, amount: int, by: int) -> None:
    """R-60: what is prevented is wounds; the rest of the blow still happens."""
    s.agenda.pop()
    if answer == "pass":
        land(s, seat, amount, by)
        return
    word = answer.partition(":")[2]
    if word != "healing":
        tell(s, "dg-guards", who=seat, what=word)
    if word == "healing":
        use_healing(s, seat)
    elif word == "guarding_cloak":
        amount -= 1
        leave_play(s, seat, readied(s, seat, word))
    elif word == "heartstone_amulet":  # all wounds beyond 1 remaining Life; the hero falls
        amount = s.life[seat] - 1
        leave_play(s, seat, readied(s, seat, word))
        fall(s, seat)
    elif word == "runed_mail":
        s.used[seat] |= MAIL
        die = below(s, 6, "die") + 1
        tell(s, "dg-rolls", who=seat, die=die)
        amount -= die >= 5
    else:
        pid = in_hand(s, seat, word)
        pay_glory(s, seat, 3)
        s.hand[seat].remove(pid)
        show(s, pid)
        discard(s, pid)
        heal(s, seat, 2)
    push(s, ("harm", seat, amount, by))


def land(s: State, seat: int, amount: int, by: int) -> None:
    """D15.10: Life goes down; at 0 the hero is defeated. D15.13: what a played monster deals counts for its owner."""
    taken = min(amount, s.life[seat])
    s.life[seat] -= taken
    tell(s, "dg-wounded", who=seat, amount=taken, life=s.life[seat])
    fight = s.combat
    if by >= 0 and fight is not None and fight.owner >= 0:
        attack = fight.attacks[by]
        if (attack.card if attack.seat == seat else attack.prey) >= 0:
            fight.dealt += taken
    if s.life[seat] == 0:
        defeat(s, seat)
        place = len(s.agenda)
        while place and s.agenda[place - 1][0] == "harm":  # the same blow falls on others first
            place -= 1
        s.agenda.insert(place, ("last",))


def defeat(s: State, seat: int) -> None:
    """D1.4, R-01: the hero is defeated, its player out of the game; R-54: or a new hero comes (D20.2)."""
    tell(s, "dg-defeated", who=seat, hero=s.hero[seat])
    again = on(s, "resurrection") and bool(s.box) and not solo(s)
    for zone in (s.hand[seat], s.gear[seat], s.lair[seat]):
        for pid in zone[:]:
            zone.remove(pid)
            discard(s, pid)
    for pid in s.done[seat]:  # the oil on an artifact goes too
        drop_attached(s, pid)
    for quest in s.carried[seat]:
        s.dropped[quest] = s.where[seat]
    s.carried[seat].clear()
    s.held = [entry for entry in s.held if entry[2] != seat]
    s.dying.append(seat)
    s.found = -1 if seat == s.active else s.found
    if again:
        push(s, ("revive", seat))
    else:
        s.out |= 1 << seat
        for quest in s.quests[seat]:
            if quest in s.dropped:
                s.ownerless.append(quest)
            else:
                s.lives.pop(quest, None)
                s.quest_deck.insert(0, quest)
        s.quests[seat].clear()
    lapse(s, seat)
    if seat == s.active:  # the turn ends
        s.agenda[0] = ("next",)


def lapse(s: State, seat: int) -> None:
    """R-19, R-65: what still threatens a defeated hero befalls nobody: no new hero either (D20.2)."""
    s.agenda = [step for step in s.agenda if step[0] not in FATE or step[1] != seat]
    s.announced = [entry._replace(there=entry.there & ~(1 << seat)) for entry in s.announced]
    s.lasting = [entry for entry in s.lasting if entry[1] != seat]
    if s.combat is not None:
        s.combat.attacks = [a._replace(off=True, seat=-1) if seat in (a.seat, a.hero) else a for a in s.combat.attacks]
        s.combat.defenders = [other for other in s.combat.defenders if other != seat]


def last(s: State) -> None:
    """D1.3: the last hero standing wins at once. R-02: with nobody left it is a draw of those who died last."""
    dying, s.dying = s.dying, []
    left = alive(s)
    if solo(s):
        if not left:
            finish(s, [], "dg-end-defeated")  # D21.1
    elif len(left) == 1:
        finish(s, left, "dg-end-last")
    elif not left:
        finish(s, dying, "dg-end-nobody")


def finish(s: State, winners: list[int], reason: str) -> None:
    """D1.2, D1.3: the match is over at once."""
    s.winners, s.reason = winners, reason
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
    return Result(tuple(s.winners), tuple(float(len(done)) for done in s.done), s.reason)


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


def heroes(s: State) -> list[str]:
    return s.hero


def revive(s: State, seat: int) -> Decision:
    """D20.2: the player of a defeated hero chooses a new one."""
    return Decision(seat, PICK, tuple(f"hero:{hero}" for hero in s.box))


def take_revive(s: State, answer: str, seat: int) -> None:
    """D20.2, R-54: level 1, full Life, standing, without AP, on the only Entrance that the neighbour could choose."""
    s.agenda.pop()
    hero = answer[5:]
    s.box.remove(hero)
    s.hero[seat] = hero
    s.level[seat], s.life[seat], s.stance[seat] = 1, HEROES[hero].life, 0
    s.ap[seat] = s.fleeting[seat] = s.grit[seat] = s.used[seat] = 0
    s.dragged &= ~(1 << seat)
    s.saved &= ~(1 << seat)
    s.where[seat] = s.cells[HOME]
    s.visited[seat] = 1 << s.where[seat]
    tell(s, "dg-revived", who=seat, whom=left_of(s, seat), hero=hero)
    push(s, ("draw_up", seat))
