# Наставник урока и места, где уроки начинаются.
tb-learn = Учитесь играя
tb-lesson = Урок
tb-lesson-minutes = { $count } мин
tb-lesson-step = Шаг { $number } из { $count }
tb-lesson-next = Дальше
tb-lesson-back = Назад
tb-lesson-show = Покажите
tb-lesson-hide = Скрыть
tb-lesson-wait = { $who } делает ход. Смотрите, что меняется.
tb-lesson-elsewhere = Это ведёт в другую сторону
tb-lesson-stray = Так играть можно, но урок идёт иначе. Верните ход и попробуйте то, что советует наставник.
tb-lesson-also = Так тоже можно. Урок продолжается отсюда:
tb-lesson-back-to = Вернуть ход
tb-lesson-on = Следующий урок:{ " " }
tb-lesson-real = Сыграть настоящую партию
tb-partner = подыгрывает
