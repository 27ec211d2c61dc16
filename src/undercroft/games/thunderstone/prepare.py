"""The dungeon's preparation: effects, weapons, food, and the target (T6.2, T6.3, T12, T13)."""

from __future__ import annotations

from ...core.decision import Decision, Effect, Kind
from ...core.events import tell
from ...core.state import Step
from ...core.zones import set_host
from .card import CARDS, Use
from .hall import monsters
from .party import Answers, holding, strength, variants, weight
from .reckoning import may_attack
from .state import State

PREPARE = Kind("ts.prepare", "T6.2", at="hand", cards=True)


def prepare(s: State) -> Decision:
    """T6.2: weapons, food, effects; T6.3: then a target, which must be named if any monster can be attacked (T6.6)."""
    face, host, used = s.face, s.host, s.used
    hand = s.hand[s.active]
    which = variants(s)
    heroes: list[int] = []
    weapons: list[int] = []
    foods: list[tuple[int, int]] = []
    uses: list[tuple[int, int]] = []
    for pid in hand:
        card = CARDS[face[pid]]
        if card.strength:
            heroes.append(pid)
        elif card.weight >= 0:
            weapons.append(pid)
        if not card.uses:
            continue
        for at, use in enumerate(card.uses, start=1):
            if use.when == "dungeon" and (use.repeat or (pid, at) not in used) and not use.why(s, pid):
                (foods if use.feeds else uses).append((pid, at))
    answers: Answers[Step] = Answers(s, which)
    add = answers.add
    moves = liftable(s, heroes, weapons) if weapons else []
    for weapon, hero in moves:
        if host[weapon] < 0:
            offer_weapon(answers, weapon, hero)
    for food, at in foods:
        for hero in heroes:
            add(f"feed:{face[food]}>{face[hero]}", which.get(hero), ("feed", food, at, hero), hero)
    for pid, at in uses:
        add(f"use:{face[pid]}.{at}", which.get(pid), ("use", pid, at), pid)
    targets = [rank for rank in monsters(s) if may_attack(s, rank)]
    for rank in targets:
        answers.found[f"attack:{rank}"] = ("attack", rank)
        answers.about[f"attack:{rank}"] = face[s.hall[rank - 1]]
    if not targets:
        answers.found["leave"] = ("leave",)
    for weapon, hero in moves:
        if host[weapon] >= 0:
            offer_weapon(answers, weapon, hero)
    for weapon in weapons:
        if host[weapon] >= 0:
            add(f"drop:{face[weapon]}", which.get(weapon), ("drop", weapon), weapon)
    return answers.ask(s.active, PREPARE)


def offer_weapon(answers: Answers[Step], weapon: int, hero: int) -> None:
    """Offer a weapon to a hero; both may have copies that differ."""
    which, face = answers.numbers, answers.s.face
    mark = f"{which[hero]}.{which[weapon]}" if which else ""
    answers.add(f"equip:{face[weapon]}>{face[hero]}", mark, ("equip", weapon, hero), weapon, hero)


def liftable(s: State, heroes: list[int], weapons: list[int]) -> list[tuple[int, int]]:
    """T13.1, T13.5: every weapon to every hero who can lift it; a pair that was made is not offered again."""
    face, host = s.face, s.host
    arms = holding(s)
    found: list[tuple[int, int]] = []
    for hero in heroes:
        might = max(0, strength(s, hero)) if s.boosts else CARDS[face[hero]].strength
        held = arms.get(hero, -1)
        for weapon in weapons:
            bearer = host[weapon]
            if weapon == held or (weapon, hero) in s.tried:
                continue
            if held >= 0 and (held in s.thrown or face[held] == face[weapon]):
                continue  # T13.9; or an equal weapon for an equal one
            if bearer >= 0 and held < 0 and alike(s, bearer, hero):
                continue  # from one to another of two who differ in nothing else
            if weight(s, CARDS[face[weapon]]) <= might:  # T13.2
                found.append((weapon, hero))
    return found


def alike(s: State, one: int, other: int) -> bool:
    """Whether two heroes differ at most in what they hold."""
    if s.face[one] != s.face[other]:
        return False
    given = [[(boost.what, boost.n) for boost in s.boosts if boost.card == hero] for hero in (one, other)]
    done = [[at for pid, at in s.used if pid == hero] for hero in (one, other)]
    return given[0] == given[1] and done[0] == done[1]


def give_weapon(s: State, weapon: int, hero: int) -> None:
    """T13.1, T13.5: a hero takes a weapon, out of another's hands too; what he held before is put away."""
    held = holding(s).get(hero, -1)
    if held >= 0:
        set_host(s, held, -1)
    set_host(s, weapon, hero)
    s.tried += ((weapon, hero),)
    tell(s, "ts-equipped", who=s.active, card=weapon, hero=s.face[hero])


def drop(s: State, weapon: int) -> None:
    """T13.5: a weapon is taken off again, without another bearer: a Gray Ooze spares a party in which one is held."""
    hero = s.host[weapon]
    set_host(s, weapon, -1)
    s.tried += ((weapon, hero),)
    tell(s, "ts-disarmed", who=s.active, card=weapon, hero=s.face[hero])


def attack(s: State, rank: int) -> None:
    """T6.3: the target is named: the preparation is over."""
    s.agenda[-1] = ("battle", rank)


def leave(s: State) -> None:
    """T6.6: nobody can be attacked."""
    tell(s, "ts-left", who=s.active)
    s.agenda.pop()


def use(s: State, pid: int, at: int) -> None:
    """T5.2, T6.2, T12.2, T12.3: an effect of a revealed card; one that asks goes on the agenda."""
    effect = spend(s, pid, at)
    tell(s, "ts-used", who=s.active, what=f"{s.face[pid]}.{at}")
    if effect.asks:
        s.agenda.append(("effect", pid, at))
    else:
        effect.run(s, pid)


def feed(s: State, pid: int, at: int, hero: int) -> None:
    """T12.2: Food is used on one hero."""
    effect = spend(s, pid, at)
    tell(s, "ts-fed", who=s.active, card=pid, hero=s.face[hero])
    effect.run(s, pid, hero)


def spend(s: State, pid: int, at: int) -> Use:
    """T12.2: this effect of the card is used now. After an effect every pair of weapon and hero may be tried again."""
    effect = CARDS[s.face[pid]].uses[at - 1]
    if not effect.repeat or (pid, at) not in s.used:
        s.used += ((pid, at),)
    s.tried = ()
    return effect


def effect(s: State, pid: int, at: int) -> Effect:
    """The effect of a card that asks."""
    yield from CARDS[s.face[pid]].uses[at - 1].run(s, pid)
