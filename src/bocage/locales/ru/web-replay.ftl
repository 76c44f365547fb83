### The replay of a game.

replay-title = Повтор: { $game }
replay-loading = Ищем партию…
replay-missing = Здесь нет партии для повтора
replay-to-table = К столу
replay-to-lobby = На главную
replay-record = Скачать партию
replay-on = Играть отсюда
replay-on-help = С этого хода начнётся новая партия, жребий в ней будет тот же. Одно место ваше, за остальных играют боты.
replay-on-alone = С этого хода начнётся новая партия, жребий в ней будет тот же.
replay-on-seat = Ваше место
replay-on-bots = Соперники
replay-on-begin = Начать
replay-running = Партия ещё идёт. Новые ходы появляются по мере игры.
replay-beginning = Начало
replay-position = Раунд { $round }, { $name }: { $deed }
replay-secret = тайный выбор

## What is seen

replay-view = Точка зрения
replay-view-all = Общая
replay-farm-of = Ферма: { $name }
replay-follow = Следить за ходами
replay-look = Показать ферму: { $name }
replay-points = Очки: { $points }

## Moving about

replay-moves = Ходы партии
replay-first = В начало
replay-last = В конец
replay-play = Пуск
replay-pause = Пауза
replay-speed = Скорость
replay-decision = Решение
    .back = На решение назад
    .on = На решение вперёд
replay-turn = Ход
    .back = На ход назад
    .on = На ход вперёд
replay-round = Раунд
    .back = На раунд назад
    .on = На раунд вперёд
replay-keys = Стрелки — по решениям, с { $shift } — по ходам, с { $ctrl } или { $alt } — по раундам. { $home } и { $end } — в начало и в конец. Пробел — пуск.

## The parts of the page

replay-parts = Части страницы
replay-board = Поле
replay-farm = Ферма
replay-market = Карты
replay-seats = Игроки
replay-log = Ход партии
replay-happened = Что произошло
replay-nothing = Пока ничего.
replay-next = Что дальше
replay-asked = Решает { $name }: { $prompt }
replay-chosen = Выбор: { $deed }
replay-waiting = Ещё не решено.
replay-over = Партия окончена.
replay-scores = Очки на этот момент
replay-chart = Очки по раундам
