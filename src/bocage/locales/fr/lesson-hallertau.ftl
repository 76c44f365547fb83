### Hallertau: what the guide says in a first game.

## What it is about

lesson-hallertau-goal-1 = Vous dirigez un petit village pendant 6 manches. Cinq artisans attendent vos marchandises : ce que vous payez les fait avancer, cran par cran.
    .title = De quoi il s’agit
lesson-hallertau-goal-2 = Le foyer rural suit l’artisan le plus en retard. Cela vous vaut d’abord des ouvriers, puis des points : 18, 34, 50 et 70. Les cinq doivent donc avancer ensemble.
    .title = Ce qui rapporte
lesson-hallertau-goal-3 = Les marchandises poussent dans vos champs, viennent de vos moutons ou se prennent sur le plateau Actions, où votre voisin les cherche aussi. Moutons, bijoux et cartes comptent également. Le plus grand total gagne.
    .title = D’où viennent les marchandises

## Things, when they first matter

lesson-hallertau-workers = Vous avez 6 ouvriers. Placez-en sur une case, et son action est à vous aussitôt. Le nombre inscrit dit combien il en faut maintenant : deux sections viennent d’être libérées, et là, c’est 1.
    .title = Vos ouvriers
lesson-hallertau-price = Votre ouvrier reste là. Qui voudra cette case ensuite, vous ou votre voisin, devra placer 2 ouvriers sur la deuxième rangée, puis 3 sur la troisième. Après quoi elle est pleine : ce que tous veulent devient vite cher.
    .title = Le prix monte
lesson-hallertau-sheep = Les moutons que vous gagnez maintenant vont sur la carte Cour de ferme de la manche 4 et meurent quand cette manche commence. D’ici là, chacun donne 1 lait par manche.
    .title = Les moutons
lesson-hallertau-cards = À votre tour, vous pouvez jouer des cartes sans dépenser d’ouvrier. Le livre indique ce qu’il faut avoir, la flèche ce qu’il faut payer ; au-dessous, ce que vous gagnez, une seule fois. L’une d’elles est jouable.
    .title = Vos cartes
lesson-hallertau-fields = À la moisson, un champ semé donne autant de marchandises que l’indique sa rangée : en rangée 4, 1 orge en donne 4. Les quatre cases au centre du plateau permettent de semer.
    .title = Les champs
lesson-hallertau-clay = La menuiserie n’avance pas sans argile ni bijou, et le foyer rural l’attend comme les autres. Veillez donc à avoir de l’argile à chaque manche.
    .title = L’argile
lesson-hallertau-tools = Vous pouvez échanger des ouvriers contre autant d’outils. Les outils écartent les rochers devant vos artisans, et jusqu’à la manche 5 ils resservent à chaque manche. Faites-en tôt.
    .title = Les outils
lesson-hallertau-fallow = Les champs vides se reposent : après les actions, chacun monte d’une rangée, et celui de votre choix d’une autre encore. Un champ moissonné descend d’une rangée : faites-les donc alterner.
    .title = La jachère
lesson-hallertau-harvest = Vos champs semés ont donné ce qu’indiquait leur rangée, puis sont descendus d’une rangée. Ensuite, chaque mouton a donné 1 lait.
    .title = Moisson et traite
lesson-hallertau-progress = Vos marchandises servent maintenant à améliorer vos artisans, et chacun demande les siennes. Un cran coûte 1 marchandise en manche 1, 2 en manche 2, et ainsi de suite : ce ne sera jamais moins cher.
    .title = L’amélioration
lesson-hallertau-boulders = Deux rochers se trouvent devant chaque artisan. À chaque manche, son premier cran ne demande aucun outil, le deuxième 1, chacun des suivants 2. Les outils épuisés resservent à la manche suivante.
    .title = Les rochers
lesson-hallertau-centre = Les cinq artisans ont avancé : le foyer rural les suit. Sa fenêtre indique combien d’ouvriers vous aurez à la prochaine manche.
    .title = Le foyer rural
lesson-hallertau-round-2 = Dans deux des quatre sections, chaque case a perdu sa rangée supérieure d’ouvriers et redevient moins chère. Vous avez le nombre d’ouvriers qu’indiquait la fenêtre. Un cran coûte désormais 2 marchandises.
    .title = Manche 2
lesson-hallertau-piles = Chaque manche vous apporte une carte Cour de ferme, peu coûteuse. Les cartes Portail demandent peu et aident à démarrer. Les cartes Bonus rapportent à chaque manche. Les cartes Point coûtent cher et ne valent que des points.
    .title = Les quatre pioches
lesson-hallertau-bonus = Vous avez une carte Bonus. Une fois jouée, elle rapporte au début de chaque manche, et des points à la fin : le plus tôt est le mieux.
    .title = Une carte Bonus
lesson-hallertau-income = Votre carte Bonus vient de rapporter, comme elle le fera au début de chaque manche.
    .title = Les revenus
lesson-hallertau-corner = Chaque coin donne une carte de sa pioche et le jeton Premier joueur. Celui qui l’a pris en dernier commence dès la phase suivante.
    .title = Les coins
lesson-hallertau-more-fields = Vous pouvez avoir 8 champs. « { space-hallertau-clearing } » en donne un en rangée 2, « { space-hallertau-tool-shed } » en rangée 4, « { space-hallertau-farming } » en rangée 5. Plus vous en avez, mieux ils peuvent alterner.
    .title = D’autres champs
lesson-hallertau-jewel = Un bijou paie un cran de n’importe quel artisan, à n’importe quelle manche. Au début il remplace 1 ou 2 marchandises, à la fin jusqu’à 6 : mieux vaut donc le garder. Vous pouvez en avoir 10.
    .title = Les bijoux
lesson-hallertau-discount = La variété paie désormais : un cran payé avec deux types de marchandises coûte 1 de moins, et dès la manche 5, avec trois types, 2 de moins.
    .title = Deux types, un de moins
lesson-hallertau-survival = Au début de la manche 4, les moutons de sa carte meurent. « { space-hallertau-sheep-shearing } » et « { space-hallertau-small-trade } » en font avancer un d’une carte. Et « { space-hallertau-butchery } » en change un en 4 viande et 2 peaux de bêtes avant qu’il ne soit trop tard.
    .title = Les moutons vieillissent
lesson-hallertau-stables = Désormais, les nouveaux moutons vont droit aux étables. Ils y restent jusqu’à la fin et valent 1 point chacun.
    .title = Les étables
lesson-hallertau-window = La fenêtre indique jusqu’à 12 ouvriers. À partir du septième cran du foyer rural, elle indique des points. Les artisans qui le devancent y révèlent des icônes à 3 points.
    .title = Des ouvriers aux points
lesson-hallertau-points = Regardez vos cartes Point : seules compteront celles que vous aurez jouées. Que devez-vous encore réunir pour elles ?
    .title = Les cartes Point
lesson-hallertau-last = Tout doit maintenant devenir des points : les outils se brisent quand ils servent, et les cartes en main ne valent rien. Marchandises, outils et rangées des champs font 1 point par tranche de 5.
    .title = La dernière manche
lesson-hallertau-over = Le décompte compare votre village à celui de votre voisin. Regardons vos points ligne par ligne.
    .title = La partie est finie

## What went less well

lesson-hallertau-unsown = Vos champs étaient vides et n’ont rien donné à cette moisson. Du moins se sont-ils reposés : semez à la prochaine manche, ils donneront d’autant plus.
    .title = Rien de semé
lesson-hallertau-dear = Trois ouvriers pour une seule case, c’est cher. Souvent, une autre fait l’affaire pour 1 ou 2, et chaque ouvrier épargné peut devenir un outil.
    .title = Trois ouvriers
lesson-hallertau-died = Des moutons sont morts sur la carte de cette manche. La prochaine fois, faites-les avancer à temps, ou tirez-en quelque chose.
    .title = Des moutons sont morts
lesson-hallertau-no-clay = Vous n’avez ni argile ni bijou : la menuiserie n’avance pas, et le foyer rural non plus. À la prochaine manche, prenez de l’argile : cinq cases en donnent.
    .title = Pas d’argile
lesson-hallertau-no-tools = Vous n’avez pas d’outil : les rochers arrêtent chaque artisan après un cran. Échangez quelques ouvriers contre des outils, ils servent à chaque manche.
    .title = Pas d’outils
lesson-hallertau-behind = Votre foyer rural attend les artisans restés tout à gauche, et vous n’avez donc pas plus d’ouvriers. Que demandent-ils ? Cherchez cela d’abord.
    .title = Le foyer attend
lesson-hallertau-missed = Vous pouvez encore améliorer un artisan que le foyer rural attend. Si vous l’aviez oublié, annulez.
    .title = Encore un cran

## What to try

lesson-hallertau-try-market = Pour 1 ouvrier, vous gagnez un mouton, et de la viande avec.
    .title = Un mouton
lesson-hallertau-try-meat = Avec 2 viande, une autre carte de votre main devient jouable.
    .title = De la viande
lesson-hallertau-try-card = Cette carte ne demande que ce que vous avez déjà : jouez-la.
    .title = Jouez une carte
lesson-hallertau-try-sow = « { space-hallertau-cultivation } » permet de semer trois champs pour 1 ouvrier.
    .title = Semez
lesson-hallertau-try-crop = Semez d’abord la rangée la plus haute : c’est là que 1 grain rapporte le plus.
    .title = La rangée la plus haute
lesson-hallertau-try-clay = Vous trouverez ici de l’argile pour la menuiserie.
    .title = De l’argile
lesson-hallertau-try-tools = Réglez le nombre avec « + » et échangez tous les ouvriers qui vous restent contre des outils : en première manche, c’est rarement une erreur.
    .title = Faites des outils
lesson-hallertau-try-last = Le foyer rural attend les artisans les plus en retard : améliorez l’un d’eux.
    .title = Le dernier d’abord
lesson-hallertau-try-further = Les cinq ont avancé. Ce que vous pouvez encore payer fait avancer le prochain artisan tant que ce n’est pas cher.
    .title = Un cran de plus
lesson-hallertau-try-bonus = Payez la carte Bonus dès maintenant : elle vous le rendra manche après manche.
    .title = Une carte Bonus
lesson-hallertau-confirm = Ce coup vous convient ? Validez-le ; d’ici là, vous pouvez l’annuler.
    .title = Validez

## The score sheet, line by line

lesson-hallertau-score-centre =
    { $points ->
        [0] Le foyer rural rapporte à partir de son septième cran. Le vôtre n’est pas allé si loin.
       *[other] C’est ce qu’indique la fenêtre de votre foyer rural : { $figure }.
    }
    .title = { score-centre }
lesson-hallertau-score-icons =
    { $points ->
        [0] Aucun artisan ne devance assez le foyer rural pour révéler une icône.
       *[other] Les artisans qui devancent le foyer rural révèlent des icônes à 3 points : { $figure }.
    }
    .title = { score-icons }
lesson-hallertau-score-sheep = Chaque mouton des étables vaut 1 point : { $figure }.
    .title = { score-sheep }
lesson-hallertau-score-jewels = Chaque bijou restant vaut 1 point : { $figure }.
    .title = { score-jewels }
lesson-hallertau-score-stock = Marchandises, outils et rangées de vos champs font 1 point par tranche de 5 : { $figure }.
    .title = { score-stock }
lesson-hallertau-score-cards = Les cartes Bonus et Point que vous avez jouées valent ce qu’elles indiquent : { $figure }. C’était votre première partie. Une autre ?
    .title = { score-cards }
