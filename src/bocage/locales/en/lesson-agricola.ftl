### The guided first game of Agricola, both editions. An id is `lesson-agricola-` and the step; `.title` is its heading.

## What it is about: at most 120 words in all

lesson-agricola-goal-1 = You build up a small farm in 14 rounds. At the end everything scores: fields, pastures, grain, vegetables, animals, your house and your family. Whatever is missing altogether costs a point, and so does every empty space of the farm.
    .title = Your farm
lesson-agricola-goal-2 = In each round you and your neighbour take turns to place one person on a space of the board. You get at once what it says; nobody else can go there this round.
    .title = A round
lesson-agricola-goal-3 = Harvests end rounds 4, 7, 9, 11, 13 and 14. Every person then eats 2 food; each one missing costs 3 points. I say the rest when it matters. Play whatever you like: I only suggest.
    .title = The family eats

## Things, when they first matter

lesson-agricola-turns = Your neighbour has placed a person, too: that space is taken until the round ends. Now your second person. When all are placed, everybody comes home and the next round begins.
    .title = Turn by turn
lesson-agricola-round = New goods have come onto the spaces that gather them: what nobody takes piles up. And each round turns up one more space, this time “{ $space }”. It stays for the rest of the game.
    .title = A new round
lesson-agricola-improvement = With 2 clay you can buy a fireplace at “{ $space }”. From then on animals and vegetables can be turned into food at any time, and grain can be baked into bread. It also scores 1 point.
    .title = A place to cook
lesson-agricola-plow = Plowing makes an empty space a field. Further fields must lie next to those you have, so leave room for pastures. Two fields score 1 point, five of them 4.
    .title = Fields
lesson-agricola-sow = 1 grain sown becomes 3 on the field, 1 vegetable becomes 2. Each harvest brings one of them in from every field. So sow early: grain that stays in the supply does not grow.
    .title = Sowing
lesson-agricola-bake = Baking turns grain into food: 2 for each grain in a fireplace, 3 in a cooking hearth, more in an oven. But grain that is baked can no longer be sown: keep some.
    .title = Baking bread
lesson-agricola-fence = Pick the spaces of a pasture; each fence around it costs 1 wood. Edges of the farm need fences, too, and pastures must touch each other. Each space holds 2 animals, and one pasture holds one kind only.
    .title = Fences
lesson-agricola-stable = A stable doubles the animals that fit into its pasture. Without fences around it, it is home to one animal. It can also stand where a pasture is to be later.
    .title = Stables
lesson-agricola-harvest-nears = The first harvest ends round 4: your family needs { $need } food, and you have { $food }. Missing so far: { $missing }. Grain can be eaten, too: 1 food each.
    .title = Think of the harvest
lesson-agricola-animals = Animals live in pastures, and a single one may live in the house. From two of a kind a young one is born at each harvest. With a fireplace they are also your larder: cook them when you need food.
    .title = Animals
lesson-agricola-rooms = You have the goods for a room: “{ $space }” takes 5 wood and 2 reed for it. Every person needs a room, and more people do more in each round.
    .title = A bigger house
lesson-agricola-harvest = That was a harvest, in three steps: one crop comes in from each sown field, the family eats, and animals have young.
    .title = The harvest
lesson-agricola-feed = The family eats 2 food per person. Turn goods into food if you like; what is missing in the end is begged for, and costs 3 points each.
    .title = Feeding
lesson-agricola-overflow = There is not enough room for all animals. Choose which ones leave; with a fireplace or a cooking hearth they become food at least.
    .title = Too many animals
lesson-agricola-growth = “{ $space }” brings a child, if there is a room for it. It works from the next round on, eats 1 food at a harvest in its first round, then 2, and scores 3 points.
    .title = Children
lesson-agricola-child = Your family has grown: from the next round on you place one more person. And from then on it eats, too.
    .title = One more at the table
lesson-agricola-breed = Two animals of a kind have had a young one. That happens at each harvest, once per kind, as long as there is room.
    .title = Young animals
lesson-agricola-single = One animal alone has no young. A second one of its kind brings you another at each harvest.
    .title = Better in pairs
lesson-agricola-renovate = “{ $space }” turns all of your wooden house into clay: 1 clay for each room and 1 reed. Each clay room scores 1 point; later, in stone, each scores 2.
    .title = A better house
lesson-agricola-vegetables = “{ $space }” gives a vegetable. Each one scores a point at the end, up to 4, those on fields too; sow it, and each harvest brings in another.
    .title = Vegetables
lesson-agricola-urgent = “{ $space }” brings a child even without a free room. Each is still 3 points.
    .title = Children without a room
lesson-agricola-sheet = Half the game is left. Open the score sheet now and then: each line that shows −1 turns into a point by a single sheep, vegetable or pasture.
    .title = What is still missing
lesson-agricola-last = The last round: only what scores by the end still counts. After it comes one more harvest, with young animals. Food that is left scores nothing.
    .title = The last round

## What went wrong, or is about to

lesson-agricola-short = A harvest ends this round. Your family needs { $need } food, and with all that you could turn into food { $missing } of it would be missing, { $food } is there. Each missing one costs 3 points: food comes first now.
    .title = Food runs short
lesson-agricola-begged = You had to beg: { $n } food was missing. Points lost for good: { $lost }. Before the next harvest keep two people for food, or get a fireplace.
    .title = The family had to beg
lesson-agricola-let-go = There was no room for { $goods }, so they left you. Build a pasture or a stable first, or a fireplace: with one they become food.
    .title = Animals have left
lesson-agricola-bare = A field lay bare at the harvest although you had something to sow. A sown field gives a crop at every harvest; sow before the next one.
    .title = A bare field
lesson-agricola-idle-pasture = Your pasture stands empty, and animals wait at a market. Two of a kind, and each harvest adds one.
    .title = An empty pasture
lesson-agricola-childless = You still have two people. A third one would do half as much again in each remaining round and score 3 points. It takes a room, or the space for children without one.
    .title = A small family
lesson-agricola-empty = { $n } spaces of your farm are empty, and each costs a point at the end. Fences around two or three of them help at once; so do fields.
    .title = Empty spaces

## The end

lesson-agricola-over = Your points: { $total }; your neighbour’s: { $other }. Go on, and I explain your sheet line by line. Then try it again: the second game is much easier.
    .title = The game is over
lesson-agricola-score-fields = { $figure } for fields. { score-fields.help }
    .title = { score-fields }
lesson-agricola-score-pastures = { $figure } for pastures. { score-pastures.help }
    .title = { score-pastures }
lesson-agricola-score-grain = { $figure } for grain. { score-grain.help }
    .title = { score-grain }
lesson-agricola-score-vegetables = { $figure } for vegetables. { score-vegetables.help }
    .title = { score-vegetables }
lesson-agricola-score-sheep = { $figure } for sheep. { score-sheep.help }
    .title = { score-sheep }
lesson-agricola-score-boar = { $figure } for wild boar. { score-boar.help }
    .title = { score-boar }
lesson-agricola-score-cattle = { $figure } for cattle. { score-cattle.help }
    .title = { score-cattle }
lesson-agricola-score-unused = { $figure } for unused spaces. { score-unused.help } One large pasture uses many at once.
    .title = { score-unused }
lesson-agricola-score-stables = { $figure } for stables. { score-stables.help }
    .title = { score-stables }
lesson-agricola-score-rooms = { $figure } for the house. { score-rooms.help }
    .title = { score-rooms }
lesson-agricola-score-people = { $figure } for people. { score-people.help } So children pay twice: by their work and here.
    .title = { score-people }
lesson-agricola-score-cards = { $figure } for cards. { score-cards.help } Here these are your improvements.
    .title = { score-cards }
lesson-agricola-score-bonus = { $figure } bonus points. { score-bonus.help }
    .title = { score-bonus }
lesson-agricola-score-begging = { $figure } for begging. { score-begging.help }
    .title = { score-begging }

## What to do now

lesson-agricola-confirm = “{ table-confirm }” ends your turn. Until then you can take back what you did.
    .title = Happy with it?
lesson-agricola-last-confirm = “{ table-confirm }”, or take it back and do something else.
    .title = Happy with it?
lesson-agricola-choose = Any free space will do. What does your farm lack most?
    .title = Your choice
lesson-agricola-first-wood = Take the wood in “{ $space }”: rooms and fences cost plenty of it. Or go elsewhere; each green frame is a space you can use.
    .title = Your first person
lesson-agricola-seek-food = The harvest is near: { $food } of { $need } food is there, { $missing } is missing. “{ $space }” brings some.
    .title = Get food
lesson-agricola-grow = You have a free room: “{ $space }” brings a child, and so one more turn in each round.
    .title = A child
lesson-agricola-grow-urgent = “{ $space }” brings a child, even without a room: 3 points.
    .title = A child
lesson-agricola-expand = Build a room at “{ $space }”: you have the goods, and the next child needs one.
    .title = Build a room
lesson-agricola-use-grain = A field is bare and you have something to sow: “{ $space }”.
    .title = Sow
lesson-agricola-take-field = Plow a field at “{ $space }”: fields score, and they feed you.
    .title = A field
lesson-agricola-take-grain = Take a grain at “{ $space }”, so that you can sow it.
    .title = Grain
lesson-agricola-take-reed = Reed is scarce, and each room takes 2: “{ $space }”.
    .title = Reed
lesson-agricola-take-wood = Take wood at “{ $space }”: a room takes 5.
    .title = Wood
lesson-agricola-take-clay = Take clay at “{ $space }”: a fireplace costs 2.
    .title = Clay
lesson-agricola-fence-wood = Take wood at “{ $space }”: every fence costs 1.
    .title = Wood for fences
lesson-agricola-take-vegetable = Take a vegetable at “{ $space }”: it ends the −1 and can be sown.
    .title = A vegetable
lesson-agricola-hearth = Buy a fireplace at “{ $space }”: then animals are food, too.
    .title = A fireplace
lesson-agricola-enclose = You have wood enough for a pasture: “{ $space }”.
    .title = A pasture
lesson-agricola-take-sheep = There is room for the sheep at “{ $space }”.
    .title = Sheep
lesson-agricola-take-boar = There is room for the wild boar at “{ $space }”.
    .title = Wild boar
lesson-agricola-take-cattle = There is room for the cattle at “{ $space }”.
    .title = Cattle
lesson-agricola-try-plow = Choose the space for the field on your farm: in a corner it leaves the most room.
    .title = Where to plow
lesson-agricola-try-sow = Choose a field and what to sow there.
    .title = Sow
lesson-agricola-try-fence = Pick the spaces of the pasture on your farm, then build the fences. A square of two by two takes 8 fences.
    .title = Draw the pasture
lesson-agricola-try-build = Take the cheapest fireplace: 2 clay.
    .title = A fireplace
