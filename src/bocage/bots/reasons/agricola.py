"""Why in Agricola: the family's food and growth, its house, fields, animals and the score sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ...farm.goods import named
from ...games import find
from ...games.agricola.shapes import SeatView
from ...games.agricola.steps.house import ROOM_COSTS
from ...games.agricola.vocabulary import HOUSES
from ...kernel.messages import Message
from ...kernel.shapes import Goods
from .general import SLIGHT, pays_for, piled, score_sheet, starts
from .outcome import Outcome, Why, holds, more

BEGGING: Final = 3.0
LACKING: Final = 3
"""A room for which so much is lacking is near."""
ANIMALS: Final = ("sheep", "boar", "cattle")
CROPS: Final = ("grain", "vegetable")
COOKED: Final = (*ANIMALS, "vegetable")


def reasons(o: Outcome) -> Iterator[Why]:
    """All that speaks for an action."""
    yield from food(o)
    yield from family(o)
    yield from house(o)
    yield from land(o)
    yield from animals(o)
    yield from kitchen(o)
    yield from means(o)
    yield from starts(o)
    yield from piled(o)
    yield from score_sheet(o)


def food(o: Outcome) -> Iterator[Why]:
    """What the family lacks at the next harvest, or at this meal."""
    missing = o.mine["food_needed"] - o.mine["food"]
    if missing <= 0:
        return
    brings = o.own["food"] - o.mine["food"]
    if o.kind == "feed":
        if brings > 0:
            yield BEGGING * missing, Message("why-feeding", {"goods": {"food": missing}})
        return
    near = BEGGING / (1 + o.view["next_harvest"] - o.view["round"])
    values = {"missing": {"food": missing}, "round": o.view["next_harvest"]}
    if brings >= missing:
        yield near * missing, Message("why-food-all", values)
    elif brings > 0:
        yield near * brings, Message("why-food", {**values, "goods": {"food": brings}})
    rates = o.own["exchanges"]
    meat = {kind: n for kind, n in o.gains("animals").items() if kind in rates}
    food = sum([n * rates[kind]["food"] for kind, n in meat.items()])
    if food > 0:
        values |= {"goods": meat, "food": {"food": food}}
        yield near * min(food, missing), Message("why-food-cook", values)


def family(o: Outcome) -> Iterator[Why]:
    """One more person, or room for one."""
    rounds = o.view["rounds"] - o.view["round"]
    if o.own["people"] > o.mine["people"]:
        points = o.then["people"] - o.lines["people"]
        if rounds:
            values = {"points": points, "rounds": rounds}
            yield points + 2.0 * rounds, Message("why-grow", values)
        else:
            yield float(points), Message("why-grow-last", {"points": points})
    elif len(o.own["rooms"]) > len(o.mine["rooms"]) and rounds > 0:
        if o.mine["people"] >= len(o.mine["rooms"]):
            yield 3.0 + 0.5 * rounds, Message("why-room", {"rooms": len(o.mine["rooms"])})


def house(o: Outcome) -> Iterator[Why]:
    """A better house."""
    points = o.then["rooms"] - o.lines["rooms"]
    if o.own["house"] != o.mine["house"] and points > 0:
        values = {"house": o.own["house"], "points": points}
        yield float(points), Message("why-house", values)


def land(o: Outcome) -> Iterator[Why]:
    """Spaces that are used, and what is sown."""
    used = o.then["unused"] - o.lines["unused"]
    fenced = used + o.then["pastures"] - o.lines["pastures"]
    if len(o.own["pastures"]) > len(o.mine["pastures"]) and 0 < fenced <= o.net():
        yield float(fenced), Message("why-fenced", {"points": fenced})
    elif used > 0:
        yield float(used), Message("why-unused", {"n": used})
    sown = more(crops(o.mine), crops(o.own))
    seed = {good: n for good, n in more(o.own["goods"], o.mine["goods"]).items() if good in sown}
    if seed:
        grown = sum(sown.values()) - sum(seed.values())
        values = {"goods": seed, "gains": {good: sown[good] for good in seed}}
        if all(sown[good] > n for good, n in seed.items()):
            yield 0.5 * grown, Message("why-sow", values)
        return
    empty = [cell for cell, crop in o.mine["fields"].items() if not crop]
    seed = {good: n for good, n in o.mine["goods"].items() if good in CROPS}
    if len(o.own["fields"]) > len(o.mine["fields"]) and sum(seed.values()) > len(empty):
        yield 1.0, Message("why-field", {"goods": seed, "n": len(empty)})


def crops(mine: SeatView) -> Goods:
    """What stands on the fields."""
    found: Goods = {}
    for field in mine["fields"].values():
        for crop, n in field.items():
            found[crop] = found.get(crop, 0) + n
    return found


def animals(o: Outcome) -> Iterator[Why]:
    """Animals that score, and pairs that will have young."""
    gained = o.gains("animals")
    if not gained:
        return
    points = sum([o.then[kind] - o.lines[kind] for kind in ANIMALS])
    if points > 0 and o.net() >= points:
        values = {"goods": gained, "points": points}
        yield points + SLIGHT, Message("why-animals", values)
    for kind in gained:
        if o.mine["animals"].get(kind, 0) < 2 <= o.own["animals"][kind]:
            values = {"goods": {kind: o.own["animals"][kind]}, "round": o.view["next_harvest"]}
            yield 1.2, Message("why-breed", values)


def kitchen(o: Outcome) -> Iterator[Why]:
    """What can be cooked from now on, or for more than before."""
    before, after = o.mine["exchanges"], o.own["exchanges"]
    better = [
        good
        for good in COOKED
        if good in after
        and after[good]["how"] == "cook"
        and after[good]["food"] > (before[good]["food"] if good in before else 0)
    ]
    if better:
        good = max(better, key=lambda good: after[good]["food"])
        values = {"goods": {good: 1}, "food": {"food": after[good]["food"]}}
        yield 2.5, Message("why-cook", values)


def means(o: Outcome) -> Iterator[Why]:
    """What can be paid for now."""
    before, after = o.mine["goods"], o.own["goods"]
    price: Any = named(ROOM_COSTS[HOUSES.index(o.own["house"])])
    rounds = o.view["rounds"] - o.view["round"]
    if rounds > 0 and not holds(before, price) and holds(after, price):
        values = {"goods": price}
        weight = 2.5 if o.own["people"] >= len(o.own["rooms"]) else 1.0
        yield weight, Message("why-pays-room", values)
    elif o.own["people"] >= len(o.own["rooms"]) and rounds > 1:
        lacking = more(after, price)
        if 0 < sum(lacking.values()) <= min(LACKING, sum(more(before, price).values()) - 1):
            yield 1.0, Message("why-nearer-room", {"goods": lacking})
    yield from pays_for(o, find(o.view["game"]).cards(), o.view["majors"])
