# Witajcie w podziemiach: słowa stołu w przeglądarce.
wd-tagline = Kuś los: odzieraj bohatera z ekwipunku, zapełniaj podziemia i bądź ostatnim, kto odważy się wejść.
wd-tb-health = zdrowie
wd-tb-health-of = zdrowia, w tym { $base } samego bohatera
wd-tb-phase-bidding = licytacja
wd-tb-phase-dungeon = w podziemiach
wd-tb-heroes = Wybierz następnego bohatera
wd-tb-hero-text = { $health } zdrowia i sześć przedmiotów
wd-tb-gear = Ekwipunek
wd-tb-spent = zużyte
wd-tb-removed = odrzucone
wd-tb-deck = Talia potworów
wd-tb-drawn = Dobrany
wd-tb-opened = Zastępuje drogę
wd-tb-hidden = ukryty
wd-tb-strength = Siła { $strength }
wd-tb-dungeon = W podziemiach: { $count ->
    [one] { $count } potwór
    [few] { $count } potwory
    [many] { $count } potworów
   *[other] { $count } potwora
}
wd-tb-dungeon-empty = Na razie nic tam nie leży.
wd-tb-fought = Za bohaterem
wd-tb-removed-pile = Poza rundą: { $count }
wd-tb-bestiary = Trzynaście potworów
wd-tb-name-one = Nazwij potwora
wd-tb-unseen = { $count ->
    [0] wszystkie widziane
    [one] niewidziane: { $count }
    [few] niewidziane: { $count }
    [many] niewidziane: { $count }
   *[other] niewidziane: { $count }
}
wd-tb-named = Zaklęte ostrze czeka na:
wd-tb-pact = Pakt z demonem pokonuje też następnego potwora.
wd-tb-successes = Sukcesy
wd-tb-failures = Porażki
wd-tb-out = odpada
wd-tb-inside = w środku
wd-tb-passed = pas
wd-fact-strength = Siła
wd-fact-copies = W talii
wd-fact-health = Własne zdrowie
wd-fact-bonus = Zdrowie
