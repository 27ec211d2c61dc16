# Thunderstone
ts-title = Thunderstone
ts-hidden = a card

# What effects do, said once
-ts-draw = { $n ->
        [one] draw a card
       *[other] draw { $n } cards
    }
-ts-heal = destroy a revealed Disease and draw a card
-ts-eat = destroy an unused Food for attack +{ $n }
-ts-rob = each other player discards a card
-ts-cash = destroy this card for 2 gold
-ts-at-village = Village
-ts-at-dungeon = Dungeon
-ts-at-repeat = Dungeon, repeatedly
-ts-far = Attack +{ $n } more against ranks 2 and 3.
-ts-edge = Attack +{ $n } more with an edged weapon.
-ts-idle = Cannot attack rank 1.
-ts-double = Doubles your whole magic attack.
-ts-trophy-magic = Trophy: magic attack +{ $n }.
-ts-trophy-attack = Trophy: attack +{ $n }.
-ts-trophy-light = Trophy: light +{ $n }.
-ts-dark = Light −{ $n }: the light penalty is { $n } higher.
-ts-halved-magic = Without magic attack your total is halved.
-ts-halved-weapon = Without an equipped weapon your total is halved.
-ts-needs-magic = Only magic attack of 1 or more lets you defeat it.
-ts-disease = Battle: gain { $n ->
        [one] a Disease
       *[other] { $n } Diseases
    }.
-ts-weakens = Battle: every hero has { $n } strength less.
-ts-slays-militia = Battle: destroy a Militia.
-ts-slays-hero = Battle: destroy a hero.
-ts-slays-fighter = Battle: destroy a fighter.
-ts-slays-cleric = Battle: destroy a cleric.
-ts-slays-weapon = Battle: destroy a weapon.
-ts-slays-food = Battle: destroy a Food.
-ts-slays-spell = Battle: destroy a spell.

# Cards
ts-militia = Militia
    .text = A hero. 3 XP make it any level 1 hero.
ts-dagger = Dagger
    .text = Edged.
ts-iron-rations = Iron Rations
    .text = { -ts-at-dungeon }: a hero gets strength +2.
ts-torch = Torch
    .text = Works without any hero.
ts-disease = Disease
    .text = In the dungeon: attack −1 or magic attack −1. Destroyed, it goes back to its stack.
ts-stone-of-mystery = Stone of Mystery
    .text = In rank 1 it ends the game. Who defeated the monster in front of it takes it.
ts-arcane-energies = Arcane Energies
    .text = { -ts-at-dungeon }: the attack of equipped heroes becomes magic attack; draw a card.
ts-banish = Banish
    .text = { -ts-at-dungeon }: send a monster of the hall under the deck or rearrange the hall, destroy a card of yours, draw a card.
ts-barkeep = Barkeep
    .text = { -ts-at-village }: one more purchase. { -ts-at-village }: { -ts-cash }.
ts-battle-fury = Battle Fury
    .text = { -ts-at-dungeon }: every hero gets attack +1.
ts-feast = Feast
    .text = { -ts-at-dungeon }: every hero gets strength +3 and attack +1.
ts-fireball = Fireball
    .text = Works without any hero.
ts-flaming-sword = Flaming Sword
    .text = Edged.
ts-goodberries = Goodberries
    .text = { -ts-at-dungeon }: a hero gets strength +3, and all of that hero's attack becomes magic attack.
ts-hatchet = Hatchet
    .text = Edged.
ts-lantern = Lantern
    .text = Works without any hero.
ts-lightstone-gem = Lightstone Gem
    .text = Works without any hero.
ts-magical-aura = Magical Aura
    .text = { -ts-at-dungeon }: all weapons weigh 0; draw a card.
ts-pawnbroker = Pawnbroker
    .text = { -ts-at-village }: destroy a card with a gold value for that value and 3 gold more. { -ts-at-village }: { -ts-cash }.
ts-polearm = Polearm
    .text = Edged. Attack +6 instead if its bearer has strength 8 or more.
ts-short-sword = Short Sword
    .text = Edged.
ts-spear = Spear
    .text = Edged. { -ts-at-dungeon }: destroy it for attack +3 more; it counts as equipped to the end of the battle.
ts-town-guard = Town Guard
    .text = { -ts-at-village }: { -ts-draw(n: 2) }. { -ts-at-village }: destroy this card and draw 3 cards.
ts-trainer = Trainer
    .text = { -ts-at-village }: destroy a Militia for 2 XP. { -ts-at-village }: { -ts-cash }.
ts-warhammer = Warhammer
    .text = Attack +3 more in a cleric's hand against Doomknight or Undead.
ts-amazon-archer = Amazon Archer
    .text = { -ts-far(n: 2) }
ts-amazon-huntress = Amazon Huntress
    .text = { -ts-far(n: 3) }
ts-amazon-queen = Amazon Queen
    .text = { -ts-far(n: 4) }
ts-chalice-quester = Chalice Quester
    .text = { -ts-at-repeat }: { -ts-heal }.
ts-chalice-defender = Chalice Defender
    .text = Attack +1 for each revealed Item with light. { -ts-at-dungeon }: { -ts-draw(n: 1) }. { -ts-at-repeat }: { -ts-heal }.
ts-chalice-paladin = Chalice Paladin
    .text = { -ts-at-dungeon }: { -ts-draw(n: 1) }. Spoils: buy any card.
ts-dwarf-guardian = Dwarf Guardian
    .text = { -ts-edge(n: 3) }
ts-dwarf-janissary = Dwarf Janissary
    .text = { -ts-edge(n: 4) } Spoils: buy a weapon.
ts-dwarf-sentinel = Dwarf Sentinel
    .text = { -ts-edge(n: 5) }
ts-elf-wizard = Elf Wizard
ts-elf-sorcerer = Elf Sorcerer
    .text = After a victory you may send a monster of the hall under the deck.
ts-elf-archmage = Elf Archmage
    .text = { -ts-at-dungeon }: send a monster of the hall under the deck.
ts-feayn-archer = Feayn Archer
    .text = { -ts-idle }
ts-feayn-marksman = Feayn Marksman
    .text = { -ts-idle }
ts-feayn-sniper = Feayn Sniper
    .text = { -ts-idle } 1 XP more for a victory in rank 3.
ts-lorigg-thief = Lorigg Thief
ts-lorigg-rogue = Lorigg Rogue
    .text = { -ts-at-dungeon }: { -ts-rob }.
ts-lorigg-outlaw = Lorigg Outlaw
    .text = { -ts-at-dungeon }: { -ts-rob }.
ts-outlands-warrior = Outlands Warrior
    .text = { -ts-at-dungeon }: { -ts-eat(n: 3) }.
ts-outlands-slayer = Outlands Slayer
    .text = Attack +1 for each monster card in your revealed hand. { -ts-at-repeat }: { -ts-eat(n: 3) }.
ts-outlands-khan = Outlands Khan
    .text = Attack +2 for each monster card in your revealed hand.
ts-redblade-killer = Redblade Killer
ts-redblade-poisoner = Redblade Poisoner
    .text = { -ts-at-dungeon }: { -ts-rob }.
ts-redblade-assassin = Redblade Assassin
    .text = { -ts-at-dungeon }: each other player discards a hero or two cards.
ts-regian-cleric = Regian Cleric
    .text = { -ts-at-repeat }: { -ts-heal }.
ts-regian-priest = Regian Priest
    .text = { -ts-at-dungeon }: { -ts-draw(n: 1) }. { -ts-at-repeat }: { -ts-heal }.
ts-regian-bishop = Regian Bishop
    .text = { -ts-at-dungeon }: { -ts-draw(n: 2) }. { -ts-at-repeat }: { -ts-heal }.
ts-selurin-magician = Selurin Magician
    .text = Every Item and every spell with magic attack gives magic attack +1 more.
ts-selurin-warlock = Selurin Warlock
    .text = { -ts-double }
ts-selurin-theurge = Selurin Theurge
    .text = { -ts-double } { -ts-at-dungeon }: each player discards a hero; borrow one of them for the battle.
ts-thyrian-squire = Thyrian Squire
    .text = { -ts-at-dungeon }: { -ts-eat(n: 2) }.
ts-thyrian-knight = Thyrian Knight
    .text = Every Militia gets attack +1. { -ts-at-dungeon }: { -ts-eat(n: 2) }.
ts-thyrian-lord = Thyrian Lord
    .text = Every hero who is no fighter gets attack +2. { -ts-at-dungeon }: destroy an unused Food and take a monster of the hall worth 1 or 2 VP.
ts-archduke-of-pain = Archduke of Pain
    .text = { -ts-needs-magic } Battle: all clerics and wizards are destroyed. Breach: every hero stack, the Militia's too, loses its top two cards.
ts-grudgebeast = Grudgebeast
ts-succubus = Succubus
    .text = { -ts-halved-magic }
ts-tormentor = Tormentor
    .text = { -ts-halved-weapon } { -ts-slays-cleric }
ts-the-unchained = The Unchained
    .text = { -ts-disease(n: 1) } { -ts-trophy-magic(n: 1) }
ts-darkness = Darkness
    .text = { -ts-dark(n: 1) } Heroes without a weapon cannot attack.
ts-judgement = Judgement
    .text = { -ts-weakens(n: 2) } Each of them has 1 attack or magic attack less.
ts-knightmare = Knightmare
    .text = { -ts-dark(n: 2) } { -ts-slays-fighter }
ts-lord-mortis = Lord Mortis
    .text = Light −1: the light penalty is 1 higher (2 if the match is played by the Polish rulebook).
ts-the-prince = The Prince
    .text = { -ts-weakens(n: 2) } { -ts-slays-fighter }
ts-ebon-fume = Ebon Fume
    .text = Immune to magic attack. Battle: the hero with the highest strength is destroyed. { -ts-trophy-attack(n: 3) }
ts-mythlurian = Mythlurian
    .text = { -ts-slays-hero }
ts-skaladak = Skaladak
    .text = { -ts-slays-weapon }
ts-tyxr-the-old = Tyxr the Old
    .text = { -ts-slays-hero } Breach: every player discards two cards. { -ts-trophy-magic(n: 2) }
ts-uyril-unending = Uyril Unending
    .text = { -ts-halved-magic } { -ts-slays-militia } { -ts-trophy-attack(n: 1) }
ts-blink-dog = Blink Dog
    .text = { -ts-dark(n: 1) } Cannot be attacked while any light penalty is left.
ts-griffon = Griffon
    .text = { -ts-trophy-magic(n: 1) }
ts-nixie = Nixie
ts-pegasus = Pegasus
    .text = { -ts-trophy-magic(n: 1) }
ts-sphinx = Sphinx
    .text = Only magic attack counts. Spoils: look at the top six cards of your deck, destroy any of them, discard the rest. { -ts-trophy-magic(n: 2) }
ts-bloodskull-orc = Bloodskull Orc
ts-deadbone-troll = Deadbone Troll
    .text = { -ts-disease(n: 1) }
ts-firebrand-cyclops = Firebrand Cyclops
ts-grayskin-lizard = Grayskin Lizard
    .text = Battle: every hero with a weapon gets attack +1.
ts-griknack-goblin = Griknack Goblin
ts-black-slime = Black Slime
    .text = { -ts-slays-militia }
ts-gray-ooze = Gray Ooze
    .text = Battle: destroy a hero unless a weapon is equipped in the party (if the match is played by the Russian rulebook: a hero without a weapon). Spoils: buy a Food.
ts-green-blob = Green Blob
    .text = { -ts-slays-food }
ts-noxious-slag = Noxious Slag
    .text = Attack and magic attack of edged weapons count 0. Magic attack is halved.
ts-red-jelly = Red Jelly
    .text = { -ts-slays-weapon } { -ts-trophy-light(n: 1) }
ts-famine = Famine
    .text = { -ts-disease(n: 1) }
ts-harbinger = Harbinger
    .text = { -ts-slays-spell }
ts-kingdom = Kingdom
    .text = { -ts-disease(n: 1) }
ts-lord-of-death = Lord of Death
    .text = { -ts-disease(n: 2) }
ts-suffering = Suffering
    .text = { -ts-weakens(n: 2) } { -ts-disease(n: 1) }
ts-ghost = Ghost
    .text = { -ts-halved-magic } { -ts-weakens(n: 2) }
ts-haunt = Haunt
    .text = Battle: one hero of your choice cannot attack.
ts-revenant = Revenant
    .text = { -ts-needs-magic } { -ts-weakens(n: 4) } Heroes at strength 0 or less are destroyed.
ts-spectre = Spectre
    .text = { -ts-slays-militia }
ts-wraith = Wraith
    .text = { -ts-slays-militia }

# Effects that a player may use
ts-iron-rations-1 = { ts-iron-rations }: { ts-iron-rations-1.does }
    .does = a hero gets strength +2
ts-goodberries-1 = { ts-goodberries }: { ts-goodberries-1.does }
    .does = a hero gets strength +3, and all of that hero's attack becomes magic attack
ts-feast-1 = { ts-feast }: { ts-feast-1.does }
    .does = every hero gets strength +3 and attack +1
ts-battle-fury-1 = { ts-battle-fury }: { ts-battle-fury-1.does }
    .does = every hero gets attack +1
ts-magical-aura-1 = { ts-magical-aura }: { ts-magical-aura-1.does }
    .does = all weapons weigh 0; draw a card
ts-arcane-energies-1 = { ts-arcane-energies }: { ts-arcane-energies-1.does }
    .does = the attack of equipped heroes becomes magic attack; draw a card
ts-banish-1 = { ts-banish }: { ts-banish-1.does }
    .does = send a monster of the hall under the deck or rearrange the hall, destroy a card of yours, draw a card
ts-spear-1 = { ts-spear }: { ts-spear-1.does }
    .does = throw it (destroyed) for attack +3 more
ts-barkeep-1 = { ts-barkeep }: { ts-barkeep-1.does }
    .does = one more purchase
ts-barkeep-2 = { ts-barkeep }: { ts-barkeep-2.does }
    .does = { -ts-cash }
ts-pawnbroker-2 = { ts-pawnbroker }: { ts-pawnbroker-2.does }
    .does = { -ts-cash }
ts-trainer-2 = { ts-trainer }: { ts-trainer-2.does }
    .does = { -ts-cash }
ts-pawnbroker-1 = { ts-pawnbroker }: { ts-pawnbroker-1.does }
    .does = destroy a card with a gold value for that value and 3 gold more
ts-town-guard-1 = { ts-town-guard }: { ts-town-guard-1.does }
    .does = { -ts-draw(n: 2) }
ts-town-guard-2 = { ts-town-guard }: { ts-town-guard-2.does }
    .does = destroy this card and draw 3 cards
ts-trainer-1 = { ts-trainer }: { ts-trainer-1.does }
    .does = destroy a Militia for 2 XP
ts-chalice-quester-1 = { ts-chalice-quester }: { ts-chalice-quester-1.does }
    .does = { -ts-heal }
ts-chalice-defender-1 = { ts-chalice-defender }: { ts-chalice-defender-1.does }
    .does = { -ts-draw(n: 1) }
ts-chalice-defender-2 = { ts-chalice-defender }: { ts-chalice-defender-2.does }
    .does = { -ts-heal }
ts-chalice-paladin-1 = { ts-chalice-paladin }: { ts-chalice-paladin-1.does }
    .does = { -ts-draw(n: 1) }
ts-elf-archmage-1 = { ts-elf-archmage }: { ts-elf-archmage-1.does }
    .does = send a monster of the hall under the deck
ts-lorigg-rogue-1 = { ts-lorigg-rogue }: { ts-lorigg-rogue-1.does }
    .does = { -ts-rob }
ts-lorigg-outlaw-1 = { ts-lorigg-outlaw }: { ts-lorigg-outlaw-1.does }
    .does = { -ts-rob }
ts-redblade-poisoner-1 = { ts-redblade-poisoner }: { ts-redblade-poisoner-1.does }
    .does = { -ts-rob }
ts-redblade-assassin-1 = { ts-redblade-assassin }: { ts-redblade-assassin-1.does }
    .does = each other player discards a hero or two cards
ts-outlands-warrior-1 = { ts-outlands-warrior }: { ts-outlands-warrior-1.does }
    .does = { -ts-eat(n: 3) }
ts-outlands-slayer-1 = { ts-outlands-slayer }: { ts-outlands-slayer-1.does }
    .does = { -ts-eat(n: 3) }
ts-regian-cleric-1 = { ts-regian-cleric }: { ts-regian-cleric-1.does }
    .does = { -ts-heal }
ts-regian-priest-1 = { ts-regian-priest }: { ts-regian-priest-1.does }
    .does = { -ts-draw(n: 1) }
ts-regian-priest-2 = { ts-regian-priest }: { ts-regian-priest-2.does }
    .does = { -ts-heal }
ts-regian-bishop-1 = { ts-regian-bishop }: { ts-regian-bishop-1.does }
    .does = { -ts-draw(n: 2) }
ts-regian-bishop-2 = { ts-regian-bishop }: { ts-regian-bishop-2.does }
    .does = { -ts-heal }
ts-selurin-theurge-1 = { ts-selurin-theurge }: { ts-selurin-theurge-1.does }
    .does = each player discards a hero; borrow one of them for the battle
ts-thyrian-squire-1 = { ts-thyrian-squire }: { ts-thyrian-squire-1.does }
    .does = { -ts-eat(n: 2) }
ts-thyrian-knight-1 = { ts-thyrian-knight }: { ts-thyrian-knight-1.does }
    .does = { -ts-eat(n: 2) }
ts-thyrian-lord-1 = { ts-thyrian-lord }: { ts-thyrian-lord-1.does }
    .does = destroy an unused Food and take a monster of the hall worth 1 or 2 VP

# Groups
ts-amazon = Amazon
ts-chalice = Chalice
ts-dwarf = Dwarf
ts-elf = Elf
ts-feayn = Feayn
ts-lorigg = Lorigg
ts-outlands = Outlands
ts-redblade = Redblade
ts-regian = Regian
ts-selurin = Selurin
ts-thyrian = Thyrian
ts-abyssal = Abyssal
ts-doomknight-humanoid = Doomknight - Humanoid
ts-dragon = Dragon
ts-enchanted = Enchanted
ts-humanoid = Humanoid
ts-ooze = Ooze
ts-undead-doom = Undead - Doom
ts-undead-spirit = Undead - Spirit

# Words
ts-attack = attack
ts-magic = magic attack
ts-fighter = fighter
ts-cleric = cleric
ts-wizard = wizard
ts-thief = thief
ts-archer = archer
ts-weapon = weapon
ts-edged = edged
ts-blunt = blunt
ts-item = Item
ts-food = Food
ts-light = light
ts-spell = spell
ts-villager = villager
ts-hero = hero
ts-monster = monster
ts-strength = strength
ts-weight = weight
ts-health = health
ts-gold = gold
ts-xp = XP
ts-vp = VP
ts-cost = cost

# Questions and answers
ts-turn = Village, dungeon or rest?
ts-turn-village = Visit the village
ts-turn-dungeon = Enter the dungeon
ts-turn-rest = Rest
ts-village = Use village effects, then go shopping.
ts-village-shop = On to the shop
ts-use = { $about ->
    [none] { $what }
   *[other] { $what } ({ $about })
}
ts-shop = You have { $count } gold and { $buys ->
    [one] { $buys } purchase
   *[other] { $buys } purchases
}.
ts-shop-done = Buy nothing more
ts-buy = Buy: { $what }
ts-level = You have { $count } XP. Level up your heroes?
ts-level-level = { $what } becomes { $whom_nom }
ts-level-done = Done
ts-rest = You may destroy a card of your hand.
ts-rest-destroy = Destroy: { $what }
ts-rest-none = Destroy nothing
ts-prepare = Prepare your party, then attack.
ts-prepare-equip = { $about ->
    [none] { $what } → { $whom_nom }
   *[other] { $what } → { $whom_nom } ({ $about })
}
ts-prepare-feed = { $about ->
    [none] { $what } → { $whom_nom }
   *[other] { $what } → { $whom_nom } ({ $about })
}
ts-prepare-drop = { $about ->
    [none] Put away: { $what }
   *[other] Put away: { $what } ({ $about })
}
ts-prepare-attack = Attack rank { $what }: { $about }
ts-prepare-leave = Leave: nothing can be attacked
ts-card = { $card }: which card?
ts-card-card = { $about ->
    [none] { $what }
   *[other] { $what } ({ $about })
}
ts-target = { $card }: which monster?
ts-target-rank = Rank { $what }: { $about }
ts-discard = Discard { $count ->
    [one] a card
   *[other] { $count } cards
}.
ts-discard-discard = { $about ->
    [none] { $what }
   *[other] { $what } ({ $about })
}
ts-discard-hero = One hero
ts-discard-two = Two cards
ts-give = Discard a hero for the Selurin Theurge.
ts-give-give = { $about ->
    [none] { $what }
   *[other] { $what } ({ $about })
}
ts-borrow = Whom do you borrow for this battle?
ts-borrow-borrow = { $what } of { $about }
ts-borrow-none = Nobody
ts-mark-threw = spear thrown
ts-mark-strength = more strength
ts-mark-attack = more attack
ts-mark-magic = attack made magic
ts-mark-used = used
ts-mark-borrowed = borrowed
ts-order = { $card }: send a monster back or rearrange the hall.
ts-order-send = Send back from rank { $what }: { $about }
ts-order-order = New order from rank 1: { $about }
ts-victim = { $deed ->
    [stops] { $monster }: which hero shall not attack?
   *[slays] { $monster }: which card is destroyed?
}
ts-victim-hit = { $about ->
    [none] { $what }
   *[other] { $what } ({ $about })
}
ts-cut = { $card } loses 1. Attack or magic attack?
ts-cut-cut = Cut { $what }
ts-diseases = { $count ->
    [one] A Disease cuts
   *[other] { $count } Diseases cut
} your attack or your magic attack.
ts-diseases-attack = { $what } from attack, the rest from magic attack
ts-spoils = Spoils: you may buy with { $count } gold.
ts-spoils-look = Look at your top six cards
ts-spoils-none = Nothing more
ts-shown = Destroy any of the cards that you see.
ts-shown-destroy = Destroy: { $what }
ts-shown-done = Discard the rest
ts-rank = Elf Sorcerer: send a monster back?
ts-rank-send = Rank { $what }: { $about }
ts-rank-none = No

# The chronicle
ts-begins = { $who } begins.
ts-goes-village = { $who } visits the village.
ts-goes-dungeon = { $who } enters the dungeon.
ts-goes-rest = { $who } rests.
ts-revealed = { $who } reveals: { $cards }.
ts-drew = { $who } draws { $card }.
ts-discarded = { $who } discards { $card }.
ts-destroyed = { $who } destroys { $card }.
ts-diseased = { $who } gains a Disease.
ts-used = { $who } uses { $what }.
ts-fed = { $who } strengthens { $hero } with { $card }.
ts-equipped = { $who } gives { $card } to { $hero }.
ts-disarmed = { $who } takes { $card } from { $hero }.
ts-threw = { $hero } throws { $card }.
ts-bought = { $who } buys { $card }.
ts-levelled = { $who } gains { $card } by experience.
ts-attacked = { $who } attacks { $card } in rank { $rank }.
ts-stopped = { $card } cannot attack.
ts-value = Attack value { $value } against health { $health }.
ts-won = { $who } defeats { $card } and gains { $count } XP.
ts-lost = { $who } fails against { $card }.
ts-left = { $who } leaves the dungeon: nothing could be attacked.
ts-showed = { $who } reveals for the Sphinx: { $cards }.
ts-hunted = { $who } takes { $card } without a battle.
ts-entered-hall = { $card } enters the hall.
ts-sent-back = { $who } sends { $card } under the deck.
ts-rearranged = { $who } rearranges the hall.
ts-breached = { $card } breaks through!
ts-stack-lost = The village loses: { $cards }.
ts-no-hero = { $who } shows a hand without heroes of their own.
ts-borrowed = { $who } borrows { $card } from { $whom }.
ts-sent-home = { $card } goes home to { $whom }.
ts-escaped = { $card } escapes to the village's score pile.
ts-stone-taken = { $who } takes the Thunderstone!
ts-stone-lost = Nobody takes the Thunderstone: { $reason }.
ts-end-battle = the Thunderstone was won in battle
ts-end-lost = a lost battle brought the Thunderstone to rank 1
ts-end-banish = Banish brought the Thunderstone to rank 1
ts-end-elf = an Elf brought the Thunderstone to rank 1
ts-end-lord = a Thyrian Lord brought the Thunderstone to rank 1
ts-end-still = nothing has changed for twenty rounds
ts-end-advance = the monsters' advance brought the Thunderstone to rank 1

# Why not?
ts-why-empty-hall = The hall is empty.
ts-why-only-village = Only in the village ({ $what }).
ts-why-only-dungeon = Only in the dungeon ({ $what }).
ts-why-used = Already used this turn ({ $what }).
ts-why-no-disease = No Disease is revealed ({ $what }).
ts-why-no-food = No Food is revealed ({ $what }).
ts-why-food-used = All Food has been used already and cannot be destroyed ({ $what }).
ts-why-no-hero = No hero is revealed ({ $what }).
ts-why-no-monster = There is no monster in the hall ({ $what }).
ts-why-no-small-monster = No monster of the hall is worth 1 or 2 VP ({ $what }).
ts-why-not-equipped = The spear must be in a hero's hand to be thrown ({ $what }).
ts-why-nothing-to-pawn = No revealed card has a gold value ({ $what }).
ts-why-no-gold-value = { $what } has no gold value.
ts-why-borrowed = { $what } is borrowed: no effect can destroy it.
ts-why-used-up = { $what } was used this turn: another effect cannot destroy it.
ts-why-no-militia = No Militia is revealed ({ $what }).
ts-why-shopping = Effects come before the purchases ({ $what }).
ts-why-sold-out = { $what }: nothing is left.
ts-why-too-dear = { $what } costs { $cost } gold; you have { $gold }.
ts-why-top-level = { $what } has no higher level.
ts-why-no-xp = { $what } needs { $need } XP for the next level; you have { $have }.
ts-why-no-level = { $what } cannot level up: no card of level { $level } is left in the stack.
ts-why-level-later = { $what } can level up after the last purchase.
ts-why-too-heavy = { $what } has weight { $weight }; { $hero } has strength { $strength }.
ts-why-threw = { $hero } threw the spear and cannot take { $what }.
ts-why-tried = { $hero } had { $what } already. Take it back with undo, or use another effect first.
ts-why-fades = { $what } cannot be attacked: { $count } more light is needed.
ts-why-stone = The Thunderstone is no monster: it cannot be attacked.
ts-why-no-target = Rank { $rank } is empty.
ts-why-must-attack = A monster can be attacked, so you must name one.
ts-why-other-spoils = { $what } is not what these spoils let you buy.
ts-why-choose-way = First choose between village, dungeon and rest.
ts-why-one-way = You have chosen already, and a turn has one of the three.
ts-why-finish = First answer this question. What has begun is carried out whole.
ts-why-resting = Who rests uses no effects, buys nothing and fights nobody.
ts-why-in-dungeon = That is for the dungeon.
ts-why-battle-begun = The target is named, so the preparation is over.
ts-why-not-here = { $what } is not among your revealed cards.
ts-why-not-in-hand = { $what } is not in your hand.
ts-why-holds = { $hero } holds { $what } already.
ts-why-not-weapon = Only a weapon can be given, and only to a hero ({ $what } → { $hero }).
ts-why-not-held = Nobody holds { $what }.
ts-why-pool = A Disease cuts only what stands at 1 or more.
ts-why-shop-later = { $what } can be bought after the village effects.
ts-why-shop-over = The purchases are over ({ $what }).
ts-why-buy-village = Cards are bought on a visit to the village or as spoils ({ $what }).
ts-why-not-sold = { $what } is not sold in this match.
ts-why-not-top = { $what } is not on top of its stack; { $top } is sold first.
ts-why-level-village = Heroes level up on a visit to the village ({ $what }).
ts-why-other-group = { $what } can only become the next level of its own group.
ts-why-no-skip = { $what } becomes level { $level } next; no level is skipped.
ts-why-rest-only = Only a rest lets you destroy a card of your hand ({ $what }).
ts-why-in-order = Cards are named in the order of the list, and this one has been passed over ({ $what }).
ts-why-not-food = { $what } is no Food.
ts-why-not-hero = { $what } is no hero.
ts-why-not-lent-on = { $what } is borrowed; only a hero of your own can be discarded for the Theurge.
ts-why-big-monster = { $what } is worth { $count } VP, not 1 or 2.
ts-why-stone-stays = The Thunderstone is no monster, and no effect takes it from the hall.
ts-why-no-change = The hall would look the same.
ts-why-idle = { $what } cannot attack anyway. Choose one who can.
ts-why-not-prey = { $monster } does not destroy { $what }.
ts-why-not-strongest = { $what } is not the strongest hero.

# Options of a match
ts-option-set = Cards
ts-option-set-random = random
ts-option-set-first = the first game of the rulebook
ts-option-set-chosen = chosen below
ts-option-monsters = Monster groups
ts-option-heroes = Heroes
ts-option-village = Village cards
ts-option-groups = Number of random monster groups
ts-option-groups-3 = 3
ts-option-groups-4 = 4, longer
ts-option-groups-5 = 5
ts-option-groups-6 = 6
ts-option-groups-7 = 7
ts-option-groups-8 = 8
ts-option-edition = Rulebook
ts-option-edition-ruling = our rulings
ts-option-edition-ru = Russian
ts-option-edition-pl = Polish
ts-option-solo = Solo level
ts-option-solo-normal = normal
ts-option-solo-warrior = warrior
ts-option-solo-nightmare = nightmare (house rule)
ts-option-hold = Solo: turns without an advance after a victory
ts-option-hold-2 = 2
ts-option-hold-1 = 1
ts-option-still = When nothing changes for twenty rounds
ts-option-still-ends = the game ends
ts-option-still-plays = the game goes on

# The table in words
ts-table-rank = Rank { $rank }: { $card }, health { $health }, light needed { $dark }.
ts-table-rank-empty = Rank { $rank }: empty.
ts-table-rank-stone = Rank { $rank }: { $card }.
ts-table-won = Attack { $attack } + magic { $magic } − light penalty { $penalty } = { $value }: victory.
ts-table-lost = Attack { $attack } + magic { $magic } − light penalty { $penalty } = { $value }: defeat.
ts-table-dungeon = Dungeon deck: { $count }.
ts-table-village = Village:
ts-table-pile = The village's score pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $points } VP.
ts-table-player = { $who }: hand { $hand }, deck { $deck }, discard pile { $discard }, XP { $xp }, VP { $points }.
ts-table-party = The party of { $who }:
ts-table-hand = Your hand: { $cards }.

# The end
ts-score-card = { $what }
ts-score-monster = Monsters
ts-score-thunderstone = The Thunderstone
ts-score-hero = Heroes
ts-score-village = Village cards
ts-score-basic = Basic cards
ts-score-disease = Diseases
ts-score-pile = The village's score pile
