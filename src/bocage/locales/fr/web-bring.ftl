### Bringing in a game from elsewhere: a record to look at, or a position to play on from.

bring-title = Importer une partie
bring-intro = Un enregistrement est une partie entière, tel qu’une table le donne une fois la partie finie. Une position est un moment d’une partie. Importez l’un ou l’autre pour revoir la partie ou la reprendre.
bring-file = Choisir un fichier
bring-drop = ou déposez-le ici
bring-paste = Ou collez son texte
bring-record = Enregistrement : { $game }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, { $moves ->
        [one] { $moves } décision
       *[other] { $moves } décisions
    }
bring-position = Position : { $game }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }
bring-look = Revoir la partie
bring-look-help = Coup par coup, vue de chaque place. On peut la reprendre à tout moment contre des robots.
bring-play = Reprendre la partie
bring-play-record = Là où l’enregistrement s’arrête. Une partie finie se revoit d’abord : on peut la reprendre à n’importe quel moment.
bring-play-position = À partir de cette position.
bring-play-counts = Une telle partie ne compte pas. Qui l’a importée peut savoir ce qui va venir.
bring-start = Commencer
bring-other = Importer autre chose
bring-wait = Examen en cours…

error-brought-none = Ce n’est ni un enregistrement ni une position d’un jeu connu ici : un enregistrement a les champs game, format et actions, une position game et seats.
error-brought-campaign = C’est une campagne entière. Importez l’enregistrement d’une de ses parties.
error-brought-size = C’est trop volumineux : { $limit } ko au plus.
error-brought-game = { $found } n’est pas un jeu auquel on joue ici.
error-brought-rules = Cet enregistrement suit d’autres règles (version { $found }, ici { $known }), et avec les règles actuelles la partie se déroule autrement.
error-brought-action = L’action { $number } de l’enregistrement, { $found }, n’y est pas possible.
error-brought-hash = Les actions de cet enregistrement ne mènent pas là où il le dit (hash).
error-brought-field = { $found } est impossible pour { $field }. Possible : { $allowed }.
error-brought-odd = { $found } est impossible pour { $field }.
error-brought-own = Cette partie s’est jouée avec les cartes du fichier { $file }, que ce serveur n’a pas sous cette forme.
error-brought-broken = Cela ne tient pas ensemble : aucune partie ne peut en être là.
error-brought-long = Il faut trop de temps pour rejouer cela.
