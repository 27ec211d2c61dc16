# Mage Knight
mk-title = Mage Knight
mk-hidden = a face-down card

# Questions and answers
mk-tactic = Choose a Tactic for this Round.
mk-tactic-tactic = { $what }
mk-before = Before your turn
mk-before-start = Begin the turn
mk-before-forfeit = Forfeit the turn
mk-before-announce = Announce the end of the Round
mk-before-plunder = Plunder the village: draw 2 cards, Reputation -1
mk-before-meditate = Midnight Meditation: shuffle cards back and draw as many
mk-before-store = Sparing Power: store the top card
mk-before-take = Sparing Power: take all stored cards
mk-before-lengthen = Long Night: three discarded cards become the deck
mk-turn = Your turn. What do you do?
mk-play = Play { $what }
mk-turn-unit = Use { $what }
mk-turn-skill = Use { $what }
mk-turn-step = Move { $what }
mk-turn-explore = Explore place { $what }
mk-turn-act = Action: { $what }
mk-turn-rest = Rest
mk-turn-stop = End your movement
mk-turn-end = End the turn
mk-turn-heal = Heal { $what }
mk-turn-tactic = Use the Tactic { $what }
mk-way = { $card }: how?
mk-way-basic = Basic: { $about }
mk-way-strong = Strong: { $about }
mk-way-sideways = Sideways: { $about }
mk-way-use = { $about }
mk-pay = Pay { $colour } mana. With what?
mk-pay-token = mana token: { $what }
mk-pay-die = die of the Source: { $what }
mk-pay-stolen = die on Mana Steal: { $what }
mk-pay-crystal = crystal: { $what }
mk-pay-endless = endless mana: { $what }
mk-pick = Which one?
mk-pick-which-card = Which card?
mk-pick-which-unit = Which Unit?
mk-pick-to-discard = Which card do you discard?
mk-pick-to-throw = Which card do you throw away for good?
mk-pick-to-shuffle = Which card do you shuffle in?
mk-pick-card = { $what }
mk-pick-take = Take { $what }
mk-pick-gain = Gain { $what }
mk-pick-unit = { $what }
mk-pick-disband = Disband { $what }
mk-pick-first = First: { $what }
mk-pick-to = { $what }
mk-pick-done = That is all
mk-pick-none = None
mk-colour = Which colour?
mk-colour-colour = { $what }
mk-colour-take = die: { $what }
mk-colour-none = None
mk-colour-done = That is all
mk-target = Which enemy?
mk-target-foe = { $what }
mk-amount = { $wounds ->
    [0] How many?
   *[other] How many Wounds do you get rid of (at most { $wounds })?
}
mk-amount-amount = { $what }
mk-deal = The locals listen. What do you buy?
mk-deal-recruit = Recruit { $what }
mk-deal-healing = Buy a Healing point
mk-deal-buy = Buy { $what }
mk-deal-unit = Use { $what }
mk-deal-skill = Use { $what }
mk-deal-heal = Heal { $what }
mk-deal-tactic = Use the Tactic { $what }
mk-deal-learn = Learn { $what }
mk-deal-done = That is all
mk-join = Challenge rampaging enemies nearby?
mk-join-join = Challenge { $what } ({ $where })
mk-join-done = No more
mk-fight = Attack. Choose targets and play attacks.
mk-aim = Aim at { $what }
mk-fight-unit = Use { $what }
mk-fight-skill = Use { $what }
mk-fight-tactic = Use the Tactic { $what }
mk-fight-resolve = Strike: the attack succeeds
mk-fight-drop = Give this attack up
mk-fight-next = On to the next phase
mk-fight-blaze = Burning Shield: Fire Attack
mk-fight-spend = Spend Move as { $what }
mk-block = Block. Choose an attack and play Blocks.
mk-block-unit = Use { $what }
mk-block-skill = Use { $what }
mk-block-tactic = Use the Tactic { $what }
mk-block-spend = Spend Influence as { $what }
mk-block-resolve = Block the attack
mk-block-drop = Give this block up
mk-block-next = Block no more
mk-suffer = Which attack hits now?
mk-suffer-suffer = { $what }
mk-suffer-next = Go on
mk-assign = { $amount } damage. Who takes it?
mk-assign-hero = The hero
mk-assign-unit = { $what }
mk-benefit = What do you choose?
mk-benefit-which-mend = A gift of this place
mk-benefit-to-lengthen = Your deck is empty. Use Long Night?
mk-benefit-to-shed = Use the Banner of Protection?
mk-benefit-mend = Throw away a Wound: { $what }
mk-benefit-lengthen = Long Night: three discarded cards become the deck
mk-benefit-none = No
mk-reward = Which reward now?
mk-reward-reward = { $what }
mk-reward-none = None
mk-offer = Which card?
mk-offer-which-gain = Which card do you take?
mk-offer-which-return = Which one goes back? You keep the rest.
mk-offer-gain = Take { $what }
mk-offer-return = Give back { $what }
mk-offer-none = None
mk-skill = A new skill. Which one?
mk-skill-skill = { $what }
mk-skill-common = From the common pool: { $what }
mk-drawup = Discard cards before drawing?
mk-drawup-discard = Discard { $what }
mk-drawup-done = Draw

# Chronicle
mk-round-day = Round { $number }: Day.
mk-round-night = Round { $number }: Night.
mk-tactic-taken = { $who } takes the Tactic { $tactic }.
mk-dummy-tactic = The Dummy takes the Tactic { $tactic }.
mk-dummy-turn = The Dummy turns cards; { $count ->
    [one] { $count } card is left.
   *[other] { $count } cards are left.
}
mk-dummy-announced = The Dummy announces the end of the Round.
mk-announced = { $who } announces the end of the Round.
mk-forfeits = { $who } has no cards left and forfeits the turn.
mk-drew = { $who } draws { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
mk-discarded = { $who } discards { $card }.
mk-thrown = { $who } throws away { $card }.
mk-gained = { $who } gains { $card }.
# mk-played: in matches of revision 2 and before
mk-does-basic = { $who } plays { $card } ({ $does }).
mk-does-strong = { $who } plays { $card } with its strong effect ({ $does }).
mk-does-sideways = { $who } plays { $card } sideways ({ $does }).
mk-plays-basic = { $who } plays { $card }: { $what } { $number }.
mk-played-basic = { $who } plays { $card }.
mk-plays-strong = { $who } plays { $card } with its strong effect: { $what } { $number }.
mk-played-strong = { $who } plays { $card } with its strong effect.
mk-plays-sideways = { $who } plays { $card } sideways: { $what } { $number }.
mk-played-sideways = { $who } plays { $card } sideways.
mk-paid-token = { $who } pays with a mana token: { $mana }.
mk-paid-die = { $who } pays with a die of the Source: { $mana }.
mk-paid-stolen = { $who } pays with the die on Mana Steal: { $mana }.
mk-paid-opened = { $who } pays with a further die of the Source: { $mana }.
mk-paid-crystal = { $who } pays with a crystal: { $mana }.
mk-paid-endless = { $who } pays with endless mana: { $mana }.
mk-used = { $who } uses { $card }.
mk-moved = { $who } moves { $where }: { $terrain }.
mk-explored = { $who } explores { $card }.
mk-city-found = { $who } has found a city! The last turns begin.
mk-rested = { $who } rests.
mk-interacts = { $who } interacts ({ $site }), Influence { $influence }.
mk-recruited = { $who } recruits { $card }.
mk-disbanded = { $who } disbands { $card }.
mk-assaults = { $who } assaults: { $site }.
mk-provoked = { $who } has provoked rampaging enemies.
mk-enters = { $who } enters: { $site }.
mk-burns = { $who } sets the monastery on fire.
mk-summoned = { $card } is summoned.
mk-blocked = { $who } blocks { $card }.
mk-defeated = { $who } defeats { $card }.
mk-wounded = { $who } takes { $count ->
    [one] { $count } Wound.
   *[other] { $count } Wounds.
}
mk-knocked-out = { $who } is knocked out.
mk-unit-wounded = { $card } of { $who } is wounded.
mk-unit-lost = { $who } loses { $card } for good.
mk-conquered = { $who } conquers: { $site }.
mk-repelled = { $who } does not get through.
mk-withdraws = { $who } has to withdraw and takes a Wound.
mk-fame = { $who } gains { $amount } Fame and has { $fame }.
mk-reputation = The Reputation of { $who } changes by { $amount }, to { $reputation }.
mk-level = { $who } reaches level { $level }.
mk-skill-gained = { $who } gains the skill { $card }.
mk-final = { $who } ends with { $fame } Fame.
mk-end-city = the city was found
mk-end-rounds = the last Round is over
mk-end-rounds-alone = { $points } Fame reached

# Why not?
mk-why-combat = This can only be used in combat.
mk-why-combat-phase = This belongs to another phase of the combat.
mk-why-influence = Influence is of use only while interacting.
mk-why-in-combat = Not during combat.
mk-why-not-now = Of no use now.
mk-why-mana = The mana is missing: { $colours }.
mk-why-no-target = First choose what it is aimed at.
mk-why-no-attacker = There is no attacker that it could stop.
mk-why-no-foe = There is no enemy that it could affect.
mk-why-no-die = The Source has no such die.
mk-why-no-crystal = You have no crystal.
mk-why-combat-begun = Only at the very start of a combat.
mk-why-no-wound = Nobody is wounded.
mk-why-no-lesson = No card in hand has the colour of a card on offer.
mk-why-no-other = There is no other card in hand for it.
mk-why-no-ready-unit = You have no ready Unit.
mk-why-no-spent-unit = You have no spent Unit.
mk-why-fortified = A target is fortified: only Siege attacks reach it now.
mk-why-wound = A Wound cannot be played or discarded.
mk-why-unit-wounded = { $what }: wounded.
mk-why-unit-spent = { $what }: spent.
mk-why-unit-hit = This Unit can take no more damage in this combat.
mk-why-units-spared = No damage may go to the Units in this combat.
mk-why-no-units-here = Units may not be used in this combat.
mk-why-used-turn = Already used this turn.
mk-why-used-round = Already used this Round.
mk-why-edge = There is no space on the map.
mk-why-terrain = This terrain cannot be entered: { $terrain }.
mk-why-rampaging = A rampaging enemy stands there: { $what }.
mk-why-move = You need { $need } Move and have { $have }.
mk-why-far = The whole way costs { $need } Move and you have { $have }.
mk-why-no-way = No way leads there from where you stand.
mk-why-unexplored = You cannot get to the edge from which this place is explored.
mk-why-owner = The owner is inside, and heroes do not fight each other here.
mk-why-hero = A step that provokes an enemy may not enter another hero's space.
mk-why-acted = After the action there is no more movement.
mk-why-coast = That is beyond the coast.
mk-why-core-coast = Core tiles may not lie on the coast.
mk-why-two-tiles = { $core ->
    [0] A tile there must touch two tiles, or a tile that has two neighbours.
   *[other] A Core tile must touch two tiles.
}
mk-why-three-tiles = With the tile deck empty, a tile must touch three tiles.
mk-why-no-tiles = There are no more tiles.
mk-why-one-action = You have had your action this turn.
mk-why-keep = It is not yours.
mk-why-unconquered = It has not been conquered.
mk-why-nobody = There is nobody here to interact with.
mk-why-no-interaction = This is not an interaction.
mk-why-reputation = Your Reputation is so bad that nobody deals with you.
mk-why-shared = Another hero is on this space.
mk-why-altar = The altar asks for mana that you do not have: { $colours }.
mk-why-no-rampager = No rampaging enemy is next to you.
mk-why-moved = After moving or exploring you cannot rest.
mk-why-empty-hand = You have nothing to discard for a rest.
mk-why-must-rest = With nothing but Wounds in hand you have to rest.
mk-why-announced = The end of the Round has been announced already.
mk-why-deck = Your deck still has { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
mk-why-plundered = You have plundered since your last turn.
mk-why-must-announce = With no cards left you have to announce the end of the Round.
mk-why-forfeit = With no cards left after the announcement the turn is forfeited.
mk-why-tactic = Somebody else has taken it.
mk-why-tactic-gone = It has left the game.
mk-why-place = Recruited elsewhere: { $places }.
mk-why-price = It costs { $need } Influence and you have { $have }.
mk-why-armor = The attack comes to { $have }, the Armor is { $need }.
mk-why-block = The block comes to { $have }, the attack needs { $need }.
mk-why-twice-fortified = It is fortified twice: nothing reaches it in this phase.
mk-why-unresolved = Points have been played: resolve them or give them up.
mk-why-discard-one = You played no card this turn: discard at least one.

# Options of a match
mk-option-scenario = Scenario
mk-option-scenario-first-reconnaissance = First Reconnaissance
mk-option-mode = How you play
mk-option-mode-usual = as the scenario has it
mk-option-mode-solo = alone
mk-option-mode-competitive = against each other
mk-unfit-sets = { $what }: it is played only with { $sets }.
mk-unfit-house = These do not go together: { $what }, { $whom }.
mk-unfit-level = { $scenario } has no such level of difficulty: { $level }.
mk-unfit-mode = { $scenario } cannot be played in this way: { $mode }.
mk-unfit-seats = { $scenario } ({ $mode }): it is for { $sort ->
    [one] one player
    [exact] exactly { $most } players
   *[range] { $least } to { $most } players
}, not for { $seats }.
mk-unfit-heroes = These heroes belong to a set that is not played with: { $heroes }.
mk-option-heroes = Heroes (random, or names with commas)
mk-option-dummy = Dummy player in solo games
mk-option-dummy-yes = yes
mk-option-dummy-no = no
mk-option-printing = Starting decks
mk-option-printing-ultimate = two own cards per hero
mk-option-printing-first = one own card per hero (first printing)

# The end
mk-score-title = the title
mk-score-fame = Fame
mk-score-fame-of = on the Fame track
mk-score-knowledge = Greatest Knowledge
mk-score-knowledge-of = Spells and Advanced Actions
mk-score-leader = Greatest Leader
mk-score-leader-of = levels of Units
mk-score-adventurer = Greatest Adventurer
mk-score-adventurer-of = adventure sites
mk-score-loot = Greatest Loot
mk-score-loot-of = Artifacts and crystals
mk-score-conqueror = Greatest Conqueror
mk-score-conqueror-of = keeps, mage towers, monasteries
mk-score-beating = Greatest Beating
mk-score-beating-of = Wounds
mk-withdraw = Nothing on your way is safe. Where do you withdraw?
mk-withdraw-ground = { $what } ({ $where })
