# Mage Knight
mk-title = Mage Knight
mk-hidden = zakryta karta

# Pytania i odpowiedzi
mk-tactic = Wybierz taktykę na tę rundę.
mk-tactic-tactic = { $what }
mk-before = Przed twoją turą
mk-before-start = Zacznij turę
mk-before-announce = Ogłoś koniec rundy
mk-before-plunder = Splądruj wioskę: 2 karty, reputacja -1
mk-before-meditate = Medytacja o północy: wtasuj karty i dobierz tyle samo
mk-before-store = Oszczędzanie sił: odłóż wierzchnią kartę
mk-before-take = Oszczędzanie sił: weź wszystkie odłożone karty
mk-before-lengthen = Długa noc: trzy odrzucone karty stają się talią
mk-turn = Twoja tura. Co robisz?
mk-play = Zagraj: { $what }
mk-turn-unit = Użyj: { $what }
mk-turn-skill = Użyj: { $what }
mk-turn-step = Idź: { $what }
mk-turn-explore = Zbadaj miejsce { $what }
mk-turn-act = Akcja: { $what }
mk-turn-rest = Odpocznij
mk-turn-end = Zakończ turę
mk-turn-heal = Lecz: { $what }
mk-turn-tactic = Użyj taktyki: { $what }
mk-way = { $card }: jak?
mk-way-basic = Zwykle: { $what } { $number }
mk-way-strong = Mocno: { $what } { $number }
mk-way-sideways = Bokiem: { $what } { $number }
mk-way-use = { $what } { $number }
mk-pay = Potrzebna mana, kolor: { $colour }. Czym płacisz?
mk-pay-token = żeton many: { $what }
mk-pay-die = kość Źródła: { $what }
mk-pay-stolen = kość na Kradzieży many: { $what }
mk-pay-crystal = kryształ: { $what }
mk-pay-endless = nieskończona mana: { $what }
mk-pick = Co wybierasz?
mk-pick-card = { $what }
mk-pick-take = Weź: { $what }
mk-pick-gain = Zdobądź: { $what }
mk-pick-unit = { $what }
mk-pick-disband = Rozwiąż: { $what }
mk-pick-to = { $what }
mk-pick-done = To wszystko
mk-pick-none = Nic
mk-colour = Jaki kolor?
mk-colour-colour = { $what }
mk-colour-take = kość: { $what }
mk-colour-none = Żaden
mk-colour-done = To wszystko
mk-target = Który wróg?
mk-target-foe = { $what }
mk-amount = Ile?
mk-amount-amount = { $what }
mk-deal = Miejscowi słuchają. Co kupujesz?
mk-deal-recruit = Zwerbuj: { $what }
mk-deal-healing = Kup punkt leczenia
mk-deal-buy = Kup: { $what }
mk-deal-unit = Użyj: { $what }
mk-deal-skill = Użyj: { $what }
mk-deal-heal = Lecz: { $what }
mk-deal-tactic = Użyj taktyki: { $what }
mk-deal-learn = Naucz się: { $what }
mk-deal-done = To wszystko
mk-join = Wyzwać grasujących wrogów w pobliżu?
mk-join-join = Wyzwij: { $what } ({ $where })
mk-join-done = Nikogo więcej
mk-fight = Atak. Wybierz cele i zagrywaj ataki.
mk-aim = Cel: { $what }
mk-fight-unit = Użyj: { $what }
mk-fight-skill = Użyj: { $what }
mk-fight-tactic = Użyj taktyki: { $what }
mk-fight-resolve = Uderz: atak się udaje
mk-fight-drop = Porzuć ten atak
mk-fight-next = Do następnej fazy
mk-fight-blaze = Płonąca tarcza: ognisty atak
mk-block = Blok. Wybierz atak i zagrywaj bloki.
mk-block-unit = Użyj: { $what }
mk-block-skill = Użyj: { $what }
mk-block-tactic = Użyj taktyki: { $what }
mk-block-resolve = Zablokuj atak
mk-block-drop = Porzuć ten blok
mk-block-next = Nie blokuj więcej
mk-suffer = Który atak trafia teraz?
mk-suffer-suffer = { $what }
mk-suffer-next = Dalej
mk-assign = Obrażenia: { $amount }. Kto je przyjmie?
mk-assign-hero = Bohater
mk-assign-unit = { $what }
mk-benefit = Dar tego miejsca
mk-benefit-mend = Usuń ranę: { $what }
mk-benefit-lengthen = Długa noc: trzy odrzucone karty stają się talią
mk-benefit-none = Nie
mk-reward = Która nagroda teraz?
mk-reward-reward = { $what }
mk-reward-none = Żadna
mk-offer = Która karta?
mk-offer-gain = Weź: { $what }
mk-offer-return = Oddaj: { $what }
mk-offer-none = Żadna
mk-skill = Nowa umiejętność. Która?
mk-skill-skill = { $what }
mk-skill-common = Ze wspólnej puli: { $what }
mk-drawup = Odrzucić karty przed dobraniem?
mk-drawup-discard = Odrzuć: { $what }
mk-drawup-done = Dobierz karty

# Kronika
mk-round-day = Runda { $number }: dzień.
mk-round-night = Runda { $number }: noc.
mk-tactic-taken = { $who } bierze taktykę { $tactic }.
mk-dummy-tactic = Sztuczny gracz bierze taktykę { $tactic }.
mk-dummy-turn = Sztuczny gracz odkrywa karty; { $count ->
    [one] została { $count } karta.
    [few] zostały { $count } karty.
    [many] zostało { $count } kart.
   *[other] zostało { $count } karty.
}
mk-dummy-announced = Sztuczny gracz ogłasza koniec rundy.
mk-announced = { $who } ogłasza koniec rundy.
mk-forfeits = { $who } traci turę: nie ma już kart.
mk-drew = { $who } dobiera { $count ->
    [one] { $count } kartę.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
mk-discarded = { $who } odrzuca kartę { $card }.
mk-thrown = { $who } usuwa z gry kartę { $card }.
mk-gained = { $who } zdobywa kartę { $card }.
mk-played-basic = { $who } zagrywa kartę { $card }.
mk-played-strong = { $who } zagrywa kartę { $card } z mocnym efektem.
mk-played-sideways = { $who } zagrywa kartę { $card } bokiem.
mk-used = { $who } używa: { $card }.
mk-moved = { $who } idzie, kierunek: { $where }; teren: { $terrain }.
mk-explored = { $who } odkrywa kafelek { $card }.
mk-city-found = { $who } znajduje miasto! Zaczynają się ostatnie tury.
mk-rested = { $who } odpoczywa.
mk-interacts = { $who } wchodzi w interakcję ({ $site }), wpływ { $influence }.
mk-recruited = { $who } werbuje: { $card }.
mk-disbanded = { $who } rozwiązuje: { $card }.
mk-assaults = { $who } szturmuje: { $site }.
mk-provoked = { $who } prowokuje grasujących wrogów.
mk-enters = { $who } wchodzi: { $site }.
mk-burns = { $who } podpala klasztor.
mk-summoned = Przywołany wróg: { $card }.
mk-blocked = { $who } blokuje: { $card }.
mk-defeated = { $who } pokonuje: { $card }.
mk-wounded = { $who } otrzymuje { $count ->
    [one] { $count } ranę.
    [few] { $count } rany.
    [many] { $count } ran.
   *[other] { $count } rany.
}
mk-knocked-out = { $who } traci przytomność.
mk-unit-wounded = { $card }: jednostka ranna ({ $who }).
mk-unit-lost = { $who } traci na zawsze jednostkę: { $card }.
mk-conquered = { $who } zdobywa: { $site }.
mk-repelled = { $who } nie może się przebić.
mk-withdraws = { $who } musi się wycofać i otrzymuje ranę.
mk-fame = { $who }: +{ $amount } do sławy, razem { $fame }.
mk-reputation = Reputacja, { $who }: { $amount }, teraz { $reputation }.
mk-level = { $who } osiąga poziom { $level }.
mk-skill-gained = { $who } zdobywa umiejętność { $card }.
mk-final = { $who }: końcowa sława { $fame }.
mk-end-city = znaleziono miasto
mk-end-rounds = ostatnia runda dobiegła końca

# Dlaczego nie?
mk-why-combat = Tego można użyć tylko w walce.
mk-why-combat-phase = To należy do innej fazy walki.
mk-why-influence = Wpływ przydaje się tylko podczas interakcji.
mk-why-in-combat = Nie podczas walki.
mk-why-not-now = Teraz nie ma z tego pożytku.
mk-why-mana = Brakuje many: { $colours }.
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
mk-why-unit-spent = { $what }: jednostka już użyta.
mk-why-unit-hit = Ta jednostka nie może już przyjąć obrażeń w tej walce.
mk-why-no-units-here = W tej walce nie można używać jednostek.
mk-why-used-turn = Już użyte w tej turze.
mk-why-used-round = Już użyte w tej rundzie.
mk-why-edge = Tam nie ma pola mapy.
mk-why-terrain = Na ten teren nie można wejść: { $terrain }.
mk-why-rampaging = Stoi tam grasujący wróg: { $what }.
mk-why-move = Potrzeba { $need } ruchu, masz { $have }.
mk-why-far = Cała droga kosztuje { $need } ruchu, a masz { $have }.
mk-why-no-way = Z miejsca, w którym stoisz, nie ma tam drogi.
mk-why-unexplored = Nie dojdziesz do krawędzi, z której odkrywa się to miejsce.
mk-why-owner = Właściciel twierdzy jest w środku, a bohaterowie nie walczą tu ze sobą.
mk-why-hero = Krok, który prowokuje wroga, nie może prowadzić na pole innego bohatera.
mk-why-acted = Po akcji nie ma już ruchu.
mk-why-coast = To już za wybrzeżem.
mk-why-core-coast = Kafelki centralne nie mogą leżeć na wybrzeżu.
mk-why-two-tiles = { $core ->
    [0] Kafelek musi tam stykać się z dwoma kafelkami albo z takim, który ma dwóch sąsiadów.
   *[other] Kafelek centralny musi stykać się z dwoma kafelkami.
}
mk-why-three-tiles = Talia kafelków jest pusta: nowy musi stykać się z trzema.
mk-why-no-tiles = Nie ma więcej kafelków.
mk-why-one-action = W tej turze akcja już była.
mk-why-keep = Ta twierdza nie należy do ciebie.
mk-why-unconquered = To miejsce nie jest zdobyte.
mk-why-nobody = Nie ma tu z kim rozmawiać.
mk-why-reputation = Z twoją reputacją nikt nie chce mieć do czynienia.
mk-why-shared = Na tym polu jest inny bohater.
mk-why-altar = Ołtarz żąda many, której nie masz: { $colours }.
mk-why-no-rampager = Obok nie ma grasujących wrogów.
mk-why-moved = Po ruchu lub badaniu nie można odpoczywać.
mk-why-empty-hand = Nie masz czego odrzucić, aby odpocząć.
mk-why-must-rest = Na ręce masz same rany: musisz odpocząć.
mk-why-announced = Koniec rundy już ogłoszono.
mk-why-deck = W twojej talii { $count ->
    [one] jest jeszcze { $count } karta.
    [few] są jeszcze { $count } karty.
    [many] jest jeszcze { $count } kart.
   *[other] jest jeszcze { $count } karty.
}
mk-why-plundered = Od ostatniej tury już plądrowano.
mk-why-must-announce = Nie masz już kart: musisz ogłosić koniec rundy.
mk-why-tactic = Wziął ją ktoś inny.
mk-why-tactic-gone = Opuściła grę.
mk-why-place = Werbuje się gdzie indziej: { $places }.
mk-why-price = To kosztuje { $need } wpływu, a masz { $have }.
mk-why-armor = Atak daje { $have }, a pancerz to { $need }.
mk-why-block = Blok daje { $have }, a atak wymaga { $need }.
mk-why-twice-fortified = Jest umocniony podwójnie: w tej fazie nic go nie dosięgnie.
mk-why-unresolved = Punkty już zagrane: rozpatrz je albo porzuć.
mk-why-discard-one = W tej turze nie zagrano karty: odrzuć co najmniej jedną.

# Opcje partii
mk-option-scenario = Scenariusz
mk-option-scenario-first-reconnaissance = Pierwszy zwiad
mk-option-heroes = Bohaterowie (random albo imiona po przecinku)
mk-option-dummy = Sztuczny gracz w grze solo
mk-option-dummy-yes = tak
mk-option-dummy-no = nie
mk-option-printing = Talie początkowe
mk-option-printing-ultimate = po dwie własne karty bohatera
mk-option-printing-first = po jednej własnej karcie bohatera (pierwsze wydanie)
