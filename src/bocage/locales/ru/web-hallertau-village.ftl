### Hallertau at the web table: a village with its fields, sheep, stock and community centre, and the plan of the progress phase.

## Fields and stock

hallertau-village-fields = Поля: { $name }
hallertau-village-field-empty = Пустое поле, ряд { $row }
hallertau-village-field-sown = Засеянное поле, ряд { $row }; урожай: { $goods }
hallertau-village-field-new = Новое поле, ряд { $row }
hallertau-village-field-menu = Что сделать с этим полем
hallertau-village-stock = Запасы: { $name }
hallertau-village-tools =
    { $n ->
        [one] { $n } неиспользованный инструмент
        [few] { $n } неиспользованных инструмента
       *[many] { $n } неиспользованных инструментов
    }
hallertau-village-exhausted =
    { $n ->
        [one] { $n } инструмент уже использован, до следующего раунда
        [few] { $n } инструмента уже использовано, до следующего раунда
       *[many] { $n } инструментов уже использовано, до следующего раунда
    }
hallertau-village-jewels =
    { $n ->
        [one] { $n } украшение; в шкатулку помещается { $most }
        [few] { $n } украшения; в шкатулку помещается { $most }
       *[many] { $n } украшений; в шкатулку помещается { $most }
    }

## The stable board

hallertau-village-stables = Овцы: { $name }
hallertau-village-card-next =
    { $n ->
        [0] Карта двора раунда { $round }, овец нет
        [one] Карта двора раунда { $round }, { $n } овца
        [few] Карта двора раунда { $round }, { $n } овцы
       *[many] Карта двора раунда { $round }, { $n } овец
    }
    .help = Овцы, полученные в раундах 1, 2 и 3, встают на карты раундов 4, 5 и 6. Когда карта уходит с планшета, овцы на ней умирают, если вы не успели перевести их дальше.
hallertau-village-card-last = Эти овцы умрут в начале следующего раунда, если вы не переведёте их дальше.
hallertau-village-card-now =
    { $n ->
        [0] Раунд { $round }, сейчас: работников не осталось
        [one] Раунд { $round }, сейчас: остался { $n } работник
        [few] Раунд { $round }, сейчас: осталось { $n } работника
       *[many] Раунд { $round }, сейчас: осталось { $n } работников
    }
    .help = Работники, которых ещё надо выставить или обменять на инструменты.
hallertau-village-card-gone = Раунд { $round } позади
    .help = Его карта двора ушла с планшета.
hallertau-village-barn =
    { $n ->
        [0] Овчарня, овец нет
        [one] Овчарня, { $n } овца
        [few] Овчарня, { $n } овцы
       *[many] Овчарня, { $n } овец
    }
    .help = Овцы в овчарне остаются до конца игры и приносят по 1 очку. С 4-го раунда новые овцы попадают прямо сюда.

## The community centre

hallertau-village-centre = Общинный дом: { $name }
hallertau-village-workers =
    { $n ->
        [one] { $n } работник в раунд
        [few] { $n } работника в раунд
       *[many] { $n } работников в раунд
    }
hallertau-village-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
hallertau-village-craft =
    { $n ->
        [0] { $craft }: клетка { $position } из 10, валунов впереди нет.
        [one] { $craft }: клетка { $position } из 10, валун на клетке { $boulders }.
       *[other] { $craft }: клетка { $position } из 10, валуны на клетках { $boulders }.
    }
hallertau-village-boulder =
    { $n ->
        [1] { $craft }, первый валун
       *[other] { $craft }, второй валун
    }
hallertau-village-takes-carpentry = Принимает глину и рожь; глины должно быть больше, чем ржи.
hallertau-village-takes-brewery = Принимает ячмень и хмель; ячменя должно быть больше, чем хмеля.
hallertau-village-takes-icehouse = Принимает мясо и молоко.
hallertau-village-takes-bakery = Принимает лён, ячмень и рожь; льна не больше 1.
hallertau-village-takes-manufacturer = Принимает лён, шкуры и шерсть.

## The progress phase

hallertau-village-progress = План развития
hallertau-village-progress-price =
    { $n ->
        [one] Шаг: { $n } товар или 1 украшение.
        [few] Шаг: { $n } товара или 1 украшение.
       *[many] Шаг: { $n } товаров или 1 украшение.
    }
hallertau-village-progress-discount =
    { $round ->
        [3] Два вида — на 1 дешевле.
        [4] Два вида — на 1 дешевле.
       *[other] Два вида — на 1 дешевле, три — на 2.
    }
hallertau-village-progress-next =
    { $n ->
        [5] Следующий сдвиг: { $brings }. Нужно продвинуть все пять мастерских.
       *[other] Следующий сдвиг: { $brings }. Осталось: { $crafts }.
    }
hallertau-village-progress-pay = { $craft }, цена: { $goods }
hallertau-village-progress-tools =
    { $n ->
        [one] Нужен { $n } инструмент.
        [few] Нужно { $n } инструмента.
       *[many] Нужно { $n } инструментов.
    }
hallertau-village-progress-breaks =
    { $n ->
        [one] Сломается { $n } инструмент.
        [few] Сломаются { $n } инструмента.
       *[many] Сломаются { $n } инструментов.
    }
hallertau-village-progress-saves = Скидка: { $n }.
hallertau-village-progress-lost = Потом не хватит на: { $crafts }.
hallertau-village-progress-more =
    { $n ->
        [one] { $craft }: ещё { $n } способ заплатить
        [few] { $craft }: ещё { $n } способа заплатить
       *[many] { $craft }: ещё { $n } способов заплатить
    }
hallertau-village-progress-end = В конце ряда
hallertau-village-progress-blocked = Мало инструментов
hallertau-village-progress-poor = Мало товаров
