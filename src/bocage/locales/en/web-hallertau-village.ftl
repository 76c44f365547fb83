### Hallertau at the web table: a village with its fields, sheep, stock and community centre, and the plan of the progress phase.

## Fields and stock

hallertau-village-fields = Fields of { $name }
hallertau-village-field-empty = Empty field in row { $row }
hallertau-village-field-sown = Sown field in row { $row }, brings { $goods }
hallertau-village-field-new = New field in row { $row }
hallertau-village-field-menu = What to do with this field
hallertau-village-stock = Stock of { $name }
hallertau-village-tools =
    { $n ->
        [one] { $n } tool ready
       *[other] { $n } tools ready
    }
hallertau-village-exhausted =
    { $n ->
        [one] { $n } exhausted tool, fresh again in the next round
       *[other] { $n } exhausted tools, fresh again in the next round
    }
hallertau-village-jewels =
    { $n ->
        [one] { $n } jewel; the box holds { $most }
       *[other] { $n } jewels; the box holds { $most }
    }

## The stable board

hallertau-village-stables = Sheep of { $name }
hallertau-village-card-next =
    { $n ->
        [0] Farmyard card of round { $round }, no sheep
       *[other] Farmyard card of round { $round }, { $n } sheep
    }
    .help = Sheep gained in rounds 1, 2 and 3 stand on the cards of rounds 4, 5 and 6. They die when their card leaves the board, unless you move them on.
hallertau-village-card-last = These sheep die when the next round begins, unless you move them on first.
hallertau-village-card-now =
    { $n ->
        [0] Round { $round }, now: no workers left
        [one] Round { $round }, now: { $n } worker left
       *[other] Round { $round }, now: { $n } workers left
    }
    .help = The workers that you still have to place or to turn into tools.
hallertau-village-card-gone = Round { $round } is over
    .help = Its farmyard card has left the board.
hallertau-village-barn =
    { $n ->
        [0] Stables, no sheep
       *[other] Stables, { $n } sheep
    }
    .help = Sheep in the stables stay until the end and are worth 1 point each. From round 4 on, new sheep come here at once.

## The community centre

hallertau-village-centre = Community centre of { $name }
hallertau-village-workers = { $n } workers a round
hallertau-village-points = { $n } points
hallertau-village-craft =
    { $n ->
        [0] { $craft }: space { $position } of 10, no boulders ahead.
        [one] { $craft }: space { $position } of 10, boulder on { $boulders }.
       *[other] { $craft }: space { $position } of 10, boulders on { $boulders }.
    }
hallertau-village-boulder =
    { $n ->
        [1] { $craft }, first boulder
       *[other] { $craft }, second boulder
    }
hallertau-village-takes-carpentry = Takes clay and rye, more clay than rye.
hallertau-village-takes-brewery = Takes barley and hops, more barley than hops.
hallertau-village-takes-icehouse = Takes meat and milk.
hallertau-village-takes-bakery = Takes flax, barley and rye, at most 1 flax.
hallertau-village-takes-manufacturer = Takes flax, hides and wool.

## The progress phase

hallertau-village-progress = Plan your progress
hallertau-village-progress-price =
    { $n ->
        [one] A step: { $n } good or 1 jewel.
       *[other] A step: { $n } goods or 1 jewel.
    }
hallertau-village-progress-discount =
    { $round ->
        [3] Two kinds save 1.
        [4] Two kinds save 1.
       *[other] Two kinds save 1, three kinds save 2.
    }
hallertau-village-progress-next =
    { $n ->
        [5] Next slide: { $brings }. All five crafts still have to move.
       *[other] Next slide: { $brings }. Still to move: { $crafts }.
    }
hallertau-village-progress-pay = { $craft }: pay { $goods }
hallertau-village-progress-tools =
    { $n ->
        [one] Uses { $n } tool.
       *[other] Uses { $n } tools.
    }
hallertau-village-progress-breaks =
    { $n ->
        [one] Breaks { $n } tool.
       *[other] Breaks { $n } tools.
    }
hallertau-village-progress-saves =
    { $n ->
        [one] Saves { $n } good.
       *[other] Saves { $n } goods.
    }
hallertau-village-progress-lost = Then out of reach: { $crafts }.
hallertau-village-progress-more =
    { $n ->
        [one] { $craft }: { $n } more way to pay
       *[other] { $craft }: { $n } more ways to pay
    }
hallertau-village-progress-end = At the end of its row
hallertau-village-progress-blocked = Too few tools
hallertau-village-progress-poor = Too few goods
