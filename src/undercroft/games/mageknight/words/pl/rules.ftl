# Mage Knight
mk-title = Mage Knight
mk-hidden = zakryta karta

# Pytania i odpowiedzi
mk-tactic = Wybierz taktykę na tę rundę.
mk-tactic-tactic = { $what }
mk-before = Przed twoją turą
mk-before-start = Zacznij turę
mk-before-forfeit = Strać turę
mk-before-announce = Ogłoś koniec rundy
mk-before-plunder = Splądruj wioskę: 2 karty, reputacja −1
mk-before-meditate = Medytacja o północy: wtasuj karty do talii i dobierz tyle samo
mk-before-store = Oszczędzanie sił: odłóż wierzchnią kartę
mk-before-take = Oszczędzanie sił: weź wszystkie odłożone karty
mk-before-lengthen = Długa noc: trzy odrzucone karty stają się talią
mk-turn = Twoja tura. Co robisz?
mk-play = Zagraj: { $what }
mk-turn-unit = Użyj: { $what }
mk-turn-skill = Użyj: { $what }
mk-turn-step = Idź { $what_to }
mk-turn-explore = Odkryj kafelek: miejsce { $what }
mk-turn-act = Akcja: { $what }
mk-turn-rest = Odpocznij
mk-turn-stop = Zakończ ruch
mk-turn-end = Zakończ turę
mk-turn-heal = Ulecz: { $what_acc }
mk-turn-tactic = Użyj taktyki: { $what }
mk-way = { $card }: jak zagrać?
mk-way-basic = Efekt podstawowy – { $about }
mk-way-strong = Efekt mocny – { $about }
mk-way-sideways = Bokiem – { $about }
mk-way-use = { $about }
mk-pay = Potrzebna jest { $colour_mana } mana. Czym płacisz?
mk-pay-token = { $what } żeton many
mk-pay-die = { $what_mana } kość Źródła
mk-pay-stolen = { $what_mana } kość z „Kradzieży many”
mk-pay-crystal = { $what } kryształ
mk-pay-endless = nieskończona { $what_mana } mana
mk-pick = Co wybierasz?
mk-pick-which-card = Która karta?
mk-pick-which-unit = Która jednostka?
mk-pick-to-discard = Którą kartę odrzucasz?
mk-pick-to-throw = Którą kartę usuwasz na zawsze?
mk-pick-to-shuffle = Którą kartę wtasowujesz?
mk-pick-card = { $what }
mk-pick-take = Weź: { $what_acc }
mk-pick-gain = Zdobądź: { $what_acc }
mk-pick-unit = { $what }
mk-pick-disband = Rozwiąż jednostkę: { $what }
mk-pick-first = Najpierw: { $what }
mk-pick-to = { $what_to }
mk-pick-done = To wszystko
mk-pick-none = Nic
mk-colour = Jaki kolor?
mk-colour-colour = { $what }
mk-colour-take = { $what_mana } kość
mk-colour-none = Żaden
mk-colour-done = To wszystko
mk-target = Który wróg?
mk-target-foe = { $what }
mk-amount = { $wounds ->
    [0] Ile?
   *[other] Ilu ran się pozbywasz (najwyżej { $wounds })?
}
mk-amount-amount = { $what }
mk-deal = Miejscowi słuchają. Co kupujesz?
mk-deal-recruit = Zwerbuj: { $what_acc }
mk-deal-healing = Kup punkt leczenia
mk-deal-buy = Kup: { $what_acc }
mk-deal-unit = Użyj: { $what }
mk-deal-skill = Użyj: { $what }
mk-deal-heal = Ulecz: { $what_acc }
mk-deal-tactic = Użyj taktyki: { $what }
mk-deal-learn = Weź: { $what_acc }
mk-deal-done = To wszystko
mk-join = Rzucić wyzwanie grasującym wrogom obok?
mk-join-join = Rzuć wyzwanie: { $what } ({ $where })
mk-join-done = Nikogo więcej
mk-fight = Wybierz cele i zagrywaj ataki.
mk-aim = Cel: { $what }
mk-fight-unit = Użyj: { $what }
mk-fight-skill = Użyj: { $what }
mk-fight-tactic = Użyj taktyki: { $what }
mk-fight-resolve = Uderz: ataku wystarczy
mk-fight-drop = Zrezygnuj z tego ataku
mk-fight-next = Do następnej fazy
mk-fight-blaze = Płonąca tarcza: ognisty atak
mk-fight-spend = Wydaj ruch: { $what }
mk-block = Wybierz atak wroga i zagrywaj bloki.
mk-block-unit = Użyj: { $what }
mk-block-skill = Użyj: { $what }
mk-block-tactic = Użyj taktyki: { $what }
mk-block-spend = Wydaj wpływ: { $what }
mk-block-resolve = Zablokuj atak
mk-block-drop = Zrezygnuj z tego bloku
mk-block-next = Nie blokuj więcej
mk-suffer = Obrażenia którego ataku przyjmujesz teraz?
mk-suffer-suffer = { $what }
mk-suffer-next = Dalej
mk-assign = Obrażenia: { $amount }. Komu je przydzielić?
mk-assign-hero = Bohaterowi
mk-assign-unit = { $what }
mk-benefit = Co wybierasz?
mk-benefit-which-mend = To miejsce ci pomaga
mk-benefit-to-lengthen = Talia się skończyła. Korzystasz z Długiej nocy?
mk-benefit-to-shed = Korzystasz ze Sztandaru ochrony?
mk-benefit-mend = Usuń ranę { $what_from }
mk-benefit-lengthen = Długa noc: trzy odrzucone karty stają się talią
mk-benefit-none = Nie
mk-reward = Którą nagrodę bierzesz teraz?
mk-reward-reward = { $what }
mk-reward-none = Żadnej
mk-offer = Którą kartę?
mk-offer-which-gain = Którą kartę bierzesz?
mk-offer-which-return = Którą kartę oddajesz? Reszta jest twoja.
mk-offer-gain = Weź: { $what_acc }
mk-offer-return = Oddaj: { $what_acc }
mk-offer-none = Żadnej
mk-skill = Nowa umiejętność. Która?
mk-skill-skill = { $what }
mk-skill-common = Ze wspólnej puli: { $what }
mk-drawup = Odrzucić karty przed dobraniem?
mk-drawup-discard = Odrzuć: { $what_acc }
mk-drawup-done = Dobierz karty

# Kronika
mk-round-day = Runda { $number }: dzień.
mk-round-night = Runda { $number }: noc.
mk-tactic-taken = { $who } bierze taktykę „{ $tactic }”.
mk-dummy-tactic = Wirtualny gracz bierze taktykę „{ $tactic }”.
mk-dummy-turn = Wirtualny gracz odkrywa karty; { $count ->
    [one] została { $count } karta.
    [few] zostały { $count } karty.
    [many] zostało { $count } kart.
   *[other] zostało { $count } karty.
}
mk-dummy-announced = Wirtualny gracz ogłasza koniec rundy.
mk-announced = { $who } ogłasza koniec rundy.
mk-forfeits = { $who } traci turę: nie ma już kart.
mk-drew = { $who } dobiera { $count ->
    [one] { $count } kartę.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
mk-discarded = { $who } odrzuca kartę „{ $card }”.
mk-thrown = { $who } usuwa z gry kartę „{ $card }”.
mk-gained = { $who } zdobywa kartę „{ $card }”.
# mk-played: in matches of revision 2 and before
mk-does-basic = { $who } zagrywa kartę „{ $card }” ({ $does }).
mk-does-strong = { $who } zagrywa kartę „{ $card }” z mocnym efektem ({ $does }).
mk-does-sideways = { $who } zagrywa kartę „{ $card }” bokiem ({ $does }).
mk-plays-basic = { $who } zagrywa kartę „{ $card }” ({ $what } { $number }).
mk-played-basic = { $who } zagrywa kartę „{ $card }”.
mk-plays-strong = { $who } zagrywa kartę „{ $card }” z mocnym efektem ({ $what } { $number }).
mk-played-strong = { $who } zagrywa kartę „{ $card }” z mocnym efektem.
mk-plays-sideways = { $who } zagrywa kartę „{ $card }” bokiem ({ $what } { $number }).
mk-played-sideways = { $who } zagrywa kartę „{ $card }” bokiem.
mk-paid-token = { $who } płaci { $mana_by } żetonem many.
mk-paid-die = { $who } płaci { $mana_paid } kością Źródła.
mk-paid-stolen = { $who } płaci { $mana_paid } kością z Kradzieży many.
mk-paid-opened = { $who } płaci dodatkową { $mana_paid } kością Źródła.
mk-paid-crystal = { $who } płaci { $mana_by } kryształem.
mk-paid-endless = { $who } płaci { $mana_paid } maną z nieskończonego zapasu.
mk-used = { $who } używa: { $card }.
mk-moved = { $who } idzie { $where_to }: { $terrain }.
mk-explored = { $who } odkrywa nowy kafelek: { $card }.
mk-city-found = { $who } znajduje miasto! Zaczynają się ostatnie tury.
mk-rested = { $who } odpoczywa.
mk-interacts = { $who } wchodzi w interakcję { $site_at }, wpływ { $influence }.
mk-recruited = { $who } werbuje jednostkę: { $card }.
mk-disbanded = { $who } rozwiązuje jednostkę: { $card }.
mk-assaults = { $who } szturmuje { $site_acc }.
mk-provoked = { $who } prowokuje grasujących wrogów.
mk-enters = { $who } wchodzi { $site_into }.
mk-burns = { $who } podpala klasztor.
mk-summoned = Przywołano wroga: { $card }.
mk-blocked = { $who } blokuje atak: { $card }.
mk-defeated = { $who } pokonuje { $card_acc }.
mk-wounded = { $who } otrzymuje { $count ->
    [one] { $count } ranę.
    [few] { $count } rany.
    [many] { $count } ran.
   *[other] { $count } rany.
}
mk-knocked-out = { $who } traci przytomność.
mk-unit-wounded = { $who }: jednostka ranna – { $card }.
mk-unit-lost = { $who } traci na zawsze jednostkę: { $card }.
mk-conquered = { $who } zdobywa { $site_acc }.
mk-repelled = { $who } nie zdobywa tego miejsca.
mk-withdraws = { $who } musi się wycofać i otrzymuje ranę.
mk-fame = { $who }: sława { SIGNED($amount) }, razem { $fame }.
mk-reputation = { $who }: reputacja { SIGNED($amount) }, teraz { $reputation }.
mk-level = { $who } osiąga poziom { $level }.
mk-skill-gained = { $who } zdobywa umiejętność „{ $card }”.
mk-final = { $who }: końcowa sława { $fame }.
mk-end-city = znaleziono miasto
mk-end-rounds = ostatnia runda dobiegła końca
mk-end-rounds-alone = Zdobyta sława: { $points }

# Dlaczego nie?
mk-why-combat = Tego można użyć tylko w walce.
mk-why-combat-phase = To należy do innej fazy walki.
mk-why-influence = Wpływ przydaje się tylko podczas interakcji.
mk-why-in-combat = Nie podczas walki.
mk-why-not-now = Teraz nic to nie da.
mk-why-mana = Brakuje many: { $colours_gen }.
mk-why-no-target = Najpierw wybierz cel.
mk-why-no-attacker = Nie ma atakującego, którego można powstrzymać.
mk-why-no-foe = Nie ma wroga, na którego to zadziała.
mk-why-no-die = W Źródle nie ma takiej kości.
mk-why-no-crystal = Nie masz kryształów.
mk-why-combat-begun = Tylko na samym początku walki.
mk-why-no-wound = Nikt nie jest ranny.
mk-why-no-lesson = Żadna karta z ręki nie ma koloru karty z oferty.
mk-why-no-other = Nie ma na ręce innej odpowiedniej karty.
mk-why-no-ready-unit = Nie masz gotowej jednostki.
mk-why-no-spent-unit = Nie masz użytej jednostki.
mk-why-fortified = Cel jest umocniony: teraz dosięgną go tylko ataki oblężnicze.
mk-why-wound = Rany nie można zagrać ani odrzucić.
mk-why-unit-wounded = { $what }: jednostka jest ranna.
mk-why-unit-spent = { $what }: jednostki już użyto.
mk-why-unit-hit = Ta jednostka nie może już przyjąć obrażeń w tej walce.
mk-why-units-spared = W tej walce obrażeń nie można przydzielać jednostkom.
mk-why-no-units-here = W tej walce nie można używać jednostek.
mk-why-used-turn = Już użyte w tej turze.
mk-why-used-round = Już użyte w tej rundzie.
mk-why-edge = Nie ma tam mapy: kafelek nie jest jeszcze odkryty.
mk-why-terrain = Na ten teren nie można wejść: { $terrain }.
mk-why-rampaging = Stoi tam grasujący wróg: { $what }.
mk-why-move = Potrzeba { $need ->
    [one] { $need } punktu ruchu
   *[other] { $need } punktów ruchu
}, masz { $have }.
mk-why-far = Cała droga kosztuje { $need ->
    [one] { $need } punkt ruchu
    [few] { $need } punkty ruchu
   *[other] { $need } punktów ruchu
}, a masz { $have }.
mk-why-no-way = Z miejsca, w którym stoisz, nie ma tam drogi.
mk-why-unexplored = Nie dojdziesz do krawędzi, z której odkrywa się to miejsce.
mk-why-owner = Właściciel jest w środku, a w tym scenariuszu bohaterowie nie walczą ze sobą.
mk-why-hero = Krok, który prowokuje wroga, nie może prowadzić na pole innego bohatera.
mk-why-acted = Po akcji nie można się już ruszać.
mk-why-coast = To już za linią wybrzeża.
mk-why-core-coast = Kafelki centralne nie mogą leżeć na wybrzeżu.
mk-why-two-tiles = { $core ->
    [0] Kafelek musi tam stykać się z dwoma kafelkami albo z takim, który ma już dwóch sąsiadów.
   *[other] Kafelek centralny musi stykać się z dwoma kafelkami.
}
mk-why-three-tiles = Stos kafelków jest pusty: nowy musi stykać się z trzema.
mk-why-no-tiles = Nie ma więcej kafelków.
mk-why-one-action = W tej turze wykonano już akcję.
mk-why-keep = To miejsce nie należy do ciebie.
mk-why-unconquered = To miejsce nie jest zdobyte.
mk-why-nobody = Nie ma tu z kim wejść w interakcję.
mk-why-no-interaction = To nie jest interakcja.
mk-why-reputation = Z twoją reputacją nikt nie chce mieć do czynienia.
mk-why-shared = Na tym polu jest inny bohater.
mk-why-altar = Ołtarz żąda many, której nie masz: { $colours_mana }.
mk-why-no-rampager = Obok nie ma grasujących wrogów.
mk-why-moved = Po ruchu lub odkrywaniu nie można odpoczywać.
mk-why-empty-hand = Nie masz czego odrzucić, aby odpocząć.
mk-why-must-rest = Na ręce masz same rany: musisz odpocząć.
mk-why-announced = Koniec rundy już ogłoszono.
mk-why-deck = W twojej talii { $count ->
    [one] jest jeszcze { $count } karta.
    [few] są jeszcze { $count } karty.
    [many] jest jeszcze { $count } kart.
   *[other] jest jeszcze { $count } karty.
}
mk-why-plundered = Między dwiema swoimi turami wioskę można splądrować tylko raz.
mk-why-must-announce = Nie masz już kart: musisz ogłosić koniec rundy.
mk-why-forfeit = Koniec rundy ogłoszono i nie masz już kart: tura przepada.
mk-why-tactic = Wziął ją inny gracz.
mk-why-tactic-gone = Usunięto ją z gry.
mk-why-place = Tę jednostkę werbuje się gdzie indziej: { $places }.
mk-why-price = To kosztuje { $need ->
    [one] { $need } punkt wpływu
    [few] { $need } punkty wpływu
   *[other] { $need } punktów wpływu
}, a masz { $have }.
mk-why-armor = Twój atak to { $have }, a pancerz wroga to { $need }.
mk-why-block = Twój blok to { $have }, a potrzeba { $need }.
mk-why-twice-fortified = Jest umocniony podwójnie: w tej fazie nic go nie dosięgnie.
mk-why-unresolved = Punkty są już zagrane: wykorzystaj je albo z nich zrezygnuj.
mk-why-discard-one = W tej turze nie zagrano żadnej karty: odrzuć co najmniej jedną.

# Opcje partii
mk-option-scenario = Scenariusz
mk-option-scenario-first-reconnaissance = Pierwszy zwiad
mk-option-mode = Tryb gry
mk-option-mode-usual = jak w scenariuszu
mk-option-mode-solo = solo
mk-option-mode-competitive = rywalizacja
mk-unfit-sets = „{ $what }”: do tego potrzebne są zestawy: { $sets }.
mk-unfit-house = Tego nie można połączyć: { $what }, { $whom }.
mk-unfit-level = W scenariuszu „{ $scenario }” nie ma takiego poziomu trudności: { $level }.
mk-unfit-mode = W scenariuszu „{ $scenario }” nie ma takiego trybu gry: { $mode }.
mk-unfit-seats = „{ $scenario }” ({ $mode }): { $sort ->
    [one] gra jedna osoba
    [exact] liczba graczy to { $most }
   *[range] liczba graczy to od { $least } do { $most }
}, a nie { $seats }.
mk-unfit-heroes = Ci bohaterowie należą do zestawu, którego nie używacie: { $heroes }.
mk-option-heroes = Bohaterowie (random albo imiona po przecinku)
mk-option-dummy = Wirtualny gracz w grze solo
mk-option-dummy-yes = tak
mk-option-dummy-no = nie
mk-option-printing = Talie początkowe
mk-option-printing-ultimate = po dwie unikatowe karty bohatera
mk-option-printing-first = po jednej unikatowej karcie bohatera (pierwsze wydanie)

# Koniec
mk-score-title = tytuł
mk-score-fame = Sława
mk-score-fame-of = na torze sławy
mk-score-knowledge = Największa Wiedza
mk-score-knowledge-of = zaklęcia i zaawansowane akcje
mk-score-leader = Największy Przywódca
mk-score-leader-of = poziomy jednostek
mk-score-adventurer = Największy Odkrywca
mk-score-adventurer-of = miejsca przygód
mk-score-loot = Największe Łupy
mk-score-loot-of = artefakty i kryształy
mk-score-conqueror = Największy Zdobywca
mk-score-conqueror-of = twierdze, wieże magów, klasztory
mk-score-beating = Największe Cięgi
mk-score-beating-of = rany
mk-withdraw = Na twojej drodze nie ma bezpiecznego pola. Dokąd się wycofujesz?
mk-withdraw-ground = { $what } ({ $where })
