"""A farm of All Creatures: heavy lines are borders, thin ones walls, dotted ones mere edges."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ..games.creatures.shapes import CreaturesView, Housing
from .cards import catalogue
from .farm import CORNERS, FENCE
from .say import MUTED, Voice

ROWS: Final = 3
COLUMNS: Final = "abcdefghijkl"
WIDEST: Final = 12
GOOD: Final = 8
NARROWEST: Final = 5
MARGIN: Final = 2
TROUGH: Final = "⊔"
THIN_CORNERS: Final = "·╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""Where walls meet, as `CORNERS` has it for borders."""
MARK: Final = "bold #d9a520"
GROUND: Final = {
    "cottage": "#ffffff on #855a30",
    "building": "#ffffff on #7d3028",
    "pasture": "#ffffff on #3d6230",
    "trough": "#ffe9a8 on #5e3c20",
}

_EDGE: Final = re.compile(r"\b([a-lавсек])([123])([nesw])\b", re.IGNORECASE)
_LATIN: Final = str.maketrans("авсек", "abcek")


def edge_name(column: int, row: int, side: str) -> str:
    """An edge as the game calls it, by a cell (from 0) and one of its sides."""
    if side == "s" and row < ROWS - 1:
        row, side = row + 1, "n"
    if side == "e" and column < len(COLUMNS) - 1:
        column, side = column + 1, "w"
    elif side == "w" and column == len(COLUMNS):
        column, side = column - 1, "e"
    return f"{COLUMNS[column]}{row + 1}{side}"


def read_edges(given: str) -> str:
    """A text in which every edge has the name that the game gives it."""

    def renamed(match: re.Match[str]) -> str:
        letter, row, side = (part.lower() for part in match.groups())
        return edge_name(COLUMNS.index(letter.translate(_LATIN)), int(row) - 1, side)

    return _EDGE.sub(renamed, given)


def cell_width(columns: int, room: int, between: int = 1) -> int:
    """How wide the cells may be if so many columns are to find room."""
    wide = (room - MARGIN - between) // columns - between
    return max(NARROWEST, min(WIDEST, wide))


def farm_width(columns: int, cell: int, between: int = 1) -> int:
    """How wide a farm is."""
    return MARGIN + columns * (cell + between) + between


def shortened(words: str, width: int) -> str:
    """Words that fit, cut with a point if need be."""
    if cell_len(words) <= width:
        return words
    return set_cell_size(words, width - 1).rstrip(" -’") + "."


@final
class CreaturesFarm:
    """One seat's farm, ready to be drawn into so many columns."""

    def __init__(
        self, view: CreaturesView, seat: int, voice: Voice, room: int, marks: Mapping[str, str]
    ) -> None:
        self.seat = view["seats"][seat]
        self.names = catalogue(view["game"])
        self.voice = voice
        self.marks = marks
        self.columns = [COLUMNS.index(column) for column in self.seat["columns"]]
        upright = [len(mark) + 1 for place, mark in marks.items() if place[-1] in "we"]
        self.between = max(upright, default=1)
        self.width = cell_width(len(self.columns), room, self.between)
        self.borders = frozenset(self.seat["borders"])
        self.pastures = {
            cell
            for home in self.seat["housing"]
            if home["kind"] == "pasture"
            for cell in home["cells"]
        }
        self.homes: dict[str, list[Housing]] = {}
        for home in self.seat["housing"]:
            self.homes.setdefault(home["cells"][0], []).append(home)

    def lines(self) -> list[Text]:
        """The drawing, one text per line."""
        heads = "".join(
            f"{COLUMNS[column].upper():^{self.width}}" + " " * self.between
            for column in self.columns
        )
        drawn = [Text(" " * (MARGIN + self.between) + heads.rstrip(), style=MUTED)]
        for row in range(ROWS):
            drawn.append(self._level(row))
            drawn.extend(self._row(row, part) for part in range(2))
        drawn.append(self._level(ROWS))
        return drawn

    def _line(self, edge: str, one: str, other: str) -> int:
        """What stands on the edge between two cells: 2 a border, 1 a wall, 0 nothing."""
        if edge in self.borders:
            return 2
        return int(one in self.seat["tiles"] or other in self.seat["tiles"])

    def _lying(self, column: int, row: int) -> int:
        """What stands above a cell, or below the last row."""
        if column not in self.columns:
            return 0
        edge = edge_name(column, row, "n") if row < ROWS else edge_name(column, row - 1, "s")
        return self._line(edge, cell_name(column, row - 1), cell_name(column, row))

    def _upright(self, column: int, row: int) -> int:
        """What stands to the left of a cell, or to the right of the last column."""
        if not 0 <= row < ROWS:
            return 0
        edge = edge_name(column, row, "w")
        return self._line(edge, cell_name(column - 1, row), cell_name(column, row))

    def _corner(self, column: int, row: int) -> Text:
        sides = (
            self._upright(column, row - 1),
            self._lying(column, row),
            self._upright(column, row),
            self._lying(column - 1, row),
        )
        strongest = max(sides)
        shape = sum(1 << i for i, side in enumerate(sides) if side == strongest and side)
        corner = (CORNERS if strongest == 2 else THIN_CORNERS)[shape]
        return Text(corner, FENCE if strongest == 2 else "" if strongest else MUTED)

    def _level(self, row: int) -> Text:
        line = Text(" " * MARGIN)
        for column in [*self.columns, self.columns[-1] + 1]:
            line.append_text(self._corner(column, row))
            right = self._lying(column, row)
            stroke, style = (("╌", MUTED), ("─", ""), ("━", FENCE))[right]
            inside = column in self.columns
            line.append((stroke if inside else " ") * (self.between - 1), style)
            if not inside:
                break
            edge = edge_name(column, row, "n") if row < ROWS else edge_name(column, row - 1, "s")
            mark = self.marks.get(edge, "")
            line.append_text(self._marked(mark, stroke, style))
        line.rstrip()
        return line

    def _marked(self, mark: str, stroke: str, style: str) -> Text:
        """An edge above or below a cell, with the number of its choice."""
        if not mark:
            return Text(stroke * self.width, style)
        label = f" {mark} "
        left = (self.width - len(label)) // 2
        line = Text(stroke * left, style)
        line.append(label, MARK)
        return line.append(stroke * (self.width - left - len(label)), style)

    def _row(self, row: int, part: int) -> Text:
        line = Text(f"{row + 1 if part == 0 else ' ':<{MARGIN}}", MUTED)
        for column in [*self.columns, self.columns[-1] + 1]:
            mark = self.marks.get(edge_name(column, row, "w"), "") if part == 0 else ""
            if mark:
                line.append(f"{mark:<{self.between}}", MARK)
            else:
                left = self._upright(column, row)
                stroke, style = (("╎", MUTED), ("│", ""), ("┃", FENCE))[left]
                line.append(f"{stroke:<{self.between}}", style)
            if column in self.columns:
                line.append_text(self._cell(cell_name(column, row), part))
        line.rstrip()
        return line

    def _cell(self, name: str, part: int) -> Text:
        words = [self._title(name), self._animals(name)]
        mark = self.marks.get(name, "")
        if mark:
            empty = words.index("") if "" in words else 0
            words[empty] = f"({mark}) {words[empty]}".strip()
        words = [shortened(word, self.width) for word in words]
        style = GROUND.get(self._ground(name), "bold" if mark else "")
        return Text(f"{words[part]:^{self.width}}", style)

    def _ground(self, name: str) -> str:
        tile = self.seat["tiles"].get(name)
        if tile is not None:
            return "cottage" if tile == "cottage" else "building"
        if name in self.pastures:
            return "pasture"
        return "trough" if name in self.seat["troughs"] else ""

    def _title(self, name: str) -> str:
        """The tile of a cell, or its trough."""
        tile = self.seat["tiles"].get(name)
        if tile is not None:
            return self.names[tile].title(self.voice.locale)
        return TROUGH if name in self.seat["troughs"] else ""

    def _animals(self, name: str) -> str:
        """The animals of a cell and how many find room, as long as the cell allows."""
        homes = self.homes.get(name, [])
        room = sum(home["capacity"] for home in homes)
        animals: dict[str, int] = {}
        for home in homes:
            for animal, n in home["animals"].items():
                animals[animal] = animals.get(animal, 0) + n
        trough = TROUGH if name in self.seat["troughs"] and name in self.seat["tiles"] else ""
        if not room:
            return trough
        texts = [
            text for text in self._texts(animals, room, trough) if cell_len(text) <= self.width
        ]
        return texts[0] if texts else f"{sum(animals.values())}/{room}"

    def _texts(self, animals: dict[str, int], room: int, trough: str) -> list[str]:
        """Ways to tell of animals, from long to short."""
        if not animals:
            return [f"{trough} 0/{room}".strip(), f"0/{room}"]
        say = self.voice.say
        if len(animals) > 1:
            each = [f"{n}{say(f'creatures-tiny-{animal}')}" for animal, n in animals.items()]
            return [f"{trough} {' '.join(each)}".strip(), "".join(each)]
        ((animal, n),) = animals.items()
        word, tiny = say(f"creatures-cell-{animal}", n=n), say(f"creatures-tiny-{animal}")
        return [
            f"{trough} {n}/{room} {word}".strip(),
            f"{trough}{n}/{room} {word}",
            f"{trough}{n}/{room} {tiny}",
            f"{n}/{room}{tiny}",
            f"{n} {tiny}",
        ]


def cell_name(column: int, row: int) -> str:
    """A cell as the game calls it; one that cannot be is called by no name."""
    if 0 <= column < len(COLUMNS) and 0 <= row < ROWS:
        return f"{COLUMNS[column]}{row + 1}"
    return ""
