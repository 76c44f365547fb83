"""The hand cards of the first edition in the order of their numbers, deck by deck."""

from __future__ import annotations

from typing import Final

LETTERS: Final = ("E", "I", "K", "Z")
"""The basic, the interactive, the complex and the bonus deck."""


def span(first: int, last: int, *more: int) -> list[int]:
    """The numbers of a run of cards, and some that were printed later."""
    return [*range(first, last + 1), *more]


NUMBERS: Final = {
    "E": (span(11, 62, 338), span(147, 218, 341)),
    "I": (span(63, 104, 337), span(219, 265, 340)),
    "K": (span(105, 146, 339), span(266, 312, 342)),
    "Z": (span(313, 324), span(325, 336)),
}
"""Minor improvements and occupations by deck."""
ORDER: Final = tuple([f"{deck}{n}" for deck in LETTERS for kind in NUMBERS[deck] for n in kind])
