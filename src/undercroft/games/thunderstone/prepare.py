"""The dungeon's preparation: effects, weapons, food, and the target (T6.2, T6.3, T12, T13)."""

from __future__ import annotations

from typing import Any

from ...core.decision import Decision, Effect, Kind
from ...core.events import tell
from .battle import may_attack
from .card import CARDS
from .hall import monsters
from .party import add, holding, strength, variants, weight
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
    uses: dict[str, tuple[Any, ...]] = {}
    marks: dict[str, object] = {}
    for pid in hand:
        card = CARDS[face[pid]]
        if card.strength:
            heroes.append(pid)
        elif card.weight >= 0:
            weapons.append(pid)
        for at, use in enumerate(card.uses, start=1):
            if use.when == "dungeon" and (use.repeat or (pid, at) not in used) and not use.why(s, pid):
                if use.feeds:
                    foods.append((pid, at))
                else:
                    add(uses, marks, f"use:{card.word}.{at}", which.get(pid), ("use", pid, at))
    found: dict[str, tuple[Any, ...]] = {}
    moves: dict[str, tuple[Any, ...]] = {}
    if heroes:
        if weapons:
            equips(s, heroes, weapons, which, marks, found, moves)
        for food, at in foods:
            for hero in heroes:
                add(found, marks, f"feed:{face[food]}>{face[hero]}", which.get(hero), ("feed", food, at, hero))
        if ("arcane", 0, -1) in s.boosts:
            for weapon in weapons:
                if host[weapon] >= 0:
                    add(moves, marks, f"drop:{face[weapon]}", which.get(weapon), ("drop", weapon))
    targets: dict[str, tuple[Any, ...]] = {}
    about: dict[str, str | list[str]] = {}
    for rank in monsters(s):
        if may_attack(s, rank):
            key = f"attack:{rank}"
            targets[key] = ("attack", rank)
            about[key] = face[s.hall[rank - 1]]
    if not targets:
        targets = {"leave": ("leave", 0)}
    found.update(uses)
    found.update(targets)
    found.update(moves)
    return Decision(s.active, PREPARE, tuple(found), tuple(found.values()), about=about)


def equips(
    s: State,
    heroes: list[int],
    weapons: list[int],
    which: dict[int, int],
    marks: dict[str, object],
    found: dict[str, tuple[Any, ...]],
    moves: dict[str, tuple[Any, ...]],
) -> None:
    """T13.1, T13.5: every weapon to every hero who can lift it; a pair that was made is not offered again."""
    face, host = s.face, s.host
    arms = holding(s)
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
            if weight(s, CARDS[face[weapon]]) > might:
                continue  # T13.2
            mark = f"{which[hero]}.{which[weapon]}" if which else ""
            key = f"equip:{face[weapon]}>{face[hero]}"
            add(found if bearer < 0 else moves, marks, key, mark, ("equip", weapon, hero))


def alike(s: State, one: int, other: int) -> bool:
    """Whether two heroes differ at most in what they hold."""
    if s.face[one] != s.face[other]:
        return False
    given = [[boost[:2] for boost in s.boosts if boost[2] == hero] for hero in (one, other)]
    done = [[at for pid, at in s.used if pid == hero] for hero in (one, other)]
    return given[0] == given[1] and done[0] == done[1]


def take_prepare(s: State, answer: tuple[Any, ...]) -> None:
    verb = answer[0]
    if verb == "equip":
        _, weapon, hero = answer
        held = holding(s).get(hero, -1)
        if held >= 0:
            s.host[held] = -1
        s.host[weapon] = hero
        s.tried.append((weapon, hero))
        tell(s, "ts-equipped", who=s.active, card=weapon, hero=s.face[hero])
    elif verb == "attack":
        s.agenda[-1] = ("battle", answer[1])
    elif verb == "leave":  # T6.6
        tell(s, "ts-left", who=s.active)
        s.agenda.pop()
    elif verb == "drop":  # T13.5: without another bearer; it matters only with Arcane Energies
        s.tried.append((answer[1], s.host[answer[1]]))
        s.host[answer[1]] = -1
    else:
        use(s, *answer[1:])


def use(s: State, pid: int, at: int, *hero: int) -> None:
    """T5.2, T6.2, T12.2, T12.3: an effect of a revealed card; one that asks goes on the agenda."""
    effect = CARDS[s.face[pid]].uses[at - 1]
    if not effect.repeat or (pid, at) not in s.used:
        s.used.append((pid, at))
    s.tried.clear()
    if hero:
        tell(s, "ts-fed", who=s.active, card=pid, hero=s.face[hero[0]])
    else:
        tell(s, "ts-used", who=s.active, what=f"{s.face[pid]}.{at}")
    if effect.asks:
        s.agenda.append(("use", pid, at))
    else:
        effect.run(s, pid, *hero)


def act(s: State, pid: int, at: int) -> Effect:
    """The effect of a card that asks."""
    yield from CARDS[s.face[pid]].uses[at - 1].run(s, pid)
