### Hallertau : ce que montrent les images des règles.

rules-hallertau-village = Le foyer rural et ses cinq artisans. La tuile a glissé deux fois : sa fenêtre indique 8 ouvriers. À partir du septième cran, elle indique des points.
rules-hallertau-phases = Les phases dans l’ordre : départ et arrivée des ouvriers, revenus, actions, nouvelle carte Cour de ferme, jachère, moisson, traite, amélioration, rochers.
rules-hallertau-new-workers = La fenêtre indique 7 : à la manche 2, la carte de la manche accueille autant d’ouvriers. Le mouton sur la carte 4 a encore deux manches devant lui.
rules-hallertau-rows-of-workers = La première fois, une case demande 1 ouvrier, puis 2, puis 3. Ensuite elle est pleine.
rules-hallertau-field-rows = Le houblon en rangée 5 donnera 5, le seigle en rangée 4 donnera 4, l’orge 3 et le lin 2. Le champ de droite est vide.
rules-hallertau-fallow = Trois champs vides montent chacun d’une rangée ; puis l’un d’eux monte encore d’une.
rules-hallertau-sheep-cards = Deux moutons se tiennent sur la carte 4. Une action de survie en fait avancer un vers la carte 5.
rules-hallertau-field-harvest = Le seigle en rangée 4 donne 4, et son champ descend en rangée 3. Le lin donne 2 ; aucun champ ne descend sous la rangée 2.
rules-hallertau-milk = Chaque mouton donne 1 lait, dans les étables comme sur les cartes.
rules-hallertau-craft-costs = Ce que demandent les artisans : menuiserie, brasserie, glacière, boulangerie, fabricant.
rules-hallertau-centre = Les cinq artisans ont quitté la tuile : elle glisse d’un cran, et sa fenêtre indique un ouvrier de plus.
rules-hallertau-boulder-steps = Cinq artisans lors d’une première amélioration. Un cran ne demande aucun outil, le deuxième pousse un rocher et en demande 1, le troisième pousse les deux et en demande 2.
rules-hallertau-card-parts = Une carte Portail, une carte Bonus et une carte Point : en haut ce qu’il faut, en bas ce qu’on gagne.
rules-hallertau-scored = La fenêtre indique 34 points. Quatre icônes sont visibles entre la tuile et les artisans : 12 de plus.
rules-hallertau-alone = En solo avec les cartes, l’objectif est de 100 points.
