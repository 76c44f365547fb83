### Agricola Express: the occupations and improvements.

kind-improvement = Aménagement

## Occupations

card-express-mayor = Maire
    .text = Coûte 1 nourriture. Payez 2 nourritures de votre fiche pour choisir la face d’un dé Ferme. À chaque récolte, chaque champ vaut 2 points de plus.
card-express-builder = Maçon
    .text = Coûte 1 nourriture. Choisissez la face du dé Aménagement. À chaque récolte, chacun de vos aménagements vaut 1 point.
card-express-farmer = Cultivateur
    .text = Coûte 1 nourriture. Choisissez la face de 2 dés Produits au plus.
card-express-rancher = Éleveur
    .text = Coûte 1 nourriture. Choisissez la face de 2 dés Animaux au plus.
card-express-gatherer = Collecteur
    .text = Coûte 1 nourriture. Choisissez la face de 2 dés Matériaux au plus.
card-express-midwife = Nourrice
    .text = Coûte 1 nourriture. Chaque bébé mange 1 nourriture au lieu de 2. Les bébés rapportent à chaque récolte, pas seulement à la dernière : 1, 3, 5 ou 7 points pour 1, 2, 3 ou 4.

## Improvements

card-express-oven = Four
    .text = Coûte 1 brique ou 1 pierre. À tout moment : 1 céréale donne 2 nourritures, 1 légume 3.
card-express-hearth = Cheminée
    .text = Coûte 1 brique ou 1 pierre. À tout moment : 1 mouton donne 2 nourritures, 1 sanglier 3, 1 bœuf 4.
card-express-basketmaker = Vannerie
    .text = Coûte 1 bois. Une fois par action, elle compte comme un dé Roseau : pour récupérer des roseaux ou pour payer avec des dés Roseau. À chaque récolte, 2 points par lot de 2 roseaux.
card-express-joinery = Menuiserie
    .text = Coûte 1 bois. Une fois par action, elle compte comme un dé Bois : pour récupérer du bois ou pour payer avec des dés Bois. À chaque récolte, 2 points par lot de 3 bois.
card-express-pottery = Poterie
    .text = Coûte 1 bois. Une fois par action, elle compte comme un dé Brique : pour récupérer des briques ou pour payer avec des dés Brique. À chaque récolte, 2 points par lot de 3 briques.
card-express-stonecutter = Tailleur de pierre
    .text = Coûte 1 bois. Une fois par action, il compte comme un dé Pierre : pour récupérer des pierres ou pour payer avec des dés Pierre. À chaque récolte, 2 points par lot de 2 pierres.
