"""Occasions in words, in the language that somebody has chosen: nothing that a table hides."""

from __future__ import annotations

from typing import TypedDict

from ...kernel.messages import Message
from ...kernel.shapes import Locale
from ...kernel.text import LOCALES, text
from .kept import Case
from .occasions import Kind


class Told(TypedDict):
    """What a browser is sent."""

    title: str
    body: str
    lang: str
    tag: str
    """Of notices with the same tag a device shows the last."""
    path: str


def language_of(code: str) -> Locale:
    """A language that we speak."""
    return next((locale for locale in LOCALES if locale == code), "en")


def title(case: Case) -> str:
    """The name of the game."""
    return text(f"game-{case.table.game}", language_of(case.notice.language))


def sentence(case: Case, kind: Kind) -> str:
    """What has happened, to whoever has the seat."""
    locale, seat = language_of(case.notice.language), case.notice.seat
    names = [
        chair.name or text(Message("seat", {"number": number + 1}), locale)
        for number, chair in enumerate(case.table.chairs)
    ]
    return text(Message(f"notice-{kind}", {"seat": seat}), locale, names)


def path_of(case: Case) -> str:
    """Where the table is, without any secret."""
    return f"/t/{case.table.id}"


def told(case: Case, kind: Kind) -> Told:
    """What a browser is sent of an occasion."""
    return {
        "title": title(case),
        "body": sentence(case, kind),
        "lang": language_of(case.notice.language),
        "tag": f"{case.table.id} {case.notice.seat}",
        "path": path_of(case),
    }
