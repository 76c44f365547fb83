"""Cards together that feed from animals, bread and other food."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.scenario import goods, play, play_if_asked, seat

from .deck_i import ZED
from .later import MEADOWS, TWO_BY_TWO
from .tables import FED, alone, bonus, line, on_card, phase, table

# Milk and wool

HERD: dict[str, Any] = {"animals": {"sheep": 5, "cattle": 3}, "pastures": TWO_BY_TWO}
OF_HERD = {"E51": 2, "E53": 2, "I246": 2, "K133": 2, "K146": 2}
"""What cards bring in the field phase for 5 sheep and 3 cattle."""


@pytest.mark.card("I92", "E51", "E53", "I246", "K133", "K146")
@pytest.mark.parametrize("card", OF_HERD)
def test_manure_brings_neither_milk_nor_wool(card: str) -> None:
    row = {"cards": ["I92", card], "fields": {"r3c5": {"grain": 2}}, "placed": 1, **HERD}
    t = table(row, *[{"placed": 2}] * 3, round=5)
    play(t, "place day-laborer", "use I92")
    assert t.position()["round"] == 6
    assert goods(t) == {"food": 2, "grain": 1, **HERD["animals"]}


@pytest.mark.card("I92", "Z335")
def test_no_cube_is_cut_when_manure_is_used() -> None:
    row = {"cards": ["I92", "Z335"], "fields": {"r3c5": {"grain": 2}}, "placed": 1}
    t = table({**row, "goods": {"wood": 1, "food": 1}}, {"placed": 2}, round=5, options=ZED)
    play(t, "place day-laborer", "use I92")
    assert t.position()["round"] == 6
    assert goods(t) == {"wood": 1, "food": 3, "grain": 1}


def milk(row: dict[str, Any], number: int = 4) -> list[int]:
    """The food that seat 0 receives in the harvest after a round, gain by gain."""
    rows = [{"goods": {"food": 9}, **row, "placed": 1}, *[{**FED, "placed": 2}] * 3]
    t = table(*rows, round=number, options=ZED)
    play(t, "place day-laborer")
    start = [entry.id for entry in t.log].index("log-harvest")
    received = [e for e in t.log[start:] if e.id == "log-receive.card" and e.seat == 0]
    return [entry.values["goods"]["food"] for entry in received]


@pytest.mark.card("I93", "E51", "E53", "I246", "K133", "K146")
@pytest.mark.parametrize("card", OF_HERD)
@pytest.mark.parametrize("first", [False, True])
def test_the_milking_shed_comes_before_milk_and_wool_and_both_pay(card: str, first: bool) -> None:
    cards = ["I93", card] if first else [card, "I93"]
    assert milk({"cards": cards, **HERD}) == [1 + 1, OF_HERD[card]]


@pytest.mark.card("I93", "K280", "Z330")
@pytest.mark.parametrize(("cattle", "fed"), [(2, 0), (3, 1)])
@pytest.mark.parametrize("card", ["K280", "Z330"])
def test_cooked_animals_on_cards_give_the_milking_shed_nothing(
    card: str, cattle: int, fed: int
) -> None:
    t = phase(
        "feeding",
        4,
        {"cards": ["A1", card], "animals": {"cattle": cattle + 1}, "pastures": MEADOWS, **FED},
        *[FED] * 3,
        options=ZED,
    )
    play(t, "cook cattle", f"use {card}")
    assert on_card(t, card) == {"cattle": 1}
    row = {**seat(t), "cards": ["A1", card, "I93"], "animals": {"cattle": cattle}, **FED}
    assert milk(row, 7) == [1] * fed


@pytest.mark.card("Z330", "K133", "K146", "E170")
def test_animals_of_the_taxidermist_make_pairs_for_milk_and_wool() -> None:
    stuffed = {"memory": {"Z330": 0b101}, "pastures": MEADOWS}
    for card, animals, points in (("K133", {"cattle": 1}, 1), ("K146", {"sheep": 2}, 1)):
        row = {"cards": ["Z330", card], "animals": animals}
        assert bonus(alone({**row, **stuffed}, 4, options=ZED)) == points
        assert bonus(alone({**row, "pastures": MEADOWS}, 4, options=ZED)) == 0


@pytest.mark.card("E170", "Z330")
@pytest.mark.parametrize(("memory", "points"), [({}, 0), ({"Z330": 0b001}, 3)])
def test_a_stuffed_sheep_counts_for_the_estate_manager(memory: dict[str, int], points: int) -> None:
    row = {"cards": ["E170", "Z330"], "memory": memory}
    t = alone(row, 4, others={"animals": {"sheep": 1}}, options=ZED)
    assert bonus(t) == points


@pytest.mark.card("E170", "K120", "K135")
@pytest.mark.parametrize("card", ["K120", "K135"])
def test_goat_and_horse_are_no_animals_of_the_estate_manager(card: str) -> None:
    own = bonus(alone({"cards": [card]}, 4))
    others = {"animals": {"sheep": 1}}
    assert bonus(alone({"cards": ["E170", card]}, 4, others=others)) == own
    assert bonus(alone({"cards": ["E170", card]}, 4)) == own + 3


@pytest.mark.card("E170", "K120")
def test_anothers_goat_does_not_beat_the_estate_manager() -> None:
    rows: list[dict[str, Any]] = [{"cards": ["E170"]}, {"cards": ["K120", "K135"]}, {}, {}]
    assert bonus(table(*rows, round=14)) == 3


@pytest.mark.card("E165", "K135")
def test_the_horse_still_pays_where_the_yeoman_farmer_cancels_a_minus() -> None:
    t = alone({"cards": ["E165", "K135"]}, 3)
    lines = [line(t, name) for name in ("sheep", "boar", "cattle")]
    raised = sum(1 for name, n in t.scores()[0].lines.items() if n < 0 and name not in ("unused",))
    assert lines == [-1, -1, -1]
    assert bonus(t) == raised + 2


# Bread and what is none


@pytest.mark.card("E41", "I75")
def test_the_millstone_does_not_help_the_hand_mill() -> None:
    t = phase("feeding", 4, {"cards": ["E41", "I75"], "goods": {"grain": 1, "food": 2}})
    play(t, "craft I75")
    play_if_asked(t, "feed")
    assert (t.position()["round"], goods(t)) == (5, {})


@pytest.mark.card("E41", "I103")
def test_the_millstone_does_not_help_the_water_mill() -> None:
    t = phase("harvest", 4, {"cards": ["E41", "I103"], "goods": {"grain": 1, "food": 4}})
    play(t, "use I103")
    play_if_asked(t, "feed")
    assert (t.position()["round"], goods(t)) == (5, {"food": 3})


@pytest.mark.card("E25", "Z319")
def test_spices_do_nothing_for_oil() -> None:
    row = {"cards": ["E25", "A1", "Z319"], "goods": {"vegetable": 2}}
    t = alone(row, options=ZED)
    play(t, "anytime")
    play_if_asked(t, "use Z319")
    assert goods(t) == {"vegetable": 1, "food": 3}


@pytest.mark.card("E19", "I85")
@pytest.mark.parametrize(("sheep", "food"), [(1, 2), (2, 2 + 2 + 1), (3, 2 + 2 + 1 + 2)])
def test_the_crock_adds_a_food_for_each_pair_of_the_cooking_corner(sheep: int, food: int) -> None:
    spaces = {"sheep-market": {"goods": {"sheep": sheep}}}
    t = alone({"cards": ["E19", "I85", "K120"]}, spaces=spaces)
    play(t, "place sheep-market")
    play_if_asked(t, *["cook sheep"] * sheep)
    play_if_asked(t, "done")
    assert goods(t) == {"food": food}


@pytest.mark.card("E162", "K106", "I65")
@pytest.mark.parametrize(
    ("cards", "sold"),
    [(["K106"], False), (["I65"], False), (["E14"], True), (["K106", "A5"], True)],
)
def test_the_meat_seller_needs_an_oven_and_no_bakehouse(cards: list[str], sold: bool) -> None:
    spaces = {"sheep-market": {"goods": {"sheep": 2}}}
    t = alone({"cards": ["E162", *cards]}, spaces=spaces)
    play(t, "place sheep-market")
    assert goods(t) == ({"sheep": 1, "food": 2} if sold else {"sheep": 1})


# One animal, several cards


@pytest.mark.card("K339", "E156", "Z330", "K280")
@pytest.mark.parametrize("card", ["E156", "Z330", "K280"])
def test_pelts_go_with_every_other_use_of_an_animal(card: str) -> None:
    row = {"cards": ["A1", "K339", card], "animals": {"boar": 1}, "goods": {"food": 9}}
    t = phase("feeding", 4, row, FED, FED, FED, options=ZED)
    play(t, "cook boar", "use K339", f"use {card}")
    assert (on_card(t, card), bonus(t)) == ({"boar": 1}, 1)


@pytest.mark.card("K122", "K273")
@pytest.mark.parametrize(("wood", "points"), [(1, 0), (2, 1)])
def test_wood_on_the_basin_maker_is_lost_to_the_sawmill(wood: int, points: int) -> None:
    row = {"cards": ["K122", "K273"], "memory": {"K273": 1}, "goods": {"wood": wood}}
    assert bonus(alone(row, 4)) == points


# Others' animals


@pytest.mark.card("I244", "I97", "K299")
@pytest.mark.parametrize("card", ["I97", "K299"])
def test_a_layabout_still_lives_off_others_animals(card: str) -> None:
    cook = {"cards": ["A1"], "goods": {"food": 2}, "animals": {"sheep": 1}}
    lazy = {"cards": [card, "I244"], "memory": {"I244": 4}}
    t = phase("feeding", 4, lazy, cook, FED, options=ZED)
    play(t, "cook sheep")
    play_if_asked(t, "feed")
    assert (t.position()["round"], goods(t), seat(t)["begging"]) == (5, {"food": 1}, 0)


# Houses


@pytest.mark.card("E28", "K144", "E21", "E173", "E172")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["E28", "K144"], 2 + 4),
        (["E28", "E21"], 2 + 2),
        (["E28", "E173"], 2 + 3),
        (["K144", "E21"], 4),
        (["K144", "E21", "E172"], 4 + 2),
    ],
)
def test_points_for_a_stone_house_of_two_rooms_add_up(cards: list[str], points: int) -> None:
    assert bonus(alone({"cards": cards, "house": "stone"})) == points
