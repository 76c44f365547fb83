"""Minor improvements of deck B for actions and points: B024 to B036."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.test_minors_b_1 import (
    alone,
    board,
    improving,
    line,
    on_card,
    seat_to_move,
)
from tests.games.agricola.scenario import choices, goods, offered, play, reason, seat

TO_CLAY = {"clay": 2, "reed": 1}
TO_STONE = {"stone": 2, "reed": 1}


# Lasso


MARKETS = {
    "sheep-market": {"goods": {"sheep": 1}},
    "pig-market": {"goods": {"boar": 1}},
    "cattle-market": {"goods": {"cattle": 1}},
}
SPACES = {**MARKETS, "forest": {"goods": {"wood": 3}}, "clay-pit": {"goods": {"clay": 1}}}


def lasso(row: dict[str, Any] | None = None, **position: Any) -> bocage.Table:
    """Two seats of three people in the last round, seat 0 with Lasso, all markets stocked."""
    three = {"people": 3, "rooms": ["r1c1", "r2c1", "r3c1"]}
    given = {"cards": ["B024"], **three, **(row or {})}
    return board(given, three, **{"round": 14, "spaces": SPACES, **position})


@pytest.mark.card("B024")
@pytest.mark.parametrize("market", MARKETS)
def test_the_lasso_lets_two_people_go_when_the_first_goes_to_a_market(market: str) -> None:
    t = lasso()
    play(t, f"place {market}")
    assert offered(t) == {"use B024", "done"}
    play(t, "use B024")
    assert {"place forest", "place clay-pit", "place day-laborer"} < offered(t)
    assert all(text.startswith("place ") for text in offered(t))
    play(t, "place forest")
    assert goods(t)["wood"] == 3
    assert seat(t)["placed"] == 2
    assert seat_to_move(t) == 1


@pytest.mark.card("B024")
def test_the_lasso_lets_two_people_go_when_the_second_goes_to_a_market() -> None:
    t = lasso()
    play(t, "place forest")
    assert offered(t) == {"use B024", "done"}
    play(t, "use B024")
    assert offered(t) == {f"place {market}" for market in MARKETS}
    play(t, "place pig-market")
    assert goods(t) == {"wood": 3, "boar": 1}
    assert seat_to_move(t) == 1


@pytest.mark.card("B024")
def test_the_lasso_never_makes_three_in_a_row() -> None:
    t = lasso({"pastures": [["r1c5"], ["r1c4"]]})
    play(t, "place sheep-market", "use B024", "place pig-market")
    assert (seat_to_move(t), seat(t)["placed"]) == (1, 2)


@pytest.mark.card("B024")
def test_the_lasso_skips_no_turn_and_gives_no_extra_person() -> None:
    t = lasso()
    play(t, "place sheep-market", "use B024", "place forest", "place clay-pit")
    assert (seat_to_move(t), seat(t)["placed"]) == (0, 2)
    play(t, "place grain-seeds")
    assert seat(t)["placed"] == 3
    assert seat_to_move(t) == 1
    assert offered(t) & {"use B024"} == set()


@pytest.mark.card("B024")
def test_the_lasso_may_stay_unused_and_is_there_again_next_turn() -> None:
    t = lasso()
    play(t, "place sheep-market", "done")
    assert seat_to_move(t) == 1
    play(t, "place clay-pit")
    play(t, "place forest")
    assert offered(t) == {"use B024", "done"}


@pytest.mark.card("B024")
def test_the_lasso_needs_a_second_person_and_a_market_with_animals() -> None:
    t = lasso({"placed": 2})
    play(t, "place sheep-market")
    assert seat_to_move(t) == 1
    t = lasso(spaces={"forest": {"goods": {"wood": 3}}})
    play(t, "place forest")
    assert seat_to_move(t) == 1
    taken = {market: {"people": [1]} for market in MARKETS}
    t = board({"cards": ["B024"]}, {"people": 3, "placed": 3}, round=14, spaces=taken)
    play(t, "place grain-seeds")
    assert offered(t) & {"use B024"} == set()


@pytest.mark.card("B024")
def test_the_lasso_does_not_know_the_animal_market() -> None:
    t = lasso(options={"additional_actions": True}, spaces={"forest": {"goods": {"wood": 3}}})
    play(t, "place animal-market", "take boar")
    assert goods(t) == {"boar": 1}
    assert seat_to_move(t) == 1


@pytest.mark.card("B024", "A009")
def test_the_lasso_lets_the_first_action_end_before_the_second_begins() -> None:
    t = lasso({"hand": ["A009"]})
    assert "place major-improvement" not in offered(t)
    play(t, "place sheep-market", "use B024", "place major-improvement")
    assert goods(t) == {"cattle": 1}


@pytest.mark.card("B024")
def test_the_lasso_is_for_its_owner_only() -> None:
    t = lasso(turn=1)
    play(t, "place sheep-market")
    assert seat_to_move(t) == 0


# Bread Paddle


def learning(cards: list[str], hand: list[str], **row: Any) -> bocage.Table:
    """Seat 0 is about to play an occupation."""
    return alone({"cards": cards, "hand": hand, **row})


@pytest.mark.card("B025")
def test_the_bread_paddle_bakes_after_each_occupation() -> None:
    t = learning(["B025", "M01"], ["A098", "A110"], goods={"grain": 2})
    play(t, "place lessons", "play A098")
    assert offered(t) == {"use B025", "done"}
    play(t, "use B025")
    assert (seat(t)["cards"], goods(t)) == (["B025", "M01", "A098"], {"grain": 1, "food": 2})
    play(t, "bake grain")
    assert goods(t) == {"food": 4}


@pytest.mark.card("B025")
def test_the_bread_paddle_may_stay_unused() -> None:
    t = learning(["B025", "M01"], ["A098", "A110"], goods={"grain": 1})
    play(t, "place lessons", "play A098", "done")
    assert goods(t) == {"grain": 1}


@pytest.mark.card("B025", "A112")
def test_the_bread_paddle_bakes_grain_that_the_occupation_brings() -> None:
    t = learning(["B025", "M01"], ["A112", "A110"])
    play(t, "place lessons", "play A112")
    assert goods(t) == {"grain": 1}
    play(t, "use B025")
    assert goods(t) == {"food": 2}


@pytest.mark.card("B025")
@pytest.mark.parametrize(("cards", "supply"), [(["B025", "M01"], {}), (["B025"], {"grain": 2})])
def test_the_bread_paddle_needs_grain_and_an_oven(cards: list[str], supply: dict[str, int]) -> None:
    t = learning(cards, ["A098", "A110"], goods=supply)
    play(t, "place lessons", "play A098")
    assert "use B025" not in offered(t)
    assert seat(t)["placed"] == 1


@pytest.mark.card("B025")
def test_the_bread_paddle_hears_no_improvements_and_no_others() -> None:
    row = {"cards": ["B025", "M01"], "hand": ["A016"], "goods": {"grain": 1}}
    t = alone(row)
    play(t, "place meeting-place", "play A016")
    assert "use B025" not in offered(t)
    t = board(row, {"hand": ["A098", "A110"]}, turn=1)
    play(t, "place lessons", "play A098")
    assert seat_to_move(t) == 0
    assert "use B025" not in offered(t)


@pytest.mark.card("B025", "B097")
def test_the_bread_paddle_hears_occupations_that_the_scholar_brings() -> None:
    row = {
        "cards": ["B025", "M01", "B097"],
        "house": "stone",
        "hand": ["A098", "A110"],
        "goods": {"food": 1, "grain": 1},
    }
    t = board(row, {}, round=6, phase="preparation")
    play(t, "use B097", "play A098")
    assert offered(t) == {"use B025", "done"}
    play(t, "use B025")
    assert goods(t) == {"food": 2}


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
