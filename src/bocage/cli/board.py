"""The action board: what lies on each space, who stands there, what is still to come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..games.agricola.shapes import AgricolaView, Space
from ..games.creatures.shapes import CreaturesView
from ..games.creatures.shapes import Space as CreaturesSpace
from .cards import cards_of
from .say import COLOURS, MUTED, SYMBOLS, Voice

NUMBER = "bold"
NEW = "bold #d9a520"


def who(space: Space | CreaturesSpace) -> Text:
    """The people on a space, a newborn after a plus sign."""
    line = Text()
    for seat in space.get("people", []):
        line.append(SYMBOLS[seat], f"bold {COLOURS[seat]}")
    if "newborn" in space:
        for seat in space["newborn"]:
            line.append("+" + SYMBOLS[seat], f"bold {COLOURS[seat]}")
    return line


def does(view: AgricolaView | CreaturesView, space: Space | CreaturesSpace, voice: Voice) -> str:
    """What a space gives, in a few words: its effect where the title does not tell, its goods."""
    parts: list[str] = []
    if voice.knows(f"cli-does-{space['title']}"):
        parts.append(voice.say(f"does-{space['title']}", seats=len(view["seats"])))
    if space.get("goods"):
        parts.append(voice.goods(space["goods"]))
    elif space["gathers"] and not parts:
        parts.append("—")
    return " + ".join(parts)


def space_grid(
    view: AgricolaView | CreaturesView,
    spaces: Sequence[Space | CreaturesSpace],
    numbers: Mapping[str, int] | None,
    voice: Voice,
    newest: str = "",
    first_round: int = 0,
) -> Table:
    """One line per space: choice number, round, title, what it gives, who stands there."""
    effects = [does(view, space, voice) for space in spaces]
    longest = max((cell_len(effect) for effect in effects), default=1)
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(justify="right", width=2, no_wrap=True)
    if first_round:
        grid.add_column(justify="right", width=2, no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_column(width=max(1, min(longest, voice.width // 5)))
    grid.add_column(width=3, no_wrap=True)
    for i, space in enumerate(spaces):
        number = numbers.get(space["id"]) if numbers is not None else None
        title = Text(voice.words(f"space-{space['title']}"))
        effect = Text(effects[i])
        if space["id"] == newest:
            title.append(" " + voice.say("new"), NEW)
        if numbers is not None and number is None:
            title.stylize(MUTED)
            effect.stylize(MUTED)
        cells = [Text(str(number or ""), NUMBER)]
        if first_round:
            cells.append(Text(str(first_round + i), MUTED))
        grid.add_row(*cells, title, effect, who(space))
    return grid


def to_come(view: AgricolaView, voice: Voice) -> list[Text]:
    """The round cards still hidden, by stage."""
    stages: dict[int, list[str]] = {}
    for card in view["to_come"]:
        title = voice.words(f"space-{card['title']}")
        stages.setdefault(card["stage"], []).append(title)
    return [
        Text(voice.say("stage", stage=stage, cards=" · ".join(titles)), MUTED)
        for stage, titles in sorted(stages.items())
    ]


def headed(heading: str, *below: RenderableType) -> Group:
    """Something under a heading."""
    return Group(Text(heading, "bold underline"), *below)


def board(view: AgricolaView, numbers: Mapping[str, int] | None, voice: Voice) -> RenderableType:
    """The whole board; spaces in `numbers` can be chosen, the others are dimmed."""
    printed = [space for space in view["spaces"] if not space["stage"]]
    cards = [space for space in view["spaces"] if space["stage"]]
    newest = cards[-1]["id"] if cards else ""
    left = headed(voice.say("board"), space_grid(view, printed, numbers, voice))
    right = headed(
        voice.say("round-cards"),
        space_grid(view, cards, numbers, voice, newest, first_round=1),
        *[Padding(line, (0, 0, 0, 3)) for line in to_come(view, voice)],
    )
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    grid.add_row(left, right)
    return Group(grid, *offer(view, voice))


def offer(view: AgricolaView, voice: Voice) -> list[Text]:
    """The major improvements that can be built, and the hand cards that lie open."""
    cards = cards_of(view)
    lines: list[Text] = []
    for heading, ids in (("on-offer", view["majors"]), ("open-cards", view["open_cards"])):
        names = ", ".join(cards[id].title(voice.locale) for id in ids)
        if names or heading == "on-offer":
            lines.append(Text(voice.say(heading, cards=names or "—"), MUTED))
    return lines
