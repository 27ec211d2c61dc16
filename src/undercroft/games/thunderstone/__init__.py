"""Thunderstone: buy heroes and light in the village, fight in the dungeon. Rules: rulebook/"""

from ...core.registry import Game
from . import battle, effects, hall, prepare, setup, spoils, turn
from .bots import Greedy
from .cards import MODULES
from .cards.village import ORDER, banish_rest
from .describe import describe
from .refusals import reason, refusals
from .scoring import breakdown, result, tally
from .state import State, new
from .view import View, view

GAME = Game(
    name="thunderstone",
    prefix="ts",
    home=__name__,
    verbs=(
        "attack borrow buy card cut destroy discard done drop dungeon equip feed give hero hit leave level look "
        "none order rank rest send shop two use village"
    ),
    min_seats=1,
    max_seats=5,
    rules_rev=2,
    state=State,
    new=new,
    auto={
        "begin": setup.begin,
        "to_village": turn.to_village,
        "to_dungeon": turn.to_dungeon,
        "to_rest": turn.to_rest,
        "to_shop": turn.to_shop,
        "buy": turn.buy,
        "to_level": turn.to_level,
        "level_up": turn.level_up,
        "destroy": turn.destroy_resting,
        "done": turn.done,
        "equip": prepare.give_weapon,
        "drop": prepare.drop,
        "feed": prepare.feed,
        "use": prepare.use,
        "attack": prepare.attack,
        "leave": prepare.leave,
        "loot": spoils.loot,
        "sphinx": spoils.sphinx,
        "destroy_shown": spoils.destroy_shown,
        "keep_shown": spoils.keep_shown,
        "send_back": hall.send_back,
        "rearrange": hall.rearrange,
        "refill": hall.refill,
        "breach": hall.breach,
        "archduke": hall.archduke,
        "tyxr": hall.tyxr,
        "cleanup": turn.cleanup,
    },
    acts={
        "effect": prepare.effect,
        "banish": banish_rest,
        "toll": effects.toll,
        "ransom": effects.ransom,
        "give": effects.give,
        "borrow": effects.borrow,
        "battle": battle.battle,
        "dispel": battle.dispel,
    },
    menus={
        "turn": turn.turn,
        "village": turn.village,
        "shop": turn.shop,
        "level": turn.level,
        "rest": turn.rest,
        "prepare": prepare.prepare,
        "spoils": spoils.spoils,
        "shown": spoils.shown,
    },
    kinds=(
        turn.TURN, turn.VISIT, turn.SHOP, turn.LEVEL, turn.REST, prepare.PREPARE,
        effects.CARD, effects.TARGET, effects.DISCARD, effects.GIVE, effects.BORROW, ORDER,
        battle.VICTIM, battle.CUT, battle.DISEASES, spoils.SPOILS, spoils.SHOWN, battle.RANK,
    ),
    view=view,
    view_type=View,
    result=result,
    breakdown=breakdown,
    moments={"ts-stone-taken": 3, "ts-won": 2, "ts-hunted": 2, "ts-breached": 1, "ts-lost": 1, "ts-levelled": 1},
    options=setup.OPTIONS,
    refusals=refusals,
    reason=reason,
    describe=describe,
    tally=tally,
    cards=MODULES,
    bots={"greedy": Greedy},
    peers=("pyminion",),
)  # fmt: skip
