### Agricola Express at the web table: the score sheet of a seat and its counters.

## The sheet

express-sheet-label = Лист подсчёта: { $name }
express-sheet-owned = На ферме
express-sheet-rule = За что очки
express-sheet-harvest = Урожай { $n }
express-sheet-coming = Урожай { $n }, если всё останется как есть
express-sheet-actions = Действия
express-sheet-done = Сделано действий в этом раунде: { $done } из { $all }
express-sheet-occupations = Занятия
express-sheet-improvements-label = Улучшения
express-sheet-card-owned = { $card }: есть
express-sheet-card-missing = { $card }: пока нет
express-sheet-total =
    { $n ->
        [one] Пока { $n } очко
        [few] Пока { $n } очка
       *[other] Пока { $n } очков
    }
express-sheet-goal =
    { $n ->
        [one] Цель: { $n } очко
        [few] Цель: { $n } очка
       *[other] Цель: { $n } очков
    }

## What stands in a row

express-sheet-house =
    { $n ->
        [0] { $house }, без новых комнат
        [one] { $house }, пристроена { $n } комната
        [few] { $house }, пристроены { $n } комнаты
       *[other] { $house }, пристроено { $n } комнат
    }
express-sheet-fields =
    { $n ->
        [0] Полей нет
        [one] { $n } поле
        [few] { $n } поля
       *[other] { $n } полей
    }
express-sheet-pastures =
    { $n ->
        [0] Пастбищ нет
        [one] { $n } пастбище
        [few] { $n } пастбища
       *[other] { $n } пастбищ
    }
express-sheet-empty = пустое
express-sheet-babies =
    { $n ->
        [0] Малышей нет
        [one] { $n } малыш
        [few] { $n } малыша
       *[other] { $n } малышей
    }
express-sheet-food = Еда: { $n }, к следующему урожаю нужно { $need }
express-sheet-short = Не хватает еды: { $n } (очки: −{ $points }).
express-sheet-improvements =
    { $n ->
        [0] Улучшений нет
        [one] { $n } улучшение
        [few] { $n } улучшения
       *[other] { $n } улучшений
    }

## How a row scores

express-sheet-rule-each =
    { $row ->
        [house] +{ $first }, +{ $step } за комнату
        [fields] +{ $first }, +{ $step } за поле
        [pastures] +{ $first }, +{ $step } за пастбище
        [vegetable] +{ $first }, +{ $step } за овощ
       *[other] +{ $first }, +{ $step } за корову
    }
express-sheet-rule-per = +{ $first }, +{ $step } за { $per }
express-sheet-rule-sets = +{ $step } за { $per }
express-sheet-rule-only = +{ $step } за каждое
express-sheet-rule-babies = +1, 3, 5, 7
express-sheet-rule-food = −3 за нехватку

## Counters

express-sheet-starting-player = Первый игрок
