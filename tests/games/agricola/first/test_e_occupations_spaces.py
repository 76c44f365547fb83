"""Occupations of deck E that bring more from spaces: E147, E161, E166 to E169, E188 and others."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import goods, lying, offered, play, play_if_asked
from .deck_e import MEADOWS, gathering
from .tables import alone, table, theirs, turn, window

PLAIN: list[tuple[str, str, dict[str, int]]] = [
    ("E147", "vegetable-seeds", {"vegetable": 1, "grain": 1}),
    ("E166", "day-laborer", {"food": 2, "vegetable": 1}),
    ("E168", "grain-seeds", {"grain": 1, "vegetable": 1}),
]


@pytest.mark.parametrize(
    ("card", "space", "found"),
    [pytest.param(*row, marks=pytest.mark.card(row[0])) for row in PLAIN],
)
def test_it_brings_a_crop_from_a_space_to_its_owner_only(
    card: str, space: str, found: dict[str, int]
) -> None:
    t = alone({"cards": [card]}, seats=4)
    play(t, f"place {space}")
    assert goods(t) == found
    t = theirs({"cards": [card]}, seats=4)
    play(t, f"place {space}")
    assert goods(t) == {}


PLAIN_GOODS: dict[str, dict[str, int]] = {
    "vegetable-seeds": {"vegetable": 1},
    "day-laborer": {"food": 2},
    "grain-seeds": {"grain": 1},
}


@pytest.mark.card("E147", "E166", "E168")
@pytest.mark.parametrize("space", PLAIN_GOODS)
def test_each_of_these_occupations_hears_one_space(space: str) -> None:
    deaf = [card for card, place, _ in PLAIN if place != space]
    t = alone({"cards": deaf}, seats=4)
    play(t, f"place {space}")
    assert goods(t) == PLAIN_GOODS[space]


# Seasonal Worker


@pytest.mark.card("E202")
def test_the_seasonal_worker_brings_grain_before_round_six() -> None:
    t = turn({"cards": ["E202"]}, round=5)
    play(t, "place day-laborer")
    assert goods(t) == {"food": 2, "grain": 1}


@pytest.mark.card("E202")
@pytest.mark.parametrize("number", [6, 14])
@pytest.mark.parametrize("crop", ["grain", "vegetable"])
def test_the_seasonal_worker_brings_grain_or_a_vegetable_from_round_six_on(
    number: int, crop: str
) -> None:
    t = turn({"cards": ["E202"]}, round=number)
    play(t, "place day-laborer")
    assert offered(t) == {"take grain", "take vegetable", "done"}
    play(t, f"take {crop}")
    assert goods(t) == {"food": 2, crop: 1}


# Clay Mixer

CLAYS: dict[str, int] = {"clay-pit": 2, "hollow": 4, "clay-3": 5}
"""Where clay gathers, and in games of how many."""


@pytest.mark.card("E188")
@pytest.mark.parametrize("space", CLAYS)
def test_the_clay_mixer_brings_two_more_clay(space: str) -> None:
    t = gathering({"cards": ["E188"]}, space, {"clay": 1}, seats=CLAYS[space])
    assert goods(t) == {"clay": 3}


@pytest.mark.card("E188")
@pytest.mark.parametrize(("good", "found"), [("clay", {"clay": 3}), ("wood", {"wood": 1})])
def test_the_clay_mixer_hears_the_choice_of_clay(good: str, found: dict[str, int]) -> None:
    t = alone({"cards": ["E188"]}, seats=3)
    play(t, "place one-material", f"take {good}")
    assert goods(t) == found


@pytest.mark.card("E188", "E187")
def test_the_clay_mixer_does_not_hear_clay_from_cards_or_others() -> None:
    due = [{"round": 8, "seat": 0, "goods": {"clay": 1}, "card": "E187"}]
    t = table({"cards": ["E187", "E188"]}, {}, round=8, phase="preparation", scheduled=due)
    assert goods(t) == {"clay": 1}
    t = theirs({"cards": ["E188"]}, spaces={"clay-pit": {"goods": {"clay": 2}}})
    play(t, "place clay-pit")
    assert (goods(t), goods(t, 1)) == ({}, {"clay": 2})


# Swineherd


@pytest.mark.card("E206")
def test_the_swineherd_brings_another_boar() -> None:
    row = {"cards": ["E206"], "pastures": MEADOWS}
    t = gathering(row, "pig-market", {"boar": 2}, round=9)
    assert goods(t) == {"boar": 3}


@pytest.mark.card("E206")
def test_the_swineherd_does_not_hear_the_choice_of_an_animal() -> None:
    t = alone({"cards": ["E206"], "pastures": MEADOWS}, seats=5)
    play(t, "place animal-market", "take boar")
    assert goods(t) == {"boar": 1}


# Stone Carrier


@pytest.mark.card("E210")
@pytest.mark.parametrize("space", ["western-quarry", "eastern-quarry"])
def test_the_stone_carrier_takes_a_stone_more_for_nothing(space: str) -> None:
    t = gathering({"cards": ["E210"], "goods": {"food": 1}}, space, {"stone": 2}, round=14)
    play_if_asked(t, "use E210")
    assert goods(t) == {"food": 1, "stone": 3}


@pytest.mark.card("E210")
def test_the_stone_carrier_takes_a_stone_more_where_stone_is_chosen() -> None:
    t = alone({"cards": ["E210"], "goods": {"food": 1}}, seats=3)
    play(t, "place one-material", "take stone")
    play_if_asked(t, "use E210")
    assert goods(t) == {"food": 1, "stone": 2}


MIXED: dict[str, tuple[int, dict[str, int]]] = {
    "resource-market": (4, {"reed": 1, "stone": 1, "food": 1}),
    "reed-stone-wood": (5, {"reed": 1, "stone": 1, "wood": 1}),
}


def mixed(space: str, food: int) -> bocage.Table:
    """Seat 0 with the Stone Carrier has used a space that gives stone and other materials."""
    seats, _ = MIXED[space]
    spaces = {"reed-stone-wood": {"goods": {"reed": 1}}} if seats == 5 else {}
    t = alone({"cards": ["E210"], "goods": {"food": food}}, seats=seats, spaces=spaces)
    play(t, f"place {space}")
    return t


@pytest.mark.card("E210")
@pytest.mark.parametrize("space", MIXED)
def test_the_stone_carrier_pays_a_food_where_other_materials_come_along(space: str) -> None:
    found = MIXED[space][1]
    t = mixed(space, 3)
    assert offered(t) == window("E210")
    play(t, "use E210")
    assert goods(t) == {**found, "stone": 2, "food": 3 + found.get("food", 0) - 1}
    t = mixed(space, 3)
    play(t, "done")
    assert goods(t) == {**found, "food": 3 + found.get("food", 0)}


@pytest.mark.card("E210")
def test_the_stone_carrier_needs_the_food() -> None:
    t = mixed("reed-stone-wood", 0)
    assert goods(t) == {"reed": 1, "stone": 1, "wood": 1}
    assert "use E210" not in offered(t)


@pytest.mark.card("E210", "E54")
def test_the_stone_carrier_does_not_hear_stone_from_cards() -> None:
    t = alone({"cards": ["E210", "E54"]})
    play(t, "place day-laborer")
    assert goods(t) == {"food": 2, "stone": 3}
    assert "use E210" not in offered(t)


@pytest.mark.card("E210")
def test_the_stone_carrier_hears_only_its_owner() -> None:
    t = theirs({"cards": ["E210"]}, spaces={"western-quarry": {"goods": {"stone": 2}}})
    play(t, "place western-quarry")
    assert (goods(t), goods(t, 1)) == ({}, {"stone": 2})


# Fisherman


def fishing(food: int, row: dict[str, Any], *others: dict[str, Any]) -> bocage.Table:
    """Seat 0, who has the Fisherman, has gone where some food lay."""
    cards = ["E161", *row.get("cards", [])]
    rest = [{"placed": 2, **other} for other in others]
    spaces = {"fishing": {"goods": {"food": food}}}
    t = table({**row, "cards": cards}, *rest, round=6, spaces=spaces)
    play(t, "place fishing")
    return t


@pytest.mark.card("E161")
@pytest.mark.parametrize(("answer", "food"), [("use E161", 6), ("done", 3)])
def test_the_fisherman_may_double_the_food_that_lies_there(answer: str, food: int) -> None:
    t = fishing(3, {}, {}, {})
    assert offered(t) == window("E161")
    play(t, answer)
    assert (goods(t), lying(t, "fishing")) == ({"food": food}, {})


@pytest.mark.card("E161", "E12", "E22", "E30")
def test_the_fisherman_pays_the_owner_of_each_fishing_card() -> None:
    t = fishing(5, {}, {"cards": ["E12", "E22"]}, {"cards": ["E30"]})
    play(t, "use E161")
    assert [goods(t, n) for n in range(3)] == [{"food": 10 - 3}, {"food": 2}, {"food": 1}]


@pytest.mark.card("E161", "E30")
def test_the_fisherman_pays_nothing_for_own_cards_and_cards_in_hand() -> None:
    t = fishing(3, {"cards": ["E30"]}, {"hand": ["E12", "E22"]}, {})
    play(t, "use E161")
    assert goods(t) == {"food": 2 * 3 + 1, "reed": 1}
    assert goods(t, 1) == {}


@pytest.mark.card("E161", "E12", "E22", "E30")
def test_the_fisherman_doubles_only_if_he_can_then_pay_all() -> None:
    owner = {"cards": ["E12", "E22", "E30"]}
    t = fishing(1, {}, owner, {})
    assert (goods(t), goods(t, 1)) == ({"food": 1}, {})
    assert "use E161" not in offered(t)
    t = fishing(2, {}, owner, {})
    play(t, "use E161")
    assert (goods(t), goods(t, 1)) == ({"food": 1}, {"food": 3})
