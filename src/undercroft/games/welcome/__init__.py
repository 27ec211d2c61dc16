"""Welcome to the Dungeon: bid on who dares to enter, then face what everybody put in. Rules: rulebook."""

from ...core.registry import Game, GameOption
from . import bidding, dungeon
from .bots import Careful
from .cards import HEROES, MONSTERS, PIECES
from .describe import describe
from .state import State, new
from .view import View, refusals, view

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
        "begin": bidding.begin,
        "round": bidding.round_,
        "pass": bidding.pass_,
        "choose": bidding.choose,
        "enter": dungeon.enter,
        "named": dungeon.named,
        "open": dungeon.open_,
        "fight": dungeon.fight,
        "axe": dungeon.axe,
        "polymorph": dungeon.polymorph,
        "quaff": dungeon.quaff,
        "fall": dungeon.fall,
    },
    acts={"draw": bidding.draw},
    menus={
        "bid": bidding.bid,
        "hero": bidding.hero,
        "name": dungeon.name,
        "opened": dungeon.opened,
        "drink": dungeon.drink,
    },
    kinds=(bidding.HERO, bidding.BID, bidding.DRAWN, dungeon.NAME, dungeon.OPENED, dungeon.DRINK),
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
