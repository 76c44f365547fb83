"""The bodies of requests and answers about whoever keeps who they are."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, Field

from .lines import stays
from .models import Asked, Name, Secret

LABEL_LENGTH = 60


def clean_label(label: str) -> str:
    """What a device is called: one printable line, or nothing."""
    return "".join([character for character in label if stays(character)]).strip()


Label = Annotated[str, Field(max_length=LABEL_LENGTH), AfterValidator(clean_label)]
Credential = Annotated[dict[str, Any], Field(max_length=20)]
"""What a browser says of a passkey, as its `toJSON` writes it."""


class KeepMe(Asked):
    """Somebody who wants to be known: by which name, and in which language their phrase is."""

    name: Name
    language: Literal["en", "fr", "ru"] = "en"
    label: Label = ""
    """What this device is called in the list of devices."""
    device: Secret | None = None
    """The secret that is to be the key of this device."""


class ThisIsMe(Asked):
    """Somebody who is known: by their phrase, or by a passkey."""

    phrase: Annotated[str, Field(max_length=400)] | None = None
    credential: Credential | None = None
    label: Label = ""
    device: Secret | None = None


class NewPhrase(Asked):
    """The language of another phrase."""

    language: Literal["en", "fr", "ru"] = "en"


class OpenSeats(Asked):
    """The secret that is to open one's seats at a table on this device."""

    token: Secret | None = None


class NewPasskey(Asked):
    """A passkey that a browser has made."""

    credential: Credential
    label: Label = ""


class Kept(BaseModel):
    """The key of a device, and the phrase by which one is known again: both are told once."""

    device: str
    phrase: str


class KnownHere(BaseModel):
    """The key of a further device, and one's name."""

    device: str
    name: str


class Phrase(BaseModel):
    """A recovery phrase."""

    phrase: str


class OpenedSeats(BaseModel):
    """One's seats at a table, and the token that opens them on this device."""

    seats: list[int]
    token: str


class Ways(BaseModel):
    """How one can be known again here."""

    passkeys: bool


class PasskeyAsked(BaseModel):
    """What the browser is to be asked: `publicKey` of a passkey, with binary parts in base 64."""

    options: dict[str, Any]


class PasskeyBody(BaseModel):
    """A passkey: what it is called, and when it was made and used last."""

    id: str
    label: str
    made: float
    seen: float


class DeviceBody(PasskeyBody):
    """A device at which one is known, and whether it is this one."""

    here: bool


class Me(BaseModel):
    """What is known of somebody, beside their results."""

    name: str
    made: float
    devices: list[DeviceBody]
    passkeys: list[PasskeyBody]


class ResultSeat(BaseModel):
    """What a seat has come to; a name that is empty is that of somebody who is known no more."""

    name: str
    bot: str | None
    place: int
    points: float
    left: bool
    """Whether it has resigned, or a bot played for it in the end."""
    you: bool


class ResultBody(BaseModel):
    """A finished game that counted."""

    table: str
    there: bool
    """Whether the table can still be looked at."""
    game: str
    at: float
    seats: list[ResultSeat]


class StatisticBody(BaseModel):
    """All games of a kind with so many seats."""

    game: str
    seats: int
    games: int
    places: list[int]
    """How often each place was taken, the first one first."""
    best: float
    mean: float


class RatingBody(BaseModel):
    """What one is taken to be worth in a game, and between what that lies almost surely."""

    game: str
    games: int
    value: float
    low: float
    high: float


class AgainstBody(BaseModel):
    """Somebody with whom one has played, by their name as it was, and how often each was ahead."""

    name: str
    bot: str | None
    games: int
    ahead: int
    behind: int


class Results(BaseModel):
    """One's games that counted: the newest, all in figures, ratings, and against whom."""

    games: list[ResultBody]
    statistics: list[StatisticBody]
    ratings: list[RatingBody]
    against: list[AgainstBody]
