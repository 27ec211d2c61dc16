"""Combat in eight stages: D15. The fight is a record in the state; every stage is a step of the agenda.

Stages I to VI are here, VII and VIII in `aftermath.py`, the answers of stage II in `responses.py`.
"""

from __future__ import annotations

from ...core.chance import below
from ...core.decision import Decision, Effect, Kind, ask
from ...core.events import tell
from ...core.state import Step
from .card import FOES, Op
from .dungeon import HOME
from .effects import ability_ready, answer_with, discard, fall, in_hand, may_hold, pay_glory, wound_monster
from .moving import why_not_stand
from .responses import may_respond
from .scores import ap_for, foe_score, forms_of, gain_ap, life_of, score, spend_ap
from .state import (  # fmt: skip
    ABILITY,
    ATTACK,
    FALL_ATTACK,
    LAID_DOWN,
    STANDING,
    Announced,
    Attack,
    Combat,
    Roll,
    State,
    heroes_at,
    on,
    push,
    still_there,
    without,
)
from .threats import window

CHALLENGE = Kind("dg.challenge", "D15.11", at="table", window=True)
FORM = Kind("dg.form", "D15.2")
STEAL = Kind("dg.steal", "D15.14", at="quest")
VITAL = Kind("dg.vital", "D15.5")

WOUND: tuple[Op, ...] = (("harm", 1),)


def begin(s: State, sort: str, owner: int, attacks: list[Attack], quest: int = -1) -> None:
    """D15.5 to D15.13: a combat with these attacks; its stages are the next steps."""
    seats = list(dict.fromkeys(attack.seat for attack in attacks if attack.seat >= 0))
    s.combat = Combat(sort, owner, attacks, seats[:], 1, 0, [0] * s.seats, [], quest, 0)
    numbers = range(len(attacks))
    push(
        s,
        *(("reply", seat) for seat in seats),
        *(("swing", i) for i in numbers),  # all attack rolls, then all counter rolls, then the comparisons
        *(("parry", i) for i in numbers),
        *(("compare", i) for i in numbers),
        ("challenges",),
        ("lairs",),
        ("rewards",),
        ("peace",),
    )
    for attack in attacks:
        tell_attack(s, attack)


def battle(s: State, seat: int) -> None:
    """D8.7, D15.1, R-07: the monsters announced against one hero form one combat; each attacks once."""
    mine = [entry for entry in s.announced if entry.seat == seat]
    s.announced = tuple(entry for entry in s.announced if entry.seat != seat)
    if s.out >> s.active & 1:
        for entry in mine:
            s.field = without(s.field, entry.card)
            discard(s, entry.card)
    elif mine:
        begin(s, "lord", s.active, [aimed(s, entry) for entry in mine])


def aimed(s: State, entry: Announced) -> Attack:
    """D15.16, R-65, R-70: the attack of an announced monster; none if the hero left or was defeated meanwhile."""
    if still_there(s, entry, entry.seat):
        return Attack(entry.card, -1, entry.form, entry.seat, entry.tile)
    tell(s, "dg-nobody-there", card=entry.card)
    return Attack(entry.card, -1, entry.form, -1, entry.tile, off=True)


def tell_attack(s: State, attack: Attack) -> None:
    whom = {"whom": attack.seat} if attack.seat >= 0 else {}
    if attack.card >= 0 and whom:
        tell(s, "dg-monster-attacks", card=attack.card, form=attack.form, **whom)
    elif whom:
        tell(s, "dg-hero-attacks", who=attack.hero, form=attack.form, **whom)
    elif attack.prey >= 0:
        tell(s, "dg-hero-strikes", who=attack.hero, form=attack.form, card=attack.prey)


def fight(s: State) -> Combat:
    assert s.combat is not None
    return s.combat


def reply(s: State, seat: int) -> None:
    """D15.6: stage II, if what is public allows the defender a response."""
    fight(s).stage = 2
    if seat >= 0 and may_respond(s, seat):
        s.agenda.append(("respond", seat))


# -- stages III to V


def type_of(s: State, pid: int) -> str:
    return FOES[s.face[pid]].type if pid >= 0 else ""


def reckon(s: State, attack: Attack) -> tuple[int, int]:
    """D15.7, D15.8, D15.17: what the attacker and the defender add to their dice. The forecast and the rolls use it.

    The defender counters in the form of the attack, at its level; a Phantom Double counters with Magic.
    """
    form = attack.form
    if attack.hero >= 0:
        mine = score(s, attack.hero, form, "attack", type_of(s, attack.prey))
    else:
        mine = foe_score(s, attack.card, form)
        if attack.seat >= 0 and type_of(s, attack.card) == "fiend" and s.face[s.where[attack.seat]] == "menagerie":
            mine += 1  # Menagerie: fiends that attack a hero there
    if attack.seat >= 0:
        theirs = score(s, attack.seat, "magic" if attack.phantom else form, "counter", type_of(s, attack.card))
    else:
        theirs = foe_score(s, attack.prey, form)
    return mine + attack.plus, theirs + attack.guard


def lapses(s: State, attack: Attack) -> bool:
    """D15.16, D18.12, R-19: an attack called off, or whose side is gone, or whose target left before the roll."""
    if attack.off or (attack.seat < 0 and attack.prey < 0):
        return True
    if attack.card >= 0 and life_of(s, attack.card) <= 0:
        return True
    if attack.seat >= 0:
        return not attack.attack_die and s.where[attack.seat] != attack.tile
    return life_of(s, attack.prey) <= 0


def swing(s: State, number: int) -> None:
    """D15.7: stage III: the attacker's die; whoever may change it is asked first."""
    now = fight(s)
    now.stage = 3
    attack = now.attacks[number]
    if not lapses(s, attack):
        s.rolls += (Roll(attack.hero, attack.form, 0, "attack", "", number),)
        push(s, ("throw", number))
        window(s, s.active, 0)


def parry(s: State, number: int) -> None:
    """D15.8: stage IV: the defender's die for this attack."""
    now = fight(s)
    now.stage = 4
    attack = now.attacks[number]
    if not lapses(s, attack):
        stat = "magic" if attack.phantom else attack.form
        s.rolls += (Roll(attack.seat, stat, 0, "counter", "", number),)
        push(s, ("throw", number))
        window(s, s.active, 0)


def throw(s: State, number: int) -> None:
    """D15.7, D15.8: one die + the score of the form."""
    roll, s.rolls = s.rolls[-1], s.rolls[:-1]
    attacks = fight(s).attacks
    attack = attacks[number]
    if attack.off:
        return
    die = below(s, 6, "die") + 1
    mine, theirs = reckon(s, attack)
    if roll.source == "attack":
        total = die + mine + roll.plus
        attacks[number] = attack._replace(attack=total, attack_die=die, plus=attack.plus + roll.plus)
    else:
        total = die + theirs + roll.plus
        attacks[number] = attack._replace(counter=total, counter_die=die, guard=attack.guard + roll.plus)
    tell_roll(s, attack, roll.source == "attack", die, total)


def tell_roll(s: State, attack: Attack, attacking: bool, die: int, total: int) -> None:
    seat, card = (attack.hero, attack.card) if attacking else (attack.seat, attack.prey)
    if seat >= 0:
        tell(s, "dg-attack-roll" if attacking else "dg-counter-roll", who=seat, die=die, total=total)
    else:
        tell(s, "dg-monster-roll", card=card, die=die, total=total)


def compare(s: State, number: int) -> None:
    """D15.9: stage V: a tie does nothing; the higher side makes a successful strike."""
    now = fight(s)
    now.stage, now.now = 5, number
    attack = now.attacks[number]
    if lapses(s, attack) or not attack.counter_die:
        return
    if attack.attack == attack.counter:
        tell(s, "dg-tie", total=attack.attack)
    elif attack.attack > attack.counter:
        strike(s, number, attack.hero, attack.card, attack.seat, attack.prey, attacking=True)
    else:
        strike(s, number, attack.seat, attack.prey, attack.hero, attack.card, attacking=False)


def strike(s: State, number: int, hero: int, card: int, seat: int, prey: int, attacking: bool) -> None:
    """D15.9, D15.3: a side strikes: `hero` or `card` strikes the hero of `seat` or the monster `prey`."""
    now = fight(s)
    attack = now.attacks[number]
    if hero >= 0:
        wounds = 2 if attacking and attack.vital else 1  # Vital Strike
        if prey >= 0:
            taken = wound_monster(s, prey, wounds)
            now.glory[hero] += 0 if prey == now.quest else taken  # D15.13: quest monsters give none
        elif attacking and s.carried[seat]:
            push(s, ("steal", number, wounds))  # D15.14
        else:
            push(s, ("harm", seat, wounds, number))
        return
    hits = FOES[s.face[card]].hits.get(attack.form, WOUND)
    if not attacking and not on(s, "hit_effects_on_counter"):  # the narrower reading
        hits = WOUND
    if prey >= 0:
        wounds = monster_wounds(s, hits)
        if wounds:
            wound_monster(s, prey, wounds)
    else:
        push(s, *((("harm", seat, op[1], number) if op[0] == "harm" else (op[0], seat, *op[1:])) for op in hits))


def monster_wounds(s: State, hits: tuple[Op, ...]) -> int:
    """R-57, D15.17: of a hit on a monster only the wounds count."""
    wounds = 0
    for op in hits:
        if op[0] == "harm":
            wounds += int(op[1])
        elif op[0] == "gnash":
            wounds += gnash_wounds(s)
        elif op[0] == "leech":
            wounds += 1
    return wounds


def gnash_wounds(s: State) -> int:
    """Twin Gnasher: 2 wounds if its total is higher by 4 or more."""
    attack = fight(s).attacks[fight(s).now]
    return 2 if abs(attack.attack - attack.counter) >= 4 else 1


def gnash(s: State, seat: int) -> None:
    push(s, ("harm", seat, gnash_wounds(s), fight(s).now))


def grow(s: State, seat: int, amount: int) -> None:
    """Ramalith, R-32: it gains Life, without upper limit, also if the wound was prevented (R-60)."""
    attack = fight(s).attacks[fight(s).now]
    card = attack.card if attack.card >= 0 else attack.prey
    s.lives[card] = life_of(s, card) + amount
    tell(s, "dg-grows", card=card, life=s.lives[card])


def steal(s: State, number: int, wounds: int) -> Decision:
    """D15.14, D17.23: the attacking hero inflicts the wound or takes a charge from the other, not both."""
    attack = fight(s).attacks[number]
    found: dict[str, Step] = {"wound": ("strike_home", number, wounds)}
    for quest in s.carried[attack.seat]:
        found[f"take:{s.face[quest]}"] = ("snatch", number, quest)
    return ask(attack.hero, STEAL, found)


def strike_home(s: State, number: int, wounds: int) -> None:
    """D15.14: the wound."""
    s.agenda[-1] = ("harm", fight(s).attacks[number].seat, wounds, number)


def snatch(s: State, number: int, quest: int) -> None:
    """D17.23: the token and the quest go to the attacker."""
    s.agenda.pop()
    attack = fight(s).attacks[number]
    s.carried[attack.seat] = without(s.carried[attack.seat], quest)
    s.quests[attack.seat] = without(s.quests[attack.seat], quest)
    s.carried[attack.hero] += (quest,)
    s.quests[attack.hero] += (quest,)
    tell(s, "dg-steals", who=attack.hero, whom=attack.seat, card=quest)


# -- stage VI


def challenges(s: State) -> None:
    """D15.11, R-71: stage VI: every attacked hero in turn may strike back once, even one that led its attacker away."""
    now = fight(s)
    now.stage = 6
    push(s, *(("ask_challenge", seat) for seat in now.defenders))


def ask_challenge(s: State, seat: int) -> None:
    """R-59: only those are asked who, by what is public, may have the AP for it."""
    if may_challenge(s, seat):
        s.agenda.append(("challenge", seat))


def may_challenge(s: State, seat: int) -> bool:
    if s.used[seat] & ATTACK or not any(challenge_targets(s, seat)):
        return False
    rises = s.stance[seat] != STANDING and s.ap[seat] >= 2  # 1 AP to stand up, 1 to strike
    return ap_for(s, seat) >= 1 or rises or can_fall_attack(s, seat) or can_lie(s, seat) or may_wind(s, seat)


def may_wind(s: State, seat: int) -> bool:
    """Second Wind gives the AP for a challenge to a hero who stands or has the AP to stand up."""
    able = s.stance[seat] == STANDING or s.ap[seat] >= 1
    return able and s.glory[seat] >= 3 and may_hold(s, seat, "second_wind")


def can_fall_attack(s: State, seat: int) -> bool:
    """D20.8: by laying the standee down, once per turn; not if an AP was saved, whatever it was spent on since."""
    return (
        on(s, "fall_attack")
        and s.ap[seat] == 0
        and not s.saved >> seat & 1
        and s.stance[seat] == STANDING
        and seat != s.active
        and not s.used[seat] & FALL_ATTACK
    )


def can_lie(s: State, seat: int) -> bool:
    """D20.7, R-55: a standing hero may be laid down for 1 AP, once in a turn of anybody."""
    return on(s, "movement_limit") and s.stance[seat] == STANDING and not s.used[seat] & LAID_DOWN


def lie_down(s: State, seat: int) -> None:
    """D20.7: the AP serves for anything but moving and standing up."""
    s.used[seat] |= LAID_DOWN
    s.grit[seat] += 1
    fall(s, seat)


def challenge_targets(s: State, seat: int) -> tuple[list[int], list[int]]:
    """D15.1, D15.11, D17.14: the living cards that just attacked the hero, and the heroes there (D15.15).

    R-71: a card that was led out of the fight is none of them; a card needs no place, a hero stands where its foe does.
    """
    now = fight(s)
    cards = [a.card for a in now.attacks if a.card >= 0 and a.seat == seat and life_of(s, a.card) > 0]
    return cards, duel_targets(s, seat)


def duel_targets(s: State, seat: int) -> list[int]:
    """D10.6, D15.15, R-21: heroes in the same location; none at the Entrance."""
    tile = s.where[seat]
    if s.cell[tile] == HOME:
        return []
    return [other for other in heroes_at(s, tile) if other != seat]


def challenge(s: State, seat: int) -> Decision:
    """D15.11: whom to strike, if anybody."""
    found: dict[str, Step] = {"pass": ("done",)}
    paid = ap_for(s, seat) >= 1
    if paid or can_fall_attack(s, seat):
        cards, heroes = challenge_targets(s, seat)
        attackers = [a.hero for a in fight(s).attacks if a.hero >= 0]
        named: dict[str, int] = {}
        for card in cards:
            word = s.face[card]
            named[word] = copy = named.get(word, 0) + 1
            found[f"strike:{word}" if copy == 1 else f"strike:{word}#{copy}"] = ("strike_back", seat, -1, card)
        for other in heroes:
            if paid or other in attackers:  # D20.8: only whoever attacked it
                found[f"attack:{s.hero[other]}"] = ("strike_back", seat, other, -1)
    if may_wind(s, seat) and in_hand(s, seat, "second_wind") >= 0:
        found["play:second_wind"] = ("second_wind", seat)
    if can_lie(s, seat):
        found["lie"] = ("lie_down", seat)
    if not why_not_stand(s, seat):  # D13.4
        found["stand"] = ("stand", seat)
    return ask(seat, CHALLENGE, found)


def second_wind(s: State, seat: int) -> None:
    """Second Wind: 1 AP, and the question comes again."""
    answer_with(s, seat, "second_wind")
    gain_ap(s, seat, 1)


def strike_back(s: State, seat: int, other: int, card: int) -> None:
    """D15.11, D13.5: the attack costs 1 AP, in another's turn the saved one (D13.6)."""
    s.agenda.pop()
    if ap_for(s, seat) >= 1:
        spend_ap(s, seat)
    else:  # D20.8
        s.used[seat] |= FALL_ATTACK
        fall(s, seat)
    assault(s, seat, other, card)


def assault(s: State, seat: int, other: int, card: int) -> None:
    """D15.1: a hero attacks a hero or a monster, once per turn."""
    s.used[seat] |= ATTACK
    push(s, ("assail", seat, other, card))


def assail(s: State, seat: int, other: int, card: int) -> Effect:
    """D15.2, D15.5: stage I of a hero's attack: the form, and Vital Strike; then stages II to V."""
    forms = forms_of(s, seat)
    form: str = yield Decision(seat, FORM, forms)
    vital = False
    if ability_ready(s, seat, "vital_strike") and s.glory[seat] >= 3:
        vital = (yield Decision(seat, VITAL, ("plain", "vital"))) == "vital"
        if vital:
            pay_glory(s, seat, 3)
            s.used[seat] |= ABILITY
    attack = Attack(-1, seat, form, other, s.where[seat], card, vital=vital)
    if s.combat is None:
        begin(s, "duel", -1, [attack])
        return
    number = len(s.combat.attacks)
    s.combat.attacks.append(attack)
    tell_attack(s, attack)
    push(s, ("reply", other), ("swing", number), ("parry", number), ("compare", number))
