# Терминал
play-greeting = Отвечайте номером или словами. «help» покажет остальные команды.
play-footer = Tab: что можно ввести · help · undo · why · card ИМЯ · table · quit
play-bot-name = Бот { $number }
play-hand-over = { $who }, у экрана только вы? Нажмите Enter.
play-over = Партия окончена. Победа: { $winners }
play-help =
    Номер или слова в скобках: ответ; хватит и части слов, если больше ничего так не начинается (torch вместо remove:torch).
    undo, undo all: отменить шаг или всё, что было после последней новости.
    why: чего здесь сделать нельзя и по какому пункту. why СЛОВА: почему нельзя это.
    card ИМЯ: что делает карта.
    table: весь стол ещё раз; после ответа показано только то, что изменилось. map: нарисованная карта.
    log, log 50: что произошло. hint: что сделал бы бот.
    save ФАЙЛ: сохранить партию в файл. quit, Ctrl+C: выйти; партия не пропадёт.
play-does-help = все команды
play-does-undo = отменить шаг
play-does-why = чего нельзя и почему
play-does-card = что делает карта
play-does-table = весь стол
play-does-map = нарисованная карта
play-does-log = что произошло
play-does-hint = что сделал бы бот
play-does-save = сохранить партию в файл
play-does-quit = выйти; партия не пропадёт
play-which = «{ $typed }» подходит к нескольким: { $words }. Введите больше.
play-no-card = Карты «{ $typed }» нет. Введите card и имя или его начало.
play-no-map = В этой игре нет поля, которое можно нарисовать.
play-why-allowed = Это можно сделать: { $words }
play-why-clause = Вопрос задан по пункту { $clause }.
play-saved = Сохранено в { $file }. Продолжить: undercroft play --load { $file }
play-kept = Партия сохранена. Продолжить: undercroft play --last, или позже: undercroft play --load { $file }
play-not-saved = Сохранить не удалось: { $why }
play-hint = Бот { $bot } ответил бы: { $words }
play-verified = Проверено: ответов { $answers }, все перемешивания следуют из зерна, зерно соответствует обязательству.
play-seed-given = Зерно задал тот, кто создал партию: он мог знать, что будет дальше.
play-seed-part = Часть зерна, { $by }: { $value }
play-part-missing = Вашей части в зерне нет.
play-replay-keys = Enter: дальше, b: назад, число: перейти туда, q: выход
