# Thunderstone: the words of its table in the browser.
ts-tagline = Build a party in the village, bring light into the dungeon, and be there when the Thunderstone comes.
ts-tb-hall = Dungeon hall
ts-tb-unprepared = forecast without weapons and effects
ts-tb-rank = Rank { $rank }
ts-tb-needs-light = Light needed: { $count }
ts-tb-empty = Nobody stands here.
ts-tb-dungeon = Dungeon deck
ts-tb-pile = The village has { $count } VP
ts-tb-village = Village
ts-tb-heroes = Heroes
ts-tb-basic = Basic cards
ts-tb-left = { $count } left
ts-tb-levels = levels { $one } · { $two } · { $three }
ts-tb-sold-out = sold out
ts-tb-phase-turn = new turn
ts-tb-phase-village = village
ts-tb-phase-shop = shopping
ts-tb-phase-level = levelling up
ts-tb-phase-dungeon = dungeon
ts-tb-phase-battle = battle
ts-tb-phase-spoils = spoils
ts-tb-phase-rest = rest
ts-tb-phase-over = over
ts-tb-buys = { $count ->
    [one] { $count } purchase
   *[other] { $count } purchases
}
ts-tb-in-hand = gold in hand
ts-tb-shown = What the Sphinx shows
ts-tb-given = Discarded for the Theurge
ts-tb-party = The party of { $who }
ts-tb-hand = Hand
ts-tb-deck = Deck
ts-tb-discard = Discard pile: { $count }
ts-tb-thrown = thrown
ts-tb-borrowed = borrowed from { $who }
ts-tb-used = used
ts-tb-win = Victory
ts-tb-lose = Defeat
ts-tb-short = { $count } short
ts-tb-barred = Out of reach
ts-tb-total = Total
ts-tb-sum-attack = Attack
ts-tb-sum-magic = Magic
ts-tb-sum-light = Light
ts-tb-sum-penalty = Penalty
ts-tb-halved = The total is halved.
ts-tb-needs-magic = Magic attack is needed to defeat it.
ts-tb-idle = Cannot attack: { $cards }
ts-tb-stopped = Stopped: { $card }
ts-tb-cut-attack = Disease: attack −{ $count }
ts-tb-cut-magic = Disease: magic attack −{ $count }
ts-tb-weakens = Strength −{ $count } for every hero
ts-tb-dropped = Too heavy now: { $cards }
ts-tb-doomed = Destroyed: { $cards }
ts-tb-prey = One of these is destroyed: { $cards }
ts-tb-prey-sure = Destroyed: { $cards }
ts-tb-diseases = { $count ->
    [one] You gain a Disease.
   *[other] You gain { $count } Diseases.
}
ts-fact-cost = Cost
ts-fact-health = Health
ts-fact-strength = Strength
ts-fact-weight = Weight
ts-fact-attack = Attack
ts-fact-magic = Magic attack
ts-fact-light = Light
ts-fact-gold = Gold
ts-fact-xp = XP
ts-fact-vp = VP
