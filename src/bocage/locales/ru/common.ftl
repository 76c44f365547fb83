### What every game says: lists, seats, goods, questions, refusals.

list-and = { $first } и { $last }
list-or = { $first } / { $last }
list-none = ничего
seat = Игрок { $number }
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

## What is asked

prompt-choose = Выберите
prompt-and-or = Одно или оба: { $parts }
prompt-one-of = На выбор: { $parts }
prompt-may = По желанию: { $part }
prompt-use-cards = Используйте свои карты или закончите

## Why not

reason-not-now = Сейчас это невозможно.
reason-part-done = Эта часть уже выполнена. Выберите другое или закончите.
reason-list-ends = До этого открывается новая информация. Сначала выполните предыдущие действия.
reason-game-over = Партия окончена.
reason-other-seat = Сейчас решает { $seat }. Дождитесь своей очереди.
reason-unknown-action = В этой игре нет действия «{ $action }». Выберите действие из списка.
reason-asked-something-else = Сейчас от вас требуется другое. { $prompt }.
reason-none-of = Здесь вам сейчас нечего делать. { $reasons }
