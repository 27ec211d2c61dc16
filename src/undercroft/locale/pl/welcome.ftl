# Welcome to the Dungeon
wd-title = Witajcie w Podziemiach
wd-hidden = potwór
    .acc = potwora

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
    .text = Przed pierwszym potworem nazwij rodzaj: pokonujesz wszystkie potwory tego rodzaju.
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
    .text = Raz, gdy potwór sprowadzi zdrowie do 0 lub niżej: zdrowie wraca do własnego zdrowia bohatera.
wd-wall-of-fire = Ściana ognia
    .acc = Ścianę ognia
    .text = +6 zdrowia.
wd-bracelet-of-protection = Bransoleta ochrony
    .acc = Bransoletę ochrony
    .text = +3 zdrowia.
wd-omnipotence = Wszechmoc
    .text = Jeśli padniesz, ale wszystkie potwory w podziemiach są różne, to sukces.
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
    .text = Przed pierwszym potworem nazwij rodzaj: pokonujesz wszystkie potwory tego rodzaju.

# Pytania i odpowiedzi
wd-bid = Dobierasz potwora czy pasujesz?
wd-bid-draw = Dobierz potwora
wd-bid-pass = Spasuj w tej rundzie
wd-drawn = Trafia ci się { $card }. Do podziemi czy precz?
wd-drawn-add = Dodaj do podziemi
wd-drawn-remove = Odrzuć potwora i { $what_acc }
wd-hero = Który bohater idzie następny?
wd-hero-hero = { $what }
wd-name = Nazwij potwora, którego pokona zaklęte ostrze.
wd-name-name = { $what }
wd-opened = Drogę zagradza { $card }. Co robisz?
wd-opened-fight = Staw mu czoła
wd-opened-axe = Uderz zaklętym toporem
wd-opened-polymorph = Użyj polimorfii
wd-drink = Zdrowie się skończyło. Wypijasz miksturę leczniczą?
wd-drink-drink = Wypij miksturę
wd-drink-fall = Padnij

# Kronika
wd-round = Nowa runda: { $hero }. Zaczyna { $who }.
wd-passed = { $who } pasuje.
wd-passed-empty = { $who } pasuje: talia jest pusta.
wd-drew = { $who } dobiera kartę: { $card }.
wd-added = { $who } dodaje do podziemi kartę: { $card }. { $count ->
    [one] Leży tam { $count } potwór.
    [few] Leżą tam { $count } potwory.
    [many] Leży tam { $count } potworów.
   *[other] Leży tam { $count } potwora.
}
wd-removed = { $who } odrzuca: { $card } oraz { $piece_acc }.
wd-hero-chosen = { $who } wybiera bohatera: { $hero }.
wd-entered = { $who } wchodzi do podziemi, zdrowie: { $health }. { $count ->
    [0] Są puste.
    [one] Czeka { $count } potwór.
    [few] Czekają { $count } potwory.
    [many] Czeka { $count } potworów.
   *[other] Czeka { $count } potwora.
}
wd-named = { $who } nazywa: { $monster } ({ $piece }).
wd-opened-monster = Wychodzi { $card }, siła { $strength }.
wd-beaten = { $piece } pokonuje { $card_acc }.
wd-healed = { $who } zyskuje { $amount } zdrowia i ma { $health }.
wd-hurt = { $card } uderza: { $who } traci { $amount } zdrowia i ma { $health }.
wd-polymorphed = { $who } przemienia i odkłada: { $card }.
wd-drank = { $who } wypija miksturę leczniczą i ma { $health } zdrowia.
wd-omnipotent = Wszechmoc: wszystkie potwory były różne.
wd-not-omnipotent = Wszechmoc nie pomaga: wśród potworów były jednakowe.
wd-success = { $who } przechodzi podziemia! { $count ->
    [one] { $count } sukces.
    [few] { $count } sukcesy.
    [many] { $count } sukcesów.
   *[other] { $count } sukcesu.
}
wd-failure = { $who } ponosi porażkę w podziemiach. { $count ->
    [one] { $count } porażka.
    [few] { $count } porażki.
    [many] { $count } porażek.
   *[other] { $count } porażki.
}
wd-out = { $who } odpada z gry.
wd-won = { $who } wygrywa partię.
wd-end-success = dwa podziemia za sobą
wd-end-last = pozostali odpadli

# Dlaczego nie?
wd-why-deck-empty = Talia potworów jest pusta.
wd-why-gone = { $piece }: ten ekwipunek odrzucono w tej rundzie.
wd-why-spent = { $piece }: ten ekwipunek został już użyty w tych podziemiach.
wd-why-forced = W wariancie „pierwszy potwór obowiązkowy” pierwszego dobranego w rundzie potwora trzeba dodać do podziemi.
wd-why-no-gear = Bohater nie ma już ekwipunku, więc potwora trzeba dodać do podziemi.
wd-why-beaten = { $monster } (siła { $strength }) i tak przegrywa: { $piece }.
wd-why-healthy = Mikstura działa przy zdrowiu 0 lub niższym; masz { $health }.
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
wd-table-away = Odłożone: { $count ->
    [one] { $count } potwór.
    [few] { $count } potwory.
    [many] { $count } potworów.
   *[other] { $count } potwora.
}
wd-table-known = Od wierzchu: { $monsters }
wd-table-fought = Spotkane w podziemiach: { $monsters }
wd-table-named = Zaklęte ostrze przeciw: { $monster }
wd-table-player-bidding = { $who }: sukcesy { $successes }, porażki { $failures }, nadal licytuje
wd-table-player-passed = { $who }: sukcesy { $successes }, porażki { $failures }, pas
wd-table-player-out = { $who }: poza grą
