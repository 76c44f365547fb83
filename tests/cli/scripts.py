"""A session at the terminal with injected input and captured output."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable
from typing import Any

from rich.console import Console

import bocage
from bocage.bots.random import RandomBot
from bocage.cli.play import Session
from bocage.cli.say import Voice

ROUND_CARDS = [
    "major-improvement",
    "fencing",
    "grain-utilization",
    "sheep-market",
    "basic-wish",
    "house-redevelopment",
    "western-quarry",
    "vegetable-seeds",
    "pig-market",
    "cattle-market",
    "eastern-quarry",
    "urgent-wish",
    "cultivation",
    "farm-redevelopment",
]


def voice(locale: str = "en", width: int = 100) -> Voice:
    """A voice that speaks into a buffer."""
    return Voice(
        locale, Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    )


def heard(speaker: Voice) -> str:
    """Everything a voice has said so far."""
    file = speaker.output.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def session(
    table: bocage.Table,
    lines: Iterable[str] | Callable[[str], str],
    locale: str = "en",
    people: tuple[int, ...] = (0,),
    confirms: bool = True,
) -> tuple[Session, str]:
    """Play a session with these lines and then the end of input; what was shown."""
    speaker = voice(locale)
    rest = iter(lines) if not callable(lines) else iter(())

    def ask(prompt: str) -> str:
        speaker.output.file.write(prompt)
        if callable(lines):
            line = lines(prompt)
        else:
            try:
                line = next(rest)
            except StopIteration:
                raise EOFError from None
        speaker.output.file.write(line + "\n")
        return line

    players = [
        None if seat in people else ("random", RandomBot(random.Random(seat)))
        for seat in range(table.seats)
    ]
    played = Session(table, players, speaker, ask, confirms)
    played.run()
    return played, heard(speaker)


def late(game: str = "agricola-revised", *rows: dict[str, Any], seats: int = 2) -> bocage.Table:
    """A game in its last round with all cards revealed; `rows` change seats."""
    position = bocage.new(game, seats=seats, seed=1).position()
    position.update(round=14, round_cards=ROUND_CARDS, spaces={})
    for key in ("stack", "random"):
        del position[key]
    for seat, row in zip(position["seats"], rows, strict=False):
        seat.update(row)
    return bocage.load(position)
