### Agricola, first edition, deck Z: the occupations and minor improvements.

## Minor improvements

card-Z313 = Charrue saute-souche
    .text = Chaque fois que l’une de vos personnes prend du bois sur une case d’action, si vous habitez une cabane en argile ou une maison en pierre, vous pouvez payer 1 PN pour labourer 1 champ.
card-Z314 = Tonnelet
    .text = Quand toutes les personnes ont été placées à ce tour, vous pouvez placer un invité pour une action de plus. Il ne consomme aucun PN.
card-Z315 = Cuve de brasseur
    .text = Pendant la phase d’alimentation de chaque récolte, vous pouvez transformer 1 céréale en 2 PN. En fin de partie, au moins 7 céréales, réserve et champs réunis, valent 1 point bonus.
card-Z316 = Buste
    .text = Aucun effet en dehors des points.
card-Z317 = Portrait de famille
    .text = Cette carte coûte 2 PN par membre de votre famille, nouveau-nés compris. Vous gagnez 4 points bonus.
card-Z318 = Barbecue
    .text = Vous pouvez transformer en nourriture jusqu’à 1 animal par membre de votre famille : 1 mouton donne 3 PN, 1 sanglier 4, 1 bœuf 5.
card-Z319 = Huile de pépins de courge
    .text = Trois fois dans la partie, mais une seule fois par tour (récolte comprise), vous pouvez poser 1 légume de votre réserve sur cette carte pour recevoir 3 PN. Les légumes posés ici comptent au décompte.
card-Z320 = Arbre de mai
    .text = Plantez l’une de vos clôtures non construites sur une case inutilisée de votre cour. Vous ne pouvez plus la construire ; la case compte comme utilisée et reste ainsi. En fin de partie, vous gagnez 2 points bonus.
card-Z321 = Ranch
    .text = Pour chaque tour qui reste après celui-ci, vous gagnez 1 point bonus et recevez 2 PN.
card-Z322 = Taureau assoupi
    .text = À tout moment, tant que vous avez au moins 1 bœuf, vous pouvez démonter vos clôtures et en remonter gratuitement le même nombre autrement. Ce n’est pas une construction de clôtures.
card-Z323 = Citrouille géante
    .text = Posez 1 légume de votre réserve sur cette carte. À tout moment, vous pouvez le prendre et le transformer aussitôt en nourriture. S’il est encore là en fin de partie, vous gagnez 2 points bonus et il compte parmi vos légumes.
card-Z324 = Épouvantail
    .text = Une fois par action de semailles, vous pouvez payer 1 bois pour semer 2 piles de céréales sur un même champ vide. Chacune se récolte à part et compte comme un champ, sauf au décompte. Vous ne pouvez y ressemer que quand les deux sont épuisées.

## Occupations

card-Z325 = Belle du village
    .text = À tout moment, vous pouvez payer 3 PN pour une naissance sans placer de personne. Il faut une pièce libre ; le nouveau-né agit à partir du tour suivant.
card-Z326 = Gentilhomme
    .text = Chaque fois que vous placez la toute dernière personne d’un tour, tous joueurs confondus, vous recevez 1 PN après cette action. Si c’est avec elle que vous jouez cette carte, vous recevez 2 PN.
card-Z327 = Héraut
    .text = Vous recevez 2 bois. À tout moment, vous pouvez regarder les cartes de tours encore face cachée et changer leur ordre au sein de chaque période.
card-Z328 = Tonnelier
    .text = Chaque fois qu’un joueur, vous compris, prend au moins 3 PN qui se trouvaient sur une case d’action, vous recevez 1 PN de la réserve générale.
card-Z329 = Postillon
    .text = Désormais, tous les autres joueurs ne reçoivent les ressources et les animaux des cases d’action qu’au retour à la maison. Les PN, et ce que donnent les cartes, arrivent aussitôt.
card-Z330 = Taxidermiste
    .text = Vous pouvez poser sur cette carte des animaux que vous transformez en nourriture : 1 mouton, 1 sanglier et 1 bœuf au plus. Ils comptent comme animaux au décompte.
card-Z331 = Semeur
    .text = Vous pouvez semer aussitôt les légumes que vous recevez en dehors des récoltes.
card-Z332 = Grainetier
    .text = Posez 2 céréales et 2 légumes sur cette carte. À tout moment, vous pouvez les acheter : 1 céréale pour 2 PN, 1 légume pour 3 PN.
card-Z333 = Auteur de jeux
    .text = À tout moment et autant de fois que vous le voulez, vous pouvez échanger 1 bois, 1 argile, 1 roseau et 1 pierre contre 2 PN et 1 point bonus.
card-Z334 = Maître à danser
    .text = Vous recevez 4 PN avant de payer cette carte. Aussitôt jouée, elle revient dans votre main : elle ne compte pas comme jouée, et vous pourrez la rejouer.
card-Z335 = Tailleur de cubes
    .text = Pendant la phase des champs de chaque récolte, vous pouvez payer 1 bois et 1 PN pour gagner 1 point bonus (une fois par récolte).
card-Z336 = Mère de jumeaux
    .text = Lors de chaque naissance, vous pouvez payer 3 PN pour avoir un second enfant, qui n’a pas besoin de pièce.
