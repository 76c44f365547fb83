### All Creatures Big and Small: the rules in short, and what scores, goods, counters and questions mean.

## Scores

help-creatures-score-sheep = 1 point par mouton de votre ferme.
help-creatures-score-pigs = 1 point par cochon de votre ferme.
help-creatures-score-cows = 1 point par vache de votre ferme.
help-creatures-score-horses = 1 point par cheval de votre ferme.
help-creatures-score-bonus-sheep = 0–3 moutons : −3 points ; 4–7 : 0 ; 8–10 : 1 ; 11–12 : 2 ; 13 : 3. Chaque mouton au-delà : 1 de plus.
help-creatures-score-bonus-pigs = 0–3 cochons : −3 points ; 4–6 : 0 ; 7–8 : 1 ; 9–10 : 2 ; 11 : 3. Chaque cochon au-delà : 1 de plus.
help-creatures-score-bonus-cows = 0–3 vaches : −3 points ; 4–5 : 0 ; 6–7 : 1 ; 8–9 : 2 ; 10 : 3. Chaque vache au-delà : 1 de plus.
help-creatures-score-bonus-horses = 0–3 chevaux : −3 points ; 4 : 0 ; 5–6 : 1 ; 7–8 : 2 ; 9 : 3. Chaque cheval au-delà : 1 de plus.
help-creatures-score-extensions = 4 points par extension dont les 3 cases sont utilisées : par une tuile, une auge ou un pâturage fermé. Le plateau de départ ne rapporte rien.
help-creatures-score-buildings = La valeur de vos tuiles : 1 point par stalle, 4 par étable, et pour un bâtiment spécial ce qu’il indique. Les demi-points comptent tels quels.

## The rules

help-rules-creatures-goal = Le but du jeu
    .text = Avec 3 ouvriers et en 8 tours, vous élevez des moutons, des cochons, des vaches et des chevaux sur une petite ferme. À la fin, chaque animal vaut 1 point ; un type nombreux donne un bonus, un type trop rare fait perdre des points. Extensions et bâtiments s’y ajoutent. Le plus grand total gagne.
help-rules-creatures-round = Un tour
    .text = D’abord, les cases d’accumulation sont réapprovisionnées, même s’il y reste quelque chose. Un animal entre parenthèses n’arrive que si la case n’est pas vide ; vide, elle reçoit ce qui est nommé en premier. Vient la journée de travail, puis les ouvriers rentrent et les animaux se reproduisent. Les 8 barrières près du plateau comptent les tours : à chaque tour, l’une d’elles va sur la case « { space-creatures-expand } ».
help-rules-creatures-work = Placer ses ouvriers
    .text = À tour de rôle, à partir du premier joueur, chacun place un ouvrier sur une case libre et agit aussitôt, jusqu’à ce que les 6 soient placés. Une case n’accueille qu’un ouvrier par tour, et il faut y faire quelque chose. De ce qui s’y trouve, on prend tout : les ressources vont dans votre stock, sans limite, et les animaux doivent trouver place sur votre ferme.
help-rules-creatures-starting-player = Premier joueur
    .text = Le marqueur ne change de mains que par la case « { space-creatures-start-player } ». Qui la choisit commence à partir du prochain tour, jusqu’à ce que l’adversaire le prenne ; l’ordre du tour en cours ne change pas.
help-rules-creatures-borders = Barrières
    .text = Vous commencez avec 9 barrières en stock, et la case « { space-creatures-expand } » en donne d’autres. Chacune se pose sur un bord de case : par « { space-creatures-fences } » pour 1 bois, par « { space-creatures-walls } » 2 gratuitement, puis pour 2 pierres chacune. Un pâturage n’a pas à être fermé d’un coup. Une barrière posée ne bouge plus.
help-rules-creatures-pastures = Pâturages
    .text = Un pâturage est une ou plusieurs cases fermées de tous côtés, par des barrières ou par les murs des bâtiments ; la forêt, la route et le bord de la ferme ne ferment rien. Il accueille 2 animaux par case, tous du même type. Ouvert d’un côté, il n’en accueille aucun. D’autres barrières ou un bâtiment peuvent le diviser.
help-rules-creatures-buildings = Bâtiments
    .text = Une stalle coûte 3 pierres et 1 roseau et accueille 3 animaux ; améliorée en étable pour 5 bois ou 5 pierres, elle en accueille 5. Les bâtiments spéciaux disponibles n’existent qu’en un exemplaire et disent ce qu’ils font. Un bâtiment se pose sur une case qui n’en a pas, dans un pâturage ou non ; auge et barrières y restent. Sauf mention contraire, ses animaux sont du même type. Ce qu’il remplace redevient disponible, mais un bâtiment ne bouge pas.
help-rules-creatures-troughs = Auges
    .text = Une case ne porte qu’une auge. Sur une case ouverte, elle permet d’accueillir 1 animal ; dans un bâtiment, elle double la place ; dans un pâturage, chaque auge double la place de tout le pâturage. Elle reste quand vous bâtissez sur la case ou fermez un pâturage autour. Il y en a 10 en tout.
help-rules-creatures-extensions = Extensions de ferme
    .text = La case « { space-creatures-expand } » vous donne les barrières qui s’y trouvent et une extension : une colonne de 3 cases, à gauche ou à droite de votre ferme. Elle en fait partie dès lors. Il y en a 4 en tout, 5 en mode avancé ou expert ; quand il n’en reste plus, la case donne encore des barrières.
help-rules-creatures-animals = Animaux
    .text = Les animaux vivent dans les pâturages fermés, les bâtiments et, à raison d’un par auge, sur les cases ouvertes. On peut les déplacer ou les relâcher à tout moment : seul leur nombre compte, la table leur trouve les meilleures places. Si la place manque, vous choisissez ceux qui s’enfuient.
help-rules-creatures-breeding = Reproduction
    .text = À la fin de chaque tour, chaque type dont vous avez au moins 2 animaux, où qu’ils soient, a un petit, jamais plus. Il lui faut une place comme à tout animal ; s’il n’y en a pas, laissez partir le petit ou un autre animal. Un petit n’en a pas lui-même dans la même phase.
help-rules-creatures-any-time = À tout moment
    .text = Certains bâtiments servent à tout moment. Ils vous sont proposés avant de placer un ouvrier, quand la place manque pour des animaux, avant la reproduction et avant le décompte. Le négociant animalier ne sert que pendant la journée de travail. D’autres bâtiments agissent avant la reproduction, à la fin ou au début d’un tour, et vous interrogent alors.
help-rules-creatures-scoring = Décompte
    .text = Chaque animal vaut 1 point. S’y ajoute un bonus par type : −3 points jusqu’à 3 animaux, puis rien, et de plus en plus à partir de 8 moutons, 7 cochons, 6 vaches ou 5 chevaux. Chaque extension entièrement utilisée vaut 4 points. Les bâtiments valent ce qu’ils indiquent. Les demi-points sont gardés.
help-rules-creatures-ending-ties = Fin et égalités
    .text = La partie s’achève après la reproduction du tour 8, et le plus grand total gagne. À égalité, la victoire va à celui qui n’a pas commencé le premier tour.

## Goods

help-creatures-good-wood = Pour les clôtures, les étables, les auges et les bâtiments spéciaux.
help-creatures-good-stone = Pour les murets, les stalles, les étables et les bâtiments spéciaux.
help-creatures-good-reed = Pour les stalles et les bâtiments spéciaux ; il est rare.
help-creatures-good-border = Les barrières de votre stock, à placer pour fermer des pâturages ; la case « { space-creatures-expand } » en donne d’autres.
help-creatures-good-sheep = Vaut 1 point ; deux ont un petit à chaque tour. Le bonus commence à 8.
help-creatures-good-pig = Vaut 1 point ; deux ont un petit à chaque tour. Le bonus commence à 7.
help-creatures-good-cow = Vaut 1 point ; deux ont un petit à chaque tour. Le bonus commence à 6.
help-creatures-good-horse = Vaut 1 point ; deux ont un petit à chaque tour. Le bonus commence à 5.

## Counters

help-creatures-counter-to_place = Les ouvriers qui n’ont pas encore agi à ce tour, sur 3.
help-creatures-counter-starting_player = Commence chaque tour, jusqu’à ce que l’adversaire prenne le marqueur.
help-creatures-counter-borders_left = Les barrières près du plateau : il en part une par tour, elles comptent donc les tours à venir.
help-creatures-counter-unused = Les cases sans tuile ni auge qui ne font partie d’aucun pâturage fermé.
help-creatures-counter-room = Combien d’animaux de ce type votre ferme pourrait accueillir si vous n’en aviez pas d’autres.
help-creatures-counter-troughs = Les auges de la ferme. Chacune double la place de son pâturage ou de son bâtiment ; sur une case ouverte, elle permet d’accueillir 1 animal.
help-creatures-counter-stones = Les pierres posées sur le tailleur de pierre, 2 points chacune.
help-creatures-counter-barn = La prochaine stalle peut aussitôt devenir une étable, gratuitement.
help-creatures-counter-supply-trough = Les auges qui restent pour les deux joueurs, sur 10.
help-creatures-counter-supply-stall = Les tuiles Stalle qui restent pour les deux joueurs ; l’étable est au verso.
help-creatures-counter-supply-extension = Les extensions qui restent pour les deux joueurs.

## Questions

help-prompt-creatures-border = Choisissez un bord de case de votre ferme ; les barrières se paient une à une. Un pâturage peut rester ouvert ; terminez quand cela vous suffit.
help-prompt-creatures-border-free = Choisissez un bord de case de votre ferme ; cette barrière est gratuite. Elle vient de votre stock et ne bougera plus.
help-prompt-creatures-border-new = Votre cabane du bûcheron permet de placer gratuitement les barrières que vous venez de recevoir. Celles que vous gardez vont dans votre stock et coûteront comme d’habitude.
help-prompt-creatures-trough = Choisissez une case sans auge : dans un pâturage ou un bâtiment, elle double la place ; sur une case ouverte, elle permet d’accueillir 1 animal. Terminez si cela vous suffit.
help-prompt-creatures-trough-free = Choisissez une case sans auge : dans un pâturage ou un bâtiment, elle double la place ; sur une case ouverte, elle permet d’accueillir 1 animal. Elle est gratuite.
help-prompt-creatures-stall = Choisissez une case sans bâtiment ; une auge y reste. Les murs de la stalle ferment les pâturages comme des barrières.
help-prompt-creatures-stables = Choisissez une stalle : devenue étable, elle accueille 5 animaux au lieu de 3 et vaut 4 points. Continuez ou terminez.
help-prompt-creatures-pay = Vous pouvez payer en bois ou en pierre, mais pas mélanger les deux.
help-prompt-creatures-barn = Votre grange améliore cette stalle en étable gratuitement. Si vous refusez, ce droit est perdu.
help-prompt-creatures-build = Choisissez l’un des bâtiments spéciaux disponibles ; son coût est payé aussitôt.
help-prompt-creatures-site = Choisissez la case où se dresse le bâtiment. Une fois construit, il ne bouge plus.
help-prompt-creatures-beside = Votre serre permet de construire un autre bâtiment spécial sur une case adjacente, en payant son coût. Vous pouvez aussi y renoncer.
help-prompt-creatures-extend = L’extension se place à gauche ou à droite de votre ferme et y reste. Elle vaut 4 points si ses 3 cases sont utilisées à la fin.
help-prompt-creatures-swap = Votre ferme à bétail vous donne une vache contre l’un de ces animaux. Vous pouvez aussi les garder.
help-prompt-creatures-take-material = Vous choisissez la ressource que vous recevez.
help-prompt-creatures-take-animal = Vous choisissez l’animal que vous recevez ; il lui faut une place sur votre ferme.
help-prompt-creatures-part = Votre ferme ne peut pas accueillir tous ces animaux, quelle que soit leur disposition : choisissez ceux qui s’enfuient.
help-prompt-creatures-part-young = Les petits sont nés, mais la place manque pour tous : laissez partir un petit ou un autre animal.
help-prompt-creatures-one-more = Pour chaque pâturage qui ne contient qu’un animal, vous en recevez un autre du même type : choisissez lesquels.
help-prompt-creatures-trade = Votre négociant animalier prend un animal de chacun de deux types et vous en donne un d’un troisième.
help-prompt-creatures-spend = Votre poste de commerce prend deux ressources différentes et vous donne un animal de votre choix.
help-prompt-creatures-give-border = Une barrière de votre stock va à l’adversaire, et vous en placez une autre gratuitement : choisissez son bord.
help-prompt-creatures-lift = Votre charpentier déplace une auge ou une stalle : choisissez laquelle.
help-prompt-creatures-landing = Choisissez la case où le charpentier la pose. Une stalle peut échanger sa place avec une stalle d’une autre sorte.
help-prompt-creatures-place = C’est à vous de travailler : placez un ouvrier sur une case libre et faites aussitôt l’action.
help-prompt-creatures-use = Ces bâtiments servent à tout moment : choisissez celui que vous utilisez maintenant.
help-prompt-creatures-visit = Votre intendance permet d’utiliser une case libre de plus, comme avec un quatrième ouvrier. Vous pouvez aussi y renoncer.
help-prompt-creatures-after-work = La journée de travail est finie. Le négociant animalier peut encore échanger des animaux ; pendant la reproduction, il ne le peut plus.
help-prompt-creatures-before-breeding = Avant la reproduction, vous pouvez utiliser ces bâtiments dans l’ordre que vous voulez ; terminez quand cela vous suffit.
help-prompt-creatures-before-scoring = Le dernier tour est terminé : utilisez encore ces bâtiments si votre score y gagne, puis terminez.
help-prompt-creatures-part-rearing = La nurserie se vide avant la reproduction, et le reste de votre ferme ne peut pas accueillir tous les animaux : choisissez ceux qui s’enfuient.
help-prompt-creatures-ranch = Un cheval va naître : avec le ranch, vous pouvez placer 1 barrière gratuitement, et le poulain reste alors.
help-prompt-creatures-carve = Une pierre posée sur le tailleur de pierre y reste et vaut 2 points à la fin.
