# Mage Knight: The Lost Legion and the Ultimate printing

mk-option-sets = Expansions
mk-option-sets-none = none
mk-option-sets-lost-legion = The Lost Legion

# Questions and answers
mk-companion = Who comes with you?
mk-companion-companion = { $what }
mk-companion-alone = You go alone
mk-path = Which way? Move points made now pay for it.
mk-path-path = The path for { $what } Move
mk-path-unit = Use { $what }
mk-path-skill = Use { $what }
mk-path-heal = Heal { $what }
mk-path-learn = Learn { $what }
mk-path-tactic = Use the Tactic { $what }
mk-path-leave = Turn back
mk-block-slow = Evade { $what }: Move lowers the attack

# Why not?
mk-why-walked = You have walked a path here already.
mk-why-closed = All three paths have been walked.
mk-why-mixed = Thugs and Heroes do not join in the same interaction.

# Tiles
mk-c12 = tile 12
mk-c13 = tile 13
mk-c14 = tile 14
mk-k09 = tile *9*
mk-k10 = tile *10*
mk-volkare-camp = tile *V*

# Sites
mk-deep-mine = Deep mine
mk-labyrinth = Labyrinth
mk-maze = Maze
mk-refugee-camp = Refugee Camp
mk-text-deep-mine = Ending your turn here you gain a crystal of one of its colours.
mk-text-maze = Enter as your action with at most one Unit and pay 2, 4 or 6 Move made now: a brown enemy. Victory brings two crystals of your choice, a Spell or an Artifact, by the path. Each path once, each hero once.
mk-text-labyrinth = Enter as your action with at most one Unit and pay 2, 4 or 6 Move made now: a red enemy. Victory brings two crystals of your choice, a Spell or an Artifact, by the path, and an Advanced Action. Each path once, each hero once.
mk-text-refugee-camp = Interact: recruit any Unit of the offer, at its price if a village has it, for 1 more if a keep, mage tower or monastery has it, else for 3 more.
mk-gem = a crystal of your choice

# Ruins
mk-altar-all = Altar of all colours
mk-ruin-green-green-green = Ruins with three orcs
mk-ruin-violet-violet = Ruins with two mages

# Abilities of enemies
mk-arcane-immunity = Arcane Immunity
mk-assassination = Assassination
mk-cumbersome = Cumbersome
mk-elusive = Elusive
mk-unfortified = Unfortified
mk-text-arcane-immunity = Only Attacks and Blocks work on it; effects on its attacks work too.
mk-text-assassination = Its unblocked damage goes to the hero alone.
mk-text-cumbersome = In the Block phase each Move point lowers one of its attacks by 1; at 0 the attack is blocked.
mk-text-elusive = Its higher Armor counts, unless all its attacks were blocked: then the lower one counts in the Attack phase.
mk-text-unfortified = Sites and walls do not fortify it.

# Enemies
mk-orc-skirmishers = Orc Skirmishers
mk-orc-war-beasts = Orc War Beasts
mk-orc-trackers = Orc Trackers
mk-orc-stonethrowers = Orc Stonethrowers
mk-heroes-ice = Heroes with ice (enemy)
mk-heroes-fire = Heroes with fire (enemy)
mk-heroes-swift = Swift Heroes (enemy)
mk-heroes-fortified = Fortified Heroes (enemy)
mk-thugs-token = Thugs (enemy)
mk-shocktroops-token = Shocktroops (enemy)
mk-shadow = Shadow
mk-hydra = Hydra
mk-manticore = Manticore
mk-sorcerers-token = Sorcerers (enemy)
mk-magic-familiars-token = Magic Familiars (enemy)
mk-grim-legionnaires = Grim Legionnaires
mk-fire-catapult = Fire Catapult
mk-ice-catapult = Ice Catapult
mk-delphana-masters-token = Delphana Masters (enemy)
mk-storm-dragon = Storm Dragon
mk-lava-dragon = Lava Dragon
mk-dragon-summoner = Dragon Summoner
mk-fact-reputation = Reputation

# The drawn map
mk-sketch-deep-mine = Dm
mk-sketch-labyrinth = La
mk-sketch-maze = Mz
mk-sketch-refugee-camp = Re

# Units
mk-option-sets-ultimate = cards of the Ultimate printing
mk-befriend = befriend Magic Familiars
mk-parley = What do you use your Influence for?
mk-parley-recruit = Recruit { $what }
mk-parley-unit = Use { $what }
mk-parley-skill = Use { $what }
mk-parley-heal = Heal { $what }
mk-parley-learn = Learn { $what }
mk-parley-tactic = Use the Tactic { $what }
mk-parley-done = That is all
mk-upkeep = { $card } want a crystal, or they leave.
mk-upkeep-crystal = Pay a crystal: { $what }
mk-upkeep-none = Let them go
mk-hire = Pay { $what } 2 Influence
mk-box-opened = { $who } opens the box: { $card }.
mk-box = Use Mysterious Box as { $what }
mk-spared = { $who } turns { $card } down; no Wound for: { $what }.
mk-hired = { $who } pays { $card } for this combat.
mk-pick-peek = Look: { $what }
mk-why-unpaid = They want 2 Influence in this combat first.
mk-why-nothing-hidden = There is nothing to find out.
mk-delphana-masters = Delphana Masters
mk-heroes-blue = Blue Heroes
mk-heroes-green = Green Heroes
mk-heroes-red = Red Heroes
mk-heroes-white = White Heroes
mk-magic-familiars = Magic Familiars
mk-scouts = Scouts
mk-shocktroops = Shocktroops
mk-sorcerers = Sorcerers
mk-thugs = Thugs
mk-text-delphana-masters = Only by interaction. Once they are spent, further abilities can be used for mana while they are unwounded, each once.
mk-text-heroes-blue = Recruiting Heroes doubles the Reputation modifier of the interaction. In an assault they act only for 2 Influence.
mk-text-heroes-green = Recruiting Heroes doubles the Reputation modifier of the interaction. In an assault they act only for 2 Influence.
mk-text-heroes-red = Recruiting Heroes doubles the Reputation modifier of the interaction. In an assault they act only for 2 Influence.
mk-text-heroes-white = Recruiting Heroes doubles the Reputation modifier of the interaction. In an assault they act only for 2 Influence.
mk-text-magic-familiars = Only by interaction or on a magical glade, for a basic mana besides. The mana marks them: with red Attack 5, with blue Block 7, with white Move or Influence 5, with green Healing 3. Before each Round a crystal is paid, which marks them anew, or they leave.
mk-text-thugs = Recruiting Thugs turns the Reputation modifier of the interaction around. They take damage only for 2 Influence a combat.
mk-do-cheer = the attacks of your other Units are { $n } higher this turn
mk-do-doom = an enemy is defeated if all its attacks are blocked
mk-do-esteem = when interacting: Reputation +{ $n }
mk-do-lure = an attack of an enemy is { $n } lower; unblocked, its damage is for this Unit first, even an assassin's
mk-do-mod-scouting = tiles may be explored from two spaces away
mk-do-reduce = { $m ->
    [2] two attacks of enemies are { $n } lower each
   *[other] an attack of an enemy is { $n } lower
}
mk-do-scout = look at a face-down enemy token up to { $n } spaces away, or at the top of a pile of enemies; if you defeat it this turn, Fame +1
mk-do-strip-one-fortified = an enemy loses every fortification
mk-do-strip-one-resistances = an enemy loses every resistance
mk-do-unsettle = an enemy has { $n } less Armor, and one of its attacks is { $n } lower

# Cards
mk-blood-of-ancients = Blood of Ancients
mk-chivalry = Chivalry
mk-counterattack = Counterattack
mk-dodge-and-weave = Dodge and Weave
mk-force-of-nature = Force of Nature
mk-mountain-lore = Mountain Lore
mk-peaceful-moment = Peaceful Moment
mk-ritual-attack = Ritual Attack
mk-shield-bash = Shield Bash
mk-spell-forge = Spell Forge
mk-stout-resolve = Stout Resolve
mk-temporal-portal = Temporal Portal
mk-charm = Charm
mk-cure = Cure
mk-mist-form = Mist Form
mk-offering = Offering
mk-banner-of-command = Banner of Command
mk-banner-of-fortitude = Banner of Fortitude
mk-bow-of-starsdawn = Bow of Starsdawn
mk-circlet-of-proficiency = Circlet of Proficiency
mk-druidic-staff = Druidic Staff
mk-shield-of-the-fallen-kings = Shield of the Fallen Kings
mk-soul-harvester = Soul Harvester
mk-tome-of-all-spells = Tome of All Spells
mk-chilling-stare = Chilling Stare
mk-explosive-bolt = Explosive Bolt
mk-mysterious-box = Mysterious Box
mk-power-of-crystals = Power of Crystals
mk-rush-of-adrenaline = Rush of Adrenaline
mk-swift-reflexes = Swift Reflexes
mk-tirelessness = Tirelessness
mk-text-banner-of-command = A Unit recruited this turn may carry it instead of a Command token. Without the Banner that Unit leaves the game.
mk-text-banner-of-fortitude = Once a Round its Unit ignores a Wound, with poison and paralysis; its Armor still takes damage away.
mk-text-mysterious-box = The Artifact goes under its deck. After a strong effect the Box leaves the game; as a Banner it is discarded when the turn ends; unused it comes back to hand.
mk-text-charm = The strong effect is called Possess.
mk-text-cure = The strong effect is called Disease.
mk-text-mist-form = The strong effect is called Veil of Mist.
mk-text-offering = The strong effect is called Sacrifice.

# Wolfhawk
mk-wolfhawk = Wolfhawk
mk-wolfhawk-deadly-aim = Deadly Aim
mk-wolfhawk-dueling = Dueling
mk-wolfhawk-hawk-eyes = Hawk Eyes
mk-wolfhawk-howl-of-the-pack = Howl of the Pack
mk-wolfhawk-know-your-prey = Know Your Prey
mk-wolfhawk-motivation = Motivation (Wolfhawk)
mk-wolfhawk-on-her-own = On Her Own
mk-wolfhawk-refreshing-bath = Refreshing Bath
mk-wolfhawk-refreshing-breeze = Refreshing Breeze
mk-wolfhawk-taunt = Taunt
mk-wolfhawk-wolfs-howl = Wolf's Howl
mk-text-wolfhawk-wolfs-howl = Until your next turn the attacks and blocks of the others' Units are 1 lower.
mk-text-wolfhawk-howl-of-the-pack = From the centre whoever fights may take it: an enemy has 1 less Armor, and an attack of an enemy is 1 lower.

# Steps
mk-do-aloof = Influence { $n }, if no Unit is recruited this turn
mk-do-arrows = discard any number of cards that are no Wounds: Ranged Attack { $n } for each; every enemy defeated in this phase brings 1 Fame
mk-do-bow = this turn Ranged and Siege Attacks count twice as Ranged Attacks, or Ranged Attacks are Siege Attacks; you say which for each
mk-do-charm = when interacting: a crystal of any basic colour, or a Unit for { $n } Influence less
mk-do-proclaim = Influence { $n }; a Unit recruited this turn may carry this card instead of a Command token
mk-do-counter = Attack { $n }, and { $m } more for each enemy whose attacks were all blocked
mk-do-cure = Healing { $n }; this turn every Wound healed from hand brings a card, and every Unit healed becomes ready
mk-do-druid = discard a card; by its colour: red ready a Unit of level I, II or III, blue two crystals of one colour, green Healing 3, white move up to two spaces to a safe one
mk-do-druid-two = two of these: ready a Unit of level I, II or III; two crystals of one colour; Healing 3; move up to two spaces to a safe one
mk-do-dull = an attack of an enemy loses its abilities, not its element
mk-do-fence = Block { $n }, and in the Attack phase Attack { $n } against the same enemy; its defeat brings 1 Fame if no Unit had a part in the combat
mk-do-forge = gain { $n ->
    [one] a crystal of the colour of a Spell on offer
   *[other] { $n } crystals, each of the colour of another Spell on offer
}
mk-do-goad = an attack of an enemy is { $m ->
    [0] { $n } lower
   *[other] { $n } higher, and the enemy has { $m } less Armor
}
mk-do-reap-all = Attack { $n } in the Attack phase; every enemy defeated in this phase brings a crystal: red for fire resistance, blue for ice, green for physical, or white
mk-do-heal-units = all your Units are healed completely
mk-do-howl = one card played sideways is worth { $n }, and 1 more for each Command token without a Unit; the token goes to the centre of the table
mk-do-keen = this turn exploring costs 1 less at Night, and by Day garrisons two spaces away are seen
mk-do-mark-down = one Attack card is { $n } higher in the Ranged and Siege phase or { $m } higher in the Attack phase
mk-do-missing-crystal = gain a crystal of a basic colour that you have not
mk-do-mod-lore = { $n ->
    [1] if the turn ends in hills, draw up to one card more
   *[other] mountains are safe; if the turn ends in mountains, draw up to two cards more, in hills to one more
}
mk-do-mod-mist = hills and mountains are closed to you this turn
mk-do-mod-rush = { $m ->
    [0] {""}
   *[other] the first Wound of this turn that comes to your hand is thrown away and brings a card, and{" "}
}each of the { $m ->
    [0] first
   *[other] next
} { $n } Wounds that come to your hand this turn brings a card
mk-do-mod-tireless = { $m ->
    [0] every other card that gives Move this turn gives { $n } more
   *[other] the next card that gives Move this turn gives { $n } more
}
mk-do-mod-veil = the first Wound that enemies give your hero this turn counts for nothing
mk-do-offer-up = discard up to { $n } cards that are no Wounds: each brings a crystal of its colour, an Artifact one of any
mk-do-open-box = turn up the top Artifact of the deck; this turn the card may be used as that one, for { $n } Fame
mk-do-pack = an enemy has { $n } less Armor, and an attack of an enemy is { $n } lower
mk-do-peace = as your action: Influence { $n }, and 2 Influence buy a Healing point{ $m ->
    [0] {""}
   *[other] ; for 2 a level one Unit is readied
}
mk-do-per-set = for each set of crystals in all four colours Move 2, Healing 1 or a card
mk-do-gateway = as your action: move { $n ->
    [1] to an adjacent safe space
   *[other] up to two spaces to a safe one
} if you like, provoking nobody; { $m ->
    [1] draw up to one card more
   *[other] draw up to two cards more
}
mk-do-possess = an enemy does not attack; in the Attack phase its attacks are yours against others
mk-do-prey = an ability or resistance of an enemy counts for nothing in this combat, or one of its attacks loses an element
mk-do-proficient = use a skill of the common pool; one that is used each turn twice
mk-do-adopt = a skill of the common pool becomes yours
mk-do-rider-bash = if the block succeeds, the blocked enemy has 1 less Armor for each point more than needed
mk-do-rider-blast = each enemy that it defeats takes 1 Armor from another one
mk-do-rider-laud = each enemy that it defeats brings { $n ->
    [0] 1 Reputation
   *[other] 1 Reputation and { $n } Fame
}
mk-do-rider-reap = an enemy that it defeats brings a crystal: red for fire resistance, blue for ice, green for physical, or white
mk-do-ritual-basic = throw an Action card away; by its colour: red Attack 5, blue Ice Attack 3, white Ranged Attack 3, green Siege Attack 2
mk-do-ritual-strong = throw an Action card away; by its colour: red Fire Attack 6, blue Cold Fire Attack 4, white Ranged Fire Attack 4, green Siege Fire Attack 3
mk-do-sicken = enemies whose attacks were all blocked have Armor 1
mk-do-stout = { $what } { $n }; { $m ->
    [1] a Wound may be discarded for 1 more
   *[other] each card discarded with it, at most one of them a Wound, gives 2 more
}
mk-do-tap-blood = take a Wound and put an Advanced Action of the paid colour from the offer into your hand
mk-do-tome-basic = discard a card: use the basic effect of a Spell of its colour in the offer without mana
mk-do-tome-strong = discard a card: use the strong effect of a Spell of its colour in the offer without mana, also by Day
mk-do-toughen = one of your Units resists physical attacks in this combat
mk-do-wake-blood = take a Wound into your hand or discard pile and use the strong effect of an Advanced Action in the offer without mana
mk-do-wards = Block { $n }, and as many { $m ->
    [2] once more
   *[other] twice more
} against other attacks
mk-do-wards-cold-fire = Cold Fire Block { $n }, and as many twice more against other attacks
mk-do-weave = in the Attack phase Attack { $n }, if no Wound came to your hand before in this combat
mk-do-motivate-fame = draw { $n } cards; if you alone have the least Fame, gain 1 Fame

# Answers
mk-fight-bend = From now on: { $what }
mk-twice = Ranged and Siege Attacks count twice as Ranged
mk-as-siege = Ranged Attacks are Siege
mk-fight-fire = Attack with { $what }
mk-block-fire = Block with { $what }
mk-volley-fire = Attack with { $what }
mk-guard-fire = Block with { $what }
mk-volley-bend = From now on: { $what }
mk-parley-healing = 2 Influence for a Healing point
mk-parley-wake = Ready { $what }
mk-pick-skill = { $what }
mk-pick-cast = { $what }
mk-pick-colour = crystal: { $what }
mk-pick-discount = a Unit for 3 Influence less
mk-pick-staff = { $what }
mk-pick-banner = Banner of Fortitude: no Wound
mk-assign-banner = Banner of Fortitude: no Wound
mk-assign-none = Take the Wound
mk-pick-bonus = { $what }
mk-step = move
mk-standard = under Banner of Command
mk-target-lose = loses: { $what }
mk-target-turn = attack becomes: { $what }
mk-why-aloof = You are on your own this turn.
mk-why-recruited = A Unit was recruited this turn.
mk-why-all-colours = You have crystals of all colours.
mk-why-no-artifact = There is no Artifact left.
mk-why-no-common = The common pool has no skill for it.

# Ways
mk-counter = Attack by blocked enemies from
mk-ritual = an Attack for an Action card:
mk-tap-blood = an Advanced Action to hand, paid:
mk-wake-blood = strong effects of the offer:
mk-reduce = an attack of an enemy lower by
mk-toughen = a Unit resists:
mk-peace = as the action Influence
mk-forge = crystals of Spells on offer:
mk-stout = with discarded cards more:
mk-possess = enemies possessed:
mk-sicken = blocked enemies have Armor
mk-sacrifice = pairs of crystals as an Attack:
mk-heal-units = all Units healed
mk-arrows = cards as Ranged Attacks of
mk-bow = Ranged Attacks doubled or Siege
mk-proficient = common skills:
mk-adopt = common skills kept:
mk-druid = gifts of the staff:
mk-druid-two = gifts of the staff:
mk-wards = Blocks of
mk-reap-all = crystals for the defeated, Attack
mk-tome = a Spell of the offer:
mk-dull = attacks without abilities:
mk-missing-crystal = missing crystals:
mk-open-box = Artifacts turned up:
mk-rush = cards for Wounds
mk-gateway = through the portal, spaces:
mk-proclaim = Influence
mk-do-sacrifice-green-red = turn every pair of a green and a red crystal into mana: Siege Fire Attack 4 for each
mk-do-sacrifice-green-blue = turn every pair of a green and a blue crystal into mana: Siege Ice Attack 4 for each
mk-do-sacrifice-white-red = turn every pair of a white and a red crystal into mana: Ranged Fire Attack 6 for each
mk-do-sacrifice-white-blue = turn every pair of a white and a blue crystal into mana: Ranged Ice Attack 6 for each
mk-green-red = green and red
mk-green-blue = green and blue
mk-white-red = white and red
mk-white-blue = white and blue
