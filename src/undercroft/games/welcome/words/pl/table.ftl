# Witajcie w podziemiach: słowa stołu w przeglądarce.
wd-tagline = Spróbuj szczęścia: odbieraj bohaterowi ekwipunek, zapełniaj podziemia potworami i bądź ostatnią osobą, która odważy się wejść.
wd-tb-health = zdrowie
wd-tb-health-of = zdrowia, w tym { $base } podstawowego
wd-tb-health-left = tyle zdrowia zostało
wd-tb-phase-bidding = licytacja
wd-tb-phase-dungeon = w podziemiach
wd-tb-heroes = Wybierz następnego bohatera
wd-tb-hero-text = zdrowie { $health } · { $pieces }
wd-tb-gear = Ekwipunek
wd-tb-spent = zużyte
wd-tb-removed = odrzucone
wd-tb-deck = Talia potworów
wd-tb-drawn = Dobrana karta
wd-tb-opened = Na drodze stoi
wd-tb-hidden = ukryty
wd-tb-strength = Siła { $strength }
wd-tb-dungeon = W podziemiach: { $count ->
    [one] { $count } potwór
    [few] { $count } potwory
    [many] { $count } potworów
   *[other] { $count } potwora
}
wd-tb-dungeon-empty = Na razie nic tam nie leży.
wd-tb-dungeon-last = Nikogo już tam nie ma.
wd-tb-fought = Już spotkane
wd-tb-removed-pile = Odrzucone: { $count }
wd-tb-bestiary = Trzynaście potworów
wd-tb-name-one = Wskaż rodzaj potwora
wd-tb-unseen = { $count ->
    [0] wszystkie odkryte
   *[other] jeszcze nieodkryte: { $count }
}
wd-tb-named = Zaklęta broń czeka na:
wd-tb-pact = Pakt z demonem pokona też następnego potwora.
wd-tb-successes = Sukcesy
wd-tb-failures = Porażki
wd-tb-out = poza grą
wd-tb-inside = w podziemiach
wd-tb-passed = pas
wd-fact-strength = Siła
wd-fact-copies = W talii
wd-fact-health = Zdrowie podstawowe
wd-fact-bonus = Zdrowie
wd-denied-remove = Odrzucić element ekwipunku
wd-denied-drink = Wypić miksturę leczniczą
wd-tb-in-deck = { $count ->
    [0] żaden nie został
   *[other] w talii: { $count }
}

# Formularz w poczekalni: co robią opcje
wd-about-hero = Kto jest pierwszym bohaterem; następnych wybiera ten, kto był w podziemiach.
wd-about-forced-first-monster = Pierwszy potwór dobrany w rundzie musi trafić do podziemi, a wcześniej nikt nie pasuje.
