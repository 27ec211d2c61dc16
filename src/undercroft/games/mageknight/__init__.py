"""Mage Knight: explore, fight, recruit, gain Fame. Rules: docs/rules/mageknight-base.md and mageknight-scenarios.md."""

from ...core.registry import Game, GameOption
from . import combat, dealing, deeds, doing, ending, invocation, mana, offers, rounds, scoring, tactics, turn
from .bots import Greedy
from .cards import CARD_MODULES
from .describe import describe
from .enemies import ENEMIES
from .refusals import refusals
from .ruins import RUINS
from .scenarios import SCENARIOS
from .sites import SITES
from .state import State
from .tactics import DAY, NIGHT
from .units import UNITS
from .view import view

_HERE = "undercroft.games.mageknight"

GAME = Game(
    name="mageknight",
    prefix="mk",
    min_seats=1,
    max_seats=4,
    rules_rev=2,
    state=State,
    new=rounds.new,
    auto={
        "begin": rounds.begin,
        "tactics": rounds.tactics,
        "dummy_tactic": tactics.dummy_tactic,
        "order": rounds.order,
        "turns": rounds.turns,
        "round_end": rounds.round_end,
        "renew": rounds.renew,
        "start": turn.start,
        "unfurl": deeds.unfurl,
        "interact": dealing.interact,
        "assault": combat.assault,
        "provoked": combat.provoked,
        "challenge": combat.challenge,
        "enter": combat.enter,
        "burn": combat.burn,
        "phase": combat.phase,
        "outcome": combat.outcome,
        "end_turn": ending.end_turn,
        "withdraw": ending.withdraw,
        "levels": ending.levels,
        "reward_crystals": ending.reward_crystals,
        "reward_dungeon": ending.reward_dungeon,
        "after_turn": ending.after_turn,
        "finish": scoring.finish,
    },
    acts={
        "play": deeds.play,
        "unit": deeds.use_unit,
        "skill": deeds.use_skill,
        "cast": deeds.cast,
        "levy": deeds.levy,
        "centre": deeds.use_centre,
        "thaw": doing.thaw,
        "furl": rounds.furl,
        "rethink": tactics.rethink,
        "mana_steal": tactics.mana_steal,
        "preparation": tactics.preparation,
        "meditate": tactics.meditate,
        "search": tactics.search,
        "rest": turn.rest,
        "altar": turn.altar,
        "recruit": dealing.recruit,
        "pledge": dealing.pledge,
        "buy": dealing.buy,
        "join": combat.join,
        "assign": combat.assign,
        "clear": ending.clear,
        "benefits": ending.benefits,
        "reward_crystal": ending.reward_crystal,
        "reward_spell": ending.reward_spell,
        "reward_advanced": ending.reward_advanced,
        "reward_unit": ending.reward_unit,
        "artifacts": ending.artifacts,
        "gain_skill": ending.gain_skill,
        "draw_up": ending.draw_up,
    },
    menus={
        "tactic": (tactics.tactic, tactics.take_tactic),
        "before": (turn.before, turn.take_before),
        "turn": (turn.turn, turn.take_turn),
        "deal": (dealing.deal, dealing.take_deal),
        "fight": (combat.fight, combat.take_fight),
        "block": (combat.block, combat.take_block),
        "suffer": (combat.suffer, combat.take_suffer),
        "rewards": (ending.rewards, ending.take_reward),
        "drawup": (ending.drawup, ending.take_drawup),
    },
    kinds=(
        tactics.TACTIC, turn.BEFORE, turn.TURN, doing.WAY, mana.PAY, doing.PICK, doing.COLOUR, doing.TARGET,
        doing.AMOUNT, doing.FLY, doing.RESPOND, invocation.POWER, dealing.DEAL, combat.JOIN, combat.FIGHT,
        combat.BLOCK, combat.SUFFER, combat.ASSIGN, ending.BENEFIT, ending.REWARD, ending.OFFER, ending.SKILL,
        ending.DRAWUP,
    ),
    view=view,
    describe=describe,
    result=scoring.result,
    options=(
        GameOption("scenario", "first_reconnaissance", tuple(SCENARIOS)),
        GameOption("heroes", "random", check=rounds.check_heroes),
        GameOption("dummy", "yes", ("yes", "no")),
        GameOption("printing", "ultimate", ("ultimate", "first")),
    ),
    refusals=refusals,
    offers=offers.offers,
    take_offer=offers.take_offer,
    looks=offers.looks,
    bots={"greedy": Greedy},
    cards={
        **{face: f"{_HERE}.cards.{module}" for face, module in CARD_MODULES.items()},
        **dict.fromkeys(UNITS, f"{_HERE}.units"),
        **dict.fromkeys(ENEMIES, f"{_HERE}.enemies"),
        **dict.fromkeys((*DAY, *NIGHT), f"{_HERE}.tactics"),
        **dict.fromkeys(SITES, f"{_HERE}.sites"),
        **dict.fromkeys(RUINS, f"{_HERE}.ruins"),
    },
)  # fmt: skip
