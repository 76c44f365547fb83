"""The messages that a client sends over the WebSocket."""

from __future__ import annotations

import json
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, TypeAdapter, ValidationError

from .lines import misread, one_line
from .models import Asked, Name, Secret
from .refusals import Refusal

LONGEST = 16 * 1024
LONGEST_ID = 64
LONGEST_WORD = 200
USUAL_BOT = "fair"
LARGEST = 2**53
"""Whole numbers below this are the same in every language."""

Id = Annotated[str, Field(max_length=LONGEST_ID)] | Annotated[int, Field(ge=0, lt=LARGEST)]
SeatNumber = Annotated[int, Field(ge=0, lt=64)]
Bot = Annotated[str, Field(max_length=32)]
Revision = Annotated[int, Field(ge=0, lt=LARGEST)]
Actions = Annotated[
    list[Annotated[str, Field(min_length=1, max_length=120)]], Field(min_length=1, max_length=64)
]


class Message(Asked):
    """Anything a client says; if it has an id, so has the answer."""

    id: Id | None = None


class Hello(Message):
    """The first message: who somebody is, and how many log entries they have."""

    type: Literal["hello"]
    tokens: Annotated[list[Secret], Field(max_length=16)] = []
    since: Annotated[int, Field(ge=0, lt=2**31)] = 0


class Act(Message):
    """Play some actions, all or none; `careful` waits where something is lost unasked."""

    type: Literal["act"]
    revision: Revision
    seat: SeatNumber
    actions: Actions
    careful: bool = False


class Step(Message):
    """Take back the last action, or the tail; or commit the tail."""

    type: Literal["undo", "reset", "confirm"]
    revision: Revision
    seat: SeatNumber


class Ask(Message):
    """Why not, or what would happen."""

    type: Literal["ask"]
    seat: SeatNumber
    actions: Actions


class Set(Message):
    """Whether a seat confirms its turns."""

    type: Literal["set"]
    seat: SeatNumber
    confirm: bool


class Rename(Message):
    """A new name."""

    type: Literal["rename"]
    seat: SeatNumber
    name: Name


class Call(Message):
    """A bot shall play for somebody who is away."""

    type: Literal["call"]
    seat: SeatNumber
    absent: SeatNumber
    bot: Bot


class Return(Message):
    """Whoever has a seat plays it again."""

    type: Literal["return"]
    seat: SeatNumber


class Resign(Message):
    """A seat gives up; a bot plays on for it."""

    type: Literal["resign"]
    seat: SeatNumber
    bot: Bot = USUAL_BOT


class End(Message):
    """A seat wants to end the game now, or wants to go on."""

    type: Literal["end"]
    seat: SeatNumber
    agree: bool


class Say(Message):
    """Somebody says something: a text, or a remark that everybody reads in their own language."""

    type: Literal["say"]
    seat: SeatNumber
    text: Annotated[str, AfterValidator(lambda text: one_line(text, LONGEST_WORD))] | None = None
    remark: Annotated[str, Field(max_length=32)] | None = None


class Ping(Message):
    """Is anybody there?"""

    type: Literal["ping"]


Said = Hello | Act | Step | Ask | Set | Rename | Call | Return | Resign | End | Say | Ping
Whim = Set | Rename | Call | Return | Resign | End
"""What changes a table though no turn is played."""
SAID: TypeAdapter[Said] = TypeAdapter(Annotated[Said, Field(discriminator="type")])


def understood(text: str | None) -> Said:
    """A message in a text frame; any other frame has none."""
    if text is None:
        raise Refusal("bad-message", "error-bad-message", field="text")
    if len(text) > LONGEST:
        raise Refusal("too-long", "error-too-long", limit=LONGEST)
    try:
        return SAID.validate_json(text)
    except ValidationError as error:
        place = error.errors(include_url=False, include_input=False)[0]
        field = ".".join(str(part) for part in place["loc"]) or "json"
        raise misread(place, field) from None


def weight(said: Said) -> int:
    """How much more than a usual message this one asks of the server."""
    return len(said.actions) // 8 if isinstance(said, Act | Ask) else 0


def id_in(text: str | None) -> str | int | None:
    """The id of a message that was refused, if it can be read."""
    if text is None or len(text) > LONGEST:
        return None
    try:
        id = json.loads(text)["id"]
    except (ValueError, TypeError, LookupError, RecursionError):
        return None
    if isinstance(id, str) and len(id) <= LONGEST_ID and id.isprintable():
        return id
    return id if type(id) is int and 0 <= id < LARGEST else None
