### Agricola, first edition: what the questions of its cards mean.

help-prompt-place-guest = Votre carte amène un invité qui peut agir une fois, après tous les autres.
help-prompt-place-first = Vous avez payé pour placer votre premier membre de la famille avant le premier joueur.
help-prompt-move-person = Votre carte permet à un membre de la famille déjà placé d’aller sur une autre case et d’y agir.
help-prompt-move-whence = Plusieurs membres de votre famille peuvent y aller : indiquez la case de celui qui part.
help-prompt-give-up = Sans cet aménagement, certains de vos biens rapportent moins de PN, ou aucun : transformez-en maintenant autant que vous voulez, ou terminez.
help-prompt-owner-may = Votre carte le permet, sans vous y obliger : choisissez, ou terminez.
help-prompt-points = Prenez des points de bonus, qui comptent en fin de partie.
help-prompt-buy-grain = Un joueur change une céréale en PN. Vous pouvez l’en empêcher en l’achetant ; si plusieurs la veulent, le vendeur choisit.
help-prompt-choose-buyer = Plusieurs joueurs veulent votre céréale : choisissez celui qui la paie.
help-prompt-choose-farm = Votre carte permet de prendre 1 céréale dans un champ d’un autre joueur, qui reçoit 2 PN en échange.
help-prompt-choose-field = Tout champ avec des céréales convient, une carte avec des céréales aussi.
help-prompt-answer = L’autre carte vient d’être jouée ; la vôtre peut suivre aussitôt, sans son coût.
help-prompt-put-food = Celui qui utilise cette case prend aussi le PN.
help-prompt-unload = Les ressources de ce tour arrivent maintenant. Vous en choisissez l’ordre.
help-prompt-arrange = Vous pouvez placer une carte Tour à venir devant les autres de sa période. Personne d’autre ne la voit.
