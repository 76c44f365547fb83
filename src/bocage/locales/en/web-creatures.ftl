### All Creatures Big and Small at the web table: board, market, counters, panels, score sheet.

## The board

creatures-board = Board
creatures-rounds = Rounds
creatures-round = Round { $round }
creatures-round-now = Round { $round }, now
creatures-rounds-left =
    { $n ->
        [0] This is the last round
        [one] { $n } more round after this one
       *[other] { $n } more rounds after this one
    }
creatures-supply = Supply
    .help = Left for both players: { $parts }. What is gone is gone, unless a tile comes back because something replaces it.
creatures-supply-trough =
    { $n ->
        [one] { $n } trough
       *[other] { $n } troughs
    }
creatures-supply-stall =
    { $n ->
        [one] { $n } stall tile
       *[other] { $n } stall tiles
    }
creatures-supply-extension =
    { $n ->
        [one] { $n } extension
       *[other] { $n } extensions
    }

# What a space does, in a few words below its title.
creatures-does-start-player = Begin the next rounds
creatures-does-building-materials = Take one of each
creatures-does-fences = 1 wood per border
creatures-does-walls = 2 borders free, more for 2 stone
creatures-does-expand = Borders and 1 extension
creatures-does-troughs = 1 trough free, more for 3 wood
creatures-does-stall = Build 1 stall
creatures-does-stables = Turn stalls into stables
creatures-does-special-building-1 = Build 1 from the display
creatures-does-special-building-2 = Build 1 from the display

## Special buildings

creatures-market = Special buildings on display
creatures-market-none = All special buildings are built.
creatures-built = Special buildings built
creatures-search = Search the buildings
creatures-search-none = No building fits. Try other words, or show all.
creatures-in-reach = In reach
creatures-free = free
creatures-holds =
    { $n ->
        [one] room for { $n } animal
       *[other] room for { $n } animals of one type
    }
creatures-holds-only = room for { $goods }
creatures-holds-each =
    { $n ->
        [one] room for { $n } animal of each type
       *[other] room for { $n } animals of each type
    }

## Counters

creatures-workers = { $n } of { $all } workers to place
creatures-starting-player = Starting player
creatures-room =
    { $n ->
        [0] Your farm has no room for it.
        [one] Your farm has room for { $n }, if there are no others.
       *[other] Your farm has room for { $n }, if there are no others.
    }
creatures-troughs =
    { $n ->
        [one] { $n } trough on the farm
       *[other] { $n } troughs on the farm
    }
creatures-unused =
    { $n ->
        [one] { $n } unused space
       *[other] { $n } unused spaces
    }
creatures-stones =
    { $n ->
        [one] { $n } stone on the Stone Carver’s Workshop
       *[other] { $n } stones on the Stone Carver’s Workshop
    }
creatures-barn = Free stables to come

## The score sheet: its sums

creatures-sum-animals = All animals
creatures-sum-bonus = All bonuses

## What the parts of the table are called

creatures-table-cards = Special buildings
creatures-table-tab-cards = Buildings
creatures-replay-market = Buildings

# The words for a good as they stand after a number in the tiles’ texts, with commas between them.
cards-forms-pig = pig, pigs
cards-forms-cow = cow, cows
cards-forms-horse = horse, horses
cards-forms-border = border, borders
cards-forms-trough = trough, troughs

## What a turn does, told as one

deed-creatures-border = Build { $n } borders
deed-creatures-trough = Put { $n } troughs on { $cells }
deed-creatures-stall = Build { $n } stalls ({ $cells })
