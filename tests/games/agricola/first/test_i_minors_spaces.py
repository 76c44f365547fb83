"""Minor improvements of deck I that bring something at action spaces."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import goods, lying, offered, play, play_if_asked

from .tables import FREE, QUIET, alone, pile, table, window

WOODS = [("forest", 2), ("grove", 3), ("grove", 4), ("copse", 4), ("wood-4", 5)]
"""Where wood gathers, and with how many seats."""


def used(card: str, space: str, lies: dict[str, int], seats: int = 2, **row: Any) -> bocage.Table:
    """A table where seat 0, who has a card, has just used a space with goods on it."""
    spaces = {space: {"goods": lies}} if lies else {}
    cards = [card, *row.pop("cards", [])]
    t = alone({"cards": cards, **row}, seats, spaces=spaces)
    play(t, f"place {space}")
    return t


# Grain Cart


@pytest.mark.card("I74")
def test_the_grain_cart_brings_two_more_grain() -> None:
    assert goods(used("I74", "grain-seeds", {})) == {"grain": 3}


@pytest.mark.card("I74")
def test_the_grain_cart_stands_still_elsewhere_and_for_others() -> None:
    assert goods(used("I74", "vegetable-seeds", {})) == {"vegetable": 1}
    t = table({"cards": ["I74"]}, {}, turn=1)
    play(t, "place grain-seeds")
    assert [goods(t), goods(t, 1)] == [{}, {"grain": 1}]


# Wood Cart


@pytest.mark.card("I79")
@pytest.mark.parametrize(("space", "seats"), WOODS)
def test_the_wood_cart_brings_two_wood_with_wood_that_lies_on_a_space(
    space: str, seats: int
) -> None:
    assert goods(used("I79", space, {"wood": 4}, seats)) == {"wood": 6}


@pytest.mark.card("I79")
def test_the_wood_cart_brings_nothing_with_wood_from_the_supply() -> None:
    t = used("I79", "reed-stone-wood", {"reed": 2}, 5)
    assert goods(t) == {"reed": 2, "stone": 1, "wood": 1}
    t = used("I79", "one-material", {}, 3)
    play(t, "take wood")
    assert goods(t) == {"wood": 1}
    assert goods(used("I79", "clay-pit", {"clay": 2})) == {"clay": 2}


@pytest.mark.card("I79", "E34")
def test_the_wood_cart_comes_even_if_all_wood_stays_on_the_space() -> None:
    t = used("I79", "forest", {"wood": 2}, cards=["E34"])
    play(t, "use E34")
    assert goods(t) == {"wood": 2, "food": 3}
    assert lying(t, "forest") == {"wood": 2}


@pytest.mark.card("I79")
def test_the_wood_cart_does_not_hear_others() -> None:
    t = table({"cards": ["I79"]}, {}, turn=1, spaces=pile("forest", "wood", 3))
    play(t, "place forest")
    assert [goods(t), goods(t, 1)] == [{}, {"wood": 3}]


# Spinney


def at_spinney(space: str, wood: int, seats: int = 3, **row: Any) -> bocage.Table:
    """A table where seat 1 has used a wood space, and seat 0 has the Spinney."""
    idle = [{"placed": 2}] * (seats - 2)
    owner = {"cards": ["I80"], "placed": 2}
    t = table(owner, row, *idle, turn=1, round=14, spaces=pile(space, "wood", wood))
    play(t, f"place {space}")
    return t


@pytest.mark.card("I80")
@pytest.mark.parametrize(("wood", "left"), [(3, 2), (9, 8), (1, 0)])
def test_whoever_else_uses_the_forest_gives_one_wood(wood: int, left: int) -> None:
    t = at_spinney("forest", wood)
    assert goods(t) == {"wood": 1}
    assert goods(t, 1).get("wood", 0) == left


@pytest.mark.card("I80")
@pytest.mark.parametrize(("space", "seats"), WOODS[1:])
def test_other_wood_spaces_owe_the_spinney_nothing(space: str, seats: int) -> None:
    t = at_spinney(space, 4, seats)
    assert [goods(t), goods(t, 1)] == [{}, {"wood": 4}]


@pytest.mark.card("I80")
def test_the_owner_of_the_spinney_takes_all_the_wood() -> None:
    assert goods(used("I80", "forest", {"wood": 3})) == {"wood": 3}


@pytest.mark.card("I80", "E34")
def test_the_wood_for_the_spinney_is_no_longer_there_for_the_basket() -> None:
    t = at_spinney("forest", 3, cards=["E34"])
    assert offered(t) == window("E34")
    play(t, "use E34")
    assert [goods(t), goods(t, 1)] == [{"wood": 1}, {"food": 3}]
    t = at_spinney("forest", 2, cards=["E34"])
    assert "use E34" not in offered(t)
    assert [goods(t), goods(t, 1)] == [{"wood": 1}, {"wood": 1}]


# Wooden Crane


@pytest.mark.card("I82")
@pytest.mark.parametrize("space", ["western-quarry", "eastern-quarry"])
def test_the_wooden_crane_brings_a_stone_or_two_for_a_food(space: str) -> None:
    assert goods(used("I82", space, {"stone": 2})) == {"stone": 3}
    t = used("I82", space, {"stone": 2}, goods={"food": 2})
    assert offered(t) == window("I82")
    play(t, "use I82")
    assert goods(t) == {"stone": 4, "food": 1}
    t = used("I82", space, {"stone": 2}, goods={"food": 2})
    play(t, "done")
    assert goods(t) == {"stone": 3, "food": 2}


@pytest.mark.card("I82")
@pytest.mark.parametrize(
    ("space", "lies", "seats", "found"),
    [
        ("resource-market", {}, 4, {"reed": 1, "stone": 1, "food": 1}),
        ("reed-stone-wood", {"reed": 1}, 5, {"reed": 1, "stone": 1, "wood": 1}),
    ],
)
def test_the_wooden_crane_stands_at_the_two_quarries_only(
    space: str, lies: dict[str, int], seats: int, found: dict[str, int]
) -> None:
    assert goods(used("I82", space, lies, seats)) == found


# Fish Trap


@pytest.mark.card("I95")
@pytest.mark.parametrize(
    ("space", "lies", "seats", "found"),
    [
        ("fishing", {"food": 2}, 2, {"food": 3}),
        ("reed-bank", {"reed": 2}, 2, {"reed": 2, "food": 1}),
        ("resource-market", {}, 4, {"reed": 1, "stone": 1, "food": 2}),
        ("reed-stone-wood", {"reed": 2}, 5, {"reed": 2, "stone": 1, "wood": 1, "food": 1}),
    ],
)
def test_the_fish_trap_brings_a_food_at_fishing_and_with_reed_from_a_space(
    space: str, lies: dict[str, int], seats: int, found: dict[str, int]
) -> None:
    assert goods(used("I95", space, lies, seats)) == found


@pytest.mark.card("I95")
@pytest.mark.parametrize(
    ("good", "found"), [("reed", {"reed": 1, "food": 1}), ("clay", {"clay": 1})]
)
def test_the_fish_trap_asks_which_material_is_chosen(good: str, found: dict[str, int]) -> None:
    t = used("I95", "one-material", {}, 3)
    play(t, f"take {good}")
    assert goods(t) == found


@pytest.mark.card("I95", "I96")
def test_the_fish_trap_brings_nothing_with_reed_from_a_card() -> None:
    row = {"cards": ["I95"], "hand": ["I96", FREE], "goods": {"wood": 2}}
    t = alone(row)
    play(t, "place meeting-place", "play I96")
    assert goods(t) == {"reed": 2}


@pytest.mark.card("I95")
def test_the_fish_trap_brings_nothing_elsewhere_nor_with_others_reed() -> None:
    assert goods(used("I95", "traveling-players", {"food": 2}, 4)) == {"food": 2}
    t = table({"cards": ["I95"]}, {}, turn=1, spaces=pile("reed-bank", "reed", 1))
    play(t, "place reed-bank")
    assert goods(t) == {}


# Threshing Board


@pytest.mark.card("I67")
@pytest.mark.parametrize(
    ("space", "actions"), [("farmland", ["plow r1c5"]), ("cultivation", ["plow r1c5", "done"])]
)
def test_the_threshing_board_bakes_bread_after_ploughing(space: str, actions: list[str]) -> None:
    t = used("I67", space, {}, cards=["A3"], goods={"grain": 2})
    play(t, *actions)
    assert offered(t) == window("I67")
    play(t, "use I67")
    play_if_asked(t, "bake grain", "bake grain")
    assert goods(t) == {"food": 6}


@pytest.mark.card("I67")
def test_the_bread_of_the_threshing_board_is_optional_and_needs_an_oven() -> None:
    t = used("I67", "farmland", {}, cards=["A3"], goods={"grain": 1})
    play(t, "plow r1c5", "done")
    assert goods(t) == {"grain": 1}
    t = used("I67", "farmland", {}, goods={"grain": 1})
    play(t, "plow r1c5")
    assert "use I67" not in offered(t)


@pytest.mark.card("I67", "K113")
def test_threshing_board_and_a_like_card_bake_twice() -> None:
    t = used("I67", "farmland", {}, cards=["K113", "A5", *QUIET[:2]], goods={"grain": 2})
    play(t, "plow r1c5")
    play_if_asked(t, "use I67")
    play_if_asked(t, "use K113")
    assert goods(t) == {"food": 10}
