### Agricola: the games and their options, actions, questions, score sheet.

game-agricola-classic = Агрикола, первое издание
    .help = Обустройте ферму за 14 раундов и прокормите семью. Первое издание: семейная игра или полная игра с картами на руках, от 1 до 5 игроков.
game-agricola-revised = Агрикола, новое издание
    .help = Обустройте ферму за 14 раундов и прокормите семью. Новое издание для 1–4 игроков: с картами на руке или без них, для начинающих.

## Options

option-cards = Карты на руке
    .help = Какие карты раздаются игрокам.
option-cards-none = Без карт
    .help = Более простая игра, без карт на руке.
option-round_cards = Порядок карт раундов
    .help = Как появляется новое действие раунда. Выбирать карты можно только в сольной игре.
option-round_cards-shuffled = Случайный
    .help = Карты каждого этапа перемешаны.
option-round_cards-chosen = По выбору
    .help = В начале раунда вы сами выбираете одну из оставшихся карт этапа.
option-additional_actions = Дополнительные действия
    .help = Планшет с новыми клетками действий для 2–4 игроков.
option-additional_actions-false = Без них
    .help = Обычное игровое поле.
option-additional_actions-true = С ними
    .help = Планшет лежит рядом с полем. Один человек на нём закрывает весь планшет до конца раунда.

option-cards-base = Полная игра
    .help = У каждого на руке занятия и мелкие улучшения.

## Words that differ from book to book: `$edition` is the game that speaks

word-house = дом
word-the-house = дом
word-farm = ферма
word-person = человек
word-people = люди
word-member = член семьи
word-members = члены семьи
word-begging = карта попрошайничества
word-begging-many = карты попрошайничества
word-round-space = клетка раунда
word-round-spaces = клетки раундов
word-goods = товары
word-feeding = кормление
word-need = условие
word-need-met = его условие должно быть выполнено
word-passing = переходящая карта

## The house

house-wood = деревянный дом
house-clay = глиняный дом
house-brick = кирпичный дом
house-stone = каменный дом

## Actions; `.now` adds what an action costs or brings at the moment

action-done = Готово
action-place = { $space }
action-pass = Пас
action-reveal = Открыть «{ $space }»
action-room = Построить комнату на { $cell }
action-stable = Построить хлев на { $cell }
action-renovate = Перестроить дом
action-grow = Прибавление в семействе
action-plow = Вспахать { $cell }
action-sow-grain = Посеять зерно на { $cell }
action-sow-vegetable = Посадить овощ на { $cell }
action-bake = Выпечь хлеб (1 { $good })
action-fence = Огородить { $cells }
    .now = Огородить { $cells } ({ $goods })
action-build = Приобрести: { $card }
    .now = Приобрести: { $card } ({ $goods })
    .swap = Приобрести: { $card } (вернув очаг)
action-play = Разыграть: { $card }
    .now = Разыграть: { $card } ({ $goods })
action-use = Использовать: { $card }
    .now = { $card }: { $deed }
    .food =
        { $food ->
            [one] Использовать: { $card } (+{ $food } еда)
           *[other] Использовать: { $card } (+{ $food } еды)
        }
action-pay-goods = Заплатить: { $goods }
action-pay-first = Заплатить: { $goods }, остальное выбрать потом
action-pay-rest = Заплатить: { $goods }
action-pay-using = Использовать: { $card } (заплатить: { $goods })
action-start = Стать первым игроком
action-renovate-to-stone = Перестроить сразу в камень
action-spend = Оплатить ещё 1 ограду: { $good }
action-sow-grain-on = Посеять зерно: { $card }
action-sow-wood-on = Посадить дерево: { $card }
action-sow-vegetable-on = Посадить овощ: { $card }
action-reap = Снять ещё 1 зерно с { $cell }
action-move-from = Пересадить 1 растение, откуда: { $place }
action-move-to = Куда пересадить: { $place }
action-trade = Обменять ресурсы
    .now = Обменять: { $goods } → { $gains }
action-swap-cards = Обменять 3 карты на 1
action-anytime = Сначала использовать карту
    .now = Сначала — { $deed }
action-draft = Оставить: { $card }
action-discard = Сбросить: { $card }
action-pick = Взять: { $card }
action-mulligan =
    { $kind ->
        [occupations] Пересдать занятия, на одно меньше
       *[minors] Пересдать мелкие улучшения, на одно меньше
    }
action-draw =
    { $kind ->
        [occupation] Взять занятие
       *[minor] Взять мелкое улучшение
    }
action-pay = Заплатить: { $good }
action-return = Вернуть: { $card }
action-take = Взять: 1 { $good }
action-collect = Забрать всё с клетки
action-eat = Превратить в еду: 1 { $good }
    .now =
        { $food ->
            [one] Превратить в еду: 1 { $good } (+{ $food } еда)
           *[other] Превратить в еду: 1 { $good } (+{ $food } еды)
        }
action-cook = Приготовить: 1 { $good }
    .now =
        { $food ->
            [one] Приготовить: 1 { $good } (+{ $food } еда)
           *[other] Приготовить: 1 { $good } (+{ $food } еды)
        }
action-release = Отпустить: 1 { $good }
action-forgo = Обойтись без детёныша ({ $good })
action-craft = Использовать: { $card }
    .now =
        { $food ->
            [one] Использовать: { $card } (+{ $food } еда)
           *[other] Использовать: { $card } (+{ $food } еды)
        }
action-feed = Накормить семью
action-beg = Попрошайничать

## Questions

prompt-place = Поставьте члена семьи на действие (осталось: { $people })
prompt-reveal = Выберите карту { $round }-го раунда
prompt-room = Постройте комнату ({ $goods })
    .bare = Постройте комнату
prompt-stable = Постройте хлев ({ $goods })
    .bare = Постройте хлев
prompt-grow = Прибавление в семействе
prompt-plow = Вспашите поле
prompt-sow = Засейте пустые поля
prompt-bake =
    { $food ->
        [0] Выпеките хлеб
        [one] Выпеките хлеб (1 зерно — { $food } еда)
       *[other] Выпеките хлеб (1 зерно — { $food } еды)
    }
prompt-fence = Огородите пастбище (дерево: { $wood }, осталось оград: { $fences })
prompt-build = Приобретите крупное улучшение
prompt-payment = Выберите, чем заплатить за улучшение «{ $card }»
prompt-gain = Возьмите: { $goods }
prompt-collect = Заберите всё с клетки ({ $goods })
prompt-take = Возьмите один ресурс
prompt-buy = Заплатите: { $price }, возьмите: { $goods }
prompt-pay = Заплатите: { $goods }
prompt-leave = Оставьте на клетке: { $goods }, возьмите: { $gains }
prompt-grow-up = Пусть ребёнок работает уже в этом раунде
prompt-paying = Цена: { $goods }. Обменяйте что-нибудь на недостающее
prompt-ways = Выберите, чем заплатить (обычная цена: { $goods })
prompt-clay-fences =
    { $fences ->
        [one] Оплатите { $fences } ограду деревом или глиной
        [few] Оплатите { $fences } ограды деревом, часть можно глиной
       *[many] Оплатите { $fences } оград деревом, часть можно глиной
    }
prompt-mini-pasture = Огородите одну клетку
prompt-renovate = Перестройте дом
prompt-start = Станьте первым игроком
prompt-play-minor = Разыграйте мелкое улучшение
    .major = Разыграйте мелкое улучшение или приобретите крупное
prompt-play-occupation =
    { $food ->
        [0] Разыграйте занятие
        [one] Разыграйте занятие ({ $food } еда)
       *[other] Разыграйте занятие ({ $food } еды)
    }
prompt-place-another = Поставьте сразу второго члена семьи
prompt-use-cards-at = Используйте свои карты (ходит { $by }) или закончите
prompt-reap-more = Снять ещё по 1 зерну с этих полей?
prompt-move-from = Выберите поле, с которого пересадите 1 растение
prompt-move-to = Выберите пустое поле, на которое его пересадите
prompt-anytime =
    { $point ->
        [0] Используйте карту, прежде чем ставить члена семьи
        [1] Использовать карту перед фазой поля?
        [2] Использовать карту перед фазой приплода?
        [4] Использовать карту перед следующим раундом?
        [5] Использовать карту после действия?
        [6] Использовать карту в начале раунда?
       *[other] Использовать карту перед подсчётом очков?
    }
prompt-sow-twice = Выберите поле, на котором будет две стопки зерна
prompt-cook-more = Приготовить заодно ещё что-нибудь? Пара принесёт ещё 1 еду
prompt-overflow = Не всем животным хватает места: выберите, кто уходит
prompt-breed = Не всем детёнышам хватает места: решите, без кого обойтись
prompt-feed = Накормите семью (нужно еды: { $need }, у вас: { $food })
prompt-feed-short = Накормите семью: нужно еды — { $need }, у вас — { $food }, не хватает — { $missing }

## The score sheet

score-fields = Поля
    .help = 0 или 1 поле: −1 очко; 2: 1; 3: 2; 4: 3; 5 и больше: 4.
score-pastures = Пастбища
    .help = Ни одного: −1 очко. Каждое пастбище: 1 очко, но не больше 4. Размер не важен.
score-grain = Зерно
    .help = Ни одного: −1 очко; 1–3: 1; 4–5: 2; 6–7: 3; 8 и больше: 4. Зерно на полях тоже считается.
score-vegetables = Овощи
    .help = Ни одного: −1 очко. Каждый овощ: 1 очко, но не больше 4. Овощи на полях тоже считаются.
score-sheep = Овцы
    .help = Ни одной: −1 очко; 1–3: 1; 4–5: 2; 6–7: 3; 8 и больше: 4.
score-boar = Свиньи
    .help = Ни одной: −1 очко; 1–2: 1; 3–4: 2; 5–6: 3; 7 и больше: 4.
score-cattle = Коровы
    .help = Ни одной: −1 очко; 1: 1; 2–3: 2; 4–5: 3; 6 и больше: 4.
score-unused = Неиспользованные клетки
    .help = −1 очко за каждую клетку фермы без комнаты, поля, хлева и ограды вокруг.
score-stables = Огороженные хлева
    .help = 1 очко за каждый хлев на пастбище.
score-rooms = Дом
    .help = 1 очко за каждую глиняную комнату, 2 — за каменную. Деревянные очков не приносят.
score-people = Семья
    .help = 3 очка за каждого члена семьи.
score-cards = Карты
    .help = Очки, указанные на картах перед вами.
score-bonus = Дополнительные очки
    .help = Что карты приносят сверх указанных очков: записано по ходу партии или посчитано в конце.
score-begging = Попрошайничество
    .help = −3 очка за каждую карту попрошайничества.
