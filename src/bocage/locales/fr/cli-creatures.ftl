### The command line: All Creatures Big and Small.

## The board

cli-creatures-display = Bâtiments spéciaux disponibles
cli-creatures-supply =
    Réserve générale : { $troughs ->
        [one] { $troughs } auge
       *[other] { $troughs } auges
    }, { $stalls ->
        [one] { $stalls } tuile Stalle
       *[other] { $stalls } tuiles Stalle
    }, { $extensions ->
        [one] { $extensions } extension
       *[other] { $extensions } extensions
    }. { $borders ->
        [0] C’est le dernier tour.
        [one] Encore { $borders } tour après celui-ci.
       *[other] Encore { $borders } tours après celui-ci.
    }

# What a space does, in a few words beside its title.
cli-does-creatures-building-materials = 1 de chaque
cli-does-creatures-fences = 1 bois chacune
cli-does-creatures-walls = 2 gratuits, puis 2 pierres
cli-does-creatures-expand = extension
cli-does-creatures-troughs = 1 gratuite, puis 3 bois
cli-does-creatures-stall = 3 pierres, 1 roseau
cli-does-creatures-stables = 5 bois ou 5 pierres
cli-does-creatures-special-building-1 = en construire 1
cli-does-creatures-special-building-2 = en construire 1

## The farm: words that fit beside a number in a cell, then two letters

cli-creatures-cell-sheep =
    { $n ->
        [one] mouton
       *[other] moutons
    }
cli-creatures-cell-pig =
    { $n ->
        [one] cochon
       *[other] cochons
    }
cli-creatures-cell-cow =
    { $n ->
        [one] vache
       *[other] vaches
    }
cli-creatures-cell-horse =
    { $n ->
        [one] cheval
       *[other] chevaux
    }
cli-creatures-tiny-sheep = mo
cli-creatures-tiny-pig = co
cli-creatures-tiny-cow = va
cli-creatures-tiny-horse = ch

## What a seat has

cli-creatures-no-animals = aucun animal
cli-creatures-most =
    { $n ->
        [one] Place pour { $n } animal
       *[other] Place pour { $n } animaux du même type
    }
cli-creatures-most-each = Place, pour un seul type : { $room }
cli-creatures-workers =
    { $n ->
        [one] { $n } ouvrier à placer
       *[other] { $n } ouvriers à placer
    }
cli-creatures-unused =
    { $n ->
        [one] { $n } case inutilisée
       *[other] { $n } cases inutilisées
    }
cli-creatures-buildings = Bâtiments spéciaux : { $cards }
cli-creatures-barn = Grange : la prochaine stalle peut devenir étable

## Buildings

cli-kind-building = Bâtiments spéciaux
cli-kind-tile = Tuiles
cli-room = capacité : { $room }
cli-points-vary = points variables
cli-room-of-each = { $n } de chaque type

## Asking

cli-choose-edge = Tapez le numéro au bord d’une case de votre ferme, ou nommez ce bord par une case et son côté (n, e, s ou w) : « g2n » est le haut de G2, « g2w » sa gauche. « liste » les montre tous.
cli-creatures-choose-space = Choisissez une case numérotée, par son numéro ou son nom. « pourquoi étable » dit pourquoi une case n’a pas de numéro.
cli-creatures-no-cards = Tous les bâtiments spéciaux sont construits.
cli-creatures-no-such-card = Aucun bâtiment de cette partie ne correspond à « { $given } ». « cartes toutes » les montre.
cli-creatures-card-which = Nommez un bâtiment par des mots de son nom : « carte abri ».
cli-creatures-no-such-action = Aucune action, case ou aucun bâtiment de ce jeu ne correspond à « { $given } ».
cli-creatures-no-rules = Aucune case, aucun bâtiment de ce jeu ne correspond à « { $given } ». « plateau » et « cartes » montrent leurs noms.
cli-creatures-rules-of-what = Nommez une case ou un bâtiment, par exemple « règles extension ».
cli-creatures-help-choose = Choisissez par numéro (« 7 »), par action (« place three-wood », « border g2n ») ou par des mots qui ne désignent qu’un seul choix (« roseau »). Ou tapez une commande :
cli-creatures-help-why = la raison d’un refus : « pourquoi étable » ; seul, pourquoi des cases ou des bâtiments sont exclus
cli-creatures-help-card = tout ce que dit un bâtiment, par son nom : « carte abri »
cli-creatures-help-cards = les bâtiments disponibles ; « cartes mouton » en cherche, « cartes toutes » montre ceux de cette partie
cli-creatures-help-rules = l’effet d’une case ou d’un bâtiment : « règles extension »
cli-creatures-help-farm = Sur une ferme, les traits épais sont des barrières, les traits fins les murs des bâtiments, et ⊔ est une auge. 3/4 moutons : 3 moutons là où il y a place pour 4. Un nombre sur un bord ou entre parenthèses est un choix.
