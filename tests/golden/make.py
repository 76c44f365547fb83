"""Records golden games anew: run after the rules version was raised.

`python -m tests.golden.make` from the project's root.
"""

from __future__ import annotations

from pathlib import Path

from tests.contract import driver

FOLDER = Path(__file__).parent / "games"


def main() -> None:
    """Write two random games per variant."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for variant in driver.variants():
        for seed in (1, 2):
            record = driver.random_game(variant, seed, check_every=1000).record()
            record.position = None
            name = f"{driver.name(variant)}-{seed}.json"
            (FOLDER / name).write_text(record.to_json() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
