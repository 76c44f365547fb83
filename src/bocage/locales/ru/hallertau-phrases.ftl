### Hallertau: the phrases of which card texts are composed. `$amounts` are the numbers as they
### stand on a card ("1/2/5"), `$n` is the largest of them.

## Things: one gains or pays so many of them; `.as` compares, `.of` comes after "more" and
## "together", `.bare` after a number

hallertau-phrase-barley =
    { $n ->
        [one] { $amounts } ячмень
       *[other] { $amounts } ячменя
    }
    .as = ячменя
hallertau-phrase-flax =
    { $n ->
        [one] { $amounts } лён
       *[other] { $amounts } льна
    }
    .as = льна
hallertau-phrase-hops =
    { $n ->
        [one] { $amounts } хмель
       *[other] { $amounts } хмеля
    }
hallertau-phrase-rye =
    { $n ->
        [one] { $amounts } рожь
       *[other] { $amounts } ржи
    }
    .as = ржи
hallertau-phrase-hide =
    { $n ->
        [one] { $amounts } шкуру
        [few] { $amounts } шкуры
       *[many] { $amounts } шкур
    }
    .of = шкур
hallertau-phrase-meat =
    { $n ->
        [one] { $amounts } мясо
       *[other] { $amounts } мяса
    }
    .as = мяса
hallertau-phrase-milk =
    { $n ->
        [one] { $amounts } молоко
       *[other] { $amounts } молока
    }
    .as = молока
hallertau-phrase-wool =
    { $n ->
        [one] { $amounts } шерсть
       *[other] { $amounts } шерсти
    }
    .as = шерсти
    .of = шерсти
hallertau-phrase-clay =
    { $n ->
        [one] { $amounts } глину
       *[other] { $amounts } глины
    }
    .as = глины
hallertau-phrase-tool =
    { $n ->
        [one] { $amounts } инструмент
        [few] { $amounts } инструмента
       *[many] { $amounts } инструментов
    }
    .of = инструментов
    .bare = инструментов
hallertau-phrase-jewel =
    { $n ->
        [one] { $amounts } украшение
        [few] { $amounts } украшения
       *[many] { $amounts } украшений
    }
    .of = украшений
    .bare = украшений
hallertau-phrase-sheep =
    { $n ->
        [one] { $amounts } овцу
       *[other] { $amounts } овец
    }
    .as = овец
    .of = овец
    .bare = овец
hallertau-phrase-gateway =
    { $n ->
        [one] { $amounts } карту ворот
        [few] { $amounts } карты ворот
       *[many] { $amounts } карт ворот
    }
hallertau-phrase-farmyard =
    { $n ->
        [one] { $amounts } карту двора
        [few] { $amounts } карты двора
       *[many] { $amounts } карт двора
    }
hallertau-phrase-bonus =
    { $n ->
        [one] { $amounts } бонусную карту
        [few] { $amounts } бонусные карты
       *[many] { $amounts } бонусных карт
    }
hallertau-phrase-point =
    { $n ->
        [one] { $amounts } карту очков
        [few] { $amounts } карты очков
       *[many] { $amounts } карт очков
    }
hallertau-phrase-same-grain =
    { $n ->
        [one] { $amounts } зерно на выбор
       *[other] { $amounts } зерна одного вида
    }
hallertau-phrase-different-grain = { $amounts } зерна разных видов
hallertau-phrase-alike =
    { $n ->
        [one] { $amounts } товар
        [few] { $amounts } товара одного вида
       *[many] { $amounts } товаров одного вида
    }
hallertau-phrase-alike-sets = товары { $sets } разных видов, по { $amounts } каждого
hallertau-phrase-harvested = { $goods } из только что собранного урожая
hallertau-phrase-fields =
    { $n ->
        [one] { $amounts } поле
        [few] { $amounts } поля
       *[many] { $amounts } полей
    }
    .of = полей
    .bare = полей
hallertau-phrase-fields-in-rows =
    { $n ->
        [one] { $amounts } поле в ряду { $rows }
        [few] { $amounts } поля в рядах { $rows }
       *[many] { $amounts } полей в рядах { $rows }
    }
hallertau-phrase-sown-fields =
    { $n ->
        [one] { $amounts } засеянное поле
        [few] { $amounts } засеянных поля
       *[many] { $amounts } засеянных полей
    }
hallertau-phrase-new-fields =
    { $n ->
        [one] { $n } поле в ряду { $rows }
       *[other] до { $n } полей в ряду { $rows }
    }
hallertau-phrase-crop = 1 товар, посеянный на поле
hallertau-phrase-hand =
    { $n ->
        [one] { $amounts } другую карту с руки
        [few] { $amounts } другие карты с руки
       *[many] { $amounts } других карт с руки
    }

## So much for each of something

hallertau-phrase-per-fields = { $goods } за каждое своё поле
hallertau-phrase-per-empty-fields = { $goods } за каждое своё пустое поле
hallertau-phrase-per-sown-fields = { $goods } за каждое своё засеянное поле
hallertau-phrase-per-free-cards = { $goods } за каждую карту двора без овец на своём планшете овчарни
hallertau-phrase-per-sheep-on-cards = { $goods } за каждую свою овцу на картах двора
hallertau-phrase-per-sheep-on-one-card = { $goods } за каждую овцу на одной из своих карт двора
hallertau-phrase-per-rest-fields = { $goods } за каждое поле, которого вам не хватает до { $n }
hallertau-phrase-per-rest-jewel = { $goods } за каждое украшение, которого вам не хватает до { $n }
hallertau-phrase-per-half-hide = { $goods } за каждые 2 свои шкуры
hallertau-phrase-rest-window = столько { $things }, сколько будет { $amounts } минус число в окне общинного дома

## Lists

hallertau-phrase-comma = { $first }, { $last }
hallertau-phrase-or = { $first } или { $last }
    .none = { $first } и { $last }
    .long = { $first }, или { $last }
hallertau-phrase-space = «{ $space }»

## Conditions: what one must have

hallertau-phrase-least-barley = не меньше { $amounts } ячменя
hallertau-phrase-least-flax = не меньше { $amounts } льна
hallertau-phrase-least-hops = не меньше { $amounts } хмеля
hallertau-phrase-least-rye = не меньше { $amounts } ржи
hallertau-phrase-least-hide =
    { $n ->
        [one] не меньше { $amounts } шкуры
       *[other] не меньше { $amounts } шкур
    }
hallertau-phrase-least-meat = не меньше { $amounts } мяса
hallertau-phrase-least-milk = не меньше { $amounts } молока
hallertau-phrase-least-wool = не меньше { $amounts } шерсти
hallertau-phrase-least-clay = не меньше { $amounts } глины
hallertau-phrase-least-tool =
    { $n ->
        [one] не меньше { $amounts } инструмента
       *[other] не меньше { $amounts } инструментов
    }
hallertau-phrase-least-jewel =
    { $n ->
        [one] не меньше { $amounts } украшения
       *[other] не меньше { $amounts } украшений
    }
hallertau-phrase-least-sheep =
    { $n ->
        [one] не меньше { $amounts } овцы
       *[other] не меньше { $amounts } овец
    }
hallertau-phrase-least-fields =
    { $n ->
        [one] не меньше { $amounts } поля
       *[other] не меньше { $amounts } полей
    }
hallertau-phrase-least-fields-in-rows =
    { $n ->
        [one] не меньше { $amounts } поля в ряду { $rows }
       *[other] не меньше { $amounts } полей в ряду { $rows }
    }
hallertau-phrase-least-sown-fields =
    { $n ->
        [one] не меньше { $amounts } засеянного поля
       *[other] не меньше { $amounts } засеянных полей
    }
hallertau-phrase-least-sown-in-row-5 =
    { $n ->
        [one] не меньше { $amounts } засеянного поля в ряду 5
       *[other] не меньше { $amounts } засеянных полей в ряду 5
    }
hallertau-phrase-least-sown-with-hops =
    { $n ->
        [one] не меньше { $amounts } поля с хмелем
       *[other] не меньше { $amounts } полей с хмелем
    }
hallertau-phrase-least-sown-with-flax =
    { $n ->
        [one] не меньше { $amounts } поля со льном
       *[other] не меньше { $amounts } полей со льном
    }
hallertau-phrase-least-sown-with-barley-rye =
    { $n ->
        [one] не меньше { $amounts } поля с ячменём или рожью
       *[other] не меньше { $amounts } полей с ячменём или рожью
    }
hallertau-phrase-least-same-crop =
    { $n ->
        [one] не меньше { $amounts } поля с зерном
       *[other] не меньше { $amounts } полей с зерном одного вида
    }
hallertau-phrase-least-crop-kinds =
    { $n ->
        [one] не меньше { $amounts } вида зерна на ваших полях
        [4] все { $amounts } вида зерна на ваших полях
       *[other] не меньше { $amounts } видов зерна на ваших полях
    }
hallertau-phrase-least-grain-same = не меньше { $amounts } зерна одного вида
hallertau-phrase-least-grain-all = не меньше { $amounts } зерна любых видов
hallertau-phrase-least-other-cards =
    { $n ->
        [one] на руке не меньше { $amounts } карты, кроме карт ворот
       *[other] на руке не меньше { $amounts } карт, кроме карт ворот
    }
hallertau-phrase-least-played =
    { $n ->
        [one] не меньше { $amounts } другой разыгранной карты
       *[other] не меньше { $amounts } других разыгранных карт
    }
hallertau-phrase-least-played-alike =
    { $n ->
        [one] не меньше { $amounts } другой разыгранной карты из одной колоды
       *[other] не меньше { $amounts } других разыгранных карт из одной колоды
    }
hallertau-phrase-least-played-gateway =
    { $n ->
        [one] не меньше { $amounts } разыгранной карты ворот
       *[other] не меньше { $amounts } разыгранных карт ворот
    }
hallertau-phrase-least-played-farmyard =
    { $n ->
        [one] не меньше { $amounts } разыгранной карты двора
       *[other] не меньше { $amounts } разыгранных карт двора
    }
hallertau-phrase-least-played-bonus =
    { $n ->
        [one] не меньше { $amounts } разыгранной бонусной карты
       *[other] не меньше { $amounts } разыгранных бонусных карт
    }
hallertau-phrase-least-played-point =
    { $n ->
        [one] не меньше { $amounts } другой разыгранной карты очков
       *[other] не меньше { $amounts } других разыгранных карт очков
    }
hallertau-phrase-least-sheep-on-one-card =
    { $n ->
        [one] не меньше { $amounts } овцы на одной карте двора
       *[other] не меньше { $amounts } овец на одной карте двора
    }
hallertau-phrase-least-cards-with-sheep =
    { $n ->
        [one] не меньше { $amounts } карты двора с овцами и не меньше 1 овцы в овчарне
       *[other] не меньше { $amounts } карт двора с овцами и не меньше 1 овцы в овчарне
    }
hallertau-phrase-least-furthest-sheep = не меньше 1 овцы на карте двора { $amounts }, на более поздней или в овчарне
hallertau-phrase-least-total = в сумме не меньше { $amounts } { $things }
hallertau-phrase-as-many-fields = { $things } не меньше, чем полей
hallertau-phrase-as-many-window = { $things } не меньше, чем показывает окно общинного дома
hallertau-phrase-as-many-times-round = { $things } не меньше, чем номер раунда × { $n }
hallertau-phrase-as-many-rest-jewel = { $things } не меньше, чем { $n } минус число ваших украшений
hallertau-phrase-as-many-together-window = { $things } в сумме не меньше, чем показывает окно общинного дома
hallertau-phrase-more-than-fields = больше { $things }, чем полей
hallertau-phrase-most-fields =
    { $n ->
        [0] ни одного поля
        [one] не больше { $amounts } поля
       *[other] не больше { $amounts } полей
    }
hallertau-phrase-most-tool =
    { $n ->
        [one] не больше { $amounts } инструмента
       *[other] не больше { $amounts } инструментов
    }
hallertau-phrase-exactly-empty-fields =
    { $n ->
        [one] ровно { $amounts } пустое поле
        [few] ровно { $amounts } пустых поля
       *[many] ровно { $amounts } пустых полей
    }
hallertau-phrase-exactly-sown-fields =
    { $n ->
        [one] ровно { $amounts } засеянное поле
        [few] ровно { $amounts } засеянных поля
       *[many] ровно { $amounts } засеянных полей
    }
hallertau-phrase-exactly-workers-left =
    { $n ->
        [one] в запасе ровно { $amounts } работник
        [few] в запасе ровно { $amounts } работника
       *[many] в запасе ровно { $amounts } работников
    }
    .alone =
        { $n ->
            [one] Условие: в запасе ровно { $amounts } работник.
            [few] Условие: в запасе ровно { $amounts } работника.
           *[many] Условие: в запасе ровно { $amounts } работников.
        }
hallertau-phrase-least-round = раунд { $amounts } или более поздний
    .alone = Только начиная с раунда { $amounts }.

## Conditions: what must be so

hallertau-phrase-none-empty-fields = у вас нет пустых полей
hallertau-phrase-none-sown-fields = у вас нет засеянных полей
hallertau-phrase-none-fields-in-rows = у вас нет полей в рядах { $rows }
hallertau-phrase-least-full-spaces =
    { $n ->
        [one] у какого-нибудь действия заняты все ряды
       *[other] у { $amounts } действий заняты все ряды
    }
hallertau-phrase-least-threes = не меньше чем на { $amounts } действиях стоит ровно по 3 работника, в двух нижних рядах
hallertau-phrase-least-workers-on-nursery =
    { $n ->
        [one] на действии «{ space-hallertau-nursery }» стоит не меньше { $amounts } работника
       *[other] на действии «{ space-hallertau-nursery }» стоит не меньше { $amounts } работников
    }
hallertau-phrase-least-removed =
    { $n ->
        [one] из одной секции только что ушло не меньше { $amounts } работника
       *[other] из одной секции только что ушло не меньше { $amounts } работников
    }
hallertau-phrase-least-used-section =
    { $n ->
        [one] вы только что выполнили действие, в секции которого теперь не меньше { $amounts } работника
       *[other] вы только что выполнили действие, в секции которого теперь не меньше { $amounts } работников
    }
hallertau-phrase-least-sowing-used = вы только что выполнили действие «{ space-hallertau-farming }», «{ space-hallertau-fertilizing }», «{ space-hallertau-cultivation }» или «{ space-hallertau-busy-weekend }»
hallertau-phrase-least-butchery-used = вы выполняете действие «{ space-hallertau-butchery }»
hallertau-phrase-least-last-worker-used = вы только что потратили последнего работника
hallertau-phrase-least-exchanged =
    { $n ->
        [one] вы только что за один ход обменяли не меньше { $amounts } работника на инструменты
       *[other] вы только что за один ход обменяли не меньше { $amounts } работников на инструменты
    }
hallertau-phrase-least-tools-at-once =
    { $n ->
        [one] вы только что получили сразу не меньше { $amounts } инструмента
       *[other] вы только что получили сразу не меньше { $amounts } инструментов
    }
hallertau-phrase-least-tools-this-phase =
    { $n ->
        [one] в этой фазе вы получили не меньше { $amounts } инструмента
       *[other] в этой фазе вы получили не меньше { $amounts } инструментов
    }
hallertau-phrase-least-last-jewel = вы только что потратили последнее украшение
hallertau-phrase-least-prompt = вы только что разыграли другую карту, едва получив её
hallertau-phrase-least-dying-sheep =
    { $n ->
        [one] на карте двора, которая следующей покинет ваш планшет овчарни, стоит не меньше { $amounts } овцы
       *[other] на карте двора, которая следующей покинет ваш планшет овчарни, стоит не меньше { $amounts } овец
    }
hallertau-phrase-least-harvest-total =
    { $n ->
        [one] в этой фазе ваши поля дали не меньше { $amounts } товара
       *[other] в этой фазе ваши поля дали не меньше { $amounts } товаров
    }
hallertau-phrase-least-harvest-same = в этой фазе ваши поля дали не меньше { $amounts } зерна одного вида
hallertau-phrase-least-lead =
    { $n ->
        [one] одна из ваших мастерских опережает другую не меньше чем на { $amounts } клетку
        [few] одна из ваших мастерских опережает другую не меньше чем на { $amounts } клетки
       *[many] одна из ваших мастерских опережает другую не меньше чем на { $amounts } клеток
    }
hallertau-phrase-least-advances =
    { $n ->
        [one] в этой фазе вы продвинули одну мастерскую не меньше чем на { $amounts } клетку
        [few] в этой фазе вы продвинули одну мастерскую не меньше чем на { $amounts } клетки
       *[many] в этой фазе вы продвинули одну мастерскую не меньше чем на { $amounts } клеток
    }
hallertau-phrase-least-window-beyond-round = число в окне общинного дома больше номера раунда не меньше чем на { $amounts }

## Sentences: when, what for

hallertau-phrase-only = Только в фазе { $n } ({ $phase }).
hallertau-phrase-never = Не в фазе { $n } ({ $phase }).
hallertau-phrase-have = Условие: { $needs }.
    .most = Условие: { $needs }.
hallertau-phrase-if = Условие: { $clause }.
    .both = Условие: { $first }, и { $last }.
hallertau-phrase-pay = Отдайте { $goods }.
hallertau-phrase-lose = Отдайте { $goods }.
hallertau-phrase-uproot = Отдайте 1 товар, посеянный на поле; поле остаётся.
hallertau-phrase-discard = Сбросьте { $goods }.
hallertau-phrase-return = Переведите { $amounts } разных овец, каждую на одну карту двора назад, из овчарни — на карту 6; овцы, попавшие на карту этого раунда, теряются.
hallertau-phrase-keep = Если у вас больше { $amounts } зерна, верните лишнее в общий запас, оставив { $amounts }.

## Sentences: what comes

hallertau-phrase-gain = Получите { $goods }.
    .income = В каждой фазе 3 получите { $goods }.
hallertau-phrase-up-to-hide-tool = Получите шкуры, чтобы их стало столько же, сколько инструментов.
hallertau-phrase-trade = Можете обменять { $goods } на { $gains }.
    .income = В каждой фазе 3 можете обменять { $goods } на { $gains }.
hallertau-phrase-fields-by-jewels = Получите 2 поля, сумма рядов которых равна числу ваших украшений; с 4 или 5 украшениями можно взять только 1 поле, в ряду с этим номером.
hallertau-phrase-move-sheep =
    { $n ->
        [one] Можете перевести { $amounts } овцу на следующую карту двора.
       *[other] Можете перевести до { $amounts } разных овец на следующую карту двора.
    }
hallertau-phrase-move-one =
    { $n ->
        [one] Можете { $amounts } раз перевести одну овцу на следующую карту двора.
       *[other] Можете до { $amounts } раз перевести одну и ту же овцу на следующую карту двора.
    }
hallertau-phrase-sow =
    { $n ->
        [one] Можете засеять { $amounts } поле.
       *[other] Можете засеять до { $amounts } полей.
    }
    .income =
        { $n ->
            [one] В каждой фазе 3 можете засеять { $amounts } поле.
           *[other] В каждой фазе 3 можете засеять до { $amounts } полей.
        }
hallertau-phrase-sow-good = Можете посеять { $goods } из своего запаса, как зерно.
    .income = В каждой фазе 3 можете посеять { $goods } из своего запаса.
hallertau-phrase-gain-to-sow =
    { $n ->
        [one] Получите { $amounts } зерно на выбор. Можете сразу его посеять.
       *[other] Получите { $amounts } зерна одного вида. Одно из них можете сразу посеять.
    }
hallertau-phrase-sow-twice = Можете посеять на одном поле 1 или 2 зерна одного вида; урожай даст каждое.
hallertau-phrase-raise-all = Можете поднять каждое своё поле на один ряд.
hallertau-phrase-raise-empty = Можете поднять каждое своё пустое поле на один ряд.
hallertau-phrase-raise-sown = Можете поднять каждое своё засеянное поле на один ряд.
hallertau-phrase-raise-some =
    { $n ->
        [one] Можете поднять { $amounts } поле на один ряд.
       *[other] Можете поднять до { $amounts } полей на один ряд.
    }
hallertau-phrase-fertilize =
    { $n ->
        [one] Можете переместить { $amounts } пустое поле в ряд { $row }.
       *[other] Можете переместить до { $amounts } пустых полей в ряд { $row }.
    }
hallertau-phrase-harvest =
    { $n ->
        [one] Можете сейчас же собрать урожай с { $amounts } поля.
       *[other] Можете сейчас же собрать урожай, не больше чем с { $amounts } полей.
    }
hallertau-phrase-double = Можете удвоить урожай с одного поля.
hallertau-phrase-clear = Можете снять всех работников с одного действия.
hallertau-phrase-clear-rows =
    { $n ->
        [2] Можете снять верхний ряд работников с действий { $spaces }, с обоих или ни с одного.
       *[other] Можете снять верхний ряд работников с действий { $spaces }, со всех или ни с одного.
    }
hallertau-phrase-recall = Можете забрать себе на этот раунд верхний ряд работников с одного действия.
hallertau-phrase-occupy = Можете поставить этого работника в свободный второй ряд любого действия и выполнить его; ряд считается занятым.
hallertau-phrase-visit = Можете выполнить действие работниками из общего запаса: 1 работником, если первый ряд свободен, 2 — если занят только он.
hallertau-phrase-shift = Можете переставить всех работников с одного такого действия в свободный третий ряд другого.
hallertau-phrase-advance = Можете бесплатно продвинуть одну мастерскую на 1 клетку, если ей не мешает валун.
hallertau-phrase-boulders =
    { $n ->
        [one] Можете без инструментов сдвинуть { $amounts } валун на одну клетку.
       *[other] Можете без инструментов сдвинуть до { $amounts } разных валунов на одну клетку каждый.
    }
hallertau-phrase-butcher = Вместо овцы там можете отдать 1 украшение.
hallertau-phrase-points =
    { $n ->
        [one] Даёт { $n } очко.
        [few] Даёт { $n } очка.
       *[many] Даёт { $n } очков.
    }

## Sentences one after the other

hallertau-phrase-then = { $first } { $last }
