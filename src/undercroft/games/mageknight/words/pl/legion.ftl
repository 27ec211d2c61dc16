# Mage Knight: The Lost Legion i karty wydania Ultimate

mk-option-sets = Dodatki
mk-option-sets-none = żadne
mk-option-sets-lost-legion = The Lost Legion

# Pytania i odpowiedzi
mk-companion = Kto idzie z tobą?
mk-companion-companion = { $what }
mk-companion-alone = Idziesz bez jednostek
mk-path = Którędy? Płacisz ruchem zdobytym teraz.
mk-path-path = Droga za { $what } ruchu
mk-path-unit = Użyj: { $what }
mk-path-skill = Użyj: { $what }
mk-path-heal = Ulecz: { $what_acc }
mk-path-learn = Weź: { $what_acc }
mk-path-tactic = Użyj taktyki: { $what }
mk-path-leave = Zawróć
mk-block-slow = Uchyl się: { $what } (ruch zmniejsza atak)

# Dlaczego nie?
mk-why-walked = Jedną z dróg już tu przeszedłeś.
mk-why-closed = Wszystkie trzy drogi zostały przebyte.
mk-why-mixed = Zbirów i Bohaterów nie można zwerbować podczas jednej interakcji.

# Kafelki
mk-c12 = kafelek 12
mk-c13 = kafelek 13
mk-c14 = kafelek 14
mk-k09 = kafelek centralny 9
mk-k10 = kafelek centralny 10
mk-volkare-camp = kafelek z obozem

# Miejsca
mk-deep-mine = Głęboka kopalnia
    .acc = głęboką kopalnię
    .at = przy głębokiej kopalni
    .into = do głębokiej kopalni
mk-labyrinth = Labirynt
    .acc = labirynt
    .at = w labiryncie
    .into = do labiryntu
mk-maze = Plątanina
    .acc = plątaninę
    .at = w plątaninie
    .into = do plątaniny
mk-refugee-camp = Obóz uchodźców
    .acc = obóz uchodźców
    .at = w obozie uchodźców
    .into = do obozu uchodźców
mk-text-deep-mine = Kończąc tu turę, dostajesz kryształ jednego z jej kolorów.
mk-text-maze = Wejście to twoja akcja: idzie z tobą najwyżej jedna jednostka, płacisz 2, 4 lub 6 ruchu zdobytego teraz; brązowy wróg. Zwycięstwo daje zależnie od drogi dwa kryształy do wyboru, zaklęcie albo artefakt. Każdą drogę przechodzi się raz, a każdy bohater tylko jedną.
mk-text-labyrinth = Wejście to twoja akcja: idzie z tobą najwyżej jedna jednostka, płacisz 2, 4 lub 6 ruchu zdobytego teraz; czerwony wróg. Zwycięstwo daje zależnie od drogi dwa kryształy do wyboru, zaklęcie albo artefakt, a do tego zaawansowaną akcję. Każdą drogę przechodzi się raz, a każdy bohater tylko jedną.
mk-text-refugee-camp = Interakcja: werbowanie dowolnej jednostki z oferty – po jej cenie, jeśli jest w wiosce, o 1 drożej, jeśli jest w twierdzy, wieży magów lub klasztorze, w innym razie o 3 drożej.
mk-gem = kryształ do wyboru

# Ruiny
mk-altar-all = Ołtarz wszystkich kolorów
mk-ruin-green-green-green = Ruiny: trzy orki
mk-ruin-violet-violet = Ruiny: dwaj magowie

# Zdolności wrogów
mk-arcane-immunity = odporność na magię
mk-assassination = skrytobójstwo
mk-cumbersome = ociężały
mk-elusive = nieuchwytny
mk-unfortified = nieumocniony
mk-text-arcane-immunity = Działają na niego tylko ataki i bloki; efekty skierowane na jego ataki także działają.
mk-text-assassination = Niezablokowane obrażenia otrzymuje tylko bohater.
mk-text-cumbersome = W fazie bloku każdy punkt ruchu zmniejsza jeden z jego ataków o 1; przy 0 atak jest zablokowany.
mk-text-elusive = Liczy się wyższy pancerz, a jeśli wszystkie jego ataki zablokowano – w walce wręcz niższy.
mk-text-unfortified = Nie chronią go ani miejsca umocnione, ani mury.

# Wrogowie
mk-orc-skirmishers = Orczy harcownicy
    .acc = Orczych harcowników
mk-orc-war-beasts = Orcze bestie bojowe
mk-orc-trackers = Orczy tropiciele
    .acc = Orczych tropicieli
mk-orc-stonethrowers = Orczy miotacze głazów
    .acc = Orczych miotaczy głazów
mk-heroes-ice = Bohaterowie z lodem (wróg)
    .acc = Bohaterów z lodem (wrogów)
mk-heroes-fire = Bohaterowie z ogniem (wróg)
    .acc = Bohaterów z ogniem (wrogów)
mk-heroes-swift = Szybcy bohaterowie (wróg)
    .acc = Szybkich bohaterów (wrogów)
mk-heroes-fortified = Umocnieni bohaterowie (wróg)
    .acc = Umocnionych bohaterów (wrogów)
mk-thugs-token = Zbiry (wróg)
    .acc = Zbirów (wrogów)
mk-shocktroops-token = Szturmowcy (wróg)
    .acc = Szturmowców (wrogów)
mk-shadow = Cień
mk-hydra = Hydra
    .acc = Hydrę
mk-manticore = Mantykora
    .acc = Mantykorę
mk-sorcerers-token = Czarnoksiężnicy (wróg)
    .acc = Czarnoksiężników (wrogów)
mk-magic-familiars-token = Magiczne chowańce (wróg)
    .acc = Magiczne chowańce (wrogów)
mk-grim-legionnaires = Ponurzy legioniści
    .acc = Ponurych legionistów
mk-fire-catapult = Ognista katapulta
    .acc = Ognistą katapultę
mk-ice-catapult = Lodowa katapulta
    .acc = Lodową katapultę
mk-delphana-masters-token = Mistrzowie z Delphany (wróg)
    .acc = Mistrzów z Delphany (wrogów)
mk-storm-dragon = Smok burzy
    .acc = Smoka burzy
mk-lava-dragon = Smok lawy
    .acc = Smoka lawy
mk-dragon-summoner = Smoczy przywoływacz
    .acc = Smoczego przywoływacza
mk-fact-reputation = Reputacja

# The drawn map
mk-sketch-deep-mine = Gk
mk-sketch-labyrinth = La
mk-sketch-maze = Pl
mk-sketch-refugee-camp = Uc

# Jednostki
mk-option-sets-ultimate = karty wydania Ultimate
mk-befriend = przywołaj magiczne chowańce
mk-parley = Na co wydajesz wpływ?
mk-parley-recruit = Zwerbuj: { $what_acc }
mk-parley-unit = Użyj: { $what }
mk-parley-skill = Użyj: { $what }
mk-parley-heal = Ulecz: { $what_acc }
mk-parley-learn = Weź: { $what_acc }
mk-parley-tactic = Użyj taktyki: { $what }
mk-parley-done = To wszystko
mk-upkeep = { $card } chcą kryształu albo odejdą.
mk-upkeep-crystal = Zapłać kryształ: { $what }
mk-upkeep-none = Pozwól im odejść
mk-hire = Zapłać 2 punkty wpływu: { $what }
mk-box-opened = { $who } otwiera szkatułę: { $card }.
mk-box = Szkatuła jako artefakt: { $what }
mk-spared = { $who } odwraca sztandar: { $card }. Bez rany: { $what }.
mk-hired = { $who } płaci za tę walkę: { $card }.
mk-pick-peek = Podejrzyj: { $what }
mk-why-unpaid = Najpierw chcą 2 punktów wpływu w tej walce.
mk-why-nothing-hidden = Nie ma czego podejrzeć.
mk-delphana-masters = Mistrzowie z Delphany
    .acc = Mistrzów z Delphany
mk-heroes-blue = Bohaterowie (niebiescy)
    .acc = Bohaterów (niebieskich)
mk-heroes-green = Bohaterowie (zieloni)
    .acc = Bohaterów (zielonych)
mk-heroes-red = Bohaterowie (czerwoni)
    .acc = Bohaterów (czerwonych)
mk-heroes-white = Bohaterowie (biali)
    .acc = Bohaterów (białych)
mk-magic-familiars = Magiczne chowańce
mk-scouts = Zwiadowcy
    .acc = Zwiadowców
mk-shocktroops = Szturmowcy
    .acc = Szturmowców
mk-sorcerers = Czarnoksiężnicy
    .acc = Czarnoksiężników
mk-thugs = Zbiry
    .acc = Zbirów
mk-text-delphana-masters = Tylko podczas interakcji. Gdy są zużyci, mogą za manę użyć dalszych zdolności, dopóki nie są ranni, każdej raz.
mk-text-heroes-blue = Werbunek Bohaterów podwaja zmianę z reputacji w tej interakcji. Podczas szturmu działają tylko za 2 punkty wpływu.
mk-text-heroes-green = Werbunek Bohaterów podwaja zmianę z reputacji w tej interakcji. Podczas szturmu działają tylko za 2 punkty wpływu.
mk-text-heroes-red = Werbunek Bohaterów podwaja zmianę z reputacji w tej interakcji. Podczas szturmu działają tylko za 2 punkty wpływu.
mk-text-heroes-white = Werbunek Bohaterów podwaja zmianę z reputacji w tej interakcji. Podczas szturmu działają tylko za 2 punkty wpływu.
mk-text-magic-familiars = Tylko podczas interakcji albo na magicznej polanie, oprócz ceny za manę podstawowego koloru. Ona je oznacza: z czerwoną Atak 5, z niebieską Blok 7, z białą Ruch lub Wpływ 5, z zieloną Leczenie 3. Przed każdą rundą płaci się kryształ, który jest nowym znakiem, albo odchodzą.
mk-text-thugs = Werbunek Zbirów odwraca zmianę z reputacji w tej interakcji. Obrażenia przyjmują tylko za 2 punkty wpływu na walkę.
mk-do-cheer = ataki twoich innych jednostek są w tej turze o { $n } wyższe
mk-do-doom = wróg jest pokonany, jeśli wszystkie jego ataki zablokowano
mk-do-esteem = podczas interakcji: reputacja +{ $n }
mk-do-lure = atak wroga jest o { $n } niższy; niezablokowany zadaje obrażenia najpierw tej jednostce, nawet przy skrytobójstwie
mk-do-mod-scouting = kafelki można odkrywać z odległości dwóch pól
mk-do-reduce = { $m ->
    [2] dwa ataki wrogów są o { $n } niższe
   *[other] atak wroga jest o { $n } niższy
}
mk-do-scout = obejrzyj zakryty żeton wroga odległy najwyżej o { $n } pola albo wierzchni ze stosu wrogów; pokonanie go w tej turze: sława +1
mk-do-strip-one-fortified = wróg traci wszystkie fortyfikacje
mk-do-strip-one-resistances = wróg traci wszystkie odporności
mk-do-unsettle = wróg ma o { $n } mniej pancerza, a jeden z jego ataków jest o { $n } niższy

# Karty
mk-blood-of-ancients = Krew przodków
mk-chivalry = Rycerskość
mk-counterattack = Kontratak
mk-dodge-and-weave = Unik
mk-force-of-nature = Siła natury
mk-mountain-lore = Znajomość gór
mk-peaceful-moment = Chwila spokoju
mk-ritual-attack = Rytualny atak
mk-shield-bash = Uderzenie tarczą
mk-spell-forge = Kuźnia zaklęć
mk-stout-resolve = Nieugiętość
mk-temporal-portal = Portal czasu
mk-charm = Urok
mk-cure = Uzdrowienie
mk-mist-form = Postać mgły
mk-offering = Ofiara
mk-banner-of-command = Sztandar dowodzenia
mk-banner-of-fortitude = Sztandar hartu
mk-bow-of-starsdawn = Łuk gwiezdnego brzasku
mk-circlet-of-proficiency = Diadem biegłości
mk-druidic-staff = Kostur druida
mk-shield-of-the-fallen-kings = Tarcza poległych królów
mk-soul-harvester = Żniwiarz dusz
mk-tome-of-all-spells = Księga wszystkich zaklęć
mk-chilling-stare = Mrożące spojrzenie
mk-explosive-bolt = Wybuchowy pocisk
mk-mysterious-box = Tajemnicza szkatuła
mk-power-of-crystals = Moc kryształów
mk-rush-of-adrenaline = Przypływ adrenaliny
mk-swift-reflexes = Szybki refleks
mk-tirelessness = Niestrudzenie
mk-text-banner-of-command = Jednostka zwerbowana w tej turze może go nieść zamiast żetonu dowodzenia. Bez sztandaru opuszcza grę.
mk-text-banner-of-fortitude = Raz na rundę jego jednostka ignoruje ranę, razem z trucizną i paraliżem; pancerz i tak zmniejsza obrażenia.
mk-text-mysterious-box = Artefakt trafia pod swoją talię. Po mocnym efekcie szkatuła opuszcza grę, sztandarem jest tylko do końca tury, nieużyta wraca na rękę.
mk-text-charm = Mocny efekt nazywa się Opętanie.
mk-text-cure = Mocny efekt nazywa się Choroba.
mk-text-mist-form = Mocny efekt nazywa się Zasłona mgły.
mk-text-offering = Mocny efekt nazywa się Poświęcenie.

# Wolfhawk
mk-wolfhawk = Wolfhawk
mk-wolfhawk-deadly-aim = Celne oko
mk-wolfhawk-dueling = Pojedynek
mk-wolfhawk-hawk-eyes = Sokole oczy
mk-wolfhawk-howl-of-the-pack = Wycie stada
mk-wolfhawk-know-your-prey = Poznaj swoją zdobycz
mk-wolfhawk-motivation = Motywacja (Wolfhawk)
mk-wolfhawk-on-her-own = Na własną rękę
mk-wolfhawk-refreshing-bath = Orzeźwiająca kąpiel
mk-wolfhawk-refreshing-breeze = Orzeźwiająca bryza
mk-wolfhawk-taunt = Prowokacja
mk-wolfhawk-wolfs-howl = Wilcze wycie
mk-text-wolfhawk-wolfs-howl = Do twojej następnej tury ataki i bloki jednostek innych graczy są o 1 niższe.
mk-text-wolfhawk-howl-of-the-pack = Ze środka stołu może ją wziąć ten, kto walczy: wróg ma o 1 mniej pancerza, a atak wroga jest o 1 niższy.

# Kroki
mk-do-aloof = Wpływ { $n }, jeśli w tej turze nie werbujesz jednostek
mk-do-arrows = odrzuć dowolną liczbę kart innych niż rany: za każdą Atak dystansowy { $n }; każdy wróg pokonany w tej fazie daje 1 sławę
mk-do-bow = w tej turze ataki dystansowe i oblężnicze liczą się podwójnie jako dystansowe albo dystansowe są oblężnicze; decydujesz przy każdym
mk-do-charm = podczas interakcji: kryształ dowolnego podstawowego koloru albo jednostka o { $n } wpływu taniej
mk-do-proclaim = Wpływ { $n }; jednostka zwerbowana w tej turze może nieść tę kartę zamiast żetonu dowodzenia
mk-do-counter = Atak { $n } i o { $m } więcej za każdego wroga, którego wszystkie ataki zablokowano
mk-do-cure = Leczenie { $n }; w tej turze każda rana uleczona z ręki daje kartę, a uleczone jednostki są gotowe
mk-do-druid = odrzuć kartę; zależnie od koloru: czerwony – przygotuj jednostkę poziomu I, II lub III, niebieski – dwa kryształy jednego koloru, zielony – leczenie 3, biały – przejdź do dwóch pól na bezpieczne
mk-do-druid-two = dwa z czterech: przygotuj jednostkę poziomu I, II lub III; dwa kryształy jednego koloru; leczenie 3; przejdź do dwóch pól na bezpieczne
mk-do-dull = atak wroga traci zdolności, ale nie żywioł
mk-do-fence = Blok { $n }, a w walce wręcz Atak { $n } przeciw temu samemu wrogowi; pokonanie go daje 1 sławę, jeśli jednostki nie brały udziału w walce
mk-do-forge = weź { $n ->
    [one] kryształ koloru jednego z zaklęć w ofercie
   *[other] kryształy ({ $n }), każdy koloru innego zaklęcia w ofercie
}
mk-do-goad = atak wroga jest { $m ->
    [0] o { $n } niższy
   *[other] o { $n } wyższy, a wróg ma o { $m } mniej pancerza
}
mk-do-reap-all = w walce wręcz Atak { $n }; każdy wróg pokonany w tej fazie daje kryształ: czerwony za odporność na ogień, niebieski na lód, zielony na ataki fizyczne albo biały
mk-do-heal-units = wszystkie twoje jednostki są całkowicie uleczone
mk-do-howl = jedna karta zagrana bokiem daje { $n } i o 1 więcej za każdy żeton dowodzenia bez jednostki; umiejętność trafia na środek stołu
mk-do-keen = w tej turze odkrywanie nocą kosztuje o 1 mniej, a za dnia widać garnizony odległe o dwa pola
mk-do-mark-down = jedna karta ataku jest o { $n } wyższa w walce na dystans albo o { $m } wyższa w walce wręcz
mk-do-missing-crystal = weź kryształ podstawowego koloru, którego nie masz
mk-do-mod-lore = { $n ->
    [1] jeśli tura kończy się na wzgórzach, dobierz o kartę więcej
   *[other] góry są bezpieczne; jeśli tura kończy się w górach, dobierz o dwie karty więcej, na wzgórzach o jedną
}
mk-do-mod-mist = wzgórza i góry są dla ciebie w tej turze zamknięte
mk-do-mod-rush = { $m ->
    [0] {""}
   *[other] pierwsza rana tej tury, która trafia na rękę, jest usuwana i daje kartę, a{" "}
}każda z { $m ->
    [0] pierwszych
   *[other] następnych
} ran ({ $n }), które w tej turze trafią na rękę, daje kartę
mk-do-mod-tireless = { $m ->
    [0] każda inna karta dająca w tej turze ruch daje o { $n } więcej
   *[other] następna karta dająca w tej turze ruch daje o { $n } więcej
}
mk-do-mod-veil = pierwsza rana, którą wrogowie zadają bohaterowi w tej turze, się nie liczy
mk-do-offer-up = odrzuć do { $n } kart innych niż rany: każda daje kryształ swojego koloru, artefakt – dowolnego
mk-do-open-box = odkryj wierzchni artefakt talii; w tej turze możesz użyć karty jak jego: sława +{ $n }
mk-do-pack = wróg ma o { $n } mniej pancerza, a atak wroga jest o { $n } niższy
mk-do-peace = jako akcja: Wpływ { $n }, a 2 punkty wpływu kupują punkt leczenia{ $m ->
    [0] {""}
   *[other] ; za 2 za poziom przygotuj jedną jednostkę
}
mk-do-per-set = za każdy zestaw kryształów wszystkich czterech kolorów ruch 2, leczenie 1 albo karta
mk-do-gateway = jako akcja: jeśli chcesz, przejdź { $n ->
    [1] na sąsiednie bezpieczne pole
   *[other] do dwóch pól na bezpieczne
}, nikogo nie prowokując; dobierz o { $m ->
    [1] kartę więcej
   *[other] dwie karty więcej
}
mk-do-possess = wróg nie atakuje; w walce wręcz jego ataki są twoje przeciw innym
mk-do-prey = zdolność lub odporność wroga nie działa w tej walce albo jeden z jego ataków traci żywioł
mk-do-proficient = użyj umiejętności ze wspólnej puli; takiej, której używa się co turę, dwa razy
mk-do-adopt = umiejętność ze wspólnej puli staje się twoja
mk-do-rider-bash = jeśli blok się uda, zablokowany wróg ma o 1 mniej pancerza za każdy punkt ponad potrzebę
mk-do-rider-blast = każdy pokonany nim wróg zabiera 1 pancerza innemu
mk-do-rider-laud = każdy pokonany nim wróg daje { $n ->
    [0] reputację +1
   *[other] reputację +1 i sławę +{ $n }
}
mk-do-rider-reap = jeden pokonany nim wróg daje kryształ: czerwony za odporność na ogień, niebieski na lód, zielony na ataki fizyczne albo biały
mk-do-ritual-basic = usuń kartę akcji; zależnie od koloru: czerwony – Atak 5, niebieski – Lodowy atak 3, biały – Atak dystansowy 3, zielony – Atak oblężniczy 2
mk-do-ritual-strong = usuń kartę akcji; zależnie od koloru: czerwony – Ognisty atak 6, niebieski – Atak zimnym ogniem 4, biały – Ognisty atak dystansowy 4, zielony – Ognisty atak oblężniczy 3
mk-do-sicken = wrogowie, których wszystkie ataki zablokowano, mają pancerz 1
mk-do-stout = { $what } { $n }; { $m ->
    [1] za odrzuconą ranę o 1 więcej
   *[other] każda odrzucona z nią karta (najwyżej jedna rana) daje o 2 więcej
}
mk-do-tap-blood = weź ranę, a na rękę zaawansowaną akcję zapłaconego koloru z oferty
mk-do-tome-basic = odrzuć kartę: efekt podstawowy zaklęcia jej koloru z oferty bez many
mk-do-tome-strong = odrzuć kartę: mocny efekt zaklęcia jej koloru z oferty bez many, także za dnia
mk-do-toughen = jedna z twoich jednostek jest w tej walce odporna na ataki fizyczne
mk-do-wake-blood = weź ranę na rękę lub na stos kart odrzuconych i użyj bez many mocnego efektu zaawansowanej akcji z oferty
mk-do-wards = Blok { $n } i jeszcze { $m ->
    [2] jeden taki sam
   *[other] dwa takie same
} przeciw innym atakom
mk-do-wards-cold-fire = Blok zimnym ogniem { $n } i jeszcze dwa takie same przeciw innym atakom
mk-do-weave = w walce wręcz Atak { $n }, jeśli wcześniej w tej walce żadna rana nie trafiła na rękę
mk-do-motivate-fame = dobierz 2 karty; jeśli tylko ty masz najmniej sławy, sława +1

# Odpowiedzi
mk-fight-bend = Odtąd: { $what }
mk-twice = ataki dystansowe i oblężnicze podwójnie jako dystansowe
mk-as-siege = ataki dystansowe są oblężnicze
mk-fight-fire = Atakuj: { $what }
mk-block-fire = Blokuj: { $what }
mk-volley-fire = Atakuj: { $what }
mk-guard-fire = Blokuj: { $what }
mk-volley-bend = Odtąd: { $what }
mk-parley-healing = 2 punkty wpływu za punkt leczenia
mk-parley-wake = Przygotuj: { $what_acc }
mk-pick-skill = { $what }
mk-pick-cast = { $what }
mk-pick-colour = kryształ: { $what }
mk-pick-discount = jednostka o 3 punkty wpływu taniej
mk-pick-staff = { $what }
mk-pick-banner = Sztandar hartu: bez rany
mk-assign-banner = Sztandar hartu: bez rany
mk-assign-none = Przyjmij ranę
mk-pick-bonus = { $what }
mk-step = idź
mk-standard = pod Sztandarem dowodzenia
mk-target-lose = traci: { $what }
mk-target-turn = atak staje się: { $what }
mk-why-aloof = W tej turze działasz na własną rękę.
mk-why-recruited = W tej turze zwerbowano już jednostkę.
mk-why-all-colours = Masz kryształy wszystkich kolorów.
mk-why-no-artifact = Nie ma już artefaktów.
mk-why-no-common = We wspólnej puli nie ma takiej umiejętności.

# Ways
mk-counter = Atak zależny od zablokowanych wrogów od
mk-ritual = Atak za kartę akcji:
mk-tap-blood = zaawansowana akcja na rękę, zapłacono:
mk-wake-blood = mocne efekty z oferty:
mk-reduce = atak wroga niższy o
mk-toughen = jednostka odporna na:
mk-peace = jako akcja Wpływ
mk-forge = kryształy kolorów zaklęć:
mk-stout = z odrzuconymi kartami więcej:
mk-possess = opętani wrogowie:
mk-sicken = pancerz zablokowanych wrogów:
mk-sacrifice = pary kryształów jako Atak:
mk-heal-units = wszystkie jednostki uleczone
mk-arrows = karty jako Ataki dystansowe po
mk-bow = Ataki dystansowe podwójne lub oblężnicze
mk-proficient = wspólne umiejętności:
mk-adopt = wspólne umiejętności na stałe:
mk-druid = dary kostura:
mk-druid-two = dary kostura:
mk-wards = Bloki po
mk-reap-all = kryształy za pokonanych, Atak
mk-tome = zaklęcie z oferty:
mk-dull = ataki bez zdolności:
mk-missing-crystal = brakujące kryształy:
mk-open-box = odkryte artefakty:
mk-rush = karty za rany
mk-gateway = przez portal, pól:
mk-proclaim = Wpływ
mk-do-sacrifice-green-red = zamień każdą parę z zielonego i czerwonego kryształu w manę: za każdą Ognisty atak oblężniczy 4
mk-do-sacrifice-green-blue = zamień każdą parę z zielonego i niebieskiego kryształu w manę: za każdą Lodowy atak oblężniczy 4
mk-do-sacrifice-white-red = zamień każdą parę z białego i czerwonego kryształu w manę: za każdą Ognisty atak dystansowy 6
mk-do-sacrifice-white-blue = zamień każdą parę z białego i niebieskiego kryształu w manę: za każdą Lodowy atak dystansowy 6
mk-green-red = zielony i czerwony
mk-green-blue = zielony i niebieski
mk-white-red = biały i czerwony
mk-white-blue = biały i niebieski
