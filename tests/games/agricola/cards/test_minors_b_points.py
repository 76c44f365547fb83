"""Minor improvements of deck B for points: B033, B036 and B039."""

from __future__ import annotations

import pytest

from tests.games.agricola.cards.tables import (
    FED,
    HARVESTS,
    TO_CLAY,
    TO_STONE,
    TWO_BY_TWO,
    alone,
    food_of_harvest,
    improving,
    last_person,
    line,
    on_card,
    table,
)
from tests.games.agricola.scenario import choices, goods, offered, play, reason, seat

# Mantlepiece


@pytest.mark.card("B033")
@pytest.mark.parametrize(("number", "points"), [(1, 13), (5, 9), (13, 1), (14, 0)])
def test_the_mantlepiece_banks_a_point_for_each_round_to_come(number: int, points: int) -> None:
    t = improving("B033", {"house": "clay", "goods": {"stone": 1}}, round=number)
    play(t, "play B033")
    assert (line(t, "cards"), line(t, "bonus")) == (-3, points)
    assert on_card(t, "B033") == ({"points": points} if points else {})


@pytest.mark.card("B033")
def test_the_mantlepiece_keeps_its_points_as_rounds_go_by() -> None:
    row = {"house": "clay", "goods": {"stone": 1}}
    t = improving("B033", {**row, "placed": 1, "hand": ["B033"]}, round=5)
    play(t, "play B033", "start")
    assert t.position()["round"] == 6
    assert line(t, "bonus") == 9


@pytest.mark.card("B033")
@pytest.mark.parametrize("space", ["house-redevelopment", "farm-redevelopment"])
def test_the_mantlepiece_ends_all_renovating(space: str) -> None:
    row = {"house": "clay", "goods": {**TO_STONE, "wood": 9}, "hand": ["A016"]}
    assert f"place {space}" in offered(alone(row))
    t = alone({**row, "cards": ["B033"]})
    assert reason(t, f"place {space}") == "reason-never-renovates"


@pytest.mark.card("B033", "B087")
def test_the_mantlepiece_leaves_the_cottager_a_room_only() -> None:
    row = {"house": "clay", "goods": {"stone": 2, "reed": 3, "clay": 5}}
    t = alone({**row, "cards": ["B087", "B033"]})
    play(t, "place day-laborer", "use B087")
    assert choices(t, "room") == {"r1c1", "r2c2", "r3c2"}
    assert not {"renovate", "renovate to stone"} & offered(t)
    t = alone({"house": "clay", "goods": TO_STONE, "cards": ["B087", "B033"]})
    play(t, "place day-laborer")
    assert "use B087" not in offered(t)


@pytest.mark.card("B033")
def test_the_mantlepiece_can_follow_the_renovation_that_makes_it_possible() -> None:
    t = alone({"goods": {**TO_CLAY, "stone": 1}, "hand": ["B033"]}, round=6)
    play(t, "place house-redevelopment", "play B033")
    assert (seat(t)["cards"], line(t, "bonus")) == (["B033"], 8)


# Bottles


@pytest.mark.card("B036")
@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_the_bottles_cost_a_clay_and_a_food_for_each_person(people: int) -> None:
    supply = {"clay": 6, "food": 6}
    t = improving("B036", {"people": people, "placed": people - 1, "goods": supply})
    play(t, "play B036")
    assert goods(t) == {"clay": 6 - people, "food": 6 - people}
    short = {"clay": people - 1, "food": 6}
    t = improving("B036", {"people": people, "placed": people - 1, "goods": short})
    assert reason(t, "play B036") == "reason-cannot-pay"


@pytest.mark.card("B036")
def test_the_bottles_count_a_newborn() -> None:
    row = {"rooms": ["r1c1", "r2c1", "r3c1"], "hand": ["B036"]}
    t = alone({**row, "goods": {"clay": 3, "food": 3}})
    play(t, "place basic-wish", "play B036")
    assert goods(t) == {}
    t = alone({**row, "goods": {"clay": 2, "food": 2}})
    play(t, "place basic-wish")
    assert seat(t)["newborn"] == 1
    assert "play B036" not in offered(t)


# Loom


@pytest.mark.card("B039")
@pytest.mark.parametrize(
    ("sheep", "food"), [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)]
)
def test_the_loom_weaves_food_by_the_number_of_sheep(sheep: int, food: int) -> None:
    row = {"cards": ["B039"], "pastures": TWO_BY_TWO, "animals": {"sheep": sheep, "boar": 1}}
    assert food_of_harvest(row) == food


@pytest.mark.card("B039", "B050")
@pytest.mark.parametrize("number", HARVESTS)
def test_the_loom_and_the_churn_work_in_every_harvest(number: int) -> None:
    row = {"pastures": TWO_BY_TWO, "animals": {"sheep": 4}}
    assert food_of_harvest({"cards": ["B039"], **row}, number) == 2
    assert food_of_harvest({"cards": ["B050"], **row}, number) == 1


@pytest.mark.card("B039", "B050")
def test_the_loom_and_the_churn_rest_where_there_is_no_harvest() -> None:
    row = {"cards": ["B039", "B050"], "pastures": TWO_BY_TWO, "animals": {"sheep": 4}}
    t = last_person(row, "grain-seeds", round=5)
    assert t.position()["round"] == 6
    assert goods(t) == {"sheep": 4, "grain": 1}


@pytest.mark.card("B039", "B050")
@pytest.mark.parametrize("card", ["B039", "B050"])
def test_the_food_of_the_field_phase_is_there_for_the_meal(card: str) -> None:
    row = {"cards": [card], "pastures": TWO_BY_TWO, "animals": {"sheep": 3}, "goods": {"food": 3}}
    t = table(row, FED, round=4, phase="harvest")
    assert (seat(t)["begging"], goods(t)) == (0, {"sheep": 4})


@pytest.mark.card("B039", "A086")
def test_the_loom_counts_sheep_that_live_in_the_house() -> None:
    rooms = ["r1c1", "r2c1", "r3c1", "r1c2"]
    row = {"cards": ["A086", "B039"], "rooms": rooms, "animals": {"sheep": 4}}
    assert food_of_harvest(row) == 2


@pytest.mark.card("B039")
@pytest.mark.parametrize(("sheep", "bonus"), [(2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3)])
def test_the_loom_scores_a_point_for_every_three_sheep(sheep: int, bonus: int) -> None:
    t = alone({"cards": ["B039"], "pastures": TWO_BY_TWO, "animals": {"sheep": sheep}})
    assert (line(t, "cards"), line(t, "bonus")) == (1, bonus)
