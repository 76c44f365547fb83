"""Minor improvements of deck K for house, fences and animals."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import goods, offered, play, play_if_asked, reason, seat

from .later import MEADOWS
from .tables import alone, at_once, bonus, improving, line, phase, pile

# Clay Hut Extension


@pytest.mark.card("K132")
def test_the_clay_hut_extension_adds_a_room_for_its_own_price() -> None:
    t = at_once("K132", {"house": "clay", "goods": {"clay": 5, "reed": 3}})
    assert offered(t) == {"room r1c1", "room r2c2", "room r3c2"}
    play(t, "room r1c1")
    assert (seat(t)["rooms"], goods(t)) == (["r1c1", "r2c1", "r3c1"], {"clay": 1, "reed": 2})


@pytest.mark.card("K132", "E218", "K136")
@pytest.mark.parametrize("cards", [["E218"], ["K136"]])
def test_cards_for_rooms_do_not_change_the_price_of_the_extension(cards: list[str]) -> None:
    row = {"house": "clay", "cards": cards}
    t = improving("K132", {**row, "goods": {"clay": 3, "reed": 1, "wood": 2}})
    assert reason(t, "play K132") == "reason-cannot-pay"
    t = improving("K132", {**row, "goods": {"clay": 4, "wood": 2}})
    assert reason(t, "play K132") == "reason-cannot-pay"


@pytest.mark.card("K132")
def test_the_extension_needs_a_place_beside_the_house() -> None:
    row = {"house": "clay", "goods": {"clay": 4, "reed": 1}}
    fields: dict[str, Any] = {"r1c1": {}, "r1c2": {}, "r2c2": {}, "r3c2": {}}
    assert reason(improving("K132", {**row, "fields": fields}), "play K132") is not None
    del fields["r1c1"]
    assert reason(improving("K132", {**row, "fields": fields}), "play K132") is None


# Brushwood Roof


@pytest.mark.card("K136")
@pytest.mark.parametrize(
    ("house", "cost"),
    [
        ("wood", {"wood": 7}),
        ("wood", {"wood": 6, "reed": 1}),
        ("clay", {"clay": 5, "wood": 2}),
        ("stone", {"stone": 5, "wood": 1, "reed": 1}),
    ],
)
def test_the_brushwood_roof_pays_reed_of_a_room_with_wood(house: str, cost: dict[str, int]) -> None:
    t = alone({"cards": ["K136"], "house": house, "goods": cost})
    play(t, "place farm-expansion", "room r1c1")
    assert (len(seat(t)["rooms"]), goods(t)) == (3, {})


@pytest.mark.card("K136")
def test_the_brushwood_roof_replaces_one_reed_by_one_wood() -> None:
    t = alone({"cards": ["K136"], "house": "clay", "goods": {"clay": 5, "wood": 1, "food": 2}})
    assert "place farm-expansion" not in offered(t)
    t = alone({"cards": ["K136"], "goods": {"wood": 14}})
    play(t, "place farm-expansion", "room r1c1", "room r1c2")
    assert (len(seat(t)["rooms"]), goods(t)) == (4, {})


@pytest.mark.card("K136")
@pytest.mark.parametrize(("house", "material"), [("wood", "clay"), ("clay", "stone")])
def test_the_brushwood_roof_renovates_with_wood(house: str, material: str) -> None:
    t = alone({"cards": ["K136"], "house": house, "goods": {material: 2, "wood": 1}})
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == (material, {})


@pytest.mark.card("K136", "E36")
def test_brushwood_roof_and_clay_roof_share_the_reed() -> None:
    t = alone({"cards": ["K136", "E36"], "goods": {"wood": 6, "clay": 1}})
    play(t, "place farm-expansion", "room r1c1")
    assert (len(seat(t)["rooms"]), goods(t)) == (3, {})


@pytest.mark.card("K136")
def test_the_brushwood_roof_does_not_help_with_improvements() -> None:
    t = alone({"cards": ["K136"], "goods": {"wood": 9, "stone": 2, "clay": 2}})
    play(t, "place major-improvement")
    assert reason(t, "build A9") == "reason-cannot-pay"


# Sawhorse


def sawn(**row: Any) -> bocage.Table:
    """Seat 0 has played the Sawhorse and has people left."""
    supply = row.pop("goods", {})
    supply = {**supply, "wood": supply.get("wood", 0) + 2}
    t = at_once("K121", {"goods": supply, "people": 4, **row})
    play_if_asked(t, "done")
    return t


@pytest.mark.card("K121")
def test_the_next_stable_after_the_sawhorse_is_free() -> None:
    t = sawn(goods={"wood": 2})
    play(t, "place farm-expansion", "stable r1c5")
    assert goods(t) == {"wood": 2}
    play(t, "stable r1c4")
    assert (seat(t)["stables"], goods(t)) == (["r1c4", "r1c5"], {})


@pytest.mark.card("K121")
def test_the_free_stable_needs_no_wood_and_comes_once() -> None:
    t = sawn()
    play(t, "place farm-expansion", "stable r1c5")
    assert seat(t)["stables"] == ["r1c5"]
    assert "place farmland" in offered(t)


@pytest.mark.card("K121")
@pytest.mark.parametrize(
    ("standing", "cells", "wood"),
    [
        ([], "r1c5", 3),
        ([], "r1c4+r1c5", 4),
        ([["r1c5"]], "r1c4", 2),
        ([["r1c4", "r1c5"]], "r2c5", 2),
        ([["r1c4", "r1c5"], ["r2c5"]], "r2c4", 2),
    ],
)
def test_every_third_fence_is_free(standing: list[list[str]], cells: str, wood: int) -> None:
    t = alone({"cards": ["K121"], "pastures": standing, "goods": {"wood": wood}})
    play(t, "place fencing")
    play_if_asked(t, f"fence {cells}")
    assert len(seat(t)["pastures"]) == len(standing) + 1
    assert goods(t) == {}
    short = alone({"cards": ["K121"], "pastures": standing, "goods": {"wood": wood - 1}})
    play_if_asked(short, "place fencing", f"fence {cells}")
    assert cells.split("+") not in seat(short)["pastures"]


@pytest.mark.card("K121")
def test_fences_of_one_action_are_counted_on() -> None:
    t = alone({"cards": ["K121"], "goods": {"wood": 6}})
    play(t, "place fencing", "fence r1c5", "fence r1c4")
    assert len(seat(t)["pastures"]) == 2
    assert goods(t) == {"wood": 6 - 3 - 2}


# Forest Pasture


@pytest.mark.card("K145")
def test_the_forest_pasture_holds_any_number_of_boar_and_nothing_else() -> None:
    spaces = {**pile("pig-market", "boar", 9), **pile("sheep-market", "sheep", 3)}
    t = alone({"cards": ["K145"], "people": 3}, spaces=spaces)
    play(t, "place pig-market")
    assert goods(t) == {"boar": 9}
    play(t, "place sheep-market")
    assert goods(t) == {"boar": 9, "sheep": 1}
    assert (line(t, "boar"), line(t, "pastures")) == (4, -1)


@pytest.mark.card("K145", "E216")
def test_the_animal_keeper_does_not_mix_types_on_the_forest_pasture() -> None:
    t = alone({"cards": ["K145", "E216"]}, seats=4, spaces=pile("sheep-market", "sheep", 3))
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": 1}


# Pelts


def skinned(t: bocage.Table, animal: str) -> None:
    """Cook an animal and lay a food of it in a room, if that is possible."""
    play(t, f"cook {animal}")
    play_if_asked(t, "use K339")


def tannery(cards: list[str], **row: Any) -> bocage.Table:
    """The feeding phase of a seat with a fireplace and animals."""
    given = {"cards": ["A1", *cards], "goods": {"food": 6}, "pastures": MEADOWS, **row}
    return phase("feeding", 4, given)


@pytest.mark.card("K339")
def test_pelts_lay_a_food_in_a_room_for_each_animal_turned_into_food() -> None:
    t = tannery(["K339"], animals={"sheep": 4})
    skinned(t, "sheep")
    assert bonus(t) == 1
    assert goods(t) == {"sheep": 3, "food": 6 + 2 - 1}
    skinned(t, "sheep")
    assert (bonus(t), goods(t)["sheep"]) == (2, 3), "the two that are left have a lamb"


@pytest.mark.card("K339")
def test_each_room_takes_one_food_of_the_pelts() -> None:
    t = tannery(["K339"], animals={"sheep": 4})
    for _ in range(2):
        skinned(t, "sheep")
    assert bonus(t) == 2
    assert "cook sheep" not in offered(t), "both rooms have their food, and nobody is hungry"
    hungry = tannery(["K339"], animals={"sheep": 5}, goods={})
    for _ in range(3):
        skinned(hungry, "sheep")
    assert bonus(hungry) == 2


@pytest.mark.card("K339")
def test_pelts_may_be_declined() -> None:
    t = tannery(["K339"], animals={"sheep": 3})
    play(t, "cook sheep")
    play_if_asked(t, "done")
    assert bonus(t) == 0


@pytest.mark.card("K339")
def test_pelts_take_animals_cooked_straight_from_a_space_and_no_vegetables() -> None:
    t = alone({"cards": ["A1", "K339"]}, spaces=pile("sheep-market", "sheep", 2))
    play(t, "place sheep-market")
    play_if_asked(t, "use K339")
    assert (goods(t), bonus(t)) == ({"sheep": 1, "food": 1}, 1)
    t = tannery(["K339"], goods={"vegetable": 3})
    play(t, "cook vegetable")
    assert "use K339" not in offered(t)


@pytest.mark.card("K339", "K280")
def test_pelts_go_with_a_boar_laid_on_the_tanner() -> None:
    t = tannery(["K339", "K280"], animals={"boar": 2})
    for _ in range(2):
        play(t, "cook boar")
        play_if_asked(t, "use K280", "use K339", "use K280")
    assert bonus(t) == 2 + 1
