### The cards on the web: their faces, and the page to look through them.

## On a card

cards-cost = coût : { $cost }
cards-per-person = { $goods } par { word-person }
cards-need = { word-need } : { $need }
cards-need-title =
    { $edition ->
        [agricola-classic] Condition
       *[other] Pré-requis
    }
cards-points =
    { $n ->
        [one] vaut { $n } point
       *[other] vaut { $n } points
    }
cards-number = { $id } · paquet { $deck }

## The page

cards-page = Cartes
cards-title = Cartes · Bocage
cards-game = Jeu
cards-search = Chercher une carte
cards-filters =
    { $n ->
        [0] Filtres
       *[other] Filtres ({ $n })
    }
cards-count =
    { $n ->
        [one] { $n } carte sur { $total }
       *[other] { $n } cartes sur { $total }
    }
cards-total =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
cards-show =
    { $n ->
        [0] Aucune carte ne convient
        [one] Montrer { $n } carte
       *[other] Montrer { $n } cartes
    }
cards-loading = Les cartes arrivent…
cards-none = Aucune carte ne convient. Essayez d’autres mots ou moins de filtres.
cards-clear = Montrer toutes les cartes
cards-unknown = Il n’y a pas de carte { $id } dans ce jeu.
cards-all = Toutes
cards-kind = Sorte
cards-category = Catégorie
cards-deck = Paquet
cards-players = Joueurs
cards-more = Autres filtres
cards-passing =
    { $edition ->
        [agricola-classic] Cartes itinérantes
       *[other] Cartes mobiles
    }
    .help = Une fois jouée, elle passe dans la main de votre voisin de gauche.
cards-bonus = Avec points bonus
    .help = Peut rapporter des points bonus en fin de partie, comme l’indique son texte.
cards-unfilter = Retirer les filtres

## One card

cards-players-of =
    { $n ->
        [1] Utilisée quel que soit le nombre de joueurs.
        [3] Utilisée seulement à partir de 3 joueurs.
       *[4]
            { $edition ->
                [agricola-classic] Utilisée seulement à partir de 4 joueurs.
               *[other] Utilisée seulement à 4 joueurs.
            }
    }
cards-players-short =
    { $n ->
        [4]
            { $edition ->
                [agricola-classic] 4+
               *[other] 4
            }
       *[other] { $n }+
    }
cards-before = Carte précédente
cards-after = Carte suivante
cards-link = Lien vers cette carte

# The words for a good as they stand after a number in the cards' texts, with commas between them.
cards-forms-wood = bois
cards-forms-clay = argile, argiles
cards-forms-reed = roseau, roseaux
cards-forms-stone = pierre, pierres
cards-forms-food = repas, PN
cards-forms-grain = céréale, céréales
cards-forms-vegetable = légume, légumes
cards-forms-sheep = mouton, moutons
cards-forms-boar = sanglier, sangliers
cards-forms-cattle = bœuf, bœufs
