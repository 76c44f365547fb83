"""Seats that anybody may take."""

from __future__ import annotations

from .deeds import still_on
from .making import seated, taken
from .refusals import Refusal
from .secret import opens
from .stored import Stored


def joined(stored: Stored, name: str, token: str) -> tuple[Stored, int]:
    """The table after somebody has taken a free seat, and which; once more changes nothing."""
    for number, chair in enumerate(stored.chairs):
        if opens(token, chair.token):
            return stored, number
    if not stored.joining:
        raise Refusal("forbidden", "error-not-joining")
    still_on(stored)
    for number, chair in enumerate(stored.chairs):
        if chair.free:
            return seated(stored, number, taken(chair, name, token)), number
    raise Refusal("forbidden", "error-full")
