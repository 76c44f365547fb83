### Agricola Express: the rules in short, and what scores, goods, dice, counters and questions mean.

## Scores

help-express-score-house = With at least one added room: 3 points, and 1 for each room if the house is of wood, 2 if of brick, 3 if of stone. Without added rooms nothing, whatever the house is made of.
help-express-score-fields = With at least one field: 3 points, and 1 for each field. With the Mayor 3 for each field.
help-express-score-pastures = With at least one pasture: 3 points, and 1 for each pasture.
help-express-score-babies = 1, 3, 5 or 7 points for 1, 2, 3 or 4 babies, at the last harvest only. With the Midwife at every harvest.
help-express-score-food = −3 points for each food missing when the family eats. Food left over scores nothing, but breaks ties.
help-express-score-grain = With at least one grain: 1 point, and 1 for every 2 grain.
help-express-score-vegetable = With at least one vegetable: 1 point, and 1 for each vegetable.
help-express-score-reed = With the Basketmaker’s Workshop: 2 points for every 2 reed.
help-express-score-wood = With the Joinery: 2 points for every 3 wood.
help-express-score-brick = With the Pottery: 2 points for every 3 brick.
help-express-score-stone = With the Stonecutter’s Workshop: 2 points for every 2 stone.
help-express-score-sheep = With at least one sheep: 1 point, and 1 for every 3 sheep.
help-express-score-boar = With at least one wild boar: 1 point, and 1 for every 2 wild boar.
help-express-score-cattle = With at least one cattle: 1 point, and 1 for each cattle.
help-express-score-improvements = With the Builder: 1 point for each improvement you own.

## The rules

help-rules-express-goal = The goal
    .text = All players share 13 dice. From them you build up a farm: rooms, fields, pastures, animals, babies, goods, occupations and improvements. Each of the 3 harvests scores the whole farm anew, and the sum of the three decides.
help-rules-express-round = A round
    .text = In turn, beginning with the starting player, each player takes one action, until nobody has any left. You have 2 actions per round, and 1 more for each baby. If you have none left, you wait. There are 6 rounds; a harvest follows rounds 3, 5 and 6. The first starting player is drawn; after a harvest the player with the lowest total starts, in a tie the first of them clockwise from the last starting player.
help-rules-express-turn = An action
    .text = First keep the unused dice as they lie, or roll all 13. Then you may use the power of one occupation. Then you must take one group of dice. These dice, and those you pay with, are set aside until somebody rolls again. The others stay as they are for the next action, even into the next round.
help-rules-express-dice = The dice
    .text = 2 farm dice: House, Pasture and Field on 2 sides each. 1 occupation die and 1 improvement die: 6 different sides each. 3 produce dice: food on 2 sides, double food on 1, grain on 2, vegetable on 1. 3 material dice: wood on 2, brick on 2, reed on 1, stone on 1. 3 animal dice: sheep on 3, wild boar on 2, cattle on 1.
help-rules-express-powers = Powers
    .text = One of your occupations may turn unused dice in each action: the Mayor a farm die, for 2 food from your sheet; the Builder the improvement die; the Farmer up to 2 produce dice, the Rancher up to 2 animal dice, the Gatherer up to 2 material dice. After that you cannot roll in this action. What you turn and do not take stays as it is for the next player.
help-rules-express-paying = Paying
    .text = Pay from your sheet, or with unused dice at double the price: 2 wood dice for 1 wood. A double food die pays 1 food alone. You may pay one part from the sheet and another with dice. A workshop counts as one die of its material: with its help 1 die pays 1, and 3 dice pay 2. It helps once per action.
help-rules-express-house = The house
    .text = A House die lets you do one of three things. Add rooms, as many as you can pay: 1 reed and 1 of the material of your house for each. Or upgrade the house, from wood to brick for 2 brick, from brick to stone for 2 stone; both at once, if you can. Or have a baby.
help-rules-express-baby = Babies
    .text = A baby takes a House die and an added room without a baby, but costs nothing. You can have one per action and 4 in all. It gives you one more action per round, from this round on, and eats at every harvest.
help-rules-express-fields = Fields
    .text = A Field die gives you a field, at no cost. You may sow it at once: 1 grain or vegetable from your sheet becomes 2, or an unused die showing one gives you 2 and is set aside.
help-rules-express-pastures = Pastures and animals
    .text = A Pasture die and 1 wood give you a pasture. You may add the animal of one unused die. A pasture holds any number of animals of one type, so you need a pasture for each type you have. Animals may move at any time: only their numbers count.
help-rules-express-collecting = Collecting
    .text = Take 1 to 3 produce, material or animal dice that show the same; food and double food go together. A workshop adds 1 of its material. Animals need a pasture, or a Hearth: without a pasture they are cooked at once. If there are more types than pastures, all animals of one type leave, cooked if you have a Hearth.
help-rules-express-occupations = Occupations
    .text = The occupation die and 1 food give you the occupation that it shows. If you have that one, choose any other. Several players can have the same. You use one power per action, but all your occupations count in the harvest.
help-rules-express-improvements = Improvements
    .text = The improvement die lets you build what it shows. If you have that one, build any other, at its own cost: 1 brick or 1 stone for Oven or Hearth, 1 wood for a workshop. Oven and Hearth make food. Workshops help you collect and pay, and score for their material.
help-rules-express-cooking = Cooking
    .text = With the Oven 1 grain gives 2 food and 1 vegetable 3. With the Hearth 1 sheep gives 2 food, 1 wild boar 3 and 1 cattle 4. Cook as much as you like, in your actions and when you feed your family. Without these two nothing can be cooked.
help-rules-express-harvest = The harvest
    .text = First everybody eats: 2 food for each of the 2 adults and each baby; with the Midwife 1 for each baby. The food on your sheet is paid as far as it goes, and each food missing costs 3 points. Then each pasture with at least 2 animals brings 1 more of their type; spread them as you like. Then the farm scores.
help-rules-express-scoring = Scoring
    .text = Rooms: 3 points, and 1, 2 or 3 for each room of wood, brick or stone. Fields and pastures: 3 points each, and 1 for each of them. Grain and wild boar: 1 point each, and 1 for every 2. Sheep: 1 point, and 1 for every 3. Vegetables and cattle: 1 point each, and 1 for each of them. Of what you do not have, nothing. At the last harvest 1, 3, 5 or 7 points for 1, 2, 3 or 4 babies. The Mayor, the Builder, the Midwife and the workshops add theirs.
help-rules-express-solo = Alone
    .text = The rules are the same. Try to reach 85 points.
help-rules-express-ending-ties = End and ties
    .text = The game ends with the third harvest. The highest sum of the three harvests wins. If it is equal, the player with more food left wins; if that is equal too, the victory is shared.

## Goods and animals

help-express-food = Feeds your family at the harvest, pays for occupations and for the Mayor’s power.
help-express-grain = To sow, or to cook in the Oven for 2 food. Scores at the harvest.
help-express-vegetable = To sow, or to cook in the Oven for 3 food. Scores at the harvest.
help-express-reed = 1 for each room. Scores with the Basketmaker’s Workshop.
help-express-wood = 1 for each pasture, each workshop and each room of a wooden house. Scores with the Joinery.
help-express-brick = 2 for the brick house, 1 for each of its rooms; 1 for Oven or Hearth. Scores with the Pottery.
help-express-stone = 2 for the stone house, 1 for each of its rooms; 1 for Oven or Hearth. Scores with the Stonecutter’s Workshop.
help-express-sheep = Lives in a pasture; the Hearth makes 2 food of it. Scores at the harvest.
help-express-boar = Lives in a pasture; the Hearth makes 3 food of it. Scores at the harvest.
help-express-cattle = Lives in a pasture; the Hearth makes 4 food of it. Scores at the harvest.

## Dice, farm and counters

help-express-dice = Unused dice: whoever acts next may take a group of them, or roll all 13.
help-express-aside = Dice taken or paid with. They come back when somebody rolls.
help-express-roll = Rolls all 13 dice, those set aside, too. Only as the first thing in an action, and only once.
help-express-groups = What you can take with these dice. You must take one group in each action.
help-express-powers = An occupation of yours can turn this die. One occupation per action; afterwards you cannot roll.
help-express-pastures = Each pasture holds any number of animals of one type. Those with at least 2 bring 1 more at the harvest.
help-express-babies = Each gives one more action per round and needs an added room. At the harvest each eats 2 food, with the Midwife 1.
help-express-house = The material of the house and the rooms added to it. Each room has space for a baby and scores 1, 2 or 3 points in a house of wood, brick or stone.
help-express-need = The food your family eats at the next harvest. Each food missing costs 3 points.
help-express-total = The points of the harvests so far.
help-express-worth = What this farm would score if the harvest were now.
help-express-starting-player = Begins every round. After a harvest this is the player with the lowest total.

## Questions

help-prompt-express-turn = Take a group of the unused dice. Before that you may roll all dice once, or let one of your occupations turn some. You may also cook.
help-prompt-express-rooms = Each further room costs 1 reed and 1 of the material of your house. Finish when you want no more.
help-prompt-express-upgrade = You can pay for the next house, too, and need no second House die. You may also stop here.
help-prompt-express-sow = 1 grain or vegetable from your sheet becomes 2. A die showing one gives you 2 and is set aside. You may also leave the field empty.
help-prompt-express-add = With a new pasture you may take one unused animal die. The animal goes to any pasture that is empty or has its type.
help-prompt-express-free = Each type needs a pasture of its own. All animals of the type you choose leave: cooked if you have a Hearth, otherwise for nothing.
help-prompt-express-feed = Each food missing costs 3 points. You may cook first; then the food on your sheet is paid as far as it goes.
help-prompt-express-crowded = You have enough food, but too few pastures for all your animals to breed. If a whole type is cooked now, another type can use its pasture.
help-prompt-express-breed = Each pasture with at least 2 animals brings 1 more. Choose the type that gets another pasture.
help-prompt-express-spare = These goods and animals score nothing more. As food they may win you a tie.
