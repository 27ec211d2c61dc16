"""What a viewer sees of the table, and the combat panel."""

from __future__ import annotations

from typing import Any

from ...core.decision import Refusal
from ...core.zones import knows, seen
from .abilities import traits
from .banners import banner_of, unit_armor, unit_resists
from .combat import shields_of
from .doing import foe_keys, strike_keys, unit_key
from .ending import hand_limit
from .heroes import LEVELS, level, level_at, manners
from .hexes import SHAPES, TILE_STEPS, axial, place_of
from .movement import BARRED, centres, cost, next_is_core, why_no_position
from .paths import Path, Ways, ways
from .reckoning import (
    BLOCKED_BY,
    armor,
    block_needed,
    damage,
    facing,
    fortified,
    halved,
    inefficient,
    need,
    resists,
    strikes_now,
    targets_now,
    unit_hit,
    wounds_from,
)
from .refusals import no_step
from .scenarios import scenario
from .sites import site_name
from .state import Combat, State, Unit, day
from .tiles import TILES
from .tracks import has_bonds, hero_armor
from .turn import must_rest
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
        "key": unit_key(s, unit),
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
        "ladder": ladder(p.fame),
        "reputation": p.reputation,
        "modifier": manners(p.reputation),
        "armor": own.armor,
        "hand_limit": hand_limit(s, seat),
        "command": own.command + has_bonds(s, seat),
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


def ladder(fame: int) -> list[int]:
    """M1.3: the Fame at which the level of this Fame began and at which the next one comes, and the next one."""
    now = level_at(fame)
    return [level(now).fame, level(now + 1).fame if now < len(LEVELS) else level(now).fame, now + 1]


def dummy(s: State) -> dict[str, Any]:
    assert s.dummy is not None
    return {
        "hero": s.dummy.hero, "deck": len(s.dummy.deck), "crystals": s.dummy.crystals, "tactic": s.dummy.tactic,
    }  # fmt: skip


def world(s: State, viewer: int) -> dict[str, Any]:
    """The map: every space with what can be seen on it, how to get there, and the positions where a tile may come."""
    mine = viewer == s.active >= 0 and s.phase in ("move", "after") and s.combat is None
    found = ways(s) if mine and s.phase == "move" and not must_rest(s) else None
    spaces = [
        {
            "at": list(axial(at)),
            "terrain": space.ground.terrain,
            "site": space.ground.site,
            "open": bool(site_name(s, at)),
            "colour": space.ground.colour,
            "cost": None if (price := cost(s, at)) == BARRED else price,
            "way": way(s, found.spaces.get(at)) if found is not None else None,
            "why": why(no_way(s, found, at)) if mine else None,
            "foes": seen(s, s.foes.get(at, ()), viewer),
            "rampaging": bool(space.ground.rampaging and at in s.foes),
            "ruin": ruin_seen(s, at, viewer),
            "shields": list(s.shields.get(at, ())),
        }
        for at, space in s.board.items()
    ]
    return {
        "shape": scenario(s).shape,
        "tiles": [{"at": list(axial(centre)), "tile": face, "kind": TILES[face].kind} for centre, face in s.placed],
        "spaces": spaces,
        "open": open_positions(s, found),
    }


def way(s: State, path: Path | None) -> dict[str, Any] | None:
    """A ready path that the Move points pay for."""
    if path is None or path.cost > s.move:
        return None
    return {"cost": path.cost, "keys": list(path.keys), "news": path.news, "stops": path.stops, "danger": path.danger}


def no_way(s: State, found: Ways | None, at: int) -> Refusal | None:
    """Why the active hero does not get to a space now: what bars it, or what the whole way costs (M10.1)."""
    if at == s.players[s.active].at:
        return None
    if found is None:
        return Refusal("", "M9.8", "mk-why-acted") if s.phase != "move" else Refusal("", "M9.5", "mk-why-must-rest")
    if at not in found.spaces:
        barred = found.barred.get(at)
        return no_step(s, "", at, barred) if barred else Refusal("", "M10.1", "mk-why-no-way")
    return too_far(s, found.spaces[at])


def too_far(s: State, path: Path) -> Refusal | None:
    return Refusal("", "M10.1", "mk-why-far", {"need": path.cost, "have": s.move}) if path.cost > s.move else None


def why(refusal: Refusal | None) -> dict[str, Any] | None:
    if refusal is None:
        return None
    return {"clause": refusal.clause, "message": refusal.message, "args": refusal.args}


def ruin_seen(s: State, at: int, viewer: int) -> str | None:
    token = s.ruins.get(at, -1)
    if token < 0:
        return None
    return s.face[token] if knows(s, token, viewer) else "hidden"


def open_positions(s: State, found: Ways | None) -> list[dict[str, Any]]:
    """M10.8: where the next tile could lie, and the way to explore there (M10.7)."""
    shape = SHAPES[scenario(s).shape]
    places = []
    for centre in sorted({c + step for c in centres(s) for step in TILE_STEPS}):
        if not why_no_position(s, centre):
            place = place_of(shape, centre)
            assert place is not None
            path = found.places.get(centre) if found is not None else None
            shut = too_far(s, path) if path is not None else Refusal("", "M10.7", "mk-why-unexplored")
            places.append(
                {
                    "at": list(axial(centre)),
                    "key": f"{place[0]}.{place[1]}",
                    "way": way(s, path),
                    "why": why(shut) if found is not None else None,
                }
            )
    return places


def panel(s: State, c: Combat) -> dict[str, Any]:
    """M12.6, M12.13, M12.15: what each attack needs, what it would do, what the chosen group needs."""
    have, want = need(s)
    half = halved(s, c)
    return {
        "sort": c.sort,
        "phase": c.phase,
        "units": c.units,
        "night": c.night,
        "have": have,
        "want": want,
        "half": list(half),
        "points": [{"kind": kind, "element": element, "amount": n, "half": element in half}
                   for kind, element, n in c.points],
        "targets": list(c.targets),
        "wounds": c.wounds,
        "foes": foes(s, c),
    }  # fmt: skip


def foes(s: State, c: Combat) -> list[dict[str, Any]]:
    targets, strikes = targets_now(s, c), strikes_now(s, c)
    aims = {value[1]: key for key, value in zip(*foe_keys(s, targets, "aim"), strict=True)}
    verb = "suffer" if c.phase == "damage" else "aim"
    hits = {value[1]: key for key, value in zip(*strike_keys(s, strikes, verb), strict=True)}
    found = []
    for at, foe in enumerate(c.foes):
        enemy = facing(s, foe)
        found.append(
            {
                "name": s.face[foe.token],
                "summoned": s.face[foe.summoned] if foe.summoned >= 0 else None,
                "summons": enemy.summons,
                "key": aims.get(at, "") if c.phase in ("ranged", "attack") else "",
                "armor": armor(s, foe),
                "resists": list(resists(s, foe)),
                "half": list(inefficient([resists(s, foe)])),
                "fortified": fortified(s, foe),
                "abilities": list(enemy.abilities),
                "fame": enemy.fame,
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
                        "key": hits.get(4 * at + number, ""),
                        "block": block_needed(enemy, strike),
                        "by": list(BLOCKED_BY[strike.element]),
                        "damage": (force := damage(enemy, strike)),
                        "wounds": (count := wounds_from(force, hero_armor(s))),
                        "knocks_out": c.wounds + count >= level(s.players[s.active].level).hand,
                        "units": shields(s, c, force, strike.element, enemy.abilities),
                        "open": 4 * at + number in strikes,
                        "aimed": c.phase == "block" and 4 * at + number in c.targets,
                        "blocked": bool(foe.done >> number & 1),
                    }
                    for number, strike in enumerate(enemy.strikes)
                ],
            }
        )
    return found


def shields(s: State, c: Combat, force: int, element: str, abilities: tuple[str, ...]) -> list[dict[str, Any]]:
    """M12.16: what the attack would do to each Unit that could take it, and to the hero after that."""
    found = []
    for unit in shields_of(s, c):
        name = s.face[unit.card]
        hit = unit_hit(force, unit_armor(s, unit), unit_resists(s, unit, element), traits(abilities))
        rest = wounds_from(hit.left, hero_armor(s))
        found.append({"name": name, "outcome": hit.outcome, "left": hit.left, "wounds": rest})
    return found
