"""What lies where on a seat's farm, as squares to be drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from .sketch import Colour

GOODS: Final[dict[str, Colour]] = {
    "wood": (139, 94, 52),
    "clay": (196, 98, 62),
    "brick": (196, 98, 62),
    "reed": (150, 165, 70),
    "stone": (140, 140, 145),
    "grain": (240, 200, 60),
    "vegetable": (235, 130, 40),
    "food": (250, 170, 150),
    "border": (90, 70, 50),
    "sheep": (245, 245, 240),
    "boar": (70, 60, 60),
    "pig": (240, 160, 170),
    "cattle": (150, 90, 60),
    "cow": (150, 90, 60),
    "horse": (95, 60, 40),
    "barley": (235, 215, 130),
    "rye": (205, 165, 80),
    "flax": (130, 150, 220),
    "hops": (120, 180, 60),
    "hide": (180, 130, 90),
    "meat": (200, 60, 60),
    "milk": (250, 250, 255),
    "wool": (225, 225, 215),
}
HOUSES: Final = {"wood": GOODS["wood"], "clay": GOODS["clay"], "stone": GOODS["stone"]}
WILD: Final[Colour] = (196, 210, 160)
PLOWED: Final[Colour] = (176, 140, 100)
PASTURE: Final[Colour] = (120, 185, 95)
BUILT: Final[Colour] = (215, 180, 150)
ROW: Final = 13
"""The places in the row of a craft, its start among them."""
REACHED: Final[Colour] = (160, 200, 150)


class Cell(NamedTuple):
    """A square of a farm."""

    column: int
    row: int
    colour: Colour
    label: str


class Ground(NamedTuple):
    """Squares of one size; `borders` lie to the left of a square, or above it."""

    rows: int
    wide: int
    high: int
    cells: list[Cell]
    borders: list[tuple[int, int, bool]]


def grounds(game: str, seat: dict[str, Any]) -> list[Ground]:
    """The farm of a seat, as far as it is one of squares."""
    if game == "creatures":
        return [estate(seat)]
    if game == "hallertau":
        return [field_board(seat), community_centre(seat)]
    if game == "express":
        return [sheet_of_dice(seat)]
    return [farmyard(seat)]


def labelled(goods: dict[str, int]) -> str:
    """Goods by two letters and a number each."""
    return " ".join(f"{name[:2]}{n}" for name, n in goods.items() if n)


def farmyard(seat: dict[str, Any]) -> Ground:
    """The farm of Agricola: rooms, fields, pastures with their animals, stables."""
    colours: dict[str, Colour] = dict.fromkeys(seat["rooms"], HOUSES[seat["house"]])
    colours |= dict.fromkeys(seat["fields"], PLOWED)
    colours |= {cell: PASTURE for pasture in seat["pastures"] for cell in pasture}
    labels = {cell: labelled(crops) for cell, crops in seat["fields"].items()}
    for place in seat["housing"]:
        for cell in place["cells"][:1]:
            labels[cell] = labelled(place["animals"])
    for cell in seat["stables"]:
        labels[cell] = f"{labels.get(cell, '')} +st".strip()
    cells = [
        Cell(column, row, colours.get(name, WILD), labels.get(name, ""))
        for row in range(3)
        for column in range(5)
        for name in (f"r{row + 1}c{column + 1}",)
    ]
    borders = [
        border
        for pasture in seat["pastures"]
        for border in around({(int(cell[3]) - 1, int(cell[1]) - 1) for cell in pasture})
    ]
    return Ground(3, 62, 34, cells, borders)


def around(cells: set[tuple[int, int]]) -> Iterator[tuple[int, int, bool]]:
    """The borders of an area of squares."""
    for column, row in sorted(cells):
        if (column - 1, row) not in cells:
            yield column, row, True
        if (column + 1, row) not in cells:
            yield column + 1, row, True
        if (column, row - 1) not in cells:
            yield column, row, False
        if (column, row + 1) not in cells:
            yield column, row + 1, False


def estate(seat: dict[str, Any]) -> Ground:
    """The farm of All Creatures: its columns, buildings, troughs, borders and animals."""
    columns = {letter: i for i, letter in enumerate(seat["columns"])}
    labels: dict[str, str] = {cell: tile[:7] for cell, tile in seat["tiles"].items()}
    pastures = {
        cell for place in seat["housing"] if place["kind"] == "pasture" for cell in place["cells"]
    }
    for cell in seat["troughs"]:
        labels[cell] = f"{labels.get(cell, '')} +tr".strip()
    for place in seat["housing"]:
        for cell in place["cells"][:1]:
            labels[cell] = f"{labels.get(cell, '')} {labelled(place['animals'])}".strip()

    def colour(name: str) -> Colour:
        return BUILT if name in seat["tiles"] else PASTURE if name in pastures else WILD

    cells = [
        Cell(column, row, colour(name), labels.get(name, ""))
        for letter, column in columns.items()
        for row in range(3)
        for name in (f"{letter}{row + 1}",)
    ]
    borders = [
        (columns.get(name[0], len(columns)), int(name[1]) - (name[2] != "s"), name[2] == "w")
        for name in seat["borders"]
    ]
    return Ground(3, 62, 34, cells, borders)


def field_board(seat: dict[str, Any]) -> Ground:
    """The fields of Hallertau: one square each, with its row and what is sown."""
    cells = [
        Cell(
            i,
            0,
            GOODS.get(field["crop"] or "", PLOWED),
            f"{field['row']}{'*' if field['double'] else ''}",
        )
        for i, field in enumerate(seat["fields"])
    ]
    return Ground(1, 26, 18, cells, [])


def community_centre(seat: dict[str, Any]) -> Ground:
    """The crafts of Hallertau: how far each has come in its row, and where boulders lie."""
    cells = [
        Cell(step, row, *mark(craft, step))
        for row, craft in enumerate(seat["crafts"])
        for step in range(ROW)
    ]
    return Ground(len(seat["crafts"]), 24, 15, cells, [])


def mark(craft: dict[str, Any], step: int) -> tuple[Colour, str]:
    """A step in the row of a craft."""
    if step == craft["position"]:
        return REACHED, craft["id"][:2]
    return (GOODS["stone"], "") if step in craft["boulders"] else (WILD, "")


def sheet_of_dice(seat: dict[str, Any]) -> Ground:
    """The farm of Express: its house with rooms, fields, and pastures with those that graze."""
    house = seat["house"]
    parts: list[tuple[Colour, str]] = [(GOODS[house], house[:3])] * (1 + seat["rooms"])
    parts += [(PLOWED, "")] * seat["fields"]
    for pasture in seat["grazing"]:
        grazing = {pasture["kind"]: pasture["n"]} if pasture["kind"] else {}
        parts.append((PASTURE, labelled(grazing)))
    return Ground(2, 34, 30, list(row_of(parts)), [])


def row_of(parts: Iterable[tuple[Colour, str]]) -> Iterator[Cell]:
    """Squares beside each other, nine in a row."""
    for i, (colour, label) in enumerate(parts):
        yield Cell(i % 9, i // 9, colour, label)
