# Mage Knight: Mines Liberation, Druid Nights, Dungeon Lords, and the optional rules.
mk-option-scenario-mines-liberation = Mines Liberation
mk-option-scenario-druid-nights = Druid Nights
mk-option-scenario-dungeon-lords = Dungeon Lords

# Questions and answers
mk-hallow = Do you mark the magical glade?
mk-hallow-mark = Put your shield here
mk-hallow-seat = In place of the shield of { $what }
mk-hallow-none = No
mk-conceal = Where is it hidden: { $site }?
mk-conceal-ground = { $what } ({ $where })
mk-turn-link = Through the depths to another dungeon or tomb
mk-link = Through the depths. Where to?
mk-link-goal = { $what } ({ $where }): { $about } Move
mk-naming = Which hero is put up for auction?
mk-naming-hero = { $what }
mk-bid = { $who } offers { $amount } Fame for { $hero }. Do you offer more?
mk-bid-amount = Offer { $what } Fame
mk-bid-pass = No
mk-fray = { $card } fights alone. How do you set the die, in secret?
mk-fray-ward = White: +1 Armor against Ranged and Siege Attacks
mk-fray-rage = Red: +1 to its attack
mk-fray-brace = Blue: +1 Armor in the Attack phase
mk-fray-none = It helps nobody
mk-upgrade = Swap an Action card?
mk-upgrade-gain = Take { $what }
mk-upgrade-return = Give up { $what }
mk-upgrade-none = No
mk-draft = Which Advanced Action?
mk-draft-gain = { $what }

# Chronicle
mk-incants = { $who } speaks the incantation: { $count ->
    [one] one enemy comes.
   *[other] { $count } enemies come.
}
mk-marks-glade = { $who } marks a magical glade.
mk-frees-mine = { $who } fights for a mine.
mk-links = { $who } goes through the depths: { $site }.
mk-darkness = Darkness has come: from now on it is Night.
mk-rampages = { $card } rampages where another one fell.
mk-hero-bought = { $who } plays { $hero }, for { $amount } Fame.
mk-fray-shown = The die is { $mana }: it is on the side of { $card }.
mk-upgraded = { $who } gives up { $what } for { $card }.
mk-end-mines = every mine is free
mk-end-druids = the last incantation was spoken
mk-end-dungeons = every dungeon and tomb is conquered

# Names
mk-secret-dungeon = Secret dungeon
mk-secret-tomb = Secret tomb
mk-text-secret-dungeon = Enter as your action: a brown enemy, night rules, no Units. The victory brings a Spell or an Artifact by the die.
mk-text-secret-tomb = Enter as your action: a red enemy, night rules, no Units. The victory brings a Spell and an Artifact.
mk-incant = speak the incantation
mk-free-mine = free the mine
mk-score-liberator = Greatest Liberator
mk-score-liberator-of = own mines
mk-score-crawler = Greatest Dungeon Crawler
mk-score-crawler-of = adventure sites

# Why not?
mk-why-conquered = It is conquered; in this scenario nobody enters it again.

# Optional rules
mk-about-sets = Expansions whose cards, tokens, tiles and heroes are mixed in.
mk-about-house = Rules of the scenario book that you agree on besides.
mk-option-house-hero-auction = Hero auction
mk-about-house-hero-auction = Heroes are named one after the other and sold for Fame.
mk-option-house-night-arrival = Night arrival
mk-about-house-night-arrival = The first Round is a Night, and its Source shows basic colours only.
mk-option-house-darkness = Darkness is coming
mk-about-house-darkness = Day follows Day until two dice show black; then it is Night to the end.
mk-option-house-no-strikes = No hostile Spells
mk-about-house-no-strikes = Without the four Spells that strike other players.
mk-option-house-no-interaction = No interactive skills
mk-about-house-no-interaction = Without the skills that are put in the centre.
mk-about-house-duels = In a scenario without such fights heroes may attack each other all the same.
mk-option-house-no-duels = No fights between heroes
mk-about-house-no-duels = Heroes do not attack each other.
mk-option-house-friendly-mana = Friendly mana
mk-about-house-friendly-mana = By Day gold does not stand in for a colour that another die shows, and is rerolled last.
mk-option-house-rampage = Rampage!
mk-about-house-rampage = Reputation begins at −2; defeated rampaging enemies may come back when a Round ends.
mk-option-house-more-rampage = More Rampage!
mk-about-house-more-rampage = Reputation begins at −4; rampaging enemies always come back, some in company.
mk-option-house-turned-tiles = Random orientation
mk-about-house-turned-tiles = Chance turns every new tile.
mk-option-house-random-cities = Random cities
mk-about-house-random-cities = Which city a city tile holds is open until it is revealed.
mk-option-house-interactive-combat = Interactive combat
mk-about-house-interactive-combat = Against a single enemy the previous player helps it with a hidden die; it is worth 1 Fame more then.
mk-option-house-action-upgrades = Action upgrades
mk-about-house-action-upgrades = After each Night but the last heroes may swap an Action card, the weakest first.
mk-option-house-drafting = Drafting
mk-about-house-drafting = At the start everybody drafts three Advanced Actions; one joins the deck after each Day.
mk-option-house-scarce-glades = Scarce glades
mk-about-house-scarce-glades = Druid Nights: a glade has room for one shield, with three or four players for two.
mk-option-house-epic-nights = Epic Nights
mk-about-house-epic-nights = Druid Nights in six Rounds on all tiles, with a third incantation.
mk-sketch-secret-dungeon = Sd
mk-sketch-secret-tomb = St

# The lobby: what each scenario tells, for whom it is, how long and how hard
mk-about-scenario-first-reconnaissance = You are the first to set foot on this land. Explore it until you find a city, and gain what Fame you can on the way.
mk-facts-scenario-first-reconnaissance = 1–4 players · 3 Rounds · short · for beginners
mk-about-scenario-full-conquest = Every city of the land is to fall, and each of you wants to lead most of them.
mk-facts-scenario-full-conquest = 2–4 players, against each other · 6 Rounds · long · medium difficulty
mk-about-scenario-blitz-conquest = The same conquest at twice the pace: heroes grow faster, and the cities are weaker.
mk-facts-scenario-blitz-conquest = 1–4 players · 4 Rounds · medium length · medium difficulty
mk-about-scenario-solo-conquest = One hero, two cities, six Rounds. Conquer both before the time is up.
mk-facts-scenario-solo-conquest = alone · 6 Rounds · long · hard
mk-about-scenario-full-cooperation = All cities must be conquered, and you share one score: help whoever lags behind.
mk-facts-scenario-full-cooperation = 2–4 players, together · 6 Rounds · long · hard
mk-about-scenario-blitz-cooperation = Together against strong cities in four quick Rounds.
mk-facts-scenario-blitz-cooperation = 2–4 players, together · 4 Rounds · medium length · hard
mk-about-scenario-mines-liberation = Enemies hold the crystal mines. Free them: each brings crystals every Round, and Fame in the end.
mk-facts-scenario-mines-liberation = 1–4 players · 4 Rounds · medium length · medium difficulty
mk-about-scenario-druid-nights = By Day you mark magical glades, at Night you speak an incantation and fight what comes for them, for twice the Fame.
mk-facts-scenario-druid-nights = 1–4 players · 4 Rounds · medium length · easy
mk-about-scenario-dungeon-lords = Beside every village lies a secret dungeon. Conquer the depths, and travel through them.
mk-facts-scenario-dungeon-lords = 1–4 players · 5 Rounds · long · medium difficulty
mk-about-scenario-conquer-and-hold = Keeps and mage towers are everything: take them, garrison them, and take them back.
mk-facts-scenario-conquer-and-hold = 2–3 players, or 4 in teams · 4 or 6 Rounds · long · for the quarrelsome
mk-about-scenario-one-to-return = The portal takes one hero home, and no more. Be the one who stands there when the second Night ends.
mk-facts-scenario-one-to-return = 2–4 players, against each other · 4 Rounds · medium length · for the quarrelsome
mk-about-house-megapolis = The last city to be revealed is two cities side by side with one garrison, both bonuses and one leader.
mk-about-house-two-cities = Two teams: two cities of level 10 instead of four cities.
mk-about-house-two-megapolises = Two teams: two Megapolises of level 12 each instead of four cities.
mk-about-house-lowest = Heroes who play together count the worst of them in each category instead of the best.
mk-about-house-free-entry = In a joint assault the step into the place costs no Move points.
mk-about-house-one-city = Instead of a Megapolis: one city of level 9, 10 or 11, with another white token for every 3 levels above that.
mk-about-house-seals = Four seals of mana lie on the Fame track. Nobody passes one before somebody has broken it with mana of its colour; Fame beyond it is lost.
mk-about-house-strong-seals = Nine seals of mana lie on the Fame track, one of them gold. Nobody passes one before somebody has broken it; Fame beyond it is lost.
mk-about-house-envy = After each Day the hero with the most Fame takes a Wound into the deck; after each Night the one with the least may remove one.
mk-about-house-harder-envy = After every Round the hero with the most Fame takes a Wound into the deck, and the one with the least may remove one.
mk-about-house-phantoms = Whoever gains levels far ahead of the others is attacked by phantoms before the next turn. They bring nothing but damage.
