"""The small words of card texts: counted things and lists."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.messages import Message
from .vocabulary import GRAIN, ITEMS, Payment

EVERY_STEP: Final = -1
"""In place of a step: all numbers of a slash group."""


def phrase(id: str, **values: Any) -> Message:
    """A phrase of the catalogue."""
    return Message(f"hallertau-phrase-{id}", values)


def at_step(amounts: tuple[int, ...], k: int) -> tuple[int, ...]:
    """The number of a step, or those of all."""
    return amounts if k < 0 or len(amounts) == 1 else (amounts[k],)


def slashed(amounts: tuple[int, ...]) -> str:
    """Numbers as they are printed."""
    return "/".join([str(n) for n in amounts])


def counted(id: str, amounts: tuple[int, ...], k: int, **values: Any) -> Message:
    """A phrase with numbers, the largest of which decides on singular or plural."""
    chosen = at_step(amounts, k)
    return phrase(id, amounts=slashed(chosen), n=max(chosen), **values)


def thing(item: int, amounts: tuple[int, ...], k: int) -> Message:
    """So many of an item, as one gains or pays them."""
    return counted(ITEMS[item], amounts, k)


def bare(item: int, n: int) -> Message:
    """So many of an item, as they stand alone."""
    return Message(f"goods-{ITEMS[item]}", {"n": n})


def listed(parts: list[Message], last: str) -> Message:
    """Several things, with commas and one word before the last."""
    found = parts[0]
    for part in parts[1:-1]:
        found = phrase("comma", first=found, last=part)
    return Message(last, {"first": found, "last": parts[-1]}) if len(parts) > 1 else found


def both(parts: list[Message]) -> Message:
    """All of several things."""
    return listed(parts, "list-and")


def either(parts: list[Message]) -> Message:
    """One of several things."""
    return listed(parts, "hallertau-phrase-or")


def chained(parts: list[Message], link: str) -> Message:
    """Several things with the same word between each two."""
    found = parts[0]
    for part in parts[1:]:
        found = Message(link, {"first": found, "last": part})
    return found


def either_long(parts: list[Message]) -> Message:
    """One of several things that are lists themselves."""
    return chained(parts, "hallertau-phrase-or.long")


def by_step(parts: list[Message]) -> Message:
    """One thing per step of a slash group."""
    return chained(parts, "list-or")


def sentences(parts: list[Message]) -> Message:
    """Sentences one after the other."""
    return chained(parts, "hallertau-phrase-then")


def numbers(amounts: tuple[int, ...], link: str = "or") -> str | Message:
    """One of several numbers, or none of them if the link says so."""
    if len(amounts) < 2:
        return slashed(amounts)
    first = ", ".join([str(n) for n in amounts[:-1]])
    return phrase(link, first=first, last=str(amounts[-1]))


def any_one_grain(payments: tuple[Payment, ...]) -> bool:
    """Whether there is the same amount of every type of grain to choose from."""
    n = payments[0][0][1]
    return payments == tuple([((good, n),) for good in GRAIN])
