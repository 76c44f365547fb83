"""Occupations of deck A for the farm: A086, A087, A088 and A090."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import ROOMS, phase, turn
from tests.games.agricola.scenario import choices, goods, offered, play, play_if_asked, reason, seat


@pytest.mark.card("A086")
@pytest.mark.parametrize("good", ["wood", "grain"])
def test_the_animal_tamer_brings_wood_or_grain(good: str) -> None:
    t = turn({"hand": ["A086"]})
    play(t, "place lessons")
    assert choices(t, "take") == {"wood", "grain"}
    play(t, f"take {good}")
    assert goods(t) == {good: 1}


@pytest.mark.card("A086")
def test_the_animal_tamer_houses_an_animal_of_any_type_in_every_room() -> None:
    row = {"cards": ["A086"], "rooms": ROOMS[:3], "animals": {"boar": 1, "cattle": 1}}
    t = turn(row, spaces={"sheep-market": {"goods": {"sheep": 1}}})
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": 1, "boar": 1, "cattle": 1}


@pytest.mark.card("A086")
def test_the_animal_tamer_houses_no_more_animals_than_rooms() -> None:
    t = turn({"cards": ["A086"]}, spaces={"sheep-market": {"goods": {"sheep": 4}}})
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": 2}


@pytest.mark.card("A086")
def test_the_animal_tamer_works_as_soon_as_it_is_played() -> None:
    t = turn({"hand": ["A086"]}, spaces={"sheep-market": {"goods": {"sheep": 4}}})
    play(t, "place lessons", "take wood", "place sheep-market")
    assert goods(t)["sheep"] == 2


@pytest.mark.card("A086")
def test_the_animal_tamer_uses_a_new_room_at_once() -> None:
    row = {"cards": ["A086"], "goods": {"wood": 5, "reed": 2}}
    t = turn(row, spaces={"sheep-market": {"goods": {"sheep": 4}}})
    play(t, "place farm-expansion", "room r1c1")
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": 3}


@pytest.mark.card("A086")
def test_the_animal_tamer_finds_no_room_in_the_caravan() -> None:
    row = {"cards": ["A086", "B010"]}
    t = turn(row, spaces={"sheep-market": {"goods": {"sheep": 4}}})
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": 2}


@pytest.mark.card("A087")
def test_the_conservator_may_renovate_from_wood_to_stone() -> None:
    t = turn({"cards": ["A087"], "goods": {"clay": 2, "stone": 3, "reed": 2}})
    play(t, "place house-redevelopment")
    assert offered(t) == {"renovate", "renovate to stone"}
    play(t, "renovate to stone")
    play_if_asked(t, "done")
    assert seat(t)["house"] == "stone"
    assert goods(t) == {"clay": 2, "stone": 1, "reed": 1}


@pytest.mark.card("A087")
def test_the_conservator_may_renovate_to_clay_as_well() -> None:
    t = turn({"cards": ["A087"], "goods": {"clay": 2, "stone": 2, "reed": 1}})
    play(t, "place house-redevelopment", "renovate")
    play_if_asked(t, "done")
    assert seat(t)["house"] == "clay"
    assert goods(t) == {"stone": 2}


@pytest.mark.card("A087")
def test_the_conservator_pays_a_stone_per_room_and_a_reed() -> None:
    rooms = {"cards": ["A087"], "rooms": ROOMS[:3]}
    for supply in ({"stone": 2, "reed": 1}, {"stone": 3}):
        t = turn({**rooms, "goods": supply})
        assert reason(t, "place house-redevelopment") == "reason-cannot-pay"
    t = turn({**rooms, "goods": {"clay": 3, "stone": 2, "reed": 1}})
    play(t, "place house-redevelopment")
    assert seat(t)["house"] == "clay"
    t = turn({**rooms, "goods": {"stone": 3, "reed": 1}})
    play(t, "place house-redevelopment")
    assert seat(t)["house"] == "stone"
    assert goods(t) == {}


@pytest.mark.card("A087")
def test_only_the_conservator_skips_clay() -> None:
    t = turn({"goods": {"stone": 3, "reed": 1}})
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"


@pytest.mark.card("A087")
def test_the_conservator_renovates_a_clay_house_as_everybody_does() -> None:
    t = turn({"cards": ["A087"], "house": "clay", "goods": {"stone": 2, "reed": 1}})
    play(t, "place house-redevelopment")
    assert seat(t)["house"] == "stone"
    assert goods(t) == {}


@pytest.mark.card("A088")
def test_the_hedge_keeper_builds_three_fences_of_an_action_for_nothing() -> None:
    assert reason(turn({"cards": ["A088"]}), "place fencing") == "reason-cannot-pay"
    t = turn({"cards": ["A088"], "goods": {"wood": 1}})
    play(t, "place fencing", "fence r1c5")
    assert seat(t)["pastures"] == [["r1c5"]]
    assert goods(t) == {}


@pytest.mark.card("A088")
def test_the_hedge_keeper_pays_for_the_fourth_fence_and_all_that_follow() -> None:
    t = turn({"cards": ["A088"], "goods": {"wood": 9}})
    play(t, "place fencing", "fence r1c5")
    assert goods(t) == {"wood": 8}
    play(t, "fence r1c4")
    assert goods(t) == {"wood": 5}


@pytest.mark.card("A088")
def test_the_hedge_keeper_divides_a_pasture_for_nothing_and_keeps_the_rest_of_the_action() -> None:
    t = turn({"cards": ["A088"], "pastures": [["r1c4", "r1c5"]], "goods": {"wood": 1}})
    play(t, "place fencing", "fence r1c5")
    assert goods(t) == {"wood": 1}
    play(t, "fence r2c5")
    assert goods(t) == {}
    assert len(seat(t)["pastures"]) == 3


@pytest.mark.card("A088")
def test_the_hedge_keeper_saves_no_free_fence_for_another_action() -> None:
    row = {
        "cards": ["A088"],
        "goods": {"wood": 3, "clay": 2, "reed": 1},
        "pastures": [["r1c4", "r1c5"]],
    }
    t = turn(row, round=14)
    play(t, "place fencing", "fence r1c5", "done")
    assert goods(t)["wood"] == 3
    play(t, "place farm-redevelopment", "fence r2c4+r3c4")
    assert goods(t)["wood"] == 1


@pytest.mark.card("A088")
def test_the_hedge_keeper_helps_at_farm_redevelopment() -> None:
    t = turn({"cards": ["A088"], "goods": {"wood": 1, "clay": 2, "reed": 1}}, round=14)
    play(t, "place farm-redevelopment", "fence r1c5")
    assert goods(t) == {}


@pytest.mark.card("A088")
def test_the_hedge_keeper_lets_clay_pay_only_for_what_is_not_free() -> None:
    t = turn({"cards": ["A088", "A016"], "goods": {"clay": 1}})
    play(t, "place fencing", "fence r1c5")
    assert goods(t) == {}


@pytest.mark.card("A088")
def test_the_free_fences_are_the_hedge_keepers_owners_only() -> None:
    row = {"goods": {"wood": 3}}
    t = turn(row, others={"cards": ["A088"]})
    assert reason(t, "place fencing") == "reason-cannot-pay"


@pytest.mark.card("A088", "A102")
def test_the_hedge_keeper_may_buy_the_wood_for_the_fence_that_is_not_free() -> None:
    t = turn({"cards": ["A088", "A102"], "goods": {"food": 1}})
    play(t, "place fencing", "fence r1c5")
    assert (seat(t)["pastures"], goods(t)) == ([["r1c5"]], {})


@pytest.mark.card("A088")
def test_the_hedge_keeper_is_not_used_up_by_a_mini_pasture() -> None:
    t = turn({"cards": ["A088"], "hand": ["B002"], "goods": {"food": 2}})
    play(t, "place meeting-place", "play B002", "fence r1c5")
    play_if_asked(t, "done")
    assert goods(t) == {}
    play(t, "place fencing", "fence r1c4")
    assert seat(t)["pastures"] == [["r1c4"], ["r1c5"]]


def round_start(**row: Any) -> bocage.Table:
    """The start of round 6, where seat 0 has the Plow Driver."""
    return phase("preparation", 6, {"cards": ["A090"], "house": "stone", **row})


@pytest.mark.card("A090")
def test_the_plow_driver_plows_for_a_food_at_the_start_of_a_round() -> None:
    t = round_start(goods={"food": 3}, fields={"r1c5": {}})
    assert offered(t) == {"use A090", "done"}
    play(t, "use A090")
    assert choices(t, "plow") == {"r1c4", "r2c5"}
    play(t, "plow r2c5")
    assert set(seat(t)["fields"]) == {"r1c5", "r2c5"}
    assert goods(t) == {"food": 2}
    assert "use A090" not in offered(t)


@pytest.mark.card("A090")
def test_the_plow_driver_works_in_every_round_and_may_be_declined() -> None:
    t = round_start(goods={"food": 3})
    play(t, "done")
    assert goods(t) == {"food": 3}
    play(t, "place forest", "place clay-pit", "place reed-bank", "place fishing")
    assert t.position()["round"] == 7
    assert offered(t) == {"use A090", "done"}


@pytest.mark.card("A090")
@pytest.mark.parametrize("house", ["wood", "clay"])
def test_the_plow_driver_needs_a_stone_house(house: str) -> None:
    assert "use A090" not in offered(round_start(goods={"food": 3}, house=house))


@pytest.mark.card("A090")
def test_the_plow_driver_needs_a_food() -> None:
    assert "use A090" not in offered(round_start())


@pytest.mark.card("A090")
def test_the_plow_driver_may_be_paid_with_food_from_the_round_space() -> None:
    delivery = {"round": 6, "seat": 0, "goods": {"food": 1}, "card": "M05"}
    row = {"cards": ["A090", "M05"], "house": "stone"}
    t = phase("preparation", 6, row, scheduled=[delivery])
    play(t, "use A090", "plow r1c5")
    assert goods(t) == {}


@pytest.mark.card("A090")
def test_the_plow_driver_is_no_use_of_farmland() -> None:
    t = round_start(goods={"food": 1}, cards=["A090", "A119"])
    play(t, "use A090", "plow r1c5")
    assert goods(t) == {}
    assert "place farmland" in offered(t)


@pytest.mark.card("A090", "B097")
def test_the_plow_driver_works_in_the_round_start_in_which_the_scholar_plays_it() -> None:
    t = round_start(cards=["B097"], hand=["A090"], goods={"food": 2})
    play(t, "use B097")
    play_if_asked(t, "play A090")
    assert offered(t) == {"use A090", "done"}
    play(t, "use A090", "plow r1c5")
    assert goods(t) == {}
