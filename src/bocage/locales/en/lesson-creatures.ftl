### All Creatures Big and Small: what the guide says in a first game.

## What it is about

lesson-creatures-goal-1 = You and your neighbour each have a small farm, and on it you raise sheep, pigs, cows and horses. For that you have 3 workers and 8 rounds.
    .title = What it is about
lesson-creatures-goal-2 = At the end each animal is worth 1 point. A large herd earns a bonus, but a type of which you have fewer than 4 costs you 3 points. Extensions and buildings score as well.
    .title = What scores
lesson-creatures-goal-3 = Animals need room: a closed pasture, a building or a trough. So make room first, then fetch animals. As soon as you have two of a type, they have a young every round.
    .title = How to begin

## Things, when they first matter

lesson-creatures-place = Choose a free space of the board: your worker acts there at once, and all that lies there is yours. Borders cost wood, so wood is a good thing to begin with.
    .title = Your first worker
lesson-creatures-turns = Now your neighbour places a worker, then you again, until all six are placed. A space takes one worker a round: whoever comes first closes it to the other.
    .title = In turn
lesson-creatures-borders = Each border goes on one edge of a space of your farm and stays there. A pasture must be closed on all sides. The walls of your cottage count; the rim of the farm, forest and road do not.
    .title = Borders
lesson-creatures-pasture = It is closed! A pasture holds 2 animals for each of its spaces, all of one type. Your cottage takes in 1 more, whatever it is.
    .title = A pasture
lesson-creatures-animals = Now there is room for animals. You take all that stand on a space; those that find no room on your farm run away.
    .title = Fetching animals
lesson-creatures-housed = You need not arrange your animals. They may move at any time, so the table always finds them the best places. All that matters is how many you have of each type.
    .title = Who lives where
lesson-creatures-breeding = Each round ends with breeding. Of every type of which you have at least 2 animals, wherever they live, you get 1 young, never more. It needs room, too.
    .title = Breeding
lesson-creatures-refill = The workers are home, and the spaces have been refilled, even where something was left. An empty one gets what it shows first; where animals wait already, more sheep or pigs join them.
    .title = A new round
lesson-creatures-walls = Short of wood? “{ space-creatures-walls }” builds 2 borders at no cost, and each further one for 2 stone. You may leave a pasture open for now and close it later.
    .title = Walls
lesson-creatures-trough = A trough doubles the room of its building or of its whole pasture; a second one in that pasture doubles it again. On an open space it gives room for 1 animal. The first is free each time.
    .title = Troughs
lesson-creatures-stalls = A stall needs a single space and holds 3 animals of one type. It costs 3 stone and 1 reed. Two spaces give stone; “{ space-creatures-millpond }” and “{ space-creatures-building-materials }” give reed.
    .title = Stalls
lesson-creatures-stall-site = Any space without a building will do, in a pasture or outside. The walls of a stall close pastures as borders do. Once built, it does not move.
    .title = Where to build it
lesson-creatures-stables = For 5 wood or 5 stone “{ space-creatures-stables }” turns a stall around: room for 5 animals instead of 3, and 4 points instead of 1.
    .title = From stall to stables
lesson-creatures-special = Each special building exists only once; its tile says what it costs and does. You can pay for one now: use “{ space-creatures-special-building-1 }”.
    .title = Special buildings
lesson-creatures-expand = “{ space-creatures-expand }” gives you all borders that lie there, and an extension: 3 more spaces at one end of your farm. It scores 4 points if all 3 are used at the end.
    .title = A larger farm
lesson-creatures-extension = A space is used if a building or a trough stands on it or it lies in a closed pasture. Use all 3 of the new ones by the end, and they score 4 points.
    .title = Your extension
lesson-creatures-starter = Only “{ space-creatures-start-player }” moves the marker of the starting player. Whoever took it last begins every round and so chooses before the other.
    .title = Who begins
lesson-creatures-part = Your farm cannot hold all of them. Let one go of a type of which you have plenty.
    .title = Too many animals
lesson-creatures-half = Half of the game is over: look at your herds. With 4 animals a type costs you nothing any more; 8 sheep, 7 pigs, 6 cows or 5 horses are the first to earn a bonus.
    .title = Half-time
lesson-creatures-late = From now on ask of each worker how many points it brings: animals, a building, a used extension. Materials left over score only with a Storage Building.
    .title = Two rounds left
lesson-creatures-last = Here are your last three workers. After them the animals breed once more, so keep room for the young. Then the points are counted.
    .title = The last round
lesson-creatures-over = The score sheet compares your farm with your neighbour’s. Let us go through your points, line by line.
    .title = The game is over

## What went less well

lesson-creatures-no-room = Gone for want of room: { $goods }. A pasture holds a single type. Before you fetch animals, make sure that your farm can hold them.
    .title = No room
lesson-creatures-young-lost = There was a young that your farm could not keep. At the end of a round keep one place free for each type that breeds.
    .title = A young without room
lesson-creatures-open = Your borders close nothing yet, and an open pasture holds no animals. Every side needs a border or a wall, even at the rim of the farm.
    .title = Still open
lesson-creatures-single = Nothing was born: a single animal has no young. Fetch a second one of its type, and the pair pays in every round that is left.
    .title = No pair yet
lesson-creatures-hoard = You have a lot of wood, and at the end it scores nothing. Make borders, stables or troughs of it.
    .title = Much wood
lesson-creatures-borders-out = Your stock of borders is empty. “{ space-creatures-expand }” gives you new ones, and new spaces along with them.
    .title = No borders left
lesson-creatures-gap = There are types of which you have fewer than 4 animals. Each of them will cost you 3 points; 4 animals are enough to avoid that.
    .title = Too few of a type
lesson-creatures-unused = One of your extensions is not fully used, and so it would score nothing. On each space that is left a trough is enough.
    .title = Not fully used

## What to try

lesson-creatures-try-wood = The wood that lies here is enough for a first pasture.
    .title = Take wood
lesson-creatures-try-fences = You have enough wood: build borders with “{ space-creatures-fences }”, for 1 wood each.
    .title = Build borders
lesson-creatures-try-walls = “{ space-creatures-walls }” lets you build 2 borders at no cost.
    .title = Two for nothing
lesson-creatures-try-close = Close the space above your cottage: three borders do it, for the fourth side is the wall of the cottage.
    .title = Above the cottage
lesson-creatures-try-finish = Your pasture is closed. Finish, and keep what you have left for later.
    .title = That will do
lesson-creatures-try-trough-site = In your pasture it does most: there it doubles the room.
    .title = In a pasture
lesson-creatures-try-pair = With a second animal of a type you have a pair, and it has a young every round.
    .title = A pair
lesson-creatures-try-animals = All animals on this space find room on your farm.
    .title = Fetch animals
lesson-creatures-try-trough = Your pasture is full: a trough doubles its room and costs nothing.
    .title = A trough
lesson-creatures-try-stall = You have 3 stone and 1 reed: enough for a stall.
    .title = A stall
lesson-creatures-try-expand = You will soon need new borders and new spaces: both are here.
    .title = Expand
lesson-creatures-try-stone = This brings you what a stall still needs.
    .title = For a stall
lesson-creatures-try-more = Each animal is a point, and all that stand here find room.
    .title = More animals
lesson-creatures-confirm = Are you content with your turn? Then confirm it; until you do, you can take it back.
    .title = Confirm

## The score sheet, line by line

lesson-creatures-score-sheep = Each sheep is worth 1 point: { $figure }.
    .title = { score-sheep }
lesson-creatures-score-pigs = Each pig is worth 1 point: { $figure }.
    .title = { score-pigs }
lesson-creatures-score-cows = Each cow is worth 1 point: { $figure }.
    .title = { score-cows }
lesson-creatures-score-horses = Each horse is worth 1 point: { $figure }.
    .title = { score-horses }
lesson-creatures-score-bonus-sheep =
    { $points ->
        [-3] With fewer than 4 sheep you lose 3 points.
        [0] From 4 to 7 sheep there is neither loss nor bonus. It begins with 8.
       *[other] From 8 sheep on there is a bonus, and it grows with the herd: { $figure }.
    }
    .title = { score-bonus-sheep }
lesson-creatures-score-bonus-pigs =
    { $points ->
        [-3] With fewer than 4 pigs you lose 3 points.
        [0] From 4 to 6 pigs there is neither loss nor bonus. It begins with 7.
       *[other] From 7 pigs on there is a bonus, and it grows with the herd: { $figure }.
    }
    .title = { score-bonus-pigs }
lesson-creatures-score-bonus-cows =
    { $points ->
        [-3] With fewer than 4 cows you lose 3 points.
        [0] With 4 or 5 cows there is neither loss nor bonus. It begins with 6.
       *[other] From 6 cows on there is a bonus, and it grows with the herd: { $figure }.
    }
    .title = { score-bonus-cows }
lesson-creatures-score-bonus-horses =
    { $points ->
        [-3] With fewer than 4 horses you lose 3 points.
        [0] With 4 horses there is neither loss nor bonus. It begins with 5.
       *[other] From 5 horses on there is a bonus, and it grows with the herd: { $figure }.
    }
    .title = { score-bonus-horses }
lesson-creatures-score-extensions =
    { $points ->
        [0] An extension scores 4 points if all 3 of its spaces are used. You have none like that.
       *[other] Each fully used extension scores 4 points: { $figure }.
    }
    .title = { score-extensions }
lesson-creatures-score-buildings = A stall is worth 1 point, stables are worth 4, a special building what it says: { $figure }. That was your first game. Another one?
    .title = { score-buildings }
