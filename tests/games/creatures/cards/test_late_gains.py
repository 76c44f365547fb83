"""Buildings that bring something: duck pond, feed storehouse, farm well, hay rack, two stalls."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.creatures.cards.building import (
    built,
    choosing,
    farm,
    materials,
    round_of,
    settled,
    tiles,
    verbs,
    why,
    worth,
)
from tests.games.creatures.scenario import (
    alone,
    animals,
    breeding,
    choices,
    deciding,
    display,
    ended,
    offered,
    play,
    reason,
    room,
    seat,
    supply,
    table,
)

# Duck pond


@pytest.mark.rule("C66")
@pytest.mark.card("duck-pond")
@pytest.mark.parametrize(
    ("row", "possible"),
    [
        ({}, False),
        ({"columns": ["f", "g", "h"]}, True),
        ({"columns": ["f", "g", "h"], "troughs": ["h1", "h2"]}, True),
        ({"columns": ["f", "g", "h"], "troughs": ["h1", "h2", "h3"]}, False),
        ({"columns": ["f", "g", "h"], "tiles": farm(g1="stall", g2="stall")}, True),
        ({"columns": ["f", "g", "h"], "tiles": farm(g1="stall", g2="stall", h3="stall")}, False),
        ({"columns": ["f", "g", "h"], "troughs": ["h1", "h2"], "borders": ["g3n", "g3s"]}, True),
        (
            {"columns": ["f", "g", "h"], "troughs": ["h1", "h2"], "borders": ["g3n", "g3s", "h3w"]},
            False,
        ),
    ],
)
def test_the_duck_pond_needs_six_unused_spaces(row: dict[str, Any], possible: bool) -> None:
    t = choosing("duck-pond", {**row, "goods": {"wood": 1, "stone": 1}})
    assert ("build duck-pond" in offered(t)) == possible
    assert why(t, "build duck-pond") == (None if possible else "need")


@pytest.mark.rule("C66")
@pytest.mark.card("duck-pond")
def test_the_duck_pond_may_take_one_of_the_six_spaces_and_brings_a_reed() -> None:
    row = {"columns": ["f", "g", "h"], "troughs": ["h1", "h2"], "goods": {"stone": 1}}
    t = built("duck-pond", "g1", row)
    assert materials(t) == {"stone": 1, "reed": 1}
    assert len(seat(t)["unused"]) == 5


# Feed storehouse


@pytest.mark.rule("C73")
@pytest.mark.card("feed-storehouse")
def test_the_feed_storehouse_brings_a_trough_for_nothing() -> None:
    t = built("feed-storehouse", "g1", {"goods": {"wood": 4, "reed": 1, "stone": 1}})
    assert offered(t) == {f"trough {cell}" for cell in ("f1", "f2", "f3", "g1", "g2", "g3")}
    play(t, "trough g1")
    assert seat(t)["troughs"] == ["g1"]
    assert materials(t) == {"wood": 3, "stone": 1}
    assert supply(t)["trough"] == 9
    assert deciding(t) == 1


@pytest.mark.rule("C73", "C04")
@pytest.mark.card("feed-storehouse")
def test_without_troughs_the_feed_storehouse_can_still_be_built() -> None:
    cells = [f"{column}{row}" for column in "efg" for row in (1, 2, 3)]
    row = {"troughs": ["g2"], "goods": {"wood": 2, "reed": 1}}
    t = built("feed-storehouse", "g1", row, {"columns": ["e", "f", "g"], "troughs": cells})
    assert (deciding(t), seat(t)["troughs"]) == (1, ["g2"])


@pytest.mark.rule("C73")
@pytest.mark.card("feed-storehouse")
@pytest.mark.parametrize(("troughs", "points"), [(4, 0), (5, 3), (6, 3)])
def test_the_feed_storehouse_scores_with_five_troughs(troughs: int, points: int) -> None:
    cells = ["g1", "f1", "f3", "f2", "g2", "g3"]
    t = ended(
        {"tiles": farm(g1="feed-storehouse"), "troughs": cells[:troughs]},
        {"troughs": ["f1"]},
    )
    assert worth(t) == points


# Farm well


WELL = farm(g1="farm-well")


@pytest.mark.rule("C74")
@pytest.mark.card("farm-well")
@pytest.mark.parametrize("number", [6, 7, 8])
def test_a_trough_comes_at_the_start_of_the_last_three_rounds(number: int) -> None:
    t = breeding({"tiles": WELL}, round=number - 1)
    assert round_of(t) == number
    assert offered(t) == {f"trough {cell}" for cell in ("f1", "f2", "f3", "g1", "g2", "g3")}
    play(t, "trough f2")
    assert seat(t)["troughs"] == ["f2"]
    assert supply(t)["trough"] == 9
    assert "place three-wood" in offered(t)


@pytest.mark.rule("C74")
@pytest.mark.card("farm-well")
@pytest.mark.parametrize("number", [2, 5])
def test_the_farm_well_is_dry_before_round_six(number: int) -> None:
    t = breeding({"tiles": WELL}, round=number - 1)
    assert "place three-wood" in offered(t)
    assert supply(t)["trough"] == 10


@pytest.mark.rule("C74")
@pytest.mark.card("farm-well")
def test_the_trough_comes_before_the_first_worker_also_to_the_second_seat() -> None:
    t = table({}, {"tiles": WELL}, round=6, phase="preparation")
    assert deciding(t) == 1
    play(t, "trough g2")
    assert (deciding(t), seat(t, 1)["troughs"]) == (0, ["g2"])
    assert "place three-wood" in offered(t)


@pytest.mark.rule("C74")
@pytest.mark.card("farm-well")
def test_a_farm_well_built_in_round_six_brings_a_trough_from_round_seven_on() -> None:
    row = {"placed": 2, "goods": {"wood": 1, "stone": 3}}
    t = built("farm-well", "g1", row, {"placed": 3}, round=6)
    assert round_of(t) == 7
    assert verbs(t) == {"trough"}
    assert supply(t)["trough"] == 10


@pytest.mark.rule("C74", "C04")
@pytest.mark.card("farm-well")
def test_without_troughs_in_the_supply_the_farm_well_is_dry() -> None:
    cells = [f"{column}{row}" for column in "efg" for row in (1, 2, 3)]
    row = {"tiles": WELL, "troughs": ["g2"]}
    t = breeding(row, {"columns": ["e", "f", "g"], "troughs": cells}, round=6)
    assert verbs(t) == {"place"}


# Hay rack


RACK = {"wood": 3, "reed": 1}


@pytest.mark.rule("C78")
@pytest.mark.card("hay-rack")
def test_the_hay_rack_brings_a_sheep_a_cow_and_a_horse() -> None:
    t = built("hay-rack", "g1", {"goods": {**RACK, "stone": 1}, "troughs": ["f1", "f2"]})
    assert settled(t) == (1, 0, 1, 1)
    assert deciding(t) == 1


@pytest.mark.rule("C78", "C30")
@pytest.mark.card("hay-rack")
def test_animals_of_the_hay_rack_without_room_go_back() -> None:
    t = built("hay-rack", "g1", {"goods": {**RACK, "stone": 1}, "troughs": ["f1"]})
    assert offered(t) == {"release sheep", "release cow", "release horse"}
    play(t, "release cow")
    assert settled(t) == (1, 0, 0, 1)
    assert deciding(t) == 1


# Pig stall, cow stall


STALLS = pytest.mark.parametrize(
    ("card", "kind", "needed"), [("pig-stall", "pig", 13), ("cow-stall", "cow", 11)]
)
PRICE = {"wood": 4, "reed": 1}


@pytest.mark.rule("C79")
@pytest.mark.card("pig-stall", "cow-stall")
@STALLS
def test_the_stall_brings_one_animal_which_can_stay_there(
    card: str, kind: str, needed: int
) -> None:
    row = {"goods": {**PRICE, "stone": 1}, "animals": {"horse": 1}}
    t = built(card, "g1", row)
    assert sum(settled(t)) == 2 and animals(t)[kind] == 1
    assert supply(t)["stall"] == 5


@pytest.mark.rule("C79")
@pytest.mark.card("pig-stall", "cow-stall")
@STALLS
@pytest.mark.parametrize("short", [0, 1])
def test_the_stall_scores_with_enough_animals(
    card: str, kind: str, needed: int, short: int
) -> None:
    row = {
        "tiles": farm(g1=card, g2="stables"),
        "troughs": ["g2"],
        "animals": {kind: needed - short},
    }
    assert worth(ended(row)) == 4 + (0 if short else 4)


@pytest.mark.rule("C79", "C51")
@pytest.mark.card("pig-stall", "cow-stall")
@STALLS
def test_animals_in_the_pen_do_not_count_for_the_stall(card: str, kind: str, needed: int) -> None:
    row = {
        "tiles": farm(g1=card, g2="stables", f1="pen", g3="stall"),
        "animals": {kind: needed},
    }
    t = ended(row)
    assert room(t)[kind] == 1 + 3 + 5 + 4 + 3
    assert worth(t) == (5 if needed > 12 else 5 + 4)


@pytest.mark.rule("C79")
@pytest.mark.card("pig-stall", "cow-stall")
@STALLS
@pytest.mark.parametrize("material", ["wood", "stone"])
def test_the_stall_becomes_stables_and_can_be_built_again(
    card: str, kind: str, needed: int, material: str
) -> None:
    row = {"tiles": farm(g1=card), "goods": {material: 5}, "animals": {kind: 4}, "troughs": ["g1"]}
    t = alone(row, buildings=[])
    play(t, "place stables")
    assert tiles(t) == farm(g1="stables")
    assert materials(t) == {}
    assert supply(t)["stall"] == 3
    assert display(t) == {card}
    assert (animals(t), seat(t)["troughs"]) == ({kind: 4}, ["g1"])
    assert room(t)["horse"] == 1 + 10


@pytest.mark.rule("C79", "C04")
@pytest.mark.card("pig-stall", "cow-stall")
@STALLS
def test_stables_need_a_tile_of_the_supply(card: str, kind: str, needed: int) -> None:
    all_but_one = dict.fromkeys(("f1", "f2", "g1"), "stall")
    row = {"tiles": farm(g1=card), "goods": {"wood": 5}}
    t = alone(row, {"tiles": farm(**all_but_one)})
    assert "place stables" in offered(t)
    t = alone(row, {"tiles": farm(**all_but_one, g2="stables")})
    assert "place stables" not in offered(t)
    assert reason(t, "place stables") == "reason-creatures-no-stall-tile"


@pytest.mark.rule("C79", "C04")
@pytest.mark.card("pig-stall", "cow-stall")
def test_the_last_tile_turns_one_of_two_such_stalls() -> None:
    row = {"tiles": farm(g1="pig-stall", g2="cow-stall"), "goods": {"wood": 10}}
    t = alone(row, {"tiles": farm(f1="stall", f2="stall", g1="stall")}, buildings=[])
    play(t, "place stables")
    assert offered(t) == {"stables g1", "stables g2"}
    play(t, "stables g2")
    assert tiles(t) == farm(g1="pig-stall", g2="stables")
    assert (materials(t), display(t)) == ({"wood": 5}, {"cow-stall"})
    assert verbs(t) == {"place"}


@pytest.mark.rule("C79", "C04")
@pytest.mark.card("pig-stall")
def test_without_tiles_left_plain_stalls_are_turned_but_not_the_pig_stall() -> None:
    row = {"tiles": farm(g1="pig-stall", g2="stall", g3="stall"), "goods": {"wood": 10}}
    t = alone(row, {"tiles": farm(f1="stall", f2="stall")})
    play(t, "place stables")
    assert offered(t) == {"stables g2", "stables g3"}
    assert why(t, "stables g1") == "no-stall-tile"
    assert why(t, "stables f1") == "no-stall"


@pytest.mark.rule("C79", "C32")
@pytest.mark.card("pig-stall", "cow-stall")
@STALLS
def test_the_stall_becomes_open_stables_and_can_be_built_again(
    card: str, kind: str, needed: int
) -> None:
    row = {"tiles": farm(g1=card), "goods": {"stone": 3}, "animals": {kind: 3}}
    t = alone(row, buildings=["open-stables"])
    play(t, "place special-building-1")
    assert offered(t) == {"take cow", "take horse"}
    play(t, "take cow")
    assert tiles(t) == farm(g1="open-stables")
    assert (display(t), supply(t)["stall"]) == ({card}, 4)
    assert sum(settled(t)) == 4


@pytest.mark.rule("C79", "C30")
@pytest.mark.card("pig-stall", "cow-stall")
@STALLS
def test_the_other_seat_can_build_the_stall_that_came_back(
    card: str, kind: str, needed: int
) -> None:
    row = {"tiles": farm(g1=card), "goods": {"wood": 5}}
    t = table(row, {"goods": PRICE}, buildings=[])
    play(t, "place stables", "place special-building-1", "site g3")
    assert tiles(t, 1) == farm(g3=card)
    assert animals(t, 1) == {kind: 1}
    assert display(t) == set()


@pytest.mark.rule("C79")
@pytest.mark.card("pig-stall", "cow-stall")
@STALLS
def test_the_stall_takes_no_materials_outlet(card: str, kind: str, needed: int) -> None:
    row = {"tiles": farm(g1=card), "goods": {"reed": 1, "stone": 1}}
    t = choosing("materials-outlet", row)
    assert why(t, "build materials-outlet") == "need"
    assert choices(t, "build") == {"haystack", "small-extension"}
