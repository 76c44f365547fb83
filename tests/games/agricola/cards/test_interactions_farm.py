"""Cards that meet on the farm: fences, the house, room for animals."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import ROOMS, alone, coming, dawn, window
from tests.games.agricola.scenario import (
    choices,
    goods,
    offered,
    play,
    play_if_asked,
    reason,
    seat,
)

# Fences


def fencing(cards: list[str], supply: dict[str, int], **row: Any) -> bocage.Table:
    """A table where seat 0 has just gone to the fencing."""
    t = alone({"cards": cards, "goods": supply, **row})
    play(t, "place fencing")
    return t


@pytest.mark.card("A088", "A016")
def test_the_first_three_fences_are_free_and_the_others_wood_or_clay_pasture_by_pasture() -> None:
    t = fencing(["A088", "A016"], {"wood": 3, "clay": 4})
    play(t, "fence r1c5", "spend clay")
    assert goods(t) == {"wood": 3, "clay": 3}
    play(t, "fence r1c4", "spend clay", "spend clay", "done")
    assert goods(t) == {"wood": 2, "clay": 1}
    play(t, "fence r1c3")
    assert goods(t) == {}
    assert seat(t)["pastures"] == [["r1c3"], ["r1c4"], ["r1c5"]]


@pytest.mark.card("A088", "A016")
@pytest.mark.parametrize(
    ("supply", "possible"),
    [
        ({"wood": 1, "clay": 2}, True),
        ({"clay": 3}, True),
        ({"wood": 3}, True),
        ({"wood": 1, "clay": 1}, False),
    ],
)
def test_wood_and_clay_count_together_after_the_free_fences(
    supply: dict[str, int], possible: bool
) -> None:
    t = fencing(["A088", "A016"], supply)
    assert ("fence r1c4+r1c5" in offered(t)) is possible
    assert "fence r1c5" in offered(t)
    if possible:
        play(t, "fence r1c4+r1c5")
        play_if_asked(t, "spend clay", "done")
        assert goods(t) == {}


@pytest.mark.card("A016", "A102")
def test_the_grocers_clay_may_be_bought_for_a_fence() -> None:
    supply = {"wood": 3, "food": 1}
    t = alone({"cards": ["A016", "A102"], "memory": {"A102": 5}, "goods": supply})
    assert reason(t, "place fencing") is None
    play(t, "place fencing", "fence r1c5")
    assert goods(t) == {}


@pytest.mark.card("A083", "A088", "A012")
def test_the_sheep_of_a_new_pasture_find_all_the_room_that_cards_make() -> None:
    big = "fence r2c4+r2c5+r3c4+r3c5"
    row = {"pastures": [["r1c5"]], "animals": {"boar": 4}}
    t = fencing(["A083", "A012"], {"wood": 7}, **row)
    play(t, big)
    assert goods(t) == {"boar": 4, "sheep": 2}
    assert t.scores()[0].lines["pastures"] == 2
    t = fencing(["A083", "A088"], {"wood": 5}, animals={"boar": 1})
    play(t, big)
    assert goods(t) == {"boar": 1, "sheep": 2}


@pytest.mark.card("B002", "A012", "A055", "A088")
def test_a_mini_pasture_has_a_trough_at_once_and_counts_as_an_improvement() -> None:
    row = {"cards": ["A012", "A055", "A088"], "hand": ["B002"], "goods": {"food": 2}}
    spaces = {"sheep-market": {"goods": {"sheep": 6}}}
    t = alone(row, spaces=spaces)
    play(t, "place meeting-place", "play B002", "fence r1c5")
    play_if_asked(t, "done")
    assert goods(t) == {"food": 1}
    play(t, "place sheep-market")
    assert goods(t)["sheep"] == 5


# The house

RENOVATING = ["A087", "A110", "B107", "A120", "B016"]


@pytest.mark.card("A087", "A110", "B107", "A120", "B016")
def test_a_house_that_skips_clay_is_stone_and_no_longer_wooden_but_never_was_clay() -> None:
    supply = {"clay": 2, "stone": 2, "reed": 1}
    t = alone({"cards": RENOVATING, "goods": supply}, round=9)
    play(t, "place house-redevelopment", "renovate to stone")
    clay = [(number, {"clay": 2}, "A120") for number in range(10, 15)]
    food = [(number, {"food": 3}, "B107") for number in range(10, 15)]
    assert sorted(coming(t), key=str) == sorted(clay + food, key=str)
    assert offered(t) == window("B016")
    play(t, "use B016", "stable r1c5")
    assert (seat(t)["house"], seat(t)["stables"]) == ("stone", ["r1c5"])
    assert goods(t) == {"clay": 2}


@pytest.mark.card("A087", "A110", "B107", "A120", "B016")
def test_a_house_that_takes_both_steps_pays_the_roughcaster_at_the_second() -> None:
    supply = {"clay": 2, "stone": 2, "reed": 2}
    t = alone({"cards": RENOVATING, "goods": supply, "people": 3}, round=14)
    play(t, "place house-redevelopment", "renovate", "done")
    assert (seat(t)["house"], goods(t)) == ("clay", {"stone": 2, "reed": 1})
    play(t, "place farm-redevelopment", "use B016", "stable r1c5")
    assert (seat(t)["house"], goods(t)) == ("stone", {"food": 3})


@pytest.mark.card("B107", "A120", "B087")
def test_each_of_two_steps_wakes_the_card_that_waits_for_it_once() -> None:
    supply = {"clay": 2, "stone": 2, "reed": 2}
    t = alone({"cards": ["A120", "B107", "B087"], "goods": supply, "people": 3}, round=9)
    play(t, "place house-redevelopment")
    play_if_asked(t, "done")
    assert {card for _, _, card in coming(t)} == {"A120"}
    play(t, "place day-laborer", "use B087")
    play_if_asked(t, "renovate")
    assert seat(t)["house"] == "stone"
    assert sorted(card for _, _, card in coming(t)) == ["A120"] * 5 + ["B107"] * 5


@pytest.mark.card("A087", "A143", "A123")
@pytest.mark.parametrize(
    ("supply", "house"),
    [
        ({"stone": 1, "reed": 1}, {"stone"}),
        ({"wood": 1, "reed": 1}, {"clay", "stone"}),
        ({"clay": 2, "reed": 1}, {"clay"}),
        ({"clay": 1, "reed": 1}, set()),
    ],
)
def test_the_conservators_two_ways_have_each_their_own_price(
    supply: dict[str, int], house: set[str]
) -> None:
    t = alone({"cards": ["A087", "A143", "A123"], "goods": supply}, seats=3)
    assert (reason(t, "place house-redevelopment") is None) is bool(house)
    if house:
        play(t, "place house-redevelopment")
        if len(house) > 1:
            assert offered(t) == {"renovate", "renovate to stone"}
            play(t, "renovate to stone")
        assert seat(t)["house"] == max(house)
        assert goods(t) == {}


@pytest.mark.card("B033", "A087")
def test_the_mantlepiece_holds_the_conservators_house_too() -> None:
    row = {"cards": ["A087"], "hand": ["B033"], "house": "clay"}
    t = alone({**row, "goods": {"stone": 5, "reed": 2}}, round=10)
    play(t, "place meeting-place", "play B033")
    play_if_asked(t, "done")
    assert reason(t, "place house-redevelopment") is not None
    assert t.scores()[0].lines["bonus"] == 4
    assert t.scores()[0].lines["cards"] == -3


@pytest.mark.card("B077", "B087", "B016", "B091")
def test_what_a_card_allows_at_the_day_laborer_is_finished_before_the_next_card() -> None:
    cards = ["B077", "B087", "B016", "B091"]
    t = alone({"cards": cards, "goods": {"reed": 1}}, round=6)
    play(t, "place day-laborer")
    assert goods(t) == {"clay": 3, "reed": 1}
    assert offered(t) == window("B087", "B091")
    play(t, "use B087")
    assert seat(t)["house"] == "clay"
    assert offered(t) == window("B016")
    play(t, "use B016", "stable r1c5")
    assert goods(t) == {"clay": 1}
    assert offered(t) == window("B091")
    play(t, "use B091", "plow r3c5")
    assert goods(t) == {"clay": 1, "food": 2}


@pytest.mark.card("B010", "B095", "B123")
def test_the_caravan_houses_a_person_and_is_a_room_to_nobody() -> None:
    wish = {"cards": ["B010"], "goods": {}}
    t = alone(wish)
    play(t, "place basic-wish")
    assert (seat(t)["people"], len(seat(t)["rooms"])) == (3, 2)
    t = alone({**wish, "people": 3})
    assert reason(t, "place basic-wish") == "reason-no-room"
    t = alone({**wish, "people": 3, "rooms": ROOMS[:3]})
    assert reason(t, "place basic-wish") is None
    t = alone({"cards": ["B010", "B095"], "goods": {"wood": 1, "stone": 2, "clay": 2}})
    play(t, "place major-improvement")
    assert reason(t, "build M05") == "reason-cannot-pay"
    t = alone({"cards": ["B010"], "hand": ["B123"], "goods": {"food": 1}})
    play(t, "place lessons", "use B123")
    assert goods(t) == {"stone": 2}


@pytest.mark.card("B010", "B114")
@pytest.mark.parametrize(
    ("rooms", "people", "fed"), [(3, 2, True), (2, 2, False), (3, 3, False), (2, 3, False)]
)
def test_childless_looks_at_rooms_and_people_whatever_lives_in_the_caravan(
    rooms: int, people: int, fed: bool
) -> None:
    t = dawn({"cards": ["B010", "B114"], "rooms": ROOMS[:rooms], "people": people})
    play_if_asked(t, "take grain")
    assert goods(t) == ({"food": 1, "grain": 1} if fed else {})


@pytest.mark.card("A086", "A012")
@pytest.mark.parametrize(
    ("cards", "kept"), [([], 5), (["A086"], 7), (["A012"], 7), (["A086", "A012"], 9)]
)
def test_a_tamer_and_a_trough_each_make_their_own_room(cards: list[str], kept: int) -> None:
    row = {"rooms": ROOMS[:3], "pastures": [["r1c4", "r1c5"]]}
    t = alone({**row, "cards": cards}, spaces={"sheep-market": {"goods": {"sheep": 12}}})
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": kept}


@pytest.mark.card("A086", "A012")
def test_the_tamers_rooms_take_the_types_that_find_no_pasture() -> None:
    row = {"cards": ["A086", "A012"], "pastures": [["r1c5"]], "animals": {"sheep": 4, "boar": 1}}
    spaces = {"cattle-market": {"goods": {"cattle": 1}}, "pig-market": {"goods": {"boar": 1}}}
    t = alone(row, spaces=spaces)
    play(t, "place cattle-market")
    assert goods(t) == {"sheep": 4, "boar": 1, "cattle": 1}
    play(t, "place pig-market")
    assert choices(t, "release") == {"sheep", "boar", "cattle"}
