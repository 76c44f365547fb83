"""Whether something can be finished is found out without trying every order of exchanges."""

from __future__ import annotations

import sys
from types import FrameType

import bocage
from tests.games.agricola.scenario import CLASSIC, table

MANY = ["E177", "E26", "E158", "Z336", "E154", "E189", "E171", "E53", "E30"]
"""Cards that make food of clay and animals in many ways."""
OPTIONS = {"cards": "base", "decks": "EZ"}


def tries(cards: list[str], **row: object) -> int:
    """How many states are tried for whether something can be finished, while a seat acts."""
    count = 0

    def watch(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        count += event == "call" and frame.f_code.co_name == "finishes"

    goods, animals = {"clay": 12}, {"sheep": 4, "cattle": 1}
    farm = {"pastures": [["r1c4", "r1c5"]], "stables": ["r1c5"]}
    sys.setprofile(watch)
    try:
        full = {"cards": cards, "goods": goods, "animals": animals, **farm, **row}
        t = table(CLASSIC, full, {"placed": 2}, round=13, options=OPTIONS)
        t.play("place day-laborer")
    finally:
        sys.setprofile(None)
    assert isinstance(t, bocage.Table)
    return count


def test_nobody_looks_for_food_for_a_child_that_has_no_room() -> None:
    assert tries(["Z325", *MANY]) < 100


def test_orders_of_exchanges_that_come_to_the_same_are_tried_once() -> None:
    assert tries(["Z325", *MANY], rooms=["r1c1", "r2c1", "r3c1"]) < 2000
