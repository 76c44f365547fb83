### Hallertau: the action spaces, crafts, decks and phases.

space-hallertau-gateway-card = Carte Portail
    .help = Piochez 1 carte Portail et prenez le jeton Premier joueur.
space-hallertau-sheep-breeding = Élevage ovin
    .help = Payez 2 lait et prenez 1 mouton, ou payez 4 lait et prenez-en 2.
space-hallertau-sheep-shearing = Tonte des moutons
    .help = Prenez 1 laine par mouton que vous avez. Ensuite, vous pouvez faire avancer 1 mouton vers la carte suivante, ou de la carte 6 vers les étables.
space-hallertau-clay-delivery = Livraison d’argile
    .help = Prenez une quantité d’argile égale au numéro de la manche.
space-hallertau-farming = Agriculture
    .help = Prenez un nouveau champ en rangée 5, ou semez jusqu’à 4 champs.
space-hallertau-farmyard-card = Carte Cour de ferme
    .help = Piochez 1 carte Cour de ferme et prenez le jeton Premier joueur.
space-hallertau-butchery = Boucherie
    .help = Perdez 1 mouton et prenez 4 viande et 2 peaux de bêtes.
space-hallertau-nursery = Pépinière
    .help = Prenez 3 argile, ou 3 grains de votre choix.
space-hallertau-busy-weekend = Week-end chargé
    .help = Prenez 1 lait ou 1 laine. Vous pouvez aussi semer jusqu’à 2 champs.
space-hallertau-clearing = Défrichement
    .help = Prenez un nouveau champ en rangée 2 et 1 argile.
space-hallertau-bonus-card = Carte Bonus
    .help = Piochez 1 carte Bonus et prenez le jeton Premier joueur.
space-hallertau-small-trade = Échange mineur
    .help = Prenez 2 grains de votre choix, et 1 lait ou 1 laine. Ensuite, vous pouvez faire avancer 1 mouton vers la carte suivante, ou de la carte 6 vers les étables.
space-hallertau-cultivation = Culture
    .help = Semez jusqu’à 3 champs.
space-hallertau-weekly-market = Marché hebdomadaire
    .help = Prenez 1 mouton et 1 viande.
space-hallertau-land-sale = Cession de terrain
    .help = Perdez 1 champ avec ce qui y est semé, et prenez 1 bijou et 3 argile.
space-hallertau-point-card = Carte Point
    .help = Piochez 1 carte Point et prenez le jeton Premier joueur.
space-hallertau-fertilizing = Fertilisation
    .help = Glissez jusqu’à 2 champs vides en rangée 5. Ensuite, vous pouvez semer 1 champ.
space-hallertau-tool-shed = Cabane à outils
    .help = Prenez 4 argile, ou un nouveau champ en rangée 4.
space-hallertau-town-hall = Hôtel de ville
    .help = Faites reculer d’un cran 1 artisan qui devance le foyer rural, et prenez 2 bijoux. Ses rochers ne bougent pas.
space-hallertau-sheep-market = Marché ovin
    .help = Prenez 1 mouton et 1 peau de bête.

## Crafts

craft-hallertau-carpentry = Menuiserie
    .help = Demande argile et seigle : chaque fois plus d’argile que de seigle.
craft-hallertau-brewery = Brasserie
    .help = Demande orge et houblon : chaque fois plus d’orge que de houblon.
craft-hallertau-icehouse = Glacière
    .help = Demande viande et lait.
craft-hallertau-bakery = Boulangerie
    .help = Demande lin, orge et seigle : 1 lin au plus chaque fois.
craft-hallertau-manufacturer = Fabricant
    .help = Demande lin, peaux de bêtes et laine.

## Decks: the four kinds of cards, then those of which one is chosen

deck-hallertau-gateway = Portail
deck-hallertau-farmyard = Cour de ferme
deck-hallertau-bonus = Bonus
deck-hallertau-point = Point
deck-hallertau-beginner = Novice
deck-hallertau-intermediate = Intermédiaire
deck-hallertau-expert = Expert
deck-hallertau-master = Maître
deck-hallertau-hops = Houblon
deck-hallertau-sheep = Mouton
deck-hallertau-fields = Champs
deck-hallertau-jewelry = Bijoux

kind-gateway = Carte Portail
kind-farmyard = Carte Cour de ferme
kind-bonus = Carte Bonus
kind-point = Carte Point
deck-beginner = { deck-hallertau-beginner }
deck-intermediate = { deck-hallertau-intermediate }
deck-expert = { deck-hallertau-expert }
deck-master = { deck-hallertau-master }
deck-hops = { deck-hallertau-hops }
deck-sheep = { deck-hallertau-sheep }
deck-fields = { deck-hallertau-fields }
deck-jewelry = { deck-hallertau-jewelry }
deck-bonus = { deck-hallertau-bonus }
deck-point = { deck-hallertau-point }

## Phases

phase-hallertau-remove = Retirer les ouvriers
phase-hallertau-workers = Nouveaux ouvriers
phase-hallertau-income = Revenus
phase-hallertau-actions = Actions
phase-hallertau-new-card = Nouvelle carte
phase-hallertau-fallow = Mise en jachère
phase-hallertau-harvest = Moisson
phase-hallertau-milking = Traite
phase-hallertau-progress = Amélioration
phase-hallertau-boulders = Rochers
phase-hallertau-last-chance = Dernière occasion
phase-hallertau-end = Fin
