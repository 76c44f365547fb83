"""Plowing and sowing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.scenario import (
    alone,
    both,
    choices,
    goods,
    offered,
    play,
    play_if_asked,
    reason,
    seat,
    table,
    wait_for_round,
)

ALL_CELLS = {f"r{row}c{column}" for row in (1, 2, 3) for column in (1, 2, 3, 4, 5)}
HOUSE = {"r2c1", "r3c1"}


@both
@pytest.mark.rule("F35", "R34", "R61")
def test_the_first_field_lies_on_any_empty_space(game: str) -> None:
    t = alone(game, {})
    play(t, "place farmland")
    assert choices(t, "plow") == ALL_CELLS - HOUSE
    assert offered(t) == {f"plow {cell}" for cell in ALL_CELLS - HOUSE}
    play(t, "plow r1c5")
    assert seat(t)["fields"] == {"r1c5": {}}
    assert goods(t) == {}


@both
@pytest.mark.rule("F35", "R34")
def test_a_further_field_lies_orthogonally_next_to_a_field(game: str) -> None:
    t = alone(game, {"fields": {"r2c3": {"grain": 2}}})
    play(t, "place farmland")
    assert choices(t, "plow") == {"r1c3", "r2c2", "r2c4", "r3c3"}
    assert reason(t, "plow r1c2") == "reason-not-adjacent-field"
    assert reason(t, "plow r2c5") == "reason-not-adjacent-field"
    assert reason(t, "plow r2c3") == "reason-not-empty"
    play(t, "plow r2c4")
    assert seat(t)["fields"] == {"r2c3": {"grain": 2}, "r2c4": {}}


@both
@pytest.mark.rule("F35", "R34")
def test_no_field_on_rooms_stables_and_fenced_spaces(game: str) -> None:
    row = {"pastures": [["r1c4", "r1c5"]], "stables": ["r3c3", "r1c4"]}
    t = alone(game, row)
    play(t, "place farmland")
    taken = {"r1c4", "r1c5", "r3c3"}
    assert choices(t, "plow") == ALL_CELLS - HOUSE - taken
    for cell in taken | HOUSE:
        assert reason(t, f"plow {cell}") == "reason-not-empty"


@both
@pytest.mark.rule("F35", "R34")
def test_without_an_empty_space_next_to_a_field_nothing_is_plowed(game: str) -> None:
    row = {"fields": {"r1c5": {}}, "pastures": [["r1c4"]], "stables": ["r2c5"]}
    t = alone(game, row)
    assert reason(t, "place farmland") == "reason-no-field-cell"
    assert reason(t, "place cultivation") is not None


@both
@pytest.mark.rule("F35", "R34")
def test_a_field_stays_and_takes_neither_room_nor_stable_nor_fence(game: str) -> None:
    t = alone(game, {"goods": {"wood": 20, "reed": 9}})
    play(t, "place farmland", "plow r1c1", "place farm-expansion")
    assert "r1c1" not in choices(t, "room") | choices(t, "stable")
    t = alone(game, {"fields": {"r1c1": {}}, "goods": {"wood": 20}})
    play(t, "place fencing")
    assert not any("r1c1" in cells for cells in choices(t, "fence"))


@both
@pytest.mark.rule("F36", "R35")
def test_one_grain_becomes_three_and_one_vegetable_two(game: str) -> None:
    row = {"fields": {"r1c4": {}, "r1c5": {}}, "goods": {"grain": 2, "vegetable": 2}}
    t = alone(game, row)
    play(t, "place grain-utilization", "sow grain r1c5", "sow vegetable r1c4")
    assert seat(t)["fields"] == {"r1c4": {"vegetable": 2}, "r1c5": {"grain": 3}}
    assert goods(t) == {"grain": 1, "vegetable": 1}


@both
@pytest.mark.rule("F36", "R35")
def test_any_number_of_fields_is_sown_in_one_action(game: str) -> None:
    cells = ["r1c1", "r1c2", "r1c3", "r1c4", "r1c5"]
    fields: dict[str, Any] = {cell: {} for cell in cells}
    t = alone(game, {"fields": fields, "goods": {"grain": 3, "vegetable": 2}})
    sown = [f"sow grain {cell}" for cell in cells[:3]]
    sown += [f"sow vegetable {cell}" for cell in cells[3:]]
    play(t, "place grain-utilization", *sown)
    assert goods(t) == {}
    assert [seat(t)["fields"][cell] for cell in cells] == [{"grain": 3}] * 3 + [
        {"vegetable": 2}
    ] * 2


@both
@pytest.mark.rule("F36", "R35")
def test_fields_may_stay_fallow_but_one_is_sown(game: str) -> None:
    t = alone(game, {"fields": {"r1c4": {}, "r1c5": {}}, "goods": {"grain": 2}})
    play(t, "place grain-utilization")
    assert offered(t) == {"sow grain r1c4", "sow grain r1c5"}
    play(t, "sow grain r1c4")
    assert offered(t) == {"sow grain r1c5", "done"}
    play(t, "done")
    assert seat(t)["fields"] == {"r1c4": {"grain": 3}, "r1c5": {}}
    assert goods(t) == {"grain": 1}


@both
@pytest.mark.rule("F36", "R35")
def test_sowing_needs_an_empty_field_and_a_seed(game: str) -> None:
    rows: list[dict[str, Any]] = [
        {"goods": {"grain": 3, "vegetable": 3}},
        {"fields": {"r1c5": {"grain": 1}}, "goods": {"grain": 3}},
        {"fields": {"r1c5": {}}},
        {"fields": {"r1c5": {}, "r1c4": {"grain": 3}}},
    ]
    for row in rows:
        t = alone(game, row)
        assert "place grain-utilization" not in offered(t)
        assert reason(t, "place grain-utilization") is not None
    t = alone(game, {"fields": {"r1c5": {}}, "goods": {"vegetable": 2}})
    play(t, "place cultivation")
    assert reason(t, "sow grain r1c5") == "reason-no-seed"
    assert reason(t, "sow vegetable r1c4") == "reason-no-field-there"


@both
@pytest.mark.rule("F37", "R35")
def test_a_field_with_crops_is_not_sown(game: str) -> None:
    row = {
        "fields": {"r1c3": {"grain": 1}, "r1c4": {"vegetable": 1}, "r1c5": {}},
        "goods": {"grain": 2, "vegetable": 2},
    }
    t = alone(game, row)
    play(t, "place grain-utilization")
    assert offered(t) == {"sow grain r1c5", "sow vegetable r1c5"}
    for cell in ("r1c3", "r1c4"):
        assert reason(t, f"sow grain {cell}") == "reason-field-sown"
        assert reason(t, f"sow vegetable {cell}") == "reason-field-sown"


@both
@pytest.mark.rule("F37", "R35")
@pytest.mark.parametrize(("before", "after"), [("grain", "vegetable"), ("vegetable", "grain")])
def test_an_emptied_field_is_sown_again_with_either_crop(
    game: str, before: str, after: str
) -> None:
    row = {
        "fields": {"r1c5": {before: 1}},
        "goods": {"food": 9, "grain": 1, "vegetable": 1},
        "placed": 1,
    }
    t = table(game, row, {"placed": 2, "goods": {"food": 9}}, round=4)
    play(t, "place grain-seeds")
    assert t.position()["round"] == 5
    assert seat(t)["fields"] == {"r1c5": {}}
    assert goods(t)[before] == 2 + (before == "grain")
    play(t, "place grain-utilization")
    assert offered(t) == {"sow grain r1c5", "sow vegetable r1c5"}
    play(t, f"sow {after} r1c5")
    assert seat(t)["fields"] == {"r1c5": {after: 3 if after == "grain" else 2}}


@both
@pytest.mark.rule("F39", "R35")
def test_the_new_field_is_sown_in_the_same_action(game: str) -> None:
    t = alone(game, {"goods": {"grain": 1}})
    play(t, "place cultivation", "plow r1c5", "sow grain r1c5")
    assert seat(t)["fields"] == {"r1c5": {"grain": 3}}
    t = alone(game, {"fields": {"r1c4": {}}, "goods": {"grain": 1, "vegetable": 1}})
    play(t, "place cultivation", "plow r1c5", "sow grain r1c5", "sow vegetable r1c4")
    assert seat(t)["fields"] == {"r1c4": {"vegetable": 2}, "r1c5": {"grain": 3}}
    assert goods(t) == {}


@both
@pytest.mark.rule("F39", "R35")
def test_plowing_alone_or_sowing_alone(game: str) -> None:
    row = {"fields": {"r1c4": {}}, "goods": {"grain": 2}}
    t = alone(game, row)
    play(t, "place cultivation")
    assert "done" not in offered(t)
    play(t, "plow r1c5")
    assert offered(t) == {"sow grain r1c4", "sow grain r1c5", "done"}
    play(t, "done")
    assert seat(t)["fields"] == {"r1c4": {}, "r1c5": {}}
    t = alone(game, row)
    play(t, "place cultivation", "sow grain r1c4", "done")
    assert seat(t)["fields"] == {"r1c4": {"grain": 3}}


@both
@pytest.mark.rule("F39", "R34")
def test_only_one_field_is_plowed(game: str) -> None:
    t = alone(game, {"fields": {"r1c4": {}}, "goods": {"grain": 2}})
    play(t, "place cultivation", "plow r1c5")
    assert choices(t, "plow") == set()
    t = alone(game, {})
    play(t, "place farmland", "plow r1c5")
    assert choices(t, "plow") == set()
    assert list(seat(t)["fields"]) == ["r1c5"]


@both
@pytest.mark.rule("FX03", "F36", "F37", "F40")
def test_the_example_of_two_fields_and_two_harvests(game: str) -> None:
    row = {
        "fields": {"r1c4": {}, "r1c5": {}},
        "goods": {"grain": 1, "vegetable": 1, "food": 50},
        "cards": ["fireplace-2"],
    }
    spaces = {"forest": {"goods": {"wood": 3}}, "fishing": {"goods": {"food": 1}}}
    t = table(game, row, {"goods": {"food": 50}}, round=4, spaces=spaces)
    play(t, "place grain-utilization", "sow grain r1c4", "sow vegetable r1c5")
    assert seat(t)["fields"] == {"r1c4": {"grain": 3}, "r1c5": {"vegetable": 2}}
    wait_for_round(t, 5)
    assert seat(t)["fields"] == {"r1c4": {"grain": 2}, "r1c5": {"vegetable": 1}}
    wait_for_round(t, 8)
    assert seat(t)["fields"] == {"r1c4": {"grain": 1}, "r1c5": {}}
    assert (goods(t)["grain"], goods(t)["vegetable"]) == (2, 2)
    if t.decision is not None and t.decision.seat == 1:
        play(t, "place forest")
    food = goods(t)["food"]
    play(t, "place farmland", "plow r2c5", "place clay-pit", "place grain-utilization")
    assert offered(t) == {
        "bake grain",
        *(f"sow {crop} {cell}" for crop in ("grain", "vegetable") for cell in ("r1c5", "r2c5")),
    }
    assert reason(t, "sow grain r1c4") == "reason-field-sown"
    play(t, "sow vegetable r1c5", "sow vegetable r2c5", "bake grain", "bake grain")
    assert seat(t)["fields"] == {
        "r1c4": {"grain": 1},
        "r1c5": {"vegetable": 2},
        "r2c5": {"vegetable": 2},
    }
    assert goods(t)["food"] == food + 4
    assert "grain" not in goods(t) and "vegetable" not in goods(t)


@both
@pytest.mark.rule("R36", "F36")
def test_crops_on_fields_are_not_in_the_stock(game: str) -> None:
    row = {"fields": {"r1c4": {}, "r1c5": {"grain": 3}}, "cards": ["hearth-4"]}
    t = alone(game, row)
    assert reason(t, "place grain-utilization") is not None
    assert goods(t) == {}


@both
@pytest.mark.rule("R36")
def test_crops_on_fields_do_not_feed_but_count_in_scoring(game: str) -> None:
    row = {"fields": {"r1c4": {"grain": 3}, "r1c5": {"vegetable": 2}}, "goods": {"food": 1}}
    t = table(game, row, {"goods": {"food": 9}}, round=4, phase="feeding")
    assert seat(t)["begging"] == 3
    assert seat(t)["fields"] == row["fields"]
    lines = t.scores()[0].lines
    assert (lines["grain"], lines["vegetables"]) == (1, 2)


@both
@pytest.mark.rule("R36")
def test_seeds_taken_are_food_without_being_sown(game: str) -> None:
    row = {"placed": 1, "goods": {"food": 3}, "fields": {"r1c5": {}}}
    t = table(game, row, {"placed": 2, "goods": {"food": 9}}, round=4)
    play(t, "place grain-seeds")
    play_if_asked(t, "eat grain")
    assert goods(t) == {}
    assert seat(t)["begging"] == 0
    assert t.position()["round"] == 5
