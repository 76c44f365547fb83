"""The board of the full game: its printed spaces and its round cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.scenario import (
    choices,
    goods,
    offered,
    open_spaces,
    piles,
    play,
    play_if_asked,
    reason,
    seat,
)

from .later import PLENTY, THREE_ROOMS
from .tables import FREE, QUIET, alone, dawn, table

BOARD = {
    "farm-expansion",
    "meeting-place",
    "grain-seeds",
    "farmland",
    "lessons",
    "day-laborer",
    "forest",
    "clay-pit",
    "reed-bank",
    "fishing",
}
MORE = {
    1: set(),
    2: set(),
    3: {"grove", "hollow", "one-material", "lessons-3"},
    4: {"copse", "grove", "hollow", "resource-market", "traveling-players", "lessons-4"},
    5: {"wood-4", "clay-3", "reed-stone-wood", "animal-market", "room-or-players", "lessons-5"},
}
any_seats = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])


@pytest.mark.rule("F05", "F59", "F61", "F63", "F65", "F67")
@any_seats
def test_the_full_board_has_lessons_and_neither_storehouse_nor_stable_and_bread(seats: int) -> None:
    t = dawn({}, seats=seats, round=1, seed=3)
    revealed = set(t.position()["round_cards"])
    assert open_spaces(t) - revealed == BOARD | MORE[seats]


@pytest.mark.rule("F59", "F62", "F65")
@any_seats
def test_wood_clay_reed_and_fish_gather_but_no_food_for_the_starting_player(seats: int) -> None:
    t = dawn({}, seats=seats, round=1, seed=3)
    found = {space: lie for space, lie in piles(t).items() if space in BOARD}
    assert found == {
        "forest": {"wood": 2 if seats == 1 else 3},
        "clay-pit": {"clay": 1},
        "reed-bank": {"reed": 1},
        "fishing": {"food": 1},
    }


@pytest.mark.rule("F60")
def test_any_number_of_rooms_and_stables() -> None:
    t = alone({"goods": {"wood": 14, "reed": 4}})
    play(t, "place farm-expansion", "room r1c1", "room r1c2", "stable r1c5", "stable r1c4")
    assert goods(t) == {}
    assert (len(seat(t)["rooms"]), len(seat(t)["stables"])) == (4, 2)


@pytest.mark.rule("F64")
def test_the_day_labourer_gets_two_food_and_no_material() -> None:
    t = alone({})
    play(t, "place day-laborer")
    assert goods(t) == {"food": 2}
    assert choices(t, "take") == set()


@pytest.mark.rule("F65", "F66")
def test_the_starting_player_space_takes_a_minor_but_no_major() -> None:
    t = alone({"goods": PLENTY, "hand": [FREE]})
    play(t, "place meeting-place")
    assert offered(t) == {"start", f"play {FREE}"}
    play(t, "start")
    assert offered(t) == {f"play {FREE}", "done"}


@pytest.mark.rule("F65")
def test_without_a_minor_the_starting_player_space_only_moves_the_marker() -> None:
    t = table({"hand": [QUIET[0]]}, {}, round=6, starting_player=1, turn=0)
    play(t, "place meeting-place")
    assert t.position()["starting_player"] == 0
    assert goods(t) == {}


@pytest.mark.rule("F67")
@pytest.mark.parametrize(("played", "price"), [(0, 0), (1, 1), (2, 1), (3, 1)])
def test_the_first_occupation_is_free_and_each_further_one_costs_a_food(
    played: int, price: int
) -> None:
    row = {"cards": QUIET[:played], "hand": [QUIET[3]]}
    t = alone({**row, "goods": {"food": price}})
    play(t, "place lessons")
    assert seat(t)["cards"] == [*QUIET[:played], QUIET[3]]
    assert goods(t) == {}
    if price:
        assert reason(alone(row), "place lessons") == "reason-cannot-pay"


@pytest.mark.rule("F67")
def test_improvements_do_not_make_an_occupation_dearer() -> None:
    t = alone({"cards": ["A1", "K123"], "hand": [QUIET[0]]})
    play(t, "place lessons")
    assert QUIET[0] in seat(t)["cards"]


@pytest.mark.rule("F67")
def test_lessons_take_occupations_and_no_minors() -> None:
    t = alone({"hand": [*QUIET[:2], FREE]})
    play(t, "place lessons")
    assert offered(t) == {f"play {card}" for card in QUIET[:2]}


FOR_MINORS: dict[str, dict[str, Any]] = {
    "meeting-place": {},
    "major-improvement": {},
    "basic-wish": {"rooms": THREE_ROOMS},
    "house-redevelopment": {"goods": {"clay": 2, "reed": 1}},
}


@pytest.mark.rule("F65", "F68", "F69")
@pytest.mark.parametrize("space", FOR_MINORS)
def test_where_a_minor_is_played(space: str) -> None:
    t = alone({**FOR_MINORS[space], "hand": [FREE]})
    play(t, f"place {space}")
    play_if_asked(t, f"play {FREE}")
    assert goods(t) == {"grain": 1}


@pytest.mark.rule("F68", "F71", "F60")
@pytest.mark.parametrize("space", ["farm-redevelopment", "urgent-wish", "farmland", "day-laborer"])
def test_where_no_minor_is_played(space: str) -> None:
    t = alone({"goods": {"clay": 2, "reed": 1}, "hand": [FREE, "E16"]})
    play(t, f"place {space}")
    play_if_asked(t, "plow r1c5", "done")
    assert set(seat(t)["hand"]) == {FREE, "E16"}
    assert "place grain-seeds" in offered(t)


@pytest.mark.rule("F68")
def test_a_major_or_a_minor_is_played_on_the_improvement_card() -> None:
    t = alone({"goods": {"clay": 2}, "hand": [FREE]})
    play(t, "place major-improvement")
    assert offered(t) == {"build A1", f"play {FREE}"}
    t = alone({"hand": [FREE]})
    play(t, "place major-improvement")
    assert goods(t) == {"grain": 1}


@pytest.mark.rule("F69")
def test_growth_with_room_is_followed_by_a_minor_and_by_no_major() -> None:
    t = alone({"rooms": THREE_ROOMS, "goods": PLENTY, "hand": [FREE]})
    play(t, "place basic-wish")
    assert offered(t) == {f"play {FREE}", "done"}
    assert (seat(t)["people"], seat(t)["newborn"]) == (3, 1)


@pytest.mark.rule("F71")
def test_growth_without_room_is_followed_by_nothing() -> None:
    t = alone({"goods": PLENTY, "hand": [FREE]})
    play(t, "place urgent-wish")
    assert seat(t)["people"] == 3
    assert "place farmland" in offered(t)


@pytest.mark.rule("F70", "F71")
def test_the_later_round_cards_are_those_of_the_family_game() -> None:
    spaces = {
        "western-quarry": {"goods": {"stone": 2}},
        "eastern-quarry": {"goods": {"stone": 1}},
    }
    t = alone({"people": 5, "goods": {"grain": 1}}, spaces=spaces)
    play(t, "place western-quarry", "place eastern-quarry", "place vegetable-seeds")
    assert goods(t) == {"stone": 3, "vegetable": 1, "grain": 1}
    play(t, "place cultivation", "plow r1c5", "sow grain r1c5")
    assert seat(t)["fields"] == {"r1c5": {"grain": 3}}
