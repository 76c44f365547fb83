### Agricola: the rules in short, and what scores, goods, counters and questions mean. Where the first edition differs, an id ends in `-classic`.

## Scores

help-score-fields = { score-fields.help } Sown and empty fields count alike.
help-score-pastures = { score-pastures.help } Dividing a pasture makes two of it.
help-score-grain = { score-grain.help }
help-score-vegetables = { score-vegetables.help }
help-score-sheep = { score-sheep.help } Those in pastures, in stables and in the house all count.
help-score-boar = { score-boar.help } Those in pastures, in stables and in the house all count.
help-score-cattle = { score-cattle.help } Those in pastures, in stables and in the house all count.
help-score-unused = { score-unused.help }
help-score-stables = { score-stables.help } A stable outside the pastures scores nothing, but its space counts as used.
help-score-rooms = { score-rooms.help }
help-score-people = { score-people.help } A child born in the last round counts in full. The most is 15 points for 5 people.
help-score-cards = { score-cards.help } Fireplaces and cooking hearths are worth 1 point, the clay oven, the joinery, the pottery and the basketmaker’s workshop 2, the stone oven 3, the well 4.
help-score-bonus = { score-bonus.help } 3, 5 or 7 wood with the joinery score 1, 2 or 3 points, as many clay with the pottery the same; with the basketmaker’s workshop it takes 2, 4 or 5 reed.
help-score-begging = { score-begging.help } Nothing takes a begging card away again.

## The rules

help-rules-goal = The goal
    .text = You have a wooden house with two rooms and 14 rounds to make a farm of it. At the end everything on the farm scores: fields, pastures, crops, animals, house and family. Empty spaces cost points, and so does whatever you lack altogether. The most points win.
help-rules-round = A round
    .text = A new action space is turned up, the spaces that gather goods are refilled, and whoever has food waiting on the round space receives it. Then the families work. When all are placed, everybody goes home; rounds 4, 7, 9, 11, 13 and 14 end with a harvest.
help-rules-round-classic = { help-rules-round }
    .text = A new action space is turned up, whoever has food waiting on the round space receives it, and the spaces that gather goods are refilled. Then the families work. When all are placed, everybody goes home; rounds 4, 7, 9, 11, 13 and 14 end with a harvest.
help-rules-work = Placing people
    .text = Clockwise from the starting player, each in turn places one person on a free space and acts at once; whoever has nobody left is skipped. A space takes one person per round, and nobody may stand on it without acting. Of goods lying there you take all. Where a space says “or both”, one part is enough; what comes “after that” is optional, but never without the first part.
help-rules-family = Family growth
    .text = A child needs a free room: more rooms in the house than people in the family. One space, turned up in round 12 or 13, does without. The child works from the next round on; if a harvest ends the round of its birth, it eats only 1 food. A family has at most 5 people.
help-rules-house = House and renovation
    .text = A new room costs 5 wood, clay or stone, whatever your house is made of, and 2 reed; it goes on an empty space that shares a side with a room. Renovating turns the whole house from wood to clay, or from clay to stone, for 1 clay or stone per room and 1 reed in all. One action renovates one step.
help-rules-fields = Plowing and sowing
    .text = A field goes on an empty space outside your pastures, beside another field if you have one, and stays for good. When you sow, each empty field you like takes 1 grain or 1 vegetable from your supply: 1 grain becomes 3, 1 vegetable becomes 2. An emptied field can be sown again without plowing.
help-rules-pastures = Fences and stables
    .text = A fence costs 1 wood, stays where it is, and is built only where it helps to close a pasture on all sides; the rim of the farm, rooms, fields and stables do not replace fences. Every further pasture borders on one you have, and a pasture may be divided. It holds 2 animals per space, all of one type, and each stable inside doubles the whole. You have 15 fences and 4 stables.
help-rules-animals = Animals
    .text = Animals do not lie in the supply: they live in pastures, one in each stable outside the pastures, and one of any type in the house. They may move at any time. What finds no room is cooked, if you have a fireplace or a cooking hearth, or let go. Without either, an animal is never food.
help-rules-bake = Baking bread
    .text = You bake only where a space says so, or when you build an oven. Each grain from your supply then gives 2 food in a fireplace and 3 in a cooking hearth; the stone oven takes up to 2 grain for 4 food each, the clay oven 1 grain for 5. Without baking a grain is 1 food.
help-rules-improvements = Major improvements
    .text = Ten of them lie open to all, each of them only once. You build one per action and pay the cost; from then on it works for you, and its points count at the end. A cooking hearth can also be had for a fireplace handed in, which is then on offer again.
help-rules-hand-cards = Occupations and minor improvements
    .text = In the full game everybody holds cards that nobody else sees. An occupation is played with “{ space-lessons }” for food, a minor improvement where a space says so: its prerequisite must hold, its cost is paid. From then on the card lies in front of you and does what it says, against the rules if need be. A travelling card does its work at once and goes to your left neighbour’s hand; alone, it leaves the game. Cards left in your hand are worth nothing.
help-rules-harvest = Harvest
    .text = First the fields: 1 crop from each sown field goes into your supply. Then the meal: 2 food per adult, or 3 if you play alone, and 1 for a child born this round; 1 grain or 1 vegetable can be eaten as 1 food. Last the young: two or more animals of a type bear one, if it finds room. Neither the young nor its parents can be cooked then.
help-rules-begging = Begging
    .text = For each food missing at a meal you take a begging card, which costs 3 points and is never got rid of. Before that you must use all your food, grain and vegetables; whether you cook animals or use your workshops is up to you.
help-rules-begging-classic = { help-rules-begging }
    .text = For each food missing at a meal you take a begging card, which costs 3 points. The food in your supply must be paid, but nobody has to turn goods into food. Nobody may give up a person to save a meal.
help-rules-harvests-when = The six harvests
    .text = Rounds 4, 7, 9, 11, 13 and 14 end with a harvest. The first gives you four rounds to gather food, the last follows straight on the fifth.
help-rules-scoring = Scoring
    .text = After the last harvest fields, pastures, grain, vegetables and each type of animal score up to 4 points, or −1 where you have too little. Each unused space costs 1 point. Fenced stables, clay and stone rooms, people and improvements add points. Food left over is worth nothing.
help-rules-starting-player = Starting player
    .text = The marker moves only when somebody uses “{ space-meeting-place }”. Whoever does so has it at once and begins the next round; the order of this round stays. At the beginning it is drawn by lot: the starting player has 2 food, everybody else 3, a solo player none.
help-rules-starting-player-classic = { help-rules-starting-player }
    .text = The marker moves only when somebody uses “{ space-classic-meeting-place }”. Whoever does so has it at once and begins the next round; the order of this round stays. At the beginning it is drawn by lot: the starting player has 2 food, everybody else 3, a solo player none.
help-rules-passing = Passing
    .text = As long as you have people left you may pass and place them later in the round. You may not if all others with people left have passed since the last person was placed. People for whom no open space is of use stay at home this round.
help-rules-passing-classic = { help-rules-passing }
    .text = There is no passing: whoever has people left places one. Only if no open space is of use, people stay at home this round.
help-rules-ending-ties = End and ties
    .text = The game ends with the harvest after round 14, and the most points win. If they are equal, more wood, clay, reed and stone left over decides; what joinery, pottery or basketmaker’s workshop have scored is not counted again. If that is equal too, the victory is shared.
help-rules-ending-ties-classic = { help-rules-ending-ties }
    .text = The game ends with the harvest after round 14, and the most points win. If they are equal, the victory is shared.

## Goods

help-good-wood = For fences, stables and wooden rooms, for the joinery and the well.
help-good-clay = For clay rooms and to renovate a wooden house, for fireplaces, cooking hearths, ovens and the pottery.
help-good-reed = For roofs: 2 for each room, 1 for each renovation; also for the basketmaker’s workshop.
help-good-stone = For stone rooms and to renovate a clay house, for ovens, workshops and the well.
help-good-grain = Sown, 1 becomes 3; baked it gives 2 to 5 food, raw 1; up to 4 points at the end.
help-good-vegetable = Sown, 1 becomes 2; cooked it gives 2 or 3 food, raw 1; up to 4 points at the end.
help-good-food = For the meals of the family at harvests; left over at the end it is worth nothing.
help-good-sheep = Cooked it gives 2 food; two bear a young in each harvest; up to 4 points at the end.
help-good-boar = Cooked it gives 2 food in a fireplace, 3 in a cooking hearth; two bear a young in each harvest; up to 4 points at the end.
help-good-cattle = Cooked it gives 3 food in a fireplace, 4 in a cooking hearth; two bear a young in each harvest; up to 4 points at the end.

## Counters

help-counter-people = The people of the family, at most 5: each of them acts once per round, eats at harvests and scores 3 points.
help-counter-to_place = People who have not yet acted this round; a child born this round works from the next one on.
help-counter-food_needed = What the family eats in a harvest: 2 food per adult, or 3 if you play alone, and 1 for a child born this round.
help-counter-next_harvest = The round that ends with the next harvest; harvests end rounds 4, 7, 9, 11, 13 and 14.
help-counter-fences_left = Fences not yet built, of 15; each costs 1 wood.
help-counter-stables_left = Stables not yet built, of 4; each costs 2 wood, or only 1 on the space where you can also bake.
help-counter-begging = Begging cards: one for each food that was missing at a meal, −3 points each.
help-counter-starting_player = Begins every round, until somebody else takes the marker.
help-counter-rooms = Rooms of the house: each is a home for one person; clay rooms score 1 point, stone rooms 2.
help-counter-fields = Plowed fields, sown or empty; from the second on they score, at most 4 points for 5 fields.

## Questions

help-prompt-choose = The rules leave this to you: choose one of the possibilities.
help-prompt-and-or = The space offers several actions: do at least one, in any order, and finish when you want no more.
help-prompt-one-of = The space offers several things, and you get one of them.
help-prompt-may = You may do this, but need not: use it, or finish.
help-prompt-use-cards = Some of your cards can be used at this moment: use them in any order, or finish.
help-prompt-use-cards-at = Somebody else has done something at which your cards can be used: use them in any order, or finish.
help-prompt-place = It is your turn to work: place one of your people on a free space and do its action at once.
help-prompt-reveal = Each round brings a new action space, and you wanted to choose the order: take one of those left in this stage.
help-prompt-room = Choose an empty space that shares a side with your house; more rooms mean more people and, in clay or stone, more points.
help-prompt-stable = Choose a space without room, field or stable: in a pasture the stable doubles the room for animals, outside it is home to one animal.
help-prompt-grow = You can have a child now: from the next round on it is one more person to place.
help-prompt-plow = Choose an empty space for the field; if you have fields already, it must share a side with one of them.
help-prompt-sow = Choose what to sow on which empty field: 1 grain becomes 3, 1 vegetable becomes 2, and each harvest brings in one; fields may stay empty.
help-prompt-bake = Grain from your supply becomes food, one by one and the best oven first; finish if you want to keep the rest for sowing.
help-prompt-fence = Choose the spaces of a pasture: each fence still missing around it costs 1 wood; build on, or finish.
help-prompt-build = Choose one of the major improvements on offer; its cost is paid at once.
help-prompt-payment = There are several ways to pay for this improvement: in clay, or with a fireplace handed in, which is then on offer again.
help-prompt-gain = The space gives you this from the common supply.
help-prompt-collect = Whatever has gathered on the space is yours; nothing can be left behind.
help-prompt-take = The space lets you choose which good you take.
help-prompt-buy = It costs food; if you lack it, you can turn goods into food now.
help-prompt-overflow = Animals need room in pastures, in stables or, for one of them, in the house: choose which leave you; with a fireplace or a cooking hearth they are cooked.
help-prompt-breed = Two or more animals of a type bear a young, but not all young find room: do without one, or part with another animal first.
help-prompt-feed = The harvest has come: every adult eats 2 food, or 3 if you play alone, a child born this round 1. You have enough; before you pay you may still use your workshops.
help-prompt-feed-short = The harvest has come: every adult eats 2 food, or 3 if you play alone, a child born this round 1. Turn goods into food; each food still missing is a begging card, −3 points.
help-prompt-paying = Your supply does not cover the cost: exchange other goods, one at a time, until it does.
help-prompt-ways = Your cards allow several ways to pay: name the cards whose exchange you use, or pay without them.
help-prompt-clay-fences = A card lets you pay for fences in clay: add clay fence by fence, then finish to pay for the rest in wood.
help-prompt-mini-pasture = Choose one space to be fenced in without paying for it; if you have pastures, it must border on one.
help-prompt-renovate = The whole house is rebuilt at once; a card of yours may let you skip clay.
help-prompt-start = You become starting player at once and begin the next round; the order of this round stays.
help-prompt-play-minor = Play one of the minor improvements in your hand: its prerequisite must hold, and its cost is paid.
help-prompt-play-occupation = Play one of the occupations in your hand and pay what the space asks for.
help-prompt-place-another = Your card lets you place two people in a row: the second acts now, before the others.
help-prompt-reap-more = Your card lets you take one grain more from each of these fields; finish if you want to leave the rest.
help-prompt-move-from = Choose a field with at least two crops: one of them goes to an empty field.
help-prompt-move-to = Choose the empty field that receives the crop.
help-prompt-sow-twice = Your card lets you sow two stacks of grain on one field, for 1 wood; each is harvested by itself.
help-prompt-cook-more = Your card brings 1 more food for every two goods cooked at the same moment, and one of them is still alone: cook another, or finish.
help-prompt-anytime = These cards work at any time: use one now, as often as it allows.
