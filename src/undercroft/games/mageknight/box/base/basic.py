"""The basic actions: the cards of the starting decks (M1.5)."""

from __future__ import annotations

from ...tables import BASIC, Card
from ...things.cards import action
from ...things.effects import (
    any_crystal,
    any_mana,
    attack,
    block,
    crystal,
    do,
    draw,
    either,
    heal,
    influence,
    mana,
    move,
    paying,
    ranged,
    ready,
    reputation,
    siege,
)

EVERY = "movement influence combat"
PAY_FOR_CRYSTAL = either(*(paying(colour) + crystal(colour) for colour in BASIC))

ROWS: dict[str, Card] = {
    "battle_versatility": action(
        "red",
        "combat",
        either(attack(2), block(2), ranged(1)),
        either(attack(4), block(4), attack(3, element="fire"), block(3, "fire"), ranged(3), siege(2)),
    ),
    "cold_toughness": action("blue", "combat", either(attack(2, element="ice"), block(3, "ice")), do("icons_block", 5)),
    "concentration": action("green", "special", any_mana("blue", "white", "red"), do("paired", 2)),
    "crystal_joy": action(
        "blue",
        "special",
        either(*(paying(colour) + crystal(colour) + do("keep_going", "joy") for colour in BASIC)),
        any_crystal() + do("keep_going", "joy_any"),
    ),
    "crystallize": action("blue", "special", PAY_FOR_CRYSTAL, any_crystal()),
    "determination": action("blue", "combat", either(attack(2), block(2)), block(5)),
    "improvisation": action(
        "red",
        EVERY,
        either(*(do("discard", 1) + points for points in (move(3), influence(3), attack(3), block(3)))),
        either(*(do("discard", 1) + points for points in (move(5), influence(5), attack(5), block(5)))),
    ),
    "instinct": action(
        "red",
        EVERY,
        either(move(2), influence(2), attack(2), block(2)),
        either(move(4), influence(4), attack(4), block(4)),
    ),
    "mana_draw": action("white", "special", do("more_dice", 1), do("take_dice", 1, 2)),
    "mana_pull": action("white", "special", do("more_dice", 1) + do("mod", "wild_black"), do("take_dice", 2, 1)),
    "march": action("green", "movement", move(2), move(4)),
    "noble_manners": action(
        "white", "influence", influence(2) + do("manners", 1, 0), influence(4) + do("manners", 1, 1)
    ),
    "promise": action("white", "influence", influence(2), influence(4)),
    "rage": action("red", "combat", either(attack(2), block(2)), attack(4)),
    "rejuvenate": action(
        "green",
        "healing",
        either(heal(1), draw(1), mana("green"), ready(2)),
        either(heal(2), draw(2), crystal("green"), ready(3)),
    ),
    "stamina": action("blue", "movement", move(2), move(4)),
    "swiftness": action("white", ("movement", "combat"), move(2), ranged(3)),
    "threaten": action("red", "influence", influence(2), influence(5) + reputation(-1)),
    "tranquility": action("green", "healing", either(heal(1), draw(1)), either(heal(2), draw(2))),
    "will_focus": action(
        "green", "special", either(any_mana("blue", "white", "red"), crystal("green")), do("paired", 3)
    ),
}
