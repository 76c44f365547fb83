### Agricola Express: why something cannot be done.

reason-express-no-die = Aucun dé disponible ne montre « { $face } ».
reason-express-not-so-many = Vous pouvez prendre au plus { $goods } : il n’y en a pas davantage.
reason-express-cannot-pay = Il manque sur votre fiche de quoi payer : { $goods }. Payez autrement, ou récupérez-en d’abord.
reason-express-no-dice-to-pay = Il n’y a pas assez de dés disponibles pour ce paiement : { $goods }. Payez autrement.
reason-express-no-workshop = Ce paiement demande l’aide de l’atelier « { $card } » : vous ne l’avez pas, ou il a déjà servi dans cette action.
reason-express-wrong-house = Vous avez une { $house }. Ce paiement vaut pour une autre.
reason-express-finished = On ne peut pas améliorer une maison en pierre.
reason-express-no-room = Vous n’avez pas de pièce libre pour un bébé. Ajoutez d’abord une pièce.
reason-express-four-babies = Vous avez déjà 4 bébés, le maximum.
reason-express-no-seed = Vous ne pouvez pas semer { $goods } : il n’y en a pas.
reason-express-no-home = Il faut un pâturage pour les animaux, ou une cheminée pour les cuire aussitôt. Construisez d’abord l’un des deux.
reason-express-owned = Vous avez déjà « { $card } ». Choisissez autre chose.
reason-express-not-shown = Le dé montre « { $face } », pas « { $card } ». Seule une face que vous avez déjà vous laisse le choix.
reason-express-no-occupation = Il faut le savoir-faire « { $card } », que vous n’avez pas.
reason-express-power-used = Vous avez déjà utilisé « { $card } » : un seul savoir-faire par action. Prenez un groupe de dés.
reason-express-sets-done =
    { $n ->
        [one] Ce savoir-faire change { $n } dé, et c’est fait. Prenez un groupe de dés.
       *[other] Ce savoir-faire change { $n } dés, et c’est fait. Prenez un groupe de dés.
    }
reason-express-rolled = Vous avez déjà jeté les dés dans cette action. Prenez un groupe de dés.
reason-express-power-first = Après un savoir-faire, on ne jette plus les dés dans la même action. Prenez un groupe de dés.
reason-express-needs = Pour cuire cela, il faut l’aménagement « { $card } ». Construisez-le d’abord.
reason-express-nothing-to-cook = Vous n’avez rien de tel à cuire : { $good }.
reason-express-no-group = Vous ne pourriez alors prendre aucun groupe de dés. Choisissez une autre face.
reason-express-not-here = Vous n’avez pas de ces animaux : { $good }.
reason-express-no-pair = Il n’y a pas d’autre paire : { $good }. Il faut 2 animaux par pâturage pour une naissance.
reason-express-scores = Cuire cela vous coûterait des points : { $good }. Gardez-le pour le décompte.
