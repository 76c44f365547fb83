cli-train-needs = Learning needs PyTorch: pip install bocage[train].
cli-train-progress =
    { $games ->
        [one] { $minutes } min · { $games } game · mean points by seats: { $points }
       *[other] { $minutes } min · { $games } games · mean points by seats: { $points }
    }
cli-train-done = The network is in { $file }; beside it, the curve and what it needs to go on.
cli-train-against-greedy =
    { $games ->
        [one] against greedy: { $percent } % won, { $ahead } points ({ $games } game)
       *[other] against greedy: { $percent } % won, { $ahead } points ({ $games } games)
    }
cli-train-against-earlier =
    { $games ->
        [one] against itself as it was before: { $percent } % won, { $ahead } points ({ $games } game)
       *[other] against itself as it was before: { $percent } % won, { $ahead } points ({ $games } games)
    }
