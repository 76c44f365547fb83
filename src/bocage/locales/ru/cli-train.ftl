cli-train-needs = Для обучения нужен PyTorch: pip install bocage[train].
cli-train-progress =
    { $games ->
        [one] { $minutes } мин · { $games } игра · средние очки по числу игроков: { $points }
        [few] { $minutes } мин · { $games } игры · средние очки по числу игроков: { $points }
       *[many] { $minutes } мин · { $games } игр · средние очки по числу игроков: { $points }
    }
cli-train-done = Сеть лежит в { $file }; рядом — кривая и всё, чтобы продолжить.
cli-train-against-greedy =
    { $games ->
        [one] против Жадного: побед { $percent } %, очки { $ahead } ({ $games } игра)
        [few] против Жадного: побед { $percent } %, очки { $ahead } ({ $games } игры)
       *[many] против Жадного: побед { $percent } %, очки { $ahead } ({ $games } игр)
    }
cli-train-against-earlier =
    { $games ->
        [one] против прежней сети: побед { $percent } %, очки { $ahead } ({ $games } игра)
        [few] против прежней сети: побед { $percent } %, очки { $ahead } ({ $games } игры)
       *[many] против прежней сети: побед { $percent } %, очки { $ahead } ({ $games } игр)
    }
