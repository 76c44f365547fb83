"""What can be wrong with what somebody hands to Bocage."""

from __future__ import annotations

from collections.abc import Iterable

from .messages import Reason


class Error(Exception):
    """Base of everything Bocage refuses; the message is fit for a user."""


class BadValue(Error):
    """A value from outside is not allowed: says which field, what it was and what it may be."""

    def __init__(self, field: str, value: object, allowed: str) -> None:
        super().__init__(f"{field}: {shorten(value)} is not allowed; expected {allowed}")
        self.field = field
        self.value = value
        self.allowed = allowed


class UnknownGame(BadValue):
    """No game has this id."""


class BadOption(BadValue):
    """An option of a new game is unknown or has a value it cannot have."""


class BadRecord(BadValue):
    """A record is damaged or does not replay."""


class BadPosition(BadValue):
    """A position is damaged or breaks a rule."""


class BadCampaign(BadValue):
    """A campaign is damaged, or cannot go on like this."""


class EngineFailed(Error):
    """The engine cannot go on from a position whose every field is allowed.

    Either the frames of its stack do not belong together, or the engine is wrong.
    """

    def __init__(self, frames: list[str], error: Exception) -> None:
        super().__init__(
            f"the engine failed at the stack {listing(frames)} ({type(error).__name__}: {error}). "
            "If this position was not written by hand, it is a fault of Bocage: please report it"
        )


class NothingToUndo(Error):
    """Undo has reached the start, revealed information or another seat's move."""


class IllegalAction(Error):
    """The action cannot be taken now; `reason` says why, and nothing was changed."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


def shorten(value: object) -> str:
    """The value as a short quotable text."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def listing(values: Iterable[object]) -> str:
    """The allowed values as a readable list."""
    return ", ".join(str(v) for v in values)
