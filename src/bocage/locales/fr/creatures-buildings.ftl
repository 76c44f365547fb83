### All Creatures Big and Small: the tiles and special buildings, and the words on them.

## What every farm can have

card-creatures-cottage = Chaumière
    .text = Elle est sur votre ferme dès le début. La maison à colombages, la longère ou la maison de rondins peut la remplacer.
card-creatures-stall = Stalle
    .text = Peut être améliorée en étable. L’étable ouverte peut la remplacer.
card-creatures-stables = Étable
    .text = Le verso d’une stalle. L’appentis peut la remplacer.

## Basic buildings

card-creatures-shelter = Abri
    .text = Vous recevez 1 animal de votre choix.
card-creatures-open-stables = Étable ouverte
    .text = Remplace une stalle, y compris à cochons ou à vaches, et ne peut pas être améliorée. Vous recevez 1 vache ou 1 cheval.
card-creatures-storage-building = Entrepôt
    .text = En fin de partie, chaque bois, chaque pierre et chaque roseau de votre stock vaut ½ point. Les demi-points ne sont pas arrondis.
card-creatures-half-timbered-house = Maison à colombages
    .text = Remplace votre chaumière et ne peut pas être améliorée.

## More buildings

card-creatures-large-extension = Agrandissement
    .text = En fin de partie, chaque bâtiment adjacent lui vaut 2 points.
card-creatures-home-workshop = Atelier personnel
    .text = Avant chaque reproduction, dès ce tour, vous pouvez construire 1 stalle pour 3 pierres et 1 roseau. Il ne faut pas d’ouvrier, et la stalle sert aussitôt.
card-creatures-farm-shop = Boutique
    .text = Se construit dans la rangée inférieure, près de la route. Vous recevez 1 ressource de construction et 1 animal de votre choix. Accueille 1 mouton.
card-creatures-insemination-center = Centre de fertilité
    .text = Lors de la reproduction, un seul animal d’un type suffit pour avoir un petit. Vous en avez toujours un au plus par type.
card-creatures-carpenter = Charpentier
    .text = À tout moment, autant de fois que vous voulez, vous pouvez déplacer vos auges et vos stalles sur votre ferme. Les animaux qui y perdent leur place s’enfuient.
card-creatures-fodder-beet-field = Champ de fourrage
    .text = Ne se construit que si vous avez au moins 2 animaux de chaque type. Vous recevez 1 mouton, 1 cochon, 1 vache et 1 cheval.
card-creatures-fence-manufacturer = Constructeur de clôtures
    .text = Vous pouvez aussitôt placer autant de barrières de votre stock que vous voulez, pour 1 bois chacune.
card-creatures-small-extension = Cour
    .text = { card-creatures-large-extension.text }
card-creatures-barn-floor-manufacturer = Expert des sols
    .text = Vous recevez 1 cochon ou 1 vache.
card-creatures-cattle-farm = Ferme à bétail
    .text = Chaque fois que vous ajoutez une extension, vous pouvez échanger 1 mouton, 1 cochon ou 1 cheval contre 1 vache. Accueille 3 vaches.
card-creatures-country-house = Maison de campagne
    .text = Vous recevez 1 vache. Ajoutez 1 extension à votre ferme, s’il en reste.
card-creatures-log-house = Maison de rondins
    .text = Remplace votre chaumière et ne peut pas être améliorée. En fin de partie, elle vaut 4 points si votre stock compte au moins 4 bois, sinon rien.
card-creatures-duck-pond = Mare aux canards
    .text = Ne se construit que si votre ferme a au moins 6 cases inutilisées. Vous recevez 1 roseau.
card-creatures-joinery = Menuiserie
    .text = Avant chaque reproduction, dès ce tour, vous pouvez placer 1 auge pour 2 bois. Il ne faut pas d’ouvrier, et l’auge sert aussitôt.
card-creatures-sawmill = Moulin
    .text = Chaque auge, chaque étable et chaque bâtiment spécial qui coûte du bois vous en coûte 1 de moins.
card-creatures-animal-trader = Négociant animalier
    .text = À tout moment de la journée de travail, autant de fois que vous voulez, vous pouvez échanger 2 animaux de types différents contre 1 animal d’un troisième type.
card-creatures-rearing-station = Nurserie
    .text = Accueille 1 animal de chaque type. Au début de la reproduction, tous doivent trouver place ailleurs sur votre ferme, sinon ils sont perdus ; elle peut ensuite accueillir des petits.
card-creatures-feed-storehouse = Réserve de nourriture
    .text = Placez gratuitement 1 auge. En fin de partie, elle vaut 3 points si vous avez au moins 5 auges, sinon rien.
card-creatures-farm-well = Puits
    .text = Au début des tours 6, 7 et 8, avant que quiconque travaille, placez gratuitement 1 auge. Le tour où vous le construisez n’en donne pas.
card-creatures-ranch = Ranch
    .text = Chaque fois qu’un cheval naît et que vous pouvez le garder, vous pouvez placer gratuitement 1 barrière de votre stock, même pour lui faire place. Accueille 2 chevaux.
card-creatures-hay-rack = Râtelier à foin
    .text = Vous recevez 1 mouton, 1 vache et 1 cheval.
card-creatures-pig-stall = Stalle à cochons
    .text = Vous recevez 1 cochon. En fin de partie, elle vaut 4 points si vous avez au moins 13 cochons, sinon rien. Accueille 3 cochons. Comme une stalle, elle peut devenir étable ou étable ouverte.
card-creatures-breeding-station = Reproducteurs
    .text = Après la reproduction du dernier tour, vos animaux, et eux seuls, se reproduisent encore une fois. Les effets de vos bâtiments avant et pendant la reproduction ont lieu de nouveau.
card-creatures-cow-stall = Stalle à vaches
    .text = Vous recevez 1 vache. En fin de partie, elle vaut 4 points si vous avez au moins 11 vaches, sinon rien. Accueille 3 vaches. Comme une stalle, elle peut devenir étable ou étable ouverte.
card-creatures-stud = Écurie
    .text = Accueille 2 chevaux. Chaque case inutilisée adjacente accueille aussi 2 chevaux et reste inutilisée.
card-creatures-dog-house = Niche
    .text = Chaque case inutilisée de la rangée du milieu et de la rangée inférieure accueille 1 mouton et reste inutilisée.
card-creatures-wild-boar-pen = Porcherie
    .text = Accueille 2 cochons. Chaque case inutilisée de la rangée supérieure, près de la forêt, accueille aussi 1 cochon et reste inutilisée.

## Even more buildings

card-creatures-carpenters-workshop = Atelier
    .text = Chaque fois que vous construisez une stalle par la case « { space-creatures-stall } » ou avec l’atelier personnel, vous pouvez placer gratuitement jusqu’à 2 barrières de votre stock.
card-creatures-materials-outlet = Appentis
    .text = Remplace une étable, mais pas l’étable ouverte. Vous recevez 4 bois et 3 pierres. Accueille 1 cheval.
card-creatures-inn = Auberge
    .text = Vous recevez 1 cheval. Accueille 2 cochons.
card-creatures-office = Bureau
    .text = En fin de partie, il vaut 6 points, moins 2 par bâtiment de la rangée supérieure, près de la forêt, lui compris. Le total peut être négatif. Accueille 2 chevaux.
card-creatures-woodworking-shop = Cabane du bûcheron
    .text = Chaque fois que vous recevez des barrières, par la case « { space-creatures-expand } » ou par un bâtiment, vous pouvez les placer aussitôt et gratuitement.
card-creatures-corner-houses = Cabane du coin
    .text = Se construit dans un coin de votre ferme. Ensuite, vous ne pouvez plus ajouter d’extension.
card-creatures-building-firm = Compagnie de construction
    .text = À tout moment, autant de fois que vous voulez, vous pouvez payer 2 pierres pour remplacer une auge hors de vos bâtiments par une stalle, tant qu’il reste des tuiles.
card-creatures-depot = Dépôt
    .text = Chaque fois que vous utilisez la case « { space-creatures-building-materials } », vous prenez aussi 1 bois de la case « { space-creatures-three-wood } », s’il y en a. Accueille 1 cheval.
card-creatures-estate = Domaine
    .text = Vous recevez 1 cheval. En fin de partie, il vaut 3 points si vous avez au moins 5 bâtiments spéciaux ; lui-même et la chaumière, ou ce qui la remplace, comptent, pas les stalles ni les étables. Accueille 2 chevaux.
card-creatures-pen = Enclos
    .text = Ses animaux sont ignorés au décompte : ils ne valent aucun point et ne comptent pas pour les bonus.
card-creatures-cottage-extension = Extension de chaumière
    .text = Seul votre deuxième ouvrier du premier tour peut la construire, à côté de la chaumière. Ensuite, chaque nouveau bâtiment doit être adjacent à l’un des vôtres.
card-creatures-organic-farm = Ferme biologique
    .text = Pour chacun de vos pâturages qui contient exactement 1 animal, vous recevez 1 autre animal du même type.
card-creatures-barn = Grange
    .text = La prochaine stalle que vous construisez, de quelque façon que ce soit, peut aussitôt devenir une étable, gratuitement. Si vous refusez, ce droit est perdu.
card-creatures-servants-cottage = Hutte de la servante
    .text = Vous pouvez aussitôt placer gratuitement jusqu’à 2 barrières de votre stock. Vous pouvez aussi placer 1 auge pour 2 bois.
card-creatures-reed-hut = Hutte de roseaux
    .text = Vous récupérez les 3 roseaux que vous avez payés.
card-creatures-stewards-office = Intendance
    .text = Quand tous les ouvriers sont placés, dès ce tour, vous pouvez utiliser 1 case libre de plus, sans ouvrier.
card-creatures-timber-shop = Livreur de bois
    .text = Une fois par tour, dès que les cases « { space-creatures-start-player } », « { space-creatures-three-wood } », « { space-creatures-one-stone } » et « { space-creatures-two-stone } » sont toutes occupées, vous recevez 3 bois.
card-creatures-byre-dwelling = Longère
    .text = { card-creatures-half-timbered-house.text }
card-creatures-feeding-station = Mangeoire commune
    .text = Chacun de vos pâturages sans auge, présent ou à venir, accueille 1 animal de plus.
card-creatures-manor = Manoir
    .text = En fin de partie, il vaut 7 points, moins 2 par bâtiment de la rangée inférieure, près de la route ; la chaumière ou ce qui la remplace compte. Le total peut être négatif.
card-creatures-cattle-market = Marché au bétail
    .text = À tout moment, autant de fois que vous voulez, vous pouvez échanger 1 roseau contre 1 animal de votre choix.
card-creatures-haystack = Meule de foin
    .text = Chacune de vos étables, y compris l’étable ouverte, peut accueillir 3 animaux de chacun de deux types au lieu de 5 d’un seul ; avec une auge, 6 de chacun au lieu de 10.
card-creatures-trading-station = Poste de commerce
    .text = Avant chaque reproduction, dès ce tour, vous pouvez échanger 2 ressources de construction différentes contre 1 animal de votre choix. Accueille 1 vache.
card-creatures-assembly-hall = Salle commune
    .text = À tout moment, autant de fois que vous voulez, vous pouvez donner 1 barrière de votre stock à l’adversaire et en placer gratuitement une autre.
card-creatures-conservatory = Serre
    .text = Vous pouvez aussitôt construire un autre bâtiment spécial sur une case adjacente, en payant son coût. Accueille 1 mouton.
card-creatures-stone-carvers-workshop = Tailleur de pierre
    .text = À la fin de chaque tour, dès celui-ci, vous pouvez poser dessus 1 pierre de votre stock, qui y reste. En fin de partie, chacune vaut 2 points.
card-creatures-dairy-farm = Ferme laitière
    .text = Accueille 2 vaches. Chaque case inutilisée adjacente accueille aussi 2 vaches et reste inutilisée.

## Prerequisites

need-creatures-on-stall = une stalle à remplacer, y compris à cochons ou à vaches
need-creatures-on-stables = une étable à remplacer, mais pas l’étable ouverte
need-creatures-on-cottage = votre chaumière, à remplacer
need-creatures-road-row = une case libre dans la rangée inférieure
need-creatures-corner = un coin libre de votre ferme
need-creatures-second-worker = votre deuxième ouvrier du premier tour et une case libre à côté de la chaumière
need-creatures-beside-cottage = { need-creatures-second-worker }
need-creatures-pairs = au moins 2 animaux de chaque type
need-creatures-unused-6 = au moins 6 cases inutilisées sur votre ferme

## Kinds and decks

kind-building = Bâtiment spécial
kind-tile = Tuile
deck-basic = Bâtiments de base
deck-more = Nouveaux bâtiments
deck-even-more = Encore plus de bâtiments
