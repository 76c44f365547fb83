### Agricola Express at the web table: the tray of dice, its groups, panels.

## The tray

express-board = Кубики
express-rounds = Раунды
express-round = Раунд { $round }
express-round-now = Раунд { $round }, сейчас
express-round-harvest =
    { $n ->
        [1] Затем первый урожай.
        [2] Затем второй урожай.
       *[3] Затем третий, последний урожай.
    }
express-roll = Бросить все
express-aside =
    { $n ->
        [one] { $n } кубик отложен
        [few] { $n } кубика отложены
       *[many] { $n } кубиков отложено
    }
express-die = Выберите кубик, чтобы увидеть только те наборы, где он нужен.
express-set = Повернуть этот кубик: { $face }
express-sets =
    { $n ->
        [0] В этом действии больше нельзя поворачивать кубики.
        [one] Можно повернуть { $n } кубик.
       *[many] Можно повернуть до { $n } кубиков.
    }
express-sets-food = Это стоит { $n } еды с вашего листа.

## Groups of dice

express-group-room = Комната
express-group-upgrade = Перестройка
express-group-baby = Малыш
express-group-field = Поле
express-group-pasture = Пастбище
express-more = Другие способы: { $group }

## Panels

express-short = Не хватает еды: { $n } (очки: −{ $points })

## What the parts of the table are called

express-table-tab-board = Кубики
express-table-tab-farm = Лист
express-table-farm-own = Ваш лист подсчёта
express-table-farm-of = Лист подсчёта: { $name }
express-replay-board = Кубики
express-replay-farm = Лист
express-replay-farm-of = Лист подсчёта: { $name }
express-table-log-round = Раунд { $round }
express-replay-position = Раунд { $round }, { $name }: { $deed }

# The words for a good as they stand after a number in the cards’ texts, with commas between them.
cards-forms-brick = кирпич, кирпича, кирпичей
