"""The table as it lies before a player: board, farms, counters, score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

import bocage

from ..games.agricola.shapes import Team
from ..games.shapes import View
from .hand import hand, hand_of
from .look import look_of
from .say import COLOURS, MUTED, Voice

COUNTERS = 30
"""The columns that counters beside a farm like to have."""
SCANT = 20
"""With fewer columns than these they go below it."""


def title(view: View, voice: Voice) -> Rule:
    """Which game, which round, and what else the game wants to be known first."""
    words = [voice.words(f"game-{view['game']}")]
    if view["round"]:
        words.append(voice.say("round", round=view["round"], rounds=view["rounds"]))
        words += look_of(view["game"]).head(view, voice)
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
    view: View, seat: int, role: str, voice: Voice, marks: Mapping[str, str]
) -> RenderableType:
    """A farm in full with the counters beside or below it; `marks` are shown on its places."""
    look = look_of(view["game"])
    room = voice.width - COUNTERS
    if room < look.good_width(view, seat):
        room = voice.width
    farm = look.farm(view, seat, voice, room, marks)
    wide = max(line.cell_len for line in farm)
    width = voice.width - wide - 2
    who = heading(seat, role, voice)
    if width < SCANT:
        return Group(who, *farm, *look.counters(view, seat, voice, voice.width))
    grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(width=wide)
    grid.add_column(max_width=width)
    grid.add_row(Group(*farm), Group(who, Text(), *look.counters(view, seat, voice, width)))
    return grid


def heading(seat: int, role: str, voice: Voice) -> Text:
    """Who it is, and who plays."""
    return voice.seat(seat).append(f" ({role})" if role else "", MUTED)


def of_partners(view: View, seat: int, roles: Sequence[str], voice: Voice) -> list[str]:
    """Who plays each seat, the partner of one of them named as such."""
    partner = look_of(view["game"]).partner(view, seat)
    found = list(roles)
    if partner is not None:
        found[partner] = ", ".join(
            [word for word in (found[partner], voice.say("partner")) if word]
        )
    return found


def panel(view: View, seat: int, role: str, voice: Voice, width: int) -> Table:
    """A farm with its counters below."""
    look = look_of(view["game"])
    grid = Table.grid()
    grid.add_column(width=width)
    grid.add_row(heading(seat, role, voice))
    for line in look.farm(view, seat, voice, width, {}):
        grid.add_row(line)
    for line in look.counters(view, seat, voice, width):
        grid.add_row(line)
    return grid


def panels_of(
    view: View,
    seats: Sequence[int],
    roles: Sequence[str],
    widths: Sequence[int],
    voice: Voice,
) -> list[RenderableType]:
    """The farms of some seats in rows, as many side by side as find room."""
    rows: list[list[int]] = []
    left = -1
    for seat in seats:
        if widths[seat] > left:
            rows.append([])
            left = voice.width
        rows[-1].append(seat)
        left -= widths[seat] + 1
    drawn: list[RenderableType] = []
    for row in rows:
        if drawn:
            drawn.append(Text())
        panels = [panel(view, seat, roles[seat], voice, widths[seat]) for seat in row]
        drawn.append(beside(*panels, gap=1))
    return drawn


def farms(view: View, roles: Sequence[str], voice: Voice, large: bool = True) -> RenderableType:
    """All farms of the table."""
    widths = look_of(view["game"]).widths(view, voice, large)
    return Group(*panels_of(view, range(len(view["seats"])), roles, widths, voice))


def scene(
    view: View,
    seat: int,
    roles: Sequence[str],
    numbers: Mapping[str, int] | None,
    voice: Voice,
) -> RenderableType:
    """Board, farms and hand as the seat sees them: its own farm in full, the others smaller."""
    look = look_of(view["game"])
    roles = of_partners(view, seat, roles, voice)
    count = len(view["seats"])
    others = [(seat + k) % count for k in range(1, count)]
    parts: list[RenderableType] = [title(view, voice), look.board(view, numbers, voice), Text()]
    widths = look.widths(view, voice, large=True)
    if count == 2 and sum(widths) + 1 <= voice.width:
        parts += panels_of(view, [seat, *others], roles, widths, voice)
    else:
        parts.append(own_farm(view, seat, roles[seat], voice, {}))
        if others:
            parts.append(Text())
        parts += panels_of(view, others, roles, look.widths(view, voice, large=False), voice)
    if hand_of(view, seat):
        parts += [Text(), hand(view, seat, voice)]
    return Group(*parts)


def in_columns(lines: Sequence[Text], width: int) -> RenderableType:
    """Lines below each other; many short ones in columns."""
    longest = max((line.cell_len for line in lines), default=0) + 2
    many = min(4, max(1, width // longest)) if len(lines) > 6 and longest else 1
    height = -(-len(lines) // many)
    return beside(*[Group(*lines[i * height : (i + 1) * height]) for i in range(many)])


def score_sheet(scores: Sequence[bocage.Score], voice: Voice, teams: Sequence[Team] = ()) -> Table:
    """Points by category and seat; those of a team stand beside each other, before what counts."""
    sheet = Table(box=box.SIMPLE_HEAD, show_footer=True, pad_edge=False)
    sheet.add_column("", voice.words("score-total"), footer_style="bold")
    columns: list[int | Team] = [] if teams else [*range(len(scores))]
    for team in teams:
        columns += [*team["seats"], team]
    for column in columns:
        if isinstance(column, int):
            total, style = scores[column].total, f"bold {COLOURS[column]}"
            sheet.add_column(
                voice.seat(column), voice.figure(total), justify="right", footer_style=style
            )
        else:
            total = column["total"]
            head = Text(voice.words("table-team"), "bold")
            sheet.add_column(head, voice.figure(total), justify="right", footer_style="bold")
    for category in scores[0].lines:
        row = [points(column, category, scores, teams, voice) for column in columns]
        sheet.add_row(voice.category(category), *row)
    return sheet


def points(
    column: int | Team,
    category: str,
    scores: Sequence[bocage.Score],
    teams: Sequence[Team],
    voice: Voice,
) -> Text:
    """The points of a seat or team in a category; underlined where they count for a team."""
    if not isinstance(column, int):
        lines = column.get("lines")
        return Text(voice.figure(lines[category]) if lines else "", "bold")
    n = scores[column].lines[category]
    counts = [team for team in teams if column in team["seats"] and "lines" in team]
    lower = any(team["lines"][category] == n for team in counts)
    mark = "*" if lower else "\u00a0" if counts else ""
    return Text(voice.figure(n) + mark, "bold" if lower else "")
