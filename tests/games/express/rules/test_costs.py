"""Costs: one from the sheet, or two dice; what is paid and what is left."""

from __future__ import annotations

import pytest

from ..scenario import bare, choices, goods, offered, play, pool, reason, rule, seat, table


@pytest.mark.rule("D07", "DX01")
@pytest.mark.parametrize(
    ("wood", "dice", "ways"),
    [
        (1, 0, {"1wood"}),
        (1, 1, {"1wood"}),
        (0, 2, {"2wood-dice"}),
        (0, 3, {"2wood-dice"}),
        (1, 2, {"1wood", "2wood-dice"}),
        (0, 1, set()),
        (0, 0, set()),
    ],
)
def test_one_wood_from_the_sheet_or_two_dice(wood: int, dice: int, ways: set[str]) -> None:
    t = table({"goods": {"wood": wood}}, {}, dice="pasture food" + " wood" * dice)
    assert choices(t, "pasture") == ways
    for way in ways:
        after = t.copy()
        play(after, f"pasture {way}")
        paid = way == "1wood"
        assert goods(after) == ({"wood": wood - paid} if wood - paid else {})
        assert pool(after).get("wood", 0) == dice - (0 if paid else 2)
        assert "pasture" not in pool(after)
        assert seat(after)["pastures"] == 1


@pytest.mark.rule("D07")
def test_why_a_cost_is_not_paid() -> None:
    t = table(bare(), {}, dice="pasture food wood")
    assert (reason(t, "pasture 1wood"), rule(t, "pasture 1wood")) == ("cannot-pay", "D07")
    assert reason(t, "pasture 2wood-dice") == "no-dice-to-pay"
    assert rule(t, "pasture 2wood-dice") == "D07"
    assert (reason(t, "pasture 1wood-die"), rule(t, "pasture 1wood-die")) == ("no-workshop", "D25")


@pytest.mark.rule("D07")
def test_other_materials_do_not_pay() -> None:
    t = table(
        {"goods": {"brick": 5, "stone": 5, "reed": 5, "food": 5}}, {}, dice="pasture stone stone"
    )
    assert choices(t, "pasture") == set()
    t = table({"goods": {"wood": 5}}, {}, dice="oven mayor wood wood wood")
    assert not choices(t, "build") | choices(t, "learn")


@pytest.mark.rule("D07", "D08")
@pytest.mark.parametrize(
    ("stock", "dice", "ways"),
    [
        ({"reed": 1, "wood": 1}, "", {"1reed+1wood"}),
        ({"reed": 1}, "wood wood", {"1reed+2wood-dice"}),
        ({"wood": 1}, "reed reed", {"2reed-dice+1wood"}),
        (
            {"reed": 1, "wood": 1},
            "reed reed wood",
            {"1reed+1wood", "2reed-dice+1wood"},
        ),
        ({"reed": 1, "wood": 1}, "reed wood wood", {"1reed+1wood", "1reed+2wood-dice"}),
        ({"reed": 1}, "wood", set()),
        ({"wood": 1}, "reed", set()),
        ({}, "reed reed wood", set()),
    ],
)
def test_each_part_of_a_cost_is_paid_either_way(
    stock: dict[str, int], dice: str, ways: set[str]
) -> None:
    t = table({"goods": stock}, {}, dice=f"house food {dice}")
    assert choices(t, "room") == ways


@pytest.mark.rule("D07", "D09")
@pytest.mark.parametrize(
    ("bricks", "dice", "ways"),
    [
        (2, 0, {"2brick"}),
        (2, 1, {"2brick"}),
        (2, 2, {"2brick", "1brick+2brick-dice"}),
        (1, 2, {"1brick+2brick-dice"}),
        (1, 3, {"1brick+2brick-dice"}),
        (1, 1, set()),
        (0, 3, set()),
    ],
)
def test_units_of_one_cost_may_be_paid_differently(bricks: int, dice: int, ways: set[str]) -> None:
    t = table({"goods": {"brick": bricks}}, {}, dice="house food" + " brick" * dice)
    assert choices(t, "upgrade") == ways
    for way in ways:
        after = t.copy()
        play(after, f"upgrade {way}")
        sheet, used = (1, 2) if "dice" in way else (2, 0)
        assert goods(after).get("brick", 0) == bricks - sheet
        assert pool(after).get("brick", 0) == dice - used
        assert seat(after)["house"] == "brick"


@pytest.mark.rule("D07", "D14")
@pytest.mark.parametrize(
    ("food", "dice", "ways"),
    [
        (1, "grain", {"1food"}),
        (0, "food food", {"2food-dice"}),
        (0, "food food food", {"2food-dice"}),
        (0, "double", {"1double-die"}),
        (0, "double double", {"1double-die"}),
        (0, "food double", {"1double-die"}),
        (1, "food food double", {"1food", "2food-dice", "1double-die"}),
        (0, "food", set()),
        (0, "grain vegetable", set()),
    ],
)
def test_food_is_paid_with_single_and_double_dice(food: int, dice: str, ways: set[str]) -> None:
    t = table({"goods": {"food": food}}, {}, dice=f"mayor reed {dice}")
    assert {text for text in offered(t) if text.startswith("learn")} == {
        f"learn mayor {way}" for way in ways
    }
    for way in ways:
        after = t.copy()
        play(after, f"learn mayor {way}")
        assert goods(after) == ({"food": 1} if food and way != "1food" else {})
        used = {"1food": 0, "2food-dice": 2, "1double-die": 1}[way]
        assert sum(pool(after).values()) == len(dice.split()) + 1 - used


@pytest.mark.rule("D07", "D17")
def test_why_food_and_bricks_are_not_paid() -> None:
    t = table(bare(), {}, dice="mayor oven food reed brick stone")
    assert reason(t, "learn mayor 1food") == "cannot-pay"
    assert reason(t, "learn mayor 2food-dice") == "no-dice-to-pay"
    assert reason(t, "learn mayor 1double-die") == "no-dice-to-pay"
    assert reason(t, "build oven 1brick") == "cannot-pay"
    assert reason(t, "build oven 2stone-dice") == "no-dice-to-pay"
    assert reason(t, "build oven 1stone-die") == "no-workshop"
