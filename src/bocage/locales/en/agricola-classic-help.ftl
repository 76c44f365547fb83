### Agricola, first edition: its hand cards, and what their questions mean.

help-prompt-place-guest = Your card brings a guest who may act once, after everybody else.
help-prompt-place-first = You have paid to place your first person before the starting player.
help-prompt-move-person = Your card lets a person who is already on the board go to another space and act there.
help-prompt-move-whence = More than one of your people could go: name the space of the one who does.
help-prompt-points = Take bonus points, which count at the end of the game.
help-prompt-buy-grain = Somebody turns a grain into food. You may prevent that by buying it; if several want it, the seller chooses.
help-prompt-choose-buyer = Several players want your grain: choose the one who pays for it.
help-prompt-choose-farm = Your card lets you take 1 grain from a field of another player, who receives 2 food for it.
help-prompt-choose-field = Any field with grain will do, a card with grain too.
help-prompt-answer = The other card has just been played; yours may follow at once without its cost.
help-prompt-put-food = Whoever uses that space takes the food as well.
help-prompt-unload = Goods of this round arrive now. You choose their order.
help-prompt-arrange = You may put a round card that is still to come in front of the others of its stage. Nobody else sees it.
help-prompt-payment-classic = There are several ways to pay for this improvement: choose one. A major improvement that is handed in is then on offer again.
help-prompt-given-fences = Your card gives you these fences: choose the spaces of a pasture that they can close.
help-prompt-rebuild = Your fences are down and must all stand again, in any way that closes pastures; this costs nothing.
help-prompt-stand-fence = The fence stands on a space for itself: it closes no pasture, and the space counts as used.
help-prompt-mark-space = Each time you use the space on which the fence lies, you may build fences afterwards.
help-prompt-slaughtered = An animal has become food: some of your cards can make more of it.
help-prompt-barbecue = Your card turns animals into food, one at a time: go on, or finish.
help-prompt-hand-in = The card is had for improvements that you hand in: major ones are then on offer again, minor ones leave the game.
help-prompt-owing = You must play this card and pay for it: turn goods into food; each food still missing is a begging card.

help-rules-hand-cards-classic = { help-rules-hand-cards }
    .text = In the full game everybody holds cards that nobody else sees. An occupation is played with “{ space-classic-lessons }”: the first is free, each further one costs food. A minor improvement is played where a space says so: its prerequisite must hold, its cost is paid. From then on the card lies in front of you and does what it says, against the rules if need be. A traveling card does its work at once and goes to your left neighbour’s hand; alone, it leaves the game. Cards left in your hand are worth nothing.
help-rules-cards-between = Cards between players
    .text = Some cards are action spaces for everybody: they stand on the board with the mark of their owner, to whom others may owe food. Others speak up in somebody else’s turn: whoever holds one is asked, starting with the next player, and then the turn goes on. Guests and people who live on cards are placed after the family; guests need neither room nor food. Goods that lie on a round space with the mark of a player come to that player when the round begins.
