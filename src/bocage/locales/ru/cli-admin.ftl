### What `bocage admin` says to whoever runs a server.

## Tables

cli-admin-table = Стол
cli-admin-game = Игра
cli-admin-stage = Состояние
cli-admin-round = Раунд
cli-admin-moves = Ходы
cli-admin-seats = Места
cli-admin-seat = Место { $number }
cli-admin-created = Создан
cli-admin-changed = Изменён
cli-admin-campaign = Кампания
cli-admin-unstarted = не начат
cli-admin-running = идёт игра
cli-admin-finished = игра окончена
cli-admin-free = свободно
cli-admin-nameless = кто-то
cli-admin-decides = ходит
cli-admin-none = Таких столов нет.
cli-admin-written = Записано: { $file }

## What is done for good

cli-admin-yes = да
cli-admin-delete =
    { $n ->
        [one] Удалить навсегда { $n } стол? (да)
        [few] Удалить навсегда { $n } стола? (да)
       *[other] Удалить навсегда { $n } столов? (да)
    }
cli-admin-end =
    { $n ->
        [one] Прекратить сейчас игру за { $n } столом, без победителя? (да)
        [few] Прекратить сейчас игры за { $n } столами, без победителя? (да)
       *[other] Прекратить сейчас игры за { $n } столами, без победителя? (да)
    }
cli-admin-ended =
    { $n ->
        [one] Прекращена { $n } игра.
        [few] Прекращены { $n } игры.
       *[other] Прекращено { $n } игр.
    }
cli-admin-say-yes = Здесь некого спросить. Если вы уверены, добавьте --yes.
cli-admin-nothing-done = Ничего не сделано.
cli-admin-deleted =
    { $n ->
        [one] Удалён { $n } стол.
        [few] Удалено { $n } стола.
       *[other] Удалено { $n } столов.
    }
cli-admin-forever = Все столы хранятся: укажите, через сколько дней какие удалять (--unstarted, --abandoned, --finished).
cli-admin-gone = Удалено столов: не начатых — { $unstarted }, брошенных — { $running }, завершённых — { $finished }.
cli-admin-would-go = Будет удалено столов: не начатых — { $unstarted }, брошенных — { $running }, завершённых — { $finished }.
cli-admin-vacuum = База данных занимает { $after } МБ, занимала { $before } МБ.
cli-admin-link = Новая ссылка для места { $number }:

## Backups

cli-admin-backed-up = Скопировано в { $file }: { $size } МБ
cli-admin-restored =
    { $n ->
        [one] Восстановлен { $n } стол.
        [few] Восстановлено { $n } стола.
       *[other] Восстановлено { $n } столов.
    }
cli-admin-file-there = { $file }: этот файл уже есть. Выберите другое имя или добавьте --overwrite.
cli-admin-not-empty = В базе данных есть столы. Копия восстанавливается в пустую базу.
cli-admin-no-backup = { $file }: это не резервная копия Bocage, или она неполная.
cli-admin-database = База данных недоступна ({ $error }).
