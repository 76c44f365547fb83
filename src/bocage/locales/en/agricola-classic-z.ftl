### Agricola, first edition, deck Z: the occupations and minor improvements.

## Minor improvements

card-Z313 = Stump-Jump Plow
    .text = Each time one of your people takes wood from an action space, if you live in a clay or stone house, you may pay 1 food to plow 1 field.
card-Z314 = Keg
    .text = After all people are placed in this round, you may place a guest for one more action. The guest needs no food.
card-Z315 = Brewer’s Copper
    .text = In the feeding phase of each harvest you may turn 1 grain into 2 food. At the end you score 1 bonus point if you have at least 7 grain, in your supply and on your fields together.
card-Z316 = Bust
    .text = No effect but the points.
card-Z317 = Family Portrait
    .text = This card costs you 2 food for each family member (newborns too). You get 4 bonus points.
card-Z318 = Barbecue
    .text = You may turn up to as many animals as you have family members into food: a sheep gives 3 food, a wild boar 4, a cattle 5.
card-Z319 = Pumpkin Seed Oil
    .text = Three times per game, but only once per round (with its harvest), you may lay 1 vegetable from your supply on this card and get 3 food. The vegetables here count when you score.
card-Z320 = Maypole
    .text = Put one of your unbuilt fences on an unused space of your farmyard. You cannot build it any more; the space counts as used and stays as it is. At the end you score 2 bonus points.
card-Z321 = Ranch
    .text = You get 1 bonus point and 2 food for each round left after this one.
card-Z322 = Dozing Bull
    .text = At any time, while you have at least 1 cattle, you may take down your fences and put up the same number in another way at no cost. This is not building fences.
card-Z323 = Giant Pumpkin
    .text = Lay 1 vegetable from your supply on this card. At any time you may take it and turn it into food at once. If it is still here at the end, you score 2 bonus points and it counts as a vegetable.
card-Z324 = Scarecrow
    .text = Once each time you sow, you may pay 1 wood to sow 2 stacks of grain on one empty field. Each is harvested by itself and counts as a field of its own, but not when you score. You can sow there again only when both are gone.

## Occupations

card-Z325 = Village Beauty
    .text = At any time you may pay 3 food to have family growth without placing a person. You need room in your house; the newborn acts from the next round on.
card-Z326 = Gentleman
    .text = Each time you place the very last person of a round (of all players), you get 1 food after that action. If that person plays this card, you get 2 food.
card-Z327 = Herald
    .text = You get 2 wood. At any time you may look at the round cards still face down and rearrange them within their stages.
card-Z328 = Cooper
    .text = Each time any player (you too) takes at least 3 food that lay on an action space, you get 1 food from the general supply.
card-Z329 = Mail Coach Driver
    .text = From now on all other players get the resources and animals of action spaces only when their people return home. Food, and goods from cards, come at once.
card-Z330 = Taxidermist
    .text = You may lay animals that you turn into food on this card, at most 1 sheep, 1 wild boar and 1 cattle. They count as animals when you score.
card-Z331 = Sower
    .text = Vegetables that you get outside the harvest may be sown at once.
card-Z332 = Seed Trader
    .text = Lay 2 grain and 2 vegetables on this card. At any time you may buy them: a grain for 2 food, a vegetable for 3.
card-Z333 = Game Designer
    .text = At any time, as often as you like, you may exchange 1 wood, 1 clay, 1 reed and 1 stone for 2 food and 1 bonus point.
card-Z334 = Dance Instructor
    .text = You get 4 food before you pay for this card. Right after you play it, it goes back to your hand: it does not count as played, and you may play it again.
card-Z335 = Cube Cutter
    .text = In the field phase of each harvest you may pay 1 wood and 1 food for 1 bonus point (once per harvest).
card-Z336 = Mother of Twins
    .text = Each time you have family growth, you may pay 3 food for a second child, which needs no room.
