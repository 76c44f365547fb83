### Les règles illustrées : la page qui les entoure, le tableau des points.

rules-apart = Ouvrir sur une page à part, pour imprimer
rules-found =
    { $n ->
        [0] Aucune page n’en parle
        [one] { $n } page en parle
       *[other] { $n } pages en parlent
    }
rules-pages = Pages des règles
rules-back = Précédente
rules-next = Suivante
rules-table = Le tableau des points
rules-what = Ce qui rapporte
rules-points = Nombre de points
rules-printed = Les points indiqués dessus
rules-each =
    { $per ->
        [1] { $points } par unité
       *[other] { $points } par lot de { $per }
    }
rules-further = puis { $points } par unité de plus
rules-least = { $least } s’il y en a, et { $each }
