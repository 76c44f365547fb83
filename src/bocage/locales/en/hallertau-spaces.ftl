### Hallertau: the action spaces, crafts, decks and phases.

space-hallertau-gateway-card = Gateway Card
    .help = Draw 1 Gateway card and take the starting player marker.
space-hallertau-sheep-breeding = Sheep Breeding
    .help = Pay 2 milk and take 1 sheep, or pay 4 milk and take 2.
space-hallertau-sheep-shearing = Sheep Shearing
    .help = Take 1 wool for each of your sheep. Then you may move 1 sheep to the next card, from card 6 to the stables.
space-hallertau-clay-delivery = Clay Delivery
    .help = Take as much clay as the number of the round.
space-hallertau-farming = Farming
    .help = Take a new field in row 5, or sow up to 4 fields.
space-hallertau-farmyard-card = Farmyard Card
    .help = Draw 1 Farmyard card and take the starting player marker.
space-hallertau-butchery = Butchery
    .help = Give up 1 sheep and take 4 meat and 2 hides.
space-hallertau-nursery = Nursery
    .help = Take 3 clay, or any 3 grain.
space-hallertau-busy-weekend = Busy Weekend
    .help = Take 1 milk or 1 wool. You may also sow up to 2 fields.
space-hallertau-clearing = Clearing
    .help = Take a new field in row 2 and 1 clay.
space-hallertau-bonus-card = Bonus Card
    .help = Draw 1 Bonus card and take the starting player marker.
space-hallertau-small-trade = Small Trade
    .help = Take any 2 grain, and 1 milk or 1 wool. Then you may move 1 sheep to the next card, from card 6 to the stables.
space-hallertau-cultivation = Cultivation
    .help = Sow up to 3 fields.
space-hallertau-weekly-market = Weekly Market
    .help = Take 1 sheep and 1 meat.
space-hallertau-land-sale = Land Sale
    .help = Give up 1 field with whatever is sown there, and take 1 jewel and 3 clay.
space-hallertau-point-card = Point Card
    .help = Draw 1 Point card and take the starting player marker.
space-hallertau-fertilizing = Fertilizing
    .help = Move up to 2 empty fields up to row 5. Then you may sow 1 field.
space-hallertau-tool-shed = Tool Shed
    .help = Take 4 clay, or a new field in row 4.
space-hallertau-town-hall = Town Hall
    .help = Move 1 craft that is ahead of the community centre one space back, and take 2 jewels. Its boulders stay where they are.
space-hallertau-sheep-market = Sheep Market
    .help = Take 1 sheep and 1 hide.

## Crafts

craft-hallertau-carpentry = Carpentry
    .help = Takes clay and rye: more clay than rye each time.
craft-hallertau-brewery = Brewery
    .help = Takes barley and hops: more barley than hops each time.
craft-hallertau-icehouse = Ice house
    .help = Takes meat and milk.
craft-hallertau-bakery = Bakery
    .help = Takes flax, barley and rye: at most 1 flax each time.
craft-hallertau-manufacturer = Manufacturer
    .help = Takes flax, hides and wool.

## Decks: the four kinds of cards, then those of which one is chosen

deck-hallertau-gateway = Gateway
deck-hallertau-farmyard = Farmyard
deck-hallertau-bonus = Bonus
deck-hallertau-point = Point
deck-hallertau-beginner = Beginner
deck-hallertau-intermediate = Intermediate
deck-hallertau-expert = Expert
deck-hallertau-master = Master
deck-hallertau-hops = Hops
deck-hallertau-sheep = Sheep
deck-hallertau-fields = Fields
deck-hallertau-jewelry = Jewelry

kind-gateway = Gateway card
kind-farmyard = Farmyard card
kind-bonus = Bonus card
kind-point = Point card
deck-beginner = { deck-hallertau-beginner }
deck-intermediate = { deck-hallertau-intermediate }
deck-expert = { deck-hallertau-expert }
deck-master = { deck-hallertau-master }
deck-hops = { deck-hallertau-hops }
deck-sheep = { deck-hallertau-sheep }
deck-fields = { deck-hallertau-fields }
deck-jewelry = { deck-hallertau-jewelry }
deck-bonus = { deck-hallertau-bonus }
deck-point = { deck-hallertau-point }

## Phases

phase-hallertau-remove = Workers leave
phase-hallertau-workers = New workers
phase-hallertau-income = Income
phase-hallertau-actions = Actions
phase-hallertau-new-card = New card
phase-hallertau-fallow = Fallow
phase-hallertau-harvest = Harvest
phase-hallertau-milking = Milking
phase-hallertau-progress = Progress
phase-hallertau-boulders = Boulders
phase-hallertau-last-chance = Last chance
phase-hallertau-end = End
