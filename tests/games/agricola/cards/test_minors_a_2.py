"""Minor improvements of deck A, A024 to A050, one by one."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.test_minors_a import (
    FREE,
    FULL,
    OCCUPATIONS,
    alone,
    at_once,
    bonus,
    due,
    pile,
    table,
)
from tests.games.agricola.scenario import (
    goods,
    offered,
    play,
    reason,
    seat,
    wait_for_round,
)

BAKER = {"cards": ["A024", "fireplace-2"], "goods": {"grain": 2}}


@pytest.mark.card("A024")
def test_the_threshing_board_bakes_after_the_farmland() -> None:
    t = alone(BAKER)
    play(t, "place farmland", "plow r1c5")
    assert offered(t) == {"use A024", "done"}
    play(t, "use A024", "bake grain")
    assert goods(t) == {"food": 4}


@pytest.mark.card("A024")
def test_the_threshing_board_bakes_after_the_cultivation() -> None:
    t = alone(BAKER)
    play(t, "place cultivation", "plow r1c5", "sow grain r1c5", "use A024")
    assert goods(t) == {"food": 2}
    assert seat(t)["fields"] == {"r1c5": {"grain": 3}}


@pytest.mark.card("A024")
def test_the_threshing_board_may_be_declined() -> None:
    t = alone(BAKER)
    play(t, "place farmland", "plow r1c5", "done")
    assert goods(t) == {"grain": 2}
    assert "place grain-seeds" in offered(t)


@pytest.mark.card("A024")
@pytest.mark.parametrize(
    "row",
    [{"cards": ["A024"], "goods": {"grain": 2}}, {"cards": ["A024", "fireplace-2"]}],
    ids=["no oven", "no grain"],
)
def test_the_threshing_board_needs_an_oven_and_grain(row: dict[str, Any]) -> None:
    t = alone(row)
    play(t, "place farmland", "plow r1c5")
    assert "place grain-seeds" in offered(t)


@pytest.mark.card("A024")
def test_the_threshing_board_does_not_hear_other_spaces_or_seats() -> None:
    t = alone({**BAKER, "fields": {"r1c5": {}}})
    play(t, "place grain-utilization", "sow grain r1c5", "done")
    assert goods(t) == {"grain": 1}
    assert "place farmland" in offered(t)
    t = table(BAKER, {}, turn=1)
    play(t, "place farmland", "plow r1c5")
    assert "place grain-seeds" in offered(t)
    assert goods(t) == {"grain": 2}


CRADLE = {"cards": ["A026"], "rooms": ["r1c1", "r2c1", "r3c1"]}
"""The sleeping corner, and a room for a child."""


def wished(row: dict[str, Any], space: str, *people: int, **position: Any) -> bocage.Table:
    """A table of three in round 13 where others, with their newborn, stand on a wish space."""
    parents = {"people": 3, "newborn": 1, "placed": 1}
    rows = [parents if number in people else {} for number in (1, 2)]
    there = {space: {"people": list(people), "newborn": list(people)}}
    return table(row, *rows, round=13, spaces=there, **position)


@pytest.mark.card("A026")
@pytest.mark.parametrize("space", ["basic-wish", "urgent-wish", "modest-wish"])
def test_the_sleeping_corner_joins_another_player_on_a_wish_for_children(space: str) -> None:
    options = {"additional_actions": True}
    t = wished(CRADLE, space, 2, options=options)
    play(t, f"place {space}")
    assert (seat(t)["people"], seat(t)["newborn"], seat(t)["placed"]) == (3, 1, 1)
    assert t.position()["spaces"][space] == {"people": [2, 0], "newborn": [2, 0]}
    t = wished({**CRADLE, "cards": []}, space, 2, options=options)
    assert reason(t, f"place {space}") == "reason-occupied"


@pytest.mark.card("A026")
def test_the_sleeping_corner_brings_the_whole_space() -> None:
    t = wished({**CRADLE, "hand": [FREE]}, "basic-wish", 1)
    play(t, "place basic-wish", f"play {FREE}")
    assert goods(t) == {"clay": 1}
    assert seat(t)["people"] == 3


@pytest.mark.card("A026")
def test_the_sleeping_corner_does_not_replace_a_room() -> None:
    t = wished({"cards": ["A026"]}, "basic-wish", 1)
    assert "place basic-wish" not in offered(t)
    assert reason(t, "place basic-wish") == "reason-no-room"
    t = wished({"cards": ["A026"]}, "urgent-wish", 1)
    assert "place urgent-wish" in offered(t)


@pytest.mark.card("A026")
def test_the_sleeping_corner_works_for_its_owner_only() -> None:
    rows = {"people": 3, "newborn": 1, "placed": 1}, CRADLE, {"rooms": CRADLE["rooms"]}
    there = {"basic-wish": {"people": [0], "newborn": [0]}}
    t = table(*rows, round=13, turn=2, spaces=there)
    assert reason(t, "place basic-wish") == "reason-occupied"
    t = table(*rows, round=13, turn=1, spaces=there)
    assert reason(t, "place basic-wish") is None


@pytest.mark.card("A026")
def test_the_sleeping_corner_does_not_join_a_space_where_two_stand() -> None:
    t = table({}, {"cards": ["A026"]}, {}, round=13)
    play(t, "place urgent-wish", "place urgent-wish", "place grain-seeds", "place day-laborer")
    assert t.position()["spaces"]["urgent-wish"]["people"] == [0, 1]
    assert t.decision is not None
    assert t.decision.seat == 1
    assert reason(t, "place urgent-wish") == "reason-occupied"


@pytest.mark.card("A026")
def test_the_sleeping_corner_does_not_join_its_owners_own_person() -> None:
    row = {"cards": ["A026"], "people": 3, "newborn": 1, "placed": 1}
    there = {"urgent-wish": {"people": [0], "newborn": [0]}}
    t = table(row, {}, round=13, spaces=there)
    assert reason(t, "place urgent-wish") == "reason-occupied"


@pytest.mark.card("A026")
def test_the_sleeping_corner_does_not_join_on_other_spaces() -> None:
    there = {"farmland": {"people": [1]}}
    t = table(CRADLE, {"placed": 1}, round=13, spaces=there)
    assert reason(t, "place farmland") == "reason-occupied"


@pytest.mark.card("A026")
def test_the_sleeping_corner_does_not_free_a_blocked_tile() -> None:
    there = {"animal-market": {"people": [1]}}
    options = {"additional_actions": True}
    t = table(CRADLE, {"placed": 1}, round=13, spaces=there, options=options)
    assert reason(t, "place modest-wish") == "reason-tile-blocked"


@pytest.mark.card("A026")
def test_a_table_with_two_people_on_a_wish_can_be_stored() -> None:
    t = wished(CRADLE, "basic-wish", 1)
    play(t, "place basic-wish")
    assert bocage.load(t.position()).position() == t.position()


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


@pytest.mark.card("A044")
@pytest.mark.parametrize(
    ("now", "rounds"), [(1, [2, 3, 4]), (11, [12, 13, 14]), (12, [13, 14]), (14, [])]
)
def test_the_pond_hut_lays_food_on_the_next_three_rounds(now: int, rounds: list[int]) -> None:
    t = at_once("A044", {"cards": OCCUPATIONS[:2], "goods": {"wood": 1}}, round=now)
    assert due(t) == [(number, 0, {"food": 1}) for number in rounds]
    assert goods(t) == {}


@pytest.mark.card("A044")
def test_the_food_of_the_pond_hut_comes_at_the_start_of_its_rounds() -> None:
    lies = [{"round": n, "seat": 1, "goods": {"food": 1}, "card": "A044"} for n in (2, 3)]
    t = table({}, {"cards": ["A044"]}, round=2, phase="preparation", scheduled=lies)
    assert goods(t, 1) == {"food": 1}
    assert goods(t) == {}
    assert due(t) == [(3, 1, {"food": 1})]


HERD = pile("cattle-market", "cattle", 1)


@pytest.mark.card("A050")
@pytest.mark.parametrize("user", [0, 1, 2])
def test_the_milk_jug_feeds_everybody_when_the_cattle_market_is_used(user: int) -> None:
    t = table({}, {"cards": ["A050"]}, {}, round=12, turn=user, spaces=HERD)
    play(t, "place cattle-market")
    assert [goods(t, number).get("food", 0) for number in range(3)] == [1, 3, 1]
    assert goods(t, user)["cattle"] == 1


@pytest.mark.card("A050")
def test_the_milk_jug_gives_the_solo_player_three_food() -> None:
    t = table({"cards": ["A050"]}, round=12, spaces=HERD)
    play(t, "place cattle-market")
    assert goods(t) == {"food": 3, "cattle": 1}


@pytest.mark.card("A050")
def test_the_milk_jug_hears_neither_other_markets_nor_cattle_from_elsewhere() -> None:
    there = {**pile("sheep-market", "sheep", 1), **pile("pig-market", "boar", 1)}
    t = table({"cards": ["A050"]}, {}, round=12, spaces=there)
    play(t, "place sheep-market", "place pig-market")
    assert [goods(t), goods(t, 1)] == [{"sheep": 1}, {"boar": 1}]
    t = at_once("A009", {"cards": ["A050"], "animals": {"sheep": 1}})
    assert [goods(t), goods(t, 1)] == [{"cattle": 1}, {}]
