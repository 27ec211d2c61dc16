# Welcome to the Dungeon
wd-title = Welcome to the Dungeon
wd-hidden = a monster

# Monsters
wd-goblin = Goblin
wd-skeleton = Skeleton
wd-orc = Orc
wd-vampire = Vampire
wd-golem = Golem
wd-lich = Lich
wd-demon = Demon
wd-dragon = Dragon

# Heroes
wd-warrior = Warrior
wd-barbarian = Barbarian
wd-mage = Mage
wd-rogue = Rogue
wd-random = a random hero

# Equipment: name and what it does
wd-plate-armor = Plate armor
    .text = +5 health.
wd-knight-shield = Knight's shield
    .text = +3 health.
wd-vorpal-sword = Vorpal sword
    .text = Before the first monster, name a type: you beat every monster of that type.
wd-dragon-spear = Dragon spear
    .text = Beats the dragon.
wd-holy-grail = Holy grail
    .text = Beats monsters of even strength.
wd-torch = Torch
    .text = Beats monsters of strength 3 or less.
wd-chain-mail = Chain mail
    .text = +4 health.
wd-leather-shield = Leather shield
    .text = +3 health.
wd-vorpal-axe = Vorpal axe
    .text = Once: beats the monster just opened. Decide before the next one is opened.
wd-war-hammer = War hammer
    .text = Beats golems.
wd-healing-potion = Healing potion
    .text = Once, when a monster brings you to 0 health or less: back to the hero's own health.
wd-wall-of-fire = Wall of fire
    .text = +6 health.
wd-bracelet-of-protection = Bracelet of protection
    .text = +3 health.
wd-omnipotence = Omnipotence
    .text = If you fall, but all monsters of the dungeon are different, it is a success.
wd-demonic-pact = Demonic pact
    .text = Beats the demon, and the monster after it too.
wd-polymorph = Polymorph
    .text = Once: set the open monster aside and face the top monster of the deck instead.
wd-mithril-armor = Mithril armor
    .text = +5 health.
wd-buckler = Buckler
    .text = +3 health.
wd-ring-of-power = Ring of power
    .text = Beats monsters of strength 2 or less and adds their strength to your health.
wd-invisibility-cloak = Invisibility cloak
    .text = Beats monsters of strength 6 or more.
wd-vorpal-dagger = Vorpal dagger
    .text = Before the first monster, name a type: you beat every monster of that type.

# Questions and answers
wd-bid = Draw a monster, or pass?
wd-bid-draw = Draw a monster
wd-bid-pass = Pass for this round
wd-drawn = You drew { $card }. Into the dungeon, or away with it?
wd-drawn-add = Add it to the dungeon
wd-drawn-remove = Remove it, and { $what } with it
wd-hero = Which hero goes next?
wd-hero-hero = { $what }
wd-name = Name the monster that your vorpal blade beats.
wd-name-name = { $what }
wd-opened = { $card } bars the way. What now?
wd-opened-fight = Face it
wd-opened-axe = Strike with the vorpal axe
wd-opened-polymorph = Polymorph it
wd-drink = You are down. Drink the healing potion?
wd-drink-drink = Drink the potion
wd-drink-fall = Fall

# Chronicle
wd-round = A new round: { $hero }. { $who } begins.
wd-passed = { $who } passes.
wd-passed-empty = { $who } passes: the deck is empty.
wd-drew = { $who } draws { $card }.
wd-added = { $who } adds { $card } to the dungeon. { $count ->
    [one] { $count } monster lies there.
   *[other] { $count } monsters lie there.
}
wd-removed = { $who } removes { $card } and { $piece }.
wd-hero-chosen = { $who } chooses: { $hero }.
wd-entered = { $who } enters the dungeon with { $health } health. { $count ->
    [0] It is empty.
    [one] { $count } monster waits.
   *[other] { $count } monsters wait.
}
wd-named = { $who } names { $monster } for { $piece }.
wd-opened-monster = { $card }, strength { $strength }, comes out.
wd-beaten = { $piece } beats { $card }.
wd-healed = { $who } gains { $amount } health and has { $health }.
wd-hurt = { $card } hits: { $who } loses { $amount } health and has { $health }.
wd-polymorphed = { $who } polymorphs { $card } away.
wd-drank = { $who } drinks the healing potion and has { $health } health.
wd-omnipotent = Omnipotence: all monsters were different.
wd-not-omnipotent = Omnipotence does not help: two monsters were alike.
wd-success = { $who } came through the dungeon! { $count ->
    [one] { $count } success.
   *[other] { $count } successes.
}
wd-failure = { $who } failed in the dungeon. { $count ->
    [one] { $count } failure.
   *[other] { $count } failures.
}
wd-out = { $who } is out of the game.
wd-won = { $who } wins the match.
wd-end-success = two dungeons survived
wd-end-last = the last one who is not out

# Why not?
wd-why-deck-empty = The monster deck is empty.
wd-why-gone = { $piece } was removed in this round.
wd-why-spent = { $piece } has been used in this dungeon.
wd-why-first = With “forced first monster”, nobody passes before having added a monster in this round.
wd-why-forced = With “forced first monster”, the first monster that you draw in a round must be added.
wd-why-no-gear = The hero has no equipment left, so the monster must be added.
wd-why-beaten = { $monster } (strength { $strength }) is beaten by { $piece } anyway.
wd-why-healthy = The potion is for 0 health or less; you have { $health }.
wd-why-too-late = { $piece } had to be used before the monster struck.

# Options of a match
wd-option-hero = First hero
wd-option-hero-random = random
wd-option-forced-first-monster = Forced first monster
wd-option-forced-first-monster-yes = yes: the first monster you draw in a round must be added
wd-option-forced-first-monster-no = no

# The table in words
wd-table-hero = { $hero }, health { $health }
wd-table-left = Equipment: { $pieces }
wd-table-spent = Used up: { $pieces }
wd-table-removed = Removed: { $pieces }
wd-table-deck = Deck: { $count ->
    [one] { $count } monster
   *[other] { $count } monsters
}
wd-table-dungeon = Dungeon: { $count ->
    [one] { $count } monster.
   *[other] { $count } monsters.
}
wd-table-away = Put away: { $count ->
    [one] { $count } monster.
   *[other] { $count } monsters.
}
wd-table-known = From the top: { $monsters }
wd-table-fought = Met in the dungeon: { $monsters }
wd-table-named = Vorpal blade against: { $monster }
wd-table-player-bidding = { $who }: successes { $successes }, failures { $failures }, still in the bidding
wd-table-player-passed = { $who }: successes { $successes }, failures { $failures }, passed
wd-table-player-out = { $who }: out of the game

# The end
wd-score-successes = Dungeons survived
wd-score-failures = Failures
