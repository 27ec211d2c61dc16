# Mage Knight: co robią elementy gry, do panelu bocznego. Tekst karty składa się z jej kroków.

mk-or = albo
mk-head-basic = Efekt podstawowy
mk-head-strong = Efekt mocny, mana: { $colours }
mk-head-thrown = Po usunięciu z gry
mk-head-sideways = Bokiem
mk-head-use = Użycie
mk-head-paid = Za manę: { $colours }
mk-head-turn = Raz na turę
mk-head-round = Raz na rundę
mk-head-resists = Odporność
mk-head-places = Gdzie się ją werbuje
mk-head-summons = Przywołuje
mk-do-sideways = ruch, wpływ, atak albo blok 1
mk-do-resists = { $elements }
mk-do-places = { $places }
mk-do-points = { $what } { $n }
mk-do-swift-block = { $what } { $n }, przeciw szybkiemu atakowi dwa razy tyle
mk-do-fame = sława +{ $n }
mk-do-reputation = reputacja { $n }
mk-do-wound = otrzymujesz { $n ->
    [one] { $n } ranę
    [few] { $n } rany
   *[many] { $n } ran
}
mk-do-discard = odrzuć inną kartę, która nie jest raną
mk-do-pay = zapłać manę: { $what }
mk-do-draw = dobierz { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
mk-do-heal = leczenie { $n }
mk-do-ready = przygotuj użytą jednostkę najwyżej poziomu { $n }
mk-do-cheaper = w tej turze pola kosztują o { $n } mniej, ale co najmniej { $m }: { $terrains }
mk-do-costing = w tej turze pola kosztują { $n }: { $terrains }
mk-do-self-wound = ta jednostka zostaje ranna
mk-do-agile = ruch { $n }; w walce tej tury punkty ruchu można wydać jako atak{ $m ->
    [0] {""}
   *[other] , a po dwa jako atak dystansowy 1
}
mk-do-amulet-darkness = za dnia pustynie kosztują w tej turze 3 i można używać czarnej many
mk-do-amulet-sun = w nocy lasy kosztują w tej turze 3, można używać złotej many, a garnizony obok zostają odkryte
mk-do-any-crystal = otrzymujesz kryształ dowolnego koloru
mk-do-any-mana = otrzymujesz { $n ->
    [one] { $n } żeton dowolnej many
    [few] { $n } żetony dowolnej many
   *[many] { $n } żetonów dowolnej many
}
mk-do-blades = ataki fizyczne liczą się podwójnie, nikt nie jest na nie odporny, a każdy pokonany wróg daje o 1 sławę więcej
mk-do-break = wróg traci 1 pancerza za każdą swoją odporność
mk-do-break-down = usuń kartę akcji: { $n ->
    [1] po krysztale każdego innego koloru
   *[other] dwa kryształy jej koloru
}
mk-do-cold-fire = wszystkie ataki tej walki są zimnym ogniem
mk-do-destroy = jeden wróg zostaje od razu pokonany
mk-do-diplomat = wpływ { $n }; w walce tej tury wpływ można wydać jako blok ({ $what })
mk-do-discard-wound = odrzuć ranę z ręki
mk-do-discards-attack = odrzuć dowolnie wiele kart: atak { $n } za każdą; każdy wróg pokonany w tej turze daje o 1 sławę więcej
mk-do-distil = możesz zapłacić jedną manę za kryształ jej koloru
mk-do-motivate = dobierz karty: { $n }; jeśli tylko ty masz najmniej sławy, żeton many: { $what }
mk-do-endless = w tej turze nieskończona czarna mana i mana koloru: { $what }
mk-do-expose-all-fortified = wszyscy wrogowie tracą umocnienia
mk-do-expose-all-resistances = wszyscy wrogowie tracą odporności
mk-do-flames-attack = ognisty atak { $n } i jeszcze 2 za każdego wroga
mk-do-flames-block = ognisty blok { $n } i jeszcze 2 za każdego wroga
mk-do-gather = wpływ { $n } i jeszcze { $m } za każdą ranę na ręce i na jednostkach
mk-do-gem-mana = po żetonie many każdego koloru, za dnia też złoty, w nocy czarny
mk-do-glitter = wpływ 1 za każdy kolor wśród twoich kryształów
mk-do-grail = leczenie { $n }; { $n ->
    [2] każdy wydany punkt daje 1 sławę
   *[other] za każdą ranę uleczoną na ręce dobierasz kartę
}
mk-do-heal-unit = ulecz jedną ranę jednostki
mk-do-icons-block = lodowy blok { $n } i jeszcze 1 za każdą zdolność, atak żywiołu i odporność wroga
mk-do-idle = jeden wróg nie atakuje w tej walce
mk-do-idle-weak = jeden wróg nie atakuje w tej walce; { $n ->
    [0] traci odporność na ogień
   *[other] jego pancerz jest mniejszy o { $n }
}
mk-do-keep-going-top = na końcu tury tę kartę można położyć na wierzchu talii
mk-do-keep-going-bottom = na końcu tury tę kartę można położyć pod talią
mk-do-keep-going-joy = na końcu tury możesz odrzucić inną kartę, która nie jest raną, i zabrać tę z powrotem
mk-do-keep-going-joy-any = na końcu tury możesz odrzucić inną kartę, nawet ranę, i zabrać tę z powrotem
mk-do-lay-bare = jeden wróg traci wszystkie umocnienia i odporności
mk-do-lead = następna użyta jednostka daje o { $n } więcej: { $what }
mk-do-manners = podczas interakcji: sława +{ $n }{ $m ->
    [0] {""}
   *[other] , reputacja +{ $m }
}
mk-do-march-on = ruch 1 za każdą gotową, nieranną jednostkę, najwyżej { $n }
mk-do-mend = leczenie { $n }{ $m ->
    [0] {""}
   *[other] ; przygotuj jednostkę najwyżej poziomu { $m }
}
mk-do-mod-all-resist = twoje jednostki są w tej turze odporne na wszystko
mk-do-mod-ambush = pierwsza karta ataku w tej turze daje o { $n } więcej albo pierwsza karta bloku o { $m } więcej
mk-do-mod-learning = raz w tej turze za wpływ { $n } zaawansowana akcja z oferty
mk-do-mod-pain = jedną ranę można zagrać bokiem za 2
mk-do-mod-refund = kryształy wydane w tej turze wracają na jej końcu
mk-do-mod-ring = każde zaklęcie tego koloru zagrane w tej turze daje 1 sławę
mk-do-mod-sideways = jedna karta bokiem jest warta { $n }{ $m ->
    [2] {""}
   *[other] , a karta spoza talii początkowej { $m }
}
mk-do-mod-wild-black = czarna kość liczy się jako dowolny kolor podstawowy
mk-do-mod-wild-dice = złote i czarne kości liczą się jako dowolny kolor podstawowy
mk-do-more-dice = w tej turze można użyć jeszcze { $n ->
    [one] { $n } kości Źródła
   *[other] { $n } kości Źródła
}
mk-do-move-lakes = w tej turze można iść przez jeziora
mk-do-no-magic = jedna karta bokiem jest warta { $n }, jeśli w tej turze nie użyjesz kości Źródła
mk-do-open-site = umocnienia miejsca nie działają
mk-do-own-crystal = otrzymujesz kolejny kryształ koloru, który masz
mk-do-paired = inna karta akcji daje swój mocny efekt bez many, każda liczba większa o { $n }
mk-do-random-crystals = otrzymujesz kryształy losowych kolorów: { $n } (złoty – do wyboru, czarny – zamiast niego 1 sława)
mk-do-recall-chosen = dwie wybrane karty ze stosu odrzuconych idą na wierzch talii albo pod nią; przy następnym dobieraniu dwie karty więcej
mk-do-recall-random = dwie losowe karty ze stosu odrzuconych idą na wierzch talii albo pod nią; przy następnym dobieraniu dwie karty więcej
mk-do-repeat = usuń kartę akcji i użyj jej efektu { $what ->
    [strong] mocnego
   *[other] podstawowego
} tyle razy: { $n }
mk-do-reroll-source = przerzuć wszystkie kości Źródła
mk-do-restore = leczenie 3, w lesie 5{ $m ->
    [0] {""}
   *[other] ; przygotuj jednostki o tylu poziomach łącznie
}
mk-do-rider-burn = jeśli blok się uda, może stać się też ognistym atakiem { $n }
mk-do-rider-destroy = jeśli blok się uda, zablokowany wróg jest pokonany
mk-do-rider-weaken = jeśli blok się uda, pancerz zablokowanego wroga jest mniejszy o { $n }
mk-do-shoot = atak dystansowy { $n } za dnia, { $m } w nocy
mk-do-sieging = wszystkie ataki tej walki są też oblężnicze
mk-do-storm = otrzymujesz kryształ w kolorze jednej z podstawowych kości, którą się przerzuca
mk-do-study = usuń kartę akcji za zaklęcie jej koloru z oferty i kryształ tego koloru
mk-do-take-dice = weź ze Źródła kości: { $n }, obróć na dowolny kolor prócz złotego i otrzymaj żetony many za każdą: { $m }
mk-do-tale = za każdą jednostkę zwerbowaną w tej turze: { $n ->
    [0] {""}
   *[other] sława +{ $n },{" "}
}reputacja +{ $m }
mk-do-talk = wpływ { $n } za dnia, { $m } w nocy
mk-do-train-hand = usuń kartę akcji za zaawansowaną akcję jej koloru, do ręki
mk-do-train-discard = usuń kartę akcji za zaawansowaną akcję jej koloru, na stos odrzuconych
mk-do-units-up = ataki i bloki jednostek są w tej walce większe o { $n }; nie mogą przyjmować obrażeń
mk-do-universal = jedna karta bokiem jest warta 3, albo 4, jeśli ma kolor: { $what }
mk-do-walk = ruch { $n } za dnia, { $m } w nocy
mk-do-weaken = pancerz wroga mniejszy o { $n }{ $m ->
    [0] {""}
   *[other] , umocnionego o { $m }
}
mk-do-weaken-all = pancerz wszystkich wrogów mniejszy o { $n }{ $m ->
    [0] {""}
   *[other] , umocnionych o { $m }
}
mk-do-wrath = rzuć kością: czarny albo czerwony to rana
mk-do-wrath-more = atak oblężniczy 5 i jeszcze do { $n }; za każdy rzuć kością: czarny albo czerwony to rana

# Kroki kart działających na innych, sztandarów i ruchów bezpośrednich
mk-do-talent = odrzuć kartę: podstawowy efekt zaklęcia jej koloru z oferty, za manę tego koloru
mk-do-gain-spell = połóż na swoim stosie odrzuconych zaklęcie opłaconego koloru z oferty
mk-do-call-up = jednej zdolności jednostki z oferty można w tej turze użyć jak własnej; nie przyjmuje ona obrażeń
mk-do-muster = jednostka z oferty dołącza do ciebie za darmo
mk-do-flow = przygotuj jednostkę{ $m ->
    [0] {""}
   *[other] {" "}i ulecz jedną jej ranę
}; potem po jednej jednostce każdego innego gracza, najwyżej poziomu { $n }, może zostać zużyta
mk-do-claim = zatrzymaj kość podstawowego koloru ze Źródła do końca rundy: od razu żetony many tego koloru: { $n }{ $m ->
    [0] {""}
   *[other] ; inni, używając tego koloru w swojej turze, otrzymują ranę
}
mk-do-claim-each = zatrzymaj kość podstawowego koloru ze Źródła do końca rundy: po żetonie many tego koloru w każdej następnej turze{ $m ->
    [0] {""}
   *[other] ; inni, używając tego koloru w swojej turze, otrzymują ranę
}
mk-do-melt = każdy inny gracz traci losowy kryształ albo otrzymuje ranę; jeden z tych kryształów możesz wziąć
mk-do-radiate = nazwij kolor: każdy otrzymuje ranę za każdy kryształ tego koloru, a ty kryształy tego koloru: { $n }
mk-do-read-minds = nazwij kolor i weź kryształ tego koloru; każdy inny gracz odrzuca kartę tego koloru albo pokazuje, że jej nie ma{ $m ->
    [0] {""}
   *[other] ; jedną odrzuconą kartę akcji możesz zatrzymać
}
mk-do-bend = w tej turze pola i nieodkryte miejsca odległe o { $n } liczą się jako sąsiednie i nikt nie zostaje sprowokowany
mk-do-bend-time = ta karta zostaje odłożona, pozostałe zagrane w tej turze wracają na rękę i następuje kolejna tura
mk-do-soar-under-ground = przejdź do trzech odkrytych pól, nie przez jeziora ani bagna, na bezpieczne pole, nikogo nie prowokując
mk-do-soar-on-wings = za od jednego do pięciu punktów ruchu przeleć tyle odkrytych pól nad wszystkim na bezpieczne pole, nikogo nie prowokując
mk-do-soar-beside = przejdź na sąsiednie bezpieczne pole, nikogo nie prowokując
mk-do-soar-two-spaces = za 2 ruchu przejdź dwa pola na bezpieczne pole, nikogo nie prowokując
mk-do-tunnel = tak samo, ale do szturmu, w którym umocnienia miejsca nie działają
mk-do-wings = jeden wróg nie atakuje; kolejni za 1, 2, 3 i więcej ruchu
mk-do-hoist = połóż na jednostce jako jej sztandar
mk-do-ready-all = przygotuj wszystkie swoje jednostki
mk-do-glory = pancerz, ataki i bloki wszystkich twoich jednostek są w tej turze większe o 1; każda, która walczy, daje 1 sławę
mk-do-ward = na końcu tury wszystkie otrzymane w niej rany można usunąć
mk-do-pass-wound = usuń rany, najwyżej { $n }; jedna z nich trafia na rękę najbliższego bohatera
mk-do-invoke-red = odrzuć ranę za czerwony żeton many, wydawany od razu
mk-do-invoke-black = odrzuć ranę za czarny żeton many, wydawany od razu
mk-do-invoke-white = odrzuć kartę, która nie jest raną, za biały żeton many, wydawany od razu
mk-do-invoke-green = odrzuć kartę, która nie jest raną, za zielony żeton many, wydawany od razu
mk-do-mod-polar = użyj jednej many jako przeciwnej: czerwona i niebieska, zielona i biała, złota i czarna
mk-do-shed = rany, najwyżej { $n }, na zawsze opuszczają twoją rękę
mk-do-to-centre = żeton trafia na środek stołu
mk-do-reroll-one = możesz przerzucić kość Źródła
mk-do-mark = otrzymujesz żeton many dowolnego koloru prócz złotego; umiejętność z tym znakiem trafia na środek
mk-text-banner-of-courage = Jego jednostkę można raz w rundzie przygotować poza walką.
mk-text-banner-of-fear = Jego jednostkę można zużyć w fazie bloku, by anulować atak; to daje 1 sławę.
mk-text-banner-of-glory = Jego jednostka ma o 1 większy pancerz, atak i blok, a za każdą walkę daje 1 sławę.
mk-text-banner-of-protection = Jego jednostka ma o 1 większy pancerz i jest odporna na ogień i lód.
mk-text-arythea-ritual-of-pain = Ze środka może go wziąć każdy gracz, by zagrać ranę bokiem za 3.
mk-text-goldyx-source-freeze = Do twojej następnej tury inni nie mogą użyć swojej kości Źródła; potem bierzesz kryształ koloru, który tam widać.
mk-text-goldyx-source-opening = Ze środka może go wziąć każdy gracz, by użyć jeszcze jednej kości podstawowego koloru; ty bierzesz kryształ tego koloru.
mk-text-norowas-bonds-of-loyalty = Do oferty dołączają dwie zwykłe jednostki, a ty masz o jeden żeton dowodzenia więcej; jednostka pod nim kosztuje o 5 mniej, działa wszędzie i nie można jej rozwiązać.
mk-text-norowas-calming-the-weather = Ze środka może go wziąć każdy gracz: cały teren kosztuje przez turę o 1 mniej, co najmniej 1.
mk-text-norowas-prayer-of-weather = Do twojej następnej tury cały teren kosztuje innych o 1 więcej, najwyżej 5.
mk-text-tovak-mana-exploit = Do twojej następnej tury inny gracz używający many innego koloru otrzymuje ranę za każdy taki kolor.
mk-text-tovak-mana-overload = Kto pierwszy wzmocni tym kolorem kartę dla ruchu, wpływu, ataku albo bloku, dostaje z niej o 4 więcej.

# Zdolności wrogów
mk-summon = przywołanie
mk-resist-physical = odporność na fizyczne
mk-resist-fire = odporność na ogień
mk-resist-ice = odporność na lód
mk-text-plain = Bez specjalnych zdolności.
mk-text-fortified = W fazie ataków dystansowych i oblężniczych liczą się przeciw niemu tylko oblężnicze; podwójnie umocnionego w tej fazie nic nie sięga.
mk-text-swift = Zablokowanie jego ataku wymaga dwa razy więcej bloku.
mk-text-brutal = Jego niezablokowany atak zadaje podwójne obrażenia.
mk-text-poison = Jednostka, którą zrani, otrzymuje dwie rany. Za każdą ranę wziętą na rękę bohater kładzie jeszcze jedną na stos odrzuconych.
mk-text-paralyze = Jednostka, którą by zranił, przepada na zawsze. Zraniony bohater odrzuca z ręki wszystko prócz ran.
mk-text-summon = Przed fazą bloku dobiera wroga, który atakuje za niego; tamten nie daje sławy i znika po obrażeniach.
mk-text-resist-physical = Ataki fizyczne liczą się połowicznie, innych żywiołów w pełni.
mk-text-resist-fire = Ogniste ataki liczą się połowicznie, a czerwone karty działają na niego tylko atakiem.
mk-text-resist-ice = Lodowe ataki liczą się połowicznie, a niebieskie karty działają na niego tylko atakiem.

# Taktyki
mk-text-early-bird = Jesteś wcześnie w kolejności rundy. Nic więcej.
mk-text-rethink = Od razu: odrzuć do trzech kart, dobierz tyle samo, potem wtasuj stos odrzuconych do talii.
mk-text-mana-steal = Od razu: połóż na tej karcie kość podstawowego koloru ze Źródła; jej many możesz użyć w jednej ze swoich tur tej rundy.
mk-text-planning = Na końcu swoich tur dobierasz o kartę więcej niż limit ręki, jeśli masz jeszcze dwie karty.
mk-text-great-start = Od razu: dobierz dwie karty.
mk-text-the-right-moment = Raz w rundzie: rozegraj kolejną turę zaraz po tej.
mk-text-from-the-dusk = Jesteś wcześnie w kolejności rundy. Nic więcej.
mk-text-long-night = Raz, przy pustej talii: trzy losowe karty ze stosu odrzuconych stają się twoją talią.
mk-text-mana-search = Raz na turę, zanim użyjesz kości: przerzuć do dwóch kości Źródła.
mk-text-midnight-meditation = Raz, przed turą: wtasuj do pięciu kart z ręki do talii i dobierz tyle samo.
mk-text-preparation = Od razu: znajdź w talii dowolną kartę, weź ją i potasuj talię.
mk-text-sparing-power = Przed każdą turą połóż wierzchnią kartę talii pod tą kartą albo weź wszystkie karty spod niej; wtedy taktyka jest zużyta.

# Miejsca
mk-text-village = Interakcja: werbowanie jednostek wioski i leczenie, 3 wpływu za punkt. Przed turą można ją splądrować: dwie karty, reputacja -1.
mk-text-monastery = Interakcja: werbowanie jednostek, leczenie za 2 wpływu za punkt, zaawansowane akcje za 6. Można go spalić: reputacja -3, fioletowy wróg bez twoich jednostek, artefakt.
mk-text-keep = Wejście to szturm na garnizon za murami; reputacja -1. W swojej twierdzy werbujesz jednostki, a obok niej masz większą rękę.
mk-text-mage-tower = Wejście to szturm na fioletowy garnizon za murami; reputacja -1. Zdobycie daje zaklęcie; potem można tu werbować jednostki i kupować zaklęcia (7 wpływu i mana).
mk-text-dungeon = Wejście to twoja akcja: brązowy wróg, zasady nocy, bez jednostek. Pierwsze zwycięstwo daje według kości zaklęcie albo artefakt, następne tylko sławę.
mk-text-tomb = Wejście to twoja akcja: czerwony wróg, zasady nocy, bez jednostek. Pierwsze zwycięstwo daje zaklęcie i artefakt, następne tylko sławę.
mk-text-den = Wejście to twoja akcja: brązowy wróg, który zostaje, jeśli się nie uda. Zwycięstwo daje dwa losowe kryształy.
mk-text-spawning-grounds = Wejście to twoja akcja: dwóch brązowych wrogów. Pokonanie obu daje artefakt i trzy losowe kryształy.
mk-text-ruins = Żeton pokazuje ołtarz, gdzie za manę dostaje się sławę, albo dwóch wrogów z nagrodą. W nocy leży zakryty, póki ktoś nie przyjdzie.
mk-text-glade = Kończąc tu turę możesz usunąć ranę; zaczynając ją tu dostajesz złotą manę za dnia albo czarną w nocy.
mk-text-mine = Kończąc tu turę dostajesz kryształ jej koloru.
mk-text-portal = Tędy bohaterowie wchodzą do tej krainy. Może tu stać kilku.
mk-text-city = Jego odkrycie kończy Pierwszy zwiad; nie można do niego wejść.
mk-text-altar = Wejście to twoja akcja; zapłać manę: { $colours }. Sława: { $fame }.
mk-text-ruin = Wejście to twoja akcja: walka z wrogami tych kolorów: { $enemies }. Pokonanie wszystkich daje: { $rewards }.
mk-text-wound = Zalega na ręce i nie można jej zagrać. Usuwa ją leczenie; odpoczynek odrzuca jedną inną kartę i dowolnie wiele ran albo jedną ranę, jeśli nie masz nic innego.

# Teren
mk-text-plains = Wejście kosztuje 2 ruchu.
mk-text-hills = Wejście kosztuje 3 ruchu.
mk-text-forest = Wejście kosztuje 3 ruchu za dnia, 5 w nocy.
mk-text-wasteland = Wejście kosztuje 4 ruchu.
mk-text-desert = Wejście kosztuje 5 ruchu za dnia, 3 w nocy.
mk-text-swamp = Wejście kosztuje 5 ruchu.
mk-text-lake = Bez specjalnego efektu nie można wejść.
mk-text-mountain = Bez specjalnego efektu nie można wejść.
mk-text-sea = Poza mapą.
