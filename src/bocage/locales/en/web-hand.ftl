### The curtain between people at one screen, the tray of cards, the strip of a phone.

## The curtain

table-curtain-pass = Pass the screen to { $name }
table-curtain-lift = I am { $name }
table-curtain-help = Cards stay hidden until then. You can do without the curtain: see the settings.
table-settings-curtain = Curtain between turns
table-settings-curtain-help = Hides your cards while the screen is passed on.
