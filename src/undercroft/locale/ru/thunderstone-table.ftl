# Громовой камень: слова его стола в браузере.
ts-tagline = Соберите отряд в деревне, принесите свет в подземелье и окажитесь там, когда появится Громовой камень.
ts-tb-hall = Коридор подземелья
ts-tb-unprepared = прогноз без оружия и эффектов
ts-tb-rank = Ряд { $rank }
ts-tb-needs-light = Нужно света: { $count }
ts-tb-empty = Здесь никого нет.
ts-tb-dungeon = Колода подземелья
ts-tb-pile = У деревни { $count } ПО
ts-tb-village = Деревня
ts-tb-heroes = Герои
ts-tb-basic = Базовые карты
ts-tb-left = осталось { $count }
ts-tb-levels = уровни { $one } · { $two } · { $three }
ts-tb-sold-out = распродано
ts-tb-phase-turn = новый ход
ts-tb-phase-village = деревня
ts-tb-phase-shop = покупки
ts-tb-phase-level = повышение уровня
ts-tb-phase-dungeon = подземелье
ts-tb-phase-battle = бой
ts-tb-phase-spoils = добыча
ts-tb-phase-rest = отдых
ts-tb-phase-over = конец
ts-tb-buys = { $count ->
    [one] { $count } покупка
    [few] { $count } покупки
    [many] { $count } покупок
   *[other] { $count } покупки
}
ts-tb-in-hand = золота в руке
ts-tb-shown = Что показывает Сфинкс
ts-tb-given = Сброшено для теурга
ts-tb-party = Отряд: { $who }
ts-tb-hand = Рука
ts-tb-deck = Колода
ts-tb-discard = Сброс: { $count }
ts-tb-thrown = брошено
ts-tb-borrowed = на время, владелец: { $who }
ts-tb-used = применено
ts-tb-win = Победа
ts-tb-lose = Поражение
ts-tb-short = не хватает { $count }
ts-tb-barred = Не достать
ts-tb-total = Итог
ts-tb-sum-attack = Атака
ts-tb-sum-magic = Магия
ts-tb-sum-light = Свет
ts-tb-sum-penalty = Штраф
ts-tb-halved = Итог делится пополам.
ts-tb-needs-magic = Без магической атаки не победить.
ts-tb-idle = Не могут атаковать: { $cards }
ts-tb-stopped = Остановлен: { $card }
ts-tb-cut-attack = Болезнь: атака −{ $count }
ts-tb-cut-magic = Болезнь: магическая атака −{ $count }
ts-tb-weakens = Сила каждого героя −{ $count }
ts-tb-dropped = Теперь слишком тяжело: { $cards }
ts-tb-doomed = Будут уничтожены: { $cards }
ts-tb-prey = Одна из карт будет уничтожена: { $cards }
ts-tb-prey-sure = Будет уничтожено: { $cards }
ts-tb-diseases = { $count ->
    [one] Вы получите болезнь.
    [few] Вы получите { $count } болезни.
    [many] Вы получите { $count } болезней.
   *[other] Вы получите { $count } болезни.
}
ts-fact-cost = Цена
ts-fact-health = Здоровье
ts-fact-strength = Сила
ts-fact-weight = Вес
ts-fact-attack = Атака
ts-fact-magic = Магическая атака
ts-fact-light = Свет
ts-fact-gold = Золото
ts-fact-xp = Опыт
ts-fact-vp = ПО
