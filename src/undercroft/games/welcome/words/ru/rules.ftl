# Welcome to the Dungeon
wd-title = Добро пожаловать в подземелье
wd-hidden = монстр
    .acc = монстра
    .face = down

# Монстры
wd-goblin = Гоблин
    .acc = Гоблина
wd-skeleton = Скелет
    .acc = Скелета
wd-orc = Орк
    .acc = Орка
wd-vampire = Вампир
    .acc = Вампира
wd-golem = Голем
    .acc = Голема
wd-lich = Лич
    .acc = Лича
wd-demon = Демон
    .acc = Демона
wd-dragon = Дракон
    .acc = Дракона

# Герои
wd-warrior = Воин
wd-barbarian = Варвар
wd-mage = Маг
wd-rogue = Плут
wd-random = случайный герой

# Снаряжение
wd-plate-armor = Доспехи
    .acc = Доспехи
    .gender = plural
    .text = +5 к здоровью.
wd-knight-shield = Рыцарский щит
    .gender = masculine
    .text = +3 к здоровью.
wd-vorpal-sword = Колдовской меч
    .gender = masculine
    .text = Перед первым монстром назовите тип: всех монстров этого типа вы побеждаете.
wd-dragon-spear = Драконье копьё
    .gender = neuter
    .text = Побеждает дракона.
wd-holy-grail = Святой Грааль
    .gender = masculine
    .text = Побеждает монстров с чётной силой.
wd-torch = Факел
    .gender = masculine
    .text = Побеждает монстров с силой 3 и меньше.
wd-chain-mail = Кольчуга
    .acc = Кольчугу
    .gender = feminine
    .text = +4 к здоровью.
wd-leather-shield = Кожаный щит
    .gender = masculine
    .text = +3 к здоровью.
wd-vorpal-axe = Колдовской топор
    .gender = masculine
    .text = Один раз: побеждает только что открытого монстра. Решите до того, как откроете следующего.
wd-war-hammer = Боевой молот
    .gender = masculine
    .text = Побеждает големов.
wd-healing-potion = Целительное зелье
    .gender = neuter
    .text = Один раз, когда здоровье упало до 0 или ниже: здоровье снова равно базовому здоровью героя.
wd-wall-of-fire = Стена огня
    .acc = Стену огня
    .gender = feminine
    .text = +6 к здоровью.
wd-bracelet-of-protection = Браслет защиты
    .gender = masculine
    .text = +3 к здоровью.
wd-omnipotence = Всемогущество
    .gender = neuter
    .text = Если вы потерпели неудачу, но все монстры подземелья были разными, подземелье всё равно пройдено.
wd-demonic-pact = Сделка с демоном
    .acc = Сделку с демоном
    .gender = feminine
    .text = Побеждает демона и следующего за ним монстра.
wd-polymorph = Полиморф
    .gender = masculine
    .text = Один раз: отложите открытого монстра и сразитесь вместо него с верхним монстром колоды.
wd-mithril-armor = Мифриловые доспехи
    .gender = plural
    .text = +5 к здоровью.
wd-buckler = Баклер
    .gender = masculine
    .text = +3 к здоровью.
wd-ring-of-power = Кольцо власти
    .gender = neuter
    .text = Побеждает монстров с силой 2 и меньше и добавляет их силу к вашему здоровью.
wd-invisibility-cloak = Плащ-невидимка
    .gender = masculine
    .text = Побеждает монстров с силой 6 и больше.
wd-vorpal-dagger = Колдовской кинжал
    .gender = masculine
    .text = Перед первым монстром назовите тип: всех монстров этого типа вы побеждаете.

# Вопросы и ответы
wd-bid = Взять монстра или спасовать?
wd-bid-draw = Взять монстра
wd-bid-pass = Спасовать
wd-drawn = Вам попался { $card }. Добавить его в подземелье или сбросить?
wd-drawn-add = Добавить монстра в подземелье
wd-drawn-remove = Сбросить монстра и { $what_acc }
wd-hero = Какой герой пойдёт следующим?
wd-hero-hero = { $what }
wd-name = Назовите тип монстра, которого победит колдовское оружие.
wd-name-name = { $what }
wd-opened = На пути { $card }. Что делать?
wd-opened-fight = Принять бой
wd-opened-axe = Ударить колдовским топором
wd-opened-polymorph = Применить полиморф
wd-drink = Здоровье кончилось. Выпить целительное зелье?
wd-drink-drink = Выпить зелье
wd-drink-fall = Не пить и погибнуть

# Летопись
wd-round = Новый раунд. Герой — { $hero }. Начинает { $who }.
wd-passed = { $who } пасует.
wd-passed-empty = { $who } пасует: колода пуста.
wd-drew = { $card_face ->
    [down] { $who } берёт карту монстра.
   *[up] { $who } берёт карту монстра: { $card }.
 }
wd-added = { $who } добавляет в подземелье { $card_acc }. Теперь там { $count ->
    [one] { $count } монстр.
    [few] { $count } монстра.
    [many] { $count } монстров.
   *[other] { $count } монстра.
}
wd-removed = { $who } сбрасывает { $card_acc } и { $piece_acc }.
wd-hero-chosen = { $who } выбирает героя: { $hero }.
wd-entered = { $who } входит в подземелье, здоровье: { $health }. { $count ->
    [0] Там пусто.
    [one] Ждёт { $count } монстр.
    [few] Ждут { $count } монстра.
    [many] Ждут { $count } монстров.
   *[other] Ждут { $count } монстра.
}
wd-named = { $who } называет тип монстра: { $monster } ({ $piece }).
wd-opened-monster = На пути { $card }, сила { $strength }.
wd-beaten = { $piece_gender ->
    [plural] { $piece } побеждают { $card_acc }.
   *[other] { $piece } побеждает { $card_acc }.
}
wd-healed = { $who } получает +{ $amount } к здоровью, теперь { $health }.
wd-hurt = { $card } бьёт: { $who } теряет { $amount ->
    [one] { $amount } единицу
    [few] { $amount } единицы
   *[other] { $amount } единиц
} здоровья, остаётся { $health }.
wd-polymorphed = { $who } применяет полиморф и откладывает { $card_acc }.
wd-drank = { $who } пьёт целительное зелье, здоровье: { $health }.
wd-omnipotent = Всемогущество: все монстры были разными.
wd-not-omnipotent = Всемогущество не помогло: среди монстров были одинаковые.
wd-success = { $who } проходит подземелье! Успехов: { $count }.
wd-failure = { $who } терпит неудачу в подземелье. Неудач: { $count }.
wd-out = { $who } выбывает из игры.
wd-won = { $who } побеждает в игре.
wd-end-success = пройдено второе подземелье
wd-end-last = остальные выбыли

# Почему нельзя?
wd-why-deck-empty = Колода монстров пуста.
wd-why-gone = { $piece_gender ->
    [feminine] В этом раунде { $piece } уже сброшена.
    [neuter] В этом раунде { $piece } уже сброшено.
    [plural] В этом раунде { $piece } уже сброшены.
   *[other] В этом раунде { $piece } уже сброшен.
}
wd-why-spent = { $piece_gender ->
    [feminine] В этом подземелье { $piece } уже использована.
    [neuter] В этом подземелье { $piece } уже использовано.
    [plural] В этом подземелье { $piece } уже использованы.
   *[other] В этом подземелье { $piece } уже использован.
}
wd-why-first = По варианту «первый монстр обязателен» никто не пасует, пока не добавит в этом раунде монстра.
wd-why-forced = Вариант «первый монстр обязателен»: первого взятого в раунде монстра надо добавить в подземелье.
wd-why-no-gear = У героя не осталось снаряжения, поэтому монстра надо добавить в подземелье.
wd-why-beaten = { $monster } (сила { $strength }) и без того побеждён: { $piece }.
wd-why-healthy = Зелье пьют, когда здоровье 0 или ниже; сейчас у вас { $health }.
wd-why-too-late = { $piece }: применять надо было до удара монстра.

# Настройки партии
wd-option-hero = Первый герой
wd-option-hero-random = случайный
wd-option-forced-first-monster = Первый монстр обязателен
wd-option-forced-first-monster-yes = да: первого взятого в раунде монстра надо добавить
wd-option-forced-first-monster-no = нет

# Стол словами
wd-table-hero = { $hero }, здоровье { $health }
wd-table-left = Снаряжение: { $pieces }
wd-table-spent = Использовано: { $pieces }
wd-table-removed = Сброшено: { $pieces }
wd-table-deck = Колода: { $count ->
    [one] { $count } монстр
    [few] { $count } монстра
    [many] { $count } монстров
   *[other] { $count } монстра
}
wd-table-dungeon = Подземелье: { $count ->
    [one] { $count } монстр.
    [few] { $count } монстра.
    [many] { $count } монстров.
   *[other] { $count } монстра.
}
wd-table-away = Сброс: { $count ->
    [one] { $count } монстр.
    [few] { $count } монстра.
    [many] { $count } монстров.
   *[other] { $count } монстра.
}
wd-table-known = Известные вам карты, сверху вниз: { $monsters }
wd-table-fought = Встречены в подземелье: { $monsters }
wd-table-named = Колдовское оружие ждёт: { $monster }
wd-table-player-bidding = { $who }: успехов { $successes }, неудач { $failures }, торгуется
wd-table-player-passed = { $who }: успехов { $successes }, неудач { $failures }, пас
wd-table-player-out = { $who }: вне игры

# Конец
wd-score-successes = Пройденные подземелья
wd-score-failures = Неудачи
