"""Plays any number of random games under the contract: `make soak GAMES=100000`."""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.contract import driver, worlds


def main(count: int) -> None:
    """Play so many games over all variants and mixtures of house rules, on fresh seeds."""
    variants = driver.variants()
    first = int(time.time())
    rng = random.Random(first)
    start = time.perf_counter()
    for i in range(count):
        variant = variants[i % len(variants)] if i % 3 else driver.mixture(rng)
        try:
            driver.random_game(variant, first + i, check_every=60)
            if worlds.secretive(variant):
                worlds.secret_game(variant, first + i, often=0.05)
        except Exception:
            print(f"failed: {driver.name(variant)}, seed {first + i}", file=sys.stderr)
            raise
        if (i + 1) % 500 == 0:
            print(f"{i + 1} games, {time.perf_counter() - start:.0f} s", flush=True)
    print(f"{count} passed, 0 failed")


if __name__ == "__main__":
    main(int(sys.argv[1]))
