"""A puzzle: a hand-written position, and a search for the actions that score most.

A position leaves out what does not matter; what is left out is written down in
docs/record-format.md.
"""

from __future__ import annotations

import bocage

POSITION = {
    "game": "agricola-revised",
    "round": 14,
    "seats": [
        {
            "goods": {"food": 4, "wood": 4, "grain": 1},
            "fields": {"r1c4": {}},
            "placed": 1,
        },
        {"placed": 2, "goods": {"food": 4}},
    ],
    "spaces": {"sheep-market": {"goods": {"sheep": 3}}},
}


def best(table: bocage.Table, depth: int = 4) -> tuple[float, tuple[str, ...]]:
    """The most points that seat 0 can reach, and how."""
    decision = table.decision
    if decision is None or decision.seat != 0 or depth == 0:
        return float(table.scores()[0].total), ()
    found: tuple[float, tuple[str, ...]] = (-100.0, ())
    for action in decision.actions:
        trial = table.copy()
        trial.play(action)
        points, rest = best(trial, depth - 1)
        found = max(found, (points, (action.text, *rest)), key=lambda pair: pair[0])
    return found


def main() -> None:
    """Print the solution."""
    points, actions = best(bocage.load(POSITION))
    print(f"{points:g} points: {', '.join(actions)}")


if __name__ == "__main__":
    main()
