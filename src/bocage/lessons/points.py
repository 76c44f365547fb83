"""The names of the places that a guide points at, as the web table knows them too."""

from __future__ import annotations

from typing import Final

PLAIN: Final = (
    "question",
    "answers",
    "confirm",
    "undo",
    "board",
    "farm",
    "cards",
    "seat",
    "others",
    "log",
    "scores",
    "dice",
)
"""Places of which there is one: what is asked, the answers and buttons of the status bar, the
board, the learner's farm, cards and panel, the other seats, the log, the score sheet, the dice."""
NAMED: Final = (
    *("space", "action", "cell", "card", "count", "group", "line"),
    *("stand", "craft", "field"),
)
"""Places of a kind, as `space:forest`: a space of the board, where an action lies, a cell of the
learner's farm, a card or tile, one of the learner's counters, a group of dice (by its action), a
line of the score sheet; in a village of Hallertau where sheep stand, a craft, and a field by its
crop and row."""


def parted(point: str) -> tuple[str, str]:
    """The kind of a place, and which one it is; ValueError if there is no such kind."""
    kind, _, name = point.partition(":")
    if (kind in NAMED and name) or point in PLAIN:
        return kind, name
    raise ValueError(f"there is no place {point!r}")
