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
mk-text-maze = Wejście to twoja akcja: idzie z tobą najwyżej jedna jednostka, płacisz 2, 4 lub 6 ruchu zdobytego teraz; brązowy wróg. Zwycięstwo daje zależnie od drogi dwa kryształy do wyboru, czar albo artefakt. Każdą drogę przechodzi się raz, a każdy bohater tylko jedną.
mk-text-labyrinth = Wejście to twoja akcja: idzie z tobą najwyżej jedna jednostka, płacisz 2, 4 lub 6 ruchu zdobytego teraz; czerwony wróg. Zwycięstwo daje zależnie od drogi dwa kryształy do wyboru, czar albo artefakt, a do tego akcję zaawansowaną. Każdą drogę przechodzi się raz, a każdy bohater tylko jedną.
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
mk-text-elusive = Liczy się wyższy pancerz, a jeśli wszystkie jego ataki zablokowano – w fazie ataku niższy.
mk-text-unfortified = Nie chronią go ani miejsca ufortyfikowane, ani mury.

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
mk-heroes-fortified = Ufortyfikowani bohaterowie (wróg)
    .acc = Ufortyfikowanych bohaterów (wrogów)
mk-thugs-token = Zbiry (wróg)
    .acc = Zbirów (wrogów)
mk-shocktroops-token = Oddział szturmowy (wróg)
    .acc = Oddział szturmowy (wrogów)
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
mk-sketch-refugee-camp = Ob

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
mk-shocktroops = Oddziały szturmowe
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
