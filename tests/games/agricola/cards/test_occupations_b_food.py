"""Occupations of deck B for food: B107, B108 and B109."""

from __future__ import annotations

import pytest

from tests.games.agricola.cards.tables import IDLE, PILES, alone, coming, dawn, table, window
from tests.games.agricola.scenario import goods, lying, offered, play, reason, seat

# B107 Manservant


@pytest.mark.card("B107")
@pytest.mark.parametrize(("number", "rounds"), [(9, [10, 11, 12, 13, 14]), (13, [14]), (14, [])])
def test_the_manservant_lays_food_for_all_rounds_ahead_in_a_stone_house(
    number: int, rounds: list[int]
) -> None:
    t = alone({"hand": ["B107"], "house": "stone"}, round=number)
    play(t, "place lessons")
    assert coming(t) == [(ahead, {"food": 3}, "B107") for ahead in rounds]
    assert goods(t) == {}


@pytest.mark.card("B107")
@pytest.mark.parametrize("house", ["wood", "clay"])
def test_the_manservant_waits_for_the_stone_house(house: str) -> None:
    goods_for_two = {"clay": 2, "stone": 2, "reed": 2}
    row = {"hand": ["B107"], "house": house, "goods": goods_for_two}
    t = alone(row, round=12)
    play(t, "place lessons")
    assert coming(t) == []
    play(t, "place house-redevelopment")
    laid = [(13, {"food": 3}, "B107"), (14, {"food": 3}, "B107")] if house == "clay" else []
    assert coming(t) == laid


@pytest.mark.card("B107", "A087")
def test_the_manservant_hears_of_a_wooden_house_that_turns_to_stone() -> None:
    goods_for_stone = {"stone": 2, "reed": 1}
    t = alone({"cards": ["B107", "A087"], "goods": goods_for_stone}, round=12)
    play(t, "place house-redevelopment")
    assert seat(t)["house"] == "stone"
    assert [number for number, _, _ in coming(t)] == [13, 14]


@pytest.mark.card("B107")
def test_the_manservant_brings_the_food_once_in_each_of_those_rounds() -> None:
    row = {"cards": ["B107"], "house": "clay", "goods": {"stone": 2, "reed": 1}}
    t = alone(row, round=12)
    play(t, "place house-redevelopment", "place grain-seeds")
    assert t.position()["round"] == 13
    assert goods(t) == {"grain": 1, "food": 3}
    assert [number for number, _, _ in coming(t)] == [14]


@pytest.mark.card("B107")
def test_the_manservant_does_not_care_for_others_houses() -> None:
    rich = {"house": "clay", "goods": {"stone": 2, "reed": 1}}
    t = table({"cards": ["B107"], "placed": 2}, rich, round=12, turn=1)
    play(t, "place house-redevelopment")
    assert seat(t, 1)["house"] == "stone"
    assert t.position()["scheduled"] == []


# B108 Oven Firing Boy


@pytest.mark.card("B108")
@pytest.mark.parametrize("space", ["forest", "grove", "copse"])
def test_the_oven_firing_boy_bakes_at_every_space_that_gathers_wood(space: str) -> None:
    row = {"cards": ["B108", "M01"], "goods": {"grain": 3}}
    t = alone(row, seats=4, spaces={space: {"goods": {"wood": 3}}})
    play(t, f"place {space}")
    assert offered(t) == window("B108")
    play(t, "use B108", "bake grain", "done")
    assert goods(t) == {"wood": 3, "grain": 1, "food": 4}
    assert lying(t, space) == {}


@pytest.mark.card("B108")
def test_the_oven_firing_boy_gives_a_single_bake_action() -> None:
    t = alone({"cards": ["B108", "M06"], "goods": {"grain": 3}}, spaces=PILES)
    play(t, "place forest", "use B108")
    assert goods(t) == {"wood": 3, "grain": 2, "food": 5}
    assert "place farmland" in offered(t)


@pytest.mark.card("B108")
def test_the_oven_firing_boy_may_be_declined() -> None:
    t = alone({"cards": ["B108", "M01"], "goods": {"grain": 1}}, spaces=PILES)
    play(t, "place forest", "done")
    assert goods(t) == {"wood": 3, "grain": 1}


@pytest.mark.card("B108")
@pytest.mark.parametrize(
    ("cards", "grain", "space"),
    [(["M01"], 0, "forest"), ([], 2, "forest"), (["M01"], 2, "reed-bank")],
    ids=["no grain", "no oven", "no wood space"],
)
def test_the_oven_firing_boy_needs_grain_an_oven_and_a_wood_space(
    cards: list[str], grain: int, space: str
) -> None:
    t = alone({"cards": ["B108", *cards], "goods": {"grain": grain}}, spaces=PILES)
    play(t, f"place {space}")
    assert "food" not in goods(t)
    assert "place farmland" in offered(t)


# B109 Paper Maker


@pytest.mark.card("B109")
@pytest.mark.parametrize("before", [0, 1, 3])
def test_the_paper_maker_gives_food_for_each_occupation_already_in_play(before: int) -> None:
    cards = [*[IDLE, "B099", "A102"][:before], "B109"]
    t = alone({"cards": cards, "hand": ["B121"], "goods": {"wood": 3, "food": 1}})
    play(t, "place lessons")
    assert offered(t) == window("B109")
    play(t, "use B109")
    assert seat(t)["cards"] == [*cards, "B121"]
    assert goods(t) == {"wood": 2, "food": before + 1}


@pytest.mark.card("B109")
def test_the_paper_maker_may_be_declined() -> None:
    t = alone({"cards": ["B109"], "hand": ["B121"], "goods": {"wood": 1, "food": 1}})
    play(t, "place lessons", "done")
    assert seat(t)["cards"] == ["B109", "B121"]
    assert goods(t) == {"wood": 1}


@pytest.mark.card("B109")
def test_the_paper_maker_pays_for_the_very_occupation() -> None:
    t = alone({"cards": ["B109"], "hand": ["B121"], "goods": {"wood": 1}})
    play(t, "place lessons")
    assert seat(t)["cards"] == ["B109", "B121"]
    assert goods(t) == {}
    assert reason(alone({"cards": ["B109"], "hand": ["B121"]}), "place lessons") == (
        "reason-cannot-pay"
    )


@pytest.mark.card("B109", "B097")
def test_the_paper_maker_pays_for_an_occupation_of_the_scholar() -> None:
    row = {"cards": ["B109", "B097"], "hand": ["B121"], "house": "stone", "goods": {"wood": 1}}
    t = dawn(row)
    assert offered(t) == window("B097")
    play(t, "use B097")
    assert seat(t)["cards"] == ["B109", "B097", "B121"]
    assert goods(t) == {"food": 1}


@pytest.mark.card("B109")
def test_the_paper_maker_does_not_work_for_itself() -> None:
    t = alone({"cards": [IDLE], "hand": ["B109"], "goods": {"wood": 1, "food": 1}})
    play(t, "place lessons")
    assert goods(t) == {"wood": 1}
    t = alone({"cards": [IDLE], "hand": ["B109"], "goods": {"wood": 1}})
    assert reason(t, "place lessons") == "reason-cannot-pay"


@pytest.mark.card("B109")
def test_the_paper_maker_does_not_hear_of_minor_improvements_or_others_occupations() -> None:
    t = alone({"cards": ["B109"], "hand": ["A050"], "goods": {"wood": 1, "clay": 1}})
    play(t, "place meeting-place", "start")
    assert goods(t) == {"wood": 1, "clay": 1}
    rows = {"cards": ["B109"], "goods": {"wood": 1}, "placed": 2}, {"hand": ["B121"]}
    t = table(*rows, turn=1, round=14)
    play(t, "place lessons")
    assert seat(t, 1)["cards"] == ["B121"]
    assert goods(t) == {"wood": 1}
