"""Occupations of deck K that hear what people take, or change what lies on spaces."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import (
    goods,
    lying,
    offered,
    play,
    play_if_asked,
    reason,
)
from tests.games.common import deciding

from .later import MEADOWS, choose, later
from .tables import alone, at_once, dawn, pile

# Clay Worker


@pytest.mark.card("K290")
@pytest.mark.parametrize(
    ("seats", "space", "there", "gain"),
    [
        (2, "forest", {"wood": 3}, {"wood": 3, "clay": 1}),
        (2, "clay-pit", {"clay": 2}, {"clay": 3}),
        (2, "reed-bank", {"reed": 2}, {"reed": 2}),
        (2, "western-quarry", {"stone": 1}, {"stone": 1}),
        (2, "clay-pit", {"clay": 1, "wood": 1}, {"clay": 2, "wood": 1}),
        (2, "fishing", {"food": 1, "wood": 1}, {"food": 1, "wood": 1, "clay": 1}),
        (4, "copse", {"wood": 1}, {"wood": 1, "clay": 1}),
        (4, "resource-market", {}, {"reed": 1, "stone": 1, "food": 1}),
        (5, "reed-stone-wood", {"reed": 1}, {"reed": 1, "stone": 1, "wood": 1, "clay": 1}),
    ],
)
def test_the_clay_worker_adds_a_clay_where_wood_or_clay_is_taken(
    seats: int, space: str, there: dict[str, int], gain: dict[str, int]
) -> None:
    spaces = {space: {"goods": there}} if there else {}
    t = alone({"cards": ["K290"]}, seats=seats, spaces=spaces)
    play(t, f"place {space}")
    assert goods(t) == gain


@pytest.mark.card("K290")
@pytest.mark.parametrize(("good", "clay"), [("wood", 1), ("clay", 2), ("reed", 0), ("stone", 0)])
def test_the_clay_worker_hears_a_material_of_choice(good: str, clay: int) -> None:
    t = alone({"cards": ["K290"]}, seats=3)
    play(t, "place one-material", f"take {good}")
    assert goods(t) == {good: 1, **({"clay": clay} if clay else {})}


@pytest.mark.card("K290", "K131", "K107")
def test_goods_of_cards_are_nothing_to_the_clay_worker() -> None:
    t = alone({"cards": ["K290", "K131"]})
    play(t, "place day-laborer")
    assert goods(t) == {"food": 2, "clay": 3}
    assert goods(at_once("K107", {"cards": ["K290"], "goods": {"stone": 1}})) == {"wood": 3}


@pytest.mark.card("K290", "E34")
def test_wood_that_is_all_left_on_the_space_counts_as_taken() -> None:
    t = alone({"cards": ["K290", "E34"]}, spaces=pile("forest", "wood", 2))
    play(t, "place forest", "use E34")
    assert goods(t) == {"food": 3, "clay": 1}
    assert lying(t, "forest") == {"wood": 2}


# Travelling players


def players(card: str, seats: int, lie: int, **row: Any) -> bocage.Table:
    """A table where seat 0 has used the travelling players, with its last person by default."""
    space = "traveling-players" if seats == 4 else "room-or-players"
    given = {"cards": [card], "placed": 1, **row}
    t = alone(given, seats=seats, round=6, spaces=pile(space, "food", lie))
    play(t, f"place {space}")
    play_if_asked(t, "collect")
    return t


@pytest.mark.card("K311")
@pytest.mark.parametrize("seats", [4, 5])
def test_the_magician_earns_grain_and_food_with_the_last_person(seats: int) -> None:
    assert goods(players("K311", seats, 2)) == {"food": 3, "grain": 1}
    assert goods(players("K311", seats, 2, people=3)) == {"food": 2}


@pytest.mark.card("K311")
def test_the_magician_earns_nothing_elsewhere_or_with_a_room() -> None:
    t = alone({"cards": ["K311"], "placed": 1}, seats=4, round=6, spaces=pile("fishing", "food", 2))
    play(t, "place fishing")
    assert goods(t) == {"food": 2}
    spaces = pile("room-or-players", "food", 2)
    row = {"cards": ["K311"], "placed": 1, "goods": {"wood": 5, "reed": 2}}
    t = alone(row, seats=5, round=6, spaces=spaces)
    play(t, "place room-or-players", "room r1c1")
    assert goods(t) == {}


def buy(t: bocage.Table, *animals: str) -> None:
    """Buy some animals of the Animal Trainer."""
    for animal in animals:
        play_if_asked(t, "use K342")
        play_if_asked(t, f"take {animal}")
    play_if_asked(t, "done")


@pytest.mark.card("K342")
@pytest.mark.parametrize(
    ("lie", "animals", "left"),
    [
        (5, ["sheep", "cattle"], {"sheep": 1, "cattle": 1}),
        (5, ["boar", "boar"], {"boar": 2, "food": 1}),
        (3, ["cattle"], {"cattle": 1}),
        (2, ["sheep"], {"sheep": 1}),
        (4, [], {"food": 4}),
    ],
)
def test_the_animal_trainer_spends_food_of_the_players_on_animals(
    lie: int, animals: list[str], left: dict[str, int]
) -> None:
    t = players("K342", 4, lie, people=3, pastures=MEADOWS)
    assert "use K342" in offered(t) or "take sheep" in offered(t)
    buy(t, *animals)
    assert goods(t) == left
    assert "place farmland" in offered(t)


@pytest.mark.card("K342")
def test_only_food_that_lay_on_the_space_buys_from_the_animal_trainer() -> None:
    t = players("K342", 4, 1, people=3, goods={"food": 9}, pastures=MEADOWS)
    assert "place farmland" in offered(t)
    assert goods(t) == {"food": 10}
    t = players("K342", 4, 2, people=3, goods={"food": 9}, pastures=MEADOWS)
    assert "take cattle" not in offered(t)
    buy(t, "cattle", "sheep", "sheep")
    assert goods(t) == {"food": 9, "sheep": 1}


# Foreman and Weaver


@pytest.mark.card("K308")
def test_food_of_the_foreman_goes_with_whoever_uses_the_space() -> None:
    t = dawn({"cards": ["K308"]}, seats=4)
    choose(t, "grain-seeds")
    assert lying(t, "grain-seeds") == {"food": 1}
    assert deciding(t) == 0
    play(t, "place day-laborer", "place grain-seeds")
    assert goods(t, 1) == {"grain": 1, "food": 1}
    assert lying(t, "grain-seeds") == {}


@pytest.mark.card("K308")
def test_the_foreman_is_asked_every_round_and_may_decline() -> None:
    t = dawn({"cards": ["K308"]}, seats=4)
    play(t, "done")
    assert lying(t, "grain-seeds") == {}
    assert "place farmland" in offered(t)
    assert "done" in offered(later(t, 9))


@pytest.mark.card("K308")
def test_food_of_the_foreman_opens_no_space_whose_action_cannot_be_done() -> None:
    t = dawn({"cards": ["K308"]}, seats=4)
    choose(t, "lessons")
    assert reason(t, "place lessons") == "reason-no-occupation"


@pytest.mark.card("K308")
def test_the_foreman_lays_no_food_on_cards_not_yet_revealed() -> None:
    t = dawn({"cards": ["K308"]}, seats=4, round=2)
    assert not any(text.endswith(" farm-redevelopment") for text in offered(t))


@pytest.mark.card("K309")
@pytest.mark.parametrize(("sheep", "food"), [(1, {}), (2, {"food": 1}), (5, {"food": 1})])
def test_the_weaver_gets_a_food_with_two_sheep_as_work_begins(
    sheep: int, food: dict[str, int]
) -> None:
    t = dawn({"cards": ["K309"], "animals": {"sheep": sheep}, "pastures": MEADOWS}, seats=4)
    assert goods(t) == {"sheep": sheep, **food}
