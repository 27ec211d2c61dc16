# Mage Knight: miasta i scenariusze o nich.
mk-rally = zaproponuj wspólny szturm
mk-retire = Koniec rundy: która taktyka graczy opuszcza grę?
mk-retire-tactic = { $what }
mk-tactic-retired = Taktyka „{ $tactic }” opuszcza grę.
mk-leads = { $who } zostaje przywódcą miasta.
mk-deal-service = { $what }
mk-an-artifact = Artefakt, na końcu tury (12 punktów wpływu)
mk-unseen-action = Wierzchnia zaawansowana akcja z talii, w ciemno (6 punktów wpływu)
mk-elite-unit = Jeszcze jedna elitarna jednostka w ofercie (2 punkty wpływu)
mk-artifact-bought = { $who } kupuje artefakt.
mk-elite-called = { $who } sprowadza do oferty { $card_acc }.
mk-end-reached = cel osiągnięty
mk-end-missed = celu nie osiągnięto

mk-why-rally-city = Obok ciebie nie ma niezdobytego miasta.
mk-why-rally-late = Ogłoszono już koniec rundy albo gry.
mk-why-rally-alone = Na twoim polu jest inny bohater.
mk-why-rally-again = W tej turze wspólny szturm już odwołano.
mk-why-rally-defenders = Jedynego obrońcy nie da się podzielić.
mk-why-rally-nobody = Obok miasta nie ma nikogo, kogo można zaprosić.

mk-option-scenario-full-conquest = Pełny podbój
mk-option-scenario-blitz-conquest = Błyskawiczny podbój
mk-option-scenario-solo-conquest = Samotny podbój
mk-option-scenario-full-cooperation = Pełna współpraca
mk-option-scenario-blitz-cooperation = Błyskawiczna współpraca
mk-option-mode-cooperative = współpraca
mk-option-level = Trudność
mk-option-level-usual = jak w scenariuszu
mk-option-level-lower = miasta lub przywódcy o poziom niżej
mk-option-level-higher = miasta lub przywódcy o dwa poziomy wyżej
mk-option-level-highest = miasta lub przywódcy o cztery poziomy wyżej
mk-about-level = Jak silna jest obrona; zwykłą podaje scenariusz.

mk-score-cities = Największy Zdobywca Miast
mk-score-cities-of = za miasto pod przywództwem 7, za inne z tarczą 4
mk-score-taken = Miasta
mk-score-taken-of = 10 za każde zdobyte miasto
mk-score-goal = Zadanie
mk-score-goal-of = 15 za wszystkie miasta
mk-score-led = Wspólna chwała
mk-score-led-of = 10, jeśli każdy przewodzi miastu
mk-score-time = Czas
mk-score-time-of = pozostałe rundy, karty wirtualnego gracza, brak ogłoszenia

mk-option-house-megapolis = Ostatnie miasto jest megamiastem
mk-option-house-two-cities = Drużyny: dwa miasta poziomu 10
mk-option-house-two-megapolises = Drużyny: dwa megamiasta poziomu 12
mk-option-house-lowest = Razem: w każdej kategorii liczy się tylko najniższy wynik
mk-option-house-free-entry = Wspólny szturm: krok na pole celu nic nie kosztuje
mk-option-house-one-city = Miasto powyżej poziomu 11 zostaje jednym, z dodatkowymi białymi żetonami

# Mapa
mk-tb-hold = { $kind ->
    [friendly] przyjazne
    [taken] zdobyte
   *[other] poziom { $level }
}
mk-tb-leads = przewodzi
