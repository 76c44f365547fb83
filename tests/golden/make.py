"""Records golden games: those of new variants, or with `--all` every one anew.

`python -m tests.golden.make` from the project's root; `--all` after the rules version was raised.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.contract import driver

FOLDER = Path(__file__).parent / "games"


def main(everything: bool) -> None:
    """Write two random games per variant."""
    FOLDER.mkdir(exist_ok=True)
    if everything:
        for old in FOLDER.glob("*.json"):
            old.unlink()
    for variant in driver.variants():
        for seed in (1, 2):
            path = FOLDER / f"{driver.name(variant)}-{seed}.json"
            if not path.exists():
                record = driver.random_game(variant, seed, check_every=1000).record()
                record.position = None
                path.write_text(record.to_json() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main("--all" in sys.argv)
