### Bringing in a game from elsewhere: a record to look at, or a position to play on from.

bring-title = Загрузить партию
bring-intro = Запись — это вся партия, какой её отдаёт стол, когда она окончена. Позиция — один момент партии. Загрузите то или другое, чтобы посмотреть партию ещё раз или доиграть её.
bring-file = Выбрать файл
bring-drop = или перетащите его сюда
bring-paste = Или вставьте текст
bring-record = Запись: { $game }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }, { $moves ->
        [one] { $moves } решение
        [few] { $moves } решения
       *[many] { $moves } решений
    }
bring-position = Позиция: { $game }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }
bring-look = Посмотреть
bring-look-help = Ход за ходом, с любого места. С каждого момента можно играть дальше против ботов.
bring-play = Играть дальше
bring-play-record = С того места, где запись кончается. Оконченную партию сначала смотрят: с любого её момента можно играть дальше.
bring-play-position = С этой позиции.
bring-play-counts = Такая партия не засчитывается. Тот, кто её загрузил, может знать, что будет дальше.
bring-start = Начать
bring-other = Загрузить что-нибудь другое
bring-wait = Смотрим …

error-brought-none = Это не запись и не позиция известной здесь игры: у записи есть игра и действия, у позиции — игра и места.
error-brought-campaign = Это целая кампания. Загрузите запись одной из её партий.
error-brought-size = Слишком много: не больше { $limit } кБ.
error-brought-game = { $found } — в такую игру здесь не играют.
error-brought-rules = Эта запись сделана по другим правилам (версия { $found }, здесь { $known }), и по нынешним партия идёт иначе.
error-brought-action = Действие { $number } этой записи, { $found }, там невозможно.
error-brought-hash = Действия этой записи ведут не туда, куда в ней сказано.
error-brought-field = { $found } невозможно для { $field }. Возможно: { $allowed }.
error-brought-odd = { $found } невозможно для { $field }.
error-brought-own = В этой партии играли своими картами из файла { $file }, а у этого сервера их нет в таком виде.
error-brought-broken = Одно с другим не сходится: партия не может так стоять.
error-brought-long = Проигрывать это пришлось бы слишком долго.
