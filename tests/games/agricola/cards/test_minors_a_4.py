"""Minor improvements of deck A, A069 to A083, one by one."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.test_minors_a import (
    FREE,
    OCCUPATIONS,
    alone,
    at_once,
    due,
    pile,
    table,
)
from tests.games.agricola.scenario import (
    CARDS,
    REVISED,
    goods,
    offered,
    play,
    play_if_asked,
    reason,
    seat,
)

MAJORS = CARDS[REVISED]


@pytest.mark.card("A069")
@pytest.mark.parametrize(
    ("now", "rounds"),
    [(1, [5, 8, 10]), (5, [9, 12, 14]), (6, [10, 13]), (7, [11, 14]), (10, [14]), (11, [])],
)
def test_the_large_greenhouse_lays_vegetables_ahead(now: int, rounds: list[int]) -> None:
    t = at_once("A069", {"cards": OCCUPATIONS[:2], "goods": {"wood": 2}}, round=now)
    assert due(t) == [(number, 0, {"vegetable": 1}) for number in rounds]
    assert t.scores()[0].lines["vegetables"] == -1


@pytest.mark.card("A069")
def test_the_vegetable_of_the_large_greenhouse_comes_at_the_start_of_its_round() -> None:
    lies = [{"round": n, "seat": 0, "goods": {"vegetable": 1}, "card": "A069"} for n in (5, 8)]
    t = table({"cards": ["A069"]}, {}, round=5, phase="preparation", scheduled=lies)
    assert goods(t) == {"vegetable": 1}
    assert due(t) == [(8, 0, {"vegetable": 1})]


@pytest.mark.card("A071")
def test_the_clearing_spade_moves_a_crop_to_an_empty_field() -> None:
    fields = {"r1c2": {"grain": 3}, "r1c3": {"vegetable": 1}, "r1c4": {}, "r1c5": {}}
    t = alone({"cards": ["A071"], "fields": fields})
    play(t, "anytime")
    assert offered(t) == {"move to r1c4", "move to r1c5"}
    play(t, "move to r1c5")
    assert seat(t)["fields"] == {**fields, "r1c2": {"grain": 2}, "r1c5": {"grain": 1}}
    assert goods(t) == {}
    assert "place grain-seeds" in offered(t)
    play(t, "anytime")
    assert seat(t)["fields"] == {
        "r1c2": {"grain": 1},
        "r1c3": {"vegetable": 1},
        "r1c4": {"grain": 1},
        "r1c5": {"grain": 1},
    }
    assert "anytime" not in offered(t)


@pytest.mark.card("A071")
def test_the_clearing_spade_moves_vegetables_too() -> None:
    fields = {"r1c2": {"grain": 2}, "r1c3": {"vegetable": 2}, "r1c4": {}}
    t = alone({"cards": ["A071"], "fields": fields})
    play(t, "anytime")
    assert offered(t) == {"move from r1c2", "move from r1c3"}
    play(t, "move from r1c3")
    assert seat(t)["fields"] == {**fields, "r1c3": {"vegetable": 1}, "r1c4": {"vegetable": 1}}


@pytest.mark.card("A071")
@pytest.mark.parametrize(
    "fields",
    [{"r1c2": {"grain": 3}}, {"r1c2": {"grain": 1}, "r1c3": {}}],
    ids=["no empty field", "a single crop"],
)
def test_the_clearing_spade_needs_two_crops_and_an_empty_field(fields: dict[str, Any]) -> None:
    assert "anytime" not in offered(alone({"cards": ["A071"], "fields": fields}))


@pytest.mark.card("A071")
def test_the_clearing_spade_moves_only_vegetables_to_the_beanfield() -> None:
    fields = {"r1c2": {"grain": 3}}
    t = alone({"cards": ["A071", "B068"], "fields": fields})
    assert "anytime" not in offered(t)
    t = alone({"cards": ["A071", "B068"], "fields": {"r1c2": {"vegetable": 2}}})
    play(t, "anytime")
    assert seat(t)["fields"] == {"r1c2": {"vegetable": 1}}
    assert t.observe(0)["seats"][0]["on_cards"] == {"B068": {"vegetable": 1}}


@pytest.mark.card("A071")
def test_the_clearing_spade_moves_vegetables_from_the_beanfield() -> None:
    row = {"cards": ["A071", "B068"], "memory": {"B068": 2}, "fields": {"r1c2": {}}}
    t = alone(row)
    play(t, "anytime")
    assert seat(t)["fields"] == {"r1c2": {"vegetable": 1}}
    assert t.observe(0)["seats"][0]["on_cards"] == {"B068": {"vegetable": 1}}


@pytest.mark.card("A071")
def test_the_clearing_spade_works_before_the_field_phase() -> None:
    row = {"cards": ["A071"], "goods": {"food": 4}, "fields": {"r1c2": {"grain": 3}, "r1c3": {}}}
    t = table(row, {"goods": {"food": 4}}, round=4, phase="harvest")
    assert offered(t) == {"use A071", "done"}
    play(t, "use A071")
    assert goods(t) == {"grain": 2}
    assert seat(t)["fields"] == {"r1c2": {"grain": 1}, "r1c3": {}}


@pytest.mark.card("A071")
def test_the_clearing_spade_may_rest_before_the_field_phase() -> None:
    row = {"cards": ["A071"], "goods": {"food": 4}, "fields": {"r1c2": {"grain": 3}, "r1c3": {}}}
    t = table(row, {"goods": {"food": 4}}, round=4, phase="harvest")
    play(t, "done")
    assert goods(t) == {"grain": 1}
    assert seat(t)["fields"] == {"r1c2": {"grain": 2}, "r1c3": {}}


@pytest.mark.card("A075")
@pytest.mark.parametrize(
    ("name", "cost"),
    [
        ("well", {"stone": 3}),
        ("joinery", {"wood": 1, "stone": 2}),
        ("pottery", {"clay": 2, "stone": 2}),
    ],
)
def test_the_lumber_mill_takes_a_wood_off_majors(name: str, cost: dict[str, int]) -> None:
    t = alone({"cards": ["A075"], "goods": {**cost, "wood": 2}})
    play(t, "place major-improvement")
    play_if_asked(t, f"build {MAJORS[name]}")
    assert MAJORS[name] in seat(t)["cards"]
    assert goods(t) == ({"wood": left} if (left := 2 - cost.get("wood", 0)) else {})


@pytest.mark.card("A075")
@pytest.mark.parametrize(("card", "wood"), [("A067", 0), ("A032", 1), ("A055", 0), ("A012", 0)])
def test_the_lumber_mill_takes_a_wood_off_minors(card: str, wood: int) -> None:
    t = at_once(card, {"cards": ["A075"], "goods": {"wood": wood + 1, "clay": 1}})
    assert goods(t).get("wood", 0) == 1
    assert card in seat(t)["cards"]
    if wood:
        t = alone({"cards": ["A075"], "goods": {"wood": wood - 1}, "hand": [card, FREE]})
        play(t, "place meeting-place")
        assert reason(t, f"play {card}") == "reason-cannot-pay"


@pytest.mark.card("A075")
def test_the_lumber_mill_does_not_serve_others() -> None:
    t = table({"cards": ["A075"]}, {"hand": ["A067", FREE]}, turn=1)
    play(t, "place meeting-place")
    assert reason(t, "play A067") == "reason-cannot-pay"


@pytest.mark.card("A075")
def test_the_lumber_mill_does_not_hear_rooms_stables_or_fences() -> None:
    t = alone({"cards": ["A075"], "goods": {"wood": 4, "reed": 2}})
    play(t, "place farm-expansion")
    assert not any(text.startswith("room") for text in offered(t))
    play(t, "stable r1c5", "done")
    assert goods(t) == {"wood": 2, "reed": 2}
    t = alone({"cards": ["A075"], "goods": {"wood": 3}})
    assert reason(t, "place fencing") == "reason-cannot-pay"


@pytest.mark.card("A078")
def test_the_canoe_brings_food_and_reed_from_the_fishing() -> None:
    t = alone({"cards": ["A078"]}, spaces=pile("fishing", "food", 3))
    play(t, "place fishing")
    assert goods(t) == {"food": 4, "reed": 1}


@pytest.mark.card("A078")
def test_the_canoe_hears_neither_others_nor_the_reed_bank() -> None:
    spaces = {**pile("fishing", "food", 3), **pile("reed-bank", "reed", 2)}
    t = table({"cards": ["A078"]}, {}, turn=1, spaces=spaces)
    play(t, "place fishing", "place reed-bank")
    assert [goods(t), goods(t, 1)] == [{"reed": 2}, {"food": 3}]


@pytest.mark.card("A080")
@pytest.mark.parametrize("space", ["western-quarry", "eastern-quarry"])
def test_the_stone_tongs_bring_one_more_stone_from_a_quarry(space: str) -> None:
    rows = [{"cards": ["A080"]}, {}]
    for user, supplies in ((0, [{"stone": 3}, {}]), (1, [{}, {"stone": 2}])):
        t = table(*rows, round=14, turn=user, spaces=pile(space, "stone", 2))
        play(t, f"place {space}")
        assert [goods(t), goods(t, 1)] == supplies


@pytest.mark.card("A080")
def test_the_stone_tongs_do_not_hear_the_resource_market() -> None:
    t = table({"cards": ["A080"]}, {}, {}, {})
    play(t, "place resource-market")
    assert goods(t) == {"reed": 1, "stone": 1, "food": 1}


def fenced(row: dict[str, Any], *pastures: str) -> bocage.Table:
    """A table where the owner of the shepherd's crook has fenced pastures in one action."""
    t = alone({"cards": ["A083"], "goods": {"wood": 15}, **row})
    play(t, "place fencing", *[f"fence {cells}" for cells in pastures])
    if "done" in offered(t):
        play(t, "done")
    return t


SQUARE = "r1c4+r1c5+r2c4+r2c5"
COLUMNS = "r1c2+r1c3+r2c2+r2c3"


@pytest.mark.card("A083")
@pytest.mark.parametrize(
    ("pastures", "sheep"),
    [
        (["r1c5"], 0),
        (["r1c3+r1c4+r1c5"], 0),
        ([SQUARE], 2),
        (["r1c3+r1c4+r1c5+r2c4+r2c5"], 2),
        ([SQUARE, COLUMNS], 4),
        ([SQUARE, "r3c5"], 2),
        (["r1c4+r1c5", "r2c4+r2c5"], 0),
    ],
)
def test_the_shepherds_crook_brings_two_sheep_for_a_big_new_pasture(
    pastures: list[str], sheep: int
) -> None:
    t = fenced({}, *pastures)
    assert len(seat(t)["pastures"]) == len(pastures)
    assert goods(t).get("sheep", 0) == sheep


@pytest.mark.card("A083")
def test_the_shepherds_crook_looks_at_the_pastures_after_the_action() -> None:
    assert "sheep" not in goods(fenced({}, SQUARE, "r1c4+r1c5"))
    wide = "r1c3+r1c4+r1c5+r2c3+r2c4+r2c5"
    assert goods(fenced({}, wide, "r1c3+r2c3"))["sheep"] == 2


@pytest.mark.card("A083")
def test_the_shepherds_crook_does_not_count_parts_of_an_old_pasture() -> None:
    cells = [f"r{row}c{column}" for row in (1, 2) for column in (2, 3, 4, 5)]
    t = fenced({"pastures": [cells]}, SQUARE)
    assert len(seat(t)["pastures"]) == 2
    assert "sheep" not in goods(t)


@pytest.mark.card("A083")
def test_the_sheep_of_the_shepherds_crook_find_room_beside_old_animals() -> None:
    t = fenced({"animals": {"cattle": 1}}, SQUARE)
    assert goods(t) == {"wood": 7, "cattle": 1, "sheep": 2}


@pytest.mark.card("A083")
def test_the_shepherds_crook_hears_the_fences_of_a_redevelopment() -> None:
    row = {"cards": ["A083"], "goods": {"wood": 8, "clay": 2, "reed": 1}}
    t = alone(row)
    play(t, "place farm-redevelopment", f"fence {SQUARE}")
    assert goods(t) == {"sheep": 2}


@pytest.mark.card("A083")
def test_the_shepherds_crook_does_not_hear_others() -> None:
    t = table({"cards": ["A083"]}, {"goods": {"wood": 8}}, round=14, turn=1)
    play(t, "place fencing", f"fence {SQUARE}")
    assert [goods(t), goods(t, 1)] == [{}, {}]
