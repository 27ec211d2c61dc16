# Thunderstone
ts-title = Kamień Gromu
ts-hidden = karta

# Co robią efekty, raz
-ts-draw = { $n ->
        [one] pociągnij kartę
        [few] pociągnij { $n } karty
       *[other] pociągnij { $n } kart
    }
-ts-heal = usuń odsłoniętą Chorobę i pociągnij kartę
-ts-eat = usuń nieużytą Żywność, by uzyskać atak +{ $n }
-ts-rob = każdy inny gracz odrzuca kartę
-ts-cash = usuń tę kartę, by uzyskać 2 sztuki złota
-ts-at-village = Wioska
-ts-at-dungeon = Loch
-ts-at-repeat = Wielokrotnie w Lochu
-ts-far = Jeszcze +{ $n } do ataku przeciw Potworom z szeregów 2 i 3.
-ts-edge = Jeszcze +{ $n } do ataku z bronią sieczną.
-ts-idle = Nie może atakować Potwora w szeregu 1.
-ts-double = Podwaja cały atak magiczny.
-ts-trophy-magic = Trofeum: atak magiczny +{ $n }.
-ts-trophy-attack = Trofeum: atak +{ $n }.
-ts-trophy-light = Trofeum: Światło +{ $n }.
-ts-dark = Światło −{ $n } (kara za brak Światła większa o { $n }).
-ts-halved-magic = Połowa ataku bez ataku magicznego.
-ts-halved-weapon = Połowa ataku, jeśli nikt nie ma Broni.
-ts-needs-magic = Wymaga ataku magicznego (co najmniej +1).
-ts-disease = Bitwa: otrzymujesz { $n ->
        [one] Chorobę
        [few] { $n } Choroby
       *[other] { $n } Chorób
    }.
-ts-weakens = Bitwa: każdy Bohater otrzymuje −{ $n } do Siły.
-ts-slays-militia = Bitwa: usuń Ochotnika.
-ts-slays-hero = Bitwa: usuń Bohatera.
-ts-slays-fighter = Bitwa: usuń wojownika.
-ts-slays-cleric = Bitwa: usuń kapłana.
-ts-slays-weapon = Bitwa: usuń Broń.
-ts-slays-food = Bitwa: usuń Żywność.
-ts-slays-spell = Bitwa: usuń Zaklęcie.

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
    .text = W Lochu: −1 do ataku albo do ataku magicznego. Usunięta wraca na swój stos.
ts-stone-of-mystery = Kamień Tajemnic
    .text = Gdy trafi do szeregu 1, gra się kończy. Bierze go ten, kto pokonał Potwora przed nim.
ts-arcane-energies = Tajemne energie
    .text = { -ts-at-dungeon }: atak Bohaterów wyposażonych w Broń staje się magiczny; pociągnij kartę.
ts-banish = Wypędzenie
    .text = { -ts-at-dungeon }: umieść Potwora z Hali na spodzie Talii Lochu albo zmień kolejność w Hali, usuń swoją kartę, pociągnij kartę.
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
    .text = { -ts-at-dungeon }: cała Broń ma Ciężar 0; pociągnij kartę.
ts-pawnbroker = Lichwiarz
    .text = { -ts-at-village }: usuń kartę z wartością złota, by uzyskać tę wartość i jeszcze 3 sztuki złota. { -ts-at-village }: { -ts-cash }.
ts-polearm = Halabarda
    .text = Sieczna. U Bohatera z Siłą 8 lub większą atak +6 zamiast +2.
ts-short-sword = Krótki miecz
    .text = Sieczna.
ts-spear = Włócznia
    .text = Sieczna. { -ts-at-dungeon }: usuń Włócznię (rzut), by uzyskać jeszcze +3 do ataku; do końca bitwy jest uważana za przydzieloną.
ts-town-guard = Strażnik miejski
    .text = { -ts-at-village }: { -ts-draw(n: 2) }. { -ts-at-village }: usuń tę kartę i pociągnij 3 karty.
ts-trainer = Nauczyciel
    .text = { -ts-at-village }: usuń Ochotnika, by uzyskać 2 PD. { -ts-at-village }: { -ts-cash }.
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
    .text = +1 do ataku za każdy odsłonięty Przedmiot ze Światłem. { -ts-at-dungeon }: { -ts-draw(n: 1) }. { -ts-at-repeat }: { -ts-heal }.
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
    .text = Po pokonaniu Potwora możesz umieścić innego Potwora z Hali na spodzie Talii Lochu.
ts-elf-archmage = Elf Arcymag
    .text = { -ts-at-dungeon }: umieść Potwora z Hali na spodzie Talii Lochu.
ts-feayn-archer = Feayn Łucznik
    .text = { -ts-idle }
ts-feayn-marksman = Feayn Strzelec
    .text = { -ts-idle }
ts-feayn-sniper = Feayn Snajper
    .text = { -ts-idle } Jeszcze 1 PD za pokonanie Potwora w szeregu 3.
ts-lorigg-thief = Lorigg Złodziej
ts-lorigg-rogue = Lorigg Łotrzyk
    .text = { -ts-at-dungeon }: { -ts-rob }.
ts-lorigg-outlaw = Lorigg Banita
    .text = { -ts-at-dungeon }: { -ts-rob }.
ts-outlands-warrior = Wojownik z Rubieży
    .text = { -ts-at-dungeon }: { -ts-eat(n: 3) }.
ts-outlands-slayer = Pogromca z Rubieży
    .text = +1 do ataku za każdą kartę Potwora na odsłoniętej ręce. { -ts-at-repeat }: { -ts-eat(n: 3) }.
ts-outlands-khan = Chan z Rubieży
    .text = +2 do ataku za każdą kartę Potwora na odsłoniętej ręce.
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
    .text = { -ts-double } { -ts-at-dungeon }: każdy gracz odrzuca Bohatera; pożycz jednego z nich na tę bitwę.
ts-thyrian-squire = Thyryjczyk Giermek
    .text = { -ts-at-dungeon }: { -ts-eat(n: 2) }.
ts-thyrian-knight = Thyryjczyk Rycerz
    .text = Każdy Ochotnik otrzymuje atak +1. { -ts-at-dungeon }: { -ts-eat(n: 2) }.
ts-thyrian-lord = Thyryjczyk Władca
    .text = Każdy Bohater, który nie jest wojownikiem, otrzymuje atak +2. { -ts-at-dungeon }: usuń nieużytą Żywność i weź z Hali Potwora wartego 1 lub 2 PZ.
ts-archduke-of-pain = Arcyksiążę Bólu
    .text = { -ts-needs-magic } Bitwa: usuń wszystkich kapłanów i czarodziejów. Wtargnięcie: z każdego stosu Bohaterów, także Ochotników, usuwa się dwie wierzchnie karty.
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
    .text = { -ts-weakens(n: 2) } Każdy z nich otrzymuje −1 do ataku albo do ataku magicznego.
ts-knightmare = Koszmarny Rycerz
    .text = { -ts-dark(n: 2) } { -ts-slays-fighter }
ts-lord-mortis = Lord Mortis
    .text = { -ts-dark(n: 1) } W partii według polskiej instrukcji: −2.
ts-the-prince = Książę
    .text = { -ts-weakens(n: 2) } { -ts-slays-fighter }
ts-ebon-fume = Mahoniowy Opar
    .text = Odporność na atak magiczny. Bitwa: usuń Bohatera z największą Siłą. { -ts-trophy-attack(n: 3) }
ts-mythlurian = Mythlur
    .text = { -ts-slays-hero }
ts-skaladak = Skaladak
    .text = { -ts-slays-weapon }
ts-tyxr-the-old = Tyxr Stary
    .text = { -ts-slays-hero } Wtargnięcie: każdy gracz odrzuca dwie karty. { -ts-trophy-magic(n: 2) }
ts-uyril-unending = Uyril Wszechwieczny
    .text = { -ts-halved-magic } { -ts-slays-militia } { -ts-trophy-attack(n: 1) }
ts-blink-dog = Migopies
    .text = { -ts-dark(n: 1) } Nie można go atakować, dopóki działa kara za brak Światła.
ts-griffon = Gryf
    .text = { -ts-trophy-magic(n: 1) }
ts-nixie = Rusałka
ts-pegasus = Pegaz
    .text = { -ts-trophy-magic(n: 1) }
ts-sphinx = Sfinks
    .text = Liczy się tylko atak magiczny. Łupy: odsłoń sześć wierzchnich kart swojej Talii Drużyny, usuń dowolne z nich, resztę odrzuć. { -ts-trophy-magic(n: 2) }
ts-bloodskull-orc = Ork Krwawa Czaszka
ts-deadbone-troll = Troll Trupignat
    .text = { -ts-disease(n: 1) }
ts-firebrand-cyclops = Ognisty Cyklop
ts-grayskin-lizard = Jaszczur Szaroskóry
    .text = Bitwa: każdy Bohater z Bronią otrzymuje atak +1.
ts-griknack-goblin = Goblin Griknak
ts-black-slime = Czarny Szlam
    .text = { -ts-slays-militia }
ts-gray-ooze = Szary Śluz
    .text = Bitwa: usuń Bohatera, jeśli nikt nie ma Broni (w partii według rosyjskiej instrukcji: Bohatera bez Broni). Łupy: kup Żywność.
ts-green-blob = Zielony Zaciek
    .text = { -ts-slays-food }
ts-noxious-slag = Trująca Maź
    .text = Atak i atak magiczny Broni siecznej wynoszą 0. Połowa ataku magicznego.
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
    .text = Bitwa: wybierz Bohatera, który nie może atakować.
ts-revenant = Ożywieniec
    .text = { -ts-needs-magic } { -ts-weakens(n: 4) } Bohaterowie z Siłą 0 lub mniejszą zostają usunięci.
ts-spectre = Widmo
    .text = { -ts-slays-militia }
ts-wraith = Zjawa
    .text = { -ts-slays-militia }

# Efekty do wyboru gracza
ts-iron-rations-1 = { ts-iron-rations }: { ts-iron-rations-1.does }
    .does = Bohater otrzymuje Siłę +2
ts-goodberries-1 = { ts-goodberries }: { ts-goodberries-1.does }
    .does = Bohater otrzymuje Siłę +3, a cały jego atak staje się magiczny
ts-feast-1 = { ts-feast }: { ts-feast-1.does }
    .does = każdy Bohater otrzymuje Siłę +3 i atak +1
ts-battle-fury-1 = { ts-battle-fury }: { ts-battle-fury-1.does }
    .does = każdy Bohater otrzymuje atak +1
ts-magical-aura-1 = { ts-magical-aura }: { ts-magical-aura-1.does }
    .does = cała Broń ma Ciężar 0; pociągnij kartę
ts-arcane-energies-1 = { ts-arcane-energies }: { ts-arcane-energies-1.does }
    .does = atak Bohaterów wyposażonych w Broń staje się magiczny; pociągnij kartę
ts-banish-1 = { ts-banish }: { ts-banish-1.does }
    .does = odeślij Potwora z Hali pod talię albo zmień kolejność w Hali, usuń swoją kartę, pociągnij kartę
ts-spear-1 = { ts-spear }: { ts-spear-1.does }
    .does = rzuć nią i usuń ją, by uzyskać jeszcze +3 do ataku
ts-barkeep-1 = { ts-barkeep }: { ts-barkeep-1.does }
    .does = jeszcze jeden zakup
ts-barkeep-2 = { ts-barkeep }: { ts-barkeep-2.does }
    .does = { -ts-cash }
ts-pawnbroker-2 = { ts-pawnbroker }: { ts-pawnbroker-2.does }
    .does = { -ts-cash }
ts-trainer-2 = { ts-trainer }: { ts-trainer-2.does }
    .does = { -ts-cash }
ts-pawnbroker-1 = { ts-pawnbroker }: { ts-pawnbroker-1.does }
    .does = usuń kartę z wartością złota, by uzyskać tę wartość i jeszcze 3 sztuki złota
ts-town-guard-1 = { ts-town-guard }: { ts-town-guard-1.does }
    .does = { -ts-draw(n: 2) }
ts-town-guard-2 = { ts-town-guard }: { ts-town-guard-2.does }
    .does = usuń tę kartę i pociągnij 3 karty
ts-trainer-1 = { ts-trainer }: { ts-trainer-1.does }
    .does = usuń Ochotnika, by uzyskać 2 PD
ts-chalice-quester-1 = { ts-chalice-quester }: { ts-chalice-quester-1.does }
    .does = { -ts-heal }
ts-chalice-defender-1 = { ts-chalice-defender }: { ts-chalice-defender-1.does }
    .does = { -ts-draw(n: 1) }
ts-chalice-defender-2 = { ts-chalice-defender }: { ts-chalice-defender-2.does }
    .does = { -ts-heal }
ts-chalice-paladin-1 = { ts-chalice-paladin }: { ts-chalice-paladin-1.does }
    .does = { -ts-draw(n: 1) }
ts-elf-archmage-1 = { ts-elf-archmage }: { ts-elf-archmage-1.does }
    .does = odeślij Potwora z Hali pod talię
ts-lorigg-rogue-1 = { ts-lorigg-rogue }: { ts-lorigg-rogue-1.does }
    .does = { -ts-rob }
ts-lorigg-outlaw-1 = { ts-lorigg-outlaw }: { ts-lorigg-outlaw-1.does }
    .does = { -ts-rob }
ts-redblade-poisoner-1 = { ts-redblade-poisoner }: { ts-redblade-poisoner-1.does }
    .does = { -ts-rob }
ts-redblade-assassin-1 = { ts-redblade-assassin }: { ts-redblade-assassin-1.does }
    .does = każdy inny gracz odrzuca Bohatera albo dwie karty
ts-outlands-warrior-1 = { ts-outlands-warrior }: { ts-outlands-warrior-1.does }
    .does = { -ts-eat(n: 3) }
ts-outlands-slayer-1 = { ts-outlands-slayer }: { ts-outlands-slayer-1.does }
    .does = { -ts-eat(n: 3) }
ts-regian-cleric-1 = { ts-regian-cleric }: { ts-regian-cleric-1.does }
    .does = { -ts-heal }
ts-regian-priest-1 = { ts-regian-priest }: { ts-regian-priest-1.does }
    .does = { -ts-draw(n: 1) }
ts-regian-priest-2 = { ts-regian-priest }: { ts-regian-priest-2.does }
    .does = { -ts-heal }
ts-regian-bishop-1 = { ts-regian-bishop }: { ts-regian-bishop-1.does }
    .does = { -ts-draw(n: 2) }
ts-regian-bishop-2 = { ts-regian-bishop }: { ts-regian-bishop-2.does }
    .does = { -ts-heal }
ts-selurin-theurge-1 = { ts-selurin-theurge }: { ts-selurin-theurge-1.does }
    .does = każdy gracz odrzuca Bohatera; pożycz jednego z nich na tę bitwę
ts-thyrian-squire-1 = { ts-thyrian-squire }: { ts-thyrian-squire-1.does }
    .does = { -ts-eat(n: 2) }
ts-thyrian-knight-1 = { ts-thyrian-knight }: { ts-thyrian-knight-1.does }
    .does = { -ts-eat(n: 2) }
ts-thyrian-lord-1 = { ts-thyrian-lord }: { ts-thyrian-lord-1.does }
    .does = usuń nieużytą Żywność i weź z Hali Potwora wartego 1 lub 2 PZ

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
ts-monster = Potwór
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
ts-village = Użyj efektów Wioski, a potem przejdź do zakupów.
ts-village-shop = Przejdź do zakupów
ts-use = { $about ->
    [none] { $what }
   *[other] { $what } ({ $about })
}
ts-shop = Masz { $count ->
    [one] { $count } sztukę złota
    [few] { $count } sztuki złota
    [many] { $count } sztuk złota
   *[other] { $count } sztuki złota
} i { $buys ->
    [one] { $buys } zakup
    [few] { $buys } zakupy
    [many] { $buys } zakupów
   *[other] { $buys } zakupu
}.
ts-shop-done = Nie kupuj nic więcej
ts-buy = Kup: { $what }
ts-level = Masz { $count } PD. Podnosisz poziom Bohaterów?
ts-level-level = Podnieś poziom: { $what } → { $whom_nom }
ts-level-done = Gotowe
ts-rest = Możesz usunąć jedną kartę z ręki.
ts-rest-destroy = Usuń kartę „{ $what }”
ts-rest-none = Nic nie usuwaj
ts-prepare = Przygotuj się do bitwy i atakuj.
ts-prepare-equip = { $about ->
    [none] { $what } → { $whom_nom }
   *[other] { $what } → { $whom_nom } ({ $about })
}
ts-prepare-feed = { $about ->
    [none] { $what } → { $whom_nom }
   *[other] { $what } → { $whom_nom } ({ $about })
}
ts-prepare-drop = { $about ->
    [none] Odbierz Bohaterowi: { $what }
   *[other] Odbierz Bohaterowi: { $what } ({ $about })
}
ts-prepare-attack = Zaatakuj Potwora „{ $about }” (szereg { $what })
ts-prepare-leave = Wyjdź: nie ma kogo atakować
ts-card = { $card }: która karta?
ts-card-card = { $about ->
    [none] { $what }
   *[other] { $what } ({ $about })
}
ts-target = { $card }: który Potwór?
ts-target-rank = { $about } (szereg { $what })
ts-discard = Odrzuć { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
ts-discard-discard = { $about ->
    [none] { $what }
   *[other] { $what } ({ $about })
}
ts-discard-hero = Jednego Bohatera
ts-discard-two = Dwie karty
ts-give = Selurin Teurg: odrzuć Bohatera.
ts-give-give = { $about ->
    [none] { $what }
   *[other] { $what } ({ $about })
}
ts-borrow = Którego Bohatera pożyczasz na tę bitwę?
ts-borrow-borrow = { $what } (właściciel: { $about })
ts-borrow-none = Nikogo
ts-mark-threw = po rzucie Włócznią
ts-mark-strength = zwiększona Siła
ts-mark-attack = zwiększony atak
ts-mark-magic = atak stał się magiczny
ts-mark-used = efekt użyty
ts-mark-borrowed = Bohater innego gracza
ts-order = { $card }: umieść Potwora na spodzie Talii Lochu albo zmień kolejność w Hali.
ts-order-send = Na spód talii: { $about } (szereg { $what })
ts-order-order = Nowa kolejność od szeregu 1: { $about }
ts-victim = { $deed ->
    [stops] { $monster }: który Bohater nie będzie mógł atakować?
   *[slays] { $monster }: która karta zostaje usunięta?
}
ts-victim-hit = { $about ->
    [none] { $what }
   *[other] { $what } ({ $about })
}
ts-cut = { $card }: −1 do ataku czy do ataku magicznego?
ts-cut-cut = Zmniejsz { $what }
ts-diseases = { $count ->
    [one] { $count } Choroba zmniejsza
    [few] { $count } Choroby zmniejszają
    [many] { $count } Chorób zmniejsza
   *[other] { $count } Choroby zmniejsza
} atak lub atak magiczny.
ts-diseases-attack = Odejmij { $what } od ataku, resztę od ataku magicznego
ts-spoils = Łupy: możesz kupować za { $count ->
    [one] { $count } sztukę złota
    [few] { $count } sztuki złota
    [many] { $count } sztuk złota
   *[other] { $count } sztuki złota
}.
ts-spoils-look = Odsłoń sześć wierzchnich kart
ts-spoils-none = Nic więcej
ts-shown = Usuń dowolne z odsłoniętych kart.
ts-shown-destroy = Usuń kartę „{ $what }”
ts-shown-done = Odrzuć resztę
ts-rank = Elf Zaklinacz: umieścić Potwora na spodzie Talii Lochu?
ts-rank-send = { $about } (szereg { $what })
ts-rank-none = Nie

# Kronika
ts-begins = Zaczyna { $who }.
ts-goes-village = { $who } odwiedza Wioskę.
ts-goes-dungeon = { $who } wchodzi do Lochu.
ts-goes-rest = { $who } odpoczywa.
ts-revealed = { $who } odsłania karty: { $cards }.
ts-drew = { $who } ciągnie kartę: { $card }.
ts-discarded = { $who } odrzuca kartę: { $card }.
ts-destroyed = { $who } usuwa kartę: { $card }.
ts-diseased = { $who } otrzymuje Chorobę.
ts-used = { $who } używa efektu „{ $what }”.
ts-fed = { $who } wzmacnia Bohatera: { $hero } ({ $card }).
ts-equipped = { $who } wyposaża Bohatera: { $hero } ({ $card }).
ts-disarmed = { $who } odbiera Broń Bohaterowi: { $hero } ({ $card }).
ts-threw = { $hero } rzuca Bronią: { $card }.
ts-bought = { $who } kupuje kartę: { $card }.
ts-levelled = { $who } podnosi poziom Bohatera i otrzymuje kartę: { $card }.
ts-attacked = { $who } atakuje Potwora w szeregu { $rank }: { $card }.
ts-stopped = { $card } nie może atakować.
ts-value = Wartość ataku { $value }, Zdrowie Potwora { $health }.
ts-won = { $who } pokonuje Potwora: { $card }. PD +{ $count }.
ts-lost = { $who } przegrywa bitwę. { $card } wraca na spód Talii Lochu.
ts-left = { $who } wychodzi z Lochu: nie ma kogo atakować.
ts-showed = { $who } odsłania karty dzięki Łupom Sfinksa: { $cards }.
ts-hunted = { $who } bez bitwy zdobywa Potwora: { $card }.
ts-entered-hall = W Hali pojawia się { $card }.
ts-sent-back = { $who } umieszcza na spodzie Talii Lochu kartę: { $card }.
ts-rearranged = { $who } zmienia kolejność w Hali.
ts-breached = Wtargnięcie! W szeregu 1: { $card }.
ts-stack-lost = Z Wioski usunięto: { $cards }.
ts-no-hero = { $who } pokazuje, że nie ma na ręce własnych Bohaterów.
ts-borrowed = { $who } pożycza Bohatera: { $card }. Właściciel: { $whom }.
ts-sent-home = { $card } wraca do właściciela ({ $whom }).
ts-escaped = { $card } trafia na stos punktów Wioski.
ts-stone-taken = { $who } zdobywa Kamień Gromu!
ts-stone-lost = Nikt nie zdobywa Kamienia Gromu: { $reason }.
ts-end-battle = Kamień Gromu zdobyto w bitwie
ts-end-lost = po przegranej bitwie trafił do szeregu 1
ts-end-banish = przez Wypędzenie trafił do szeregu 1
ts-end-elf = przez efekt Elfa trafił do szeregu 1
ts-end-lord = przez efekt Thyryjczyka Władcy trafił do szeregu 1
ts-end-still = od dwudziestu rund nic się nie zmieniło
ts-end-advance = wraz z Potworami przesunął się do szeregu 1

# Dlaczego nie?
ts-why-empty-hall = Hala jest pusta.
ts-why-only-village = Tylko w Wiosce ({ $what }).
ts-why-only-dungeon = Tylko w Lochu ({ $what }).
ts-why-used = W tej turze już użyto ({ $what }).
ts-why-no-disease = Wśród odsłoniętych kart nie ma Choroby ({ $what }).
ts-why-no-food = Wśród odsłoniętych kart nie ma Żywności ({ $what }).
ts-why-food-used = Cała Żywność została już użyta i nie można jej usunąć ({ $what }).
ts-why-no-hero = Wśród odsłoniętych kart nie ma Bohatera ({ $what }).
ts-why-no-monster = W Hali nie ma Potwora ({ $what }).
ts-why-no-small-monster = W Hali nie ma Potwora wartego 1 lub 2 PZ ({ $what }).
ts-why-not-equipped = Włócznią rzuca tylko Bohater, który ją trzyma ({ $what }).
ts-why-nothing-to-pawn = Żadna odsłonięta karta nie ma wartości złota ({ $what }).
ts-why-no-gold-value = Karta „{ $what }” nie ma wartości złota.
ts-why-borrowed = Efekt nie może usunąć pożyczonego Bohatera ({ $what }).
ts-why-used-up = Karta była już użyta w tej turze, inny efekt jej nie usunie ({ $what }).
ts-why-no-militia = Wśród odsłoniętych kart nie ma Ochotnika ({ $what }).
ts-why-shopping = Efektów używa się przed zakupami ({ $what }).
ts-why-sold-out = { $what }: w Wiosce już nie ma tych kart.
ts-why-too-dear = { $what }: koszt { $cost }, a masz { $gold ->
    [one] { $gold } sztukę złota
    [few] { $gold } sztuki złota
    [many] { $gold } sztuk złota
   *[other] { $gold } sztuki złota
}.
ts-why-top-level = { $what }: nie ma wyższego poziomu.
ts-why-no-xp = { $what }: następny poziom kosztuje { $need } PD, masz { $have }.
ts-why-no-level = { $what }: w stosie nie ma już karty poziomu { $level }.
ts-why-level-later = { $what }: poziom podnosi się po zakupach.
ts-why-too-heavy = { $what }: Ciężar { $weight }, a Siła Bohatera { $strength } ({ $hero }).
ts-why-threw = Po rzucie Włócznią nie można wziąć innej Broni ({ $hero }: { $what }).
ts-why-tried = Ten Bohater miał już tę Broń ({ $what } → { $hero }). Cofnij ruch albo użyj najpierw innego efektu.
ts-why-fades = { $what }: nie można go atakować, dopóki działa kara za brak Światła ({ $count }).
ts-why-stone = Kamień Gromu nie jest Potworem i nie można go atakować.
ts-why-no-target = W szeregu { $rank } nikogo nie ma.
ts-why-must-attack = Jest kogo atakować, więc trzeba wybrać Potwora.
ts-why-other-spoils = { $what }: te Łupy nie obejmują takiej karty.
ts-why-choose-way = Najpierw wybierz: Wioska, Loch albo odpoczynek.
ts-why-one-way = Wybór już padł, a w turze robi się jedną z trzech rzeczy.
ts-why-finish = Najpierw odpowiedz na to pytanie: co się zaczęło, trzeba wykonać w całości.
ts-why-resting = Kto odpoczywa, nie używa efektów, nie kupuje i nie walczy.
ts-why-in-dungeon = To robi się w Lochu.
ts-why-battle-begun = Cel jest wskazany, przygotowania się skończyły.
ts-why-not-here = Wśród twoich odsłoniętych kart tej nie ma ({ $what }).
ts-why-not-in-hand = Nie masz tej karty na ręce ({ $what }).
ts-why-holds = Ten Bohater ma już taką Broń ({ $what } → { $hero }).
ts-why-not-weapon = Przydzielić można tylko Broń i tylko Bohaterowi ({ $what } → { $hero }).
ts-why-not-held = Nikt nie ma tej Broni ({ $what }).
ts-why-pool = Choroba zmniejsza tylko to, co wynosi co najmniej 1.
ts-why-shop-later = Kupuje się po efektach Wioski ({ $what }).
ts-why-shop-over = Zakupy się skończyły ({ $what }).
ts-why-buy-village = Karty kupuje się w Wiosce albo jako Łupy ({ $what }).
ts-why-not-sold = W tej partii takiej karty w Wiosce nie ma ({ $what }).
ts-why-not-top = { $what }: karta nie leży na wierzchu, najpierw sprzedaje się wierzchnią ({ $top }).
ts-why-level-village = Poziom Bohaterów podnosi się w Wiosce ({ $what }).
ts-why-other-group = Bohater przechodzi tylko na następny poziom swojej grupy ({ $what }).
ts-why-no-skip = { $what }: następny poziom to { $level }, poziomu nie można ominąć.
ts-why-rest-only = Kartę z ręki można usunąć tylko podczas odpoczynku ({ $what }).
ts-why-in-order = Karty wymienia się w kolejności listy, tę już pominięto ({ $what }).
ts-why-not-food = To nie jest Żywność ({ $what }).
ts-why-not-hero = To nie jest Bohater ({ $what }).
ts-why-not-lent-on = Bohater jest pożyczony; dla Teurga odrzuca się tylko własnego ({ $what }).
ts-why-big-monster = Potrzebny jest Potwór wart 1 lub 2 PZ, a ten ma { $count } PZ ({ $what }).
ts-why-stone-stays = Kamień Gromu nie jest Potworem i żaden efekt nie zabiera go z Hali.
ts-why-no-change = Kolejność w Hali zostałaby ta sama.
ts-why-idle = Ten Bohater i tak nie może atakować, wybierz innego ({ $what }).
ts-why-not-prey = { $monster } nie usuwa takich kart ({ $what }).
ts-why-not-strongest = To nie jest najsilniejszy Bohater ({ $what }).

# Opcje partii
ts-option-set = Zestaw kart
ts-option-set-random = losowy
ts-option-set-first = pierwsza gra z instrukcji
ts-option-set-chosen = wybrany poniżej
ts-option-monsters = Klasy Potworów
ts-option-heroes = Bohaterowie
ts-option-village = Karty Wioski
ts-option-groups = Liczba losowych klas Potworów
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
ts-option-solo = Poziom trudności gry w pojedynkę
ts-option-solo-normal = zwykły
ts-option-solo-warrior = wojownik
ts-option-solo-nightmare = koszmar (zasada domowa)
ts-option-hold = W pojedynkę: tury bez marszu po zwycięstwie
ts-option-hold-2 = 2
ts-option-hold-1 = 1
ts-option-still = Gdy przez dwadzieścia rund nic się nie zmienia
ts-option-still-ends = gra się kończy
ts-option-still-plays = gra trwa dalej

# Stół słowami
ts-table-rank = Szereg { $rank }: { $card }, Zdrowie { $health }, potrzebne Światło { $dark }.
ts-table-rank-empty = Szereg { $rank }: pusto.
ts-table-rank-stone = Szereg { $rank }: { $card }.
ts-table-won = Atak { $attack } + atak magiczny { $magic } − kara za brak Światła { $penalty } = { $value }: zwycięstwo.
ts-table-lost = Atak { $attack } + atak magiczny { $magic } − kara za brak Światła { $penalty } = { $value }: porażka.
ts-table-dungeon = Talia Lochu: { $count }.
ts-table-village = Wioska:
ts-table-pile = Stos punktów Wioski: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}, { $points } PZ.
ts-table-player = { $who }: ręka { $hand }, talia { $deck }, odrzucone { $discard }, PD { $xp }, PZ { $points }.
ts-table-party = Drużyna ({ $who }):
ts-table-hand = Twoja ręka: { $cards }.

# Koniec
ts-score-card = { $what }
ts-score-monster = Potwory
ts-score-thunderstone = Kamień Gromu
ts-score-hero = Bohaterowie
ts-score-village = Karty Wioski
ts-score-basic = Karty podstawowe
ts-score-disease = Choroby
ts-score-pile = Stos punktów Wioski
