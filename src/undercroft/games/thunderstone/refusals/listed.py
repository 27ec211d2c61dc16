"""Why not? What a player may expect at a question but cannot do, with clause and numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....core.decision import Decision, Refusal
from ..card import CARDS, STONE, Use
from ..effects import unused
from ..hall import RANKS, monsters
from ..party import heroes, holding, strength, weight
from ..piles import purse
from ..reckoning import may_attack, reckon
from ..spoils import fits, pending
from ..state import State
from ..turn import cannot_level
from .named import reason


def refusals(s: State, decision: Decision) -> list[Refusal]:
    """T28.2: each thing that is not offered, with its reason."""
    if decision.kind == "ts.card":
        return [refusal for refusal in spared(s, decision) if refusal.key not in decision.keys]
    if decision.kind in AIMS and decision.seat == s.active:
        keys = AIMS[decision.kind](s)
        return list(filter(None, (reason(s, decision, key) for key in keys if key not in decision.keys)))
    found = {
        "ts.turn": turn,
        "ts.village": village,
        "ts.shop": shop,
        "ts.level": level,
        "ts.prepare": prepare,
        "ts.spoils": spoils,
    }.get(decision.kind)
    if found is None:
        return []
    offered = set(decision.keys)
    once: dict[str, Refusal] = {}
    for refusal in found(s):
        if refusal.key not in offered:
            once.setdefault(refusal.key, refusal)
    return list(once.values())


def _hand(s: State, verb: str) -> list[str]:
    return list(dict.fromkeys(f"{verb}:{s.face[pid]}" for pid in s.hand[s.active]))


AIMS: dict[str, Callable[[State], list[str]]] = {  # what a player may point at: the reason against each tells `reason`
    "ts.victim": lambda s: _hand(s, "hit"),
    "ts.give": lambda s: _hand(s, "give"),
    "ts.target": lambda s: [f"rank:{rank}" for rank in RANKS],
    "ts.rank": lambda s: [f"send:{rank}" for rank in RANKS],
    "ts.order": lambda s: [f"send:{rank}" for rank in RANKS],
}


def turn(s: State) -> list[Refusal]:
    """T27.2"""
    return [Refusal("dungeon", "T27.2", "ts-why-empty-hall")]


def village(s: State) -> list[Refusal]:
    return effects(s, "village") + before_levelling(s)


def effects(s: State, when: str) -> list[Refusal]:
    """T12.1, T12.2, T28.2: effects of revealed cards that cannot be used now."""
    found: list[Refusal] = []
    used: list[Refusal] = []  # told last: another copy may have a better reason
    for pid in s.hand[s.active]:
        card = CARDS[s.face[pid]]
        for at, use in enumerate(card.uses, start=1):
            key = f"use:{card.word}.{at}"
            what = {"what": f"{card.word}.{at}"}
            if use.when != when:
                found.append(Refusal(key, "T12.1", f"ts-why-only-{use.when}", what))
            elif not use.repeat and (pid, at) in s.used:
                used.append(Refusal(key, "T12.2", "ts-why-used", what))
            else:
                found.extend(impossible(s, pid, use, key, what))
    return found + used


def impossible(s: State, pid: int, use: Use, key: str, what: dict[str, Any]) -> list[Refusal]:
    why = use.why(s, pid)
    return [Refusal(key, why.clause, why.message, what)] if why else []


def spared(s: State, decision: Decision) -> list[Refusal]:
    """T5.9, T12.5, T28.12: revealed cards that an effect cannot destroy; nothing is said of those of another kind."""
    assert decision.args is not None
    once: dict[str, Refusal] = {}
    for pid in s.hand[s.active]:
        what = {"what": s.face[pid]}
        key = f"card:{s.face[pid]}"
        if s.phase == "village":  # the Pawnbroker's
            once[key] = Refusal(key, "T5.9", "ts-why-no-gold-value", what)
        elif s.owner[pid] >= 0:
            once[key] = Refusal(key, "T28.12", "ts-why-borrowed", what)
        elif not unused(s, pid) and pid != decision.args["card"]:
            once[key] = Refusal(key, "T12.5", "ts-why-used-up", what)
    return list(once.values())


def shop(s: State) -> list[Refusal]:
    """T5.4, T9.6: too dear, or sold out; T5.7: effects come before the shop."""
    found = stalls(s, s.gold, "T5.4")
    for refusal in effects(s, "village"):
        if refusal.message == "ts-why-only-dungeon":
            found.append(refusal)
    for pid in s.hand[s.active]:
        for at, use in enumerate(CARDS[s.face[pid]].uses, start=1):
            if use.when == "village" and (pid, at) not in s.used:
                what = f"{s.face[pid]}.{at}"
                found.append(Refusal(f"use:{what}", "T5.7", "ts-why-shopping", {"what": what}))
    return found + before_levelling(s)


def stalls(s: State, gold: int, clause: str) -> list[Refusal]:
    found: list[Refusal] = []
    for name, stack in zip(s.market, s.stacks, strict=True):
        if not stack:
            found.append(Refusal(f"buy:{name}", "T9.6", "ts-why-sold-out", {"what": name}))
        elif (cost := CARDS[s.face[stack[-1]]].cost) > gold:
            word = s.face[stack[-1]]
            found.append(Refusal(f"buy:{word}", clause, "ts-why-too-dear", {"what": word, "cost": cost, "gold": gold}))
    return found


def level(s: State) -> list[Refusal]:
    """T11.2, T11.3, T11.5: too little experience, no card of that level left, or already the top.

    Where nobody can level up nothing is asked, so the village and the shop tell these reasons too.
    """
    found: list[Refusal] = []
    for pid in heroes(s):
        card = CARDS[s.face[pid]]
        why = cannot_level(s, card)
        if why:
            args = {"what": card.word, "need": card.xp, "have": s.xp[s.active], "level": card.level + 1}
            found.append(Refusal(f"level:{card.word}", why.clause, why.message, args))
    return found


def before_levelling(s: State) -> list[Refusal]:
    """T5.8: heroes who can level up do so after the last purchase."""
    able = [pid for pid in heroes(s) if not cannot_level(s, CARDS[s.face[pid]])]
    later = [Refusal(f"level:{s.face[pid]}", "T5.8", "ts-why-level-later", {"what": s.face[pid]}) for pid in able]
    return later + level(s)


def prepare(s: State) -> list[Refusal]:
    """T13.2, T13.5, T13.9, T15.9, T22.6, T6.3"""
    found = effects(s, "dungeon")
    arms = holding(s)
    face = s.face
    for hero in heroes(s):
        for weapon in s.hand[s.active]:
            card = CARDS[face[weapon]]
            if card.weight < 0 or s.host[weapon] == hero:
                continue
            key = f"equip:{card.word}>{face[hero]}"
            heavy, might = weight(s, card), strength(s, hero)
            args = {"what": card.word, "hero": face[hero], "weight": heavy, "strength": might}
            if hero in arms and arms[hero] in s.thrown:
                found.append(Refusal(key, "T13.9", "ts-why-threw", args))
            elif heavy > max(0, might):
                found.append(Refusal(key, "T13.2", "ts-why-too-heavy", args))
            elif (weapon, hero) in s.tried:
                found.append(Refusal(key, "T13.5", "ts-why-tried", args))
    for rank in RANKS:
        pid = s.hall[rank - 1]
        if pid >= 0 and face[pid] == STONE:
            found.append(Refusal(f"attack:{rank}", "T22.6", "ts-why-stone", {"what": STONE}))
        elif pid >= 0 and not may_attack(s, rank):
            missing = reckon(s, rank).penalty
            found.append(Refusal(f"attack:{rank}", "T15.9", "ts-why-fades", {"what": face[pid], "count": missing}))
        elif pid < 0:
            found.append(Refusal(f"attack:{rank}", "T6.3", "ts-why-no-target", {"rank": rank}))
    if monsters(s):
        found.append(Refusal("leave", "T6.3", "ts-why-must-attack"))
    return found


def spoils(s: State) -> list[Refusal]:
    """T19.1, T19.4: of another kind, or dearer than the gold of the revealed cards that are left."""
    kinds = pending(s)
    found = stalls(s, purse(s), "T19.4")
    for stack in s.stacks:
        if stack:
            card = CARDS[s.face[stack[-1]]]
            if not any(fits(card, kind) for kind in kinds):
                found.insert(0, Refusal(f"buy:{card.word}", "T19.1", "ts-why-other-spoils", {"what": card.word}))
    return found
