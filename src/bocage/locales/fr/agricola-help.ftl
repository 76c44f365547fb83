### Agricola: the rules in short, and what scores, goods, counters and questions mean. Where the first edition differs, an id ends in `-classic`.

## Scores

help-score-fields = { score-fields.help } Ensemencés ou vides, tous comptent.
help-score-pastures = { score-pastures.help } Un pâturage divisé en fait deux.
help-score-grain = { score-grain.help }
help-score-vegetables = { score-vegetables.help }
help-score-sheep = { score-sheep.help } Ceux des pâturages, des étables et de { word-the-house } comptent tous.
help-score-boar = { score-boar.help } Ceux des pâturages, des étables et de { word-the-house } comptent tous.
help-score-cattle = { score-cattle.help } Ceux des pâturages, des étables et de { word-the-house } comptent tous.
help-score-unused = { score-unused.help }
help-score-stables = { score-stables.help } Hors des pâturages, une étable ne rapporte rien, mais sa case compte comme utilisée.
help-score-rooms = { score-rooms.help }
help-score-people = { score-people.help } Un enfant né au dernier tour compte comme les autres. Au plus 15 points, pour 5 { word-people }.
help-score-cards = { score-cards.help } Un foyer ou un fourneau vaut 1 point ; le four en argile, la menuiserie, la poterie et la vannerie 2 ; le four en pierre 3 ; le puits 4.
help-score-bonus = { score-bonus.help } Avec la menuiserie, 3, 5 ou 7 bois valent 1, 2 ou 3 points ; avec la poterie, de même pour l’argile ; avec la vannerie, il faut 2, 4 ou 5 roseaux.
help-score-begging = { score-begging.help } On ne s’en débarrasse jamais.

## The rules

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

## Goods

help-good-wood = Pour les clôtures, les étables et les pièces en bois, pour la menuiserie et le puits.
help-good-clay = Pour les pièces en argile et la rénovation d’une { house-wood }, pour les foyers, les fourneaux, les fours et la poterie.
help-good-reed = Pour les toits : 2 par pièce, 1 par rénovation ; et pour la vannerie.
help-good-stone = Pour les pièces en pierre et la rénovation d’une { house-clay }, pour les fours, les ateliers et le puits.
help-good-grain = Semée, 1 en donne 3 ; en pain, elle vaut de 2 à 5 { good-food }, crue 1 ; jusqu’à 4 points à la fin.
help-good-vegetable = Semé, 1 en donne 2 ; cuisiné, il vaut 2 ou 3 { good-food }, cru 1 ; jusqu’à 4 points à la fin.
help-good-food = Pour nourrir la famille aux récoltes ; ceux qui restent à la fin ne valent rien.
help-good-sheep = Cuisiné, il vaut 2 { good-food } ; deux ont un petit à chaque récolte ; jusqu’à 4 points à la fin.
help-good-boar = Cuisiné, il vaut 2 { good-food } au foyer, 3 au fourneau ; deux ont un petit à chaque récolte ; jusqu’à 4 points à la fin.
help-good-cattle = Cuisiné, il vaut 3 { good-food } au foyer, 4 au fourneau ; deux ont un petit à chaque récolte ; jusqu’à 4 points à la fin.

## Counters

help-counter-people = Les { word-members }, 5 au plus : chacun agit une fois par tour, mange aux récoltes et rapporte 3 points.
help-counter-to_place = Ceux qui n’ont pas encore agi à ce tour ; un enfant né à ce tour travaille dès le suivant.
help-counter-food_needed = Ce que la famille consomme à une récolte : 2 { good-food } par adulte, 3 en solitaire, et 1 par enfant né à ce tour.
help-counter-next_harvest = Le tour que termine la prochaine récolte ; il y en a une aux tours 4, 7, 9, 11, 13 et 14.
help-counter-fences_left = Les clôtures encore à construire, sur 15 ; chacune coûte 1 bois.
help-counter-stables_left = Les étables encore à construire, sur 4 ; chacune coûte 2 bois, ou 1 seul sur la case où l’on peut aussi cuire du pain.
help-counter-begging = Les { word-begging-many } : une par { good-food } qui a manqué, −3 points chacune.
help-counter-starting_player = Commence chaque tour, jusqu’à ce qu’un autre prenne le marqueur.
help-counter-rooms = Les pièces de { word-the-house } : chacune loge un { word-member } ; en argile, elle rapporte 1 point, en pierre 2.
help-counter-fields = Les champs labourés, ensemencés ou vides ; ils rapportent à partir du deuxième, 4 points au plus pour 5 champs.

## Questions

help-prompt-choose = Les règles vous laissent le choix : prenez l’une des possibilités.
help-prompt-and-or = La case permet plusieurs actions : faites-en au moins une, dans l’ordre que vous voulez, et terminez quand cela vous suffit.
help-prompt-one-of = La case propose plusieurs choses, et vous en obtenez une.
help-prompt-may = C’est permis, pas obligatoire : faites-le ou terminez.
help-prompt-use-cards = Certaines de vos cartes peuvent servir à cet instant : utilisez-les dans l’ordre que vous voulez, ou terminez.
help-prompt-use-cards-at = L’action d’un autre joueur permet de se servir de certaines de vos cartes : utilisez-les dans l’ordre que vous voulez, ou terminez.
help-prompt-place = C’est à vous de travailler : placez un { word-member } sur une case libre et faites aussitôt l’action.
help-prompt-reveal = Chaque tour apporte une nouvelle action, et vous avez voulu choisir l’ordre : prenez l’une de celles qui restent dans la période.
help-prompt-room = Choisissez une case vide qui partage un côté avec votre { word-house } : plus de pièces, c’est plus de place pour la famille et, en argile ou en pierre, plus de points.
help-prompt-stable = Choisissez une case sans pièce, ni champ, ni étable : dans un pâturage, l’étable double la place des animaux ; ailleurs, elle en loge un.
help-prompt-grow = Un enfant peut naître maintenant : dès le tour suivant, vous aurez un { word-member } de plus à placer.
help-prompt-plow = Choisissez une case vide pour le champ ; si vous en avez déjà, il doit partager un côté avec l’un d’eux.
help-prompt-sow = Choisissez quoi semer dans quel champ vide : 1 céréale en donne 3, 1 légume en donne 2, et chaque récolte en rentre un ; un champ peut rester vide.
help-prompt-bake = Les céréales de votre réserve deviennent des { good-food }, une à une et le meilleur four d’abord ; terminez si vous gardez le reste pour semer.
help-prompt-fence = Choisissez les cases d’un pâturage : chaque clôture qui manque autour coûte 1 bois ; continuez ou terminez.
help-prompt-build = Choisissez l’un des aménagements majeurs disponibles ; son coût est payé aussitôt.
help-prompt-payment = Cet aménagement se paie de plusieurs façons : en argile, ou en rendant un foyer, qui redevient disponible.
help-prompt-gain = La case vous donne ceci de la réserve générale.
help-prompt-collect = Tout ce qui s’est accumulé sur la case est à vous ; on ne peut rien y laisser.
help-prompt-take = La case vous laisse choisir la ressource que vous prenez.
help-prompt-buy = Il faut payer des { good-food } ; s’ils manquent, vous pouvez transformer maintenant des { word-goods }.
help-prompt-overflow = Les animaux logent dans les pâturages, les étables et, pour un seul, { word-the-house } : choisissez ceux qui s’en vont ; avec un foyer ou un fourneau, ils sont cuisinés.
help-prompt-breed = Deux animaux d’une même espèce, ou davantage, ont un petit, mais la place manque : renoncez à un petit, ou séparez-vous d’abord d’un autre animal.
help-prompt-feed = C’est la récolte : chaque adulte consomme 2 { good-food }, 3 en solitaire, un enfant né à ce tour 1. Vous en avez assez ; avant de les donner, vous pouvez encore employer vos ateliers.
help-prompt-feed-short = C’est la récolte : chaque adulte consomme 2 { good-food }, 3 en solitaire, un enfant né à ce tour 1. Transformez des { word-goods } en { good-food } ; chaque { good-food } qui manque encore est une { word-begging }, −3 points.
help-prompt-paying = Votre réserve ne couvre pas le coût : échangez d’autres ressources, une à une, jusqu’à ce qu’elle suffise.
help-prompt-ways = Vos cartes permettent de payer de plusieurs façons : nommez celles dont vous utilisez l’échange, ou payez sans elles.
help-prompt-clay-fences = Une carte vous permet de payer des clôtures en argile : ajoutez l’argile clôture par clôture, puis terminez pour payer le reste en bois.
help-prompt-mini-pasture = Choisissez une case à clôturer sans payer ; si vous avez des pâturages, elle doit en toucher un.
help-prompt-renovate = Toute { word-the-house } est rénovée d’un coup ; l’une de vos cartes peut vous dispenser de l’argile.
help-prompt-start = Vous devenez aussitôt premier joueur et commencerez le tour suivant ; l’ordre de ce tour ne change pas.
help-prompt-play-minor = Jouez un aménagement mineur de votre main : { word-need-met } et son coût payé.
help-prompt-play-occupation = Jouez un savoir-faire de votre main et payez ce que demande la case.
help-prompt-place-another = Votre carte permet de placer deux { word-members } d’affilée : le second agit maintenant, avant les autres joueurs.
help-prompt-reap-more = Votre carte permet de prendre une céréale de plus dans chacun de ces champs ; terminez pour laisser les autres.
help-prompt-move-from = Choisissez un champ d’au moins deux plants : l’un d’eux part dans un champ vide.
help-prompt-move-to = Choisissez le champ vide qui reçoit le plant.
help-prompt-sow-twice = Votre carte vous permet de semer deux piles de céréales sur un même champ, pour 1 bois ; chacune se récolte à part.
help-prompt-cook-more = Votre carte rapporte 1 { good-food } de plus pour deux biens cuisinés au même moment, et l’un d’eux est encore seul : cuisinez-en un autre, ou terminez.
help-prompt-anytime = Ces cartes servent à tout moment : utilisez-en une maintenant, aussi souvent qu’elle le permet.
