### Agricola : les règles en bref ; le navigateur les lit quand on demande l’aide.

help-rules-goal = But du jeu
    .text = Vous avez une { house-wood } de deux pièces et 14 tours pour en faire une ferme prospère. À la fin, tout rapporte des points : champs, pâturages, céréales et légumes, animaux, { word-house } et famille. Les cases vides en coûtent, et ce dont vous n’avez rien du tout aussi. Le plus grand total gagne.
help-rules-round = Un tour
    .text = Une nouvelle carte Action est révélée, les cases d’Accumulation sont garnies, puis chacun reçoit les ressources qui l’attendent sur la case Tour. Vient la journée de travail. Quand tous sont placés, on rentre à la maison ; les tours 4, 7, 9, 11, 13 et 14 se terminent par une récolte.
help-rules-round-classic = { help-rules-round }
    .text = Une nouvelle carte de tour est révélée, chacun reçoit ce qui l’attend sur la case de tour, puis les cases d’approvisionnement sont garnies. Viennent les travaux. Quand tous sont placés, on rentre à la maison ; les tours 4, 7, 9, 11, 13 et 14 se terminent par une récolte.
help-rules-work = Placer sa famille
    .text = Dans le sens des aiguilles d’une montre, à partir du premier joueur, chacun place un { word-member } sur une case libre et agit aussitôt ; qui n’en a plus passe son tour. Une case n’en accueille qu’un par tour, et on ne l’occupe pas sans agir. S’il s’y trouve des { word-goods }, on les prend toutes. Là où la case dit « ou les deux », une seule des deux actions suffit ; ce qui vient « ensuite » est facultatif, mais jamais sans le début.
help-rules-family = Naissances
    .text = Il faut une pièce libre pour l’enfant : { word-the-house } doit compter plus de pièces que la famille de { word-people }. Une case, révélée au tour 12 ou 13, en dispense. L’enfant travaille dès le tour suivant ; si une récolte termine le tour de sa naissance, il ne consomme que 1 { good-food }. Une famille compte 5 { word-people } au plus.
help-rules-house =
    { $edition ->
        [agricola-classic] Habitation et rénovation
       *[other] Maison et rénovation
    }
    .text = Une pièce coûte 5 bois, argiles ou pierres, selon votre { word-house }, et 2 roseaux ; elle se pose sur une case vide qui partage un côté avec une autre pièce. Rénover fait passer toute { word-the-house } du bois à l’argile, ou de l’argile à la pierre, pour 1 argile ou 1 pierre par pièce et 1 roseau en tout. Une action rénove une seule fois.
help-rules-fields = Labourer et semer
    .text = Un champ se pose sur une case vide hors des pâturages, à côté d’un autre champ si vous en avez, et y reste. Quand vous semez, chaque champ vide de votre choix reçoit 1 céréale ou 1 légume de votre réserve : 1 céréale en donne 3, 1 légume en donne 2. Un champ vidé se ressème sans labourage.
help-rules-pastures = Clôtures et étables
    .text = Une clôture coûte 1 bois, reste en place et ne se construit que si elle aide à fermer un pâturage de tous côtés ; ni le bord de la { word-farm }, ni les pièces, les champs ou les étables n’en tiennent lieu. Tout nouveau pâturage touche l’un des vôtres, et un pâturage peut être divisé. Il loge 2 animaux par case, d’une seule espèce, et chaque étable qui s’y trouve double le tout. Vous avez 15 clôtures et 4 étables.
help-rules-animals = Animaux
    .text = Les animaux ne vont pas dans la réserve : ils logent dans les pâturages, à raison d’un par étable non clôturée, et un seul, de n’importe quelle espèce, dans { word-the-house }. Ils se déplacent à tout moment. Ceux qui n’ont pas de place sont cuisinés, si vous avez un foyer ou un fourneau, ou relâchés. Sans l’un ni l’autre, un animal ne se mange jamais.
help-rules-bake = Cuire du pain
    .text = On ne cuit du pain que là où une case le permet, ou en construisant un four. Chaque céréale de la réserve donne alors 2 { good-food } dans un foyer, 3 dans un fourneau ; le four en pierre prend jusqu’à 2 céréales pour 4 { good-food } chacune, le four en argile 1 céréale pour 5. Sans cuisson, une céréale vaut 1 { good-food }.
help-rules-improvements = Aménagements majeurs
    .text = Les dix sont à la disposition de tous, chacun en un seul exemplaire. On en construit un par action en payant son coût ; il sert dès lors, et ses points comptent à la fin. Un fourneau s’obtient aussi en rendant un foyer, qui redevient disponible.
help-rules-hand-cards = Savoir-faire et aménagements mineurs
    .text = Dans le jeu complet, chacun tient en main des cartes que les autres ne voient pas. Un savoir-faire se joue par la case « { space-lessons } » contre des { good-food }, un aménagement mineur là où une case le permet : { word-need-met } et son coût payé. La carte reste ensuite devant vous et fait ce qu’elle dit, contre les règles s’il le faut. Une { word-passing } agit aussitôt et passe dans la main du voisin de gauche ; en solitaire, elle quitte la partie. Les cartes restées en main ne valent rien.
help-rules-harvest = Récolte
    .text = D’abord les champs : 1 céréale ou 1 légume de chaque champ ensemencé rejoint votre réserve. Puis { word-feeding } : 2 { good-food } par adulte, 3 en solitaire, et 1 par enfant né à ce tour ; 1 céréale ou 1 légume peut en remplacer 1. Enfin la reproduction : deux animaux d’une même espèce, ou davantage, ont un petit, s’il trouve une place. Ni le petit ni ses parents ne se cuisinent alors.
help-rules-begging = Mendicité
    .text = Pour chaque { good-food } qui manque, vous prenez une tuile Mendicité : elle coûte 3 points et vous reste jusqu’à la fin. Avant cela, il faut utiliser tous vos { good-food }, vos céréales et vos légumes ; cuisiner des animaux ou employer vos ateliers reste à votre choix.
help-rules-begging-classic = { help-rules-begging }
    .text = Pour chaque { good-food } qui manque, vous prenez une carte de mendicité, qui coûte 3 points. Les { good-food } en réserve doivent être donnés, mais rien ne vous oblige à transformer des marchandises. Nul ne peut abandonner un membre de sa famille pour ne pas le nourrir.
help-rules-harvests-when = Les six récoltes
    .text = Les tours 4, 7, 9, 11, 13 et 14 se terminent par une récolte. La première vous laisse quatre tours pour réunir des { good-food }, la dernière suit aussitôt la cinquième.
help-rules-scoring = Décompte
    .text = Après la dernière récolte, champs, pâturages, céréales, légumes et chaque espèce d’animaux rapportent jusqu’à 4 points, ou −1 si vous en avez trop peu. Chaque case inutilisée coûte 1 point. Étables clôturées, pièces en argile et en pierre, { word-members } et aménagements ajoutent des points. Les { good-food } qui restent ne valent rien.
help-rules-starting-player = Premier joueur
    .text = Le marqueur ne change de mains que par la case « { space-meeting-place } ». Qui la choisit le prend aussitôt et commencera le tour suivant ; l’ordre de ce tour ne change pas. Au début, le sort en décide : le premier joueur a 2 { good-food }, les autres 3, un joueur en solitaire aucun.
help-rules-starting-player-classic = { help-rules-starting-player }
    .text = Le marqueur ne change de mains que par la case « { space-classic-meeting-place } ». Qui la choisit le prend aussitôt et commencera le tour suivant ; l’ordre de ce tour ne change pas. Au début, le sort en décide : le premier joueur a 2 { good-food }, les autres 3, un joueur en solitaire aucun.
help-rules-passing = Passer
    .text = Tant qu’il vous reste quelqu’un à placer, vous pouvez passer et le placer plus tard dans le tour. Ce n’est plus permis si tous ceux qui ont encore quelqu’un ont passé depuis le dernier placement. Qui ne trouve aucune case utilisable reste à la maison pour ce tour.
help-rules-passing-classic = { help-rules-passing }
    .text = On ne passe pas : qui a encore quelqu’un à placer le place. Seul celui qui ne trouve aucune case utilisable reste à la maison pour ce tour.
help-rules-ending-ties = Fin et égalités
    .text = La partie s’achève avec la récolte du tour 14, et le plus grand total gagne. À égalité, celui à qui il reste le plus de ressources de construction l’emporte ; ce que menuiserie, poterie ou vannerie ont déjà compté ne compte plus. Si l’égalité demeure, la victoire est partagée.
help-rules-ending-ties-classic = { help-rules-ending-ties }
    .text = La partie s’achève avec la récolte du tour 14, et le plus grand total gagne. À égalité, la victoire est partagée.
