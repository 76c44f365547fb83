### Créatures : ce que montrent les images des règles, et un sujet propre à ces pages.

help-rules-creatures-modes = Les modes
    .text = Les modes diffèrent par les bâtiments spéciaux disponibles : en mode classique les 4 bâtiments de base, en mode avancé 4 de plus, en mode expert 8 de plus, tirés au hasard. Dans ces deux modes, il y a 5 extensions et 5 tuiles Stalle au lieu de 4.

rules-creatures-start = Votre ferme au départ : deux colonnes de 3 cases entre la forêt et la route, avec la maisonnette dans un coin, qui accueille 1 animal.
rules-creatures-grown = Une ferme qui rapporte : deux pâturages fermés avec une auge chacun, une étable, une stalle, et une extension dont les 3 cases sont utilisées.
rules-creatures-refill = Une case vide reçoit un cochon ; s’il y reste quelque chose, elle reçoit aussi un mouton. Les 3 bois viennent à chaque tour, quoi qu’il y ait.
rules-creatures-taken = La première case est libre. Votre adversaire a placé un ouvrier sur l’autre : elle est fermée pour ce tour.
rules-creatures-border = Avec du bois, chaque barrière coûte 1, et un pâturage peut rester ouvert. Avec de la pierre, 2 barrières sont gratuites, puis 2 chacune ; ici, la maisonnette ferme un côté.
rules-creatures-closed = Un pâturage fermé accueille 2 animaux par case. Sur la seconde ferme, la stalle ferme le côté du bas.
rules-creatures-open = Il manque deux barrières du côté de la forêt : ce pâturage est ouvert et n’accueille encore rien.
rules-creatures-stalls = Une stalle coûte 3 pierres et 1 roseau et accueille 3 animaux. Améliorée en étable, pour 5 bois ou 5 pierres, elle en accueille 5.
rules-creatures-special = Deux des bâtiments spéciaux de base : le coût en haut à droite, les points dans le soleil.
rules-creatures-troughs = Une auge permet d’accueillir 1 animal sur une case ouverte, 8 au lieu de 4 dans un pâturage de deux cases, 6 au lieu de 3 dans une stalle.
rules-creatures-extension = Une extension à droite de la ferme. Ses cases sont toutes dans un pâturage fermé : 4 points.
rules-creatures-homes = Trois moutons dans le pâturage, deux vaches dans la stalle, un cochon près de l’auge sur une case ouverte, un cheval dans la maisonnette.
rules-creatures-young = Trois moutons ont un petit, et le pâturage a une place pour lui. Un cochon seul n’en a pas.
rules-creatures-exchange = Deux bâtiments qui servent en dehors d’une action : ce qu’ils permettent est écrit dessus.
rules-creatures-scored = Ces animaux rapportent 19 points, 8 moutons, 4 cochons, 6 vaches et 1 cheval, et leurs bonus 1, 0, 1 et −3. L’extension ajoute 4, l’étable 4 : 26 points.
rules-creatures-modes = Des bâtiments spéciaux disponibles dans tous les modes.
