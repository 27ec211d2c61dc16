# Mage Knight: General Volkare, his scenarios, the house rules about him.
mk-volkare = Генерал Волкар
    .acc = генерала Волкара
mk-text-volkare = Атакует вместе со своей армией: по кубику 3 или 4, всегда жестоко, и урон достаётся только герою. Его самого атаковать нельзя: он побеждён вместе с последним врагом своей армии.
mk-volkare-tactic = Волкар берёт тактику «{ $tactic }».
mk-volkare-turn = Волкар открывает карту «{ $card }»; { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[other] осталось { $count } карт
}.
mk-volkare-frenzy = Колода Волкара пуста: он рвётся вперёд.
mk-volkare-delayed = Волкар задержан и пропускает ход.
mk-volkare-slowed = Волкар потерял столько врагов, что пропустит следующий ход.
mk-volkare-moves = Волкар идёт дальше.
mk-volkare-explores = Волкар открывает землю: { $card }.
mk-volkare-camps = Волкар делает привал; на его кубике: { $colour }.
mk-unit-deserts = Отряд покидает игру: { $card }.
mk-volkare-die = На кубике Волкара: { $colour }.
mk-attacks-volkare = { $who } нападает на Волкара.
mk-volkare-stands = Армия Волкара устояла.
mk-volkare-beaten = Армия Волкара уничтожена!
mk-volkare-at-city = Волкар нападает на город.
mk-volkare-razes = Волкар разоряет окрестности города.
mk-volkare-thrown-back = Волкар отброшен от города.
mk-volkare-takes-city = Волкар взял город. Герои проиграли.
mk-volkare-escapes = Волкар ушёл через портал. Герои проиграли.
mk-retreats = { $who } отступает; ран на руку: { $count }.
mk-gives-way = { $who } уступает дорогу Волкару.
mk-camp = Лагерь Волкара
    .acc = лагерь Волкара
    .at = в лагере Волкара
    .into = в лагерь Волкара
mk-text-camp = Вместо города его держит генерал Волкар со своей армией. Войти — значит напасть на него. В захваченном лагере и рядом с ним нанимают отряды и охотятся.
mk-sketch-camp = Лг
mk-razed-city = Разорённый город
    .acc = разорённый город
    .at = в разорённом городе
    .into = в разорённый город
mk-text-razed-city = Волкар разорил окрестности: взаимодействия здесь больше нет, и предел руки город не увеличивает.

mk-beset = { $count ->
    [0] Волкар нападает на город, в котором вы находитесь!
    [one] На вас напал Волкар! Отступить без боя — { $count } рана на руку.
    [few] На вас напал Волкар! Отступить без боя — { $count } раны на руку.
   *[other] На вас напал Волкар! Отступить без боя — { $count } ран на руку.
}
mk-beset-fight = Сражаться
mk-beset-retreat = Отступить
mk-beset-stand_aside = Не вмешиваться
mk-stand = С кем вы встречаете Волкара?
mk-stand-seat = Вместе с игроком { $what }
mk-stand-done = Перейти к делёжке врагов
mk-stand-alone = В одиночку
mk-make-way = Волкар стоит на вашей клетке. Куда вы отходите?
mk-make-way-to = Отойти { $what_to }
mk-make-way-forced = Принудительное отступление
mk-raid = предложить совместное нападение на Волкара
mk-why-raid-far = Рядом с вами нет Волкара на клетке, куда могут войти герои.
mk-why-raid-late = Конец раунда объявлен или идут последние ходы.
mk-why-raid-alone = Вы должны быть одни на своей клетке.
mk-why-raid-again = В этот ход вы уже отказались от затеи.
mk-why-raid-nobody = Рядом с Волкаром нет никого, кто пошёл бы с вами, или в его армии слишком мало врагов.
mk-why-general = Сам Волкар никогда не цель: он побеждён вместе с последним врагом своей армии.

mk-table-volkare = Волкар: уровень { $level }, врагов в армии { $army }, карт в колоде { $count }; от портала { $q } на восток и { $r } на юго-восток
mk-table-volkare-gone = Волкар побеждён.
mk-tb-volkare-army = армия:
mk-tb-volkare-deck = карт в его колоде
mk-tb-volkare-next = его следующий шаг:
mk-sketch-razed-city = Рз
mk-score-volkare = Генерал Волкар
mk-score-volkare-of = его армия уничтожена
mk-option-scenario-volkares-return = Возвращение Волкара
mk-option-scenario-volkares-return-blitz = Возвращение Волкара, блиц
mk-option-scenario-volkares-quest = Поход Волкара
mk-option-level-daring-fair = битва «Смельчак», гонка «Шаг»
mk-option-level-daring-tight = битва «Смельчак», гонка «Рысь»
mk-option-level-daring-thrilling = битва «Смельчак», гонка «Галоп»
mk-option-level-heroic-fair = битва «Герой», гонка «Шаг»
mk-option-level-heroic-tight = битва «Герой», гонка «Рысь»
mk-option-level-heroic-thrilling = битва «Герой», гонка «Галоп»
mk-option-level-legendary-fair = битва «Легенда», гонка «Шаг»
mk-option-level-legendary-tight = битва «Легенда», гонка «Рысь»
mk-option-level-legendary-thrilling = битва «Легенда», гонка «Галоп»
