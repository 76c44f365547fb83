### The cards on the web: their faces, and the page to look through them.

## On a card

cards-cost = cost: { $cost }
cards-per-person = { $goods } for each person
cards-need = prerequisite: { $need }
cards-need-title = Prerequisite
cards-points =
    { $n ->
        [one] worth { $n } point
       *[other] worth { $n } points
    }
cards-number = { $id } · Deck { $deck }

## The page

cards-page = Cards
cards-title = Cards · Bocage
cards-game = Game
cards-search = Search the cards
cards-filters =
    { $n ->
        [0] Filters
       *[other] Filters ({ $n })
    }
cards-count =
    { $n ->
        [one] { $n } card of { $total }
       *[other] { $n } cards of { $total }
    }
cards-total =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
cards-show =
    { $n ->
        [0] No card fits
        [one] Show { $n } card
       *[other] Show { $n } cards
    }
cards-loading = Fetching the cards…
cards-none = No card fits. Try other words, or fewer filters.
cards-clear = Show all cards
cards-unknown = There is no card { $id } in this game.
cards-all = All
cards-kind = Kind
cards-category = Category
cards-deck = Deck
cards-players = Players
cards-more = Further filters
cards-passing = Traveling cards
    .help = Traveling card: once played, it goes to the hand of the player to your left.
cards-bonus = With bonus points
    .help = Can score bonus points at the end, as its text says.
cards-unfilter = Clear the filters

## One card

cards-players-of =
    { $n ->
        [1] In games with any number of players.
        [3] Only in games with 3 or more players.
       *[4]
            { $edition ->
                [agricola-classic] Only in games with 4 or 5 players.
               *[other] Only in games with 4 players.
            }
    }
cards-players-short =
    { $n ->
        [4]
            { $edition ->
                [agricola-classic] 4+
               *[other] 4
            }
       *[other] { $n }+
    }
cards-before = Previous card
cards-after = Next card
cards-link = Link to this card

# The words for a good as they stand after a number in the cards' texts, with commas between them.
cards-forms-wood = wood
cards-forms-clay = clay
cards-forms-reed = reed
cards-forms-stone = stone
cards-forms-food = food
cards-forms-grain = grain
cards-forms-vegetable = vegetable, vegetables
cards-forms-sheep = sheep
cards-forms-boar = wild boar
cards-forms-cattle = cattle
