"""Building improvements: oven, hearth and the four workshops."""

from __future__ import annotations

import pytest

from ..scenario import (
    IMPROVEMENTS,
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

KITCHENS = ("oven", "hearth")
ANYTHING = {"wood": 1, "brick": 1, "stone": 1}
"""Enough for any improvement."""


def costs(improvement: str) -> set[str]:
    """The ways to build an improvement from the sheet, as the action says it."""
    goods = ("brick", "stone") if improvement in KITCHENS else ("wood",)
    return {f"{improvement} 1{good}" for good in goods}


@pytest.mark.rule("D17")
@pytest.mark.parametrize("kitchen", KITCHENS)
@pytest.mark.parametrize("good", ["brick", "stone"])
def test_an_oven_or_a_hearth_for_one_brick_or_one_stone(kitchen: str, good: str) -> None:
    t = table({"goods": ANYTHING}, {}, dice=f"{kitchen} food")
    assert choices(t, "build") == costs(kitchen)
    play(t, f"build {kitchen} 1{good}")
    assert seat(t)["improvements"] == [kitchen]
    assert goods(t) == {other: 1 for other in ANYTHING if other != good}
    assert (pool(t), deciding(t), seat(t)["done"]) == ({"food": 1}, 1, 1)


@pytest.mark.rule("D17", "D07")
@pytest.mark.parametrize("kitchen", KITCHENS)
def test_a_kitchen_is_paid_with_dice_of_one_material(kitchen: str) -> None:
    t = table(bare(), {}, dice=f"{kitchen} brick brick stone food")
    assert choices(t, "build") == {f"{kitchen} 2brick-dice"}
    play(t, f"build {kitchen} 2brick-dice")
    assert (seat(t)["improvements"], pool(t)) == ([kitchen], {"stone": 1, "food": 1})
    t = table({"goods": {"brick": 1}}, {}, dice=f"{kitchen} stone stone food")
    assert choices(t, "build") == {f"{kitchen} 1brick", f"{kitchen} 2stone-dice"}
    t = table(bare(), {}, dice=f"{kitchen} brick stone food")
    assert not choices(t, "build")


@pytest.mark.rule("D17", "D18", "D07")
@pytest.mark.parametrize("improvement", IMPROVEMENTS)
def test_the_wrong_material_builds_nothing(improvement: str) -> None:
    wrong = ["wood"] if improvement in KITCHENS else ["brick", "stone"]
    stock = {"reed": 5, "food": 5, **dict.fromkeys(wrong, 5)}
    t = table({"goods": stock}, {}, dice=f"{improvement} food")
    assert offered(t) == {"collect 1food", "roll"}
    for way in costs(improvement):
        assert (reason(t, f"build {way}"), rule(t, f"build {way}")) == ("cannot-pay", "D07")


@pytest.mark.rule("D18")
@pytest.mark.parametrize("workshop", WORKSHOPS.values())
def test_a_workshop_for_one_wood(workshop: str) -> None:
    t = table({"goods": ANYTHING}, {}, dice=f"{workshop} food")
    assert choices(t, "build") == {f"{workshop} 1wood"}
    play(t, f"build {workshop} 1wood")
    assert (seat(t)["improvements"], goods(t)) == ([workshop], {"brick": 1, "stone": 1})
    assert (pool(t), deciding(t)) == ({"food": 1}, 1)


@pytest.mark.rule("D18", "D07")
def test_a_workshop_is_paid_with_two_wood_dice() -> None:
    t = table(bare(), {}, dice="pottery wood wood brick food")
    assert choices(t, "build") == {"pottery 2wood-dice"}
    play(t, "build pottery 2wood-dice")
    assert (seat(t)["improvements"], pool(t)) == (["pottery"], {"brick": 1, "food": 1})


@pytest.mark.rule("D17", "D18")
@pytest.mark.parametrize("shown", IMPROVEMENTS)
def test_only_the_one_shown_while_it_is_not_owned(shown: str) -> None:
    t = table({"goods": ANYTHING}, {}, dice=f"{shown} food")
    for other in IMPROVEMENTS:
        if other != shown:
            action = f"build {min(costs(other))}"
            assert (reason(t, action), rule(t, action)) == ("not-shown", "D18")


@pytest.mark.rule("D17", "D18", "DX02")
@pytest.mark.parametrize("shown", IMPROVEMENTS)
def test_a_face_already_owned_stands_for_any_other_at_its_own_cost(shown: str) -> None:
    others = [id for id in IMPROVEMENTS if id != shown]
    t = table({"goods": ANYTHING, "improvements": [shown]}, {}, dice=f"{shown} food")
    ways = set().union(*(costs(other) for other in others))
    assert choices(t, "build") == ways
    for way in ways:
        after = t.copy()
        play(after, f"build {way}")
        other, cost = way.split()
        assert sorted(seat(after)["improvements"]) == sorted([shown, other])
        assert goods(after) == {good: 1 for good in ANYTHING if f"1{good}" != cost}
        assert pool(after) == {"food": 1}
    own = f"build {min(costs(shown))}"
    assert (reason(t, own), rule(t, own)) == ("owned", "D18")


@pytest.mark.rule("D17", "DX02")
def test_an_oven_face_builds_a_workshop_for_who_has_an_oven() -> None:
    t = table({"goods": {"wood": 1}, "improvements": ["oven"]}, {}, dice="oven food")
    assert choices(t, "build") == {f"{workshop} 1wood" for workshop in WORKSHOPS.values()}
    assert reason(t, "build hearth 1brick") == "cannot-pay"
    play(t, "build stonecutter 1wood")
    assert (seat(t)["improvements"], goods(t)) == (["oven", "stonecutter"], {})


@pytest.mark.rule("D18")
def test_a_workshop_face_builds_a_hearth_for_who_has_the_workshop() -> None:
    t = table({"goods": {"stone": 1}, "improvements": ["joinery", "oven"]}, {}, dice="joinery food")
    assert choices(t, "build") == {"hearth 1stone"}
    assert reason(t, "build oven 1stone") == "owned"
    assert reason(t, "build pottery 1wood") == "cannot-pay"


@pytest.mark.rule("D17", "D18")
def test_one_of_each() -> None:
    t = table({"goods": ANYTHING, "improvements": list(IMPROVEMENTS)}, {}, dice="oven food")
    assert not choices(t, "build")
    for improvement in IMPROVEMENTS:
        assert reason(t, f"build {min(costs(improvement))}") == "owned"
    five = {"goods": ANYTHING, "improvements": list(IMPROVEMENTS[1:])}
    assert choices(table(five, {}, dice="hearth food"), "build") == {"oven 1brick", "oven 1stone"}


@pytest.mark.rule("D18")
def test_the_same_improvement_may_belong_to_everybody() -> None:
    t = table({}, {"improvements": ["joinery"]}, dice="joinery food")
    play(t, "build joinery 1wood")
    assert [seat(t, n)["improvements"] for n in (0, 1)] == [["joinery"], ["joinery"]]


@pytest.mark.rule("D17", "D18")
def test_one_improvement_per_die() -> None:
    row = {"goods": {"wood": 5}, "improvements": ["pottery"]}
    t = table(row, {"done": 2}, dice="pottery food")
    play(t, "build joinery 1wood")
    assert (deciding(t), seat(t)["done"], goods(t)) == (0, 1, {"wood": 4})
    assert (reason(t, "build basketmaker 1wood"), rule(t, "build basketmaker 1wood")) == (
        "no-die",
        "D04",
    )
