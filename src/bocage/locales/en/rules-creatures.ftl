### All Creatures Big and Small: what the pictures in the rules show, and a topic of those pages alone.

help-rules-creatures-modes = Modes
    .text = The modes differ in the special buildings on display: in the standard mode the 4 basic ones, in the advanced mode 4 more, in the expert mode 8 more, drawn at random. In both of these there are 5 extensions and 5 stall tiles instead of 4.

rules-creatures-start = Your farm at the start: two columns of 3 spaces between forest and road, with the cottage in a corner, which holds 1 animal.
rules-creatures-grown = A farm that scores well: two closed pastures with a trough each, stables, a stall, and an extension whose 3 spaces are all used.
rules-creatures-refill = An empty space gets a pig; one on which something lies gets a sheep as well. The 3 wood come every round, whatever lies there.
rules-creatures-taken = The first space is free. Your opponent has placed a worker on the other: it is closed this round.
rules-creatures-border = With wood each border costs 1, and a pasture may stay open. With stone 2 borders are free and each further one costs 2; here the cottage closes one side.
rules-creatures-closed = Closed pastures hold 2 animals per space. On the second farm the stall closes the lower side.
rules-creatures-open = Two borders are missing at the forest: this pasture is open and holds nothing yet.
rules-creatures-stalls = A stall costs 3 stone and 1 reed and holds 3 animals. As stables, for 5 wood or 5 stone, it holds 5.
rules-creatures-special = Two of the basic special buildings: cost at the top right, points in the sun.
rules-creatures-troughs = A trough on an open space feeds 1 animal, in a pasture of two spaces it makes room for 8 instead of 4, in a stall for 6 instead of 3.
rules-creatures-extension = An extension to the right of the farm. All its spaces lie in a closed pasture: 4 points.
rules-creatures-homes = Three sheep in the pasture, two cows in the stall, a pig beside the trough on an open space, a horse in the cottage.
rules-creatures-young = Three sheep bear one young, and the pasture has room for it. A pig alone bears none.
rules-creatures-exchange = Two buildings that work outside an action: what they offer stands on them.
rules-creatures-scored = These animals score 19 points, 8 sheep, 4 pigs, 6 cows and 1 horse, and their bonuses 1, 0, 1 and −3. The extension adds 4, the stables 4: 26 points.
rules-creatures-modes = Special buildings on display in every mode.
