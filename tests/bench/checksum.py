"""The checksum of a thousand random games: equal for plain and compiled engines."""

from __future__ import annotations

import hashlib
import random
from typing import Any

import bocage

OTHERWISE: dict[tuple[str, int], dict[str, Any]] = {
    ("agricola-classic", 1): {"round_cards": "chosen"},
    ("agricola-revised", 1): {"round_cards": "chosen"},
    ("agricola-revised", 0): {"additional_actions": True},
    ("creatures", 0): {"mode": "expert"},
    ("hallertau", 0): {"merged": True},
}
"""What every second game of a variant is played with, by game and seats, or any number of them."""


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
        options = dict(OTHERWISE.get((game, seats), OTHERWISE.get((game, 0), {})) if option else {})
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
