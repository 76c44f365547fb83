"""The shapes of what goes in and out of a table, whatever the game; nothing here but types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, Protocol, SupportsIndex, TypedDict

Goods = dict[str, int]
"""How many of what, by name."""
OptionValue = bool | int | str
Options = dict[str, OptionValue]
Locale = Literal["en", "fr", "ru"]
"""A language with catalogues."""
PhaseKind = Literal["round", "reveal", "harvest", "over"]
GoodsKind = Literal["gain", "pay", "swap", "lay", "sow", "reap", "feed", "breed", "release"]
FarmKind = Literal["room", "stable", "renovate", "plow", "fence", "border", "trough", "pasture"]
DeedKind = Literal["place", "card", "grow", "beg", "start", "roll", "points", "progress", "other"]
EntryKind = Literal[PhaseKind, GoodsKind, FarmKind, DeedKind]
"""What a line of the log is about, whatever its words are; `other` has no picture."""
SeatNumber = SupportsIndex
"""An int, by a protocol: compiled code checks none, so that a table can refuse others in words."""


class RandomBits(Protocol):
    """A `random.Random`, or anything else that gives random bits."""

    def getrandbits(self, k: int, /) -> int:
        """A random number of so many bits."""
        ...


class View(TypedDict):
    """What a seat may know; every game adds its id, its seats and its table."""

    options: Options
    seat: int | None
    """Who looks; null is everybody."""
    round: int
    rounds: int
    starting_player: int
    deciding: int | None
    """The seat that decides, the first of them if several do; null once the game is over."""
    over: bool
    goals: NotRequired[list[int]]
    """What a solo game should reach, level by level."""
    own: NotRequired[dict[str, str]]
    """The files of own cards that it is played with, by name with their hashes."""


if TYPE_CHECKING:
    from typing_extensions import TypeVar

    V = TypeVar("V", bound=View, default=Any)
    """The view that a game gives; any, where nobody says which game it is."""
else:
    from typing import TypeVar

    V = TypeVar("V")
