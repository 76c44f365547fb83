"""Minor improvements of deck I that work in harvests."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.cards.tables import MEADOWS
from tests.games.agricola.scenario import goods, offered, play, play_if_asked, seat
from tests.games.common import deciding

from .deck_i import harvest, last_of_round, meal
from .tables import FED, alone, every, table, window

# Hand Mill and Schnaps Distillery


@pytest.mark.card("I75")
def test_the_hand_mill_turns_up_to_two_grain_into_two_food_each() -> None:
    t = meal({"cards": ["I75"], "goods": {"food": 4, "grain": 3}})
    assert offered(t) == {"craft I75", "feed"}
    play(t, "craft I75")
    assert offered(t) == {"craft I75", "feed"}
    play(t, "craft I75")
    assert (t.position()["round"], goods(t)) == (5, {"food": 4, "grain": 1})


@pytest.mark.card("I75")
def test_the_hand_mill_may_grind_a_single_grain() -> None:
    t = meal({"cards": ["I75"], "goods": {"food": 4, "grain": 3}})
    play(t, "craft I75", "feed")
    assert goods(t) == {"food": 2, "grain": 2}


@every(["I75", "I98"])
def test_crops_on_fields_are_out_of_its_reach(card: str) -> None:
    fields = {"r1c4": {"grain": 3}, "r1c5": {"vegetable": 2}}
    t = meal({"cards": [card], "goods": {"food": 3}, "fields": fields})
    assert (t.position()["round"], seat(t)["begging"]) == (5, 1)


@every(["I75", "I98"])
def test_it_works_in_the_feeding_phase_only(card: str) -> None:
    t = table({"cards": [card], "goods": {"grain": 1, "vegetable": 1}}, {})
    assert "anytime" not in offered(t)
    assert not any(action.startswith("craft") for action in offered(t))


@pytest.mark.card("I98", "E25")
def test_the_distillery_turns_one_vegetable_into_four_food_whatever_the_spices() -> None:
    for cards in (["I98"], ["I98", "E25"]):
        t = meal({"cards": cards, "goods": {"vegetable": 2, "food": 1}})
        play(t, "craft I98")
        assert (t.position()["round"], goods(t)) == (5, {"vegetable": 1, "food": 1})


# Water Mill


@pytest.mark.card("I103")
def test_the_water_mill_grinds_a_grain_of_its_owner_for_nothing() -> None:
    t = harvest({"cards": ["I103"], "goods": {"food": 4}, "fields": {"r1c5": {"grain": 2}}})
    assert offered(t) == window("I103")
    play(t, "use I103")
    assert goods(t) == {"food": 3}


@pytest.mark.card("I103")
def test_others_leave_a_food_of_three_to_the_miller() -> None:
    other = {"goods": {"food": 4, "grain": 2}}
    t = harvest({"cards": ["I103"], "goods": {"food": 4}}, other)
    assert (deciding(t), offered(t)) == (1, window("I103"))
    play(t, "use I103")
    assert goods(t) == {"food": 1}
    assert goods(t, 1) == {"food": 2, "grain": 1}


@pytest.mark.card("I103")
def test_nobody_needs_to_use_the_water_mill() -> None:
    t = harvest({"cards": ["I103"], "goods": {"food": 4}}, {"goods": {"food": 4, "grain": 2}})
    play(t, "done")
    assert [goods(t), goods(t, 1)] == [{}, {"grain": 2}]


# Milking Shed


@pytest.mark.card("I93")
@pytest.mark.parametrize(
    ("mine", "others", "food"),
    [
        ({"sheep": 4}, {}, 0),
        ({"sheep": 4}, {"sheep": 1}, 1),
        ({"cattle": 1}, {"cattle": 1}, 0),
        ({}, {"cattle": 3}, 1),
        ({"sheep": 3, "cattle": 2}, {"sheep": 2, "cattle": 1}, 2),
        ({"boar": 4}, {"boar": 4}, 0),
    ],
)
def test_the_milking_shed_counts_the_sheep_and_cattle_of_all_players(
    mine: dict[str, int], others: dict[str, int], food: int
) -> None:
    row = {"cards": ["I93"], "goods": {"food": 4}, "animals": mine, "pastures": MEADOWS}
    t = harvest(row, {"goods": {"food": 4}, "animals": others, "pastures": MEADOWS})
    assert goods(t).get("food", 0) == food
    assert "food" not in goods(t, 1)


@pytest.mark.card("I93", "I102")
def test_the_milking_shed_sees_animals_on_an_improvement() -> None:
    row = {"cards": ["I93"], "goods": {"food": 4}}
    other = {"cards": ["I102"], "goods": {"food": 4}, "animals": {"cattle": 3}}
    t = harvest(row, {**other, "pastures": [["r1c5"]]})
    assert goods(t) == {"food": 1}


# Slaughterhouse


@pytest.mark.card("I97")
def test_the_slaughterhouse_lives_off_others_animals_and_its_owner_eats_last() -> None:
    other = {"cards": ["A1"], "goods": {"food": 1}, "animals": {"sheep": 2}, "stables": ["r1c5"]}
    t = meal({"cards": ["I97"], "goods": {"food": 3}}, other)
    assert deciding(t) == 1
    play(t, "cook sheep", "cook sheep")
    assert t.position()["round"] == 5
    assert (seat(t)["begging"], goods(t)) == (0, {})


@pytest.mark.card("I97")
def test_animals_cooked_in_one_go_are_worth_one_food_to_the_slaughterhouse() -> None:
    spaces = {"sheep-market": {"goods": {"sheep": 4}}}
    row = {"cards": ["I97"], "placed": 2}
    t = table(row, {"cards": ["A1"]}, turn=1, round=14, spaces=spaces)
    play(t, "place sheep-market")
    assert [goods(t), goods(t, 1)] == [{"food": 1}, {"sheep": 1, "food": 6}]


@pytest.mark.card("I97")
def test_own_animals_and_others_vegetables_bring_the_slaughterhouse_nothing() -> None:
    t = alone({"cards": ["I97", "A1"]}, spaces={"sheep-market": {"goods": {"sheep": 2}}})
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": 1, "food": 2}
    t = meal(
        {"cards": ["I97"], "goods": {"food": 4}},
        {"cards": ["A1"], "goods": {"food": 2, "vegetable": 1}},
    )
    play(t, "cook vegetable")
    assert goods(t) == {}


@pytest.mark.card("I97", "K299")
def test_slaughterhouse_and_slaughterman_eat_last_in_turn_order() -> None:
    crops = {"goods": {"grain": 1}}
    rows: list[dict[str, Any]] = [{"cards": ["I97"], **crops}, {"cards": ["K299"], **crops}, crops]
    t = meal(*rows)
    order = []
    while t.position()["round"] == 4 and t.decision is not None:
        order.append(deciding(t))
        play(t, "beg")
    assert order[:3] == [2, 0, 1]


# Corn Storehouse


@pytest.mark.card("I86")
def test_the_corn_storehouse_sows_reaped_grain_at_once_with_one_less() -> None:
    fields = {"r1c4": {}, "r1c5": {"grain": 1}}
    t = harvest({"cards": ["I86"], "goods": {"food": 4, "grain": 1}, "fields": fields})
    play_if_asked(t, "use I86")
    assert "sow grain r1c5" in offered(t)
    play(t, "sow grain r1c4", "sow grain r1c5")
    assert seat(t)["fields"] == {"r1c4": {"grain": 2}, "r1c5": {"grain": 2}}
    assert goods(t) == {}


@pytest.mark.card("I86")
def test_the_corn_storehouse_leaves_fields_fallow_and_sows_no_vegetables() -> None:
    row = {"cards": ["I86"], "goods": {"food": 4, "grain": 2, "vegetable": 1}}
    t = harvest({**row, "fields": {"r1c4": {}, "r1c5": {}}})
    play_if_asked(t, "use I86")
    assert not any(action.startswith("sow vegetable") for action in offered(t))
    play(t, "sow grain r1c4", "done")
    assert seat(t)["fields"] == {"r1c4": {"grain": 2}, "r1c5": {}}
    t = harvest({**row, "fields": {"r1c4": {}, "r1c5": {}}})
    play(t, "done")
    assert goods(t) == {"grain": 2, "vegetable": 1}


@pytest.mark.card("I86")
def test_the_corn_storehouse_is_shut_outside_harvests() -> None:
    t = alone({"cards": ["I86"], "goods": {"grain": 1}, "fields": {"r1c5": {}}})
    play(t, "place grain-utilization")
    assert seat(t)["fields"] == {"r1c5": {"grain": 3}}


# Manure

CROPS = {"r1c3": {}, "r1c4": {"grain": 3}, "r1c5": {"vegetable": 2}}


@pytest.mark.card("I92")
def test_manure_reaps_every_field_at_the_end_of_a_round_without_harvest() -> None:
    t = last_of_round({"cards": ["I92"], "fields": CROPS}, 5)
    assert offered(t) == window("I92")
    play(t, "use I92")
    assert goods(t) == {"food": 2, "grain": 1, "vegetable": 1}
    assert seat(t)["fields"] == {"r1c3": {}, "r1c4": {"grain": 2}, "r1c5": {"vegetable": 1}}


@pytest.mark.card("I92")
def test_manure_may_rest_and_adds_nothing_to_a_harvest() -> None:
    t = last_of_round({"cards": ["I92"], "fields": CROPS}, 5)
    play(t, "done")
    assert (seat(t)["fields"], goods(t)) == (CROPS, {"food": 2})
    t = last_of_round({"cards": ["I92"], "fields": CROPS, "goods": {"food": 2}}, 4)
    assert (t.position()["round"], goods(t)) == (5, {"grain": 1, "vegetable": 1})


@pytest.mark.card("I92", "I86", "I103", "I93")
def test_corn_storehouse_and_own_mill_work_with_manure_and_the_milking_shed_does_not() -> None:
    row = {"cards": ["I92", "I86", "I103", "I93"], "pastures": MEADOWS, "animals": {"cattle": 3}}
    fields = {"r3c4": {"grain": 1}, "r3c5": {"grain": 1}}
    t = last_of_round({**row, "fields": fields}, 5)
    play(t, "use I92")
    play_if_asked(t, "use I86")
    play(t, "sow grain r3c4")
    play_if_asked(t, "done")
    play(t, "use I103")
    assert goods(t) == {"food": 2 + 3, "cattle": 3}
    assert seat(t)["fields"] == {"r3c4": {"grain": 2}, "r3c5": {}}


@pytest.mark.card("I92", "I103")
def test_others_do_not_use_the_mill_for_manure() -> None:
    t = table(
        {"cards": ["I103"], "placed": 2},
        {"cards": ["I92"], "fields": CROPS, "placed": 1, **FED},
        turn=1,
        round=5,
    )
    play(t, "place day-laborer", "use I92")
    assert "use I103" not in offered(t)
    assert (t.position()["round"], goods(t)) == (6, {})
