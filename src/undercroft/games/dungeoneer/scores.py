"""Scores, action points and limits of a hero: D4.1, D16.2, D18.5, D18.7, D18.9."""

from __future__ import annotations

from .card import CARDS, FOES, HEROES, QUESTS, SCORES
from .state import STANDING, State, on


def score(s: State, seat: int, stat: str, roll: str = "", vs: str = "") -> int:
    """D16.1, D16.2: a score of a hero at its level with all modifiers, for a test or for an attack or counter roll.

    `roll`: attack or counter; `vs`: the type of the monster that it fights.
    """
    if stat == "level":
        return s.level[seat]
    if stat == "life":
        return s.life[seat]
    total = HEROES[s.hero[seat]].scores[stat][s.level[seat] - 1]  # D4.1: always at the current level
    low = -99
    for pid in s.gear[seat]:
        card = CARDS[s.face[pid]]
        for change in card.changes:
            if change.stat == stat and (not change.only or change.only == roll) and (not change.vs or change.vs == vs):
                total += change.amount
                if card.kind == "bane":
                    low = 1  # Leaden Limbs: not below 1
    for pid in s.done[seat]:
        for change in QUESTS[s.face[pid]].artifact:  # D17.8: an artifact works to the end of the game
            if change.stat == stat and (not change.only or change.only == roll):
                total += change.amount
    for pid in s.attached:
        if s.owner[pid] == seat and CARDS[s.face[pid]].kind == "treasure":
            kind = host_type(s, s.host[pid])
            for change in CARDS[s.face[pid]].changes:
                if change.stat == stat and change.only == roll and change.host == kind:
                    total += change.amount
    for mod in s.lasting:
        if mod.m == seat and mod.what in (stat, roll):
            total += mod.n
    return max(low, total)


def host_type(s: State, pid: int) -> str:
    """The type of what an attachment hangs on: a Treasure's, or an artifact's."""
    word = s.face[pid]
    return CARDS[word].type if word in CARDS else QUESTS[word].artifact_type


def foe_score(s: State, pid: int, form: str) -> int:
    """D15.7: a monster's score in a form, with what is attached to it."""
    total = FOES[s.face[pid]].scores[form]
    for attached in s.attached:
        if s.host[attached] == pid:
            for change in CARDS[s.face[attached]].changes:
                if change.stat == form:
                    total += change.amount
    return total


def full_life(s: State, pid: int) -> int:
    """R-51: a monster's Life when unhurt: printed, plus attachments."""
    extra = 0
    for attached in s.attached:
        if s.host[attached] == pid:
            extra += sum(change.amount for change in CARDS[s.face[attached]].changes if change.stat == "life")
    return FOES[s.face[pid]].life + extra


def life_of(s: State, pid: int) -> int:
    """D15.4, R-17: the Life that a monster has left; a fresh one has what is printed."""
    left = s.lives.get(pid)
    return full_life(s, pid) if left is None else left


def forms_of(s: State, seat: int) -> tuple[str, ...]:
    """D15.2: the forms in which a hero may attack; with the Ember Wand Magic is one."""
    forms = HEROES[s.hero[seat]].forms
    if "magic" not in forms and any(s.face[pid] == "ember_wand" for pid in s.gear[seat]):
        return tuple(form for form in SCORES if form in forms or form == "magic")
    return forms


def readied(s: State, seat: int, word: str) -> int:
    """D14.2: the readied card of that name in a seat's inventory; -1 for none."""
    for pid in s.gear[seat]:
        if s.face[pid] == word:
            return pid
    return -1


def has_readied(s: State, seat: int, kind: str) -> list[int]:
    """The readied Boons or Treasures of a seat."""
    return [pid for pid in s.gear[seat] if CARDS[s.face[pid]].kind == kind]


def treasures(s: State, seat: int) -> list[int]:
    """D4.8, R-72: all Treasures that a seat has paid for and that are in play: also those attached to others."""
    oils = [pid for pid in s.attached if s.owner[pid] == seat and CARDS[s.face[pid]].kind == "treasure"]
    return [*has_readied(s, seat, "treasure"), *oils]


def limit(s: State, seat: int, kind: str, more: int = 0) -> int:
    """D4.8, D18.9: how many Treasures or Boons the hero may have; the Belt Pouch raises it, also for itself."""
    hero = HEROES[s.hero[seat]]
    if kind == "boon":
        return hero.boons
    changes = (change for pid in s.gear[seat] for change in CARDS[s.face[pid]].changes)
    pouch = sum(change.amount for change in changes if change.stat == "treasure_limit")
    return hero.treasures + pouch + more


# -- action points


def ap_for(s: State, seat: int, what: str = "") -> int:
    """D18.7, R-30: the AP that may be spent on something: a fallen hero's only on standing up (`stand`).

    R-55: the AP from lying down serves for anything but moving (`move`) and standing up.
    """
    usable = s.ap[seat] if s.stance[seat] == STANDING or what == "stand" else 0
    return usable + s.grit[seat] if what != "move" and what != "stand" else usable


def why_not_ap(s: State, seat: int, need: int = 1, what: str = "") -> str:
    """D10.2, D18.7: why that many AP cannot be spent, as a code: there are too few, or the hero is lying down."""
    if ap_for(s, seat, what) >= need:
        return ""
    return "fallen" if s.stance[seat] != STANDING and s.ap[seat] >= need else "ap"


def pledged(s: State, seat: int) -> int:
    """D11.10: the AP of a move whose exit is being tested: it is paid right after, and serves for nothing else."""
    return int(any(step[0] == "step" and step[1] == seat for step in s.agenda))


def spend_ap(s: State, seat: int, amount: int = 1, what: str = "") -> None:
    """D10.2, D12.4: AP are spent, those that would be lost first."""
    if what not in ("move", "stand"):
        grit = min(amount, s.grit[seat])
        s.grit[seat] -= grit
        amount -= grit
    s.ap[seat] -= amount
    s.fleeting[seat] = max(0, s.fleeting[seat] - amount)


def gain_ap(s: State, seat: int, amount: int) -> None:
    """Haste, Second Wind: in another's turn what is not spent is lost at its end."""
    s.ap[seat] += amount
    if seat != s.active:
        s.fleeting[seat] += amount


def fresh_ap(s: State, seat: int) -> int:
    """D7.3, D18.5: AP equal to the present Speed; D20.7: exactly 3 with the movement limit."""
    return 3 if on(s, "movement_limit") else max(0, score(s, seat, "speed"))
