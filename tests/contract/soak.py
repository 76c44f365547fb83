"""Plays any number of random games under the contract: `make soak GAMES=100000`.

With `--cards` they are games of the first edition, of all decks, seats and ways to come to a hand,
whose players are eager; then the hand cards that were played least are listed, and it fails if one
was not played often enough: `make soak-cards GAMES=20000`.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import bocage
from tests.contract import driver, eager, worlds

EVERY = 1000
"""In so many games every hand card is played at least once."""
LISTED = 40
"""How many of the cards that were played least are listed."""


def soak(
    variants: Iterator[driver.Variant],
    first: int,
    count: int,
    play: Callable[[driver.Variant, int], None],
) -> None:
    """Play so many games of some variants, on seeds from the first on."""
    start = time.perf_counter()
    for i, variant in enumerate(itertools.islice(variants, count)):
        try:
            play(variant, first + i)
        except Exception:
            print(f"failed: {driver.name(variant)}, seed {first + i}", file=sys.stderr)
            raise
        if (i + 1) % 500 == 0:
            print(f"{i + 1} games, {time.perf_counter() - start:.0f} s", flush=True)
    print(f"{count} passed, 0 failed")


def with_mixtures(rng: random.Random) -> Iterator[driver.Variant]:
    """All variants over and over, and between them mixtures of house rules."""
    variants = driver.variants()
    for i in itertools.count():
        yield variants[i % len(variants)] if i % 3 else driver.mixture(rng)


def all_games(first: int, count: int) -> None:
    """Play so many games over all variants and mixtures of house rules."""

    def play(variant: driver.Variant, seed: int) -> None:
        driver.random_game(variant, seed, check_every=60)
        if worlds.secretive(variant):
            worlds.secret_game(variant, seed, often=0.05)

    soak(with_mixtures(random.Random(first)), first, count, play)


def all_cards(first: int, count: int) -> int:
    """Play so many games with the first edition's hand cards; 1 if some were played too rarely."""
    cards = [card for card in bocage.cards("agricola-classic") if card.kind != "major"]
    played: Counter[str] = Counter({card.id: 0 for card in cards})

    def play(variant: driver.Variant, seed: int) -> None:
        table = driver.random_game(variant, seed, check_every=60, player=eager.Eager)
        played.update(eager.played(table))

    variants = driver.hands_of_first_edition()
    random.Random(first).shuffle(variants)
    soak(itertools.cycle(variants), first, count, play)
    for card, n in sorted(played.items(), key=lambda pair: pair[1])[:LISTED]:
        print(f"{card} was played {n} times")
    rare = [card for card, n in played.items() if n < count // EVERY]
    if rare:
        print(f"fewer than {count // EVERY} times: {' '.join(rare)}", file=sys.stderr)
    return 1 if rare else 0


def main() -> int:
    """Soak what the command line asks for, on fresh seeds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("--cards", action="store_true", help="the first edition's hand cards")
    given = parser.parse_args()
    first = int(time.time())
    if given.cards:
        return all_cards(first, given.games)
    all_games(first, given.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
