"""Why something that a player may expect cannot be done now: the codes of the rules, with clause and numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...core.decision import Decision, Refusal
from .card import CARDS, ENTRANCE, HEROES, QUESTS, SCORES
from .cards.banes import payers
from .combat import can_lie, challenge_targets, duel_targets
from .dungeon import WAYS, at, ways_to_lie
from .effects import in_hand, is_boss, is_hurt
from .hero import LIFT_PRICE, why_not_attack, why_not_explore, why_not_lift
from .lord import why_not_announce, why_not_bane
from .moving import why_not_move, why_not_phase, why_not_stand
from .places import VERBS, why_not_place
from .plays import why_not_heal, why_not_play
from .quests import attempt_ap, charges, mine, why_not_attempt, why_not_exchange, why_not_search
from .responses import VERBS as RESPONSES
from .responses import attacker_word, attacks_on, why_not_answer
from .scores import ap_for, has_readied, limit, pledged, readied, why_not_ap
from .state import STANDING, State, alive, on
from .threats import FOR_ROLLS, why_not_now

CLAUSES = {
    "ability-used": "D6.2", "ap": "D10.2", "attacked": "D15.1", "blow": "D18.2", "boon": "D12.1", "boss": "D15.18",
    "bridged": "D13.3", "charge": "D17.26", "closes": "D9.6", "deactivated": "D13.3", "dodge": "D18.2",
    "elsewhere": "D17.1", "entrance": "D15.15", "exit-wall": "D9.4", "fallen": "D18.7", "form": "D15.2",
    "found": "D17.16", "free-exit": "D11.5", "glory": "D14.1", "healthy": "D18.13", "hurt": "D15.12", "lies": "D20.7",
    "limit": "D14.2", "no-cards": "D13.3", "no-host": "D14.3", "no-join": "D9.2", "no-map": "D11.2", "no-maps": "D10.3",
    "no-quests": "D17.26", "no-sacrifice": "D17.10", "no-shift": "D18.11", "no-target": "D8.2", "no-tunnel": "D13.3",
    "not-fiend": "D15.17", "not-found": "D17.16", "not-here": "D10.6", "not-monster": "D15.17", "not-now": "D4.7",
    "omen": "D18.2", "omen-twice": "D18.2", "peril": "D8.2", "peril-card": "D4.7", "picked": "D17.21",
    "quest-monster": "D15.17", "resolved": "D8.6", "response": "D4.7", "roll": "D18.2", "same-type": "D14.4",
    "solo-boon": "D21.10", "solo-treasure": "D21.10", "standing": "D13.4", "turned-before": "D15.17",
    "unhurt": "D15.12", "used": "D6.2", "wall": "D11.9", "window": "D13.1",
}  # fmt: skip
"""The clause of every code."""


def refusal(key: str, code: str, **args: Any) -> Refusal:
    return Refusal(key, CLAUSES[code], f"dg-why-{code}", args)


def refusals(s: State, decision: Decision) -> list[Refusal]:
    """What a player may expect at this question but cannot do, and why."""
    ask = ASK.get(decision.kind)
    if ask is None:
        return []
    found: dict[str, Refusal] = {}
    for entry in ask(s, decision):
        if entry.key not in decision.keys:
            found.setdefault(entry.key, entry)
    return list(found.values())


def at_hero(s: State, decision: Decision) -> Iterator[Refusal]:
    """D10: moves, quests, cards, exploring, duels, the location's action, standing up."""
    seat = decision.seat
    ap = {"have": ap_for(s, seat), "need": 1}
    for way in range(4):
        if code := why_not_move(s, seat, way):
            yield refusal(f"move:{WAYS[way]}", code, **ap)
    for pid in mine(s, seat):
        word = s.face[pid]
        if code := why_not_attempt(s, seat, pid):
            need = max(1, attempt_ap(s, pid))
            yield refusal(f"quest:{word}", code, have=ap["have"], need=need, place=QUESTS[word].places[0])
        if QUESTS[word].search and (code := why_not_search(s, seat, pid)):
            yield refusal(f"search:{word}", code, place=QUESTS[word].places[0], **ap)
    yield from of_hand(s, decision)
    if code := why_not_explore(s, seat):
        yield refusal("explore", code, **ap)
    yield from duels(s, seat, ap)
    yield from of_place(s, seat)
    if code := why_not_stand(s, seat):
        yield refusal("stand", code, have=s.ap[seat], need=1)
    for pid in s.quests[seat]:
        if code := why_not_exchange(s, seat, pid):
            yield refusal(f"exchange:{s.face[pid]}", code, have=s.glory[seat], need=2, place=ENTRANCE)
    if HEROES[s.hero[seat]].ability == "healing" and (code := why_not_heal(s, seat)):
        yield of_healing(s, seat, code)
    yield from of_charges(s, seat)
    if readied(s, seat, "leaden_limbs") >= 0 and (code := why_not_lift(s, seat)):
        yield refusal("lift:leaden_limbs", code, have=s.glory[seat], need=LIFT_PRICE)
    if readied(s, seat, "cloak_of_phasing") >= 0:
        for way in range(4):
            if code := why_not_phase(s, seat, way):
                have = s.glory[seat] if code == "glory" else s.ap[seat]
                yield refusal(f"phase:{WAYS[way]}", code, have=have, need=1)
    if on(s, "movement_limit") and not can_lie(s, seat):
        yield refusal("lie", "used" if s.stance[seat] == STANDING else "lies")


def duels(s: State, seat: int, ap: dict[str, int]) -> Iterator[Refusal]:
    """D10.6, D15.15: the heroes here, who may not be attacked, and those elsewhere."""
    here = duel_targets(s, seat) or [other for other in alive(s) if s.where[other] == s.where[seat]]
    code = why_not_attack(s, seat)
    for other in alive(s):
        if other != seat and (code or other not in here):
            yield refusal(f"attack:{s.hero[other]}", code if other in here else "not-here", **ap)


def of_place(s: State, seat: int) -> Iterator[Refusal]:
    """D13.3: what is done in a location: here, and in the others that lie on the table."""
    here = s.face[s.where[seat]]
    for tile in s.cells.values():
        word = s.face[tile]
        verb = VERBS.get(word)
        if verb == "treasure":
            yield from of_treasury(s, seat, word == here)
        elif verb and word != here:
            yield refusal(verb, "elsewhere", place=word)
        elif verb and (code := why_not_place(s, seat, verb)):
            yield refusal(verb, code, have=ap_for(s, seat), need=2 if verb == "bridge" else 1)


def of_treasury(s: State, seat: int, here: bool) -> Iterator[Refusal]:
    """Treasury: the Treasures of the hand that cannot be played free."""
    for pid in s.hand[seat]:
        card = CARDS[s.face[pid]]
        if card.kind != "treasure":
            continue
        code = why_not_place(s, seat, "treasure") or why_not_play(s, seat, pid, free=True) if here else "elsewhere"
        if code:
            have, need = len(has_readied(s, seat, "treasure")), limit(s, seat, "treasure")
            args = {"have": have, "need": need, "type": f"type-{card.type}", "place": "treasury"}
            yield refusal(f"treasure:{card.word}", code, **args)


def of_charges(s: State, seat: int) -> Iterator[Refusal]:
    """D17.17 to D17.21: charges that cannot be taken up, delivered or picked up now."""
    for verb, pid, place in charges(s, seat):
        if place != s.face[s.where[seat]]:
            yield refusal(f"{verb}:{s.face[pid]}", "elsewhere", place=place)
        elif verb == "pick" and pid in s.picked:
            yield refusal(f"pick:{s.face[pid]}", "picked")


def of_hand(s: State, decision: Decision) -> Iterator[Refusal]:
    """D14: the cards of the hand as Glory cards."""
    seat = decision.seat
    for pid in s.hand[seat]:
        if code := why_not_play(s, seat, pid):
            yield of_card(s, seat, pid, code)


def of_card(s: State, seat: int, pid: int, code: str) -> Refusal:
    card = CARDS[s.face[pid]]
    if code == "limit":
        return refusal(card.key, code, have=len(has_readied(s, seat, card.kind)), need=limit(s, seat, card.kind))
    return refusal(card.key, code, have=s.glory[seat], need=card.cost, type=f"type-{card.type}")


def of_anytime(s: State, seat: int) -> Iterator[Refusal]:
    """D4.7, D13.1: outside the hero phase: Glory cards that are not for any time, and the ability."""
    for pid in s.hand[seat]:
        card = CARDS[s.face[pid]]
        if card.glory:
            code = "not-now" if card.timing == "hero" else why_not_play(s, seat, pid)
            if code:
                yield of_card(s, seat, pid, code)
    if HEROES[s.hero[seat]].ability == "healing" and (code := why_not_heal(s, seat)):
        yield of_healing(s, seat, code)


def of_healing(s: State, seat: int, code: str) -> Refusal:
    have, need = (s.glory[seat], 3) if code == "glory" else (ap_for(s, seat), 1 + pledged(s, seat))
    return refusal("use:healing", code, have=have, need=need)


def at_lord(s: State, decision: Decision) -> Iterator[Refusal]:
    """D8: Peril cards of the hand and monsters of the lair."""
    seat = decision.seat
    richest = max((s.peril[o] - s.reserved[o] for o in range(s.seats) if o != seat), default=0)
    for verb, zone in (("announce", s.hand[seat]), ("unleash", s.lair[seat])):
        for pid in zone:
            card = CARDS[s.face[pid]]
            if card.glory:
                continue
            bane = card.kind == "bane"
            if code := why_not_bane(s, seat, pid) if bane else why_not_announce(s, seat, pid):
                key = f"bane:{card.word}" if bane else f"{verb}:{card.word}"
                yield refusal(key, code, have=richest, need=card.cost, count=len(payers(s, seat, 0)))
    yield from of_anytime(s, seat)


def at_roll(s: State, decision: Decision) -> Iterator[Refusal]:
    """D18.2: the cards for rolls that do not fit this one."""
    seat, now = decision.seat, s.rolls[-1]
    for word in FOR_ROLLS:
        if in_hand(s, seat, word) >= 0 and (code := why_not_now(s, seat, word, now)):
            have = s.peril[now.who] if code == "peril" else s.glory[seat]
            yield refusal(f"play:{word}", code, have=have, need=CARDS[word].cost)


def at_respond(s: State, decision: Decision) -> Iterator[Refusal]:
    """D15.6: the hero's ability and Diversion, attack by attack."""
    seat = decision.seat
    assert s.combat is not None
    for verb, word in RESPONSES.items():
        if HEROES[s.hero[seat]].ability == word or (verb == "divert" and in_hand(s, seat, "diversion") >= 0):
            for number in attacks_on(s, seat):
                if code := why_not_answer(s, seat, verb, number):
                    key = f"{verb}:{attacker_word(s, s.combat.attacks[number])}"
                    yield refusal(key, code, have=s.glory[seat], need=price_or_two(s, verb, number))


def price_or_two(s: State, verb: str, number: int) -> int:
    assert s.combat is not None
    card = s.combat.attacks[number].card
    if verb in ("divert", "double") or card < 0 or s.face[card] not in CARDS:
        return 2 if verb == "double" else 1
    return CARDS[s.face[card]].cost + (2 if verb == "cow" else 0)


def at_discard(s: State, decision: Decision) -> Iterator[Refusal]:
    """D12.1, R-23: Boons stay, and so does a Boss."""
    seat = decision.seat
    for pid in has_readied(s, seat, "boon"):
        yield refusal(f"gear:{s.face[pid]}", "boon")
    for verb, zone in (("hand", s.hand[seat]), ("lair", s.lair[seat])):
        for pid in zone:
            if is_boss(s, pid):
                yield refusal(f"{verb}:{s.face[pid]}", "boss")
    yield from of_anytime(s, seat)
    if code := why_not_stand(s, seat):
        yield refusal("stand", code, have=s.ap[seat], need=1)


def at_wound(s: State, decision: Decision) -> Iterator[Refusal]:
    """D13.1, D13.3: healing before a wound that cannot be had now."""
    yield from (why for why in of_anytime(s, decision.seat) if why.key in ("play:potion_of_healing", "use:healing"))


def at_challenge(s: State, decision: Decision) -> Iterator[Refusal]:
    """D15.11, D18.7: without an AP that may be spent, or lying, nobody is struck."""
    seat = decision.seat
    if code := why_not_ap(s, seat):
        cards, heroes = challenge_targets(s, seat)
        for key in (*(f"strike:{s.face[card]}" for card in cards), *(f"attack:{s.hero[other]}" for other in heroes)):
            yield refusal(key, code, have=ap_for(s, seat), need=1)
    yield from (why for why in of_anytime(s, seat) if why.key == "play:second_wind")


def at_lair(s: State, decision: Decision) -> Iterator[Refusal]:
    """D15.12, D15.18"""
    card = (decision.args or {})["card"]
    if is_hurt(s, card):
        yield refusal("hand", "hurt")
        if is_boss(s, card):
            yield refusal("discard", "boss")
    else:
        yield refusal("discard", "boss" if is_boss(s, card) else "unhurt")


def at_place(s: State, decision: Decision) -> Iterator[Refusal]:
    """D9: the free cells beside the dungeon where this map does not go."""
    tile = (decision.args or {})["card"]
    for cell, must in s.frontier.items():
        yield refusal(f"at:{at(cell)}", why_not_lie(s, tile, cell, must))


def why_not_lie(s: State, tile: int, cell: int, must: int) -> str:
    """D9.2, D9.4, D9.6: nothing joins there, an exit would meet a wall, or the dungeon would be closed."""
    if not must & 15:
        return "no-join"
    if s.cell[tile] < 0 and ways_to_lie(s, tile, cell):
        return "closes"
    return "exit-wall"


def at_turned(s: State, decision: Decision) -> Iterator[Refusal]:
    """D9.3, D9.4: the other way round an exit would meet a wall, or the dungeon would be closed."""
    for key in ("printed", "turned"):
        yield refusal(key, "exit-wall")


def at_form(s: State, decision: Decision) -> Iterator[Refusal]:
    """D15.2: scores with the counter symbol do not attack."""
    for form in SCORES:
        yield refusal(form, "form")


ASK = {
    "dg.hero": at_hero, "dg.entry": of_hand, "dg.lord": at_lord, "dg.roll": at_roll, "dg.respond": at_respond,
    "dg.discard": at_discard, "dg.wound": at_wound, "dg.challenge": at_challenge, "dg.lair": at_lair,
    "dg.place": at_place, "dg.turned": at_turned, "dg.form": at_form,
}  # fmt: skip
