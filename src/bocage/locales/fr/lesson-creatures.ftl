### All Creatures Big and Small: what the guide says in a first game.

## What it is about

lesson-creatures-goal-1 = Votre voisin et vous avez chacun une petite ferme, où vous élevez des moutons, des cochons, des vaches et des chevaux. Vous avez pour cela 3 ouvriers et 8 tours.
    .title = De quoi il s’agit
lesson-creatures-goal-2 = À la fin, chaque animal vaut 1 point. Un grand troupeau donne un bonus, mais un type dont vous avez moins de 4 animaux vous coûte 3 points. Les extensions et les bâtiments rapportent aussi.
    .title = Ce qui rapporte
lesson-creatures-goal-3 = Aux animaux, il faut de la place : un pâturage fermé, un bâtiment ou une auge. Préparez donc la place, puis prenez des animaux. Dès que vous en avez deux du même type, un petit naît à chaque tour.
    .title = Par où commencer

## Things, when they first matter

lesson-creatures-place = Choisissez une case libre du plateau : votre ouvrier y agit aussitôt, et tout ce qui s’y trouve est à vous. Les barrières coûtent du bois, alors autant commencer par là.
    .title = Votre premier ouvrier
lesson-creatures-turns = Votre voisin place maintenant un ouvrier, puis c’est à vous, jusqu’à ce que les six soient placés. Une case n’accueille qu’un ouvrier par tour : le premier arrivé la bloque pour l’autre.
    .title = À tour de rôle
lesson-creatures-borders = Une barrière se pose sur un bord d’une case de votre ferme et n’en bouge plus. Un pâturage doit être fermé de tous côtés. Les murs de la chaumière comptent ; le bord de la ferme, la forêt et la route, non.
    .title = Les barrières
lesson-creatures-pasture = Il est fermé ! Un pâturage accueille 2 animaux par case, tous du même type. Votre chaumière en accueille 1 de plus, quel qu’il soit.
    .title = Un pâturage
lesson-creatures-animals = La place est prête. On prend tous les animaux d’une case ; ceux que votre ferme ne peut pas accueillir s’enfuient.
    .title = Prendre des animaux
lesson-creatures-housed = Inutile de ranger vos animaux : ils peuvent changer de place à tout moment, et la table leur trouve toujours la meilleure. Seul compte leur nombre, type par type.
    .title = Chacun à sa place
lesson-creatures-breeding = Chaque tour s’achève par la reproduction. Chaque type dont vous avez au moins 2 animaux, où qu’ils soient, a un petit, jamais plus. À lui aussi, il faut une place.
    .title = La reproduction
lesson-creatures-refill = Les ouvriers sont rentrés, et les cases d’accumulation ont été réapprovisionnées, même s’il y restait quelque chose. Une case vide reçoit ce qui est nommé en premier, les autres l’animal entre parenthèses.
    .title = Un nouveau tour
lesson-creatures-walls = Vous manquez de bois ? « { space-creatures-walls } » permet de placer 2 barrières gratuitement, puis d’autres pour 2 pierres chacune. Un pâturage peut rester ouvert et n’être fermé que plus tard.
    .title = Les murets
lesson-creatures-trough = Une auge double la place de son bâtiment ou de tout son pâturage ; une deuxième dans ce pâturage la double encore. Sur une case ouverte, elle permet d’accueillir 1 animal. La première est gratuite à chaque fois.
    .title = Les auges
lesson-creatures-stalls = Une stalle n’occupe qu’une case et accueille 3 animaux du même type. Elle coûte 3 pierres et 1 roseau. Deux cases donnent des pierres ; « { space-creatures-millpond } » et « { space-creatures-building-materials } » donnent du roseau.
    .title = Les stalles
lesson-creatures-stall-site = Toute case sans bâtiment convient, dans un pâturage ou non. Les murs de la stalle ferment les pâturages comme des barrières. Une fois construite, elle ne bouge plus.
    .title = Où la construire
lesson-creatures-stables = Pour 5 bois ou 5 pierres, « { space-creatures-stables } » améliore une stalle : de la place pour 5 animaux au lieu de 3, et 4 points au lieu de 1.
    .title = De la stalle à l’étable
lesson-creatures-special = Chaque bâtiment spécial n’existe qu’en un exemplaire ; sa tuile indique son coût et son effet. Vous avez de quoi en construire un : utilisez « { space-creatures-special-building-1 } ».
    .title = Les bâtiments spéciaux
lesson-creatures-expand = « { space-creatures-expand } » vous donne toutes les barrières de la case et une extension : 3 cases de plus à gauche ou à droite de la ferme. Elle vaut 4 points si les 3 sont utilisées à la fin.
    .title = Une ferme plus grande
lesson-creatures-extension = Une case est utilisée si elle porte un bâtiment ou une auge, ou si elle fait partie d’un pâturage fermé. Utilisez les 3 nouvelles d’ici la fin : elles vaudront 4 points.
    .title = Votre extension
lesson-creatures-starter = Le marqueur de premier joueur ne change de mains que par « { space-creatures-start-player } ». Celui qui l’a pris en dernier commence chaque tour : il choisit donc avant l’autre.
    .title = Qui commence
lesson-creatures-part = Votre ferme ne peut pas tous les accueillir. Laissez plutôt partir un animal d’un type dont vous avez beaucoup.
    .title = Trop d’animaux
lesson-creatures-half = La moitié de la partie est passée : regardez vos troupeaux. Dès 4 animaux, un type ne vous coûte plus rien ; le bonus commence à 8 moutons, 7 cochons, 6 vaches ou 5 chevaux.
    .title = À mi-parcours
lesson-creatures-late = Désormais, demandez-vous combien de points rapporte chaque ouvrier : des animaux, un bâtiment, une extension utilisée. Les ressources restantes ne rapportent rien, sauf avec l’entrepôt.
    .title = Plus que deux tours
lesson-creatures-last = Voici vos trois derniers ouvriers. Après eux, les animaux se reproduisent une dernière fois : gardez de la place pour les petits. Puis vient le décompte.
    .title = Le dernier tour
lesson-creatures-over = Le décompte compare votre ferme à celle de votre voisin. Regardons vos points ligne par ligne.
    .title = La partie est finie

## What went less well

lesson-creatures-no-room = Perdu faute de place : { $goods }. Un pâturage n’accueille qu’un seul type. Avant de prendre des animaux, assurez-vous que votre ferme peut les accueillir.
    .title = Faute de place
lesson-creatures-young-lost = Un petit est né, mais votre ferme n’a pas pu l’accueillir. À la fin d’un tour, gardez une place libre pour chaque type qui se reproduit.
    .title = Un petit sans place
lesson-creatures-open = Vos barrières ne ferment encore rien, et un pâturage ouvert n’accueille aucun animal. Chaque côté veut une barrière ou un mur, même au bord de la ferme.
    .title = Encore ouvert
lesson-creatures-single = Rien n’est né : un animal seul n’a pas de petit. Prenez-en un second du même type, et le couple servira à chaque tour restant.
    .title = Pas encore de couple
lesson-creatures-hoard = Vous avez beaucoup de bois, et à la fin il ne rapporte rien. Faites-en des barrières, des étables ou des auges.
    .title = Beaucoup de bois
lesson-creatures-borders-out = Votre stock de barrières est vide. « { space-creatures-expand } » en donne d’autres, et de nouvelles cases avec.
    .title = Plus de barrières
lesson-creatures-gap = Il y a des types dont vous avez moins de 4 animaux. Chacun d’eux vous coûtera 3 points ; 4 animaux suffisent pour l’éviter.
    .title = Trop peu d’un type
lesson-creatures-unused = L’une de vos extensions n’est pas entièrement utilisée : en l’état, elle ne rapporterait rien. Une auge suffit sur chaque case restante.
    .title = Pas entièrement utilisée

## What to try

lesson-creatures-try-wood = Le bois de cette case suffit pour un premier pâturage.
    .title = Prenez du bois
lesson-creatures-try-fences = Vous avez assez de bois : placez des barrières avec « { space-creatures-fences } », pour 1 bois chacune.
    .title = Placez des barrières
lesson-creatures-try-walls = « { space-creatures-walls } » permet de placer 2 barrières gratuitement.
    .title = Deux pour rien
lesson-creatures-try-close = Fermez la case au-dessus de la chaumière : trois barrières suffisent, car son mur fait le quatrième côté.
    .title = Au-dessus de la chaumière
lesson-creatures-try-finish = Votre pâturage est fermé. Terminez, et gardez le reste pour plus tard.
    .title = Cela suffit
lesson-creatures-try-trough-site = C’est dans votre pâturage qu’elle sert le plus : elle en double la place.
    .title = Dans un pâturage
lesson-creatures-try-pair = Avec un second animal d’un type, vous avez un couple, et donc un petit à chaque tour.
    .title = Un couple
lesson-creatures-try-animals = Tous les animaux de cette case trouvent place dans votre ferme.
    .title = Prenez des animaux
lesson-creatures-try-trough = Votre pâturage est plein : une auge en double la place et ne coûte rien.
    .title = Une auge
lesson-creatures-try-stall = Vous avez 3 pierres et 1 roseau : de quoi construire une stalle.
    .title = Une stalle
lesson-creatures-try-expand = Il vous faudra bientôt des barrières et des cases : les deux sont ici.
    .title = Agrandissez
lesson-creatures-try-stone = Cette case vous donne ce qui manque pour une stalle.
    .title = Pour une stalle
lesson-creatures-try-more = Chaque animal vaut un point, et tous ceux d’ici trouvent place.
    .title = Encore des animaux
lesson-creatures-confirm = Ce coup vous convient ? Validez-le ; d’ici là, vous pouvez l’annuler.
    .title = Validez

## The score sheet, line by line

lesson-creatures-score-sheep = Chaque mouton vaut 1 point : { $figure }.
    .title = { score-sheep }
lesson-creatures-score-pigs = Chaque cochon vaut 1 point : { $figure }.
    .title = { score-pigs }
lesson-creatures-score-cows = Chaque vache vaut 1 point : { $figure }.
    .title = { score-cows }
lesson-creatures-score-horses = Chaque cheval vaut 1 point : { $figure }.
    .title = { score-horses }
lesson-creatures-score-bonus-sheep =
    { $points ->
        [-3] Avec moins de 4 moutons, vous perdez 3 points.
        [0] De 4 à 7 moutons, ni perte ni bonus. Il commence à 8.
       *[other] À partir de 8 moutons, un bonus qui grandit avec le troupeau : { $figure }.
    }
    .title = { score-bonus-sheep }
lesson-creatures-score-bonus-pigs =
    { $points ->
        [-3] Avec moins de 4 cochons, vous perdez 3 points.
        [0] De 4 à 6 cochons, ni perte ni bonus. Il commence à 7.
       *[other] À partir de 7 cochons, un bonus qui grandit avec le troupeau : { $figure }.
    }
    .title = { score-bonus-pigs }
lesson-creatures-score-bonus-cows =
    { $points ->
        [-3] Avec moins de 4 vaches, vous perdez 3 points.
        [0] Avec 4 ou 5 vaches, ni perte ni bonus. Il commence à 6.
       *[other] À partir de 6 vaches, un bonus qui grandit avec le troupeau : { $figure }.
    }
    .title = { score-bonus-cows }
lesson-creatures-score-bonus-horses =
    { $points ->
        [-3] Avec moins de 4 chevaux, vous perdez 3 points.
        [0] Avec 4 chevaux, ni perte ni bonus. Il commence à 5.
       *[other] À partir de 5 chevaux, un bonus qui grandit avec le troupeau : { $figure }.
    }
    .title = { score-bonus-horses }
lesson-creatures-score-extensions =
    { $points ->
        [0] Une extension vaut 4 points si ses 3 cases sont utilisées. Vous n’en avez pas de telle.
       *[other] Chaque extension entièrement utilisée vaut 4 points : { $figure }.
    }
    .title = { score-extensions }
lesson-creatures-score-buildings = Une stalle vaut 1 point, une étable 4, un bâtiment spécial ce qu’il indique : { $figure }. C’était votre première partie. Une autre ?
    .title = { score-buildings }
