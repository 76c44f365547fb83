### Agricola Express: what the pictures in the rules show.

rules-express-start = Your farm at the start: a wooden house without added rooms, no field and no pasture.
rules-express-grown = A farm that scores well: a brick house with two rooms and two babies, three fields, a pasture for each type of animal, an occupation and two improvements.
rules-express-rounds = Six rounds and three harvests: after rounds 3, 5 and 6.
rules-express-group = Dice that show the same are one group, and so is a single die. Wood and reed together are none.
rules-express-aside = The two wood dice were taken: they are set aside. The others wait for the next action.
rules-express-dice = The faces of the dice: farm, occupation, improvement, produce, material and animal dice.
rules-express-double = Three ways to pay for a room: 1 reed and 1 wood from the sheet, two wood dice and 1 reed from the sheet, or dice alone.
rules-express-workshop-die = The joinery counts as a wood die: with one more it pays 1 wood for the pasture.
rules-express-houses = A room of a wooden house costs 1 reed and 1 wood. For 2 brick the house becomes brick, for 2 stone more it becomes stone.
rules-express-babies = Two added rooms and one baby: there is room for another. Without an added room there is none.
rules-express-sowing = A field can be sown from the sheet, 1 becomes 2, or with a die, which gives 2.
rules-express-grazing = A pasture die, 1 wood, and a sheep die with them: the sheep moves into the new pasture.
rules-express-equal = Food and double food go together and give 3. Three sheep dice give 3 sheep. Grain and vegetable do not go together.
rules-express-learned = The occupation die shows the Rancher: for 1 food you learn it.
rules-express-powers = The Rancher turns up to two animal dice before you take some.
rules-express-built = The improvement die shows the Oven, which costs 1 brick or 1 stone.
rules-express-cooked = What Oven and Hearth make of grain, vegetables and animals.
rules-express-meal = Two adults and a baby eat 2 food each. With the Midwife the baby eats 1.
rules-express-young = Two sheep become three. One wild boar alone has no young.
rules-express-sheet = At the last harvest this farm scores 21 points: house 5, fields 5, pastures 5, the baby 1, sheep 2, cattle 3.
rules-express-alone = Alone 85 points are the goal.
