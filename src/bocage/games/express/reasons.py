"""Why something cannot be done: messages with the rule that says so."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.messages import Message, Reason

RULES: Final = {
    "no-die": "D04",
    "not-so-many": "D14",
    "cannot-pay": "D07",
    "no-dice-to-pay": "D07",
    "no-workshop": "D25",
    "wrong-house": "D08",
    "finished": "D09",
    "no-room": "D10",
    "four-babies": "D10",
    "no-seed": "D11",
    "no-home": "D15",
    "owned": "D18",
    "not-shown": "D18",
    "no-occupation": "D19",
    "power-used": "D19",
    "sets-done": "D22",
    "rolled": "D04",
    "power-first": "D04",
    "needs": "D24",
    "nothing-to-cook": "D24",
    "no-group": "D04",
    "not-here": "D15",
    "no-pair": "D26",
    "scores": "D27",
}


def refuse(id: str, values: dict[str, Any] | None = None, rule: str = "") -> Reason:
    """A refusal, citing its rule."""
    return Reason(Message(f"reason-express-{id}", values), rule or RULES[id], id)
