"""What a viewer sees of the table."""

from __future__ import annotations

from typing import Any

from ...core.zones import seen
from .card import CARDS, FOES, QUESTS, TILES
from .combat import reckon
from .dungeon import at, exits
from .ending import QUESTS_TO_WIN
from .scores import full_life, life_of, limit, score
from .state import Attack, State


def view(s: State, viewer: int) -> dict[str, Any]:
    """D5.7, D15.12: hands are hidden; the dungeon, inventories, lairs, quests and combats lie open.

    D1.2: `needed` quests win.
    """
    return {
        "phase": s.phase,
        "round": s.round,
        "first": s.first,
        "map": [tile(s, pid) for pid in s.cells.values()],
        "free": [at(cell) for cell in s.frontier],
        "maps_left": len(s.maps),
        "map_hands": [seen(s, hand, viewer) for hand in s.map_hand],
        "deck": len(s.deck),
        "discards": seen(s, s.discards, viewer),
        "peril_deck": len(s.peril_deck),
        "peril_discards": seen(s, s.peril_discards, viewer),
        "quest_deck": len(s.quest_deck),
        "shared": [quest(s, pid) for pid in s.shared],
        "stray": [{"quest": s.face[pid], "tile": s.face[where]} for pid, where in s.dropped.items()],
        "announced": [
            {"card": s.face[e.card], "seat": e.seat, "form": e.form, **monster(s, e.card)} for e in s.announced
        ],
        "reserved": s.reserved[:],
        "waiting": [s.face[pid] for pid in s.waiting],
        "players": [player(s, seat, viewer) for seat in range(s.seats)],
        "combat": None if s.combat is None else fight(s),
        "roll": None if not s.rolls or not s.rolls[-1].need else threat(s),
        "found": s.face[s.found] if s.found >= 0 else None,
        "box": s.box[:],
        "needed": QUESTS_TO_WIN,
    }


def tile(s: State, pid: int) -> dict[str, Any]:
    """D4.4: a location as it lies."""
    word = s.face[pid]
    printed = TILES[word]
    held = [(way + 2 * s.turned[pid]) % 4 for t, way, _ in s.held if t == pid]
    return {
        "tile": word,
        "at": at(s.cell[pid]),
        "turned": bool(s.turned[pid]),
        "exits": [
            {"kind": "wall", "stat": "", "need": 0}
            if exit is None
            else {"kind": "held" if way in held else exit.kind, "stat": exit.stat, "need": exit.need}
            for way, exit in enumerate(exits(word, s.turned[pid]))
        ],
        "glory": printed.glory,
        "peril": printed.peril,
        "dark": printed.dark,
        "type": printed.type,
        "barrier": None
        if printed.barrier is None
        else {"kind": printed.barrier.kind, "need": printed.barrier.need, "stat": printed.barrier.stat},
        "deactivated": pid in s.deactivated,
        "bridge": pid == s.bridge,
        "heroes": [seat for seat in range(s.seats) if s.where[seat] == pid and not s.out >> seat & 1],
        "charges": [s.face[q] for q, where in s.dropped.items() if where == pid],
        "designed": printed.designed,
    }


def quest(s: State, pid: int) -> dict[str, Any]:
    """D4.3: a quest with what its monster has left."""
    word = s.face[pid]
    return {"quest": word, "life": life_of(s, pid) if word in FOES else None, "designed": QUESTS[word].designed}


def monster(s: State, pid: int) -> dict[str, Any]:
    """D15.4: a monster with its Life and what hangs on it."""
    if s.face[pid] not in FOES:
        return {}
    attached = [s.face[a] for a in s.attached if s.host[a] == pid]
    return {"life": life_of(s, pid), "full": full_life(s, pid), "attached": attached}


def player(s: State, seat: int, viewer: int) -> dict[str, Any]:
    """D4.1, D4.2: a hero with its scores of now, its trackers and its cards."""
    alive = bool(s.hero[seat]) and not s.out >> seat & 1
    return {
        "hero": s.hero[seat],
        "out": bool(s.out >> seat & 1),
        "level": s.level[seat],
        "life": s.life[seat],
        "glory": s.glory[seat],
        "peril": s.peril[seat],
        "ap": s.ap[seat] + s.grit[seat],
        "stance": ("standing", "fallen", "caged")[s.stance[seat]],
        "scores": {stat: score(s, seat, stat) for stat in ("melee", "magic", "speed")} if alive else {},
        "limits": {kind: limit(s, seat, kind) for kind in ("treasure", "boon")} if alive else {},
        "ability_used": bool(s.used[seat] & 1),
        "at": at(s.cell[s.where[seat]]) if s.where[seat] >= 0 else None,
        "tile": s.face[s.where[seat]] if s.where[seat] >= 0 else None,
        "hand": seen(s, s.hand[seat], viewer),
        "gear": [
            {
                "card": s.face[pid],
                "kind": CARDS[s.face[pid]].kind,
                "attached": [s.face[a] for a in s.attached if s.host[a] == pid],
            }
            for pid in s.gear[seat]
        ],
        "lair": [{"card": s.face[pid], **monster(s, pid)} for pid in s.lair[seat]],
        "quests": [quest(s, pid) for pid in s.quests[seat]],
        "done": [s.face[pid] for pid in s.done[seat]],
        "carried": [s.face[pid] for pid in s.carried[seat]],
    }


def threat(s: State) -> dict[str, Any]:
    """D16.1: the threat that is about to be rolled."""
    roll = s.rolls[-1]
    have = score(s, roll.who, roll.stat) + roll.plus
    return {"who": roll.who, "stat": roll.stat, "need": roll.need, "adds": have, "source": roll.source}


def fight(s: State) -> dict[str, Any]:
    """D15: the combat stage by stage, with what each side adds to its die and what was rolled."""
    assert s.combat is not None
    return {
        "stage": s.combat.stage,
        "sort": s.combat.sort,
        "owner": s.combat.owner,
        "quest": s.face[s.combat.quest] if s.combat.quest >= 0 else None,
        "attacks": [attack(s, a) for a in s.combat.attacks],
    }


def attack(s: State, a: Attack) -> dict[str, Any]:
    idle = a.seat < 0 and a.prey < 0
    mine, theirs = (0, 0) if idle else reckon(s, a)
    return {
        "attacker": s.face[a.card] if a.card >= 0 else s.hero[a.hero],
        "attacker_seat": a.hero,
        "attacker_life": life_of(s, a.card) if a.card >= 0 else s.life[a.hero],
        "target": "" if idle else s.face[a.prey] if a.prey >= 0 else s.hero[a.seat],
        "target_seat": a.seat,
        "form": a.form,
        "off": a.off or idle,
        "adds": mine,
        "counter_adds": theirs,
        "die": a.attack_die,
        "counter_die": a.counter_die,
        "attack": a.attack,
        "counter": a.counter,
        "chances": None if idle or a.attack_die or a.counter_die else chances(mine, theirs),
    }


def chances(mine: int, theirs: int) -> list[int]:
    """D15.9: of the 36 pairs of dice, how many are a strike, a tie, a counter strike: the forecast."""
    gaps = [mine + a - theirs - c for a in range(1, 7) for c in range(1, 7)]
    return [sum(gap > 0 for gap in gaps), sum(gap == 0 for gap in gaps), sum(gap < 0 for gap in gaps)]
