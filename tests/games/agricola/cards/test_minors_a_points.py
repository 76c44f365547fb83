"""Minor improvements of deck A for points: A032, A033 and A038."""

from __future__ import annotations

import pytest

from tests.games.agricola.cards.tables import FULL, alone, at_once, bonus, pile
from tests.games.agricola.scenario import goods, play, seat, wait_for_round

CELLS = [f"r{row}c{column}" for row in (1, 2, 3) for column in (5, 4, 3, 2)]


@pytest.mark.card("A032")
@pytest.mark.parametrize(
    ("cells", "points"),
    [(0, 0), (4, 0), (5, 0), (6, 1), (7, 2), (8, 3), (9, 3), (10, 4), (11, 4), (12, 4)],
)
def test_the_manger_scores_the_spaces_in_pastures(cells: int, points: int) -> None:
    pastures = [CELLS[:cells]] if cells else []
    assert bonus(alone({"cards": ["A032"], "pastures": pastures})) == points
    assert bonus(alone({"pastures": pastures})) == 0


@pytest.mark.card("A032")
def test_the_manger_counts_spaces_not_pastures() -> None:
    small = [["r1c2"], ["r1c3"], ["r1c4"], ["r1c5"]]
    assert bonus(alone({"cards": ["A032"], "pastures": small})) == 0
    split = [["r1c2", "r2c2"], ["r1c3", "r2c3"], ["r1c4", "r2c4"]]
    assert bonus(alone({"cards": ["A032"], "pastures": split, "stables": ["r1c2", "r1c5"]})) == 1


@pytest.mark.card("A033")
@pytest.mark.parametrize("now", [1, 7, 13, 14])
def test_big_country_pays_for_the_rounds_that_are_left(now: int) -> None:
    t = at_once("A033", FULL, round=now)
    assert goods(t) == ({"food": 2 * (14 - now)} if now < 14 else {})
    assert bonus(t) == 14 - now
    assert bonus(t, 1) == 0


@pytest.mark.card("A033")
def test_the_points_of_big_country_stay_as_they_were_noted() -> None:
    t = at_once("A033", FULL, {"placed": 1}, round=11, spaces=pile("forest", "wood", 3))
    assert t.observe(1)["seats"][0]["on_cards"] == {"A033": {"points": 3}}
    play(t, "done")
    wait_for_round(t, 12)
    assert bonus(t) == 3


@pytest.mark.card("A038")
@pytest.mark.parametrize(("house", "points"), [("wood", 3), ("clay", 2), ("stone", 0)])
def test_wool_blankets_score_by_the_house(house: str, points: int) -> None:
    t = alone({"cards": ["A038"], "house": house})
    assert bonus(t) == points
    assert goods(t) == {}


@pytest.mark.card("A038")
def test_wool_blankets_look_at_the_house_of_the_end() -> None:
    t = alone({"cards": ["A038"], "goods": {"clay": 2, "reed": 1}})
    assert bonus(t) == 3
    play(t, "place house-redevelopment")
    assert seat(t)["house"] == "clay"
    assert bonus(t) == 2
