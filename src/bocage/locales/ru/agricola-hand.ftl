### Agricola: the words on cards.

kind-occupation = Занятие
kind-minor = Мелкое улучшение
kind-major = Крупное улучшение
category-farm-planner = Обустройство фермы
category-actions-booster = Усиление действий
category-points-provider = Очки
category-goods-provider = Разные товары
category-food-provider = Еда
category-crop-provider = Зерно и овощи
category-building-resource-provider = Стройматериалы
category-livestock-provider = Животные
card-players =
    { $n ->
        [1] любое число игроков
        [3] 3 игрока и больше
       *[4]
            { $edition ->
                [agricola-classic] 4 игрока и больше
               *[other] 4 игрока
            }
    }
card-passing = переходит к соседу слева
card-bonus = дополнительные очки
card-no-cost = бесплатно
card-returns = вернуть: { $cards }
card-returns-any =
    { $n ->
        [one] вернуть { $n } улучшение
        [few] вернуть { $n } улучшения
       *[many] вернуть { $n } улучшений
    }
need-occupations =
    { $n ->
        [one] не меньше { $n } разыгранного занятия
       *[other] не меньше { $n } разыгранных занятий
    }
need-occupations-exactly =
    { $n ->
        [one] ровно { $n } разыгранное занятие
        [few] ровно { $n } разыгранных занятия
       *[many] ровно { $n } разыгранных занятий
    }
need-occupations-at-most =
    { $n ->
        [one] не больше { $n } разыгранного занятия
       *[other] не больше { $n } разыгранных занятий
    }
need-grain-fields =
    { $n ->
        [one] не меньше { $n } поля с зерном
       *[other] не меньше { $n } полей с зерном
    }
need-vegetable-fields =
    { $n ->
        [one] не меньше { $n } поля с овощами
       *[other] не меньше { $n } полей с овощами
    }
need-all-used = ни одной неиспользованной клетки на ферме
need-sheep =
    { $n ->
        [one] не меньше { $n } овцы
       *[other] не меньше { $n } овец
    }
need-clay = не меньше { $n } глины в хранилище
need-clay-or-stone-house = глиняный или каменный дом
need-person-on-fishing = ваш человек на клетке «Рыбалка»
need-no-occupations = ни одного разыгранного занятия
need-two-improvements =
    { $n ->
        [one] не меньше 2 улучшений и { $n } разыгранного занятия
       *[other] не меньше 2 улучшений и { $n } разыгранных занятий
    }
