# Что не так с чьими-то собственными картами, по одному предложению.

own-no-file = { $file } не читается: { $error }.
own-no-text = { $file } — не текст в UTF-8.
own-two-files = Два разных файла называются { $file }.
own-missing = Эта партия сыграна со своими картами из файла { $file } с хешем { $hash }: укажите этот файл через { $how }.
own-changed = { $file } изменился: партия сыграна с файлом, у которого хеш { $hash }, а у этого { $found }; укажите прежний через { $how }.
own-at-line = { $file }, строка { $line }: { $error }
own-in-play = { $file }, строка { $line }, в «{ $function }» карты { $id }: { $error }
own-no-list = В { $file } нет карт: нужен список OWN = [ own(…), … ].
own-no-card = В { $file } в списке OWN есть что-то кроме own(…).
own-bad-id = «{ $id }» не годится как номер карты: нужна заглавная латинская буква и от одной до четырёх цифр, например X001.
own-taken-id = Номер { $id } уже есть у другой карты.
own-bad-kind = Карту { $id } надо сделать через minor(…) или occupation(…).
own-bad-category = У карты { $id } категория «{ $category }»; бывают { $known }.
own-bad-locale = У карты { $id } есть слова на «{ $locale }»; языки: { $known }.
own-no-words = Карте { $id } нужны название и текст хотя бы на одном языке.
own-no-need = У карты { $id } условие без слов: назовите его через own(…, need=…).
own-shares = У карты { $id } есть часть, общая с другой картой или взятая дважды: для каждого места сделайте её заново.
own-no-space = Поля «{ $name }» нет; похожи: { $near }.
own-no-trade = Trades(…) знает только { $known }; другой обмен — это AtAnyTime(Buy(…), (WORK,)).
own-no-verb = Ask(…) не знает глагола «{ $verb }»; есть { $known }.
own-no-action = Карта { $id } предлагает «{ $action }», а такого действия в игре нет.
own-no-scenario = У карты { $id } нет сценария, который показывает, что она делает.
own-scenario = { $id }, сценарий { $n }: { $fault }
own-scenario-bad = Такой позиции не бывает: { $error }
own-scenario-refused = «{ $action }» не разрешено: { $error }
own-scenario-differs = «{ $field }» должно быть { $expected }, а вышло { $found }.
own-not-repeated = Партия с этими картами при повторе выходит другой (seed { $seed }): случай берите из s.draw и ничего не храните вне состояния.
own-breaks = Партия с этими картами обрывается (seed { $seed }): { $error }

cli-own-fine = { $n ->
    [one] { $n } карта, всё в порядке.
    [few] { $n } карты, всё в порядке.
   *[other] { $n } карт, всё в порядке.
}
cli-own-games = Партий: { $n }. Половину играли жадные боты, половину — случайные, каждая карта у кого-то была на руке
cli-own-card = Карта
cli-own-dealt = Раздана
cli-own-played = Сыграна
cli-own-points = Очки
cli-own-points-note = Очки: на сколько больше в среднем набирает жадный бот с этой картой на руке, чем другой, и насколько это мог сдвинуть случай.
cli-own-points-unknown = —
