"""Somebody's own cards: the files they come from, and what is wrong with them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from os import PathLike
from pathlib import Path
from typing import final

from .errors import BadValue, Error
from .messages import Message

HASH_LENGTH = 16
HOW = "own=… (--own)"
"""How files are named, in Python and on the command line."""


@final
class Source:
    """A file of own cards: its name without folders, and what it says."""

    __slots__ = ("hash", "name", "text")

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.hash = hashlib.sha256(text.encode()).hexdigest()[:HASH_LENGTH]

    def __reduce__(self) -> tuple[type[Source], tuple[str, str]]:
        return (Source, (self.name, self.text))


Place = str | PathLike[str] | Source
Own = Place | Iterable[Place] | None
"""Files of own cards, or folders of them."""


class BadCards(Error):
    """Own cards cannot be played with; each of the `faults` is a message of one sentence."""

    def __init__(self, *faults: Message) -> None:
        from .text import text

        super().__init__(" ".join([text(fault) for fault in faults]))
        self.faults = faults


def sources_in(own: Own) -> tuple[Source, ...]:
    """The files that somebody names, by name; of a folder all that end in `.py`."""
    found: dict[str, Source] = {}
    for place in places_in(own):
        for source in [place] if isinstance(place, Source) else read(Path(place)):
            if found.setdefault(source.name, source).hash != source.hash:
                raise BadCards(Message("own-two-files", {"file": source.name}))
    return tuple([found[name] for name in sorted(found)])


def places_in(own: Own) -> list[Place]:
    """One place or several, as a list."""
    if own is None:
        return []
    if isinstance(own, str | PathLike | Source):
        return [own]
    if isinstance(own, Iterable):
        places = list(own)
        if all(isinstance(place, str | PathLike | Source) for place in places):
            return places
    raise BadValue("own", own, "a file or folder of own cards, or a list of them")


def read(path: Path) -> list[Source]:
    """The file at a path, or all of a folder."""
    try:
        if path.is_dir():
            return [source for file in sorted(path.glob("*.py")) for source in read(file)]
        return [Source(path.name, path.read_text(encoding="utf-8"))]
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise BadCards(Message("own-no-file", {"file": path.name, "error": why})) from None
    except ValueError:
        raise BadCards(Message("own-no-text", {"file": path.name})) from None


def asked_for(named: Mapping[str, str], given: tuple[Source, ...]) -> tuple[Source, ...]:
    """Of the files that are given those that a record or position names, with these hashes."""
    found = {source.name: source for source in given}
    for name, hash in named.items():
        if name not in found:
            raise BadCards(Message("own-missing", {"file": name, "hash": hash, "how": HOW}))
        if found[name].hash != hash:
            values = {"file": name, "hash": hash, "found": found[name].hash, "how": HOW}
            raise BadCards(Message("own-changed", values))
    return tuple([found[name] for name in sorted(named)])


def check_named(named: object, error: type[BadValue]) -> dict[str, str]:
    """The files of own cards that a record or position names, with their hashes."""
    if not isinstance(named, dict):
        raise error("own", named, "an object of files with their hashes")
    for name, hash in named.items():
        if not isinstance(name, str) or not isinstance(hash, str):
            raise error(f"own.{name}", hash, "the hash of a file")
    return named
