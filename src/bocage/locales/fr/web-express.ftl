### Agricola Express at the web table: the tray of dice, its groups, panels.

## The tray

express-board = Dés
express-rounds = Manches
express-round = Manche { $round }
express-round-now = Manche { $round }, en cours
express-round-harvest =
    { $n ->
        [1] Suivie de la première récolte.
        [2] Suivie de la deuxième récolte.
       *[3] Suivie de la troisième et dernière récolte.
    }
express-roll = Jeter les dés
express-aside =
    { $n ->
        [one] { $n } dé écarté
       *[other] { $n } dés écartés
    }
express-die = Choisissez un dé pour ne voir que les groupes qui l’utilisent.
express-set = Changer la face de ce dé : { $face }
express-sets =
    { $n ->
        [0] Plus aucun dé à changer dans cette action.
        [one] Vous pouvez changer la face de { $n } dé.
       *[other] Vous pouvez changer la face de { $n } dés au plus.
    }
express-sets-food = Cela coûte { $n } nourritures de votre fiche.

## Groups of dice

express-group-room = Pièce
express-group-upgrade = Améliorer
express-group-baby = Bébé
express-group-field = Champ
express-group-pasture = Pâturage
express-more = Autres façons : { $group }

## Panels

express-short =
    { $n ->
        [one] Il manque { $n } nourriture : −{ $points } points
       *[other] Il manque { $n } nourritures : −{ $points } points
    }

## What the parts of the table are called

express-table-tab-board = Dés
express-table-tab-farm = Fiche
express-table-farm-own = Votre fiche de score
express-table-farm-of = Fiche de score de { $name }
express-replay-board = Dés
express-replay-farm = Fiche
express-replay-farm-of = Fiche de score de { $name }
express-table-log-round = Manche { $round }
express-replay-position = Manche { $round }, { $name } : { $deed }

# The words for a good as they stand after a number in the cards’ texts, with commas between them.
cards-forms-brick = brique, briques
