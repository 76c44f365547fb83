### What every game says: lists, seats, goods, questions, refusals.

list-and = { $first } и { $last }
list-or = { $first } / { $last }
list-none = ничего
seat = Игрок { $number }
warning-loss = Внимание! { $reasons }
warning-room = { $all }, из них без места { $n }: придётся отпустить.
score-total = Итого

## Goods, counted

goods-wood =
    { $n ->
        [one] { $n } дерево
       *[other] { $n } дерева
    }
goods-clay =
    { $n ->
        [one] { $n } глина
       *[other] { $n } глины
    }
goods-reed =
    { $n ->
        [one] { $n } тростник
       *[other] { $n } тростника
    }
goods-stone =
    { $n ->
        [one] { $n } камень
       *[other] { $n } камня
    }
goods-grain =
    { $n ->
        [one] { $n } зерно
       *[other] { $n } зерна
    }
goods-vegetable =
    { $n ->
        [one] { $n } овощ
        [few] { $n } овоща
       *[many] { $n } овощей
    }
goods-food =
    { $n ->
        [one] { $n } еда
       *[other] { $n } еды
    }
goods-sheep =
    { $n ->
        [one] { $n } овца
        [few] { $n } овцы
       *[many] { $n } овец
    }
goods-boar =
    { $n ->
        [one] { $n } свинья
        [few] { $n } свиньи
       *[many] { $n } свиней
    }
goods-cattle =
    { $n ->
        [one] { $n } корова
        [few] { $n } коровы
       *[many] { $n } коров
    }
goods-field =
    { $n ->
        [one] { $n } поле
        [few] { $n } поля
       *[many] { $n } полей
    }
goods-pig =
    { $n ->
        [one] { $n } свинья
        [few] { $n } свиньи
       *[many] { $n } свиней
    }
goods-cow =
    { $n ->
        [one] { $n } корова
        [few] { $n } коровы
       *[many] { $n } коров
    }
goods-horse =
    { $n ->
        [one] { $n } лошадь
        [few] { $n } лошади
       *[many] { $n } лошадей
    }
goods-border =
    { $n ->
        [one] { $n } изгородь
        [few] { $n } изгороди
       *[many] { $n } изгородей
    }
goods-trough =
    { $n ->
        [one] { $n } кормушка
        [few] { $n } кормушки
       *[many] { $n } кормушек
    }
goods-barley =
    { $n ->
        [one] { $n } ячмень
       *[other] { $n } ячменя
    }
goods-flax =
    { $n ->
        [one] { $n } лён
       *[other] { $n } льна
    }
goods-hops =
    { $n ->
        [one] { $n } хмель
       *[other] { $n } хмеля
    }
goods-rye =
    { $n ->
        [one] { $n } рожь
       *[other] { $n } ржи
    }
goods-hide =
    { $n ->
        [one] { $n } шкура
        [few] { $n } шкуры
       *[many] { $n } шкур
    }
goods-meat =
    { $n ->
        [one] { $n } мясо
       *[other] { $n } мяса
    }
goods-milk =
    { $n ->
        [one] { $n } молоко
       *[other] { $n } молока
    }
goods-wool =
    { $n ->
        [one] { $n } шерсть
       *[other] { $n } шерсти
    }
goods-tool =
    { $n ->
        [one] { $n } инструмент
        [few] { $n } инструмента
       *[many] { $n } инструментов
    }
goods-jewel =
    { $n ->
        [one] { $n } украшение
        [few] { $n } украшения
       *[many] { $n } украшений
    }
goods-gateway =
    { $n ->
        [one] { $n } карта ворот
        [few] { $n } карты ворот
       *[many] { $n } карт ворот
    }
goods-farmyard =
    { $n ->
        [one] { $n } карта двора
        [few] { $n } карты двора
       *[many] { $n } карт двора
    }
goods-bonus =
    { $n ->
        [one] { $n } бонусная карта
        [few] { $n } бонусные карты
       *[many] { $n } бонусных карт
    }
goods-point =
    { $n ->
        [one] { $n } карта очков
        [few] { $n } карты очков
       *[many] { $n } карт очков
    }
goods-brick =
    { $n ->
        [one] { $n } кирпич
        [few] { $n } кирпича
       *[many] { $n } кирпичей
    }

# Dice that are taken or paid with, and the workshops that help to pay.
goods-die-food =
    { $n ->
        [one] { $n } кубик «Еда»
        [few] { $n } кубика «Еда»
       *[many] { $n } кубиков «Еда»
    }
goods-die-double =
    { $n ->
        [one] { $n } кубик «Двойная еда»
        [few] { $n } кубика «Двойная еда»
       *[many] { $n } кубиков «Двойная еда»
    }
goods-die-grain =
    { $n ->
        [one] { $n } кубик «Зерно»
        [few] { $n } кубика «Зерно»
       *[many] { $n } кубиков «Зерно»
    }
goods-die-vegetable =
    { $n ->
        [one] { $n } кубик «Овощ»
        [few] { $n } кубика «Овощ»
       *[many] { $n } кубиков «Овощ»
    }
goods-die-reed =
    { $n ->
        [one] { $n } кубик «Тростник»
        [few] { $n } кубика «Тростник»
       *[many] { $n } кубиков «Тростник»
    }
goods-die-wood =
    { $n ->
        [one] { $n } кубик «Дерево»
        [few] { $n } кубика «Дерево»
       *[many] { $n } кубиков «Дерево»
    }
goods-die-brick =
    { $n ->
        [one] { $n } кубик «Кирпич»
        [few] { $n } кубика «Кирпич»
       *[many] { $n } кубиков «Кирпич»
    }
goods-die-stone =
    { $n ->
        [one] { $n } кубик «Камень»
        [few] { $n } кубика «Камень»
       *[many] { $n } кубиков «Камень»
    }
goods-die-sheep =
    { $n ->
        [one] { $n } кубик «Овца»
        [few] { $n } кубика «Овца»
       *[many] { $n } кубиков «Овца»
    }
goods-die-boar =
    { $n ->
        [one] { $n } кубик «Свинья»
        [few] { $n } кубика «Свинья»
       *[many] { $n } кубиков «Свинья»
    }
goods-die-cattle =
    { $n ->
        [one] { $n } кубик «Корова»
        [few] { $n } кубика «Корова»
       *[many] { $n } кубиков «Корова»
    }
goods-basketmaker = корзинная мастерская
goods-joinery = столярная мастерская
goods-pottery = гончарная мастерская
goods-stonecutter = каменотёсная мастерская

## Goods, by name

good-wood = дерево
good-clay = глина
good-reed = тростник
good-stone = камень
good-grain = зерно
good-vegetable = овощ
good-food = еда
good-sheep = овца
good-boar = свинья
good-cattle = корова
good-pig = свинья
good-cow = корова
good-horse = лошадь
good-border = изгородь
good-trough = кормушка
good-field = поле
good-barley = ячмень
good-flax = лён
good-hops = хмель
good-rye = рожь
good-hide = шкура
good-meat = мясо
good-milk = молоко
good-wool = шерсть
good-tool = инструмент
good-jewel = украшение
good-gateway = карта ворот
good-farmyard = карта двора
good-bonus = бонусная карта
good-point = карта очков
good-brick = кирпич

## What is asked

prompt-choose = Выберите
prompt-and-or = Одно или оба: { $parts }
prompt-one-of = На выбор: { $parts }
prompt-may = По желанию: { $part }
prompt-then = { $first } → { $then }
prompt-use-cards = Используйте свои карты или закончите

## Why not

reason-not-now = Сейчас это невозможно.
reason-part-done = Эта часть уже выполнена. Выберите другое или закончите.
reason-list-ends = До этого открывается новая информация. Сначала выполните предыдущие действия.
reason-game-over = Партия окончена.
reason-other-seat = Сейчас решает { $seat }. Дождитесь своей очереди.
reason-unknown-action = В этой игре нет действия «{ $action }». Выберите действие из списка.
reason-asked-something-else = Сейчас от вас требуется другое. { $prompt }
reason-none-of = Здесь вам сейчас нечего делать. { $reasons }
