# Mage Knight: General Volkare, his scenarios, the house rules about him.
mk-volkare = General Volkare
mk-text-volkare = He attacks with his army: by his die with 3 or 4, always Brutal, and only the hero is hurt. He cannot be attacked himself; he is beaten with the last of his army.
mk-volkare-tactic = Volkare takes { $tactic }.
mk-volkare-turn = Volkare turns up { $card }; { $count ->
    [one] one card is
   *[other] { $count } cards are
} left.
mk-volkare-frenzy = Volkare's deck is empty: he storms ahead.
mk-volkare-delayed = Volkare is held up this turn.
mk-volkare-slowed = Volkare has lost so many that his next turn is skipped.
mk-volkare-moves = Volkare marches on.
mk-volkare-explores = Volkare reveals { $card }.
mk-volkare-camps = Volkare camps; his die shows { $colour }.
mk-unit-deserts = { $card } leaves the offer for good.
mk-volkare-die = Volkare's die shows { $colour }.
mk-attacks-volkare = { $who } attacks Volkare.
mk-volkare-stands = Volkare's army holds its ground.
mk-volkare-beaten = Volkare's army is destroyed!
mk-volkare-at-city = Volkare attacks the city.
mk-volkare-razes = Volkare razes the land around the city.
mk-volkare-thrown-back = Volkare is thrown back from the city.
mk-volkare-takes-city = Volkare takes the city. The heroes have lost.
mk-volkare-escapes = Volkare is gone through the portal. The heroes have lost.
mk-retreats = { $who } retreats; Wounds to hand: { $count }.
mk-gives-way = { $who } makes way for Volkare.
mk-camp = Volkare's camp
mk-text-camp = In place of a city General Volkare holds it with his army. Entering it is an attack on him. Once it is conquered one recruits and hunts there and next to it.
mk-sketch-camp = Ca
mk-razed-city = Razed city
mk-text-razed-city = Volkare has razed the land around it: nobody deals here any more, and it does not enlarge hands.

mk-beset = { $count ->
    [0] Volkare attacks the city that you are in!
   *[other] Volkare attacks you! A retreat without combat brings { $count } Wounds to your hand.
}
mk-beset-fight = Fight him
mk-beset-retreat = Retreat
mk-beset-stand_aside = Stay out of it
mk-stand = With whom do you face Volkare?
mk-stand-seat = Together with { $what }
mk-stand-done = Go on to the shares
mk-stand-alone = Alone
mk-make-way = Volkare stands on your space. Where do you withdraw to?
mk-make-way-to = To the { $what }
mk-make-way-forced = Forced Withdrawal
mk-raid = propose a joint attack on Volkare
mk-why-raid-far = Volkare is not next to you on a space that heroes can enter.
mk-why-raid-late = The end of the Round is announced, or the last turns are being played.
mk-why-raid-alone = You must be alone on your space.
mk-why-raid-again = You have called it off this turn.
mk-why-raid-nobody = There is nobody next to Volkare to go with you, or not enough of his army left.
mk-why-general = Volkare himself is never a target: he is beaten with the last of his army.

mk-table-volkare = Volkare: level { $level }, army of { $army }, cards in his deck: { $count }, { $q } to the east and { $r } to the south-east of the portal
mk-table-volkare-gone = Volkare is beaten.
mk-tb-volkare-army = army:
mk-tb-volkare-deck = cards in his deck
mk-tb-volkare-next = his next step:
mk-sketch-razed-city = Rz
mk-score-volkare = General Volkare
mk-score-volkare-of = his army destroyed
mk-option-scenario-volkares-return = Volkare's Return
mk-option-scenario-volkares-return-blitz = Volkare's Return, blitz
mk-option-scenario-volkares-quest = Volkare's Quest
mk-option-level-daring-fair = Daring battle, Fair race
mk-option-level-daring-tight = Daring battle, Tight race
mk-option-level-daring-thrilling = Daring battle, Thrilling race
mk-option-level-heroic-fair = Heroic battle, Fair race
mk-option-level-heroic-tight = Heroic battle, Tight race
mk-option-level-heroic-thrilling = Heroic battle, Thrilling race
mk-option-level-legendary-fair = Legendary battle, Fair race
mk-option-level-legendary-tight = Legendary battle, Tight race
mk-option-level-legendary-thrilling = Legendary battle, Thrilling race
