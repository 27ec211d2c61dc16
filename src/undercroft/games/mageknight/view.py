"""What a viewer sees of the table, and the combat panel."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.decision import Refusal, words
from ...core.zones import knows, seen
from .actors.volkare import arrival, onward, pace
from .box.tezla.leaders import LEADER_OF, LEADERS
from .encounters.city import defend
from .encounters.duel import blocked, costs, force_of, in_effect, strength, worth, wound_price
from .encounters.volkare import troops
from .fight.abilities import ABILITIES, traits
from .fight.combat import shields_of
from .fight.foes import blow_keys, foe_keys
from .fight.foes import force_of as fighting
from .fight.joint import toll
from .fight.reckoning import (
    BLOCKED_BY,
    armor,
    block_needed,
    blocked_by,
    blows_now,
    damage,
    fortified,
    fronts,
    halved,
    inefficient,
    need,
    resists,
    targets_now,
    unit_hit,
    walled_off,
    wounds_from,
)
from .mods import BENT
from .options.phantoms import phantoms_of
from .options.seals import seals
from .play.dealing import SPELL_PRICE, on_sale, recruits
from .play.ending import hand_limit
from .play.exploring import centres, next_is_core, why_no_position
from .play.heroes import LEVELS, NO_DEALS, level, level_at, manners
from .play.movement import BARRED, WALL, entry
from .play.paths import Path, Ways, ways
from .play.tracks import has_bonds, hero_armor
from .play.turn import must_rest
from .records import Blow, Combat, Duel, Fight, Foe, Points, Proposal, Volkare
from .refusals import no_step
from .scenarios.one_to_return import is_chosen
from .sites.city import SERVICES
from .state import State, Unit, day, me, turn_of
from .tables import ENEMIES, FAVOURS, SITES, UNITS, VOLKARE, Enemy
from .things.banners import banner_of, unit_armor, unit_resists
from .things.units import unit_key
from .view_types import (
    ArrivalView,
    CombatView,
    DefenderView,
    DuelView,
    DummyView,
    FightView,
    FoeView,
    ForceView,
    HoldView,
    LeaderView,
    MapView,
    OfferedUnit,
    PackView,
    PlayerView,
    PositionView,
    PriceView,
    ProposalView,
    RankView,
    SaleView,
    ShieldView,
    SpaceView,
    Spot,
    TagView,
    UnitView,
    View,
    VolkareView,
    WallView,
    WareView,
    WayThere,
    Why,
)
from .world.board import printed, tile_of
from .world.groups import GUARD, RAMPAGING, rampager, tokens_at
from .world.hexes import TILE_STEPS, axial
from .world.places import hold_spaces, site_name
from .world.pursuit import drawn
from .world.shapes import SHAPES, place_of


def view(s: State, viewer: int) -> View:
    c = s.now.combat
    return {
        "scenario": s.options["scenario"],
        "round": s.round,
        "rounds": s.rules.rounds,
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
        "tile_deck": {"left": len(s.tiles) + len(s.lying), "core": next_is_core(s)},
        "offers": {
            "advanced": [s.face[card] for card in s.advanced],
            "spells": [s.face[card] for card in s.spells],
            "units": [unit_facts(s, card) for card in s.unit_offer],
            "monastery": [s.face[card] for card in s.cloister],
            "skills": [s.face[skill] for skill in s.common],
        },
        "wares": wares(s) if s.now.phase == "deal" else [],
        "players": [player(s, seat, viewer) for seat in range(s.seats)],
        "dummy": None if s.dummy is None else dummy(s),
        "volkare": None if s.volkare is None else volkare(s, s.volkare, viewer),
        "turn": {
            "phase": s.now.phase,
            "move": s.now.move,
            "influence": s.now.influence,
            "healing": s.now.healing,
            "tokens": me(s).tokens if s.actor >= 0 else [],
            "dice_left": s.now.dice_left,
            "used_dice": [colour for colour, _ in s.now.used_dice],
            "rested": s.now.rested,
            "path": [list(axial(at)) for at in s.now.path],
            "at": where(s, viewer),
        },
        "combat": None if c is None or s.duel is not None or c.phase == "path" else panel(s, c),
        "duel": duel(s, s.duel or duel_ahead(s)),
        "fight": None if s.fight is None else fight(s, s.fight, viewer),
        "proposal": None if s.proposal is None else proposal(s, s.proposal),
        "leaders": [leader_seen(s, at) for at, found in s.holds.items() if found.kind == "leader"],
        "display": [s.face[card] for card in s.players[viewer].display] if viewer >= 0 else [],
        "teams": [list(team) for team in s.teams],
        "chosen": next((seat for seat in range(s.seats) if is_chosen(s, seat, viewer)), None),
        "seals": [{"row": row, "fame": level(row).fame - 1, "colour": colour} for row, colour in seals(s).items()],
    }


def where(s: State, viewer: int) -> Spot | None:
    """Where the hero stands whom a page follows: who acts, else the viewer's own."""
    at = s.players[max(s.actor if s.actor >= 0 else viewer, 0)].at
    return None if at < 0 else list(axial(at))


def duel_ahead(s: State) -> Duel | None:
    """M18.2: a duel that somebody begins, while the other one says how to attend."""
    for step in s.agenda:
        match step:
            case ("face_off", int(one), int(other)):
                return Duel((one, other), "attend", other)
    return None


def duel(s: State, now: Duel | None) -> DuelView | None:
    """M18.5-M18.9: who fights and how, the attack, what Blocks take from it, what is left and what that buys."""
    if now is None:
        return None
    c, (one, other) = s.now.combat if s.duel is not None else None, now.seats
    turns = [turn for seat in now.seats if (turn := turn_of(s, seat)) is not None]
    force = in_effect(s) if now.force else force_of(s, c) if c is not None else ()
    guarding = c is not None and c.blow is not None
    blocks = c.points if c is not None and guarding else []
    away = blocked(force, blocks, now.phase == "ranged")
    left = max(0, strength(force) - away) if guarding else now.left
    armors = [hero_armor(s, seat) for seat in now.seats]
    acting = s.actor if s.duel is not None else now.due
    struck = other if s.duel is None else acting if guarding else one if acting == other else other
    own = armors[now.seats.index(struck)]
    return {
        "seats": list(now.seats), "terms": [turn.terms for turn in turns], "armor": armors,
        "wounds": [turn.combat.wounds if turn.combat is not None else 0 for turn in turns],
        "phase": now.phase, "due": now.due, "walled": c is not None and not guarding and walled_off(s, c),
        "does": "attend" if c is None else "block" if guarding else "assign" if now.left else "attack",
        "acting": acting, "struck": struck, "fame": [worth(s, one, other), worth(s, other, one)],
        "force": parts(s, force), "total": strength(force), "blocks": parts(s, blocks), "blocked": away,
        "left": left, "wounds_at_most": max(0, left - wound_price(s, struck) + own) // own,
        "prices": [price(key, need) for key, need in costs(s).items()] if now.left and not guarding else [],
    }  # fmt: skip


def price(key: str, need: int) -> PriceView:
    told = words(key)
    return {"key": key, "verb": told.verb, "what": told.what, "need": need}


def parts(s: State, points: Sequence[Points]) -> list[ForceView]:
    return [{"kind": kind, "element": element, "amount": n, "by": maker(s, by)} for kind, element, n, by in points]


def maker(s: State, by: int) -> str | None:
    return s.face[by] if by >= 0 else None


def fight(s: State, now: Fight, viewer: int) -> FightView:
    """M14.8: who fights for a place, and what each faces."""
    return {
        "sort": now.sort, "at": list(axial(now.at)), "seats": list(now.seats),
        "shares": [seen(s, share, viewer) for share in now.shares], "acting": s.actor,
    }  # fmt: skip


def proposal(s: State, now: Proposal) -> ProposalView:
    """M14.6: whom somebody invites, how many defenders each would face, what the way in costs, who has not agreed."""
    kinds = len(now.sizes)
    return {
        "sort": now.sort, "at": list(axial(now.at)), "seats": list(now.seats), "numbers": list(now.numbers),
        "shares": [list(now.numbers[n : n + kinds]) for n in range(0, len(now.numbers), kinds)],
        "sizes": list(now.sizes), "pending": [seat for seat in now.seats if ("agree", seat) in s.agenda],
        "costs": [entrance(s, seat, now.at) for seat in now.seats],
    }  # fmt: skip


def entrance(s: State, seat: int, at: int) -> int | None:
    """M14.8: what the step into a place costs a hero who stands next to it."""
    here = s.players[seat].at
    prices = [toll(s, here, to) for to in hold_spaces(s, at) if to in s.board[here].near]
    return min((price for price in prices if price != BARRED), default=None)


def wares(s: State) -> list[WareView]:
    """M11.3: what the locals offer, whether it can be paid or not, with the answer that takes it."""
    units = [(s.face[card], "recruit") for card in recruits(s)]
    cards = [(s.face[card], "buy") for card in on_sale(s)]
    found = s.holds.get(s.board[me(s).at].hold)
    return [
        *(WareView(face=face, key=f"{verb}:{face}", price=None) for face, verb in (*units, *cards)),
        *(services(found.colours) if found is not None else ()),
    ]


def services(colours: tuple[str, ...]) -> list[WareView]:
    """M11.3: what is sold in cities of these colours besides Units and cards of the offers."""
    rows = [SERVICES[colour] for colour in colours if colour in SERVICES]
    return [{"face": word, "key": f"service:{word}", "price": price} for word, _, price in rows]


def unit_facts(s: State, card: int) -> OfferedUnit:
    unit = UNITS[s.face[card]]
    return {
        "name": s.face[card], "level": unit.level, "cost": unit.cost, "armor": unit.armor,
        "resists": list(unit.resists), "places": list(unit.places),
    }  # fmt: skip


def unit_state(s: State, unit: Unit) -> UnitView:
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


def player(s: State, seat: int, viewer: int) -> PlayerView:
    """M20.2: hands are hidden, from team mates too."""
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
        "deals": p.reputation != NO_DEALS,
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
        "skills": [
            {"name": s.face[skill], "used": skill in p.flipped, "turned": skill in p.turned} for skill in p.skills
        ],
        "wheel": p.wheel or None,
        "favours": [s.face[token] for token in p.kept if s.face[token] in FAVOURS],
        "puppets": [s.face[token] for token in p.kept if s.face[token] in ENEMIES],
        "tactic": p.tactic,
        "tactic_used": p.flipped_tactic,
        "stolen": p.stolen,
        "rewards": list(p.rewards),
        "aside": [s.face[card] for card in p.aside],
        "display": seen(s, p.display, viewer),
        "kept": p.tokens if seat != s.actor else [],
        "claims": [claim.colour for claim in s.claims if claim.seat == seat],
        "phantoms": [s.face[token] for token in phantoms_of(s, seat)] if "phantoms" in s.rules.house else [],
    }


def ladder(fame: int) -> list[int]:
    """M1.3: the Fame at which the level of this Fame began and at which the next one comes, and the next one."""
    now = level_at(fame)
    return [level(now).fame, level(now + 1).fame if now < len(LEVELS) else level(now).fame, now + 1]


def dummy(s: State) -> DummyView:
    assert s.dummy is not None
    return {
        "hero": s.dummy.hero, "deck": len(s.dummy.deck), "crystals": s.dummy.crystals, "tactic": s.dummy.tactic,
    }  # fmt: skip


def volkare(s: State, v: Volkare, viewer: int) -> VolkareView:
    """ML15.1: his place, his army as far as it is known, his deck, and where each colour would take him."""
    return {
        "at": None if v.at < 0 else list(axial(v.at)),
        "level": v.level,
        "army": troops(s),
        "tokens": seen(s, v.tokens, viewer),
        "deck": len(v.deck),
        "turned": [s.face[card] for card in v.discard],
        "die": v.die,
        "tactic": v.tactic,
        "delayed": VOLKARE in s.down,
        "lost": v.lost,
        "ranks": [rank(s, v, colour, n, viewer) for colour, n in troops(s).items() if n],
        "pace": pace(s) if onward(s) else {},
        "arrival": None if (coming := arrival(s)) is None else arriving(*coming),
        "next": {colour: list(axial(at)) for colour, at in onward(s).items()},
        "marks": {colour: s.face[card] if card in s.unit_offer else None for colour, card in s.slots.items()},
    }


def arriving(at: int, steps: int, turns: int) -> ArrivalView:
    return {"at": list(axial(at)), "steps": steps, "turns": turns}


def rank(s: State, v: Volkare, colour: str, count: int, viewer: int) -> RankView:
    """ML15.3: the tokens of a colour, and the sums of those that are known."""
    faces = [s.face[token] for token in v.tokens if knows(s, token, viewer)]
    rows = {face: ENEMIES[face] for face in faces if ENEMIES[face].colour == colour}
    known = [face for face in faces if face in rows]
    return {
        "colour": colour, "count": count, "known": known, "armor": sum(rows[face].armor for face in known),
        "attack": sum(strike.value for face in known for strike in rows[face].strikes),
    }  # fmt: skip


def world(s: State, viewer: int) -> MapView:
    """The map: every space with what can be seen on it, how to get there, and the positions where a tile may come."""
    mine = viewer == s.actor >= 0 and s.now.phase in ("move", "after") and s.now.combat is None
    found = ways(s) if mine and s.now.phase == "move" and not must_rest(s) else None
    spaces: list[SpaceView] = [
        {
            "at": list(axial(at)),
            "terrain": space.terrain,
            "site": space.site,
            "open": bool(site_name(s, at)),
            "colour": space.colour,
            "cost": None if (price := entry(s, at)) == BARRED else price,
            "way": way(s, found.spaces.get(at)) if found is not None else None,
            "why": why(no_way(s, found, at)) if mine else None,
            "foes": seen(s, tokens_at(s, space.hold), viewer),
            "rampaging": rampager(s, at),
            "ruin": ruin_seen(s, at, viewer),
            "shields": list(s.shields.get(at, ())),
            "hold": hold(s, at, viewer),
            "acts": site_acts(space.site),
            "packs": packs(s, at),
            "draws": [s.face[token] for token in drawn(s, viewer, at)] if mine and s.rules.moved else [],
        }
        for at, space in s.board.items()
    ]
    return {
        "shape": s.rules.shape,
        "tiles": [
            {"at": list(axial(centre)), "tile": printed(face), "kind": tile_of(face).kind} for centre, face in s.placed
        ],
        "spaces": spaces,
        "walls": walls(s),
        "open": open_positions(s, found),
    }


def walls(s: State) -> list[WallView]:
    """ML2.1, ML2.2: what lies on edges, and what crossing it costs more."""
    price = 0 if BENT in s.now.mods else WALL
    edges = [(at, to) for at, space in s.board.items() for to in space.walls if at < to]
    return [{"between": [list(axial(at)), list(axial(to))], "cost": price} for at, to in edges]


def packs(s: State, at: int) -> list[PackView]:
    """MT5, MT6: rampaging enemies that lie in ambush, hunt somebody, or count as a faction's."""
    return [
        {
            "foes": [s.face[token] for token in group.tokens], "faction": group.faction, "reach": group.reach,
            "hunts": group.hunts if group.hunts >= 0 else None, "stunned": group.stunned,
        }
        for group in s.there.get(at, ())
        if group.kind == RAMPAGING and (group.faction or group.hunts >= 0 or group.reach > 1)
    ]  # fmt: skip


def leader_seen(s: State, at: int) -> LeaderView:
    """MT11.1, MT12: the leader of a faction: its level, who marked which, and the numbers that hold now."""
    now = s.holds[at]
    face = LEADER_OF[now.colours[0]]
    enemy = LEADERS[face][now.level - 1] if now.level else None
    return {
        "name": face, "faction": now.colours[0], "at": list(axial(at)), "level": now.level, "marks": list(now.marks),
        "armor": enemy.armor if enemy else 0, "high": enemy.high if enemy else 0,
        "abilities": list(enemy.abilities) if enemy else [], "resists": list(enemy.resists) if enemy else [],
        "strikes": [{"value": strike.value, "element": strike.element} for strike in enemy.strikes] if enemy else [],
        "summons": enemy.summons.split() if enemy else [],
    }  # fmt: skip


def hold(s: State, at: int, viewer: int) -> HoldView | None:
    """M14.1, M14.3: what all see of a city: level, shields in order, leader, defenders; what it sells."""
    found = s.holds.get(s.board[at].hold)
    if found is None:
        return None
    return {
        "kind": found.kind, "colours": list(found.colours), "level": found.level, "shields": list(found.shields),
        "leader": found.leader, "conquered": at in s.shields,
        "sells": [sale(colour) for colour in found.colours if found.kind == "city"],
        "garrison": garrison(s, at, found.colours, viewer),
    }  # fmt: skip


def sale(colour: str) -> SaleView:
    """M11.3: Spells in the Blue city, the service of another one."""
    return {"colour": colour, "price": SERVICES[colour][2] if colour in SERVICES else SPELL_PRICE}


def garrison(s: State, at: int, colours: tuple[str, ...], viewer: int) -> list[DefenderView]:
    """Its defenders; not in the order in which they lie, which is that of the shares of a joint assault (M14.7)."""
    found = [defender(s, token, colours, viewer) for token in tokens_at(s, s.board[at].hold, GUARD)]
    return sorted(found, key=lambda one: (one["colour"], one["name"] or ""))


def defender(s: State, token: int, colours: tuple[str, ...], viewer: int) -> DefenderView:
    """M14.1, M14.2: the colour of its back; if it is known, the numbers with which it fights in this city."""
    enemy = ENEMIES[s.face[token]]
    if not knows(s, token, viewer):
        return {"name": None, "colour": enemy.colour, "armor": 0, "printed": 0, "strikes": []}
    foe = defend(fighting(enemy), colours)
    return {
        "name": s.face[token], "colour": enemy.colour, "armor": foe.armor, "printed": enemy.armor,
        "strikes": [{"value": strike.value, "element": strike.element} for strike in foe.strikes],
    }  # fmt: skip


def site_acts(name: str) -> list[str]:
    """M11.1, M13.17: the actions that a site is there for."""
    if not name:
        return []
    site = SITES[name]
    return [key for key, holds in (("act:interact", site.icon), ("act:enter", site.sort == "adventure")) if holds]


def way(s: State, path: Path | None) -> WayThere | None:
    """A ready path that the Move points pay for."""
    if path is None or path.cost > s.now.move:
        return None
    return {"cost": path.cost, "keys": list(path.keys), "news": path.news, "stops": path.stops, "danger": path.danger,
            "angers": [s.face[token] for at in path.angers for token in tokens_at(s, at, RAMPAGING)]}  # fmt: skip


def no_way(s: State, found: Ways | None, at: int) -> Refusal | None:
    """Why the active hero does not get to a space now: what bars it, or what the whole way costs (M10.1)."""
    if at == s.players[s.actor].at:
        return None
    if found is None:
        return Refusal("", "M9.8", "mk-why-acted") if s.now.phase != "move" else Refusal("", "M9.5", "mk-why-must-rest")
    if at not in found.spaces:
        barred = found.barred.get(at)
        return no_step(s, "", at, barred) if barred else Refusal("", "M10.1", "mk-why-no-way")
    return too_far(s, found.spaces[at])


def too_far(s: State, path: Path) -> Refusal | None:
    return (
        Refusal("", "M10.1", "mk-why-far", {"need": path.cost, "have": s.now.move}) if path.cost > s.now.move else None
    )


def why(refusal: Refusal | None) -> Why | None:
    if refusal is None:
        return None
    return {"clause": refusal.clause, "message": refusal.message, "args": refusal.args}


def ruin_seen(s: State, at: int, viewer: int) -> str | None:
    token = s.ruins.get(at, -1)
    if token < 0:
        return None
    return s.face[token] if knows(s, token, viewer) else "hidden"


def open_positions(s: State, found: Ways | None) -> list[PositionView]:
    """M10.8: where the next tile could lie, and the way to explore there (M10.7)."""
    shape = SHAPES[s.rules.shape]
    places: list[PositionView] = []
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


def panel(s: State, c: Combat) -> CombatView:
    """M12.6, M12.13, M12.15: what each attack needs, what it would do, what the chosen group needs."""
    have, want = need(s)
    half, walls = halved(s, c), walled_off(s, c)
    city = s.holds.get(s.board[c.at].hold) if c.sort == "city" and c.at in s.board else None
    return {
        "sort": c.sort,
        "site": s.board[c.at].site if c.at in s.board else "",
        "bonus": list(city.colours) if city is not None else [],
        "level": city.level if city is not None else 0,
        "phase": c.phase,
        "units": c.units is None,
        "night": c.night,
        "have": have,
        "want": want,
        "half": list(half),
        "points": [{"kind": kind, "element": element, "amount": n, "by": maker(s, by), "half": element in half,
                    "lost": walls and kind != "siege"} for kind, element, n, by in c.points],
        "targets": list(c.targets) if c.blow is None else [c.blow.foe],
        "wounds": c.wounds,
        "foes": foes(s, c),
    }  # fmt: skip


def foes(s: State, c: Combat) -> list[FoeView]:
    """The enemies; one that was summoned stands in its summoner's place (M12.12)."""
    targets, blows = targets_now(s, c), blows_now(c)
    aims = {value[1]: key for key, value in zip(*foe_keys(s, targets, "aim"), strict=True)}
    hits = dict(zip(blows, blow_keys(s, blows, "suffer" if c.phase == "damage" else "aim"), strict=True))
    return [
        foe_seen(s, c, at, front, at in targets, aims.get(at, ""), hits)
        for at, foe in enumerate(c.foes)
        if foe.by < 0
        for front in fronts(c, at)
    ]


def foe_seen(s: State, c: Combat, at: int, front: int, can_target: bool, key: str, hits: dict[Blow, str]) -> FoeView:
    """One enemy, or one that it summoned; `hits` are the attacks that are open, with their keys."""
    foe, shown = c.foes[at], c.foes[front]
    enemy = as_printed(s, shown)
    return {
        "name": s.face[foe.token],
        "summoned": s.face[shown.token] if front != at else None,
        "summons": enemy.summons,
        "key": key if c.phase in ("ranged", "attack") else "",
        "armor": armor(c, foe),
        "printed": as_printed(s, foe).armor,
        "resists": list(resists(s, shown)),
        "half": list(inefficient([resists(s, shown)])),
        "fortified": (walls := fortified(s, shown)),
        "abilities": list(shown.abilities),
        "tags": tags(shown, enemy.summons, walls),
        "shut": shut(c, walls),
        "fame": enemy.fame,
        "rampaging": foe.side == "rampaging",
        "guard": foe.side in ("guard", "garrison"),
        "beaten": foe.beaten,
        "idle": shown.idle,
        "can_target": can_target,
        "aimed": at in c.targets if c.blow is None else c.blow.foe == front,
        "strikes": [
            {
                "value": strike.value,
                "printed": enemy.strikes[number].value if number < len(enemy.strikes) else strike.value,
                "element": strike.element,
                "key": hits.get(blow := Blow(front, number), ""),
                "block": block_needed(strike),
                "by": list(by := blocked_by(strike)),
                "by_all": by == tuple(BLOCKED_BY),
                "damage": (force := damage(strike)),
                "wounds": (count := wounds_from(force, hero_armor(s, s.actor))),
                "poisons": bool(traits(strike.abilities).discard_wounds),
                "paralyses": bool(traits(strike.abilities).empties_hand),
                "knocks_out": c.wounds + count >= level(s.players[s.actor].level).hand,
                "units": shields(s, c, force, strike.element, strike.abilities),
                "open": blow in hits,
                "aimed": blow == c.blow,
                "blocked": strike.fate == "blocked",
            }
            for number, strike in enumerate(shown.strikes)
        ],
    }


def as_printed(s: State, foe: Foe) -> Enemy:
    """The row of an enemy; of a leader that of the level which the fight began with."""
    face, lair = s.face[foe.token], s.holds.get(foe.at)
    return LEADERS[face][lair.level - 1] if lair is not None and face in LEADERS else ENEMIES[face]


def tags(foe: Foe, summons: str, walls: int) -> list[TagView]:
    """M12.19: the abilities that are to be reckoned with, and how often; M14.2: those of its attacks too."""
    names = dict.fromkeys((*foe.abilities, *(name for strike in foe.strikes for name in strike.abilities)))
    found: list[TagView] = [{"word": name, "times": 1} for name in names if not ABILITIES[name].walls]
    if walls:
        found.append({"word": "fortified", "times": walls})
    if summons:
        found.append({"word": "summon", "times": 1})
    return found


def shut(c: Combat, walls: int) -> str | None:
    """M12.11: why not every attack reaches it in the Ranged and Siege phase."""
    if c.phase != "ranged" or not walls:
        return None
    return "mk-tb-siege-only" if walls == 1 else "mk-tb-siege-none"


def shields(s: State, c: Combat, force: int, element: str, abilities: tuple[str, ...]) -> list[ShieldView]:
    """M12.16: what the attack would do to each Unit that could take it, and to the hero after that."""
    found: list[ShieldView] = []
    for unit in shields_of(s, c, traits(abilities)):
        name = s.face[unit.card]
        hit = unit_hit(force, unit_armor(s, s.actor, unit), unit_resists(s, s.actor, unit, element), traits(abilities))
        rest = wounds_from(hit.left, hero_armor(s, s.actor))
        found.append({"name": name, "outcome": hit.outcome, "left": hit.left, "wounds": rest})
    return found
