### Agricola: the games and their options, actions, questions, score sheet.

game-agricola-classic = Agricola, first edition
    .help = Build up a farm in 14 rounds and keep your family fed. The family game of the first edition, for 1 to 5 players.
game-agricola-revised = Agricola, revised edition
    .help = Build up a farm in 14 rounds and keep your family fed. The revised edition for 1 to 4 players, with hand cards or as the beginner game without.

## Options

option-cards = Hand cards
    .help = Which cards are dealt to the hands.
option-cards-none = None
    .help = The simpler game, without hand cards.
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

option-cards-base = Full game
    .help = Everybody has occupations and minor improvements in hand.

## Words that differ from book to book: `$edition` is the game that speaks

word-house = house
word-the-house = the house
word-farm = farm
word-person = person
word-people = people
word-member = person
word-members = people
word-begging = begging card
word-begging-many = begging cards
word-round-space = round space
word-round-spaces = round spaces
word-goods = goods
word-feeding = feeding
word-need = prerequisite
word-need-met = its prerequisite must be met
word-passing = traveling card

## The house

house-wood = wooden house
house-clay = clay house
house-brick = brick house
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
action-play = Play { $card }
    .now = Play { $card } ({ $goods })
action-use = Use { $card }
action-pay-goods = Pay { $goods }
action-pay-rest = Pay { $goods }
action-pay-using = Use { $card } (pay { $goods })
action-start = Become starting player
action-renovate-to-stone = Renovate straight to stone
action-spend = Pay for 1 more fence in { $good }
action-sow-grain-on = Sow grain on { $card }
action-sow-wood-on = Plant wood on { $card }
action-sow-vegetable-on = Sow a vegetable on { $card }
action-reap = Take 1 more grain from { $cell }
action-move-from = Move 1 crop from { $place }
action-move-to = Move it to { $place }
action-trade = Exchange goods
    .now = Exchange { $goods } for { $gains }
action-swap-cards = Give 3 cards for a new one
action-anytime = Use a card first
action-draft = Pick { $card }
action-discard = Discard { $card }
action-pick = Take { $card }
action-mulligan =
    { $kind ->
        [occupations] New occupations, one fewer
       *[minors] New minor improvements, one fewer
    }
action-draw =
    { $kind ->
        [occupation] Draw an occupation
       *[minor] Draw a minor improvement
    }
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
    .bare = Build a room
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
prompt-buy = Pay { $price } and take { $goods }
prompt-paying = Pay { $goods }: exchange something for what is missing
prompt-ways = Choose how to pay (normally { $goods })
prompt-clay-fences =
    { $fences ->
        [one] Pay for { $fences } fence in wood, or in clay
       *[other] Pay for { $fences } fences in wood, or some in clay
    }
prompt-mini-pasture = Fence a single space
prompt-renovate = Renovate your house
prompt-start = Become starting player
prompt-play-minor = Play a minor improvement
prompt-play-occupation =
    { $food ->
        [0] Play an occupation
       *[other] Play an occupation ({ $food } food)
    }
prompt-place-another = Place a second person right away
prompt-use-cards-at = { $by } acts: use your cards, or finish
prompt-reap-more = Take 1 more grain from any of these fields?
prompt-move-from = Choose the field from which you move 1 crop
prompt-move-to = Choose the empty field to which it goes
prompt-anytime =
    { $point ->
        [0] Use one of your cards before you place a person
        [1] Use one of your cards before the field phase?
        [2] Use one of your cards before breeding?
        [4] Use one of your cards before the next round?
        [5] Use one of your cards after your action?
        [6] Use one of your cards at the start of the round?
       *[other] Use one of your cards before the final scoring?
    }
prompt-sow-twice = Choose the field that carries two stacks of grain
prompt-cook-more = Cook another good at the same moment? The two bring 1 more food
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
    .help = The points printed on the cards in front of you.
score-bonus = Bonus points
    .help = What your cards give beyond their printed points: noted during the game or counted at the end.
score-begging = Begging
    .help = −3 points for each food you had to beg for.
