"""Conditions that many steps share; any function of a `Moment` is one, too."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..kernel.shapes import EntryKind
from .lesson import LEARNER, Moment, When


def always(moment: Moment) -> bool:
    """From the first moment on."""
    return True


def over(moment: Moment) -> bool:
    """The game is over."""
    return moment.over


def ready(moment: Moment) -> bool:
    """The learner's turn only waits to be confirmed."""
    return moment.ready


def asked(*kinds: str) -> When:
    """The learner is asked something of these kinds."""
    return lambda moment: moment.kind in kinds


def offered(*starts: str) -> When:
    """The learner may take an action whose text begins so."""
    return lambda moment: moment.offers(*starts)


def before(round: int) -> When:
    """It is a round before this one."""
    return lambda moment: moment.round < round


def since(round: int) -> When:
    """It is this round, or a later one."""
    return lambda moment: moment.round >= round


def happens(kind: EntryKind, seat: int | None = LEARNER) -> When:
    """The log has just told so of a seat, or (None) of anybody."""
    return lambda moment: bool(moment.happened(kind, seat))


def after(step: str) -> When:
    """Another step was said in an earlier moment, or earlier in this one."""
    return lambda moment: step in moment.said


def all_of(*conditions: When) -> When:
    """All of these hold; the values are those of the last one that gives some."""

    def held(moment: Moment) -> bool | dict[str, object]:
        values: dict[str, object] = {}
        for condition in conditions:
            found = condition(moment)
            if not found:
                return False
            if isinstance(found, dict):
                values = found
        return values or True

    return held


def any_of(*conditions: When) -> When:
    """One of these holds; the values are those of the first."""

    def held(moment: Moment) -> bool | dict[str, object]:
        for condition in conditions:
            found = condition(moment)
            if found:
                return found
        return False

    return held


def no(condition: When) -> When:
    """This does not hold."""
    return lambda moment: not condition(moment)


def some(found: Callable[[Moment], Sequence[str]]) -> When:
    """There is something of this kind now."""
    return lambda moment: bool(found(moment))
