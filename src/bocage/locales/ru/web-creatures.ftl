### All Creatures Big and Small at the web table: board, market, counters, panels, score sheet.

## The board

creatures-board = Игровое поле
creatures-rounds = Раунды
creatures-round = Раунд { $round }
creatures-round-now = Раунд { $round }, сейчас
creatures-rounds-left =
    { $n ->
        [0] Это последний раунд
        [one] После этого ещё { $n } раунд
        [few] После этого ещё { $n } раунда
       *[many] После этого ещё { $n } раундов
    }
creatures-supply = Общий запас
    .help = Осталось для обоих игроков: { $parts }. Что кончилось, того больше нет, если только жетон не вернётся, когда его чем-то заменят.
creatures-supply-trough =
    { $n ->
        [one] { $n } кормушка
        [few] { $n } кормушки
       *[many] { $n } кормушек
    }
creatures-supply-stall =
    { $n ->
        [one] { $n } жетон стойла
        [few] { $n } жетона стойл
       *[many] { $n } жетонов стойл
    }
creatures-supply-extension =
    { $n ->
        [one] { $n } участок
        [few] { $n } участка
       *[many] { $n } участков
    }

# What a space does, in a few words below its title.
creatures-does-start-player = Дальше ходить первым
creatures-does-building-materials = Взять по одному
creatures-does-fences = По 1 дереву за изгородь
creatures-does-walls = 2 бесплатно, дальше по 2 камня
creatures-does-expand = Изгороди и 1 участок
creatures-does-troughs = 1 бесплатно, дальше по 3 дерева
creatures-does-stall = Построить 1 стойло
creatures-does-stables = Перестроить стойла
creatures-does-special-building-1 = Построить одно
creatures-does-special-building-2 = Построить одно

## Special buildings

creatures-market = Доступные особые здания
creatures-market-none = Все особые здания построены.
creatures-built = Построенные особые здания
creatures-search = Поиск зданий
creatures-search-none = Ничего не нашлось. Попробуйте другие слова или покажите все здания.
creatures-in-reach = По карману
creatures-free = бесплатно
creatures-holds =
    { $n ->
        [one] место для { $n } животного
       *[many] место для { $n } животных одного вида
    }
creatures-holds-only = вмещает: { $goods }
creatures-holds-each =
    { $n ->
        [one] место для { $n } животного каждого вида
       *[many] место для { $n } животных каждого вида
    }

## Counters

creatures-workers = Осталось поставить работников: { $n } из { $all }
creatures-starting-player = Первый игрок
creatures-room =
    { $n ->
        [0] На вашей ферме для них нет места.
        [one] На вашей ферме есть место для { $n }, если других нет.
       *[many] На вашей ферме есть место для { $n }, если других нет.
    }
creatures-troughs =
    { $n ->
        [one] { $n } кормушка на ферме
        [few] { $n } кормушки на ферме
       *[many] { $n } кормушек на ферме
    }
creatures-unused =
    { $n ->
        [one] { $n } неиспользованная клетка
        [few] { $n } неиспользованные клетки
       *[many] { $n } неиспользованных клеток
    }
creatures-stones =
    { $n ->
        [one] { $n } камень на мастерской каменотёса
        [few] { $n } камня на мастерской каменотёса
       *[many] { $n } камней на мастерской каменотёса
    }
creatures-barn = Впереди бесплатный хлев

## The score sheet: its sums

creatures-sum-animals = Все животные
creatures-sum-bonus = Все бонусы

## What the parts of the table are called

creatures-table-cards = Особые здания
creatures-table-tab-cards = Здания
creatures-replay-market = Здания

# The words for a good as they stand after a number in the tiles’ texts, with commas between them.
cards-forms-pig = свинья, свинью, свиньи, свиней
cards-forms-cow = корова, корову, коровы, коров
cards-forms-horse = лошадь, лошади, лошадей
cards-forms-border = изгородь, изгороди, изгородей
cards-forms-trough = кормушка, кормушку, кормушки, кормушек

## What a turn does, told as one

deed-creatures-border =
    { $n ->
        [one] Поставить { $n } изгородь
        [few] Поставить { $n } изгороди
       *[many] Поставить { $n } изгородей
    }
deed-creatures-trough =
    { $n ->
        [one] Поставить { $n } кормушку ({ $cells })
        [few] Поставить { $n } кормушки ({ $cells })
       *[many] Поставить { $n } кормушек ({ $cells })
    }
deed-creatures-stall =
    { $n ->
        [one] Построить { $n } стойло ({ $cells })
        [few] Построить { $n } стойла ({ $cells })
       *[many] Построить { $n } стойл ({ $cells })
    }
