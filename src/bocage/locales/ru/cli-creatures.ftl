### The command line: All Creatures Big and Small.

## The board

cli-creatures-display = Доступные особые здания
cli-creatures-supply =
    Общий запас: { $troughs ->
        [one] { $troughs } кормушка
        [few] { $troughs } кормушки
       *[many] { $troughs } кормушек
    }, { $stalls ->
        [one] { $stalls } жетон стойла
        [few] { $stalls } жетона стойл
       *[many] { $stalls } жетонов стойл
    }, { $extensions ->
        [one] { $extensions } участок
        [few] { $extensions } участка
       *[many] { $extensions } участков
    }. { $borders ->
        [0] Это последний раунд.
        [one] После этого ещё { $borders } раунд.
        [few] После этого ещё { $borders } раунда.
       *[many] После этого ещё { $borders } раундов.
    }

# What a space does, in a few words beside its title.
cli-does-creatures-building-materials = по одному
cli-does-creatures-fences = по 1 дереву
cli-does-creatures-walls = 2 даром, далее по 2 камня
cli-does-creatures-expand = участок
cli-does-creatures-troughs = 1 даром, далее по 3 дерева
cli-does-creatures-stall = 3 камня, 1 тростник
cli-does-creatures-stables = 5 дерева или 5 камня
cli-does-creatures-special-building-1 = построить 1
cli-does-creatures-special-building-2 = построить 1

## The farm: words that fit beside a number in a cell, then two letters

cli-creatures-cell-sheep =
    { $n ->
        [one] овца
        [few] овцы
       *[many] овец
    }
cli-creatures-cell-pig =
    { $n ->
        [one] свинья
        [few] свиньи
       *[many] свиней
    }
cli-creatures-cell-cow =
    { $n ->
        [one] корова
        [few] коровы
       *[many] коров
    }
cli-creatures-cell-horse =
    { $n ->
        [one] лошадь
        [few] лошади
       *[many] лошадей
    }
cli-creatures-tiny-sheep = ов
cli-creatures-tiny-pig = св
cli-creatures-tiny-cow = ко
cli-creatures-tiny-horse = ло

## What a seat has

cli-creatures-no-animals = животных нет
cli-creatures-most =
    { $n ->
        [1] Место для { $n } животного
        [one] Место для { $n } животного одного вида
       *[other] Место для { $n } животных одного вида
    }
cli-creatures-most-each = Место, если вид один: { $room }
cli-creatures-workers = Свободных работников: { $n }
cli-creatures-unused =
    { $n ->
        [one] { $n } неиспользованная клетка
        [few] { $n } неиспользованные клетки
       *[many] { $n } неиспользованных клеток
    }
cli-creatures-buildings = Особые здания: { $cards }
cli-creatures-barn = Амбар: следующее стойло можно сделать хлевом

## Buildings

cli-kind-building = Особые здания
cli-kind-tile = Жетоны
cli-room = вмещает: { $room }
cli-points-vary = очки по условию
cli-room-of-each = по { $n } каждого вида

## Asking

cli-choose-edge = Введите номер на стороне клетки вашей фермы или назовите сторону по клетке и латинской букве (n, e, s или w): «g2n» — верх клетки G2, «g2w» — её левая сторона. «список» покажет все.
cli-creatures-choose-space = Выберите клетку с номером: введите номер или название. «почему хлев» объяснит, отчего у клетки нет номера.
cli-creatures-no-cards = Все особые здания построены.
cli-creatures-no-such-card = В этой партии нет здания, подходящего к «{ $given }». Все здания покажет «карты все».
cli-creatures-card-which = Назовите здание словами из его названия: «карта приют».
cli-creatures-no-such-action = В этой игре нет действия, клетки или здания, подходящих к «{ $given }».
cli-creatures-no-rules = В этой игре нет клетки или здания, подходящих к «{ $given }». Названия покажут «поле» и «карты».
cli-creatures-rules-of-what = Назовите клетку или здание, например «правила расширение».
cli-creatures-help-choose = Выбирайте номером («7»), действием («place three-wood», «border g2n») или словами, которые подходят только одному варианту («тростник»). Либо введите команду:
cli-creatures-help-why = почему что-то нельзя выбрать: «почему хлев»; без названия — почему закрыты клетки и здания
cli-creatures-help-card = всё о здании по названию: «карта приют»
cli-creatures-help-cards = доступные здания; «карты овца» ищет здания, «карты все» показывает все здания этой партии
cli-creatures-help-rules = что даёт клетка или здание: «правила расширение»
cli-creatures-help-farm = На ферме жирные линии — изгороди, тонкие — стены зданий, ⊔ — кормушка. 3/4 овцы: 3 овцы там, где места хватает 4. Число на стороне клетки или в скобках — номер варианта.
