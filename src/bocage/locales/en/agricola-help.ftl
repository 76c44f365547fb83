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
help-prompt-then = One thing comes after the other: whoever begins does all of it.
help-prompt-pay = It has this price; if your supply does not cover it, you can exchange other goods for what is missing.
help-prompt-leave = What you leave stays on the space for whoever comes next.
help-prompt-grow-up = A child of this round usually stays at home until the next one; your card sends it to work at once.
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
