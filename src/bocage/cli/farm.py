"""A farm drawn with box characters: heavy lines are fences, dotted ones mere cell borders."""

from __future__ import annotations

import re
from typing import Final, final

from rich.text import Text

import bocage

from ..games.agricola.shapes import Housing, SeatView
from .say import MUTED, Voice

ROWS: Final = 3
COLUMNS: Final = 5
LARGE: Final = 8
SMALL: Final = 5
LARGE_WIDTH: Final = 2 + COLUMNS * (LARGE + 1) + 1
SMALL_WIDTH: Final = 1 + COLUMNS * (SMALL + 1) + 1

FENCE: Final = "bold #6fa055"
GROUND: Final = {
    "wood": "#ffffff on #855a30",
    "clay": "#ffffff on #a04f2c",
    "stone": "#ffffff on #666c74",
    "field": "#ffe9a8 on #5e3c20",
    "pasture": "#ffffff on #3d6230",
    "stable": "#ffffff on #7d3028",
}
CORNERS: Final = "·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""Where fences meet, by the sides they come from: 1 above, 2 right, 4 below, 8 left."""

_CELL = re.compile(r"r(\d)c(\d)")
_EDGE = re.compile(r"\b(?:r([123])c([1-5])|([abcавс])([1-5]))([nesw])\b", re.IGNORECASE)
_LATIN: Final = str.maketrans("авс", "abc")
_PLACE = re.compile(r"r\dc\d|[a-l]\d[nesw]?")


def place(name: str) -> tuple[int, int]:
    """Row and column of a cell, from 0."""
    match = _CELL.fullmatch(name)
    assert match is not None
    return int(match[1]) - 1, int(match[2]) - 1


def label(name: str) -> str:
    """A cell as players call it: r1c2 is A2."""
    row, column = place(name)
    return f"{'ABC'[row]}{column + 1}"


def place_of(action: bocage.Action) -> str:
    """The cell or edge that an action is about, if it is one."""
    on_farm = action.kind in ("cell", "edge", "place") and _PLACE.fullmatch(action.argument)
    return action.argument if on_farm else ""


def cell_name(row: int, column: int) -> str:
    """A cell as the engine calls it."""
    return f"r{row + 1}c{column + 1}"


def edge_name(row: int, column: int, side: str) -> str:
    """An edge as the engine calls it, by a cell (from 0) and one of its sides."""
    if side == "s" and row < ROWS - 1:
        row, side = row + 1, "n"
    elif side == "n" and row == ROWS:
        row, side = row - 1, "s"
    if side == "e" and column < COLUMNS - 1:
        column, side = column + 1, "w"
    elif side == "w" and column == COLUMNS:
        column, side = column - 1, "e"
    return cell_name(row, column) + side


def read_edges(given: str) -> str:
    """A text in which every edge, such as A4s, has the name that the engine gives it."""

    def renamed(match: re.Match[str]) -> str:
        engine_row, engine_column, letter, number, side = match.groups()
        if letter is None:
            row, column = int(engine_row) - 1, int(engine_column) - 1
        else:
            row, column = "abc".index(letter.lower().translate(_LATIN)), int(number) - 1
        return edge_name(row, column, side.lower())

    return _EDGE.sub(renamed, given)


@final
class Farm:
    """One seat's farm, ready to be drawn."""

    def __init__(
        self, seat: SeatView, voice: Voice, large: bool, marks: dict[str, str] | None = None
    ) -> None:
        self.seat = seat
        self.voice = voice
        self.large = large
        self.width = LARGE if large else SMALL
        self.margin = 2 if large else 1
        self.marks = marks or {}
        self.open = frozenset(seat.get("fences", ()))
        self.pasture_of = {cell: i for i, cells in enumerate(seat["pastures"]) for cell in cells}
        self.counts: dict[str, str] = {}
        self.animals: dict[str, tuple[str, int]] = {}
        rooms = iter(seat["rooms"])
        for home in seat["housing"]:
            if home["kind"] != "card":
                self._house(home, home["cells"] or [next(rooms)])

    def _house(self, home: Housing, cells: list[str]) -> None:
        """Note which cell shows the animals of a pasture, a stable or a room."""
        if home["kind"] == "pasture":
            total = str(sum(home["animals"].values()))
            count = f"{total}/{home['capacity']}"
            self.counts[cells[0]] = count if len(count) <= self.width else total
        for i, (animal, n) in enumerate(home["animals"].items()):
            self.animals[cells[min(i, len(cells) - 1)]] = (animal, n)

    def lines(self) -> list[Text]:
        """The drawing, one text per line."""
        heads = "".join(f"{column + 1:^{self.width + 1}}" for column in range(COLUMNS))
        drawn = [Text(" " * (self.margin + 1) + heads.rstrip(), style=MUTED)]
        for row in range(ROWS):
            drawn.append(self._border(row))
            drawn.extend(self._row(row, line) for line in range(2 if self.large else 1))
        drawn.append(self._border(ROWS))
        return drawn

    def fenced(self, one: tuple[int, int], other: tuple[int, int]) -> bool:
        """Whether a fence stands between a cell and the one below or right; one may be outside."""
        if edge_name(*other, "n" if one[1] == other[1] else "w") in self.open:
            return True
        return self.pasture_of.get(cell_name(*one)) != self.pasture_of.get(cell_name(*other))

    def _corner(self, row: int, column: int) -> str:
        above = self.fenced((row - 1, column - 1), (row - 1, column))
        right = self.fenced((row - 1, column), (row, column))
        below = self.fenced((row, column - 1), (row, column))
        left = self.fenced((row - 1, column - 1), (row, column - 1))
        return CORNERS[above + 2 * right + 4 * below + 8 * left]

    def _border(self, row: int) -> Text:
        line = Text(" " * self.margin)
        for column in range(COLUMNS + 1):
            corner = self._corner(row, column)
            line.append(corner, MUTED if corner == "·" else FENCE)
            if column == COLUMNS:
                break
            if self.fenced((row - 1, column), (row, column)):
                count = self.counts.get(cell_name(row, column), "")
                line.append(f"{count:━^{self.width}}", FENCE)
            else:
                line.append("╌" * self.width, MUTED)
        return line

    def _row(self, row: int, part: int) -> Text:
        line = Text()
        line.append(f"{'ABC'[row] if part == 0 else ' ':<{self.margin}}", MUTED)
        for column in range(COLUMNS + 1):
            if self.fenced((row, column - 1), (row, column)):
                line.append("┃", FENCE)
            else:
                line.append("╎", MUTED)
            if column < COLUMNS:
                line.append_text(self._cell(cell_name(row, column), part))
        return line

    def _cell(self, name: str, part: int) -> Text:
        ground, words = self._large(name) if self.large else self._small(name)
        words = [*words, "", ""]
        if name in self.marks:
            words[words.index("")] = f"({self.marks[name]})"
        style = GROUND.get(ground, "")
        if ground == "" and name in self.marks:
            style = "bold"
        return Text(f"{words[part][: self.width]:^{self.width}}", style=style)

    def _ground(self, name: str) -> str:
        if name in self.seat["rooms"]:
            return str(self.seat["house"])
        if name in self.seat["fields"]:
            return "field"
        if name in self.pasture_of:
            return "pasture"
        return "stable" if name in self.seat["stables"] else ""

    def _stacks(self, name: str, n: int) -> str:
        """How many crops stand on a field, and in a second stack."""
        second = self.seat.get("second", {}).get(name)
        return f"{n}+{second}" if second else f"{n}"

    def _large(self, name: str) -> tuple[str, list[str]]:
        """What a roomy cell shows, in two lines."""
        ground, say = self._ground(name), self.voice.say
        animal, n = self.animals.get(name, ("", 0))
        second = say(f"cell-{animal}", n=n) if animal else ""
        if ground == "field":
            crops = self.seat["fields"][name]
            for crop, n in crops.items():
                return ground, [say(f"cell-{crop}"), f"≈ {self._stacks(name, n)} ≈"]
            return ground, [say("cell-field")]
        if name in self.seat["stables"]:
            return ground, ["⌂ " + say("cell-stable"), second]
        if ground in ("wood", "clay", "stone"):
            return ground, [say(f"cell-{ground}"), second]
        return ground, [second] if second else []

    def _small(self, name: str) -> tuple[str, list[str]]:
        """What a narrow cell shows, in one line."""
        ground, say = self._ground(name), self.voice.say
        animal, _ = self.animals.get(name, ("", 0))
        word = say(f"tiny-{animal}") if animal else ""
        if ground == "field":
            for crop, n in self.seat["fields"][name].items():
                return ground, [say(f"tiny-{crop}") + f" {self._stacks(name, n)}"]
            return ground, [say("tiny-field")]
        if name in self.seat["stables"]:
            return ground, ["⌂" + word]
        if ground in ("wood", "clay", "stone"):
            return ground, [word or say(f"tiny-{ground}")]
        return ground, [word] if word else []
