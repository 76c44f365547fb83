### Agricola Express : ce que montrent les images des règles.

rules-express-start = Votre ferme au départ : une maison en bois sans pièce ajoutée, ni champ, ni pâturage.
rules-express-grown = Une ferme qui rapporte : une maison en brique avec deux pièces et deux bébés, trois champs, un pâturage par type d’animaux, un savoir-faire et deux aménagements.
rules-express-rounds = Six manches et trois récoltes : après les manches 3, 5 et 6.
rules-express-group = Des dés qui montrent la même chose forment un groupe, un dé seul aussi. Bois et Roseau ensemble n’en sont pas un.
rules-express-aside = Les deux dés Bois ont été pris : ils sont écartés. Les autres attendent l’action suivante.
rules-express-dice = Les faces des dés : Ferme, Savoir-faire, Aménagement, Produits, Matériaux et Animaux.
rules-express-double = Trois façons de payer une pièce : 1 roseau et 1 bois de la fiche, deux dés Bois et 1 roseau de la fiche, ou des dés seulement.
rules-express-workshop-die = La Menuiserie compte comme un dé Bois : avec un dé de plus, elle paie le bois du pâturage.
rules-express-houses = Une pièce d’une maison en bois coûte 1 roseau et 1 bois. Pour 2 briques, la maison passe à la brique, pour 2 pierres de plus à la pierre.
rules-express-babies = Deux pièces ajoutées et un bébé : il y a de la place pour un autre. Sans pièce ajoutée, il n’y en a pas.
rules-express-sowing = Un champ se sème avec la fiche, 1 en devient 2, ou avec un dé, qui en donne 2.
rules-express-grazing = Un dé Clôture, 1 bois, et avec eux un dé Mouton : le mouton s’installe dans le nouveau pâturage.
rules-express-equal = Nourriture et 2 Nourritures vont ensemble et donnent 3. Trois dés Mouton donnent 3 moutons. Céréale et Légume ne vont pas ensemble.
rules-express-learned = Le dé Savoir-faire montre l’Éleveur : pour 1 nourriture, il est à vous.
rules-express-powers = L’Éleveur change la face de deux dés Animaux au plus, avant que vous en preniez.
rules-express-built = Le dé Aménagement montre le Four, qui coûte 1 brique ou 1 pierre.
rules-express-cooked = Ce que Four et Cheminée donnent pour des céréales, des légumes et des animaux.
rules-express-meal = Deux adultes et un bébé mangent 2 nourritures chacun. Avec la Nourrice, le bébé en mange 1.
rules-express-young = Deux moutons deviennent trois. Un sanglier seul n’a pas de petit.
rules-express-sheet = À la dernière récolte, cette ferme rapporte 21 points : maison 5, champs 5, pâturages 5, le bébé 1, moutons 2, bœufs 3.
rules-express-alone = En solo, l’objectif est de 85 points.
