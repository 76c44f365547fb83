# Agricola : d’autres façons d’aménager la ferme et de jouer.

options-farm = Variantes de la ferme
    .help = D’autres façons d’aménager la ferme, d’élever les animaux et de commencer. Toutes se combinent.
options-teams = Équipes
    .help = À deux contre deux : les partenaires s’entraident et gagnent ensemble.

option-house_first = Héberger d’abord
    .help = Les animaux doivent trouver place à la ferme avant d’être cuisinés. Une variante de l’annexe de l’édition révisée.
option-house_first-false = Non
    .help = On peut cuisiner les animaux dès qu’ils arrivent.
option-house_first-true = Oui
    .help = Les animaux qui arrivent sans trouver de place repartent sans être cuisinés. Ceux déjà hébergés peuvent être cuisinés pour faire de la place.
option-one_pasture = Un pâturage par espèce
    .help = La règle de Jennifer Ha : une espèce d’animaux occupe un seul pâturage au plus.
option-one_pasture-false = Non
    .help = Une espèce peut occuper plusieurs pâturages.
option-one_pasture-true = Oui
    .help = Les étables hors pâturage et la maison accueillent toujours n’importe quelle espèce.
option-take_usable = Prendre l’utile
    .help = La règle de Georg Deifuss : sur une case, on ne prend que les animaux que l’on peut utiliser.
option-take_usable-false = Non
    .help = On prend tous les animaux de la case.
option-take_usable-true = Oui
    .help = Vous choisissez combien vous en prenez, au moins un, parmi ceux que vous pouvez héberger ou cuisiner. Les autres restent.
option-open_fences = Clôtures ouvertes
    .help = Un pâturage se clôture petit à petit. Une variante de l’annexe de l’édition révisée.
option-open_fences-false = Non
    .help = Un pâturage est fermé dès que ses clôtures sont construites.
option-open_fences-true = Oui
    .help = Les clôtures se construisent une à une. Seuls les pâturages fermés accueillent des animaux et comptent.
option-scattered_pastures = Pâturages dispersés
    .help = Les pâturages n’ont pas à se toucher. Une variante de l’annexe de l’édition révisée.
option-scattered_pastures-false = Non
    .help = Un nouveau pâturage en touche un autre.
option-scattered_pastures-true = Oui
    .help = Un nouveau pâturage peut se trouver n’importe où.
option-larkin = À rebours
    .help = La règle de David Larkin pour un départ équitable.
option-larkin-false = Non
    .help = Dans le sens horaire, et le premier joueur a 1 de nourriture en moins.
option-larkin-true = Oui
    .help = Tous commencent avec 3 de nourriture. Au tour 1, les secondes personnes sont placées dans le sens antihoraire et personne ne passe.
option-szongott = Plus de bois à deux
    .help = La case de Norbert Szongott pour les parties à 2 joueurs.
option-szongott-false = Non
    .help = Le plateau tel quel.
option-szongott-true = Oui
    .help = Une case de plus accumule 2 bois à chaque tour.
option-author_adjacency = Tout se touche
    .help = Une règle qu’aime l’auteur, Uwe Rosenberg.
option-author_adjacency-false = Non
    .help = Le premier champ, le premier pâturage et les étables se placent où l’on veut.
option-author_adjacency-true = Oui
    .help = Tout ce que l’on construit partage un côté avec une pièce, un champ, une étable ou un pâturage.

action-fence-edge =
    { $side ->
        [n] Clôture au-dessus de { $cell }
        [s] Clôture au-dessous de { $cell }
        [e] Clôture à droite de { $cell }
       *[w] Clôture à gauche de { $cell }
    }
    .now =
    { $side ->
        [n] Clôture au-dessus de { $cell } ({ $goods })
        [s] Clôture au-dessous de { $cell } ({ $goods })
        [e] Clôture à droite de { $cell } ({ $goods })
       *[w] Clôture à gauche de { $cell } ({ $goods })
    }
log-fence-edge =
    { $side ->
        [n] { $seat } construit une clôture au-dessus de { $cell } ({ $goods }).
        [s] { $seat } construit une clôture au-dessous de { $cell } ({ $goods }).
        [e] { $seat } construit une clôture à droite de { $cell } ({ $goods }).
       *[w] { $seat } construit une clôture à gauche de { $cell } ({ $goods }).
    }
    .bare =
    { $side ->
        [n] { $seat } construit une clôture au-dessus de { $cell }.
        [s] { $seat } construit une clôture au-dessous de { $cell }.
        [e] { $seat } construit une clôture à droite de { $cell }.
       *[w] { $seat } construit une clôture à gauche de { $cell }.
    }
reason-not-beside = { $cells } : rien de votre ferme ne s’y trouve à côté. Choisissez un endroit qui partage un côté avec une pièce, un champ, une étable ou un pâturage.
reason-closed-only = Une clôture seule n’entoure rien. Construisez les clôtures d’un pâturage entier.
reason-fence-stands = Une clôture s’y trouve déjà. Choisissez un autre côté.

prompt-take-usable = Choisissez combien d’animaux vous prenez ({ $goods } sur la case)
action-take-only = N’en prendre que { $number }
    .now = Prendre { $goods }
prompt-house-first = Tous les animaux ne trouvent pas de place : choisissez lesquels s’en vont. Seuls ceux déjà présents à la ferme peuvent être cuisinés
reason-house-first = Ces animaux viennent d’arriver : ils doivent trouver place avant d’être cuisinés.

option-teams = Équipes
    .help = Le jeu à deux contre deux de Daniel Winterhalter : les partenaires sont assis face à face et s’entraident.
option-teams-none = Aucune
    .help = Chacun pour soi.
option-teams-lowest = Le moins bon compte
    .help = Dans chaque catégorie, le score le moins élevé des deux partenaires compte pour l’équipe.
option-teams-product = Multiplié
    .help = La proposition de Clerk Lee : on multiplie les scores totaux des deux partenaires.
impossible-team-campaign = Les équipes ne jouent que des parties isolées : en campagne, chacun joue pour soi.
space-team-market = Marché
    .help = Payez 1 { good-food } et déplacez des ressources, sauf { good-food }, entre vous et votre partenaire, dans les deux sens.
action-partner = Pour votre partenaire
action-partner-pieces = Pour votre partenaire, avec ses clôtures
action-give = Donner 1 { $good }
action-get = Recevoir 1 { $good }
prompt-partner = Passez à la ferme de { $by }
prompt-partner-room = Construisez une pièce pour { $by } ({ $goods })
prompt-partner-stable = Construisez une étable pour { $by } ({ $goods })
prompt-partner-plow = Labourez un champ pour { $by }
prompt-partner-fence =
    { $fences ->
        [one] Clôturez un pâturage pour { $by } (il vous reste { $fences } clôture)
       *[other] Clôturez un pâturage pour { $by } (il vous reste { $fences } clôtures)
    }
prompt-partner-fence-theirs =
    { $fences ->
        [one] Clôturez un pâturage pour { $by } avec sa dernière clôture (1 bois en plus)
       *[other] Clôturez un pâturage pour { $by } avec ses { $fences } clôtures (1 bois en plus par lot de trois entamé)
    }
prompt-team-market = Déplacez des ressources entre vous et { $by }
log-partner-room = { $seat } construit une pièce en { $cell } pour { $by } ({ $goods }).
    .bare = { $seat } construit une pièce en { $cell } pour { $by }.
log-partner-stable = { $seat } construit une étable en { $cell } pour { $by } ({ $goods }).
    .bare = { $seat } construit une étable en { $cell } pour { $by }.
log-partner-plow = { $seat } laboure { $cell } pour { $by }.
log-partner-fence = { $seat } clôture { $cells } pour { $by }.
log-partner-divide = { $seat } divise un pâturage pour { $by } : { $cells }.
log-partner-fence-edge =
    { $side ->
        [n] { $seat } construit une clôture au-dessus de { $cell } pour { $by }.
        [s] { $seat } construit une clôture au-dessous de { $cell } pour { $by }.
        [e] { $seat } construit une clôture à droite de { $cell } pour { $by }.
       *[w] { $seat } construit une clôture à gauche de { $cell } pour { $by }.
    }
log-market-give = { $seat } donne { $goods } à { $by }.
log-market-get = { $seat } reçoit { $goods } de { $by }.
reason-nothing-to-move = Ni vous ni votre partenaire n’avez de ressources à déplacer ainsi.
reason-one-fence = { $cells } : il ne manque ici qu’une clôture. Construisez-la seule.
