"""What every command has: its language, its JSON, and how it says that something is wrong."""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, ParamSpec

import typer

import bocage

from .language import language

if TYPE_CHECKING:
    from .say import Voice

P = ParamSpec("P")

Lang = Annotated[
    str | None, typer.Option("--lang", metavar="en|fr|ru", help="Language; else the environment's.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


def politely(command: Callable[P, None]) -> Callable[P, None]:
    """A command that reports what is wrong in one line and ends with code 2, or 130 if stopped."""

    @functools.wraps(command)
    def polite(*args: P.args, **kwargs: P.kwargs) -> None:
        from .say import Voice, console

        try:
            command(*args, **kwargs)
        except KeyboardInterrupt:
            raise typer.Exit(130) from None
        except Exception as error:
            asked = str(kwargs.get("lang"))
            locale = language(asked if asked in bocage.LOCALES else None, os.environ)
            words = Voice(locale, console(stderr=True)).trouble(error)
            if not words:
                raise
            print("bocage: " + " ".join(words.split()), file=sys.stderr)
            raise typer.Exit(2) from None

    return polite


def voice_for(lang: str | None, colour: bool = True) -> Voice:
    """The voice that speaks on standard output."""
    from .say import Voice, console

    return Voice(language(lang, os.environ), console(colour))
