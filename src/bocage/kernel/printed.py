"""What is printed in icons: tables by class, and flows as strips.

A strip is a text in which words are icons and everything else stands as it is: `2 food / stone`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from .flow import AndOr, IfPossible, May, Named, OneOf, Then
from .game import Sign
from .sequence import Seq
from .state import Step

T = TypeVar("T")
P = ParamSpec("P")
R = TypeVar("R")
Line = tuple[type, Callable[Concatenate[Any, P], R]]
"""A line of a table of what is said or drawn of things, by their class."""


def of(kind: type[T], tell: Callable[Concatenate[T, P], R]) -> Line[P, R]:
    """A line of such a table; what tells knows the class."""
    return kind, tell


LINKS: Final[dict[type, str]] = {
    Seq: " + ",
    AndOr: " + ",
    OneOf: " / ",
    Then: " › ",
    May: "",
    Named: "",
    IfPossible: "",
}
"""What stands between the parts of a flow."""


def strip(flow: Step[Any], leaves: dict[type, Callable[[Any], str]]) -> str:
    """A flow in icons; `leaves` draw the steps of a game, some of them as nothing.

    What is drawn as nothing leaves no link behind, except where it is what can be chosen instead.
    """
    draw = leaves.get(type(flow))
    if draw is not None:
        return draw(flow)
    link = LINKS[type(flow)]
    parts = [strip(part, leaves) for part in flow.children()]
    if not isinstance(flow, OneOf):
        parts = [part for part in parts if part]
    if len(parts) > 1 and len(set(parts)) == 1:
        return f"{len(parts)} × {parts[0]}"
    return link.join(parts).strip()


def counted(amounts: Iterable[tuple[str, int]]) -> str:
    """So many of each of some things."""
    return " ".join([f"{n} {name}" for name, n in amounts])


def signs(found: Iterable[tuple[str, int, list[str]]]) -> tuple[Sign, ...]:
    """Spaces by title, seat count and lines, those that are equal together."""
    seats: dict[tuple[str, tuple[str, ...]], dict[int, None]] = {}
    for title, count, lines in found:
        seats.setdefault((title, tuple([line for line in lines if line])), {})[count] = None
    return tuple([Sign(title, tuple(counts), lines) for (title, lines), counts in seats.items()])
