### Agricola Express: the occupations and improvements.

kind-improvement = Improvement

## Occupations

card-express-mayor = Mayor
    .text = Costs 1 food. Pay 2 food from your sheet to turn a farm die to any face. At every harvest each field scores 2 more points.
card-express-builder = Builder
    .text = Costs 1 food. Turn the improvement die to any face. At every harvest each of your improvements scores 1 point.
card-express-farmer = Farmer
    .text = Costs 1 food. Turn up to 2 produce dice to any face.
card-express-rancher = Rancher
    .text = Costs 1 food. Turn up to 2 animal dice to any face.
card-express-gatherer = Gatherer
    .text = Costs 1 food. Turn up to 2 material dice to any face.
card-express-midwife = Midwife
    .text = Costs 1 food. Each baby eats 1 food instead of 2. Babies score at every harvest, not just the last: 1, 3, 5 or 7 points for 1, 2, 3 or 4.

## Improvements

card-express-oven = Oven
    .text = Costs 1 brick or 1 stone. At any time: 1 grain gives 2 food, 1 vegetable 3.
card-express-hearth = Hearth
    .text = Costs 1 brick or 1 stone. At any time: 1 sheep gives 2 food, 1 wild boar 3, 1 cattle 4.
card-express-basketmaker = Basketmaker’s Workshop
    .text = Costs 1 wood. Once per action it counts as a reed die: when you collect reed, or pay with reed dice. At every harvest each 2 reed score 2 points.
card-express-joinery = Joinery
    .text = Costs 1 wood. Once per action it counts as a wood die: when you collect wood, or pay with wood dice. At every harvest each 3 wood score 2 points.
card-express-pottery = Pottery
    .text = Costs 1 wood. Once per action it counts as a brick die: when you collect brick, or pay with brick dice. At every harvest each 3 brick score 2 points.
card-express-stonecutter = Stonecutter’s Workshop
    .text = Costs 1 wood. Once per action it counts as a stone die: when you collect stone, or pay with stone dice. At every harvest each 2 stone score 2 points.
