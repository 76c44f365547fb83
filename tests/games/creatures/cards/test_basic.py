"""The four basic buildings: shelter, open stables, storage building, half-timbered house."""

from __future__ import annotations

import pytest

from tests.games.creatures.cards.building import (
    around,
    board,
    built,
    choosing,
    farm,
    herd,
    materials,
    tiles,
    why,
    worth,
)
from tests.games.creatures.scenario import (
    animals,
    choices,
    deciding,
    display,
    ended,
    offered,
    play,
    play_if_asked,
    room,
    seat,
    supply,
)

SHELTER = {"wood": 2, "stone": 1}
HOUSE = {"wood": 3, "stone": 2, "reed": 1}

# Shelter


@pytest.mark.rule("C31")
@pytest.mark.card("shelter")
def test_the_shelter_gives_one_animal_of_choice() -> None:
    t = choosing("shelter", {"goods": SHELTER})
    play(t, "build shelter")
    assert choices(t, "site") == {"f1", "f2", "g1", "g2", "g3"}
    play(t, "site g1")
    assert offered(t) == {"take sheep", "take pig", "take cow", "take horse"}
    play(t, "take horse")
    assert (animals(t), tiles(t)["g1"], deciding(t)) == ({"horse": 1}, "shelter", 1)
    assert "shelter" not in display(t)


@pytest.mark.rule("C31")
@pytest.mark.card("shelter")
def test_the_animal_may_live_in_the_shelter_beside_another_type_in_the_cottage() -> None:
    t = built("shelter", "g1", {"goods": SHELTER, "animals": {"pig": 1}})
    play(t, "take cow")
    assert animals(t) == {"pig": 1, "cow": 1}


@pytest.mark.rule("C31", "C30")
@pytest.mark.card("shelter")
@pytest.mark.parametrize("gone", ["horse", "sheep"])
def test_the_animal_of_the_shelter_needs_room_where_its_tile_covers_a_pasture(gone: str) -> None:
    row = {"goods": SHELTER, "borders": around("g1"), "animals": {"sheep": 3}}
    t = built("shelter", "g1", row)
    play(t, "take horse")
    while choices(t, "release"):
        play(t, f"release {gone}")
    assert animals(t) == ({"sheep": 2} if gone == "horse" else {"sheep": 1, "horse": 1})


# Open stables


@pytest.mark.rule("C32")
@pytest.mark.card("open-stables")
def test_the_open_stables_replace_a_stall_and_give_a_cow_or_a_horse() -> None:
    t = choosing("open-stables", {"goods": {"wood": 3}, "tiles": farm(g1="stall")})
    assert supply(t)["stall"] == 4
    play(t, "build open-stables")
    assert offered(t) == {"take cow", "take horse"}
    play(t, "take cow")
    assert (tiles(t), animals(t)) == (farm(g1="open-stables"), {"cow": 1})
    assert supply(t)["stall"] == 5


@pytest.mark.rule("C32")
@pytest.mark.card("open-stables")
@pytest.mark.parametrize("good", ["wood", "stone"])
def test_the_open_stables_cost_three_wood_or_three_stone(good: str) -> None:
    row = {"tiles": farm(g1="stall"), "goods": {"wood": 3, "stone": 3}}
    t = choosing("open-stables", row)
    play(t, "build open-stables")
    assert offered(t) == {"pay wood", "pay stone"}
    play(t, f"pay {good}", "take horse")
    assert materials(t) == {"stone" if good == "wood" else "wood": 3}
    t = choosing("open-stables", {**row, "goods": {good: 3, "reed": 2}})
    play(t, "build open-stables", "take horse")
    assert materials(t) == {"reed": 2}


@pytest.mark.rule("C32")
@pytest.mark.card("open-stables")
def test_wood_and_stone_are_not_mixed_for_the_open_stables() -> None:
    row = {"tiles": farm(g1="stall"), "goods": {"wood": 2, "stone": 2, "reed": 9}}
    assert why(choosing("open-stables", row), "build open-stables") == "cannot-pay-either"


@pytest.mark.rule("C32")
@pytest.mark.card("open-stables")
def test_the_open_stables_stand_on_any_stall_and_on_nothing_else() -> None:
    stalls = farm(g1="stall", g2="pig-stall", f1="cow-stall", f2="stables")
    t = choosing("open-stables", {"tiles": stalls, "goods": {"wood": 3}})
    play(t, "build open-stables")
    assert choices(t, "site") == {"g1", "g2", "f1"}
    assert why(t, "site f2") == "wrong-site"
    play(t, "site g2")
    assert "pig-stall" in display(t)
    assert supply(t)["stall"] == 3
    t = choosing("open-stables", {"tiles": farm(g1="stables"), "goods": {"wood": 9}})
    assert why(t, "build open-stables") == "need"


@pytest.mark.rule("C32", "C30")
@pytest.mark.card("open-stables", "cow-stall")
def test_a_cow_stall_under_the_open_stables_can_be_built_again() -> None:
    row = {"tiles": farm(g1="cow-stall"), "goods": {"wood": 7, "reed": 1}}
    t = choosing("open-stables", row, {"placed": 3})
    play(t, "build open-stables", "take cow")
    assert "cow-stall" in display(t)
    play(t, "place special-building-2", "build cow-stall", "site g2")
    assert tiles(t) == farm(g1="open-stables", g2="cow-stall")


@pytest.mark.rule("C32")
@pytest.mark.card("open-stables", "materials-outlet")
def test_the_open_stables_are_never_upgraded() -> None:
    row = {"tiles": farm(g1="open-stables"), "goods": {"wood": 9, "stone": 9, "reed": 9}}
    t = board(row)
    assert why(t, "place stables") == "no-stall"
    assert why(choosing("materials-outlet", row), "build materials-outlet") == "need"


@pytest.mark.rule("C32")
@pytest.mark.card("open-stables")
def test_animals_and_trough_stay_when_a_stall_becomes_open_stables() -> None:
    row = {"tiles": farm(g1="stall"), "troughs": ["g1"], "animals": {"sheep": 6, "pig": 1}}
    t = choosing("open-stables", {**row, "goods": {"stone": 3}})
    play(t, "build open-stables", "take horse", "release horse")
    assert animals(t) == {"sheep": 6, "pig": 1}
    assert (seat(t)["troughs"], room(t)["sheep"]) == (["g1"], 11)


# Storage building


@pytest.mark.rule("C33")
@pytest.mark.card("storage-building")
@pytest.mark.parametrize(
    ("stock", "points"),
    [
        ({}, 0),
        ({"wood": 1}, 0.5),
        ({"wood": 1, "stone": 1, "reed": 1}, 1.5),
        ({"wood": 7, "stone": 2, "reed": 1, "border": 5}, 5),
    ],
)
def test_the_storage_building_gives_half_a_point_per_material(
    stock: dict[str, int], points: float
) -> None:
    t = ended({"tiles": farm(g1="storage-building"), "goods": stock})
    assert worth(t) == points
    assert isinstance(worth(t), int) == (points == int(points))
    assert t.scores()[0].total == points - 12


@pytest.mark.rule("C33")
@pytest.mark.card("storage-building", "stone-carvers-workshop")
def test_stones_on_a_tile_are_not_in_the_storage_building() -> None:
    laid = farm(g1="storage-building", g2="stone-carvers-workshop")
    t = ended({"tiles": laid, "stones": 3, "goods": {"wood": 1}}, mode="expert")
    assert worth(t) == 6.5


# Half-timbered house


@pytest.mark.rule("C34")
@pytest.mark.card("half-timbered-house")
def test_the_half_timbered_house_replaces_the_cottage() -> None:
    t = choosing("half-timbered-house", {"goods": HOUSE, "animals": {"sheep": 1}})
    play(t, "build half-timbered-house")
    assert deciding(t) == 1
    assert (tiles(t), herd(t)) == ({"f3": "half-timbered-house"}, (1, 0, 0, 0))
    assert room(t)["sheep"] == 2
    assert "cottage" not in display(t)


@pytest.mark.rule("C34")
@pytest.mark.card("half-timbered-house")
def test_a_trough_stays_in_the_half_timbered_house() -> None:
    row = {"goods": HOUSE, "troughs": ["f3"], "animals": {"pig": 2}}
    t = built("half-timbered-house", "f3", row)
    assert (seat(t)["troughs"], room(t)["pig"], animals(t)) == (["f3"], 4, {"pig": 2})


@pytest.mark.rule("C34")
@pytest.mark.card("half-timbered-house", "log-house", "byre-dwelling")
@pytest.mark.parametrize("first", ["half-timbered-house", "log-house", "byre-dwelling"])
def test_a_seat_builds_only_one_of_the_three_cottage_upgrades(first: str) -> None:
    plenty = {"wood": 9, "stone": 9, "reed": 9}
    for second in {"half-timbered-house", "log-house", "byre-dwelling"} - {first}:
        t = choosing(second, {"tiles": {"f3": first}, "goods": plenty})
        assert why(t, f"build {second}") == "need"
        t = choosing(second, {"goods": plenty}, {"tiles": {"f3": first}})
        play(t, f"build {second}")
        play_if_asked(t, "done")
        assert tiles(t) == {"f3": second}
