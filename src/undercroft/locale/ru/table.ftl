# Стол в браузере: всё, что вокруг игр.
tb-skip-main = К содержанию
tb-skip-actions = К возможным действиям
tb-site = Сайт
tb-language = Язык
tb-help = Справка
tb-help-and-keys = Справка и клавиши
tb-credits = Благодарности
tb-settings = Настройки
tb-rules = Правила
tb-clause-label = Правило { $number }
tb-about = О карте:
tb-close = Закрыть
tb-copy = Копировать
tb-copied = Скопировано.
tb-yes = да
tb-no = нет
tb-hidden = скрыто

# Стол
tb-table = Стол
tb-state-of-play = Положение в игре
tb-to-lobby = В зал
tb-menu = Меню
tb-over = Партия окончена
tb-awaited = Ждём ответов
tb-awaited-long = Другие могут ответить первыми. Ждём ответов.
tb-hush = Пас, и в этот ход больше не спрашивать
tb-hush-title = До конца хода стол будет пасовать за вас на такие вопросы. Другим этого не видно.
tb-hushed = В этот ход стол пасует за вас на часть вопросов.
tb-ask-again = Спрашивать снова
tb-your-turn = ваш ход
tb-you-are-asked = спрашивают вас
tb-has-the-turn = ходит
tb-in-turn-of = Ход { $who_gen }:
tb-to-answer = решает
tb-thinking = думает
tb-waiting-for = Решает: { $who }.
tb-you-can = Что можно сделать
tb-can-choose = Это можно выбрать.
tb-choose-one = Что именно?
tb-confirm-again = Ещё раз, чтобы подтвердить
tb-commits = Отменить будет нельзя
tb-hinted = Так сыграл бы бот.
tb-why-not = Почему нет?
tb-why-not-list = { $count ->
    [one] { $count } действие сейчас невозможно
    [few] { $count } действия сейчас невозможны
    [many] { $count } действий сейчас невозможны
   *[other] { $count } действия сейчас невозможны
}
tb-nothing-here = Сейчас с этим ничего нельзя сделать.
tb-stale = Партия ушла вперёд. Вот как она стоит теперь.
tb-answer-lost = Ответ не дошёл. Он будет отправлен снова, когда связь вернётся.
tb-offline = Связь потеряна. Пробуем снова…
tb-players = Игроки
tb-players-and-chronicle = Игроки и хроника
tb-chronicle = Хроника
tb-chronicle-of = Чьи действия
tb-everybody = Все игроки
tb-all = Все
tb-copy-chronicle = Скопировать показанное как текст
tb-details = Подробности
tb-jump = Показать стол на шаге { $number }
tb-you = вы
tb-bot-level = { $level }
tb-random = бот наугад
tb-careful = осторожный бот
tb-greedy = жадный бот
tb-search = считающий бот
tb-seat-open = место свободно
tb-this-device = это устройство
tb-online = в сети
tb-away = не в сети
tb-watchers = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
    [many] Смотрят { $count } человек
   *[other] Смотрят { $count } человека
}
tb-assisted = с подсказками
tb-zoom = Масштаб
tb-zoom-in = Ближе
tb-zoom-out = Дальше
tb-zoom-fit = Показать всё

# Отмена и подсказки
tb-undo = Отменить
tb-undo-title = Отменить последний шаг: с тех пор ничего не открылось
tb-undo-turn = Отменить всё с тех пор, как последний раз что-то открылось
tb-go-on = Продолжить с этого шага
tb-go-on-about = Если все за столом согласны, сыгранное с этого шага берётся назад. В записи партии оно остаётся.
tb-go-on-agreed = Уже согласны: { $names }.
tb-undo-ask = Попросить остальных об отмене
tb-undo-asked = { $who } просит отменить свой последний ответ.
tb-agree = Согласиться
tb-decline = Отказаться
tb-hint = Как сыграл бы бот?
tb-hint-title = Как сыграл бы бот? Партия будет отмечена как сыгранная с подсказками.
tb-hint-not-now = Подсказку можно получить, когда решаете вы.

# Ссылки и места
tb-back-to-table = Вернуться за стол
tb-replay = Просмотр
tb-download-record = Скачать запись
tb-invite-seat = Ссылка на место { $number }
tb-watch-link = Ссылка для зрителей
tb-waiting-players = { $count ->
    [one] { $count } место ещё свободно: отправьте ссылку
    [few] { $count } места ещё свободны: отправьте ссылки
    [many] { $count } мест ещё свободно: отправьте ссылки
   *[other] { $count } места ещё свободны: отправьте ссылки
}
tb-bot-takes = Пусть играет бот
tb-give-back = Вернуть место
tb-pref-confirm = Подтверждать то, что нельзя отменить
tb-pref-sound = Звук, когда мой ход
tb-pref-motion = Движение
tb-pref-dense = Карты поменьше
tb-sessions = Тот, у кого есть ваш файл cookie или копия вашего токена, играет за вас. Здесь можно прекратить их действие везде, кроме этого браузера.
tb-end-sessions = Выйти на всех других устройствах
tb-save-settings = Сохранить

# Конец
tb-you-won = Вы победили!
tb-winner = Победа: { $who }
tb-winners = Победа:
tb-no-winner = Никто не победил
tb-verified = Перемешивания проверены: зерно соответствует обязательству, опубликованному до первой карты, а запись при повторе совпадает до последней строки.
tb-not-verified = Запись не соответствует обязательству, опубликованному в начале партии.
tb-new-match = Новая партия

# Просмотр
tb-replay-step = Шаг { $at } из { $length }
tb-replay-place = Место в партии
tb-first = В начало
tb-step-back = Шаг назад
tb-play = Смотреть
tb-step-on = Шаг вперёд
tb-last = В конец
tb-eyes = Чьими глазами
tb-eyes-watcher = зрителя
tb-eyes-all = всевидящего
tb-continue-here = Продолжить отсюда
tb-replay-link = Ссылка на этот шаг

# Одно устройство на всех, приглашения
tb-curtain-text = Передайте устройство: теперь решает { $who }. Остальные не смотрят.
tb-curtain-here = Я здесь: { $who }
tb-join-text = Для вас есть место. Как вас называть?
tb-your-name = Ваше имя
tb-take-seat = Занять место

# Зал
tb-lobby-title = Много подземелий за одним столом
tb-lobby-lead = В одиночку, с друзьями за одним устройством или по ссылке, против ботов, в любом сочетании. Каждое правило соблюдается и объясняется.
tb-seats-range = мест: от { $low } до { $high }
tb-seats-count = { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}
tb-guest = Гость
tb-seats = Места
tb-seat-n = Место { $number }
tb-name-of = Имя на месте { $number }
tb-sort-me = я
tb-sort-device = кто-то за этим устройством
tb-sort-friend = друг, по ссылке
tb-sort-nobody = никто
tb-more-options = Больше настроек
tb-some = { $bound ->
    [exactly] выберите { $least } или ничего
    [least] выберите не меньше { $least } или ничего
   *[between] выберите от { $least } до { $most } или ничего
}
tb-seed = Зерно
tb-seed-random = случайное
tb-start = Начать партию
tb-daily-play = Расклад дня
tb-daily-results = Расклад дня: итоги
tb-name = Имя
tb-game = Игра
tb-score = Счёт
tb-my-matches = Мои партии
tb-no-matches = Пока ни одной. Начните первую: это дело одной секунды.
tb-turn-n = ход { $number }
tb-watch = Смотреть
tb-no-watch = Сейчас открытых партий нет.
tb-upload = Открыть запись
tb-record-file = Выбрать файл записи …
tb-upload-text = Скачанная партия, с этого стола или с другого: смотрите её шаг за шагом или продолжайте с любого места.
tb-open-record = Открыть

# Правила, панель карты
tb-rules-english = Текст ниже пока есть только на английском.
tb-find = Найти
tb-rules-and-rulings = Правила и разъяснения

# Справка
tb-help-1 = В списке «Что можно сделать» — все ответы, которые сейчас допускают правила. То же самое можно нажать прямо на столе: выбрать можно то, что обведено золотом.
tb-help-2 = То, чего сделать нельзя, объясняет почему: нажмите на него или откройте список невозможного. Номер рядом с причиной — это правило; нажмите, чтобы прочитать.
tb-help-3 = Знак «i» на карте и подчёркнутые названия рассказывают нашими словами, что делает карта, вместе с правилами и разъяснениями.
tb-help-4 = Шаг можно отменить, пока ничего не открылось, никто другой не ответил и ход не перешёл. Дальше — попросите остальных. Ответы с замком отменить нельзя; они ждут второго нажатия, если вы это не отключили.
tb-help-5 = Учётная запись не нужна: ваши места помнит браузер. Одна ссылка даёт другу место, другая позволяет смотреть.
tb-help-6 = Любую партию можно пересмотреть шаг за шагом, после конца — глазами любого места, и продолжить с любого шага как новую.
tb-keys = Клавиши
tb-key-answer = ответы из списка
tb-key-tab = переход между элементами
tb-key-arrows = по картам, спискам и полям; в просмотре — по шагам
tb-key-enter = сделать
tb-key-info = о выбранной карте
tb-key-undo = отменить
tb-key-undo-turn = отменить всё с тех пор, как последний раз что-то открылось
tb-key-hint = подсказка
tb-key-board = к полю
tb-key-actions = к возможным действиям
tb-key-players = к игрокам
tb-key-log = к хронике
tb-key-help = эти клавиши
tb-key-escape = закрыть или отказаться от начатого выбора
tb-keys-on = Одиночные клавиши действуют за столом

# Благодарности
tb-credits-games = Undercroft играет по правилам изданных игр, изложенным своими словами. Тексты, рисунки и знаки издателей не используются; игры и их названия принадлежат владельцам.
tb-credits-icons = Значки
tb-credits-icons-text = Значки взяты с
tb-author = Автор
tb-icons = Значки
tb-credits-fonts = Шрифты
tb-credits-fonts-text = Alegreya и Alegreya Sans, автор Хуан Пабло дель Пераль, SIL Open Font License 1.1.
tb-credits-code = Код
tb-credits-code-text = В браузере: idiomorph (0BSD). На сервере: Starlette, uvicorn, Jinja2, SQLAlchemy, Alembic, msgspec, Fluent, Babel, markdown-it-py и другие, каждая под своей свободной лицензией.
