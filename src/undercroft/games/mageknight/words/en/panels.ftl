# Mage Knight: the panels of the table for cities, joint fights, duels, Volkare and leaders, and what the map tells.

# Cities
mk-pn-city-red = Red city
mk-pn-city-blue = Blue city
mk-pn-city-green = Green city
mk-pn-city-white = White city
mk-pn-bonus-red = physical attacks are Brutal
mk-pn-bonus-blue = Fire and Ice attacks +2, Cold Fire +1
mk-pn-bonus-green = physical attacks are Poisonous
mk-pn-bonus-white = all Armor +1
mk-pn-fortified = Behind walls: in the first phase only Siege Attacks reach them
mk-pn-garrison = Defenders: { $count }
mk-pn-unseen = face down
mk-pn-open = Open to all
mk-pn-sold = Sold here once it is conquered:
mk-pn-sold-now = Sold here:
mk-pn-sells-red = Artifacts, { $price } Influence each
mk-pn-sells-blue = Spells of the offer, { $price } Influence and a mana each
mk-pn-sells-green = Advanced Actions, of the offer or unseen, { $price } Influence each
mk-pn-sells-white = every Unit of the offer; one more Elite Unit on offer for { $price } Influence
mk-pn-shields = Shields in order
mk-pn-service-an-artifact = Artifact
mk-pn-service-unseen-action = Unseen action
mk-pn-service-elite-unit = Elite Unit

# The sum of a combat
mk-pn-need-attack = Needed: Armor of the targets
mk-pn-need-block = Needed: this attack
mk-pn-have = Played
mk-pn-nothing = nothing yet
mk-pn-short = { $count } short
mk-pn-enough = enough
mk-pn-half = half
mk-pn-lost = does not get over the walls

# Joint fights
mk-pn-pact-city = Joint assault
mk-pn-pact-volkare = Joint attack on Volkare
mk-pn-pact-defence = Together against Volkare
mk-pn-pact-leader = Joint attack on a leader
mk-pn-pact-why = { $who } proposes it. Everybody pays the way in, then fights alone against a share that is dealt unseen.
mk-pn-pact-stood = Everybody fights alone against a share that is dealt unseen.
mk-pn-pact-free = Nothing has happened before everybody has agreed. To refuse costs nothing.
mk-pn-won-city = If all defenders fall, the city is conquered: each one you defeat is a shield of yours, and the most shields lead it. If one stays, all go back.
mk-pn-won-volkare = He is beaten with the last of his army. If somebody of it stays, all go back.
mk-pn-won-leader = Each level you take is a shield of yours. Afterwards all go back.
mk-pn-proposes = proposes
mk-pn-asked = is asked now
mk-pn-waits = is asked later
mk-pn-agreed = has agreed
mk-pn-invited = would be asked
mk-pn-fights = fights now
mk-pn-fought = has fought
mk-pn-next = fights later
mk-pn-share = { $count } of { $of } defenders
mk-pn-share-elite = elite tokens: { $count } of { $of }
mk-pn-share-ordinary = ordinary tokens: { $count } of { $of }
mk-pn-open-share = share still open
mk-pn-way-in = way in: { $cost } Move
mk-pn-hand = Cards in hand
mk-pn-units = Units

# Duels
mk-pn-duel-attend = Duel: { $who } attacks { $whom }
mk-pn-attacks = attacks
mk-pn-defends = is attacked
mk-pn-does-attend = { $who } says how to take part
mk-pn-does-attack = { $who } prepares an attack, or passes
mk-pn-does-block = { $who } blocks, or takes the blow
mk-pn-does-assign = { $who } says what the damage does
mk-pn-terms-own = on their own turn
mk-pn-terms-full = takes part fully
mk-pn-terms-parrying = takes part partially
mk-pn-attack-by = Attack, by source
mk-pn-block-by = Block, by source
mk-pn-left = Left after Blocks
mk-pn-against = Against Armor { $armor }
mk-pn-at-most = { $count ->
    [0] no Wound
    [one] at most one Wound
   *[other] at most { $count } Wounds
}
mk-pn-ranged-half = At range Blocks count half.
mk-pn-walled = Behind walls: only Siege counts at range.
mk-pn-duel-you = You cannot refuse the duel, but you choose how to take part, may pass every attack and leave every blow unblocked.
mk-pn-duel-spoils = At range damage wounds the hero or Units; in melee it can also steal an Artifact or push the other hero onto a neighbouring space, which ends the duel. If nobody is pushed, { $who } goes back.
mk-pn-duel-fame = Fame for pushing the other away:
mk-pn-buys = What the damage buys
mk-pn-taken = Wounds taken

# Volkare
mk-pn-volkare-level = level { $level }
mk-pn-volkare-deck = { $count ->
    [0] his deck is empty: two steps each turn
    [one] one card left in his deck
   *[other] { $count } cards left in his deck
}
mk-pn-arrival = { $turns ->
    [0] He is there.
    [one] He can be there on his next turn ({ $steps } { $steps ->
        [one] step
       *[other] steps
    }).
   *[other] At the earliest in { $turns } turns he is there ({ $steps } steps).
}
mk-pn-soonest = { $turns ->
    [0] there
    [one] in one turn at the earliest
   *[other] in { $turns } turns at the earliest
}
mk-pn-delayed = He skips his next turn.
mk-pn-army = His army: { $count }
mk-pn-hidden = { $count } not drawn yet
mk-pn-pace = His next turn, by the cards left
mk-pn-pace-double = 2 steps
mk-pn-pace-single = 1 step
mk-pn-pace-seeks = looks for heroes
mk-pn-pace-camps = camps
mk-pn-steps = Where a step takes him
mk-pn-die = His die

# Leaders and factions
mk-pn-leader-level = level { $level }
mk-pn-leader-beaten = defeated
mk-pn-leader-levels = Levels, each is defeated by itself
mk-pn-summons = Summons: { $piles }
mk-pn-retinue = Retinue: { $count }
mk-pn-hunters = { $count ->
    [one] One pursuer is after you.
   *[other] { $count } pursuers are after you.
}

# The map
mk-pn-wall = wall towards the { $where }: Move +{ $cost }
mk-pn-draws = { $count ->
    [one] ending the movement here draws one pursuer
   *[other] ending the movement here draws { $count } pursuers
}
mk-pn-hunts = hunts { $who }
mk-pn-stunned = stunned
mk-pn-ambush = lies in ambush
mk-pn-legend = Signs on the map
mk-pn-legend-wall = wall: Move +{ $cost }, and it fortifies
mk-pn-legend-volkare = Volkare, and where he may go next
mk-pn-legend-draws = pursuers who would attack there

mk-end-missed-headline = The heroes have lost
