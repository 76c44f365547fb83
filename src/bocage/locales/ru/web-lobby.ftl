### The lobby: games, new tables, tables to continue or to watch; and what every page shares.

web-title = Бокаж: игры о фермах
error-offline = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
error-failed = Не получилось. Попробуйте ещё раз.
page-missing = Здесь нет страницы
page-missing-why = Возможно, в адресе опечатка или страница переехала. Все игры и столы собраны на главной.

## Switches of every page

switch-language = Язык
switch-theme = Цвета
theme-auto = Как в системе
theme-light = Светлые
theme-dark = Тёмные

## Bots

bot-beginner = Новичок
    .help = Выжимает всё из каждого хода, но не заглядывает дальше: хороший первый соперник.
bot-fair = Середняк
    .help = Научился на множестве собственных партий и отвечает быстро.
bot-strong = Сильный
    .help = Думает наперёд, около секунды на ход.
bot-master = Мастер
    .help = Думает ещё дальше, около пяти секунд на ход, и почти ничего не прощает.
# At older tables.
bot-greedy = Жадный
    .help = Выжимает всё из каждого хода, но не заглядывает дальше.
bot-random = Наугад
    .help = Ходит наугад.

# How the bot of each seat is called: plants of the hedge.
bot-name-0 = Рябина
bot-name-1 = Ольха
bot-name-2 = Липа
bot-name-3 = Калина
bot-name-4 = Ежевика

## Header and footer

lobby-name = Ваше имя
lobby-guest = Гость
lobby-me = Профиль
lobby-welcome = Садитесь за стол
lobby-intro = Играйте в одиночку, вместе за одним экраном или каждый у себя дома. Без регистрации.
lobby-rules = Правила
lobby-bring = Загрузить партию
lobby-fan = Любительский проект, не связанный с авторами и издателями игр.

## Games

lobby-games = Игры
lobby-loading = Накрываем столы…
lobby-retry = Попробовать ещё раз
lobby-known = Показано то, что было известно { $when }.
lobby-play = Играть
lobby-learn = Впервые? Сыграйте партию с наставником
    .help = Около { $minutes } минут; наставник объясняет по ходу игры
lobby-cards = Карты
lobby-seats-range = от { $from } до { $to } игроков
lobby-seats-exactly =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }

## A new table

lobby-new = Новый стол: { $game }
lobby-count = Сколько игроков?
lobby-count-alone = Соло
lobby-places = Кто где сидит?
    .help = Ходят в порядке списка.
lobby-who = Место { $number }
lobby-who-me = Я
lobby-who-here = Кто-то за этим экраном
lobby-who-link = Кто-то по ссылке
    .help = Когда стол будет готов, вы получите ссылку для отправки.
lobby-who-bot = Бот: { $bot }
lobby-who-name = Имя на месте { $number }
lobby-up = Место { $number }: выше
lobby-down = Место { $number }: ниже
lobby-watching = Вашего места здесь нет: вы будете наблюдать.
lobby-see-cards = Посмотреть карты
lobby-group-chosen = выбрано: { $n }
lobby-group-usual = как обычно
lobby-only-exactly =
    { $n ->
        [one] Только для { $n } игрока.
       *[other] Только для { $n } игроков.
    }
lobby-only-range = Только для { $from }–{ $to } игроков.
lobby-needs = Только при выборе «{ $option }: { $value }».
lobby-teams = Партнёры сидят друг напротив друга: места 1 и 3 против мест 2 и 4.
lobby-own = Свои карты
    .help = Карты, которые придумали хозяева этого сервера; их раздают вместе с остальными.
lobby-own-none = Свои карты раздаются только вместе с картами на руке.
lobby-open-to = Открыт для зрителей
    .help = Стол будет виден на главной странице. Скрытые карты останутся скрытыми.
lobby-join-anybody = Сесть может любой
    .help = Свободные места видны всем на главной странице: один щелчок — и человек за столом.
lobby-counts = Партия в зачёт
lobby-hints = Подсказки
    .help = Тот, кто выбирает, может спросить бота, что сделал бы он: лучшие места отмечены, и сказано, каких очков ждать. Если не выбрать иначе — только там, где не играют другие люди.
lobby-hints-yes = разрешены
lobby-hints-no = не разрешены
lobby-hints-allow = Разрешить подсказки
lobby-start = Начать
lobby-starting = Начинаем…
lobby-cancel = Отмена

## My tables

lobby-mine = Мои столы
lobby-mine-none = Пока пусто. Столы, за которыми вы играете, будут ждать вас здесь.
lobby-your-turn = Ваш ход
lobby-turn = Ходит { $name }
lobby-turn-several = Ходят: { $names }
lobby-joining =
    { $n ->
        [one] Ждём ещё { $n } игрока
        [few] Ждём ещё { $n } игроков
       *[many] Ждём ещё { $n } игроков
    }
lobby-round = Раунд { $round } из { $rounds }
hallertau-lobby-round = Раунд { $round } из { $rounds }
express-lobby-round = Раунд { $round } из { $rounds }
lobby-full = с картами на руке
lobby-now = только что
lobby-ended = Прекращена по общему согласию
lobby-players = Игроки
lobby-won =
    { $n ->
        [one] Вы победили: { $points } очко
        [few] Вы победили: { $points } очка
        [many] Вы победили: { $points } очков
       *[other] Вы победили: { $points } очка
    }
lobby-solo =
    { $n ->
        [one] В итоге { $points } очко
        [few] В итоге { $points } очка
        [many] В итоге { $points } очков
       *[other] В итоге { $points } очка
    }
lobby-winner =
    { $n ->
        [one] Побеждает { $name }: { $points } очко
        [few] Побеждает { $name }: { $points } очка
        [many] Побеждает { $name }: { $points } очков
       *[other] Побеждает { $name }: { $points } очка
    }
lobby-team-won = { $names } побеждают вместе
lobby-winners =
    { $n ->
        [one] Победу делят { $names }: по { $points } очку
        [few] Победу делят { $names }: по { $points } очка
        [many] Победу делят { $names }: по { $points } очков
       *[other] Победу делят { $names }: по { $points } очка
    }
lobby-continue = Продолжить
lobby-look = Итоги
lobby-replay = Повтор
lobby-forget = Забыть
    .help = Забыть этот стол? Без ссылки вы не вернётесь на своё место.
lobby-keep = Оставить
lobby-more = Показать ещё { $n }

## Clocks

lobby-pace = Темп
lobby-pace-none = Без часов
    .help = Каждый думает, сколько ему нужно.
lobby-pace-live = Вживую
    .help = У каждого места своё время на всю партию и ещё немного на каждый ход.
lobby-pace-daily = По переписке
    .help = На ход даются часы или дни: заглядывайте время от времени.
lobby-pace-bank-live = Время на партию
lobby-pace-bank-daily = Время на ход
lobby-pace-increment = И ещё на каждый ход
lobby-pace-turn = { $time } на ход
lobby-pace-end = Когда время вышло
lobby-pace-end-bot = играет бот
lobby-pace-end-lose = место проиграло
lobby-patience = За отсутствующего можно позвать бота через
lobby-clock = Осталось времени

## Tables to join

lobby-free = Свободные места
lobby-join = Сесть за стол
lobby-options = Правила партии
lobby-language = Язык того, кто создал стол: { $language }

## Tables to watch

lobby-open = Открытые столы
lobby-open-none = Сейчас никто не играет за открытым столом.
lobby-watch = Наблюдать
