### Hallertau: why something cannot be done.

reason-hallertau-full = Toutes les rangées de « { $space } » sont occupées. Choisissez une autre case.
reason-hallertau-workers =
    { $n ->
        [one] « { $space } » demande { $n } ouvrier, et vous en avez { $have }.
       *[other] « { $space } » demande { $n } ouvriers, et vous en avez { $have }. Choisissez une case moins chère ou faites des outils.
    }
reason-hallertau-closed = « { $space } » est fermée quand on joue sans cartes.
reason-hallertau-no-card = La carte { $card } n’est pas dans votre main.
reason-hallertau-card-played = La carte { $card } est déjà jouée.
reason-hallertau-card-phase = La carte { $card } ne se joue que pendant la phase « { $phase } ».
reason-hallertau-card-not-phase = La carte { $card } ne se joue pas pendant la phase « { $phase } ».
reason-hallertau-card-need = Vous ne remplissez pas la condition de la carte { $card }, que voici : { $need }.
reason-hallertau-card-cost = Vous ne pouvez pas payer le coût de la carte { $card } : { $cost }.
reason-hallertau-card-step = La carte { $card } n’a pas cette option. Choisissez-en une qui y figure.
reason-hallertau-not-enough = Il vous manque des marchandises pour { craft-hallertau }.
reason-hallertau-blocked =
    { $n ->
        [one] Un rocher bloque { craft-hallertau } : il faut { $n } outil disponible.
       *[other] Des rochers bloquent { craft-hallertau } : il faut { $n } outils disponibles.
    }
reason-hallertau-end-of-row = La rangée { craft-hallertau.of } s’arrête ici.
reason-hallertau-no-jewel = Vous n’avez pas de bijou.
reason-hallertau-wrong-payment = Ce n’est pas un coût possible pour { craft-hallertau }. Choisissez-en un dans la liste.
reason-hallertau-no-field = Vous n’avez pas cela en rangée { $row } : { crop-hallertau.field }.
reason-hallertau-no-sheep = Vous n’avez pas de mouton { spot-hallertau.at }.
reason-hallertau-no-empty-field = Vous n’avez pas de champ vide en rangée { $row }.
reason-hallertau-nothing-to-sow = Vous ne pouvez pas semer cela ici : vous n’en avez pas en stock, ou ce n’est pas ce que l’on sème.
reason-hallertau-too-few = Il vous reste { $have ->
        [one] { $have } ouvrier
       *[other] { $have } ouvriers
    }, pas { $n }.
