# The signs of the table.
ts-legend-attack = Sword: attack, what is counted against a monster's health.
ts-legend-magic = Hand: magic attack; some monsters fall to nothing else.
ts-legend-light = Rays: light; each that is missing in a rank takes 2 from the attack.
ts-legend-gold = Coins: gold, to buy one card in the village.
ts-legend-xp = Arrows: experience, which raises heroes to the next level.
ts-legend-vp = Stars: victory points; the most win.
ts-legend-deck = Deck: cards that you will draw.
ts-legend-discard = Discard: what you used or bought; shuffled when the deck is empty.
ts-legend-strength = Number in a circle: a hero's strength, a weapon's weight, a monster's health.
