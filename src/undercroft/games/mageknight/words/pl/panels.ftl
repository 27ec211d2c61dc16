# Mage Knight: panele stołu dla miast, wspólnych walk, pojedynków, Volkarego i przywódców oraz to, co mówi mapa.

# Miasta
mk-pn-city-red = Czerwone miasto
mk-pn-city-blue = Niebieskie miasto
mk-pn-city-green = Zielone miasto
mk-pn-city-white = Białe miasto
mk-pn-bonus-red = fizyczne ataki są brutalne
mk-pn-bonus-blue = ogień i lód +2, zimny ogień +1
mk-pn-bonus-green = fizyczne ataki są trujące
mk-pn-bonus-white = każdy pancerz +1
mk-pn-fortified = Za murami: w pierwszej fazie dosięgną ich tylko ataki oblężnicze
mk-pn-garrison = Obrońcy: { $count }
mk-pn-unseen = zakryty
mk-pn-open = Otwarte dla wszystkich
mk-pn-sold = W zdobytym mieście sprzedają:
mk-pn-sold-now = Tu sprzedają:
mk-pn-sells-red = artefakty, po { $price } wpływu
mk-pn-sells-blue = zaklęcia z oferty, po { $price } wpływu i manę
mk-pn-sells-green = zaawansowane akcje, z oferty albo w ciemno, po { $price } wpływu
mk-pn-sells-white = każdą jednostkę z oferty; nową elitarną w ofercie za { $price } wpływu
mk-pn-shields = Tarcze po kolei
mk-pn-service-an-artifact = Artefakt
mk-pn-service-unseen-action = Akcja w ciemno
mk-pn-service-elite-unit = Elitarna jednostka

# Suma walki
mk-pn-need-attack = Potrzeba: pancerz celów
mk-pn-need-block = Potrzeba: ten atak
mk-pn-have = Zagrano
mk-pn-nothing = jeszcze nic
mk-pn-short = brakuje { $count }
mk-pn-enough = wystarczy
mk-pn-half = połowa
mk-pn-lost = nie pokona murów

# Wspólne walki
mk-pn-pact-city = Wspólny szturm
mk-pn-pact-volkare = Wspólny atak na Volkarego
mk-pn-pact-defence = Razem przeciw Volkaremu
mk-pn-pact-leader = Wspólny atak na przywódcę
mk-pn-pact-why = { $who } proponuje walkę. Każdy płaci za wejście i walczy sam ze swoją częścią wrogów, rozdaną w ciemno.
mk-pn-pact-stood = Każdy walczy sam ze swoją częścią wrogów, rozdaną w ciemno.
mk-pn-pact-free = Dopóki nie zgodzą się wszyscy, nic się nie dzieje. Odmowa nic nie kosztuje.
mk-pn-won-city = Jeśli padną wszyscy obrońcy, miasto jest zdobyte: za każdego pokonanego kładziesz tarczę, a przewodzi ten, kto ma ich najwięcej. Jeśli ktoś się ostoi, wszyscy wracają.
mk-pn-won-volkare = Pokonuje się go z ostatnim żetonem jego armii. Jeśli ktoś z niej zostanie, wszyscy wracają.
mk-pn-won-leader = Za każdy zdobyty poziom kładziesz tarczę. Potem wszyscy wracają.
mk-pn-proposes = proponuje
mk-pn-asked = decyduje teraz
mk-pn-waits = zdecyduje później
mk-pn-agreed = zgoda
mk-pn-invited = zapytamy
mk-pn-fights = walczy teraz
mk-pn-fought = po walce
mk-pn-next = walczy później
mk-pn-share = obrońcy: { $count } z { $of }
mk-pn-share-elite = elitarni wrogowie: { $count } z { $of }
mk-pn-share-ordinary = zwykli wrogowie: { $count } z { $of }
mk-pn-open-share = podział jeszcze otwarty
mk-pn-way-in = wejście: { $cost ->
    [one] { $cost } punkt ruchu
    [few] { $cost } punkty ruchu
   *[other] { $cost } punktów ruchu
}
mk-pn-hand = Karty na ręce
mk-pn-units = Jednostki

# Pojedynki
mk-pn-duel-attend = Pojedynek: { $who } atakuje, cel: { $whom }
mk-pn-attacks = atakuje
mk-pn-defends = broni się
mk-pn-does-attend = { $who } wybiera udział w walce
mk-pn-does-attack = { $who } szykuje atak albo pasuje
mk-pn-does-block = { $who } blokuje albo przyjmuje cios
mk-pn-does-assign = { $who } rozdziela obrażenia
mk-pn-terms-own = we własnej turze
mk-pn-terms-full = pełny udział
mk-pn-terms-parrying = częściowy udział
mk-pn-attack-by = Atak, z czego
mk-pn-block-by = Blok, z czego
mk-pn-left = Zostaje po blokach
mk-pn-against = Przeciw pancerzowi { $armor }
mk-pn-at-most = { $count ->
    [0] żadnej rany
    [one] najwyżej { $count } rana
    [few] najwyżej { $count } rany
   *[other] najwyżej { $count } ran
}
mk-pn-ranged-half = Na dystans blok liczy się w połowie.
mk-pn-walled = Za murami: na dystans liczy się tylko atak oblężniczy.
mk-pn-duel-you = Pojedynku nie można odmówić, ale wybierasz udział, możesz pasować i nie blokować ciosów.
mk-pn-duel-spoils = Na dystans obrażenia ranią bohatera lub jednostki; w walce wręcz można też ukraść artefakt albo wypchnąć bohatera na sąsiednie pole, co kończy pojedynek. Jeśli nikt nie został wypchnięty, { $who } wraca.
mk-pn-duel-fame = Sława za wypchnięcie rywala:
mk-pn-buys = Co dają obrażenia
mk-pn-taken = Otrzymane rany

# Volkare
mk-pn-volkare-level = poziom { $level }
mk-pn-volkare-deck = { $count ->
    [0] talia jest pusta: dwa kroki co turę
    [one] w talii { $count } karta
    [few] w talii { $count } karty
   *[other] w talii { $count } kart
}
mk-pn-arrival = { $turns ->
    [0] Jest u celu.
    [one] Może dojść do celu już w następnej turze (kroki: { $steps }).
    [few] Dojdzie do celu najwcześniej za { $turns } tury (kroki: { $steps }).
   *[other] Dojdzie do celu najwcześniej za { $turns } tur (kroki: { $steps }).
}
mk-pn-soonest = { $turns ->
    [0] u celu
    [one] u celu najwcześniej za turę
    [few] u celu najwcześniej za { $turns } tury
   *[other] u celu najwcześniej za { $turns } tur
}
mk-pn-delayed = Traci następną turę.
mk-pn-army = Jego armia: { $count }
mk-pn-hidden = jeszcze nie dobrano: { $count }
mk-pn-pace = Jego następna tura, według kart w talii
mk-pn-pace-double = 2 kroki
mk-pn-pace-single = 1 krok
mk-pn-pace-seeks = szuka bohaterów
mk-pn-pace-camps = obozuje
mk-pn-steps = Dokąd prowadzi krok
mk-pn-die = Jego kość

# Przywódcy i frakcje
mk-pn-leader-level = poziom { $level }
mk-pn-leader-beaten = pokonany
mk-pn-leader-levels = Poziomy, każdy pokonuje się osobno
mk-pn-summons = Przywołuje: { $piles }
mk-pn-retinue = Świta: { $count }
mk-pn-hunters = { $count ->
    [one] Ściga cię { $count } wróg.
    [few] Ściga cię { $count } wrogów.
   *[other] Ściga cię { $count } wrogów.
}

# Mapa
mk-pn-wall = mur, { $where }: ruch +{ $cost }
mk-pn-draws = { $count ->
    [one] zakończenie ruchu tutaj ściągnie { $count } ścigającego
    [few] zakończenie ruchu tutaj ściągnie { $count } ścigających
   *[other] zakończenie ruchu tutaj ściągnie { $count } ścigających
}
mk-pn-hunts = ściga: { $who }
mk-pn-stunned = leży zakryty
mk-pn-ambush = czai się w zasadzce
mk-pn-legend = Znaki na mapie
mk-pn-legend-wall = mur: ruch +{ $cost }, i umacnia
mk-pn-legend-volkare = Volkare i dokąd może pójść
mk-pn-legend-draws = ilu ścigających tam zaatakuje

mk-end-missed-headline = Bohaterowie przegrali
