### Agricola at the web table: board, farm, improvements, counters, panels.

## The board

agricola-board = Action board
agricola-track = Rounds
agricola-round = Round { $round }
agricola-round-now = now
agricola-round-harvest = ends with a harvest
agricola-to-come = Still to come
agricola-stage = Stage { $stage }
agricola-tile = Additional actions
agricola-gathers = { $goods } each round
agricola-space-of = In front of { $name }
agricola-space-marked = A fence of { $names } lies here
agricola-space-early = Before its round only for { $names }
agricola-space-early-short = Early
agricola-space-beside = { $goods } of this for whoever uses the space in any way

# What a space does, in a few words below its title.
agricola-does-farm-expansion = Build rooms, stables or both
agricola-does-meeting-place = Become starting player
agricola-does-grain-seeds = Take 1 grain
agricola-does-farmland = Plow 1 field
agricola-does-side-job = 1 stable for 1 wood, bread or both
agricola-does-day-laborer = Take 2 food
agricola-does-classic-day-laborer = 1 food and 1 material
agricola-does-major-improvement = Build 1 improvement
agricola-does-fencing = 1 wood per fence
agricola-does-grain-utilization = Sow, bake bread or both
agricola-does-basic-wish = A child, if there is room
agricola-does-house-redevelopment = Renovate, then perhaps improve
agricola-does-vegetable-seeds = Take 1 vegetable
agricola-does-urgent-wish = A child, room or not
agricola-does-cultivation = Plow, sow or both
agricola-does-farm-redevelopment = Renovate, then perhaps fence
agricola-does-resource-market =
    { $seats ->
        [2] 1 stone, 1 food
        [3] 1 food, 1 reed/stone
       *[other] 1 reed, 1 stone, 1 food
    }
agricola-does-animal-market = Choose 1 animal
agricola-does-modest-wish = A child, from round 5 on
agricola-does-team-market = 1 food: move goods between partners
agricola-does-lessons = 1 occupation: the first free, then 1 food
agricola-does-lessons-3 = 1 occupation for 2 food
agricola-does-lessons-4 = 1 occupation: the first two 1 food, then 2
agricola-does-full-meeting-place = Starting player, 1 minor improvement or both
agricola-does-full-major-improvement = 1 major or minor improvement
agricola-does-full-basic-wish = A child, then perhaps a minor improvement
agricola-does-full-house-redevelopment = Renovate, then perhaps improve

## The farm

agricola-farm = Farm of { $name }
agricola-cell = { $cell }: { $what }
agricola-cell-empty = empty
agricola-cell-chosen = chosen
agricola-cell-field = field
agricola-cell-field-empty = empty field
agricola-cell-fenced = pasture
agricola-cell-pasture =
    { $n ->
        [one] pasture for { $n } animal
       *[other] pasture for { $n } animals
    }
agricola-cell-stable = stable
agricola-cell-second = second stack: { $goods }
agricola-cell-post = fence that stands for itself
agricola-cell-open = fence that encloses nothing yet: { $sides }
agricola-side-up = above
agricola-side-down = below
agricola-side-left = left
agricola-side-right = right
agricola-cell-menu = What to do here
agricola-room-wood = wooden room
agricola-room-clay = clay room
agricola-room-stone = stone room
agricola-edge-between = Fence between { $first } and { $second }
agricola-edge-rim = Fence at the rim of { $cell }
agricola-fence-hint = Pick the spaces of a pasture, or draw its edges.
agricola-fence-hint-open = Pick the spaces of a pasture, or any single edges.
agricola-fence-loose = This encloses nothing yet.
agricola-fence-these = Fence these
agricola-fence-clear = Clear
agricola-fence-edges = Edges
agricola-fence-wood-or-clay = { $n } wood or clay
agricola-fence-room =
    { $n ->
        [one] Room for { $n } animal.
       *[other] Room for { $n } animals.
    }
agricola-fence-rooms = Room for { $each } animals.
agricola-fence-too-many =
    { $n ->
        [one] This takes { $n } fence
       *[other] This takes { $n } fences
    }, but you have only { $left } left.
agricola-fence-too-dear = This takes { $n } wood, but you have only { $wood }.
agricola-fence-open =
    { $n ->
        [one] One edge closes nothing yet. Draw on, or take it back.
       *[other] { $n } edges close nothing yet. Draw on, or take them back.
    }

## Major improvements

agricola-market = Major improvements on offer
agricola-market-built = Improvements built
agricola-market-none = All major improvements are built.
agricola-built-by = Built by { $name }.
agricola-card =
    { $points ->
        [one] { $title }: { $cost }, { $points } point
       *[other] { $title }: { $cost }, { $points } points
    }

## Hand cards

agricola-hand = Your cards
agricola-hand-occupations = Occupations
agricola-hand-minors = Minor improvements
agricola-hand-size =
    { $occupations ->
        [one] In hand: { $occupations } occupation
       *[other] In hand: { $occupations } occupations
    }, { $minors ->
        [one] { $minors } minor improvement
       *[other] { $minors } minor improvements
    }
agricola-played = Played
agricola-played-by = Played by { $name }
agricola-open-cards = Open cards
agricola-on-card = On it: { $goods }
agricola-on-card-points =
    { $n ->
        [one] { $n } bonus point noted
       *[other] { $n } bonus points noted
    }
agricola-pack =
    { $n ->
        [one] Your pack: { $n } card
       *[other] Your pack: { $n } cards
    }
agricola-pack-course = Packs come to you from { $from } and go on to { $to }.
agricola-dealing-wait = You have chosen. Waiting for the others.

## Counters

agricola-family =
    { $newborn ->
        [0] { $n } of { $people } people to place
       *[other] { $n } of { $people } people to place, and a newborn
    }
agricola-lodgers = { $n } of them on a card
agricola-guests =
    { $n ->
        [one] { $n } of them a guest
       *[other] { $n } of them guests
    }
agricola-starting-player = Starting player
agricola-meal = { $food } food of the { $need } for the next meal
agricola-harvest-in =
    { $n ->
        [0] Harvest at the end of this round
        [one] Harvest at the end of the next round
       *[other] Harvest in { $n } rounds
    }
agricola-rooms =
    { $rooms ->
        [one] { $rooms } room
       *[other] { $rooms } rooms
    }, { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
agricola-fences-left =
    { $n ->
        [one] { $n } fence left
       *[other] { $n } fences left
    }
agricola-stables-left =
    { $n ->
        [one] { $n } stable left
       *[other] { $n } stables left
    }
agricola-begging =
    { $n ->
        [one] { $n } begging card
       *[other] { $n } begging cards
    }
agricola-begging-markers = begging cards
agricola-exchange-eat = You can turn 1 into { $food } food.
agricola-exchange-cook = You can cook 1 for { $food } food.
agricola-exchange-trade = A card gives you { $food } food for 1.
agricola-exchange-when = That is offered here whenever you can use the food: when you pay it, feed your family or lack room for animals.

## Teams

agricola-partner-fences = Whose fences
agricola-partner = With your fences
agricola-partner-pieces = With their fences
    .cost = +1 wood per three
agricola-market-you = You
agricola-market-move = Move these

## Panels

agricola-choose = Choose one
agricola-feed-sum =
    { $missing ->
        [0] Enough: { $need } of your { $food } food.
       *[other] { $food } food of { $need }: { $missing } missing.
    }
agricola-beg =
    { $n ->
        [one] Beg for { $n } food: { $n } begging card, −3 points
       *[other] Beg for { $n } food: { $n } begging cards, −3 points each
    }
agricola-young = and a young one to come
agricola-do-eat = Eat 1
agricola-do-cook = Cook 1
agricola-do-trade = Exchange 1
agricola-do-release = Let 1 go
agricola-do-forgo = No young
agricola-do-bake = Bake 1
agricola-use-note = { $card }: { $text }
agricola-pay-so = Pay like this

## What a turn does, told as one

deed-room = Build { $n } rooms ({ $cells })
deed-stable = Build { $n } stables ({ $cells })
deed-plow = Plow { $cells }
deed-sow-grain = Sow grain on { $cells }
deed-sow-vegetable = Sow vegetables on { $cells }
