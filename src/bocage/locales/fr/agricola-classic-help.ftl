### Agricola, first edition: its hand cards, and what their questions mean.

help-prompt-place-guest = Votre carte amène un invité qui peut agir une fois, après tous les autres.
help-prompt-place-first = Vous avez payé pour placer votre premier membre de la famille avant le premier joueur.
help-prompt-move-person = Votre carte permet à un membre de la famille déjà placé d’aller sur une autre case et d’y agir.
help-prompt-move-whence = Plusieurs membres de votre famille peuvent y aller : indiquez la case de celui qui part.
help-prompt-points = Prenez des points de bonus, qui comptent en fin de partie.
help-prompt-buy-grain = Un joueur change une céréale en PN. Vous pouvez l’en empêcher en l’achetant ; si plusieurs la veulent, le vendeur choisit.
help-prompt-choose-buyer = Plusieurs joueurs veulent votre céréale : choisissez celui qui la paie.
help-prompt-choose-farm = Votre carte permet de prendre 1 céréale dans un champ d’un autre joueur, qui reçoit 2 PN en échange.
help-prompt-choose-field = Tout champ avec des céréales convient, une carte avec des céréales aussi.
help-prompt-answer = L’autre carte vient d’être jouée ; la vôtre peut suivre aussitôt, sans son coût.
help-prompt-put-food = Celui qui utilise cette case prend aussi le PN.
help-prompt-unload = Les ressources de ce tour arrivent maintenant. Vous en choisissez l’ordre.
help-prompt-arrange = Vous pouvez placer une carte Tour à venir devant les autres de sa période. Personne d’autre ne la voit.
help-prompt-payment-classic = Cet aménagement peut se payer de plusieurs façons : choisissez. Un aménagement majeur rendu est de nouveau disponible.
help-prompt-given-fences = Votre carte vous donne ces clôtures : choisissez les cases d’un pâturage qu’elles peuvent fermer.
help-prompt-rebuild = Vos clôtures sont démontées et doivent toutes être replacées, de quelque façon qui ferme des pâturages ; c’est gratuit.
help-prompt-stand-fence = La clôture se dresse seule sur une case : elle ne ferme aucun pâturage, et la case compte comme utilisée.
help-prompt-mark-space = Chaque fois que vous utilisez la case où la clôture est posée, vous pouvez ensuite construire des clôtures.
help-prompt-slaughtered = Un animal est devenu PN : certaines de vos cartes peuvent en tirer davantage.
help-prompt-barbecue = Votre carte change des animaux en PN, un par un : continuez ou terminez.
help-prompt-hand-in = La carte s’obtient contre des aménagements que vous rendez : les majeurs sont de nouveau disponibles, les mineurs quittent la partie.
help-prompt-owing = Vous devez jouer cette carte et la payer : changez des ressources en PN ; chaque PN qui manque encore est une carte Mendicité.

help-rules-hand-cards-classic = { help-rules-hand-cards }
    .text = Dans le jeu complet, chacun tient en main des cartes que les autres ne voient pas. Un savoir-faire se joue par la case « { space-classic-lessons } » : le premier est gratuit, les suivants coûtent des PN. Un aménagement mineur se joue là où une case le permet : { word-need-met } et son coût payé. La carte reste ensuite devant vous et fait ce qu’elle dit, contre les règles s’il le faut. Une { word-passing } agit aussitôt et passe dans la main du voisin de gauche ; en solitaire, elle quitte la partie. Les cartes restées en main ne valent rien.
help-rules-cards-between = Cartes entre joueurs
    .text = Certaines cartes sont des cases d’action pour tous : elles figurent sur le plateau avec la marque de leur propriétaire, à qui les autres doivent parfois des PN. D’autres servent pendant le tour d’un autre joueur : leur propriétaire est interrogé, en commençant par le joueur suivant, puis le tour continue. Les invités et ceux qui vivent sur une carte se placent après la famille ; un invité n’a besoin ni de pièce ni de PN. Ce qui se trouve sur une { word-round-space } avec la marque d’un joueur lui revient au début de ce tour.
