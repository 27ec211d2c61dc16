# Welcome to the Dungeon: the words of its table in the browser.
wd-tagline = Push your luck: strip the hero, fill the dungeon, and be the last who dares to go in.
wd-tb-health = health
wd-tb-health-of = health, { $base } of them the hero's own
wd-tb-phase-bidding = bidding
wd-tb-phase-dungeon = in the dungeon
wd-tb-heroes = Choose the next hero
wd-tb-hero-text = { $health } health and six pieces
wd-tb-gear = Equipment
wd-tb-spent = used
wd-tb-removed = removed
wd-tb-deck = Monster deck
wd-tb-drawn = Drawn
wd-tb-opened = Bars the way
wd-tb-hidden = hidden
wd-tb-strength = Strength { $strength }
wd-tb-dungeon = Dungeon: { $count ->
    [one] { $count } monster
   *[other] { $count } monsters
}
wd-tb-dungeon-empty = Nothing lies there yet.
wd-tb-fought = Behind the hero
wd-tb-removed-pile = Out of the round: { $count }
wd-tb-bestiary = The thirteen monsters
wd-tb-name-one = Name a monster
wd-tb-unseen = { $count ->
    [0] all seen
    [one] { $count } unseen
   *[other] { $count } unseen
}
wd-tb-named = The vorpal blade waits for:
wd-tb-pact = The demonic pact beats the next monster too.
wd-tb-successes = Successes
wd-tb-failures = Failures
wd-tb-out = out
wd-tb-inside = inside
wd-tb-passed = passed
wd-fact-strength = Strength
wd-fact-copies = In the deck
wd-fact-health = Own health
wd-fact-bonus = Health
wd-denied-remove = Remove a piece
wd-denied-drink = Drink the healing potion

# A run through the dungeon, while it is told
wd-tb-run = The run of { $who }
wd-tb-run-done = On with the game
wd-tb-answers = answers
wd-tb-taken = Taken away by { $who }
wd-tb-nothing-stops = Nothing answers it. Health { $before } → { $health }.
wd-tb-no-torch = No: { $strength } is more than 3
wd-tb-no-holy-grail = No: { $strength } is odd
wd-tb-no-dragon-spear = No: not the dragon
wd-tb-no-war-hammer = No: not a golem
wd-tb-no-demonic-pact = No: not the demon
wd-tb-no-ring-of-power = No: { $strength } is more than 2
wd-tb-no-invisibility-cloak = No: { $strength } is less than 6
wd-tb-no-vorpal-sword = No: another type was named
wd-tb-no-vorpal-dagger = No: another type was named
