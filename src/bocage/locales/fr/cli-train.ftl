cli-train-needs = Pour apprendre, il faut PyTorch : pip install bocage[train].
cli-train-progress =
    { $games ->
        [one] { $minutes } min · { $games } partie · moyenne selon le nombre de joueurs : { $points }
       *[other] { $minutes } min · { $games } parties · moyenne selon le nombre de joueurs : { $points }
    }
cli-train-done = Le réseau est dans { $file } ; à côté, la courbe et de quoi reprendre.
