# Mage Knight: sztandary, ruchy bezpośrednie, środek stołu, działanie na innych graczy

# Odpowiedzi
mk-before-skill = Użyj: { $what }
mk-cast = Rzuć zaklęcie z oferty: { $what }
mk-levy = Wezwij jednostkę z oferty: { $what }
mk-centre = Użyj umiejętności ze środka: { $what }
mk-banner = Podnieś sztandar: { $what }
mk-ground = Powstrzymaj od ataku za ruch: { $what }
mk-turn-learn = Naucz się: { $what }
mk-deal-pledge = Zwerbuj pod Więzami lojalności: { $what }
mk-fly = Dokąd?
mk-fly-step = Dalej: { $what }
mk-fly-land = Zatrzymaj się tutaj
mk-respond = Zaraz coś cię dosięgnie. Odpowiadasz wcześniej?
mk-respond-pass = Nie
mk-respond-skill = Użyj: { $what }
mk-power = Manę trzeba wydać od razu, kolor: { $colour }. Na co?
mk-power-unit = Użyj: { $what }
mk-power-skill = Użyj: { $what }
mk-pay-opened = jeszcze jedna kość Źródła (Otwarcie Źródła): { $what }
mk-pay-reroll = kość zostanie przerzucona: { $what }
mk-pay-leave = kość zostaje bez zmian: { $what }
mk-pay-polar_token = żeton many jako przeciwny: { $what }
mk-pay-polar_die = kość Źródła jako przeciwna: { $what }
mk-pay-polar_stolen = kość na Kradzieży many jako przeciwna: { $what }
mk-pay-polar_crystal = kryształ jako przeciwny: { $what }
mk-pick-goal = Zaatakuj: { $what }
mk-pick-tire = Wyczerp jednostkę gracza { $whom }: { $what }
mk-pick-seat = { $what }
mk-pick-keep = { $what }: zostaje przy jednostce
mk-pick-return = { $what }: wtasuj do talii
mk-pick-under = { $what }
mk-target-strike = { $what }
mk-target-done = To wszystko
mk-benefit-shed = Usuń rany z tej tury

# Sposoby
mk-call-up = użyj jednostki z oferty, zdolności:
mk-muster = jednostka z oferty za darmo:
mk-talent = odrzuć kartę i rzuć zaklęcie jej koloru z oferty:
mk-gain-spell = zaklęcie z oferty, zapłacono:
mk-flow = przygotuj jednostkę; wyczerp cudze jednostki do poziomu
mk-claim = zatrzymaj kość, mana teraz:
mk-claim-each = zatrzymaj kość, mana w każdej następnej turze:
mk-melt = inni tracą kryształ lub dostają ranę:
mk-radiate = rany za kryształy jednego koloru, kryształy dla ciebie:
mk-read-minds = kryształ; inni odrzucają kartę jego koloru:
mk-bend = za sąsiednie uchodzą pola w odległości do
mk-bend-time = karty wracają na rękę, dodatkowe tury:
mk-soar = ruch bezpośredni:
mk-beside = na sąsiednie pole
mk-two-spaces = o dwa pola za 2 ruchu
mk-under-ground = do trzech pól, nie przez bagna i jeziora
mk-on-wings = do pięciu pól, po 1 ruchu
mk-tunnel = zaatakuj ufortyfikowane miejsce, pól do niego najwyżej
mk-wings = wrogowie, którzy nie atakują (dalsi za ruch):
mk-hoist = na jednostkę, sztandary:
mk-ready-all = przygotuj wszystkie jednostki,
mk-glory = pancerz, ataki i bloki jednostek wyższe o
mk-ward = rany z tej tury znikną na jej końcu,
mk-scare = unieważnij atak, sława
mk-invoke = karta za manę wydawaną od razu:
mk-polar = jedna mana jako przeciwna
mk-shed = usuń rany, umiejętność na środek; najwyżej
mk-pass-wound = usuń rany, jedną dla najbliższego bohatera; najwyżej
mk-to-centre = na środek stołu, żetony:
mk-reroll-one = przerzuć kość, umiejętność na środek; kości:
mk-mark = mana do wyboru, umiejętność na środek:
mk-motivate = dobierz karty:
mk-calm = każdy teren tańszy o
mk-blue-cold-fire-attack = z niebieską maną, atak zimnego ognia
mk-blue-cold-fire-block = z niebieską maną, blok zimnego ognia
mk-red-cold-fire-attack = z czerwoną maną, atak zimnego ognia
mk-red-cold-fire-block = z czerwoną maną, blok zimnego ognia
mk-bonds = pod Więzami lojalności
mk-command = pod żetonem dowodzenia

# Kierunki o dwa pola
mk-nene = daleko na północny wschód
mk-ene = wschód-północny wschód
mk-ee = daleko na wschód
mk-ese = wschód-południowy wschód
mk-sese = daleko na południowy wschód
mk-s = południe
mk-swsw = daleko na południowy zachód
mk-wsw = zachód-południowy zachód
mk-ww = daleko na zachód
mk-wnw = zachód-północny zachód
mk-nwnw = daleko na północny zachód
mk-n = północ

# Kronika
mk-crystal-lost = { $who } traci kryształ, kolor: { $colour }.
mk-shows-hand = { $who } pokazuje rękę: nie ma karty tego koloru ({ $colour }).
mk-unit-tired = { $who }: jednostka wyczerpana — { $card }.
mk-marked = { $who } wskazuje kolor: { $colour }.
mk-banner-assigned = { $who } daje jednostce sztandar: { $card } — { $what }.

# Dlaczego nie?
mk-why-always = Ta umiejętność działa sama.
mk-why-no-landing = W zasięgu nie ma bezpiecznego pola.
mk-why-no-goal = W zasięgu nie ma ufortyfikowanego miejsca do ataku.
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
