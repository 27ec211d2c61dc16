"""Random positions in the middle of things: combats with every ability, every site, all cards, Units and skills."""

from __future__ import annotations

from random import Random
from typing import Any

from undercroft.games.mageknight.box.base.tactics import DAY, NIGHT
from undercroft.games.mageknight.tables import (
    BANNERS,
    BASE,
    BASIC,
    CARDS,
    DIE,
    ENEMIES,
    RUINS,
    SET_OF,
    SITES,
    SKILLS,
    TILES,
    UNITS,
)  # fmt: skip

from .cities import TILE, before_walls, inside
from .errands import errand
from .scene import PLACES, Scene, bare, before, deal, ending, fight, go, scene

LAND = [face for face, tile in TILES.items() if tile.kind == "countryside"]
CORE = [face for face, tile in TILES.items() if tile.kind == "core"]
SPACES = [
    (face, place, tile.spaces[number])
    for face, tile in TILES.items()
    if tile.kind in ("countryside", "core")
    for number, place in enumerate(PLACES)
]


BANNERED = list(BANNERS)
SETS = ",".join(sorted({*SET_OF.values()} - {BASE}))
MOTIVATIONS = [face for face in SKILLS if face.endswith("_motivation")]


def some(random: Random, words: list[str], most: int) -> str:
    return ", ".join(random.choice(words) for _ in range(random.randint(0, most)))


STRIKES = ["energy_flow", "mana_meltdown", "mind_read"]  # cards that strike other players


def rare(random: Random, words: list[str]) -> list[str]:
    """Now and then one of these: what chance alone would seldom bring."""
    return [random.choice(words)] if random.random() < 0.25 else []


def middle(seed: int) -> Scene:
    """A position out of a seed; every sixth is one of a quest or of an optional rule, later some at cities."""
    if seed % 6 == 5:
        return errand(seed // 6)
    if seed >= 200 and seed % 5 == 0:
        return siege(seed)
    random = Random(f"middle {seed}")
    night = random.random() < 0.4
    seats = random.choice((1, 1, 2, 3))
    facts = {
        "sets": SETS,
        "units": ", ".join(
            word + random.choice(("", "", "!", "*", "!**")) + random.choice(("", "", f"@{random.choice(BANNERED)}"))
            for word in random.sample(list(UNITS), random.randint(0, 3))
        ),
        "rival_units": some(random, list(UNITS), 2),
        "rival_skills": ", ".join(random.sample(MOTIVATIONS, random.randint(0, 2))),
        "rival_crystals": some(random, list(BASIC), 3),
        "rival_hand": some(random, [*CARDS, "wound"], 5),
        "skills": ", ".join(random.sample(list(SKILLS), random.randint(0, 3))),
        "crystals": some(random, [*BASIC] * 2, 6),
        "tokens": some(random, list(DIE), 2),
        "source": ", ".join(random.choice(DIE) for _ in range(4)),
        "deck": some(random, list(CARDS), 6),
        "discard": some(random, [*CARDS, "wound", "wound"], 5),
        "fame": random.choice((0, 2, 7, 14, 23, 34)),
        "reputation": random.randint(-7, 7),
        "tactic": random.choice(NIGHT if night else DAY),
        "night": night,
        "seats": seats,
        "offer": some(random, list(UNITS), 4),
    }
    hand = ", ".join([*(random.choice([*CARDS, "wound"]) for _ in range(random.randint(0, 8))), *rare(random, STRIKES)])
    sort = random.choice(
        ("fight", "fight", "fight", "site", "site", "turn", "ending", "before", "deal", "invoke", "maze", "familiars")
    )
    if sort == "fight":
        foes = ", ".join(random.sample(list(ENEMIES), random.randint(1, 3)))
        phase = random.choice(("ranged", "ranged", "block", "damage", "attack"))
        return fight(foes, hand, phase, random.random() < 0.3, **facts)
    if sort == "ending":
        names = ["artifact", "artifact", "spell", "advanced", "unit", "crystal", "crystals", "dungeon"]
        return ending(hand, rewards=some(random, names, 4), **{**facts, "level": 1})
    if sort == "invoke":  # Invocation, with several things to power
        s = scene(f"march, stamina, tremor, wound, {hand}", **{**facts, "skills": "arythea_invocation"})
        return s.choose("skill:arythea_invocation") if "skill:arythea_invocation" in s.keys else s
    if sort == "familiars":
        facts.update(offer="magic_familiars, peasants", units="magic_familiars", level=3)
        if random.random() < 0.5:
            return scene(f"promise, {hand}", at="c13.W", tiles="c13, c02", **facts).choose("act:befriend")
        b = bare(hand, **facts)
        b.players[0].units = [unit._replace(mark=random.choice(BASIC)) for unit in b.players[0].units]
        return go(b, ("round_end",))
    if sort == "maze":
        here, tiles = random.choice((("c14.E", "c14, c02"), ("k10.E", "k10, c02")))
        return scene(f"march, {hand}", at=here, tiles=tiles, **facts).choose("act:enter")
    if sort == "before":
        return before(hand, **facts)
    face, place, ground = random.choice([spot for spot in SPACES if spot[2].site])
    if sort == "deal":
        face, place, ground = random.choice([s for s in SPACES if SITES.get(s[2].site) and SITES[s[2].site].icon])
        shields = {f"{face}.{place}": (0,)} if ground.site in ("keep", "mage_tower") else {}
        tiles = f"{face}, {'c02' if face != 'c02' else 'c01'}"
        facts["reputation"] = max(-6, random.randint(-6, 7))
        return deal(hand, at=f"{face}.{place}", tiles=tiles, shields=shields, influence=0, **facts)
    tiles = f"{face}, {'c02' if face != 'c02' else 'c01'}, {'c05' if face != 'c05' else 'c06'}"
    here = f"{face}.{place}"
    where: dict[str, str] = {}
    for name, tile_place in ((name, p) for name in tiles.split(", ") for p in PLACES):
        other = TILES[name].spaces[list(PLACES).index(tile_place)]
        if other.rampaging:
            pool = [enemy for enemy, own in ENEMIES.items() if own.colour == other.rampaging]
            where[f"{name}.{tile_place}"] = random.choice(pool)
        elif other.site and SITES[other.site].garrison and f"{name}.{tile_place}" != here:
            colour = SITES[other.site].garrison
            where[f"{name}.{tile_place}"] = random.choice([e for e, own in ENEMIES.items() if own.colour == colour])
    ruins = {
        f"{name}.{p}": random.choice(list(RUINS))
        for name in tiles.split(", ")
        for number, p in enumerate(PLACES)
        if TILES[name].spaces[number].site == "ruins"
    }
    shields = {here: (0,)} if ground.site in ("keep", "mage_tower") else {}
    move = random.randint(0, 9)
    made = {**facts, "tiles": tiles, "foes": where, "ruins": ruins, "move": move, "shields": shields}
    if sort == "site":
        return scene(hand, at=here, down=random.random() < 0.3, **made)
    free = [f"{name}.{p}" for name in tiles.split(", ") for p in PLACES if f"{name}.{p}" not in where]
    return go(bare(hand, at=random.choice(free), **made), ("turn",))


def from_below(hand: str = "rage, march", others: str = "k07.NE", **more: Any) -> Scene:
    """Seat 0 reaches the White city by Underground Attack; another hero stands next to it."""
    facts: dict[str, Any] = {
        "at": "c02.E", "tiles": "c02, c01, k07", "seats": 3, "others": {1: others, 2: "c01.C"}, "crystals": "green",
        "tokens": "black", "source": "", "night": True, "move": 0, "rival_hand": "march, rage", **more,
    }  # fmt: skip
    s = before_walls("golems, guardsmen, swordsmen", hand=f"underground_travel, {hand}", **facts)
    return s.choose("play:underground_travel", "strong:tunnel#3", "goal:city#1")


def siege(seed: int) -> Scene:
    """Before the walls of a city or below them, alone or with others; or in a conquered one."""
    if seed % 8 == 7:
        return from_below()
    random = Random(f"siege {seed}")
    facts = {
        "hand": some(random, [*CARDS, "march", "rage", "determination", "wound"], 7) or "march",
        "rival_hand": some(random, [*CARDS, "march", "rage", "wound"], 5) or "rage",
        "units": some(random, list(UNITS), 3),
        "crystals": some(random, [*BASIC] * 2, 6),
        "tokens": some(random, list(DIE), 2),
        "offer": some(random, list(UNITS), 4),
        "level": random.randint(1, 9),
        "reputation": random.randint(-6, 7),
        "night": random.random() < 0.4,
        "seats": (seats := random.randint(2, 4)),
    }
    colour = random.choice(list(TILE))
    if random.random() < 0.3:
        return inside(colour, random.randint(0, 20), **facts)
    around = {"green": "NE SW NW", "blue": "NE SW NW", "white": "NE E W", "red": "NE E SW"}[colour].split()
    others = {seat: f"{TILE[colour]}.{place}" for seat, place in zip(range(1, seats), around[1:], strict=False)}
    pool = [face for face, enemy in ENEMIES.items() if enemy.colour in ("gray", "violet", "brown", "white")]
    foes = ", ".join(random.choice(pool) for _ in range(random.randint(1, 4)))
    s = before_walls(foes, colour, down=True, others=others, move=random.randint(0, 5), **facts)
    want = random.choice(("act:rally", "act:rally", "step:sw"))
    if want in s.keys:
        s.choose(want)
    for _ in range(random.randint(0, 4) if s.kind == "mk.invite" else 0):  # on the way to a joint assault
        on = [key for key in s.keys if key.startswith(("seat:", "done", "amount:", "agree"))]
        if on:
            s.choose(random.choice(on))
    return s


RANGED = ["expose", "swiftness", "crushing_bolt", "mana_bolt", "swift_bolt", "demolish", "agility", "march"]


def volley(seed: int) -> Scene:
    """The Ranged and Siege phase against enemies behind walls, with copies of a Unit that carry different Banners."""
    random = Random(f"volley {seed}")
    foes = random.sample([face for face, enemy in ENEMIES.items() if "fortified" in enemy.abilities], 1)
    foes += random.sample(list(ENEMIES), random.randint(0, 2))
    flags = random.sample(BANNERED, 2)
    units = ", ".join(f"utem_crossbowmen@{flag}" for flag in flags) + ", utem_crossbowmen"
    hand = ", ".join(random.sample(RANGED, 6))
    facts = {"crystals": "red, blue, green, white, white", "tokens": "black", "level": 7, "units": units}
    return fight(", ".join(foes), hand, walled=random.random() < 0.5, night=random.random() < 0.5, **facts)


def crowd(seed: int) -> Scene:
    """Two heroes on one space with something to do there."""
    random = Random(f"crowd {seed}")
    spots = [(f, p, g) for f, p, g in SPACES if g.site in ("village", "monastery", "dungeon", "tomb", "mine", "glade")]
    face, place, _ = random.choice(spots)
    here = f"{face}.{place}"
    tiles = f"{face}, {'c02' if face != 'c02' else 'c01'}"
    return scene("march, rage, promise", at=here, tiles=tiles, seats=2, others={1: here}, move=random.randint(0, 6))
