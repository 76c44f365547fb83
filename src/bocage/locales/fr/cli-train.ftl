cli-train-needs = Pour apprendre, il faut PyTorch : pip install bocage[train].
cli-train-progress =
    { $games ->
        [one] { $minutes } min · { $games } partie · moyenne selon le nombre de joueurs : { $points }
       *[other] { $minutes } min · { $games } parties · moyenne selon le nombre de joueurs : { $points }
    }
cli-train-done = Le réseau est dans { $file } ; à côté, la courbe et de quoi reprendre.
cli-train-against-greedy =
    { $games ->
        [one] contre Glouton : { $percent } % de victoires, { $ahead } points ({ $games } partie)
       *[other] contre Glouton : { $percent } % de victoires, { $ahead } points ({ $games } parties)
    }
cli-train-against-earlier =
    { $games ->
        [one] contre lui-même, plus tôt : { $percent } % de victoires, { $ahead } points ({ $games } partie)
       *[other] contre lui-même, plus tôt : { $percent } % de victoires, { $ahead } points ({ $games } parties)
    }
