### What the lobby says of games that bring their other words along: names and options.

game-creatures = Agricola : Les Fermiers de la Lande
    .help = À deux, huit tours, des moutons, des cochons, des vaches et des chevaux : clôturez des pâturages, bâtissez stalles et bâtiments spéciaux, faites prospérer vos animaux.
option-mode = Mode
    .help = Le nombre de bâtiments spéciaux disponibles.
option-mode-standard = Classique
    .help = Les 4 bâtiments de base ; 4 extensions et 4 tuiles Stalle.
option-mode-advanced = Avancé
    .help = 4 bâtiments de plus, tirés au hasard ; 5 extensions et 5 tuiles Stalle.
option-mode-expert = Expert
    .help = 8 bâtiments de plus, tirés au hasard ; 5 extensions et 5 tuiles Stalle.

game-hallertau = Hallertau
    .help = Un village de Bavière vers 1850, six manches, de 1 à 4 joueurs : cultivez le grain, élevez des moutons, jouez vos cartes et améliorez cinq artisans pour faire avancer votre foyer rural.
option-cards-full = Jeu complet
    .help = Avec les quatre sortes de cartes : Portail, Cour de ferme, Bonus et Point.
option-gateway = Pioche Portail
    .help = Les cartes Portail de la partie. Chacun en reçoit quatre au départ.
option-gateway-beginner = Novice
    .help = 30 cartes simples (001–030), pour une première partie.
option-gateway-intermediate = Intermédiaire
    .help = 30 cartes (101–130) un peu plus exigeantes.
option-gateway-expert = Expert
    .help = 30 cartes (201–230) pour qui connaît déjà le jeu.
option-gateway-master = Maître
    .help = 30 cartes (301–330) aux conditions les plus retorses.
option-farmyard = Pioche Cour de ferme
    .help = Les cartes Cour de ferme de la partie. Chacun en reçoit une à chaque manche.
option-farmyard-hops = Houblon
    .help = 35 cartes (401–435) où le houblon domine, pour une première partie.
option-farmyard-sheep = Mouton
    .help = 35 cartes (501–535) où les moutons dominent.
option-farmyard-fields = Champs
    .help = 35 cartes (601–635) où les champs dominent.
option-farmyard-jewelry = Bijoux
    .help = 35 cartes (701–735) où les bijoux dominent.
option-merged = Pioches fusionnées
    .help = Si les pioches d’une même sorte sont mélangées en une seule.
option-merged-false = Non
    .help = Une pioche Portail et une pioche Cour de ferme, selon la règle.
option-merged-true = Oui
    .help = Les quatre pioches Portail n’en font qu’une, et de même pour les quatre pioches Cour de ferme. Elles n’ont pas été équilibrées pour cela.

game-express = Agricola Express
    .help = De un à quatre joueurs, treize dés, six manches et trois récoltes : prenez des groupes de dés, développez votre ferme et nourrissez votre famille.
