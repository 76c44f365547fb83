### The curtain between people at one screen, the tray of cards, the strip of a phone.

## The curtain

table-curtain-pass = Passez l’écran à { $name }
table-curtain-lift = Je suis { $name }
table-curtain-help = Les cartes restent cachées jusque-là. Pour jouer sans rideau, voyez les réglages.
table-settings-curtain = Rideau entre les tours
table-settings-curtain-help = Cache vos cartes pendant que l’écran change de mains.

## The tray of cards

hand-tray = Vos cartes
hand-open = Lire vos cartes
hand-fold = Replier les cartes
hand-none = Vous n’avez aucune carte en main.
table-key-hand = Lire vos cartes, ou les replier

# Why a card cannot be played, on the card itself.
hand-missing-need-not-met = Condition non remplie : { $need }
hand-missing-cannot-pay = Vous ne pouvez pas payer { $goods }
hand-missing-no-effect = Son effet est impossible pour l’instant
hand-missing-card-need = Condition non remplie : { $need }
hand-missing-card-cost = Vous ne pouvez pas payer { $cost }

## The cards in front of a seat

hand-played =
    { $n ->
        [one] Lire { $n } carte
       *[other] Lire { $n } cartes
    }
hand-played-by = Cartes de { $name }

## Narrow screens

table-strip = Tous les compteurs
table-round-of = Tour { $round } sur { $rounds }
table-press-hint = Gardez le doigt sur un élément pour savoir ce que c’est.
