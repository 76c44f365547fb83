"""Whether what a table gives has the shape that is written down for it."""

from __future__ import annotations

from collections.abc import Iterator
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


def faults(value: Any, shape: Any, place: str) -> Iterator[str]:
    """Where a value differs from its shape: other types, keys missing or too many."""
    origin, parts = get_origin(shape), get_args(shape)
    if hasattr(shape, "__total__"):
        yield from faults_of_keys(value, shape, place)
    elif shape is None or (isinstance(shape, type) and origin is None):
        if type(value) is not (type(None) if shape is None else shape):
            yield f"{place}: {value!r} is no {shape}"
    elif origin is Literal:
        if value not in parts:
            yield f"{place}: {value!r} is none of {parts}"
    elif origin is NotRequired:
        yield from faults(value, parts[0], place)
    elif origin in (list, dict):
        if type(value) is not origin:
            yield f"{place}: {value!r} is no {origin}"
            return
        for i, item in value.items() if origin is dict else enumerate(value):
            yield from faults(item, parts[-1], f"{place}.{i}")
    elif all(any(faults(value, part, place)) for part in parts):
        yield f"{place}: {value!r} is none of {parts}"


@cache
def hints_of(shape: Any) -> dict[str, Any]:
    """The types of an object's keys."""
    return get_type_hints(shape, include_extras=True)


def faults_of_keys(value: Any, shape: Any, place: str) -> Iterator[str]:
    """Where an object differs from its shape."""
    if type(value) is not dict:
        yield f"{place}: {value!r} is no object"
        return
    hints = hints_of(shape)
    for key, hint in hints.items():
        if key in value:
            yield from faults(value[key], hint, f"{place}.{key}")
        elif get_origin(hint) is not NotRequired and key not in shape.__optional_keys__:
            yield f"{place}: {key} is missing"
    for key in value:
        if key not in hints:
            yield f"{place}: {key} is not in {shape.__name__}"
