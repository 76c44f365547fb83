cli-train-needs = Для обучения нужен PyTorch: pip install bocage[train].
cli-train-progress =
    { $games ->
        [one] { $minutes } мин · { $games } игра · средние очки по числу игроков: { $points }
        [few] { $minutes } мин · { $games } игры · средние очки по числу игроков: { $points }
       *[many] { $minutes } мин · { $games } игр · средние очки по числу игроков: { $points }
    }
cli-train-done = Сеть лежит в { $file }; рядом — кривая и всё, чтобы продолжить.
