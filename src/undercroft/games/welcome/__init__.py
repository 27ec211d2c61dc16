"""Welcome to the Dungeon: bid on who dares to enter, then face what everybody put in. Rules: rulebook."""

from ...core.registry import Game, GameOption
from . import dungeon, setup, turn
from .bots import Careful
from .cards import HEROES, MONSTERS, PIECES
from .describe import describe
from .refusals import refusals
from .state import State, new
from .view import View, view

GAME = Game(
    name="welcome",
    prefix="wd",
    home=__name__,
    verbs="add axe draw drink fall fight hero name pass polymorph remove",
    min_seats=2,
    max_seats=4,
    rules_rev=2,
    state=State,
    new=new,
    auto={
        "begin": setup.begin,
        "round": setup.round_,
        "pass": turn.pass_,
        "choose": setup.choose,
        "enter": dungeon.enter,
        "named": dungeon.named,
        "open": dungeon.open_,
        "fight": dungeon.fight,
        "axe": dungeon.axe,
        "polymorph": dungeon.polymorph,
        "quaff": dungeon.quaff,
        "fall": dungeon.fall,
    },
    acts={"draw": turn.draw},
    menus={
        "bid": turn.bid,
        "hero": setup.hero,
        "name": dungeon.name,
        "opened": dungeon.opened,
        "drink": dungeon.drink,
    },
    kinds=(setup.HERO, turn.BID, turn.DRAWN, dungeon.NAME, dungeon.OPENED, dungeon.DRINK),
    view=view,
    view_type=View,
    result=dungeon.result,
    breakdown=dungeon.breakdown,
    out=dungeon.out,
    moments={"wd-success": 3, "wd-failure": 2, "wd-out": 3, "wd-drank": 1, "wd-omnipotent": 2},
    options=(
        GameOption("hero", "random", ("random", *HEROES)),
        GameOption("forced_first_monster", "no", ("no", "yes")),
    ),
    refusals=refusals,
    describe=describe,
    bots={"careful": Careful},
    cards=dict.fromkeys((*MONSTERS, *HEROES, *PIECES), "undercroft.games.welcome.cards"),
)
