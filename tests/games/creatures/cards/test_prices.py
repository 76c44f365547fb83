"""What the buildings from the shelter to the servants' cottage cost, score and hold."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.creatures.cards.building import choosing, farm, materials, why, worth
from tests.games.creatures.scenario import ANIMALS, choices, ended, play, room

COSTS: dict[str, dict[str, int]] = {
    "shelter": {"wood": 2, "stone": 1},
    "storage-building": {"wood": 2, "reed": 1},
    "half-timbered-house": {"wood": 3, "stone": 2, "reed": 1},
    "large-extension": {"wood": 3},
    "carpenters-workshop": {"wood": 2, "stone": 1},
    "materials-outlet": {"reed": 1},
    "home-workshop": {"wood": 2, "reed": 1},
    "inn": {"stone": 2},
    "farm-shop": {"wood": 1},
    "office": {"wood": 2, "stone": 2},
    "woodworking-shop": {"wood": 2, "stone": 2},
    "corner-houses": {"stone": 2, "reed": 1},
    "insemination-center": {"stone": 2},
    "carpenter": {"wood": 1, "stone": 1},
    "fodder-beet-field": {},
    "building-firm": {"wood": 2, "stone": 1},
    "fence-manufacturer": {"stone": 1, "reed": 1},
    "small-extension": {"stone": 1},
    "depot": {"stone": 2},
    "estate": {"stone": 2, "reed": 1},
    "pen": {"wood": 2},
    "cottage-extension": {"wood": 1},
    "barn-floor-manufacturer": {"stone": 1, "reed": 1},
    "cattle-farm": {"wood": 2, "stone": 2},
    "organic-farm": {"wood": 2, "stone": 3, "reed": 1},
    "barn": {"wood": 3},
    "servants-cottage": {"wood": 2},
}
"""The materials to pay; the open stables, payable in two ways, are tested apart."""

GAINED = {"materials-outlet": {"wood": 4, "stone": 3}}
"""Materials that come before anything is asked."""

POINTS = {
    "open-stables": 2,
    "half-timbered-house": 5,
    "carpenters-workshop": 2,
    "materials-outlet": 7,
    "home-workshop": 1,
    "inn": 4,
    "office": 6,
    "woodworking-shop": 1,
    "corner-houses": 4,
    "carpenter": 1,
    "building-firm": 2,
    "depot": 1,
    "cottage-extension": 4,
    "cattle-farm": 1,
    "organic-farm": 4,
}
"""The points of the others are 0 on a farm with nothing else."""

ONE, TWO, THREE = (1,) * 4, (2,) * 4, (3,) * 4
ROOM: dict[str, tuple[int, ...]] = {
    "shelter": ONE,
    "open-stables": (5, 5, 5, 5),
    "half-timbered-house": TWO,
    "large-extension": TWO,
    "carpenters-workshop": ONE,
    "materials-outlet": (0, 0, 0, 1),
    "inn": (0, 2, 0, 0),
    "farm-shop": (1, 0, 0, 0),
    "office": (0, 0, 0, 2),
    "woodworking-shop": TWO,
    "corner-houses": THREE,
    "fence-manufacturer": ONE,
    "small-extension": ONE,
    "depot": (0, 0, 0, 1),
    "estate": (0, 0, 0, 2),
    "pen": (4, 4, 4, 4),
    "cottage-extension": THREE,
    "cattle-farm": (0, 0, 3, 0),
    "barn": ONE,
    "servants-cottage": ONE,
}
"""Room for sheep, pigs, cows or horses; the others hold nothing."""

WIDE = {"columns": ["e", "f", "g", "h"], "placed": 1}
PAIRS = {
    "tiles": farm(e1="stall", e2="stall", h1="stall", h2="stall"),
    "animals": dict.fromkeys(ANIMALS, 2),
}
FARMS: dict[str, dict[str, Any]] = {
    "materials-outlet": {"tiles": farm(h3="stables")},
    "inn": {"troughs": ["e1"], "animals": {"pig": 1, "cow": 1}},
    "fodder-beet-field": PAIRS,
}
"""What some buildings ask for besides materials."""
CELLS = {"half-timbered-house": "f3", "cottage-extension": "g3"}
ALL = sorted({*COSTS, "open-stables"})


def ready(building: str, **goods: int) -> bocage.Table:
    """Seat 0 with its second worker of round 1 on a special building space, and these goods."""
    row = {**WIDE, **FARMS.get(building, {}), "goods": goods}
    return choosing(building, row, {"placed": 1}, round=1)


def lone(building: str) -> dict[str, str]:
    """A farm with one building, as far from the cottage as it may stand."""
    return {"f3": "cottage", CELLS.get(building, "h3"): building}


@pytest.mark.parametrize("building", COSTS)
def test_a_building_costs_what_is_printed(building: str) -> None:
    t = ready(building, **COSTS[building])
    play(t, f"build {building}")
    if sites := choices(t, "site"):
        play(t, f"site {min(sites)}")
    assert materials(t) == GAINED.get(building, {})


@pytest.mark.parametrize(
    ("building", "good"), [(building, good) for building, cost in COSTS.items() for good in cost]
)
def test_a_building_is_refused_where_one_material_is_missing(building: str, good: str) -> None:
    enough = {"wood": 9, "stone": 9, "reed": 9}
    assert why(ready(building, **enough), f"build {building}") is None
    t = ready(building, **{**enough, good: COSTS[building][good] - 1})
    assert why(t, f"build {building}") == "cannot-pay"


@pytest.mark.parametrize("building", ALL)
def test_a_building_scores_what_is_printed(building: str) -> None:
    t = ended({"columns": ["f", "g", "h"], "tiles": lone(building)}, mode="expert")
    assert worth(t) == POINTS.get(building, 0)


@pytest.mark.parametrize("building", ALL)
def test_a_building_holds_what_is_printed_and_twice_that_with_a_trough(building: str) -> None:
    row: dict[str, Any] = {"columns": ["f", "g", "h"], "tiles": lone(building)}
    cottage = 0 if building == "half-timbered-house" else 1
    held = ROOM.get(building, (0,) * 4)
    for factor, troughs in ((1, []), (2, [CELLS.get(building, "h3")])):
        t = ended({**row, "troughs": troughs}, mode="expert")
        assert tuple(room(t)[kind] - cottage for kind in ANIMALS) == tuple(factor * n for n in held)
