"""The shape of what a table shows: what every game's view has; nothing here but types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

Goods = dict[str, int]
"""How many of what, by name."""
OptionValue = bool | int | str
Options = dict[str, OptionValue]


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


if TYPE_CHECKING:
    from typing_extensions import TypeVar

    V = TypeVar("V", bound=View, default=Any)
    """The view that a game gives; any, where nobody says which game it is."""
else:
    from typing import TypeVar

    V = TypeVar("V")
