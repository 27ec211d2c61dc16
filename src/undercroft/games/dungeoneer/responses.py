"""Stage II: what an attacked hero may answer. D15.6, D15.17, R-22, R-43."""

from __future__ import annotations

from ...core.decision import Decision, Effect, Kind
from ...core.events import tell
from .cards.model import CARDS, FOES
from .scores import life_of
from .state import ABILITY, Attack, State, heroes_at, push, still_there
from .verbs import ability_ready, discard, drop_charge, in_hand, is_boss, may_hold, pay_glory, show

RESPOND = Kind("dg.respond", "D15.6", at="table", window=True)
REDIRECT = Kind("dg.redirect", "D15.17", at="table")

BY_CARD, BY_ABILITY = 1, 2
"""R-22: the means that turned an attack away, as bits."""

VERBS = {"divert": "diversion", "master": "fiend_mastery", "cow": "intimidation", "double": "phantom_double"}


def attacks_on(s: State, seat: int) -> list[int]:
    """The numbers of the attacks that still threaten a seat's hero and are not rolled yet."""
    assert s.combat is not None
    return [i for i, a in enumerate(s.combat.attacks) if a.seat == seat and not a.off and not a.attack_die]


def price(s: State, verb: str, attack: Attack) -> int:
    """What a response costs: Fiend Mastery X, Intimidation X + 2, where X is the monster's Peril cost (D18.6)."""
    if verb == "divert":
        return 1
    if verb == "double":
        return 2
    return CARDS[s.face[attack.card]].cost + (2 if verb == "cow" else 0)


def why_not_answer(s: State, seat: int, verb: str, number: int) -> str:
    """R-43: why an attack cannot be answered so, as a code; empty if it can. Only public facts are read."""
    assert s.combat is not None
    attack = s.combat.attacks[number]
    if verb != "divert" and not ability_ready(s, seat, VERBS[verb]):
        return "ability-used"
    if verb == "double":
        return "" if s.glory[seat] >= 2 and not attack.phantom else "glory"
    if attack.card < 0:
        return "not-monster"
    word = s.face[attack.card]
    if verb != "divert" and word not in CARDS:
        return "quest-monster"
    if verb == "master" and FOES[word].type != "fiend":
        return "not-fiend"
    if verb == "cow" and is_boss(s, attack.card):  # D15.18
        return "boss"
    if verb != "cow" and attack.turned_by & (BY_CARD if verb == "divert" else BY_ABILITY):
        return "turned-before"
    return "" if s.glory[seat] >= price(s, verb, attack) else "glory"


def may_respond(s: State, seat: int) -> bool:
    """R-59: whether the seat may have a response, by what is public."""
    if not attacks_on(s, seat):
        return False
    if s.carried[seat]:  # D17.20
        return True
    if not s.glory[seat]:
        return False
    return any(
        not why_not_answer(s, seat, verb, i)
        for verb in VERBS
        if verb != "divert" or may_hold(s, seat, "diversion")
        for i in attacks_on(s, seat)
    )


def attacker_word(s: State, attack: Attack) -> str:
    return s.face[attack.card] if attack.card >= 0 else s.hero[attack.hero]


def respond(s: State, seat: int) -> Decision:
    """D15.6, D13.2: Response cards and abilities, one after another, until the player passes.

    D17.20: a charge may be dropped at any moment: now it can still be kept from the attacker's hands.
    """
    assert s.combat is not None
    keys, values = ["pass"], ["pass"]
    for verb in VERBS:
        if verb == "divert" and in_hand(s, seat, "diversion") < 0:
            continue
        words: list[str] = []
        for i in attacks_on(s, seat):
            if not why_not_answer(s, seat, verb, i):
                word = attacker_word(s, s.combat.attacks[i])
                words.append(word)
                copy = words.count(word)
                keys.append(f"{verb}:{word}" if copy == 1 else f"{verb}:{word}#{copy}")
                values.append(f"{verb} {i}")
    for pid in s.carried[seat]:
        keys.append(f"drop:{s.face[pid]}")
        values.append(f"drop {pid}")
    return Decision(seat, RESPOND, tuple(keys), tuple(values))


def take_respond(s: State, answer: str, seat: int) -> None:
    if answer == "pass":
        s.agenda.pop()
        return
    verb, number = answer.split()
    if verb == "drop":
        drop_charge(s, seat, int(number))
        return
    s.agenda.append(("answer", seat, verb, int(number)))


def answer(s: State, seat: int, verb: str, number: int) -> Effect:
    """D15.17, R-22: the monster is turned against another, ignores the hero, is driven off; or the counter is Magic."""
    assert s.combat is not None
    attacks = s.combat.attacks
    attack = attacks[number]
    cost = price(s, verb, attack)
    targets = others(s, seat, attack) if verb in ("divert", "master") else []
    pay_glory(s, seat, cost)
    if verb == "divert":
        pid = in_hand(s, seat, "diversion")
        s.hand[seat].remove(pid)
        show(s, pid)
        tell(s, "dg-plays", who=seat, card=pid)
        discard(s, pid)
    else:
        s.used[seat] |= ABILITY
        tell(s, "dg-uses", who=seat, what=VERBS[verb])
    if verb == "double":
        attacks[number] = attack._replace(phantom=True)
    elif verb == "cow":  # Intimidation: the monster is discarded
        attacks[number] = attack._replace(off=True, seat=-1)
        for zone in (s.field, *s.lair):  # alone, lair monsters fight from there (D21.7)
            if attack.card in zone:
                zone.remove(attack.card)
        discard(s, attack.card)
    else:
        keys = ("ignore", *(key for key, _ in targets))
        values = ("ignore", *(value for _, value in targets))
        chosen = yield Decision(seat, REDIRECT, keys, values, args={"card": attack.card})
        by = attack.turned_by | (BY_CARD if verb == "divert" else BY_ABILITY)
        turn_on(s, number, chosen, by)


def others(s: State, seat: int, attack: Attack) -> list[tuple[str, str]]:
    """R-22: another monster in the fight there, also one announced against another hero; or another hero there."""
    assert s.combat is not None
    cards = [a.card for a in s.combat.attacks if a.card >= 0 and not a.off and a.card != attack.card]
    cards += [e.card for e in s.announced if e.tile == attack.tile and still_there(s, e, e.seat)]
    found: dict[str, str] = {}
    for card in cards:
        if life_of(s, card) > 0:
            key = f"monster:{s.face[card]}"
            found[f"{key}#2" if key in found else key] = f"card {card}"  # there are at most two of a sort
    for other in heroes_at(s, attack.tile):
        if other != seat:
            found[f"hero:{s.hero[other]}"] = f"hero {other}"
    return list(found.items())


def turn_on(s: State, number: int, chosen: str, by: int) -> None:
    """D15.17: a redirected monster keeps its form; a hero that it turns on may respond too (R-22)."""
    assert s.combat is not None
    attacks = s.combat.attacks
    attack = attacks[number]
    if chosen == "ignore":
        attacks[number] = attack._replace(off=True, seat=-1, turned_by=by)
        tell(s, "dg-ignores", card=attack.card)
        return
    sort, who = chosen.split()
    if sort == "card":
        attacks[number] = attack._replace(seat=-1, prey=int(who), turned_by=by)
        tell(s, "dg-turns-on-monster", card=attack.card, prey=s.face[int(who)])
    else:
        seat = int(who)
        attacks[number] = attack._replace(seat=seat, turned_by=by)
        if seat not in s.combat.defenders:
            s.combat.defenders.append(seat)
        tell(s, "dg-monster-attacks", card=attack.card, whom=seat, form=attack.form)
        push(s, ("reply", seat))
