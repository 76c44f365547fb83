### Agricola: the games and their options, actions, questions, score sheet.

game-agricola-classic = Agricola, first edition
    .help = Build up a farm in 14 rounds and keep your family fed. The family game of the first edition, for 1 to 5 players.
game-agricola-revised = Agricola, revised edition
    .help = Build up a farm in 14 rounds and keep your family fed. The beginner game of the revised edition, for 1 to 4 players.

## Options

option-cards = Hand cards
    .help = Which occupations and minor improvements are dealt.
option-cards-none = None
    .help = No occupations and no minor improvements: the ten major improvements are there for all.
option-round_cards = Order of the round cards
    .help = How the new action space of a round is found. Only a solo player may choose.
option-round_cards-shuffled = Shuffled
    .help = The cards of each stage come in random order.
option-round_cards-chosen = Chosen
    .help = At the start of a round you choose among the cards left in its stage.
option-additional_actions = Additional actions
    .help = A tile with more action spaces, for 2 to 4 players.
option-additional_actions-false = Without
    .help = The board as it is.
option-additional_actions-true = With
    .help = The tile lies beside the board. One person on it blocks the whole tile for the round.

## The house

house-wood = wooden house
house-clay = clay house
house-stone = stone house

## Actions; `.now` adds what an action costs or brings at the moment

action-done = Done
action-place = { $space }
action-pass = Pass
action-reveal = Turn up “{ $space }”
action-room = Build a room on { $cell }
action-stable = Build a stable on { $cell }
action-renovate = Renovate the house
action-grow = Family growth
action-plow = Plow { $cell }
action-sow-grain = Sow grain on { $cell }
action-sow-vegetable = Sow a vegetable on { $cell }
action-bake = Bake 1 { $good }
action-fence = Fence { $cells }
    .now = Fence { $cells } ({ $goods })
action-build = Build { $card }
    .now = Build { $card } ({ $goods })
    .swap = Build { $card } in exchange for a fireplace
action-pay = Pay in { $good }
action-return = Hand in { $card }
action-take = Take 1 { $good }
action-collect = Take everything on the space
action-eat = Turn 1 { $good } into food
    .now = Turn 1 { $good } into { $food } food
action-cook = Cook 1 { $good }
    .now = Cook 1 { $good } (+{ $food } food)
action-release = Let 1 { $good } go
action-forgo = Do without the young { $good }
action-craft = Use { $card }
    .now = Use { $card } (+{ $food } food)
action-feed = Feed the family
action-beg = Beg for the missing food

## Questions

prompt-place = Place a person ({ $people } left)
prompt-reveal = Choose the card of round { $round }
prompt-room = Build a room ({ $goods })
prompt-stable = Build a stable ({ $goods })
prompt-grow = Have a child
prompt-plow = Plow a field
prompt-sow = Sow your empty fields
prompt-bake =
    { $food ->
        [0] Bake bread
       *[other] Bake bread (1 grain gives { $food } food)
    }
prompt-fence =
    { $fences ->
        [one] Fence a pasture ({ $wood } wood, { $fences } fence left)
       *[other] Fence a pasture ({ $wood } wood, { $fences } fences left)
    }
prompt-build = Build a major improvement
prompt-payment = Choose how to pay for { $card }
prompt-gain = Take { $goods }
prompt-collect = Take what lies here ({ $goods })
prompt-take = Take one good
prompt-buy = Pay { $food } food and take { $goods }
prompt-pay-food = Pay { $food } food
prompt-overflow = Not all animals find room: choose one that leaves
prompt-breed = Not all young find room: choose what you do without
prompt-feed = Feed your family ({ $need } food; you have { $food })
prompt-feed-short = Feed your family: { $need } food needed, { $food } there, { $missing } missing

## The score sheet

score-fields = Fields
    .help = 0 or 1 field: −1 point; 2: 1; 3: 2; 4: 3; 5 or more: 4.
score-pastures = Pastures
    .help = None: −1 point. Each pasture: 1 point, up to 4. Size does not matter.
score-grain = Grain
    .help = None: −1 point; 1–3: 1; 4–5: 2; 6–7: 3; 8 or more: 4. Grain on fields counts.
score-vegetables = Vegetables
    .help = None: −1 point. Each vegetable: 1 point, up to 4. Vegetables on fields count.
score-sheep = Sheep
    .help = None: −1 point; 1–3: 1; 4–5: 2; 6–7: 3; 8 or more: 4.
score-boar = Wild boar
    .help = None: −1 point; 1–2: 1; 3–4: 2; 5–6: 3; 7 or more: 4.
score-cattle = Cattle
    .help = None: −1 point; 1: 1; 2–3: 2; 4–5: 3; 6 or more: 4.
score-unused = Unused spaces
    .help = −1 point for each farm space without room, field, stable or fences around it.
score-stables = Fenced stables
    .help = 1 point for each stable in a pasture.
score-rooms = House
    .help = 1 point for each clay room, 2 for each stone room. Wooden rooms score nothing.
score-people = People
    .help = 3 points for each person of the family.
score-cards = Cards
    .help = The points printed on your improvements.
score-bonus = Bonus points
    .help = For goods left over, as your improvements say.
score-begging = Begging
    .help = −3 points for each food you had to beg for.
