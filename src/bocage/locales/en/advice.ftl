### Why an action is advised, in a sentence; what a seat's own decisions have cost it.

## Any game

why-line =
    { $points ->
        [one] { $category }: { $points } point more on the score sheet.
       *[other] { $category }: { $points } points more on the score sheet.
    }
why-lines = More on the score sheet: { $first }, { $second }.
why-part = { $category } +{ $points }
why-piled =
    { $rounds ->
        [one] { $goods } lie here: what { $rounds } round has gathered.
       *[other] { $goods } lie here: what { $rounds } rounds have gathered.
    }
why-pays-card = Then you can pay for “{ $card }” ({ $goods }).
why-start = You go first from the next round on.
why-animals =
    { $points ->
        [one] { $goods }: { $points } point more.
       *[other] { $goods }: { $points } points more.
    }

## What the bot expects in the end, beside another choice

why-only = The bot sees no other choice that is worth a look.
why-next-points =
    { $points ->
        [one] About { $points } point more in the end than the next best.
       *[other] About { $points } points more in the end than the next best.
    }
why-next-lead =
    { $points ->
        [one] Leaves you { $points } point further ahead than the next best.
       *[other] Leaves you { $points } points further ahead than the next best.
    }
why-next-equal = As many points in the end as with the next best.
why-next-sure = The bot has looked ahead at this choice more often than at any other.
why-best-points =
    { $points ->
        [one] About { $points } point less in the end than the best.
       *[other] About { $points } points less in the end than the best.
    }
why-best-lead =
    { $points ->
        [one] Leaves you { $points } point less far ahead than the best.
       *[other] Leaves you { $points } points less far ahead than the best.
    }
why-best-equal = As many points in the end as with the best.
why-best-sure = The bot has looked ahead at this choice less often than at the best.

## Agricola

why-feeding = Your family still lacks { $goods }; each one missing costs 3 points.
why-food = You still need { $missing } for the harvest in round { $round }; this brings { $goods }.
why-food-all = You still need { $missing } for the harvest in round { $round }; this is enough.
why-food-cook = You still need { $missing } for the harvest in round { $round }; { $goods } can be turned into { $food }.
why-grow =
    { $rounds ->
        [one] Your family grows: +{ $points } on the score sheet, and one person more to place in { $rounds } more round.
       *[other] Your family grows: +{ $points } on the score sheet, and one person more to place in { $rounds } more rounds.
    }
why-grow-last = Your family grows: +{ $points } on the score sheet.
why-room =
    { $rooms ->
        [one] Your { $rooms } room is full: a new one lets your family grow.
       *[other] Your { $rooms } rooms are full: a new one lets your family grow.
    }
why-house =
    { $points ->
        [one] A { $house }: { $points } point more.
       *[other] A { $house }: { $points } points more.
    }
why-unused =
    { $n ->
        [one] An unused space costs a point: this uses { $n }.
       *[other] An unused space costs a point: this uses { $n }.
    }
why-fenced =
    { $points ->
        [one] A pasture and the spaces that it uses: { $points } point more.
       *[other] A pasture and the spaces that it uses: { $points } points more.
    }
why-sow = Sowing turns { $goods } into { $gains }.
why-field =
    { $n ->
        [0] You have { $goods } to sow and no empty field.
        [one] You have { $goods } to sow and only { $n } empty field.
       *[other] You have { $goods } to sow and only { $n } empty fields.
    }
why-breed = With { $goods } you get a young one at the harvest in round { $round }, if it finds room.
why-cook = From now on you can cook: { $goods } for { $food }.
why-pays-room = Then you can pay for a room ({ $goods }).
why-nearer-room = Then all you lack for a room is { $goods }.

## All Creatures Big and Small

why-enough = { $goods }: with fewer than { $n } you would lose 3 points.
why-breed-now = With { $goods } you get a young one at the end of the round, if it finds room.
why-space = Room for { $n } more: up to { $goods }.
why-extension = A wider farm: once all its spaces are used, the extension is worth 4 points.
why-extension-full = All spaces of an extension are used: +{ $points } on the score pad.

## Hallertau

why-centre =
    { $points ->
        [one] The community centre moves on: { $points } point more.
       *[other] The community centre moves on: { $points } points more.
    }
why-workers =
    { $rounds ->
        [one] The community centre moves on: { $n } workers in the last round.
       *[other] The community centre moves on: { $n } workers in each of { $rounds } rounds to come.
    }
why-craft =
    { $n ->
        [one] The community centre waits for { craft-hallertau }; then for { $n } craft more.
       *[other] The community centre waits for { craft-hallertau }; then for { $n } crafts more.
    }
why-sown = That makes { $goods } more at the harvest.
why-new-field =
    { $n ->
        [one] That makes { $n } field to sow and harvest.
       *[other] That makes { $n } fields to sow and harvest.
    }
why-rows = Your fields go up: +{ $n } in all at a harvest.
why-sheep =
    { $n ->
        [one] { $n } sheep more: it gives 1 milk a round.
       *[other] { $n } sheep more: each gives 1 milk a round.
    }
why-jewel =
    { $n ->
        [one] { $n } jewel: it pays for any step of a craft, or is worth a point.
       *[other] { $n } jewels: each pays for any step of a craft, or is worth a point.
    }
why-tools =
    { $n ->
        [one] { $n } tool in all, to move boulders out of the way.
       *[other] { $n } tools in all, to move boulders out of the way.
    }
why-cheap =
    { $n ->
        [one] It takes { $n } worker now, and { $then } afterwards.
       *[other] It takes { $n } workers now, and { $then } afterwards.
    }
why-last-space = After this the space is full.

## Agricola Express

why-express-food = Your family still needs { $missing }; this brings { $goods }: +{ $points } at the harvest.
why-harvests =
    { $harvests ->
        [one] { $category }: +{ $points } at the last harvest.
       *[other] { $category }: +{ $points } at each of { $harvests } harvests.
    }
why-baby =
    { $rounds ->
        [0] A baby scores at the last harvest.
        [one] One action more in { $rounds } more round.
       *[other] One action more in each of { $rounds } more rounds.
    }
why-express-pasture =
    { $n ->
        [one] With { $n } pasture you can keep a type of animals.
       *[other] With { $n } pastures you can keep as many types of animals.
    }
why-express-breed = With { $goods } you get a young one at the harvest, if it finds a pasture.
why-most = { $goods }: no other group brings as much.
why-express-house =
    { $n ->
        [one] A { $house }: { $n } added room scores more.
       *[other] A { $house }: { $n } added rooms score more.
    }

## What cost points

costly-seat = Whose decisions
costly-looking = The bot looks at the game again…
costly-none = The bot would have done nothing that gains more.
costly-said = A bot’s estimate, by what could be known at that time. Pick a decision to see it and to play on from there.
costly-round = Round { $round } · points: about −{ $points }
costly-done = You chose: { $deed }
costly-better = Better: { $deed }
