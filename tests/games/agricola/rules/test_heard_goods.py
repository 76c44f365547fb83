"""What events carry: goods taken, converted and sown, and moments that no printed card hears.

Cards of our own stand in for Rammed Clay (A016), a minor improvement.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import final

import pytest

import bocage
from bocage.farm.goods import (
    CATTLE,
    FOOD,
    GRAIN,
    KINDS,
    NAMES,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    Goods,
    count_of,
    counted_in,
)
from bocage.games.agricola import events
from bocage.games.agricola.card import Card
from bocage.games.agricola.cards.words import GOODS_PROVIDER, minor
from bocage.games.agricola.state import AgricolaState
from bocage.kernel.flow import Deed
from bocage.kernel.state import Step
from bocage.kernel.tableau import ANY, OWN, Listener

from ..own_cards import own_cards
from ..scenario import alone, play, table

SOURCE = Path(bocage.__file__).parent / "games" / "agricola"
Goods2 = tuple[dict[str, int], dict[str, int]]
"""Goods by name, in the two rows of what an event counts."""


@final
class Told(Deed[AgricolaState]):
    """Writes what its card heard into the log."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = False
        self.detail = 0

    def do(self, s: AgricolaState, seat: int) -> None:
        if s.sink is not None:
            s.sink.note(seat, "told", {"detail": self.detail})


def listening(event: int, scope: int = OWN) -> Card:
    """A card that writes what it hears into the log."""
    told = Told()

    def hear(s: AgricolaState, owner: int, detail: int) -> Step[AgricolaState] | None:
        told.detail = detail
        return told

    return minor("A016", "Own", GOODS_PROVIDER, Listener(event, hear, scope, steps=(told,)))


def heard(t: bocage.Table) -> list[tuple[int, int]]:
    """Who heard what, in order."""
    return [(entry.seat, entry.values["detail"]) for entry in t.log if entry.id == "told"]


def goods_of(t: bocage.Table) -> list[Goods2]:
    """The goods of all that was heard."""
    found: list[Goods2] = []
    for _, number in heard(t):
        rows = [
            {NAMES[good]: n for good in range(KINDS) if (n := count_of(number, good, row))}
            for row in (0, 1)
        ]
        found.append((rows[0], rows[1]))
    return found


FULL = {"options": {"cards": "base"}}


def farm(**row: object) -> dict[str, object]:
    """A seat with the card in front of it."""
    return {"cards": ["A016"], **row}


def test_goods_that_lay_on_a_space_are_told_apart_from_what_it_gives() -> None:
    card = listening(events.TAKEN)
    with own_cards(card):
        spaces = {"forest": {"goods": {"wood": 6}}}
        t = table("agricola-revised", farm(), {}, spaces=spaces, **FULL)
        play(t, "place forest", "place farmland")
        play(t, "plow r1c2", "place day-laborer")
    assert goods_of(t) == [({"wood": 6}, {}), ({}, {"food": 2})]


def test_the_goods_of_one_use_are_told_once_with_their_sum() -> None:
    card = listening(events.TAKEN)
    with own_cards(card):
        t = table("agricola-revised", farm(), {}, {}, **FULL)
        play(t, "place resource-market", "take stone")
    assert goods_of(t) == [({}, {"food": 1, "stone": 1})]


def test_goods_from_cards_and_of_others_are_not_taken() -> None:
    card = listening(events.TAKEN)
    with own_cards(card):
        spaces = {"forest": {"goods": {"wood": 3}}, "clay-pit": {"goods": {"clay": 1}}}
        t = table("agricola-revised", farm(cards=["A116", "A016"]), {}, spaces=spaces, **FULL)
        play(t, "place forest", "place clay-pit")
    assert goods_of(t) == [({"wood": 3}, {})], "the wood cutter's wood is no part of it"


def test_cooking_eating_baking_and_crafts_tell_what_became_of_what() -> None:
    card = listening(events.CONVERTED)
    with own_cards(card):
        goods = {"grain": 2, "wood": 1}
        row = farm(cards=["A016", "M01", "M08"], goods=goods, animals={"sheep": 1}, people=3)
        t = alone("agricola-revised", {**row, "placed": 2}, **FULL)
        play(t, "place grain-utilization", "done", "craft M08", "cook sheep")
    assert goods_of(t) == [
        ({"grain": 1}, {"food": 2}),
        ({"wood": 1}, {"food": 2}),
        ({"sheep": 1}, {"food": 2}),
    ]


def test_sowing_tells_all_crops_of_the_action_when_it_is_over() -> None:
    card = listening(events.SOWN)
    with own_cards(card):
        row = farm(
            fields={cell: {} for cell in ("r1c3", "r1c4", "r1c5")},
            goods={"grain": 2, "vegetable": 1},
        )
        t = alone("agricola-revised", {**row, "placed": 1}, **FULL)
        play(t, "place grain-utilization", "sow grain r1c3", "sow vegetable r1c4")
        assert not heard(t)
        play(t, "done")
    assert goods_of(t) == [({"grain": 1, "vegetable": 1}, {})]


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (events.WORK_START, [(0, 14)]),
        (events.ALL_PLACED, [(0, 13), (0, 14)]),
        (events.AFTER_FIELDS, [(0, 13), (0, 14)]),
        (events.FEEDING_PHASE, [(0, 13), (0, 14)]),
        (events.BREEDING_PHASE, [(0, 13), (0, 14)]),
    ],
    ids=["work", "placed", "fields", "feeding", "breeding"],
)
def test_moments_of_rounds_and_harvests_are_told_once(
    event: int, told: list[tuple[int, int]]
) -> None:
    card = listening(event, ANY if event in (events.WORK_START, events.ALL_PLACED) else OWN)
    with own_cards(card):
        rich = {"food": 20}
        row = farm(goods=rich, placed=1)
        t = table("agricola-revised", row, {"placed": 2, "goods": rich}, round=13, **FULL)
        while t.decision is not None:
            t.play(t.decision.actions[0])
    assert heard(t) == told


def test_a_birth_tells_how_many_people_there_are() -> None:
    card = listening(events.GREW)
    with own_cards(card):
        row = farm(rooms=["r1c1", "r2c1", "r3c1"], placed=1)
        t = alone("agricola-revised", row, **FULL)
        play(t, "place basic-wish")
    assert heard(t) == [(0, 3)]


def test_goods_arrive_and_leave_in_one_place() -> None:
    """No module but the supply's adds to a seat's goods or takes from them."""
    found = [
        path.name
        for path in SOURCE.rglob("*.py")
        if re.search(r"goods\[[^\]]+\] *[-+]?= ", path.read_text(encoding="utf-8"))
    ]
    begins = ["position.py", "setup.py"]
    assert sorted(found) == [*begins, "supply.py"]


def test_counts_hold_more_than_any_pile() -> None:
    piled: Goods = ((WOOD, 200), (FOOD, 99), (CATTLE, 14))
    number = counted_in(counted_in(0, piled), ((GRAIN, 1), (SHEEP, 7)), 1)
    assert [count_of(number, good) for good in (WOOD, FOOD, CATTLE)] == [200, 99, 14]
    assert [count_of(number, good, 1) for good in (GRAIN, SHEEP, STONE, VEGETABLE)] == [1, 7, 0, 0]
