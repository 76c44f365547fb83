### Agricola, first edition: what the questions of its cards mean.

help-prompt-place-guest = Your card brings a guest who may act once, after everybody else.
help-prompt-place-first = You have paid to place your first person before the starting player.
help-prompt-move-person = Your card lets a person who is already on the board go to another space and act there.
help-prompt-move-whence = More than one of your people could go: name the space of the one who does.
help-prompt-give-up = Without this improvement some of your goods make less food, or none: turn as many as you like into food now, or finish.
help-prompt-owner-may = Your card lets you do this, but you need not: choose, or finish.
help-prompt-points = Take bonus points, which count at the end of the game.
help-prompt-buy-grain = Somebody turns a grain into food. You may prevent that by buying it; if several want it, the seller chooses.
help-prompt-choose-buyer = Several players want your grain: choose the one who pays for it.
help-prompt-choose-farm = Your card lets you take 1 grain from a field of another player, who receives 2 food for it.
help-prompt-choose-field = Any field with grain will do, a card with grain too.
help-prompt-answer = The other card has just been played; yours may follow at once without its cost.
help-prompt-put-food = Whoever uses that space takes the food as well.
help-prompt-unload = Goods of this round arrive now. You choose their order.
help-prompt-arrange = You may put a round card that is still to come in front of the others of its stage. Nobody else sees it.
