### Hallertau at the web table: board, counters, hand, panels.

## The board

hallertau-board = Plateau Actions
hallertau-rounds = Manches
hallertau-round = Manche { $round }
hallertau-round-now = Manche { $round }, en cours
hallertau-phase = Phase { $number } : { $phase }
hallertau-section = Section n° { $number }
hallertau-section-cleared = Libérée cette manche : chaque case a perdu sa plus haute rangée d’ouvriers.
hallertau-section-kept = Pas libérée cette manche : tous les ouvriers y sont restés.
hallertau-sections-left =
    { $n ->
        [0] Toutes les cartes Section ont été piochées.
        [one] Il reste { $n } carte Section. Elle indique les sections libérées à la prochaine manche.
       *[other] Il reste { $n } cartes Section. Chaque manche, l’une d’elles indique les sections libérées.
    }
hallertau-sections-all = À quatre joueurs, chaque manche libère toutes les sections.
hallertau-space-cost =
    { $n ->
        [one] Demande { $n } ouvrier pour l’instant.
       *[other] Demande { $n } ouvriers pour l’instant.
    }
hallertau-space-full = Case entièrement occupée.
hallertau-space-closed = Fermée dans une partie sans cartes.
hallertau-pile =
    { $n ->
        [0] La pioche est vide.
        [one] Il reste { $n } carte dans la pioche.
       *[other] Il reste { $n } cartes dans la pioche.
    }
hallertau-tools = Échanger des ouvriers contre des outils
hallertau-less = Moins
hallertau-more = Plus

## Cards

hallertau-cards = Cartes
hallertau-hand = Votre main
hallertau-hand-none = Vous n’avez aucune carte en main.
hallertau-played = Cartes jouées
hallertau-played-by = Cartes jouées par { $name }
hallertau-in-hand = En main : { $cards }

# The answer when a player is asked only for cards.
hallertau-not-now = Pas maintenant

## Counters

hallertau-workers =
    { $n ->
        [one] { $n } ouvrier restant sur { $all }
       *[other] { $n } ouvriers restants sur { $all }
    }
hallertau-starting-player = Premier joueur

## What the parts of the table are called

hallertau-table-cards = Cartes
hallertau-table-tab-farm = Mon village
hallertau-table-farm-own = Votre village
hallertau-table-farm-of = Village de { $name }
hallertau-replay-farm = Le village
hallertau-replay-farm-of = Village de { $name }
hallertau-table-log-round = Manche { $round }
hallertau-replay-position = Manche { $round }, { $name } : { $deed }
