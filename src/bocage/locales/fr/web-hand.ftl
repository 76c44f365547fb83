### The curtain between people at one screen, the tray of cards, the strip of a phone.

## The curtain

table-curtain-pass = Passez l’écran à { $name }
table-curtain-lift = Je suis { $name }
table-curtain-help = Les cartes restent cachées jusque-là. Pour jouer sans rideau, voyez les réglages.
table-settings-curtain = Rideau entre les tours
table-settings-curtain-help = Cache vos cartes pendant que l’écran change de mains.
