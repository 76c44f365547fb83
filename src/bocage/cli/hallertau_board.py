"""The action board of Hallertau: four sections, rows of workers, what is left to draw."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..games.hallertau.shapes import HallertauView, Space
from .board import NUMBER, headed
from .counters import flowing
from .say import MUTED, Voice

TAKEN: Final = "▮"
FREE: Final = "▯"
SECTIONS: Final = (1, 2, 3, 4)


def board(view: HallertauView, numbers: Mapping[str, int] | None, voice: Voice) -> RenderableType:
    """The whole board; spaces in `numbers` can be chosen, the others are dimmed."""
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    parts = [section(view, number, numbers, voice) for number in SECTIONS]
    grid.add_row(*parts[:2])
    grid.add_row(*parts[2:])
    legend = Text(voice.say("hallertau-legend", taken=TAKEN, free=FREE), MUTED)
    return Group(grid, legend, *left(view, voice))


def section(
    view: HallertauView, number: int, numbers: Mapping[str, int] | None, voice: Voice
) -> Group:
    """Five spaces, and whether workers have left them in this round."""
    cleared = number in view["cleared"]
    heading = voice.say("hallertau-section", n=number, cleared=1 if cleared else 0)
    spaces = [space for space in view["spaces"] if space["section"] == number]
    effects = [does(view, space, voice) for space in spaces]
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(justify="right", width=2, no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_column(width=min(max(map(cell_len, effects)), voice.width // 5))
    grid.add_column(width=3, no_wrap=True)
    grid.add_column(width=1, no_wrap=True)
    for space, effect in zip(spaces, effects, strict=True):
        choice = numbers.get(space["id"]) if numbers is not None else None
        style = MUTED if numbers is not None and choice is None else ""
        grid.add_row(
            Text(str(choice or ""), NUMBER),
            Text(voice.words(f"space-hallertau-{space['id']}"), style),
            Text(effect, style),
            Text("".join(TAKEN if n else FREE for n in space["rows"]), style),
            Text(str(space["cost"] or "–"), style),
        )
    return headed(heading, grid)


def with_cards(view: HallertauView) -> bool:
    """Whether the game is played with cards."""
    return view["options"]["cards"] != "none"


def does(view: HallertauView, space: Space, voice: Voice) -> str:
    """What a space gives, in a few words."""
    if space["closed"]:
        return voice.say("hallertau-closed")
    if space["id"] == "clay-delivery":
        return voice.goods({"clay": view["round"]})
    if len(space["rows"]) == 2:
        return voice.say("hallertau-corner")
    return voice.say(f"does-hallertau-{space['id']}")


def left(view: HallertauView, voice: Voice) -> list[Text]:
    """The cards that are left to draw, and those that are out of the game."""
    parts: list[str] = []
    if view["sections_left"]:
        parts.append(voice.say("hallertau-sections-left", n=view["sections_left"]))
    if with_cards(view):
        decks = [f"{voice.words(f'deck-hallertau-{k}')} {n}" for k, n in view["decks"].items()]
        parts.append(voice.say("hallertau-decks", decks=decks[0]))
        parts += decks[1:]
    if view["discarded"]:
        cards = ", ".join(view["discarded"])
        parts.append(voice.say("hallertau-discarded", cards=cards))
    lines = flowing(parts, voice.width)
    for line in lines:
        line.stylize(MUTED)
    return lines
