### All Creatures Big and Small: the tiles and special buildings, and the words on them.

## What every farm can have

card-creatures-cottage = Cottage
    .text = Stands on your farm from the start. A Half-Timbered House, a Byre-Dwelling or a Log House can replace it.
card-creatures-stall = Stall
    .text = Can be turned into stables. Open Stables can replace it.
card-creatures-stables = Stables
    .text = The other side of a stall. The Materials Outlet can replace it.

## Basic buildings

card-creatures-shelter = Shelter
    .text = You get 1 animal of your choice.
card-creatures-open-stables = Open Stables
    .text = Replaces a stall, a pig stall or a cow stall; nothing ever replaces it. You get 1 cow or 1 horse.
card-creatures-storage-building = Storage Building
    .text = At the end it scores ½ point for each wood, stone and reed in your stock. Halves are not rounded.
card-creatures-half-timbered-house = Half-Timbered House
    .text = Replaces your cottage; nothing ever replaces it.

## More buildings

card-creatures-large-extension = Large Extension
    .text = At the end it scores 2 points for each building that shares a side with it.
card-creatures-home-workshop = Home Workshop
    .text = Before each breeding, this round’s too, you may build 1 stall for 3 stone and 1 reed. It takes no worker, and the stall is ready at once.
card-creatures-farm-shop = Farm Shop
    .text = Stands in the road row. You get 1 building material and 1 animal of your choice. Holds 1 sheep.
card-creatures-insemination-center = Insemination Center
    .text = When you breed, a single animal of a type is enough for a young. You still get at most one young of each type.
card-creatures-carpenter = Carpenter
    .text = At any time, as often as you like, you may move your troughs and stalls to other spaces of your farm. Animals that lose their room leave.
card-creatures-fodder-beet-field = Fodder Beet Field
    .text = You can build it only with at least 2 animals of each type. You get 1 sheep, 1 pig, 1 cow and 1 horse.
card-creatures-fence-manufacturer = Fence Manufacturer
    .text = You may now build any number of borders from your stock, for 1 wood each.
card-creatures-small-extension = Small Extension
    .text = { card-creatures-large-extension.text }
card-creatures-barn-floor-manufacturer = Barn Floor Manufacturer
    .text = You get 1 pig or 1 cow.
card-creatures-cattle-farm = Cattle Farm
    .text = Each time you add an extension, you may exchange 1 sheep, 1 pig or 1 horse for 1 cow. Holds 3 cows.
card-creatures-country-house = Country House
    .text = You get 1 cow. Add 1 extension to your farm, if any is left.
card-creatures-log-house = Log House
    .text = Replaces your cottage; nothing ever replaces it. At the end it scores 4 points if you have at least 4 wood in stock, otherwise none.
card-creatures-duck-pond = Duck Pond
    .text = You can build it only with at least 6 unused spaces on your farm. You get 1 reed.
card-creatures-joinery = Joinery
    .text = Before each breeding, this round’s too, you may place 1 trough for 2 wood. It takes no worker, and the trough is ready at once.
card-creatures-sawmill = Sawmill
    .text = Each trough, each stables and each special building costs you 1 wood less, if it costs wood.
card-creatures-animal-trader = Animal Trader
    .text = At any time during work, as often as you like, you may exchange 2 animals of different types for 1 animal of a third type.
card-creatures-rearing-station = Rearing Station
    .text = Holds 1 animal of each type. When breeding begins, they all move elsewhere on your farm or are lost; then young may live here.
card-creatures-feed-storehouse = Feed Storehouse
    .text = Place 1 trough at no cost. At the end it scores 3 points if you have at least 5 troughs, otherwise none.
card-creatures-farm-well = Farm Well
    .text = At the start of rounds 6, 7 and 8 place 1 trough at no cost, before anybody works. The round in which you build it gives none.
card-creatures-ranch = Ranch
    .text = Each time a horse is born and you can keep it, you may build 1 border from your stock at no cost, even to make room for it. Holds 2 horses.
card-creatures-hay-rack = Hay Rack
    .text = You get 1 sheep, 1 cow and 1 horse.
card-creatures-pig-stall = Pig Stall
    .text = You get 1 pig. At the end it scores 4 points if you have at least 13 pigs, otherwise none. Holds 3 pigs. Like a stall, it can become stables or Open Stables.
card-creatures-breeding-station = Breeding Station
    .text = After the breeding of the last round your animals breed once more, yours alone. What your buildings do before and during breeding happens again.
card-creatures-cow-stall = Cow Stall
    .text = You get 1 cow. At the end it scores 4 points if you have at least 11 cows, otherwise none. Holds 3 cows. Like a stall, it can become stables or Open Stables.
card-creatures-stud = Stud
    .text = Holds 2 horses. Each unused space that shares a side with it also holds 2 horses, and still counts as unused.
card-creatures-dog-house = Dog House
    .text = Each unused space in the middle row and the road row holds 1 sheep, and still counts as unused.
card-creatures-wild-boar-pen = Wild Boar Pen
    .text = Holds 2 pigs. Each unused space in the forest row also holds 1 pig, and still counts as unused.

## Even more buildings

card-creatures-carpenters-workshop = Carpenter’s Workshop
    .text = Each time you build a stall with “{ space-creatures-stall }” or with the Home Workshop, you may build up to 2 borders from your stock at no cost.
card-creatures-materials-outlet = Materials Outlet
    .text = Replaces stables, but not Open Stables. You get 4 wood and 3 stone. Holds 1 horse.
card-creatures-inn = Inn
    .text = You get 1 horse. Holds 2 pigs.
card-creatures-office = Office
    .text = At the end it scores 6 points, less 2 for each building in the forest row, itself included. This can make it negative. Holds 2 horses.
card-creatures-woodworking-shop = Woodworking Shop
    .text = Each time you receive borders, from “{ space-creatures-expand }” or through a building, you may build them at once at no cost.
card-creatures-corner-houses = Corner Houses
    .text = Stands in a corner of your farm. From then on you can add no extension.
card-creatures-building-firm = Building Firm
    .text = At any time, as often as you like, you may pay 2 stone to replace a trough outside your buildings with a stall, while there are stall tiles left.
card-creatures-depot = Depot
    .text = Each time you use “{ space-creatures-building-materials }”, you also take 1 wood off the space “{ space-creatures-three-wood }”, if any lies there. Holds 1 horse.
card-creatures-estate = Estate
    .text = You get 1 horse. At the end it scores 3 points if you have at least 5 special buildings; itself and the cottage or its successor count, stalls and stables do not. Holds 2 horses.
card-creatures-pen = Pen
    .text = Animals in it do not count when you score: neither as points nor for the bonus.
card-creatures-cottage-extension = Cottage Extension
    .text = Only your second worker of round 1 can build it, beside your cottage. From then on each new building must share a side with one you have.
card-creatures-organic-farm = Organic Farm
    .text = For each of your pastures with exactly 1 animal, you get 1 more animal of that type.
card-creatures-barn = Barn
    .text = The next stall you build, in whatever way, may become stables at once and at no cost. If you decline, the right is lost.
card-creatures-servants-cottage = Servant’s Cottage
    .text = You may now build up to 2 borders from your stock at no cost. You may also place 1 trough for 2 wood.
card-creatures-reed-hut = Reed Hut
    .text = You get back the 3 reed you paid.
card-creatures-stewards-office = Steward’s Office
    .text = When all workers are placed, this round too, you may use 1 more free space without a worker.
card-creatures-timber-shop = Timber Shop
    .text = Once per round, as soon as “{ space-creatures-start-player }”, “{ space-creatures-three-wood }”, “{ space-creatures-one-stone }” and “{ space-creatures-two-stone }” are all occupied, you get 3 wood.
card-creatures-byre-dwelling = Byre-Dwelling
    .text = { card-creatures-half-timbered-house.text }
card-creatures-feeding-station = Feeding Station
    .text = Each of your pastures without a trough, later ones too, holds 1 more animal.
card-creatures-manor = Manor
    .text = At the end it scores 7 points, less 2 for each building in the road row; the cottage or its successor counts. This can make it negative.
card-creatures-cattle-market = Cattle Market
    .text = At any time, as often as you like, you may exchange 1 reed for 1 animal of your choice.
card-creatures-haystack = Haystack
    .text = Each of your stables, Open Stables too, may hold 3 animals each of two types instead of 5 of one; with a trough, 6 each instead of 10.
card-creatures-trading-station = Trading Station
    .text = Before each breeding, this round’s too, you may exchange 2 different building materials for 1 animal of your choice. Holds 1 cow.
card-creatures-assembly-hall = Assembly Hall
    .text = At any time, as often as you like, you may give 1 border from your stock to the other player and build another one at no cost.
card-creatures-conservatory = Conservatory
    .text = You may at once build another special building on a space beside it, at its cost. Holds 1 sheep.
card-creatures-stone-carvers-workshop = Stone Carver’s Workshop
    .text = At the end of each round, this one too, you may lay 1 stone from your stock on it for good. At the end it scores 2 points for each.
card-creatures-dairy-farm = Dairy Farm
    .text = Holds 2 cows. Each unused space that shares a side with it also holds 2 cows, and still counts as unused.

## Prerequisites

need-creatures-on-stall = a stall, a pig stall or a cow stall to replace
need-creatures-on-stables = stables to replace, not Open Stables
need-creatures-on-cottage = your cottage, which it replaces
need-creatures-road-row = a free space in the road row
need-creatures-corner = a free corner of your farm
need-creatures-second-worker = your second worker of round 1 and a free space beside your cottage
need-creatures-beside-cottage = { need-creatures-second-worker }
need-creatures-pairs = at least 2 animals of each type
need-creatures-unused-6 = at least 6 unused spaces on your farm

## Kinds and decks

kind-building = Special building
kind-tile = Tile
deck-basic = Basic buildings
deck-more = More buildings
deck-even-more = Even more buildings
