"""The score sheet of Agricola Express, and what else a seat has."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ..games.express.shapes import ExpressView, SeatView
from ..games.express.vocabulary import HARVESTS
from .cards import catalogue
from .counters import flowing, under
from .say import ALARM, COLOURS, MUTED, Voice

OWN: Final = 6
"""The columns for what a seat owns."""
POINTS: Final = 5
"""The columns for the points of a harvest."""
SHEET: Final = 34
"""With fewer columns than these a sheet is told in short."""
LOST: Final = 3
"""The points that each missing food costs."""
LIVED_IN: Final = "▣"
FREE: Final = "□"


def owned(player: SeatView, line: str) -> int:
    """How much a seat has of what a line of the sheet is about."""
    counted = {
        "house": player["rooms"],
        "fields": player["fields"],
        "pastures": player["pastures"],
        "babies": player["babies"],
        "improvements": len(player["improvements"]),
    }
    return {**player["goods"], **player["animals"], **counted}[line]


def sheet(view: ExpressView, seat: int, voice: Voice, width: int) -> list[Text]:
    """Every line with what is owned, the points of past harvests and those it would bring now."""
    player = view["seats"][seat]
    names = {line: voice.category(line) for line in player["worth"]}
    names["food"] = voice.say("express-food")
    label = min(max(map(cell_len, names.values())) + 1, width - OWN - POINTS * len(HARVESTS))
    coming = -1 if view["over"] else len(player["harvests"])
    head = Text(" " * label + voice.say("express-own").rjust(OWN), MUTED)
    for harvest in range(len(HARVESTS)):
        name = str(harvest + 1)
        head.append((f"({name})" if harvest == coming else f"{name} ").rjust(POINTS), MUTED)
    drawn = [head]
    columns = [*player["harvests"], *([] if view["over"] else [player["worth"]])]
    for line, name in names.items():
        own = Text(set_cell_size(name, label)).append(amount(owned(player, line), voice, OWN))
        points = [column[line] for column in columns]
        drawn.append(own.append_text(scored(points, coming, voice)))
    total = Text(set_cell_size(voice.words("score-total"), label), f"bold {COLOURS[seat]}")
    total.append(voice.figure(player["total"]).rjust(OWN))
    totals = [sum(column.values()) for column in columns]
    return [*drawn, total.append_text(scored(totals, coming, voice))]


def amount(n: int, voice: Voice, width: int) -> str:
    """A number, or a dash for nothing, in so many columns."""
    return (voice.figure(n) if n else "–").rjust(width)


def scored(points: list[int], coming: int, voice: Voice) -> Text:
    """The points of a line harvest by harvest; those of the coming one are in brackets."""
    line = Text()
    for harvest, n in enumerate(points):
        words = f"({voice.figure(n)})" if n and harvest == coming else amount(n, voice, 0) + " "
        style = MUTED if harvest == coming else ""
        line.append(words.rjust(POINTS), ALARM if n < 0 else style)
    return line


def brief(view: ExpressView, seat: int, voice: Voice, width: int) -> list[Text]:
    """A sheet in a few lines: what is owned, and the points so far."""
    player = view["seats"][seat]
    stock = {**player["goods"], **player["animals"]}
    parts = [voice.goods({good: n}) for good, n in stock.items() if n]
    if player["fields"]:
        parts.append(voice.words("goods-field", n=player["fields"]))
    words = voice.figure(player["total"])
    if len(player["totals"]) > 1:
        words = " + ".join(map(voice.figure, player["totals"])).replace("+ −", "− ") + f" = {words}"
    points = voice.say("labelled", label=voice.words("score-total"), words=words)
    lines = flowing(parts or [voice.say("no-goods")], width)
    return [*lines, Text(points, f"bold {COLOURS[seat]}")]


def counters(view: ExpressView, seat: int, voice: Voice, width: int) -> list[Text]:
    """Everything to know about a seat beside its sheet, in lines of this width."""
    player = view["seats"][seat]
    lines = [house(player, voice), *pastures(player, voice, width)]
    if view["phase"] == "turn":
        left = player["actions"] - player["done"]
        lines.append(Text(voice.say("express-actions", left=left, n=player["actions"])))
    if not view["over"]:
        lines.append(meal(view, player, voice))
    cards = catalogue(view["game"])
    for heading in ("occupations", "improvements"):
        names = [cards[id].title(voice.locale) for id in player[heading]]
        lines += under(heading, names, voice, width)
    if view["starting_player"] == seat and len(view["seats"]) > 1 and not view["over"]:
        lines.append(Text(voice.say("starts"), "bold"))
    return lines


def house(player: SeatView, voice: Voice) -> Text:
    """The house with the rooms added to it, those with a baby filled."""
    babies, rooms = player["babies"], player["rooms"]
    words = voice.say(
        "express-house",
        house=voice.words(f"house-{player['house']}"),
        rooms=LIVED_IN * babies + FREE * (rooms - babies) or "–",
    )
    return Text(words)


def pastures(player: SeatView, voice: Voice, width: int) -> list[Text]:
    """The pastures with the animals in them."""
    parts = [
        f"[{voice.goods({pasture['kind']: pasture['n']}) if pasture['kind'] else '–'}]"
        for pasture in player["grazing"]
    ]
    if not parts:
        return []
    return flowing([voice.say("express-pastures", pastures=parts[0]), *parts[1:]], width, " ")


def meal(view: ExpressView, player: SeatView, voice: Voice) -> Text:
    """What the next harvest will ask for."""
    missing = -player["worth"]["food"] // LOST
    soon = view["round"] in HARVESTS
    return Text(
        voice.say("meal", need=player["need"], missing=missing), ALARM if missing and soon else ""
    )
