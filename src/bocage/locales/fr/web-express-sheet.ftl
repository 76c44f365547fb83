### Agricola Express at the web table: the score sheet of a seat and its counters.

## The sheet

express-sheet-label = Fiche de score : { $name }
express-sheet-owned = À la ferme
express-sheet-rule = Points rapportés
express-sheet-harvest = Récolte { $n }
express-sheet-coming = Récolte { $n }, en l’état
express-sheet-actions = Actions
express-sheet-done = Actions faites dans cette manche : { $done } sur { $all }
express-sheet-occupations = Savoir-faire
express-sheet-improvements-label = Aménagements
express-sheet-card-owned = { $card } : sur la fiche
express-sheet-card-missing = { $card } : pas encore sur la fiche
express-sheet-total =
    { $n ->
        [one] { $n } point jusqu’ici
       *[other] { $n } points jusqu’ici
    }
express-sheet-goal = Objectif : { $n } points

## What stands in a row

express-sheet-house =
    { $n ->
        [0] { $house }, aucune pièce ajoutée
        [one] { $house }, { $n } pièce ajoutée
       *[other] { $house }, { $n } pièces ajoutées
    }
express-sheet-fields =
    { $n ->
        [0] Aucun champ
        [one] { $n } champ
       *[other] { $n } champs
    }
express-sheet-pastures =
    { $n ->
        [0] Aucun pâturage
        [one] { $n } pâturage
       *[other] { $n } pâturages
    }
express-sheet-empty = vide
express-sheet-babies =
    { $n ->
        [0] Aucun bébé
        [one] { $n } bébé
       *[other] { $n } bébés
    }
express-sheet-food =
    { $n ->
        [one] { $n } nourriture, { $need } à fournir à la prochaine récolte
       *[other] { $n } nourritures, { $need } à fournir à la prochaine récolte
    }
express-sheet-short =
    { $n ->
        [one] Il manque { $n } nourriture : −{ $points } points.
       *[other] Il manque { $n } nourritures : −{ $points } points.
    }
express-sheet-improvements =
    { $n ->
        [0] Aucun aménagement
        [one] { $n } aménagement
       *[other] { $n } aménagements
    }

## How a row scores

express-sheet-rule-each =
    { $row ->
        [house] +{ $first }, +{ $step } par pièce
        [fields] +{ $first }, +{ $step } par champ
        [pastures] +{ $first }, +{ $step } par pâturage
       *[other] +{ $first }, +{ $step } chacun
    }
express-sheet-rule-per = +{ $first }, +{ $step } par { $per }
express-sheet-rule-sets = +{ $step } par { $per }
express-sheet-rule-only = +{ $step } chacun
express-sheet-rule-babies = +1, 3, 5, 7
express-sheet-rule-food = −3 par manque

## Counters

express-sheet-starting-player = Premier joueur
