"""What a viewer sees of the table, with a forecast for every monster of the hall."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...core.zones import knows, seen
from .battle import best, dark, may_attack
from .card import CARDS
from .cards import HERO_GROUPS
from .fight import doom, victims
from .hall import RANKS, monsters
from .party import holding, label, strength, variants
from .piles import purse
from .scoring import pile_points, points
from .state import State

OPEN_HAND = ("village", "shop", "level", "dungeon", "battle", "spoils")


def view(s: State, viewer: int) -> dict[str, Any]:
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
        "party": party_view(s) if sees_hand and s.phase in (*OPEN_HAND, "turn") else [],
        "gold": s.gold + (purse(s) if s.phase == "village" else 0),
        "worth": purse(s) if sees_hand else None,
        "buys": s.buys,
        "given": [s.face[pid] for pid in s.given],
        "shown": [s.face[pid] for pid in s.shown],
        "solo": {"pile": [s.face[pid] for pid in s.pile], "points": pile_points(s), "hold": s.hold}
        if s.seats == 1
        else None,
    }


def rank_view(s: State, rank: int, foresees: bool) -> dict[str, Any]:
    """A rank of the hall: its card, the light that it takes (T16.1, T16.2), and how a battle would end."""
    pid = s.hall[rank - 1]
    if pid < 0:
        return {"rank": rank, "card": None, "dark": rank, "health": 0, "may_attack": False, "forecast": None}
    monster = CARDS[s.face[pid]]
    fights = foresees and rank in monsters(s)
    return {
        "rank": rank,
        "card": monster.word,
        "dark": rank + dark(s, monster),
        "health": monster.health,
        "may_attack": fights and may_attack(s, rank),
        "forecast": forecast(s, rank) if fights else None,
    }


def forecast(s: State, rank: int) -> dict[str, Any]:
    """T26 with the player's best choices, and what the monster's battle effect will do (T21)."""
    r, choices = best(s, rank)
    monster = CARDS[s.face[s.hall[rank - 1]]]
    face = s.face
    return {
        "attack": r.attack, "magic": r.magic, "light": r.light, "penalty": r.penalty, "value": r.value,
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


def stack_view(s: State, name: str, stack: list[int]) -> dict[str, Any]:
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


def player_view(s: State, seat: int, viewer: int) -> dict[str, Any]:
    return {
        "hand": seen(s, s.hand[seat], viewer),
        "deck": len(s.deck[seat]),
        "discard": sorted(s.face[pid] for pid in s.discard[seat]),
        "xp": s.xp[seat],
        "points": points(s, seat),
    }


def party_view(s: State) -> list[dict[str, Any]]:
    """The active hand card by card: who holds what, how strong each is, what was used."""
    numbers = variants(s)
    arms = holding(s)
    found = []
    for pid in s.hand[s.active]:
        word, bearer = s.face[pid], s.host[pid]
        hero = CARDS[word].is_hero
        found.append(
            {
                "card": word,
                "label": label(s, pid, numbers),
                "used": [at for other, at in s.used if other == pid],
                "given": [list(boost[:2]) for boost in s.boosts if boost[2] == pid],
                "strength": strength(s, pid) if hero else None,
                "weapon": s.face[arms[pid]] if pid in arms else None,
                "thrown": pid in arms and arms[pid] in s.thrown,
                "bearer": s.face[bearer] if bearer >= 0 else None,
                "lender": s.owner[pid],
            }
        )
    return found
