### The cards on the web: their faces, and the page to look through them.

## On a card

cards-cost = цена: { $cost }
cards-per-person = { $goods } за каждого человека
cards-need = условие: { $need }
cards-need-title = Условие
cards-points =
    { $n ->
        [one] приносит { $n } очко
        [few] приносит { $n } очка
       *[many] приносит { $n } очков
    }
cards-number = { $id } · колода { $deck }

## The page

cards-page = Карты
cards-title = Карты · Бокаж
cards-game = Игра
cards-search = Поиск по картам
cards-filters =
    { $n ->
        [0] Фильтры
       *[other] Фильтры ({ $n })
    }
cards-count =
    { $n ->
        [one] { $n } карта из { $total }
        [few] { $n } карты из { $total }
       *[many] { $n } карт из { $total }
    }
cards-total =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
cards-show =
    { $n ->
        [0] Подходящих карт нет
        [one] Показать { $n } карту
        [few] Показать { $n } карты
       *[many] Показать { $n } карт
    }
cards-loading = Достаём карты…
cards-none = Подходящих карт нет. Попробуйте другие слова или уберите часть фильтров.
cards-clear = Показать все карты
cards-unknown = Карты { $id } в этой игре нет.
cards-all = Все
cards-kind = Вид
cards-category = Категория
cards-deck = Колода
cards-players = Число игроков
cards-more = Другие фильтры
cards-passing = Переходящие карты
    .help = Переходящая карта: после розыгрыша она уходит на руку соседу слева.
cards-bonus = С дополнительными очками
    .help = Может принести дополнительные очки в конце игры — как именно, сказано в тексте.
cards-unfilter = Убрать фильтры

## One card

cards-players-of =
    { $n ->
        [1] В игре при любом числе игроков.
        [3] Только в играх втроём и больше.
       *[4]
            { $edition ->
                [agricola-classic] Только в играх вчетвером и впятером.
               *[other] Только в играх вчетвером.
            }
    }
cards-players-short =
    { $n ->
        [4]
            { $edition ->
                [agricola-classic] 4+
               *[other] 4
            }
       *[other] { $n }+
    }
cards-before = Предыдущая карта
cards-after = Следующая карта
cards-link = Ссылка на эту карту

# The words for a good as they stand after a number in the cards' texts, with commas between them.
cards-forms-wood = дерево, дерева
cards-forms-clay = глина, глину, глины
cards-forms-reed = тростник, тростника
cards-forms-stone = камень, камня, камней
cards-forms-food = еда, еду, еды
cards-forms-grain = зерно, зерна, зёрен
cards-forms-vegetable = овощ, овоща, овощей
cards-forms-sheep = овца, овцу, овцы, овец
cards-forms-boar = свинья, свинью, свиньи, свиней
cards-forms-cattle = корова, корову, коровы, коров
