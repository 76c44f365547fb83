### The curtain between people at one screen, the tray of cards, the strip of a phone.

## The curtain

table-curtain-pass = Pass the screen to { $name }
table-curtain-lift = I am { $name }
table-curtain-help = Cards stay hidden until then. You can do without the curtain: see the settings.
table-settings-curtain = Curtain between turns
table-settings-curtain-help = Hides your cards while the screen is passed on.

## The tray of cards

hand-tray = Your cards
hand-open = Read your cards
hand-fold = Fold the cards
hand-none = You have no cards in hand.
table-key-hand = Read your cards, or fold them

# Why a card cannot be played, on the card itself.
hand-missing-need-not-met = Not met: { $need }
hand-missing-cannot-pay = You cannot pay { $goods }
hand-missing-no-effect = What it does is not possible now
hand-missing-card-need = Not met: { $need }
hand-missing-card-cost = You cannot pay { $cost }

## The cards in front of a seat

hand-played =
    { $n ->
        [one] Read { $n } card
       *[other] Read { $n } cards
    }
hand-played-by = Cards of { $name }

## Narrow screens

table-strip = All counters
table-round-of = Round { $round } of { $rounds }
table-press-hint = Hold a finger on a thing to learn what it is.
