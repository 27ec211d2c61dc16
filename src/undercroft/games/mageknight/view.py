"""What a viewer sees of the table, and the combat panel."""

from __future__ import annotations

from typing import Any

from ...core.zones import knows, seen
from .banners import banner_of
from .ending import hand_limit
from .heroes import level, level_at, manners
from .hexes import SHAPES, axial, place_of
from .movement import BARRED, centres, cost, next_is_core, why_no_position, why_no_step
from .reckoning import (
    armor,
    block_needed,
    damage,
    facing,
    fortified,
    need,
    resists,
    strikes_now,
    targets_now,
    wounds_from,
)
from .scenarios import scenario
from .sites import site_name
from .state import Combat, State, Unit, day
from .tiles import TILES
from .tracks import hero_armor
from .units import UNITS


def view(s: State, viewer: int) -> dict[str, Any]:
    return {
        "scenario": s.options["scenario"],
        "round": s.round,
        "rounds": scenario(s).rounds[s.seats - 1],
        "day": day(s),
        "order": list(s.order),
        "announced": s.turns_left >= 0,
        "last_turns": s.last_turns,
        "source": s.source,
        "tactics": list(s.tactics_left),
        "map": world(s, viewer),
        "centre": [
            {"skill": s.face[lying.skill], "owner": lying.owner, "mark": lying.mark or None} for lying in s.centre
        ],
        "tile_deck": {"left": len(s.tiles), "core": next_is_core(s)},
        "offers": {
            "advanced": [s.face[card] for card in s.advanced],
            "spells": [s.face[card] for card in s.spells],
            "units": [unit_facts(s, card) for card in s.unit_offer],
            "monastery": [s.face[card] for card in s.cloister],
            "skills": [s.face[skill] for skill in s.common],
        },
        "players": [player(s, seat, viewer) for seat in range(s.seats)],
        "dummy": None if s.dummy is None else dummy(s),
        "turn": {
            "phase": s.phase,
            "move": s.move,
            "influence": s.influence,
            "healing": s.healing,
            "tokens": s.tokens,
            "dice_left": s.dice_left,
            "used_dice": [colour for colour, _ in s.used_dice],
            "rested": s.rested,
            "path": [list(axial(at)) for at in s.path],
        },
        "combat": None if s.combat is None else panel(s, s.combat),
    }


def unit_facts(s: State, card: int) -> dict[str, Any]:
    unit = UNITS[s.face[card]]
    return {
        "name": s.face[card], "level": unit.level, "cost": unit.cost, "armor": unit.armor,
        "resists": list(unit.resists), "places": list(unit.places),
    }  # fmt: skip


def unit_state(s: State, unit: Unit) -> dict[str, Any]:
    """An own Unit with its state; `armor` counts its Banner."""
    banner = banner_of(s, unit)
    return {
        **unit_facts(s, unit.card),
        "armor": UNITS[s.face[unit.card]].armor + banner.armor,
        "resists": [*dict.fromkeys((*UNITS[s.face[unit.card]].resists, *banner.resists))],
        "spent": unit.spent,
        "wounds": unit.wounds,
        "banner": s.face[unit.banner] if unit.banner >= 0 else None,
        "banner_used": unit.furled,
        "bonded": unit.bonded,
    }


def player(s: State, seat: int, viewer: int) -> dict[str, Any]:
    p = s.players[seat]
    own = level(p.level)
    return {
        "hero": p.hero,
        "at": None if p.at < 0 else list(axial(p.at)),
        "fame": p.fame,
        "level": p.level,
        "next_level": level_at(p.fame) > p.level,
        "reputation": p.reputation,
        "modifier": manners(p.reputation),
        "armor": own.armor,
        "hand_limit": hand_limit(s, seat),
        "command": own.command,
        "crystals": p.crystals,
        "hand": seen(s, p.hand, viewer),
        "deck": len(p.deck),
        "discard": seen(s, p.discard, viewer),
        "played": seen(s, p.played, viewer),
        "stored": len(p.stored),
        "units": [unit_state(s, unit) for unit in p.units],
        "skills": [{"name": s.face[skill], "used": skill in p.flipped} for skill in p.skills],
        "tactic": p.tactic,
        "tactic_used": p.flipped_tactic,
        "stolen": p.stolen,
        "rewards": p.rewards,
        "aside": [s.face[card] for card in p.aside],
        "kept": p.kept,
        "claims": [claim.colour for claim in s.claims if claim.seat == seat],
    }


def dummy(s: State) -> dict[str, Any]:
    assert s.dummy is not None
    return {
        "hero": s.dummy.hero, "deck": len(s.dummy.deck), "crystals": s.dummy.crystals, "tactic": s.dummy.tactic,
    }  # fmt: skip


def world(s: State, viewer: int) -> dict[str, Any]:
    """The map: every space with what can be seen on it, and the positions where a tile may come."""
    moving = s.phase == "move" and viewer == s.active
    here = s.players[s.active].at if s.active >= 0 else -1
    spaces = []
    for at, space in s.board.items():
        near = moving and at in s.board[here].near if here in s.board else False
        spaces.append(
            {
                "at": list(axial(at)),
                "terrain": space.ground.terrain,
                "site": space.ground.site,
                "open": bool(site_name(s, at)),
                "colour": space.ground.colour,
                "cost": None if (price := cost(s, at)) == BARRED else price,
                "step": bool(near and not why_no_step(s, at)),
                "foes": seen(s, s.foes.get(at, ()), viewer),
                "rampaging": bool(space.ground.rampaging and at in s.foes),
                "ruin": ruin_seen(s, at, viewer),
                "shields": list(s.shields.get(at, ())),
            }
        )
    return {
        "shape": scenario(s).shape,
        "tiles": [{"at": list(axial(centre)), "tile": face, "kind": TILES[face].kind} for centre, face in s.placed],
        "spaces": spaces,
        "open": open_positions(s),
    }


def ruin_seen(s: State, at: int, viewer: int) -> str | None:
    token = s.ruins.get(at, -1)
    if token < 0:
        return None
    return s.face[token] if knows(s, token, viewer) else "hidden"


def open_positions(s: State) -> list[dict[str, Any]]:
    """M10.8: where the next tile could lie."""
    shape = SHAPES[scenario(s).shape]
    found = []
    here = centres(s)
    for centre in sorted({c + step for c in here for step in _AROUND}):
        if not why_no_position(s, centre):
            place = place_of(shape, centre)
            assert place is not None
            found.append({"at": list(axial(centre)), "key": f"{place[0]}.{place[1]}"})
    return found


_AROUND = tuple(100 * q + r for q, r in ((3, -2), (1, -3), (-2, -1), (-3, 2), (-1, 3), (2, 1)))


def panel(s: State, c: Combat) -> dict[str, Any]:
    """M12.6, M12.13, M12.15: what each attack needs, what it would do, what the chosen group needs."""
    have, want = need(s)
    targets, strikes = targets_now(s, c), strikes_now(s, c)
    return {
        "sort": c.sort,
        "phase": c.phase,
        "units": c.units,
        "night": c.night,
        "have": have,
        "want": want,
        "points": [{"kind": kind, "element": element, "amount": n} for kind, element, n in c.points],
        "targets": list(c.targets),
        "wounds": c.wounds,
        "foes": [
            {
                "name": s.face[foe.token],
                "summoned": s.face[foe.summoned] if foe.summoned >= 0 else None,
                "armor": armor(s, foe),
                "resists": list(resists(s, foe)),
                "fortified": fortified(s, foe),
                "abilities": list(facing(s, foe).abilities),
                "fame": facing(s, foe).fame,
                "rampaging": foe.rampaging,
                "guard": foe.guard,
                "beaten": foe.beaten,
                "idle": foe.idle,
                "can_target": at in targets,
                "aimed": (at in c.targets) if c.phase != "block" else any(t // 4 == at for t in c.targets),
                "strikes": [
                    {
                        "value": strike.value,
                        "element": strike.element,
                        "block": block_needed(facing(s, foe), strike),
                        "damage": damage(facing(s, foe), strike),
                        "wounds": wounds_from(damage(facing(s, foe), strike), hero_armor(s)),
                        "open": 4 * at + number in strikes,
                        "blocked": bool(foe.done >> number & 1),
                    }
                    for number, strike in enumerate(facing(s, foe).strikes)
                ],
            }
            for at, foe in enumerate(c.foes)
        ],
    }
