# Mage Knight: города и сценарии о них.
mk-rally = предложить совместный штурм
mk-retire = Раунд окончен: какая из тактик игроков покидает игру?
mk-retire-tactic = { $what }
mk-tactic-retired = Тактика «{ $tactic }» покидает игру.
mk-leads = { $who } — лидер города.
mk-deal-service = { $what }
mk-an-artifact = Артефакт, в конце хода (12 влияния)
mk-unseen-action = Верхняя карта колоды особых действий вслепую (6 влияния)
mk-elite-unit = Ещё один элитный отряд среди доступных (2 влияния)
mk-artifact-bought = { $who } покупает артефакт.
mk-elite-called = { $who } добавляет отряд к доступным: { $card }.
mk-end-reached = цель достигнута
mk-end-missed = цель не достигнута

mk-why-rally-city = Рядом с вами нет незахваченного города.
mk-why-rally-late = Конец раунда или игры уже объявлен.
mk-why-rally-alone = На вашей клетке другой герой.
mk-why-rally-again = В этом ходу вы уже отказались от совместного штурма.
mk-why-rally-defenders = Единственного защитника не разделить.
mk-why-rally-nobody = Рядом с городом нет никого, кого можно пригласить.

mk-option-scenario-full-conquest = Полное завоевание
mk-option-scenario-blitz-conquest = Завоевание: блиц
mk-option-scenario-solo-conquest = Завоевание в одиночку
mk-option-scenario-full-cooperation = Полная кооперация
mk-option-scenario-blitz-cooperation = Кооперация: блиц
mk-option-mode-cooperative = вместе
mk-option-level = Сложность
mk-option-level-usual = как принято в сценарии
mk-option-level-lower = города или лидеры на уровень ниже
mk-option-level-higher = города или лидеры на два уровня выше
mk-option-level-highest = города или лидеры на четыре уровня выше
mk-about-level = Насколько сильна оборона; обычная указана в сценарии.

mk-score-cities = Великий завоеватель городов
mk-score-cities-of = за свой город 7, за другой со щитом 4
mk-score-taken = Города
mk-score-taken-of = 10 за каждый захваченный город
mk-score-goal = Задание
mk-score-goal-of = 15 за все города
mk-score-led = Общая слава
mk-score-led-of = 10, если каждый — лидер города
mk-score-time = Время
mk-score-time-of = оставшиеся раунды, карты виртуального игрока, конец не объявлен

mk-option-house-megapolis = Последний город — мегаполис
mk-option-house-two-cities = Команды: два города 10 уровня
mk-option-house-two-megapolises = Команды: два мегаполиса 12 уровня
mk-option-house-lowest = Вместе: в каждой категории идёт в счёт только худший результат
mk-option-house-free-entry = Совместный штурм: сам шаг на клетку цели ничего не стоит
mk-option-house-one-city = Город выше 11-го уровня остаётся одним, с лишними белыми жетонами

# Карта
mk-tb-hold = { $kind ->
    [friendly] дружественный
    [taken] захвачен
   *[other] уровень { $level }
}
mk-tb-leads = лидер —
