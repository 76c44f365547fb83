"""The shapes of a table of Agricola Express: its view and its position; nothing here but types."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ...kernel.shapes import Goods, View

House = Literal["wood", "brick", "stone"]
Phase = Literal["turn", "harvest", "end"]
Dice = dict[str, list[str]]
"""The faces of dice, by kind."""


class Pasture(TypedDict):
    """A pasture, and the animals that graze there, if any do."""

    kind: str | None
    n: int


class SheetData(TypedDict):
    """What a seat's sheet tells."""

    goods: Goods
    animals: Goods
    house: House
    rooms: int
    """The rooms added to the house."""
    fields: int
    pastures: int
    babies: int
    occupations: list[str]
    improvements: list[str]
    done: int
    """The actions taken in this round."""
    harvests: list[Goods]
    """The points of each harvest so far, row by row."""
    missing: NotRequired[int]
    """The food that was missing at the harvest that is under way."""


class SeatView(SheetData):
    """A sheet with what players work out from it."""

    actions: int
    """The actions of a round."""
    need: int
    """The food that the family eats at the next harvest."""
    totals: list[int]
    total: int
    worth: Goods
    """What the farm would score at the next harvest, as it stands."""
    grazing: list[Pasture]


class Group(TypedDict):
    """A group of dice that can be taken, as the action that takes it."""

    action: str
    dice: Goods
    """The dice that it sets aside, by face."""
    pays: Goods
    """What it takes from the sheet."""
    gains: Goods
    """What it brings: goods, animals, a part of the farm, or a card."""
    workshops: list[str]
    """The workshops that lend their die."""


class ExpressView(View):
    """A table of Agricola Express: the tray of dice, and the sheets beside it."""

    game: Literal["express"]
    harvest: int
    """The harvest that comes next, from 0."""
    phase: Phase
    dice: Dice
    """The faces of the dice that nobody has taken, by kind."""
    aside: Goods
    rolled: bool
    """Whether all dice were rolled in this action."""
    power: str | None
    """The occupation used in this action."""
    sets: int
    """How many dice it may still set."""
    groups: list[Group]
    seats: list[SeatView]


class ExpressPosition(TypedDict):
    """The whole state but for stack and generator."""

    round: int
    starting_player: int
    dice: Dice
    seats: list[SheetData]
