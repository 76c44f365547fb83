### Hallertau: what the pictures in the rules show.

rules-hallertau-village = The community centre and its five crafts. The tile has moved twice: its window shows 8 workers. Beyond the seventh move it shows points.
rules-hallertau-phases = The phases in order: workers leave and come, income, actions, the new Farmyard card, fallow, harvest, milk, progress, boulders.
rules-hallertau-new-workers = The window shows 7: in round 2 that many workers come to the card of the round. The sheep on card 4 has two more rounds.
rules-hallertau-rows-of-workers = The first use of a space takes 1 worker, the second 2, the third 3. Then it is full.
rules-hallertau-field-rows = Hops in row 5 will yield 5, rye in row 4 will yield 4, barley 3 and flax 2. The field on the right is empty.
rules-hallertau-fallow = Three empty fields go up one row each; then one of them goes up once more.
rules-hallertau-sheep-cards = Two sheep stand on card 4. A survival step moves one of them to card 5.
rules-hallertau-field-harvest = The rye in row 4 yields 4 and its field goes down to row 3. The flax yields 2; lower than row 2 no field goes.
rules-hallertau-milk = Each sheep gives 1 milk, in the stables and on the cards.
rules-hallertau-craft-costs = What the crafts take: carpentry, brewery, ice house, bakery, manufacturer.
rules-hallertau-centre = All five crafts have left the tile: it moves on by one, and its window shows one worker more.
rules-hallertau-boulder-steps = Five crafts in a first round of progress. One step takes no tool, the second pushes a boulder and takes 1, the third pushes both and takes 2.
rules-hallertau-card-parts = A Gateway card, a Bonus card and a Point card: above what it takes, below what it gives.
rules-hallertau-scored = The window shows 34 points. Four icons lie open between the tile and the crafts: 12 more.
rules-hallertau-alone = 100 points are the goal of a solo player with cards.
