# Добро пожаловать в подземелье: слова его стола в браузере.
wd-tagline = Испытайте удачу: раздевайте героя, наполняйте подземелье и останьтесь последним, кто осмелится войти.
wd-tb-health = здоровье
wd-tb-health-of = здоровье, из них { $base } — самого героя
wd-tb-phase-bidding = торг
wd-tb-phase-dungeon = в подземелье
wd-tb-heroes = Выберите следующего героя
wd-tb-hero-text = { $health } здоровья и шесть предметов
wd-tb-gear = Снаряжение
wd-tb-spent = использовано
wd-tb-removed = убрано
wd-tb-deck = Колода монстров
wd-tb-drawn = Вытянут
wd-tb-opened = Преграждает путь
wd-tb-hidden = скрыт
wd-tb-strength = Сила { $strength }
wd-tb-dungeon = В подземелье: { $count ->
    [one] { $count } монстр
    [few] { $count } монстра
    [many] { $count } монстров
   *[other] { $count } монстра
}
wd-tb-dungeon-empty = Пока там пусто.
wd-tb-fought = Позади героя
wd-tb-removed-pile = Вне раунда: { $count }
wd-tb-bestiary = Тринадцать монстров
wd-tb-name-one = Назовите монстра
wd-tb-unseen = { $count ->
    [0] все открыты
    [one] не видно: { $count }
    [few] не видно: { $count }
    [many] не видно: { $count }
   *[other] не видно: { $count }
}
wd-tb-named = Колдовской клинок ждёт:
wd-tb-pact = Сделка с демоном побеждает и следующего монстра.
wd-tb-successes = Успехи
wd-tb-failures = Неудачи
wd-tb-out = выбыл
wd-tb-inside = внутри
wd-tb-passed = пас
wd-fact-strength = Сила
wd-fact-copies = В колоде
wd-fact-health = Своё здоровье
wd-fact-bonus = Здоровье
