### Agricola, revised edition: the occupations and minor improvements, and the words on cards.

## Deck A, minor improvements

card-A002 = Culture itinérante
    .text = Labourez 1 champ.
card-A005 = Talus d’argile
    .text = Vous recevez 1 argile par lot de 2 argiles dans votre réserve.
card-A009 = Foire aux jeunes bêtes
    .text = Vous recevez 1 bœuf.
card-A012 = Abreuvoir
    .text = Chacun de vos pâturages peut loger 2 animaux de plus, avec ou sans étable.
card-A016 = Pisé
    .text = Vous recevez 1 argile. Chaque clôture peut vous coûter 1 argile au lieu de 1 bois.
card-A019 = Charrue à bras
    .text = Posez 1 champ sur la 5e case Tour à venir. Au début de ce tour, vous pouvez le labourer ; sinon, il est perdu.
card-A024 = Planche à dépiquer
    .text = Chaque fois que vous utilisez la case « Terre labourable » ou « Cultures », vous pouvez aussi cuire du pain.
card-A026 = Alcôve
    .text = Vous pouvez aussi utiliser une case « Désir d’enfant », « Désir d’enfant (tuile) » ou « Désir d’enfant urgent » occupée, si elle ne l’est que par un seul autre joueur.
card-A032 = Mangeoire
    .text = En fin de partie, au moins 6, 7, 8 ou 10 cases de pâturage en tout valent 1, 2, 3 ou 4 points bonus.
card-A033 = Vastes terres
    .text = Pour chaque tour qui reste après celui-ci, vous gagnez 1 point bonus et recevez 2 repas.
card-A038 = Couvertures de laine
    .text = En fin de partie, une maison en bois vaut 3 points bonus, une maison en argile 2, une maison en pierre aucun.
card-A044 = Cabane de l’étang
    .text = Posez 1 repas sur chacune des 3 prochaines cases Tour. Vous le recevez au début de ces tours.
card-A050 = Cruche à lait
    .text = Chaque fois qu’un joueur, vous compris, utilise la case « Marché aux bœufs », vous recevez 3 repas et les autres joueurs 1 repas chacun.
card-A053 = Pipe en terre
    .text = À chaque retour à la maison, vous recevez 2 repas si la journée de travail vous a rapporté au moins 7 ressources de construction (bois, argile, roseau, pierre), même déjà dépensées.
card-A055 = Débarras
    .text = Chaque fois que vous construisez un aménagement majeur ou mineur, y compris celui-ci, vous recevez ensuite 1 repas.
card-A056 = Panier
    .text = Chaque fois que vous utilisez la case « Forêt », « Petit bois » ou « Bosquet », vous pouvez ensuite y poser 2 bois de votre réserve pour recevoir 3 repas.
card-A063 = Moulin hollandais
    .text = Aux tours qui suivent une récolte (5, 8, 10, 12 et 14), chaque fois que vous cuisez du pain, vous recevez 3 repas de plus, quel que soit le nombre de céréales.
card-A067 = Pelle à grain
    .text = Chaque fois que vous utilisez la case « Culture de céréales », vous recevez 1 céréale de plus.
card-A069 = Grande serre
    .text = Posez 1 légume sur la 4e, la 7e et la 9e case Tour à venir. Vous le recevez au début de ces tours.
card-A071 = Bêche de défrichage
    .text = À tout moment, vous pouvez déplacer 1 céréale ou 1 légume d’un champ qui en contient au moins 2 vers un champ vide.
card-A075 = Scierie
    .text = Chaque aménagement majeur ou mineur vous coûte 1 bois de moins.
card-A078 = Canoë
    .text = Chaque fois que vous utilisez la case « Pêche », vous recevez aussi 1 repas et 1 roseau.
card-A080 = Pince à pierres
    .text = Chaque fois que vous utilisez la case « Carrière Ouest » ou « Carrière Est », vous recevez 1 pierre de plus.
card-A083 = Houlette
    .text = Chaque fois que vous construisez des clôtures, vous recevez 2 moutons par nouveau pâturage d’au moins 4 cases ; logez-les dans ce pâturage. Diviser un pâturage n’en crée pas de nouveau.

## Deck A, occupations

card-A086 = Dompteur
    .text = Vous recevez, au choix, 1 bois ou 1 céréale. Votre maison peut loger 1 animal de n’importe quelle espèce par pièce, au lieu d’un seul en tout.
card-A087 = Rénovateur
    .text = Quand vous rénovez une maison en bois, vous pouvez passer directement à la pierre, pour 1 pierre par pièce et 1 roseau en tout.
card-A088 = Gardien des haies
    .text = Chaque fois que vous construisez des clôtures, jusqu’à 3 d’entre elles sont gratuites.
card-A090 = Laboureur
    .text = Au début de chaque tour, si votre maison est en pierre, vous pouvez payer 1 repas pour labourer 1 champ.
card-A092 = Parents adoptifs
    .text = En payant 1 repas, vous pouvez placer un enfant dès le tour de sa naissance. Il compte alors comme un adulte.
card-A098 = Architecte d’étable
    .text = En fin de partie, vous gagnez 1 point bonus par étable non clôturée.
card-A102 = Épicier
    .text = Empilez sur cette carte, de haut en bas : 1 bois, 1 céréale, 1 roseau, 1 pierre, 1 légume, 1 argile, 1 roseau et 1 légume. À tout moment, vous pouvez payer 1 repas pour recevoir la ressource du dessus.
card-A108 = Cueilleur de champignons
    .text = Chaque fois que vous utilisez la case « Forêt », « Petit bois » ou « Bosquet », vous pouvez ensuite y poser 1 bois de votre réserve pour recevoir 2 repas.
card-A110 = Crépisseur
    .text = Chaque fois que vous construisez au moins 1 pièce en argile ou que vous rénovez de l’argile à la pierre, vous recevez 3 repas.
card-A111 = Maçon
    .text = Chaque fois que vous construisez au moins 1 pièce, vous pouvez poser 1 repas sur chacune des 4 prochaines cases Tour. Vous le recevez au début de ces tours.
card-A112 = Faucheur
    .text = Vous recevez 1 céréale. À chaque récolte des champs, vous pouvez prendre 1 céréale de plus dans chacun de vos champs de céréales.
card-A114 = Saisonnier
    .text = Chaque fois que vous utilisez la case « Travail journalier », vous recevez aussi 1 céréale. À partir du tour 6, vous pouvez prendre 1 légume à la place.
card-A116 = Bûcheron
    .text = Chaque fois que vous utilisez la case « Forêt », « Petit bois » ou « Bosquet », vous recevez 1 bois de plus.
card-A119 = Ramasseur de bois mort
    .text = Chaque fois que vous utilisez la case « Terre labourable », « Culture de céréales », « Utilisation de céréales » ou « Cultures », vous recevez aussi 1 bois, une fois l’action terminée.
card-A120 = Bâtisseur en torchis
    .text = Une seule fois, dès que votre maison n’est plus en bois (aussitôt si elle ne l’est déjà plus) : posez 2 argiles sur chacune des 5 prochaines cases Tour. Vous les recevez au début de ces tours.
card-A123 = Bâtisseur de colombages
    .text = Pour chaque pièce et chaque rénovation, vous pouvez remplacer, une seule fois, exactement 2 argiles ou exactement 2 pierres du coût par 1 bois.
card-A125 = Prêtre
    .text = Si vous jouez cette carte avec une maison en argile d’exactement 2 pièces, vous recevez 3 argiles, 2 roseaux et 2 pierres.
card-A133 = Vantard
    .text = En fin de partie, au moins 5, 6, 7, 8, 9 ou 10 aménagements devant vous valent 2, 3, 4, 5, 7 ou 9 points bonus.
card-A138 = Harponneur
    .text = Chaque fois que vous utilisez la case « Pêche », vous pouvez payer 1 bois pour recevoir 1 roseau et autant de repas que vous avez de Fermiers, enfants compris.
card-A143 = Tailleur de pierre
    .text = Chaque aménagement majeur ou mineur, chaque pièce et chaque rénovation vous coûte 1 pierre de moins.
card-A147 = Marchand de bestiaux
    .text = Chaque fois que vous utilisez la case « Marché aux moutons », « Marché aux sangliers » ou « Marché aux bœufs », vous pouvez payer 1 repas pour recevoir 1 animal de plus de la même espèce.
card-A155 = Prestidigitateur
    .text = Chaque fois que vous utilisez la case « Spectacle », vous recevez aussi 1 bois et 1 céréale.
card-A160 = Joueur de luth
    .text = Chaque fois qu’un autre joueur utilise la case « Spectacle », vous recevez 1 repas et 1 bois. Vous pouvez ensuite payer 2 repas pour recevoir 1 légume.
card-A165 = Éleveur de sangliers
    .text = Vous recevez 1 sanglier. À la fin du tour 12, vos sangliers se reproduisent : si vous en avez au moins 2 et de la place pour un autre, vous recevez 1 sanglier.

## Deck B, minor improvements

card-B002 = Petit pâturage
    .text = Clôturez gratuitement un nouveau pâturage de 1 case. Si vous avez déjà des pâturages, il doit en toucher un.
card-B008 = Étal de marché
    .text = Vous recevez 1 légume.
card-B010 = Roulotte
    .text = Cette carte loge 1 Fermier, mais ne compte pas comme une pièce.
card-B013 = Atelier du charpentier
    .text = Chaque pièce en bois ne vous coûte que 2 bois et 2 roseaux.
card-B016 = Marteau de mineur
    .text = Vous recevez 1 repas. Chaque fois que vous rénovez, vous pouvez construire 1 étable gratuitement.
card-B019 = Charrue à versoir
    .text = Posez 2 champs sur cette carte. Chaque fois que vous utilisez la case « Terre labourable », vous pouvez aussi labourer l’un de ces champs.
card-B024 = Lasso
    .text = Vous pouvez placer 2 Fermiers d’affilée si l’un au moins va sur la case « Marché aux moutons », « Marché aux sangliers » ou « Marché aux bœufs ».
card-B025 = Pelle à pain
    .text = Vous recevez 1 repas. Chaque fois que vous jouez un savoir-faire, vous pouvez ensuite cuire du pain.
card-B033 = Manteau de cheminée
    .text = Pour chaque tour qui reste après celui-ci, vous gagnez 1 point bonus. Vous ne pouvez plus rénover votre maison.
card-B036 = Bouteilles
    .text = Cette carte coûte 1 argile et 1 repas par Fermier, enfants compris.
card-B039 = Métier à tisser
    .text = À chaque récolte des champs, vous recevez 1, 2 ou 3 repas si vous avez au moins 1, 4 ou 7 moutons. En fin de partie, vous gagnez 1 point bonus par lot de 3 moutons.
card-B045 = Carré de fraisiers
    .text = Posez 1 repas sur chacune des 3 prochaines cases Tour. Vous le recevez au début de ces tours.
card-B047 = Pot à harengs
    .text = Chaque fois que vous utilisez la case « Pêche », posez 1 repas sur chacune des 3 prochaines cases Tour. Vous le recevez au début de ces tours.
card-B050 = Baratte
    .text = À chaque récolte des champs, vous recevez 1 repas par lot de 3 moutons et 1 repas par lot de 2 bœufs.
card-B056 = Ruisseau
    .text = Chaque fois que vous utilisez la case « Forêt », « Carrière d’argile » ou « Plage de roseaux », ou la carte Action révélée au tour 1, vous recevez aussi 1 repas.
card-B057 = Arrière-cuisine
    .text = Au début de chaque tour, si votre maison est en bois, vous recevez 1 repas.
card-B061 = Assolement triennal
    .text = Au début de chaque récolte des champs, si vous avez au moins 1 champ de céréales, 1 champ de légumes et 1 champ vide, vous recevez 3 repas.
card-B062 = Fourche
    .text = Chaque fois que vous utilisez la case « Culture de céréales » alors que la case « Terre labourable » est occupée, même par vous, vous recevez aussi 3 repas.
card-B066 = Charrette à sacs
    .text = Posez 1 céréale sur la case de chacun des tours 5, 8, 11 et 14 encore à venir. Vous la recevez au début de ces tours.
card-B068 = Champ de haricots
    .text = Cette carte est un champ, mais seuls des légumes peuvent y être semés. Au décompte, elle ne compte pas parmi les champs, mais ses légumes comptent.
card-B074 = Forêt dense
    .text = Posez 1 bois sur la case de chaque tour pair encore à venir. Vous le recevez au début de ces tours.
card-B077 = Glaisière
    .text = Chaque fois que vous utilisez la case « Travail journalier », vous recevez aussi 3 argiles.
card-B080 = Porcelaine dure
    .text = À tout moment, vous pouvez échanger 2, 3 ou 4 argiles contre 1, 2 ou 3 pierres.
card-B084 = Panier de glands
    .text = Posez 1 sanglier sur chacune des 2 prochaines cases Tour. Vous le recevez au début de ces tours.

## Deck B, occupations

card-B087 = Manouvrier
    .text = Chaque fois que vous utilisez la case « Travail journalier », vous pouvez aussi construire 1 pièce ou rénover votre maison, au coût habituel.
card-B089 = Palefrenier
    .text = Vous recevez 1 bois. Au début de chaque tour, si votre maison est en pierre, vous pouvez construire 1 étable pour 1 bois.
card-B091 = Aide-laboureur
    .text = Chaque fois que vous utilisez la case « Travail journalier », vous pouvez aussi labourer 1 champ.
card-B095 = Maître maçon
    .text = Chaque aménagement majeur vous coûte 1 pierre de moins par pièce de votre maison au-delà de la deuxième.
card-B097 = Érudit
    .text = Au début de chaque tour, si votre maison est en pierre, vous pouvez jouer 1 savoir-faire pour 1 repas, ou construire 1 aménagement mineur en payant son coût.
card-B098 = Paysan bio
    .text = En fin de partie, vous gagnez 1 point bonus par pâturage qui loge au moins 1 animal et a encore de la place pour au moins 3 autres.
card-B099 = Précepteur
    .text = En fin de partie, vous gagnez 1 point bonus par savoir-faire que vous avez joué après celui-ci.
card-B102 = Conseiller
    .text = Vous recevez 2 céréales en solitaire, 3 argiles à 2 joueurs, 2 roseaux à 3 joueurs, 2 moutons à 4 joueurs.
card-B104 = Meneur de moutons
    .text = À tout moment, sauf pendant la reproduction, vous pouvez échanger 1 mouton déjà logé dans votre ferme contre 1 sanglier, 1 légume ou 1 pierre.
card-B107 = Valet
    .text = Une seule fois, dès que votre maison est en pierre (aussitôt si elle l’est déjà) : posez 3 repas sur la case de chaque tour encore à venir. Vous les recevez au début de ces tours.
card-B108 = Mitron
    .text = Chaque fois que vous utilisez la case « Forêt », « Petit bois » ou « Bosquet », vous pouvez aussi cuire du pain.
card-B109 = Papetier
    .text = Chaque fois que vous jouez un savoir-faire, vous pouvez d’abord payer 1 bois pour recevoir 1 repas par savoir-faire déjà devant vous.
card-B114 = Couple sans enfant
    .text = Au début de chaque tour, si votre maison a au moins 3 pièces et votre famille seulement 2 Fermiers, vous recevez 1 repas et, au choix, 1 céréale ou 1 légume.
card-B118 = Petit paysan
    .text = Au début de chaque tour, si votre maison a exactement 2 pièces, vous recevez 1 bois.
card-B121 = Géologue
    .text = Chaque fois que vous utilisez la case « Forêt », « Plage de roseaux » ou, à 3 joueurs ou plus, « Carrière d’argile », vous recevez aussi 1 argile.
card-B123 = Couvreur en lauzes
    .text = Vous pouvez payer aussitôt 1 repas pour recevoir 1 pierre par pièce de votre maison.
card-B126 = Charpentier
    .text = Chaque pièce ne vous coûte que 3 bois, argiles ou pierres, selon votre maison, et 2 roseaux.
card-B136 = Intendant
    .text = Vous recevez 1, 2, 3 ou 4 bois s’il reste au moins 1, 3, 6 ou 9 tours après celui-ci. En fin de partie, le ou les joueurs dont la maison a le plus de pièces gagnent chacun 3 points bonus.
card-B142 = Marchand de primeurs
    .text = Chaque fois que vous utilisez la case « Culture de céréales », vous recevez aussi 1 légume.
card-B145 = Fagotier
    .text = Pour chaque pièce et chaque rénovation, vous pouvez remplacer tous les roseaux du coût par 1 bois.
card-B156 = Magasinier
    .text = Chaque fois que vous utilisez la case « Marché de ressources », vous recevez aussi, au choix, 1 argile ou 1 céréale.
card-B163 = Pasteur
    .text = Une seule fois, dès que votre maison est la seule à avoir exactement 2 pièces (aussitôt si elle l’est déjà) : vous recevez 3 bois, 2 argiles, 1 roseau et 1 pierre.
card-B164 = Ami des moutons
    .text = Posez 1 mouton sur la 2e, la 5e, la 8e et la 10e case Tour à venir. Vous le recevez au début de ces tours.
card-B166 = Engraisseur de bœufs
    .text = Chaque fois que vous utilisez la case « Culture de céréales », vous pouvez payer 1 repas pour recevoir 1 bœuf.

## Words on cards

kind-occupation = Savoir-faire
kind-minor = Aménagement mineur
kind-major = Aménagement majeur
category-farm-planner = Organisation de ferme
category-actions-booster = Booster d’action
category-points-provider = Points supplémentaires
category-goods-provider = Ressources supplémentaires
category-food-provider = Repas supplémentaires
category-crop-provider = Cultures supplémentaires
category-building-resource-provider = Ressources de construction
category-livestock-provider = Animaux supplémentaires
card-players =
    { $n ->
        [1] tout nombre de joueurs
        [4] 4 joueurs
       *[other] { $n } joueurs ou plus
    }
card-passing = { word-passing } : passe au voisin de gauche
card-bonus = points bonus
card-no-cost = gratuit
card-returns = rendre : { $cards }
card-returns-any =
    { $n ->
        [one] rendre { $n } aménagement
       *[other] rendre { $n } aménagements
    }
need-occupations =
    { $n ->
        [one] au moins { $n } savoir-faire joué
       *[other] au moins { $n } savoir-faire joués
    }
need-occupations-exactly =
    { $n ->
        [one] exactement { $n } savoir-faire joué
       *[other] exactement { $n } savoir-faire joués
    }
need-occupations-at-most =
    { $n ->
        [one] au plus { $n } savoir-faire joué
       *[other] au plus { $n } savoir-faire joués
    }
need-grain-fields =
    { $n ->
        [one] au moins { $n } champ de céréales
       *[other] au moins { $n } champs de céréales
    }
need-vegetable-fields =
    { $n ->
        [one] au moins { $n } champ de légumes
       *[other] au moins { $n } champs de légumes
    }
need-all-used = une ferme sans case inutilisée
need-sheep =
    { $n ->
        [one] au moins { $n } mouton
       *[other] au moins { $n } moutons
    }
need-clay =
    { $n ->
        [one] au moins { $n } argile en réserve
       *[other] au moins { $n } argiles en réserve
    }
need-clay-or-stone-house =
    { $edition ->
        [agricola-classic] une cabane en argile ou une maison en pierre
       *[other] une maison en argile ou en pierre
    }
need-person-on-fishing = un { word-member } sur « Pêche »
need-no-occupations = aucun savoir-faire joué
need-two-improvements =
    { $n ->
        [one] au moins 2 aménagements et { $n } savoir-faire joué
       *[other] au moins 2 aménagements et { $n } savoir-faire joués
    }
