### Agricola, revised edition: the occupations and minor improvements, and the words on cards.

## Deck A, minor improvements

card-A002 = Shifting Cultivation
    .text = Plow 1 field.
card-A005 = Clay Embankment
    .text = You get 1 clay for every 2 clay in your supply.
card-A009 = Young Animal Market
    .text = You get 1 cattle.
card-A012 = Drinking Trough
    .text = Each of your pastures holds 2 more animals, however many stables are in it.
card-A016 = Rammed Clay
    .text = You get 1 clay. For each fence you may pay 1 clay instead of 1 wood.
card-A019 = Handplow
    .text = Lay 1 field tile on the 5th round space from now. At the start of that round you may plow it; otherwise it is lost.
card-A024 = Threshing Board
    .text = Each time you use “Farmland” or “Cultivation”, you may also bake bread.
card-A026 = Sleeping Corner
    .text = You may also use a “Wish for Children” space (basic, modest or urgent) that is occupied by one other player only.
card-A032 = Manger
    .text = At the end you score 1, 2, 3 or 4 bonus points if your pastures cover at least 6, 7, 8 or 10 spaces in all.
card-A033 = Big Country
    .text = You get 1 bonus point and 2 food for each round left after this one.
card-A038 = Wool Blankets
    .text = At the end you score 3 bonus points for a wooden house, 2 for a clay house, none for a stone house.
card-A044 = Pond Hut
    .text = Lay 1 food on each of the next 3 round spaces. You receive it at the start of those rounds.
card-A050 = Milk Jug
    .text = Each time any player (you too) uses “Cattle Market”, you get 3 food and every other player gets 1 food.
card-A053 = Claypipe
    .text = Each time people return home, you get 2 food if you gained at least 7 building resources (wood, clay, reed, stone) in this round’s work phase, even if you have spent them.
card-A055 = Junk Room
    .text = Each time after you build or play an improvement (major or minor, this one too), you get 1 food.
card-A056 = Basket
    .text = Each time after you use “Forest”, “Grove” or “Copse”, you may lay 2 wood from your supply on that space and get 3 food.
card-A063 = Dutch Windmill
    .text = Each time you bake bread in a round right after a harvest (5, 8, 10, 12 or 14), you also get 3 food, however much grain you bake.
card-A067 = Corn Scoop
    .text = Each time you use “Grain Seeds”, you also get 1 grain.
card-A069 = Large Greenhouse
    .text = Lay 1 vegetable on each of the 4th, 7th and 9th round spaces from now. You receive it at the start of those rounds.
card-A071 = Clearing Spade
    .text = At any time you may move 1 crop from a field with at least 2 crops to an empty field.
card-A075 = Lumber Mill
    .text = Each improvement (major or minor) costs you 1 wood less.
card-A078 = Canoe
    .text = Each time you use “Fishing”, you also get 1 food and 1 reed.
card-A080 = Stone Tongs
    .text = Each time you use “Western Quarry” or “Eastern Quarry”, you also get 1 stone.
card-A083 = Shepherd’s Crook
    .text = Each time after you build fences, you get 2 sheep in each new pasture of at least 4 spaces. Parts of an old pasture are not new.

## Deck A, occupations

card-A086 = Animal Tamer
    .text = You get 1 wood or 1 grain (your choice). Your house holds 1 animal of any type in each room, instead of 1 in all.
card-A087 = Conservator
    .text = You may renovate a wooden house straight to stone, for 1 stone per room and 1 reed in all.
card-A088 = Hedge Keeper
    .text = Each time you build fences, up to 3 of them cost you nothing.
card-A090 = Plow Driver
    .text = At the start of each round, if you live in a stone house, you may pay 1 food to plow 1 field.
card-A092 = Adoptive Parents
    .text = You may pay 1 food to place a newborn in the round of its birth. It then counts as an adult.
card-A098 = Stable Architect
    .text = At the end you score 1 bonus point for each stable outside your pastures.
card-A102 = Grocer
    .text = Pile up on this card, from the top: wood, grain, reed, stone, vegetable, clay, reed, vegetable. At any time you may buy the top good for 1 food.
card-A108 = Mushroom Collector
    .text = Each time after you use “Forest”, “Grove” or “Copse”, you may lay 1 wood from your supply on that space and get 2 food.
card-A110 = Roughcaster
    .text = Each time you build at least 1 clay room, and each time you renovate from clay to stone, you also get 3 food.
card-A111 = Wall Builder
    .text = Each time you build at least 1 room, you may lay 1 food on each of the next 4 round spaces. You receive it at the start of those rounds.
card-A112 = Scythe Worker
    .text = You get 1 grain. In the field phase of each harvest you may take 1 more grain from each field with grain.
card-A114 = Seasonal Worker
    .text = Each time you use “Day Laborer”, you also get 1 grain; from round 6 on, 1 grain or 1 vegetable (your choice).
card-A116 = Wood Cutter
    .text = Each time you use “Forest”, “Grove” or “Copse”, you also get 1 wood.
card-A119 = Firewood Collector
    .text = Each time you use “Farmland”, “Grain Seeds”, “Grain Utilization” or “Cultivation”, you also get 1 wood at the end of that turn.
card-A120 = Clay Hut Builder
    .text = Once only, as soon as you do not live in a wooden house (at once if you do not now): lay 2 clay on each of the next 5 round spaces. You receive it at the start of those rounds.
card-A123 = Frame Builder
    .text = For each room and each renovation you may once pay 1 wood in place of exactly 2 clay or exactly 2 stone.
card-A125 = Priest
    .text = If you live in a clay house with exactly 2 rooms when you play this, you get 3 clay, 2 reed and 2 stone.
card-A133 = Braggart
    .text = At the end you score 2, 3, 4, 5, 7 or 9 bonus points if you have at least 5, 6, 7, 8, 9 or 10 improvements in front of you.
card-A138 = Harpooner
    .text = Each time you use “Fishing”, you may also pay 1 wood for 1 reed and as much food as you have people (newborns too).
card-A143 = Stonecutter
    .text = Each improvement (major or minor), each room and each renovation costs you 1 stone less.
card-A147 = Animal Dealer
    .text = Each time you use “Sheep Market”, “Pig Market” or “Cattle Market”, you may also pay 1 food for 1 more animal of that type.
card-A155 = Conjurer
    .text = Each time you use “Traveling Players”, you also get 1 wood and 1 grain.
card-A160 = Lutenist
    .text = Each time another player uses “Traveling Players”, you get 1 food and 1 wood. Right after that you may pay 2 food for 1 vegetable.
card-A165 = Pig Breeder
    .text = You get 1 wild boar. At the end of round 12 your wild boar breed as in a harvest: if you have at least 2 and room for the young, you get 1 more.

## Deck B, minor improvements

card-B002 = Mini Pasture
    .text = Fence a new pasture of 1 space at no cost. If you already have pastures, it must touch one of them.
card-B008 = Market Stall
    .text = You get 1 vegetable.
card-B010 = Caravan
    .text = This card is a home for 1 person, but it is not a room.
card-B013 = Carpenter’s Parlor
    .text = Wooden rooms cost you only 2 wood and 2 reed each.
card-B016 = Mining Hammer
    .text = You get 1 food. Each time you renovate, you may also build 1 stable at no cost.
card-B019 = Moldboard Plow
    .text = Lay 2 field tiles on this card. Each time you use “Farmland”, you may also plow 1 of them.
card-B024 = Lasso
    .text = On your turn you may place 2 people, one right after the other, if at least one of them uses “Sheep Market”, “Pig Market” or “Cattle Market”.
card-B025 = Bread Paddle
    .text = You get 1 food. Each time after you play an occupation, you may bake bread.
card-B033 = Mantlepiece
    .text = You get 1 bonus point for each round left after this one. From now on you cannot renovate.
card-B036 = Bottles
    .text = This card costs you 1 clay and 1 food for each of your people (newborns too).
card-B039 = Loom
    .text = In the field phase of each harvest you get 1, 2 or 3 food if you have at least 1, 4 or 7 sheep. At the end you score 1 bonus point for every 3 sheep.
card-B045 = Strawberry Patch
    .text = Lay 1 food on each of the next 3 round spaces. You receive it at the start of those rounds.
card-B047 = Herring Pot
    .text = Each time you use “Fishing”, lay 1 food on each of the next 3 round spaces. You receive it at the start of those rounds.
card-B050 = Butter Churn
    .text = In the field phase of each harvest you get 1 food for every 3 sheep and 1 food for every 2 cattle.
card-B056 = Brook
    .text = Each time you use “Forest”, “Clay Pit”, “Reed Bank” or the action space of round 1, you also get 1 food.
card-B057 = Scullery
    .text = At the start of each round, if you live in a wooden house, you get 1 food.
card-B061 = Three-Field Rotation
    .text = At the start of the field phase of each harvest you get 3 food if you have at least 1 field with grain, 1 field with vegetables and 1 empty field.
card-B062 = Pitchfork
    .text = Each time you use “Grain Seeds” while “Farmland” is occupied (even by you), you also get 3 food.
card-B066 = Sack Cart
    .text = Lay 1 grain on each of the round spaces 5, 8, 11 and 14 that are still to come. You receive it at the start of those rounds.
card-B068 = Beanfield
    .text = This card is a field on which you can sow only vegetables. When you score it does not count as a field, but its vegetables count.
card-B074 = Thick Forest
    .text = Lay 1 wood on each even-numbered round space still to come. You receive it at the start of those rounds.
card-B077 = Loam Pit
    .text = Each time you use “Day Laborer”, you also get 3 clay.
card-B080 = Hard Porcelain
    .text = At any time you may exchange 2, 3 or 4 clay for 1, 2 or 3 stone.
card-B084 = Acorns Basket
    .text = Lay 1 wild boar on each of the next 2 round spaces. You receive it at the start of those rounds.

## Deck B, occupations

card-B087 = Cottager
    .text = Each time you use “Day Laborer”, you may also either build 1 room or renovate, at the usual cost.
card-B089 = Groom
    .text = You get 1 wood. At the start of each round, if you live in a stone house, you may build 1 stable for 1 wood.
card-B091 = Assistant Tiller
    .text = Each time you use “Day Laborer”, you may also plow 1 field.
card-B095 = Master Bricklayer
    .text = Each major improvement costs you 1 stone less for each room beyond your first 2.
card-B097 = Scholar
    .text = At the start of each round, if you live in a stone house, you may play either 1 occupation for 1 food or 1 minor improvement at its cost.
card-B098 = Organic Farmer
    .text = At the end you score 1 bonus point for each pasture with at least 1 animal and room for at least 3 more.
card-B099 = Tutor
    .text = At the end you score 1 bonus point for each occupation you played after this one.
card-B102 = Consultant
    .text = You get 2 grain if you play alone, 3 clay with 2 players, 2 reed with 3 players, 2 sheep with 4 players.
card-B104 = Sheep Walker
    .text = At any time, except during breeding, you may exchange 1 sheep that is already on your farm for 1 wild boar, 1 vegetable or 1 stone.
card-B107 = Manservant
    .text = Once only, as soon as you live in a stone house (at once if you already do): lay 3 food on each round space still to come. You receive it at the start of those rounds.
card-B108 = Oven Firing Boy
    .text = Each time you use “Forest”, “Grove” or “Copse”, you may also bake bread.
card-B109 = Paper Maker
    .text = Each time before you play an occupation, you may pay 1 wood for as much food as you have occupations in front of you.
card-B114 = Childless
    .text = At the start of each round, if you have at least 3 rooms but only 2 people, you get 1 food, and 1 grain or 1 vegetable (your choice).
card-B118 = Small-Scale Farmer
    .text = At the start of each round, if you live in a house with exactly 2 rooms, you get 1 wood.
card-B121 = Geologist
    .text = Each time you use “Forest”, “Reed Bank” or, with 3 or more players, “Clay Pit”, you also get 1 clay.
card-B123 = Roof Ballaster
    .text = When you play this, you may pay 1 food for as much stone as you have rooms.
card-B126 = Carpenter
    .text = Rooms cost you only 3 of your house’s material and 2 reed each.
card-B136 = House Steward
    .text = You get 1, 2, 3 or 4 wood if at least 1, 3, 6 or 9 rounds are left after this one. At the end every player with the most rooms, alone or tied, scores 3 bonus points.
card-B142 = Greengrocer
    .text = Each time you use “Grain Seeds”, you also get 1 vegetable.
card-B145 = Brushwood Collector
    .text = For each room and each renovation you may pay 1 wood in place of all the reed.
card-B156 = Storehouse Keeper
    .text = Each time you use “Resource Market”, you also get 1 clay or 1 grain (your choice).
card-B163 = Pastor
    .text = Once only, as soon as you are the only player who lives in a house with exactly 2 rooms (at once if you already are): you get 3 wood, 2 clay, 1 reed and 1 stone.
card-B164 = Sheep Whisperer
    .text = Lay 1 sheep on each of the 2nd, 5th, 8th and 10th round spaces from now. You receive it at the start of those rounds.
card-B166 = Cattle Feeder
    .text = Each time you use “Grain Seeds”, you may also pay 1 food for 1 cattle.

## Words on cards

kind-occupation = Occupation
kind-minor = Minor improvement
kind-major = Major improvement
category-farm-planner = Farm Planner
category-actions-booster = Actions Booster
category-points-provider = Points Provider
category-goods-provider = Goods Provider
category-food-provider = Food Provider
category-crop-provider = Crop Provider
category-building-resource-provider = Building Resource Provider
category-livestock-provider = Livestock Provider
card-players =
    { $n ->
        [1] any number of players
        [3] 3 or more players
       *[4] 4 players
    }
card-passing = passes to the left once played
card-bonus = bonus points
card-no-cost = free
card-returns = hand in { $cards }
card-returns-any =
    { $n ->
        [one] hand in { $n } improvement
       *[other] hand in { $n } improvements
    }
need-occupations =
    { $n ->
        [one] at least { $n } occupation
       *[other] at least { $n } occupations
    }
need-occupations-exactly =
    { $n ->
        [one] exactly { $n } occupation
       *[other] exactly { $n } occupations
    }
need-occupations-at-most =
    { $n ->
        [one] at most { $n } occupation
       *[other] at most { $n } occupations
    }
need-grain-fields =
    { $n ->
        [one] at least { $n } field with grain
       *[other] at least { $n } fields with grain
    }
need-vegetable-fields =
    { $n ->
        [one] at least { $n } field with vegetables
       *[other] at least { $n } fields with vegetables
    }
need-all-used = no unused space on your farm
need-sheep = at least { $n } sheep
need-clay = at least { $n } clay in your supply
need-clay-or-stone-house = a clay or stone house
need-person-on-fishing = one of your people on “Fishing”
need-no-occupations = no occupation played
need-two-improvements =
    { $n ->
        [one] at least 2 improvements and { $n } occupation in front of you
       *[other] at least 2 improvements and { $n } occupations in front of you
    }
