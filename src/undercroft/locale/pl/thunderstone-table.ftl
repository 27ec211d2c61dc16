# Thunderstone: słowa jego stołu w przeglądarce.
ts-tagline = Zbierz drużynę w Wiosce, wnieś Światło do Lochu i bądź na miejscu, gdy pojawi się Kamień Gromu.
ts-tb-hall = Hala Lochu
ts-tb-unprepared = prognoza bez Broni i efektów
ts-tb-rank = Szereg { $rank }
ts-tb-needs-light = Potrzebne Światło: { $count }
ts-tb-empty = Nikogo tu nie ma.
ts-tb-dungeon = Talia Lochu
ts-tb-pile = Wioska ma { $count } PZ
ts-tb-village = Wioska
ts-tb-heroes = Bohaterowie
ts-tb-basic = Karty podstawowe
ts-tb-left = zostało { $count }
ts-tb-levels = poziomy { $one } · { $two } · { $three }
ts-tb-sold-out = wyprzedane
ts-tb-phase-turn = nowa tura
ts-tb-phase-village = Wioska
ts-tb-phase-shop = zakupy
ts-tb-phase-level = awanse
ts-tb-phase-dungeon = Loch
ts-tb-phase-battle = walka
ts-tb-phase-spoils = Łupy
ts-tb-phase-rest = odpoczynek
ts-tb-phase-over = koniec
ts-tb-buys = { $count ->
    [one] { $count } zakup
    [few] { $count } zakupy
    [many] { $count } zakupów
   *[other] { $count } zakupu
}
ts-tb-in-hand = złota na ręce
ts-tb-shown = Co pokazuje Sfinks
ts-tb-given = Odrzuceni dla Teurga
ts-tb-party = Drużyna: { $who }
ts-tb-hand = Ręka
ts-tb-deck = Talia
ts-tb-discard = Stos odrzuconych: { $count }
ts-tb-thrown = rzucona
ts-tb-borrowed = pożyczony, właściciel: { $who }
ts-tb-used = użyte
ts-tb-win = Zwycięstwo
ts-tb-lose = Porażka
ts-tb-short = brakuje { $count }
ts-tb-barred = Poza zasięgiem
ts-tb-total = Suma
ts-tb-sum-attack = Atak
ts-tb-sum-magic = Magia
ts-tb-sum-light = Światło
ts-tb-sum-penalty = Kara
ts-tb-halved = Suma jest dzielona na pół.
ts-tb-needs-magic = Bez ataku magicznego nie da się go pokonać.
ts-tb-idle = Nie mogą atakować: { $cards }
ts-tb-stopped = Zatrzymany: { $card }
ts-tb-cut-attack = Choroba: atak −{ $count }
ts-tb-cut-magic = Choroba: atak magiczny −{ $count }
ts-tb-weakens = Siła każdego Bohatera −{ $count }
ts-tb-dropped = Teraz za ciężkie: { $cards }
ts-tb-doomed = Zostaną usunięci: { $cards }
ts-tb-prey = Jedna z kart zostanie usunięta: { $cards }
ts-tb-prey-sure = Zostanie usunięte: { $cards }
ts-tb-diseases = { $count ->
    [one] Otrzymasz Chorobę.
    [few] Otrzymasz { $count } Choroby.
    [many] Otrzymasz { $count } Chorób.
   *[other] Otrzymasz { $count } Choroby.
}
ts-fact-cost = Koszt
ts-fact-health = Zdrowie
ts-fact-strength = Siła
ts-fact-weight = Ciężar
ts-fact-attack = Atak
ts-fact-magic = Atak magiczny
ts-fact-light = Światło
ts-fact-gold = Złoto
ts-fact-xp = PD
ts-fact-vp = PZ
