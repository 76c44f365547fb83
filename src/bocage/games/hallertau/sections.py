"""The six section cards: which sections lose their top rows, by number of seats.

The line for one seat is our reading: the complement of the line for three.
"""

from __future__ import annotations

from typing import Final

from .state import HallertauState

LETTERS: Final = "ABCDEF"
ALL_SECTIONS: Final = (1, 2, 3, 4)
SECTION_CARDS: Final[dict[int, tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]]] = {
    1: (((), (3, 4)), ((1,), ()), ((2,), ()), ((4,), ()), ((3,), ()), ((), (1, 2))),
    2: (((1, 2), ()), ((2, 4), ()), ((3, 4), ()), ((1, 4), ()), ((1, 3), ()), ((2, 3), ())),
    3: (
        ((1, 2), (3, 4)),
        ((2, 3, 4), ()),
        ((1, 3, 4), ()),
        ((1, 2, 3), ()),
        ((1, 2, 4), ()),
        ((3, 4), (1, 2)),
    ),
}
"""By seats, for each card the sections it names, and those between which chance decides."""


def draw_sections(s: HallertauState) -> tuple[int, ...]:
    """The sections of a card drawn now; with four seats all of them, without a card."""
    if s.count == 4:
        return ALL_SECTIONS
    held = [k for k in range(len(LETTERS)) if s.sections >> k & 1]
    card = held[s.draw(len(held))]
    s.sections &= ~(1 << card)
    named, either = SECTION_CARDS[s.count][card]
    if either:
        named = (*named, either[s.draw(len(either))])
    return tuple(sorted(named))
