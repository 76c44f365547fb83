"""Why in Express: what a sheet scores at the harvests to come, food, babies, pastures, dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...games.express.scoring import MISSING
from ...games.express.vocabulary import HARVESTS
from ...kernel.messages import Message
from .general import SLIGHT
from .outcome import Outcome, Why

ANIMALS: Final = ("sheep", "boar", "cattle")


def reasons(o: Outcome) -> Iterator[Why]:
    """All that speaks for an action."""
    yield from food(o)
    yield from harvests(o)
    yield from family(o)
    yield from pastures(o)
    yield from dice(o)


def food(o: Outcome) -> Iterator[Why]:
    """The food that the family lacks at the next harvest."""
    missing = o.mine["need"] - o.mine["goods"]["food"]
    brings = o.own["goods"]["food"] - o.mine["goods"]["food"]
    if missing > 0 and brings > 0:
        saved = -MISSING * min(missing, brings)
        values = {"missing": {"food": missing}, "goods": {"food": brings}, "points": saved}
        yield float(saved), Message("why-express-food", values)


def harvests(o: Outcome) -> Iterator[Why]:
    """The row that scores more at each harvest to come."""
    before, after = o.mine["worth"], o.own["worth"]
    better = {row: n - before[row] for row, n in after.items() if n > before[row] and row != "food"}
    left = len(HARVESTS) - o.view["harvest"]
    if not better or not any(after.values()):
        return
    row = max(better, key=lambda row: better[row])
    values = {"category": Message(f"score-{row}"), "points": better[row], "harvests": left}
    yield float(better[row] * left), Message("why-harvests", values)


def family(o: Outcome) -> Iterator[Why]:
    """A baby: one more action in each round to come."""
    rounds = o.view["rounds"] - o.view["round"]
    if o.own["babies"] > o.mine["babies"]:
        yield 3.0 + rounds, Message("why-baby", {"rounds": rounds})


def pastures(o: Outcome) -> Iterator[Why]:
    """Room for another type of animals, and pairs that will have young."""
    if o.own["pastures"] > o.mine["pastures"]:
        n = o.own["pastures"]
        yield 1.0, Message("why-express-pasture", {"n": n})
    for kind in ANIMALS:
        before, after = o.mine["animals"][kind], o.own["animals"][kind]
        if after // 2 > before // 2:
            yield 1.5, Message("why-express-breed", {"goods": {kind: after}})


def dice(o: Outcome) -> Iterator[Why]:
    """More of a good than any other group brings, or all that there is of it."""
    groups = {group["action"]: group for group in o.view["groups"]}
    taken = groups.get(o.action.text)
    if taken is None:
        return
    for good, n in taken["gains"].items():
        others = [
            group["gains"][good]
            for group in groups.values()
            if group is not taken and good in group["gains"]
        ]
        if n >= 2 and all(n >= other for other in others):
            yield SLIGHT + 0.1 * n, Message("why-most", {"goods": {good: n}})
    house = o.own["house"]
    if house != o.mine["house"] and o.own["rooms"]:
        yield 1.0, Message("why-express-house", {"house": house, "n": o.own["rooms"]})
