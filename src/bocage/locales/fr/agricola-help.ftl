### Agricola: the rules in short, and what scores, goods, counters and questions mean. Where the first edition differs, an id ends in `-classic`.

## Scores

help-score-fields = { score-fields.help } Ensemencés ou vides, tous comptent.
help-score-pastures = { score-pastures.help } Un pâturage divisé en fait deux.
help-score-grain = { score-grain.help }
help-score-vegetables = { score-vegetables.help }
help-score-sheep = { score-sheep.help } Ceux des pâturages, des étables et de { word-the-house } comptent tous.
help-score-boar = { score-boar.help } Ceux des pâturages, des étables et de { word-the-house } comptent tous.
help-score-cattle = { score-cattle.help } Ceux des pâturages, des étables et de { word-the-house } comptent tous.
help-score-unused = { score-unused.help }
help-score-stables = { score-stables.help } Hors des pâturages, une étable ne rapporte rien, mais sa case compte comme utilisée.
help-score-rooms = { score-rooms.help }
help-score-people = { score-people.help } Un enfant né au dernier tour compte comme les autres. Au plus 15 points, pour 5 { word-people }.
help-score-cards = { score-cards.help } Un foyer ou un fourneau vaut 1 point ; le four en argile, la menuiserie, la poterie et la vannerie 2 ; le four en pierre 3 ; le puits 4.
help-score-bonus = { score-bonus.help } Avec la menuiserie, 3, 5 ou 7 bois valent 1, 2 ou 3 points ; avec la poterie, de même pour l’argile ; avec la vannerie, il faut 2, 4 ou 5 roseaux.
help-score-begging = { score-begging.help } On ne s’en débarrasse jamais.

## Goods

help-good-wood = Pour les clôtures, les étables et les pièces en bois, pour la menuiserie et le puits.
help-good-clay = Pour les pièces en argile et la rénovation d’une { house-wood }, pour les foyers, les fourneaux, les fours et la poterie.
help-good-reed = Pour les toits : 2 par pièce, 1 par rénovation ; et pour la vannerie.
help-good-stone = Pour les pièces en pierre et la rénovation d’une { house-clay }, pour les fours, les ateliers et le puits.
help-good-grain = Semée, 1 en donne 3 ; en pain, elle vaut de 2 à 5 { good-food }, crue 1 ; jusqu’à 4 points à la fin.
help-good-vegetable = Semé, 1 en donne 2 ; cuisiné, il vaut 2 ou 3 { good-food }, cru 1 ; jusqu’à 4 points à la fin.
help-good-food = Pour nourrir la famille aux récoltes ; ceux qui restent à la fin ne valent rien.
help-good-sheep = Cuisiné, il vaut 2 { good-food } ; deux ont un petit à chaque récolte ; jusqu’à 4 points à la fin.
help-good-boar = Cuisiné, il vaut 2 { good-food } au foyer, 3 au fourneau ; deux ont un petit à chaque récolte ; jusqu’à 4 points à la fin.
help-good-cattle = Cuisiné, il vaut 3 { good-food } au foyer, 4 au fourneau ; deux ont un petit à chaque récolte ; jusqu’à 4 points à la fin.

## Counters

help-counter-people = Les { word-members }, 5 au plus : chacun agit une fois par tour, mange aux récoltes et rapporte 3 points.
help-counter-to_place = Ceux qui n’ont pas encore agi à ce tour ; un enfant né à ce tour travaille dès le suivant.
help-counter-food_needed = Ce que la famille consomme à une récolte : 2 { good-food } par adulte, 3 en solitaire, et 1 par enfant né à ce tour.
help-counter-next_harvest = Le tour que termine la prochaine récolte ; il y en a une aux tours 4, 7, 9, 11, 13 et 14.
help-counter-fences_left = Les clôtures encore à construire, sur 15 ; chacune coûte 1 bois.
help-counter-stables_left = Les étables encore à construire, sur 4 ; chacune coûte 2 bois, ou 1 seul sur la case où l’on peut aussi cuire du pain.
help-counter-begging = Les { word-begging-many } : une par { good-food } qui a manqué, −3 points chacune.
help-counter-starting_player = Commence chaque tour, jusqu’à ce qu’un autre prenne le marqueur.
help-counter-rooms = Les pièces de { word-the-house } : chacune loge un { word-member } ; en argile, elle rapporte 1 point, en pierre 2.
help-counter-fields = Les champs labourés, ensemencés ou vides ; ils rapportent à partir du deuxième, 4 points au plus pour 5 champs.

## Questions

help-prompt-choose = Les règles vous laissent le choix : prenez l’une des possibilités.
help-prompt-and-or = La case permet plusieurs actions : faites-en au moins une, dans l’ordre que vous voulez, et terminez quand cela vous suffit.
help-prompt-one-of = La case propose plusieurs choses, et vous en obtenez une.
help-prompt-may = C’est permis, pas obligatoire : faites-le ou terminez.
help-prompt-use-cards = Certaines de vos cartes peuvent servir à cet instant : utilisez-les dans l’ordre que vous voulez, ou terminez.
help-prompt-use-cards-at = L’action d’un autre joueur permet de se servir de certaines de vos cartes : utilisez-les dans l’ordre que vous voulez, ou terminez.
help-prompt-place = C’est à vous de travailler : placez un { word-member } sur une case libre et faites aussitôt l’action.
help-prompt-reveal = Chaque tour apporte une nouvelle action, et vous avez voulu choisir l’ordre : prenez l’une de celles qui restent dans la période.
help-prompt-room = Choisissez une case vide qui partage un côté avec votre { word-house } : plus de pièces, c’est plus de place pour la famille et, en argile ou en pierre, plus de points.
help-prompt-stable = Choisissez une case sans pièce, ni champ, ni étable : dans un pâturage, l’étable double la place des animaux ; ailleurs, elle en loge un.
help-prompt-grow = Un enfant peut naître maintenant : dès le tour suivant, vous aurez un { word-member } de plus à placer.
help-prompt-plow = Choisissez une case vide pour le champ ; si vous en avez déjà, il doit partager un côté avec l’un d’eux.
help-prompt-sow = Choisissez quoi semer dans quel champ vide : 1 céréale en donne 3, 1 légume en donne 2, et chaque récolte en rentre un ; un champ peut rester vide.
help-prompt-bake = Les céréales de votre réserve deviennent des { good-food }, une à une et le meilleur four d’abord ; terminez si vous gardez le reste pour semer.
help-prompt-fence = Choisissez les cases d’un pâturage : chaque clôture qui manque autour coûte 1 bois ; continuez ou terminez.
help-prompt-build = Choisissez l’un des aménagements majeurs disponibles ; son coût est payé aussitôt.
help-prompt-payment = Cet aménagement se paie de plusieurs façons : en argile, ou en rendant un foyer, qui redevient disponible.
help-prompt-gain = La case vous donne ceci de la réserve générale.
help-prompt-collect = Tout ce qui s’est accumulé sur la case est à vous ; on ne peut rien y laisser.
help-prompt-take = La case vous laisse choisir la ressource que vous prenez.
help-prompt-buy = Il faut payer des { good-food } ; s’ils manquent, vous pouvez transformer maintenant des { word-goods }.
help-prompt-overflow = Les animaux logent dans les pâturages, les étables et, pour un seul, { word-the-house } : choisissez ceux qui s’en vont ; avec un foyer ou un fourneau, ils sont cuisinés.
help-prompt-breed = Deux animaux d’une même espèce, ou davantage, ont un petit, mais la place manque : renoncez à un petit, ou séparez-vous d’abord d’un autre animal.
help-prompt-feed = C’est la récolte : chaque adulte consomme 2 { good-food }, 3 en solitaire, un enfant né à ce tour 1. Vous en avez assez ; avant de les donner, vous pouvez encore employer vos ateliers.
help-prompt-feed-short = C’est la récolte : chaque adulte consomme 2 { good-food }, 3 en solitaire, un enfant né à ce tour 1. Transformez des { word-goods } en { good-food } ; chaque { good-food } qui manque encore est une { word-begging }, −3 points.
help-prompt-then = L’un suit l’autre : qui commence fait le tout.
help-prompt-pay = C’est le prix ; si votre réserve ne suffit pas, vous pouvez échanger d’autres ressources contre ce qui manque.
help-prompt-leave = Ce que vous laissez reste sur la case pour le prochain.
help-prompt-grow-up = Un enfant né à ce tour attend d’ordinaire le suivant pour agir ; votre carte l’envoie travailler aussitôt.
help-prompt-paying = Votre réserve ne couvre pas le coût : échangez d’autres ressources, une à une, jusqu’à ce qu’elle suffise.
help-prompt-ways = Vos cartes permettent de payer de plusieurs façons : nommez celles dont vous utilisez l’échange, ou payez sans elles.
help-prompt-clay-fences = Une carte vous permet de payer des clôtures en argile : ajoutez l’argile clôture par clôture, puis terminez pour payer le reste en bois.
help-prompt-mini-pasture = Choisissez une case à clôturer sans payer ; si vous avez des pâturages, elle doit en toucher un.
help-prompt-renovate = Toute { word-the-house } est rénovée d’un coup ; l’une de vos cartes peut vous dispenser de l’argile.
help-prompt-start = Vous devenez aussitôt premier joueur et commencerez le tour suivant ; l’ordre de ce tour ne change pas.
help-prompt-play-minor = Jouez un aménagement mineur de votre main : { word-need-met } et son coût payé.
help-prompt-play-occupation = Jouez un savoir-faire de votre main et payez ce que demande la case.
help-prompt-place-another = Votre carte permet de placer deux { word-members } d’affilée : le second agit maintenant, avant les autres joueurs.
help-prompt-reap-more = Votre carte permet de prendre une céréale de plus dans chacun de ces champs ; terminez pour laisser les autres.
help-prompt-move-from = Choisissez un champ d’au moins deux plants : l’un d’eux part dans un champ vide.
help-prompt-move-to = Choisissez le champ vide qui reçoit le plant.
help-prompt-sow-twice = Votre carte vous permet de semer deux piles de céréales sur un même champ, pour 1 bois ; chacune se récolte à part.
help-prompt-cook-more = Votre carte rapporte 1 { good-food } de plus pour deux biens cuisinés au même moment, et l’un d’eux est encore seul : cuisinez-en un autre, ou terminez.
help-prompt-anytime = Ces cartes servent à tout moment : utilisez-en une maintenant, aussi souvent qu’elle le permet.
