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
