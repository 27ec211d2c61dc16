# Mage Knight: a card that is being played, opened above the hand.
mk-tb-way-basic = Basic
mk-tb-way-strong = Strong
mk-tb-way-sideways = Sideways
