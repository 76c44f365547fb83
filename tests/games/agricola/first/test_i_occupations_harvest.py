"""Occupations of deck I for crops, animals and harvests."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.cards.tables import MEADOWS
from tests.games.agricola.scenario import choices, goods, offered, play, play_if_asked, seat
from tests.games.common import deciding

from .deck_i import harvest, last_of_round, learn, meal, work
from .tables import FED, alone, bonus, every, on_card, phase, table, window

# Stone Carver and Cabinetmaker

CRAFTS = {"I256": ("stone", 3), "I258": ("wood", 2)}


@every(CRAFTS)
def test_it_makes_food_of_one_material_in_each_harvest(card: str) -> None:
    good, food = CRAFTS[card]
    t = meal({"cards": [card], "goods": {"food": 4, good: 3}}, FED, FED)
    assert offered(t) == {f"craft {card}", "feed"}
    play(t, f"craft {card}")
    assert (t.position()["round"], goods(t)) == (5, {"food": food, good: 2})


@every(CRAFTS)
def test_it_rests_outside_the_feeding_phase(card: str) -> None:
    good, _ = CRAFTS[card]
    t = table({"cards": [card], "goods": {good: 3}}, {}, {})
    assert not any(text.startswith(("craft", "anytime")) for text in offered(t))


# Butcher


@pytest.mark.card("I247")
@pytest.mark.parametrize(("animal", "food"), [("sheep", 1), ("boar", 2), ("cattle", 3)])
def test_the_butcher_turns_animals_into_food_without_a_hearth(animal: str, food: int) -> None:
    t = meal({"cards": ["I247"], "animals": {animal: 1}, "goods": {"food": 4 - food}})
    deed = f"trade 1 {animal} for {food} food"
    assert offered(t) == {deed, "beg"}
    play(t, deed)
    assert (seat(t)["begging"], goods(t)) == (0, {})


@pytest.mark.card("I247")
def test_the_butcher_takes_what_finds_no_room_and_leaves_vegetables_alone() -> None:
    t = alone({"cards": ["I247"]}, spaces={"cattle-market": {"goods": {"cattle": 3}}})
    work(t, "cattle-market")
    assert goods(t) == {"cattle": 1, "food": 6}
    t = meal({"cards": ["I247"], "goods": {"food": 3, "vegetable": 1}})
    assert offered(t) == {"eat vegetable", "beg"}


@pytest.mark.card("I247")
def test_a_better_hearth_is_used_where_the_butcher_has_one() -> None:
    t = alone({"cards": ["I247", "A3"]}, spaces={"cattle-market": {"goods": {"cattle": 3}}})
    work(t, "cattle-market")
    assert goods(t) == {"cattle": 1, "food": 8}


@pytest.mark.card("I247")
def test_no_animal_is_butchered_while_they_breed() -> None:
    row = {"cards": ["I247"], "animals": {"sheep": 2, "boar": 2}, "pastures": [["r1c4"], ["r1c5"]]}
    t = phase("breeding", 4, row)
    play_if_asked(t, "done")
    assert offered(t) == {"forgo sheep", "forgo boar"}


SOLD = {"I247": (["I247"], 1, 2), "E162": (["E162", "A5"], 2, 3)}
"""Who sells animals without a fire, with the food for a sheep and for a boar."""


@every(SOLD)
def test_a_third_animal_is_sold_before_they_breed_or_the_young_is_done_without(card: str) -> None:
    cards, food, _ = SOLD[card]
    row = {"cards": cards, "animals": {"sheep": 3}, "pastures": [["r1c5"]], "goods": {"food": 9}}
    sale = f"trade 1 sheep for {food} food"
    for choice, made, sheep in ((sale, food, 3), ("forgo sheep", 0, 3)):
        t = harvest(row)
        assert offered(t) == {"forgo sheep", sale}
        play(t, choice)
        assert goods(t) == {"sheep": sheep, "food": 5 + made}


@every(SOLD)
def test_an_animal_of_another_type_is_sold_to_make_room_for_the_young(card: str) -> None:
    cards, _, food = SOLD[card]
    animals = {"sheep": 2, "boar": 1}
    t = harvest({"cards": cards, "animals": animals, "pastures": [["r1c5"]], "goods": {"food": 4}})
    sale = f"trade 1 boar for {food} food"
    assert offered(t) == {"forgo sheep", sale}
    play(t, sale)
    assert goods(t) == {"sheep": 3, "food": food}


# Gardener


@pytest.mark.card("I226")
def test_the_gardener_harvests_vegetables_from_the_supply() -> None:
    fields = {"r1c3": {"vegetable": 2}, "r1c4": {"vegetable": 1}, "r1c5": {"grain": 3}}
    t = harvest({"cards": ["I226"], "goods": {"food": 4}, "fields": fields})
    assert goods(t) == {"vegetable": 2, "grain": 1}
    assert seat(t)["fields"] == {**fields, "r1c5": {"grain": 2}}


@pytest.mark.card("I226", "E18")
def test_the_gardener_harvests_the_bean_field_too() -> None:
    row = {"cards": ["I226", "E18"], "memory": {"E18": 1}, "goods": {"food": 4}}
    t = harvest(row)
    assert goods(t) == {"vegetable": 1}
    assert on_card(t, "E18") == {"vegetable": 1}


@pytest.mark.card("I226", "I92")
def test_the_gardener_works_with_manure() -> None:
    t = last_of_round({"cards": ["I226", "I92"], "fields": {"r1c5": {"vegetable": 1}}}, 5)
    play(t, "use I92")
    assert goods(t) == {"food": 2, "vegetable": 1}
    assert seat(t)["fields"] == {"r1c5": {"vegetable": 1}}


# Fieldsman

EMPTY: dict[str, dict[str, int]] = {"r1c3": {}, "r1c4": {}, "r1c5": {}}


@pytest.mark.card("I219")
@pytest.mark.parametrize(
    ("actions", "sown"),
    [
        (["sow grain r1c3", "done"], {"r1c3": {"grain": 5}}),
        (["sow vegetable r1c3", "done"], {"r1c3": {"vegetable": 4}}),
        (
            ["sow grain r1c3", "sow vegetable r1c4", "done"],
            {"r1c3": {"grain": 4}, "r1c4": {"vegetable": 3}},
        ),
        (
            ["sow grain r1c3", "sow vegetable r1c4", "sow grain r1c5"],
            {"r1c3": {"grain": 3}, "r1c4": {"vegetable": 2}, "r1c5": {"grain": 3}},
        ),
    ],
    ids=["one", "one of vegetables", "two", "three"],
)
def test_the_fieldsman_cares_for_few_fields_best(
    actions: list[str], sown: dict[str, dict[str, int]]
) -> None:
    t = alone({"cards": ["I219"], "fields": EMPTY, "goods": {"grain": 3, "vegetable": 2}})
    play(t, "place grain-utilization", *actions)
    assert seat(t)["fields"] == {**EMPTY, **sown}


@pytest.mark.card("I219", "I78")
def test_stacks_on_cards_count_for_the_fieldsman() -> None:
    t = alone({"cards": ["I219", "I78"], "goods": {"wood": 1}})
    play(t, "place grain-utilization")
    assert on_card(t, "I78") == {"wood": 5}
    row = {"cards": ["I219", "I78"], "goods": {"wood": 1, "grain": 1}, "fields": {"r1c5": {}}}
    t = alone(row)
    play(t, "place grain-utilization", "sow grain r1c5")
    play_if_asked(t, "sow wood on I78")
    assert seat(t)["fields"] == {"r1c5": {"grain": 4}}
    assert on_card(t, "I78") == {"wood": 4}


@pytest.mark.card("I219", "I86")
def test_the_fieldsman_helps_at_the_corn_storehouse() -> None:
    row = {"cards": ["I219", "I86"], "goods": {"food": 4, "grain": 1}, "fields": {"r1c5": {}}}
    t = harvest(row)
    play_if_asked(t, "use I86")
    play_if_asked(t, "sow grain r1c5")
    assert seat(t)["fields"] == {"r1c5": {"grain": 4}}


# Field Worker

SOWER = {"goods": {"grain": 2}, "fields": {"r1c4": {}, "r1c5": {}}}


@pytest.mark.card("I224")
@pytest.mark.parametrize(("seats", "wage"), [(3, {"grain": 1}), (4, {"food": 1}), (5, {"food": 1})])
def test_the_field_worker_is_paid_once_for_each_sowing_of_others(
    seats: int, wage: dict[str, int]
) -> None:
    idle = [{"placed": 2}] * (seats - 2)
    t = table({"cards": ["I224"], "placed": 2}, SOWER, *idle, turn=1, round=14)
    play(t, "place grain-utilization", "sow grain r1c4", "sow grain r1c5")
    assert goods(t) == wage


@pytest.mark.card("I224")
def test_the_field_worker_gets_nothing_for_the_own_fields_nor_for_bread() -> None:
    t = alone({"cards": ["I224"], "fields": {"r1c5": {}}, "goods": {"grain": 1}}, 3)
    work(t, "grain-utilization")
    assert goods(t) == {}
    baker = {"cards": ["A1"], "goods": {"grain": 1}}
    t = table({"cards": ["I224"], "placed": 2}, baker, {"placed": 2}, turn=1, round=14)
    work(t, "grain-utilization")
    assert [goods(t), goods(t, 1)] == [{}, {"food": 2}]


@pytest.mark.card("I224", "I86")
def test_the_field_worker_hears_of_the_corn_storehouse() -> None:
    other = {"cards": ["I86"], "goods": {"food": 4, "grain": 1}, "fields": {"r1c5": {}}}
    t = harvest({"cards": ["I224"], "goods": {"food": 4}}, other, FED)
    play_if_asked(t, "use I86")
    play_if_asked(t, "sow grain r1c5")
    assert seat(t, 1)["fields"] == {"r1c5": {"grain": 2}}
    assert goods(t) == {"grain": 1}


# Harvest Helper


def helped(**other: Any) -> Any:
    """A harvest where seat 0 has the Harvest Helper and seat 1 some fields."""
    row = {"cards": ["I223"], "goods": {"food": 4}}
    return harvest(row, {"goods": {"food": 4}, **other}, {"goods": {"food": 4}})


@pytest.mark.card("I223")
def test_the_harvest_helper_takes_a_grain_of_anothers_field_who_gets_two_food() -> None:
    t = helped(fields={"r1c4": {"grain": 3}, "r1c5": {"vegetable": 2}})
    assert (deciding(t), offered(t)) == (0, window("I223"))
    play(t, "use I223")
    assert goods(t) == {"grain": 1}
    assert goods(t, 1) == {"grain": 1, "vegetable": 1, "food": 2}
    assert seat(t, 1)["fields"]["r1c4"] == {"grain": 1}


@pytest.mark.card("I223")
def test_the_harvest_helper_may_rest() -> None:
    t = helped(fields={"r1c4": {"grain": 3}})
    play(t, "done")
    assert (goods(t), seat(t, 1)["fields"]) == ({}, {"r1c4": {"grain": 2}})


@pytest.mark.card("I223")
def test_the_harvest_helper_comes_after_the_field_phase_and_takes_grain_only() -> None:
    t = helped(fields={"r1c4": {"grain": 1}, "r1c5": {"vegetable": 2}})
    assert (t.position()["round"], goods(t)) == (5, {})


@pytest.mark.card("I223")
def test_the_harvest_helper_chooses_the_field() -> None:
    t = helped(fields={"r1c4": {"grain": 3}, "r1c5": {"grain": 2}})
    play(t, "use I223")
    assert len(offered(t)) == 2
    play(t, next(text for text in offered(t) if "r1c5" in text))
    assert seat(t, 1)["fields"] == {"r1c4": {"grain": 2}, "r1c5": {}}


def lazy(**row: Any) -> dict[str, Any]:
    """A seat that has played the Layabout in round 7."""
    return {**seat(learn("I244", row, round=7)), "placed": 0}


@pytest.mark.card("I223", "I244")
def test_the_harvest_helper_finds_the_fields_of_a_layabout() -> None:
    row = {"cards": ["I223"], "goods": {"food": 4}}
    t = harvest(row, lazy(fields={"r1c5": {"grain": 3}}), FED, round=7)
    play(t, "use I223")
    assert seat(t, 1)["fields"] == {"r1c5": {"grain": 2}}
    assert goods(t, 1) == {"food": 2}


# Layabout

FARM = {"fields": {"r1c5": {"grain": 3}}, "animals": {"sheep": 2}, "pastures": MEADOWS[1:]}


@pytest.mark.card("I244")
def test_the_layabout_neither_reaps_nor_eats_nor_breeds_in_the_next_harvest() -> None:
    t = learn("I244", {**FARM, "goods": {"food": 1}}, round=7)
    play(t, "place day-laborer")
    assert t.position()["round"] == 8
    assert goods(t) == {"food": 3, "sheep": 2}
    assert (seat(t)["begging"], seat(t)["fields"]) == (0, FARM["fields"])


@pytest.mark.card("I244")
def test_the_layabout_misses_one_harvest_only() -> None:
    t = learn("I244", {**FARM, "placed": 1}, round=7, others={"placed": 2, "goods": {"food": 4}})
    assert (t.position()["round"], goods(t)) == (8, {"sheep": 2})
    row = {**seat(t), "placed": 1, "goods": {"food": 2}}
    t = table(row, {"placed": 2, "goods": {"food": 4}}, round=9)
    play(t, "place day-laborer")
    assert (t.position()["round"], goods(t)) == (10, {"grain": 1, "sheep": 3})


@pytest.mark.card("I244", "I246", "I75")
def test_nothing_of_the_layabouts_works_in_that_harvest() -> None:
    row = {"cards": ["I246", "I75", "A7"], "animals": {"cattle": 3}, "pastures": MEADOWS[1:]}
    t = learn("I244", {**row, "goods": {"wood": 1, "grain": 1, "food": 1}, "placed": 1}, 4, round=7)
    assert t.position()["round"] == 8
    assert choices(t, "craft") == set()
    assert goods(t) == {"wood": 1, "grain": 1, "cattle": 3}
    assert bonus(t) == 1


@pytest.mark.card("I244", "I93")
def test_the_layabouts_animals_still_feed_others() -> None:
    row = {"cards": ["I93"], "goods": {"food": 4}}
    other = lazy(animals={"cattle": 3}, pastures=MEADOWS)
    assert goods(harvest(row, other, round=7)) == {"food": 1}


@pytest.mark.card("I244", "I103")
def test_the_layabouts_mill_stays_open_to_others() -> None:
    row = {"goods": {"grain": 1, "food": 4}}
    t = harvest(row, lazy(cards=["I103"], goods={"grain": 1}), round=7)
    assert (deciding(t), offered(t)) == (0, {"use I103", "done"})
    play(t, "use I103")
    assert goods(t) == {"food": 2}
    assert goods(t, 1) == {"grain": 1, "food": 1}


@pytest.mark.card("I244", "I97")
def test_the_layabouts_slaughterhouse_is_paid_in_every_phase_of_the_harvest() -> None:
    row = {"cards": ["A1"], "animals": {"sheep": 4, "boar": 4, "cattle": 1}, "pastures": MEADOWS}
    t = harvest({**row, "goods": {"food": 1}}, lazy(cards=["I97"]), round=7)
    play(t, "cook cattle")
    assert goods(t, 1) == {"food": 1}
    play(t, "cook sheep")
    assert goods(t, 1) == {"food": 2}
