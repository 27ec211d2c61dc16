"""Cuckoo: swap or keep, and do not be left with the lowest card. Rules: rulebook/en/rules.md."""

from undercroft import Game, GameOption

from . import rules
from .bots import Wary
from .state import RANKS, State, new
from .view import describe, refusals, view

GAME = Game(
    name="cuckoo",
    prefix="cu",
    home=__name__,
    verbs="keep swap",
    min_seats=2,
    max_seats=6,
    rules_rev=1,
    state=State,
    new=new,
    auto={"deal": rules.deal, "keep": rules.keep, "swap": rules.swap, "show": rules.show},
    acts={},
    menus={"turn": rules.turn},
    kinds=(rules.TURN,),
    view=view,
    result=rules.result,
    refusals=refusals,
    describe=describe,
    options=(GameOption("lives", "3", ("1", "2", "3", "4", "5")),),
    bots={"wary": Wary},
    cards=dict.fromkeys(RANKS, "cuckoo.state"),
)
