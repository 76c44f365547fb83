### All Creatures Big and Small: the rules in short, and what scores, goods, counters and questions mean.

## Scores

help-creatures-score-sheep = 1 point for each sheep on your farm.
help-creatures-score-pigs = 1 point for each pig on your farm.
help-creatures-score-cows = 1 point for each cow on your farm.
help-creatures-score-horses = 1 point for each horse on your farm.
help-creatures-score-bonus-sheep = 0–3 sheep: −3 points; 4–7: 0; 8–10: 1; 11–12: 2; 13: 3. Each further sheep: 1 more.
help-creatures-score-bonus-pigs = 0–3 pigs: −3 points; 4–6: 0; 7–8: 1; 9–10: 2; 11: 3. Each further pig: 1 more.
help-creatures-score-bonus-cows = 0–3 cows: −3 points; 4–5: 0; 6–7: 1; 8–9: 2; 10: 3. Each further cow: 1 more.
help-creatures-score-bonus-horses = 0–3 horses: −3 points; 4: 0; 5–6: 1; 7–8: 2; 9: 3. Each further horse: 1 more.
help-creatures-score-extensions = 4 points for each extension whose 3 spaces are all used: by a tile, a trough or a closed pasture. The board you begin with scores nothing.
help-creatures-score-buildings = What your tiles are worth: a stall 1 point, stables 4, a special building what it says. Half points stay half points.

## The rules

help-rules-creatures-goal = The goal
    .text = You raise sheep, pigs, cows and horses on a small farm, with 3 workers and 8 rounds to do it. At the end every animal scores 1 point, many of a type score a bonus, and too few of a type cost points. Extensions and buildings add to that. The most points win.
help-rules-creatures-round = A round
    .text = First the spaces that gather something are refilled, even where something is left. Of the four with animals, an empty one gets its first good (reed, pig, cow or horse), any other its second (sheep or pig). Then you work, the workers go home, and the animals breed. The 8 borders beside the board count the rounds: each round one of them goes to “{ space-creatures-expand }”.
help-rules-creatures-work = Placing workers
    .text = In turn, beginning with the starting player, you each place one worker on a free space and act at once, until all 6 are placed. A space takes one worker per round, and you must do something there. Whatever lies on it you take all of: materials go to your stock, which has no limit, and animals need room on your farm.
help-rules-creatures-starting-player = Starting player
    .text = The marker moves only when somebody uses “{ space-creatures-start-player }”. Whoever does so begins from the next round on, until the other player takes it; the order of this round does not change.
help-rules-creatures-borders = Borders
    .text = You begin with 9 borders in stock and get more with “{ space-creatures-expand }”. Each goes on one edge of a space: with “{ space-creatures-fences }” for 1 wood, with “{ space-creatures-walls }” 2 at no cost and each further one for 2 stone. A pasture need not be closed at once. A border once built stays where it is.
help-rules-creatures-pastures = Pastures
    .text = A pasture is one or more spaces closed on all sides, by borders or by the walls of buildings; forest, road and the rim of the farm close nothing. It holds 2 animals per space, all of one type. While a side is open, it holds none. Further borders or a building can divide it.
help-rules-creatures-buildings = Buildings
    .text = A stall costs 3 stone and 1 reed and holds 3 animals; turned into stables for 5 wood or 5 stone, it holds 5. The special buildings on display exist only once each and say what they do. A building goes on a space without one, in a pasture or not; trough and borders stay there. It holds animals of one type unless it says otherwise. What is replaced can be built again, but a building never moves.
help-rules-creatures-troughs = Troughs
    .text = A space takes one trough. On an open space it feeds 1 animal; in a building it doubles the room; in a pasture each trough doubles the room of the whole pasture. It stays when you build on the space or close a pasture around it. There are 10 in all.
help-rules-creatures-extensions = Extensions
    .text = “{ space-creatures-expand }” gives you the borders that lie there and one extension: a column of 3 spaces for the left or right end of your farm. It is part of the farm from then on. There are 4 in all, 5 in the advanced and expert modes; when they are gone, the space still gives borders.
help-rules-creatures-animals = Animals
    .text = Animals live in closed pastures, in buildings and on open spaces with a trough. They may move or be let go at any time, so only their number matters: the table finds them the best places. If there is no room for all, you choose which leave.
help-rules-creatures-breeding = Breeding
    .text = At the end of every round each type of which you have at least 2 animals, wherever they live, bears one young, never more. It needs room like any animal; if there is none, let it or another animal go. A young has no young of its own in the same breeding.
help-rules-creatures-any-time = At any time
    .text = Some buildings work at any time. They are offered before you place a worker, when animals lack room, before breeding and before scoring. The Animal Trader works only during work. Other buildings act before breeding, at the end of a round or at the start of one, and ask you then.
help-rules-creatures-scoring = Scoring
    .text = Each animal scores 1 point. For each type you also look at the bonus: −3 points for up to 3 animals, then none, and from 8 sheep, 7 pigs, 6 cows or 5 horses on more and more. Each fully used extension scores 4 points. Buildings score what they say. Half points are kept.
help-rules-creatures-ending-ties = End and ties
    .text = The game ends after the breeding of round 8, and the most points win. If they are equal, the player who did not begin the first round wins.

## Goods

help-creatures-good-wood = For fences, stables, troughs and special buildings.
help-creatures-good-stone = For walls, stalls, stables and special buildings.
help-creatures-good-reed = For stalls and special buildings; it is rare.
help-creatures-good-border = Borders in your stock, ready to be built. They close pastures; you get more with “{ space-creatures-expand }”.
help-creatures-good-sheep = Scores 1 point; two have a young every round. The bonus begins with 8.
help-creatures-good-pig = Scores 1 point; two have a young every round. The bonus begins with 7.
help-creatures-good-cow = Scores 1 point; two have a young every round. The bonus begins with 6.
help-creatures-good-horse = Scores 1 point; two have a young every round. The bonus begins with 5.

## Counters

help-creatures-counter-to_place = Workers who have not yet acted this round, of 3.
help-creatures-counter-starting_player = Begins every round, until the other player takes the marker.
help-creatures-counter-borders_left = Borders beside the board: one leaves every round, so they count the rounds still to come.
help-creatures-counter-unused = Spaces without a tile and without a trough that are in no closed pasture.
help-creatures-counter-room = How many animals of this type your farm could keep if you had no others.
help-creatures-counter-troughs = Troughs on the farm. Each doubles the room of its pasture or building; on an open space it feeds 1 animal.
help-creatures-counter-stones = Stones on the Stone Carver’s Workshop, 2 points each.
help-creatures-counter-barn = The next stall may become stables at once and at no cost.
help-creatures-counter-supply-trough = Troughs left for both players, of 10.
help-creatures-counter-supply-stall = Stall tiles left for both players; each of them has stables on its back.
help-creatures-counter-supply-extension = Extensions left for both players.

## Questions

help-prompt-creatures-border = Choose an edge of a space of your farm; each border is paid one by one. Pastures may stay open for now; finish when you want no more.
help-prompt-creatures-border-free = Choose an edge of a space of your farm; this border costs nothing. It comes from your stock and stays where you build it.
help-prompt-creatures-border-new = Your Woodworking Shop lets you build the borders you have just received, at no cost. Those you keep go to your stock and cost the usual price later.
help-prompt-creatures-trough = Choose a space without a trough: in a pasture or building it doubles the room, on an open space it feeds 1 animal. Finish if you want no more.
help-prompt-creatures-trough-free = Choose a space without a trough: in a pasture or building it doubles the room, on an open space it feeds 1 animal. It costs nothing.
help-prompt-creatures-stall = Choose a space without a building; a trough there stays. The walls of the stall close pastures like borders.
help-prompt-creatures-stables = Choose a stall: as stables it holds 5 animals instead of 3 and is worth 4 points. Go on or finish.
help-prompt-creatures-pay = You can pay in wood or in stone, but not in both.
help-prompt-creatures-barn = Your Barn turns this stall into stables at no cost. If you decline, the right is lost.
help-prompt-creatures-build = Choose one of the special buildings on display; its cost is paid at once.
help-prompt-creatures-site = Choose the space where the building is to stand. Once built, it does not move.
help-prompt-creatures-beside = Your Conservatory lets you build another special building on a space beside it, at its cost. You may also do without.
help-prompt-creatures-extend = The extension goes on the left or the right end of your farm and stays there. It scores 4 points if all 3 spaces are used at the end.
help-prompt-creatures-swap = Your Cattle Farm gives you a cow for one of these animals. You may also keep them.
help-prompt-creatures-take-material = You choose which material you get.
help-prompt-creatures-take-animal = You choose which animal you get; it needs room on your farm.
help-prompt-creatures-part = Your farm has no room for all these animals, however you arrange them: choose which leave.
help-prompt-creatures-part-young = The young are born, but your farm has no room for all: let a young go, or another animal.
help-prompt-creatures-one-more = For each pasture with a single animal you get another of that type: choose which animals these are.
help-prompt-creatures-trade = Your Animal Trader takes one animal of each of two types and gives you one of a third.
help-prompt-creatures-spend = Your Trading Station takes two different materials and gives you an animal of your choice.
help-prompt-creatures-give-border = One border of your stock goes to the other player, and you build another one at no cost: choose its edge.
help-prompt-creatures-lift = Your Carpenter moves a trough or a stall: choose which.
help-prompt-creatures-landing = Choose the space where the Carpenter puts it. A stall may change places with a stall of another kind.
help-prompt-creatures-place = It is your turn to work: place a worker on a free space and do its action at once.
help-prompt-creatures-use = These buildings work at any time: choose one to use now.
help-prompt-creatures-visit = Your Steward’s Office lets you use one more free space, as if you had a fourth worker. You may also do without.
help-prompt-creatures-after-work = The work phase is over. The animal trader can still exchange animals now; during breeding it cannot.
help-prompt-creatures-before-breeding = Before the animals breed, you may use these buildings in any order; finish when you want no more.
help-prompt-creatures-before-scoring = The last round is over: use these buildings once more if it helps your score, then finish.
help-prompt-creatures-part-rearing = The Rearing Station is emptied before breeding, and the rest of your farm has no room for all: choose which leave.
help-prompt-creatures-ranch = A horse is about to be born: with the Ranch you may build 1 border at no cost, and the foal then stays.
help-prompt-creatures-carve = A stone laid on the Stone Carver’s Workshop stays there and is worth 2 points at the end.
