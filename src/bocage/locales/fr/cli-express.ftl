### The command line: Agricola Express.

## The head of the table

cli-express-round = manche { $round } sur { $rounds }
cli-express-harvest =
    { $rounds ->
        [0] récolte à la fin de cette manche
        [1] récolte à la fin de la prochaine manche
       *[other] récolte dans { $rounds } manches
    }
cli-express-harvesting = récolte { $n } sur 3

## The choices

cli-express-cooking = Cuisson
cli-express-powers = Pouvoirs
cli-choose-die = Vos savoir-faire peuvent changer des dés de { $n } façons : « liste changer » les montre.

## What a seat has: the heading of what is owned has 5 letters at most

cli-express-own = avoir
cli-express-food = Nourriture
cli-express-meal =
    { $missing ->
        [0] Nourriture pour la récolte : { $need }
       *[other] Nourriture pour la récolte : { $need } (il en manque { $missing })
    }
cli-express-house = { $house }, pièces : { $rooms }
cli-express-pastures = Pâturages : { $pastures }
cli-express-actions = Actions : encore { $left } sur { $n }

## Occupations and improvements

cli-kind-improvement = Aménagements

## Asking

cli-express-choose-space = Choisissez par numéro ou par des mots qui ne désignent qu’un seul choix (« 2 bois », « jeter »). « pourquoi bébé » dit pourquoi un choix manque, « carte four » ce que fait une carte.
cli-express-why-what = Rien de ce que montrent les dés n’est refusé. Nommez ce que vous cherchez : « pourquoi bébé ».
cli-express-no-such-card = Aucun savoir-faire ou aménagement ne correspond à « { $given } ». « cartes toutes » les montre.
cli-express-card-which = Nommez un savoir-faire ou un aménagement : « carte maire ».
cli-express-no-such-action = Aucune action, aucun savoir-faire, aucun aménagement de ce jeu ne correspond à « { $given } ».
cli-express-no-rules = Aucune règle, aucun savoir-faire, aucun aménagement ne correspond à « { $given } ». Essayez « règles dés », « règles payer », « règles récolte » ou « règles décompte ».
cli-express-rules-of-what = Nommez ce que vous voulez savoir, par exemple « règles payer », ou une carte : « règles four ».
cli-express-help-choose = Choisissez par numéro (« 7 »), par action (« collect 2wood ») ou par des mots qui ne désignent qu’un seul choix (« champ »). Ou tapez une commande :
cli-express-help-why = la raison d’un refus : « pourquoi bébé » ; seul, pourquoi ce que montrent les dés est refusé
cli-express-help-list = tous les choix ; « liste 2 » est la deuxième page, « liste bois » montre ceux qui contiennent ce mot
cli-express-help-board = les dés et les fiches de score
cli-express-help-farms = toutes les fiches de score en entier
cli-express-help-card = tout sur un savoir-faire ou un aménagement : « carte four »
cli-express-help-cards = les savoir-faire et les aménagements ; « cartes bois » en cherche
cli-express-help-rules = les règles en bref : « règles payer », « règles récolte » ; ou une carte : « règles four »
cli-express-help-score = les points des récoltes passées
cli-express-help-farm = [ ] est un dé écarté. Sur une fiche de score, les points entre parenthèses sont ceux que la prochaine récolte donnerait maintenant. □ est une pièce libre, ▣ une pièce avec un bébé.

## The end

cli-express-score-now = Points des récoltes passées :
