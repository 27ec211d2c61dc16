"""The look of Dungeoneer: symbols, colours, and where everything lies on the map's picture."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from ....table.look import Facts, Look
from ..card import CARDS, FOES, HEROES, QUESTS, TILES
from .keywords import lines

ICONS = {
    # maps
    "arsenal": "anvil", "bone_pit": "spikes", "broken_bridge": "stone-bridge", "collapsed_passage": "stone-stack",
    "crossroads": "crossroad", "dark_altar": "pentagram-rose", "dark_sunken_tunnel": "wind-hole",
    "dark_tunnel_of_echoes": "echo-ripples", "dark_tunnel_of_needles": "spikes-full",
    "dark_tunnel_of_roots": "plant-roots", "flooded_chamber": "flood", "forbidden_library": "bookshelf",
    "forked_passage": "path-distance", "interdimensional_portal": "magic-portal", "laboratory": "erlenmeyer",
    "long_gallery": "castle-ruins", "menagerie": "cage", "prison_cells": "prisoner",
    "ramaliths_sanctum": "throne-king", "revolving_hall": "perpendicular-rings", "treasury": "open-treasure-chest",
    "vault_entrance": "cave-entrance",
    # treasures
    "belt_pouch": "swap-bag", "cloak_of_phasing": "cloak", "courier_boots": "boots", "ember_wand": "crystal-wand",
    "featherfall_ring": "feather", "guarding_cloak": "robe", "heartstone_amulet": "gem-pendant",
    "potion_of_healing": "health-potion", "potion_of_speed": "standing-potion", "runed_mail": "mail-shirt",
    "skeleton_key": "skeleton-key", "sword_of_fiendslaying": "broadsword", "visored_helm": "visored-helm",
    "whetted_oil": "drop",
    # boons
    "arcane_focus": "third-eye", "battle_trance": "strong", "counter_hex": "hexes", "diversion": "juggler",
    "dodge": "dodging", "fleet_footed": "wingfoot", "haste": "sprint", "mend_flesh": "stitched-wound",
    "second_wind": "lungs", "surefooted": "footsteps", "telling_blow": "sword-brandish", "trap_sense": "tripwire",
    # banes
    "banishing_gate": "magic-gate", "blinding_dust": "dust-cloud", "blood_frenzy": "blood",
    "hardened_hide": "armadillo-tail", "ill_omen": "raven", "leaden_limbs": "weight", "planar_rift": "vortex",
    "twisting_halls": "maze", "unraveling": "broken-shield", "wandering_walls": "boot-kick",
    # monsters
    "acid_leech": "leeching-worm", "clockwork_sentry": "clockwork", "crouching_skeleton": "skeleton-inside",
    "djanguba": "ogre", "ember_imp": "imp", "glass_homunculus": "crystal-growth", "lantern_spider": "spider-alt",
    "mirror_wraith": "spectre", "mutant_rat": "rat", "ramalith": "devil-mask", "stitched_hound": "wolf-head",
    "twin_gnasher": "hydra", "vat_brute": "brute", "vault_guardian": "robot-golem", "winged_fiend": "gargoyle",
    # traps
    "dart_volley": "dart", "enveloping_slime": "slime", "falling_cage": "caged-ball", "grasping_chains": "manacles",
    "mind_fog": "fog", "rolling_boulder": "boulder-dash",
    # quests
    "blood_for_the_altar": "blood", "break_the_masters_seal": "wax-seal", "claim_the_star_helm": "barbute",
    "cross_the_abyss": "cliff-crossing", "destroy_the_chainmail_golem": "rock-golem",
    "destroy_the_laboratory": "test-tubes", "dice_with_the_dead": "dice-twenty-faces-twenty",
    "end_the_drowned_king": "crowned-skull", "find_the_buried_shrine": "sand-castle",
    "plague_of_whispers": "plague-doctor-profile", "rescue_the_princess": "queen-crown", "shady_deal": "shaking-hands",
    "silence_the_cage_keeper": "bone-gnawer", "smuggle_the_runaway": "exit-door",
    # heroes
    "durgan_runebrand": "dwarf-face", "fizzbrin_mirrorwink": "bad-gnome", "grog_nordheim": "barbarian",
    "hemp_spiritcaller": "orc-head", "ilvaneth_nightglass": "elf-ear", "skarrash_coalscale": "lizardman",
}  # fmt: skip

SIGNS = {
    "glory": "laurels", "peril": "death-skull", "life": "hearts", "ap": "walking-boot", "melee": "crossed-swords",
    "magic": "magic-swirl", "speed": "running-shoe", "spikes": "spikes", "pit": "well", "hazard": "skull-bolt",
}  # fmt: skip
"""The symbols of numbers and barriers."""

FACE = ("tile", "exits", "glory", "peril", "dark", "type", "barrier", "bridge", "deactivated", "designed")
"""What is drawn of a tile, no matter who stands on it."""
SIDE = 132  # of a tile
STEP = 140  # from tile to tile
LETTERS = 13  # of a line of its name
STANDS = ((40, 84), (92, 84), (66, 74), (66, 100), (66, 86))
"""Where up to four heroes stand on a tile, and one alone."""
LOW, MID, HIGH = 9, 18, 27
EYES = {
    1: ((MID, MID),),
    2: ((LOW, LOW), (HIGH, HIGH)),
    3: ((LOW, LOW), (MID, MID), (HIGH, HIGH)),
    4: ((LOW, LOW), (HIGH, LOW), (LOW, HIGH), (HIGH, HIGH)),
    5: ((LOW, LOW), (HIGH, LOW), (MID, MID), (LOW, HIGH), (HIGH, HIGH)),
    6: ((LOW, LOW), (HIGH, LOW), (LOW, MID), (HIGH, MID), (LOW, HIGH), (HIGH, HIGH)),
}
"""The eyes of a die."""
ROLLS = ("dg-passed", "dg-failed", "dg-rolls", "dg-search-found", "dg-search-missed", "dg-monster-roll")
"""Events with a die that the table shows until the next one."""
CAUSES = frozenset(
    ("dg-monster-attacks", "dg-hero-attacks", "dg-hero-strikes", "dg-trap", "dg-plays", "dg-bane-played", "dg-attempts")
)
WAYS = ("n", "e", "s", "w")
ASIDE = ((0, 1), (1, 0), (0, -1), (-1, 0))


def tone(word: str) -> str:
    """Treasures are gold, Boons green, Banes violet, Encounters red, quests blue; the symbol says the same."""
    if word in CARDS:
        kinds = {"treasure": "gold", "boon": "green", "bane": "violet", "monster": "red", "trap": "red"}
        return kinds[CARDS[word].kind]
    return "blue" if word in QUESTS else "gold" if word in HEROES else "white"


def place(at: str) -> tuple[int, int]:
    x, y = at.split(",")
    return int(x), int(y)


def drawn(at: str) -> tuple[int, int]:
    """Where a place is in the picture."""
    x, y = place(at)
    return x * STEP, -y * STEP


def neighbours(table: dict[str, Any], at: str) -> list[str]:
    """The locations beside a free place."""
    x, y = place(at)
    around = {(x + dx, y + dy) for dx, dy in ASIDE}
    return [tile["tile"] for tile in table["map"] if place(tile["at"]) in around]


def extra(table: dict[str, Any]) -> dict[str, Any]:
    """Where tiles, free places and heroes are drawn, and the numbers that cards show."""
    tiles = []
    for tile in table["map"]:
        x, y = drawn(tile["at"])
        tiles.append({**tile, "x": x, "y": y, "face": {part: tile[part] for part in FACE}})
    free = [{"at": at, "x": drawn(at)[0], "y": drawn(at)[1], "beside": neighbours(table, at)} for at in table["free"]]
    return {
        "tiles": tiles,
        "free": free,
        "box": frame(tiles, 8),
        "wide": frame([*tiles, *free], 8),
        "eyes": EYES,
        "stands": STANDS,
        "signs": SIGNS,
        "rolls": ROLLS,
        "ways": WAYS,
        "beside": beside(table),
        "printed": printed,
        "plate": plate,
        "numbers": numbers,
        "scores": ("melee", "magic", "speed"),
        "designed": designed,
        "cost": cost,
        "spot_at": drawn,
    }


def frame(things: list[dict[str, Any]], margin: int) -> tuple[int, int, int, int]:
    """The part of the picture that holds these things: x, y, width, height."""
    xs = [thing["x"] for thing in things] or [0]
    ys = [thing["y"] for thing in things] or [0]
    width, height = max(xs) - min(xs) + SIDE, max(ys) - min(ys) + SIDE
    return min(xs) - margin, min(ys) - margin, width + 2 * margin, height + 2 * margin


def beside(table: dict[str, Any]) -> list[dict[str, str]]:
    """For every seat: which way its hero would go to which place."""
    found = []
    for player in table["players"]:
        x, y = place(player["at"]) if player["at"] else (99, 99)
        found.append({f"{x + dx},{y + dy}": way for way, (dx, dy) in zip(WAYS, ASIDE, strict=True)})
    return found


def printed(word: str, turned: bool = False) -> dict[str, Any]:
    """A map card that is not laid yet, as it would lie."""
    tile = TILES[word]
    exits = tile.exits[2:] + tile.exits[:2] if turned else tile.exits
    barrier = tile.barrier
    return {
        "tile": word, "at": "", "x": 0, "y": 0, "turned": turned, "glory": tile.glory, "peril": tile.peril,
        "dark": tile.dark, "type": tile.type, "deactivated": False, "bridge": False, "heroes": [], "charges": [],
        "designed": tile.designed,
        "exits": [
            {"kind": e.kind, "stat": e.stat, "need": e.need} if e else {"kind": "wall", "stat": "", "need": 0}
            for e in exits
        ],
        "barrier": barrier and {"kind": barrier.kind, "need": barrier.need, "stat": barrier.stat, "works": True},
    }  # fmt: skip


def plate(name: str) -> dict[str, Any]:
    """The sign with a location's name: its lines (each with whether it must be squeezed), its width, its top."""
    lines = wrap(name, LETTERS, break_long_words=False, break_on_hyphens=False)
    wide = min(max(map(len, lines)) * 7.8 + 12, 114)
    return {"lines": [(line, len(line) > LETTERS) for line in lines], "wide": wide, "top": 31 - 6 * len(lines)}


def numbers(word: str) -> list[tuple[str, int, bool]]:
    """The scores of a monster, or of a hero at level 1: the form, the number, whether it attacks in this form."""
    if word in HEROES:
        return [(form, row[0], form in HEROES[word].forms) for form, row in HEROES[word].scores.items()]
    foe = FOES.get(word)
    return [] if foe is None else [(form, score, form in foe.forms) for form, score in foe.scores.items()]


def cost(word: str) -> int:
    return CARDS[word].cost


def designed(word: str) -> bool:
    """Whether a card is ours and not the publisher's."""
    tables: tuple[dict[str, Any], ...] = (CARDS, TILES, QUESTS, HEROES)
    return any(word in cards and cards[word].designed for cards in tables)


def facts(word: str) -> Facts:
    found: Facts = []
    if word in CARDS:
        found.append(("dg-fact-glory" if CARDS[word].glory else "dg-fact-peril", CARDS[word].cost))
    if word in FOES:
        found.append(("dg-fact-life", FOES[word].life))
        found += [(f"dg-fact-{form}", f"{score}{' ⚔' if attacks else ''}") for form, score, attacks in numbers(word)]
    if word in TILES:
        found += [("dg-fact-glory", TILES[word].glory), ("dg-fact-peril", TILES[word].peril)]
    if word in HEROES:
        hero = HEROES[word]
        found += [(f"dg-fact-{stat}", " · ".join(str(n) for n in row)) for stat, row in hero.scores.items()]
        found += [("dg-fact-treasures", hero.treasures), ("dg-fact-boons", hero.boons)]
    if designed(word):
        found.append(("dg-fact-designed", "✎"))
    return found


LEGEND = (
    ("hearts", "life"),
    ("walking-boot", "ap"),
    ("laurels", "glory"),
    ("death-skull", "peril"),
    ("crossed-swords", "melee"),
    ("magic-swirl", "magic"),
    ("running-shoe", "speed"),
    ("trophy-cup", "quest"),
)
LOOK = Look(
    ICONS,
    {word: tone(word) for word in ICONS},
    extra,
    facts,
    lines,
    causes=CAUSES,
    legend=LEGEND,
    routine=frozenset(
        [
            "at",
            "done",
            "draw",
            "explore",
            "go",
            "move",
            "pass",
            "printed",
            "resolve",
            "search",
            "stand",
            "stay",
            "turned",
        ]
    ),
    sources=frozenset(("play", "quest", "use")),
    emblem="daemon-skull",
    tone="green",
)
