"""Dungeoneer: Vault of the Fiends: quest, and play the villain against the others. Rules: rulebook/"""

from ...core.registry import Game
from . import (
    aftermath,
    anytime,
    building,
    combat,
    effects,
    ending,
    hero,
    lord,
    moving,
    places,
    plays,
    quests,
    responses,
    setup,
    solo,
    threats,
    turn,
    wounds,
)
from .bots import Greedy
from .cards import MODULES, banes, boons
from .cards import quests as quest_cards
from .describe import describe
from .refusals import refusals
from .sketch import sketch
from .state import State, new
from .view import View, view

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
    new=new,
    auto={
        "begin": setup.begin, "play_hero": setup.play_hero, "blank": setup.blank, "ready": setup.ready,
        # the turn and its phases
        "turn": turn.turn, "build": turn.build, "start_hero": turn.start_hero, "evening": turn.evening,
        "put_away": turn.put_away, "rest": turn.rest, "whispers": turn.whispers, "save": turn.save,
        "draw_up": turn.draw_up, "draw_from": turn.draw_from, "draw_it": turn.draw_it, "next": turn.next_,
        "done": turn.done,
        "resolve": lord.resolve, "end_lord": lord.end_lord, "bane_acts": lord.bane_acts, "ask_hex": lord.ask_hex,
        "no_hex": lord.no_hex, "counter_hex": lord.counter_hex, "trap": lord.trap, "spring": lord.spring,
        "sprung": lord.sprung, "banished": banes.banished,
        "draw_map": building.draw_map, "explore": building.explore,
        "duel": hero.duel, "lift": hero.lift, "end_hero": hero.end_hero, "use_healing": plays.use_healing,
        # on the way
        "leave": moving.leave, "phase_through": moving.phase_through, "unblocked": moving.unblocked, "go": moving.go,
        "untrapped": moving.untrapped, "step": moving.step, "barrier": moving.meet_barrier,
        "dodge_spikes": moving.dodge_spikes, "dare_spikes": moving.dare_spikes, "spiked": moving.spiked,
        "pit": moving.pit, "greet": moving.greet, "greeted": moving.greeted, "trip": moving.trip,
        "tripped": moving.tripped, "stand": moving.stand, "stood": moving.stood,
        "treasure": places.treasure, "bridge": places.bridge, "altar_tested": places.altar_tested,
        "altar_monster": places.altar_monster, "library_draw": places.library_draw,
        "search": quests.search, "take_up": quests.take_up, "pick_up": quests.pick_up, "exchange": quests.exchange,
        "quest_tested": quests.quest_tested, "complete": quests.complete, "home": quests.home,
        # rolls
        "cast": threats.cast, "ask_roll": threats.ask_roll, "no_change": threats.no_change,
        "surefooted": threats.surefooted, "skeleton_key": threats.skeleton_key, "warding_rune": threats.warding_rune,
        "heal_for_roll": threats.heal_for_roll, "drink_for_roll": threats.drink_for_roll,
        "hurry_for_roll": threats.hurry_for_roll, "telling_blow": threats.telling_blow, "dodge": threats.dodge,
        "foretell": threats.foretell,
        # blows
        "harm": wounds.harm, "suffer": wounds.suffer, "guarding_cloak": wounds.guarding_cloak,
        "heartstone_amulet": wounds.heartstone_amulet, "runed_mail": wounds.runed_mail,
        "heal_first": wounds.heal_first, "drink_first": wounds.drink_first, "last": ending.last,
        "come_back": wounds.come_back,
        "excess": plays.excess, "give_up": plays.give_up, "leech": plays.leech, "bleed": plays.bleed,
        "fall": effects.fall, "cage": effects.cage, "glory": effects.gain_glory, "peril": effects.gain_peril,
        "lose_glory": effects.lose_glory, "tire": effects.tire, "unsave": effects.unsave, "forget": effects.forget,
        "drop_charge": effects.drop_charge,
        # combat
        "battle": combat.battle, "reply": combat.reply, "cow": responses.cow, "double": responses.double,
        "swing": combat.swing, "parry": combat.parry, "throw": combat.throw, "compare": combat.compare,
        "gnash": combat.gnash, "grow": combat.grow, "strike_home": combat.strike_home, "snatch": combat.snatch,
        "challenges": combat.challenges, "ask_challenge": combat.ask_challenge, "second_wind": combat.second_wind,
        "lie_down": combat.lie_down, "strike_back": combat.strike_back,
        "lairs": aftermath.lairs, "to_hand": aftermath.to_hand, "to_lair": aftermath.to_lair,
        "to_discard": aftermath.to_discard, "drop_monster": aftermath.drop_monster, "rewards": aftermath.rewards,
        "give_peril": aftermath.give_peril, "peace": aftermath.peace,
        # alone
        "check": solo.check, "solo_bane": solo.solo_bane, "solo_battle": solo.solo_battle,
        "solo_lair": solo.solo_lair, "spoils": solo.spoils,
    },
    acts={
        "start_tile": setup.start_tile, "lay_one": setup.lay_one, "place": building.place,
        "announce": lord.announce, "bane": lord.bane, "unravel": lord.unravel,
        "play": plays.play, "attempt": quests.attempt, "portal": places.portal, "altar": places.altar,
        "library": places.library, "divert": responses.divert, "master": responses.master, "assail": combat.assail,
        "push": moving.push_hero,
    },
    menus={
        "choose_hero": setup.choose_hero, "lord": lord.lord, "hex": lord.hex_, "hero": hero.hero,
        "entry": plays.entry, "shed": plays.shed, "leeched": plays.leeched, "pass": moving.pass_,
        "spikes": moving.spikes_dodge, "roll": threats.roll, "wound": wounds.wound, "revive": wounds.revive,
        "respond": responses.respond, "steal": combat.steal, "challenge": combat.challenge, "lair": aftermath.lair,
        "overflow": aftermath.overflow, "reward": aftermath.reward, "discard": turn.discard_menu,
        "choose_deck": turn.choose_deck, "draw_one": turn.draw_one, "gather": solo.gather,
    },
    kinds=(
        setup.MAP, building.PLACE, building.TURNED, wounds.PICK,
        lord.LORD, banes.TARGET, banes.PAYER, banes.HOST, banes.TILE, lord.HEX,
        hero.HERO, plays.ENTRY, plays.CARD, moving.PASS, moving.SPIKES, boons.MEND, places.ALTAR,
        quest_cards.AMOUNT, quest_cards.PRICE,
        combat.FORM, combat.VITAL, responses.RESPOND, responses.REDIRECT, threats.ROLL, wounds.WOUND, moving.PUSH,
        combat.STEAL, combat.CHALLENGE, aftermath.LAIR, aftermath.OVERFLOW, aftermath.REWARD,
        turn.DISCARD, turn.DECK, turn.DRAW, solo.SPOILS, anytime.OFFER,
    ),
    view=view,
    view_type=View,
    result=ending.result,
    breakdown=ending.breakdown,
    moments={"dg-completes": 3, "dg-defeated": 3, "dg-steals": 2, "dg-monster-defeated": 1, "dg-level-lost": 1},
    heroes=ending.heroes,
    out=ending.out,
    options=setup.OPTIONS,
    refusals=refusals,
    offers=anytime.offers,
    considering=anytime.considering,
    describe=describe,
    sketch=sketch,
    tally=ending.tally,
    bots={"greedy": Greedy},
    cards=MODULES,
)  # fmt: skip
