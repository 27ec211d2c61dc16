# Mage Knight: words that only the table says
mk-tagline = Odkrywaj krainę, zdobądź sławę, odnajdź miasto
mk-tb-day = Dzień
mk-tb-night = Noc
mk-tb-round = runda { $number } z { $of }
mk-tb-source = Źródło:
mk-tb-tokens = Żetony many:
mk-tb-move = ruch
mk-tb-influence = wpływ
mk-tb-healing = leczenie
mk-tb-wound = Nie można jej zagrać. Odpocznij albo się ulecz.
mk-tb-combat-ranged = Walka na dystans
mk-tb-combat-block = Faza bloku
mk-tb-combat-damage = Faza obrażeń
mk-tb-combat-attack = Walka wręcz
mk-tb-sum-block = blok przeciw temu atakowi
mk-tb-sum-attack = atak przeciw wybranemu pancerzowi
mk-tb-blocked = zablokowany
mk-tb-beaten = pokonany
mk-tb-idle = nie atakuje
mk-tb-map = Mapa, znanych pól: { $count }. Strzałki przechodzą między polami, Enter działa.
mk-tb-unexplored = Nieodkryty teren { $place }
mk-tb-cost = koszt { $cost }
mk-tb-garrison = zakryty garnizon
mk-tb-shield = tarcza:
mk-tb-here = tu stoi bohater
mk-tb-tactics = Taktyki
mk-tb-units = Jednostki { $count } / { $of }
mk-tb-spent = użyta
mk-tb-wounded = ran: { $count }
mk-tb-skills = Umiejętności
mk-tb-used = użyta
mk-tb-offers = Oferty
mk-tb-offer-units = Jednostki
mk-tb-offer-advanced = Zaawansowane akcje
mk-tb-offer-spells = Zaklęcia
mk-tb-hand = Ręka, kart: { $count }
mk-tb-fame = Sława
mk-tb-level = Poziom
mk-tb-reputation = Reputacja
mk-tb-hero-armor = Pancerz
mk-tb-deck = Kart w talii
mk-tb-crystals = Kryształy:
mk-tb-where = kierunek: { $where }
mk-tb-way = w zasięgu za { $cost ->
    [one] { $cost } punkt ruchu
    [few] { $cost } punkty ruchu
   *[other] { $cost } punktów ruchu
}
mk-tb-stops = po drodze bohater stanie tam, gdzie coś się odkryje
mk-tb-assault = wejść znaczy szturmować
mk-tb-provoke = prowokuje grasującego wroga
mk-tb-phase-ranged = Na dystans
mk-tb-phase-block = Blok
mk-tb-phase-damage = Obrażenia
mk-tb-phase-attack = Walka wręcz
mk-tb-half = o połowę słabiej: { $elements }
mk-tb-full = w pełni: { $elements }
mk-tb-aim-block = Wybierz atak, który chcesz zablokować; na razie nic się nie zużywa.
mk-tb-aim-attack = Wybierz jednego wroga albo kilku; na razie nic się nie zużywa.
mk-tb-aim = Wyceluj
mk-tb-aimed = Wybrany cel
mk-tb-block-this = Zablokuj
mk-tb-take = Przyjmij obrażenia
mk-tb-summoned-by = przywołany; przywołuje: { $card }
mk-tb-will-summon = Przed fazą bloku przywoła: { $piles }.
mk-tb-need-attack = Aby pokonać: atak { $armor }
mk-tb-siege-only = w tej fazie działa tylko atak oblężniczy
mk-tb-siege-none = umocniony podwójnie, w tej fazie nic go nie dosięgnie
mk-tb-need-block = Aby zablokować: blok { $block }
mk-tb-unblocked = Bez bloku: obrażenia { $damage }; przy pancerzu { $armor } to { $wounds ->
    [one] { $wounds } rana
    [few] { $wounds } rany
   *[many] { $wounds } ran
}.
mk-tb-poisoned = Trucizna dokłada tyle samo na twój stos kart odrzuconych.
mk-tb-paralysed = Paraliż każe odrzucić z ręki całą resztę.
mk-tb-knocked-out = Bohater straci przytomność.
mk-tb-unit-holds = { $unit }: bez szwanku.
mk-tb-unit-wounded = { $unit }: rana.
mk-tb-unit-poisoned = { $unit }: dwie rany.
mk-tb-unit-lost = { $unit }: strata na zawsze.
mk-tb-rest = Dla ciebie zostaje: obrażenia { $damage }, { $wounds ->
    [one] { $wounds } rana
    [few] { $wounds } rany
   *[many] { $wounds } ran
}.
mk-el-physical = ataki fizyczne
    .one = fizyczny
mk-el-fire = ogień
mk-el-ice = lód
mk-el-cold-fire = zimny ogień
mk-tb-rack = Bohater i oferty
mk-tb-next-level = poziom { $level } przy { $fame }
mk-tb-modifier = wpływ { $number }
mk-tb-no-deals = nikt nie chce z tobą rozmawiać
mk-tb-limit = Limit ręki
mk-tb-command = Żetony dowodzenia
mk-tb-here-now = tu stoisz
mk-tb-announced = Runda się kończy
mk-tb-last-turns = Ostatnie tury
mk-tb-stage-deal = Miejscowi słuchają
mk-tb-stage-offer = Wybierz kartę
mk-tb-stage-return = Oddaj jedną kartę
mk-tb-stage-skill = Nowa umiejętność
mk-tb-have-influence = wpływ: { $count }
mk-fact-armor = Pancerz
mk-fact-fame = Sława
mk-fact-attack = Atak
mk-fact-level = Poziom
mk-fact-cost = Cena
mk-table-day = Dzień, runda { $number } z { $of }. Źródło: { $dice_mana }.
mk-table-night = Noc, runda { $number } z { $of }. Źródło: { $dice_mana }.
mk-table-player = { $who } ({ $hero }): sława { $fame }, poziom { $level }, reputacja { $reputation }, ręka { $hand }, talia { $deck }.
mk-table-off = Bohater czeka przy portalu.
mk-table-here = Bohater stoi tu: { $what }.
mk-table-near = {"  "}{ $where }: { $what } (ruch { $cost }).
mk-table-barred = {"  "}{ $where }: { $what } (nie można wejść).
mk-table-points = Ruch { $move }, wpływ { $influence }.
mk-table-mana = Żetony many: { $mana }.
mk-table-crystals = Kryształy: { $crystals }.
mk-table-units = Jednostki: { $units }.
mk-table-hand = Ręka: { $cards }.
mk-table-ranged = Walka na dystans: { $have } z { $want }.
mk-table-block = Faza bloku: { $have } z { $want }.
mk-table-damage = Faza obrażeń.
mk-table-attack = Walka wręcz: { $have } z { $want }.
mk-table-foe = {"  "}{ $what }: pancerz { $armor }, atak { $value }; blok { $block } albo { $wounds ->
    [one] { $wounds } rana
    [few] { $wounds } rany
   *[other] { $wounds } ran
}.

# Formularz w poczekalni: co robią opcje
mk-about-scenario = Co trzeba zrobić, na jakiej mapie i w ile rund.
mk-about-mode = W pojedynkę, w rywalizacji lub we współpracy, jeśli scenariusz daje wybór.
mk-about-heroes = Kto kim gra: losowo albo imiona bohaterów w kolejności miejsc.
mk-about-dummy = W grze solo wirtualny gracz bierze taktyki i karty i nadaje tempo.
mk-about-printing = Ile własnych kart bohatera zastępuje w talii początkowej wspólne.
