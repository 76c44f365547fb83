"""Why something cannot be done: codes for the engine, messages and references for people."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.messages import Message, Reason

FULL: Final = 1
FEW_WORKERS: Final = 2
CLOSED: Final = 3
NO_CARD: Final = 4
CARD_PLAYED: Final = 5
CARD_PHASE: Final = 6
CARD_NEED: Final = 7
CARD_COST: Final = 8
CARD_STEP: Final = 9
NOT_ENOUGH: Final = 10
BLOCKED: Final = 11
END_OF_ROW: Final = 12
NO_JEWEL: Final = 13
WRONG_PAYMENT: Final = 14
NO_FIELD: Final = 15
NO_SHEEP: Final = 16
CARD_NOT_PHASE: Final = 17
NO_EMPTY_FIELD: Final = 18
NOTHING_TO_SOW: Final = 19
TOO_FEW: Final = 20

_TABLE: Final[dict[int, tuple[str, str]]] = {
    FULL: ("full", "H17"),
    FEW_WORKERS: ("workers", "H17"),
    CLOSED: ("closed", "H06"),
    NO_CARD: ("no-card", "H35"),
    CARD_PLAYED: ("card-played", "H39"),
    CARD_PHASE: ("card-phase", "H41"),
    CARD_NEED: ("card-need", "H37"),
    CARD_COST: ("card-cost", "H39"),
    CARD_STEP: ("card-step", "H40"),
    NOT_ENOUGH: ("not-enough", "H27"),
    BLOCKED: ("blocked", "H31"),
    END_OF_ROW: ("end-of-row", "H30"),
    NO_JEWEL: ("no-jewel", "H33"),
    WRONG_PAYMENT: ("wrong-payment", "H28"),
    NO_FIELD: ("no-field", "H20"),
    NO_SHEEP: ("no-sheep", "H22"),
    CARD_NOT_PHASE: ("card-not-phase", "H41"),
    NO_EMPTY_FIELD: ("no-empty-field", "H20"),
    NOTHING_TO_SOW: ("nothing-to-sow", "H20"),
    TOO_FEW: ("too-few", "H16"),
}


def explain(code: int, values: dict[str, Any] | None = None) -> Reason:
    """The reason for a code, citing the rule."""
    id, rule = _TABLE[code]
    return Reason(Message(f"reason-hallertau-{id}", values), rule, id)
