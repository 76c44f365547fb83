### Agricola : ce que montrent les images des règles, et deux sujets propres à ces pages.

help-rules-solo = En solitaire
    .text = Les règles sont les mêmes, mais vous commencez sans { good-food }, chaque adulte consomme 3 { good-food } à la récolte, et la case « { space-forest } » ne reçoit que 2 bois par tour. Une { word-passing } quitte la partie une fois utilisée. Dans une série, chaque partie a son objectif : 50 points pour la première, puis 55, 59, 62, 64, 65, 66 et 67.
help-rules-solo-classic = { help-rules-solo }
    .text = Les règles sont les mêmes, mais vous commencez sans { good-food }, chaque adulte consomme 3 { good-food } à la récolte, et la case « { space-classic-forest } » ne reçoit que 2 bois par tour. Une { word-passing } quitte la partie une fois utilisée. Dans une série, chaque partie a son objectif : 50 points pour la première, puis 55, 59, 62, 64, 65, 66 et 67.
help-rules-variants = Autres façons de jouer
    .text = Qui crée une table choisit comment distribuer les cartes, si l’on joue en équipes, et quelques règles maison. Elles se combinent tant qu’elles s’accordent. Tout ce qui change est indiqué ici.

rules-agricola-start = La { word-farm } au départ : 15 cases, dont deux pièces en bois. Tout le reste est encore à utiliser.
rules-agricola-grown = Une { word-farm } qui rapporte : une maison en pierre de quatre pièces, quatre champs ensemencés, trois pâturages avec leurs étables. Une seule case reste inutilisée.
rules-agricola-piles = La case reçoit 3 bois à chaque tour. Personne n’y est venu pendant un tour : il y en a 6, et celui qui vient les prend tous.
rules-agricola-taken = La première case est libre : on peut y prendre les { good-food }. Sur l’autre, quelqu’un a déjà travaillé à ce tour : elle est fermée.
rules-agricola-room-free = Trois pièces, deux { word-members } : il y a de la place pour un enfant. Avec deux pièces, il n’y en a pas.
rules-agricola-rooms = La nouvelle pièce partage un côté avec les autres ; tant que tout est en bois, elle coûte 5 bois et 2 roseaux. Se toucher par un coin ne suffit pas.
rules-agricola-renovated = Deux pièces en bois deviennent des pièces en argile pour 2 argiles et 1 roseau. La rénovation suivante, pour 2 pierres et 1 roseau, les met en pierre.
rules-agricola-plowed = Le deuxième champ touche le premier. Loin de lui, il n’est pas permis.
rules-agricola-sown = 1 céréale semée en donne 3 sur le champ, 1 légume en donne 2. Ce qui s’ajoute vient de la réserve générale.
rules-agricola-fences = Six clôtures ferment un pâturage de deux cases. Le second profite d’un côté du premier : trois clôtures de plus suffisent.
rules-agricola-fences-wrong = Interdit : des clôtures qui ne ferment rien, un pâturage qui ne touche aucun des vôtres, un champ ou une pièce dans un pâturage.
rules-agricola-stables = Deux cases logent 4 animaux. Avec une étable sur l’une d’elles, tout le pâturage en loge 8.
rules-agricola-homes = Cinq moutons dans un pâturage de trois cases, un sanglier dans une étable non clôturée, un bœuf dans { word-the-house }.
rules-agricola-oven = Deux des dix aménagements majeurs : le coût est en haut à droite, les points dans le soleil.
rules-agricola-baking = Par céréale : 2 { good-food } dans un foyer, 3 dans un fourneau. Le four en pierre en donne 8 pour deux céréales, le four en argile 5 pour une.
rules-agricola-cards = Un savoir-faire et un aménagement mineur. L’aménagement a un coût et un { word-need }, le savoir-faire ni l’un ni l’autre.
rules-agricola-reaped = La récolte des champs prend 1 céréale ou 1 légume par champ. Le champ de droite est vide : on peut le ressemer.
rules-agricola-meal = Deux adultes consomment 2 { good-food } chacun, l’enfant né à ce tour 1.
rules-agricola-born = Trois moutons ont un petit, pas davantage. Le pâturage a encore une place pour lui.
rules-agricola-scored = Cette { word-farm } rapporte 17 points : champs 2, pâturages 2, céréales 1, légumes 1, moutons 2, sangliers 1, bœufs 1, 6 cases inutilisées −6, une étable clôturée 1, 3 pièces en argile 3, 3 { word-members } 9.
rules-agricola-alone = En solitaire, la case reçoit 2 bois par tour, et deux adultes consomment 6 { good-food }.
rules-agricola-open-fences = Une règle maison : des clôtures peuvent rester ouvertes. Seul le pâturage fermé loge des animaux et compte.
