### Hallertau: the rules in short, and what scores, goods, counters and questions mean.

## Scores

help-hallertau-score-centre = What the window of your community centre shows, if it has moved 7 times or more: 18, 34, 50 or 70 points. Before that it scores nothing.
help-hallertau-score-icons = 3 points for each icon that lies open on the left of a craft. The community centre hides the icons it slides over.
help-hallertau-score-sheep = 1 point for each sheep in the stables.
help-hallertau-score-jewels = 1 point for each jewel you have left.
help-hallertau-score-stock = All goods in stock, all tools and the row numbers of all your fields together, divided by 5 and rounded down. What is left over breaks ties.
help-hallertau-score-cards = The points of the Bonus and Point cards you have played. Cards still in hand score nothing.

## The rules

help-rules-hallertau-goal = The goal
    .text = You lead a small village for 6 rounds. Your goods let five crafts advance, and the community centre follows the last of them: at first that brings more workers, later points. Played cards, sheep in the stables, jewels and what is left over score as well. The most points win.
help-rules-hallertau-round = A round
    .text = A round has ten phases. Workers leave the board, new workers come, Bonus cards pay. Everybody acts. Then the Farmyard card of the round goes to your hand, empty fields recover, sown fields are harvested and the sheep give milk. Last, crafts advance and the boulders are put back. What needs no decision happens by itself.
help-rules-hallertau-workers = Workers
    .text = At the start of a round the top row of workers leaves each space, with 4 players on the whole board, otherwise only in the sections that the drawn section card names: 3 with 3 players, 2 with 2, 1 alone. Then each player’s Farmyard card of the round comes off the stable board. Sheep still on it die, and it takes as many new workers as the window of the community centre shows: 6 at first, 12 at most.
help-rules-hallertau-income = Income
    .text = From round 2 on, each Bonus card in front of you gives what its lower half says, in any order; you may use it at once. A Bonus card that you play in this phase pays straight away, otherwise not before the next round.
help-rules-hallertau-actions = Actions
    .text = In turn, beginning with the starting player, each puts workers on one space and acts at once, or turns workers into tools. This goes on until nobody has workers left; passing is not allowed. The bottom row of a space takes 1 worker, the second 2, the third 3; corner spaces have only two rows, and a full space is closed. Act from top to bottom; where it says “or”, choose one. Nothing is compulsory: “{ action-hallertau-sparing }” asks about every single gain.
help-rules-hallertau-tools = Tools
    .text = On your turn you may turn any number of workers into as many tools. In the progress phase each tool moves one boulder by one space. In rounds 1 to 5 used tools are fresh again in the next round; in round 6 they break.
help-rules-hallertau-starting-player = Starting player
    .text = Each of the four corner spaces gives a card and the starting player marker. It counts from the next phase on, so only the last to take it in a round begins. If nobody takes it, it stays where it is.
help-rules-hallertau-fields = Fields
    .text = Fields lie in rows 2 to 5; you begin with one each in rows 2, 3 and 4 and can have 8. Sowing puts 1 barley, flax, hops or rye from your stock on an empty field, where it no longer counts as stock. In the fallow phase each empty field goes up one row, and then one of them goes up once more, if it can. If you lose a field, you lose what is sown there.
help-rules-hallertau-sheep = Sheep
    .text = Sheep that you take in rounds 1, 2 and 3 stand on your Farmyard card of round 4, 5 or 6, and die when it leaves the board. A survival step moves 1 sheep to the next card, from card 6 to the stables. From round 4 on new sheep go straight to the stables, where they live on and score 1 point each. A sheep you must give up may come from anywhere.
help-rules-hallertau-harvest = Harvest and milk
    .text = Each sown field gives as many of its good as its row says, and then goes down one row, but never below row 2. After that each sheep gives 1 milk, wherever it stands.
help-rules-hallertau-progress = Progress
    .text = Once each round you advance your crafts, as often as you can pay. A step costs as many goods as the round has in its number: clay and rye for the carpentry (more clay than rye), barley and hops for the brewery (more barley than hops), meat and milk for the ice house, flax, barley and rye for the bakery (at most 1 flax), flax, hides and wool for the manufacturer. Paying two types saves 1 good, paying three saves 2. Or pay 1 jewel. When all five have moved on, the community centre follows: the window shows 6 to 12 workers, then 18, 34, 50 and 70 points. It never goes back.
help-rules-hallertau-boulders = Boulders
    .text = Two boulders lie in front of each craft, 2 and 4 spaces ahead. No craft enters the space of a boulder, and no boulder passes another. So in each round the first step of a craft takes no tool, the second 1, and each further one 2; with a jewel, too. A boulder pushed off the board is out of the way. At the end of rounds 1 to 5 all boulders are put 2 and 4 spaces ahead again.
help-rules-hallertau-cards = Cards
    .text = You begin with 4 Gateway cards and 1 Point card and get a Farmyard card each round; the corner spaces and many cards bring more. The upper half is a condition or a cost, the lower half what you get, once. Conditions name the least you must have, unless they say “exactly” or “at most”; goods on fields do not count. Costs are paid exactly. Numbers with slashes belong together: choose one that you can, and get what stands at the same place. Bonus cards pay every round and score; Point cards only score. An empty deck gives nothing.
help-rules-hallertau-any-time = At any time
    .text = Cards may be played at any time, even when others act; what they give waits until the action is finished. In your turns you can play whatever is playable. In between you are asked only when a card could not be played later or would bring less, and after you declined only when something has changed. “{ action-hallertau-quiet }” spares you the question until another card becomes playable. After round 6 there is a last chance to play cards.
help-rules-hallertau-without-cards = Without cards
    .text = Farmyard cards only carry sheep and workers and are discarded. There is no income, the corner spaces are closed, and the starting player marker passes to the left after every round. Cards do not score.
help-rules-hallertau-solo = Alone
    .text = The rules are the same. Try to reach 100 points; more than 110 are outstanding. Without cards 80 points are the goal, and 85 are very good.
help-rules-hallertau-scoring = Scoring
    .text = The window of the community centre scores from the seventh move on: 18, 34, 50 or 70 points. Each open icon on the left of a craft scores 3, each sheep in the stables 1, each jewel 1. Add up goods, tools and the rows of your fields: every 5 score 1. Bonus and Point cards score what they say, if played.
help-rules-hallertau-ending-ties = End and ties
    .text = The game ends after round 6, and the most points win. If they are equal, the larger remainder of goods, tools and field rows divided by 5 wins; if that is equal too, the victory is shared.

## Goods, boards and counters

help-hallertau-barley = Grain: sow it, or pay it to the brewery and the bakery.
help-hallertau-flax = Grain: sow it, or pay it to the bakery (1 at most) and the manufacturer.
help-hallertau-hops = Grain: sow it, or pay it to the brewery along with more barley. Many cards ask for it.
help-hallertau-rye = Grain: sow it, or pay it to the bakery, and to the carpentry along with more clay.
help-hallertau-hide = Comes from sheep; pay it to the manufacturer.
help-hallertau-meat = Comes from sheep; pay it to the ice house.
help-hallertau-milk = 1 each round from every sheep; pay it to the ice house, or trade it for sheep.
help-hallertau-wool = Shorn from your sheep; pay it to the manufacturer.
help-hallertau-clay = Pay it to the carpentry, which does not move without clay or a jewel.
help-hallertau-tools = Each moves one boulder by one space in the progress phase. Used ones are fresh again in the next round; in round 6 they break.
help-hallertau-jewels = 1 jewel pays for a step of any craft, instead of goods. You can have 10; each left at the end scores 1 point.
help-hallertau-sheep = Sheep on a round’s card die when that round begins. Those in the stables stay and score 1 point each. All of them give milk.
help-hallertau-fields = A sown field yields as much as its row says and goes down one row; empty fields go up. You can have 8.
help-hallertau-workers = Workers you can still place or turn into tools this round.
help-hallertau-window = How many workers you get next round; from the seventh move on, the points your community centre scores.
help-hallertau-crafts = Five crafts. The community centre follows the one that is furthest behind; those ahead of it can uncover 3 points each step near the end.
help-hallertau-boulders = They lie 2 and 4 spaces ahead of each craft at the start of the progress phase. Each space a boulder is moved takes a tool.
help-hallertau-hand = Cards in hand. Only their owner sees them; others see how many there are of each kind.
help-hallertau-decks = Cards left to draw. An empty deck gives nothing, and another one cannot be chosen instead.
help-hallertau-starting-player = Begins the next phase. The marker goes to whoever last used a corner space.
help-hallertau-quiet = You are not asked about these cards again until something changes: another card, or another step of one, becomes playable.
help-hallertau-sparing = Your next space, card or income asks how much of each gain you want, and lets you decline. Useful when a card wants few goods, or exactly so many.

## Questions

help-prompt-hallertau-turn = Put workers on a space and do what it says, or turn some into tools. You can also play cards first.
help-prompt-hallertau-cards = You hold cards that can be played now; later one of them may bring less, or not be playable. Play one, say that you are done, or ask not to be asked until something changes.
help-prompt-hallertau-income = Your Bonus cards pay. Use them one by one in any order, or take everything at once. When you finish, you still get whatever leaves no choice.
help-prompt-hallertau-sow = Choose a good of your stock and an empty field: in the harvest it gives as many as its row says. Finish when you want no more.
help-prompt-hallertau-field-or-sow = You get one of the two: the field, or the right to sow.
help-prompt-hallertau-take = You choose which good you get.
help-prompt-hallertau-field = The higher the row, the more a field yields.
help-prompt-hallertau-take-field = You wanted to take less than offered: choose how many fields you take.
help-prompt-hallertau-amount = You wanted to take less than offered: choose how much you take. The rest is lost.
help-prompt-hallertau-trade = Pay this for the jewel, or do without.
help-prompt-hallertau-lose-field = The field goes back to the supply, with what is sown on it.
help-prompt-hallertau-lose-sheep = It may come from a card or from the stables. Sheep on the lowest card die first.
help-prompt-hallertau-uproot = 1 good sown there goes back to the supply. The field stays, and so does the other good of a double field.
help-prompt-hallertau-move = The sheep lives one round longer; from card 6 it goes to the stables and is safe.
help-prompt-hallertau-return = The sheep goes to the card before, from the stables to card 6. On the card of the current round it dies.
help-prompt-hallertau-raise = The field goes up one row and will yield more.
help-prompt-hallertau-fertilize = Choose the empty fields that move to this row. Finish when you want no more.
help-prompt-hallertau-harvest = Choose the fields to harvest now; each goes down one row as usual.
help-prompt-hallertau-harvest-phase = One of your cards may become playable in between: harvest field by field, or all at once.
help-prompt-hallertau-double = This field gives twice as much in this harvest.
help-prompt-hallertau-breed = Pay 2 milk for 1 sheep, or 4 for 2, or do without.
help-prompt-hallertau-progress = Advance a craft with goods or with a jewel, as often as you can. Boulders take tools. Finish when you want no more.
help-prompt-hallertau-pay = Two types of goods save 1 good, three save 2.
help-prompt-hallertau-pay-card = The card leaves you the choice. You pay exactly one of these.
help-prompt-hallertau-keep = You keep 3 grain and choose which.
help-prompt-hallertau-discard = Discarded cards leave the game.
help-prompt-hallertau-back = A craft ahead of the community centre goes one space back and you get 2 jewels. You may also do without.
help-prompt-hallertau-boulder = Each boulder can be moved once, at no cost. Finish when you want no more.
help-prompt-hallertau-clear = All workers there go back to the supply, and the space is free again.
help-prompt-hallertau-recall = Its highest row of workers is yours for this round.
help-prompt-hallertau-empty = All 3 workers there move to the third row of another space.
help-prompt-hallertau-fill = The workers fill its third row; nobody uses the space for that.
help-prompt-hallertau-occupy = A single worker fills the second row, and you use the space at once.
help-prompt-hallertau-visit = Choose a space whose first or second row is next; the workers cost you nothing.
help-prompt-hallertau-accept = You do all of it or nothing.
help-prompt-hallertau-advance-free = No goods are paid, but boulders still block the way.
help-prompt-hallertau-starter = Whoever has the marker begins the next phase. You may leave it where it is.
help-prompt-hallertau-choose = The rules leave you a choice: take one of these.
