### Agricola: the major improvements, by name and by their numbers in both editions.

card-fireplace-2 = Fireplace I
    .text = At any time: 1 vegetable gives 2 food, 1 sheep 2, 1 wild boar 2, 1 cattle 3. When you bake bread, each grain gives 2 food.
card-fireplace-3 = Fireplace II
    .text = { card-fireplace-2.text }
card-hearth-4 = Cooking Hearth I
    .text = Pay the clay or hand in a fireplace. At any time: 1 vegetable gives 3 food, 1 sheep 2, 1 wild boar 3, 1 cattle 4. When you bake bread, each grain gives 3 food.
card-hearth-5 = Cooking Hearth II
    .text = { card-hearth-4.text }
card-clay-oven = Clay Oven
    .text = When you bake bread, 1 grain gives 5 food (1 grain per action). When you build this you may bake bread at once.
card-stone-oven = Stone Oven
    .text = When you bake bread, each grain gives 4 food (up to 2 grain per action). When you build this you may bake bread at once.
card-joinery = Joinery
    .text = Once per harvest: 1 wood gives 2 food. At the end 3, 5 or 7 wood left over score 1, 2 or 3 bonus points.
card-pottery = Pottery
    .text = Once per harvest: 1 clay gives 2 food. At the end 3, 5 or 7 clay left over score 1, 2 or 3 bonus points.
card-basketmaker = Basketmaker’s Workshop
    .text = Once per harvest: 1 reed gives 3 food. At the end 2, 4 or 5 reed left over score 1, 2 or 3 bonus points.
card-well = Well
    .text = Lay 1 food on each of the next 5 round spaces, or as many as are left. You receive it at the start of those rounds.

## First edition

card-A1 = { card-fireplace-2 }
card-A2 = { card-fireplace-3 }
card-A3 = { card-hearth-4 }
card-A4 = { card-hearth-5 }
card-A5 = { card-clay-oven }
card-A6 = { card-stone-oven }
card-A7 = { card-joinery }
card-A8 = { card-pottery }
card-A9 = { card-basketmaker }
card-A10 = { card-well }

## Revised edition

card-M01 = { card-fireplace-2 }
card-M02 = { card-fireplace-3 }
card-M03 = { card-hearth-4 }
card-M04 = { card-hearth-5 }
card-M05 = { card-well }
card-M06 = { card-clay-oven }
card-M07 = { card-stone-oven }
card-M08 = { card-joinery }
card-M09 = { card-pottery }
card-M10 = { card-basketmaker }
