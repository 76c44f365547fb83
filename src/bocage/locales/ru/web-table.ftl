### The page

table-loading = Стол открывается…
table-offline = Нет связи
table-refused = Этот стол показать нельзя
table-closed = Смотреть могут только те, кто играет за этим столом. Если место ваше, откройте стол по его ссылке.
table-moved = Это место больше не ваше
table-unknown-game = Эта страница не знает такой игры. Загрузите её заново: возможно, есть новая версия.
table-to-lobby = На главную
table-close = Закрыть
table-lost = Связь потеряна, восстанавливаем её. Всё, что вы сделали, сохранено.
table-retry = Попробовать сейчас
table-known = Нет связи: стол показан таким, каким был { $when }. Играть можно будет, когда связь вернётся.
table-status = Состояние игры
table-menu = Меню
table-watching = Вы наблюдаете за игрой
table-your-turn = Ваш ход
table-turn-of = { $name }: ваш ход
table-why = Почему меня об этом спрашивают?

## What the table waits for

table-wait-others = Выбирает { $name }…
table-wait-asked = Выбирает { $name }: { $asked }
table-wait-several = Выбирают { $names }…
table-wait-bot = Думает { $name }…
table-wait-free = Место свободно: { $name }. Игра продолжится, когда его займут.
table-ready = Ход сделан. Подтвердите его или отмените.
table-ready-held = Подтвердите, чтобы продолжить: потом отменить это будет нельзя.
table-confirm = Подтвердить
table-confirm-turn = Подтвердить: { $action }
table-deed-goods = { $deeds }, { $goods }
table-deed-more =
    { $n ->
        [one] { $deeds } и ещё { $n } шаг
        [few] { $deeds } и ещё { $n } шага
       *[many] { $deeds } и ещё { $n } шагов
    }
table-deed-times = { $n } × { $deed }
table-deed-round = { $done }, затем начать раунд { $round }
table-deed-over = { $done }, затем закончить партию
table-deed-unknown = { $done }, затем узнать, что дальше
table-pending = Ещё не подтверждено
table-space-pending = Сейчас займёт: { $names }, ещё не подтверждено
table-decline = Не нужно
table-undo = Отменить
table-reset = Начать ход заново
table-over-solo =
    { $n ->
        [one] Партия окончена: { $points } очко
        [few] Партия окончена: { $points } очка
        [many] Партия окончена: { $points } очков
       *[other] Партия окончена: { $points } очка
    }
table-solo-goal =
    { $level ->
        [0] Цель не достигнута, нужно было очков: { $goal }.
        [1] Цель достигнута, нужно было очков: { $goal }.
       *[other] Цель достигнута, нужно было очков: { $goal }. Превосходный результат!
    }
table-over-you =
    { $n ->
        [one] Вы победили: { $points } очко
        [few] Вы победили: { $points } очка
        [many] Вы победили: { $points } очков
       *[other] Вы победили: { $points } очка
    }
table-over-won =
    { $n ->
        [one] Побеждает { $name }: { $points } очко
        [few] Побеждает { $name }: { $points } очка
        [many] Побеждает { $name }: { $points } очков
       *[other] Побеждает { $name }: { $points } очка
    }
table-over-team =
    { $n ->
        [one] { $names } вместе побеждают: { $points } очко
        [few] { $names } вместе побеждают: { $points } очка
       *[many] { $names } вместе побеждают: { $points } очков
    }
table-over-teams-tie =
    { $n ->
        [one] Обе команды делят победу: { $points } очко
        [few] Обе команды делят победу: { $points } очка
       *[many] Обе команды делят победу: { $points } очков
    }
table-teams-lowest = Команде в каждой категории засчитываются меньшие очки: они подчёркнуты.
table-teams-product = Очки обоих партнёров перемножаются.
table-team = Вместе
table-over-tie =
    { $n ->
        [one] Победу делят { $names }: по { $points } очку
        [few] Победу делят { $names }: по { $points } очка
        [many] Победу делят { $names }: по { $points } очков
       *[other] Победу делят { $names }: по { $points } очка
    }

## Hints

table-hint = Подсказка
table-hint-thinking = Обдумываем…
table-hints = Что кажется лучшим
table-hint-place = Совет номер { $rank }
hint-points = очки в конце: примерно { $points }
hint-ahead = впереди на { $points }
hint-behind = позади на { $points }
hint-then = затем: { $steps }

## Seats and farms

table-seats = Игроки
table-partner = партнёр
table-you = вы
table-seat-bot = Бот: { $bot }.
table-seat-free = Место свободно.
table-seat-online = За столом.
table-seat-away = Не в сети.
table-seat-away-since = Не в сети; последний раз за столом: { $since }.
table-seat-stand-in = За это место играет бот: { $bot }.
table-seat-resigned = Игрок сдался; за него играет бот: { $bot }.
table-call = Позвать бота
table-call-help = Он играет, пока не вернётся { $name }.
table-call-free-help = Он играет, пока кто-нибудь не займёт место.
table-call-level = Уровень
table-return = Вернуться в игру
table-return-help = За вас играет бот. Место ваше: возвращайтесь, когда захотите.
table-clock = { $name }: осталось { $time }
table-clock-short-bot = Ваше время на исходе: осталось { $time }. Потом за вас сыграет бот.
table-clock-short-lose = Ваше время на исходе: осталось { $time }. Потом вы проиграете.
table-choose-seat = Выбрать: { $name }
table-look = Посмотреть ферму
table-look-help = Выберите, чтобы посмотреть ферму.
table-points = Очки сейчас: { $points }
table-farm-own = Ваша ферма
table-farm-of = Ферма: { $name }
table-farm-enlarge = Увеличить
table-farm-cards = В игре
table-last-here = { $name }: последний ход.
table-news = Новое с вашего прошлого хода
table-back = К своей ферме
table-board = Игровое поле
table-space-new = Открыто в этом раунде
table-space-new-short = Новое
table-space-taken = Занято: { $names }
table-cards = Доступные карты

## Narrow screens

table-regions = Части стола
table-tab-result = Итог
table-tab-board = Поле
table-tab-farm = Ферма
table-tab-partner = Партнёр
table-tab-cards = Карты
table-tab-others = Игроки
table-tab-log = Журнал
table-tab-choice = Здесь есть что выбрать
table-question = Вопрос
table-sheet = Свернуть или развернуть вопрос

## Log, scores, help

table-side = Журнал, очки и справка
table-side-log = Журнал
table-side-scores = Очки
table-side-help = Справка
table-diverged = С начала этой игры правила были исправлены. Она продолжается с последней позиции.
table-log-filter = Показать одного игрока
table-log-only = Только { $name }
table-log-round = Раунд { $round }
table-log-empty = Пока ничего не произошло.
table-scores-caption = Очки по категориям и игрокам
table-scores-hidden = Счёт скрыт до конца игры.
table-scores-show = Показать счёт
table-scores-hide = Скрыть счёт
table-help-search = Поиск по правилам
table-help-none = Об этом ничего нет. Попробуйте другое слово.
table-rules-more = Подробнее в правилах
table-rules-keys = Подробнее в правилах: правая кнопка мыши или W
table-rules-pictures = Правила с картинками

## The end

table-chart = Очки по раундам
table-chart-round = Раунд
table-chart-end = Итог
table-chart-pick = Выберите момент, чтобы увидеть его в повторе.
table-costly = Где вы потеряли очки
table-chart-none = Сейчас не удаётся загрузить ход партии.
table-next = Что дальше
table-again = Сыграть ещё раз
table-replay = Посмотреть повтор
table-record = Скачать партию
table-show-board = К игровому полю
table-show-result = К итогам

## Ending a game early

table-settings = Настройки
table-leave = Сдаться или прекратить
table-resign = Сдаться
table-resign-help = До конца за вас будет играть бот. Победить в этой партии вы уже не сможете.
table-resign-yes = Сдаться сейчас
table-end = Прекратить игру
table-end-help = Если согласны все, игра кончается как есть. Она не засчитывается: победителя нет.
table-end-propose = Предложить
table-end-proposed = { $names }: предложение прекратить игру. Она не будет засчитана.
table-end-agree = Прекратить
table-end-waits = Вы хотите прекратить игру. Слово за остальными.
table-end-go-on = Играть дальше
table-leave-campaign = Партию серии или кампании играют до конца.
table-over-agreed = Игра прекращена по общему согласию и не засчитана
table-over-host = Игру прекратил владелец сервера, она не засчитана
table-over-resigned = Побеждает { $name }: все остальные сдались
table-over-gave-up = Сдались, за них доиграл бот: { $names }.
table-again-with = Сыграем ещё? Уже за новым столом: { $names }.
table-again-come = К ним за стол

## Taking a seat

table-join = Занять место
table-join-host = Занять место за столом, где играет { $name }
table-join-help = Вас приглашают сыграть. Учётная запись не нужна: этот браузер запомнит ваше место.
table-join-name = Ваше имя
table-join-sit = Сесть за стол
table-join-watch = Только посмотреть
table-join-other = Сесть с другого устройства
table-share = Поделиться
table-share-text = Вас ждёт место за столом: { $game }
table-qr = QR-код
table-qr-help = Наведите на него камеру телефона: откроется эта ссылка.

## Links

table-links = Ссылки
table-links-invite = Приглашения
table-links-invite-help = Отправьте каждому, кто будет играть, его ссылку. Она действует один раз.
table-links-own = Ваши места
table-links-own-help = Чтобы вернуться с другого устройства. Никому не давайте: у кого ссылка, тот играет за вас.
table-links-seat = Место: { $name }
table-links-lost = Кто-то потерял своё место?
table-links-lost-help = Создайте для него новую ссылку. Партия останется как есть.
table-links-renew = Новая ссылка
table-links-renew-sure = { $name }: место освободится. Прежние ссылки перестанут работать; игру продолжит тот, кто первым откроет новую.
table-links-renew-yes = Создать новую ссылку
table-links-watch = Для зрителей
table-links-watch-help = По этой ссылке видно всё открытое, но играть нельзя.
table-invitation = Приглашение: { $name }
table-copy = Копировать ссылку
table-copied = Скопировано

## Keys

table-shortcuts = Клавиатура
table-shortcuts-help = Клавиша табуляции переходит к следующему элементу; на ферме и в журнале — стрелки.

## Captions of what moves

motion-reap = Урожай: поля
motion-feed = Урожай: кормим семью
motion-breed = Урожай: приплод
motion-points = Подсчёт очков
