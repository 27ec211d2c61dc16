"""Thunderstone: buy heroes and light in the village, fight in the dungeon. Rules: docs/rules/thunderstone.md."""

from ...core.registry import Game
from . import effects, fight, hall, prepare, setup, spine
from .bots import Greedy
from .cards import MODULES
from .cards.village import ORDER, banish_rest
from .describe import describe
from .scoring import result, tally
from .state import State, new
from .view import view
from .why import refusals

GAME = Game(
    name="thunderstone",
    prefix="ts",
    min_seats=1,
    max_seats=5,
    rules_rev=1,
    state=State,
    new=new,
    auto={
        "begin": setup.begin,
        "refill": hall.close_gap,
        "archduke": hall.archduke,
        "tyxr": hall.tyxr,
        "sphinx": fight.sphinx,
        "cleanup": spine.cleanup,
    },
    acts={
        "use": prepare.act,
        "banish": banish_rest,
        "toll": effects.toll,
        "ransom": effects.ransom,
        "give": effects.give,
        "borrow": effects.borrow,
        "battle": fight.battle,
        "dispel": fight.dispel,
    },
    menus={
        "turn": (spine.turn, spine.take_turn),
        "village": (spine.village, spine.take_village),
        "shop": (spine.shop, spine.take_shop),
        "level": (spine.level, spine.take_level),
        "rest": (spine.rest, spine.take_rest),
        "prepare": (prepare.prepare, prepare.take_prepare),
        "spoils": (fight.spoils, fight.take_spoils),
        "shown": (fight.shown, fight.take_shown),
    },
    kinds=(
        spine.TURN, spine.VISIT, spine.SHOP, spine.LEVEL, spine.REST, prepare.PREPARE,
        effects.CARD, effects.RANK, effects.DISCARD, effects.GIVE, effects.BORROW, ORDER,
        fight.VICTIM, fight.CUT, fight.DISEASES, fight.SPOILS, fight.SHOWN, fight.RANK,
    ),
    view=view,
    result=result,
    options=setup.OPTIONS,
    refusals=refusals,
    describe=describe,
    tally=tally,
    cards=MODULES,
    bots={"greedy": Greedy},
)  # fmt: skip
