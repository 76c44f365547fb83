### The guided first game of Agricola Express. An id is `lesson-express-` and the step; `.title` is its heading.

## What it is about: at most 120 words in all

lesson-express-goal-1 = You build a farm: rooms, fields, pastures, animals, babies and what lies on your sheet. Six rounds, and three harvests, each of which scores the whole farm anew. What you have early counts three times.
    .title = Your farm
lesson-express-goal-2 = All the dice are shared. In each action you take one group of them and do what it says. Everything framed in green can be taken now; point at it, or hold it, to see what it costs and brings.
    .title = The dice
lesson-express-goal-3 = Harvests follow rounds 3, 5 and 6. Each of the family then eats 2 food; each one missing costs 3 points. I say the rest when it matters.
    .title = The family eats

## Things, when they first matter

lesson-express-rest = Dice that were taken lie aside, and your neighbor plays with the rest. Now you act again, with what is left.
    .title = What the others leave
lesson-express-roll = Nothing there that you like? Roll all 13 dice first, once in an action. Then take a group of them.
    .title = Roll all 13
lesson-express-collect = What you collect goes on your sheet: with it you pay later, sow and eat. Dice that show the same come together, up to 3.
    .title = Collecting
lesson-express-room = A room is space for a baby, and it scores: 3 points for having one at all, and 1 to 3 for each. It costs 1 reed and 1 of what your house is made of.
    .title = A room
lesson-express-baby = From now on you have one more action in every round. At harvests it eats 2 food like everybody else.
    .title = A baby
lesson-express-field = A field costs nothing. The first one is worth 4 points at each harvest, further ones 1 each.
    .title = A field
lesson-express-sow = Sow at once: 1 grain or vegetable from your sheet becomes 2, or a die that shows one gives you 2.
    .title = Sowing
lesson-express-pasture = A pasture holds any number of animals of one type. The first one is worth 4 points at each harvest, further ones 1 each.
    .title = A pasture
lesson-express-add = With the new pasture you may take one animal die, too. From 2 animals on, each harvest brings one more.
    .title = An animal with it
lesson-express-occupation = Its power may turn dice before you take a group, one occupation in each action. What it scores counts at every harvest.
    .title = An occupation
lesson-express-improvement = Oven and Hearth make food of your goods and animals. A workshop helps you collect and pay, and scores for its material.
    .title = An improvement
lesson-express-upgrade = 2 brick make a brick house, 2 stone a stone house. Each room then scores 2 or 3 points instead of 1, at every harvest.
    .title = A better house
lesson-express-power = Your occupation can turn a die into what you need. Afterwards you cannot roll in this action.
    .title = Turning a die
lesson-express-crowded = Each type of animal needs a pasture of its own. Choose one that leaves; with a Hearth it becomes food.
    .title = Too many types
lesson-express-cook = You can cook now: it takes no action, and food counts at the harvest. But what you cook no longer scores.
    .title = Cooking
lesson-express-harvest-nears = The harvest after round 3 takes { $need } food. You have { $food }; missing: { $missing }. A double food die gives 2.
    .title = Think of the harvest
lesson-express-feed = Before the family eats you may cook once more. What is missing then costs 3 points each.
    .title = Feeding
lesson-express-harvest = The family has eaten, pastures with 2 animals or more have young, and your farm has scored: { $points }. It stays as it is and scores again. Whoever has the fewest points starts now.
    .title = The first harvest
lesson-express-twice = What you build now still scores twice, after rounds 5 and 6. What you lack altogether brings most: the first field or the first pasture is worth 4 points.
    .title = Twice more
lesson-express-last = Only the harvest after this round is left. This time babies score, too: 1, 3, 5 or 7 points for 1, 2, 3 or 4 of them.
    .title = The last round

## What went wrong, or is about to

lesson-express-short = The harvest is near: { $need } food is needed, { $food } is there, { $missing } is missing. Each one missing costs 3 points. Food comes first now, or a Hearth or an Oven.
    .title = Food runs short
lesson-express-hungry = Food missing: { $n }. Points lost: { $lost }. Keep your last action before a harvest for food.
    .title = The family went hungry
lesson-express-let-go = There was no pasture for { $goods }. Build one for each type, or a Hearth to cook them.
    .title = Animals have left
lesson-express-childless = You have only two actions in a round. With a free room, any House die gives you a baby, and with it one more action in each round.
    .title = No baby yet
lesson-express-no-pasture = A Pasture die and 1 wood are worth 4 points at each harvest, and animals come on top of that.
    .title = No pasture yet
lesson-express-idle-pasture = One of your pastures stands empty. Collect animals of a type: they score, and from 2 on they have young.
    .title = An empty pasture

## The end

lesson-express-over = Your points: { $total }; your neighbor’s: { $other }. Go on, and I explain your sheet line by line; each line adds up all three harvests. Then try it again: the second game is much easier.
    .title = The game is over
lesson-express-score-house = { $figure } for the house. { help-express-score-house }
    .title = { score-house }
lesson-express-score-fields = { $figure } for fields. { help-express-score-fields }
    .title = { score-fields }
lesson-express-score-pastures = { $figure } for pastures. { help-express-score-pastures }
    .title = { score-pastures }
lesson-express-score-babies = { $figure } for babies. { help-express-score-babies }
    .title = { score-babies }
lesson-express-score-food = { $figure } for missing food. { help-express-score-food }
    .title = { score-food }
lesson-express-score-grain = { $figure } for grain. { help-express-score-grain }
    .title = { score-grain }
lesson-express-score-vegetable = { $figure } for vegetables. { help-express-score-vegetable }
    .title = { score-vegetable }
lesson-express-score-reed = { $figure } for reed. { help-express-score-reed }
    .title = { score-reed }
lesson-express-score-wood = { $figure } for wood. { help-express-score-wood }
    .title = { score-wood }
lesson-express-score-brick = { $figure } for brick. { help-express-score-brick }
    .title = { score-brick }
lesson-express-score-stone = { $figure } for stone. { help-express-score-stone }
    .title = { score-stone }
lesson-express-score-sheep = { $figure } for sheep. { help-express-score-sheep }
    .title = { score-sheep }
lesson-express-score-boar = { $figure } for wild boar. { help-express-score-boar }
    .title = { score-boar }
lesson-express-score-cattle = { $figure } for cattle. { help-express-score-cattle }
    .title = { score-cattle }
lesson-express-score-improvements = { $figure } for improvements. { help-express-score-improvements }
    .title = { score-improvements }

## What to do now

lesson-express-confirm = “{ table-confirm }” ends your action. Until then you can take it back.
    .title = Happy with it?
lesson-express-try-sow = Choose what to sow, or leave the field bare.
    .title = Sow
lesson-express-try-add = Choose the animal that comes with the pasture.
    .title = An animal
lesson-express-try-feed = Cook as much as you need, then feed the family.
    .title = Feeding
lesson-express-have-baby = A House die and a free room: have a baby, for one more action in every round.
    .title = Have a baby
lesson-express-take-food = Collect { $goods }: the harvest is near, and the family must eat.
    .title = Get food
lesson-express-add-room = Take the House die and add a room ({ $goods }): a baby needs one.
    .title = Add a room
lesson-express-build-pasture = Take the Pasture die and build a pasture: it scores at each harvest.
    .title = A pasture
lesson-express-learn-one = Take on the occupation on the die: it helps you with the dice and scores.
    .title = An occupation
lesson-express-build-one = Build the improvement on the die: the sooner, the more it is worth.
    .title = An improvement
lesson-express-plow-field = Take the Field die: it costs nothing and scores at each harvest.
    .title = A field
lesson-express-take-animals = Collect { $goods }: there is a pasture for them.
    .title = Animals
lesson-express-roll-all = Nothing much here. Roll all the dice, then choose.
    .title = Roll
lesson-express-take-most = Collect { $goods }. It will be of use.
    .title = Collect
