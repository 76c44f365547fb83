"""Why something cannot be done: codes for the engine, messages and references for people."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.messages import Message, Reason
from .rules import Rules

EMPTY_SPACE: Final = 1
CANNOT_PAY: Final = 2
NO_CELL: Final = 3
NO_STABLE_LEFT: Final = 4
STONE_HOUSE: Final = 5
FAMILY_FULL: Final = 6
NO_ROOM: Final = 7
TOO_EARLY: Final = 8
NO_FIELD: Final = 9
NO_SEED: Final = 10
NO_GRAIN: Final = 11
NO_OVEN: Final = 12
NO_FENCE_LEFT: Final = 13
NO_PASTURE: Final = 14
NO_IMPROVEMENT: Final = 15
NOT_EMPTY: Final = 16
NOT_ADJACENT_ROOM: Final = 17
NOT_ADJACENT_FIELD: Final = 18
NOT_ADJACENT_PASTURE: Final = 19
BUILT_ON: Final = 20
ALREADY_FENCED: Final = 21
OVERLAPS: Final = 22
TOO_MANY_FENCES: Final = 23
CARD_GONE: Final = 24
NOT_IN_GAME: Final = 25
NOT_REVEALED: Final = 26
OCCUPIED: Final = 27
TILE_BLOCKED: Final = 28
NO_FIELD_THERE: Final = 29
FIELD_SOWN: Final = 30
NO_PASS: Final = 31
CROPS_LEFT: Final = 32
ENOUGH_FOOD: Final = 33
TOO_LITTLE_FOOD: Final = 34
BOUND_TO_HOUSE: Final = 35
NO_OCCUPATION: Final = 36
NO_MINOR: Final = 37
NOT_IN_HAND: Final = 38
NEED_NOT_MET: Final = 39
NO_EFFECT: Final = 40
NO_SPACE: Final = 41
NOBODY_LEFT: Final = 42
PICKED: Final = 43
NOT_OPEN: Final = 44
NOTHING_TO_HAND_IN: Final = 45
NOT_BESIDE: Final = 46
CLOSED_ONLY: Final = 47
FENCE_STANDS: Final = 48
NOTHING_TO_MOVE: Final = 49
ONE_FENCE: Final = 50
LAID_OUT: Final = 51

_TABLE: Final[dict[int, tuple[str, str, str]]] = {
    EMPTY_SPACE: ("empty-space", "F15", "R15"),
    CANNOT_PAY: ("cannot-pay", "F49", "R65"),
    NO_CELL: ("no-cell", "F28", "R20"),
    NO_STABLE_LEFT: ("no-stable-left", "F96", "R27"),
    STONE_HOUSE: ("stone-house", "F30", "R21"),
    FAMILY_FULL: ("family-full", "F33", "R24"),
    NO_ROOM: ("no-room", "F33", "R22"),
    TOO_EARLY: ("too-early", "F79", "R81"),
    NO_FIELD: ("no-field", "F36", "R35"),
    NO_SEED: ("no-seed", "F36", "R35"),
    NO_GRAIN: ("no-grain", "F40", "R42"),
    NO_OVEN: ("no-oven", "F40", "R42"),
    NO_FENCE_LEFT: ("no-fence-left", "F42", "R26"),
    NO_PASTURE: ("no-pasture", "F43", "R26"),
    NO_IMPROVEMENT: ("no-improvement", "F49", "R65"),
    NOT_EMPTY: ("not-empty", "F35", "R34"),
    NOT_ADJACENT_ROOM: ("not-adjacent-room", "F28", "R20"),
    NOT_ADJACENT_FIELD: ("not-adjacent-field", "F35", "R34"),
    NOT_ADJACENT_PASTURE: ("not-adjacent-pasture", "F43", "R26"),
    BUILT_ON: ("built-on", "F44", "R26"),
    ALREADY_FENCED: ("already-fenced", "F43", "R26"),
    OVERLAPS: ("overlaps", "F43", "R26"),
    TOO_MANY_FENCES: ("too-many-fences", "F42", "R26"),
    CARD_GONE: ("card-gone", "F55", "R43"),
    NOT_IN_GAME: ("not-in-game", "F05", "R01"),
    NOT_REVEALED: ("not-revealed", "F04", "R03"),
    LAID_OUT: ("laid-out", "F04", "R03"),
    OCCUPIED: ("occupied", "F14", "R14"),
    TILE_BLOCKED: ("tile-blocked", "F14", "R81"),
    NO_FIELD_THERE: ("no-field-there", "F36", "R35"),
    FIELD_SOWN: ("field-sown", "F37", "R35"),
    NO_PASS: ("no-pass", "F14", "R17"),
    CROPS_LEFT: ("crops-left", "F24", "R39"),
    ENOUGH_FOOD: ("enough-food", "F23", "R39"),
    TOO_LITTLE_FOOD: ("too-little-food", "F22", "R39"),
    BOUND_TO_HOUSE: ("never-renovates", "F30", "R53"),
    NO_OCCUPATION: ("no-occupation", "F67", "R04"),
    NO_MINOR: ("no-minor", "F65", "R47"),
    NOT_IN_HAND: ("not-in-hand", "F81", "R47"),
    NEED_NOT_MET: ("need-not-met", "F82", "R49"),
    NO_SPACE: ("no-space", "F14", "R57"),
    NOBODY_LEFT: ("nobody-left", "F14", "R17"),
    PICKED: ("picked", "", "R91"),
    NOT_OPEN: ("not-open", "", "R91"),
    NOTHING_TO_HAND_IN: ("nothing-to-hand-in", "F83", "R65"),
    NO_EFFECT: ("no-effect", "F15", "R53"),
    NOT_BESIDE: ("not-beside", "R103", "R103"),
    CLOSED_ONLY: ("closed-only", "F43", "R26"),
    ONE_FENCE: ("one-fence", "R100", "R100"),
    NOTHING_TO_MOVE: ("nothing-to-move", "", "R94"),
    FENCE_STANDS: ("fence-stands", "F43", "R100"),
}


def explain(rules: Rules, code: int, values: dict[str, Any] | None = None) -> Reason:
    """The reason for a code, citing the edition's rule."""
    id, classic, revised = _TABLE[code]
    rule = classic if rules.edition.number == 1 else revised
    return Reason(Message(f"reason-{id}", values), rule, id)
