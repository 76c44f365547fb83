### Hallertau: the phrases of which card texts are composed. `$amounts` are the numbers as they
### stand on a card ("1/2/5"), `$n` is the largest of them.

## Things: one gains or pays so many of them; `.as` compares, `.of` comes after "more" and
## "together", `.bare` after a number

hallertau-phrase-barley = { $amounts } barley
    .as = as much barley
hallertau-phrase-flax = { $amounts } flax
    .as = as much flax
hallertau-phrase-hops = { $amounts } hops
hallertau-phrase-rye = { $amounts } rye
    .as = as much rye
hallertau-phrase-hide =
    { $n ->
        [one] { $amounts } hide
       *[other] { $amounts } hides
    }
    .of = hides
hallertau-phrase-meat = { $amounts } meat
    .as = as much meat
hallertau-phrase-milk = { $amounts } milk
    .as = as much milk
hallertau-phrase-wool = { $amounts } wool
    .as = as much wool
    .of = wool
hallertau-phrase-clay = { $amounts } clay
    .as = as much clay
hallertau-phrase-tool =
    { $n ->
        [one] { $amounts } tool
       *[other] { $amounts } tools
    }
    .of = tools
    .bare = tools
hallertau-phrase-jewel =
    { $n ->
        [one] { $amounts } jewel
       *[other] { $amounts } jewels
    }
    .of = jewels
    .bare = jewels
hallertau-phrase-sheep = { $amounts } sheep
    .as = as many sheep
    .of = sheep
    .bare = sheep
hallertau-phrase-gateway =
    { $n ->
        [one] { $amounts } Gateway card
       *[other] { $amounts } Gateway cards
    }
hallertau-phrase-farmyard =
    { $n ->
        [one] { $amounts } Farmyard card
       *[other] { $amounts } Farmyard cards
    }
hallertau-phrase-bonus =
    { $n ->
        [one] { $amounts } Bonus card
       *[other] { $amounts } Bonus cards
    }
hallertau-phrase-point =
    { $n ->
        [one] { $amounts } Point card
       *[other] { $amounts } Point cards
    }
hallertau-phrase-same-grain =
    { $n ->
        [one] { $amounts } grain of your choice
       *[other] { $amounts } grain of one type
    }
hallertau-phrase-different-grain = { $amounts } grain of different types
hallertau-phrase-alike = { $amounts } goods of one type
hallertau-phrase-alike-sets = { $amounts } goods each of { $sets } different types
hallertau-phrase-harvested = { $goods } that you have just harvested
hallertau-phrase-fields =
    { $n ->
        [one] { $amounts } field
       *[other] { $amounts } fields
    }
    .of = fields
    .bare = fields
hallertau-phrase-fields-in-rows =
    { $n ->
        [one] { $amounts } field in row { $rows }
       *[other] { $amounts } fields in rows { $rows }
    }
hallertau-phrase-sown-fields =
    { $n ->
        [one] { $amounts } sown field
       *[other] { $amounts } sown fields
    }
hallertau-phrase-new-fields =
    { $n ->
        [one] { $n } field in row { $rows }
       *[other] up to { $n } fields in row { $rows }
    }
hallertau-phrase-crop = 1 good sown on a field
hallertau-phrase-hand =
    { $n ->
        [one] { $amounts } other card of your hand
       *[other] { $amounts } other cards of your hand
    }

## So much for each of something

hallertau-phrase-per-fields = { $goods } for each of your fields
hallertau-phrase-per-empty-fields = { $goods } for each of your empty fields
hallertau-phrase-per-sown-fields = { $goods } for each of your sown fields
hallertau-phrase-per-free-cards = { $goods } for each Farmyard card without sheep on your stable board
hallertau-phrase-per-sheep-on-cards = { $goods } for each of your sheep on Farmyard cards
hallertau-phrase-per-sheep-on-one-card = { $goods } for each sheep on one of your Farmyard cards
hallertau-phrase-per-rest-fields = { $goods } for each field you have fewer than { $n }
hallertau-phrase-per-rest-jewel = { $goods } for each jewel you have fewer than { $n }
hallertau-phrase-per-half-hide = { $goods } for every 2 hides you have
hallertau-phrase-rest-window = { $things } as { $amounts } minus the number in the window of your community centre

## Lists

hallertau-phrase-comma = { $first }, { $last }
hallertau-phrase-or = { $first } or { $last }
    .none = { $first } or { $last }
    .long = { $first }, or { $last }
hallertau-phrase-space = “{ $space }”

## Conditions: what one must have

hallertau-phrase-least-barley = at least { $amounts } barley
hallertau-phrase-least-flax = at least { $amounts } flax
hallertau-phrase-least-hops = at least { $amounts } hops
hallertau-phrase-least-rye = at least { $amounts } rye
hallertau-phrase-least-hide =
    { $n ->
        [one] at least { $amounts } hide
       *[other] at least { $amounts } hides
    }
hallertau-phrase-least-meat = at least { $amounts } meat
hallertau-phrase-least-milk = at least { $amounts } milk
hallertau-phrase-least-wool = at least { $amounts } wool
hallertau-phrase-least-clay = at least { $amounts } clay
hallertau-phrase-least-tool =
    { $n ->
        [one] at least { $amounts } tool
       *[other] at least { $amounts } tools
    }
hallertau-phrase-least-jewel =
    { $n ->
        [one] at least { $amounts } jewel
       *[other] at least { $amounts } jewels
    }
hallertau-phrase-least-sheep = at least { $amounts } sheep
hallertau-phrase-least-fields =
    { $n ->
        [one] at least { $amounts } field
       *[other] at least { $amounts } fields
    }
hallertau-phrase-least-fields-in-rows =
    { $n ->
        [one] at least { $amounts } field in row { $rows }
       *[other] at least { $amounts } fields in row { $rows }
    }
hallertau-phrase-least-sown-fields =
    { $n ->
        [one] at least { $amounts } sown field
       *[other] at least { $amounts } sown fields
    }
hallertau-phrase-least-sown-in-row-5 =
    { $n ->
        [one] at least { $amounts } sown field in row 5
       *[other] at least { $amounts } sown fields in row 5
    }
hallertau-phrase-least-sown-with-hops =
    { $n ->
        [one] at least { $amounts } field with hops
       *[other] at least { $amounts } fields with hops
    }
hallertau-phrase-least-sown-with-flax =
    { $n ->
        [one] at least { $amounts } field with flax
       *[other] at least { $amounts } fields with flax
    }
hallertau-phrase-least-sown-with-barley-rye =
    { $n ->
        [one] at least { $amounts } field with barley or rye
       *[other] at least { $amounts } fields with barley or rye
    }
hallertau-phrase-least-same-crop =
    { $n ->
        [one] at least { $amounts } field with grain
       *[other] at least { $amounts } fields with the same type of grain
    }
hallertau-phrase-least-crop-kinds =
    { $n ->
        [one] at least { $amounts } type of grain on your fields
        [4] all { $amounts } types of grain on your fields
       *[other] at least { $amounts } types of grain on your fields
    }
hallertau-phrase-least-grain-same = at least { $amounts } grain of one type
hallertau-phrase-least-grain-all = at least { $amounts } grain of any types
hallertau-phrase-least-other-cards =
    { $n ->
        [one] at least { $amounts } card in hand that is not a Gateway card
       *[other] at least { $amounts } cards in hand that are not Gateway cards
    }
hallertau-phrase-least-played =
    { $n ->
        [one] at least { $amounts } other played card
       *[other] at least { $amounts } other played cards
    }
hallertau-phrase-least-played-alike =
    { $n ->
        [one] at least { $amounts } other played card of one deck
       *[other] at least { $amounts } other played cards of one deck
    }
hallertau-phrase-least-played-gateway =
    { $n ->
        [one] at least { $amounts } played Gateway card
       *[other] at least { $amounts } played Gateway cards
    }
hallertau-phrase-least-played-farmyard =
    { $n ->
        [one] at least { $amounts } played Farmyard card
       *[other] at least { $amounts } played Farmyard cards
    }
hallertau-phrase-least-played-bonus =
    { $n ->
        [one] at least { $amounts } played Bonus card
       *[other] at least { $amounts } played Bonus cards
    }
hallertau-phrase-least-played-point =
    { $n ->
        [one] at least { $amounts } other played Point card
       *[other] at least { $amounts } other played Point cards
    }
hallertau-phrase-least-sheep-on-one-card = at least { $amounts } sheep on one Farmyard card
hallertau-phrase-least-cards-with-sheep =
    { $n ->
        [one] sheep on at least { $amounts } Farmyard card and in the stables
       *[other] sheep on at least { $amounts } Farmyard cards and in the stables
    }
hallertau-phrase-least-furthest-sheep = a sheep on Farmyard card { $amounts }, on a later one or in the stables
hallertau-phrase-least-total = a total of at least { $amounts } { $things }
hallertau-phrase-as-many-fields = at least { $things } as fields
hallertau-phrase-as-many-window = at least { $things } as the window of your community centre shows
hallertau-phrase-as-many-times-round = at least { $things } as { $n } times the number of the round
hallertau-phrase-as-many-rest-jewel = at least { $things } as { $n } minus the number of your jewels
hallertau-phrase-as-many-together-window = at least as many { $things } together as the window of your community centre shows
hallertau-phrase-more-than-fields = more { $things } than fields
hallertau-phrase-most-fields =
    { $n ->
        [0] no field
        [one] at most { $amounts } field
       *[other] at most { $amounts } fields
    }
hallertau-phrase-most-tool =
    { $n ->
        [one] at most { $amounts } tool
       *[other] at most { $amounts } tools
    }
hallertau-phrase-exactly-empty-fields =
    { $n ->
        [one] exactly { $amounts } empty field
       *[other] exactly { $amounts } empty fields
    }
hallertau-phrase-exactly-sown-fields =
    { $n ->
        [one] exactly { $amounts } sown field
       *[other] exactly { $amounts } sown fields
    }
hallertau-phrase-exactly-workers-left =
    { $n ->
        [one] exactly { $amounts } worker left
       *[other] exactly { $amounts } workers left
    }
    .alone =
        { $n ->
            [one] Have exactly { $amounts } worker left.
           *[other] Have exactly { $amounts } workers left.
        }
hallertau-phrase-least-round = round { $amounts } or later
    .alone = Only in round { $amounts } or later.

## Conditions: what must be so

hallertau-phrase-none-empty-fields = you have no empty field
hallertau-phrase-none-sown-fields = you have no sown field
hallertau-phrase-none-fields-in-rows = you have no field in row { $rows }
hallertau-phrase-least-full-spaces =
    { $n ->
        [one] all rows of a space are taken
       *[other] all rows of { $amounts } spaces are taken
    }
hallertau-phrase-least-threes = at least { $amounts } spaces hold exactly 3 workers in their two lower rows
hallertau-phrase-least-workers-on-nursery =
    { $n ->
        [one] at least { $amounts } worker stands on “{ space-hallertau-nursery }”
       *[other] at least { $amounts } workers stand on “{ space-hallertau-nursery }”
    }
hallertau-phrase-least-removed =
    { $n ->
        [one] at least { $amounts } worker has just left one section
       *[other] at least { $amounts } workers have just left one section
    }
hallertau-phrase-least-used-section =
    { $n ->
        [one] you have just used a space and its section now holds at least { $amounts } worker
       *[other] you have just used a space and its section now holds at least { $amounts } workers
    }
hallertau-phrase-least-sowing-used = you have just used “{ space-hallertau-farming }”, “{ space-hallertau-fertilizing }”, “{ space-hallertau-cultivation }” or “{ space-hallertau-busy-weekend }”
hallertau-phrase-least-butchery-used = you are using “{ space-hallertau-butchery }”
hallertau-phrase-least-last-worker-used = you have just acted with your last worker
hallertau-phrase-least-exchanged =
    { $n ->
        [one] you have just turned at least { $amounts } worker into tools in one turn
       *[other] you have just turned at least { $amounts } workers into tools in one turn
    }
hallertau-phrase-least-tools-at-once =
    { $n ->
        [one] you have just gained at least { $amounts } tool at once
       *[other] you have just gained at least { $amounts } tools at once
    }
hallertau-phrase-least-tools-this-phase =
    { $n ->
        [one] you have gained at least { $amounts } tool in this phase
       *[other] you have gained at least { $amounts } tools in this phase
    }
hallertau-phrase-least-last-jewel = you have just spent your last jewel
hallertau-phrase-least-prompt = you have just played another card as soon as you got it
hallertau-phrase-least-dying-sheep =
    { $n ->
        [one] at least { $amounts } sheep stands on the Farmyard card that leaves your stable board next
       *[other] at least { $amounts } sheep stand on the Farmyard card that leaves your stable board next
    }
hallertau-phrase-least-harvest-total = your fields have yielded at least { $amounts } goods in this phase
hallertau-phrase-least-harvest-same = your fields have yielded at least { $amounts } grain of one type in this phase
hallertau-phrase-least-lead =
    { $n ->
        [one] one of your crafts is at least { $amounts } space ahead of another
       *[other] one of your crafts is at least { $amounts } spaces ahead of another
    }
hallertau-phrase-least-advances =
    { $n ->
        [one] you have advanced one craft by at least { $amounts } space in this phase
       *[other] you have advanced one craft by at least { $amounts } spaces in this phase
    }
hallertau-phrase-least-window-beyond-round = the number in the window of your community centre exceeds that of the round by at least { $amounts }

## Sentences: when, what for

hallertau-phrase-only = Only in phase { $n } ({ $phase }).
hallertau-phrase-never = Not in phase { $n } ({ $phase }).
hallertau-phrase-have = Have { $needs }.
    .most = Have { $needs }.
hallertau-phrase-if = Only if { $clause }.
    .both = Only if { $first } and { $last }.
hallertau-phrase-pay = Pay { $goods }.
hallertau-phrase-lose = Lose { $goods }.
hallertau-phrase-uproot = Lose 1 good sown on a field; the field stays.
hallertau-phrase-discard = Discard { $goods }.
hallertau-phrase-return = Move { $amounts } different sheep one Farmyard card back, from the stables to card 6; lose those that reach the card of this round.
hallertau-phrase-keep = If you have more than { $amounts } grain, return all but { $amounts } to the supply.

## Sentences: what comes

hallertau-phrase-gain = Gain { $goods }.
    .income = Every phase 3: gain { $goods }.
hallertau-phrase-up-to-hide-tool = Gain hides until you have as many as tools.
hallertau-phrase-trade = You may swap { $goods } for { $gains }.
    .income = Every phase 3: you may swap { $goods } for { $gains }.
hallertau-phrase-fields-by-jewels = Gain 2 fields whose rows add up to the number of your jewels; with 4 or 5 jewels you may take only 1 field, in the row of that number.
hallertau-phrase-move-sheep =
    { $n ->
        [one] You may move { $amounts } sheep to the next Farmyard card.
       *[other] You may move up to { $amounts } different sheep to the next Farmyard card.
    }
hallertau-phrase-move-one =
    { $n ->
        [one] You may move one sheep to the next Farmyard card, { $amounts } time.
       *[other] You may move one sheep to the next Farmyard card, up to { $amounts } times.
    }
hallertau-phrase-sow =
    { $n ->
        [one] You may sow { $amounts } field.
       *[other] You may sow up to { $amounts } fields.
    }
    .income =
        { $n ->
            [one] Every phase 3: you may sow { $amounts } field.
           *[other] Every phase 3: you may sow up to { $amounts } fields.
        }
hallertau-phrase-sow-good = You may sow { $goods } of your stock as if it were grain.
    .income = Every phase 3: you may sow { $goods } of your stock.
hallertau-phrase-gain-to-sow =
    { $n ->
        [one] Gain { $amounts } grain of your choice. You may sow it at once.
       *[other] Gain { $amounts } grain of one type. You may sow one of them at once.
    }
hallertau-phrase-sow-twice = You may sow up to 2 grain of one type on one field; both are harvested.
hallertau-phrase-raise-all = You may move each of your fields one row up.
hallertau-phrase-raise-empty = You may move each of your empty fields one row up.
hallertau-phrase-raise-sown = You may move each of your sown fields one row up.
hallertau-phrase-raise-some =
    { $n ->
        [one] You may move { $amounts } field one row up.
       *[other] You may move up to { $amounts } fields one row up.
    }
hallertau-phrase-fertilize =
    { $n ->
        [one] You may move { $amounts } empty field to row { $row }.
       *[other] You may move up to { $amounts } empty fields to row { $row }.
    }
hallertau-phrase-harvest =
    { $n ->
        [one] You may harvest { $amounts } field now.
       *[other] You may harvest up to { $amounts } fields now.
    }
hallertau-phrase-double = You may double the harvest of one field.
hallertau-phrase-clear = You may remove all workers from one space.
hallertau-phrase-clear-rows =
    { $n ->
        [2] You may remove the top row of workers from { $spaces }, from both or neither.
       *[other] You may remove the top row of workers from { $spaces }, from all or none.
    }
hallertau-phrase-recall = You may take the top row of workers of one space as your own for this round.
hallertau-phrase-occupy = You may put this worker alone on the free second row of any space and use the space; the row then counts as full.
hallertau-phrase-visit = You may use a space with workers from the general supply: 1 if its first row is free, 2 if only that row is taken.
hallertau-phrase-shift = You may move all workers of one such space to the free third row of another.
hallertau-phrase-advance = You may advance one craft by 1 space for nothing, if no boulder is in its way.
hallertau-phrase-boulders =
    { $n ->
        [one] You may move { $amounts } boulder one space on without tools.
       *[other] You may move up to { $amounts } different boulders one space on each, without tools.
    }
hallertau-phrase-butcher = You may pay 1 jewel there instead of the sheep.
hallertau-phrase-points =
    { $n ->
        [one] Worth { $n } point.
       *[other] Worth { $n } points.
    }

## Sentences one after the other

hallertau-phrase-then = { $first } { $last }
