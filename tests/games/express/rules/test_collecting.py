"""Collecting equal dice: produce and materials."""

from __future__ import annotations

import pytest

from ..scenario import (
    WORKSHOPS,
    bare,
    choices,
    deciding,
    goods,
    offered,
    play,
    pool,
    reason,
    rule,
    seat,
    table,
)

PLAIN = ("grain", "vegetable", "reed", "wood", "brick", "stone")
"""What one die brings one of."""


@pytest.mark.rule("D14", "D16")
@pytest.mark.parametrize("good", PLAIN)
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_one_to_three_equal_dice(good: str, dice: int) -> None:
    t = table({"goods": {good: 2}}, {}, dice="sheep" + f" {good}" * dice)
    assert choices(t, "collect") == {f"{n}{good}" for n in range(1, dice + 1)}
    for n in range(1, dice + 1):
        after = t.copy()
        play(after, f"collect {n}{good}")
        assert goods(after) == {good: 2 + n}
        assert seat(after)["done"] == 1
        if dice > n:
            assert pool(after) == {good: dice - n, "sheep": 1}
            assert deciding(after) == 1


@pytest.mark.rule("D14", "D16")
@pytest.mark.parametrize("good", PLAIN)
def test_no_more_dice_than_show_it(good: str) -> None:
    t = table({}, {}, dice=f"{good} {good} sheep")
    assert (reason(t, f"collect 3{good}"), rule(t, f"collect 3{good}")) == ("not-so-many", "D14")
    t = table({}, {}, dice="food reed" if good != "reed" else "food wood")
    assert (reason(t, f"collect 1{good}"), rule(t, f"collect 1{good}")) == ("no-die", "D04")


@pytest.mark.rule("D14", "D16")
def test_different_faces_are_different_groups() -> None:
    t = table(bare(), {}, dice="wood wood stone grain vegetable food")
    assert choices(t, "collect") == {
        "1wood",
        "2wood",
        "1stone",
        "1grain",
        "1vegetable",
        "1food",
    }
    play(t, "collect 1stone")
    assert goods(t) == {"stone": 1}
    assert pool(t) == {"wood": 2, "grain": 1, "vegetable": 1, "food": 1}


@pytest.mark.rule("D14")
@pytest.mark.parametrize(
    ("dice", "groups"),
    [
        ("food", {"1food": 1}),
        ("double", {"1double": 2}),
        ("food food food", {"1food": 1, "2food": 2, "3food": 3}),
        ("double double double", {"1double": 2, "2double": 4, "3double": 6}),
        (
            "food food double",
            {"1food": 1, "2food": 2, "1double": 2, "1food+1double": 3, "2food+1double": 4},
        ),
        (
            "food double double",
            {"1food": 1, "1double": 2, "2double": 4, "1food+1double": 3, "1food+2double": 5},
        ),
        ("food double grain", {"1food": 1, "1double": 2, "1food+1double": 3, "1grain": 0}),
    ],
)
def test_single_and_double_food_are_taken_together(dice: str, groups: dict[str, int]) -> None:
    t = table({"goods": {"food": 1}}, {}, dice=f"{dice} reed")
    assert choices(t, "collect") == set(groups) | {"1reed"}
    for group, food in groups.items():
        after = t.copy()
        play(after, f"collect {group}")
        assert goods(after)["food"] == 1 + food
        used = sum(int(part[0]) for part in group.split("+"))
        assert sum(pool(after).values()) == len(dice.split()) + 1 - used


@pytest.mark.rule("D14")
def test_no_more_food_dice_than_there_are() -> None:
    t = table({}, {}, dice="food double reed")
    assert reason(t, "collect 2food") == "not-so-many"
    assert reason(t, "collect 1food+2double") == "not-so-many"
    assert reason(t, "collect 1grain") == "no-die"


@pytest.mark.rule("D16")
@pytest.mark.parametrize(("good", "workshop"), WORKSHOPS.items())
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_workshop_adds_one(good: str, workshop: str, dice: int) -> None:
    t = table(bare(improvements=[workshop]), {}, dice="food" + f" {good}" * dice)
    assert choices(t, "collect") == {"1food", *(f"{n}{good}" for n in range(1, dice + 1))}
    for n in range(1, dice + 1):
        after = t.copy()
        play(after, f"collect {n}{good}")
        assert goods(after) == {good: n + 1}
        left = {good: dice - n} if dice > n else {}
        assert pool(after) == {**left, "food": 1}


@pytest.mark.rule("D16")
@pytest.mark.parametrize(("good", "workshop"), WORKSHOPS.items())
def test_the_workshop_needs_a_die_and_adds_to_its_own_material_only(
    good: str, workshop: str
) -> None:
    for other in WORKSHOPS:
        if other == good:
            continue
        t = table(bare(improvements=[workshop]), {}, dice=f"{other} {other} food")
        assert choices(t, "collect") == {"1food", f"1{other}", f"2{other}"}
        assert reason(t, f"collect 1{good}") == "no-die"
        play(t, f"collect 2{other}")
        assert goods(t) == {other: 2}


@pytest.mark.rule("D16")
def test_the_workshop_adds_in_every_action() -> None:
    t = table(bare(improvements=["joinery"]), {"done": 2}, dice="wood wood food")
    play(t, "collect 1wood", "collect 1wood")
    assert goods(t) == {"wood": 4}


@pytest.mark.rule("D14", "D16")
def test_collecting_costs_nothing_and_is_always_possible() -> None:
    t = table(bare(), {}, dice="vegetable brick sheep house")
    assert offered(t) == {"collect 1vegetable", "collect 1brick", "roll"}
