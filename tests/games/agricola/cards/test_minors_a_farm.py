"""Minor improvements of deck A for the farm: A002, A012, A016 and A019."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import FREE, FULL, alone, at_once, due, pile, table
from tests.games.agricola.scenario import goods, offered, play, reason, seat, wait_for_round


@pytest.mark.card("A002")
def test_shifting_cultivation_plows_one_field_next_to_the_others() -> None:
    t = at_once("A002", {"goods": {"food": 3}, "fields": {"r1c4": {}}})
    assert offered(t) == {"plow r1c3", "plow r1c5", "plow r2c4"}
    play(t, "plow r1c5")
    assert seat(t)["fields"] == {"r1c4": {}, "r1c5": {}}
    assert offered(t) == {"start", "done"}


@pytest.mark.card("A002")
@pytest.mark.parametrize(
    "row", [FULL, {"fields": {"r1c1": {}}, "stables": ["r1c2"]}], ids=["full", "walled in"]
)
def test_shifting_cultivation_needs_a_space_to_plow(row: dict[str, Any]) -> None:
    t = alone({**row, "goods": {"food": 2}, "hand": ["A002", FREE]})
    play(t, "place meeting-place")
    assert reason(t, "play A002") == "reason-no-effect"


@pytest.mark.card("A002", "A024")
def test_shifting_cultivation_is_not_a_use_of_the_farmland() -> None:
    row = {"goods": {"food": 2, "grain": 1}, "cards": ["A024", "A119", "M01"]}
    t = at_once("A002", row)
    play(t, "plow r1c5", "start")
    assert goods(t) == {"grain": 1}
    assert "place farmland" in offered(t)


ROOM = [
    ([], [], 0),
    ([["r1c5"]], [], 4),
    ([["r1c5"]], ["r1c5"], 6),
    ([["r1c4", "r1c5"]], [], 6),
    ([["r1c4", "r1c5"]], ["r1c5"], 10),
    ([["r1c4", "r1c5"]], ["r1c4", "r1c5"], 18),
    ([["r1c4"], ["r1c5"]], [], 8),
    ([["r1c5"]], ["r3c5"], 5),
]
"""Pastures, stables, and the sheep for which there is room with the drinking trough."""


@pytest.mark.card("A012")
@pytest.mark.parametrize(("pastures", "stables", "room"), ROOM)
def test_the_drinking_trough_makes_room_for_two_more_in_each_pasture(
    pastures: list[list[str]], stables: list[str], room: int
) -> None:
    row = {"pastures": pastures, "stables": stables}
    market = pile("sheep-market", "sheep", 25)
    for cards, more in ((["A012"], 0), ([], 2 * len(pastures))):
        t = alone({**row, "cards": cards}, spaces=market)
        play(t, "place sheep-market")
        pet = 1
        assert goods(t) == {"sheep": room - more + pet}


@pytest.mark.card("A012")
def test_the_drinking_trough_leaves_one_kind_to_a_pasture() -> None:
    row = {"cards": ["A012"], "pastures": [["r1c5"]], "animals": {"sheep": 2, "boar": 1}}
    t = alone(row, spaces=pile("cattle-market", "cattle", 1))
    play(t, "place cattle-market")
    assert offered(t) == {"release sheep", "release boar", "release cattle"}


@pytest.mark.card("A012")
def test_the_drinking_trough_does_not_count_for_rooms_that_hold_animals() -> None:
    market = pile("sheep-market", "sheep", 9)
    t = alone({"cards": ["A012", "A086"], "pastures": [["r1c5"]]}, spaces=market)
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": 4 + 2}


@pytest.mark.card("A012")
def test_the_drinking_trough_works_from_when_it_is_played() -> None:
    row = {"goods": {"clay": 1}, "pastures": [["r1c5"]], "animals": {"sheep": 3}}
    t = at_once("A012", row, spaces=pile("sheep-market", "sheep", 3))
    play(t, "done", "place sheep-market")
    assert goods(t) == {"sheep": 5}


@pytest.mark.card("A016")
@pytest.mark.parametrize("clay", [0, 1, 2, 3, 4])
def test_rammed_clay_pays_any_of_the_fences_in_clay(clay: int) -> None:
    t = alone({"cards": ["A016"], "goods": {"wood": 9, "clay": 9}})
    play(t, "place fencing", "fence r1c5", *["spend clay"] * clay)
    if clay < 4:
        play(t, "done")
    play(t, "done")
    assert goods(t) == {"wood": 5 + clay, "clay": 9 - clay}
    assert seat(t)["pastures"] == [["r1c5"]]


@pytest.mark.card("A016")
def test_rammed_clay_needs_no_wood_at_all_and_has_no_limit() -> None:
    cells = [f"r{row}c{column}" for row in (1, 2) for column in (2, 3, 4, 5)]
    t = alone({"cards": ["A016"], "goods": {"clay": 12}})
    play(t, "place fencing", f"fence {'+'.join(cells)}")
    assert seat(t)["pastures"] == [cells]
    assert goods(t) == {}


@pytest.mark.card("A016")
def test_rammed_clay_adds_clay_and_wood_up() -> None:
    for wood, clay, why in ((2, 2, None), (2, 1, "reason-cannot-pay")):
        t = alone({"cards": ["A016"], "goods": {"wood": wood, "clay": clay}})
        assert reason(t, "place fencing") == why
    assert reason(alone({"goods": {"clay": 9}}), "place fencing") == "reason-cannot-pay"


@pytest.mark.card("A016")
def test_rammed_clay_pays_for_fences_only() -> None:
    t = alone({"cards": ["A016"], "goods": {"clay": 9, "reed": 9}})
    assert "place farm-expansion" not in offered(t)
    t = alone({"cards": ["A016"], "goods": {"clay": 9, "reed": 9, "wood": 2}})
    assert "place farm-expansion" in offered(t)


@pytest.mark.card("A016")
def test_free_fences_take_no_clay() -> None:
    t = alone({"cards": ["A016", "A088"], "goods": {"wood": 1, "clay": 1}})
    play(t, "place fencing", "fence r1c5", "spend clay")
    assert goods(t) == {"wood": 1}
    t = at_once("B002", {"cards": ["A016"], "goods": {"food": 2, "clay": 4}, "hand": []})
    play(t, "fence r1c5")
    assert goods(t) == {"clay": 4}


def tile(row: dict[str, Any], owner: int = 0) -> bocage.Table:
    """The preparation of round 8, for which a seat has a field tile on the round space."""
    rows: list[dict[str, Any]] = [{}, {}]
    rows[owner] = {"cards": ["A019"], **row}
    lies = {"round": 8, "seat": owner, "goods": {"field": 1}, "card": "A019"}
    return table(*rows, round=8, phase="preparation", scheduled=[lies])


@pytest.mark.card("A019")
@pytest.mark.parametrize("now", range(1, 15))
def test_the_handplow_lays_a_field_tile_five_rounds_ahead(now: int) -> None:
    t = at_once("A019", {"goods": {"wood": 1}}, round=now)
    assert due(t) == ([(now + 5, 0, {"field": 1})] if now <= 9 else [])
    assert seat(t)["fields"] == {}


@pytest.mark.card("A019")
def test_the_handplow_plows_at_the_start_of_its_round() -> None:
    t = tile({"fields": {"r1c4": {}}}, owner=1)
    assert t.decision is not None
    assert t.decision.seat == 1
    assert offered(t) == {"plow r1c3", "plow r1c5", "plow r2c4", "done"}
    play(t, "plow r1c5")
    assert seat(t, 1)["fields"] == {"r1c4": {}, "r1c5": {}}
    assert t.decision.seat == 0
    assert "place farmland" in offered(t)


@pytest.mark.card("A019")
def test_the_tile_of_the_handplow_may_be_declined_for_good() -> None:
    t = tile({})
    play(t, "done")
    assert seat(t)["fields"] == {}
    assert due(t) == []
    assert "place forest" in offered(t)


@pytest.mark.card("A019")
def test_the_tile_of_the_handplow_is_lost_without_a_space_for_it() -> None:
    t = tile(FULL)
    assert "place forest" in offered(t)
    assert due(t) == []
    assert seat(t)["fields"] == {"r1c1": {}}


@pytest.mark.card("A019", "A024")
def test_the_handplow_is_not_a_use_of_the_farmland() -> None:
    t = tile({"cards": ["A019", "A024", "A119", "M01"], "goods": {"grain": 1}})
    play(t, "plow r1c5")
    assert "place forest" in offered(t)
    assert goods(t) == {"grain": 1}


@pytest.mark.card("A019")
def test_the_handplow_plows_in_a_game_from_its_play_on() -> None:
    rows = {"goods": {"wood": 1, "food": 20}, "hand": ["A019"]}, {"goods": {"food": 20}}
    t = table(*rows, round=7, spaces=pile("forest", "wood", 3))
    play(t, "place major-improvement")
    wait_for_round(t, 12)
    play(t, "plow r1c5")
    assert seat(t)["fields"] == {"r1c5": {}}
