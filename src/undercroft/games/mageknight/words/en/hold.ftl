# Mage Knight: Conquer and Hold.
mk-option-scenario-conquer-and-hold = Conquer and Hold
mk-option-house-open-land = Open land
mk-about-house-open-land = Conquer and Hold: all tiles lie face up from the start.
mk-held-keep = Contested keep
mk-held-tower = Contested mage tower
mk-text-held-keep = Entering it is an assault behind walls, without loss of Reputation. The owner recruits Units of keeps and villages there and has a larger hand beside it. Others can take it for half the Fame: one random gray enemy defends it, from the second Day two, from the third three. 3 points at the end.
mk-text-held-tower = Entering it is an assault behind walls, without loss of Reputation, and brings no Spell. The owner recruits Units of mage towers and monasteries there and buys Spells; a turn that begins in or beside it brings a mana for each own tower, gold by Day, black at Night. Others can take it for half the Fame: one random violet enemy defends it, from the second Day two, from the third three. 2 points at the end.
mk-sketch-held-keep = Hk
mk-sketch-held-tower = Ht
mk-score-held = The holder of the land
mk-score-held-of = own keeps and mage towers

mk-option-house-turned-dial = Volkare's level may change
mk-about-house-turned-dial = When a Round ends, and before anybody has fought him, all may agree to raise or lower Volkare's level.
mk-dial = Volkare's level is { $level }. Do you propose another one?
mk-dial-amount = Level { $what }
mk-dial-none = It stays
mk-consent = Shall Volkare's level be { $level } from now on?
mk-consent-agree = Agree
mk-consent-refuse = Refuse
mk-volkare-level = Volkare's level is { $level } now.
mk-option-house-offer-control = Offer control
mk-about-house-offer-control = Alone: when a Round ends, the middle Spell and the middle Advanced Action on offer may be removed too.
mk-weed = Remove the middle card of the offer from the game?
mk-weed-discard = Remove { $what }
mk-weed-none = No
mk-weeded = { $card } leaves the game.

# Volkare's camp in place of a city
mk-option-house-camp = Volkare's camp
mk-about-house-camp = Volkare's camp lies among the Core tiles in place of a city.
mk-option-house-camp-last = Volkare's camp, last
mk-about-house-camp-last = Volkare's camp is the last tile of the deck, in place of a city.
mk-option-house-camp-maybe = Volkare's camp, perhaps
mk-about-house-camp-maybe = Volkare's camp is one more city tile, which may be drawn or not.
mk-regular-unit = One more Regular Unit on offer (1 Influence)
mk-chase = hunt
mk-prey = What do you hunt?
mk-prey-green = A green enemy
mk-prey-red = A red enemy
mk-prey-both = Both at once
mk-hunted = { $who } has hunted with success.
mk-why-hunted = Somebody has hunted here with success; nobody does it again.
