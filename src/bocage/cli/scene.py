"""The table as it lies before a player: board, farms, counters, score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

import bocage

from .board import board
from .counters import counters, heading
from .farm import LARGE_WIDTH, SMALL_WIDTH, Farm
from .hand import hand, hand_of
from .say import COLOURS, MUTED, Voice


def title(view: dict[str, Any], voice: Voice) -> Rule:
    """Which game, which round, when the harvest comes."""
    words = [voice.words(f"game-{view['game']}")]
    if view["round"]:
        words += [
            voice.say("round", round=view["round"], rounds=view["rounds"]),
            voice.say("harvest", rounds=view["next_harvest"] - view["round"]),
        ]
    else:
        words.append(voice.say("before-round-1"))
    line = " · ".join(words)
    if cell_len(line) > voice.width - 4:
        line = " · ".join(words[1:])
    return Rule(Text(line, "bold"), style=MUTED)


def beside(*parts: RenderableType, gap: int = 2) -> Table:
    """Things side by side."""
    grid = Table.grid(padding=(0, gap, 0, 0), pad_edge=False)
    for _ in parts:
        grid.add_column(vertical="top")
    grid.add_row(*parts)
    return grid


def own_farm(
    view: dict[str, Any], seat: int, role: str, voice: Voice, marks: Mapping[str, str]
) -> RenderableType:
    """A farm in full with the counters beside it; `marks` are shown on its cells."""
    farm = Group(*Farm(view["seats"][seat], voice, True, dict(marks)).lines())
    width = max(20, voice.width - LARGE_WIDTH - 2)
    lines = [heading(view, seat, role, voice), Text(), *counters(view, seat, voice, width)]
    grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(width=LARGE_WIDTH)
    grid.add_column(max_width=width)
    grid.add_row(farm, Group(*lines))
    return grid


def panel(view: dict[str, Any], seat: int, role: str, voice: Voice, large: bool) -> Table:
    """A farm with its counters below."""
    width = LARGE_WIDTH if large else SMALL_WIDTH
    grid = Table.grid()
    grid.add_column(width=width)
    grid.add_row(heading(view, seat, role, voice))
    for line in Farm(view["seats"][seat], voice, large).lines():
        grid.add_row(line)
    for line in counters(view, seat, voice, width):
        grid.add_row(line)
    return grid


def rows_of(panels: Sequence[RenderableType], each: int, width: int) -> list[RenderableType]:
    """Panels in rows, as many side by side as find room."""
    many = max(1, (width + 1) // (each + 1))
    rows: list[RenderableType] = []
    for i in range(0, len(panels), many):
        if rows:
            rows.append(Text())
        rows.append(beside(*panels[i : i + many], gap=1))
    return rows


def farms(
    view: dict[str, Any], roles: Sequence[str], voice: Voice, large: bool = True
) -> RenderableType:
    """All farms of the table."""
    panels = [panel(view, seat, roles[seat], voice, large) for seat in range(len(view["seats"]))]
    return Group(*rows_of(panels, LARGE_WIDTH if large else SMALL_WIDTH, voice.width))


def scene(
    view: dict[str, Any],
    seat: int,
    roles: Sequence[str],
    numbers: Mapping[str, int] | None,
    voice: Voice,
) -> RenderableType:
    """Board, farms and hand as the seat sees them: its own farm in full, the others smaller."""
    count = len(view["seats"])
    parts: list[RenderableType] = [title(view, voice), board(view, numbers, voice), Text()]
    if count == 2 and voice.width >= 2 * LARGE_WIDTH + 1:
        order = (seat, 1 - seat)
        panels = [panel(view, other, roles[other], voice, True) for other in order]
        parts += rows_of(panels, LARGE_WIDTH, voice.width)
    else:
        parts.append(own_farm(view, seat, roles[seat], voice, {}))
        others = [(seat + k) % count for k in range(1, count)]
        panels = [panel(view, other, roles[other], voice, False) for other in others]
        parts += [Text(), *rows_of(panels, SMALL_WIDTH, voice.width)] if panels else []
    if hand_of(view, seat):
        parts += [Text(), hand(view, seat, voice)]
    return Group(*parts)


def in_columns(lines: Sequence[Text], width: int) -> RenderableType:
    """Lines below each other; many short ones in columns."""
    longest = max((line.cell_len for line in lines), default=0) + 2
    many = min(4, max(1, width // longest)) if len(lines) > 6 and longest else 1
    height = -(-len(lines) // many)
    return beside(*[Group(*lines[i * height : (i + 1) * height]) for i in range(many)])


def points(n: float) -> str:
    """A number of points, with a proper minus."""
    return str(n).replace("-", "−")


def score_sheet(scores: Sequence[bocage.Score], voice: Voice) -> Table:
    """Points by category and seat."""
    sheet = Table(box=box.SIMPLE_HEAD, show_footer=True, pad_edge=False)
    sheet.add_column("", voice.words("score-total"), footer_style="bold")
    for seat, score in enumerate(scores):
        sheet.add_column(
            voice.seat(seat),
            points(score.total),
            justify="right",
            footer_style=f"bold {COLOURS[seat]}",
        )
    for category in scores[0].lines:
        row = [points(score.lines[category]) for score in scores]
        sheet.add_row(voice.words(f"score-{category}"), *row)
    return sheet
