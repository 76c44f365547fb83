### Hallertau: the action spaces, crafts, decks and phases.

space-hallertau-gateway-card = Карта ворот
    .help = Возьмите 1 карту ворот и фишку первого игрока.
space-hallertau-sheep-breeding = Разведение овец
    .help = Заплатите 2 молока и возьмите 1 овцу или заплатите 4 молока и возьмите 2 овец.
space-hallertau-sheep-shearing = Стрижка овец
    .help = Возьмите по 1 шерсти за каждую свою овцу. Затем можно перевести 1 овцу на следующую карту, с карты 6 — в овчарню.
space-hallertau-clay-delivery = Поставка глины
    .help = Возьмите столько глины, каков номер раунда.
space-hallertau-farming = Земледелие
    .help = Возьмите новое поле в ряд 5 или засейте до 4 полей.
space-hallertau-farmyard-card = Карта двора
    .help = Возьмите 1 карту двора и фишку первого игрока.
space-hallertau-butchery = Бойня
    .help = Отдайте 1 овцу и возьмите 4 мяса и 2 шкуры.
space-hallertau-nursery = Питомник
    .help = Возьмите 3 глины или любые 3 зерна.
space-hallertau-busy-weekend = Хлопотные выходные
    .help = Возьмите 1 молоко или 1 шерсть. Ещё можно засеять до 2 полей.
space-hallertau-clearing = Расчистка
    .help = Возьмите новое поле в ряд 2 и 1 глину.
space-hallertau-bonus-card = Бонусная карта
    .help = Возьмите 1 бонусную карту и фишку первого игрока.
space-hallertau-small-trade = Мелкая торговля
    .help = Возьмите любые 2 зерна и ещё 1 молоко или 1 шерсть. Затем можно перевести 1 овцу на следующую карту, с карты 6 — в овчарню.
space-hallertau-cultivation = Посев
    .help = Засейте до 3 полей.
space-hallertau-weekly-market = Недельный рынок
    .help = Возьмите 1 овцу и 1 мясо.
space-hallertau-land-sale = Продажа земли
    .help = Отдайте 1 поле вместе с посевом и возьмите 1 украшение и 3 глины.
space-hallertau-point-card = Карта очков
    .help = Возьмите 1 карту очков и фишку первого игрока.
space-hallertau-fertilizing = Удобрение
    .help = Поднимите до 2 пустых полей в ряд 5. Затем можно засеять 1 поле.
space-hallertau-tool-shed = Сарай
    .help = Возьмите 4 глины или новое поле в ряд 4.
space-hallertau-town-hall = Ратуша
    .help = Отодвиньте на клетку назад 1 мастерскую, опередившую общинный дом, и возьмите 2 украшения. Её валуны остаются на месте.
space-hallertau-sheep-market = Овечий рынок
    .help = Возьмите 1 овцу и 1 шкуру.

## Crafts

craft-hallertau-carpentry = Плотницкая
    .help = Принимает глину и рожь: глины каждый раз должно быть больше, чем ржи.
craft-hallertau-brewery = Пивоварня
    .help = Принимает ячмень и хмель: ячменя каждый раз должно быть больше, чем хмеля.
craft-hallertau-icehouse = Ледник
    .help = Принимает мясо и молоко.
craft-hallertau-bakery = Пекарня
    .help = Принимает лён, ячмень и рожь: льна каждый раз не больше 1.
craft-hallertau-manufacturer = Мануфактура
    .help = Принимает лён, шкуры и шерсть.

## Decks: the four kinds of cards, then those of which one is chosen

deck-hallertau-gateway = Ворота
deck-hallertau-farmyard = Двор
deck-hallertau-bonus = Бонус
deck-hallertau-point = Очки
deck-hallertau-beginner = Для начинающих
deck-hallertau-intermediate = Для опытных
deck-hallertau-expert = Для знатоков
deck-hallertau-master = Для мастеров
deck-hallertau-hops = Хмель
deck-hallertau-sheep = Овцы
deck-hallertau-fields = Поля
deck-hallertau-jewelry = Украшения

kind-gateway = Карта ворот
kind-farmyard = Карта двора
kind-bonus = Бонусная карта
kind-point = Карта очков
deck-beginner = { deck-hallertau-beginner }
deck-intermediate = { deck-hallertau-intermediate }
deck-expert = { deck-hallertau-expert }
deck-master = { deck-hallertau-master }
deck-hops = { deck-hallertau-hops }
deck-sheep = { deck-hallertau-sheep }
deck-fields = { deck-hallertau-fields }
deck-jewelry = { deck-hallertau-jewelry }
deck-bonus = { deck-hallertau-bonus }
deck-point = { deck-hallertau-point }

## Phases

phase-hallertau-remove = Уход работников
phase-hallertau-workers = Новые работники
phase-hallertau-income = Доход
phase-hallertau-actions = Действия
phase-hallertau-new-card = Новая карта
phase-hallertau-fallow = Пар
phase-hallertau-harvest = Жатва
phase-hallertau-milking = Дойка
phase-hallertau-progress = Развитие
phase-hallertau-boulders = Валуны
phase-hallertau-last-chance = Последняя возможность
phase-hallertau-end = Конец
