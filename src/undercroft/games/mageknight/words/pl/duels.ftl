# Mage Knight: heroes against heroes, teams, the scenarios and house rules that go with them.
mk-duel = zaatakuj bohatera na tym polu
mk-attacks = { $who } atakuje. Cel: { $whom }.
mk-attend-plunder = Najpierw splądruj wioskę: 2 karty, reputacja −1
mk-volley-unit = Użyj: { $what }
mk-volley-skill = Użyj: { $what }
mk-volley-tactic = Użyj taktyki: { $what }
mk-volley-blaze = Płonąca tarcza: ognisty atak
mk-volley-spend = Wydaj ruch: { $what }
mk-guard-unit = Użyj: { $what }
mk-guard-skill = Użyj: { $what }
mk-guard-tactic = Użyj taktyki: { $what }
mk-guard-spend = Wydaj wpływ: { $what }
mk-duel-drawn = Nikt nie został wypchnięty: { $who } wraca, { $whom } zostaje.
mk-tb-duel = wejście to atak na bohatera wewnątrz
mk-tb-duel-ranged = Pojedynek: walka na dystans
mk-tb-duel-melee = Pojedynek: walka wręcz
mk-tb-duel-attack = { $who }: atak { $count }
mk-tb-duel-left = po blokach: { $count }
mk-table-duel-ranged = Pojedynek ({ $who } i { $whom }), walka na dystans: atak { $total }, zostaje { $left }.
mk-table-duel-melee = Pojedynek ({ $who } i { $whom }), walka wręcz: atak { $total }, zostaje { $left }.

mk-why-must-attack = Kto zostaje na polu innego bohatera, ten go atakuje.
mk-why-duel-peace = W tej grze bohaterowie nie walczą ze sobą.
mk-why-duel-mate = Gracie razem.
mk-why-duel-ending = Runda albo gra się kończy: nikogo nie można już zaatakować.
mk-why-duel-down = Żeton kolejności tego bohatera jest zakryty: nie można go atakować przed jego następną turą.
mk-why-only-wounds = Masz na ręce same rany.
mk-why-token-down = Twój żeton kolejności jest zakryty.
mk-why-partial = Przy częściowym udziale nie można tego użyć.
mk-why-damage = Potrzeba obrażeń: { $need }, zostało { $have }.
mk-why-melee-only = Tylko w walce wręcz.
mk-why-no-push = To pole nie jest bezpieczne dla bohatera.

mk-unfit-house-here = { $what }: nie w takiej grze ({ $scenario }).
mk-unfit-few-heroes = W tych zestawach jest za mało bohaterów. Gracze: { $seats }.
mk-unfit-tiles = W tych zestawach jest za mało kafelków jednego rodzaju: potrzeba { $need }, jest { $have }.
mk-option-mode-teams = w drużynach
mk-option-house = Zasady domowe
mk-option-house-none = brak
mk-option-house-duels = Bohaterowie mogą się atakować

# Seals, envy, phantoms
mk-turn-seal = Złam pieczęć na torze sławy: { $what }
mk-seal = Złam pieczęć na torze sławy: { $what }
mk-seal-holds = Pieczęć zatrzymuje gracza { $who }. Sława: { $fame }.
mk-seal-broken = { $who } łamie pieczęć na torze sławy: { $colour }.
mk-sympathy = Masz najmniej sławy. Usunąć ranę ze swoich kart?
mk-sympathy-shed = Usuń ranę
mk-sympathy-none = Nie
mk-envied = { $who } ma najwięcej sławy i dostaje za to ranę.
mk-consoled = { $who } usuwa ranę.
mk-phantom = Na gracza { $who } czeka zjawa: { $card }.
mk-option-house-seals = Magiczne pieczęcie
mk-option-house-strong-seals = Silne magiczne pieczęcie
mk-option-house-envy = Zazdrość i współczucie
mk-option-house-harder-envy = Zazdrość i współczucie w każdej rundzie
mk-option-house-phantoms = Zjawy

# One to Return
mk-option-scenario-one-to-return = Wróci jeden
mk-option-level-epic = epicki
mk-portal-closes = Portal się zamyka.
mk-hero-out = { $who } odpada z gry.
mk-score-portal = Droga do domu
mk-score-portal-of = na portalu na koniec
mk-tb-chosen = Wybrany bohater twojej drużyny: { $who }
