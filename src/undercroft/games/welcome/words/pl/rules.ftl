# Welcome to the Dungeon
wd-title = Witajcie w Podziemiach
wd-hidden = potwór
    .acc = potwora
    .face = down

# Potwory
wd-goblin = Goblin
    .acc = Goblina
wd-skeleton = Szkielet
    .acc = Szkielet
wd-orc = Ork
    .acc = Orka
wd-vampire = Wampir
    .acc = Wampira
wd-golem = Golem
    .acc = Golema
wd-lich = Licz
    .acc = Licza
wd-demon = Demon
    .acc = Demona
wd-dragon = Smok
    .acc = Smoka

# Bohaterowie
wd-warrior = Wojownik
wd-barbarian = Barbarzyńca
wd-mage = Mag
wd-rogue = Łotrzyk
wd-random = losowy bohater

# Ekwipunek
wd-plate-armor = Zbroja płytowa
    .acc = Zbroję płytową
    .text = +5 zdrowia.
wd-knight-shield = Tarcza rycerska
    .acc = Tarczę rycerską
    .text = +3 zdrowia.
wd-vorpal-sword = Zaklęty miecz
    .text = Przed pierwszym potworem wskaż rodzaj: pokonujesz wszystkie potwory tego rodzaju.
wd-dragon-spear = Smocza włócznia
    .acc = Smoczą włócznię
    .text = Pokonuje smoka.
wd-holy-grail = Święty Graal
    .acc = Świętego Graala
    .text = Pokonuje potwory o parzystej sile.
wd-torch = Pochodnia
    .acc = Pochodnię
    .text = Pokonuje potwory o sile 3 lub mniejszej.
wd-chain-mail = Kolczuga
    .acc = Kolczugę
    .text = +4 zdrowia.
wd-leather-shield = Skórzana tarcza
    .acc = Skórzaną tarczę
    .text = +3 zdrowia.
wd-vorpal-axe = Zaklęty topór
    .text = Raz: pokonuje właśnie odkrytego potwora. Zdecyduj przed odkryciem następnego.
wd-war-hammer = Młot bojowy
    .text = Pokonuje golemy.
wd-healing-potion = Mikstura lecznicza
    .acc = Miksturę leczniczą
    .text = Raz, gdy zdrowie spadnie do 0 lub niżej: wraca do podstawowego zdrowia bohatera.
wd-wall-of-fire = Ściana ognia
    .acc = Ścianę ognia
    .text = +6 zdrowia.
wd-bracelet-of-protection = Bransoleta ochrony
    .acc = Bransoletę ochrony
    .text = +3 zdrowia.
wd-omnipotence = Wszechmoc
    .text = Jeśli poniesiesz porażkę, ale wszystkie potwory w podziemiach były różne, podziemia są mimo to przebyte.
wd-demonic-pact = Pakt z demonem
    .text = Pokonuje demona i następnego po nim potwora.
wd-polymorph = Polimorfia
    .acc = Polimorfię
    .text = Raz: odłóż odkrytego potwora i zmierz się zamiast niego z wierzchnim potworem talii.
wd-mithril-armor = Zbroja z mithrilu
    .acc = Zbroję z mithrilu
    .text = +5 zdrowia.
wd-buckler = Puklerz
    .text = +3 zdrowia.
wd-ring-of-power = Pierścień mocy
    .text = Pokonuje potwory o sile 2 lub mniejszej i dodaje ich siłę do twojego zdrowia.
wd-invisibility-cloak = Peleryna niewidka
    .acc = Pelerynę niewidkę
    .text = Pokonuje potwory o sile 6 lub większej.
wd-vorpal-dagger = Zaklęty sztylet
    .text = Przed pierwszym potworem wskaż rodzaj: pokonujesz wszystkie potwory tego rodzaju.

# Pytania i odpowiedzi
wd-bid = Dobierasz potwora czy pasujesz?
wd-bid-draw = Dobierz potwora
wd-bid-pass = Spasuj
wd-drawn = Trafia ci się { $card }. Dodajesz go do podziemi czy odrzucasz?
wd-drawn-add = Dodaj potwora do podziemi
wd-drawn-remove = Odrzuć potwora i { $what_acc }
wd-hero = Który bohater pójdzie następny?
wd-hero-hero = { $what }
wd-name = Wskaż rodzaj potwora, którego pokona zaklęta broń.
wd-name-name = { $what }
wd-opened = Drogę zagradza { $card }. Co robisz?
wd-opened-fight = Podejmij walkę
wd-opened-axe = Uderz zaklętym toporem
wd-opened-polymorph = Użyj polimorfii
wd-drink = Zdrowie się skończyło. Wypić miksturę leczniczą?
wd-drink-drink = Wypij miksturę
wd-drink-fall = Polegnij

# Kronika
wd-round = Nowa runda. Bohater: { $hero }. Zaczyna { $who }.
wd-passed = { $who } pasuje.
wd-passed-empty = { $who } pasuje: talia jest pusta.
wd-drew = { $card_face ->
    [down] { $who } dobiera kartę potwora.
   *[up] { $who } dobiera kartę potwora: { $card }.
 }
wd-added = { $who } dodaje do podziemi { $card_acc }. { $count ->
    [one] Jest tam teraz { $count } potwór.
    [few] Są tam teraz { $count } potwory.
    [many] Jest tam teraz { $count } potworów.
   *[other] Jest tam teraz { $count } potwora.
}
wd-removed = { $who } odrzuca { $card_acc } i { $piece_acc }.
wd-hero-chosen = { $who } wybiera bohatera: { $hero }.
wd-entered = { $who } wchodzi do podziemi, zdrowie: { $health }. { $count ->
    [0] Są puste.
    [one] Czeka { $count } potwór.
    [few] Czekają { $count } potwory.
    [many] Czeka { $count } potworów.
   *[other] Czeka { $count } potwora.
}
wd-named = { $who } wskazuje rodzaj potwora: { $monster } ({ $piece }).
wd-opened-monster = Na drodze staje { $card }, siła { $strength }.
wd-beaten = { $piece } pokonuje { $card_acc }.
wd-healed = { $who }: zdrowie +{ $amount }, teraz { $health }.
wd-hurt = { $card } uderza: { $who } traci { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[other] { $amount } punktów
} zdrowia, zostaje { $health }.
wd-polymorphed = { $who } używa polimorfii i odkłada { $card_acc }.
wd-drank = { $who } wypija miksturę leczniczą, zdrowie: { $health }.
wd-omnipotent = Wszechmoc: wszystkie potwory były różne.
wd-not-omnipotent = Wszechmoc nie pomogła: potwory się powtarzały.
wd-success = { $who } pokonuje podziemia! Sukcesy: { $count }.
wd-failure = { $who } ponosi porażkę w podziemiach. Porażki: { $count }.
wd-out = { $who } odpada z gry.
wd-won = { $who } wygrywa grę.
wd-end-success = drugie podziemia pokonane
wd-end-last = pozostali odpadli

# Dlaczego nie?
wd-why-deck-empty = Talia potworów jest pusta.
wd-why-gone = { $piece }: ten element ekwipunku odrzucono w tej rundzie.
wd-why-spent = { $piece }: tego elementu ekwipunku już użyto w tych podziemiach.
wd-why-first = Wariant „pierwszy potwór obowiązkowy”: nikt nie pasuje, zanim w tej rundzie nie doda potwora.
wd-why-forced = Wariant „pierwszy potwór obowiązkowy”: pierwszego potwora dobranego w rundzie trzeba dodać do podziemi.
wd-why-no-gear = Bohater nie ma już ekwipunku, więc potwora trzeba dodać do podziemi.
wd-why-beaten = { $monster } (siła { $strength }) i tak przegrywa: { $piece }.
wd-why-healthy = Miksturę pije się, gdy zdrowie spadnie do 0 lub niżej; teraz masz { $health }.
wd-why-too-late = { $piece }: trzeba było użyć, zanim potwór uderzył.

# Opcje partii
wd-option-hero = Pierwszy bohater
wd-option-hero-random = losowy
wd-option-forced-first-monster = Pierwszy potwór obowiązkowy
wd-option-forced-first-monster-yes = tak: pierwszego potwora dobranego w rundzie trzeba dodać
wd-option-forced-first-monster-no = nie

# Stół słowami
wd-table-hero = { $hero }, zdrowie { $health }
wd-table-left = Ekwipunek: { $pieces }
wd-table-spent = Zużyte: { $pieces }
wd-table-removed = Odrzucone: { $pieces }
wd-table-deck = Talia: { $count ->
    [one] { $count } potwór
    [few] { $count } potwory
    [many] { $count } potworów
   *[other] { $count } potwora
}
wd-table-dungeon = Podziemia: { $count ->
    [one] { $count } potwór.
    [few] { $count } potwory.
    [many] { $count } potworów.
   *[other] { $count } potwora.
}
wd-table-away = Odrzucone: { $count ->
    [one] { $count } potwór.
    [few] { $count } potwory.
    [many] { $count } potworów.
   *[other] { $count } potwora.
}
wd-table-known = Karty, które znasz, od wierzchu: { $monsters }
wd-table-fought = Spotkane w podziemiach: { $monsters }
wd-table-named = Zaklęta broń czeka na: { $monster }
wd-table-player-bidding = { $who }: sukcesy { $successes }, porażki { $failures }, licytuje
wd-table-player-passed = { $who }: sukcesy { $successes }, porażki { $failures }, pas
wd-table-player-out = { $who }: poza grą

# Koniec
wd-score-successes = Przebyte podziemia
wd-score-failures = Porażki
