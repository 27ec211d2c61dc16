# Mage Knight: cities and the scenarios about them.
mk-rally = propose a joint assault
mk-retire = The Round is over: which Tactic of the players leaves the game?
mk-retire-tactic = { $what }
mk-tactic-retired = The Tactic { $tactic } leaves the game.
mk-leads = { $who } is the leader of the city.
mk-deal-service = { $what }
mk-an-artifact = An Artifact, drawn at the end of the turn (12 Influence)
mk-unseen-action = The top Advanced Action of the deck, unseen (6 Influence)
mk-elite-unit = One more Elite Unit on offer (2 Influence)
mk-artifact-bought = { $who } buys an Artifact.
mk-elite-called = { $who } calls { $card } to the offer.
mk-end-reached = the goal was reached
mk-end-missed = the goal was not reached

mk-why-rally-city = No unconquered city is next to you.
mk-why-rally-late = The end of the Round or of the game has been announced.
mk-why-rally-alone = Another hero is on your space.
mk-why-rally-again = You called off a joint assault this turn.
mk-why-rally-defenders = A single defender cannot be shared.
mk-why-rally-nobody = Nobody whom you could invite stands next to the city.

mk-option-scenario-full-conquest = Full Conquest
mk-option-scenario-blitz-conquest = Blitz Conquest
mk-option-scenario-solo-conquest = Solo Conquest
mk-option-scenario-full-cooperation = Full Cooperation
mk-option-scenario-blitz-cooperation = Blitz Cooperation
mk-option-mode-cooperative = together
mk-option-level = Difficulty
mk-option-level-usual = as the scenario has it
mk-option-level-lower = cities or leaders one level lower
mk-option-level-higher = cities or leaders two levels higher
mk-option-level-highest = cities or leaders four levels higher
mk-about-level = How strong the defence is; the usual one is printed in the scenario.

mk-score-cities = Greatest City Conqueror
mk-score-cities-of = led cities 7, others with a shield 4
mk-score-taken = Cities
mk-score-taken-of = 10 for each conquered city
mk-score-goal = Mission
mk-score-goal-of = 15 for all cities
mk-score-led = Shared glory
mk-score-led-of = 10 if everybody leads a city
mk-score-time = Time
mk-score-time-of = Rounds left, cards of the Dummy, no announcement

mk-option-house-megapolis = The last city is a Megapolis
mk-option-house-two-cities = Teams: two cities of level 10
mk-option-house-two-megapolises = Teams: two Megapolises of level 12
mk-option-house-lowest = Together: only the lowest score of each category counts
mk-option-house-free-entry = Joint assaults: the step into the place costs nothing
mk-option-house-one-city = A city above level 11 stays one city, with more white tokens

# The map
mk-tb-hold = { $kind ->
    [friendly] friendly
    [taken] conquered
   *[other] level { $level }
}
mk-tb-leads = led by
