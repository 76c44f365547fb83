"""The voice of the command line: a console, a language and the names of the seats."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

import bocage

from ..kernel.messages import Entry, Message
from ..kernel.shapes import Goods, Locale
from ..kernel.text import Sayable, has, text

WIDTH = 100
SYMBOLS = ("●", "■", "▲", "◆", "★")
COLOURS = ("#4a8ad4", "#d0554b", "#4fa56b", "#9a72c4", "#c99a58")
MUTED = "dim"
ALARM = "bold #d0554b"
FORGET_SCROLLED = "\x1b[3J"
HELD = {"\u00a0": "\ue000", "\u202f": "\ue001", " ": "\ue002"}
"""Letters of no language in place of spaces at which no line may end: Rich breaks at any space."""
UNBROKEN = re.compile(r"[\u00a0\u202f]|(?<=\d) (?=\w)| (?=—)")
"""Such spaces: those that are meant so, between a number and its noun, and before a dash."""
FREED = {ord(held): space for space, held in HELD.items()}


@final
class Page(Console):
    """A console that breaks lines as print does."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterator[Segment]:
        if isinstance(renderable, str):
            renderable = self.render_str(renderable)
        if isinstance(renderable, Text):
            renderable = renderable.copy()
            renderable.plain = UNBROKEN.sub(lambda space: HELD[space[0]], renderable.plain)
        for part in super().render(renderable, options):
            yield Segment(part.text.translate(FREED), part.style, part.control)


def console(colour: bool = True, stderr: bool = False) -> Page:
    """A console that is plain unless it is a terminal that likes colour."""
    stream = sys.stderr if stderr else sys.stdout
    plain = not colour or bool(os.environ.get("NO_COLOR")) or not stream.isatty()
    made = Page(
        stderr=stderr,
        color_system=None if plain else "auto",
        highlight=False,
        markup=False,
        emoji=False,
    )
    made.width = min(made.width, WIDTH) if made.is_terminal or "COLUMNS" in os.environ else WIDTH
    return made


@final
class Trouble(bocage.Error):
    """Something is wrong that the command line has its own message for."""

    def __init__(self, id: str, **values: Any) -> None:
        self.id = id
        self.values = values
        super().__init__(text(Message(f"cli-{id}", values)))


@cache
def seat_names(locale: Locale) -> list[str]:
    """The seats by symbol and colour."""
    words = [text(f"cli-seat-{i}", locale) for i in range(len(SYMBOLS))]
    return [f"{symbol} {word}" for symbol, word in zip(SYMBOLS, words, strict=True)]


@final
class Voice:
    """Puts messages into words and prints them."""

    def __init__(self, locale: Locale, output: Console) -> None:
        self.locale: Locale = locale
        self.output = output
        self.game = ""
        """The game that is spoken of; where it has words of its own they are used."""

    @property
    def width(self) -> int:
        """The columns there are."""
        return self.output.width

    @property
    def names(self) -> list[str]:
        """The seats by symbol and colour."""
        return seat_names(self.locale)

    def say(self, id: str, **values: Any) -> str:
        """One of the command line's own messages in words."""
        own = f"cli-{self.game}-{id}"
        id = own if self.knows(own) else f"cli-{id}"
        return text(Message(id, values, self.game), self.locale)

    def words(self, message: Sayable, **values: Any) -> str:
        """A message of a game in words."""
        if isinstance(message, str):
            message = Message(message, values)
        if isinstance(message, Message) and not message.game:
            message = message.said_by(self.game)
        return text(message, self.locale, self.names)

    def knows(self, id: str) -> bool:
        """Whether the catalogue has a message."""
        return has(id, self.locale)

    def own(self, id: str) -> str:
        """The id of the game's own message, if it has one; else as it is."""
        own = f"{self.game}-{id}"
        return own if self.knows(own) else id

    def category(self, line: str) -> str:
        """A line of the score sheet, as the game calls it."""
        return self.words(self.own(f"score-{line}"))

    def bot(self, name: str) -> str:
        """A bot as players call it."""
        return self.words(f"bot-{name}") if self.knows(f"bot-{name}") else name

    def goods(self, amounts: Goods) -> str:
        """Amounts of goods as a short list."""
        ids = {self.own(f"goods-{good}"): n for good, n in amounts.items() if n}
        return " · ".join(self.words(id, n=n) for id, n in ids.items())

    def figure(self, n: float) -> str:
        """A number as the language writes it, with a proper minus."""
        whole, _, tenths = str(n).replace("-", "−").partition(".")
        return self.say("decimal", whole=whole, tenths=tenths) if tenths else whole

    def seat(self, number: int) -> Text:
        """A seat's symbol and name in its colour."""
        return Text(self.names[number], style=f"bold {COLOURS[number]}")

    def sentence(self, message: Message | Entry) -> Text:
        """A sentence in which seats have their colours."""
        line = Text(self.words(message))
        for name, colour in zip(self.names, COLOURS, strict=True):
            line.highlight_words([name], style=f"bold {colour}")
        return line

    def labelled(self, label: Text, words: str, style: str = "") -> Text:
        """Words after a label that keeps its own style."""
        line = Text(self.say("labelled", label=label.plain, words=words), style=style)
        line.stylize(label.style, 0, len(label))
        return line

    @contextmanager
    def thinking(self, words: str) -> Iterator[None]:
        """Say on a terminal, until it is done, that somebody thinks; without words nothing."""
        if not words or not self.output.is_terminal:
            yield
            return
        with self.output.status(Text(words, MUTED)):
            yield

    def trouble(self, error: Exception) -> str:
        """What is wrong, in words; nothing if it is neither an input's fault nor an own card's."""
        if isinstance(error, Trouble):
            return self.say(error.id, **error.values)
        if isinstance(error, bocage.BadCards):
            return " ".join(self.words(fault) for fault in error.faults)
        if isinstance(error, bocage.Error):
            return str(error)
        from ..games.agricola.faults import blamed

        fault = blamed(error)
        return "" if fault is None else self.words(fault)

    def print(self, *what: RenderableType, style: str | None = None) -> None:
        """Print text or a drawing."""
        self.output.print(*what, style=style)

    def clear(self) -> None:
        """Empty the screen, and what has scrolled off it, where that is possible."""
        if self.output.is_dumb_terminal:
            self.output.print("\n" * self.output.height)
        elif self.output.is_terminal:
            self.output.clear()
            self.output.file.write(FORGET_SCROLLED)
            self.output.file.flush()

    def tell(self, id: str, style: str | None = None, **values: Any) -> None:
        """Print one of the command line's own messages."""
        self.output.print(Text(self.say(id, **values)), style=style)
