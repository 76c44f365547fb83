### The command line: Hallertau.

## The board

cli-hallertau-round = раунд { $round } из { $rounds }
cli-hallertau-section =
    { $cleared ->
        [0] Секция { $n }
       *[1] Секция { $n } · освобождена
    }
cli-hallertau-legend = { $taken } ряд занят, { $free } свободен. Число — сколько работников займёт следующий ряд.
cli-hallertau-closed = закрыто
cli-hallertau-corner = 1 карта, первый ход
cli-hallertau-sections-left =
    { $n ->
        [one] ещё { $n } карта секций
        [few] ещё { $n } карты секций
       *[many] ещё { $n } карт секций
    }
cli-hallertau-decks = Колоды: { $decks }
cli-hallertau-discarded = Вне игры: { $cards }

# What a space does, in a few words beside its title.
cli-does-hallertau-sheep-breeding = 2 молока: 1 овца
cli-does-hallertau-sheep-shearing = шерсть с овец
cli-does-hallertau-farming = поле 5 / сев 4
cli-does-hallertau-butchery = овца: 4 мяса, 2 шкуры
cli-does-hallertau-nursery = 3 глины / 3 зерна
cli-does-hallertau-busy-weekend = молоко/шерсть, сев 2
cli-does-hallertau-clearing = поле 2, 1 глина
cli-does-hallertau-small-trade = 2 зерна, молоко/шерсть
cli-does-hallertau-cultivation = сев 3
cli-does-hallertau-weekly-market = 1 овца, 1 мясо
cli-does-hallertau-land-sale = поле: 1 украшение, 3 глины
cli-does-hallertau-fertilizing = 2 в ряд 5, сев 1
cli-does-hallertau-tool-shed = 4 глины / поле 4
cli-does-hallertau-town-hall = шаг назад: 2 украшения
cli-does-hallertau-sheep-market = 1 овца, 1 шкура

## The village: the headings of fields and sheep have 8 letters at most

cli-hallertau-fields = Поля
cli-hallertau-sheep = Овцы
cli-hallertau-empty = пусто
cli-hallertau-spot =
    { $spot ->
        [stables] овчарня: { $n }
       *[other] карта { $spot }: { $n }
    }
cli-hallertau-centre =
    { $points ->
        [0] Общинный дом: работников { $n }
       *[other] Общинный дом: работников { $n }, очков { $points }
    }
cli-hallertau-prices = Цена следующего шага
cli-hallertau-row-end = дошла до края
cli-hallertau-tools-missing = не хватает неиспользованных инструментов
cli-hallertau-goods-missing = платить нечем

## What a seat has

cli-hallertau-no-goods = запас пуст
cli-hallertau-exhausted = Использовано инструментов: { $n }
cli-hallertau-workers = Свободных работников: { $n }
cli-hallertau-held = На руке: { $cards }
cli-hallertau-played = Разыграны: { $cards }

## Cards

cli-kind-gateway = Карты ворот
cli-kind-farmyard = Карты двора
cli-kind-bonus = Бонусные карты
cli-kind-point = Карты очков
cli-card-discarded = Вне игры
cli-hand-more = «рука» покажет ваши карты, «карта» и номер — одну из них.
cli-hallertau-no-cards = Никто ещё не разыграл ни одной карты.
cli-hallertau-cards-more = «карты все» покажет карты этой партии, их { $n }. Искать можно по виду, колоде и любым словам: «карты бонусные», «карты овца».

## Asking

cli-hallertau-choose-space = Выберите действие с номером: введите номер или название. «почему питомник» объяснит, отчего у действия нет номера, «правила питомник» — что оно даёт.
cli-hallertau-no-such-action = В этой игре нет действия, мастерской или карты, подходящих к «{ $given }».
cli-hallertau-no-rules = В этой партии нет действия, мастерской или карты, подходящих к «{ $given }». Названия покажет «поле».
cli-hallertau-no-such-card = В этой партии нет карты, подходящей к «{ $given }». Все карты покажет «карты все».
cli-hallertau-card-which = Назовите карту по номеру, например «карта 802».
cli-hallertau-rules-of-what = Назовите действие, мастерскую или карту, например «правила питомник».
cli-hallertau-help-choose = Выбирайте номером («7»), действием («place nursery», «sow rye-3»), словами, которые подходят только одному варианту («питомник»), а карту — тремя цифрами («007»). Либо введите команду:
cli-hallertau-help-why = почему что-то нельзя выбрать: «почему питомник», «почему 007»; без названия — почему закрыты действия и карты
cli-hallertau-help-board = игровое поле, деревни и запасы
cli-hallertau-help-farms = все деревни
cli-hallertau-help-hand = ваши карты на руке с текстами
cli-hallertau-help-card = всё о карте по номеру: «карта 802»
cli-hallertau-help-cards = разыгранные карты; «карты овца» ищет карты, «карты все» показывает все карты партии
cli-hallertau-help-rules = что даёт действие, мастерская или карта: «правила питомник»
cli-hallertau-help-farm = Поля лежат в рядах с 5 по 2. В ряду мастерской ⌂ — сама мастерская, ○ — валун, ═ — клетки позади общинного дома, а 3 слева от мастерской — 3 очка. Число в скобках — номер варианта.
