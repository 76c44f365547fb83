"""Breeding: one young per type, where it finds room."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import both, events, goods, offered, play, reason, table

FED = {"goods": {"food": 4}}


def breeding(game: str, **farm: Any) -> bocage.Table:
    """A table at the breeding step of round 4."""
    return table(game, farm, {}, round=4, phase="breeding")


@pytest.mark.rule("F25", "R40")
@both
def test_two_animals_of_a_type_give_one_young_of_each_type(game: str) -> None:
    t = breeding(
        game,
        animals={"sheep": 2, "boar": 2, "cattle": 2},
        pastures=[["r1c4", "r1c5"], ["r2c4", "r2c5"], ["r3c4", "r3c5"]],
    )
    assert t.position()["round"] == 5
    assert goods(t) == {"sheep": 3, "boar": 3, "cattle": 3}


@pytest.mark.rule("F25", "R40")
@both
def test_a_single_animal_has_no_young(game: str) -> None:
    t = breeding(game, animals={"sheep": 1, "boar": 1}, pastures=[["r1c4", "r1c5"], ["r2c5"]])
    assert goods(t) == {"sheep": 1, "boar": 1}


@pytest.mark.rule("F25", "FX06", "R40")
@both
@pytest.mark.parametrize("sheep", [3, 4, 7])
def test_many_animals_of_a_type_still_give_one_young(game: str, sheep: int) -> None:
    t = breeding(game, animals={"sheep": sheep}, pastures=[["r1c4", "r1c5"]], stables=["r1c4"])
    assert goods(t) == {"sheep": sheep + 1}


@pytest.mark.rule("FX06", "F25", "R40")
@both
def test_the_young_may_live_in_an_unfenced_stable(game: str) -> None:
    farm = {"animals": {"boar": 3}, "pastures": [["r1c4"]]}
    assert goods(breeding(game, **farm)) == {"boar": 3}
    assert goods(breeding(game, **farm, stables=["r3c5"])) == {"boar": 4}


@pytest.mark.rule("F25", "R40")
@both
def test_the_parents_may_stand_apart(game: str) -> None:
    t = breeding(game, animals={"cattle": 2}, stables=["r1c3", "r3c5"])
    assert goods(t) == {"cattle": 3}


@pytest.mark.rule("F25", "F27", "R40")
@both
def test_a_young_without_room_is_lost_for_nothing(game: str) -> None:
    t = breeding(game, animals={"sheep": 3}, pastures=[["r1c4"]])
    assert t.position()["round"] == 5
    assert goods(t) == {"sheep": 3}
    cook = breeding(game, animals={"sheep": 2}, stables=["r1c4"], cards=["hearth-4"])
    assert "food" not in goods(cook)


@pytest.mark.rule("F25", "F27", "R40")
@both
@pytest.mark.parametrize("young", ["sheep", "boar"])
def test_with_room_for_one_young_the_owner_chooses_which(game: str, young: str) -> None:
    t = breeding(game, animals={"sheep": 2, "boar": 2}, pastures=[["r1c4"], ["r1c5"]])
    assert offered(t) == {"forgo sheep", "forgo boar"}
    other = "boar" if young == "sheep" else "sheep"
    t.play(f"forgo {other}")
    assert goods(t) == {young: 3, other: 2}
    assert events(t)[:2] == [(0, "log-forgo"), (0, "log-breed")]


@pytest.mark.rule("F26", "R40")
@both
def test_neither_parents_nor_young_are_cooked(game: str) -> None:
    t = breeding(
        game,
        animals={"sheep": 2, "boar": 2},
        pastures=[["r1c4"], ["r1c5"]],
        cards=["fireplace-2"],
    )
    assert offered(t) == {"forgo sheep", "forgo boar"}
    assert reason(t, "cook sheep") == "reason-breeding"
    assert reason(t, "cook boar") == "reason-breeding"
    t.play("forgo boar")
    assert goods(t) == {"sheep": 3, "boar": 2}
    assert not any(action.startswith("cook") for action in offered(t))


@pytest.mark.rule("F26", "R40")
@both
def test_the_last_young_are_not_cooked_before_scoring(game: str) -> None:
    t = table(
        game,
        {"animals": {"sheep": 2}, "pastures": [["r1c4", "r1c5"]], "cards": ["fireplace-2"]},
        {},
        round=14,
        phase="breeding",
    )
    assert t.over
    assert goods(t) == {"sheep": 3}


@pytest.mark.rule("F25", "R40", "F48", "R32", "R66")
@both
def test_another_animal_may_make_room_before_the_birth(game: str) -> None:
    farm = {"animals": {"sheep": 2, "boar": 1}, "pastures": [["r1c4"]]}
    t = breeding(game, **farm)
    assert offered(t) == {"forgo sheep", "release boar"}
    t.play("release boar")
    assert goods(t) == {"sheep": 3}
    cook = breeding(game, **farm, cards=["fireplace-2"])
    assert offered(cook) == {"forgo sheep", "cook boar"}
    cook.play("cook boar")
    assert goods(cook) == {"sheep": 3, "food": 2}


@pytest.mark.rule("F22", "F25", "R32", "R40")
@both
def test_a_third_animal_of_the_type_may_be_cooked_before_the_birth(game: str) -> None:
    """Animals may be cooked at any time, so also before the breeding of a well-fed family."""
    row = {
        "goods": {"food": 4},
        "animals": {"sheep": 3},
        "pastures": [["r1c4"]],
        "cards": ["fireplace-2"],
    }
    t = table(game, row, FED, round=4, phase="feeding")
    assert t.position()["round"] == 4
    assert "cook sheep" in offered(t)
    t.play("cook sheep")
    while t.position()["round"] == 4:
        play(t, "feed" if "feed" in offered(t) else "done")
    assert goods(t) == {"sheep": 3, "food": 2}
