### The curtain between people at one screen, the tray of cards, the strip of a phone.

## The curtain

table-curtain-pass = Передайте экран: { $name }
table-curtain-lift = Я — { $name }
table-curtain-help = До этого карты скрыты. Занавес можно отключить в настройках.
table-settings-curtain = Занавес между ходами
table-settings-curtain-help = Скрывает ваши карты, пока экран передают другому.
