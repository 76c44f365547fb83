### Hallertau: what the guide says in a first game.

## What it is about

lesson-hallertau-goal-1 = You lead a small village for 6 rounds. Five crafts wait for your goods: what you pay moves them ahead, space by space.
    .title = What it is about
lesson-hallertau-goal-2 = The community centre follows the craft that is last. At first this brings you more workers, then points: 18, 34, 50 and 70. So the five have to advance together.
    .title = What scores
lesson-hallertau-goal-3 = Goods grow on your fields, come from your sheep and lie on the action board, where your neighbour looks for them, too. Sheep, jewels and cards score as well. The most points win.
    .title = Where goods come from

## Things, when they first matter

lesson-hallertau-workers = You have 6 workers. Put some on a space, and what it offers is yours at once. The number on a space tells how many it takes now: two sections have just been emptied, where it is 1.
    .title = Your workers
lesson-hallertau-price = Your worker stays there. Whoever wants this space next, you or your neighbour, needs 2 workers for its second row, and 3 for the third. Then it is full. What everybody wants soon becomes dear.
    .title = The price goes up
lesson-hallertau-sheep = Sheep that you get now stand on the Farmyard card of round 4, and when that round begins they die. Until then each gives 1 milk every round.
    .title = Sheep
lesson-hallertau-cards = In your turn you may play cards, and they take no worker. After the book stands what you must have, after the arrow what you must pay; below that is what you get, once. You can play one now.
    .title = Your cards
lesson-hallertau-fields = In the harvest a sown field gives as many goods as its row says: in row 4 you get 4 barley for 1. The four spaces nearest the middle of the board let you sow.
    .title = Fields
lesson-hallertau-clay = The carpentry does not move without clay or a jewel, and the community centre waits for it as for all others. So see that you have clay in every round.
    .title = Clay
lesson-hallertau-tools = You may turn workers into tools, one into one. Tools push boulders out of the way of your crafts, and until round 5 they serve again every round. Get some early.
    .title = Tools
lesson-hallertau-fallow = Empty fields rest: after the actions each goes up one row, and one that you choose goes up once more. A sown field goes down a row after the harvest. So let them take turns.
    .title = Fallow fields
lesson-hallertau-harvest = Your sown fields have given as much as their rows say and gone down one row. After that each sheep gave 1 milk.
    .title = Harvest and milk
lesson-hallertau-progress = Now your goods pay for your crafts, and each takes goods of its own. A step costs 1 good in round 1, 2 in round 2 and so on: it will never be as cheap as now.
    .title = Progress
lesson-hallertau-boulders = Two boulders lie in front of each craft. In a round its first step takes no tool, the second takes 1, each further one 2. Used tools are fresh again in the next round.
    .title = Boulders
lesson-hallertau-centre = All five have moved, so the community centre follows. Its window shows how many workers you get in the next round.
    .title = The community centre
lesson-hallertau-round-2 = In two of the four sections each space has lost its top row of workers and is cheaper again. You have as many workers as your window showed. From now on a step of a craft costs 2 goods.
    .title = Round 2
lesson-hallertau-piles = Each round brings you a Farmyard card; these cost little. Gateway cards ask little and help you at the start. Bonus cards pay every round. Point cards are dear, and only score.
    .title = The four piles
lesson-hallertau-bonus = You hold a Bonus card. Once played, it brings something at the start of each round, and points in the end: the earlier, the better.
    .title = A Bonus card
lesson-hallertau-income = Your Bonus card has paid, as it will do at the start of every round.
    .title = Income
lesson-hallertau-corner = Each corner gives you a card of its pile and the starting player marker. Whoever takes the marker last begins from the next phase on.
    .title = The corners
lesson-hallertau-more-fields = You may have up to 8 fields. “{ space-hallertau-clearing }” gives a new one in row 2, “{ space-hallertau-tool-shed }” in row 4, “{ space-hallertau-farming }” in row 5. The more you have, the better they can take turns.
    .title = More fields
lesson-hallertau-jewel = A jewel pays for a step of any craft, whatever the round. Early it saves 1 or 2 goods, in the last round up to 6, so it is worth keeping. You can have 10.
    .title = Jewels
lesson-hallertau-discount = From now on variety is rewarded: who pays a step with two types of goods pays 1 less, and from round 5 on with three types 2 less.
    .title = Two types, one good less
lesson-hallertau-survival = When round 4 begins, the sheep on its card die. “{ space-hallertau-sheep-shearing }” and “{ space-hallertau-small-trade }” move one of them on by a card. Or “{ space-hallertau-butchery }” turns one into 4 meat and 2 hides in time.
    .title = Sheep grow old
lesson-hallertau-stables = From now on new sheep go straight to the stables. They live there to the end and score 1 point each.
    .title = The stables
lesson-hallertau-window = The window shows up to 12 workers. From the seventh move of the centre on it shows points. Crafts that are ahead of it there uncover icons, 3 points each.
    .title = From workers to points
lesson-hallertau-points = Have a look at your Point cards: only those that you have played by the end will score. What do you still have to collect for them?
    .title = Point cards
lesson-hallertau-last = Everything turns into points now: tools break when they are used, and cards in hand score nothing. For every 5 goods, tools and rows of fields that are left you get 1 point.
    .title = The last round
lesson-hallertau-over = The score sheet compares your village with your neighbour’s. Let us go through your points, line by line.
    .title = The game is over

## What went less well

lesson-hallertau-unsown = Your fields were empty in this harvest and gave nothing. At least they have rested: sow in the next round, and they yield all the more.
    .title = Nothing sown
lesson-hallertau-dear = Three workers for a single space are a high price. Often another one will do for 1 or 2, and each worker that you save can become a tool.
    .title = Three workers
lesson-hallertau-died = Sheep have died on the card of this round. Next time move them on before it comes, or make something of them.
    .title = Sheep have died
lesson-hallertau-no-clay = You have neither clay nor a jewel, so the carpentry stays where it is, and the community centre with it. Next round get clay: five spaces have some.
    .title = No clay
lesson-hallertau-no-tools = You have no tools, so boulders stop each craft after one step. Turn some workers into tools: they serve every round.
    .title = No tools
lesson-hallertau-behind = Your community centre is still waiting for the crafts at the very left, and so you get no more workers. Which goods do they need? Get those first.
    .title = The centre waits
lesson-hallertau-missed = You could still move a craft for which the community centre waits. If that was a slip, take it back.
    .title = One more step

## What to try

lesson-hallertau-try-market = For 1 worker you get a sheep, and meat with it.
    .title = A sheep
lesson-hallertau-try-meat = With 2 meat another card in your hand can be played.
    .title = Meat
lesson-hallertau-try-card = This card asks for nothing but what you have: play it.
    .title = Play a card
lesson-hallertau-try-sow = “{ space-hallertau-cultivation }” lets you sow three fields for 1 worker.
    .title = Sow
lesson-hallertau-try-crop = Sow the highest row first: there 1 grain brings most.
    .title = The highest row
lesson-hallertau-try-clay = Here you find clay for your carpentry.
    .title = Clay
lesson-hallertau-try-tools = Set the number with “+” and turn all workers that you have left into tools: in the first round that is rarely a mistake.
    .title = Make tools
lesson-hallertau-try-last = The community centre waits for the crafts that are last: move one of them.
    .title = The last one first
lesson-hallertau-try-further = All five have moved. What you can still pay moves the next craft ahead, while it is cheap.
    .title = One step further
lesson-hallertau-try-bonus = Pay for the Bonus card now: it repays you round after round.
    .title = A Bonus card
lesson-hallertau-confirm = Are you content with your turn? Then confirm it; until you do, you can take it back.
    .title = Confirm

## The score sheet, line by line

lesson-hallertau-score-centre =
    { $points ->
        [0] The community centre scores from its seventh move on. Yours has not come that far.
       *[other] This is what the window of your community centre shows: { $figure }.
    }
    .title = { score-centre }
lesson-hallertau-score-icons =
    { $points ->
        [0] No craft is so far ahead of the community centre that it uncovers an icon.
       *[other] Crafts ahead of the community centre uncover icons, 3 points each: { $figure }.
    }
    .title = { score-icons }
lesson-hallertau-score-sheep = Each sheep in the stables scores 1 point: { $figure }.
    .title = { score-sheep }
lesson-hallertau-score-jewels = Each jewel that you have left scores 1 point: { $figure }.
    .title = { score-jewels }
lesson-hallertau-score-stock = Goods, tools and the rows of your fields make 1 point for every 5: { $figure }.
    .title = { score-stock }
lesson-hallertau-score-cards = Bonus and Point cards that you have played score what they say: { $figure }. That was your first game. Another one?
    .title = { score-cards }
