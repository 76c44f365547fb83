"""A plain picture of a view: the board's spaces on the left, a panel per seat on the right."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import Any, Final

from .ground import GOODS, Ground, grounds
from .sketch import INK, SIGN, Colour, Picture, Sheet

PAPER: Final[Colour] = (246, 240, 226)
PANEL: Final[Colour] = (255, 252, 244)
SEATS: Final[tuple[Colour, ...]] = (
    (192, 57, 43),
    (41, 98, 175),
    (46, 125, 66),
    (201, 140, 20),
    (120, 66, 150),
)
HEIGHT: Final = 480
BOARD: Final = 280
WIDE: Final = 330
HIGH: Final = 228
LINE: Final = 14
OTHER: Final[Colour] = (150, 145, 135)


def drawn(view: Mapping[str, Any]) -> Picture:
    """A view as a picture, of one size for all moments of a game."""
    seats = view["seats"]
    sheet = Sheet(BOARD + 16 + (len(seats) + 1) // 2 * WIDE, HEIGHT, PAPER)
    board(sheet, view)
    for number in range(len(seats)):
        x = BOARD + number // 2 * WIDE
        panel(sheet, x, 8 + number % 2 * (HIGH + 8), view, number)
    return sheet.pixels


def board(sheet: Sheet, view: Mapping[str, Any]) -> None:
    """The round, and every space with what lies there and who stands there; or the dice."""
    who = "over" if view["over"] else f"seat {view['deciding']}"
    sheet.write(8, 8, f"{view['game']} {view['round']}/{view['rounds']} {who}")
    y = 8 + LINE
    for space in view.get("spaces", ()):
        people = space.get("people", ())
        x = 8
        for seat in people:
            sheet.fill(x, y, 8, 10, SEATS[seat])
            x += 10
        workers = sum(space.get("rows", ()))
        x = sheet.write(x, y, f"{space['id']} {workers or ''}", OTHER if people else INK)
        chips(sheet, x + 4, y, space.get("goods", {}), BOARD)
        y += LINE
    for kind, faces in view.get("dice", {}).items():
        y = words(sheet, 8, y, BOARD, f"{kind}: {', '.join(faces) or '-'}")


def panel(sheet: Sheet, x: int, y: int, view: Mapping[str, Any], number: int) -> None:
    """What a seat has: goods and animals, its farm, its numbers, its cards."""
    seat = view["seats"][number]
    end = x + WIDE - 10
    sheet.fill(x, y, WIDE - 8, HIGH, PANEL)
    sheet.frame(x, y, WIDE - 8, HIGH, SEATS[number], 3 if view["deciding"] == number else 1)
    sheet.fill(x, y, WIDE - 8, LINE + 2, SEATS[number])
    starts = " starts" if view["starting_player"] == number else ""
    sheet.write(x + 5, y + 4, f"seat {number}{starts}", PANEL)
    at = y + LINE + 6
    for goods in (seat["goods"], herd(seat)):
        at = chips(sheet, x + 5, at, goods, end) + LINE
    for ground in grounds(view["game"], seat):
        plot(sheet, x + 5, at, ground)
        at += ground.rows * ground.high + 4
    numbers = [f"{name} {n}" for name, n in seat.items() if n and type(n) is int]
    cards = [
        name
        for part in ("cards", "occupations", "improvements", "played")
        for name in seat.get(part, ())
    ]
    for line in (numbers, cards):
        at = words(sheet, x + 5, at, end, ", ".join(line).replace("_", " "), y + HIGH - 12)


def herd(seat: Mapping[str, Any]) -> Mapping[str, int]:
    """The animals of a seat, wherever they stand."""
    if "animals" in seat:
        return dict(seat["animals"])
    return {"sheep": sum(seat["sheep"].values())}


def chips(sheet: Sheet, x: int, y: int, goods: Mapping[str, int], end: int) -> int:
    """Goods as squares of their colours, each with its name and number; returns the last line."""
    left = x
    for name, n in goods.items():
        if not n:
            continue
        label = f"{name[:5]} {n}"
        if x > left and x + 12 + len(label) * SIGN > end:
            x, y = left, y + LINE
        sheet.fill(x, y, 10, 10, GOODS.get(name, OTHER))
        sheet.frame(x, y, 10, 10, INK)
        x = sheet.write(x + 13, y, label) + 6
    return y


def words(sheet: Sheet, x: int, y: int, end: int, text: str, bottom: int = HEIGHT) -> int:
    """A text broken into lines, down to the bottom; returns where the next one begins."""
    for line in wrap(text, (end - x) // SIGN):
        if y < bottom:
            sheet.write(x, y, line)
        y += LINE
    return y


def plot(sheet: Sheet, x: int, y: int, ground: Ground) -> None:
    """A farm as squares: what each is by colour, what stands there in letters, borders in black."""
    wide, high = ground.wide, ground.high
    for cell in ground.cells:
        left, top = x + cell.column * wide, y + cell.row * high
        sheet.fill(left, top, wide, high, cell.colour)
        sheet.frame(left, top, wide, high, OTHER)
        words(sheet, left + 3, top + 3, left + wide, cell.label, top + high - 10)
    for column, row, down in ground.borders:
        left, top = x + column * wide, y + row * high
        if down:
            sheet.fill(left - 1, top, 3, high, INK)
        else:
            sheet.fill(left, top - 1, wide, 3, INK)
