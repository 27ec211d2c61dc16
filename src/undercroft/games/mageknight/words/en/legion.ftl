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
