# Добро пожаловать в подземелье: слова его стола в браузере.
wd-tagline = Испытайте удачу: отбирайте у героя снаряжение, наполняйте подземелье монстрами и останьтесь последним, кто осмелится войти.
wd-tb-health = здоровье
wd-tb-health-of = здоровье, из них { $base } — базовое
wd-tb-health-left = здоровья осталось
wd-tb-phase-bidding = торги
wd-tb-phase-dungeon = в подземелье
wd-tb-heroes = Выберите следующего героя
wd-tb-hero-text = здоровье { $health } · { $pieces }
wd-tb-gear = Снаряжение
wd-tb-spent = использовано
wd-tb-removed = сброшено
wd-tb-deck = Колода монстров
wd-tb-drawn = Взятая карта
wd-tb-opened = На пути
wd-tb-hidden = скрыт
wd-tb-strength = Сила { $strength }
wd-tb-dungeon = В подземелье: { $count ->
    [one] { $count } монстр
    [few] { $count } монстра
    [many] { $count } монстров
   *[other] { $count } монстра
}
wd-tb-dungeon-empty = Пока там пусто.
wd-tb-dungeon-last = Больше там никого нет.
wd-tb-fought = Уже встречены
wd-tb-removed-pile = Сброс: { $count }
wd-tb-bestiary = Тринадцать монстров
wd-tb-name-one = Назовите тип монстра
wd-tb-unseen = { $count ->
    [0] все открыты
   *[other] ещё не открыто: { $count }
}
wd-tb-named = Колдовское оружие ждёт:
wd-tb-pact = Сделка с демоном победит и следующего монстра.
wd-tb-successes = Успехи
wd-tb-failures = Неудачи
wd-tb-out = вне игры
wd-tb-inside = в подземелье
wd-tb-passed = пас
wd-fact-strength = Сила
wd-fact-copies = В колоде
wd-fact-health = Базовое здоровье
wd-fact-bonus = Здоровье
wd-denied-remove = Сбросить предмет снаряжения
wd-denied-drink = Выпить целительное зелье
wd-tb-in-deck = { $count ->
    [0] не осталось
   *[other] в колоде { $count }
}

# Форма в зале: что делают настройки
wd-about-hero = Кто первый герой; следующих выбирает тот, кто ходил в подземелье.
wd-about-forced-first-monster = Первого взятого в раунде монстра обязательно добавляют в подземелье, а до этого пасовать нельзя.
