### La première partie guidée d’Agricola Express.

## Le but

lesson-express-goal-1 = Vous développez une ferme : pièces, champs, pâturages, animaux, bébés et ce que porte votre fiche. En six manches, trois récoltes comptent chacune toute la ferme. Ce que vous avez tôt compte trois fois.
    .title = Votre ferme
lesson-express-goal-2 = Les dés sont à tous. À chaque action, vous prenez un groupe de dés et faites ce qu’il indique. Tout ce qui est encadré de vert peut se prendre ; pointez-le, ou gardez le doigt dessus, pour voir ce qu’il coûte et rapporte.
    .title = Les dés
lesson-express-goal-3 = Les manches 3, 5 et 6 sont suivies d’une récolte. Chacun y mange 2 nourritures, et ce qui manque coûte 3 points pièce. Je vous dirai le reste en temps utile.
    .title = La famille mange

## Chaque chose en son temps

lesson-express-rest = Les dés pris sont écartés, et votre voisin joue avec ceux qui restent. À vous de nouveau, avec ce qu’il a laissé.
    .title = Ce que laissent les autres
lesson-express-roll = Rien ne vous plaît ? Jetez d’abord les 13 dés, une fois par action. Puis prenez un groupe.
    .title = Jeter les 13 dés
lesson-express-collect = Ce que vous récupérez va sur votre fiche : de quoi payer, semer et manger plus tard. Les dés identiques se prennent ensemble, jusqu’à 3.
    .title = Récupérer
lesson-express-room = Une pièce loge un bébé, et elle rapporte : 3 points dès la première, et de 1 à 3 pour chacune. Elle coûte 1 roseau et 1 matériau de votre maison.
    .title = Une pièce
lesson-express-baby = Désormais, vous avez une action de plus à chaque manche. Aux récoltes, il mange 2 nourritures comme les autres.
    .title = Un bébé
lesson-express-field = Un champ ne coûte rien. Le premier vaut 4 points à chaque récolte, les suivants 1.
    .title = Un champ
lesson-express-sow = Semez aussitôt : 1 céréale ou légume de votre fiche en donne 2 ; un dé qui en montre un en donne 2 aussi.
    .title = Semer
lesson-express-pasture = Un pâturage accueille autant d’animaux que vous voulez, d’un seul type. Le premier vaut 4 points à chaque récolte, les suivants 1.
    .title = Un pâturage
lesson-express-add = Avec le nouveau pâturage, vous pouvez prendre aussi un dé Animal. À partir de 2 animaux, il en naît un à chaque récolte.
    .title = Un animal en plus
lesson-express-occupation = Il peut tourner des dés avant que vous preniez un groupe, un seul savoir-faire par action. Ses points comptent à chaque récolte.
    .title = Un savoir-faire
lesson-express-improvement = Le Four et la Cheminée font de la nourriture. Un atelier aide à récupérer et à payer, et son matériau rapporte.
    .title = Un aménagement
lesson-express-upgrade = 2 briques donnent une maison en brique, 2 pierres une maison en pierre. Chaque pièce vaut alors 2 ou 3 points au lieu de 1, à chaque récolte.
    .title = Une meilleure maison
lesson-express-power = Votre savoir-faire peut donner à un dé la face qu’il vous faut. Ensuite, vous ne pouvez plus les jeter dans cette action.
    .title = Tourner un dé
lesson-express-crowded = Chaque type d’animal a besoin de son pâturage. Choisissez celui qui part ; avec la Cheminée, il devient de la nourriture.
    .title = Trop de types
lesson-express-cook = Vous pouvez cuire maintenant : cela ne coûte pas d’action, et la nourriture sert à la récolte. Mais ce qui est cuit ne rapporte plus.
    .title = Cuire
lesson-express-harvest-nears = La récolte suit la manche 3. En nourriture : besoin { $need }, réserve { $food }, manque { $missing }. Un dé à double nourriture en donne 2.
    .title = Pensez à la récolte
lesson-express-feed = Avant le repas, vous pouvez encore cuire. Ce qui manque ensuite coûte 3 points pièce.
    .title = Nourrir la famille
lesson-express-harvest = La famille a mangé, les pâturages d’au moins 2 animaux ont un petit, et votre ferme a marqué : { $points }. Elle reste et comptera encore. Qui a le plus petit total commence maintenant.
    .title = La première récolte
lesson-express-twice = Ce que vous construisez maintenant compte deux fois, après les manches 5 et 6. Le plus utile est ce qui manque tout à fait : un premier champ ou un premier pâturage vaut 4 points.
    .title = Encore deux fois
lesson-express-last = Il ne reste que la récolte de cette manche. Cette fois, les bébés comptent aussi : 1, 3, 5 ou 7 points pour 1, 2, 3 ou 4.
    .title = La dernière manche

## Ce qui va de travers

lesson-express-short = La récolte approche. En nourriture : besoin { $need }, réserve { $food }, manque { $missing }. Chaque manque coûte 3 points : la nourriture d’abord, ou un Four, ou une Cheminée.
    .title = La faim menace
lesson-express-hungry = Nourriture manquante : { $n }. Points perdus : { $lost }. Gardez pour la nourriture votre dernière action avant une récolte.
    .title = La famille a eu faim
lesson-express-let-go = Sans pâturage, vous avez perdu : { $goods }. Construisez-en un par type, ou la Cheminée pour les cuire.
    .title = Des animaux partis
lesson-express-childless = Vous n’avez que deux actions par manche. Avec une pièce libre, un dé Maison donne un bébé, donc une action de plus à chaque manche.
    .title = Pas encore de bébé
lesson-express-no-pasture = Un dé Clôture et 1 bois valent 4 points à chaque récolte, et les animaux s’y ajoutent.
    .title = Pas encore de pâturage
lesson-express-idle-pasture = Un de vos pâturages est vide. Récupérez des animaux d’un type : ils rapportent et, dès 2, ils ont un petit.
    .title = Un pâturage vide

## La fin

lesson-express-over = Vos points : { $total } ; ceux de votre voisin : { $other }. Avancez : j’explique votre fiche ligne par ligne, chaque ligne pour les trois récoltes. Puis rejouez : la deuxième partie est bien plus facile.
    .title = La partie est finie
lesson-express-score-house = { $figure } pour la maison. { help-express-score-house }
    .title = { score-house }
lesson-express-score-fields = { $figure } pour les champs. { help-express-score-fields }
    .title = { score-fields }
lesson-express-score-pastures = { $figure } pour les pâturages. { help-express-score-pastures }
    .title = { score-pastures }
lesson-express-score-babies = { $figure } pour les bébés. { help-express-score-babies }
    .title = { score-babies }
lesson-express-score-food = { $figure } pour la nourriture manquante. { help-express-score-food }
    .title = { score-food }
lesson-express-score-grain = { $figure } pour les céréales. { help-express-score-grain }
    .title = { score-grain }
lesson-express-score-vegetable = { $figure } pour les légumes. { help-express-score-vegetable }
    .title = { score-vegetable }
lesson-express-score-reed = { $figure } pour les roseaux. { help-express-score-reed }
    .title = { score-reed }
lesson-express-score-wood = { $figure } pour le bois. { help-express-score-wood }
    .title = { score-wood }
lesson-express-score-brick = { $figure } pour les briques. { help-express-score-brick }
    .title = { score-brick }
lesson-express-score-stone = { $figure } pour les pierres. { help-express-score-stone }
    .title = { score-stone }
lesson-express-score-sheep = { $figure } pour les moutons. { help-express-score-sheep }
    .title = { score-sheep }
lesson-express-score-boar = { $figure } pour les sangliers. { help-express-score-boar }
    .title = { score-boar }
lesson-express-score-cattle = { $figure } pour les bœufs. { help-express-score-cattle }
    .title = { score-cattle }
lesson-express-score-improvements = { $figure } pour les aménagements. { help-express-score-improvements }
    .title = { score-improvements }

## Que faire maintenant

lesson-express-confirm = « { table-confirm } » termine votre action. D’ici là, vous pouvez revenir en arrière.
    .title = Cela vous convient ?
lesson-express-try-sow = Choisissez ce que vous semez, ou laissez le champ nu.
    .title = Semez
lesson-express-try-add = Choisissez l’animal qui vient avec le pâturage.
    .title = Un animal
lesson-express-try-feed = Cuisez ce qu’il faut, puis nourrissez la famille.
    .title = Nourrir la famille
lesson-express-have-baby = Un dé Maison et une pièce libre : faites un bébé, pour une action de plus à chaque manche.
    .title = Faites un bébé
lesson-express-take-food = À récupérer : { $goods }. La récolte approche, et la famille doit manger.
    .title = Cherchez à manger
lesson-express-add-room = Prenez le dé Maison et ajoutez une pièce ({ $goods }) : il en faut une à un bébé.
    .title = Ajoutez une pièce
lesson-express-build-pasture = Prenez le dé Clôture et construisez un pâturage : il rapporte à chaque récolte.
    .title = Un pâturage
lesson-express-learn-one = Prenez le savoir-faire du dé : il vous sert avec les dés et rapporte.
    .title = Un savoir-faire
lesson-express-build-one = Construisez l’aménagement du dé : plus tôt il est là, plus il vaut.
    .title = Un aménagement
lesson-express-plow-field = Prenez le dé Champ : il ne coûte rien et rapporte à chaque récolte.
    .title = Un champ
lesson-express-take-animals = À récupérer : { $goods }. Un pâturage les attend.
    .title = Des animaux
lesson-express-roll-all = Rien de bien utile ici. Jetez tous les dés, puis choisissez.
    .title = Jetez les dés
lesson-express-take-most = À récupérer : { $goods }. Cela servira.
    .title = Récupérez
