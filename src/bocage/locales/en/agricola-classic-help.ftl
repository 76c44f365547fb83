### Agricola, first edition: what the questions of its cards mean.

help-prompt-place-guest = Your card brings a guest who may act once, after everybody else.
help-prompt-place-first = You have paid to place your first person before the starting player.
help-prompt-move-person = Your card lets a person who is already on the board go to another space and act there.
help-prompt-move-whence = More than one of your people could go: name the space of the one who does.
help-prompt-points = Take bonus points, which count at the end of the game.
