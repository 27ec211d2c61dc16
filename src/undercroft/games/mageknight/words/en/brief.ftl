# Goal, turn and end on one screen.
mk-brief-goal = Gather the most Fame, in a scenario that says what else is to be done: find a City, conquer cities, hold somebody up.
mk-brief-turn = Play cards from your hand: for movement, influence, attack, block or healing; basic for nothing, strong for mana, sideways for 1. Move, then act once: a combat, a village, a site. Draw up to your hand limit.
mk-brief-end = A Round ends when a deck runs out; Days and Nights take turns until the scenario is over. Then Fame and what your deeds are worth are counted.
