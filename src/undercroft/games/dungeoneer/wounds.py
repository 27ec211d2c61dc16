"""Wounds, defeat and the hero that comes after: D1.4, D15.10, D20.2, R-01, R-54, R-59, R-60."""

from __future__ import annotations

from ...core.chance import below
from ...core.decision import Decision, Kind, ask
from ...core.events import tell
from ...core.state import Step
from .card import HEROES
from .dungeon import HOME
from .effects import discard, drop_attached, fall, heal, in_hand, leave_play, use_up
from .plays import may_drink, use_healing, why_not_heal
from .scores import readied
from .state import MAIL, State, left_of, on, push, replaced, solo, without

WOUND = Kind("dg.wound", "D15.10", at="gear", window=True)
PICK = Kind("dg.pick", "D20.3", at="hero")

FATE = frozenset((
    "step", "entry", "barrier", "greet",
    "reply", "respond", "ask_challenge", "challenge",
    "harm", "wound", "fall", "cage", "push", "trip", "gnash", "leech", "peril", "lose_glory", "unsave", "forget",
    "spring",
))  # fmt: skip
"""R-65: steps that a hero has before it: of a move, of a combat, of a blow, of a trap. A defeated hero has not."""


def harm(s: State, seat: int, amount: int, by: int = -1) -> None:
    """D15.10: wounds are about to be taken; `by`: the number of the attack that deals them, -1 outside combat.

    R-59: only those are asked who, by what lies open, may prevent or heal them.
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
    """R-59, D13.3: a wound is about to be taken. It is healed before: a defeat already suffered is not undone.

    R-60: what is prevented is wounds; the rest of the blow still happens. What is left is asked about once more.
    """
    found: dict[str, Step] = {"pass": ("suffer", seat, amount, by)}
    for word in guards(s, seat, amount, by):
        found[f"use:{word}"] = (word, seat, amount, by)
    if not why_not_heal(s, seat):
        found["use:healing"] = ("heal_first", seat, amount, by)
    if may_drink(s, seat) and in_hand(s, seat, "potion_of_healing") >= 0:
        found["play:potion_of_healing"] = ("drink_first", seat, amount, by)
    return ask(seat, WOUND, found, {"amount": amount, "life": s.life[seat]})


def suffer(s: State, seat: int, amount: int, by: int) -> None:
    """D15.10: nothing more is done against the wounds."""
    s.agenda.pop()
    land(s, seat, amount, by)


def guarding_cloak(s: State, seat: int, amount: int, by: int) -> None:
    """Guarding Cloak: 1 wound less, and it is gone."""
    s.agenda.pop()
    tell(s, "dg-guards", who=seat, what="guarding_cloak")
    leave_play(s, seat, readied(s, seat, "guarding_cloak"))
    push(s, ("harm", seat, amount - 1, by))


def heartstone_amulet(s: State, seat: int, amount: int, by: int) -> None:
    """Heartstone Amulet: no wounds beyond 1 remaining Life; the hero falls, and it is gone."""
    s.agenda.pop()
    tell(s, "dg-guards", who=seat, what="heartstone_amulet")
    leave_play(s, seat, readied(s, seat, "heartstone_amulet"))
    fall(s, seat)
    push(s, ("harm", seat, s.life[seat] - 1, by))


def runed_mail(s: State, seat: int, amount: int, by: int) -> None:
    """Runed Mail: a die of 5 or 6 takes 1 wound away, once per turn."""
    s.agenda.pop()
    s.used[seat] |= MAIL
    tell(s, "dg-guards", who=seat, what="runed_mail")
    die = below(s, 6, "die") + 1
    tell(s, "dg-rolls", who=seat, die=die)
    push(s, ("harm", seat, amount - (die >= 5), by))


def heal_first(s: State, seat: int, amount: int, by: int) -> None:
    """D13.3: Hemp's Healing before the wounds are taken."""
    s.agenda.pop()
    use_healing(s, seat)
    push(s, ("harm", seat, amount, by))


def drink_first(s: State, seat: int, amount: int, by: int) -> None:
    """D13.1: the Potion of Healing before the wounds are taken."""
    s.agenda.pop()
    tell(s, "dg-guards", who=seat, what="potion_of_healing")
    use_up(s, seat, "potion_of_healing")
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
    for zones in (s.hand, s.gear, s.lair):
        cards, zones[seat] = zones[seat], ()
        for pid in cards:
            discard(s, pid)
    for pid in s.done[seat]:  # the oil on an artifact goes too
        drop_attached(s, pid)
    s.dropped = {**s.dropped, **dict.fromkeys(s.carried[seat], s.where[seat])}
    s.carried[seat] = ()
    s.held = tuple(exit for exit in s.held if exit.seat != seat)
    s.dying += (seat,)
    s.found = -1 if seat == s.active else s.found
    if again:
        push(s, ("revive", seat))
    else:
        s.out |= 1 << seat
        for quest in s.quests[seat]:
            if quest in s.dropped:
                s.ownerless += (quest,)
            else:
                s.lives.pop(quest, None)
                s.quest_deck = (quest, *s.quest_deck)
        s.quests[seat] = ()
    lapse(s, seat)
    if seat == s.active:  # the turn ends
        s.agenda[0] = ("next",)


def lapse(s: State, seat: int) -> None:
    """R-19, R-65: what still threatens a defeated hero befalls nobody: no new hero either (D20.2)."""
    s.agenda = [step for step in s.agenda if step[0] not in FATE or step[1] != seat]
    s.announced = tuple(entry._replace(there=entry.there & ~(1 << seat)) for entry in s.announced)
    s.lasting = tuple(mod for mod in s.lasting if mod.m != seat)
    if s.combat is not None:
        s.combat.attacks = [a._replace(off=True, seat=-1) if seat in (a.seat, a.hero) else a for a in s.combat.attacks]
        s.combat.defenders = [other for other in s.combat.defenders if other != seat]


def revive(s: State, seat: int) -> Decision:
    """D20.2: the player of a defeated hero chooses a new one."""
    return ask(seat, PICK, {f"hero:{hero}": ("come_back", seat, hero) for hero in s.box})


def come_back(s: State, seat: int, hero: str) -> None:
    """D20.2, R-54: level 1, full Life, standing, without AP, on the only Entrance that the neighbour could choose."""
    s.agenda.pop()
    s.box = without(s.box, hero)
    s.hero = replaced(s.hero, seat, hero)
    s.level[seat], s.life[seat], s.stance[seat] = 1, HEROES[hero].life, 0
    s.ap[seat] = s.fleeting[seat] = s.grit[seat] = s.used[seat] = 0
    s.dragged &= ~(1 << seat)
    s.saved &= ~(1 << seat)
    s.where[seat] = s.cells[HOME]
    s.visited[seat] = 1 << s.where[seat]
    tell(s, "dg-revived", who=seat, whom=left_of(s, seat), hero=hero)
    push(s, ("draw_up", seat))
