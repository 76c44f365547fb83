### Hallertau: the phrases of which card texts are composed. `$amounts` are the numbers as they
### stand on a card ("1/2/5"), `$n` is the largest of them.

## Things: one gains or pays so many of them; `.as` compares, `.of` comes after "more" and
## "together", `.bare` after a number

hallertau-phrase-barley = { $amounts } orge
    .as = d’orge
hallertau-phrase-flax = { $amounts } lin
    .as = de lin
hallertau-phrase-hops = { $amounts } houblon
hallertau-phrase-rye = { $amounts } seigle
    .as = de seigle
hallertau-phrase-hide =
    { $n ->
        [one] { $amounts } peau de bête
       *[other] { $amounts } peaux de bêtes
    }
    .of = de peaux de bêtes
hallertau-phrase-meat = { $amounts } viande
    .as = de viande
hallertau-phrase-milk = { $amounts } lait
    .as = de lait
hallertau-phrase-wool = { $amounts } laine
    .as = de laine
    .of = de laine
hallertau-phrase-clay = { $amounts } argile
    .as = d’argile
hallertau-phrase-tool =
    { $n ->
        [one] { $amounts } outil
       *[other] { $amounts } outils
    }
    .of = d’outils
    .bare = outils
hallertau-phrase-jewel =
    { $n ->
        [one] { $amounts } bijou
       *[other] { $amounts } bijoux
    }
    .of = de bijoux
    .bare = bijoux
hallertau-phrase-sheep =
    { $n ->
        [one] { $amounts } mouton
       *[other] { $amounts } moutons
    }
    .as = de moutons
    .of = de moutons
    .bare = moutons
hallertau-phrase-gateway =
    { $n ->
        [one] { $amounts } carte Portail
       *[other] { $amounts } cartes Portail
    }
hallertau-phrase-farmyard =
    { $n ->
        [one] { $amounts } carte Cour de ferme
       *[other] { $amounts } cartes Cour de ferme
    }
hallertau-phrase-bonus =
    { $n ->
        [one] { $amounts } carte Bonus
       *[other] { $amounts } cartes Bonus
    }
hallertau-phrase-point =
    { $n ->
        [one] { $amounts } carte Point
       *[other] { $amounts } cartes Point
    }
hallertau-phrase-same-grain =
    { $n ->
        [one] { $amounts } grain de votre choix
       *[other] { $amounts } grains de même type
    }
hallertau-phrase-different-grain = { $amounts } grains de types différents
hallertau-phrase-alike = { $amounts } marchandises de même type
hallertau-phrase-alike-sets = { $sets } types de marchandises, { $amounts } de chaque
hallertau-phrase-harvested = { $goods } que vous venez de moissonner
hallertau-phrase-fields =
    { $n ->
        [one] { $amounts } champ
       *[other] { $amounts } champs
    }
    .of = de champs
    .bare = champs
hallertau-phrase-fields-in-rows =
    { $n ->
        [one] { $amounts } champ en rangée { $rows }
       *[other] { $amounts } champs en rangées { $rows }
    }
hallertau-phrase-sown-fields =
    { $n ->
        [one] { $amounts } champ semé
       *[other] { $amounts } champs semés
    }
hallertau-phrase-new-fields =
    { $n ->
        [one] { $n } champ en rangée { $rows }
       *[other] jusqu’à { $n } champs en rangée { $rows }
    }
hallertau-phrase-crop = 1 marchandise semée dans un champ
hallertau-phrase-hand =
    { $n ->
        [one] { $amounts } autre carte de votre main
       *[other] { $amounts } autres cartes de votre main
    }

## So much for each of something

hallertau-phrase-per-fields = { $goods } par champ que vous avez
hallertau-phrase-per-empty-fields = { $goods } par champ vide que vous avez
hallertau-phrase-per-sown-fields = { $goods } par champ semé que vous avez
hallertau-phrase-per-free-cards = { $goods } par carte Cour de ferme sans mouton sur votre plateau Étables
hallertau-phrase-per-sheep-on-cards = { $goods } par mouton que vous avez sur des cartes Cour de ferme
hallertau-phrase-per-sheep-on-one-card = { $goods } par mouton présent sur l’une de vos cartes Cour de ferme
hallertau-phrase-per-rest-fields = { $goods } par champ qui vous manque pour en avoir { $n }
hallertau-phrase-per-rest-jewel = { $goods } par bijou qui vous manque pour en avoir { $n }
hallertau-phrase-per-half-hide = { $goods } par lot de 2 peaux de bêtes que vous avez
hallertau-phrase-rest-window = une quantité { $things } égale à { $amounts } moins le nombre dans la fenêtre de votre foyer rural

## Lists

hallertau-phrase-comma = { $first }, { $last }
hallertau-phrase-or = { $first } ou { $last }
    .none = { $first } ou { $last }
    .long = { $first }, ou { $last }
hallertau-phrase-space = « { $space } »

## Conditions: what one must have

hallertau-phrase-least-barley = au moins { $amounts } orge
hallertau-phrase-least-flax = au moins { $amounts } lin
hallertau-phrase-least-hops = au moins { $amounts } houblon
hallertau-phrase-least-rye = au moins { $amounts } seigle
hallertau-phrase-least-hide =
    { $n ->
        [one] au moins { $amounts } peau de bête
       *[other] au moins { $amounts } peaux de bêtes
    }
hallertau-phrase-least-meat = au moins { $amounts } viande
hallertau-phrase-least-milk = au moins { $amounts } lait
hallertau-phrase-least-wool = au moins { $amounts } laine
hallertau-phrase-least-clay = au moins { $amounts } argile
hallertau-phrase-least-tool =
    { $n ->
        [one] au moins { $amounts } outil
       *[other] au moins { $amounts } outils
    }
hallertau-phrase-least-jewel =
    { $n ->
        [one] au moins { $amounts } bijou
       *[other] au moins { $amounts } bijoux
    }
hallertau-phrase-least-sheep =
    { $n ->
        [one] au moins { $amounts } mouton
       *[other] au moins { $amounts } moutons
    }
hallertau-phrase-least-fields =
    { $n ->
        [one] au moins { $amounts } champ
       *[other] au moins { $amounts } champs
    }
hallertau-phrase-least-fields-in-rows =
    { $n ->
        [one] au moins { $amounts } champ en rangée { $rows }
       *[other] au moins { $amounts } champs en rangée { $rows }
    }
hallertau-phrase-least-sown-fields =
    { $n ->
        [one] au moins { $amounts } champ semé
       *[other] au moins { $amounts } champs semés
    }
hallertau-phrase-least-sown-in-row-5 =
    { $n ->
        [one] au moins { $amounts } champ semé en rangée 5
       *[other] au moins { $amounts } champs semés en rangée 5
    }
hallertau-phrase-least-sown-with-hops =
    { $n ->
        [one] au moins { $amounts } champ de houblon
       *[other] au moins { $amounts } champs de houblon
    }
hallertau-phrase-least-sown-with-flax =
    { $n ->
        [one] au moins { $amounts } champ de lin
       *[other] au moins { $amounts } champs de lin
    }
hallertau-phrase-least-sown-with-barley-rye =
    { $n ->
        [one] au moins { $amounts } champ d’orge ou de seigle
       *[other] au moins { $amounts } champs d’orge ou de seigle
    }
hallertau-phrase-least-same-crop =
    { $n ->
        [one] au moins { $amounts } champ semé de grain
       *[other] au moins { $amounts } champs semés du même type de grain
    }
hallertau-phrase-least-crop-kinds =
    { $n ->
        [one] au moins { $amounts } type de grain dans vos champs
        [4] les { $amounts } types de grain dans vos champs
       *[other] au moins { $amounts } types de grain dans vos champs
    }
hallertau-phrase-least-grain-same =
    { $n ->
        [one] au moins { $amounts } grain
       *[other] au moins { $amounts } grains de même type
    }
hallertau-phrase-least-grain-all =
    { $n ->
        [one] au moins { $amounts } grain
       *[other] au moins { $amounts } grains, tous types confondus
    }
hallertau-phrase-least-other-cards =
    { $n ->
        [one] au moins { $amounts } carte en main autre que Portail
       *[other] au moins { $amounts } cartes en main autres que Portail
    }
hallertau-phrase-least-played =
    { $n ->
        [one] au moins { $amounts } autre carte jouée
       *[other] au moins { $amounts } autres cartes jouées
    }
hallertau-phrase-least-played-alike =
    { $n ->
        [one] au moins { $amounts } autre carte jouée d’une même pioche
       *[other] au moins { $amounts } autres cartes jouées d’une même pioche
    }
hallertau-phrase-least-played-gateway =
    { $n ->
        [one] au moins { $amounts } carte Portail jouée
       *[other] au moins { $amounts } cartes Portail jouées
    }
hallertau-phrase-least-played-farmyard =
    { $n ->
        [one] au moins { $amounts } carte Cour de ferme jouée
       *[other] au moins { $amounts } cartes Cour de ferme jouées
    }
hallertau-phrase-least-played-bonus =
    { $n ->
        [one] au moins { $amounts } carte Bonus jouée
       *[other] au moins { $amounts } cartes Bonus jouées
    }
hallertau-phrase-least-played-point =
    { $n ->
        [one] au moins { $amounts } autre carte Point jouée
       *[other] au moins { $amounts } autres cartes Point jouées
    }
hallertau-phrase-least-sheep-on-one-card =
    { $n ->
        [one] au moins { $amounts } mouton sur une carte Cour de ferme
       *[other] au moins { $amounts } moutons sur une même carte Cour de ferme
    }
hallertau-phrase-least-cards-with-sheep =
    { $n ->
        [one] des moutons sur au moins { $amounts } carte Cour de ferme et dans les étables
       *[other] des moutons sur au moins { $amounts } cartes Cour de ferme et dans les étables
    }
hallertau-phrase-least-furthest-sheep = un mouton sur la carte Cour de ferme { $amounts }, sur une suivante ou dans les étables
hallertau-phrase-least-total = au moins { $amounts } { $things } au total
hallertau-phrase-as-many-fields = au moins autant { $things } que de champs
hallertau-phrase-as-many-window = une quantité { $things } au moins égale au nombre dans la fenêtre de votre foyer rural
hallertau-phrase-as-many-times-round = une quantité { $things } au moins égale à { $n } fois le numéro de la manche
hallertau-phrase-as-many-rest-jewel = une quantité { $things } au moins égale à { $n } moins le nombre de vos bijoux
hallertau-phrase-as-many-together-window = un total { $things } au moins égal au nombre dans la fenêtre de votre foyer rural
hallertau-phrase-more-than-fields = plus { $things } que de champs
hallertau-phrase-most-fields =
    { $n ->
        [0] aucun champ
        [one] au plus { $amounts } champ
       *[other] au plus { $amounts } champs
    }
hallertau-phrase-most-tool =
    { $n ->
        [one] au plus { $amounts } outil
       *[other] au plus { $amounts } outils
    }
hallertau-phrase-exactly-empty-fields =
    { $n ->
        [one] exactement { $amounts } champ vide
       *[other] exactement { $amounts } champs vides
    }
hallertau-phrase-exactly-sown-fields =
    { $n ->
        [one] exactement { $amounts } champ semé
       *[other] exactement { $amounts } champs semés
    }
hallertau-phrase-exactly-workers-left =
    { $n ->
        [one] exactement { $amounts } ouvrier restant
       *[other] exactement { $amounts } ouvriers restants
    }
    .alone =
        { $n ->
            [one] Il doit vous rester exactement { $amounts } ouvrier.
           *[other] Il doit vous rester exactement { $amounts } ouvriers.
        }
hallertau-phrase-least-round = à partir de la manche { $amounts }
    .alone = Seulement à partir de la manche { $amounts }.

## Conditions: what must be so

hallertau-phrase-none-empty-fields = vous n’avez aucun champ vide
hallertau-phrase-none-sown-fields = vous n’avez aucun champ semé
hallertau-phrase-none-fields-in-rows = vous n’avez aucun champ en rangée { $rows }
hallertau-phrase-least-full-spaces =
    { $n ->
        [one] toutes les rangées d’une case Action sont occupées
       *[other] toutes les rangées de { $amounts } cases Action sont occupées
    }
hallertau-phrase-least-threes = au moins { $amounts } cases Action contiennent exactement 3 ouvriers, dans leurs deux rangées du bas
hallertau-phrase-least-workers-on-nursery =
    { $n ->
        [one] la case « { space-hallertau-nursery } » contient au moins { $amounts } ouvrier
       *[other] la case « { space-hallertau-nursery } » contient au moins { $amounts } ouvriers
    }
hallertau-phrase-least-removed =
    { $n ->
        [one] au moins { $amounts } ouvrier vient de quitter une section
       *[other] au moins { $amounts } ouvriers viennent de quitter une même section
    }
hallertau-phrase-least-used-section =
    { $n ->
        [one] vous venez d’utiliser une case Action dont la section contient maintenant au moins { $amounts } ouvrier
       *[other] vous venez d’utiliser une case Action dont la section contient maintenant au moins { $amounts } ouvriers
    }
hallertau-phrase-least-sowing-used = vous venez d’utiliser « { space-hallertau-farming } », « { space-hallertau-fertilizing } », « { space-hallertau-cultivation } » ou « { space-hallertau-busy-weekend } »
hallertau-phrase-least-butchery-used = vous utilisez la case « { space-hallertau-butchery } »
hallertau-phrase-least-last-worker-used = vous venez d’agir avec votre dernier ouvrier
hallertau-phrase-least-exchanged =
    { $n ->
        [one] vous venez d’échanger au moins { $amounts } ouvrier contre des outils en un tour
       *[other] vous venez d’échanger au moins { $amounts } ouvriers contre des outils en un tour
    }
hallertau-phrase-least-tools-at-once =
    { $n ->
        [one] vous venez de gagner au moins { $amounts } outil en une fois
       *[other] vous venez de gagner au moins { $amounts } outils en une fois
    }
hallertau-phrase-least-tools-this-phase =
    { $n ->
        [one] vous avez gagné au moins { $amounts } outil durant cette phase
       *[other] vous avez gagné au moins { $amounts } outils durant cette phase
    }
hallertau-phrase-least-last-jewel = vous venez de dépenser votre dernier bijou
hallertau-phrase-least-prompt = vous venez de jouer une autre carte sitôt arrivée dans votre main
hallertau-phrase-least-dying-sheep =
    { $n ->
        [one] au moins { $amounts } mouton est sur la prochaine carte Cour de ferme à quitter votre plateau Étables
       *[other] au moins { $amounts } moutons sont sur la prochaine carte Cour de ferme à quitter votre plateau Étables
    }
hallertau-phrase-least-harvest-total = vos champs ont rapporté au moins { $amounts } marchandises durant cette phase
hallertau-phrase-least-harvest-same = vos champs ont rapporté au moins { $amounts } grains de même type durant cette phase
hallertau-phrase-least-lead =
    { $n ->
        [one] l’un de vos artisans a au moins { $amounts } cran d’avance sur un autre
       *[other] l’un de vos artisans a au moins { $amounts } crans d’avance sur un autre
    }
hallertau-phrase-least-advances =
    { $n ->
        [one] vous avez fait avancer un artisan d’au moins { $amounts } cran durant cette phase
       *[other] vous avez fait avancer un même artisan d’au moins { $amounts } crans durant cette phase
    }
hallertau-phrase-least-window-beyond-round = le nombre dans la fenêtre de votre foyer rural dépasse le numéro de la manche d’au moins { $amounts }

## Sentences: when, what for

hallertau-phrase-only = Seulement en phase { $n } ({ $phase }).
hallertau-phrase-never = Pas en phase { $n } ({ $phase }).
hallertau-phrase-have = Il vous faut { $needs }.
    .most = Vous devez avoir { $needs }.
hallertau-phrase-if = Seulement si { $clause }.
    .both = Seulement si { $first } et que { $last }.
hallertau-phrase-pay = Payez { $goods }.
hallertau-phrase-lose = Perdez { $goods }.
hallertau-phrase-uproot = Perdez 1 marchandise semée dans un champ ; le champ reste.
hallertau-phrase-discard = Défaussez { $goods }.
hallertau-phrase-return = Faites reculer { $amounts } moutons différents vers la carte Cour de ferme précédente (des étables vers la carte 6) ; perdez ceux qui arrivent sur la carte de cette manche.
hallertau-phrase-keep = Si vous avez plus de { $amounts } grains, remettez le surplus dans la réserve pour n’en garder que { $amounts }.

## Sentences: what comes

hallertau-phrase-gain = Gagnez { $goods }.
    .income = À chaque phase 3 : gagnez { $goods }.
hallertau-phrase-up-to-hide-tool = Gagnez des peaux de bêtes jusqu’à en avoir autant que d’outils.
hallertau-phrase-trade = Vous pouvez échanger { $goods } contre { $gains }.
    .income = À chaque phase 3 : vous pouvez échanger { $goods } contre { $gains }.
hallertau-phrase-fields-by-jewels = Gagnez 2 champs dont les rangées ont pour somme le nombre de vos bijoux ; avec 4 ou 5 bijoux, vous pouvez n’en prendre qu’un, dans la rangée de ce numéro.
hallertau-phrase-move-sheep =
    { $n ->
        [one] Vous pouvez faire avancer { $amounts } mouton vers la carte Cour de ferme suivante.
       *[other] Vous pouvez faire avancer jusqu’à { $amounts } moutons différents vers la carte Cour de ferme suivante.
    }
hallertau-phrase-move-one =
    { $n ->
        [one] Vous pouvez faire avancer un mouton { $amounts } fois vers la carte Cour de ferme suivante.
       *[other] Vous pouvez faire avancer un même mouton jusqu’à { $amounts } fois vers la carte Cour de ferme suivante.
    }
hallertau-phrase-sow =
    { $n ->
        [one] Vous pouvez semer { $amounts } champ.
       *[other] Vous pouvez semer jusqu’à { $amounts } champs.
    }
    .income =
        { $n ->
            [one] À chaque phase 3 : vous pouvez semer { $amounts } champ.
           *[other] À chaque phase 3 : vous pouvez semer jusqu’à { $amounts } champs.
        }
hallertau-phrase-sow-good = Vous pouvez semer { $goods } de votre stock comme du grain.
    .income = À chaque phase 3 : vous pouvez semer { $goods } de votre stock.
hallertau-phrase-gain-to-sow =
    { $n ->
        [one] Gagnez { $amounts } grain de votre choix. Vous pouvez le semer aussitôt.
       *[other] Gagnez { $amounts } grains de même type. Vous pouvez en semer un aussitôt.
    }
hallertau-phrase-sow-twice = Vous pouvez semer jusqu’à 2 grains de même type dans un même champ ; les deux seront moissonnés.
hallertau-phrase-raise-all = Vous pouvez glisser chacun de vos champs d’une rangée vers le haut.
hallertau-phrase-raise-empty = Vous pouvez glisser chacun de vos champs vides d’une rangée vers le haut.
hallertau-phrase-raise-sown = Vous pouvez glisser chacun de vos champs semés d’une rangée vers le haut.
hallertau-phrase-raise-some =
    { $n ->
        [one] Vous pouvez glisser { $amounts } champ d’une rangée vers le haut.
       *[other] Vous pouvez glisser jusqu’à { $amounts } champs d’une rangée vers le haut.
    }
hallertau-phrase-fertilize =
    { $n ->
        [one] Vous pouvez glisser { $amounts } champ vide en rangée { $row }.
       *[other] Vous pouvez glisser jusqu’à { $amounts } champs vides en rangée { $row }.
    }
hallertau-phrase-harvest =
    { $n ->
        [one] Vous pouvez moissonner { $amounts } champ tout de suite.
       *[other] Vous pouvez moissonner jusqu’à { $amounts } champs tout de suite.
    }
hallertau-phrase-double = Vous pouvez doubler la moisson d’un champ.
hallertau-phrase-clear = Vous pouvez retirer tous les ouvriers d’une case Action.
hallertau-phrase-clear-rows =
    { $n ->
        [2] Vous pouvez retirer la rangée d’ouvriers la plus haute des cases { $spaces } (les deux ou aucune).
       *[other] Vous pouvez retirer la rangée d’ouvriers la plus haute des cases { $spaces } (toutes ou aucune).
    }
hallertau-phrase-recall = Vous pouvez prendre pour cette manche la rangée d’ouvriers la plus haute d’une case Action.
hallertau-phrase-occupy = Vous pouvez placer cet ouvrier seul sur la deuxième rangée, si elle est libre, d’une case Action et utiliser cette case ; la rangée compte alors comme occupée.
hallertau-phrase-visit = Vous pouvez utiliser une case Action avec des ouvriers de la réserve commune : 1 si sa première rangée est libre, 2 si seule cette rangée est occupée.
hallertau-phrase-shift = Vous pouvez déplacer tous les ouvriers de l’une de ces cases sur la troisième rangée, encore libre, d’une autre de ces cases.
hallertau-phrase-advance = Vous pouvez faire avancer un artisan de 1 cran sans rien payer, si aucun rocher ne l’arrête.
hallertau-phrase-boulders =
    { $n ->
        [one] Vous pouvez avancer { $amounts } rocher d’une case, sans outil.
       *[other] Vous pouvez avancer jusqu’à { $amounts } rochers différents d’une case chacun, sans outil.
    }
hallertau-phrase-butcher = Vous pouvez y payer 1 bijou au lieu du mouton.
hallertau-phrase-points =
    { $n ->
        [one] Vaut { $n } point.
       *[other] Vaut { $n } points.
    }

## Sentences one after the other

hallertau-phrase-then = { $first } { $last }
