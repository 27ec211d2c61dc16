# Mage Knight: co robią elementy gry, do panelu bocznego. Tekst karty składa się z jej kroków.

mk-or = albo
mk-and = i
mk-head-basic = Efekt podstawowy
mk-head-strong = Efekt mocny ({ $colours_mana } mana)
mk-head-thrown = Po usunięciu z gry
mk-head-sideways = Bokiem
mk-head-use = Użycie
mk-head-paid = Jeśli jest { $colours_mana } mana
mk-head-turn = Raz na turę
mk-head-round = Raz na rundę
mk-head-resists = Odporność
mk-head-places = Gdzie można ją zwerbować
mk-head-summons = Przywołuje
mk-do-sideways = ruch, wpływ, atak albo blok 1
mk-do-resists = { $elements }
mk-do-places = { $places }
mk-do-points = { $what } { $n }
mk-do-swift-block = { $what } { $n }, przeciw szybkiemu atakowi dwa razy tyle
mk-do-fame = sława +{ $n }
mk-do-reputation = reputacja { SIGNED($n) }
mk-do-wound = otrzymujesz { $n ->
    [one] ranę
    [few] { $n } rany
   *[many] { $n } ran
}
mk-do-discard = odrzuć inną kartę, która nie jest raną:
mk-do-pay = zapłać { $what_paid } manę:
mk-do-pay-own = zapłać manę podstawowego koloru:
mk-do-pay-any = zapłać jedną manę, podstawowego koloru albo czarną:
mk-do-draw = dobierz { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
}
mk-do-heal = leczenie { $n }
mk-do-mana = weź { $n ->
    [one] { $what } żeton many
    [few] { $n } żetony { $what_gen } many
   *[many] { $n } żetonów { $what_gen } many
}
mk-do-crystal = weź { $n ->
    [one] { $what } kryształ
    [few] { $n } kryształy ({ $what })
   *[many] { $n } kryształów ({ $what })
}
mk-do-crystal-own = weź kryształ tego koloru
mk-do-ready = przygotuj jednostkę{ $n ->
    [2] {" "}poziomu I lub II
    [3] {" "}poziomu I, II lub III
   *[other] {""}
}
mk-do-cheaper = w tej turze pola kosztują o { $n } mniej{ $m ->
    [0] {""}
   *[other] , ale co najmniej { $m }
}: { $terrains }
mk-do-costing = w tej turze pola kosztują { $n }{ $m ->
    [0] {""}
   *[other] {" "}(jeśli można na nie wejść)
}: { $terrains }
mk-do-self-wound = ta jednostka zostaje ranna
mk-do-agile = ruch { $n }, a w walce tej tury punkty ruchu można wydać jako atak{ $m ->
    [0] {""}
   *[other] , a po dwa jako atak dystansowy 1
}
mk-do-amulet-darkness = za dnia pustynie kosztują w tej turze 3 i można używać czarnej many
mk-do-amulet-sun = w nocy lasy kosztują w tej turze 3, można używać złotej many, a garnizony obok i wszystkie ruiny zostają odkryte
mk-do-any-crystal = weź kryształ dowolnego koloru
mk-do-any-mana = weź { $n ->
    [one] żeton dowolnej many
    [few] { $n } żetony dowolnej many
   *[many] { $n } żetonów dowolnej many
}
mk-do-some-mana = weź żeton many jednego z kolorów: { $colours }
mk-do-blades = ataki fizyczne liczą się podwójnie, nikt nie jest na nie odporny, a każdy pokonany wróg daje o 1 sławę więcej
mk-do-break = wróg traci 1 punkt pancerza za każdą swoją odporność
mk-do-break-down = usuń kartę akcji i weź { $n ->
    [1] po krysztale każdego innego koloru
   *[other] dwa kryształy jej koloru
}
mk-do-cold-fire = wszystkie ataki tej walki są zimnym ogniem
mk-do-destroy = pokonaj od razu jednego wroga
mk-do-diplomat = wpływ { $n }, a w walce tej tury wpływ można wydać jako blok ({ $what })
mk-do-discard-wound = odrzuć ranę z ręki
mk-do-discards-attack = odrzuć dowolnie wiele kart: atak { $n } za każdą; każdy wróg pokonany w tej turze daje o 1 sławę więcej
mk-do-distil = możesz zapłacić jedną manę za kryształ jej koloru
mk-do-motivate = dobierz { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
}, a jeśli tylko ty masz najmniej sławy, weź { $what } żeton many
mk-do-endless = w tej turze czarna i { $what_mana } mana są nieskończone
mk-do-expose-all-fortified = wszyscy wrogowie tracą umocnienia
mk-do-expose-all-resistances = wszyscy wrogowie tracą odporności
mk-do-flames-attack = ognisty atak { $n } i jeszcze 2 za każdego wroga
mk-do-flames-block = ognisty blok { $n } i jeszcze 2 za każdego wroga
mk-do-gather = wpływ { $n } i jeszcze { $m } za każdą ranę na ręce i na jednostkach
mk-do-gem-mana = weź po żetonie many każdego podstawowego koloru, za dnia też złoty, w nocy czarny
mk-do-glitter = wpływ 1 za każdy kolor wśród twoich kryształów
mk-do-grail = leczenie { $n }; { $n ->
    [2] każdy wydany punkt daje 1 sławę
   *[other] za każdą ranę uleczoną na ręce dobierasz kartę
}
mk-do-heal-unit = ulecz jedną ranę jednostki
mk-do-icons-block = lodowy blok { $n } i jeszcze 1 za każdą zdolność, atak żywiołu i odporność wroga
mk-do-idle = { $n ->
    [1] jeden wróg{ $m ->
        [0] {""}
       *[other] {" "}bez umocnienia
    } nie atakuje w tej walce
   *[other] najwyżej { $n } wrogów nie atakuje w tej walce
}
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
    [2] {" "}i przygotuj jednostkę poziomu I lub II
   *[other] {" "}i przygotuj jednostkę poziomu I, II lub III
}
mk-do-mod-all-resist = twoje jednostki są w tej turze odporne na wszystko
mk-do-mod-ambush = pierwsza karta ataku w tej turze daje o { $n } więcej albo pierwsza karta bloku o { $m } więcej
mk-do-mod-learning = raz w tej turze możesz za { $n } wpływu wziąć zaawansowaną akcję z oferty
mk-do-mod-pain = jedną ranę można zagrać bokiem za 2
mk-do-mod-refund = kryształy wydane w tej turze wracają na jej końcu
mk-do-ring = każde zaklęcie tego koloru zagrane w tej turze daje 1 sławę
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
mk-do-move-lakes = ruch { $n }
mk-do-no-magic = jedna karta bokiem jest warta { $n }, jeśli w tej turze nie użyjesz kości Źródła
mk-do-open-site = umocnienia miejsca nie działają
mk-do-own-crystal = weź jeszcze jeden kryształ koloru, który już masz
mk-do-paired = zagraj inną kartę akcji: jej mocny efekt bez many, każda liczba większa o { $n }
mk-do-random-crystals = otrzymujesz { $n ->
    [one] { $n } kryształ losowego koloru
    [few] { $n } kryształy losowych kolorów
   *[other] { $n } kryształów losowych kolorów
} (złoty – dowolny do wyboru, czarny – zamiast kryształu 1 sława)
mk-do-recall-chosen = dwie wybrane karty ze stosu kart odrzuconych idą na wierzch talii albo pod nią; przy następnym dobieraniu dwie karty więcej
mk-do-recall-random = dwie losowe karty ze stosu kart odrzuconych idą na wierzch talii albo pod nią; przy następnym dobieraniu dwie karty więcej
mk-do-repeat = usuń kartę akcji i użyj jej { $what ->
    [strong] mocnego efektu dwa razy
   *[other] podstawowego efektu trzy razy
}
mk-do-reroll-source = przerzuć wszystkie kości Źródła
mk-do-restore = leczenie 3, w lesie 5{ $m ->
    [0] {""}
   *[other] ; przygotuj jednostki, których poziomy dają razem tyle samo
}
mk-do-rider-burn = jeśli blok się uda, może stać się też ognistym atakiem { $n }
mk-do-rider-destroy = jeśli blok się uda, zablokowany wróg jest pokonany
mk-do-rider-weaken = jeśli blok się uda, pancerz zablokowanego wroga jest mniejszy o { $n }
mk-do-shoot = atak dystansowy { $n } za dnia, { $m } w nocy
mk-do-sieging = wszystkie ataki tej walki są też oblężnicze
mk-do-storm = weź kryształ w kolorze jednej z kości podstawowych kolorów i przerzuć tę kość
mk-do-study = usuń kartę akcji: zaklęcie jej koloru z oferty i kryształ tego koloru
mk-do-take-dice = weź { $n ->
    [one] { $n } kość
   *[other] { $n } kości
} Źródła, wybierz kolor oprócz złotego i za każdą otrzymaj { $m ->
    [one] { $m } żeton
    [few] { $m } żetony
   *[other] { $m } żetonów
} tej many
mk-do-tale = za każdą jednostkę zwerbowaną w tej turze: { $n ->
    [0] {""}
   *[other] sława +{ $n },{" "}
}reputacja +{ $m }
mk-do-talk = wpływ { $n } za dnia, { $m } w nocy
mk-do-train-hand = usuń kartę akcji: zaawansowana akcja jej koloru z oferty trafia na rękę
mk-do-train-discard = usuń kartę akcji: zaawansowana akcja jej koloru z oferty trafia na stos kart odrzuconych
mk-do-units-up = ataki i bloki jednostek są w tej walce większe o { $n }; nie mogą przyjmować obrażeń
mk-do-universal = jedna karta bokiem jest warta 3, a { $what_mana } karta – 4
mk-do-universal-any = jedna karta bokiem jest warta 3, a karta tego koloru – 4
mk-do-walk = ruch { $n } za dnia, { $m } w nocy
mk-do-weaken = pancerz wroga mniejszy o { $n }{ $m ->
    [0] {""}
   *[other] , umocnionego o { $m }
}
mk-do-weaken-all = pancerz wszystkich wrogów mniejszy o { $n }{ $m ->
    [0] {""}
   *[other] , umocnionych o { $m }
}
mk-do-wrath = rzuć kością many: czarny albo czerwony to rana
mk-do-wrath-more = atak oblężniczy 5 i jeszcze do { $n }; za każdy punkt ponad pięć rzuć kością many: czarny albo czerwony to rana

# Kroki kart działających na innych, sztandarów i ruchów bezpośrednich
mk-do-talent = odrzuć kartę i za manę jej koloru użyj podstawowego efektu zaklęcia tego koloru z oferty
mk-do-gain-spell = połóż na swoim stosie kart odrzuconych zaklęcie opłaconego koloru z oferty
mk-do-call-up = użyj jednej zdolności jednostki z oferty jak własnej; nie można jej przydzielać obrażeń
mk-do-muster = jednostka z oferty dołącza do ciebie za darmo
mk-do-flow = przygotuj jednostkę{ $m ->
    [0] {""}
   *[other] {" "}i ulecz jedną jej ranę
}; potem możesz sprawić, że po jednej jednostce każdego innego gracza, poziomu najwyżej { $n }, będzie użyta
mk-do-claim = zatrzymaj do końca rundy kość Źródła podstawowego koloru i otrzymaj { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[other] { $n } żetonów
} tej many{ $m ->
    [0] {""}
   *[other] ; kto inny użyje tego koloru w swojej turze, otrzymuje ranę
}
mk-do-claim-each = zatrzymaj do końca rundy kość Źródła podstawowego koloru: po żetonie tej many w każdej następnej turze{ $m ->
    [0] {""}
   *[other] ; kto inny użyje tego koloru w swojej turze, otrzymuje ranę
}
mk-do-melt = każdy inny gracz traci losowy kryształ albo otrzymuje ranę; jeden z tych kryształów możesz wziąć
mk-do-radiate = wskaż kolor: każdy otrzymuje ranę za każdy swój kryształ tego koloru, a ty { $n ->
    [one] { $n } taki kryształ
    [few] { $n } takie kryształy
   *[other] { $n } takich kryształów
}
mk-do-read-minds = wskaż kolor i weź kryształ tego koloru; każdy inny gracz odrzuca kartę tego koloru albo pokazuje, że jej nie ma{ $m ->
    [0] {""}
   *[other] ; jedną odrzuconą kartę akcji możesz zatrzymać
}
mk-do-bend = w tej turze pola i nieodkryte miejsca odległe o { $n } liczą się jako sąsiednie i nikt nie zostaje sprowokowany
mk-do-bend-time = ta karta zostaje odłożona, pozostałe zagrane w tej turze wracają na rękę i następuje kolejna tura
mk-do-soar-under-ground = przejdź do trzech odkrytych pól, nie przez jeziora ani bagna, na bezpieczne pole, nikogo nie prowokując
mk-do-soar-on-wings = za 1–5 punktów ruchu przeleć tyle samo odkrytych pól nad wszystkim na bezpieczne pole, nikogo nie prowokując
mk-do-soar-beside = przejdź na sąsiednie bezpieczne pole, nikogo nie prowokując
mk-do-soar-two-spaces = za 2 punkty ruchu przejdź dwa pola na bezpieczne pole, nikogo nie prowokując
mk-do-tunnel = to samo, ale jest to szturm lub atak na bohatera, w którym umocnienia miejsca nie działają
mk-do-wings = jeden wróg nie atakuje; każdy następny za 1, 2, 3 i więcej punktów ruchu
mk-do-hoist = daj sztandar jednostce
mk-do-ready-all = przygotuj wszystkie swoje jednostki
mk-do-glory = pancerz, ataki i bloki wszystkich twoich jednostek są w tej turze większe o 1; każda, która walczy, daje 1 sławę
mk-do-ward = na końcu tury wszystkie otrzymane w niej rany można usunąć
mk-do-pass-wound = usuń najwyżej { $n ->
    [one] { $n } ranę
    [few] { $n } rany
   *[other] { $n } ran
}; jedna z nich trafia na rękę najbliższego bohatera
mk-do-invoke-red = odrzuć ranę i otrzymaj czerwony żeton many; trzeba go wydać od razu
mk-do-invoke-black = odrzuć ranę i otrzymaj czarny żeton many; trzeba go wydać od razu
mk-do-invoke-white = odrzuć kartę, która nie jest raną, i otrzymaj biały żeton many; trzeba go wydać od razu
mk-do-invoke-green = odrzuć kartę, która nie jest raną, i otrzymaj zielony żeton many; trzeba go wydać od razu
mk-do-mod-polar = jednej many możesz użyć jako przeciwnej: czerwonej jako niebieskiej, zielonej jako białej, złotej jako czarnej – i odwrotnie
mk-do-shed = usuń z ręki najwyżej { $n ->
    [one] { $n } ranę
    [few] { $n } rany
   *[other] { $n } ran
}
mk-do-to-centre = połóż tę umiejętność na środku stołu
mk-do-reroll-one = możesz przerzucić kość Źródła
mk-do-mark = weź żeton many dowolnego koloru prócz złotego; umiejętność z tym znakiem trafia na środek
mk-text-banner-of-courage = Raz w rundzie, poza walką: jednostkę ze sztandarem można przygotować.
mk-text-banner-of-fear = W fazie bloku jednostki ze sztandarem można użyć, by anulować atak wroga; to daje 1 sławę.
mk-text-banner-of-glory = Jednostka ze sztandarem ma o 1 większy pancerz, atak i blok, a za każdy udział w walce daje 1 sławę.
mk-text-banner-of-protection = Jednostka ze sztandarem ma o 1 większy pancerz i jest odporna na ogień i lód.
mk-text-arythea-ritual-of-pain = Każdy gracz może wziąć tę umiejętność ze środka stołu, by zagrać ranę bokiem za 3.
mk-text-goldyx-source-freeze = Do twojej następnej tury inni gracze nie używają kości Źródła; potem otrzymujesz kryształ w kolorze, który tam wypadł.
mk-text-goldyx-source-opening = Każdy gracz może wziąć tę umiejętność ze środka stołu, by użyć jeszcze jednej kości podstawowego koloru; ty otrzymujesz kryształ tego koloru.
mk-text-norowas-bonds-of-loyalty = Do oferty dołączają dwie zwykłe jednostki, a ty masz o jeden żeton dowodzenia więcej; jednostka pod nim kosztuje o 5 mniej, działa wszędzie i nie można jej rozwiązać.
mk-text-norowas-calming-the-weather = Każdy gracz może wziąć tę umiejętność ze środka stołu: do końca tury każdy teren jest tańszy o 1, ale kosztuje co najmniej 1.
mk-text-norowas-prayer-of-weather = Do twojej następnej tury każdy teren jest dla innych droższy o 1, ale kosztuje najwyżej 5.
mk-text-tovak-mana-exploit = Do twojej następnej tury inny gracz używający many innego koloru otrzymuje ranę za każdy taki kolor.
mk-text-tovak-mana-overload = Kto pierwszy wzmocni maną tego koloru kartę ruchu, wpływu, ataku albo bloku, otrzymuje z niej o 4 więcej.

# Zdolności wrogów
mk-summon = przywołanie
mk-resist-physical = odporność na ataki fizyczne
mk-resist-fire = odporność na ogień
mk-resist-ice = odporność na lód
mk-text-plain = Bez specjalnych zdolności.
mk-text-fortified = W fazie walki na dystans działają na niego tylko ataki oblężnicze; na podwójnie umocnionego w tej fazie nie działa nic.
mk-text-swift = Zablokowanie jego ataku wymaga dwa razy więcej bloku.
mk-text-brutal = Jego niezablokowany atak zadaje podwójne obrażenia.
mk-text-poison = Jednostka, którą zrani, otrzymuje dwie rany. Za każdą ranę wziętą na rękę bohater kładzie jeszcze jedną na stos kart odrzuconych.
mk-text-paralyze = Jednostka, którą zrani, ginie na zawsze. Zraniony bohater odrzuca z ręki wszystko oprócz ran.
mk-text-summon = Przed fazą bloku przywołuje wroga, który atakuje zamiast niego; przywołany nie daje sławy i znika po zadaniu obrażeń.
mk-text-resist-physical = Ataki fizyczne są przeciw niemu o połowę słabsze, ataki innych żywiołów działają w pełni.
mk-text-resist-fire = Ogniste ataki są przeciw niemu o połowę słabsze, a z efektów czerwonych kart działają na niego tylko ataki.
mk-text-resist-ice = Lodowe ataki są przeciw niemu o połowę słabsze, a z efektów niebieskich kart działają na niego tylko ataki.

# Taktyki
mk-text-early-bird = Grasz w rundzie jako jeden z pierwszych. Innych korzyści nie ma.
mk-text-rethink = Od razu: odrzuć do trzech kart, dobierz tyle samo, potem wtasuj stos kart odrzuconych do talii.
mk-text-mana-steal = Od razu: połóż na tej karcie kość podstawowego koloru ze Źródła; jej many możesz użyć w jednej ze swoich tur tej rundy.
mk-text-planning = Na końcu tury dobierasz o kartę więcej, niż wynosi limit ręki, jeśli masz na ręce jeszcze co najmniej dwie karty.
mk-text-great-start = Od razu: dobierz dwie karty.
mk-text-the-right-moment = Raz w rundzie: rozegraj kolejną turę zaraz po tej.
mk-text-from-the-dusk = Grasz w rundzie jako jeden z pierwszych. Innych korzyści nie ma.
mk-text-long-night = Raz, przy pustej talii: trzy losowe karty ze stosu kart odrzuconych stają się twoją talią.
mk-text-mana-search = Raz na turę, zanim użyjesz kości: przerzuć do dwóch kości Źródła.
mk-text-midnight-meditation = Raz, przed turą: wtasuj do pięciu kart z ręki do talii i dobierz tyle samo.
mk-text-preparation = Od razu: znajdź w talii dowolną kartę, weź ją i potasuj talię.
mk-text-sparing-power = Przed każdą turą połóż wierzchnią kartę talii pod tą kartą albo weź wszystkie karty spod niej; wtedy taktyka jest zużyta.

# Miejsca
mk-text-village = Interakcja: werbowanie jednostek wioski i leczenie (3 punkty wpływu za punkt). Przed swoją turą wioskę można splądrować: dwie karty, reputacja −1.
mk-text-monastery = Interakcja: werbowanie jednostek, leczenie (2 punkty wpływu za punkt), zaawansowana akcja za 6 punktów wpływu. Klasztor można spalić: reputacja −3, walka z fioletowym wrogiem bez jednostek, nagrodą jest artefakt.
mk-text-keep = Wejść znaczy szturmować umocniony garnizon; reputacja −1. W swojej twierdzy werbujesz jednostki, a w niej i obok niej masz większy limit ręki.
mk-text-mage-tower = Wejść znaczy szturmować umocniony fioletowy garnizon; reputacja −1. Zdobycie daje zaklęcie; potem można tu werbować jednostki i kupować zaklęcia (7 punktów wpływu i mana koloru zaklęcia).
mk-text-dungeon = Wejście to twoja akcja: brązowy wróg, zasady nocy, bez jednostek. Pierwsze zwycięstwo daje zaklęcie albo artefakt (rozstrzyga kość), następne tylko sławę.
mk-text-tomb = Wejście to twoja akcja: czerwony wróg, zasady nocy, bez jednostek. Pierwsze zwycięstwo daje zaklęcie i artefakt, następne tylko sławę.
mk-text-den = Wejście to twoja akcja: brązowy wróg, który zostaje, jeśli się nie uda. Zwycięstwo daje dwa losowe kryształy.
mk-text-spawning-grounds = Wejście to twoja akcja: dwóch brązowych wrogów. Pokonanie obu daje artefakt i trzy losowe kryształy.
mk-text-ruins = Żeton pokazuje ołtarz, gdzie za manę dostaje się sławę, albo dwóch wrogów z nagrodą. W nocy leży zakryty, póki ktoś nie przyjdzie.
mk-text-glade = Kończąc tu turę, możesz usunąć ranę; zaczynając ją tu, dostajesz złotą manę za dnia albo czarną w nocy.
mk-text-mine = Kończąc tu turę, dostajesz kryształ jej koloru.
mk-text-portal = Tędy bohaterowie wchodzą do tej krainy. Może tu stać kilku.
mk-text-city = Wejść znaczy szturmować umocniony garnizon z premią miasta (białe: pancerz +1; niebieskie: ataki ognia i lodu +2, zimnego ognia +1; czerwone: ataki fizyczne brutalne; zielone: ataki fizyczne trujące); reputacja −1. Za każdego pokonanego obrońcę kładziesz tarczę; z ostatnim miasto jest zdobyte i otwarte dla wszystkich. Werbuje się tu jednostki ze znakiem miasta; w czerwonym są artefakty (12), w niebieskim zaklęcia (7 i mana), w zielonym zaawansowane akcje (6), w białym wszystkie jednostki, a za 2 jeszcze jedna elitarna w ofercie. W „Pierwszym zwiadzie” odkrycie miasta kończy grę i nie można do niego wejść.
mk-text-altar = Wejście to twoja akcja; zapłać manę: { $colours_mana }. Sława +{ $fame }.
mk-text-ruin = Wejście to twoja akcja: walka z wrogami ({ $enemies }). Pokonanie wszystkich daje: { $rewards }.
mk-text-wound = Zajmuje miejsce na ręce i nie można jej zagrać. Usuwa ją leczenie; odpoczywając, odrzuca się jedną inną kartę i dowolnie wiele ran albo jedną ranę, jeśli nie ma nic innego.

# Teren
mk-text-plains = Wejście kosztuje 2 punkty ruchu.
mk-text-hills = Wejście kosztuje 3 punkty ruchu.
mk-text-forest = Wejście kosztuje 3 punkty ruchu za dnia, 5 w nocy.
mk-text-wasteland = Wejście kosztuje 4 punkty ruchu.
mk-text-desert = Wejście kosztuje 5 punktów ruchu za dnia, 3 w nocy.
mk-text-swamp = Wejście kosztuje 5 punktów ruchu.
mk-text-lake = Bez specjalnego efektu nie można wejść.
mk-text-mountain = Bez specjalnego efektu nie można wejść.
mk-text-sea = Poza mapą.
