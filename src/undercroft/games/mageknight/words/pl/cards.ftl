# Mage Knight: sztandary, ruchy bezpośrednie, środek stołu, działanie na innych graczy

# Odpowiedzi
mk-before-skill = Użyj: { $what }
mk-cast = Użyj zaklęcia z oferty: { $what }
mk-levy = Użyj jednostki z oferty: { $what }
mk-centre = Użyj umiejętności ze środka stołu: { $what }
mk-banner = Daj sztandar jednostce: { $what }
mk-ground = Powstrzymaj od ataku za punkty ruchu: { $what }
mk-turn-learn = Weź: { $what_acc }
mk-deal-pledge = Zwerbuj dzięki „Więzom lojalności”: { $what_acc }
mk-fly = Dokąd?
mk-fly-step = Dalej { $what_to }
mk-fly-land = Zatrzymaj się tutaj
mk-respond = To dotknie także ciebie. Odpowiadasz wcześniej?
mk-respond-pass = Nie
mk-respond-skill = Użyj: { $what }
mk-power = Ta mana ({ $colour_mana }) przepadnie, jeśli jej od razu nie wydasz. Na co?
mk-power-unit = Użyj: { $what }
mk-power-skill = Użyj: { $what }
mk-pay-opened = jeszcze jedna kość Źródła („Otwarcie Źródła”): { $what_mana }
mk-pay-reroll = { $what_mana } kość; potem przerzuć
mk-pay-leave = { $what_mana } kość; zostaw bez zmian
mk-pay-polar_token = { $what } żeton many jako przeciwny
mk-pay-polar_die = { $what_mana } kość Źródła jako przeciwna
mk-pay-polar_stolen = { $what_mana } kość z „Kradzieży many” jako przeciwna
mk-pay-polar_crystal = { $what } kryształ jako przeciwny
mk-pick-goal = Szturmuj: { $what }
mk-pick-rival = Zaatakuj: { $what }
mk-pick-tire = Zmęcz jednostkę { $whom_gen }: { $what }
mk-pick-seat = { $what }
mk-pick-keep = { $what }: zostaje przy jednostce
mk-pick-return = { $what }: wtasuj do talii
mk-pick-under = { $what }
mk-target-strike = { $what }
mk-target-done = To wszystko
mk-benefit-shed = Usuń rany otrzymane w tej turze

# Sposoby
mk-call-up = jednostka z oferty, zdolności:
mk-muster = jednostka z oferty za darmo:
mk-talent = odrzuć kartę i użyj zaklęcia jej koloru z oferty:
mk-gain-spell = zaklęcie z oferty; zapłacono:
mk-flow = przygotuj jednostkę i zmęcz cudze, poziom najwyżej
mk-claim = zatrzymaj kość; mana teraz:
mk-claim-each = zatrzymaj kość; mana w każdej następnej turze:
mk-melt = inni tracą kryształ lub dostają ranę:
mk-radiate = rany za kryształy jednego koloru, kryształy dla ciebie:
mk-read-minds = kryształ; inni odrzucają kartę tego koloru:
mk-bend = za sąsiednie uważa się pola odległe najwyżej o
mk-bend-time = karty wracają na rękę; dodatkowe tury:
mk-soar = ruch bezpośredni:
mk-beside = na sąsiednie pole
mk-two-spaces = o dwa pola za 2 punkty ruchu
mk-under-ground = do trzech pól, nie przez bagna i jeziora
mk-on-wings = do pięciu pól, po punkcie ruchu za każde
mk-tunnel = szturm umocnionego miejsca lub atak na bohatera; pól do niego najwyżej
mk-wings = wrogowie nie atakują (każdy następny za ruch):
mk-hoist = daj sztandar jednostce:
mk-ready-all = przygotuj wszystkie jednostki:
mk-glory = pancerz, ataki i bloki jednostek większe o
mk-ward = usuń na końcu tury jej rany:
mk-scare = anuluj atak; sława
mk-invoke = karta za manę, którą trzeba wydać od razu:
mk-polar = użyj many jako przeciwnej
mk-shed = usuń rany, umiejętność na środek stołu; najwyżej
mk-pass-wound = usuń rany, jedną dla najbliższego bohatera; najwyżej
mk-to-centre = na środek stołu, żetony:
mk-reroll-one = przerzuć kość, umiejętność na środek; kości:
mk-mark = mana dowolnego koloru, umiejętność na środek stołu:
mk-motivate = dobierz karty:
mk-calm = każdy teren tańszy o
mk-blue-cold-fire-attack = z niebieską maną – atak zimnego ognia
mk-blue-cold-fire-block = z niebieską maną – blok zimnego ognia
mk-red-cold-fire-attack = z czerwoną maną – atak zimnego ognia
mk-red-cold-fire-block = z czerwoną maną – blok zimnego ognia
mk-bonds = dzięki „Więzom lojalności”
mk-command = pod żetonem dowodzenia

# Kierunki o dwa pola
mk-nene = daleko na północny wschód
mk-ene = wschód-północny wschód
    .to = na wschód-północny wschód
mk-ee = daleko na wschód
mk-ese = wschód-południowy wschód
    .to = na wschód-południowy wschód
mk-sese = daleko na południowy wschód
mk-s = południe
    .to = na południe
mk-swsw = daleko na południowy zachód
mk-wsw = zachód-południowy zachód
    .to = na zachód-południowy zachód
mk-ww = daleko na zachód
mk-wnw = zachód-północny zachód
    .to = na zachód-północny zachód
mk-nwnw = daleko na północny zachód
mk-n = północ
    .to = na północ

# Kronika
mk-crystal-lost = { $who } traci { $colour } kryształ.
mk-shows-hand = { $who } pokazuje rękę: nie ma karty tego koloru ({ $colour }).
mk-unit-tired = { $who }: jednostka zmęczona – { $card }.
mk-marked = { $who } wskazuje kolor: { $colour }.
mk-banner-assigned = { $who } daje jednostce sztandar: { $card } – { $what }.

# Dlaczego nie?
mk-why-always = Ta umiejętność działa sama, nie trzeba jej używać.
mk-why-no-landing = W zasięgu nie ma bezpiecznego pola.
mk-why-no-goal = W zasięgu nie ma umocnionego miejsca do szturmu ani bohatera do zaatakowania.
mk-why-no-spell = W ofercie nie ma zaklęcia tego koloru.
mk-why-no-power = Tej many nie byłoby na co wydać.
mk-why-die-used = W tej turze użyto już kości Źródła.
mk-why-no-unit = Nie masz jednostek.
mk-why-no-rivals = Nie ma innych graczy.
mk-why-unit-offer = Oferta jednostek jest pusta.
mk-why-motivated = Użyto już innej Motywacji: poczekaj do końca swojej następnej tury.

# Stół
mk-tb-centre = Na środku stołu
mk-tb-claims = Kości zatrzymane do końca rundy:
mk-tb-kept = Mana na twoją następną turę:
mk-tb-aside = Odłożone do końca rundy:
