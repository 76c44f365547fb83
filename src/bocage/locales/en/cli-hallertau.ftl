### The command line: Hallertau.

## The board

cli-hallertau-round = round { $round } of { $rounds }
cli-hallertau-section =
    { $cleared ->
        [0] Section { $n }
       *[1] Section { $n } · cleared
    }
cli-hallertau-legend = { $taken } a row with workers, { $free } a free one. The number: workers for the next row.
cli-hallertau-closed = closed
cli-hallertau-corner = 1 card, go first
cli-hallertau-sections-left =
    { $n ->
        [one] { $n } section card left
       *[other] { $n } section cards left
    }
cli-hallertau-decks = Left to draw: { $decks }
cli-hallertau-discarded = Out of the game: { $cards }

# What a space does, in a few words beside its title.
cli-does-hallertau-sheep-breeding = 2 milk: 1 sheep
cli-does-hallertau-sheep-shearing = wool by sheep
cli-does-hallertau-farming = field 5 / sow 4
cli-does-hallertau-butchery = sheep: 4 meat, 2 hides
cli-does-hallertau-nursery = 3 clay / 3 grain
cli-does-hallertau-busy-weekend = milk/wool, sow 2
cli-does-hallertau-clearing = field 2, 1 clay
cli-does-hallertau-small-trade = 2 grain, milk/wool
cli-does-hallertau-cultivation = sow 3
cli-does-hallertau-weekly-market = 1 sheep, 1 meat
cli-does-hallertau-land-sale = field: 1 jewel, 3 clay
cli-does-hallertau-fertilizing = 2 to row 5, sow 1
cli-does-hallertau-tool-shed = 4 clay / field 4
cli-does-hallertau-town-hall = 1 back: 2 jewels
cli-does-hallertau-sheep-market = 1 sheep, 1 hide

## The village: the headings of fields and sheep have 8 letters at most

cli-hallertau-fields = Fields
cli-hallertau-sheep = Sheep
cli-hallertau-empty = empty
cli-hallertau-spot =
    { $spot ->
        [stables] stables: { $n }
       *[other] card { $spot }: { $n }
    }
cli-hallertau-centre =
    { $points ->
        [0] Community centre: { $n } workers
       *[other] Community centre: { $n } workers, { $points } points
    }
cli-hallertau-prices = What the next step costs
cli-hallertau-row-end = at the end of its row
cli-hallertau-tools-missing = too few fresh tools
cli-hallertau-goods-missing = you cannot pay

## What a seat has

cli-hallertau-no-goods = nothing in stock
cli-hallertau-exhausted =
    { $n ->
        [one] { $n } tool used this round
       *[other] { $n } tools used this round
    }
cli-hallertau-workers =
    { $n ->
        [one] { $n } worker left
       *[other] { $n } workers left
    }
cli-hallertau-held = In hand: { $cards }
cli-hallertau-played = Played: { $cards }

## Cards

cli-kind-gateway = Gateway cards
cli-kind-farmyard = Farmyard cards
cli-kind-bonus = Bonus cards
cli-kind-point = Point cards
cli-card-discarded = Out of the game
cli-hand-more = “hand” reads your cards, “card” and a number one card.
cli-hallertau-no-cards = Nobody has played a card yet.
cli-hallertau-cards-more = “cards all” reads all { $n } cards in play. A kind, deck or any words find some: “cards bonus”, “cards sheep”.

## Asking

cli-hallertau-choose-space = Choose a numbered space by its number or name. “why nursery” tells why a space has no number, “rules nursery” what it gives.
cli-hallertau-no-such-action = No action, space, craft or card of this game matches “{ $given }”.
cli-hallertau-no-rules = No space, craft or card in play matches “{ $given }”. “board” shows their names.
cli-hallertau-no-such-card = No card in play matches “{ $given }”. “cards all” lists them.
cli-hallertau-card-which = Name a card by its number, for instance “card 802”.
cli-hallertau-rules-of-what = Name a space, a craft or a card, for instance “rules nursery”.
cli-hallertau-help-choose = Choose by number (“7”), by action (“place nursery”, “sow rye-3”), by any words that fit only one choice (“nursery”), or a card by its three digits (“007”). Or type a command:
cli-hallertau-help-why = why something cannot be chosen: “why nursery”, “why 007”; alone, why spaces and cards are closed
cli-hallertau-help-board = the action board, the villages and the stocks
cli-hallertau-help-farms = all villages
cli-hallertau-help-hand = your cards in hand with their texts
cli-hallertau-help-card = a card with everything on it, by number: “card 802”
cli-hallertau-help-cards = the cards that have been played; “cards sheep” looks for cards, “cards all” reads all in play
cli-hallertau-help-rules = what a space, craft or card does: “rules nursery”
cli-hallertau-help-farm = Fields lie in rows 5 to 2. In the rows of the crafts ⌂ is the craft, ○ a boulder, ═ lies behind the community centre, and a 3 on the left of a craft is worth 3 points. A number in brackets is a choice.
