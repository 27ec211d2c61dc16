"""Stage II: what an attacked hero may answer. D15.6, D15.17, R-22, R-43."""

from __future__ import annotations

from ...core.decision import Decision, Effect, Kind, ask
from ...core.events import tell
from ...core.state import Step
from .card import CARDS, FOES
from .effects import ability_ready, answer_with, discard, in_hand, is_boss, may_hold, pay_glory, take_out
from .scores import life_of
from .state import ABILITY, Attack, State, heroes_at, push, still_there, without

RESPOND = Kind("dg.respond", "D15.6", at="table", window=True)
REDIRECT = Kind("dg.redirect", "D15.17", at="table")

BY_CARD, BY_ABILITY = 1, 2
"""R-22: the means that turned an attack away, as bits."""

VERBS = {"divert": "diversion", "master": "fiend_mastery", "cow": "intimidation", "double": "phantom_double"}
"""The card or ability behind each response; the step of that name does it."""


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
    """R-59: whether the seat may have a response, as far as everybody knows."""
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
    found: dict[str, Step] = {"pass": ("done",)}
    for verb in VERBS:
        if verb == "divert" and in_hand(s, seat, "diversion") < 0:
            continue
        words: list[str] = []
        for i in attacks_on(s, seat):
            if not why_not_answer(s, seat, verb, i):
                word = attacker_word(s, s.combat.attacks[i])
                words.append(word)
                copy = words.count(word)
                found[f"{verb}:{word}" if copy == 1 else f"{verb}:{word}#{copy}"] = (verb, seat, i)
    for pid in s.carried[seat]:
        found[f"drop:{s.face[pid]}"] = ("drop_charge", seat, pid)
    return ask(seat, RESPOND, found)


def divert(s: State, seat: int, number: int) -> Effect:
    """Diversion: a card of the hand turns the monster away."""
    targets = others(s, seat, number)
    answer_with(s, seat, "diversion")
    yield from turn_away(s, seat, number, targets, BY_CARD)


def master(s: State, seat: int, number: int) -> Effect:
    """Fiend Mastery: the ability turns a fiend away."""
    targets = others(s, seat, number)
    use_ability(s, seat, "master", number)
    yield from turn_away(s, seat, number, targets, BY_ABILITY)


def cow(s: State, seat: int, number: int) -> None:
    """Intimidation: the monster is discarded."""
    use_ability(s, seat, "cow", number)
    attack = attack_at(s, number)
    change(s, number, attack._replace(off=True, seat=-1))
    if attack.card in s.field:
        s.field = without(s.field, attack.card)
    else:
        take_out(s, seat, attack.card)  # alone, lair monsters fight from there (D21.7)
    discard(s, attack.card)


def double(s: State, seat: int, number: int) -> None:
    """Phantom Double: the counter is made with Magic."""
    use_ability(s, seat, "double", number)
    change(s, number, attack_at(s, number)._replace(phantom=True))


def use_ability(s: State, seat: int, verb: str, number: int) -> None:
    """D6.2, D18.6: the hero's ability, paid with Glory."""
    pay_glory(s, seat, price(s, verb, attack_at(s, number)))
    s.used[seat] |= ABILITY
    tell(s, "dg-uses", who=seat, what=VERBS[verb])


def attack_at(s: State, number: int) -> Attack:
    assert s.combat is not None
    return s.combat.attacks[number]


def change(s: State, number: int, attack: Attack) -> None:
    assert s.combat is not None
    s.combat.attacks[number] = attack


def others(s: State, seat: int, number: int) -> dict[str, int | str]:
    """R-22: another monster in the fight there, also one announced against another hero; or another hero there."""
    assert s.combat is not None
    attack = s.combat.attacks[number]
    cards = [a.card for a in s.combat.attacks if a.card >= 0 and not a.off and a.card != attack.card]
    cards += [e.card for e in s.announced if e.tile == attack.tile and still_there(s, e, e.seat)]
    found: dict[str, int | str] = {}
    for card in cards:
        if life_of(s, card) > 0:
            key = f"monster:{s.face[card]}"
            found[f"{key}#2" if key in found else key] = card  # there are at most two copies
    for other in heroes_at(s, attack.tile):
        if other != seat:
            found[f"hero:{s.hero[other]}"] = s.hero[other]
    return found


def turn_away(s: State, seat: int, number: int, targets: dict[str, int | str], means: int) -> Effect:
    """D15.17: a redirected monster keeps its form; a hero that it turns on may respond too (R-22)."""
    attack = attack_at(s, number)
    keys, values = ("ignore", *targets), ("ignore", *targets.values())
    chosen: int | str = yield Decision(seat, REDIRECT, keys, values, {"card": attack.card})
    turned = attack_at(s, number)._replace(turned_by=attack.turned_by | means)
    if chosen == "ignore":
        change(s, number, turned._replace(off=True, seat=-1))
        tell(s, "dg-ignores", card=attack.card)
    elif isinstance(chosen, int):
        change(s, number, turned._replace(seat=-1, prey=chosen))
        tell(s, "dg-turns-on-monster", card=attack.card, prey=s.face[chosen])
    else:
        other = s.hero.index(chosen)
        change(s, number, turned._replace(seat=other))
        assert s.combat is not None
        if other not in s.combat.defenders:
            s.combat.defenders.append(other)
        tell(s, "dg-monster-attacks", card=attack.card, whom=other, form=attack.form)
        push(s, ("reply", other))
