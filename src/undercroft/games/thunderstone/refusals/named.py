"""Why not now? The reason against one answer: it belongs to another step of the turn, or its cards do not fit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....core.decision import Decision, Refusal, Words, words
from ..card import CARDS, STONE
from ..hall import monsters
from ..party import holding
from ..state import State
from ..turn import cannot_level, next_level

INNER = ("ts.card", "ts.target", "ts.order", "ts.give", "ts.borrow", "ts.discard")
VILLAGE = ("ts.village", "ts.shop", "ts.level")

Reason = tuple[str, str, dict[str, Any]]
"""Clause, message and its numbers."""


def reason(s: State, decision: Decision, key: str) -> Refusal | None:
    """T4.1, T4.3, T5.2 and the clauses below: why this key is no answer to this question; None if no rule says so."""
    part = words(key)
    found = _of_another(part) if decision.seat != s.active else _step(decision, part) or _fit(s, decision, part)
    return Refusal(key, *found) if found else None


def _of_another(part: Words) -> Reason | None:
    """T28.9: who is not at turn is only asked to discard."""
    return ("T28.9", "ts-why-not-in-hand", {"what": part.what}) if part.verb in ("discard", "give") else None


def _step(decision: Decision, part: Words) -> Reason | None:
    """T4.1, T7.2, T12.12: what belongs to another step, whatever the cards are."""
    kind, verb = decision.kind, part.verb
    if verb in ("village", "dungeon", "rest"):
        return ("T4.1", "ts-why-one-way", {}) if kind != "ts.turn" else None
    if verb not in STEPS:
        return None
    if kind == "ts.turn":
        return "T4.1", "ts-why-choose-way", {}
    if kind == "ts.rest" and verb != "destroy":
        return "T7.2", "ts-why-resting", {}
    if kind in INNER and verb in ("use", "equip", "feed", "drop", "attack", "leave"):
        return "T12.12", "ts-why-finish", {}
    if kind in VILLAGE and verb in ("equip", "feed", "drop", "attack", "leave"):
        return "T4.1", "ts-why-in-dungeon", {}
    clause, own, message = STEPS[verb]
    return None if kind in own else (clause, message, {"what": part.what})


STEPS: dict[str, tuple[str, tuple[str, ...], str]] = {  # of a verb: the questions that it can answer, else the reason
    "use": ("T6.2", ("ts.village", "ts.shop", "ts.level", "ts.prepare"), "ts-why-battle-begun"),
    "equip": ("T13.5", ("ts.prepare",), "ts-why-battle-begun"),
    "drop": ("T13.5", ("ts.prepare",), "ts-why-battle-begun"),
    "feed": ("T6.2", ("ts.prepare",), "ts-why-battle-begun"),
    "attack": ("T6.3", ("ts.prepare", "ts.diseases"), "ts-why-battle-begun"),
    "leave": ("T6.3", ("ts.prepare",), "ts-why-battle-begun"),
    "buy": ("T5.4", (*VILLAGE, "ts.spoils", "ts.card"), "ts-why-buy-village"),
    "level": ("T11.1", (*VILLAGE, "ts.card"), "ts-why-level-village"),
    "destroy": ("T7.1", ("ts.rest", "ts.shown"), "ts-why-rest-only"),
}


def _fit(s: State, decision: Decision, part: Words) -> Reason | None:
    """The reason that lies in the cards."""
    fit = FITS.get(part.verb)
    return fit(s, decision, part) if fit is not None else None


def _here(s: State, word: str) -> list[int]:
    """The revealed copies of a card."""
    return [pid for pid in s.hand[s.active] if s.face[pid] == word]


def _gone(word: str) -> Reason:
    """T5.2, T12.4, T12.11: what was destroyed or discarded, or was never there, does nothing."""
    return "T5.2", "ts-why-not-here", {"what": word}


def use(s: State, decision: Decision, part: Words) -> Reason | None:
    """T5.7: after the first purchase no effect is used."""
    word = part.what.partition(".")[0]
    if not _here(s, word):
        return _gone(word)
    return ("T5.7", "ts-why-shopping", {"what": part.what}) if decision.kind in ("ts.shop", "ts.level") else None


def equip(s: State, decision: Decision, part: Words) -> Reason | None:
    """T13.1: weapons are given to heroes, one to each; between two equal heroes it does not move."""
    for word in (part.what, part.whom):
        if not _here(s, word):
            return _gone(word)
    arms = holding(s)
    told = {"what": part.what, "hero": part.whom}
    held = any(s.face[arms[hero]] == part.what for hero in _here(s, part.whom) if hero in arms)
    return "T13.1", "ts-why-holds" if held else "ts-why-not-weapon", told


def drop(s: State, decision: Decision, part: Words) -> Reason | None:
    """T13.5: only a weapon that is held can be put away; a thrown one is gone (T13.9)."""
    return ("T13.5", "ts-why-not-held", {"what": part.what}) if _here(s, part.what) else _gone(part.what)


def feed(s: State, decision: Decision, part: Words) -> Reason | None:
    """T12.2: Food is used on one hero, once."""
    for word in (part.what, part.whom):
        if not _here(s, word):
            return _gone(word)
    eaten = any(use.feeds for use in CARDS[part.what].uses) and CARDS[part.whom].is_hero
    return ("T12.2", "ts-why-used", {"what": f"{part.what}.1"}) if eaten else None


def attack(s: State, decision: Decision, part: Words) -> Reason | None:
    """T14.3: a Disease cuts a pool that stands at 1 or more; `listed.prepare` tells of ranks."""
    return ("T14.3", "ts-why-pool", {}) if decision.kind == "ts.diseases" else None


def buy(s: State, decision: Decision, part: Words) -> Reason | None:
    """T5.4: after the effects; T5.8: before levelling; T10.1: the top card of a stack; T9.6: while there are some."""
    if decision.kind in ("ts.village", "ts.card"):
        return "T5.4", "ts-why-shop-later", {"what": part.what}
    if decision.kind == "ts.level":
        return "T5.8", "ts-why-shop-over", {"what": part.what}
    card = CARDS.get(part.what)
    name = card.group or card.word if card else ""
    if card is None or name not in s.market:
        return "T2.8", "ts-why-not-sold", {"what": part.what}
    stack = s.stacks[s.market.index(name)]
    if all(s.face[pid] != card.word for pid in stack):
        return "T9.6", "ts-why-sold-out", {"what": part.what}
    return "T10.1", "ts-why-not-top", {"what": part.what, "top": s.face[stack[-1]]}


def level(s: State, decision: Decision, part: Words) -> Reason | None:
    """T11.2, T11.3, T11.5: one level higher, of the same group, for its experience; T5.8: after the last purchase."""
    if not _here(s, part.what):
        return _gone(part.what)
    hero, better = CARDS[part.what], CARDS.get(part.whom)
    args = {"what": hero.word, "need": hero.xp, "have": s.xp[s.active], "level": hero.level + 1}
    if better is None or not better.is_hero or hero.group not in ("", better.group):
        return "T11.2", "ts-why-other-group", args
    why = cannot_level(s, hero)
    if why is not None and why.word != "no-level":
        return why.clause, why.message, args
    if better.level != hero.level + 1:
        return "T11.3", "ts-why-no-skip", args
    if all(s.face[pid] != better.word for pid in next_level(s, hero)):
        return "T11.5", "ts-why-no-level", args
    return "T5.8", "ts-why-level-later", args


def destroy(s: State, decision: Decision, part: Words) -> Reason | None:
    """T7.1: a card of the hand; T19.7: of the cards that the Sphinx shows, each named once, in the list's order."""
    if decision.kind == "ts.rest":
        return "T7.1", "ts-why-not-in-hand", {"what": part.what}
    return "T19.7", "ts-why-in-order", {"what": part.what}


def card(s: State, decision: Decision, part: Words) -> Reason | None:
    """T28.2: an effect that eats takes Food."""
    if decision.kind != "ts.card":
        return None
    return ("T28.2", "ts-why-not-food", {"what": part.what}) if _here(s, part.what) else _gone(part.what)


def rank(s: State, decision: Decision, part: Words) -> Reason | None:
    """T28.13: only monsters of the hall; C-thyrian_lord: small ones."""
    if decision.kind not in ("ts.target", "ts.order", "ts.rank") or part.what not in ("1", "2", "3"):
        return None
    at = int(part.what)
    if at in monsters(s):
        foe = CARDS[s.face[s.hall[at - 1]]]
        return "C-thyrian_lord", "ts-why-big-monster", {"what": foe.word, "count": foe.vp}
    if s.hall[at - 1] >= 0:
        return "T28.13", "ts-why-stone-stays", {"what": STONE}
    return "T28.13", "ts-why-no-target", {"rank": at}


def order(s: State, decision: Decision, part: Words) -> Reason | None:
    """T22.8: a rearrangement changes the order of the occupied ranks."""
    return ("T22.8", "ts-why-no-change", {}) if decision.kind == "ts.order" else None


def discard(s: State, decision: Decision, part: Words) -> Reason | None:
    """T28.9: cards of one's own hand, named in the order of the list."""
    if decision.kind != "ts.discard":
        return None
    if not _here(s, part.what):
        return "T28.9", "ts-why-not-in-hand", {"what": part.what}
    return "T28.9", "ts-why-in-order", {"what": part.what}


def give(s: State, decision: Decision, part: Words) -> Reason | None:
    """T28.12: a hero, and no borrowed one."""
    if decision.kind != "ts.give":
        return None
    if not _here(s, part.what):
        return _gone(part.what)
    if CARDS[part.what].is_hero:
        return "T28.12", "ts-why-not-lent-on", {"what": part.what}
    return "T28.12", "ts-why-not-hero", {"what": part.what}


def hit(s: State, decision: Decision, part: Words) -> Reason | None:
    """T20.4: a Haunt stops one who can attack; T21.2: others destroy what their battle effect names."""
    if decision.kind != "ts.victim":
        return None
    if not _here(s, part.what):
        return _gone(part.what)
    assert decision.args is not None
    at = decision.args["rank"]
    foe = CARDS[s.face[s.hall[at - 1]]]
    told = {"what": part.what, "monster": foe.word}
    hero = CARDS[part.what].is_hero
    if foe.stops:
        return ("T20.4", "ts-why-idle", told) if hero else ("T21.2", "ts-why-not-hero", told)
    if foe.slays == "strongest" and hero:
        return "C-ebon_fume", "ts-why-not-strongest", told
    return "T21.2", "ts-why-not-prey", told


FITS: dict[str, Callable[[State, Decision, Words], Reason | None]] = {
    "use": use, "equip": equip, "drop": drop, "feed": feed, "attack": attack, "buy": buy, "level": level,
    "destroy": destroy, "card": card, "rank": rank, "send": rank, "order": order, "discard": discard, "give": give,
    "hit": hit,
}  # fmt: skip
