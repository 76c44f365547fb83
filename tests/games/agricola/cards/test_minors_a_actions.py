"""Minor improvements of deck A for actions: A024 and A026."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import FREE, alone, table
from tests.games.agricola.scenario import goods, offered, play, reason, seat

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
