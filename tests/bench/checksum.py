"""The checksum of a thousand random games: equal for plain and compiled engines."""

from __future__ import annotations

import hashlib
import random
from typing import Any

import bocage


def checksum(games: int) -> str:
    """One hash over the actions, positions and scores of so many games of every variant."""
    total = hashlib.sha256()
    variants = [
        (game.id, seats, option)
        for game in bocage.games()
        for seats in game.seats
        for option in (False, True)
    ]
    for number in range(games):
        game, seats, option = variants[number % len(variants)]
        options: dict[str, Any] = {}
        if option and game == "hallertau":
            options = {"merged": True}
        elif option and game == "creatures":
            options = {"mode": "expert"}
        elif option and seats == 1:
            options = {"round_cards": "chosen"}
        elif option and game == "agricola-revised":
            options = {"additional_actions": True}
        table = bocage.new(game, seats=seats, seed=number, **options)
        rng = random.Random(number)
        while table.decision is not None:
            table.play(rng.choice(table.decision.actions))
        total.update("\n".join(table.actions).encode())
        total.update(repr(table.position()).encode())
        total.update(repr([score.lines for score in table.scores()]).encode())
        total.update(repr([tuple(entry) for entry in table.log]).encode())
    return total.hexdigest()


if __name__ == "__main__":
    print(checksum(1000))
