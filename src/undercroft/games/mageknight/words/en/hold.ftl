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
