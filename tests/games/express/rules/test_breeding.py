"""Breeding: one young in each pasture with two animals or more."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import bocage

from ..scenario import (
    ANIMALS,
    animals,
    deciding,
    harvest,
    offered,
    play,
    prompt,
    scored,
    seat,
    table,
)

FEED = "prompt-express-feed"
CROWDED = "prompt-express-crowded"
BREED = "prompt-express-breed"
Births = tuple[int, int, int]
"""How many sheep, boar and cattle are born."""


def fed(herd: dict[str, int], pastures: int, **more: Any) -> dict[str, Any]:
    """A seat that can feed its family and keeps some animals."""
    return {"goods": {"food": 4}, "animals": herd, "pastures": pastures, **more}


@pytest.mark.rule("D26")
@pytest.mark.parametrize("kind", ANIMALS)
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 3), (3, 4), (7, 8)])
def test_two_or_more_in_a_pasture_have_one_young(kind: str, before: int, after: int) -> None:
    t = harvest(fed({kind: before}, 1))
    assert animals(t) == ({kind: after} if after else {})


@pytest.mark.rule("D26")
@pytest.mark.parametrize(
    ("pastures", "before", "after"),
    [(2, 2, 3), (2, 3, 4), (2, 4, 6), (2, 5, 7), (2, 9, 11), (3, 5, 7), (3, 6, 9), (4, 7, 10)],
)
def test_each_pasture_with_a_pair_counts(pastures: int, before: int, after: int) -> None:
    t = harvest(fed({"boar": before}, pastures))
    assert animals(t) == {"boar": after}


@pytest.mark.rule("D26")
def test_every_type_breeds() -> None:
    t = harvest(fed({"sheep": 2, "boar": 3, "cattle": 2}, 3))
    assert animals(t) == {"sheep": 3, "boar": 4, "cattle": 3}


@pytest.mark.rule("D26")
def test_every_type_keeps_a_pasture_although_it_has_no_young() -> None:
    t = harvest(fed({"sheep": 1, "boar": 4, "cattle": 1}, 3))
    assert animals(t) == {"sheep": 1, "boar": 5, "cattle": 1}


@pytest.mark.rule("D26")
def test_a_pasture_that_one_type_cannot_use_goes_to_another() -> None:
    t = harvest(fed({"sheep": 6, "boar": 3}, 4))
    assert animals(t) == {"sheep": 9, "boar": 4}


@pytest.mark.rule("D26")
@pytest.mark.parametrize(
    ("chosen", "after"),
    [("sheep", {"sheep": 6, "boar": 5}), ("boar", {"sheep": 5, "boar": 6})],
)
def test_the_owner_chooses_who_has_the_pasture_left_over(
    chosen: str, after: dict[str, int]
) -> None:
    t = harvest(fed({"sheep": 4, "boar": 4}, 3))
    assert (deciding(t), prompt(t)) == (0, BREED)
    assert offered(t) == {"breed sheep", "breed boar"}
    play(t, f"breed {chosen}")
    assert prompt(t) != BREED
    assert animals(t) == after


@pytest.mark.rule("D26")
def test_the_choice_comes_again_for_every_pasture_left_over() -> None:
    t = harvest(fed({"sheep": 6, "boar": 4, "cattle": 4}, 5))
    assert offered(t) == {"breed sheep", "breed boar", "breed cattle"}
    play(t, "breed boar")
    assert (prompt(t), offered(t)) == (BREED, {"breed sheep", "breed cattle"})
    play(t, "breed sheep")
    assert animals(t) == {"sheep": 8, "boar": 6, "cattle": 5}


@pytest.mark.rule("D26")
def test_seats_choose_from_the_starting_player_on() -> None:
    row = fed({"sheep": 4, "cattle": 4}, 3)
    t = harvest(row, row, starting_player=1)
    assert deciding(t) == 1
    play(t, "breed sheep")
    assert deciding(t) == 0
    play(t, "breed cattle")
    assert animals(t, 0) == {"sheep": 5, "cattle": 6}
    assert animals(t, 1) == {"sheep": 6, "cattle": 5}


@pytest.mark.rule("D26")
@pytest.mark.parametrize(("number", "done"), [(3, 0), (5, 1), (6, 2)])
def test_animals_breed_at_every_harvest_and_before_it_is_scored(number: int, done: int) -> None:
    t = harvest(fed({"sheep": 2}, 1, harvests=[{}] * done), round=number)
    assert animals(t) == {"sheep": 3}
    assert scored(t)[-1] == {"pastures": 4, "sheep": 2}


@pytest.mark.rule("D26")
def test_breeding_follows_feeding_for_all_seats() -> None:
    hungry = {"goods": {}, "animals": {"sheep": 2}, "pastures": 1, "improvements": ["hearth"]}
    t = harvest(fed({"sheep": 4, "boar": 4}, 3), hungry)
    assert (deciding(t), prompt(t)) == (1, FEED)
    assert (animals(t, 0), animals(t, 1)) == ({"sheep": 4, "boar": 4}, {"sheep": 2})
    play(t, "done")
    assert (deciding(t), prompt(t)) == (0, BREED)


def results(table: bocage.Table) -> set[Births]:
    """The herds that all ways to answer lead to."""
    if prompt(table) != BREED:
        count = seat(table)["animals"]
        return {(count["sheep"], count["boar"], count["cattle"])}
    found: set[Births] = set()
    for action in offered(table):
        after = table.copy()
        play(after, action)
        found |= results(after)
    return found


def spread(herd: Births, pastures: int) -> set[Births]:
    """What is born for every way to give each pasture one type, every type present having one."""
    found: set[Births] = set()
    for given in product(range(pastures + 1), repeat=3):
        if sum(given) > pastures or any(n and not p for n, p in zip(herd, given, strict=True)):
            continue
        sheep, boar, cattle = (min(p, n // 2) for n, p in zip(herd, given, strict=True))
        found.add((sheep, boar, cattle))
    return found


def most(births: set[Births]) -> set[Births]:
    """Those births to which no other way adds one more."""

    def surpassed(one: Births) -> bool:
        return any(
            other != one and all(a >= b for a, b in zip(other, one, strict=True))
            for other in births
        )

    return {one for one in births if not surpassed(one)}


@pytest.mark.rule("D26")
@pytest.mark.parametrize("pastures", [1, 2, 3, 4, 5])
def test_breeding_against_every_way_to_spread_the_herd(pastures: int) -> None:
    for herd in product((0, 1, 2, 4, 5), repeat=3):
        if sum(map(bool, herd)) > pastures:
            continue
        t = harvest(fed(dict(zip(ANIMALS, herd, strict=True)), pastures))
        sheep, boar, cattle = herd
        born = most(spread((sheep, boar, cattle), pastures))
        expected = {(sheep + a, boar + b, cattle + c) for a, b, c in born}
        assert results(t) == expected, (herd, pastures)


@pytest.mark.rule("D24", "D26")
@pytest.mark.parametrize("pastures", [1, 2, 3, 4])
def test_only_who_can_breed_more_by_cooking_is_asked_while_feeding(pastures: int) -> None:
    asked = 0
    for herd in product(range(6), repeat=3):
        sheep, boar, cattle = herd
        if sum(map(bool, herd)) > pastures:
            continue
        row = fed(dict(zip(ANIMALS, herd, strict=True)), pastures, improvements=["hearth"])
        births = spread((sheep, boar, cattle), pastures)
        for e, f, g in product(range(sheep + 1), range(boar + 1), range(cattle + 1)):
            births |= spread((e, f, g), pastures)
        more = most(births) != most(spread((sheep, boar, cattle), pastures))
        assert (prompt(harvest(row)) == CROWDED) is more, (herd, pastures)
        asked += more
    assert (asked > 0) is (pastures > 1)


@pytest.mark.rule("D26")
@pytest.mark.parametrize(
    ("herd", "pastures"),
    [({}, 2), ({"sheep": 1}, 1), ({"sheep": 4, "boar": 1}, 3), ({"sheep": 5, "cattle": 2}, 3)],
)
def test_the_view_spreads_the_herd_so_that_it_breeds(herd: dict[str, int], pastures: int) -> None:
    row = fed(herd, pastures)
    places = seat(table(row, dice="wood grain"))["grazing"]
    assert len(places) == pastures
    for kind in ANIMALS:
        assert sum(p["n"] for p in places if p["kind"] == kind) == herd.get(kind, 0)
    assert all(place["n"] == 0 for place in places if place["kind"] is None)
    pairs = [place["kind"] for place in places if place["n"] >= 2]
    assert animals(harvest(row)) == {kind: n + pairs.count(kind) for kind, n in herd.items()}
