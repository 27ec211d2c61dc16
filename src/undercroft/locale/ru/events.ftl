# Показ событий
tb-teller = Что происходит
tb-pause = Пауза
tb-one-event = На одно событие вперёд
tb-skip-events = К последнему событию
tb-speed = Скорость показа
tb-at-once = сразу
tb-since = С вашего хода
tb-watch-since = Посмотреть
tb-turn-opens = { $count ->
    [one] все события: { $count }
   *[other] все события: { $count }
}
tb-turn-back = На ход назад
tb-turn-on = На ход вперёд
tb-continue-as = за игрока
