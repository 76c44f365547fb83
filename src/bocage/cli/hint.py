"""What a bot would do: the best few actions, what is expected of each, how the turn goes on."""

from __future__ import annotations

from typing import Final

from rich.padding import Padding
from rich.text import Text

import bocage

from .. import bots
from .choices import Choices
from .say import MUTED, Voice

BEST: Final = 3


def show_hint(seat: bocage.Seat, choices: Choices, voice: Voice, limit: float | None) -> None:
    """Tell a seat what looks best, with the numbers of the choices."""
    with voice.thinking(voice.say("hint-thinking")):
        advice = seat.advise(bocage.bot(bots.ADVISER, limit=limit))
    voice.tell("hint", MUTED)
    for found in advice[:BEST]:
        show_advice(found, choices, voice)


def show_advice(found: bocage.Advice, choices: Choices, voice: Voice) -> None:
    """One action with what is expected of it."""
    table = choices.table
    number = choices.number(found.action)
    line = Text(f"{number:>4}  ", "bold").append(
        voice.words(table.describe(found.action)), "not bold"
    )
    line.append(f" · {expected(found, table.seats, voice)}", MUTED)
    voice.print(line)
    if found.why is not None:
        voice.print(Padding(voice.words(found.why), (0, 0, 0, 6)))
    if found.line:
        steps = " · ".join([voice.words(table.describe(action)) for action in found.line])
        voice.print(Padding(Text(voice.words("hint-then", steps=steps), MUTED), (0, 0, 0, 6)))


def expected(found: bocage.Advice, seats: int, voice: Voice) -> str:
    """The points that an action is expected to lead to, and the lead where there are rivals."""
    points = voice.words("hint-points", points=voice.figure(round(found.points, 1)))
    if seats == 1:
        return points
    lead = round(found.lead, 1)
    side = "ahead" if lead >= 0 else "behind"
    return f"{points}, {voice.words(f'hint-{side}', points=voice.figure(abs(lead)))}"
