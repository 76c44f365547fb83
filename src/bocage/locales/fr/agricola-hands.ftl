### Agricola: the ways to come to a hand of cards.

## The option and its values

option-decks = Jeux de cartes
    .help = Les jeux de la première édition que l’on mélange : E pour débutants, I interactif, K complexe, Z en bonus. Seulement avec des cartes en main.
option-decks-EIK = E + I + K
    .help = 169 savoir-faire et 139 aménagements mineurs.
option-decks-E = E
    .help = 73 savoir-faire et 53 aménagements mineurs.
option-decks-I = I
    .help = 48 savoir-faire et 43 aménagements mineurs.
option-decks-K = K
    .help = 48 savoir-faire et 43 aménagements mineurs.
option-decks-EI = E + I
    .help = 121 savoir-faire et 96 aménagements mineurs.
option-decks-EK = E + K
    .help = 121 savoir-faire et 96 aménagements mineurs.
option-decks-IK = I + K
    .help = 96 savoir-faire et 86 aménagements mineurs.
option-decks-EIKZ = E + I + K + Z
    .help = 181 savoir-faire et 151 aménagements mineurs.
option-decks-EZ = E + Z
    .help = 85 savoir-faire et 65 aménagements mineurs.
option-decks-IZ = I + Z
    .help = 60 savoir-faire et 55 aménagements mineurs.
option-decks-KZ = K + Z
    .help = 60 savoir-faire et 55 aménagements mineurs.
option-decks-EIZ = E + I + Z
    .help = 133 savoir-faire et 108 aménagements mineurs.
option-decks-EKZ = E + K + Z
    .help = 133 savoir-faire et 108 aménagements mineurs.
option-decks-IKZ = I + K + Z
    .help = 108 savoir-faire et 98 aménagements mineurs.
option-hands = Constitution des mains
    .help = La façon dont chacun reçoit ses savoir-faire et ses aménagements mineurs. Seulement avec des cartes en main.
option-hands-dealt = Distribution
    .help = 7 savoir-faire et 7 aménagements mineurs par joueur. Le reste est retiré du jeu.
option-hands-draft = Draft classique
    .help = D’abord les savoir-faire, puis les aménagements mineurs : sur 7 cartes, gardez-en 1 et passez les autres à gauche (à droite dans la première édition), jusqu’à la dernière. À partir de 2 joueurs.
option-hands-draft-both = Draft des deux types
    .help = Sur 7 et 7 cartes, gardez 1 savoir-faire et 1 aménagement mineur, puis passez le reste, jusqu’aux dernières. À partir de 2 joueurs.
option-hands-draft-8 = Draft à huit cartes
    .help = Comme le draft, mais à partir de 8 cartes. La huitième est retirée du jeu. À partir de 2 joueurs.
option-hands-draft-quick = Draft rapide
    .help = Sur 7 et 7 cartes, gardez-en 3 de chaque type et passez le reste ; gardez-en 2 de chaque et passez encore ; prenez les 2 dernières de chaque. À partir de 2 joueurs.
option-hands-ten = Sept sur dix
    .help = 10 savoir-faire et 10 aménagements mineurs par joueur, dont vous gardez 7 et 7.
option-hands-mulligan = Deuxième chance
    .help = 7 et 7 cartes par joueur. Vous pouvez rendre tous vos savoir-faire ou tous vos aménagements mineurs et en repiocher un de moins, autant de fois que vous voulez.
option-hands-three-for-one = Échange 3 contre 1
    .help = 7 et 7 cartes chacun. À votre tour, avant d’agir, vous pouvez défausser 3 cartes de votre main pour en piocher 1 du type de votre choix.
option-hands-travelling = Une carte mobile
    .help = 7 savoir-faire, 6 aménagements mineurs ordinaires et 1 carte mobile par joueur.
option-hands-symbols = Savoir-faire par symbole
    .help = 3 savoir-faire [1+], 2 [3+] et 2 [4], quel que soit le nombre de joueurs, et 7 aménagements mineurs chacun. À 4 joueurs, il manque 1 carte [3+] et 1 carte [4] dans la boîte : le dernier dans l’ordre du tour reçoit des cartes [1+] à la place.
option-hands-market = Cartes visibles
    .help = 7 et 7 cartes par joueur. 4 savoir-faire et 4 aménagements mineurs sont étalés face visible : au lieu de placer quelqu’un, vous pouvez en prendre un en main.
option-hands-draw-5 = Pioche, cinq cartes
    .help = 5 et 5 cartes par joueur. Après chaque carte jouée, vous en piochez une du type de votre choix. Après chaque récolte sauf la dernière, vous pouvez défausser une carte pour en piocher une autre.
option-hands-draw-3 = Pioche, trois cartes
    .help = 3 et 3 cartes par joueur. Avant le premier tour, vous pouvez jusqu’à 6 fois défausser une carte pour en piocher une autre. Après chaque carte jouée, vous en piochez une du type de votre choix.
option-hands-chosen = Main choisie
    .help = Vous choisissez vos 7 savoir-faire et vos 7 aménagements mineurs dans toute la boîte. Seulement en solitaire.
impossible-too-few-cards = Le jeu I ou K seul n’a pas assez de cartes pour « Sept sur dix » à 2, 3 ou 5 joueurs.

## Questions

prompt-draft =
    { $minors ->
        [0] Gardez un savoir-faire
       *[other]
            { $occupations ->
                [0] Gardez un aménagement mineur
                [1] Gardez un savoir-faire et un aménagement mineur
               *[other] Gardez { $occupations } savoir-faire et { $minors } aménagements mineurs
            }
    }
prompt-drop = Défaussez { $occupations } savoir-faire et { $minors } aménagements mineurs
prompt-mulligan = Rendre toutes vos cartes d’un type et en repiocher une de moins ?
prompt-choose-hand =
    { $kind ->
        [occupation] Choisissez un savoir-faire pour votre main (encore { $n })
       *[minor] Choisissez un aménagement mineur pour votre main (encore { $n })
    }
prompt-draw = Piochez une carte du type de votre choix
prompt-swap =
    { $n ->
        [one] Défaussez encore { $n } carte, puis piochez-en une
       *[other] Défaussez { $n } cartes, puis piochez-en une
    }
prompt-exchange =
    { $n ->
        [one] Défausser une carte et en piocher une autre ?
       *[other] Défausser une carte et en piocher une autre ? (encore { $n } fois au plus)
    }
prompt-kept-cost = « { $card } » reste d’une partie précédente : payez { $goods }, ou perdez ce savoir-faire pour la campagne

## What happened

log-draft = { $seat } garde « { $card } ».
log-drop = { $seat } défausse « { $card } ».
log-mulligan =
    { $kind ->
        [occupation] { $seat } rend ses savoir-faire et en repioche { $n }.
       *[minor] { $seat } rend ses aménagements mineurs et en repioche { $n }.
    }
log-draw =
    { $kind ->
        [occupation] { $seat } pioche un savoir-faire.
       *[minor] { $seat } pioche un aménagement mineur.
    }
log-drawn = { $seat } a maintenant « { $card } » en main.
log-discard =
    { $kind ->
        [occupation] { $seat } défausse un savoir-faire.
       *[minor] { $seat } défausse un aménagement mineur.
    }
log-kept = { $seat } commence avec « { $card } » en jeu ({ $goods }).
    .bare = { $seat } commence avec « { $card } » en jeu.
log-kept-lost = { $seat } ne paie pas « { $card } », qui retourne dans le paquet et ne reste plus en jeu.
