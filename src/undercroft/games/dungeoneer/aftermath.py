"""After the blows: the lair, the reward, the end of a combat. D15.12, D15.13, D15.18, stages VII and VIII."""

from __future__ import annotations

from ...core.decision import Decision, Kind, ask
from ...core.events import tell
from ...core.state import Step
from .combat import fight
from .effects import discard, drop_attached, gain_glory, gain_peril, is_boss, is_hurt
from .scores import life_of
from .state import State, on, push, solo, without

LAIR = Kind("dg.lair", "D15.12", at="lair")
OVERFLOW = Kind("dg.overflow", "D15.12", at="lair")
REWARD = Kind("dg.reward", "D15.13", at="seat")

LAIR_LIMIT = 3


def lairs(s: State) -> None:
    """D15.12: stage VII: where each monster goes. A defeated one is discarded, whomever it was played against."""
    now = fight(s)
    now.stage = 7
    for card in [card for card in s.field if life_of(s, card) <= 0]:
        s.field = without(s.field, card)
        s.announced = tuple(entry for entry in s.announced if entry.card != card)  # one that was to attack another hero
        tell(s, "dg-monster-defeated", card=card)
        discard(s, card)
        s.defeated += 1
    left = [a.card for a in now.attacks if a.card in s.field]
    if now.owner >= 0 and s.out >> now.owner & 1:
        for card in left:
            s.field = without(s.field, card)
            discard(s, card)
        left = []
    push(s, *([("solo_lair",)] if solo(s) else [("lair", card) for card in left]))


def lair(s: State, card: int) -> Decision:
    """D15.12: unhurt to the hand or the lair, hurt to the lair or the discard pile; D15.18, R-23: a Boss not there."""
    hurt = is_hurt(s, card)
    keys = ("lair",) if hurt and is_boss(s, card) else ("lair", "discard") if hurt else ("hand", "lair")
    return ask(fight(s).owner, LAIR, {key: (f"to_{key}", card) for key in keys}, {"card": card})


def to_hand(s: State, card: int) -> None:
    """D15.12: as good as new."""
    seat = withdraw(s, card, "dg-goes-hand")
    s.hand[seat] += (card,)
    s.lives.pop(card, None)
    drop_attached(s, card)


def to_discard(s: State, card: int) -> None:
    """D15.12"""
    withdraw(s, card, "dg-goes-discard")
    discard(s, card)


def to_lair(s: State, card: int) -> None:
    """D15.12: with the Life that it has left, and what is attached to it."""
    seat = withdraw(s, card, "dg-goes-lair")
    s.lives[card] = life_of(s, card)
    s.lair[seat] += (card,)
    if len(s.lair[seat]) > LAIR_LIMIT:
        push(s, ("overflow", seat))


def withdraw(s: State, card: int, message: str) -> int:
    """A monster leaves the fight; its owner's seat."""
    s.agenda.pop()
    seat = fight(s).owner
    s.field = without(s.field, card)
    tell(s, message, who=seat, card=card)
    return seat


def overflow(s: State, seat: int) -> Decision:
    """D15.12, R-23: more than three: the owner discards one of choice, never a Boss."""
    cards = [card for card in s.lair[seat] if not is_boss(s, card)]
    words = [s.face[card] for card in cards]
    keys = (f"drop:{word}" + (f"#{i}" if word in words[:i] else "") for i, word in enumerate(words))
    return ask(seat, OVERFLOW, {key: ("drop_monster", seat, card) for key, card in zip(keys, cards, strict=True)})


def drop_monster(s: State, seat: int, card: int) -> None:
    """D15.12: out of a lair that is too full."""
    s.agenda.pop()
    s.lair[seat] = without(s.lair[seat], card)
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
    found: dict[str, Step] = {f"give:{s.hero[seat]}": ("give_peril", seat) for seat in others}
    found["none"] = ("done",)
    return ask(owner, REWARD, found)


def give_peril(s: State, seat: int) -> None:
    """D15.13"""
    s.agenda.pop()
    gain_peril(s, seat, 1)


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
