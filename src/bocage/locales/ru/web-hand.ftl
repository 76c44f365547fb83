### The curtain between people at one screen, the tray of cards, the strip of a phone.

## The curtain

table-curtain-pass = Передайте экран: { $name }
table-curtain-lift = Я — { $name }
table-curtain-help = До этого карты скрыты. Занавес можно отключить в настройках.
table-settings-curtain = Занавес между ходами
table-settings-curtain-help = Скрывает ваши карты, пока экран передают другому.

## The tray of cards

hand-tray = Ваши карты
hand-open = Прочитать карты
hand-fold = Убрать карты
hand-none = У вас нет карт на руке.
table-key-hand = Прочитать свои карты или убрать их

# Why a card cannot be played, on the card itself.
hand-missing-need-not-met = Не выполнено: { $need }
hand-missing-cannot-pay = Нечем заплатить: { $goods }
hand-missing-no-effect = Сейчас её действие невозможно
hand-missing-card-need = Не выполнено: { $need }
hand-missing-card-cost = Нечем заплатить: { $cost }

## The cards in front of a seat

hand-played = Прочитать карты: { $n }
hand-played-by = Карты игрока { $name }

## Narrow screens

table-strip = Все счётчики
table-round-of = Раунд { $round } из { $rounds }
table-press-hint = Задержите палец на чём-нибудь, чтобы узнать, что это.
