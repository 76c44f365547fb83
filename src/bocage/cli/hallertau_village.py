"""A village of Hallertau: fields, sheep, the community centre, and what advances cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ..games.hallertau.scoring import CENTRE, FIRST_ICON
from ..games.hallertau.shapes import Craft, HallertauView, Price, SeatView
from .counters import flowing, under
from .hallertau_board import with_cards
from .say import ALARM, MUTED, Voice

WINDOWS: Final = tuple(points or 6 + slides for slides, points in enumerate(CENTRE))
"""What the window of the community centre shows: workers, then points."""
ICONS: Final = range(FIRST_ICON, len(CENTRE) - 1)
"""The spaces of a craft's row that bear an icon."""
WIDE: Final = 48
LABEL: Final = 9
"""The columns before fields and sheep."""
WAYS: Final = 6
"""So many ways to pay are shown beside a craft."""
CRAFT: Final = "⌂"
BOULDER: Final = "○"
COVERED: Final = "═"
STANDING: Final = "bold #d9a520"


@final
class Village:
    """One seat's boards, ready to be drawn into so many columns."""

    def __init__(
        self, view: HallertauView, seat: int, voice: Voice, width: int, marks: Mapping[str, str]
    ) -> None:
        self.seat = view["seats"][seat]
        self.prices = view["prices"] if view["turn"] == seat else None
        self.voice = voice
        self.width = width
        self.marks = marks
        self.names = {
            craft["id"]: voice.words(f"craft-hallertau-{craft['id']}")
            for craft in self.seat["crafts"]
        }
        self.indent = max(map(cell_len, self.names.values())) + 1
        self.cell = 3 if width >= WIDE else 2

    def lines(self) -> list[Text]:
        """The drawing, one text per line."""
        drawn: list[Text] = []
        for row in (5, 4, 3, 2):
            heading = self.voice.say("hallertau-fields") if row == 5 else ""
            drawn += self._labelled(heading, f"{row}  ", self._fields(row))
        drawn += self._labelled(self.voice.say("hallertau-sheep"), "", self._sheep())
        drawn += self._centre()
        return drawn + self._prices()

    def _labelled(self, heading: str, row: str, parts: list[str]) -> list[Text]:
        """Parts behind a heading, in as many lines as they need."""
        room = self.width - LABEL - len(row)
        lines: list[Text] = []
        for i, line in enumerate(flowing(parts, room)):
            label = set_cell_size(heading if i == 0 else "", LABEL)
            numbered = Text(label, MUTED).append(row if i == 0 else " " * len(row), MUTED)
            lines.append(numbered.append_text(line))
        return lines

    def _marked(self, words: str, place: str) -> str:
        """Words with the numbers of the choices that are about their place."""
        mark = self.marks.get(place)
        return f"{words} ({mark})" if mark else words

    def _fields(self, row: int) -> list[str]:
        """The fields of a row, equal ones together."""
        crops = [
            "+".join([field["crop"] or "empty"] * (2 if field["double"] else 1))
            for field in self.seat["fields"]
            if field["row"] == row
        ]
        parts: list[str] = []
        for crop, n in sorted(Counter(crops).items()):
            words = "+".join([self._crop(good) for good in crop.split("+")])
            words += f" ×{n}" if n > 1 else ""
            parts.append(self._marked(words, f"{crop}-{row}"))
        return parts or ["–"]

    def _crop(self, crop: str) -> str:
        return (
            self.voice.say("hallertau-empty")
            if crop == "empty"
            else self.voice.words(f"good-{crop}")
        )

    def _sheep(self) -> list[str]:
        """Where sheep stand or can stand."""
        parts: list[str] = []
        for spot, n in self.seat["sheep"].items():
            gone = spot != "stables" and int(spot) not in self.seat["farmyard_cards"]
            if n or (not gone and spot != "3"):
                words = self.voice.say("hallertau-spot", spot=spot, n=n)
                parts.append(self._marked(words, f"sheep-{spot}"))
        return parts

    def _centre(self) -> list[Text]:
        """The community centre with its window, and the rows of the crafts."""
        slides, points = self.seat["centre"], self.seat["points"]
        words = self.voice.say("hallertau-centre", n=self.seat["window"], points=points)
        drawn = [Text(words)]
        if self.cell == 3:
            ruler = Text(" " * self.indent)
            for slide, shown in enumerate(WINDOWS):
                ruler.append(f"{shown:>2} ", "bold" if slide == slides else MUTED)
            ruler.rstrip()
            drawn.append(ruler)
        return drawn + [self._row(craft) for craft in self.seat["crafts"]]

    def _row(self, craft: Craft) -> Text:
        """A craft in its row: the tile behind it, boulders ahead, icons that are to be seen."""
        line = Text(set_cell_size(self.names[craft["id"]], self.indent))
        for space in range(len(WINDOWS)):
            if space < self.seat["centre"]:
                line.append(COVERED * self.cell, MUTED)
                continue
            symbol, style = "·", MUTED
            if space == craft["position"]:
                symbol, style = CRAFT, STANDING
            elif space in craft["boulders"]:
                symbol, style = BOULDER, "bold"
            elif space in ICONS:
                symbol, style = "3", "bold" if space < craft["position"] else MUTED
            line.append(f"{symbol:^3}" if self.cell == 3 else f"{symbol} ", style)
        line.rstrip()
        mark = self.marks.get(craft["id"])
        return line.append(f" ({mark})", STANDING) if mark else line

    def _prices(self) -> list[Text]:
        """What the next advance of each craft costs whoever is advancing."""
        if self.prices is None:
            return []
        lines = [Text(self.voice.say("hallertau-prices"), "bold underline")]
        for price in self.prices:
            lines += self._price(price)
        return lines

    def _price(self, price: Price) -> list[Text]:
        """The tools that a craft needs and the ways to pay for it."""
        say, tools = self.voice.say, price["tools"]
        name = self.names[price["craft"]]
        if tools:
            name += f" ({self.voice.goods({'tool': tools})})"
        ways = [
            " + ".join(self.voice.words(f"goods-{good}", n=n) for good, n in payment.items())
            for payment in price["payments"]
        ]
        if len(ways) > WAYS:
            ways[WAYS:] = ["…"]
        if price["jewel"]:
            ways.append(self.voice.goods({"jewel": 1}))
        style = ""
        if tools is None:
            ways, style = [say("hallertau-row-end")], MUTED
        elif tools > self.seat["tools"] - self.seat["exhausted"]:
            ways, style = [say("hallertau-tools-missing")], ALARM
        elif not ways:
            ways, style = [say("hallertau-goods-missing")], MUTED
        ways[0] = say("labelled", label=name, words=ways[0])
        first, *more = flowing(ways, self.width - 4, " / ")
        return [Text(first.plain, style), *[Text(f"  / {line.plain}", style) for line in more]]


def counters(view: HallertauView, seat: int, voice: Voice, width: int) -> list[Text]:
    """Everything to know about a seat beside its boards, in lines of this width."""
    player = view["seats"][seat]
    over = view["phase"] == "end"
    stock = {**player["goods"], "tool": player["tools"], "jewel": player["jewels"]}
    parts = [voice.goods({good: n}) for good, n in stock.items() if n]
    lines = flowing(parts or [voice.say("no-goods")], width)
    if player["exhausted"]:
        lines.append(Text(voice.say("hallertau-exhausted", n=player["exhausted"])))
    if player["workers"] or view["phase"] == "actions":
        lines.append(Text(voice.say("hallertau-workers", n=player["workers"])))
    lines += cards_of(view, player, voice, width)
    if view["starting_player"] == seat and len(view["seats"]) > 1 and not over:
        lines.append(Text(voice.say("starts"), "bold"))
    return lines


def cards_of(view: HallertauView, player: SeatView, voice: Voice, width: int) -> list[Text]:
    """The cards played, and how many somebody else holds."""
    lines: list[Text] = []
    if player["hand"] is None and with_cards(view):
        held = [
            f"{voice.words(f'deck-hallertau-{kind}')} {n}"
            for kind, n in player["hand_size"].items()
            if n
        ]
        held = held or ["–"]
        held[0] = voice.say("hallertau-held", cards=held[0])
        lines += flowing(held, width)
    return lines + under("hallertau-played", player["played"], voice, width)
