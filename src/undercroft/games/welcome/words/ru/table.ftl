# Добро пожаловать в подземелье: слова его стола в браузере.
wd-tagline = Испытайте удачу: отбирайте у героя снаряжение, наполняйте подземелье монстрами и останьтесь последним, кто осмелится войти.
wd-tb-health = здоровье
wd-tb-health-of = здоровье, из них { $base } — базовое
wd-tb-phase-bidding = торги
wd-tb-phase-dungeon = в подземелье
wd-tb-heroes = Выберите следующего героя
wd-tb-hero-text = здоровье { $health } и шесть предметов снаряжения
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
wd-tb-fought = Уже встречены
wd-tb-removed-pile = Сброс: { $count }
wd-tb-bestiary = Тринадцать монстров
wd-tb-name-one = Назовите тип монстра
wd-tb-unseen = { $count ->
    [0] все открыты
   *[other] ещё не открыто: { $count }
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
wd-denied-remove = Убрать предмет
wd-denied-drink = Выпить целительное зелье

# Спуск в подземелье, пока он показывается
wd-tb-run = Спуск игрока { $who }
wd-tb-run-done = Играть дальше
wd-tb-answers = отвечает
wd-tb-taken = Снято: { $who }
wd-tb-nothing-stops = Ничто не отвечает. Здоровье { $before } → { $health }.
wd-tb-no-torch = Нет: { $strength } больше 3
wd-tb-no-holy-grail = Нет: { $strength } нечётно
wd-tb-no-dragon-spear = Нет: это не дракон
wd-tb-no-war-hammer = Нет: это не голем
wd-tb-no-demonic-pact = Нет: это не демон
wd-tb-no-ring-of-power = Нет: { $strength } больше 2
wd-tb-no-invisibility-cloak = Нет: { $strength } меньше 6
wd-tb-no-vorpal-sword = Нет: назван другой вид
wd-tb-no-vorpal-dagger = Нет: назван другой вид
