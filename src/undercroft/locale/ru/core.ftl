# Слова, общие для всех игр и клиентов.
seat-number = Игрок { $number }
    .gen = игрока { $number }
    .acc = игрока { $number }
    .dat = игроку { $number }
seat-named = { $name }
    .gen = игрока { $name }
    .acc = игрока { $name }
    .dat = игроку { $name }
hidden-card = закрытая карта
undo-nothing = Отменять нечего: после вашего выбора что-то открылось или ход перешёл.
undo-not-yours = Отменить может только тот, кто выбирал последним.
why-not-now = Сейчас этого сделать нельзя.
why-unknown = «{ $key }» здесь ничего не значит. Введите номер из списка или слова в скобках.
language-name = Русский
score = Счёт
