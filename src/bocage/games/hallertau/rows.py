"""The rows of workers on a space, as bits; bit 3 marks a single worker in the second row."""

from __future__ import annotations

from typing import Final

LONE: Final = 8
COUNTS: Final = tuple(
    [
        (rows & 1) + (rows >> 1 & 1) * (1 if rows & LONE else 2) + (rows >> 2 & 1) * 3
        for rows in range(16)
    ]
)


def workers_on(rows: int) -> int:
    """How many workers stand there."""
    return COUNTS[rows]


def next_row(rows: int, most: int) -> int:
    """The lowest row without workers, from 1, or 0 if all hold some."""
    if not rows & 1:
        return 1
    if not rows & 2:
        return 2
    return 3 if most & 4 and not rows & 4 else 0


def top_row(rows: int) -> tuple[int, int]:
    """What is left without the highest row that holds workers, and how many these are."""
    if rows & 4:
        return rows & ~4, 3
    if rows & 2:
        return rows & 1, 1 if rows & LONE else 2
    return 0, rows & 1


def by_row(rows: int, most: int) -> list[int]:
    """The workers row by row."""
    found = [rows & 1, COUNTS[rows & (2 | LONE)] if rows & 2 else 0]
    return [*found, 3 if rows & 4 else 0] if most & 4 else found
