"""Whether what a table gives has the shape that is written down for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints

from bocage.games.agricola.shapes import AgricolaPosition, AgricolaView
from bocage.games.creatures.shapes import CreaturesPosition, CreaturesView
from bocage.games.express.shapes import ExpressPosition, ExpressView
from bocage.games.hallertau.shapes import HallertauPosition, HallertauView

VIEWS: dict[str, Any] = {
    "agricola-classic": AgricolaView,
    "agricola-revised": AgricolaView,
    "creatures": CreaturesView,
    "express": ExpressView,
    "hallertau": HallertauView,
}
POSITIONS: dict[str, Any] = {
    "agricola-classic": AgricolaPosition,
    "agricola-revised": AgricolaPosition,
    "creatures": CreaturesPosition,
    "express": ExpressPosition,
    "hallertau": HallertauPosition,
}
KEPT = {"game", "rules", "options", "own", "random", "stack"}
"""What the kernel adds to a game's position."""


Fault = tuple[str, str]
"""A place below the value, and what is wrong there."""
Reader = Callable[[Any], list[Fault]]


def faults(value: Any, shape: Any, place: str) -> list[str]:
    """Where a value differs from its shape: other types, keys missing or too many."""
    return [f"{place}{below}: {fault}" for below, fault in reader(shape)(value)]


@cache
def reader(shape: Any) -> Reader:
    """What reads values of a shape; positions have thousands of them."""
    origin, parts = get_origin(shape), get_args(shape)
    if hasattr(shape, "__total__"):
        return object_reader(shape)
    if shape is None or (isinstance(shape, type) and origin is None):
        kind = type(None) if shape is None else shape
        return lambda value: [] if type(value) is kind else [("", f"{value!r} is no {kind}")]
    if origin is NotRequired:
        return reader(parts[0])
    if origin in (list, dict):
        return container_reader(origin, reader(parts[-1]))
    if origin is Literal:
        return lambda value: [] if value in parts else [("", f"{value!r} is none of {parts}")]
    readers = [reader(part) for part in parts]

    def choice(value: Any) -> list[Fault]:
        fits = any(not read(value) for read in readers)
        return [] if fits else [("", f"{value!r} is none of {parts}")]

    return choice


def container_reader(kind: type[list[Any] | dict[Any, Any]], read: Reader) -> Reader:
    """What reads lists, or objects with any keys."""

    def container(value: Any) -> list[Fault]:
        if type(value) is not kind:
            return [("", f"{value!r} is no {kind}")]
        items = value.items() if isinstance(value, dict) else enumerate(value)
        return [(f".{i}{below}", fault) for i, item in items for below, fault in read(item)]

    return container


def object_reader(shape: Any) -> Reader:
    """What reads objects whose keys are written down."""
    hints = get_type_hints(shape, include_extras=True)
    readers = {key: reader(hint) for key, hint in hints.items()}
    needed = {key for key, hint in hints.items() if get_origin(hint) is not NotRequired}
    needed -= shape.__optional_keys__

    def keyed(value: Any) -> list[Fault]:
        if type(value) is not dict:
            return [("", f"{value!r} is no object")]
        found = [("", f"{key} is missing") for key in needed - value.keys()]
        for key, item in value.items():
            if key not in readers:
                found.append(("", f"{key} is not in {shape.__name__}"))
            elif below := readers[key](item):
                found += [(f".{key}{place}", fault) for place, fault in below]
        return found

    return keyed
