### Hallertau: actions, questions, log, score pad.

## Words inside other messages

# What is sown; two grain of a kind in one field have their name twice.
crop-hallertau =
    { $crop ->
        [barley] ячмень
        [flax] лён
        [hops] хмель
        [wool] шерсть
        [clay] глину
        [meat] мясо
        [barley-barley] 2 ячменя
        [flax-flax] 2 льна
        [hops-hops] 2 хмеля
        [rye-rye] 2 ржи
       *[rye] рожь
    }
    .field =
        { $crop ->
            [barley] поле с ячменём
            [flax] поле со льном
            [hops] поле с хмелем
            [rye] поле с рожью
            [wool] поле с шерстью
            [clay] поле с глиной
            [meat] поле с мясом
            [barley-barley] поле с двойным ячменём
            [flax-flax] поле с двойным льном
            [hops-hops] поле с двойным хмелем
            [rye-rye] поле с двойной рожью
           *[empty] пустое поле
        }
# Where a sheep comes from, stands and goes: the card of a round or the stables.
spot-hallertau =
    { $spot ->
        [stables] из овчарни
       *[n] с карты { $spot }
    }
    .at =
        { $spot ->
            [stables] в овчарне
           *[n] на карте { $spot }
        }
    .to =
        { $spot ->
            [stables] в овчарню
           *[n] на карту { $spot }
        }
craft-hallertau =
    { $craft ->
        [carpentry] плотницкую
        [brewery] пивоварню
        [icehouse] ледник
        [bakery] пекарню
       *[manufacturer] мануфактуру
    }
    .of =
        { $craft ->
            [carpentry] плотницкой
            [brewery] пивоварни
            [icehouse] ледника
            [bakery] пекарни
           *[manufacturer] мануфактуры
        }

## Goods that the box calls otherwise than other games do

hallertau-goods-clay = { goods-clay }

## Actions; `.now` adds what an action means at the moment

action-hallertau-done = Готово
action-hallertau-place = { $space }
    .now =
        { $n ->
            [one] { $space } ({ $n } работник)
            [few] { $space } ({ $n } работника)
           *[many] { $space } ({ $n } работников)
        }
action-hallertau-tools = Обменять работников на инструменты
    .now =
        { $n ->
            [one] Обменять { $n } работника на { $n } инструмент
            [few] Обменять { $n } работников на { $n } инструмента
           *[many] Обменять { $n } работников на { $n } инструментов
        }
action-hallertau-play = Разыграть карту
    .bare = Разыграть карту { $card }
    .now = Разыграть карту { $card } (вариант { $n })
action-hallertau-quiet = Не спрашивать, пока ничего не изменится
action-hallertau-sparing = Взять меньше положенного
action-hallertau-collect = Взять весь доход
action-hallertau-income = Взять доход карты { $card }
action-hallertau-take = Взять: { $good }
    .now = Взять: { $goods }
action-hallertau-field = Взять новое поле в ряд { $row }
    .two = Взять 2 новых поля: в ряды { $row } и { $other }
action-hallertau-amount = Взять часть
    .now =
        { $n ->
            [0] Не брать
           *[other] Взять { $n }
        }
    .all = Взять всё
action-hallertau-sow = Засеять поле
    .now = Посеять { crop-hallertau } в ряду { $row }
action-hallertau-lose = Отдать поле или овцу
    .now = Отдать { crop-hallertau.field } в ряду { $row }
    .sheep = Отдать овцу { spot-hallertau }
action-hallertau-uproot = Отдать 1 товар, посеянный на поле
    .now = Отдать 1 посеянный товар: { crop-hallertau.field } в ряду { $row }
action-hallertau-move = Перевести овцу дальше
    .now = Перевести овцу { spot-hallertau } дальше
action-hallertau-return = Переставить овцу назад
    .now = Переставить овцу { spot-hallertau } назад
    .lost = Вернуть овцу { spot-hallertau } в запас
action-hallertau-raise = Поднять поле
    .now = Поднять { crop-hallertau.field } в ряду { $row }
action-hallertau-fertilize = Удобрить поле
    .now = Удобрить { crop-hallertau.field } в ряду { $row }
action-hallertau-harvest = Собрать урожай
    .now = Собрать урожай: { crop-hallertau.field } в ряду { $row }
    .all = Собрать весь урожай
action-hallertau-double = Удвоить урожай
    .now = Удвоить урожай: { crop-hallertau.field } в ряду { $row }
action-hallertau-trade = Обменять: { $goods } → { $gains }
action-hallertau-breed = Развести овец
    .now =
        { $n ->
            [1] Заплатить 2 молока, взять 1 овцу
           *[2] Заплатить 4 молока, взять 2 овец
        }
action-hallertau-advance = Продвинуть { craft-hallertau }
action-hallertau-jewel = Продвинуть { craft-hallertau } за 1 украшение
action-hallertau-pay = Заплатить
    .now = Заплатить: { $goods }
action-hallertau-keep = Оставить 1 { $good }
action-hallertau-discard = Сбросить карту { $card }
action-hallertau-back = Отодвинуть { craft-hallertau } назад
action-hallertau-boulder = Сдвинуть валун
    .now =
        { $n ->
            [1] Сдвинуть первый валун { craft-hallertau.of }
           *[2] Сдвинуть второй валун { craft-hallertau.of }
        }
action-hallertau-clear = Освободить действие «{ $space }»
action-hallertau-recall = Забрать верхний ряд с действия «{ $space }»
action-hallertau-empty = Снять работников с действия «{ $space }»
action-hallertau-fill = Поставить их на действие «{ $space }»
action-hallertau-occupy = Поставить работника на действие «{ $space }»
action-hallertau-visit = Выполнить действие «{ $space }»
action-hallertau-accept = Сделать это

## Questions

prompt-hallertau-turn =
    { $n ->
        [1] Раунд { $round }: поставьте последнего работника или обменяйте его на инструмент
       *[other] Раунд { $round }: поставьте работников или обменяйте их на инструменты (осталось: { $n })
    }
prompt-hallertau-cards = Разыграть карту сейчас?
prompt-hallertau-income = Возьмите доход бонусных карт
prompt-hallertau-sow =
    { $n ->
        [1] Засейте поле
       *[other] Засейте до { $n } полей
    }
prompt-hallertau-field-or-sow = Возьмите новое поле в ряд { $row } или засейте до { $n } полей
prompt-hallertau-take = Выберите, что взять
prompt-hallertau-field = Выберите ряд для нового поля
prompt-hallertau-trade = Обменять на украшение: { $goods }?
prompt-hallertau-take-field = Выберите, сколько новых полей взять
prompt-hallertau-amount = Выберите, сколько взять: { $good }
prompt-hallertau-lose-field = Выберите поле, которое отдадите
prompt-hallertau-lose-sheep = Выберите овцу, которую отдадите
prompt-hallertau-uproot = Выберите поле, с которого отдадите 1 товар
prompt-hallertau-move = Перевести овцу на следующую карту?
prompt-hallertau-return = Переставьте овцу на одну карту назад
prompt-hallertau-raise = Поднимите поле на один ряд
prompt-hallertau-fertilize =
    { $n ->
        [1] Переместить пустое поле в ряд { $row }?
       *[other] Переместить до { $n } пустых полей в ряд { $row }?
    }
prompt-hallertau-harvest = Собрать урожай сейчас?
prompt-hallertau-harvest-phase = Соберите урожай в любом порядке
prompt-hallertau-double = Выберите поле с двойным урожаем
prompt-hallertau-breed = Обменять молоко на овец?
prompt-hallertau-progress = Раунд { $round }: продвиньте мастерские
prompt-hallertau-pay = Выберите, чем заплатить за { craft-hallertau }
prompt-hallertau-pay-card = Выберите, чем заплатить за карту { $card }
prompt-hallertau-keep = Выберите зерно, которое оставите себе (ещё { $n })
prompt-hallertau-discard =
    { $n ->
        [one] Сбросьте { $n } карту
        [few] Сбросьте { $n } карты, по одной
       *[many] Сбросьте { $n } карт, по одной
    }
prompt-hallertau-back = Отодвинуть мастерскую назад за 2 украшения?
prompt-hallertau-boulder = Сдвинуть валуны на одну клетку?
prompt-hallertau-clear = Выберите действие, с которого уйдут все работники
prompt-hallertau-recall = Выберите действие, с которого верхний ряд работников перейдёт к вам
prompt-hallertau-empty = Выберите действие, с которого снимете работников
prompt-hallertau-fill = Выберите действие, на которое их поставите
prompt-hallertau-occupy = Поставьте последнего работника во второй ряд любого действия
prompt-hallertau-visit = Выполните действие работниками из общего запаса
prompt-hallertau-accept = Сделать то, что предлагает карта { $card }?
prompt-hallertau-advance-free = Продвиньте мастерскую бесплатно
prompt-hallertau-starter = Взять фишку первого игрока?
prompt-hallertau-choose = Выберите одно

## What happened

log-hallertau-round = Раунд { $round }.
log-hallertau-section =
    { $count ->
        [1] Уходят работники: { $n } (секция { $sections }).
       *[other] Уходят работники: { $n } (секции { $sections }).
    }
log-hallertau-sheep-die =
    { $n ->
        [one] { $seat } теряет { $n } овцу: она умерла от старости.
        [few] { $seat } теряет { $n } овцы: они умерли от старости.
       *[many] { $seat } теряет { $n } овец: они умерли от старости.
    }
log-hallertau-place =
    { $n ->
        [one] { $seat } ставит { $n } работника на действие «{ $space }».
       *[other] { $seat } ставит { $n } работников на действие «{ $space }».
    }
log-hallertau-tools =
    { $n ->
        [one] { $seat } меняет { $n } работника на { $n } инструмент.
        [few] { $seat } меняет { $n } работников на { $n } инструмента.
       *[many] { $seat } меняет { $n } работников на { $n } инструментов.
    }
log-hallertau-gain = { $seat } берёт: { $goods }.
log-hallertau-pay = { $seat } платит: { $goods }.
log-hallertau-field = { $seat } берёт новое поле в ряд { $row }.
log-hallertau-lose-field = { $seat } отдаёт { crop-hallertau.field } в ряду { $row }.
log-hallertau-sow = { $seat } сеет { crop-hallertau } в ряду { $row }.
log-hallertau-uproot = { $seat } отдаёт 1 посеянный товар: { crop-hallertau.field } в ряду { $row }.
log-hallertau-raise = { $seat } поднимает { crop-hallertau.field } в ряд { $row }.
log-hallertau-fertilize = { $seat } удобряет { crop-hallertau.field }, теперь оно в ряду { $row }.
log-hallertau-fallow = { $seat } оставляет пустые поля под паром.
log-hallertau-harvest = { $seat } собирает урожай: { crop-hallertau.field } в ряду { $row }, +{ $n }.
log-hallertau-move = { $seat } переводит овцу { spot-hallertau.to }.
log-hallertau-return = { $seat } переставляет овцу назад { spot-hallertau }.
    .lost = { $seat } теряет овцу { spot-hallertau }.
log-hallertau-advance = { $seat } продвигает { craft-hallertau } ({ $goods }).
    .jewel = { $seat } продвигает { craft-hallertau } за украшение.
    .free = { $seat } продвигает { craft-hallertau } бесплатно.
log-hallertau-centre =
    { $n ->
        [1] { $seat } сдвигает общинный дом: работников — 7.
        [2] { $seat } сдвигает общинный дом: работников — 8.
        [3] { $seat } сдвигает общинный дом: работников — 9.
        [4] { $seat } сдвигает общинный дом: работников — 10.
        [5] { $seat } сдвигает общинный дом: работников — 11.
        [6] { $seat } сдвигает общинный дом: работников — 12.
        [7] { $seat } сдвигает общинный дом: очков — 18.
        [8] { $seat } сдвигает общинный дом: очков — 34.
        [9] { $seat } сдвигает общинный дом: очков — 50.
       *[10] { $seat } сдвигает общинный дом: очков — 70.
    }
log-hallertau-back = { $seat } отодвигает { craft-hallertau } назад.
log-hallertau-boulder = { $seat } сдвигает валун { craft-hallertau.of }.
log-hallertau-boulders-broken =
    { $n ->
        [one] { $seat } теряет { $n } инструмент: он сломался.
        [few] { $seat } теряет { $n } инструмента: они сломались.
       *[many] { $seat } теряет { $n } инструментов: они сломались.
    }
log-hallertau-play = { $seat } разыгрывает карту { $card }.
log-hallertau-draw = { $seat } берёт из колоды: { $goods }.
log-hallertau-drew = Вы взяли карту { $card }.
log-hallertau-discard = { $seat } сбрасывает карту { $card }.
log-hallertau-income = { $seat } берёт доход карты { $card }.
log-hallertau-clear =
    { $n ->
        [one] { $seat } снимает { $n } работника с действия «{ $space }».
       *[other] { $seat } снимает { $n } работников с действия «{ $space }».
    }
log-hallertau-recall =
    { $n ->
        [one] { $seat } забирает себе { $n } работника с действия «{ $space }».
       *[other] { $seat } забирает себе { $n } работников с действия «{ $space }».
    }
log-hallertau-shift = { $seat } переставляет работников с действия «{ $space }» на действие «{ $other }».
log-hallertau-starter = { $seat } берёт фишку первого игрока.

## The score pad

score-centre = Общинный дом
score-icons = Ушедшие вперёд мастерские
score-jewels = Украшения
score-stock = Поля, инструменты и товары
