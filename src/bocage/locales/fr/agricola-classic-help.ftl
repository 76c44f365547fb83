### Agricola, first edition: what the questions of its cards mean.

help-prompt-place-guest = Votre carte amène un invité qui peut agir une fois, après tous les autres.
help-prompt-place-first = Vous avez payé pour placer votre premier membre de la famille avant le premier joueur.
help-prompt-move-person = Votre carte permet à un membre de la famille déjà placé d’aller sur une autre case et d’y agir.
help-prompt-move-whence = Plusieurs membres de votre famille peuvent y aller : indiquez la case de celui qui part.
help-prompt-points = Prenez des points de bonus, qui comptent en fin de partie.
