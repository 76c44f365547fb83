### Agricola Express: dice, actions, questions, log, score sheet.

## Dice, by kind

dice-express-farm = Ферма
dice-express-occupation = Занятие
dice-express-improvement = Улучшение
dice-express-produce = Продукты
dice-express-material = Материалы
dice-express-animal = Животные

## Faces

face-express-house = Дом
face-express-pasture = Пастбище
face-express-field = Поле
face-express-mayor = Староста
face-express-builder = Строитель
face-express-farmer = Земледелец
face-express-rancher = Скотовод
face-express-gatherer = Заготовщик
face-express-midwife = Повитуха
face-express-oven = Печь
face-express-hearth = Очаг
face-express-basketmaker = Корзинная
face-express-joinery = Столярная
face-express-pottery = Гончарная
face-express-stonecutter = Каменотёсная
face-express-food = Еда
face-express-double = Двойная еда
face-express-grain = Зерно
face-express-vegetable = Овощ
face-express-reed = Тростник
face-express-wood = Дерево
face-express-brick = Кирпич
face-express-stone = Камень
face-express-sheep = Овца
face-express-boar = Свинья
face-express-cattle = Корова

## Goods that the box calls otherwise than other games do

express-good-food = { good-food }
express-goods-food = { goods-food }

## Actions; `.now` adds what an action costs or brings at the moment

action-express-done = Готово
    .rooms = Больше не добавлять комнат
    .upgrade = Оставить дом как есть
    .sow = Ничего не сеять
    .add = Не добавлять животное
    .feed = Накормить семью (еда: { $n })
    .spare = Больше ничего не готовить
action-express-roll = Бросить все 13 кубиков
action-express-collect = Взять кубики
    .now = Взять: { $goods } ({ $dice })
action-express-room = Добавить комнату
    .now = Добавить комнату ({ $goods })
action-express-upgrade = Перестроить дом
    .now = Перестроить в { $house } ({ $goods })
action-express-baby = Завести малыша
action-express-field = Вспахать поле
action-express-sow = Засеять поле
    .now = Засеять поле ({ $goods }): { $gains }
action-express-pasture = Огородить пастбище
    .now = Огородить пастбище ({ $goods })
action-express-add = Добавить животное
    .now = Добавить: { $goods }
action-express-learn = Освоить занятие
    .now = Освоить занятие «{ $card }» ({ $goods })
action-express-build = Построить улучшение
    .now = Построить: { $card } ({ $goods })
action-express-set = Повернуть кубик
    .now = Повернуть кубик: { $from } → { $to }
    .pay = Повернуть кубик: { $from } → { $to } ({ $goods })
action-express-cook = Приготовить
    .now = Приготовить: { $goods } → { $gains }
action-express-free = Освободить пастбище
    .now = Отпустить: { $goods }
    .cook = Приготовить: { $goods } → { $gains }
action-express-breed = Получить приплод
    .now = Приплод: { $goods }

## Questions

prompt-express-turn =
    { $n ->
        [one] Возьмите набор кубиков (осталось { $n } действие в этом раунде)
        [few] Возьмите набор кубиков (осталось { $n } действия в этом раунде)
       *[many] Возьмите набор кубиков (осталось { $n } действий в этом раунде)
    }
prompt-express-rooms = Добавить ещё одну комнату?
prompt-express-upgrade = Сразу перестроить в { $house }?
prompt-express-sow = Засеять новое поле?
prompt-express-add = Добавить животное с кубика?
prompt-express-free = Видов животных больше, чем пастбищ: выберите, какие животные уйдут
prompt-express-feed = Накормите семью (нужно еды: { $n }, на листе: { $have })
prompt-express-crowded = Приготовить животных одного вида, чтобы уступить их пастбище другим? Потом вы кормите семью
prompt-express-breed = На весь приплод не хватает пастбищ: выберите, какие животные размножатся
prompt-express-spare = Приготовить то, что не стоит вам очков? Оставшаяся еда решает при ничьей

## What happened

log-express-round = Раунд { $round }.
log-express-roll = { $seat } бросает все кубики.
log-express-set = { $seat } поворачивает кубик: { $from } → { $to }.
log-express-collect = { $seat } берёт: { $goods }.
log-express-room = { $seat } добавляет комнату ({ $goods }).
log-express-upgrade = { $seat } перестраивает дом: теперь это { $house } ({ $goods }).
log-express-baby = { $seat }: в семье родился малыш.
log-express-field = { $seat } вспахивает поле.
log-express-sow = { $seat } засевает поле ({ $goods }): { $gains }.
log-express-pasture = { $seat } огораживает пастбище ({ $goods }).
log-express-add = { $seat } добавляет: { $goods }.
log-express-learn = { $seat } осваивает занятие «{ $card }» ({ $goods }).
log-express-build = { $seat } строит улучшение «{ $card }» ({ $goods }).
log-express-cook = { $seat } готовит: { $goods } → { $gains }.
log-express-free = { $seat } отпускает: { $goods }.
log-express-harvest =
    { $n ->
        [1] Первый урожай.
        [2] Второй урожай.
       *[3] Третий, последний урожай.
    }
log-express-fed =
    { $n ->
        [0] { $seat } остаётся без еды для семьи.
       *[other] { $seat } кормит семью (еда: { $n }).
    }
warning-express-missing = К урожаю в любом случае не хватит еды: { $n } (очки: −{ $points }).
log-express-missing = { $seat } не может накормить всех (не хватает еды: { $n }, очки: −{ $points }).
log-express-born = { $seat } получает приплод: { $goods }.
log-express-scored =
    { $points ->
        [one] { $seat } получает { $points } очко.
        [few] { $seat } получает { $points } очка.
       *[many] { $seat } получает { $points } очков.
    }
log-express-lost =
    { $points ->
        [one] { $seat } теряет { $points } очко.
        [few] { $seat } теряет { $points } очка.
       *[many] { $seat } теряет { $points } очков.
    }
log-express-starter = { $seat } теперь первый игрок.

## The score sheet

score-house = Дом
score-babies = Малыши
score-food = Нехватка еды
score-vegetable = Овощи
score-reed = Тростник
score-wood = Дерево
score-brick = Кирпич
score-stone = Камень
score-improvements = Улучшения
