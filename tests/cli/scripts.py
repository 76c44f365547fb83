"""A session at the terminal with injected input and captured output."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.cells import cell_len
from typer.testing import CliRunner, Result

import bocage
from bocage.bots.random import RandomBot
from bocage.cli.choices import Choices
from bocage.cli.main import app
from bocage.cli.play import Session
from bocage.cli.question import show_question
from bocage.cli.replay import Replay, unrolled
from bocage.cli.say import Page, Voice

RAW = re.compile(
    r"\b(action|cards?|cli|craft|deck|dice|face|goods?|kind|log|need|phase|prompt|reason|score"
    r"|space)-[a-z]+"
)
"""The id of a message that was not put into words."""

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


def run(*words: str, input: str | None = None, **environment: str) -> Result:
    """Call the command line in a plain English environment."""
    plain = dict.fromkeys(("LC_ALL", "LC_MESSAGES", "LANG", "BOCAGE_LANG", "COLUMNS"), None)
    return CliRunner().invoke(app, list(words), input=input, env={**plain, **environment})


def voice(locale: bocage.Locale = "en", width: int = 100) -> Voice:
    """A voice that speaks into a buffer."""
    return Voice(locale, Page(file=io.StringIO(), width=width, color_system=None, highlight=False))


def heard(speaker: Voice) -> str:
    """Everything a voice has said so far."""
    file = speaker.output.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def session(
    table: bocage.Table,
    lines: Iterable[str] | Callable[[str], str],
    locale: bocage.Locale = "en",
    people: tuple[int, ...] = (0,),
    confirms: bool = True,
) -> tuple[Session, str]:
    """Play a session with these lines and then the end of input; what was shown.

    Whoever answers goes on after a warning.
    """
    speaker = voice(locale)
    rest = iter(lines) if not callable(lines) else iter(())
    warned = [speaker.say("confirm-loss"), *([] if confirms else [speaker.say("confirm")])]

    def ask(prompt: str) -> str:
        speaker.output.file.write(prompt)
        if callable(lines):
            line = "" if prompt.startswith(tuple(warned)) else lines(prompt)
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


def choices(table: bocage.Table, locale: bocage.Locale = "en") -> Choices:
    """What can be chosen now."""
    return Choices(table, table.decisions[0], voice(locale))


def said(table: bocage.Table, *lines: str, locale: bocage.Locale = "en") -> str:
    """What a session with these lines shows after the first question, in one line."""
    _, shown = session(table, lines, locale, confirms=False)
    return " ".join(shown.partition(" > ")[2].split())


def question(table: bocage.Table, locale: bocage.Locale = "en", width: int = 80) -> str:
    """A decision as it is put to whoever decides; nothing is too wide."""
    speaker = voice(locale, width)
    speaker.game = table.game.id
    decision = table.decisions[0]
    view = table.observe(decision.seat)
    show_question(view, decision, Choices(table, decision, speaker), [""] * table.seats, speaker)
    widest = max(heard(speaker).splitlines(), key=cell_len)
    assert cell_len(widest) <= width, widest
    return heard(speaker)


def played_out(table: bocage.Table, seed: int = 5) -> bocage.Table:
    """The table at the end of a game between random bots."""
    bot = RandomBot(random.Random(seed))
    while (decision := table.decision) is not None:
        table.play(bot.choose(table.seat(decision.seat)))
    return table


LATIN = {"II", "Enter", "random", "json", "bocage", "replay"}
"""What stands in Latin letters in a game of Agricola in Russian."""


def whole_game(
    table: bocage.Table,
    locale: bocage.Locale,
    commands: Sequence[str],
    every: int,
    stride: int = 1,
    cards: bool = False,
) -> str:
    """A game that one person plays to its end, with commands in between; what was shown.

    Whoever is for `cards` plays and uses them wherever it can.
    """
    say = voice(locale).say
    asked = 0

    def answer(prompt: str) -> str:
        nonlocal asked
        asked += 1
        if table.over:
            return ""
        if asked % every == 0:
            return say(f"command-{commands[asked // every % len(commands)]}")
        offered = choices(table).numbers
        played = [i for i, a in offered.items() if cards and a.verb in ("play", "use")]
        return str(played[0] if played else [*offered][asked * stride % len(offered)])

    _, shown = session(table, answer, locale, confirms=False)
    assert table.over
    speaker = voice(locale)
    speaker.game = table.game.id
    for category in table.scores()[0].lines:
        assert speaker.words(f"score-{category}") in shown
    raw = RAW.search(shown)
    assert raw is None, raw
    assert max(cell_len(line) for line in shown.splitlines()) <= 100
    assert "\x1b" not in shown
    return shown


def stepped(record: bocage.Record, locale: bocage.Locale, *lines: str) -> Voice:
    """Whoever has shown a record round by round, told by these lines where to go."""
    speaker = voice(locale, 80)
    rest = iter(lines)
    Replay(unrolled(record), "round", speaker, lambda prompt: next(rest)).run()
    shown = heard(speaker)
    assert RAW.search(shown) is None
    assert max(cell_len(line) for line in shown.splitlines()) <= 80
    return speaker
