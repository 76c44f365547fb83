"""What the server refuses, with a code for programs and a message for people."""

from __future__ import annotations

from typing import Any, final

from ..kernel.errors import BadValue, Error, IllegalAction
from ..kernel.messages import Message, Reason

STATUS = {
    "illegal": 409,
    "stale": 409,
    "forbidden": 403,
    "bad-message": 422,
    "too-fast": 429,
    "too-long": 413,
    "unknown-table": 404,
    "not-found": 404,
    "nothing-to-undo": 409,
    "over": 409,
    "missing-cards": 409,
    "busy": 503,
}
"""The HTTP status of each code."""


class Refusal(Error):
    """A request that changes nothing: its code, why, and the rule that says so."""

    def __init__(self, code: str, id: str, reference: str = "", **values: Any) -> None:
        super().__init__(code)
        self.code = code
        self.message = Message(id, values)
        self.reference = reference

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]


def stale() -> Refusal:
    """The table has moved on."""
    return Refusal("stale", "error-stale")


def forbidden() -> Refusal:
    """Not your seat."""
    return Refusal("forbidden", "error-forbidden")


@final
class Newer(Refusal):
    """Another process plays the table under rules that this one does not know."""

    def __init__(self) -> None:
        super().__init__("busy", "error-newer")


def broken() -> Refusal:
    """What is stored of a table makes no sense."""
    return Refusal("busy", "error-broken")


def illegal(error: IllegalAction) -> Refusal:
    """The rules do not allow it."""
    reason = error.reason
    if not isinstance(reason, Reason):
        reason = Reason(Message("reason-not-now"))
    refusal = Refusal("illegal", reason.id, reason.reference)
    refusal.message = reason.message
    return refusal


def bad_value(error: BadValue) -> Refusal:
    """A field of a request is not what it should be."""
    return Refusal("bad-message", "error-bad-value", field=error.field, allowed=error.allowed)
