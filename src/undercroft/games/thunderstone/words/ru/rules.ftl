# Thunderstone
ts-title = Громовой камень
ts-hidden = карта

# Что делают эффекты, один раз
-ts-draw = { $n ->
        [one] возьмите { $n } карту
        [few] возьмите { $n } карты
       *[other] возьмите { $n } карт
    }
-ts-heal = уничтожьте раскрытую болезнь и возьмите карту
-ts-eat = уничтожьте неиспользованную еду и получите +{ $n } к атаке
-ts-rob = каждый другой игрок сбрасывает карту
-ts-cash = уничтожьте эту карту и получите 2 золотых
-ts-at-village = Деревня
-ts-at-dungeon = Подземелье
-ts-at-repeat = Подземелье (Повтор)
-ts-far = Ещё +{ $n } к атаке против монстров 2-го и 3-го рядов.
-ts-edge = Ещё +{ $n } к атаке с режущим оружием.
-ts-idle = Не может атаковать монстра в 1-м ряду.
-ts-double = Удваивает всю магическую атаку.
-ts-trophy-magic = Трофей: +{ $n } к магической атаке.
-ts-trophy-attack = Трофей: +{ $n } к атаке.
-ts-trophy-light = Трофей: +{ $n } к свету.
-ts-dark = −{ $n } к свету (штраф освещённости больше на { $n }).
-ts-halved-magic = Если у вас нет магической атаки, суммарная атака сокращается вдвое.
-ts-halved-weapon = Если ни у кого нет оружия, суммарная атака сокращается вдвое.
-ts-needs-magic = Требуется магическая атака (хотя бы +1).
-ts-disease = Битва: получите { $n ->
        [one] болезнь
        [few] { $n } болезни
       *[other] { $n } болезней
    }.
-ts-weakens = Битва: −{ $n } к силе каждого героя.
-ts-slays-militia = Битва: уничтожьте Ополченца.
-ts-slays-hero = Битва: уничтожьте героя.
-ts-slays-fighter = Битва: уничтожьте воина.
-ts-slays-cleric = Битва: уничтожьте клирика.
-ts-slays-weapon = Битва: уничтожьте оружие.
-ts-slays-food = Битва: уничтожьте еду.
-ts-slays-spell = Битва: уничтожьте заклинание.

# Карты
ts-militia = Ополченец
    .text = Герой. За 3 единицы опыта становится любым героем 1-го уровня.
ts-dagger = Кинжал
    .text = Режущее.
ts-iron-rations = Припасы
    .text = { -ts-at-dungeon }: +2 к силе героя.
ts-torch = Факел
    .text = Действует и без героев.
ts-disease = Болезнь
    .text = В подземелье: −1 к атаке или магической атаке. Уничтоженная болезнь возвращается в свою стопку.
ts-stone-of-mystery = Камень тайны
    .text = Оказавшись в 1-м ряду, завершает игру. Достаётся тому, кто победил монстра перед ним.
ts-arcane-energies = Мистические потоки
    .text = { -ts-at-dungeon }: атака героев с оружием становится магической; возьмите карту.
ts-banish = Изгнание
    .text = { -ts-at-dungeon }: уберите монстра из коридора под колоду подземелья или переставьте карты коридора, уничтожьте свою карту, возьмите карту.
ts-barkeep = Трактирщик
    .text = { -ts-at-village }: ещё одна покупка. { -ts-at-village }: { -ts-cash }.
ts-battle-fury = Боевая ярость
    .text = { -ts-at-dungeon }: +1 к атаке каждого героя.
ts-feast = Пир
    .text = { -ts-at-dungeon }: +3 к силе и +1 к атаке каждого героя.
ts-fireball = Огненный шар
    .text = Действует и без героев.
ts-flaming-sword = Пламенеющий меч
    .text = Режущее.
ts-goodberries = Боевика
    .text = { -ts-at-dungeon }: +3 к силе героя, и вся его атака становится магической.
ts-hatchet = Топор
    .text = Режущее.
ts-lantern = Фонарь
    .text = Действует и без героев.
ts-lightstone-gem = Самосвет
    .text = Действует и без героев.
ts-magical-aura = Магическая аура
    .text = { -ts-at-dungeon }: вес всего оружия 0; возьмите карту.
ts-pawnbroker = Ростовщик
    .text = { -ts-at-village }: уничтожьте карту, которая приносит доход, и получите этот доход и ещё 3 золотых. { -ts-at-village }: { -ts-cash }.
ts-polearm = Алебарда
    .text = Режущее. У героя с силой 8 и более даёт +6 к атаке вместо +2.
ts-short-sword = Короткий меч
    .text = Режущее.
ts-spear = Копьё
    .text = Режущее. { -ts-at-dungeon }: уничтожьте (метните) копьё, которым вооружён герой: ещё +3 к атаке.
ts-town-guard = Стражник
    .text = { -ts-at-village }: { -ts-draw(n: 2) }. { -ts-at-village }: уничтожьте эту карту и возьмите 3 карты.
ts-trainer = Наставница
    .text = { -ts-at-village }: уничтожьте Ополченца и получите 2 единицы опыта. { -ts-at-village }: { -ts-cash }.
ts-warhammer = Молот
    .text = Ещё +3 к атаке в руках клирика против рыцаря Рока и нежити.
ts-amazon-archer = Амазонка-лучница
    .text = { -ts-far(n: 2) }
ts-amazon-huntress = Амазонка-охотница
    .text = { -ts-far(n: 3) }
ts-amazon-queen = Амазонка-королева
    .text = { -ts-far(n: 4) }
ts-chalice-quester = Чашник-странник
    .text = { -ts-at-repeat }: { -ts-heal }.
ts-chalice-defender = Чашник-защитник
    .text = +1 к атаке за каждый раскрытый предмет со светом. { -ts-at-dungeon }: { -ts-draw(n: 1) }. { -ts-at-repeat }: { -ts-heal }.
ts-chalice-paladin = Чашник-паладин
    .text = { -ts-at-dungeon }: { -ts-draw(n: 1) }. Добыча: купите любую карту.
ts-dwarf-guardian = Дварф-охранник
    .text = { -ts-edge(n: 3) }
ts-dwarf-janissary = Дварф-защитник
    .text = { -ts-edge(n: 4) } Добыча: купите оружие.
ts-dwarf-sentinel = Дварф-страж
    .text = { -ts-edge(n: 5) }
ts-elf-wizard = Эльф-волшебник
ts-elf-sorcerer = Эльф-чародей
    .text = После победы можно убрать монстра из коридора под колоду подземелья.
ts-elf-archmage = Эльф-архимаг
    .text = { -ts-at-dungeon }: уберите монстра из коридора под колоду подземелья.
ts-feayn-archer = Фэйн-лучник
    .text = { -ts-idle }
ts-feayn-marksman = Фэйн-стрелок
    .text = { -ts-idle }
ts-feayn-sniper = Фэйн-снайпер
    .text = { -ts-idle } Ещё 1 единица опыта за победу в 3-м ряду.
ts-lorigg-thief = Лоригг-вор
ts-lorigg-rogue = Лоригг-мошенник
    .text = { -ts-at-dungeon }: { -ts-rob }.
ts-lorigg-outlaw = Лоригг-бандит
    .text = { -ts-at-dungeon }: { -ts-rob }.
ts-outlands-warrior = Порубежник-боец
    .text = { -ts-at-dungeon }: { -ts-eat(n: 3) }.
ts-outlands-slayer = Порубежник-каратель
    .text = +1 к атаке за каждого раскрытого монстра. { -ts-at-repeat }: { -ts-eat(n: 3) }.
ts-outlands-khan = Порубежник-хан
    .text = +2 к атаке за каждого раскрытого монстра.
ts-redblade-killer = Редблейд-убийца
ts-redblade-poisoner = Редблейд-отравитель
    .text = { -ts-at-dungeon }: { -ts-rob }.
ts-redblade-assassin = Редблейд-ассасин
    .text = { -ts-at-dungeon }: каждый другой игрок сбрасывает героя или две карты.
ts-regian-cleric = Региец-клирик
    .text = { -ts-at-repeat }: { -ts-heal }.
ts-regian-priest = Региец-жрец
    .text = { -ts-at-dungeon }: { -ts-draw(n: 1) }. { -ts-at-repeat }: { -ts-heal }.
ts-regian-bishop = Региец-епископ
    .text = { -ts-at-dungeon }: { -ts-draw(n: 2) }. { -ts-at-repeat }: { -ts-heal }.
ts-selurin-magician = Селурин-маг
    .text = Каждый предмет и каждое заклинание с магической атакой даёт ещё +1 к магической атаке.
ts-selurin-warlock = Селурин-колдун
    .text = { -ts-double }
ts-selurin-theurge = Селурин-теург
    .text = { -ts-double } { -ts-at-dungeon }: каждый игрок сбрасывает героя; возьмите одного из них на эту битву.
ts-thyrian-squire = Тириец-оруженосец
    .text = { -ts-at-dungeon }: { -ts-eat(n: 2) }.
ts-thyrian-knight = Тириец-рыцарь
    .text = +1 к атаке каждого «Ополченца». { -ts-at-dungeon }: { -ts-eat(n: 2) }.
ts-thyrian-lord = Тириец-лорд
    .text = +2 к атаке каждого героя, кроме воинов. { -ts-at-dungeon }: уничтожьте неиспользованную еду и возьмите из коридора монстра с 1 или 2 победными очками.
ts-archduke-of-pain = Архигерцог боли
    .text = { -ts-needs-magic } Битва: уничтожьте всех клириков и волшебников. Прорыв: уничтожаются по две верхние карты каждой стопки героев, включая «Ополченцев».
ts-grudgebeast = Зверь злобы
ts-succubus = Суккуб
    .text = { -ts-halved-magic }
ts-tormentor = Истязатель
    .text = { -ts-halved-weapon } { -ts-slays-cleric }
ts-the-unchained = Вырвавшийся
    .text = { -ts-disease(n: 1) } { -ts-trophy-magic(n: 1) }
ts-darkness = Тьма
    .text = { -ts-dark(n: 1) } Герои без оружия не атакуют.
ts-judgement = Осуждение
    .text = { -ts-weakens(n: 2) } Каждый герой получает −1 к атаке или магической атаке.
ts-knightmare = Кошмар
    .text = { -ts-dark(n: 2) } { -ts-slays-fighter }
ts-lord-mortis = Лорд Мортис
    .text = { -ts-dark(n: 1) } В партии по польским правилам — −2.
ts-the-prince = Принц
    .text = { -ts-weakens(n: 2) } { -ts-slays-fighter }
ts-ebon-fume = Эбеновый дым
    .text = Иммунитет к магической атаке. Битва: уничтожьте героя с наибольшей силой. { -ts-trophy-attack(n: 3) }
ts-mythlurian = Митлуриан
    .text = { -ts-slays-hero }
ts-skaladak = Скаладак
    .text = { -ts-slays-weapon }
ts-tyxr-the-old = Тизр Древний
    .text = { -ts-slays-hero } Прорыв: каждый игрок сбрасывает две карты. { -ts-trophy-magic(n: 2) }
ts-uyril-unending = Уйрил Вечный
    .text = { -ts-halved-magic } { -ts-slays-militia } { -ts-trophy-attack(n: 1) }
ts-blink-dog = Мерцающий пёс
    .text = { -ts-dark(n: 1) } Нельзя атаковать, пока есть штраф освещённости.
ts-griffon = Грифон
    .text = { -ts-trophy-magic(n: 1) }
ts-nixie = Русалка
ts-pegasus = Пегас
    .text = { -ts-trophy-magic(n: 1) }
ts-sphinx = Сфинкс
    .text = Учитывается только магическая атака. Добыча: раскройте шесть верхних карт своей колоды отряда, уничтожьте любые из них, остальные сбросьте. { -ts-trophy-magic(n: 2) }
ts-bloodskull-orc = Орк кровавого черепа
ts-deadbone-troll = Тролль мёртвой кости
    .text = { -ts-disease(n: 1) }
ts-firebrand-cyclops = Огненный циклоп
ts-grayskin-lizard = Серокожий ящер
    .text = Битва: +1 к атаке каждого героя с оружием.
ts-griknack-goblin = Грикнак-гоблин
ts-black-slime = Чёрная слизь
    .text = { -ts-slays-militia }
ts-gray-ooze = Серая жижа
    .text = Битва: уничтожьте героя, если ни у кого нет оружия (в партии по русским правилам — героя без оружия). Добыча: купите еду.
ts-green-blob = Зелёный сгусток
    .text = { -ts-slays-food }
ts-noxious-slag = Ядовитый кисель
    .text = Иммунитет к режущему оружию. Магическая атака сокращается вдвое.
ts-red-jelly = Красный студень
    .text = { -ts-slays-weapon } { -ts-trophy-light(n: 1) }
ts-famine = Голод
    .text = { -ts-disease(n: 1) }
ts-harbinger = Предвестник
    .text = { -ts-slays-spell }
ts-kingdom = Власть
    .text = { -ts-disease(n: 1) }
ts-lord-of-death = Лорд смерти
    .text = { -ts-disease(n: 2) }
ts-suffering = Страдание
    .text = { -ts-weakens(n: 2) } { -ts-disease(n: 1) }
ts-ghost = Привидение
    .text = { -ts-halved-magic } { -ts-weakens(n: 2) }
ts-haunt = Морок
    .text = Битва: выберите героя, он не может атаковать.
ts-revenant = Мститель
    .text = { -ts-needs-magic } { -ts-weakens(n: 4) } Герои с силой 0 и меньше уничтожаются.
ts-spectre = Фантом
    .text = { -ts-slays-militia }
ts-wraith = Призрак
    .text = { -ts-slays-militia }

# Эффекты по желанию игрока
ts-iron-rations-1 = { ts-iron-rations }: { ts-iron-rations-1.does }
    .does = +2 к силе героя
ts-goodberries-1 = { ts-goodberries }: { ts-goodberries-1.does }
    .does = +3 к силе героя, и вся его атака становится магической
ts-feast-1 = { ts-feast }: { ts-feast-1.does }
    .does = +3 к силе и +1 к атаке каждого героя
ts-battle-fury-1 = { ts-battle-fury }: { ts-battle-fury-1.does }
    .does = +1 к атаке каждого героя
ts-magical-aura-1 = { ts-magical-aura }: { ts-magical-aura-1.does }
    .does = вес всего оружия 0; возьмите карту
ts-arcane-energies-1 = { ts-arcane-energies }: { ts-arcane-energies-1.does }
    .does = атака героев с оружием становится магической; возьмите карту
ts-banish-1 = { ts-banish }: { ts-banish-1.does }
    .does = уберите монстра под колоду подземелья или переставьте карты коридора, уничтожьте свою карту, возьмите карту
ts-spear-1 = { ts-spear }: { ts-spear-1.does }
    .does = метнуть и уничтожить, ещё +3 к атаке
ts-barkeep-1 = { ts-barkeep }: { ts-barkeep-1.does }
    .does = ещё одна покупка
ts-barkeep-2 = { ts-barkeep }: { ts-barkeep-2.does }
    .does = { -ts-cash }
ts-pawnbroker-2 = { ts-pawnbroker }: { ts-pawnbroker-2.does }
    .does = { -ts-cash }
ts-trainer-2 = { ts-trainer }: { ts-trainer-2.does }
    .does = { -ts-cash }
ts-pawnbroker-1 = { ts-pawnbroker }: { ts-pawnbroker-1.does }
    .does = уничтожьте карту с доходом, получите этот доход и ещё 3 золотых
ts-town-guard-1 = { ts-town-guard }: { ts-town-guard-1.does }
    .does = { -ts-draw(n: 2) }
ts-town-guard-2 = { ts-town-guard }: { ts-town-guard-2.does }
    .does = уничтожьте эту карту и возьмите 3 карты
ts-trainer-1 = { ts-trainer }: { ts-trainer-1.does }
    .does = уничтожьте Ополченца и получите 2 единицы опыта
ts-chalice-quester-1 = { ts-chalice-quester }: { ts-chalice-quester-1.does }
    .does = { -ts-heal }
ts-chalice-defender-1 = { ts-chalice-defender }: { ts-chalice-defender-1.does }
    .does = { -ts-draw(n: 1) }
ts-chalice-defender-2 = { ts-chalice-defender }: { ts-chalice-defender-2.does }
    .does = { -ts-heal }
ts-chalice-paladin-1 = { ts-chalice-paladin }: { ts-chalice-paladin-1.does }
    .does = { -ts-draw(n: 1) }
ts-elf-archmage-1 = { ts-elf-archmage }: { ts-elf-archmage-1.does }
    .does = уберите монстра из коридора под колоду подземелья
ts-lorigg-rogue-1 = { ts-lorigg-rogue }: { ts-lorigg-rogue-1.does }
    .does = { -ts-rob }
ts-lorigg-outlaw-1 = { ts-lorigg-outlaw }: { ts-lorigg-outlaw-1.does }
    .does = { -ts-rob }
ts-redblade-poisoner-1 = { ts-redblade-poisoner }: { ts-redblade-poisoner-1.does }
    .does = { -ts-rob }
ts-redblade-assassin-1 = { ts-redblade-assassin }: { ts-redblade-assassin-1.does }
    .does = каждый другой игрок сбрасывает героя или две карты
ts-outlands-warrior-1 = { ts-outlands-warrior }: { ts-outlands-warrior-1.does }
    .does = { -ts-eat(n: 3) }
ts-outlands-slayer-1 = { ts-outlands-slayer }: { ts-outlands-slayer-1.does }
    .does = { -ts-eat(n: 3) }
ts-regian-cleric-1 = { ts-regian-cleric }: { ts-regian-cleric-1.does }
    .does = { -ts-heal }
ts-regian-priest-1 = { ts-regian-priest }: { ts-regian-priest-1.does }
    .does = { -ts-draw(n: 1) }
ts-regian-priest-2 = { ts-regian-priest }: { ts-regian-priest-2.does }
    .does = { -ts-heal }
ts-regian-bishop-1 = { ts-regian-bishop }: { ts-regian-bishop-1.does }
    .does = { -ts-draw(n: 2) }
ts-regian-bishop-2 = { ts-regian-bishop }: { ts-regian-bishop-2.does }
    .does = { -ts-heal }
ts-selurin-theurge-1 = { ts-selurin-theurge }: { ts-selurin-theurge-1.does }
    .does = каждый игрок сбрасывает героя; возьмите одного из них на эту битву
ts-thyrian-squire-1 = { ts-thyrian-squire }: { ts-thyrian-squire-1.does }
    .does = { -ts-eat(n: 2) }
ts-thyrian-knight-1 = { ts-thyrian-knight }: { ts-thyrian-knight-1.does }
    .does = { -ts-eat(n: 2) }
ts-thyrian-lord-1 = { ts-thyrian-lord }: { ts-thyrian-lord-1.does }
    .does = уничтожьте неиспользованную еду и возьмите из коридора монстра с 1 или 2 победными очками

# Группы
ts-amazon = Амазонка
ts-chalice = Чашник
ts-dwarf = Дварф
ts-elf = Эльф
ts-feayn = Фэйн
ts-lorigg = Лоригг
ts-outlands = Порубежник
ts-redblade = Редблейд
ts-regian = Региец
ts-selurin = Селурин
ts-thyrian = Тириец
ts-abyssal = Исчадие бездны
ts-doomknight-humanoid = Рыцарь Рока • Гуманоид
ts-dragon = Дракон
ts-enchanted = Зачарованное существо
ts-humanoid = Гуманоид
ts-ooze = Жижа
ts-undead-doom = Нежить • Рок
ts-undead-spirit = Нежить • Дух

# Слова
ts-attack = атака
    .acc = атаку
ts-magic = магическая атака
    .acc = магическую атаку
ts-fighter = воин
ts-cleric = клирик
ts-wizard = волшебник
ts-thief = вор
ts-archer = лучник
ts-weapon = оружие
ts-edged = режущее
ts-blunt = дробящее
ts-item = предмет
ts-food = еда
ts-light = свет
ts-spell = заклинание
ts-villager = селянин
ts-hero = герой
ts-monster = монстр
ts-strength = сила
ts-weight = вес
ts-health = здоровье
ts-gold = доход
ts-xp = опыт
ts-vp = ПО
ts-cost = цена

# Вопросы и ответы
ts-turn = Деревня, подземелье или отдых?
ts-turn-village = Посетить деревню
ts-turn-dungeon = Спуститься в подземелье
ts-turn-rest = Отдохнуть
ts-village = Разыграйте эффекты деревни, затем переходите к покупкам.
ts-village-shop = Перейти к покупкам
ts-use = { $about ->
    [none] { $what }
   *[other] { $what } ({ $about })
}
ts-shop = У вас { $count ->
    [one] { $count } золотой
    [few] { $count } золотых
   *[other] { $count } золотых
} и { $buys ->
    [one] { $buys } покупка
    [few] { $buys } покупки
    [many] { $buys } покупок
   *[other] { $buys } покупки
}.
ts-shop-done = Больше ничего не покупать
ts-buy = Купить: { $what }
ts-level = У вас { $count ->
    [one] { $count } единица опыта
    [few] { $count } единицы опыта
   *[other] { $count } единиц опыта
}. Улучшить героев?
ts-level-level = Улучшить: { $what } → { $whom_nom }
ts-level-done = Готово
ts-rest = Можно уничтожить одну карту с руки.
ts-rest-destroy = Уничтожить карту «{ $what }»
ts-rest-none = Ничего не уничтожать
ts-prepare = Подготовьтесь к битве и атакуйте.
ts-prepare-equip = { $about ->
    [none] Вооружить: { $what } → { $whom_nom }
   *[other] Вооружить: { $what } → { $whom_nom } ({ $about })
}
ts-prepare-feed = { $about ->
    [none] Усилить: { $what } → { $whom_nom }
   *[other] Усилить: { $what } → { $whom_nom } ({ $about })
}
ts-prepare-drop = { $about ->
    [none] Снять: { $what }
   *[other] Снять: { $what } ({ $about })
}
ts-prepare-attack = Атаковать монстра «{ $about }» (ряд { $what })
ts-prepare-leave = Уйти: атаковать некого
ts-card = { $card }: какую карту?
ts-card-card = { $about ->
    [none] { $what }
   *[other] { $what } ({ $about })
}
ts-target = { $card }: какого монстра?
ts-target-rank = { $about } (ряд { $what })
ts-discard = Сбросьте { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
ts-discard-discard = { $about ->
    [none] { $what }
   *[other] { $what } ({ $about })
}
ts-discard-hero = Одного героя
ts-discard-two = Две любые карты
ts-give = Селурин-теург: сбросьте героя.
ts-give-give = { $about ->
    [none] { $what }
   *[other] { $what } ({ $about })
}
ts-borrow = Кого из героев взять на эту битву?
ts-borrow-borrow = { $what } (владелец: { $about })
ts-borrow-none = Никого
ts-mark-threw = копьё брошено
ts-mark-strength = сила больше
ts-mark-attack = атака больше
ts-mark-magic = атака стала магической
ts-mark-used = эффект применён
ts-mark-borrowed = герой другого игрока
ts-order = { $card }: уберите монстра под колоду подземелья или переставьте карты коридора.
ts-order-send = Убрать под колоду: { $about } (ряд { $what })
ts-order-order = Переставить, начиная с ряда 1: { $about }
ts-victim = { $deed ->
    [stops] { $monster }: кто из героев не сможет атаковать?
   *[slays] { $monster }: какая карта уничтожается?
}
ts-victim-hit = { $about ->
    [none] { $what }
   *[other] { $what } ({ $about })
}
ts-cut = { $card } теряет 1: из атаки или из магической атаки?
ts-cut-cut = Уменьшить: { $what_acc }
ts-diseases = { $count ->
    [one] { $count } болезнь уменьшает
    [few] { $count } болезни уменьшают
    [many] { $count } болезней уменьшают
   *[other] { $count } болезни уменьшают
} атаку или магическую атаку. Что уменьшить?
ts-diseases-attack = Атаку на { $what }, магическую атаку на остальное
ts-spoils = Добыча: у вас { $count ->
    [one] { $count } золотой
    [few] { $count } золотых
   *[other] { $count } золотых
} на покупку.
ts-spoils-look = Раскрыть шесть верхних карт
ts-spoils-none = Больше ничего
ts-shown = Уничтожьте любые из раскрытых карт.
ts-shown-destroy = Уничтожить карту «{ $what }»
ts-shown-done = Сбросить остальные
ts-rank = Эльф-чародей: убрать монстра под колоду подземелья?
ts-rank-send = Убрать: { $about } (ряд { $what })
ts-rank-none = Нет

# Летопись
ts-begins = Начинает { $who }.
ts-goes-village = { $who } посещает деревню.
ts-goes-dungeon = { $who } спускается в подземелье.
ts-goes-rest = { $who } отдыхает.
ts-revealed = { $who } раскрывает руку: { $cards }.
ts-drew = { $who } берёт карту: { $card }.
ts-discarded = { $who } сбрасывает карту «{ $card }».
ts-destroyed = { $who } уничтожает карту «{ $card }».
ts-diseased = { $who } получает болезнь.
ts-used = { $who } применяет эффект «{ $what }».
ts-fed = { $who } применяет карту «{ $card }». Сильнее становится { $hero }.
ts-equipped = { $who } вооружает героя «{ $hero }»: { $card }.
ts-disarmed = { $who } забирает оружие у героя: { $hero } ({ $card }).
ts-threw = Герой «{ $hero }» метает оружие «{ $card }».
ts-bought = { $who } покупает карту «{ $card }».
ts-levelled = { $who } улучшает героя и получает карту «{ $card }».
ts-attacked = { $who } атакует монстра «{ $card }» (ряд { $rank }).
ts-stopped = Герой «{ $card }» не может атаковать.
ts-value = Суммарная атака { $value }, здоровье монстра { $health }.
ts-won = { $who } побеждает монстра «{ $card }». Опыт: +{ $count }.
ts-lost = { $who } терпит поражение. { $card } уходит под колоду подземелья.
ts-left = { $who } уходит из подземелья: атаковать некого.
ts-showed = { $who } раскрывает карты по добыче Сфинкса: { $cards }.
ts-hunted = { $who } без битвы получает монстра «{ $card }».
ts-entered-hall = В коридоре появляется { $card }.
ts-sent-back = { $who } убирает монстра «{ $card }» под колоду подземелья.
ts-rearranged = { $who } переставляет карты коридора.
ts-breached = Прорыв! В 1-м ряду — { $card }.
ts-stack-lost = Уничтожены карты деревни: { $cards }.
ts-no-hero = { $who } показывает, что своих героев на руке нет.
ts-borrowed = { $who } берёт на битву героя «{ $card }» у { $whom_gen }.
ts-sent-home = Герой «{ $card }» возвращается к владельцу ({ $whom }).
ts-escaped = { $card } уходит в стопку очков деревни.
ts-stone-taken = { $who } забирает Громовой камень!
ts-stone-lost = Громовой камень не достался никому: { $reason }.
ts-end-battle = Громовой камень добыт в битве
ts-end-lost = из-за проигранной битвы он оказался в 1-м ряду
ts-end-banish = из-за «Изгнания» он оказался в 1-м ряду
ts-end-elf = из-за эффекта эльфа он оказался в 1-м ряду
ts-end-lord = из-за эффекта тирийца-лорда он оказался в 1-м ряду
ts-end-still = двадцать кругов подряд ничего не менялось
ts-end-advance = монстры продвинулись, и он оказался в 1-м ряду

# Почему нельзя?
ts-why-empty-hall = Коридор пуст.
ts-why-only-village = «{ $what }» — эффект деревни, здесь его применить нельзя.
ts-why-only-dungeon = «{ $what }» — эффект подземелья, здесь его применить нельзя.
ts-why-used = В этот ход эффект «{ $what }» уже применён.
ts-why-no-disease = Среди раскрытых карт нет болезни ({ $what }).
ts-why-no-food = Среди раскрытых карт нет еды ({ $what }).
ts-why-food-used = Вся еда уже использована, уничтожить её нельзя ({ $what }).
ts-why-no-hero = Среди раскрытых карт нет героя ({ $what }).
ts-why-no-monster = В коридоре нет монстра ({ $what }).
ts-why-no-small-monster = В коридоре нет монстра с 1 или 2 победными очками ({ $what }).
ts-why-not-equipped = Метнуть можно только копьё, которым вооружён герой.
ts-why-nothing-to-pawn = Среди раскрытых карт нет такой, что приносит доход ({ $what }).
ts-why-no-gold-value = Карта «{ $what }» не приносит дохода.
ts-why-borrowed = Героя, взятого на битву, этот эффект уничтожить не может ({ $what }).
ts-why-used-up = Карта уже применялась в этот ход, другой эффект её не уничтожит ({ $what }).
ts-why-no-militia = Среди раскрытых карт нет Ополченца ({ $what }).
ts-why-shopping = Эффекты применяют до покупок ({ $what }).
ts-why-sold-out = { $what }: в деревне не осталось.
ts-why-too-dear = { $what }: цена { $cost }, а у вас золота { $gold }.
ts-why-top-level = { $what }: это высший уровень.
ts-why-no-xp = { $what }: для следующего уровня нужно { $need ->
    [one] { $need } единица опыта
    [few] { $need } единицы опыта
   *[other] { $need } единиц опыта
}, у вас { $have }.
ts-why-no-level = { $what }: в стопке не осталось карты уровня { $level }.
ts-why-level-later = { $what }: улучшить героя можно после покупок.
ts-why-too-heavy = { $what }: вес { $weight }, а сила героя { $strength } ({ $hero }).
ts-why-threw = { $hero }: копьё уже брошено, другое оружие взять нельзя ({ $what }).
ts-why-tried = Этот герой ({ $hero }) уже брал оружие «{ $what }». Отмените ход или сначала примените другой эффект.
ts-why-fades = { $what }: атаковать нельзя, пока есть штраф освещённости ({ $count }).
ts-why-stone = Громовой камень не монстр, атаковать его нельзя.
ts-why-no-target = В ряду { $rank } никого нет.
ts-why-must-attack = Есть кого атаковать: надо выбрать монстра.
ts-why-other-spoils = { $what }: такой карты эта добыча не даёт.
ts-why-choose-way = Сначала выберите: деревня, подземелье или отдых.
ts-why-one-way = Вы уже выбрали, а за ход можно что-то одно из трёх.
ts-why-finish = Сначала ответьте на этот вопрос: начатое выполняется целиком.
ts-why-resting = Кто отдыхает, не применяет эффектов, не покупает и не сражается.
ts-why-in-dungeon = Это делают в подземелье.
ts-why-battle-begun = Цель названа, подготовка окончена.
ts-why-not-here = Среди ваших раскрытых карт этой нет ({ $what }).
ts-why-not-in-hand = У вас на руке этой карты нет ({ $what }).
ts-why-holds = Такое оружие у героя уже есть ({ $what } → { $hero }).
ts-why-not-weapon = Дать можно только оружие и только герою ({ $what } → { $hero }).
ts-why-not-held = Этого оружия ни у кого нет ({ $what }).
ts-why-pool = Болезнь уменьшает только то, что не меньше 1.
ts-why-shop-later = Покупают после эффектов деревни ({ $what }).
ts-why-shop-over = Покупки закончены ({ $what }).
ts-why-buy-village = Карты покупают в деревне или как добычу ({ $what }).
ts-why-not-sold = В этой партии такой карты в деревне нет ({ $what }).
ts-why-not-top = { $what }: карта лежит не сверху, сначала продаётся { $top }.
ts-why-level-village = Героев улучшают в деревне ({ $what }).
ts-why-other-group = Герой становится только следующим уровнем своей группы ({ $what }).
ts-why-no-skip = { $what }: следующий уровень — { $level }, через уровень перейти нельзя.
ts-why-rest-only = Уничтожить карту с руки можно только отдыхая ({ $what }).
ts-why-in-order = Карты называют в порядке списка, эта уже пропущена ({ $what }).
ts-why-not-food = Это не еда ({ $what }).
ts-why-not-hero = Это не герой ({ $what }).
ts-why-not-lent-on = Герой взят у другого игрока; для теурга сбрасывают только своего ({ $what }).
ts-why-big-monster = Нужен монстр с 1 или 2 победными очками, а у этого { $count } ({ $what }).
ts-why-stone-stays = Громовой камень не монстр, из коридора его никакой эффект не убирает.
ts-why-no-change = Порядок в коридоре остался бы тем же.
ts-why-idle = Этот герой и так не может атаковать, выберите другого ({ $what }).
ts-why-not-prey = { $monster }: эта карта не уничтожается ({ $what }).
ts-why-not-strongest = Это не самый сильный герой ({ $what }).

# Настройки партии
ts-option-set = Набор карт
ts-option-set-random = случайный
ts-option-set-first = первая игра из правил
ts-option-set-chosen = выбранный ниже
ts-option-monsters = Классы монстров
ts-option-heroes = Герои
ts-option-village = Карты деревни
ts-option-groups = Сколько классов монстров
ts-option-groups-3 = 3
ts-option-groups-4 = 4, дольше
ts-option-groups-5 = 5
ts-option-groups-6 = 6
ts-option-groups-7 = 7
ts-option-groups-8 = 8
ts-option-edition = Книга правил
ts-option-edition-ruling = наши решения
ts-option-edition-ru = русская
ts-option-edition-pl = польская
ts-option-solo = Сложность одиночной игры
ts-option-solo-normal = обычный
ts-option-solo-warrior = воин
ts-option-solo-nightmare = кошмар (наше правило)
ts-option-hold = В одиночку: сколько ходов без наступления после победы
ts-option-hold-2 = 2
ts-option-hold-1 = 1
ts-option-still = Если двадцать кругов ничего не меняется
ts-option-still-ends = игра заканчивается
ts-option-still-plays = игра продолжается

# Стол словами
ts-table-rank = Ряд { $rank }: { $card }, здоровье { $health }, нужно света { $dark }.
ts-table-rank-empty = Ряд { $rank }: пусто.
ts-table-rank-stone = Ряд { $rank }: { $card }.
ts-table-won = Атака { $attack } + магическая атака { $magic } − штраф освещённости { $penalty } = { $value }: победа.
ts-table-lost = Атака { $attack } + магическая атака { $magic } − штраф освещённости { $penalty } = { $value }: поражение.
ts-table-dungeon = Колода подземелья: { $count }.
ts-table-village = Деревня:
ts-table-pile = Стопка очков деревни: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}, { $points } ПО.
ts-table-player = { $who }: рука { $hand }, колода { $deck }, сброс { $discard }, опыт { $xp }, ПО { $points }.
ts-table-party = { $who } в подземелье:
ts-table-hand = Ваша рука: { $cards }.

# Конец
ts-score-card = { $what }
ts-score-monster = Монстры
ts-score-thunderstone = Громовой камень
ts-score-hero = Герои
ts-score-village = Карты деревни
ts-score-basic = Основные карты
ts-score-disease = Болезни
ts-score-pile = Стопка очков деревни
