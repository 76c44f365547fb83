"""Minor improvements of deck B for animals: B084."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.cards.tables import QUIET, deliveries, improving, table
from tests.games.agricola.scenario import goods, offered, play

# Acorns Basket


@pytest.mark.card("B084")
@pytest.mark.parametrize(("number", "rounds"), [(1, [2, 3]), (12, [13, 14]), (13, [14]), (14, [])])
def test_the_acorns_basket_brings_a_boar_in_each_of_the_next_two_rounds(
    number: int, rounds: list[int]
) -> None:
    t = improving("B084", {"cards": QUIET[:3], "goods": {"reed": 1}}, round=number)
    play(t, "play B084")
    assert goods(t) == {}
    assert deliveries(t, "B084") == [(n, {"boar": 1}) for n in rounds]


@pytest.mark.card("B084")
@pytest.mark.parametrize(
    ("row", "found"),
    [
        ({}, {"boar": 1}),
        ({"animals": {"boar": 1}}, {"boar": 1}),
        ({"animals": {"boar": 1}, "cards": ["M01"]}, {"boar": 1, "food": 2}),
        ({"animals": {"boar": 1}, "stables": ["r1c5"]}, {"boar": 2}),
    ],
)
def test_the_boar_of_the_acorns_basket_is_housed_cooked_or_released(
    row: dict[str, Any], found: dict[str, int]
) -> None:
    scheduled = [{"round": 6, "seat": 0, "goods": {"boar": 1}, "card": "B084"}]
    cards = [*row.get("cards", []), "B084"]
    t = table({**row, "cards": cards}, {}, round=6, phase="preparation", scheduled=scheduled)
    assert (t.position()["round"], goods(t)) == (6, found)


@pytest.mark.card("B084")
def test_an_animal_makes_way_for_the_boar_or_the_boar_goes() -> None:
    scheduled = [{"round": 6, "seat": 0, "goods": {"boar": 1}, "card": "B084"}]
    row = {"cards": ["B084"], "animals": {"sheep": 1}}
    t = table(row, {}, round=6, phase="preparation", scheduled=scheduled)
    assert offered(t) == {"release sheep", "release boar"}
    play(t, "release sheep")
    assert goods(t) == {"boar": 1}
