"""Random positions of the quests and of optional rules: mines, glades, secret dungeons, auctions, drafts."""

from __future__ import annotations

from random import Random
from typing import Any

from undercroft.core.match import new_match
from undercroft.core.zones import create
from undercroft.games.mageknight.scenarios.dungeon_lords import hide
from undercroft.games.mageknight.tables import BASIC, CARDS, ENEMIES, UNITS
from undercroft.games.mageknight.things.cards import of_type

from .scene import Scene, bare, fight, go, scene, space_of

ADVANCED = of_type(CARDS, "advanced")
SORTS = ("mine", "glade", "incantation", "link", "conceal", "fray", "upgrade", "rampage", "auction", "draft")


def some(random: Random, words: list[str], most: int) -> str:
    return ", ".join(random.choice(words) for _ in range(random.randint(1, most)))


def errand(number: int) -> Scene:
    """A position out of a number; the sorts come in turn."""
    sort, random = SORTS[number % len(SORTS)], Random(f"errand {number}")
    seats = random.choice((2, 3))
    facts: dict[str, Any] = {
        "seats": seats, "units": some(random, list(UNITS), 2), "crystals": some(random, [*BASIC], 4),
        "level": random.randint(1, 7), "tiles": "c02, c05, c07, c09", "source": some(random, [*BASIC, "gold"], 4),
    }  # fmt: skip
    hand = some(random, [*CARDS, "wound"], 7)
    brown = [face for face, enemy in ENEMIES.items() if enemy.colour == "brown"]
    if sort == "mine":
        foes = {"c02.SW": f"prowlers, {random.choice(brown)}"}
        return scene(hand, at="c02.SW", foes=foes, down=True, scenario="mines_liberation", **facts)
    if sort == "glade":
        house = random.choice(("none", "scarce_glades"))
        shields = {"c02.NE": tuple(range(1, seats))}
        return scene(f"march, {hand}", at="c02.NE", shields=shields, scenario="druid_nights", house=house, **facts)
    if sort == "incantation":
        night = bare(f"rage, {hand}", at="c02.C", night=True, scenario="druid_nights", **facts)
        night.shields = {space_of(night, at): (0, 1) for at in random.sample(["c02.NE", "c05.W", "c07.E"], 2)}
        night.round = random.choice((2, 4))
        return go(night, ("turn",))
    if sort in ("link", "conceal"):
        s = bare(f"march, {hand}", at="c07.SE", move=random.randint(9, 16), scenario="dungeon_lords", **facts)
        for at, face in (("c07.SE", ""), ("c09.NW", ""), ("c02.C", "secret_dungeon")):
            if face:
                hide(s, space_of(s, at), face)
            s.shields[space_of(s, at)] = (random.randrange(seats),)
        if sort == "conceal":
            return go(s, ("turn",), ("conceal", 0, space_of(s, "c02.E")))
        t = go(s, ("turn",))
        return t.choose("link") if "link" in t.keys else t
    if sort == "fray":
        return fight(random.choice(list(ENEMIES)), hand, house="interactive_combat", **facts)
    if sort == "upgrade":
        s = bare(hand, deck="swiftness, wound, stamina", night=True, house="action_upgrades", **facts)
        return go(s, ("turn",), ("upgrades", tuple(create(s, random.sample(ADVANCED, 4))), tuple(range(seats))))
    if sort == "rampage":
        foes = {"c02.NW": f"prowlers, {random.choice(brown)}"}
        return scene(hand, at="c02.C", foes=foes, house="rampage", **facts)
    house = {"auction": "hero_auction", "draft": "drafting,turned_tiles"}[sort]
    return Scene(new_match("mageknight", seats=seats, seed=number, options={"house": house}))
