"""The look of Mage Knight: symbols, colours, and the geometry of the hex map."""

from __future__ import annotations

from functools import cache
from math import atan2, cos, pi, sin, sqrt
from typing import Any

from ....core.decision import words
from ....table.look import Facts, Look
from ..box.base.tactics import DAY, NIGHT
from ..play.dealing import ADVANCED_PRICE, SPELL_PRICE
from ..play.heroes import NO_DEALS, manners
from ..tables import CARDS, COSTS, ENEMIES, HEROES, RUINS, SITES, SKILLS, STEPS, TACTICS, UNITS, Way
from ..things.cards import hues
from ..world.hexes import DIRECTIONS, OFFSETS, ORIGIN, axial, distance, space
from .composed import WORDS, lines
from .pictures import picture

SIZE = 34.0  # radius of a space in SVG units, pointy-top

SITE_ICONS = {
    "village": "village", "monastery": "church", "keep": "white-tower", "mage_tower": "evil-tower", "mine": "minerals",
    "glade": "holy-oak", "dungeon": "dungeon-gate", "tomb": "tombstone", "den": "monster-grasp",
    "graveyard": "graveyard", "necropolis": "crypt-entrance", "hidden_valley": "valley", "ruined_city": "broken-wall",
    "spawning_grounds": "nest-eggs", "ruins": "ancient-ruins", "portal": "portal", "city": "castle",
    "secret_dungeon": "dungeon-gate", "secret_tomb": "tombstone",
    "razed_city": "broken-wall", "camp": "camping-tent", "held_keep": "white-tower", "held_tower": "evil-tower",
    "deep_mine": "minerals", "labyrinth": "maze", "maze": "maze", "refugee_camp": "camping-tent",
}  # fmt: skip
SITE_CLASS = {"village": "town", "monastery": "town", "portal": "town", "keep": "fort", "mage_tower": "fort",
              "held_keep": "fort", "held_tower": "fort",
              "city": "fort", "mine": "nature", "glade": "nature", "deep_mine": "nature",
              "refugee_camp": "town"}  # fmt: skip
OVERLAYS = frozenset(("graveyard", "hidden_valley", "necropolis", "razed_city", "ruined_city"))
"""Sites that are laid over a space, and never printed."""
EMBLEMS = {"elementalist": "flame", "dark_crusader": "moon"}
SERVICE_ICONS = {"an_artifact": "holy-grail", "unseen_action": "spell-book", "elite_unit": "visored-helm"}
GROUND = ("x", "y", "terrain", "site", "open", "gems", "tint", "sort", "icon", "faction")
"""What is drawn of a space whoever is on it."""
GLYPHS = {"red": "▲", "blue": "◆", "green": "●", "white": "✦", "gold": "✸", "black": "☾"}
ENEMY_ICONS = {"green": "orc-head", "gray": "visored-helm", "violet": "wizard-face", "brown": "monster-grasp",
               "red": "dragon-head", "white": "castle", "leader": "wizard-face"}  # fmt: skip
ELEMENTS = {"fire": ("flame",), "ice": ("snowflake-2",), "cold_fire": ("flame", "snowflake-2")}
COLOURS = {face: next(iter(hues(face)), "") for face in CARDS}
MODIFIERS = {place: manners(place) if place != NO_DEALS else None for place in range(NO_DEALS, 1 - NO_DEALS)}
"""Of the Reputation track; None: nobody deals with the hero."""
STAGED = ("mk.tactic", "mk.deal", "mk.offer", "mk.skill", "mk.draft", "mk.upgrade")
"""Questions whose answers lie as cards before the map."""
BETWEEN = frozenset(("mk.tactic",))  # Tactics are chosen before the turns of a Round
CAUSES = frozenset((
    "mk-attacks", "mk-looses", "mk-phantom", "mk-volkare-turn", "mk-volkare-frenzy", "mk-volkare-at-city",
    "mk-attacks-volkare",
))  # fmt: skip
PIECES = {*CARDS, *SKILLS, *UNITS}
PRICES = {
    **{face: unit.cost for face, unit in UNITS.items()},
    **{face: SPELL_PRICE if card.sort == "spell" else ADVANCED_PRICE for face, card in CARDS.items()},
}
HERO_ICONS = {"arythea": "hooded-figure", "goldyx": "dragon-head", "norowas": "visored-helm", "tovak": "barbarian",
              "krang": "monster-grasp", "braevalar": "holy-oak", "wolfhawk": "wolf-howl"}  # fmt: skip


UNIT_ICONS = {
    "catapults": "castle", "foresters": "holy-oak", "herbalists": "health-potion", "peasants": "village",
    "northern_monks": "church", "red_cape_monks": "church", "savage_monks": "church",
    "altem_mages": "wizard-face", "fire_mages": "wizard-face", "ice_mages": "wizard-face",
    "illusionists": "wizard-face",
    "fire_golems": "flame", "ice_golems": "snowflake-2", "amotep_freezers": "snowflake-2", "amotep_gunners": "flame",
    "altem_guardians": "shield", "guardian_golems": "shield", "utem_guardsmen": "shield",
}  # fmt: skip
ABILITY_ICONS = {
    "fortified": "white-tower", "swift": "leather-boot", "brutal": "crossed-swords", "poison": "broken-heart",
    "paralyze": "snowflake-2", "summon": "portal", "resist_physical": "shield", "resist_fire": "flame",
    "resist_ice": "snowflake-2", "arcane_immunity": "crystal-ball", "assassination": "hooded-figure",
    "defend": "shield", "vampiric": "broken-heart",
    "cumbersome": "castle", "elusive": "moon", "unfortified": "ancient-ruins",
}  # fmt: skip


def ways_icon(ways: tuple[Way, ...], other: str) -> str:
    """A symbol by what a card or skill is first of all for."""
    firsts = (STEPS[str(step[0])].icon for way in ways for step in way.steps)
    return next((icon for icon in firsts if icon), other)


def card_icon(face: str) -> str:
    card = CARDS[face]
    if card.sort != "action":
        return "spell-book" if card.sort == "spell" else "holy-grail"
    return ways_icon((*card.basic, *card.strong), "crystal-ball")


def icons() -> dict[str, str]:
    return {
        **SITE_ICONS,
        **{face: card_icon(face) for face in CARDS},
        "wound": "broken-heart",
        **{face: ways_icon(skill.ways, "round-star") for face, skill in SKILLS.items()},
        **dict.fromkeys(UNITS, "visored-helm"),
        **UNIT_ICONS,
        **ABILITY_ICONS,
        **{face: ENEMY_ICONS[enemy.colour] for face, enemy in ENEMIES.items()},
        **dict.fromkeys(RUINS, "ancient-ruins"),
        **dict.fromkeys(DAY, "sun"),
        **dict.fromkeys(NIGHT, "moon"),
        **HERO_ICONS,
        **SERVICE_ICONS,
        **EMBLEMS,
        "volkare": "devil-mask",
    }


def tones() -> dict[str, str]:
    """Cards in their colour; enemies red, Units blue, the rest gold."""
    return {
        **{face: colour or "gold" for face, colour in COLOURS.items()},
        "wound": "black",
        **dict.fromkeys(ENEMIES, "red"),
        **dict.fromkeys(UNITS, "blue"),
        **dict.fromkeys((*SKILLS, *DAY, *NIGHT, *HEROES), "gold"),
        **dict.fromkeys((*SITES, *RUINS), "plain"),
    }


# -- geometry


def pix(q: float, r: float) -> tuple[float, float]:
    return round(SIZE * sqrt(3) * (q + r / 2), 1), round(SIZE * 1.5 * r, 1)


def corners(x: float, y: float, size: float = SIZE) -> list[tuple[float, float]]:
    return [(round(x + size * sin(pi / 3 * i), 1), round(y - size * cos(pi / 3 * i), 1)) for i in range(6)]


@cache
def points(size: float = SIZE) -> str:
    return " ".join(f"{x},{y}" for x, y in corners(0, 0, size))


# the edge towards each neighbour lies between two corners
EDGES = {"ne": (0, 1), "e": (1, 2), "se": (2, 3), "sw": (3, 4), "w": (4, 5), "nw": (5, 0)}


@cache
def outline(centre: int) -> str:
    """The outline of a tile: every edge whose neighbour is not in it."""
    own = {centre + offset for offset in OFFSETS}
    path = []
    for at in own:
        around = corners(*pix(*axial(at)))
        for name, (one, other) in EDGES.items():
            if at + DIRECTIONS[name] not in own:
                path.append("M{} {}L{} {}".format(*around[one], *around[other]))
    return "".join(sorted(path))


@cache
def blob(centre: int) -> str:
    """The seven spaces of a tile as one path."""
    spaces = (corners(*pix(*axial(centre + offset))) for offset in OFFSETS)
    return "".join("M" + "L".join(f"{x} {y}" for x, y in shape) + "Z" for shape in spaces)


def extra(table: dict[str, Any]) -> dict[str, Any]:
    """The map as shapes, and what the page's templates ask about pieces."""
    here = table["turn"]["at"]
    at_hero = space(*here) if here is not None else ORIGIN
    hexes = [hexagon(spot, at_hero) for spot in table["map"]["spaces"]]
    shown = {space(*h["at"]): {part: h[part] for part in GROUND} for h in hexes}
    tiles = []
    for spot in table["map"]["tiles"]:
        centre = space(*spot["at"])
        own = [shown[centre + offset] for offset in OFFSETS if centre + offset in shown]
        tiles.append({"id": spot["tile"], "outline": outline(centre), "hexes": own})
    fog = []
    for spot in table["map"]["open"]:
        x, y = pix(*spot["at"])
        centre = space(*spot["at"])
        fog.append({**spot, "key": f"explore:{spot['key']}", "id": spot["key"].replace(".", "-"), "x": x, "y": y,
                    "path": blob(centre), "rim": outline(centre)})  # fmt: skip
    general = march(table["volkare"]) if table["volkare"] is not None else None
    # what is known, and of the unknown as much as shows what it is
    xs = [h["x"] + d for h in hexes for d in (-SIZE, SIZE)] + [f["x"] + d for f in fog for d in (-48, 48)]
    xs += [general["x"] + d for d in (-SIZE, SIZE)] if general else []
    ys = [h["y"] + d for h in hexes for d in (-SIZE, SIZE)] + [f["y"] + d for f in fog for d in (-48, 48)]
    ys += [general["y"] + d for d in (-SIZE, SIZE)] if general else []
    xs, ys = xs or [-SIZE, SIZE], ys or [-SIZE, SIZE]  # heroes may choose before the first tile lies
    box = (min(xs) - 8, min(ys) - 8, max(xs) - min(xs) + 16, max(ys) - min(ys) + 16)
    heroes = []
    for seat, player in enumerate(table["players"]):
        if player["at"] is not None:
            x, y = pix(*player["at"])
            at = player["at"]
            lift = 17 if any(h["at"] == at and h["sort"] for h in hexes) else 4  # the badge stays visible
            here = [other for other, rival in enumerate(table["players"]) if rival["at"] == at]
            aside = 24 * here.index(seat) - 12 * (len(here) - 1)  # heroes on one space stand side by side
            heroes.append({"seat": seat, "x": x + aside, "y": y - lift, "icon": HERO_ICONS[player["hero"]]})
    return {
        "hexes": hexes,
        "tiles": tiles,
        "fog": fog,
        "box": tuple(round(n) for n in box),
        "eye": pix(*axial(at_hero)),
        "heroes": heroes,
        "general": general,
        "walls": [edge(wall) for wall in table["map"]["walls"]],
        "walls_at": lambda at: walls_at(table["map"]["walls"], at),
        "shards": shards,
        "spot_of": {tuple(h["at"]): h for h in hexes},
        "emblems": EMBLEMS,
        "elements": ELEMENTS,
        "els": element_words,
        "modifiers": MODIFIERS,
        "staged": STAGED,
        "pieces": PIECES,
        "prices": PRICES,
        "word_of": word_of,
        "heading": heading,
        "apart": lambda one, other: distance(space(*one), space(*other)),
        "glyphs": GLYPHS,
        "colours": COLOURS,
        "hex_points": points(),
        "ring_points": points(31.5),
        "small_points": points(19),
        "number": {name: tactic.number for name, tactic in TACTICS.items()},
    }


def edge(wall: dict[str, Any]) -> dict[str, Any]:
    """A wall as the line between two spaces, and its middle."""
    (x, y), (p, o) = (pix(*spot) for spot in wall["between"])
    mx, my, dx, dy = (x + p) / 2, (y + o) / 2, (p - x) / 2 / sqrt(3), (o - y) / 2 / sqrt(3)
    ends = tuple(round(n, 1) for n in (mx - dy, my + dx, mx + dy, my - dx))
    return {**wall, "ends": ends, "x": round(mx, 1), "y": round(my, 1)}


def walls_at(walls: list[dict[str, Any]], at: list[int]) -> list[dict[str, Any]]:
    """The walls of a space: the direction of each, and what crossing it costs more."""
    found = ((wall, [to for to in wall["between"] if to != at]) for wall in walls if at in wall["between"])
    return [{"where": heading(at, other[0]), "cost": wall["cost"]} for wall, other in found]


@cache
def shards(colours: tuple[str, ...]) -> list[dict[str, Any]]:
    """The diamond of a mine of several colours, cut into as many parts."""
    tips = [(0, -19), (17, 0), (0, 19), (-17, 0)]
    if len(colours) == len(tips):
        cut = [(tips[n - 1], tips[n]) for n in range(len(tips))]
        shapes = [f"M0 0L{a} {b}L{c} {d}Z" for (a, b), (c, d) in cut]
        middles = [((a + c) / 2.6, (b + d) / 2.6 + 3) for (a, b), (c, d) in cut]
    else:
        shapes, middles = ["M0-19V19L-17 0z", "M0-19V19L17 0z"], [(-7, 4.5), (7, 4.5)]
    return [
        {"colour": colour, "path": shape, "x": round(x, 1), "y": round(y, 1)}
        for colour, shape, (x, y) in zip(colours, shapes, middles, strict=False)
    ]


def march(his: dict[str, Any]) -> dict[str, Any] | None:
    """General Volkare on the map: his figure, an arrow to every space where his next step may take him, his goal."""
    if his["at"] is None:
        return None
    x, y = pix(*his["at"])
    steps: dict[tuple[float, float], list[str]] = {}
    for colour, at in his["next"].items():
        steps.setdefault(pix(*at), []).append(colour)
    goal = pix(*his["arrival"]["at"]) if his["arrival"] is not None else None
    ways = [{"x": p, "y": o, "colours": colours} for (p, o), colours in steps.items() if (p, o) != (x, y)]
    return {"x": x, "y": y, "army": sum(his["army"].values()), "goal": goal, "steps": ways}


def hexagon(spot: dict[str, Any], hero: int) -> dict[str, Any]:
    x, y = pix(*spot["at"])
    at = space(*spot["at"])
    step = next((name for name, offset in DIRECTIONS.items() if hero + offset == at), "")
    foes = [foe for foe in spot["foes"] if foe]
    lair = spot["hold"] is not None and spot["hold"]["kind"] == "leader"
    faction = next((pack["faction"] for pack in spot["packs"] if pack["faction"]), "")
    faction = faction or (ENEMIES[foes[0]].faction if foes else "")
    sort = SITE_CLASS.get(spot["site"], "over" if spot["site"] in OVERLAYS else "delve") if spot["site"] else ""
    if spot["rampaging"] or (lair and spot["hold"]["level"]):
        sort = "band" if faction else "foe"
    return {
        **spot,
        "x": x,
        "y": y,
        "id": f"{spot['at'][0]}_{spot['at'][1]}".replace("-", "m"),
        "here": at == hero,
        "key": f"step:{step}" if step else "",
        "gem": spot["colour"] if spot["site"] in ("mine", "deep_mine") else "",
        "gems": COSTS[spot["colour"]] if spot["site"] in ("mine", "deep_mine") else (),
        "faction": faction,
        "lair": lair,
        "tint": spot["colour"] if spot["site"] == "city" else "",
        "sort": sort,
        "icon": ENEMY_ICONS[ENEMIES[foes[0]].colour]
        if foes and spot["rampaging"]
        else SITE_ICONS.get(spot["site"], ""),
        "guard": (ENEMY_ICONS[ENEMIES[foes[0]].colour] if foes else "shield")
        if spot["foes"] and not spot["rampaging"]
        else "",
        "where": bearing(hero, at),
        "word": foes[0] if foes and spot["rampaging"] else spot["site"] or spot["terrain"],
        "seen": foes,
        "unseen": len(spot["foes"]) - len(foes),
    }


@cache
def bearing(hero: int, at: int) -> str:
    """The direction of a space from the hero, the nearest of six."""
    (q, r), (p, o) = axial(at), axial(hero)
    x, y = pix(q - p, r - o)
    if not x and not y:
        return ""
    names = ("e", "se", "sw", "w", "nw", "ne")
    return names[round(atan2(y, x) / (pi / 3)) % 6]


def heading(one: list[int], other: list[int]) -> str:
    """The direction from one space to another."""
    return bearing(space(*one), space(*other))


def element_words(elements: list[str]) -> list[str]:
    """Elements as the words of their names (`cold_fire` alone is a way to use a Unit)."""
    return [f"el_{element}" for element in elements]


def word_of(key: str) -> str:
    """The piece that an answer names."""
    return words(key).what


def facts(word: str) -> Facts:
    if word in ENEMIES:
        enemy = ENEMIES[word]
        armors = [enemy.armor, enemy.high] if enemy.high else [enemy.armor]
        values = [*(("mk-fact-armor", armor) for armor in armors), ("mk-fact-fame", enemy.fame)]
        values += [("mk-fact-reputation", enemy.reputation)] if enemy.reputation else []
        return [*values, *(("mk-fact-attack", strike.value) for strike in enemy.strikes)]
    if word in UNITS:
        unit = UNITS[word]
        return [("mk-fact-level", unit.level), ("mk-fact-cost", unit.cost), ("mk-fact-armor", unit.armor)]
    return []


LEGEND = (
    ("leather-boot", "move"),
    ("talk", "influence"),
    ("health-potion", "healing"),
    ("round-star", "fame"),
    ("laurel-crown", "level"),
    ("shield", "armor"),
    ("scroll-unfurled", "deck"),
    ("crossed-swords", "command"),
    ("▲", "red"),
    ("◆", "blue"),
    ("●", "green"),
    ("✦", "white"),
    ("✸", "gold"),
    ("☾", "black"),
)
LOOK = Look(
    icons(),
    tones(),
    extra,
    facts,
    lines,
    picture=picture,
    words=WORDS,
    between=BETWEEN,
    legend=LEGEND,
    routine=frozenset(("done", "explore", "next", "none", "pass", "step", "to")),
    sources=frozenset(("banner", "centre", "play", "skill", "tactic", "unit")),
    causes=CAUSES,
    emblem="castle",
    tone="blue",
)
