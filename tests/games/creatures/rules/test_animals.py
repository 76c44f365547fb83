"""Animals that arrive, move and leave."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import (
    ANIMALS,
    alone,
    animals,
    choices,
    deciding,
    lying,
    offered,
    play,
    reason,
    seat,
    table,
)

ONE = ["g1n", "g1w", "h1w", "g2n"]
"""Borders that close g1 alone."""

STALL = {"f3": "cottage", "g1": "stall"}


def arriving(row: dict[str, Any], space: str, **pile: int) -> bocage.Table:
    """A table where seat 0 has taken animals from a space."""
    t = alone(row, spaces={space: {"goods": pile}})
    play(t, f"place {space}")
    return t


def results(t: bocage.Table) -> set[tuple[int, ...]]:
    """All herds that releasing can end in: sheep, pigs, cows, horses."""
    kinds = choices(t, "release")
    if not kinds:
        herd = animals(t)
        return {tuple(herd.get(kind, 0) for kind in ANIMALS)}
    found: set[tuple[int, ...]] = set()
    for kind in kinds:
        after = t.copy()
        play(after, f"release {kind}")
        found |= results(after)
    return found


@pytest.mark.rule("C09", "C18")
@pytest.mark.parametrize(
    ("space", "first", "then", "count"),
    [
        ("millpond", "reed", "sheep", 4),
        ("pigs-and-sheep", "pig", "sheep", 3),
        ("cows-and-pigs", "cow", "pig", 3),
        ("horses-and-sheep", "horse", "sheep", 3),
    ],
)
def test_what_fits_is_kept_without_a_question(
    space: str, first: str, then: str, count: int
) -> None:
    t = arriving({"tiles": STALL}, space, **{first: 1, then: count})
    assert animals(t) == ({then: 4} if first == "reed" else {first: 1, then: 3})
    assert "place walls" in offered(t)


@pytest.mark.rule("C09")
@pytest.mark.parametrize(("count", "left"), [(4, 4), (5, 4), (8, 4)])
def test_what_does_not_fit_goes_back(count: int, left: int) -> None:
    t = arriving({"tiles": STALL}, "millpond", reed=1, sheep=count)
    assert animals(t) == {"sheep": left}
    assert "place walls" in offered(t)
    assert lying(t, "millpond") == {}


@pytest.mark.rule("C09", "C18")
def test_the_owner_chooses_whom_to_keep() -> None:
    t = arriving({}, "pigs-and-sheep", pig=1, sheep=1)
    assert deciding(t) == 0
    assert offered(t) == {"release sheep", "release pig"}
    assert reason(t, "release cow") is not None
    play(t, "release sheep")
    assert animals(t) == {"pig": 1}


@pytest.mark.rule("C18")
def test_an_animal_of_the_farm_may_leave_for_a_new_one() -> None:
    t = arriving({"animals": {"sheep": 1}}, "cows-and-pigs", cow=1)
    assert offered(t) == {"release sheep", "release cow"}
    play(t, "release sheep")
    assert animals(t) == {"cow": 1}


@pytest.mark.rule("C18")
def test_animals_move_to_make_room() -> None:
    row = {"borders": ONE, "troughs": ["f1"], "animals": {"sheep": 1, "pig": 1, "cow": 1}}
    t = arriving(row, "cows-and-pigs", cow=1)
    assert animals(t) == {"sheep": 1, "pig": 1, "cow": 2}
    t = arriving(row, "millpond", reed=1, sheep=1)
    assert animals(t) == {"sheep": 2, "pig": 1, "cow": 1}


@pytest.mark.rule("C09", "C18")
def test_only_the_best_ways_to_keep_are_offered() -> None:
    t = arriving({"tiles": STALL}, "pigs-and-sheep", pig=1, sheep=4)
    assert results(t) == {(3, 1, 0, 0), (4, 0, 0, 0)}
    t = arriving({"tiles": STALL, "animals": {"sheep": 3, "pig": 1}}, "cows-and-pigs", cow=1, pig=1)
    assert results(t) == {(3, 1, 0, 0), (3, 0, 1, 0), (1, 2, 0, 0), (0, 2, 1, 0)}


@pytest.mark.rule("C09", "C18")
def test_the_release_goes_on_until_all_fit() -> None:
    t = arriving({}, "cows-and-pigs", cow=1, pig=3)
    assert offered(t) == {"release cow", "release pig"}
    play(t, "release cow")
    assert animals(t) == {"pig": 1}
    t = arriving({}, "cows-and-pigs", cow=1, pig=3)
    assert results(t) == {(0, 1, 0, 0), (0, 0, 1, 0)}


@pytest.mark.rule("C18")
def test_nobody_is_asked_to_release_while_all_fit() -> None:
    t = alone({"tiles": STALL, "animals": {"sheep": 3}})
    assert not choices(t, "release")
    assert reason(t, "release sheep") is not None


@pytest.mark.rule("C09", "C13", "C18")
def test_animals_that_lose_their_place_are_released_after_the_action() -> None:
    row = {
        "borders": ["g1n", "g1w", "h1w", "g2w", "h2w", "g3n"],
        "troughs": ["g2"],
        "animals": {"sheep": 8, "pig": 1},
    }
    t = alone(row)
    play(t, "place walls", "border g2n")
    assert animals(t) == {"sheep": 8, "pig": 1}
    play(t, "done")
    assert results(t) == {(6, 1, 0, 0), (7, 0, 0, 0)}


@pytest.mark.rule("C15", "C18")
def test_a_building_on_occupied_land_leaves_what_finds_room_elsewhere() -> None:
    row = {
        "borders": ["g1n", "g1w", "h1w", "g2w", "h2w", "g3n"],
        "animals": {"sheep": 4, "cow": 1},
        "goods": {"wood": 2, "reed": 1},
    }
    t = alone(row)
    play(t, "place special-building-1", "site g1")
    assert seat(t)["tiles"] == {"f3": "cottage", "g1": "storage-building"}
    assert results(t) == {(2, 0, 1, 0), (3, 0, 0, 0)}


@pytest.mark.rule("C09", "C18")
def test_the_release_belongs_to_the_turn_of_its_owner() -> None:
    t = table({}, {}, spaces={"pigs-and-sheep": {"goods": {"pig": 1, "sheep": 1}}})
    play(t, "place pigs-and-sheep")
    assert deciding(t) == 0
    play(t, "release pig")
    assert deciding(t) == 1
    assert "place building-materials" in offered(t)


@pytest.mark.rule("C18")
def test_the_view_shows_a_housing_that_holds_everybody() -> None:
    herd = {"sheep": 3, "pig": 1, "cow": 2}
    t = alone({"tiles": STALL, "borders": ["f1n", "f1w", "g1w", "f2n"], "animals": herd})
    held = dict.fromkeys(ANIMALS, 0)
    for place in seat(t)["housing"]:
        assert sum(place["animals"].values()) <= place["capacity"]
        assert len([kind for kind, count in place["animals"].items() if count]) <= 1
        for kind, count in place["animals"].items():
            assert not count or kind in place["types"]
            held[kind] += count
    assert {kind: count for kind, count in held.items() if count} == herd
