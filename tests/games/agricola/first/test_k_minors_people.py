"""Minor improvements of deck K about people: Clapper, Reed Hut, Sleeping Corner."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import goods, offered, play, play_if_asked, reason, seat
from tests.games.common import deciding

from .later import ROOMS, THREE_ROOMS, harvest, later
from .tables import FED, FREE, QUIET, alone, at_once, line, on_card, table

# Clapper

FIELDS: dict[str, Any] = {"r1c5": {"grain": 2}, "r1c4": {"vegetable": 2}, "r1c3": {}}
CLAPPED = {"r1c5": {"grain": 3}, "r1c4": {"vegetable": 2}, "r1c3": {}}


@pytest.mark.card("K127")
@pytest.mark.parametrize("space", ["basic-wish", "urgent-wish", "lessons-5"])
def test_the_clapper_lays_a_grain_on_fields_with_grain_where_families_grow(space: str) -> None:
    row = {
        "cards": ["K127"],
        "rooms": THREE_ROOMS,
        "fields": FIELDS,
        "pastures": [["r2c4", "r2c5"]],
    }
    t = alone(row, seats=5)
    play(t, f"place {space}")
    assert seat(t)["people"] == 3
    assert seat(t)["fields"] == CLAPPED
    assert goods(t) == {}


@pytest.mark.card("K127")
@pytest.mark.parametrize(("number", "fields"), [(4, FIELDS), (5, CLAPPED)])
def test_an_occupation_on_the_combined_space_sets_off_the_clapper_from_round_five(
    number: int, fields: dict[str, Any]
) -> None:
    row = {"cards": ["K127"], "hand": [QUIET[0]], "goods": {"food": 1}, "fields": FIELDS}
    t = alone(row, seats=5, round=number)
    play(t, "place lessons-5")
    assert QUIET[0] in seat(t)["cards"]
    assert seat(t)["fields"] == fields


@pytest.mark.card("K127")
def test_the_clapper_played_after_a_growth_of_the_round_works_at_once() -> None:
    row = {"hand": ["K127", FREE], "rooms": THREE_ROOMS, "goods": {"wood": 1}, "fields": FIELDS}
    t = alone(row)
    play(t, "place basic-wish", "play K127")
    assert seat(t)["fields"] == CLAPPED
    t = alone({**row, "people": 3})
    play(t, "place urgent-wish", "place meeting-place", "play K127")
    assert seat(t)["fields"] == CLAPPED
    assert seat(at_once("K127", {"goods": {"wood": 1}, "fields": FIELDS}))["fields"] == FIELDS


@pytest.mark.card("K127", "K105", "K278")
def test_the_clapper_counts_every_stack_of_cards_and_is_no_sowing() -> None:
    cards = ["K127", "K105", "K278", "K118"]
    t = alone({"cards": cards, "goods": {"grain": 2, "wood": 1}, "people": 4})
    play(t, "place grain-utilization")
    play_if_asked(t, *["sow grain on K105"] * 2, "sow wood on K278")
    play(t, "place urgent-wish")
    assert on_card(t, "K105") == {"grain": 2 * 4 + 2}
    assert on_card(t, "K278") == {"wood": 4 + 1}


@pytest.mark.card("K127", "K291")
def test_the_lover_does_not_set_off_the_clapper() -> None:
    row = {"cards": ["K127"], "hand": ["K291"], "goods": {"food": 4}, "fields": FIELDS}
    t = alone(row, seats=3)
    play(t, "place lessons")
    assert seat(t)["people"] == 3
    assert seat(t)["fields"] == FIELDS


# Reed Hut

HUT = {"goods": {"reed": 4, "wood": 1}}


def hut(number: int = 5, **row: Any) -> bocage.Table:
    """Seat 0 has played the Reed Hut with its first person of a round."""
    t = at_once("K138", {**HUT, **row}, {"placed": 2, **FED}, round=number)
    play_if_asked(t, "done")
    return t


@pytest.mark.card("K138")
def test_who_lives_in_the_reed_hut_acts_in_the_same_round() -> None:
    t = hut()
    play(t, "place day-laborer")
    assert (t.position()["round"], deciding(t)) == (5, 0)
    play(t, "place grain-seeds")
    assert (t.position()["round"], goods(t)) == (6, {"food": 2, "grain": 1})


@pytest.mark.card("K138")
def test_who_lives_in_the_reed_hut_acts_in_every_later_round() -> None:
    t = later(hut(), 6)
    placed = 0
    for space in ("day-laborer", "grain-seeds", "reed-bank", "fishing", "forest", "clay-pit"):
        placed += deciding(t) == 0
        play(t, f"place {space}")
        if t.position()["round"] == 7:
            break
    assert placed == 3


@pytest.mark.card("K138")
def test_who_lives_in_the_reed_hut_eats_two_food_and_scores_nothing() -> None:
    t = hut(goods={**HUT["goods"], "food": 9})
    assert line(t, "people") == 6
    assert line(t, "cards") == 1
    assert goods(harvest(t)) == {"food": 9 - 6}


@pytest.mark.card("K138")
def test_the_reed_hut_is_no_growth_and_takes_no_room() -> None:
    t = hut(6, rooms=THREE_ROOMS)
    assert seat(t)["newborn"] == 0
    play(t, "place basic-wish")
    assert seat(t)["newborn"] == 1
    assert line(t, "people") == 9


@pytest.mark.card("K138")
def test_without_a_token_the_reed_hut_is_played_for_nothing() -> None:
    t = hut(people=5, placed=3)
    assert seat(t)["cards"] == ["K138"]
    play(t, "place day-laborer")
    assert t.position()["round"] == 6


@pytest.mark.card("K138")
def test_when_no_token_is_left_growth_takes_the_one_of_the_reed_hut() -> None:
    t = hut(6, people=4, rooms=ROOMS[:5])
    play(t, "place basic-wish")
    assert (seat(t)["newborn"], line(t, "people")) == (1, 15)
    t = later(t, 13)
    assert reason(t, "place urgent-wish") == "reason-family-full"


@pytest.mark.card("K138")
def test_the_moved_token_of_the_reed_hut_does_not_eat_twice() -> None:
    t = hut(7, people=4, rooms=ROOMS[:5], goods={**HUT["goods"], "food": 9})
    play(t, "place basic-wish")
    assert goods(harvest(t, 7)).get("food", 0) == 9 - 4 * 2 - 1


# Sleeping Corner

CRADLE = {"cards": ["K139"], "rooms": THREE_ROOMS}


def grown(row: dict[str, Any], space: str, *people: int, seats: int = 5) -> bocage.Table:
    """A table in round 13 where others, with their newborn, stand on a space."""
    parents = {"people": 3, "newborn": 1, "placed": 1}
    rows = [parents if number in people else {} for number in range(1, seats)]
    there = {space: {"people": list(people), "newborn": list(people)}}
    return table(row, *rows, round=13, spaces=there)


@pytest.mark.card("K139")
@pytest.mark.parametrize("space", ["basic-wish", "urgent-wish", "lessons-5"])
def test_the_sleeping_corner_uses_a_growth_space_where_another_stands(space: str) -> None:
    t = grown(CRADLE, space, 2)
    play(t, f"place {space}")
    assert (seat(t)["people"], seat(t)["newborn"]) == (3, 1)
    assert t.position()["spaces"][space] == {"people": [2, 0], "newborn": [2, 0]}
    t = grown({**CRADLE, "cards": []}, space, 2)
    assert reason(t, f"place {space}") == "reason-occupied"


@pytest.mark.card("K139")
def test_the_sleeping_corner_opens_both_options_of_the_combined_space() -> None:
    there = {"lessons-5": {"people": [1]}}
    row = {**CRADLE, "hand": [QUIET[0]], "goods": {"food": 1}}
    for number, why in ((4, "reason-occupied"), (5, None)):
        t = table(row, {"placed": 1}, {}, {}, {}, round=number, spaces=there)
        assert reason(t, "place lessons-5") == why
    play(t, "place lessons-5", f"play {QUIET[0]}")
    assert (seat(t)["cards"], seat(t)["people"]) == (["K139", QUIET[0]], 2)


@pytest.mark.card("K139")
def test_the_sleeping_corner_does_not_join_an_own_person_nor_other_spaces() -> None:
    own = {"cards": ["K139"], "people": 3, "newborn": 1, "placed": 1}
    there: dict[str, Any] = {
        "urgent-wish": {"people": [0], "newborn": [0]},
        "farmland": {"people": [1]},
    }
    t = table(own, {"placed": 1}, round=13, spaces=there)
    assert reason(t, "place urgent-wish") == "reason-occupied"
    assert reason(t, "place farmland") == "reason-occupied"


@pytest.mark.card("K139")
def test_the_sleeping_corner_does_not_replace_a_room() -> None:
    t = grown({"cards": ["K139"]}, "basic-wish", 1)
    assert "place basic-wish" not in offered(t)
    assert "place urgent-wish" in offered(t)


@pytest.mark.card("K139")
def test_the_minor_after_growth_is_played_there_too() -> None:
    t = grown({**CRADLE, "hand": [FREE]}, "basic-wish", 1)
    play(t, "place basic-wish", f"play {FREE}")
    assert goods(t) == {"grain": 1}
