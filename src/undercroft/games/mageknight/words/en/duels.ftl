# Mage Knight: heroes against heroes, teams, the scenarios and house rules that go with them.
mk-duel = attack the hero who is here
mk-attacks = { $who } attacks { $whom }.
mk-attend-plunder = Plunder the village first: draw 2 cards, Reputation -1
mk-volley-unit = Use { $what }
mk-volley-skill = Use { $what }
mk-volley-tactic = Use the Tactic { $what }
mk-volley-blaze = Burning Shield: Fire Attack
mk-volley-spend = Spend Move as { $what }
mk-guard-unit = Use { $what }
mk-guard-skill = Use { $what }
mk-guard-tactic = Use the Tactic { $what }
mk-guard-spend = Spend Influence as { $what }
mk-duel-drawn = Nobody was pushed away: { $who } goes back, { $whom } stays.
mk-tb-duel = entering is an attack on the hero inside
mk-tb-duel-ranged = Duel: Ranged and Siege
mk-tb-duel-melee = Duel: melee
mk-tb-duel-attack = Attack of { $who }: { $count }
mk-tb-duel-left = after the Blocks: { $count }
mk-table-duel-ranged = Duel of { $who } and { $whom }, Ranged and Siege: attack { $total }, left { $left }.
mk-table-duel-melee = Duel of { $who } and { $whom }, melee: attack { $total }, left { $left }.

mk-why-must-attack = Who stays on another hero's space attacks that hero.
mk-why-duel-peace = Heroes do not fight each other in this game.
mk-why-duel-mate = You play together.
mk-why-duel-ending = The Round or the game is ending: nobody can be attacked any more.
mk-why-duel-down = That hero's Round Order token is face down: no attack before its next turn.
mk-why-only-wounds = You hold nothing but Wounds.
mk-why-token-down = Your Round Order token is face down.
mk-why-partial = Whoever takes part partially cannot use this.
mk-why-damage = This takes { $need } damage, and { $have } are left.
mk-why-melee-only = Only in melee.
mk-why-no-push = That space is not safe for a hero.

mk-unfit-house-here = { $what } does not go with { $scenario } as it is played here.
mk-unfit-few-heroes = There are not enough heroes for { $seats } players in these sets.
mk-unfit-tiles = These sets have too few tiles of one kind: { $need } are needed, there are { $have }.
mk-option-mode-teams = in teams
mk-option-house = House rules
mk-option-house-none = none
mk-option-house-duels = Heroes may attack each other

# Seals, envy, phantoms
mk-turn-seal = Break the { $what } seal on the Fame track
mk-seal = Break the { $what } seal on the Fame track
mk-seal-holds = A seal holds { $who } back at { $fame } Fame.
mk-seal-broken = { $who } breaks a seal on the Fame track ({ $colour }).
mk-sympathy = You have the least Fame. Remove a Wound from your Deed cards?
mk-sympathy-shed = Remove a Wound
mk-sympathy-none = No
mk-envied = { $who } has the most Fame, and takes a Wound for it.
mk-consoled = { $who } removes a Wound.
mk-phantom = A phantom waits for { $who }: { $card }.
mk-option-house-seals = Magic seals
mk-option-house-strong-seals = Strong magic seals
mk-option-house-envy = Envy and sympathy
mk-option-house-harder-envy = Envy and sympathy, every Round
mk-option-house-phantoms = Phantoms

# One to Return
mk-option-scenario-one-to-return = One to Return
mk-option-level-epic = epic
mk-portal-closes = The portal closes.
mk-hero-out = { $who } is out of the game.
mk-score-portal = The way home
mk-score-portal-of = on the portal at the end
mk-tb-chosen = Your team's chosen hero: { $who }
