### Hallertau: the rules in short, and what scores, goods, counters and questions mean.

## Scores

help-hallertau-score-centre = Ce qu’indique la fenêtre de votre foyer rural s’il a avancé au moins 7 fois : 18, 34, 50 ou 70 points. Avant cela, il ne rapporte rien.
help-hallertau-score-icons = 3 points par icône visible à gauche d’un artisan. Le foyer rural cache celles sur lesquelles il glisse.
help-hallertau-score-sheep = 1 point par mouton dans les étables.
help-hallertau-score-jewels = 1 point par bijou restant.
help-hallertau-score-stock = Toutes les marchandises du stock, tous les outils et les numéros de rangée de tous vos champs, divisés par 5 et arrondis à l’inférieur. Le reste départage les égalités.
help-hallertau-score-cards = Les points des cartes Bonus et Point que vous avez jouées. Celles qui restent en main ne rapportent rien.

## The rules

help-rules-hallertau-goal = Le but du jeu
    .text = Vous dirigez un petit village pendant 6 manches. Vos marchandises améliorent cinq artisans, et le foyer rural suit le dernier d’entre eux : cela donne d’abord des ouvriers, puis des points. Les cartes jouées, les moutons des étables, les bijoux et ce qui vous reste comptent aussi. Le plus grand total gagne.
help-rules-hallertau-round = Une manche
    .text = Une manche compte dix phases. Des ouvriers quittent le plateau, d’autres arrivent, les cartes Bonus rapportent. Chacun agit. Puis la carte Cour de ferme de la manche rejoint votre main, les champs vides se reposent, les champs semés sont moissonnés et les moutons donnent du lait. Enfin, les artisans s’améliorent et les rochers reprennent leur place. Ce qui ne demande aucun choix se fait tout seul.
help-rules-hallertau-workers = Ouvriers
    .text = Au début de la manche, la rangée supérieure d’ouvriers quitte chaque case : sur tout le plateau à 4 joueurs, sinon dans les seules sections qu’indique la carte Section piochée (3 sections à 3 joueurs, 2 à 2, 1 en solo). Puis la carte Cour de ferme de la manche quitte le plateau Étables de chacun. Les moutons encore dessus meurent, et elle accueille le nombre d’ouvriers qu’indique la fenêtre du foyer rural : 6 au départ, 12 au plus.
help-rules-hallertau-income = Revenus
    .text = À partir de la manche 2, chaque carte Bonus posée devant vous donne ce qu’indique sa moitié inférieure, dans l’ordre de votre choix ; vous pouvez vous en servir aussitôt. Une carte Bonus jouée pendant cette phase rapporte sur-le-champ, sinon seulement à la manche suivante.
help-rules-hallertau-actions = Actions
    .text = À tour de rôle, à partir du premier joueur, chacun place des ouvriers sur une case et agit aussitôt, ou échange des ouvriers contre des outils, jusqu’à ce que personne n’en ait plus ; on ne peut pas passer. La rangée du bas d’une case demande 1 ouvrier, la deuxième 2, la troisième 3 ; les cases des coins n’ont que deux rangées, et une case pleine est fermée. Agissez de haut en bas ; à « ou », choisissez. Rien n’est obligatoire : « { action-hallertau-sparing } » vous interroge sur chaque gain.
help-rules-hallertau-tools = Outils
    .text = À votre tour, vous pouvez échanger autant d’ouvriers que vous voulez contre autant d’outils. Dans la phase Amélioration, chaque outil déplace un rocher d’une case. De la manche 1 à la manche 5, les outils épuisés resservent à la manche suivante ; à la manche 6, ils se brisent.
help-rules-hallertau-starting-player = Premier joueur
    .text = Chacune des quatre cases des coins donne une carte et le jeton Premier joueur. Il compte à partir de la phase suivante : seul commence donc celui qui l’a pris en dernier. Si personne ne le prend, il ne change pas de mains.
help-rules-hallertau-fields = Champs
    .text = Les champs occupent les rangées 2 à 5 ; vous en avez au départ un en rangée 2, un en rangée 3 et un en rangée 4, et 8 au plus. Semer, c’est placer 1 orge, lin, houblon ou seigle de votre stock sur un champ vide ; il ne compte plus dans le stock. À la mise en jachère, chaque champ vide monte d’une rangée, puis l’un d’eux encore d’une, si possible. Un champ perdu emporte ce qui y est semé.
help-rules-hallertau-sheep = Moutons
    .text = Les moutons gagnés en manches 1, 2 et 3 se tiennent sur votre carte Cour de ferme de la manche 4, 5 ou 6, et meurent quand elle quitte le plateau. Une action de survie fait avancer 1 mouton vers la carte suivante, ou de la carte 6 vers les étables. Dès la manche 4, les nouveaux moutons vont dans les étables, où ils survivent et valent 1 point chacun. Un mouton à perdre peut venir de partout.
help-rules-hallertau-harvest = Moisson et traite
    .text = Chaque champ semé donne un nombre de marchandises égal au numéro de sa rangée, puis descend d’une rangée, jamais sous la rangée 2. Ensuite, chaque mouton donne 1 lait, où qu’il soit.
help-rules-hallertau-progress = Amélioration
    .text = Une fois par manche, vous améliorez vos artisans aussi souvent que vous pouvez payer. Un cran coûte un nombre de marchandises égal au numéro de la manche : argile et seigle pour la menuiserie (plus d’argile que de seigle), orge et houblon pour la brasserie (plus d’orge que de houblon), viande et lait pour la glacière, lin, orge et seigle pour la boulangerie (1 lin au plus), lin, peaux de bêtes et laine pour le fabricant. Payer avec deux types réduit le coût de 1 marchandise, avec trois types de 2. Ou payez 1 bijou. Quand les cinq ont avancé, le foyer rural suit : sa fenêtre indique de 6 à 12 ouvriers, puis 18, 34, 50 et 70 points. Il ne recule jamais.
help-rules-hallertau-boulders = Rochers
    .text = Deux rochers se trouvent devant chaque artisan, à 2 et 4 cases. Aucun artisan n’entre sur la case d’un rocher, et aucun rocher n’en dépasse un autre. À chaque manche, le premier cran d’un artisan ne demande donc aucun outil, le deuxième 1, chacun des suivants 2 ; même avec un bijou. Un rocher poussé hors du plateau ne gêne plus. À la fin des manches 1 à 5, tous les rochers reviennent à 2 et 4 cases.
help-rules-hallertau-cards = Cartes
    .text = Vous commencez avec 4 cartes Portail et 1 carte Point et recevez une carte Cour de ferme par manche ; les cases des coins et bien des cartes en donnent d’autres. La moitié supérieure est une condition ou un coût, la moitié inférieure ce que vous gagnez, une seule fois. Une condition nomme un minimum, sauf mention « exactement » ou « max. » ; les marchandises semées ne comptent pas. Un coût se paie exactement. Les nombres séparés par des slashs se répondent : choisissez une option que vous remplissez et gagnez ce qui est à la même place. Les cartes Bonus rapportent à chaque manche et valent des points ; les cartes Point ne valent que des points. Une pioche vide ne donne rien.
help-rules-hallertau-any-time = À tout moment
    .text = On peut jouer ses cartes à tout moment, même pendant le tour des autres ; leur effet attend la fin de l’action en cours. À votre tour, vous jouez ce qui est jouable. Entre-temps, la question n’est posée que si une carte ne pouvait plus être jouée ensuite ou rapportait moins, et après un refus seulement si quelque chose a changé. « { action-hallertau-quiet } » vous l’épargne jusqu’à ce qu’une autre carte devienne jouable. Après la manche 6 vient une dernière occasion de jouer des cartes.
help-rules-hallertau-without-cards = Sans cartes
    .text = Les cartes Cour de ferme ne servent qu’à porter moutons et ouvriers, puis sont défaussées. Il n’y a pas de revenus, les cases des coins sont fermées, et le jeton Premier joueur passe au joueur suivant après chaque manche. Les cartes ne rapportent pas de points.
help-rules-hallertau-solo = En solo
    .text = Les règles sont les mêmes. Visez 100 points ; plus de 110, c’est extraordinaire. Sans cartes, visez 80 points ; 85 est un très bon score.
help-rules-hallertau-scoring = Décompte
    .text = La fenêtre du foyer rural rapporte à partir du septième cran : 18, 34, 50 ou 70 points. Chaque icône visible à gauche d’un artisan vaut 3 points, chaque mouton des étables 1, chaque bijou 1. Additionnez marchandises, outils et rangées de vos champs : 1 point par tranche de 5. Les cartes Bonus et Point jouées valent ce qu’elles indiquent.
help-rules-hallertau-ending-ties = Fin et égalités
    .text = La partie s’achève après la manche 6, et le plus grand total gagne. À égalité, la victoire va au plus grand reste de la division par 5 des marchandises, outils et rangées ; s’il est égal aussi, elle est partagée.

## Goods, boards and counters

help-hallertau-barley = Grain : à semer, ou à payer à la brasserie et à la boulangerie.
help-hallertau-flax = Grain : à semer, ou à payer à la boulangerie (1 au plus) et au fabricant.
help-hallertau-hops = Grain : à semer, ou à payer à la brasserie avec davantage d’orge. Bien des cartes en demandent.
help-hallertau-rye = Grain : à semer, ou à payer à la boulangerie, et à la menuiserie avec davantage d’argile.
help-hallertau-hide = Provient des moutons ; à payer au fabricant.
help-hallertau-meat = Provient des moutons ; à payer à la glacière.
help-hallertau-milk = 1 par mouton à chaque manche ; à payer à la glacière, ou à échanger contre des moutons.
help-hallertau-wool = Tondue sur vos moutons ; à payer au fabricant.
help-hallertau-clay = À payer à la menuiserie, qui n’avance pas sans argile ni bijou.
help-hallertau-tools = Chacun déplace un rocher d’une case dans la phase Amélioration. Épuisé, il ressert à la manche suivante ; à la manche 6, il se brise.
help-hallertau-jewels = 1 bijou paie un cran de n’importe quel artisan, à la place des marchandises. Vous pouvez en avoir 10 ; chaque bijou restant vaut 1 point.
help-hallertau-sheep = Les moutons d’une carte meurent au début de sa manche. Ceux des étables y restent et valent 1 point chacun. Tous donnent du lait.
help-hallertau-fields = Un champ semé produit un nombre de marchandises égal au numéro de sa rangée, puis descend d’une rangée ; un champ vide monte. Vous pouvez en avoir 8.
help-hallertau-workers = Les ouvriers que vous pouvez encore placer ou échanger contre des outils à cette manche.
help-hallertau-window = Le nombre d’ouvriers de la prochaine manche ; à partir du septième cran, les points de votre foyer rural.
help-hallertau-crafts = Cinq artisans. Le foyer rural suit celui qui est le plus en retard ; vers la fin, ceux qui le devancent peuvent révéler 3 points par cran.
help-hallertau-boulders = Au début de la phase Amélioration, ils se trouvent à 2 et 4 cases de chaque artisan. Il faut un outil par case de déplacement.
help-hallertau-hand = Les cartes en main. Seul leur propriétaire les voit ; les autres savent combien il y en a de chaque sorte.
help-hallertau-decks = Les cartes qui restent à piocher. Une pioche vide ne donne rien, et l’on ne peut pas en choisir une autre.
help-hallertau-starting-player = Commence la prochaine phase. Le jeton va à qui a utilisé en dernier une case d’un coin.
help-hallertau-quiet = On ne vous reparle plus de ces cartes tant que rien ne change, c’est-à-dire tant qu’aucune autre carte ou option ne devient jouable.
help-hallertau-sparing = Votre prochaine case, carte ou revenu vous demande combien vous voulez de chaque gain, et vous laisse refuser. Utile quand une carte veut peu de ressources, ou un nombre exact.

## Questions

help-prompt-hallertau-turn = Placez des ouvriers sur une case et faites ce qu’elle indique, ou échangez-en contre des outils. Vous pouvez aussi jouer d’abord des cartes.
help-prompt-hallertau-cards = Vous avez en main des cartes jouables ; plus tard, l’une d’elles pourrait rapporter moins ou ne plus être jouable. Jouez-en une, terminez, ou demandez qu’on ne vous interroge plus tant que rien ne change.
help-prompt-hallertau-income = Vos cartes Bonus rapportent. Utilisez-les une à une dans l’ordre de votre choix, ou prenez tout d’un coup. Si vous terminez, vous recevez quand même ce qui ne demande aucun choix.
help-prompt-hallertau-sow = Choisissez une marchandise de votre stock et un champ vide : à la moisson, il en donne un nombre égal au numéro de sa rangée. Terminez quand cela vous suffit.
help-prompt-hallertau-field-or-sow = C’est l’un ou l’autre : le champ, ou le droit de semer.
help-prompt-hallertau-take = Vous choisissez la marchandise que vous recevez.
help-prompt-hallertau-field = Plus la rangée est haute, plus le champ produit.
help-prompt-hallertau-take-field = Vous avez voulu prendre moins que proposé : choisissez combien de champs vous prenez.
help-prompt-hallertau-amount = Vous avez voulu prendre moins que proposé : choisissez la quantité. Le reste est perdu.
help-prompt-hallertau-trade = Payez cela pour le bijou, ou renoncez.
help-prompt-hallertau-lose-field = Le champ retourne à la réserve commune, avec ce qui y est semé.
help-prompt-hallertau-lose-sheep = Il peut venir d’une carte ou des étables. Les moutons de la plus petite carte meurent les premiers.
help-prompt-hallertau-uproot = 1 marchandise semée là retourne à la réserve commune. Le champ reste, et l’autre marchandise d’un champ double aussi.
help-prompt-hallertau-move = Le mouton vit une manche de plus ; de la carte 6, il va dans les étables et ne risque plus rien.
help-prompt-hallertau-return = Le mouton va sur la carte précédente, ou des étables sur la carte 6. Sur la carte de la manche en cours, il meurt.
help-prompt-hallertau-raise = Le champ monte d’une rangée et produira davantage.
help-prompt-hallertau-fertilize = Choisissez les champs vides à glisser dans cette rangée. Terminez quand cela vous suffit.
help-prompt-hallertau-harvest = Choisissez les champs à moissonner maintenant ; chacun descend d’une rangée, comme d’habitude.
help-prompt-hallertau-harvest-phase = L’une de vos cartes peut devenir jouable entre-temps : moissonnez champ par champ, ou tout d’un coup.
help-prompt-hallertau-double = Ce champ donne le double à cette moisson.
help-prompt-hallertau-breed = Payez 2 lait pour 1 mouton, ou 4 pour 2, ou renoncez.
help-prompt-hallertau-progress = Améliorez un artisan avec des marchandises ou un bijou, aussi souvent que vous le pouvez. Les rochers demandent des outils. Terminez quand cela vous suffit.
help-prompt-hallertau-pay = Pendant la phase Amélioration, payer avec deux types réduit le coût de 1 marchandise, avec trois types de 2.
help-prompt-hallertau-pay-card = La carte vous laisse le choix. Vous payez exactement l’un de ces coûts.
help-prompt-hallertau-keep = Vous gardez 3 grains et choisissez lesquels.
help-prompt-hallertau-discard = Les cartes défaussées quittent la partie.
help-prompt-hallertau-back = Un artisan qui devance le foyer rural recule d’un cran, et vous recevez 2 bijoux. Vous pouvez aussi y renoncer.
help-prompt-hallertau-boulder = Chaque rocher peut bouger une fois, sans outil. Terminez quand cela vous suffit.
help-prompt-hallertau-clear = Tous ses ouvriers retournent à la réserve commune, et la case est de nouveau libre.
help-prompt-hallertau-recall = Sa rangée supérieure d’ouvriers est à vous pour cette manche.
help-prompt-hallertau-empty = Ses 3 ouvriers passent sur la troisième rangée d’une autre case.
help-prompt-hallertau-fill = Les ouvriers remplissent sa troisième rangée ; personne n’utilise la case pour autant.
help-prompt-hallertau-occupy = Un seul ouvrier remplit la deuxième rangée, et vous utilisez la case aussitôt.
help-prompt-hallertau-visit = Choisissez une case dont la première ou la deuxième rangée est la prochaine ; les ouvriers ne vous coûtent rien.
help-prompt-hallertau-accept = C’est tout ou rien.
help-prompt-hallertau-advance-free = Aucune marchandise à payer, mais les rochers bloquent toujours.
help-prompt-hallertau-starter = Qui détient le jeton commence la prochaine phase. Vous pouvez le laisser où il est.
help-prompt-hallertau-choose = Les règles vous laissent le choix : prenez l’une des possibilités.
