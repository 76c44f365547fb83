"""The shapes of a table of All Creatures: its view and its position; nothing here but types."""

from __future__ import annotations

from typing import Literal, TypedDict, final

from ...kernel.shapes import Goods, View

PlaceKind = Literal["pasture", "building", "trough", "unused"]


class OnSpace(TypedDict, total=False):
    """What lies on a space and who stands there, if anything and anybody."""

    goods: Goods
    people: list[int]


@final
class Space(OnSpace):
    """A space of the board."""

    id: str
    title: str
    gathers: Goods
    """What comes onto it at a refill, if it is empty."""
    then: str | None
    """The animal that comes instead while something lies there."""


class Housing(TypedDict):
    """A place for animals, with those that stand there."""

    kind: PlaceKind
    cells: list[str]
    tile: str
    """The building that it is, or nothing."""
    capacity: int
    types: list[str]
    """The animals that it may hold."""
    animals: Goods


class FarmData(TypedDict):
    """A farm and what its seat has."""

    goods: Goods
    animals: Goods
    columns: list[str]
    tiles: dict[str, str]
    """The buildings, by the cell on which each stands."""
    troughs: list[str]
    borders: list[str]
    placed: int
    stones: int
    """The stones that lie on one of its buildings."""
    barn: bool
    """Whether the next stall may become stables for nothing."""


class SeatView(FarmData):
    """A seat with what players work out from its farm."""

    to_place: int
    unused: list[str]
    room: Goods
    """How many of a type could be kept if there were no others."""
    housing: list[Housing]


class Supply(TypedDict):
    """What is left for both seats."""

    trough: int
    stall: int
    extension: int


class CreaturesView(View):
    """A table of All Creatures Big and Small."""

    game: Literal["creatures"]
    first_starter: int
    spaces: list[Space]
    borders_left: int
    """The round counter: as many borders as rounds are still to come."""
    supply: Supply
    buildings: list[str]
    """The special buildings on display."""
    seats: list[SeatView]


class CreaturesPosition(TypedDict):
    """The whole state but for stack and generator."""

    round: int
    starting_player: int
    first_starter: int
    spaces: dict[str, OnSpace]
    buildings: list[str]
    seats: list[FarmData]
