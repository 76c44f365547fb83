### Words at the table: what people say to each other, remarks in everybody’s own language, and who is muted.

table-side-words = Разговор
words-unread =
    { $n ->
        [one] { $n } новое сообщение
        [few] { $n } новых сообщения
       *[many] { $n } новых сообщений
    }
words-none = Пока никто ничего не сказал.
words-say = Написать сообщение
words-send = Отправить
words-remarks = Реплики
words-remarks-help = Каждый читает их на своём языке.
words-as = От имени
words-new = { $name }: { $text }
words-mute = Скрыть сообщения
words-mute-help = Только для вас, на этом устройстве.
words-hide = Скрыть то, что пишет { $name }
words-only-players = Пишут здесь только те, кто играет.
words-only-remarks = За этим столом — только готовые реплики.
words-chosen-remarks = Только готовые реплики
words-chosen-off = Стол без разговоров

lobby-words = Разговор
lobby-words-all = свободный
    .help = Каждый может написать остальным или выбрать готовую реплику.
lobby-words-remarks = готовые реплики
    .help = Двенадцать готовых реплик, каждый читает их на своём языке.
lobby-words-off = без разговоров
    .help = За этим столом ничего не пишут.

remark-hello = Всем привет!
remark-good-luck = Всем удачной игры!
remark-nice-move = Отличный ход!
remark-well-played = Хорошо сыграно!
remark-thanks = Спасибо!
remark-moment = Минутку, пожалуйста.
remark-take-time = Не торопитесь.
remark-oops = Ой, это моя ошибка.
remark-back-soon = Скоро вернусь.
remark-here-again = Я снова здесь.
remark-again = Сыграем ещё раз?
remark-goodbye = Спасибо за игру, до встречи!

error-words-off = За этим столом ничего не пишут.
error-words-remarks = За этим столом — только готовые реплики.
error-words-fast = Слишком много сразу. Подождите немного, прежде чем писать ещё.
