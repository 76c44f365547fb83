### Agricola: why something cannot be done.

reason-empty-space = Il n’y a rien sur cette case. Elle sera garnie au début du prochain tour.
reason-cannot-pay = Vous ne pouvez pas payer le coût : { $goods }.
reason-no-cell = Nulle part où construire : une pièce se pose sur une case vide à côté de { word-the-house }, une étable sur une case sans pièce, ni champ, ni étable.
reason-no-stable-left = Vos 4 étables sont déjà construites.
reason-stone-house = Vous avez déjà une maison en pierre : il n’y a plus rien à rénover.
reason-family-full = Votre famille compte déjà { $people } { word-people } : elle ne peut plus s’agrandir.
reason-no-room = Il vous faut une pièce libre : votre { word-house } a { $rooms } pièces pour { $people } { word-people }. Construisez d’abord une pièce.
reason-too-early = Ce n’est possible qu’à partir du tour { $round }.
reason-no-field = Vous n’avez aucun champ vide. Labourez-en un ou attendez qu’une récolte en libère un.
reason-no-seed = Il vous manque la semence : chaque champ demande 1 céréale ou 1 légume de votre réserve.
reason-no-grain = Vous n’avez pas de céréale en réserve pour cuire du pain.
reason-no-oven = Aucun de vos aménagements ne peut cuire de pain maintenant. Il faut un foyer, un fourneau ou un four.
reason-no-fence-left = Vos 15 clôtures sont déjà construites.
reason-no-pasture = Plus aucun pâturage n’est possible : il reste trop peu de clôtures, ou aucune case ne convient.
reason-no-improvement = Vous ne pouvez payer aucun des aménagements majeurs disponibles.
reason-not-empty = La case { $cell } n’est pas vide. Choisissez une case vide.
reason-not-adjacent-room = La case { $cell } ne touche pas votre { word-house }. Choisissez une case qui partage un côté avec une pièce.
reason-not-adjacent-field = La case { $cell } ne touche aucun champ. Choisissez une case qui partage un côté avec l’un de vos champs.
reason-not-adjacent-pasture = { $cells } : ce pâturage n’en touche aucun autre. Il doit partager un côté avec l’un des vôtres.
reason-built-on = { $cell } : la place est prise. On ne clôture ni pièce ni champ, et une étable demande une case sans pièce, ni champ, ni étable.
reason-already-fenced = { $cells } : c’est déjà l’un de vos pâturages. Divisez-le ou clôturez d’autres cases.
reason-overlaps = { $cells } : ce tracé empiète sur un pâturage. Un nouveau pâturage est à l’extérieur des autres, ou tout entier dans l’un d’eux.
reason-too-many-fences =
    { $fences ->
        [one] Ce pâturage demande { $goods }, un par clôture, mais il ne vous reste que { $fences } clôture.
       *[other] Ce pâturage demande { $goods }, un par clôture, mais il ne vous reste que { $fences } clôtures.
    }
reason-card-gone = « { $card } » n’est plus disponible. Choisissez un autre aménagement.
reason-not-in-game = « { $what } » n’existe pas dans cette partie.
reason-not-revealed =
    { $stage ->
        [1] « { $space } » n’est pas encore disponible. Cette carte arrive aux tours 1 à 4.
        [2] « { $space } » n’est pas encore disponible. Cette carte arrive aux tours 5 à 7.
        [3] « { $space } » n’est pas encore disponible. Cette carte arrive au tour 8 ou 9.
        [4] « { $space } » n’est pas encore disponible. Cette carte arrive au tour 10 ou 11.
        [5] « { $space } » n’est pas encore disponible. Cette carte arrive au tour 12 ou 13.
       *[other] « { $space } » n’est pas encore disponible. Cette carte arrive au tour 14.
    }
reason-occupied =
    { $own ->
        [1] Vous avez déjà un { word-member } sur la case « { $space } ». Choisissez-en une autre.
       *[0] La case « { $space } » est occupée par { $by } jusqu’à la fin du tour. Choisissez une case libre.
    }
reason-laid-out = La carte « { $space } » est posée en avance. Elle devient disponible au tour { $round }.
reason-tile-blocked = La tuile Actions supplémentaires est occupée : la case « { $space } » est fermée jusqu’au prochain tour.
reason-no-field-there = Il n’y a pas de champ en { $cell }. Choisissez un champ vide.
reason-field-sown = Le champ { $cell } est encore ensemencé. Choisissez un champ vide.
reason-no-field-cell = Nulle part où labourer : un champ se pose sur une case vide, à côté d’un autre champ si vous en avez.
reason-no-pass = Vous ne pouvez pas passer maintenant. Placez un { word-member }.
reason-crops-left = Avant de mendier, utilisez vos céréales et vos légumes : il manque encore { $missing } { good-food }.
reason-enough-food = Vous avez assez de { good-food } : { $food } pour { $need }. Nourrissez votre famille.
reason-too-little-food = Il manque { $missing } { good-food } : il en faut { $need }, vous en avez { $food }. Transformez des { word-goods } en { good-food } ou mendiez.
reason-animals-first = Décidez d’abord quels animaux vous gardez : la place manque pour tous.
reason-breeding = C’est la reproduction. Décidez d’abord comment faire de la place aux petits.
reason-never-renovates = L’une de vos cartes vous interdit de rénover.
reason-no-occupation = Vous n’avez aucun savoir-faire en main.
reason-no-minor = Vous ne pouvez jouer aucun aménagement mineur maintenant.
reason-not-in-hand = « { $card } » n’est pas dans votre main.
reason-need-not-met =
    { $lost ->
        [1] Vous ne pouvez plus jouer « { $card } ». Condition : { $need }.
       *[0] Vous ne pouvez pas encore jouer « { $card } » : il vous faut { $need }.
    }
reason-no-effect = Vous ne pouvez pas jouer « { $card } » maintenant : son effet est impossible.
reason-no-space = Aucune case n’est libre pour un deuxième { word-member }.
reason-picked = Vous avez déjà pris une carte visible ce tour-ci. Vous pourrez en reprendre une au prochain.
reason-not-open = Cette carte n’est pas visible.
reason-nobody-left = Il ne vous reste personne à placer.
