# Thunderstone
ts-title = Thunderstone
ts-hidden = karta

# Co robią efekty, raz
-ts-draw = { $n ->
        [one] dobierz kartę
        [few] dobierz { $n } karty
       *[other] dobierz { $n } kart
    }
-ts-heal = usuń odkrytą Chorobę i dobierz kartę
-ts-eat = usuń nieużytą Żywność: atak +{ $n }
-ts-rob = każdy inny gracz odrzuca kartę
-ts-cash = usuń tę kartę: 2 złota
-ts-at-village = Wioska
-ts-at-dungeon = Loch
-ts-at-repeat = Loch, wielokrotnie
-ts-far = Jeszcze +{ $n } do ataku przeciw szeregom 2 i 3.
-ts-edge = Jeszcze +{ $n } do ataku z bronią sieczną.
-ts-idle = Nie może atakować szeregu 1.
-ts-double = Podwaja cały atak magiczny.
-ts-trophy-magic = Trofeum: atak magiczny +{ $n }.
-ts-trophy-attack = Trofeum: atak +{ $n }.
-ts-trophy-light = Trofeum: Światło +{ $n }.
-ts-dark = Światło −{ $n }: kara za ciemność większa o { $n }.
-ts-halved-magic = Bez ataku magicznego suma jest dzielona na pół.
-ts-halved-weapon = Bez broni w drużynie suma jest dzielona na pół.
-ts-needs-magic = Bez ataku magicznego (co najmniej 1) nie da się go pokonać.
-ts-disease = Walka: otrzymujesz { $n ->
        [one] Chorobę
       *[other] Choroby: { $n }
    }.
-ts-weakens = Walka: każdy Bohater ma Siłę mniejszą o { $n }.
-ts-slays-militia = Walka: usuń Ochotnika.
-ts-slays-hero = Walka: usuń Bohatera.
-ts-slays-fighter = Walka: usuń wojownika.
-ts-slays-cleric = Walka: usuń kapłana.
-ts-slays-weapon = Walka: usuń Broń.
-ts-slays-food = Walka: usuń Żywność.
-ts-slays-spell = Walka: usuń Zaklęcie.

# Karty
ts-militia = Ochotnik
    .text = Bohater. Za 3 PD staje się dowolnym Bohaterem 1. poziomu.
ts-dagger = Sztylet
    .text = Sieczna.
ts-iron-rations = Żelazne racje
    .text = { -ts-at-dungeon }: Bohater otrzymuje Siłę +2.
ts-torch = Pochodnia
    .text = Działa bez Bohatera.
ts-disease = Choroba
    .text = W Lochu: atak −1 albo atak magiczny −1. Usunięta wraca na swój stos.
ts-stone-of-mystery = Kamień Tajemnic
    .text = W szeregu 1 kończy grę. Bierze go ten, kto pokonał potwora przed nim.
ts-arcane-energies = Tajemne energie
    .text = { -ts-at-dungeon }: atak uzbrojonych Bohaterów staje się magiczny; dobierz kartę.
ts-banish = Wypędzenie
    .text = { -ts-at-dungeon }: odeślij potwora z Hali pod talię albo zmień kolejność w Hali, usuń swoją kartę, dobierz kartę.
ts-barkeep = Karczmarz
    .text = { -ts-at-village }: jeszcze jeden zakup. { -ts-at-village }: { -ts-cash }.
ts-battle-fury = Szał bitewny
    .text = { -ts-at-dungeon }: każdy Bohater otrzymuje atak +1.
ts-feast = Uczta
    .text = { -ts-at-dungeon }: każdy Bohater otrzymuje Siłę +3 i atak +1.
ts-fireball = Ognista kula
    .text = Działa bez Bohatera.
ts-flaming-sword = Płomienny miecz
    .text = Sieczna.
ts-goodberries = Jagody
    .text = { -ts-at-dungeon }: Bohater otrzymuje Siłę +3, a cały jego atak staje się magiczny.
ts-hatchet = Toporek
    .text = Sieczna.
ts-lantern = Latarnia
    .text = Działa bez Bohatera.
ts-lightstone-gem = Świetlisty klejnot
    .text = Działa bez Bohatera.
ts-magical-aura = Magiczna aura
    .text = { -ts-at-dungeon }: cała Broń ma Ciężar 0; dobierz kartę.
ts-pawnbroker = Lichwiarz
    .text = { -ts-at-village }: usuń kartę z wartością złota: tyle złota i jeszcze 3. { -ts-at-village }: { -ts-cash }.
ts-polearm = Halabarda
    .text = Sieczna. U Bohatera z Siłą 8 lub większą atak +6 zamiast +2.
ts-short-sword = Krótki miecz
    .text = Sieczna.
ts-spear = Włócznia
    .text = Sieczna. { -ts-at-dungeon }: rzut: Włócznia zostaje usunięta, jeszcze +3 do ataku.
ts-town-guard = Strażnik miejski
    .text = { -ts-at-village }: { -ts-draw(n: 2) }. { -ts-at-village }: usuń tę kartę i dobierz 3 karty.
ts-trainer = Nauczyciel
    .text = { -ts-at-village }: usuń Ochotnika: 2 PD. { -ts-at-village }: { -ts-cash }.
ts-warhammer = Młot bojowy
    .text = Jeszcze +3 do ataku w ręku kapłana przeciw Rycerzom Zagłady i Nieumarłym.
ts-amazon-archer = Amazonka Łuczniczka
    .text = { -ts-far(n: 2) }
ts-amazon-huntress = Amazonka Łowczyni
    .text = { -ts-far(n: 3) }
ts-amazon-queen = Amazonka Królowa
    .text = { -ts-far(n: 4) }
ts-chalice-quester = Poszukiwacz Graala
    .text = { -ts-at-repeat }: { -ts-heal }.
ts-chalice-defender = Obrońca Graala
    .text = +1 do ataku za każdy odkryty Przedmiot ze Światłem. { -ts-at-dungeon }: { -ts-draw(n: 1) }. { -ts-at-repeat }: { -ts-heal }.
ts-chalice-paladin = Paladyn Graala
    .text = { -ts-at-dungeon }: { -ts-draw(n: 1) }. Łupy: kup dowolną kartę.
ts-dwarf-guardian = Krasnolud Strażnik
    .text = { -ts-edge(n: 3) }
ts-dwarf-janissary = Krasnolud Janczar
    .text = { -ts-edge(n: 4) } Łupy: kup Broń.
ts-dwarf-sentinel = Krasnolud Obrońca
    .text = { -ts-edge(n: 5) }
ts-elf-wizard = Elf Czarodziej
ts-elf-sorcerer = Elf Zaklinacz
    .text = Po zwycięstwie możesz odesłać potwora z Hali pod talię.
ts-elf-archmage = Elf Arcymag
    .text = { -ts-at-dungeon }: odeślij potwora z Hali pod talię.
ts-feayn-archer = Feayn Łucznik
    .text = { -ts-idle }
ts-feayn-marksman = Feayn Strzelec
    .text = { -ts-idle }
ts-feayn-sniper = Feayn Snajper
    .text = { -ts-idle } Jeszcze 1 PD za zwycięstwo w szeregu 3.
ts-lorigg-thief = Lorigg Złodziej
ts-lorigg-rogue = Lorigg Łotrzyk
    .text = { -ts-at-dungeon }: { -ts-rob }.
ts-lorigg-outlaw = Lorigg Banita
    .text = { -ts-at-dungeon }: { -ts-rob }.
ts-outlands-warrior = Wojownik z Rubieży
    .text = { -ts-at-dungeon }: { -ts-eat(n: 3) }.
ts-outlands-slayer = Pogromca z Rubieży
    .text = +1 do ataku za każdą kartę potwora na odkrytej ręce. { -ts-at-repeat }: { -ts-eat(n: 3) }.
ts-outlands-khan = Chan z Rubieży
    .text = +2 do ataku za każdą kartę potwora na odkrytej ręce.
ts-redblade-killer = Zabójca Bractwa
ts-redblade-poisoner = Truciciel Bractwa
    .text = { -ts-at-dungeon }: { -ts-rob }.
ts-redblade-assassin = Skrytobójca Bractwa
    .text = { -ts-at-dungeon }: każdy inny gracz odrzuca Bohatera albo dwie karty.
ts-regian-cleric = Regijczyk Kapłan
    .text = { -ts-at-repeat }: { -ts-heal }.
ts-regian-priest = Regijczyk Kaznodzieja
    .text = { -ts-at-dungeon }: { -ts-draw(n: 1) }. { -ts-at-repeat }: { -ts-heal }.
ts-regian-bishop = Regijczyk Biskup
    .text = { -ts-at-dungeon }: { -ts-draw(n: 2) }. { -ts-at-repeat }: { -ts-heal }.
ts-selurin-magician = Selurin Magik
    .text = Każdy Przedmiot i każde Zaklęcie z atakiem magicznym daje jeszcze +1 do ataku magicznego.
ts-selurin-warlock = Selurin Czarownik
    .text = { -ts-double }
ts-selurin-theurge = Selurin Teurg
    .text = { -ts-double } { -ts-at-dungeon }: każdy gracz odrzuca Bohatera; pożycz jednego z nich na tę walkę.
ts-thyrian-squire = Thyryjczyk Giermek
    .text = { -ts-at-dungeon }: { -ts-eat(n: 2) }.
ts-thyrian-knight = Thyryjczyk Rycerz
    .text = Każdy Ochotnik otrzymuje atak +1. { -ts-at-dungeon }: { -ts-eat(n: 2) }.
ts-thyrian-lord = Thyryjczyk Władca
    .text = Każdy Bohater, który nie jest wojownikiem, otrzymuje atak +2. { -ts-at-dungeon }: usuń nieużytą Żywność i weź z Hali potwora wartego 1 lub 2 PZ.
ts-archduke-of-pain = Arcyksiążę Bólu
    .text = { -ts-needs-magic } Walka: wszyscy kapłani i czarodzieje zostają usunięci. Wtargnięcie: każdy stos Bohaterów, także Ochotników, traci dwie wierzchnie karty.
ts-grudgebeast = Bestia Żalu
ts-succubus = Sukkub
    .text = { -ts-halved-magic }
ts-tormentor = Dręczyciel
    .text = { -ts-halved-weapon } { -ts-slays-cleric }
ts-the-unchained = Rozkuty
    .text = { -ts-disease(n: 1) } { -ts-trophy-magic(n: 1) }
ts-darkness = Ciemność
    .text = { -ts-dark(n: 1) } Bohaterowie bez Broni nie mogą atakować.
ts-judgement = Osąd
    .text = { -ts-weakens(n: 2) } Każdy z nich traci 1 ataku albo ataku magicznego.
ts-knightmare = Koszmarny Rycerz
    .text = { -ts-dark(n: 2) } { -ts-slays-fighter }
ts-lord-mortis = Lord Mortis
    .text = Światło −1: kara za ciemność większa o 1 (według polskiej instrukcji o 2).
ts-the-prince = Książę
    .text = { -ts-weakens(n: 2) } { -ts-slays-fighter }
ts-ebon-fume = Mahoniowy Opar
    .text = Odporny na atak magiczny. Walka: Bohater z największą Siłą zostaje usunięty. { -ts-trophy-attack(n: 3) }
ts-mythlurian = Mythlur
    .text = { -ts-slays-hero }
ts-skaladak = Skaladak
    .text = { -ts-slays-weapon }
ts-tyxr-the-old = Tyxr Stary
    .text = { -ts-slays-hero } Wtargnięcie: każdy gracz odrzuca dwie karty. { -ts-trophy-magic(n: 2) }
ts-uyril-unending = Uyril Wszechwieczny
    .text = { -ts-halved-magic } { -ts-slays-militia } { -ts-trophy-attack(n: 1) }
ts-blink-dog = Migopies
    .text = { -ts-dark(n: 1) } Nie można go atakować, dopóki zostaje kara za ciemność.
ts-griffon = Gryf
    .text = { -ts-trophy-magic(n: 1) }
ts-nixie = Rusałka
ts-pegasus = Pegaz
    .text = { -ts-trophy-magic(n: 1) }
ts-sphinx = Sfinks
    .text = Liczy się tylko atak magiczny. Łupy: odkryj sześć wierzchnich kart swojej talii, usuń dowolne z nich, resztę odrzuć. { -ts-trophy-magic(n: 2) }
ts-bloodskull-orc = Ork Krwawa Czaszka
ts-deadbone-troll = Troll Trupignat
    .text = { -ts-disease(n: 1) }
ts-firebrand-cyclops = Ognisty Cyklop
ts-grayskin-lizard = Jaszczur Szaroskóry
    .text = Walka: każdy Bohater z Bronią otrzymuje atak +1.
ts-griknack-goblin = Goblin Griknak
ts-black-slime = Czarny Szlam
    .text = { -ts-slays-militia }
ts-gray-ooze = Szary Śluz
    .text = Walka: usuń Bohatera, jeśli nikt nie ma Broni (według rosyjskiej instrukcji: Bohatera bez Broni). Łupy: kup Żywność.
ts-green-blob = Zielony Zaciek
    .text = { -ts-slays-food }
ts-noxious-slag = Trująca Maź
    .text = Broń sieczna nic nie daje. Atak magiczny jest dzielony na pół.
ts-red-jelly = Czerwony Szlam
    .text = { -ts-slays-weapon } { -ts-trophy-light(n: 1) }
ts-famine = Głód
    .text = { -ts-disease(n: 1) }
ts-harbinger = Zwiastun
    .text = { -ts-slays-spell }
ts-kingdom = Królestwo
    .text = { -ts-disease(n: 1) }
ts-lord-of-death = Pan Śmierci
    .text = { -ts-disease(n: 2) }
ts-suffering = Udręka
    .text = { -ts-weakens(n: 2) } { -ts-disease(n: 1) }
ts-ghost = Mara
    .text = { -ts-halved-magic } { -ts-weakens(n: 2) }
ts-haunt = Upiór
    .text = Walka: wybrany przez ciebie Bohater nie może atakować.
ts-revenant = Ożywieniec
    .text = { -ts-needs-magic } { -ts-weakens(n: 4) } Bohaterowie z Siłą 0 lub mniejszą zostają usunięci.
ts-spectre = Widmo
    .text = { -ts-slays-militia }
ts-wraith = Zjawa
    .text = { -ts-slays-militia }

# Efekty do wyboru gracza
ts-iron-rations-1 = { ts-iron-rations }: Bohater otrzymuje Siłę +2
ts-goodberries-1 = { ts-goodberries }: Bohater otrzymuje Siłę +3, a cały jego atak staje się magiczny
ts-feast-1 = { ts-feast }: każdy Bohater otrzymuje Siłę +3 i atak +1
ts-battle-fury-1 = { ts-battle-fury }: każdy Bohater otrzymuje atak +1
ts-magical-aura-1 = { ts-magical-aura }: cała Broń ma Ciężar 0; dobierz kartę
ts-arcane-energies-1 = { ts-arcane-energies }: atak uzbrojonych Bohaterów staje się magiczny; dobierz kartę
ts-banish-1 = { ts-banish }: odeślij potwora z Hali pod talię albo zmień kolejność w Hali, usuń swoją kartę, dobierz kartę
ts-spear-1 = { ts-spear }: rzut: Włócznia zostaje usunięta, jeszcze +3 do ataku
ts-barkeep-1 = { ts-barkeep }: jeszcze jeden zakup
ts-barkeep-2 = { ts-barkeep }: { -ts-cash }
ts-pawnbroker-2 = { ts-pawnbroker }: { -ts-cash }
ts-trainer-2 = { ts-trainer }: { -ts-cash }
ts-pawnbroker-1 = { ts-pawnbroker }: usuń kartę z wartością złota: tyle złota i jeszcze 3
ts-town-guard-1 = { ts-town-guard }: { -ts-draw(n: 2) }
ts-town-guard-2 = { ts-town-guard }: usuń tę kartę i dobierz 3 karty
ts-trainer-1 = { ts-trainer }: usuń Ochotnika: 2 PD
ts-chalice-quester-1 = { ts-chalice-quester }: { -ts-heal }
ts-chalice-defender-1 = { ts-chalice-defender }: { -ts-draw(n: 1) }
ts-chalice-defender-2 = { ts-chalice-defender }: { -ts-heal }
ts-chalice-paladin-1 = { ts-chalice-paladin }: { -ts-draw(n: 1) }
ts-elf-archmage-1 = { ts-elf-archmage }: odeślij potwora z Hali pod talię
ts-lorigg-rogue-1 = { ts-lorigg-rogue }: { -ts-rob }
ts-lorigg-outlaw-1 = { ts-lorigg-outlaw }: { -ts-rob }
ts-redblade-poisoner-1 = { ts-redblade-poisoner }: { -ts-rob }
ts-redblade-assassin-1 = { ts-redblade-assassin }: każdy inny gracz odrzuca Bohatera albo dwie karty
ts-outlands-warrior-1 = { ts-outlands-warrior }: { -ts-eat(n: 3) }
ts-outlands-slayer-1 = { ts-outlands-slayer }: { -ts-eat(n: 3) }
ts-regian-cleric-1 = { ts-regian-cleric }: { -ts-heal }
ts-regian-priest-1 = { ts-regian-priest }: { -ts-draw(n: 1) }
ts-regian-priest-2 = { ts-regian-priest }: { -ts-heal }
ts-regian-bishop-1 = { ts-regian-bishop }: { -ts-draw(n: 2) }
ts-regian-bishop-2 = { ts-regian-bishop }: { -ts-heal }
ts-selurin-theurge-1 = { ts-selurin-theurge }: każdy gracz odrzuca Bohatera; pożycz jednego z nich na tę walkę
ts-thyrian-squire-1 = { ts-thyrian-squire }: { -ts-eat(n: 2) }
ts-thyrian-knight-1 = { ts-thyrian-knight }: { -ts-eat(n: 2) }
ts-thyrian-lord-1 = { ts-thyrian-lord }: usuń nieużytą Żywność i weź z Hali potwora wartego 1 lub 2 PZ

# Grupy
ts-amazon = Amazonka
ts-chalice = Graal
ts-dwarf = Krasnolud
ts-elf = Elf
ts-feayn = Feayn
ts-lorigg = Lorigg
ts-outlands = Rubieże
ts-redblade = Bractwo
ts-regian = Regijczyk
ts-selurin = Selurin
ts-thyrian = Thyryjczyk
ts-abyssal = Istota z Otchłani
ts-doomknight-humanoid = Rycerz Zagłady • Humanoid
ts-dragon = Smok
ts-enchanted = Zaklęty
ts-humanoid = Humanoid
ts-ooze = Śluz
ts-undead-doom = Nieumarły • Zagłada
ts-undead-spirit = Nieumarły • Duch

# Słowa
ts-attack = atak
ts-magic = atak magiczny
ts-fighter = wojownik
ts-cleric = kapłan
ts-wizard = czarodziej
ts-thief = złodziej
ts-archer = łucznik
ts-weapon = Broń
ts-edged = sieczna
ts-blunt = obuchowa
ts-item = Przedmiot
ts-food = Żywność
ts-light = Światło
ts-spell = Zaklęcie
ts-villager = Wieśniak
ts-hero = Bohater
ts-monster = potwór
ts-strength = Siła
ts-weight = Ciężar
ts-health = Zdrowie
ts-gold = złoto
ts-xp = PD
ts-vp = PZ
ts-cost = koszt

# Pytania i odpowiedzi
ts-turn = Wioska, Loch czy odpoczynek?
ts-turn-village = Odwiedź Wioskę
ts-turn-dungeon = Wejdź do Lochu
ts-turn-rest = Odpocznij
ts-village = Użyj efektów Wioski, potem idź na zakupy.
ts-village-shop = Na zakupy
ts-use = { $what }
ts-shop = Masz { $count } złota i { $buys ->
    [one] { $buys } zakup
    [few] { $buys } zakupy
    [many] { $buys } zakupów
   *[other] { $buys } zakupu
}.
ts-shop-done = Nie kupuj nic więcej
ts-buy = Kup: { $what }
ts-level = Masz { $count } PD. Awansujesz Bohaterów?
ts-level-level = { $what } → { $whom_nom }
ts-level-done = Gotowe
ts-rest = Możesz usunąć jedną kartę z ręki.
ts-rest-destroy = Usuń: { $what }
ts-rest-none = Nic nie usuwaj
ts-prepare = Przygotuj drużynę i atakuj.
ts-prepare-equip = { $what } → { $whom_nom }
ts-prepare-feed = { $what } → { $whom_nom }
ts-prepare-drop = Odłóż: { $what }
ts-prepare-attack = Atakuj szereg { $what }: { $about }
ts-prepare-leave = Wyjdź: nie ma kogo atakować
ts-card = { $card }: która karta?
ts-card-card = { $what }
ts-target = { $card }: który potwór?
ts-target-rank = Szereg { $what }: { $about }
ts-discard = Odrzuć { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
ts-discard-discard = { $what }
ts-discard-hero = Jednego Bohatera
ts-discard-two = Dwie karty
ts-give = Selurin Teurg: odrzuć Bohatera.
ts-give-give = { $what }
ts-borrow = Kogo pożyczasz na tę walkę?
ts-borrow-borrow = { $what }
ts-borrow-none = Nikogo
ts-order = { $card }: odeślij potwora pod talię albo zmień kolejność w Hali.
ts-order-send = Odeślij z szeregu { $what }: { $about }
ts-order-order = Nowa kolejność od szeregu 1: { $about }
ts-victim = Uderza { $monster }. Kogo trafi?
ts-victim-hit = { $what }
ts-cut = { $card } traci 1. Atak czy atak magiczny?
ts-cut-cut = Zmniejsz: { $what }
ts-diseases = { $count ->
    [one] { $count } Choroba zmniejsza
    [few] { $count } Choroby zmniejszają
    [many] { $count } Chorób zmniejsza
   *[other] { $count } Choroby zmniejsza
} atak lub atak magiczny.
ts-diseases-attack = Z ataku { $what }, reszta z ataku magicznego
ts-spoils = Łupy: możesz kupować za { $count } złota.
ts-spoils-look = Odkryj sześć wierzchnich kart
ts-spoils-none = Nic więcej
ts-shown = Usuń dowolne z odkrytych kart.
ts-shown-destroy = Usuń: { $what }
ts-shown-done = Odrzuć resztę
ts-rank = Elf Zaklinacz: odesłać potwora pod talię?
ts-rank-send = Szereg { $what }: { $about }
ts-rank-none = Nie

# Kronika
ts-begins = Zaczyna { $who }.
ts-goes-village = { $who } odwiedza Wioskę.
ts-goes-dungeon = { $who } wchodzi do Lochu.
ts-goes-rest = { $who } odpoczywa.
ts-revealed = { $who } odkrywa: { $cards }.
ts-drew = { $who } dobiera kartę: { $card }.
ts-discarded = { $who } odrzuca kartę: { $card }.
ts-destroyed = { $who } usuwa kartę: { $card }.
ts-diseased = { $who } otrzymuje Chorobę.
ts-used = { $who } używa: { $what }.
ts-fed = { $who } daje kartę: { $card }. Dostaje ją { $hero }.
ts-equipped = { $who } zbroi Bohatera: { $hero } ({ $card }).
ts-threw = { $hero } rzuca bronią: { $card }.
ts-bought = { $who } kupuje kartę: { $card }.
ts-levelled = { $who } za PD otrzymuje kartę: { $card }.
ts-attacked = { $who } atakuje szereg { $rank }: { $card }.
ts-stopped = { $card } nie może atakować.
ts-value = Wartość ataku { $value } przeciw Zdrowiu { $health }.
ts-won = { $who } pokonuje: { $card }. PD: +{ $count }.
ts-lost = { $who } przegrywa walkę: { $card }.
ts-left = { $who } wychodzi z Lochu: nie ma kogo atakować.
ts-showed = { $who } odkrywa dla Sfinksa: { $cards }.
ts-hunted = { $who } bez walki bierze kartę: { $card }.
ts-entered-hall = Do Hali wchodzi { $card }.
ts-sent-back = { $who } odsyła pod talię kartę: { $card }.
ts-rearranged = { $who } zmienia kolejność w Hali.
ts-breached = Wtargnięcie: { $card }!
ts-stack-lost = Wioska traci: { $cards }.
ts-no-hero = { $who } pokazuje rękę bez Bohaterów.
ts-borrowed = { $who } pożycza kartę: { $card }. Właściciel: { $whom }.
ts-sent-home = { $card } wraca do siebie. Właściciel: { $whom }.
ts-escaped = { $card } ucieka na stos punktów Wioski.
ts-stone-taken = { $who } zabiera Kamień Gromu!
ts-stone-lost = Nikt nie zabiera Kamienia Gromu: { $reason }.
ts-end-battle = Kamień Gromu zdobyto w walce
ts-end-lost = przegrana walka sprowadziła Kamień Gromu do szeregu 1
ts-end-banish = Wypędzenie sprowadziło Kamień Gromu do szeregu 1
ts-end-elf = Elf sprowadził Kamień Gromu do szeregu 1
ts-end-lord = Thyryjczyk Władca sprowadził Kamień Gromu do szeregu 1
ts-end-still = od dwudziestu rund nic się nie zmieniło
ts-end-advance = marsz potworów sprowadził Kamień Gromu do szeregu 1

# Dlaczego nie?
ts-why-empty-hall = Hala jest pusta.
ts-why-only-village = Tylko w Wiosce: { $what }.
ts-why-only-dungeon = Tylko w Lochu: { $what }.
ts-why-used = W tej turze już użyto: { $what }.
ts-why-no-disease = Wśród odkrytych kart nie ma Choroby ({ $what }).
ts-why-no-food = Wśród odkrytych kart nie ma Żywności ({ $what }).
ts-why-food-used = Cała Żywność została już użyta i nie można jej usunąć ({ $what }).
ts-why-no-hero = Wśród odkrytych kart nie ma Bohatera ({ $what }).
ts-why-no-monster = W Hali nie ma potwora ({ $what }).
ts-why-no-small-monster = W Hali nie ma potwora wartego 1 lub 2 PZ ({ $what }).
ts-why-not-equipped = Włócznią rzuca tylko Bohater, który ją trzyma ({ $what }).
ts-why-nothing-to-pawn = Żadna odkryta karta nie ma wartości złota ({ $what }).
ts-why-no-gold-value = Karta nie ma wartości w złocie ({ $what }).
ts-why-borrowed = Efekt nie może usunąć pożyczonego Bohatera ({ $what }).
ts-why-used-up = Karta była już użyta w tej turze, inny efekt jej nie usunie ({ $what }).
ts-why-no-militia = Wśród odkrytych kart nie ma Ochotnika ({ $what }).
ts-why-shopping = Trwają zakupy: efektów używa się przed nimi ({ $what }).
ts-why-sold-out = { $what }: nic nie zostało.
ts-why-too-dear = { $what }: koszt { $cost }, a masz { $gold } złota.
ts-why-top-level = { $what }: nie ma wyższego poziomu.
ts-why-no-xp = { $what }: następny poziom kosztuje { $need } PD, masz { $have }.
ts-why-no-level = { $what }: w stosie nie ma już karty poziomu { $level }.
ts-why-level-later = { $what }: awans jest możliwy po ostatnim zakupie.
ts-why-too-heavy = { $what }: Ciężar { $weight }, a Siła Bohatera { $strength } ({ $hero }).
ts-why-threw = Po rzucie Włócznią nie można wziąć innej Broni ({ $hero }: { $what }).
ts-why-tried = { $what } była już u Bohatera ({ $hero }). Cofnij ruch albo użyj najpierw innego efektu.
ts-why-fades = { $what }: nie można atakować, brakuje Światła: { $count }.
ts-why-stone = Kamień Gromu nie jest potworem i nie można go atakować.
ts-why-no-target = Szereg { $rank } jest pusty.
ts-why-must-attack = Jest kogo atakować, więc trzeba wskazać cel.
ts-why-other-spoils = { $what }: te Łupy nie obejmują takiej karty.

# Opcje partii
ts-option-set = Zestaw kart
ts-option-set-random = losowy
ts-option-set-first = pierwsza gra z instrukcji
ts-option-set-chosen = wybrany poniżej
ts-option-monsters = Grupy potworów
ts-option-heroes = Bohaterowie
ts-option-village = Karty Wioski
ts-option-groups = Liczba losowych grup potworów
ts-option-groups-3 = 3
ts-option-groups-4 = 4, dłużej
ts-option-groups-5 = 5
ts-option-groups-6 = 6
ts-option-groups-7 = 7
ts-option-groups-8 = 8
ts-option-edition = Instrukcja
ts-option-edition-ruling = nasze rozstrzygnięcia
ts-option-edition-ru = rosyjska
ts-option-edition-pl = polska
ts-option-solo = Poziom gry w pojedynkę
ts-option-solo-normal = zwykły
ts-option-solo-warrior = wojownik
ts-option-solo-nightmare = koszmar (zasada domowa)
ts-option-hold = W pojedynkę: tury bez marszu po zwycięstwie
ts-option-hold-2 = 2
ts-option-hold-1 = 1

# Stół słowami
ts-table-rank = Szereg { $rank }: { $card }, Zdrowie { $health }, potrzebne Światło { $dark }.
ts-table-rank-empty = Szereg { $rank }: pusto.
ts-table-rank-stone = Szereg { $rank }: { $card }.
ts-table-won = Atak { $attack } + magia { $magic } − ciemność { $penalty } = { $value }: zwycięstwo.
ts-table-lost = Atak { $attack } + magia { $magic } − ciemność { $penalty } = { $value }: porażka.
ts-table-dungeon = Talia Lochu: { $count }.
ts-table-village = Wioska:
ts-table-pile = Stos punktów Wioski: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}, { $points } PZ.
ts-table-player = { $who }: ręka { $hand }, talia { $deck }, odrzucone { $discard }, PD { $xp }, PZ { $points }.
ts-table-party = Drużyna: { $who }:
ts-table-hand = Twoja ręka: { $cards }.
