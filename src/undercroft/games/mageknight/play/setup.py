"""The table is laid: what is in the box, heroes, decks, Source, map and offers (M1, M2)."""

from __future__ import annotations

from collections.abc import Callable

from ....core.chance import below
from ....core.state import base_fields
from ....core.zones import create, mix, shuffle
from ..agenda import auto
from ..state import Player, State, Turn
from ..tables import (
    ACTORS,
    BASIC,
    CARDS,
    COLOURS,
    DIE,
    ENEMIES,
    FAVOURS,
    HEROES,
    RUINS,
    SKILLS,
    TILES,
    UNITS,
    Tile,
    in_play,
)
from ..things.cards import of_type
from ..world.hexes import ORIGIN
from ..world.shapes import SHAPES, centre_of
from .exploring import next_tile, put_tile
from .heroes import deck_of, level
from .stacks import draw_open, refill, shuffled
from .tracks import draw_cards


def new(seats: int, options: dict[str, str], key: bytes) -> State:
    """M1.2: everything in the box that the scenario needs, before anything is shuffled. MS0.7, SR39: Spells too.

    MT1.2, MT2.1: a pile for every faction and colour.
    """
    players = [
        Player(hero="", deck=[], hand=[], discard=[], played=[], units=[], tokens=[], crystals=dict.fromkeys(BASIC, 0))
        for _ in range(seats)
    ]
    s = State(
        **base_fields(seats, options, key),
        players=players, dummy=None, volkare=None, actor=-1, now=Turn(-1), waiting={}, placed=(), tiles=(), spare=(),
        overlays=(), lying={}, there={}, holds={}, ruins={}, shields={}, stacks={}, discards={}, advanced=[], spells=[],
        unit_offer=[], cloister=[], common=(), wounds=(), round=1, night=False, teams=(), tally={}, slots={}, source=[],
        tactics_left=(), tactics_gone=(), order=tuple(range(seats)), place=-1, down=(), turns_left=-1, last_turns=-1,
        core_seen=False, centre=(), claims=(), proposal=None, fight=None, duel=None, ended="", paths={},
    )  # fmt: skip
    enemies, cards = in_play(ENEMIES, options), in_play(CARDS, options)
    for pile in dict.fromkeys((*COLOURS, *(enemy.pile for enemy in enemies.values()))):
        tokens = [face for face, enemy in enemies.items() if enemy.pile == pile for _ in range(enemy.copies)]
        s.stacks[pile] = tuple(create(s, tokens, known=0))
        s.discards[pile] = ()
    s.stacks["yellow"], s.discards["yellow"] = tuple(create(s, list(in_play(RUINS, options)), known=0)), ()
    favours = in_play(FAVOURS, options)
    for faction in dict.fromkeys(favour.faction for favour in favours.values()):  # MT10.1: two of each
        tokens = [face for face, favour in favours.items() if favour.faction == faction for _ in range(2)]
        s.stacks[faction], s.discards[faction] = tuple(create(s, tokens, known=0)), ()
    for name in ("advanced", "spells", "artifacts"):
        modes = ("all",) if "strikes" in s.rules.plan.without else ("all", mode_of(s))  # MS20.6
        faces = [face for face in of_type(cards, name) if cards[face].mode in modes]
        s.stacks[name] = tuple(create(s, faces, known=0))
    units = in_play(UNITS, options)
    if "level_4" in s.rules.plan.without:  # MS11
        units = {face: unit for face, unit in units.items() if unit.level < 4}
    for tier in ("regular", "elite"):
        faces = [face for face, unit in units.items() if unit.tier == tier for _ in range(unit.copies)]
        s.stacks[tier] = tuple(create(s, faces, known=0))
    s.agenda.append(("begin",))
    if s.rules.before:
        s.agenda.append(("prelude",))
    return s


def mode_of(s: State) -> str:
    """M8.6, MS0.7, MS5.1: which interactive cards and skills are played with."""
    return "cooperative" if s.rules.together else "competitive"


@auto("prelude")
def prelude(s: State) -> None:
    """What a scenario does before the set-up."""
    for hook in s.rules.before:
        hook(s)


def chosen_heroes(s: State) -> list[str]:
    """M2.1: the heroes that the table named, the rest (or all) drawn."""
    named = [] if s.options["heroes"] == "random" else s.options["heroes"].split(",")
    if all(p.hero for p in s.players):  # MS20.1: they were bought
        return [p.hero for p in s.players]
    free = [hero for hero in in_play(HEROES, s.options) if hero not in named]
    heroes = named[: s.seats]
    while len(heroes) < s.seats:
        heroes.append(free.pop(below(s, len(free), "hero")))
    return heroes


@auto("begin")
def begin(s: State) -> None:
    """M1.1, M2.1-M2.7: heroes, decks, skills (M8.6), Source, offers (MS2.6: open at once), map; MS3.1: teams."""
    heroes = chosen_heroes(s)
    if s.rules.mode == "teams":
        s.teams = (tuple(range(0, s.seats, 2)), tuple(range(1, s.seats, 2)))
    for name, stack in s.stacks.items():
        s.stacks[name] = shuffled(s, stack)
    mode, skills = "" if "interaction" in s.rules.plan.without else mode_of(s), in_play(SKILLS, s.options)  # MS20.6
    for seat, hero in enumerate(heroes):
        p = s.players[seat]
        p.hero, p.fame, p.reputation = hero, p.fame + s.rules.plan.fame, s.rules.plan.reputation
        p.deck = create(s, deck_of(hero, s.options["printing"] == "first"), known=0, owner=seat)
        shuffle(s, p.deck)
        own = [face for face, skill in skills.items() if skill.hero == hero and skill.mode in ("all", mode)]
        p.skill_pile = shuffled(s, create(s, own, known=0, owner=seat))  # M8.6
    s.agenda.append(("lay_out",))
    for hook in s.rules.readied:
        hook(s)


@auto("lay_out")
def lay_out(s: State) -> None:
    """M2.2-M2.7: what is not the heroes' own. M19.7, MS13.3: skills that heroes have already (MT14.1) bring others."""
    for number in s.rules.actors:
        ACTORS[number].join(s)
        gained = ACTORS[number].gained
        if gained is not None:
            for _ in s.players[0].skills:
                gained(s)
    roll_source(s)
    build_map(s)
    deal_units(s)
    for hook in s.rules.offered:
        hook(s)
    for _ in range(3):  # M2.3
        for offer in ("advanced", "spells"):
            refill(s, offer)
    for seat in range(s.seats):
        draw_cards(s, seat, level(s.players[seat].level).hand)  # M2.2
    s.agenda.append(("tactics",))
    for hook in s.rules.set_up:  # what it asks comes first
        hook(s)


def build_map(s: State) -> None:
    """M2.5, M2.6, MS0.1, MS0.3, MS1.9: the tile deck, the start tile and the tiles beside it."""
    rules = s.rules
    shape = SHAPES[rules.shape]
    tiles = in_play(TILES, s.options)
    land = sorted((face for face, tile in tiles.items() if tile.kind == "countryside"), key=lambda f: TILES[f].number)
    wanted = rules.plan.wanted
    if rules.plan.sorted_tiles:
        green = [create(s, [face], known=0)[0] for face in land]  # every one known by its number: no pool to mix in
    else:
        green = with_glades(s, land) if rules.glades else joined(s, lots(s, land, wanted))
    inner = lots(s, [face for face, tile in tiles.items() if tile.kind == "core"], wanted)
    camp = rules.plan.camp
    kinds = ("city",) if camp in ("among", "last") else rules.plan.towns
    towns = lots(s, [face for face, tile in tiles.items() if tile.kind in kinds], wanted)
    core, cities = joined(s, inner), joined(s, towns)
    tents = create(s, ["volkare_camp"], known=0) if camp in ("among", "last") else []  # ML22.2: in place of a city
    cities = cities[: rules.cities - len(tents)]
    if rules.plan.city_last:
        brown = cities + core[: rules.others]
    else:
        brown = core[: rules.others] + cities + tents * (camp == "among")
        mix(s, brown)  # which core tiles and which city were drawn stays open
    if camp == "last":
        brown = tents + brown
    used, left = green[: rules.countryside], green[rules.countryside :]
    if wanted is not None:
        mix(s, used)
    s.tiles = (*brown, *used[::-1])
    if rules.plan.sorted_tiles and len(left) > 1:
        shuffle(s, left)
    s.spare = (*core[rules.others :], *left)
    start = create(s, [shape.start])[0]
    put_tile(s, start, ORIGIN)
    for i, j in shape.first:
        put_tile(s, next_tile(s), centre_of(shape, i, j))
    s.core_seen = False


def colour_of(face: str) -> str:
    """The colour of the city on a tile."""
    return next((ground.colour for ground in TILES[face].spaces if ground.site == "city"), "")


def with_glades(s: State, land: list[str]) -> list[int]:
    """MS16, MS17: exactly so many of the countryside tiles that are used have a glade; which ones stays open."""
    wanted = s.rules.glades
    glades = [face for face in land if any(ground.site == "glade" for ground in TILES[face].spaces)]
    have, rest = create(s, glades, known=0), create(s, [face for face in land if face not in glades], known=0)
    shuffle(s, have)
    shuffle(s, rest)
    number = s.rules.countryside - wanted
    left = have[wanted:] + rest[number:]
    mix(s, left)
    return have[:wanted] + rest[:number] + left


def lots(s: State, faces: list[str], wanted: Callable[[Tile], int] | None) -> list[list[int]]:
    """Tiles in lots: those that a scenario must have, those that chance decides on, those that it must not have."""
    if wanted is None:
        return [create(s, faces, known=0)]
    return [create(s, [face for face in faces if wanted(TILES[face]) == rank], known=0) for rank in (1, 0, -1)]


def joined(s: State, parts: list[list[int]]) -> list[int]:
    """Each lot is shuffled by itself."""
    for part in parts:
        shuffle(s, part)
    return [tile for part in parts for tile in part]


def roll_source(s: State) -> None:
    """M2.4, MS0.2, MS19.7: real players + 2 dice, or more; at least half of them must show basic colours."""
    count = s.seats + 2 + s.rules.plan.dice
    s.source = [DIE[below(s, 6, "die")] for _ in range(count)]
    while 2 * sum(die in BASIC for die in s.source) < count:
        s.source = [die if die in BASIC else DIE[below(s, 6, "die")] for die in s.source]


def deal_units(s: State) -> None:
    """M2.3, M3.1, ME14: Regular Units only until a Core tile was revealed, then Elite and Regular in turn (MS2.4)."""
    for place in range(s.seats + 2 + s.rules.plan.units):
        elite = s.core_seen and s.rules.plan.elite and place % 2 == 0
        card = draw_open(s, "elite" if elite else "regular")
        if card >= 0:
            s.unit_offer.append(card)


def check_heroes(text: str) -> str | None:
    """What is wrong with the option `heroes`."""
    if text == "random":
        return None
    names = text.split(",")
    if any(name not in HEROES for name in names) or len(set(names)) != len(names):
        return f"random, or different names out of {', '.join(HEROES)} with commas"
    return None
