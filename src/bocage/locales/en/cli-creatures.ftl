### The command line: All Creatures Big and Small.

## The board

cli-creatures-display = Special buildings on display
cli-creatures-supply =
    Left for both: { $troughs ->
        [one] { $troughs } trough
       *[other] { $troughs } troughs
    }, { $stalls ->
        [one] { $stalls } stall tile
       *[other] { $stalls } stall tiles
    }, { $extensions ->
        [one] { $extensions } extension
       *[other] { $extensions } extensions
    }. { $borders ->
        [0] This is the last round.
        [one] { $borders } more round follows.
       *[other] { $borders } more rounds follow.
    }

# What a space does, in a few words beside its title.
cli-does-creatures-building-materials = 1 of each
cli-does-creatures-fences = 1 wood each
cli-does-creatures-walls = 2 free, then 2 stone
cli-does-creatures-expand = extension
cli-does-creatures-troughs = 1 free, then 3 wood
cli-does-creatures-stall = 3 stone, 1 reed
cli-does-creatures-stables = 5 wood or 5 stone
cli-does-creatures-special-building-1 = build 1
cli-does-creatures-special-building-2 = build 1

## The farm: words that fit beside a number in a cell, then two letters

cli-creatures-cell-sheep =
    { $n ->
        [one] sheep
       *[other] sheep
    }
cli-creatures-cell-pig =
    { $n ->
        [one] pig
       *[other] pigs
    }
cli-creatures-cell-cow =
    { $n ->
        [one] cow
       *[other] cows
    }
cli-creatures-cell-horse =
    { $n ->
        [one] horse
       *[other] horses
    }
cli-creatures-tiny-sheep = sh
cli-creatures-tiny-pig = pi
cli-creatures-tiny-cow = co
cli-creatures-tiny-horse = ho

## What a seat has

cli-creatures-no-animals = no animals
cli-creatures-most =
    { $n ->
        [one] Room for { $n } animal
       *[other] Room for { $n } animals of one type
    }
cli-creatures-most-each = Room, if all are of one type: { $room }
cli-creatures-workers =
    { $n ->
        [one] { $n } worker to place
       *[other] { $n } workers to place
    }
cli-creatures-unused =
    { $n ->
        [one] { $n } unused space
       *[other] { $n } unused spaces
    }
cli-creatures-buildings = Special buildings: { $cards }
cli-creatures-barn = Barn: the next stall may become stables

## Buildings

cli-kind-building = Special buildings
cli-kind-tile = Tiles
cli-room = room: { $room }
cli-points-vary = points vary
cli-room-of-each = { $n } of each type

## Asking

cli-choose-edge = Type the number at an edge of your farm, or name the edge by a cell and its side (n, e, s or w): “g2n” is the upper side of G2, “g2w” its left. “list” shows all.
cli-creatures-choose-space = Choose a numbered space by its number or name. “why stables” tells why a space has no number.
cli-creatures-no-cards = All special buildings are built.
cli-creatures-no-such-card = No building of this game matches “{ $given }”. “cards all” lists them.
cli-creatures-card-which = Name a building by words of its name: “card shelter”.
cli-creatures-no-such-action = No action, space or building of this game matches “{ $given }”.
cli-creatures-no-rules = No space or building of this game matches “{ $given }”. “board” and “cards” show their names.
cli-creatures-rules-of-what = Name a space or a building, for instance “rules expand”.
cli-creatures-help-choose = Choose by number (“7”), by action (“place three-wood”, “border g2n”), or by any words that fit only one choice (“millpond”). Or type a command:
cli-creatures-help-why = why something cannot be chosen: “why stables”; alone, why spaces and buildings are closed
cli-creatures-help-card = a building with everything on it, by name: “card shelter”
cli-creatures-help-cards = the buildings on display; “cards sheep” looks for some, “cards all” lists those of this game
cli-creatures-help-rules = what a space or building does: “rules expand”
cli-creatures-help-farm = On a farm heavy lines are borders, thin ones the walls of buildings, and ⊔ is a trough. 3/4 sheep: 3 sheep stand where there is room for 4. A number on an edge or in brackets is a choice.
