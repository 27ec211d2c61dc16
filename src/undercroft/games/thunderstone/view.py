"""What a viewer sees of the table, with a forecast for every monster of the hall."""

from __future__ import annotations

from collections import Counter
from typing import TypedDict

from ...core.zones import knows, seen
from .battle import doom, victims
from .card import CARDS
from .cards import HERO_GROUPS
from .hall import RANKS, monsters
from .party import holding, label, strength, variants
from .piles import purse
from .planning import arms_that_win, effects_left
from .reckoning import best, dark, may_attack
from .scoring import pile_points, points
from .state import Ids, Phase, State

OPEN_HAND = ("turn", "village", "shop", "level", "dungeon", "battle", "spoils")


class Forecast(TypedDict):
    """How a battle would end with the player's best choices (T26), and what the monster would do (T21)."""

    attack: int
    magic: int
    light: int
    penalty: int  # light that is missing; each takes 2 from the value
    loss: int  # what the missing light takes
    value: int
    arms: list[list[str]]  # weapons, each with its hero, that would decide it
    health: int
    won: bool
    halved: bool
    missing: int  # how much the value is short of the monster's health
    needs_magic: bool  # the value is enough, but there is no magic attack in it
    idle: list[str]  # heroes that cannot attack
    stopped: str | None  # the hero that a Haunt stops
    cut_attack: int  # by Diseases
    cut_magic: int
    dropped: list[str]  # weapons that become too heavy
    weakens: int
    diseases: int
    doomed: list[str]  # heroes that are destroyed for certain
    prey: list[str]  # cards of which one is destroyed


class RankView(TypedDict):
    """A rank of the hall; the Thunderstone has health 0."""

    rank: int
    card: str | None
    dark: int  # the light that it takes
    health: int
    may_attack: bool
    forecast: Forecast | None  # for those who see the active hand
    verdict: str | None  # win, lose, barred, armed, yet


class StackView(TypedDict):
    """A village stack; sold out, it has no card and no cost."""

    stack: str  # a card's word, or a group of heroes
    card: str | None  # the top card, which is for sale
    cost: int | None
    count: int
    levels: list[int] | None  # of heroes: how many cards of each level are left


class MemberView(TypedDict):
    """A card of the active hand, hero or not."""

    card: str
    label: str  # the card in keys: with a number where copies differ
    used: list[int]  # the numbers of its effects that were used
    given: list[tuple[str, int]]  # what effects gave this hero: strength, attack, magic; and how much
    strength: int | None  # of heroes
    weapon: str | None
    thrown: bool  # the weapon is a spear that was thrown
    bearer: str | None  # of weapons: the hero that holds it
    lender: int  # of a borrowed hero: whose it is; else -1


class PlayerView(TypedDict):
    hand: list[str | None]  # None: a card whose face the viewer does not know
    deck: int
    discard: list[str]
    xp: int
    points: int


class SoloView(TypedDict):
    pile: list[str]  # what the village has scored
    points: int
    hold: int  # ends of turn without an advance


class View(TypedDict):
    """The table as a viewer sees it."""

    phase: Phase
    hall: list[RankView]
    dungeon: int
    under: list[str]  # monsters that all saw go under the dungeon deck
    village: list[StackView]
    destroyed: dict[str, int]
    players: list[PlayerView]
    party: list[MemberView]  # empty for those who do not see the active hand
    gold: int
    worth: int | None  # the gold of the active hand, for those who see it
    buys: int
    given: list[str]  # heroes that may be borrowed
    shown: list[str]  # cards that the Sphinx shows
    solo: SoloView | None


def view(s: State, viewer: int) -> View:
    """T9.7: discards are open, decks closed, a hand is its owner's until it is revealed (T5.1, T6.1)."""
    sees_hand = all(knows(s, pid, viewer) for pid in s.hand[s.active])
    foresees = sees_hand and s.phase in ("turn", "dungeon", "battle")
    return {
        "phase": s.phase,
        "hall": [rank_view(s, rank, foresees) for rank in RANKS],
        "dungeon": len(s.dungeon),
        "under": [word for word in seen(s, s.dungeon, -1) if word is not None],
        "village": [stack_view(s, name, stack) for name, stack in zip(s.market, s.stacks, strict=True)],
        "destroyed": dict(sorted(Counter(s.face[pid] for pid in s.destroyed).items())),
        "players": [player_view(s, seat, viewer) for seat in range(s.seats)],
        "party": party_view(s) if sees_hand and s.phase in OPEN_HAND else [],
        "gold": s.gold + (purse(s) if s.phase == "village" else 0),
        "worth": purse(s) if sees_hand else None,
        "buys": s.buys,
        "given": [s.face[pid] for pid in s.given],
        "shown": [s.face[pid] for pid in s.shown],
        "solo": {"pile": [s.face[pid] for pid in s.pile], "points": pile_points(s), "hold": s.hold}
        if s.seats == 1
        else None,
    }


def rank_view(s: State, rank: int, foresees: bool) -> RankView:
    """A rank of the hall: its card, the light that it takes (T16.1, T16.2), and how a battle would end."""
    pid = s.hall[rank - 1]
    if pid < 0:
        return {
            "rank": rank,
            "card": None,
            "dark": rank,
            "health": 0,
            "may_attack": False,
            "forecast": None,
            "verdict": None,
        }
    monster = CARDS[s.face[pid]]
    fights = foresees and rank in monsters(s)
    return {
        "rank": rank,
        "card": monster.word,
        "dark": rank + dark(s, monster),
        "health": monster.health,
        "may_attack": (can := fights and may_attack(s, rank)),
        "forecast": (seen := forecast(s, rank) if fights else None),
        "verdict": verdict(s, can, seen) if seen is not None else None,
    }


def verdict(s: State, can: bool, seen: Forecast) -> str:
    """How a battle stands: win, lose, barred; before it also armed (weapons would win it), yet (effects are left)."""
    if seen["won"] and can:
        return "win"
    if seen["arms"]:
        return "armed"
    if not can:
        return "barred"
    return "yet" if s.phase != "battle" and effects_left(s) else "lose"


def forecast(s: State, rank: int) -> Forecast:
    """T26 with the player's best choices, the weapons that would decide it, what the monster's effect will do (T21)."""
    r, choices = best(s, rank)
    settled = s.phase == "battle" or (r.won and may_attack(s, rank))
    arms = () if settled else arms_that_win(s, rank)
    monster = CARDS[s.face[s.hall[rank - 1]]]
    face = s.face
    return {
        "attack": r.attack, "magic": r.magic, "light": r.light, "penalty": r.penalty, "loss": 2 * r.penalty,
        "value": r.value, "arms": [[face[weapon], face[hero]] for weapon, hero in arms],
        "health": r.health, "won": r.won, "halved": r.halved, "missing": max(0, r.health - r.value),
        "needs_magic": monster.needs_magic and not r.won and r.value >= r.health,
        "idle": list(dict.fromkeys(face[pid] for pid in r.strength if pid not in r.able and pid != choices.stopped)),
        "stopped": face[choices.stopped] if choices.stopped >= 0 else None,
        "cut_attack": max(0, choices.from_attack),
        "cut_magic": r.cuts - max(0, choices.from_attack),
        "dropped": [face[pid] for pid in r.dropped],
        "weakens": monster.weakens,
        "diseases": monster.diseases,
        "doomed": [face[pid] for pid in doom(s, monster, r)],
        "prey": sorted({face[pid] for pid in victims(s, monster, r)}) if monster.slays else [],
    }  # fmt: skip


def stack_view(s: State, name: str, stack: Ids) -> StackView:
    """A village stack (T2.6 to T2.8): its top card is for sale (T10.1)."""
    top = CARDS[s.face[stack[-1]]] if stack else None
    return {
        "stack": name,
        "card": top.word if top else None,
        "cost": top.cost if top else None,
        "count": len(stack),
        "levels": [sum(CARDS[s.face[pid]].level == at for pid in stack) for at in (1, 2, 3)]
        if name in HERO_GROUPS
        else None,
    }


def player_view(s: State, seat: int, viewer: int) -> PlayerView:
    return {
        "hand": seen(s, s.hand[seat], viewer),
        "deck": len(s.deck[seat]),
        "discard": sorted(s.face[pid] for pid in s.discard[seat]),
        "xp": s.xp[seat],
        "points": points(s, seat),
    }


def party_view(s: State) -> list[MemberView]:
    """The active hand card by card: who holds what, how strong each is, what was used."""
    numbers = variants(s)
    arms = holding(s)
    found: list[MemberView] = []
    for pid in s.hand[s.active]:
        word, bearer = s.face[pid], s.host[pid]
        hero = CARDS[word].is_hero
        found.append(
            {
                "card": word,
                "label": label(s, pid, numbers),
                "used": [at for other, at in s.used if other == pid],
                "given": [(boost.what, boost.n) for boost in s.boosts if boost.card == pid],
                "strength": strength(s, pid) if hero else None,
                "weapon": s.face[arms[pid]] if pid in arms else None,
                "thrown": pid in arms and arms[pid] in s.thrown,
                "bearer": s.face[bearer] if bearer >= 0 else None,
                "lender": s.owner[pid],
            }
        )
    return found
