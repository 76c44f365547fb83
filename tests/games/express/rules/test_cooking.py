"""Cooking: grain and vegetables in the oven, animals on the hearth, at any time of one's turn."""

from __future__ import annotations

import pytest

from ..scenario import (
    TURN,
    animals,
    bare,
    choices,
    deciding,
    goods,
    offered,
    play,
    pool,
    prompt,
    reason,
    seat,
    table,
)

OVEN = {"grain": 2, "vegetable": 3}
HEARTH = {"sheep": 2, "boar": 3, "cattle": 4}


@pytest.mark.rule("D24")
@pytest.mark.parametrize(("good", "food"), OVEN.items())
def test_the_oven_turns_one_crop_into_food(good: str, food: int) -> None:
    t = table({"goods": {good: 2, "food": 1}, "improvements": ["oven"]}, dice="wood")
    play(t, f"cook {good}")
    assert goods(t) == {good: 1, "food": 1 + food}
    play(t, f"cook {good}")
    assert goods(t) == {"food": 1 + 2 * food}
    assert reason(t, f"cook {good}") == "nothing-to-cook"


@pytest.mark.rule("D24")
@pytest.mark.parametrize(("kind", "food"), HEARTH.items())
def test_the_hearth_turns_one_animal_into_food(kind: str, food: int) -> None:
    row = bare(animals={kind: 2}, pastures=1, improvements=["hearth"])
    t = table(row, dice="wood")
    play(t, f"cook {kind}")
    assert (goods(t), animals(t)) == ({"food": food}, {kind: 1})
    play(t, f"cook {kind}")
    assert (goods(t), animals(t)) == ({"food": 2 * food}, {})
    assert reason(t, f"cook {kind}") == "nothing-to-cook"


@pytest.mark.rule("D24")
@pytest.mark.parametrize(
    ("improvements", "possible"),
    [
        ([], set()),
        (["oven"], {*OVEN}),
        (["hearth"], {*HEARTH}),
        (["oven", "hearth"], {*OVEN, *HEARTH}),
        (["basketmaker", "joinery", "pottery", "stonecutter"], set()),
    ],
)
def test_only_oven_and_hearth_cook_each_its_own(
    improvements: list[str], possible: set[str]
) -> None:
    row = {
        "goods": {"grain": 1, "vegetable": 1, "food": 1, "wood": 1},
        "animals": {"sheep": 1, "boar": 1, "cattle": 1},
        "pastures": 3,
        "improvements": improvements,
    }
    t = table(row, dice="wood")
    assert choices(t, "cook") == possible
    for thing in {*OVEN, *HEARTH} - possible:
        assert reason(t, f"cook {thing}") == "needs"


@pytest.mark.rule("D24")
def test_only_what_is_there_is_cooked() -> None:
    row = bare(animals={"boar": 1}, pastures=1, improvements=["oven", "hearth"])
    t = table(row, dice="wood")
    assert choices(t, "cook") == {"boar"}
    assert reason(t, "cook grain") == "nothing-to-cook"
    assert reason(t, "cook sheep") == "nothing-to-cook"


@pytest.mark.rule("D24")
def test_cooking_is_no_action_and_leaves_the_dice() -> None:
    t = table({"goods": {"grain": 2}, "improvements": ["oven"]}, bare(), dice="wood grain")
    play(t, "cook grain")
    assert (deciding(t), prompt(t), seat(t)["done"]) == (0, TURN, 0)
    assert pool(t) == {"wood": 1, "grain": 1}
    assert offered(t) == {"collect 1wood", "collect 1grain", "cook grain", "roll"}


@pytest.mark.rule("D24", "D04")
def test_cooking_before_and_after_the_roll() -> None:
    t = table({"goods": {"grain": 2}, "improvements": ["oven"]}, dice="wood")
    play(t, "cook grain", "roll", "cook grain")
    assert goods(t) == {"food": 4}
    assert reason(t, "roll") == "rolled"


@pytest.mark.rule("D24", "D19")
def test_cooking_is_no_power() -> None:
    row = {"goods": {"grain": 1}, "occupations": ["gatherer"], "improvements": ["oven"]}
    t = table(row, dice="wood brick")
    play(t, "set wood-stone", "cook grain", "set brick-stone", "collect 2stone")
    assert goods(t) == {"stone": 2, "food": 2}


@pytest.mark.rule("D24", "D13")
def test_what_was_cooked_pays_at_once() -> None:
    t = table({"goods": {"vegetable": 1}, "improvements": ["oven"]}, dice="mayor wood")
    assert choices(t, "learn") == set()
    play(t, "cook vegetable", "learn mayor 1food")
    assert goods(t) == {"food": 2}
    assert seat(t)["occupations"] == ["mayor"]


@pytest.mark.rule("D24")
def test_an_oven_just_built_bakes_in_the_next_action() -> None:
    t = table({"goods": {"brick": 1, "grain": 1}}, dice="oven wood")
    assert reason(t, "cook grain") == "needs"
    play(t, "build oven 1brick", "cook grain")
    assert goods(t) == {"food": 2}


@pytest.mark.rule("D24", "D15")
def test_cooking_the_last_of_a_type_empties_its_pasture() -> None:
    row = bare(animals={"sheep": 1}, pastures=1, improvements=["hearth"])
    t = table(row, dice="boar boar wood")
    play(t, "cook sheep", "collect 2boar")
    assert (prompt(t), animals(t)) == (TURN, {"boar": 2})
    assert goods(t) == {"food": 2}
