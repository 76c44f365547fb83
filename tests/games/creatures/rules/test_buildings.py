"""Stalls, stables and special buildings: cost, room, placement."""

from __future__ import annotations

from typing import Any

import pytest

from ..scenario import (
    alone,
    animals,
    choices,
    display,
    ended,
    goods,
    housing,
    lines,
    offered,
    play,
    reason,
    room,
    seat,
    supply,
    table,
)

PRICE = {"stone": 3, "reed": 1, "border": 9}
STALL = {"f3": "cottage", "g1": "stall"}
TWO = {"f3": "cottage", "g1": "stall", "g2": "stall"}


@pytest.mark.rule("C14", "C20")
def test_a_stall_costs_three_stone_and_a_reed() -> None:
    t = alone({"goods": {**PRICE, "wood": 1, "stone": 4, "reed": 2}})
    play(t, "place stall", "stall g1")
    assert goods(t) == {"wood": 1, "stone": 1, "reed": 1, "border": 9}
    assert seat(t)["tiles"] == STALL
    assert supply(t)["stall"] == 3
    assert "place troughs" in offered(t)


@pytest.mark.rule("C14", "C20")
@pytest.mark.parametrize(("stone", "reed"), [(2, 1), (3, 0), (2, 5), (9, 0)])
def test_a_stall_is_not_built_for_less(stone: int, reed: int) -> None:
    t = alone({"goods": {"wood": 9, "stone": stone, "reed": reed}})
    assert reason(t, "place stall") == "reason-creatures-cannot-pay"
    assert "place stall" not in offered(t)


@pytest.mark.rule("C20")
def test_one_stall_per_visit() -> None:
    t = alone({"goods": {"stone": 6, "reed": 2, "border": 9}})
    play(t, "place stall", "stall g1")
    assert goods(t) == PRICE
    assert reason(t, "place stall") == "reason-creatures-occupied"


@pytest.mark.rule("C04", "C14")
@pytest.mark.parametrize(("mode", "tiles"), [("standard", 4), ("advanced", 5), ("expert", 5)])
def test_stall_tiles_run_out(mode: str, tiles: int) -> None:
    cells = ["f1", "f2", "g1", "g2", "g3"]
    for built in (tiles - 1, tiles):
        kinds = {cell: "stables" if cell == "f1" else "stall" for cell in cells[:built]}
        t = table({"goods": PRICE}, {"tiles": {"f3": "cottage", **kinds}, "placed": 3}, mode=mode)
        assert supply(t)["stall"] == tiles - built
        short = None if built < tiles else "reason-creatures-no-stall-tile"
        assert reason(t, "place stall") == short


@pytest.mark.rule("C14", "C16", "C28")
def test_a_stall_holds_three_of_one_type_and_is_worth_a_point() -> None:
    t = alone({"tiles": STALL, "animals": {"cow": 3, "pig": 1}})
    assert housing(t) == {"f3": 1, "g1": 3}
    assert room(t) == dict.fromkeys(("sheep", "pig", "cow", "horse"), 4)
    assert lines(ended({"tiles": STALL}))["buildings"] == 1
    assert lines(ended({"tiles": TWO}))["buildings"] == 2
    assert lines(ended({}))["buildings"] == 0


@pytest.mark.rule("C14", "C28")
def test_stables_hold_five_of_one_type_and_are_worth_four_points() -> None:
    tiles = {"f3": "cottage", "g1": "stables"}
    t = alone({"tiles": tiles, "animals": {"horse": 5, "pig": 1}})
    assert housing(t) == {"f3": 1, "g1": 5}
    assert lines(ended({"tiles": tiles}))["buildings"] == 4


@pytest.mark.rule("C15", "C14")
def test_a_stall_goes_on_any_space_without_building() -> None:
    t = alone(
        {
            "goods": PRICE,
            "columns": ["e", "f", "g"],
            "tiles": STALL,
            "troughs": ["e3"],
            "borders": ["f1n", "f1w", "g1w", "f2n", "g3s"],
        }
    )
    play(t, "place stall")
    assert choices(t, "stall") == {"e1", "e2", "e3", "f1", "f2", "g2", "g3"}
    assert reason(t, "stall g1") == "reason-creatures-built-there"
    assert reason(t, "stall f3") == "reason-creatures-built-there"
    assert reason(t, "stall h1") == "reason-creatures-not-on-farm"


@pytest.mark.rule("C14", "C15")
def test_a_farm_full_of_buildings_takes_no_stall() -> None:
    full = {"f1": "shelter", "f2": "barn", "g1": "pen", "g2": "inn", "g3": "manor"}
    t = alone({"goods": PRICE, "tiles": {"f3": "cottage", **full}})
    assert reason(t, "place stall") == "reason-creatures-no-site"
    last = {cell: tile for cell, tile in full.items() if cell != "g3"}
    t = alone({"goods": PRICE, "tiles": {"f3": "cottage", **last}})
    play(t, "place stall")
    assert seat(t)["tiles"]["g3"] == "stall"


@pytest.mark.rule("C14", "C20")
@pytest.mark.parametrize("material", ["wood", "stone"])
def test_stables_cost_five_wood_or_five_stone(material: str) -> None:
    t = alone({"tiles": STALL, "goods": {material: 5, "border": 9}})
    play(t, "place stables")
    assert goods(t) == {"border": 9}
    assert seat(t)["tiles"] == {"f3": "cottage", "g1": "stables"}
    assert supply(t)["stall"] == 3
    assert "place troughs" in offered(t)


@pytest.mark.rule("C20")
def test_one_tile_is_not_paid_in_two_materials() -> None:
    t = alone({"tiles": STALL, "goods": {"wood": 4, "stone": 4, "reed": 4}})
    assert reason(t, "place stables") == "reason-creatures-cannot-pay-either"


@pytest.mark.rule("C20")
@pytest.mark.parametrize(("material", "other"), [("wood", "stone"), ("stone", "wood")])
def test_with_both_at_hand_the_material_is_chosen(material: str, other: str) -> None:
    t = alone({"tiles": STALL, "goods": {"wood": 6, "stone": 6, "border": 9}})
    play(t, "place stables")
    assert offered(t) == {"pay wood", "pay stone"}
    play(t, f"pay {material}")
    assert goods(t) == {material: 1, other: 6, "border": 9}


@pytest.mark.rule("C20")
def test_several_tiles_are_flipped_each_for_its_own_material() -> None:
    t = alone({"tiles": TWO, "goods": {"wood": 5, "stone": 5, "border": 9}})
    play(t, "place stables")
    assert offered(t) == {"stables g1", "stables g2"}
    play(t, "stables g2", "pay wood")
    assert seat(t)["tiles"] == {"f3": "cottage", "g1": "stall", "g2": "stables"}
    assert offered(t) == {"stables g1", "done"}
    play(t, "stables g1")
    assert goods(t) == {"border": 9}
    assert seat(t)["tiles"] == {"f3": "cottage", "g1": "stables", "g2": "stables"}


@pytest.mark.rule("C20")
def test_flipping_stops_when_enough_or_when_nothing_is_left() -> None:
    t = alone({"tiles": TWO, "goods": {"wood": 10, "border": 9}})
    play(t, "place stables", "stables g1", "done")
    assert goods(t) == {"wood": 5, "border": 9}
    t = alone({"tiles": TWO, "goods": {"wood": 9, "border": 9}})
    play(t, "place stables", "stables g1")
    assert goods(t) == {"wood": 4, "border": 9}
    assert "place troughs" in offered(t)


@pytest.mark.rule("C14", "C20", "C30")
@pytest.mark.parametrize(
    "tiles",
    [{}, {"g1": "stables"}, {"g1": "open-stables"}, {"g1": "shelter"}, {"g1": "materials-outlet"}],
)
def test_only_a_stall_becomes_stables(tiles: dict[str, str]) -> None:
    t = alone({"tiles": {"f3": "cottage", **tiles}, "goods": {"wood": 9, "stone": 9}})
    assert reason(t, "place stables") == "reason-creatures-no-stall"


@pytest.mark.rule("C21", "C17")
def test_animals_and_trough_stay_on_the_flipped_tile() -> None:
    row = {"tiles": STALL, "troughs": ["g1"], "animals": {"cow": 6, "sheep": 1}}
    t = alone({**row, "goods": {"wood": 5}})
    play(t, "place stables")
    assert animals(t) == {"cow": 6, "sheep": 1}
    assert seat(t)["troughs"] == ["g1"]
    assert housing(t) == {"f3": 1, "g1": 10}


@pytest.mark.rule("C16")
def test_the_cottage_holds_one_animal_of_any_type() -> None:
    for kind in ("sheep", "pig", "cow", "horse"):
        t = alone({"animals": {kind: 1}})
        assert animals(t) == {kind: 1}
        assert room(t)[kind] == 1


@pytest.mark.rule("C16")
def test_a_building_holds_one_type() -> None:
    lies: dict[str, Any] = {"pigs-and-sheep": {"goods": {"pig": 1, "sheep": 2}}}
    t = alone({"tiles": STALL, "animals": {"cow": 1}}, spaces=lies)
    play(t, "place pigs-and-sheep")
    assert offered(t) == {"release sheep", "release pig", "release cow"}
    play(t, "release cow")
    assert animals(t) == {"pig": 1, "sheep": 2}


@pytest.mark.rule("C22")
def test_two_spaces_for_special_buildings_also_for_one_seat() -> None:
    t = alone({"goods": {"wood": 5, "stone": 3, "reed": 1, "border": 9}})
    play(t, "place special-building-1", "build shelter", "site g1", "take cow")
    assert goods(t) == {"wood": 3, "stone": 2, "reed": 1, "border": 9}
    play(t, "place special-building-2")
    assert offered(t) == {"build storage-building", "build half-timbered-house"}
    play(t, "build half-timbered-house")
    assert seat(t)["tiles"] == {"f3": "half-timbered-house", "g1": "shelter"}
    assert reason(t, "place special-building-1") == "reason-creatures-occupied"


@pytest.mark.rule("C22")
def test_one_special_building_per_visit() -> None:
    t = alone({"goods": {"wood": 9, "stone": 9, "reed": 9}})
    play(t, "place special-building-1", "build storage-building", "site g1")
    assert display(t) == {"shelter", "open-stables", "half-timbered-house"}
    assert "place special-building-2" in offered(t)
    assert not choices(t, "build")


@pytest.mark.rule("C22", "C15")
def test_a_special_building_goes_on_any_space_without_building() -> None:
    row = {"tiles": STALL, "troughs": ["g2"], "columns": ["f", "g", "h"]}
    t = alone({**row, "goods": {"wood": 2, "reed": 1}})
    play(t, "place special-building-2")
    assert choices(t, "site") == {"f1", "f2", "g2", "g3", "h1", "h2", "h3"}
    assert reason(t, "site g1") == "reason-creatures-built-there"
    play(t, "site g2")
    assert seat(t)["tiles"]["g2"] == "storage-building"
    assert seat(t)["troughs"] == ["g2"]


@pytest.mark.rule("C22")
def test_what_cannot_be_built_says_why() -> None:
    t = alone({"goods": {"wood": 2, "stone": 3, "reed": 1}})
    play(t, "place special-building-1")
    assert choices(t, "build") == {"shelter", "storage-building"}
    assert reason(t, "build half-timbered-house") == "reason-creatures-cannot-pay"
    assert reason(t, "build open-stables") == "reason-creatures-need"
    assert reason(t, "build barn") == "reason-creatures-not-on-display"


@pytest.mark.rule("C22", "C08")
def test_without_any_building_to_build_the_space_is_not_used() -> None:
    t = alone({"goods": {"wood": 9, "stone": 9, "reed": 9}}, buildings=[])
    assert reason(t, "place special-building-1") == "reason-creatures-no-building"
    t = alone({"goods": {"wood": 1, "stone": 1}}, buildings=["shelter"])
    assert "place special-building-1" not in offered(t)
    t = alone({"goods": {"wood": 9}}, buildings=["open-stables"])
    assert "place special-building-1" not in offered(t)


@pytest.mark.rule("C15")
def test_no_building_is_moved_or_torn_down() -> None:
    t = alone({"tiles": TWO, "goods": PRICE})
    assert not any(text.startswith(("lift", "anytime")) for text in offered(t))
    play(t, "place stall")
    assert not choices(t, "stall") & {"g1", "g2", "f3"}


@pytest.mark.rule("C30")
def test_an_upgrade_stands_where_its_predecessor_stood() -> None:
    t = alone({"tiles": TWO, "goods": {"wood": 3, "border": 9}})
    play(t, "place special-building-1")
    assert choices(t, "site") == {"g1", "g2"}
    assert reason(t, "site f1") == "reason-creatures-wrong-site"
    play(t, "site g2", "take horse")
    assert seat(t)["tiles"] == {"f3": "cottage", "g1": "stall", "g2": "open-stables"}
    assert supply(t)["stall"] == 3


@pytest.mark.rule("C30")
def test_gained_animals_must_find_room() -> None:
    t = alone({"goods": {"wood": 2, "stone": 1}, "animals": {"sheep": 1}})
    play(t, "place special-building-1", "site g1", "take cow")
    assert animals(t) == {"sheep": 1, "cow": 1}
    full = {"goods": {"wood": 3, "border": 9}, "tiles": STALL, "animals": {"sheep": 3, "pig": 1}}
    t = alone(full)
    play(t, "place special-building-1", "take cow")
    assert offered(t) == {"release sheep", "release pig", "release cow"}
    play(t, "release cow")
    assert animals(t) == {"sheep": 3, "pig": 1}


@pytest.mark.rule("C30")
@pytest.mark.parametrize(
    ("cell", "points"), [("f2", 2), ("g3", 2), ("e3", 2), ("g2", 0), ("e2", 0), ("f1", 0)]
)
def test_adjacent_means_a_common_side(cell: str, points: int) -> None:
    tiles = {"f3": "cottage", cell: "small-extension"}
    t = ended({"columns": ["e", "f", "g"], "tiles": tiles})
    assert lines(t)["buildings"] == points
