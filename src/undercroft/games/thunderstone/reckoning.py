"""How a battle comes out: `reckon` is T26, the one function that forecast, legality and outcome call."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from .card import CARDS, DISEASE, Card
from .disputed import LORD_MORTIS_DARK
from .party import holding
from .state import State


class Choices(NamedTuple):
    """What the player decides in a battle. What is left open is taken from the attack pool first."""

    stopped: int = -1  # the hero that a Haunt stops
    magic_cut: tuple[int, ...] = ()  # heroes whose magic attack Judgement cuts, not their attack
    from_attack: int = -1  # how many Diseases cut attack; the rest cut magic attack


OPEN = Choices()


class Reckoning(NamedTuple):
    """A battle as it would end, and what led there."""

    rank: int
    attack: int  # the pools that count in the end
    magic: int
    light: int
    penalty: int  # L of T16.4
    value: int
    health: int
    halved: bool  # T15.3 struck
    won: bool
    able: tuple[int, ...]  # the heroes that attack
    torn: tuple[int, ...]  # heroes that Judgement cuts in attack or magic attack, their owner's choice
    pools: tuple[int, int]  # attack and magic attack before the Diseases
    cuts: int  # Diseases that find something to cut
    strength: dict[int, int]  # of every hero, battle effects included
    dropped: tuple[int, ...]  # weapons that became too heavy


def dark(s: State, monster: Card) -> int:
    """T15.1; D5: the two books differ on Lord Mortis, and by T25.1 his card is right."""
    return LORD_MORTIS_DARK[s.options["edition"]] if monster.word == "lord_mortis" else monster.dark


def reckon(s: State, rank: int, choices: Choices = OPEN) -> Reckoning:
    """T26: the party against the monster of a rank. Steps 1 to 12 in their order; nothing is changed.

    T14.1: two pools, from all that takes part. T14.5: this monster's traits alone (T18.2); T14.2: never its health.
    """
    face = s.face
    monster = CARDS[face[s.hall[rank - 1]]]
    hand = s.hand[s.active]
    arms = holding(s)
    everyone = attack_all = 0
    weightless = arcane = False
    strong: dict[int, int] = {}
    eager: dict[int, int] = {}
    blessed: list[int] = []
    for what, amount, _, _, whom in s.boosts:  # T12.8; T20.2: also from heroes who cannot attack
        if what == "strength":
            if whom < 0:
                everyone += amount
            else:
                strong[whom] = strong.get(whom, 0) + amount
        elif what == "attack":
            if whom < 0:
                attack_all += amount
            else:
                eager[whom] = eager.get(whom, 0) + amount
        elif what == "magic":
            blessed.append(whom)
        elif what == "weightless":
            weightless = True
        else:
            arcane = True

    heroes: list[tuple[int, Card]] = []
    attack = magic = light = diseases = lamps = items = beasts = charged = 0
    for pid in hand:
        card = CARDS[face[pid]]
        if card.strength:
            heroes.append((pid, card))
        elif card.weight < 0:  # T13.6, T18.1: items, spells and trophies need no hero
            attack += card.attack
            magic += card.magic
            light += card.light
            if card.health:
                beasts += 1
            elif card.word == DISEASE:
                diseases += 1
            elif "item" in card.traits:
                items += 1
                lamps += card.light > 0
            elif card.magic:
                charged += 1

    # steps 1 and 2: strength first, since a weapon that is dropped may leave its hero unable to attack
    strength: dict[int, int] = {}
    able: list[int] = []
    dropped: list[int] = []
    edged: list[int] = []  # C-dwarf_guardian: as it was when the target was declared
    knights = lords = charges = doublings = 0
    for pid, card in heroes:
        might = card.strength + everyone + strong.get(pid, 0) - monster.weakens  # T21.4
        strength[pid] = might
        if pid in arms:
            weapon = CARDS[face[arms[pid]]]
            if "edged" in weapon.traits:
                edged.append(pid)
            if not weightless and weapon.weight > max(0, might):  # T13.4, T13.7
                dropped.append(arms.pop(pid))
        if (
            (card.idle_in_front and rank == 1)  # C-feayn
            or (monster.only_armed and pid not in arms)  # T15.4
            or pid == choices.stopped  # C-haunt
        ):
            continue
        able.append(pid)
        knights += card.leads_militia  # T20.1, T28.8: standing bonuses of those who can attack, each copy for itself
        lords += card.leads_others
        charges += card.charges
        doublings += card.doubles

    # steps 3 to 5
    magic += charges * (items + charged)  # C-selurin_magician
    torn: list[int] = []
    for pid, card in heroes:
        if pid not in able:
            continue  # T20.1, T20.5, T16.6
        traits = card.traits
        own = card.attack + attack_all + eager.get(pid, 0)
        own += card.per_lamp * lamps + card.per_monster * beasts  # T12.9
        spell = card.magic
        if rank > 1:
            own += card.far  # C-amazon
        if card.edge and pid in edged:
            own += card.edge
        if knights and card.word == "militia":
            own += knights
        if lords and "fighter" not in traits:
            own += lords  # C-thyrian_lord
        if pid in arms and monster.goads:
            own += monster.goads  # C-grayskin_lizard
        light += card.light
        if pid in arms:
            held = arms[pid]
            weapon = CARDS[face[held]]
            light += weapon.light  # T16.3, T13.3: only what is held
            if not (monster.no_edge and "edged" in weapon.traits):  # T15.5
                blow = weapon.heavy_attack if weapon.heavy_attack and strength[pid] >= 8 else weapon.attack  # C-polearm
                if (
                    weapon.holy
                    and "cleric" in traits
                    and ("undead" in monster.traits or "doomknight" in monster.traits)
                ):
                    blow += weapon.holy  # C-warhammer
                if held in s.thrown:
                    blow += 3  # C-spear
                own += blow
                spell += weapon.magic
        if monster.saps and (own > 0 or spell > 0):  # step 4, T14.3: of all that the hero gives, the weapon's too
            if own > 0 and spell > 0:
                torn.append(pid)
            if spell > 0 and (own <= 0 or pid in choices.magic_cut):
                spell -= 1
            else:
                own -= 1
        if pid in blessed or (arcane and pid in arms):  # step 5
            spell += own
            own = 0
        attack += own
        magic += spell

    # steps 6 to 9
    if monster.no_magic:
        magic = 0  # T15.6, T15.10
    if monster.only_magic:
        attack = 0  # T15.8
    pools = (attack, magic)
    cuts = min(diseases, attack + magic)  # T17.1, T17.3: from what still counts; T25.2: no pool goes below zero
    if cuts:
        first = choices.from_attack if choices.from_attack >= 0 else cuts
        first = max(cuts - magic, min(first, cuts, attack))  # T14.3: only a pool that stands at 1 or more
        attack -= first
        magic -= cuts - first
    magic <<= doublings  # T14.4
    strikes_magic = magic > 0
    if monster.halves_magic:
        magic //= 2  # T15.2

    # steps 10 to 12
    penalty = max(0, rank + dark(s, monster) - light)  # T16.1, T16.2, T16.4
    value = max(0, attack + magic - 2 * penalty)  # T16.5
    halved = (monster.halved_without == "magic" and not strikes_magic) or (
        monster.halved_without == "weapon" and not arms  # T13.8: any hero's
    )
    if halved:
        value //= 2  # T15.3
    won = value >= monster.health and (strikes_magic or not monster.needs_magic)  # T22.1, T15.7
    return Reckoning(
        rank, attack, magic, light, penalty, value, monster.health, halved, won, tuple(able), tuple(torn), pools,
        cuts, strength, tuple(dropped),
    )  # fmt: skip


def may_attack(s: State, rank: int) -> bool:
    """T6.3, T6.7, T15.9: a monster that fades must be seen without any penalty, by the light that counts against it."""
    return not CARDS[s.face[s.hall[rank - 1]]].fades or reckon(s, rank).penalty == 0


def splits(r: Reckoning) -> range:
    """T14.3: how many Diseases may cut the attack pool."""
    return range(max(0, r.cuts - r.pools[1]), min(r.cuts, r.pools[0]) + 1)


def best(s: State, rank: int) -> tuple[Reckoning, Choices]:
    """The forecast: the battle with the player's best choices, and which these are."""
    first = reckon(s, rank)
    monster = CARDS[s.face[s.hall[rank - 1]]]
    if not (monster.stops and first.able) and not first.torn and not first.cuts:
        return first, OPEN
    found, how = None, OPEN
    for stopped in first.able if monster.stops and first.able else (-1,):
        base = reckon(s, rank, Choices(stopped))
        for cut in product((False, True), repeat=len(base.torn)):
            hit = tuple(pid for pid, magic in zip(base.torn, cut, strict=True) if magic)
            for split in splits(reckon(s, rank, Choices(stopped, hit))):
                choices = Choices(stopped, hit, split)
                r = reckon(s, rank, choices)
                if found is None or (r.won, r.value) > (found.won, found.value):
                    found, how = r, choices
    assert found is not None
    return found, how
