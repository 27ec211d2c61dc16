"""Dungeoneer: Vault of the Fiends: quest, and play the villain against the others. Rules: rulebook/"""

from ...core.registry import Game, GameOption
from . import (
    aftermath,
    combat,
    hero,
    lord,
    moving,
    phases,
    places,
    plays,
    quests,
    responses,
    setup,
    solo,
    threats,
    verbs,
    wounds,
)
from .bots import Greedy
from .cards import banes, boons, heroes, maps, monsters, traps, treasures
from .cards import quests as quest_cards
from .cards.model import CARDS, HEROES, QUESTS, TILES
from .describe import describe
from .offers import OFFER, looks, offers, take_offer
from .refusals import refusals
from .sketch import sketch
from .state import State
from .view import tally, view

CARD_MODULES = (banes, boons, heroes, maps, monsters, quest_cards, traps, treasures)
"""Importing them fills the tables of cards."""
NO_YES = ("no", "yes")
YES_NO = ("yes", "no")


def rounds(text: str) -> str | None:
    """R-50: a number of rounds, 0 for no cap."""
    return None if text.isdecimal() and int(text) <= 999 else f"a number from 0 to 999 is needed, not {text!r}"


def module(card: str) -> str:
    """The module that holds a card's rule."""
    kind = (
        "maps"
        if card in TILES
        else "quests"
        if card in QUESTS
        else "heroes"
        if card in HEROES
        else CARDS[card].kind + "s"
    )
    return f"undercroft.games.dungeoneer.cards.{kind}"


GAME = Game(
    name="dungeoneer",
    prefix="dg",
    home=__name__,
    verbs=(
        "altar announce ap at attack bane bridge card cow dare deliver discard divert dodge done double draw drop "
        "end exchange explore gear give glory go hand hero ignore lair library lie life lift magic map master melee "
        "monster move none on pass pay peril phase pick plain play portal printed push quest resolve search speed "
        "stand stay strike take treasure turned unleash use vital wound"
    ),
    min_seats=1,
    max_seats=4,
    rules_rev=3,
    state=State,
    new=setup.new,
    auto={
        "begin": setup.begin, "blank": setup.blank, "ready": setup.ready,
        "turn": phases.turn, "build": phases.build, "start_hero": phases.start_hero, "draw_map": phases.draw_map,
        "explore": phases.explore, "evening": phases.evening, "rest": phases.rest, "whispers": phases.whispers,
        "save": phases.save, "draw_up": phases.draw_up, "next": phases.next_,
        "bane_acts": lord.bane_acts, "ask_hex": lord.ask_hex, "trap": lord.trap, "spring": lord.spring,
        "sprung": lord.sprung,
        "leave": moving.leave, "unblocked": moving.unblocked, "untrapped": moving.untrapped, "step": moving.step,
        "barrier": moving.meet_barrier, "spiked": moving.spiked, "pit": moving.pit, "greet": moving.greet,
        "greeted": moving.greeted, "trip": moving.trip, "tripped": moving.tripped, "stood": moving.stood,
        "banished": banes.banished, "altar_tested": places.altar_tested, "altar_monster": places.altar_monster,
        "library_draw": places.library_draw,
        "cast": threats.cast, "ask_roll": threats.ask_roll, "harm": wounds.harm, "last": wounds.last,
        "excess": plays.excess, "leech": plays.leech,
        "fall": verbs.fall, "cage": verbs.cage, "glory": verbs.gain_glory, "peril": verbs.gain_peril,
        "lose_glory": verbs.lose_glory, "tire": verbs.tire, "unsave": verbs.unsave, "forget": verbs.forget,
        "battle": combat.battle, "reply": combat.reply, "swing": combat.swing, "parry": combat.parry,
        "throw": combat.throw, "compare": combat.compare, "challenges": combat.challenges,
        "ask_challenge": combat.ask_challenge, "lairs": aftermath.lairs, "rewards": aftermath.rewards,
        "peace": aftermath.peace, "gnash": combat.gnash, "grow": combat.grow,
        "quest_tested": quests.quest_tested, "complete": quests.complete, "home": quests.home,
        "check": solo.check, "solo_bane": solo.solo_bane, "solo_battle": solo.solo_battle,
        "solo_lair": solo.solo_lair, "spoils": solo.spoils,
    },
    acts={
        "start_tile": setup.start_tile, "lay_one": setup.lay_one, "place": phases.place,
        "announce": lord.announce, "bane": lord.bane, "unravel": lord.unravel,
        "play": plays.play, "attempt": quests.attempt, "portal": places.portal, "altar": places.altar,
        "library": places.library, "answer": responses.answer, "assail": combat.assail, "push": moving.push_hero,
    },
    menus={
        "choose_hero": (setup.choose_hero, setup.take_choose_hero),
        "lord": (lord.lord, lord.take_lord),
        "hex": (lord.hex_, lord.take_hex),
        "hero": (hero.hero, hero.take_hero),
        "entry": (plays.entry, plays.take_entry),
        "shed": (plays.shed, plays.take_shed),
        "leeched": (plays.leeched, plays.take_leeched),
        "pass": (moving.pass_, moving.take_pass),
        "spikes": (moving.spikes_dodge, moving.take_spikes_dodge),
        "roll": (threats.roll, threats.take_roll),
        "wound": (wounds.wound, wounds.take_wound),
        "revive": (wounds.revive, wounds.take_revive),
        "respond": (responses.respond, responses.take_respond),
        "steal": (combat.steal, combat.take_steal),
        "challenge": (combat.challenge, combat.take_challenge),
        "lair": (aftermath.lair, aftermath.take_lair),
        "overflow": (aftermath.overflow, aftermath.take_overflow),
        "reward": (aftermath.reward, aftermath.take_reward),
        "discard": (phases.discard_menu, phases.take_discard),
        "choose_deck": (phases.choose_deck, phases.take_choose_deck),
        "draw_one": (phases.draw_one, phases.take_draw_one),
        "gather": (solo.gather, solo.take_gather),
    },
    kinds=(
        setup.MAP, banes.PLACE, banes.TURNED, wounds.PICK,
        lord.LORD, banes.TARGET, banes.PAYER, banes.HOST, banes.TILE, lord.HEX,
        hero.HERO, plays.ENTRY, plays.CARD, moving.PASS, moving.SPIKES, boons.MEND, places.ALTAR,
        quest_cards.AMOUNT, quest_cards.PRICE,
        combat.FORM, combat.VITAL, responses.RESPOND, responses.REDIRECT, threats.ROLL, wounds.WOUND, moving.PUSH,
        combat.STEAL, combat.CHALLENGE, aftermath.LAIR, aftermath.OVERFLOW, aftermath.REWARD,
        phases.DISCARD, phases.DECK, phases.DRAW, solo.SPOILS, OFFER,
    ),
    view=view,
    result=wounds.result,
    breakdown=wounds.breakdown,
    moments={"dg-completes": 3, "dg-defeated": 3, "dg-steals": 2, "dg-monster-defeated": 1, "dg-level-lost": 1},
    heroes=wounds.heroes,
    options=(
        GameOption("start_tunnels", "chosen", ("chosen", "random")),
        GameOption("no_blank_spots", "no", NO_YES),
        GameOption("resurrection", "no", NO_YES),
        GameOption("hero_choice", "no", NO_YES),
        GameOption("optional_discard", "no", NO_YES),
        GameOption("unbiased_placement", "no", NO_YES),
        GameOption("nothing_personal", "no", NO_YES),
        GameOption("movement_limit", "no", NO_YES),
        GameOption("fall_attack", "no", NO_YES),
        GameOption("spike_dodge", "no", NO_YES),
        GameOption("two_decks", "no", NO_YES),
        GameOption("harder_solo", "no", NO_YES),
        GameOption("round_cap", "0", check=rounds),
        GameOption("potion_of_speed_gives_ap", "no", NO_YES),
        GameOption("hit_effects_on_counter", "yes", YES_NO),
        GameOption("hazard_is_location_property", "yes", YES_NO),
        GameOption("first_attempt_free_per", "turn", ("turn", "quest")),
        GameOption("quest_monster_wounds_persist", "yes", YES_NO),
        GameOption("search_distance", "between", ("between", "steps")),
        GameOption("replace_shared_artifact", "no", NO_YES),
    ),
    refusals=refusals,
    offers=offers,
    take_offer=take_offer,
    looks=looks,
    describe=describe,
    sketch=sketch,
    tally=tally,
    bots={"greedy": Greedy},
    cards={card: module(card) for table in (CARDS, HEROES, QUESTS, TILES) for card in table},
)  # fmt: skip
