"""Mage Knight: explore, fight, recruit, gain Fame. Rules: rulebook/"""

from ...core.registry import Game
from . import actors, box, choices, encounters, options, rules, scenarios, sites
from .actors import volkare as general
from .agenda import ACTS, AUTO, MENUS
from .bots import Greedy
from .describe import describe
from .encounters import camp, duel, maze, rampage, volkare
from .fight import attend, combat, joint
from .options import auction, control, envy, fray, learning
from .play import dealing, development, ending, flying, offers, parley, rounds, scoring, setup, tactics, turn
from .refusals import refusals
from .scenarios import cooperation, druid_nights, dungeon_lords, factions
from .sketch import sketch
from .state import State
from .tables import HOME
from .things import mana, motivation, questions, steps
from .things.steps import invocation
from .view import view
from .view_types import View
from .world import pursuit

CONTENT = (actors, box, encounters, options, rounds, scenarios, sites, steps)
"""What registers itself when it is imported."""

GAME = Game(
    name="mageknight",
    prefix="mk",
    home=__name__,
    verbs=(
        "act agree aim amount announce banner basic blaze brace buy cancel card cast centre colour common crystal die "
        "disband discard done drop end endless explore first foe forfeit full gain goal ground heal healing hero hold "
        "hurt join keep land learn leave lengthen levy link loose maim mark meditate mend next none opened partial "
        "pass play pledge plunder polar_crystal polar_die polar_stolen polar_token rage recruit refuse reroll resolve "
        "rest return reward rival seat service shed shove sideways skill spare spend stand start stay steal step "
        "stolen stop store storm strike strong suffer tactic take tire to token under unit use ward "
        "back barter bolt coerce cover fame favour guide influence pull rouse seal terrain trade "  # tezla
        "alone bend bonus box companion discount fire hire lose path peek slow staff turn wake "  # The Lost Legion
        "both close fight forced gather green red retreat stand_aside"
    ),
    min_seats=1,
    max_seats=5,
    rules_rev=6,
    state=State,
    new=setup.new,
    auto=AUTO,
    acts=ACTS,
    menus=MENUS,
    kinds=(
        tactics.TACTIC, turn.BEFORE, turn.TURN, questions.WAY, mana.PAY, questions.PICK, questions.COLOUR,
        questions.TARGET, questions.AMOUNT, flying.FLY, motivation.RESPOND, invocation.POWER, dealing.DEAL,
        rampage.JOIN, combat.FIGHT, combat.BLOCK, combat.SUFFER, combat.ASSIGN, questions.BENEFIT,
        ending.WITHDRAW, ending.REWARD, ending.OFFER, ending.SKILL, ending.DRAWUP, attend.ATTEND,
        joint.COMPANY, joint.INVITE, joint.SHARE, joint.AGREE, joint.ENTRY,
        duel.VOLLEY, duel.GUARD, duel.HARM, combat.COVER, maze.COMPANION, maze.PATH, parley.PARLEY, parley.UPKEEP,
        cooperation.RETIRE, druid_nights.MARK, dungeon_lords.CONCEAL, dungeon_lords.LINK,
        auction.NAMING, auction.BID, fray.FRAY, learning.UPGRADE, learning.DRAFT, envy.SYMPATHY,
        control.DIAL_TO, control.CONSENT, control.WEED,
        pursuit.HUNT, development.DEVELOP, factions.CHART,
        volkare.BESET, volkare.STAND, camp.PREY, general.MAKE_WAY,
    ),
    view=view,
    view_type=View,
    describe=describe,
    sketch=sketch,
    result=scoring.result,
    breakdown=scoring.breakdown,
    moments={
        "mk-conquered": 3, "mk-city-found": 3, "mk-defeated": 2, "mk-knocked-out": 2, "mk-level": 1,
        "mk-volkare-beaten": 4, "mk-volkare-at-city": 3,
    },
    heroes=scoring.heroes,
    options=choices.options(),
    follows=rules.follows,
    fits=rules.fits,
    refusals=refusals,
    offers=offers.offers,
    considering=offers.considering,
    bots={"greedy": Greedy},
    cards=HOME,
)  # fmt: skip
