"""Cards that meet at a space and as a round begins: what sets off what."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import (
    MEADOWS,
    ROOMS,
    alone,
    coming,
    dawn,
    on_card,
    table,
    window,
)
from tests.games.agricola.scenario import goods, lying, offered, play, play_if_asked, seat
from tests.games.common import deciding

# Several cards at one space


@pytest.mark.card("A056", "A108", "B108", "A116", "A063")
def test_at_the_forest_wood_comes_first_then_bread_then_the_pile_then_wood_goes_back() -> None:
    cards = ["A056", "B108", "A108", "A116", "A063", "M01"]
    spaces = {"forest": {"goods": {"wood": 3}}}
    t = alone({"cards": cards, "goods": {"grain": 1}}, round=8, spaces=spaces)
    play(t, "place forest")
    assert (goods(t), lying(t, "forest")) == ({"grain": 1, "wood": 1}, {"wood": 3})
    assert offered(t) == window("B108")
    play(t, "use B108")
    assert (goods(t), lying(t, "forest")) == ({"wood": 4, "food": 5}, {})
    assert offered(t) == window("A056", "A108")
    play(t, "use A108")
    assert goods(t) == {"wood": 3, "food": 7}
    assert offered(t) == window("A056")
    play(t, "use A056")
    assert (goods(t), lying(t, "forest")) == ({"wood": 1, "food": 10}, {"wood": 3})
    assert "place farmland" in offered(t)


@pytest.mark.card("A056", "A108")
@pytest.mark.parametrize(("first", "food"), [("A056", 3), ("A108", 2)])
def test_the_wood_laid_back_for_one_card_is_not_there_for_the_other(first: str, food: int) -> None:
    t = alone({"cards": ["A056", "A108"]}, spaces={"forest": {"goods": {"wood": 2}}})
    play(t, "place forest", f"use {first}")
    assert goods(t)["food"] == food
    assert "place farmland" in offered(t)


@pytest.mark.card("A116", "B121", "B056", "A053")
def test_cards_that_bring_something_at_the_forest_all_do_and_nothing_is_asked() -> None:
    spaces = {"forest": {"goods": {"wood": 5}}}
    row = {"cards": ["A116", "B121", "B056", "A053"], "placed": 1}
    t = alone(row, spaces=spaces, round=5)
    play(t, "place forest")
    assert t.position()["round"] == 6
    assert goods(t) == {"wood": 6, "clay": 1, "food": 3}


@pytest.mark.card("A067", "B142", "B062", "A119", "B166")
def test_food_from_one_card_at_the_grain_seeds_buys_what_another_sells() -> None:
    cards = ["B166", "A119", "A067", "B142", "B062"]
    t = alone({"cards": cards, "pastures": MEADOWS}, seats=4)
    play(t, "place farmland")
    play_if_asked(t, "plow r1c2")
    assert goods(t) == {"wood": 1}
    play(t, "place grain-seeds")
    assert goods(t) == {"wood": 1, "grain": 1, "vegetable": 1, "food": 3}
    assert offered(t) == window("B166")
    t = alone({"cards": cards, "pastures": MEADOWS, "people": 3}, seats=4)
    play(t, "place farmland", "plow r1c2", "place grain-seeds", "use B166")
    assert goods(t) == {"wood": 2, "grain": 2, "vegetable": 1, "food": 2, "cattle": 1}


@pytest.mark.card("A138", "A078", "B047")
def test_fishing_brings_what_every_card_adds_and_a_newborn_eats_of_the_harpooners_catch() -> None:
    row = {"cards": ["A138", "B047", "A078"], "people": 4, "newborn": 1, "placed": 1}
    spaces = {
        "fishing": {"goods": {"food": 2}},
        "urgent-wish": {"people": [0], "newborn": [0]},
    }
    t = alone({**row, "goods": {"wood": 1}}, seats=3, round=12, spaces=spaces)
    play(t, "place fishing")
    assert goods(t) == {"wood": 1, "food": 1, "reed": 1}
    play(t, "use A138")
    assert goods(t) == {"food": 1 + 4 + 2, "reed": 2}
    assert coming(t) == [(13, {"food": 1}, "B047"), (14, {"food": 1}, "B047")]


@pytest.mark.card("A024", "B019", "A119", "A063")
def test_after_the_farmland_two_cards_wait_in_any_order_and_the_firewood_comes_last() -> None:
    cards = ["A119", "B019", "A024", "A063", "M01"]
    row = {"cards": cards, "goods": {"grain": 1}, "people": 3}
    for order in (("A024", "B019"), ("B019", "A024")):
        t = alone(row, round=5)
        play(t, "place farmland", "plow r1c2")
        assert offered(t) == window("A024", "B019")
        play(t, f"use {order[0]}")
        play_if_asked(t, "plow r1c3")
        assert "wood" not in goods(t)
        assert offered(t) == window(order[1])
        play(t, f"use {order[1]}")
        play_if_asked(t, "plow r1c3")
        assert goods(t) == {"food": 5, "wood": 1}
        assert set(seat(t)["fields"]) == {"r1c2", "r1c3"}


@pytest.mark.card("A002", "A119", "A024", "B019", "B062")
def test_a_field_of_shifting_cultivation_is_nobodys_use_of_the_farmland() -> None:
    cards = ["A119", "A024", "B019", "B062", "M01"]
    t = alone({"cards": cards, "hand": ["A002"], "goods": {"food": 2, "grain": 1}})
    play(t, "place meeting-place", "play A002", "plow r1c2")
    play_if_asked(t, "done", "start")
    assert (goods(t), set(seat(t)["fields"])) == ({"grain": 1}, {"r1c2"})
    assert on_card(t, "B019") == {"field": 2}
    assert "place grain-seeds" in offered(t)
    t = alone({"cards": cards, "hand": ["A002"], "goods": {"food": 2}, "people": 3})
    play(t, "place meeting-place", "play A002", "plow r1c2")
    play_if_asked(t, "done", "start")
    play(t, "place grain-seeds")
    assert goods(t) == {"grain": 1, "wood": 1}


@pytest.mark.card("A050", "A147")
def test_the_food_of_an_own_milk_jug_buys_another_head_of_cattle() -> None:
    spaces = {"cattle-market": {"goods": {"cattle": 1}}}
    t = alone({"cards": ["A147", "A050"], "pastures": MEADOWS}, seats=3, spaces=spaces)
    play(t, "place cattle-market")
    assert [goods(t, number).get("food", 0) for number in range(3)] == [3, 1, 1]
    assert offered(t) == window("A147")
    play(t, "use A147")
    assert goods(t) == {"food": 2, "cattle": 2}


@pytest.mark.card("A050")
def test_the_milk_jug_feeds_its_owner_in_a_game_of_one() -> None:
    spaces = {"cattle-market": {"goods": {"cattle": 2}}}
    t = table({"cards": ["A050"], "pastures": MEADOWS}, spaces=spaces, round=14)
    play(t, "place cattle-market")
    assert goods(t) == {"food": 3, "cattle": 2}


# Cards that play cards


@pytest.mark.card("B097", "B109", "B025", "A063", "A112")
def test_an_occupation_of_the_scholar_is_paid_by_one_card_and_baked_upon_by_another() -> None:
    cards = ["B097", "B109", "B025", "A063", "M01"]
    row = {"cards": cards, "house": "stone", "hand": ["A112"], "goods": {"wood": 1}}
    t = dawn(row, round=8)
    assert offered(t) == window("B097")
    play(t, "use B097")
    assert seat(t)["cards"] == [*cards, "A112"]
    assert goods(t) == {"food": 1, "grain": 1}
    assert offered(t) == window("B025")
    play(t, "use B025")
    assert goods(t) == {"food": 1 + 2 + 3}
    assert "place forest" in offered(t)
    t = dawn({**row, "goods": {}}, round=8)
    assert "place forest" in offered(t)


@pytest.mark.card("B097", "A055", "A016", "A005")
@pytest.mark.parametrize(
    ("minor", "left"), [("A016", {"clay": 6, "food": 2}), ("A005", {"clay": 7, "food": 1})]
)
def test_the_junk_room_counts_a_minor_improvement_of_the_scholar(
    minor: str, left: dict[str, int]
) -> None:
    row = {"cards": ["B097", "A055"], "house": "stone", "hand": [minor]}
    t = dawn({**row, "goods": {"clay": 5, "food": 1}})
    play(t, "use B097")
    assert goods(t) == left
    assert "place forest" in offered(t)


@pytest.mark.card("B097", "A055", "B109", "B025")
def test_the_scholar_plays_one_card_a_round_whatever_follows_from_it() -> None:
    cards = ["B097", "A055", "B109", "B025", "M01"]
    row = {"cards": cards, "house": "stone", "hand": ["A016", "A098", "A116"]}
    t = dawn({**row, "goods": {"food": 5, "wood": 5, "grain": 5}})
    play(t, "use B097", "play A098", "use B109", "use B025", "done")
    assert "place forest" in offered(t)
    assert goods(t) == {"food": 5 + 2 - 1 + 2, "wood": 4, "grain": 4}
    assert set(seat(t)["hand"]) == {"A016", "A116"}


@pytest.mark.card("B097", "B118", "B114")
@pytest.mark.parametrize(
    ("occupation", "rooms", "gain"),
    [("B118", 2, {"wood": 1}), ("B114", 3, {"food": 1, "grain": 1})],
)
def test_what_a_round_start_brings_comes_in_the_one_where_the_scholar_plays_it(
    occupation: str, rooms: int, gain: dict[str, int]
) -> None:
    row = {"cards": ["B097"], "house": "stone", "rooms": ROOMS[:rooms], "hand": [occupation]}
    t = dawn({**row, "goods": {"food": 1}})
    play(t, "use B097")
    play_if_asked(t, "take grain")
    assert goods(t) == gain
    assert "place forest" in offered(t)


@pytest.mark.card("B097", "B107", "A044")
def test_food_that_the_round_brings_pays_the_scholars_card_which_lays_food_for_later_ones() -> None:
    row = {"cards": ["B097"], "house": "stone", "hand": ["B107"]}
    due = {"round": 12, "seat": 0, "goods": {"food": 1}, "card": "A044"}
    t = dawn(row, round=12, scheduled=[due])
    play(t, "use B097")
    assert goods(t) == {}
    assert coming(t) == [(13, {"food": 3}, "B107"), (14, {"food": 3}, "B107")]


@pytest.mark.card("B097", "B089", "A090")
def test_as_a_round_begins_the_starting_player_comes_first_and_each_has_one_window() -> None:
    stone = {"house": "stone", "goods": {"food": 2, "wood": 2}}
    rows = {**stone, "cards": ["A090", "B089"]}, {**stone, "cards": ["A098"]}, {**stone}
    t = table(
        rows[0],
        rows[1],
        {**rows[2], "cards": ["B097"], "hand": ["A116"]},
        round=8,
        phase="preparation",
        starting_player=2,
    )
    assert (deciding(t), offered(t)) == (2, window("B097"))
    play(t, "use B097")
    assert (deciding(t), offered(t)) == (0, window("A090", "B089"))
    play(t, "use B089", "stable r1c5")
    assert (deciding(t), offered(t)) == (0, window("A090"))
    play(t, "use A090", "plow r1c4")
    assert deciding(t) == 2
    assert goods(t) == {"food": 1, "wood": 1}


@pytest.mark.card("A019", "A090")
def test_the_tile_of_the_round_space_is_plowed_before_the_plow_driver_drives() -> None:
    tile = {"round": 8, "seat": 0, "goods": {"field": 1}, "card": "A019"}
    row = {"cards": ["A019", "A090"], "house": "stone", "goods": {"food": 1}}
    t = dawn(row, scheduled=[tile])
    play(t, "plow r1c5")
    assert offered(t) == window("A090")
    play(t, "use A090")
    assert all(text in {"plow r1c4", "plow r2c5"} for text in offered(t))
    play(t, "plow r2c5")
    assert set(seat(t)["fields"]) == {"r1c5", "r2c5"}


@pytest.mark.card("B084", "B164", "A086")
def test_animals_of_two_cards_come_together_and_are_housed_together() -> None:
    due = [
        {"round": 8, "seat": 0, "goods": {"boar": 1}, "card": "B084"},
        {"round": 8, "seat": 0, "goods": {"sheep": 1}, "card": "B164"},
    ]
    t = dawn({"cards": ["B084", "B164"]}, seats=4, scheduled=due)
    assert offered(t) == {"release boar", "release sheep"}
    play(t, "release boar")
    assert goods(t) == {"sheep": 1}
    t = dawn({"cards": ["B084", "B164", "A086"]}, seats=4, scheduled=due)
    assert goods(t) == {"boar": 1, "sheep": 1}


# A position in the middle of it all


LEARNING = {
    "cards": ["B097", "A055", "B109", "B025", "M01"],
    "house": "stone",
    "hand": ["A016", "A098", "A116"],
    "goods": {"food": 5, "wood": 5, "grain": 5},
}
LABOURING = {
    "cards": ["B077", "B087", "B016", "A123", "B145", "B080"],
    "rooms": ROOMS[:3],
    "goods": {"clay": 2, "reed": 1, "wood": 2},
}


@pytest.mark.card("B097", "B109", "B025", "B077", "B087", "B016", "A123", "B145")
@pytest.mark.parametrize(
    ("row", "phase", "actions"),
    [
        (LEARNING, "preparation", "use B097; play A098; use B109; use B025; done"),
        (
            LABOURING,
            "work",
            "place day-laborer; use B087; use A123; use B145; use B016; stable r1c5",
        ),
    ],
    ids=["Scholar", "Cottager"],
)
def test_a_table_stored_anywhere_in_a_chain_of_cards_goes_on_as_before(
    row: dict[str, Any], phase: str, actions: str
) -> None:
    t = table(row, {}, {}, round=8, phase=phase)
    for action in actions.split("; "):
        again = bocage.load(t.position())
        assert (again.position(), offered(again)) == (t.position(), offered(t))
        play(again, action)
        play(t, action)
        assert again.position() == t.position()
