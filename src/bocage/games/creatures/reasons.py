"""Why something cannot be done: codes for the engine, messages and references for people."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.messages import Message, Reason

EMPTY: Final = 1
OCCUPIED: Final = 2
CANNOT_PAY: Final = 3
NO_BORDER: Final = 4
NO_EDGE: Final = 5
BORDER_THERE: Final = 6
NOT_ON_FARM: Final = 7
NO_TROUGH: Final = 8
TROUGH_THERE: Final = 9
NO_STALL_TILE: Final = 10
NO_STALL: Final = 11
BUILT_THERE: Final = 12
NOT_ON_DISPLAY: Final = 13
NEED: Final = 14
NO_SITE: Final = 15
NO_BUILDING: Final = 16
WRONG_SITE: Final = 17
NO_DEED: Final = 18
NO_WORKER: Final = 19
NO_EXTENSION: Final = 20
NOTHING_TO_TAKE: Final = 21
CANNOT_PAY_EITHER: Final = 22
ANIMALS_FIRST: Final = 23
HAS_ROOM: Final = 24
NOTHING_TO_MOVE: Final = 25

_TABLE: Final[dict[int, tuple[str, str]]] = {
    EMPTY: ("empty", "C08"),
    OCCUPIED: ("occupied", "C08"),
    CANNOT_PAY: ("cannot-pay", "C08"),
    NO_BORDER: ("no-border", "C13"),
    NO_EDGE: ("no-edge", "C13"),
    BORDER_THERE: ("border-there", "C13"),
    NOT_ON_FARM: ("not-on-farm", "C24"),
    NO_TROUGH: ("no-trough", "C04"),
    TROUGH_THERE: ("trough-there", "C17"),
    NO_STALL_TILE: ("no-stall-tile", "C04"),
    NO_STALL: ("no-stall", "C14"),
    BUILT_THERE: ("built-there", "C15"),
    NOT_ON_DISPLAY: ("not-on-display", "C04"),
    NEED: ("need", "C22"),
    NO_SITE: ("no-site", "C15"),
    NO_BUILDING: ("no-building", "C22"),
    WRONG_SITE: ("wrong-site", "C30"),
    NO_DEED: ("no-deed", "C18"),
    NO_WORKER: ("no-worker", "C08"),
    NO_EXTENSION: ("no-extension", "C04"),
    NOTHING_TO_TAKE: ("nothing-to-take", "C55"),
    CANNOT_PAY_EITHER: ("cannot-pay-either", "C14"),
    ANIMALS_FIRST: ("animals-first", "C09"),
    HAS_ROOM: ("has-room", "C18"),
    NOTHING_TO_MOVE: ("nothing-to-move", "C45"),
}


def explain(code: int, values: dict[str, Any] | None = None) -> Reason:
    """The reason for a code, citing the rule."""
    id, rule = _TABLE[code]
    return Reason(Message(f"reason-creatures-{id}", values), rule, id)
