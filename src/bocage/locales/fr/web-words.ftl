### Words at the table: what people say to each other, remarks in everybody’s own language, and who is muted.

table-side-words = Discussion
words-unread =
    { $n ->
        [one] { $n } nouveau message
       *[other] { $n } nouveaux messages
    }
words-none = Personne n’a encore rien dit.
words-say = Écrire un message
words-send = Envoyer
words-remarks = Mots tout prêts
words-remarks-help = Chacun les lit dans sa langue.
words-as = Au nom de
words-new = { $name } : { $text }
words-mute = Masquer des messages
words-mute-help = Pour vous seulement, sur cet appareil.
words-hide = Masquer ce que dit { $name }
words-only-players = Seuls ceux qui jouent écrivent ici.
words-only-remarks = À cette table, il n’y a que des mots tout prêts.
words-chosen-remarks = Mots tout prêts seulement
words-chosen-off = Table sans discussion

lobby-words = Discussion
lobby-words-all = libre
    .help = Chacun peut écrire aux autres ou choisir un mot tout prêt.
lobby-words-remarks = mots tout prêts
    .help = Douze mots tout prêts, que chacun lit dans sa langue.
lobby-words-off = aucune
    .help = Rien ne se dit à cette table.

remark-hello = Bonjour !
remark-good-luck = Bonne partie à tous !
remark-nice-move = Joli coup !
remark-well-played = Bien joué !
remark-thanks = Merci !
remark-moment = Un instant, s’il vous plaît.
remark-take-time = Prenez votre temps.
remark-oops = Oups, c’est ma faute.
remark-back-soon = Je reviens tout de suite.
remark-here-again = Me revoilà.
remark-again = On en refait une ?
remark-goodbye = Merci pour la partie, à bientôt !

error-words-off = Rien ne se dit à cette table.
error-words-remarks = À cette table, il n’y a que des mots tout prêts.
error-words-fast = C’est beaucoup d’un coup. Attendez un peu avant d’en dire plus.
