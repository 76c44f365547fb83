"""Cards together that change what stands on fields: sowing, growing, harvesting."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import goods, offered, play, play_if_asked, seat

from .deck_i import ZED, learn
from .later import THREE_ROOMS
from .tables import FED, alone, bonus, dawn, on_card, phase, second, table, window

FED_WELL = {"food": 9}


def sowing(cards: list[str], supply: dict[str, int], *sown: str, **row: Any) -> bocage.Table:
    """A table where seat 0 has sown some places in one action, and nothing else."""
    t = alone({"cards": cards, "goods": supply, **row}, 5, options=ZED)
    play(t, "place grain-utilization")
    play_if_asked(t, *(f"sow {place}" for place in sown))
    play_if_asked(t, "done")
    return t


def stands(t: bocage.Table, cell: str) -> dict[str, int]:
    """What stands on a field tile of seat 0."""
    found: dict[str, int] = seat(t)["fields"][cell]
    return found


# Sowing


@pytest.mark.card("E18", "I219", "K118", "K286")
@pytest.mark.parametrize(("card", "height"), [("I219", 4), ("K118", 3), ("K286", 3)])
def test_what_is_added_to_seed_is_added_on_the_bean_field(card: str, height: int) -> None:
    t = sowing(["E18", card], {"vegetable": 1}, "vegetable on E18")
    assert on_card(t, "E18") == {"vegetable": height}


@pytest.mark.card("E180", "I219")
def test_the_vegetable_of_the_hobby_farmer_is_one_field_of_the_fieldsman() -> None:
    row: dict[str, Any] = {"cards": ["I219"], "fields": {"r1c5": {}}, "goods": {"food": 1}}
    t = learn("E180", row, 4)
    play_if_asked(t, "sow vegetable r1c5")
    assert stands(t, "r1c5") == {"vegetable": 4}


@pytest.mark.card("I219", "K105", "K278", "I78")
@pytest.mark.parametrize(
    ("card", "good", "stacks", "total"),
    [
        ("K105", "grain", 1, 5),
        ("K105", "grain", 2, 8),
        ("K278", "wood", 1, 5),
        ("K278", "wood", 2, 8),
        ("K278", "wood", 3, 9),
        ("I78", "wood", 1, 5),
        ("I78", "wood", 2, 8),
    ],
)
def test_the_fieldsman_counts_every_stack_on_a_card(
    card: str, good: str, stacks: int, total: int
) -> None:
    t = sowing([card, "I219"], {good: stacks}, *[f"{good} on {card}"] * stacks)
    assert on_card(t, card) == {good: total}


@pytest.mark.card("I219", "K105")
def test_the_fieldsman_counts_tiles_and_stacks_together() -> None:
    fields: dict[str, Any] = {"fields": {"r1c5": {}}}
    seed = {"grain": 3}
    t = sowing(["K105", "I219"], seed, "grain on K105", "grain on K105", "grain r1c5", **fields)
    assert (on_card(t, "K105"), stands(t, "r1c5")) == ({"grain": 6}, {"grain": 3})


@pytest.mark.card("K286", "K105")
@pytest.mark.parametrize(("tiles", "total"), [(0, 8), (1, 6)])
def test_sown_stacks_of_the_acreage_are_fields_of_the_smallholder(tiles: int, total: int) -> None:
    fields: dict[str, Any] = {"fields": {"r1c5": {}} if tiles else {}}
    t = sowing(["K105", "K286"], {"grain": 2}, "grain on K105", "grain on K105", **fields)
    assert on_card(t, "K105") == {"grain": total}


@pytest.mark.card("K286", "I78", "K278")
@pytest.mark.parametrize("card", ["I78", "K278"])
def test_wood_on_cards_is_nothing_to_the_smallholder(card: str) -> None:
    fields: dict[str, Any] = {"fields": {"r1c5": {}, "r1c4": {}}}
    seed = {"wood": 1, "grain": 1}
    t = sowing([card, "K286"], seed, f"wood on {card}", "grain r1c5", **fields)
    assert (on_card(t, card), stands(t, "r1c5")) == ({"wood": 3}, {"grain": 4})


@pytest.mark.card("K286", "Z324")
@pytest.mark.parametrize(("tiles", "height"), [(1, 4), (2, 3)])
def test_two_stacks_on_a_tile_are_two_fields_of_the_smallholder(tiles: int, height: int) -> None:
    fields: dict[str, Any] = {"fields": {f"r1c{5 - i}": {} for i in range(tiles)}}
    t = alone({"cards": ["Z324", "K286"], "goods": {"grain": 2, "wood": 1}, **fields}, options=ZED)
    play(t, "place grain-utilization", "use Z324")
    play_if_asked(t, "sow grain r1c5", "done")
    assert (stands(t, "r1c5"), second(t)) == ({"grain": height}, {"r1c5": height})


@pytest.mark.card("I78", "K278", "K118")
@pytest.mark.parametrize("card", ["I78", "K278"])
def test_liquid_manure_is_good_for_wood_on_cards(card: str) -> None:
    t = sowing([card, "K118"], {"wood": 1}, f"wood on {card}")
    assert on_card(t, card) == {"wood": 4}


# Growth


def grown(row: dict[str, Any], **position: Any) -> bocage.Table:
    """Seat 0 has had a child on the space for it."""
    t = alone({"rooms": THREE_ROOMS, **row}, options=ZED, **position)
    play(t, "place basic-wish")
    return t


@pytest.mark.card("K127", "I78", "K278")
@pytest.mark.parametrize("card", ["I78", "K278"])
def test_the_clapper_adds_to_wood_on_cards(card: str) -> None:
    row: dict[str, Any] = {"fields": {"r1c5": {"grain": 2}, "r1c4": {"vegetable": 1}}}
    t = grown({**row, "cards": ["K127", card], "memory": {card: 2}})
    assert on_card(t, card) == {"wood": 3}
    assert (stands(t, "r1c5"), stands(t, "r1c4")) == ({"grain": 3}, {"vegetable": 1})


@pytest.mark.card("K127", "I78")
def test_the_clapper_adds_nothing_to_an_empty_copse() -> None:
    assert on_card(grown({"cards": ["K127", "I78"]}), "I78") == {}


@pytest.mark.card("K127", "Z324")
def test_the_clapper_adds_to_both_stacks_of_a_tile() -> None:
    fields: dict[str, Any] = {"fields": {"r1c5": {}}, "rooms": [*THREE_ROOMS, "r1c2"], "people": 3}
    supply = {"grain": 2, "wood": 1}
    t = alone({"cards": ["Z324", "K127"], "goods": supply, **fields}, options=ZED)
    play(t, "place grain-utilization", "use Z324")
    play_if_asked(t, "sow grain r1c5", "done")
    play(t, "place basic-wish")
    assert (stands(t, "r1c5"), second(t)) == ({"grain": 4}, {"r1c5": 4})


GRAIN_FIELD: dict[str, Any] = {"fields": {"r1c5": {"grain": 1}}}


@pytest.mark.card("K127", "K270")
def test_a_child_of_the_wet_nurse_does_not_ring_the_clapper() -> None:
    row = {"cards": ["K127", "K270"], "goods": {"wood": 5, "reed": 2, "food": 1}, **GRAIN_FIELD}
    t = alone(row)
    play(t, "place farm-expansion", "room r1c1", "use K270")
    assert (seat(t)["people"], stands(t, "r1c5")) == (3, {"grain": 1})


@pytest.mark.card("K127", "Z325")
def test_a_child_of_the_village_beauty_does_not_ring_the_clapper() -> None:
    row = {"cards": ["K127", "Z325"], "rooms": THREE_ROOMS, "goods": {"food": 3}, **GRAIN_FIELD}
    t = alone(row, options=ZED)
    play(t, "anytime")
    play_if_asked(t, "use Z325")
    assert (seat(t)["people"], stands(t, "r1c5")) == (3, {"grain": 1})


@pytest.mark.card("K127", "K291")
def test_a_child_of_the_lover_does_not_ring_the_clapper() -> None:
    row = {"cards": ["K127"], "hand": ["K291"], "goods": {"food": 4}, **GRAIN_FIELD}
    t = alone(row, 3)
    play(t, "place lessons")
    assert (seat(t)["people"], stands(t, "r1c5")) == (3, {"grain": 1})


@pytest.mark.card("K127", "Z336")
def test_twins_ring_the_clapper_once() -> None:
    t = grown({"cards": ["K127", "Z336"], "goods": {"food": 3}, **GRAIN_FIELD})
    play_if_asked(t, "use Z336")
    assert (seat(t)["people"], stands(t, "r1c5")) == (4, {"grain": 2})


# Harvesting


def harvest(row: dict[str, Any], *others: dict[str, Any], number: int = 4) -> bocage.Table:
    """The harvest after a round; two seats if one row is given."""
    return phase("harvest", number, {"goods": FED_WELL, **row}, *others, options=ZED)


@pytest.mark.card("E47", "I92")
def test_lettuce_harvested_with_manure_may_become_food() -> None:
    row = {"cards": ["E47", "I92"], "memory": {"E47": 2}, "placed": 1, "goods": {}}
    for answer, found in (("use E47", {"food": 2 + 4}), ("done", {"food": 2, "vegetable": 1})):
        t = table(row, {"placed": 2}, round=5, options=ZED)
        play(t, "place day-laborer", "use I92")
        assert offered(t) == window("E47")
        play(t, answer)
        assert (t.position()["round"], on_card(t, "E47")) == (6, {"vegetable": 1})
        assert goods(t) == found


@pytest.mark.card("I86", "K105", "K118")
@pytest.mark.parametrize(("cards", "height"), [([], 2), (["K118"], 3)])
def test_the_corn_storehouse_sows_the_acreage(cards: list[str], height: int) -> None:
    supply = {**FED_WELL, "grain": 2}
    t = harvest({"cards": ["I86", "K105", *cards], "goods": supply})
    play(t, "use I86")
    play_if_asked(t, "sow grain on K105", "sow grain on K105")
    assert on_card(t, "K105") == {"grain": 2 * height}


@pytest.mark.card("I223", "I86")
def test_the_harvest_helper_finds_what_the_corn_storehouse_has_sown() -> None:
    farmer = {"cards": ["I86"], "goods": {**FED_WELL, "grain": 1}, "fields": {"r1c5": {}}}
    t = harvest(farmer, {"cards": ["I223"], "goods": FED_WELL}, FED)
    play(t, "use I86")
    play_if_asked(t, "sow grain r1c5")
    assert offered(t) == window("I223")
    play(t, "use I223")
    assert (stands(t, "r1c5"), goods(t, 1)["grain"]) == ({"grain": 1}, 1)
    assert goods(t)["food"] == 9 + 2 - 4


@pytest.mark.card("I223", "K105")
def test_the_harvest_helper_takes_grain_from_the_acreage() -> None:
    farmer = {"cards": ["K105"], "goods": FED_WELL, "memory": {"K105": 3}}
    t = harvest(farmer, {"cards": ["I223"], "goods": FED_WELL}, FED)
    play(t, "use I223")
    assert (on_card(t, "K105"), goods(t, 1)["grain"]) == ({"grain": 1}, 1)
    assert goods(t) == {"grain": 1, "food": 9 + 2 - 4}


@pytest.mark.card("I226", "K137", "E18", "E47")
@pytest.mark.parametrize("card", ["K137", "E18", "E47"])
def test_the_gardener_leaves_vegetables_on_cards(card: str) -> None:
    t = harvest({"cards": ["I226", card], "memory": {card: 2}})
    play_if_asked(t, "done")
    assert (on_card(t, card), goods(t)["vegetable"]) == ({"vegetable": 2}, 1)


@pytest.mark.card("I226", "Z323")
def test_the_giant_pumpkin_is_not_harvested() -> None:
    t = harvest({"cards": ["I226", "Z323"], "memory": {"Z323": 1}})
    play_if_asked(t, "feed")
    assert (on_card(t, "Z323"), goods(t)) == ({"vegetable": 1}, {"food": 5})


# Wood on cards at the end and in between


@pytest.mark.card("I78", "K278", "K122", "A7")
@pytest.mark.parametrize("card", ["I78", "K278"])
@pytest.mark.parametrize(("shop", "points"), [("K122", (0, 1, 2)), ("A7", (0, 0, 1))])
def test_wood_on_cards_counts_for_joinery_and_sawmill(
    card: str, shop: str, points: tuple[int, int, int]
) -> None:
    for wood, expected in zip((1, 2, 4), points, strict=True):
        t = alone({"cards": [card, shop], "memory": {card: wood}})
        assert bonus(t) == expected


@pytest.mark.card("I78", "K278", "K287")
@pytest.mark.parametrize("card", ["I78", "K278"])
def test_wood_on_cards_is_not_stored_for_the_storehouse_clerk(card: str) -> None:
    for stored, found in ((7, 7), (8, 9)):
        t = dawn({"cards": ["K287", card], "memory": {card: 3}, "goods": {"wood": stored}}, 4)
        assert goods(t) == {"wood": found}
