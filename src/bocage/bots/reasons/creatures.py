"""Why in All Creatures: animals and their bonus, young, room for them, extensions, buildings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...games import find
from ...games.creatures.scoring import LINES as ANIMALS
from ...kernel.messages import Message
from .general import SLIGHT, pays_for, piled, score_sheet, starts
from .outcome import Outcome, Why, more

FEW: Final = 4
"""So many of a type cost no points any more."""


def reasons(o: Outcome) -> Iterator[Why]:
    """All that speaks for an action."""
    yield from animals(o)
    yield from room(o)
    yield from land(o)
    yield from pays_for(o, find("creatures").cards(), o.view["buildings"])
    yield from starts(o)
    yield from piled(o)
    yield from score_sheet(o)


def animals(o: Outcome) -> Iterator[Why]:
    """Animals that score, enough of them not to lose points, pairs that will have young."""
    gained = o.gains("animals")
    lines = [*ANIMALS, *[f"bonus-{kind}" for kind in ANIMALS]]
    points = sum([o.then[line] - o.lines[line] for line in lines])
    if gained and points > 0 and o.net() >= points:
        yield points + SLIGHT, Message("why-animals", {"goods": gained, "points": points})
    for kind in gained:
        before, after = o.mine["animals"].get(kind, 0), o.own["animals"][kind]
        if before < FEW <= after:
            yield points + 1.0, Message("why-enough", {"goods": {kind: after}, "n": FEW})
        if before < 2 <= after:
            yield points + 0.8, Message("why-breed-now", {"goods": {kind: after}})


def room(o: Outcome) -> Iterator[Why]:
    """Room for more animals."""
    wider = more(o.mine["room"], o.own["room"])
    if wider:
        kind = max(wider, key=lambda kind: (wider[kind], o.own["room"][kind]))
        values = {"n": wider[kind], "goods": {kind: o.own["room"][kind]}}
        yield 0.4 * wider[kind], Message("why-space", values)


def land(o: Outcome) -> Iterator[Why]:
    """A wider farm, and one that is used to its edge."""
    if len(o.own["columns"]) > len(o.mine["columns"]):
        yield 2.0, Message("why-extension")
    points = o.then["extensions"] - o.lines["extensions"]
    if points > 0:
        yield float(points), Message("why-extension-full", {"points": points})
