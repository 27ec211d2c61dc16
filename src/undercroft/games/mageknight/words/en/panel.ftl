# Mage Knight: what the pieces do, for the side panel. A card's text is put together from its steps.

mk-or = or
mk-and = and
mk-head-basic = Basic
mk-head-strong = Strong, with { $colours } mana
mk-head-thrown = Thrown away
mk-head-sideways = Sideways
mk-head-use = Use
mk-head-paid = For { $colours } mana
mk-head-turn = Once a turn
mk-head-round = Once a Round
mk-head-resists = Resists
mk-head-places = Recruited in
mk-head-summons = Summons
mk-do-sideways = Move, Influence, Attack or Block 1
mk-do-resists = { $elements }
mk-do-places = { $places }
mk-do-points = { $what } { $n }
mk-do-swift-block = { $what } { $n }, twice that against a Swift attack
mk-do-fame = Fame +{ $n }
mk-do-reputation = Reputation { $n }
mk-do-wound = take { $n ->
    [one] a Wound
   *[other] { $n } Wounds
}
mk-do-discard = discard another card that is no Wound:
mk-do-pay = pay { $what } mana:
mk-do-pay-own = pay mana of a basic colour:
mk-do-pay-any = pay one mana, of a basic colour or black:
mk-do-draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
}
mk-do-heal = Healing { $n }
mk-do-mana = gain { $n ->
    [one] a { $what } mana token
   *[other] { $n } { $what } mana tokens
}
mk-do-crystal = gain { $n ->
    [one] a { $what } crystal
   *[other] { $n } { $what } crystals
}
mk-do-crystal-own = gain a crystal of that colour
mk-do-ready = ready a Unit{ $n ->
    [2] {" "}of level I or II
    [3] {" "}of level I, II or III
   *[other] {""}
}
mk-do-cheaper = this turn these spaces cost { $n } less{ $m ->
    [0] {""}
   *[other] , but at least { $m }
}: { $terrains }
mk-do-costing = this turn these spaces cost { $n }{ $m ->
    [0] {""}
   *[other] {" "}(if they can be entered)
}: { $terrains }
mk-do-self-wound = this Unit becomes wounded
mk-do-agile = Move { $n }, and in combat this turn Move points may be spent as Attack{ $m ->
    [0] {""}
   *[other] , or two of them as Ranged Attack 1
}
mk-do-amulet-darkness = by Day, deserts cost 3 this turn and black mana may be used
mk-do-amulet-sun = at Night, forests cost 3 this turn, gold mana may be used, and garrisons beside you and all ruins are turned up
mk-do-any-crystal = gain a crystal of a colour of your choice
mk-do-any-mana = gain { $n ->
    [one] a mana token of your choice
   *[other] { $n } mana tokens of your choice
}
mk-do-some-mana = gain a mana token of one of these colours: { $colours }
mk-do-blades = physical attacks count twice, nobody resists them, and every enemy that you defeat brings 1 Fame more
mk-do-break = an enemy loses 1 Armor for each of its resistances
mk-do-break-down = throw an Action card away and gain { $n ->
    [1] a crystal of each other colour
   *[other] two crystals of its colour
}
mk-do-cold-fire = all attacks of this combat are Cold Fire
mk-do-destroy = defeat an enemy at once
mk-do-diplomat = Influence { $n }, and in combat this turn Influence may be spent as Block ({ $what })
mk-do-discard-wound = discard a Wound from your hand
mk-do-discards-attack = discard any number of cards: Attack { $n } for each; every enemy defeated this turn brings 1 Fame more
mk-do-distil = you may pay one mana for a crystal of its colour
mk-do-motivate = draw { $n ->
    [one] a card
   *[other] { $n } cards
}, and if you alone have the least Fame, gain a { $what } mana token
mk-do-endless = endless { $what } and black mana this turn
mk-do-expose-all-fortified = all enemies lose every fortification
mk-do-expose-all-resistances = all enemies lose every resistance
mk-do-flames-attack = Fire Attack { $n }, and 2 more for each enemy
mk-do-flames-block = Fire Block { $n }, and 2 more for each enemy
mk-do-gather = Influence { $n }, and { $m } more for each Wound in hand or on Units
mk-do-gem-mana = gain a mana token of every basic colour, and a gold one by Day or a black one at Night
mk-do-glitter = Influence 1 for each different colour among your crystals
mk-do-grail = Healing { $n }; { $n ->
    [2] every point that is spent brings 1 Fame
   *[other] every Wound healed in hand draws a card
}
mk-do-heal-unit = heal one Wound of a Unit
mk-do-icons-block = Ice Block { $n }, and 1 more for each ability, elemental attack and resistance of the enemy
mk-do-idle = { $n ->
    [1] an enemy{ $m ->
        [0] {""}
       *[other] {" "}that is not fortified
    } does not attack in this combat
   *[other] up to { $n } enemies do not attack in this combat
}
mk-do-idle-weak = an enemy does not attack in this combat; { $n ->
    [0] it loses its fire resistance
   *[other] its Armor is { $n } less
}
mk-do-keep-going-top = at the end of the turn this card may go on top of your deck
mk-do-keep-going-bottom = at the end of the turn this card may go under your deck
mk-do-keep-going-joy = at the end of the turn you may discard another card that is no Wound to take this one back
mk-do-keep-going-joy-any = at the end of the turn you may discard another card, even a Wound, to take this one back
mk-do-lay-bare = an enemy loses every fortification and resistance
mk-do-lead = the next Unit that you use has { $n } more { $what }
mk-do-manners = when interacting: Fame +{ $n }{ $m ->
    [0] {""}
   *[other] , Reputation +{ $m }
}
mk-do-march-on = Move 1 for each ready, unwounded Unit, at most { $n }
mk-do-mend = Healing { $n }{ $m ->
    [0] {""}
    [2] , and ready a Unit of level I or II
   *[other] , and ready a Unit of level I, II or III
}
mk-do-mod-all-resist = your Units resist everything this turn
mk-do-mod-ambush = your first Attack card of the turn gives { $n } more, or your first Block card { $m } more
mk-do-mod-learning = once this turn, for { $n } Influence, an Advanced Action of the offer
mk-do-mod-pain = one Wound may be played sideways for 2
mk-do-mod-refund = crystals spent this turn come back at its end
mk-do-ring = every Spell of its colour that you cast this turn brings 1 Fame
mk-do-mod-sideways = one card played sideways is worth { $n }{ $m ->
    [2] {""}
   *[other] ; { $m } if it is an advanced card
}
mk-do-mod-wild-black = a black die counts as any basic colour
mk-do-mod-wild-dice = gold and black dice count as any basic colour
mk-do-more-dice = { $n ->
    [one] another die of the Source may be used this turn
   *[other] { $n } more dice of the Source may be used this turn
}
mk-do-move-lakes = Move { $n }
mk-do-no-magic = one card played sideways is worth { $n }, if no die of the Source is used this turn
mk-do-open-site = fortifications of the site count for nothing
mk-do-own-crystal = gain another crystal of a colour that you have
mk-do-paired = another Action card gives its strong effect without mana, every amount { $n } higher
mk-do-random-crystals = gain { $n } crystals of random colours (gold: your choice; black: 1 Fame instead)
mk-do-recall-chosen = two cards of your choice from your discard pile go on top of the deck or under it; two more cards at the next draw
mk-do-recall-random = two random cards from your discard pile go on top of the deck or under it; two more cards at the next draw
mk-do-repeat = throw an Action card away and use its { $what ->
    [strong] strong effect twice
   *[other] basic effect three times
}
mk-do-reroll-source = reroll all dice of the Source
mk-do-restore = Healing 3, in a forest 5{ $m ->
    [0] {""}
   *[other] ; ready Units of as many levels together
}
mk-do-rider-burn = if the block succeeds, it can be a Fire Attack { $n } too
mk-do-rider-destroy = if the block succeeds, the blocked enemy is defeated
mk-do-rider-weaken = if the block succeeds, the blocked enemy has { $n } less Armor
mk-do-shoot = Ranged Attack { $n } by Day, { $m } at Night
mk-do-sieging = all attacks of this combat are Siege Attacks too
mk-do-storm = gain a crystal of the colour of a basic die, which is rerolled
mk-do-study = throw an Action card away for a Spell of its colour from the offer, and a crystal of that colour
mk-do-take-dice = take { $n ->
    [one] a die of the Source, turn it
   *[other] { $n } dice of the Source, turn each
} to any colour but gold, and gain { $m ->
    [one] a mana token
   *[other] { $m } mana tokens
} of that colour
mk-do-tale = for each Unit recruited this turn: { $n ->
    [0] {""}
   *[other] Fame +{ $n },{" "}
}Reputation +{ $m }
mk-do-talk = Influence { $n } by Day, { $m } at Night
mk-do-train-hand = throw an Action card away for an Advanced Action of its colour, into your hand
mk-do-train-discard = throw an Action card away for an Advanced Action of its colour, onto your discard pile
mk-do-units-up = your Units' attacks and blocks are { $n } higher in this combat; they can take no damage
mk-do-universal = one card played sideways is worth 3, or 4 if it is { $what }
mk-do-universal-any = one card played sideways is worth 3, or 4 if it has that colour
mk-do-walk = Move { $n } by Day, { $m } at Night
mk-do-weaken = an enemy has { $n } less Armor{ $m ->
    [0] {""}
   *[other] , { $m } less if it is fortified
}
mk-do-weaken-all = all enemies have { $n } less Armor{ $m ->
    [0] {""}
   *[other] , fortified ones { $m } less
}
mk-do-wrath = roll a die: black or red is a Wound
mk-do-wrath-more = Siege Attack 5, and up to { $n } more; a die for each of them: black or red is a Wound

# Steps of the interactive cards, banners and direct moves
mk-do-talent = discard a card: use the basic effect of a Spell of its colour from the offer, for mana of that colour
mk-do-gain-spell = put a Spell of the paid colour from the offer on your discard pile
mk-do-call-up = one ability of a Unit in the offer may be used this turn as if it were yours; it takes no damage
mk-do-muster = a Unit of the offer joins you free of charge
mk-do-flow = ready a Unit{ $m ->
    [0] {""}
   *[other] {" "}and heal one of its Wounds
}; then one Unit of every other player, up to level { $n }, may be spent
mk-do-claim = keep a die of a basic colour from the Source until the Round ends and gain { $n } mana tokens of it now{ $m ->
    [0] {""}
   *[other] ; others who use that colour in their turns take a Wound
}
mk-do-claim-each = keep a die of a basic colour from the Source until the Round ends and gain a mana token of it on each later turn{ $m ->
    [0] {""}
   *[other] ; others who use that colour in their turns take a Wound
}
mk-do-melt = every other player loses a random crystal or takes a Wound; you may gain one of those crystals
mk-do-radiate = name a colour: everybody takes a Wound for each crystal of it, and you gain { $n } crystals of it
mk-do-read-minds = name a colour and gain a crystal of it; every other player discards a card of it or shows that there is none{ $m ->
    [0] {""}
   *[other] ; you may keep one discarded Action card
}
mk-do-bend = this turn spaces and unexplored places { $n } steps away count as adjacent, and nobody is provoked
mk-do-bend-time = this card is put aside, the other cards played this turn come back to hand, and another turn follows
mk-do-soar-under-ground = move up to three revealed spaces, not through lakes or swamps, to a safe space, provoking nobody
mk-do-soar-on-wings = for one to five Move points move as many revealed spaces over anything to a safe space, provoking nobody
mk-do-soar-beside = move to an adjacent safe space, provoking nobody
mk-do-soar-two-spaces = for 2 Move points move two spaces to a safe space, provoking nobody
mk-do-tunnel = the same way, but into an assault or onto a hero, who is attacked; the site's fortification counts for nothing
mk-do-wings = one enemy does not attack; further ones for 1, 2, 3 and more Move points
mk-do-hoist = put it on a Unit as its Banner
mk-do-ready-all = ready all your Units
mk-do-glory = all your Units have 1 more Armor, attack and block this turn; each that fights brings 1 Fame
mk-do-ward = at the end of the turn all Wounds that you took in it may be thrown away
mk-do-pass-wound = throw away up to { $n } Wounds; one of them goes to the hand of the closest hero
mk-do-invoke-red = discard a Wound for a red mana token, to be spent at once
mk-do-invoke-black = discard a Wound for a black mana token, to be spent at once
mk-do-invoke-white = discard a card that is no Wound for a white mana token, to be spent at once
mk-do-invoke-green = discard a card that is no Wound for a green mana token, to be spent at once
mk-do-mod-polar = use one mana as its opposite: red and blue, green and white, gold and black
mk-do-shed = up to { $n } Wounds leave your hand for good
mk-do-to-centre = the token goes to the centre of the table
mk-do-reroll-one = reroll a die of the Source if you like
mk-do-mark = gain a mana token of any colour but gold; the skill goes to the centre with that mark
mk-text-banner-of-courage = Its Unit can be readied once a Round, outside combat.
mk-text-banner-of-fear = Its Unit may be spent in the Block phase to cancel an attack; that brings 1 Fame.
mk-text-banner-of-glory = Its Unit has 1 more Armor, attack and block, and brings 1 Fame whenever it fights.
mk-text-banner-of-protection = Its Unit has 1 more Armor and resists fire and ice.
mk-text-arythea-ritual-of-pain = From the centre any player may take it to play a Wound sideways for 3.
mk-text-goldyx-source-freeze = Until your next turn the others cannot use their die of the Source; then you gain a crystal of a colour that shows there.
mk-text-goldyx-source-opening = From the centre any player may take it to use another die of a basic colour; you gain a crystal of that colour.
mk-text-norowas-bonds-of-loyalty = Two Regular Units join the offer, and you have one more Command token; its Unit costs 5 less, can be used everywhere and is never disbanded.
mk-text-norowas-calming-the-weather = From the centre any player may take it: all terrain costs 1 less for a turn, at least 1.
mk-text-norowas-prayer-of-weather = Until your next turn all terrain costs the others 1 more, at most 5.
mk-text-tovak-mana-exploit = Until your next turn another player who uses mana of a different colour takes a Wound for each colour.
mk-text-tovak-mana-overload = Whoever first powers a card with that colour for Move, Influence, Attack or Block gets 4 more of it.

# Abilities of enemies
mk-summon = Summoner
mk-resist-physical = physical resistance
mk-resist-fire = fire resistance
mk-resist-ice = ice resistance
mk-text-plain = No special abilities.
mk-text-fortified = In the Ranged and Siege phase only Siege Attacks count against it; fortified twice, nothing reaches it in that phase.
mk-text-swift = Blocking its attack takes twice as much Block.
mk-text-brutal = Its attack, unblocked, does twice the damage.
mk-text-poison = A Unit hit by it takes two Wounds. For every Wound that the hero takes into hand, another goes to the discard pile.
mk-text-paralyze = A Unit that it would wound is lost for good. A hero who is wounded discards all cards from hand but Wounds.
mk-text-summon = Before the Block phase it draws an enemy that attacks in its place; that one brings no Fame and is gone after the damage.
mk-text-resist-physical = Physical Attacks count half; those of other elements count fully.
mk-text-resist-fire = Fire Attacks count half, and red cards do not affect it beyond their attack.
mk-text-resist-ice = Ice Attacks count half, and blue cards do not affect it beyond their attack.

# Tactics
mk-text-early-bird = You are early in the order of the Round. Nothing else.
mk-text-rethink = At once: discard up to three cards, draw as many, then shuffle the discard pile into the deck.
mk-text-mana-steal = At once: put a die of a basic colour from the Source on this card; you can use its mana on one of your turns this Round.
mk-text-planning = At the end of your turns you draw up to one card more than your hand limit, if you still hold two cards.
mk-text-great-start = At once: draw two cards.
mk-text-the-right-moment = Once this Round: take another turn right after this one.
mk-text-from-the-dusk = You are early in the order of the Round. Nothing else.
mk-text-long-night = Once, with an empty deck: three random cards of the discard pile become your deck.
mk-text-mana-search = Once a turn, before you use a die: reroll up to two dice of the Source.
mk-text-midnight-meditation = Once, before a turn: shuffle up to five cards of your hand into the deck and draw as many.
mk-text-preparation = At once: search your deck for any card, take it, and shuffle.
mk-text-sparing-power = Before each turn put the top card of your deck under this card, or take all cards from under it; then it is spent.

# Sites
mk-text-village = Interact: recruit Units of the village and buy Healing, 3 Influence a point. Before a turn it can be plundered: two cards, Reputation -1.
mk-text-monastery = Interact: recruit Units, buy Healing for 2 Influence a point and Advanced Actions for 6. It can be burned: Reputation -3, a violet enemy without your Units, an Artifact.
mk-text-keep = Entering it is an assault on its garrison, behind walls; Reputation -1. Once it is yours: recruit Units there, and a larger hand beside it.
mk-text-mage-tower = Entering it is an assault on a violet garrison, behind walls; Reputation -1. Conquering brings a Spell; afterwards Units and Spells (7 Influence and a mana) are sold here.
mk-text-dungeon = Enter as your action: a brown enemy, night rules, no Units. The first victory brings a Spell or an Artifact by the die; later ones only Fame.
mk-text-tomb = Enter as your action: a red enemy, night rules, no Units. The first victory brings a Spell and an Artifact; later ones only Fame.
mk-text-den = Enter as your action: a brown enemy, which stays if you fail. Victory brings two random crystals.
mk-text-spawning-grounds = Enter as your action: two brown enemies. Victory over both brings an Artifact and three random crystals.
mk-text-ruins = A token shows an altar to pay mana at for Fame, or two enemies with a reward. At Night it lies face down until somebody comes.
mk-text-glade = Ending your turn here you may throw a Wound away; starting it here you gain gold mana by Day or black mana at Night.
mk-text-mine = Ending your turn here you gain a crystal of its colour.
mk-text-portal = Where heroes enter the land. Several may stand here.
mk-text-city = Entering it is an assault on its garrison, behind walls and with the city's bonus (white: Armor +1; blue: Fire and Ice attacks +2, Cold Fire +1; red: physical attacks Brutal; green: physical attacks Poison); Reputation -1. Each defeated defender brings a shield; with the last one the city is conquered and open to all. There: Units with the city icon; Red: Artifacts, 12; Blue: Spells, 7 and a mana; Green: Advanced Actions, 6; White: all Units, one more Elite Unit on offer for 2. In First Reconnaissance it ends the game when it is found and cannot be entered.
mk-text-altar = Enter as your action and pay { $colours } mana: { $fame } Fame.
mk-text-ruin = Enter as your action and fight enemies of these colours: { $enemies }. Victory over all brings: { $rewards }.
mk-text-wound = It clogs your hand and cannot be played. Healing removes it; a rest discards one other card and any number of Wounds, or a single Wound if you hold nothing else.

# Terrain
mk-text-plains = Entering costs 2 Move.
mk-text-hills = Entering costs 3 Move.
mk-text-forest = Entering costs 3 Move by Day, 5 at Night.
mk-text-wasteland = Entering costs 4 Move.
mk-text-desert = Entering costs 5 Move by Day, 3 at Night.
mk-text-swamp = Entering costs 5 Move.
mk-text-lake = Cannot be entered without a special effect.
mk-text-mountain = Cannot be entered without a special effect.
mk-text-sea = Beyond the map.
