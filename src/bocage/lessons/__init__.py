"""Guided first games: for each game a lesson, as data, and what a guide says when."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from ..kernel.errors import BadValue, listing
from .lesson import Lesson

HOMES: Final[dict[str, str]] = {
    "agricola-classic": "agricola",
    "agricola-revised": "agricola",
    "creatures": "creatures",
    "express": "express",
    "hallertau": "hallertau",
}
"""The games with a lesson, and the modules that hold them."""


def taught() -> tuple[str, ...]:
    """The ids of the games with a lesson."""
    return tuple(HOMES)


def find(game: str) -> Lesson:
    """A game's lesson."""
    if game not in HOMES:
        raise BadValue("lesson", game, f"one of {listing(taught())}")
    found: Lesson = import_module(f".{HOMES[game]}", __package__).LESSONS[game]
    return found
