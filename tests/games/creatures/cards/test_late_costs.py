"""Reed hut to wild boar pen: what they cost, hold and score by themselves."""

from __future__ import annotations

import pytest

import bocage
from tests.games.creatures.cards.building import choosing, farm, materials, tiles, why, worth
from tests.games.creatures.scenario import (
    ANIMALS,
    alone,
    display,
    ended,
    offered,
    play,
    play_if_asked,
    seat,
)

WIDE = ["e", "f", "g"]

Cost = dict[str, int]

COSTS: dict[str, Cost] = {
    "reed-hut": {"wood": 1, "reed": 3},
    "stewards-office": {"wood": 4, "stone": 3, "reed": 2},
    "timber-shop": {"stone": 2},
    "byre-dwelling": {"wood": 3, "stone": 3, "reed": 1},
    "country-house": {"wood": 3, "stone": 3},
    "log-house": {"wood": 2, "reed": 1},
    "feeding-station": {"wood": 2},
    "manor": {"wood": 1, "stone": 3},
    "cattle-market": {"wood": 4, "stone": 1},
    "duck-pond": {},
    "joinery": {"stone": 1, "reed": 1},
    "haystack": {},
    "sawmill": {"stone": 5},
    "animal-trader": {"wood": 2, "reed": 2},
    "rearing-station": {"wood": 2, "reed": 1},
    "trading-station": {"wood": 1, "stone": 2},
    "feed-storehouse": {"wood": 1, "reed": 1},
    "farm-well": {"wood": 1, "stone": 2},
    "assembly-hall": {"wood": 3, "reed": 1},
    "ranch": {"wood": 2, "stone": 3},
    "conservatory": {"stone": 1},
    "hay-rack": {"wood": 3, "reed": 1},
    "pig-stall": {"wood": 4, "reed": 1},
    "breeding-station": {"wood": 2, "stone": 3},
    "cow-stall": {"wood": 4, "reed": 1},
    "stone-carvers-workshop": {"wood": 5},
    "stud": {"wood": 1, "stone": 3, "reed": 1},
    "dog-house": {"wood": 1},
    "dairy-farm": {"wood": 3, "reed": 1},
    "wild-boar-pen": {"wood": 2},
}
GIVES: dict[str, Cost] = {"reed-hut": {"reed": 3}, "duck-pond": {"reed": 1}}
"""Materials that come when they are built."""
POINTS = {
    "stewards-office": -3,
    "timber-shop": 1,
    "byre-dwelling": 3,
    "country-house": 1,
    "manor": 5,
    "cattle-market": 2,
    "duck-pond": 1,
    "haystack": 1,
    "sawmill": 4,
    "animal-trader": 3,
    "rearing-station": 1,
    "trading-station": 1,
    "assembly-hall": 2,
    "ranch": 2,
    "conservatory": 1,
    "stud": 3,
    "dairy-farm": 3,
}
"""Points on an empty farm; the others score nothing there."""
HOLDS: dict[str, tuple[int, tuple[str, ...]]] = {
    "reed-hut": (3, ANIMALS),
    "stewards-office": (1, ANIMALS),
    "byre-dwelling": (4, ANIMALS),
    "country-house": (3, ANIMALS),
    "log-house": (4, ANIMALS),
    "feeding-station": (1, ANIMALS),
    "manor": (2, ANIMALS),
    "cattle-market": (2, ANIMALS),
    "animal-trader": (2, ANIMALS),
    "trading-station": (1, ("cow",)),
    "ranch": (2, ("horse",)),
    "conservatory": (1, ("sheep",)),
    "pig-stall": (3, ("pig",)),
    "breeding-station": (2, ANIMALS),
    "cow-stall": (3, ("cow",)),
    "stud": (2, ("horse",)),
    "dairy-farm": (2, ("cow",)),
    "wild-boar-pen": (2, ("pig",)),
}
"""How many animals, and of which types; the others hold none (the rearing station: see there)."""
ON_COTTAGE = ("byre-dwelling", "log-house")


def standing(card: str) -> dict[str, str]:
    """The tiles of a farm with one building beside the cottage, or in its place."""
    return {"f3": card} if card in ON_COTTAGE else farm(g1=card)


def shopping(card: str, supply: Cost) -> bocage.Table:
    """Seat 0 chooses a building on a farm with one extension, where two more cost nothing."""
    return choosing(card, {"columns": WIDE, "goods": supply})


@pytest.mark.parametrize("card", COSTS)
def test_a_building_is_paid_with_exactly_its_cost(card: str) -> None:
    t = shopping(card, COSTS[card])
    play(t, f"build {card}")
    play_if_asked(t, "site g1")
    assert tiles(t) == standing(card)
    assert materials(t) == GIVES.get(card, {})
    assert card not in display(t)


@pytest.mark.parametrize(
    ("card", "short"), [(card, good) for card, cost in COSTS.items() for good in cost]
)
def test_a_building_cannot_be_built_with_one_material_less(card: str, short: str) -> None:
    t = shopping(card, {**COSTS[card], short: COSTS[card][short] - 1})
    assert f"build {card}" not in offered(t)
    assert why(t, f"build {card}") == "cannot-pay"


@pytest.mark.parametrize("card", COSTS)
def test_a_building_is_worth_its_points(card: str) -> None:
    assert worth(ended({"tiles": standing(card)})) == POINTS.get(card, 0)


@pytest.mark.parametrize("card", [card for card in COSTS if card != "rearing-station"])
@pytest.mark.parametrize("trough", [False, True], ids=["plain", "trough"])
def test_a_building_holds_its_animals_and_twice_as_many_with_a_trough(
    card: str, trough: bool
) -> None:
    cell = "f3" if card in ON_COTTAGE else "g1"
    t = alone({"tiles": standing(card), "troughs": [cell] if trough else []})
    found = [
        (place["capacity"], tuple(place["types"]))
        for place in seat(t)["housing"]
        if place["kind"] == "building" and place["tile"] == card
    ]
    capacity, types = HOLDS.get(card, (0, ()))
    assert found == ([(capacity * (1 + trough), types)] if capacity else [])


@pytest.mark.parametrize("card", [card for card in COSTS if card not in ON_COTTAGE])
def test_a_building_stands_on_any_space_without_building(card: str) -> None:
    t = shopping(card, COSTS[card])
    play(t, f"build {card}")
    cells = {f"{column}{row}" for column in WIDE for row in (1, 2, 3)} - {"f3"}
    assert offered(t) == {f"site {cell}" for cell in cells}
    assert why(t, "site f3") == "built-there"
    assert why(t, "site h1") == "not-on-farm"
