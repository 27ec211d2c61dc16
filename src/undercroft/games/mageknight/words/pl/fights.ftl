# Mage Knight: fights of several heroes, and of heroes against each other.
mk-attend = Zaatakowano cię w cudzej turze. Jak walczysz?
mk-attend-full = Pełny udział: jak we własnej turze, którą potem tracisz
mk-attend-partial = Częściowy udział: bez Źródła i bez końca tury
mk-attend-skill = Użyj: { $what }
mk-attends = { $who } podejmuje walkę.
mk-company = Czy atakujesz miasto w pojedynkę?
mk-company-gather = Zaproponuj wspólny szturm tym, którzy stoją obok miasta
mk-company-alone = Zaatakuj w pojedynkę
mk-invite = Kogo zapraszasz do wspólnej walki?
mk-invite-seat = Zaproś: { $what }
mk-invite-done = Przejdź do podziału wrogów
mk-invite-cancel = Zrezygnuj
mk-share = { $rank ->
    [1] Z iloma elitarnymi wrogami zmierzy się { $whom }?
    [2] Z iloma zwykłymi wrogami zmierzy się { $whom }?
   *[other] Z iloma obrońcami zmierzy się { $whom }?
}
mk-share-amount = { $what }
mk-agree = { $who } proponuje wspólną walkę. Przypadnie ci { $count ->
    [one] { $count } obrońca
    [few] { $count } obrońców
   *[other] { $count } obrońców
}.
mk-agree-agree = Dołącz
mk-agree-refuse = Odmów
mk-refuses = { $who } odmawia.
mk-entry = Wkraczasz, by walczyć o to miejsce.
mk-entry-storm = Do szturmu
mk-entry-stay = Zostań na uboczu
mk-entry-skill = Użyj: { $what }
mk-entry-unit = Użyj: { $what }
mk-entry-heal = Ulecz: { $what_acc }
mk-entry-tactic = Użyj taktyki: { $what }
mk-volley = Twój atak w pojedynku
mk-volley-loose = Uderz
mk-volley-hold = Pas
mk-looses = { $who } atakuje: { $count }.
mk-guard = Atak { $count }: blokuj
mk-guard-stand = Przyjmij resztę
mk-harm = Obrażenia dla gracza { $whom }: { $count }
mk-harm-hurt = Rana dla bohatera
mk-harm-maim = Zrań: { $what_acc }
mk-harm-steal = Ukradnij: { $what_acc }
mk-harm-shove = Wypchnij: { $what }
mk-harm-spare = Wystarczy
mk-stolen = { $who } kradnie graczowi { $whom }: { $card }.
mk-pushed = { $who } wypycha gracza { $whom }.
