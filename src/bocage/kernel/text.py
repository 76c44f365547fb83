"""Messages into words, by the Fluent catalogues in `locales/`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from .actions import Action
from .errors import BadValue, listing
from .messages import Entry, Message, Reason
from .shapes import Locale

LOCALES: tuple[Locale, ...] = ("en", "fr", "ru")
NAMED = ("space", "card", "house", "good")
"""Values that are ids of things whose names are messages."""

Sayable = Message | Reason | Entry | Action | str
"""What can be put into words; a text is the id of a message without values."""

_CELL = re.compile(r"r(\d)c(\d)|([a-l])([1-3])")


_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n(?:(?![a-zA-Z#]).*\n)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*([a-zA-Z][\w-]*)")


class Catalogue:
    """The messages of a language, each parsed when it is first asked for."""

    def __init__(self, locale: str) -> None:
        from fluent.runtime import FluentBundle

        self.bundle: Any = FluentBundle([locale], use_isolating=False)
        self.unread: dict[str, str] = {}
        folder = files("bocage").joinpath("locales", locale)
        for file in sorted(folder.iterdir(), key=lambda f: f.name):
            if file.name.endswith(".ftl"):
                for entry in _ENTRY.finditer(file.read_text(encoding="utf-8") + "\n"):
                    self.unread.setdefault(entry[1], entry[0])
        self.added = _added[locale]

    def has(self, id: str) -> bool:
        """Whether there is a message; it can be formatted from now on, and what it refers to."""
        from fluent.runtime import FluentResource

        if (added := self.added.get(id)) is not None:
            self.unread[id] = added
            self.added.pop(id, None)
        if id in self.unread:
            wanted = [id]
            for name in wanted:
                if (entry := self.unread.get(name)) is not None:
                    self.bundle.add_resource(FluentResource(entry))
                    wanted += [r for r in _REFERENCE.findall(entry) if r not in wanted]
            for name in wanted:
                self.unread.pop(name, None)
        return bool(self.bundle.has_message(id))


_catalogue = cache(Catalogue)
_added: dict[str, dict[str, str]] = {locale: {} for locale in LOCALES}
"""Messages that came while the program ran, by language, until they are first asked for."""


def add(locale: str, id: str, words: str, **attributes: str) -> None:
    """Add a message with attributes, all in plain words; whatever Fluent would read is escaped."""
    lines = [f"{id} = {_quoted(words)}"]
    lines += [f"    .{name} = {_quoted(said)}" for name, said in attributes.items()]
    _added[locale][id] = "\n".join(lines) + "\n"


def _quoted(words: str) -> str:
    """Plain words as Fluent reads them."""
    return '{ "' + "".join([c if c.isalnum() else f"\\U{ord(c):06X}" for c in words]) + '" }'


def check_locale(given: str) -> Locale:
    """A locale that has catalogues."""
    for locale in LOCALES:
        if locale == given:
            return locale
    raise BadValue("locale", given, f"one of {listing(LOCALES)}")


def text(message: Sayable, locale: Locale = "en", names: Sequence[str] | None = None) -> str:
    """A message, reason, log entry, action or message id in a language.

    `names` are the players' names by seat.
    """
    check_locale(locale)
    if isinstance(message, str):
        return _format(_catalogue(locale), message, {})
    if isinstance(message, Action | Reason | Entry):
        said = message.message
        if isinstance(message, Entry) and message.seat >= 0:
            said = Message(said.id, {**said.values, "seat": message.seat}, said.game)
        return _said(said, locale, names, "")
    if isinstance(message, Message):
        return _said(message, locale, names, "")
    raise BadValue("message", message, "a message, reason, log entry, action or message id")


def _said(message: Message, locale: str, names: Sequence[str] | None, game: str) -> str:
    """A message in words; what stands within another is said by the same game."""
    game = message.game or game
    values = {key: _word(key, value, locale, names, game) for key, value in message.values.items()}
    return _format(_catalogue(locale), message.id, values, game)


def has(id: str, locale: str) -> bool:
    """Whether a catalogue has a message."""
    return _catalogue(locale).has(id.partition(".")[0])


def _format(catalogue: Catalogue, id: str, values: dict[str, Any], game: str = "") -> str:
    """A text with its values; `edition` is the game that says it, for words its book has alone."""
    name, _, attribute = id.partition(".")
    if not catalogue.has(name):
        return id
    message = catalogue.bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return id
    words, errors = catalogue.bundle.format_pattern(pattern, {"edition": game, **values})
    if errors:
        raise BadValue("message", id, f"a message with all its values ({errors[0]})")
    return str(words)


def _own(catalogue: Catalogue, game: str, id: str) -> str:
    """The id of a game's own word for something, if it has one; else as it is."""
    own = f"{game}-{id}"
    return own if game and catalogue.has(own) else id


def _word(key: str, value: Any, locale: str, names: Sequence[str] | None, game: str) -> Any:
    """A value as the catalogues want it: numbers stay, everything else becomes words."""
    catalogue = _catalogue(locale)
    if isinstance(value, Message):
        return _said(value, locale, names, game)
    if key in ("seat", "by"):
        if names is not None and value < len(names):
            return names[value]
        return _format(catalogue, "seat", {"number": value + 1})
    if isinstance(value, dict):
        goods = {_own(catalogue, game, f"goods-{name}"): n for name, n in value.items()}
        parts = [_format(catalogue, id, {"n": n}, game) for id, n in goods.items()]
        return _joined(catalogue, parts, "and")
    if isinstance(value, list):
        if value and isinstance(value[0], int):
            return _joined(catalogue, [str(number) for number in value], "and")
        parts = [_said(part, locale, names, game) for part in value]
        return " ".join(parts) if key == "reasons" else _joined(catalogue, parts, "or")
    if isinstance(value, str):
        if key in ("place", "origin"):
            key = "cell" if _CELL.fullmatch(value) else "card"
        if key in ("cell", "cells"):
            return _CELL.sub(_cell, value).replace("+", " ")
        if key in NAMED and catalogue.has(id := _own(catalogue, game, f"{key}-{value}")):
            return _format(catalogue, id, {}, game)
    return value


def _cell(match: re.Match[str]) -> str:
    if match[3]:
        return match[3].upper() + match[4]
    return "ABCDEFGH"[int(match[1]) - 1] + match[2]


def _joined(catalogue: Catalogue, parts: list[str], how: str) -> str:
    if not parts:
        return _format(catalogue, "list-none", {})
    if how == "and" and len(parts) > 2:
        parts = [", ".join(parts[:-1]), parts[-1]]
    result = parts[0]
    for part in parts[1:]:
        result = _format(catalogue, f"list-{how}", {"first": result, "last": part})
    return result
