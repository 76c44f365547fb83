### Agricola: what the pictures in the rules show, and two topics of those pages alone. Where the first edition differs, an id ends in `-classic`.

help-rules-solo = Alone
    .text = The rules are the same, but you begin without food, each adult eats 3 food in a harvest, and “{ space-forest }” gathers only 2 wood a round. A traveling card leaves the game once it has been used. In a series you play for goals: 50 points in the first game, then 55, 59, 62, 64, 65, 66 and 67.
help-rules-solo-classic = { help-rules-solo }
    .text = The rules are the same, but you begin without food, each adult eats 3 food in a harvest, and “{ space-classic-forest }” gathers only 2 wood a round. A traveling card leaves the game once it has been used. In a series you play for goals: 50 points in the first game, then 55, 59, 62, 64, 65, 66 and 67.
help-rules-variants = Other ways to play
    .text = Whoever makes a table can choose how hand cards are dealt, whether partners play in teams, and some house rules. They can be combined as far as they fit together. All that differs is listed here.

rules-agricola-start = The farm at the start: 15 spaces, two of them rooms of the wooden house. Everything else is still to be used.
rules-agricola-grown = A farm that scores well: a stone house with four rooms, four sown fields, three pastures with stables. Only one space is unused.
rules-agricola-piles = 3 wood come to the space every round. Nobody has been here for a round, so 6 lie there: whoever comes takes them all.
rules-agricola-taken = The first space is free and its food can be taken. Somebody has worked on the other this round: it is closed.
rules-agricola-room-free = Three rooms, two people: there is room for a child. With two rooms there is none.
rules-agricola-rooms = The new room shares a side with the house; it costs 5 wood and 2 reed while the house is of wood. Touching at a corner is not enough.
rules-agricola-renovated = Two rooms of wood become clay for 2 clay and 1 reed. The next renovation, for 2 stone and 1 reed, makes them stone.
rules-agricola-plowed = The second field lies beside the first. Far from it, no field is allowed.
rules-agricola-sown = 1 grain sown becomes 3 on the field, 1 vegetable becomes 2. What is added comes from the common supply.
rules-agricola-fences = Six fences close a pasture of two spaces. The second pasture uses a side of the first: three more fences are enough.
rules-agricola-fences-wrong = Not allowed: fences that close nothing, a pasture that borders on none of yours, a field or a room inside a pasture.
rules-agricola-stables = Two spaces hold 4 animals. With a stable on one of them the whole pasture holds 8.
rules-agricola-homes = Five sheep in a pasture of three spaces, one wild boar in a stable without fences, one cattle in the house.
rules-agricola-oven = Two of the ten major improvements: the cost stands at the top right, the points in the sun.
rules-agricola-baking = Each grain: 2 food in a fireplace, 3 in a cooking hearth. The stone oven makes 8 of two grain, the clay oven 5 of one.
rules-agricola-cards = An occupation and a minor improvement. The improvement has a cost and a prerequisite, the occupation neither.
rules-agricola-reaped = The field phase takes 1 crop from each field. The field on the right is empty now and can be sown again.
rules-agricola-meal = Two adults eat 2 food each, the child born this round 1.
rules-agricola-born = Three sheep bear one young, not more. The pasture has room for a fourth.
rules-agricola-scored = This farm scores 17 points: fields 2, pastures 2, grain 1, vegetables 1, sheep 2, wild boar 1, cattle 1, 6 unused spaces −6, a fenced stable 1, 3 clay rooms 3, 3 people 9.
rules-agricola-alone = Alone the space gathers 2 wood a round, and two adults eat 6 food.
rules-agricola-open-fences = A house rule: fences may stand open. Only the closed pasture holds animals and scores.
