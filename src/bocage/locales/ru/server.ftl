### The web table's server: what it refuses, and what it says when it starts.

error-illegal = Правила этого не позволяют.
error-stale = Игра ушла вперёд. Взгляните на стол и решите снова.
error-forbidden = Это не ваше место.
error-claimed = Это место уже занято.
error-seat-moved = У этого места новая ссылка. Спросите её у того, кто создал стол.
error-not-maker = Это может сделать только тот, кто создал стол.
error-weak-secret = Секрет ({ $field }) состоит из 43–100 случайных латинских букв, цифр, дефисов и подчёркиваний.
error-secret-used = Этот секрет уже используется. Придумайте новый.
error-bad-message = Запрос непонятен (смотрите { $field }).
error-bad-value = Такое значение { $field } невозможно. Возможны: { $allowed }.
error-hello-first = Сначала представьтесь.
error-too-fast = Слишком много запросов сразу. Немного подождите.
error-too-many-tables = Слишком много новых столов сразу. Подождите минуту.
error-too-long =
    { $limit ->
        [one] Слишком длинно: не больше { $limit } знака.
       *[other] Слишком длинно: не больше { $limit } знаков.
    }
error-unknown-table = Такого стола нет.
error-not-found = Здесь ничего нет.
error-nothing-to-undo = Отменять больше нечего.
error-confirm-first = Ваш ход завершён. Подтвердите его или отмените действие.
error-not-ready = Ваш ход ещё не завершён.
error-over = Партия окончена.
error-not-over = Запись партии откроется, когда игра закончится.
error-unknown-campaign = Такой кампании нет.
error-campaign-running = Эта партия кампании ещё не окончена.
error-campaign-choosing = Кто-то ещё не выбрал карту, которая остаётся.
error-campaign-over = Кампания окончена.
error-campaign-on = Кампания продолжается за другим столом.
error-busy = Сервер занят. Попробуйте чуть позже.
error-broken = Этот стол создан другой версией, открыть его больше нельзя.
error-no-hints = За этим столом никто не получает подсказок.
error-hint-not-asked = Сейчас вам нечего решать, поэтому подсказки нет.
error-hint-thinking = Подсказка для вас уже обдумывается.

server-at = Стол накрыт: { $address }
server-stop = Чтобы остановить сервер, прервите программу. Партии сохраняются.
server-not-built = Страницы стола ещё не собраны.
server-port-taken = Порт { $port } занят. Выберите другой.
server-no-database = Не удалось открыть базу данных.
error-own-missing = За этим столом играют со своими картами из файла { $file } ({ $hash }), а его на сервере больше нет.
error-own-changed = За этим столом играют со своими картами из файла { $file } ({ $hash }), а на сервере он с тех пор изменился.
error-own-fails = Своя карта из файла { $file } здесь даёт сбой; её автору надо её исправить. Вы можете отменить действие или сделать что-то другое.
