"""One animal of one's choice: the first edition's five-seat card, the revised edition's tile."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import CLASSIC, REVISED, at_market, both, goods, offered, play, reason, table

WHERE = pytest.mark.parametrize(
    ("game", "seats"), [(CLASSIC, 5), (REVISED, 2), (REVISED, 3), (REVISED, 4)]
)


def choosing(game: str, seats: int, row: dict[str, Any]) -> bocage.Table:
    """Seat 0 stands on the animal market."""
    options = {"additional_actions": True} if game == REVISED else {}
    t = table(game, row, *[{} for _ in range(seats - 1)], round=1, options=options)
    t.play("place animal-market")
    return t


@WHERE
@pytest.mark.rule("F77", "R83")
@pytest.mark.parametrize(
    ("choice", "result"),
    [
        ("sheep", {"sheep": 1, "food": 3}),
        ("boar", {"boar": 1, "food": 2}),
        ("cattle", {"cattle": 1, "food": 1}),
    ],
)
def test_one_animal_of_choice(game: str, seats: int, choice: str, result: dict[str, int]) -> None:
    t = choosing(game, seats, {"goods": {"food": 2}})
    assert offered(t) == {"take sheep", "take boar", "take cattle"}
    t.play(f"take {choice}")
    assert t.decision is not None and t.decision.seat == 1
    assert goods(t) == result


@WHERE
@pytest.mark.rule("F77", "R83")
def test_cattle_must_be_paid_for(game: str, seats: int) -> None:
    t = choosing(game, seats, {})
    assert offered(t) == {"take sheep", "take boar"}
    assert reason(t, "take cattle") == "reason-cannot-pay"


@WHERE
@pytest.mark.rule("F77", "R83")
def test_the_animal_is_housed_or_cooked_at_once(game: str, seats: int) -> None:
    full = {"animals": {"sheep": 1}}
    t = choosing(game, seats, {**full, "cards": ["hearth-4"]})
    t.play("take boar")
    assert offered(t) == {"cook sheep", "cook boar"}
    t.play("cook boar")
    assert goods(t) == {"sheep": 1, "food": 3}
    t = choosing(game, seats, full)
    play(t, "take boar", "release sheep")
    assert goods(t) == {"boar": 1}


@both
@pytest.mark.rule("F50", "R65")
def test_a_cattle_is_paid_from_food_in_the_stock(game: str) -> None:
    t = at_market(game, {"goods": {"food": 2}})
    play(t, "place animal-market", "take cattle")
    assert goods(t) == {"food": 1, "cattle": 1}


@both
@pytest.mark.rule("F50", "R36", "R65")
def test_a_cattle_is_paid_by_eating_a_crop_on_the_spot(game: str) -> None:
    for crop in ("grain", "vegetable"):
        t = at_market(game, {"goods": {crop: 2}})
        play(t, "place animal-market", "take cattle")
        assert goods(t) == {crop: 1, "cattle": 1}
    t = at_market(game, {"goods": {"grain": 1, "vegetable": 1}})
    play(t, "place animal-market", "take cattle")
    assert offered(t) == {"eat grain", "eat vegetable"}
    play(t, "eat vegetable")
    assert goods(t) == {"grain": 1, "cattle": 1}


@both
@pytest.mark.rule("R32", "R65")
def test_a_cattle_is_paid_by_cooking_on_the_spot(game: str) -> None:
    row = {"cards": ["fireplace-2"], "animals": {"sheep": 1}}
    t = at_market(game, row)
    play(t, "place animal-market", "take cattle")
    assert goods(t) == {"cattle": 1, "food": 1}
    t = at_market(game, {**row, "goods": {"grain": 1, "vegetable": 1}})
    play(t, "place animal-market", "take cattle")
    assert offered(t) == {"eat grain", "cook vegetable", "cook sheep"}
    play(t, "cook sheep")
    assert goods(t) == {"grain": 1, "vegetable": 1, "cattle": 1, "food": 1}
    t = at_market(game, {"cards": ["hearth-4"], "goods": {"vegetable": 1}})
    play(t, "place animal-market", "take cattle")
    assert goods(t) == {"cattle": 1, "food": 2}


@both
@pytest.mark.rule("F50", "R65", "R36", "R42")
@pytest.mark.parametrize(
    "row",
    [
        {},
        {"fields": {"r1c5": {"grain": 3}, "r1c4": {"vegetable": 2}}},
        {"animals": {"sheep": 1}},
        {"goods": {"wood": 3}, "cards": ["joinery"]},
        {"animals": {"boar": 1}, "cards": ["stone-oven"]},
        {"cards": ["fireplace-2"]},
    ],
    ids=["nothing", "crops on fields", "raw animal", "craft", "oven", "no animal to cook"],
)
def test_a_cattle_is_refused_without_food_within_reach(game: str, row: dict[str, Any]) -> None:
    t = at_market(game, row)
    play(t, "place animal-market")
    assert offered(t) == {"take sheep", "take boar"}
    assert reason(t, "take cattle") == "reason-cannot-pay"


@both
@pytest.mark.rule("R31", "R33")
def test_an_animal_of_the_market_is_housed_or_cooked_at_once(game: str) -> None:
    t = at_market(game, {"animals": {"boar": 1}, "cards": ["hearth-5"]})
    play(t, "place animal-market", "take sheep")
    assert offered(t) == {"cook sheep", "cook boar"}
    play(t, "cook sheep")
    assert goods(t) == {"boar": 1, "food": 3}
    t = at_market(game, {"animals": {"boar": 1}})
    play(t, "place animal-market", "take sheep", "release sheep")
    assert goods(t) == {"boar": 1, "food": 1}
