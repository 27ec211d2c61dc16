# Welcome to the Dungeon: the words of its table in the browser.
wd-tagline = Push your luck: strip the hero, fill the dungeon, and be the last who dares to go in.
wd-tb-health = health
wd-tb-health-of = health, { $base } of them the hero's own
wd-tb-health-left = health left
wd-tb-phase-bidding = bidding
wd-tb-phase-dungeon = in the dungeon
wd-tb-heroes = Choose the next hero
wd-tb-hero-text = { $health } health · { $pieces }
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
wd-tb-dungeon-last = No monster is left there.
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
wd-tb-in-deck = { $count ->
    [0] none left
   *[other] { $count } in the deck
}

# The lobby's form: what the options do
wd-about-hero = Who the first hero is; later ones are chosen by whoever was in the dungeon.
wd-about-forced-first-monster = The first monster that you draw in a round must go into the dungeon, and nobody passes before that.
