"""Welcome to the Dungeon: bid on who dares to enter, then face what everybody put in. Rules: docs/rules/welcome.md."""

from ...core.registry import Game, GameOption
from . import bidding, dungeon
from .bots import Careful
from .cards import HEROES, MONSTERS, PIECES
from .describe import describe
from .state import State, new
from .view import refusals, view

GAME = Game(
    name="welcome",
    prefix="wd",
    min_seats=2,
    max_seats=4,
    rules_rev=1,
    state=State,
    new=new,
    auto={
        "begin": bidding.begin,
        "round": bidding.round_,
        "enter": dungeon.enter,
        "open": dungeon.open_,
        "fight": dungeon.fight,
        "fall": dungeon.fall,
    },
    acts={"draw": bidding.draw},
    menus={
        "bid": (bidding.bid, bidding.take_bid),
        "hero": (bidding.hero, bidding.take_hero),
        "name": (dungeon.name, dungeon.take_name),
        "opened": (dungeon.opened, dungeon.take_opened),
        "drink": (dungeon.drink, dungeon.take_drink),
    },
    kinds=(bidding.HERO, bidding.BID, bidding.DRAWN, dungeon.NAME, dungeon.OPENED, dungeon.DRINK),
    view=view,
    result=dungeon.result,
    options=(
        GameOption("hero", "random", ("random", *HEROES)),
        GameOption("forced_first_monster", "no", ("no", "yes")),
    ),
    refusals=refusals,
    describe=describe,
    bots={"careful": Careful},
    cards=dict.fromkeys((*MONSTERS, *HEROES, *PIECES), "undercroft.games.welcome.cards"),
)
