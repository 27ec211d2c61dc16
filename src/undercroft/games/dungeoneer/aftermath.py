"""After the blows: the lair, the reward, the end of a combat. D15.12, D15.13, D15.18, stages VII and VIII."""

from __future__ import annotations

from ...core.decision import Decision, Kind
from ...core.events import tell
from .combat import fight
from .scores import life_of
from .state import State, on, push, solo
from .verbs import discard, drop_attached, gain_glory, gain_peril, is_boss, is_hurt

LAIR = Kind("dg.lair", "D15.12", at="lair")
OVERFLOW = Kind("dg.overflow", "D15.12", at="lair")
REWARD = Kind("dg.reward", "D15.13", at="seat")

LAIR_LIMIT = 3


def lairs(s: State) -> None:
    """D15.12: stage VII: where each monster goes. A defeated one is discarded, whomever it was played against."""
    now = fight(s)
    now.stage = 7
    for card in [card for card in s.field if life_of(s, card) <= 0]:
        s.field.remove(card)
        s.announced = [entry for entry in s.announced if entry.card != card]  # one that was to attack another hero
        tell(s, "dg-monster-defeated", card=card)
        discard(s, card)
        s.defeated += 1
    left = [a.card for a in now.attacks if a.card in s.field]
    if now.owner >= 0 and s.out >> now.owner & 1:
        for card in left:
            s.field.remove(card)
            discard(s, card)
        left = []
    push(s, *([("solo_lair",)] if solo(s) else [("lair", card) for card in left]))


def lair(s: State, card: int) -> Decision:
    """D15.12: unhurt to the hand or the lair, hurt to the lair or the discard pile; D15.18, R-23: a Boss not there."""
    hurt = is_hurt(s, card)
    keys = ("lair",) if hurt and is_boss(s, card) else ("lair", "discard") if hurt else ("hand", "lair")
    return Decision(fight(s).owner, LAIR, keys, args={"card": card})


def take_lair(s: State, answer: str, card: int) -> None:
    s.agenda.pop()
    seat = fight(s).owner
    s.field.remove(card)
    tell(s, f"dg-goes-{answer}", who=seat, card=card)
    if answer == "hand":
        s.hand[seat].append(card)
        s.lives.pop(card, None)
        drop_attached(s, card)
    elif answer == "discard":
        discard(s, card)
    else:
        s.lives[card] = life_of(s, card)
        s.lair[seat].append(card)
        if len(s.lair[seat]) > LAIR_LIMIT:
            push(s, ("overflow", seat))


def overflow(s: State, seat: int) -> Decision:
    """D15.12, R-23: more than three: the owner discards one of choice, never a Boss."""
    cards = [card for card in s.lair[seat] if not is_boss(s, card)]
    words = [s.face[card] for card in cards]
    keys = tuple(f"drop:{word}" + (f"#{i}" if word in words[:i] else "") for i, word in enumerate(words))
    return Decision(seat, OVERFLOW, keys, tuple(cards))


def take_overflow(s: State, card: int, seat: int) -> None:
    s.agenda.pop()
    s.lair[seat].remove(card)
    discard(s, card)
    tell(s, "dg-discards", who=seat, card=card)


def rewards(s: State) -> None:
    """D15.13: stage VIII: Glory for wounds dealt to monsters; for wounds of played monsters their owner gives Peril."""
    now = fight(s)
    now.stage = 8
    for seat in range(s.seats):
        if now.glory[seat] and not s.out >> seat & 1:
            gain_glory(s, seat, now.glory[seat])
    if now.owner >= 0 and not s.out >> now.owner & 1:
        push(s, *[("reward",)] * now.dealt)
    if solo(s):
        push(s, ("spoils",))


def reward(s: State) -> Decision:
    """D15.13, R-20: 1 Peril to any one player but the owner, or to nobody."""
    owner = fight(s).owner
    others = [seat for seat in range(s.seats) if seat != owner and not s.out >> seat & 1]
    return Decision(owner, REWARD, (*(f"give:{s.hero[seat]}" for seat in others), "none"))


def take_reward(s: State, answer: str) -> None:
    s.agenda.pop()
    if answer != "none":
        gain_peril(s, s.hero.index(answer[5:]), 1)


def peace(s: State) -> None:
    """The combat is over; D17.11: a hunt is completed if its monster was defeated."""
    now = fight(s)
    s.combat = None
    quest = now.quest
    if quest < 0:
        return
    seat = s.active
    if life_of(s, quest) <= 0 and not s.out >> seat & 1:
        push(s, ("complete", seat, quest))
    elif not on(s, "quest_monster_wounds_persist"):
        s.lives.pop(quest, None)
