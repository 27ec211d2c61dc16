# Mage Knight: fights of several heroes, and of heroes against each other.
mk-attend = You are attacked on another player's turn. How do you take part?
mk-attend-full = Fully: as on a turn of your own, which you then skip
mk-attend-partial = Partially: without the Source, and without an end of turn
mk-attend-skill = Use { $what }
mk-attends = { $who } takes part in the combat.
mk-company = Do you attack the city alone?
mk-company-gather = Propose a joint assault to those who stand by it
mk-company-alone = Attack alone
mk-invite = Whom do you invite to a joint combat?
mk-invite-seat = Invite { $what }
mk-invite-done = Go on to the shares
mk-invite-cancel = Call it off
mk-share = { $rank ->
    [1] How many elite tokens does { $whom } face?
    [2] How many ordinary tokens does { $whom } face?
   *[other] How many defenders does { $whom } face?
}
mk-share-amount = { $what }
mk-agree = { $who } proposes a joint combat. You would face { $count ->
    [one] one defender
   *[other] { $count } defenders
}.
mk-agree-agree = Join in
mk-agree-refuse = Refuse
mk-refuses = { $who } will not join in.
mk-entry = You move into the place to fight for it.
mk-entry-storm = Storm in
mk-entry-stay = Stay out
mk-entry-skill = Use { $what }
mk-entry-unit = Use { $what }
mk-entry-heal = Heal { $what }
mk-entry-tactic = Use the Tactic { $what }
mk-volley = Your attack in the duel
mk-volley-loose = Let it loose
mk-volley-hold = Pass
mk-looses = { $who } attacks with { $count }.
mk-guard = An attack of { $count }: block it
mk-guard-stand = Take what is left
mk-harm = { $count } damage for { $whom }
mk-harm-hurt = A Wound for the hero
mk-harm-maim = Wound { $what }
mk-harm-steal = Steal { $what }
mk-harm-shove = Push to the { $what }
mk-harm-spare = That is enough
mk-stolen = { $who } steals { $card } from { $whom }.
mk-pushed = { $who } pushes { $whom } away.
