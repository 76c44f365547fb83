### La première partie guidée d’Agricola, dans les deux éditions.

## Le but

lesson-agricola-goal-1 = En 14 tours, vous développez une petite ferme. À la fin, tout rapporte : champs, pâturages, céréales, légumes, animaux, { word-house } et famille. Ce qui manque entièrement coûte un point, et chaque case vide aussi.
    .title = Votre exploitation
lesson-agricola-goal-2 = À chaque tour, votre voisin et vous placez à tour de rôle un { word-member } sur une case du plateau. Vous faites aussitôt l’action indiquée ; plus personne n’y va à ce tour.
    .title = Un tour
lesson-agricola-goal-3 = Une récolte termine les tours 4, 7, 9, 11, 13 et 14 : chacun y consomme 2 { good-food }, et chaque unité qui manque coûte 3 points. Je vous dirai le reste en temps utile. Jouez comme il vous plaît : je ne fais que conseiller.
    .title = La famille mange

## Chaque chose en son temps

lesson-agricola-turns = Votre voisin a joué lui aussi : sa case est prise jusqu’à la fin du tour. À votre second { word-member }. Quand tous sont placés, tout le monde rentre et le tour suivant commence.
    .title = Chacun son tour
lesson-agricola-round = De nouvelles { word-goods } sont arrivées sur les cases qui en accumulent : ce que personne ne prend s’entasse. Et chaque tour dévoile une case de plus, cette fois « { $space } ». Elle reste jusqu’à la fin.
    .title = Un nouveau tour
lesson-agricola-improvement = Avec 2 argiles, « { $space } » vous procure un foyer. Dès lors, animaux et légumes se transforment en { good-food } à tout moment, et les céréales, cuites en pain, en donnent aussi. Il vaut aussi 1 point.
    .title = De quoi cuisiner
lesson-agricola-plow = Labourer fait d’une case vide un champ. Les suivants doivent toucher ceux que vous avez : gardez de la place pour des pâturages. Deux champs valent 1 point, cinq en valent 4.
    .title = Les champs
lesson-agricola-sow = 1 céréale semée en donne 3 sur le champ, 1 légume en donne 2. À chaque récolte, vous en rentrez un par champ. Semez donc tôt : dans la réserve, rien ne pousse.
    .title = Semer
lesson-agricola-bake = La cuisson du pain transforme les céréales en { good-food } : 2 par céréale dans un foyer, 3 dans un fourneau, davantage dans un four. Mais une céréale cuite ne se sème plus : gardez-en.
    .title = Cuire du pain
lesson-agricola-fence = Choisissez les cases d’un pâturage ; chaque clôture autour coûte 1 bois. Il en faut aussi au bord de la { word-farm }, et les pâturages doivent se toucher. Chaque case loge 2 animaux, chaque pâturage une seule espèce.
    .title = Les clôtures
lesson-agricola-stable = Une étable double la place dans son pâturage. Sans clôtures autour, elle loge un animal. Elle peut aussi se dresser là où viendra un pâturage.
    .title = Les étables
lesson-agricola-harvest-nears = La première récolte termine le tour 4. Pour votre famille, en { good-food } : besoin { $need }, réserve { $food }, manque { $missing }. Une céréale crue compte pour 1.
    .title = Pensez à la récolte
lesson-agricola-animals = Les animaux logent dans les pâturages, et un seul dans { word-the-house }. À chaque récolte, deux animaux d’une espèce ont un petit. Avec un foyer, ils sont aussi votre garde-manger.
    .title = Les animaux
lesson-agricola-rooms = Vous avez de quoi construire une pièce : « { $space } », pour 5 bois et 2 roseaux. Chacun a besoin d’une pièce, et une famille plus grande fait davantage à chaque tour.
    .title = S’agrandir
lesson-agricola-harvest = C’était une récolte, en trois temps : chaque champ semé donne une céréale ou un légume, la famille mange, les animaux ont des petits.
    .title = La récolte
lesson-agricola-feed = Chacun consomme 2 { good-food }. Transformez ce que vous voulez ; ce qui manque à la fin se mendie et coûte 3 points par unité.
    .title = Nourrir la famille
lesson-agricola-overflow = La place manque pour tous les animaux. Choisissez ceux qui s’en vont ; avec un foyer ou un fourneau, vous en ferez au moins des { good-food }.
    .title = Trop d’animaux
lesson-agricola-growth = « { $space } » amène un enfant, s’il y a une pièce pour lui. Il travaille dès le tour suivant ; si une récolte termine le tour de sa naissance, il n’y consomme que 1 { good-food }. Il vaut 3 points.
    .title = Les enfants
lesson-agricola-child = La famille s’est agrandie : dès le tour suivant, vous placerez un { word-member } de plus. Il mangera, lui aussi.
    .title = Un de plus à table
lesson-agricola-breed = Deux animaux d’une même espèce ont eu un petit. Il en naît un par espèce à chaque récolte, tant qu’il y a de la place.
    .title = Les petits
lesson-agricola-single = Un animal seul n’a pas de petit. Avec un second de la même espèce, il en naît un à chaque récolte.
    .title = Plutôt par deux
lesson-agricola-renovate = « { $space } » rénove d’un coup toute { word-the-house } en argile : 1 argile par pièce et 1 roseau. Chaque pièce en argile vaut 1 point, plus tard 2 en pierre.
    .title = Rénover
lesson-agricola-vegetables = « { $space } » donne un légume. Chacun vaut un point à la fin, 4 au plus, ceux des champs compris ; semez-le, et vous en rentrerez un autre à chaque récolte.
    .title = Les légumes
lesson-agricola-urgent = « { $space } » amène un enfant même sans pièce libre. Chacun vaut toujours 3 points.
    .title = Des enfants sans pièce
lesson-agricola-sheet = Vous voilà à la moitié. Regardez de temps en temps la feuille de score : un seul mouton, un légume ou un pâturage change un −1 en point.
    .title = Ce qui manque encore
lesson-agricola-last = Le dernier tour : seul compte ce qui rapporte aussitôt. Une dernière récolte suit, avec des petits. Les { good-food } qui restent ne valent rien.
    .title = Le dernier tour

## Ce qui va de travers

lesson-agricola-short = Ce tour finit par une récolte. En { good-food } : besoin { $need }, réserve { $food } ; même en transformant tout, il manquerait { $missing }. Chaque manque coûte 3 points : c’est le plus urgent.
    .title = La faim menace
lesson-agricola-begged = Vous avez dû mendier. En { good-food }, il manquait { $n } ; points perdus, définitivement : { $lost }. Avant la prochaine récolte, gardez deux { word-members } pour la nourriture, ou prenez un foyer.
    .title = La famille a mendié
lesson-agricola-let-go = Faute de place, vous avez perdu : { $goods }. Construisez d’abord un pâturage ou une étable ; avec un foyer, vous en auriez fait des { good-food }.
    .title = Des animaux partis
lesson-agricola-bare = Un champ était nu à la récolte, alors que vous aviez de quoi semer. Un champ semé produit à chaque récolte ; semez avant la prochaine.
    .title = Un champ nu
lesson-agricola-idle-pasture = Votre pâturage est vide, et des animaux attendent au marché. À deux, ils ont un petit à chaque récolte.
    .title = Un pâturage vide
lesson-agricola-childless = Vous n’êtes toujours que deux. Un troisième { word-member } ferait moitié plus à chaque tour et vaudrait 3 points. Il lui faut une pièce, ou la case des enfants sans pièce.
    .title = Une petite famille
lesson-agricola-empty = Cases vides chez vous : { $n }. Chacune coûte un point à la fin. Des clôtures autour de deux ou trois d’entre elles y remédient d’un coup ; des champs aussi.
    .title = Des cases vides

## La fin

lesson-agricola-over = Vos points : { $total } ; ceux de votre voisin : { $other }. Avancez : j’explique votre feuille ligne par ligne. Puis rejouez : la deuxième partie est bien plus facile.
    .title = La partie est finie
lesson-agricola-score-fields = { $figure } pour les champs. { score-fields.help }
    .title = { score-fields }
lesson-agricola-score-pastures = { $figure } pour les pâturages. { score-pastures.help }
    .title = { score-pastures }
lesson-agricola-score-grain = { $figure } pour les céréales. { score-grain.help }
    .title = { score-grain }
lesson-agricola-score-vegetables = { $figure } pour les légumes. { score-vegetables.help }
    .title = { score-vegetables }
lesson-agricola-score-sheep = { $figure } pour les moutons. { score-sheep.help }
    .title = { score-sheep }
lesson-agricola-score-boar = { $figure } pour les sangliers. { score-boar.help }
    .title = { score-boar }
lesson-agricola-score-cattle = { $figure } pour les bœufs. { score-cattle.help }
    .title = { score-cattle }
lesson-agricola-score-unused = { $figure } pour les cases inutilisées. { score-unused.help } Un grand pâturage en emploie beaucoup d’un coup.
    .title = { score-unused }
lesson-agricola-score-stables = { $figure } pour les étables. { score-stables.help }
    .title = { score-stables }
lesson-agricola-score-rooms = { $figure } pour { word-the-house }. { score-rooms.help }
    .title = { score-rooms }
lesson-agricola-score-people = { $figure } pour la famille. { score-people.help } Un enfant rapporte donc deux fois : par son travail et ici.
    .title = { score-people }
lesson-agricola-score-cards = { $figure } pour les cartes. { score-cards.help } Ce sont ici vos aménagements.
    .title = { score-cards }
lesson-agricola-score-bonus = { $figure } en bonus. { score-bonus.help }
    .title = { score-bonus }
lesson-agricola-score-begging = { $figure } pour les { word-begging-many }. { score-begging.help }
    .title = { score-begging }

## Que faire maintenant

lesson-agricola-confirm = « { table-confirm } » termine votre action. D’ici là, vous pouvez revenir en arrière.
    .title = Cela vous convient ?
lesson-agricola-last-confirm = « { table-confirm } », ou annulez et faites autre chose.
    .title = Cela vous convient ?
lesson-agricola-choose = Toute case libre convient. Qu’est-ce qui manque le plus à votre { word-farm } ?
    .title = À vous de choisir
lesson-agricola-first-wood = Prenez le bois de « { $space } » : pièces et clôtures en demandent beaucoup. Ou allez ailleurs : chaque cadre vert est une case que vous pouvez utiliser.
    .title = Pour commencer
lesson-agricola-seek-food = La récolte approche. En { good-food } : besoin { $need }, réserve { $food }, manque { $missing }. « { $space } » en apporte.
    .title = Cherchez à manger
lesson-agricola-grow = Une pièce est libre : « { $space } » amène un enfant, donc une action de plus à chaque tour.
    .title = Un enfant
lesson-agricola-grow-urgent = « { $space } » amène un enfant, même sans pièce : 3 points.
    .title = Un enfant
lesson-agricola-expand = Construisez une pièce avec « { $space } » : vous avez de quoi, et le prochain enfant en a besoin.
    .title = Une pièce
lesson-agricola-use-grain = Un champ est nu et vous avez de quoi semer : « { $space } ».
    .title = Semez
lesson-agricola-take-field = Labourez un champ avec « { $space } » : il rapporte, et il nourrit.
    .title = Un champ
lesson-agricola-take-grain = Prenez une céréale sur « { $space } », pour la semer.
    .title = Une céréale
lesson-agricola-take-reed = Le roseau est rare, et chaque pièce en demande 2 : « { $space } ».
    .title = Du roseau
lesson-agricola-take-wood = Prenez du bois sur « { $space } » : une pièce en demande 5.
    .title = Du bois
lesson-agricola-take-clay = Prenez de l’argile sur « { $space } » : un foyer en coûte 2.
    .title = De l’argile
lesson-agricola-fence-wood = Prenez du bois sur « { $space } » : chaque clôture en coûte 1.
    .title = Du bois pour clôturer
lesson-agricola-take-vegetable = Prenez un légume sur « { $space } » : il efface le −1 et peut se semer.
    .title = Un légume
lesson-agricola-hearth = Prenez un foyer avec « { $space } » : les animaux se mangeront aussi.
    .title = Un foyer
lesson-agricola-enclose = Vous avez assez de bois pour un pâturage : « { $space } ».
    .title = Un pâturage
lesson-agricola-take-sheep = Il y a de la place pour les moutons de « { $space } ».
    .title = Des moutons
lesson-agricola-take-boar = Il y a de la place pour les sangliers de « { $space } ».
    .title = Des sangliers
lesson-agricola-take-cattle = Il y a de la place pour les bœufs de « { $space } ».
    .title = Des bœufs
lesson-agricola-try-plow = Choisissez la case du champ dans votre { word-farm } : dans un coin, il laisse le plus de place.
    .title = Où labourer
lesson-agricola-try-sow = Choisissez un champ et ce que vous y semez.
    .title = Semez
lesson-agricola-try-fence = Choisissez dans votre { word-farm } les cases du pâturage, puis construisez les clôtures. Un carré de deux cases sur deux en demande 8.
    .title = Tracez le pâturage
lesson-agricola-try-build = Prenez le foyer le moins cher : 2 argiles.
    .title = Un foyer
