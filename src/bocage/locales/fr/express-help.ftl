### Agricola Express: the rules in short, and what scores, goods, dice, counters and questions mean.

## Scores

help-express-score-house = Avec au moins une pièce ajoutée : 3 points, et par pièce 1 dans une maison en bois, 2 en brique, 3 en pierre. Sans pièce ajoutée, rien, quelle que soit la maison.
help-express-score-fields = Avec au moins un champ : 3 points, et 1 par champ. Avec le Maire, 3 par champ.
help-express-score-pastures = Avec au moins un pâturage : 3 points, et 1 par pâturage.
help-express-score-babies = 1, 3, 5 ou 7 points pour 1, 2, 3 ou 4 bébés, seulement à la dernière récolte. Avec la Nourrice, à chaque récolte.
help-express-score-food = −3 points par nourriture manquante quand la famille mange. La nourriture restante ne rapporte rien, mais départage les égalités.
help-express-score-grain = Avec au moins une céréale : 1 point, et 1 par lot de 2 céréales.
help-express-score-vegetable = Avec au moins un légume : 1 point, et 1 par légume.
help-express-score-reed = Avec la Vannerie : 2 points par lot de 2 roseaux.
help-express-score-wood = Avec la Menuiserie : 2 points par lot de 3 bois.
help-express-score-brick = Avec la Poterie : 2 points par lot de 3 briques.
help-express-score-stone = Avec le Tailleur de pierre : 2 points par lot de 2 pierres.
help-express-score-sheep = Avec au moins un mouton : 1 point, et 1 par lot de 3 moutons.
help-express-score-boar = Avec au moins un sanglier : 1 point, et 1 par lot de 2 sangliers.
help-express-score-cattle = Avec au moins un bœuf : 1 point, et 1 par bœuf.
help-express-score-improvements = Avec le Maçon : 1 point par aménagement construit.

## The rules

help-rules-express-goal = Le but du jeu
    .text = Tous les joueurs se partagent 13 dés. Avec eux, vous développez une ferme : pièces, champs, pâturages, animaux, bébés, produits et matériaux, savoir-faire et aménagements. Chacune des 3 récoltes compte à nouveau toute la ferme ; la somme des trois décide.
help-rules-express-round = Une manche
    .text = À tour de rôle, à partir du premier joueur, chacun fait une action, jusqu’à ce que personne n’en ait plus. Vous avez 2 actions par manche, et 1 de plus par bébé. Qui n’en a plus attend la fin. Il y a 6 manches ; les manches 3, 5 et 6 sont suivies d’une récolte. Le premier à commencer est tiré au sort ; après une récolte, c’est le plus petit total qui commence, à égalité le premier d’entre eux dans le sens horaire à partir du dernier premier joueur.
help-rules-express-turn = Une action
    .text = Gardez d’abord les dés non écartés tels quels, ou jetez les 13. Puis vous pouvez utiliser un savoir-faire. Enfin, vous devez prendre un groupe de dés. Ces dés, et ceux qui servent à payer, sont écartés jusqu’à ce que quelqu’un les jette tous. Les autres restent tels quels pour l’action suivante, même à la manche d’après.
help-rules-express-dice = Les dés
    .text = 2 dés Ferme : Maison, Clôture et Champ, 2 faces chacun. 1 dé Savoir-faire et 1 dé Aménagement : 6 faces différentes. 3 dés Produits : Nourriture 2 faces, 2 Nourritures 1, Céréale 2, Légume 1. 3 dés Matériaux : Bois 2 faces, Brique 2, Roseau 1, Pierre 1. 3 dés Animaux : Mouton 3 faces, Sanglier 2, Bœuf 1.
help-rules-express-powers = Pouvoirs des savoir-faire
    .text = À chaque action, un seul de vos savoir-faire peut changer la face de dés non écartés : le Maire celle d’un dé Ferme, pour 2 nourritures de votre fiche ; le Maçon celle du dé Aménagement ; le Cultivateur, l’Éleveur et le Collecteur celle de 2 dés Produits, Animaux ou Matériaux au plus. Ensuite, vous ne pouvez plus jeter les dés dans cette action. Un dé changé que vous ne prenez pas reste ainsi pour le joueur suivant.
help-rules-express-paying = Payer
    .text = Payez avec votre fiche, ou avec des dés non écartés, au double du coût : 2 dés Bois pour 1 bois. Un dé « 2 Nourritures » suffit pour 1 nourriture. On peut payer une partie avec la fiche et l’autre avec des dés. Un atelier compte comme un dé de son matériau : avec lui, 1 dé paie 1 unité, et 3 dés en paient 2. Il sert une fois par action.
help-rules-express-house = La maison
    .text = Un dé Maison permet une chose parmi trois. Ajouter des pièces, autant que vous pouvez en payer : 1 roseau et 1 matériau de votre maison pour chacune. Ou améliorer la maison : du bois à la brique pour 2 briques, de la brique à la pierre pour 2 pierres ; les deux d’un coup si vous le pouvez. Ou faire un bébé.
help-rules-express-baby = Les bébés
    .text = Un bébé demande un dé Maison et une pièce ajoutée encore libre, mais ne coûte rien. On en fait un par action, et 4 en tout. Il donne une action de plus par manche, dès la manche de sa naissance, et mange à chaque récolte.
help-rules-express-fields = Les champs
    .text = Un dé Champ vous donne un champ, gratuitement. Vous pouvez le semer aussitôt : 1 céréale ou 1 légume de votre fiche en devient 2, ou bien un dé disponible qui en montre vous en donne 2 et est écarté.
help-rules-express-pastures = Pâturages et animaux
    .text = Un dé Clôture et 1 bois donnent un pâturage. Vous pouvez y joindre l’animal d’un dé disponible. Un pâturage accueille autant d’animaux que vous voulez, d’un seul type : il vous faut donc un pâturage par type. Les animaux se déplacent à tout moment : seul leur nombre compte.
help-rules-express-collecting = Récupérer
    .text = Prenez de 1 à 3 dés Produits, Matériaux ou Animaux qui montrent la même chose ; Nourriture et 2 Nourritures vont ensemble. Un atelier ajoute 1 de son matériau. Pour des animaux, il faut un pâturage ou une Cheminée : sans pâturage, ils sont cuits aussitôt. S’il y a plus de types que de pâturages, tous les animaux d’un type partent, cuits si vous avez une Cheminée.
help-rules-express-occupations = Savoir-faire
    .text = Le dé Savoir-faire et 1 nourriture donnent le savoir-faire qu’il montre. Si vous l’avez déjà, choisissez-en un autre. Plusieurs joueurs peuvent avoir le même. On n’en utilise qu’un par action, mais tous comptent à la récolte.
help-rules-express-improvements = Aménagements
    .text = Le dé Aménagement permet de construire ce qu’il montre. Si vous l’avez déjà, construisez-en un autre, à son propre coût : 1 brique ou 1 pierre pour le Four ou la Cheminée, 1 bois pour un atelier. Four et Cheminée donnent de la nourriture. Les ateliers aident à récupérer et à payer, et font marquer des points pour leur matériau.
help-rules-express-cooking = Cuire
    .text = Avec le Four, 1 céréale donne 2 nourritures et 1 légume 3. Avec la Cheminée, 1 mouton donne 2 nourritures, 1 sanglier 3 et 1 bœuf 4. Cuisez autant que vous voulez, pendant vos actions et quand vous nourrissez votre famille. Sans eux, rien ne se cuit.
help-rules-express-harvest = La récolte
    .text = D’abord, chacun mange : 2 nourritures par adulte (ils sont 2) et par bébé ; avec la Nourrice, 1 par bébé. La nourriture de votre fiche est payée tant qu’il y en a, et chaque nourriture manquante coûte 3 points. Puis chaque pâturage d’au moins 2 animaux en gagne 1 du même type ; répartissez-les comme vous voulez. Enfin vient le décompte.
help-rules-express-scoring = Décompte
    .text = Pièces : 3 points, et 1, 2 ou 3 par pièce en bois, en brique ou en pierre. Champs et pâturages : 3 points pour chaque sorte, et 1 par unité. Céréales et sangliers : 1 point pour chaque sorte, et 1 par lot de 2. Moutons : 1 point, et 1 par lot de 3. Légumes et bœufs : 1 point pour chaque sorte, et 1 par unité. Ce que vous n’avez pas ne rapporte rien. À la dernière récolte, 1, 3, 5 ou 7 points pour 1, 2, 3 ou 4 bébés. Le Maire, le Maçon, la Nourrice et les ateliers y ajoutent les leurs.
help-rules-express-solo = En solo
    .text = Les règles sont les mêmes. Le score à atteindre est de 85 points.
help-rules-express-ending-ties = Fin et égalités
    .text = La partie s’achève avec la troisième récolte. La plus grande somme des trois récoltes gagne. À égalité, la victoire va à qui garde le plus de nourriture ; à égalité encore, elle est partagée.

## Goods and animals

help-express-food = Nourrit la famille à la récolte, paie les savoir-faire et le pouvoir du Maire.
help-express-grain = À semer, ou à cuire au Four pour 2 nourritures. Rapporte des points à la récolte.
help-express-vegetable = À semer, ou à cuire au Four pour 3 nourritures. Rapporte des points à la récolte.
help-express-reed = 1 par pièce. Rapporte des points avec la Vannerie.
help-express-wood = 1 par pâturage, par atelier et par pièce d’une maison en bois. Rapporte des points avec la Menuiserie.
help-express-brick = 2 pour la maison en brique, 1 pour chacune de ses pièces ; 1 pour le Four ou la Cheminée. Rapporte des points avec la Poterie.
help-express-stone = 2 pour la maison en pierre, 1 pour chacune de ses pièces ; 1 pour le Four ou la Cheminée. Rapporte des points avec le Tailleur de pierre.
help-express-sheep = Vit au pâturage ; la Cheminée en fait 2 nourritures. Rapporte des points à la récolte.
help-express-boar = Vit au pâturage ; la Cheminée en fait 3 nourritures. Rapporte des points à la récolte.
help-express-cattle = Vit au pâturage ; la Cheminée en fait 4 nourritures. Rapporte des points à la récolte.

## Dice, farm and counters

help-express-dice = Les dés non écartés : le prochain à agir peut en prendre un groupe, ou jeter les 13.
help-express-aside = Les dés pris ou qui ont servi à payer. Ils reviennent quand quelqu’un jette les dés.
help-express-roll = Jette les 13 dés, même ceux qui sont écartés. Seulement au début d’une action, et une seule fois.
help-express-groups = Ce que ces dés vous permettent. À chaque action, vous devez prendre un groupe de dés.
help-express-powers = Un de vos savoir-faire peut changer la face de ce dé. Un seul savoir-faire par action ; ensuite, on ne jette plus les dés.
help-express-pastures = Chaque pâturage accueille autant d’animaux que vous voulez, d’un seul type. À partir de 2, il en gagne 1 à la récolte.
help-express-babies = Chacun donne une action de plus par manche et occupe une pièce ajoutée. À la récolte, chacun mange 2 nourritures, 1 avec la Nourrice.
help-express-house = Le matériau de la maison et les pièces ajoutées. Chaque pièce peut accueillir un bébé et vaut 1, 2 ou 3 points selon que la maison est en bois, en brique ou en pierre.
help-express-need = La nourriture qu’il faut à votre famille à la prochaine récolte. Chaque nourriture manquante coûte 3 points.
help-express-total = Les points des récoltes passées.
help-express-worth = Ce que cette ferme rapporterait si la récolte avait lieu maintenant.
help-express-starting-player = Commence chaque manche. Après une récolte, c’est le joueur qui a le plus petit total.

## Questions

help-prompt-express-turn = Prenez un groupe parmi les dés non écartés. Avant cela, vous pouvez jeter tous les dés une fois, ou en changer quelques-uns par un savoir-faire. Vous pouvez aussi cuire.
help-prompt-express-rooms = Chaque pièce de plus coûte 1 roseau et 1 matériau de votre maison. Terminez quand cela vous suffit.
help-prompt-express-upgrade = Vous pouvez payer aussi la maison suivante, sans second dé Maison. Vous pouvez aussi en rester là.
help-prompt-express-sow = 1 céréale ou 1 légume de votre fiche en devient 2. Un dé qui en montre vous en donne 2 et est écarté. Vous pouvez aussi laisser le champ vide.
help-prompt-express-add = Avec un nouveau pâturage, vous pouvez prendre un dé Animal disponible. L’animal va dans tout pâturage vide ou de son type.
help-prompt-express-free = Chaque type demande son pâturage. Tous les animaux du type choisi partent : cuits si vous avez une Cheminée, défaussés sinon.
help-prompt-express-feed = Chaque nourriture manquante coûte 3 points. Vous pouvez d’abord cuire ; puis la nourriture de votre fiche est payée tant qu’il y en a.
help-prompt-express-crowded = Votre nourriture suffit, mais vous avez trop peu de pâturages pour toutes les naissances. Si vous cuisez maintenant tous les animaux d’un type, un autre peut profiter de leur pâturage.
help-prompt-express-breed = Chaque pâturage d’au moins 2 animaux en gagne 1. Choisissez le type qui reçoit un pâturage de plus.
help-prompt-express-spare = Ces produits et animaux ne rapportent plus rien. Cuits, ils peuvent vous départager à égalité.
