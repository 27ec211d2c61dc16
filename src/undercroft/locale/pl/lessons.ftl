# Trener lekcji i miejsca, w których lekcje się zaczynają.
tb-learn = Naucz się, grając
tb-lesson = Lekcja
tb-lesson-minutes = { $count } min
tb-lesson-step = Krok { $number } z { $count }
tb-lesson-next = Dalej
tb-lesson-back = Wstecz
tb-lesson-show = Pokaż mi
tb-lesson-hide = Ukryj
tb-lesson-wait = Teraz gra { $who }. Patrz, co się zmienia.
tb-lesson-elsewhere = To prowadzi gdzie indziej
tb-lesson-stray = Tak też wolno grać, ale lekcja idzie inną drogą. Cofnij ruch i spróbuj tego, co radzi trener.
tb-lesson-also = To też jest dozwolone. Lekcja toczy się dalej:
tb-lesson-back-to = Cofnij ruch
tb-lesson-on = Następna lekcja:{ " " }
tb-lesson-real = Zagraj prawdziwą partię
tb-partner = gra razem z tobą

# Kto odpadł, gdy inni grają dalej
tb-out = Odpadasz z gry
tb-out-text = Partia toczy się dalej bez ciebie. Zostań i patrz albo wyjdź: gdy się skończy, jej historia będzie na twojej liście partii.
tb-out-finish = Niech boty dograją od razu
tb-out-leave = Do listy partii
server-still-played = Boty grają bez przerw dopiero wtedy, gdy odpadasz i poza botami nikogo już nie ma.

# Zasady gry zaczynają się od jednego ekranu
tb-brief-goal = Cel
tb-brief-turn = Twoja tura
tb-brief-end = Koniec
tb-contents = Wszystkie zasady: spis treści
