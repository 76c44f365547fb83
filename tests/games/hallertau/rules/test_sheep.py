"""Sheep: where new ones stand, the survival step, milking."""

from __future__ import annotations

import pytest

import bocage

from ..scenario import (
    choices,
    current,
    deciding,
    goods,
    offered,
    play,
    refused,
    sheep,
    table,
    village,
    wait_for_round,
)


@pytest.mark.rule("H11")
@pytest.mark.parametrize(
    ("number", "place"),
    [(1, "4"), (2, "5"), (3, "6"), (4, "stables"), (5, "stables"), (6, "stables")],
)
def test_new_sheep_stand_three_cards_ahead_or_in_the_stables(number: int, place: str) -> None:
    t = table(village(goods={"milk": 4}), {"workers": 0}, round=number)
    play(t, "place weekly-market")
    assert sheep(t) == {place: 1}
    play(t, "place sheep-market")
    assert sheep(t) == {place: 2}
    play(t, "place sheep-breeding", "breed 2")
    assert sheep(t) == {place: 4}


@pytest.mark.rule("H22", "HX06")
@pytest.mark.parametrize(("place", "later"), [("4", "5"), ("5", "6"), ("6", "stables")])
def test_a_sheep_moves_to_the_next_card(place: str, later: str) -> None:
    t = table(village(sheep={place: 1}), {}, round=2)
    play(t, "place sheep-shearing", f"move sheep-{place}")
    assert sheep(t) == {later: 1}
    assert deciding(t) == 1


@pytest.mark.rule("H22")
def test_exactly_one_sheep_moves() -> None:
    t = table(village(sheep={"4": 3}), {}, round=3)
    play(t, "place sheep-shearing", "move sheep-4")
    assert sheep(t) == {"4": 2, "5": 1}
    assert deciding(t) == 1


@pytest.mark.rule("H22")
def test_only_sheep_on_cards_can_move() -> None:
    t = table(village(sheep={"5": 1, "6": 1, "stables": 2}), {}, round=4)
    play(t, "place sheep-shearing")
    assert choices(t, "move") == {"sheep-5", "sheep-6"}
    assert refused(t, "move sheep-4") == "no-sheep"


@pytest.mark.rule("H22", "H14")
def test_a_moved_sheep_lives_a_round_longer() -> None:
    row = village(sheep={"4": 2}, workers=1)
    t = table(row, {"workers": 0}, round=3, cards="none")
    play(t, "place sheep-shearing", "move sheep-4")
    wait_for_round(t, 4)
    assert sheep(t) == {"5": 1}
    wait_for_round(t, 5)
    assert sheep(t) == {}


@pytest.mark.rule("H26", "HX10")
@pytest.mark.parametrize(
    ("flock", "milk"),
    [({}, 0), ({"4": 3}, 3), ({"4": 1, "5": 1, "stables": 1}, 3), ({"6": 2, "stables": 5}, 7)],
)
def test_every_sheep_gives_a_milk(flock: dict[str, int], milk: int) -> None:
    t = table(village(sheep=flock), village(sheep={"stables": 2}), phase="milking", round=2)
    assert current(t) == (2, "progress")
    assert goods(t) == ({"milk": milk} if milk else {})
    assert goods(t, 1) == {"milk": 2}
    assert sheep(t) == flock


@pytest.mark.rule("H26")
def test_milking_comes_after_the_harvest_and_before_progress() -> None:
    row = village(sheep={"5": 2}, fields=["rye-3"], workers=1)
    t = table(row, village(workers=0), round=2, cards="none")
    play(t, "tools 1")
    assert current(t) == (2, "progress")
    assert goods(t) == {"rye": 3, "milk": 2}
    assert {"advance icehouse", "advance bakery", "done"} == offered(t)


@pytest.mark.rule("H11", "H14")
@pytest.mark.parametrize(
    ("number", "flock"), [(4, {"4": 1}), (6, {"6": 1}), (1, {"2": 1}), (1, {"7": 1})]
)
def test_sheep_stand_only_on_cards_that_are_there(number: int, flock: dict[str, int]) -> None:
    with pytest.raises(bocage.BadPosition):
        table(village(sheep=flock), round=number)
