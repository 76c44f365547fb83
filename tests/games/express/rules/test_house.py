"""The House face: rooms, a better house, or a baby."""

from __future__ import annotations

import pytest

from ..scenario import (
    bare,
    choices,
    deciding,
    goods,
    offered,
    play,
    pool,
    prompt,
    reason,
    rule,
    seat,
    table,
)


@pytest.mark.rule("D08")
@pytest.mark.parametrize("house", ["wood", "brick", "stone"])
def test_a_room_costs_reed_and_the_material_of_the_house(house: str) -> None:
    row = {"house": house, "goods": {"food": 3, "reed": 1, house: 1}}
    t = table(row, {}, dice="house food")
    assert choices(t, "room") == {f"1reed+1{house}"}
    play(t, f"room 1reed+1{house}")
    assert goods(t) == {"food": 3}
    assert (seat(t)["rooms"], seat(t)["house"]) == (1, house)
    assert (deciding(t), pool(t)) == (1, {"food": 1})


@pytest.mark.rule("D08")
@pytest.mark.parametrize(
    ("house", "other"), [("wood", "brick"), ("brick", "wood"), ("stone", "brick")]
)
def test_other_materials_build_no_room(house: str, other: str) -> None:
    t = table({"house": house, "goods": {"reed": 2, other: 2}}, {}, dice="house food")
    assert not choices(t, "room")
    assert (reason(t, f"room 1reed+1{other}"), rule(t, f"room 1reed+1{other}")) == (
        "wrong-house",
        "D08",
    )
    assert reason(t, f"room 1reed+1{house}") == "cannot-pay"


@pytest.mark.rule("D08")
@pytest.mark.parametrize("stock", [{"reed": 1}, {"wood": 1}, {}])
def test_half_a_cost_builds_no_room(stock: dict[str, int]) -> None:
    t = table({"goods": stock}, {}, dice="house food")
    assert offered(t) == {"collect 1food", "roll"}
    assert (reason(t, "room 1reed+1wood"), rule(t, "room 1reed+1wood")) == ("cannot-pay", "D07")


@pytest.mark.rule("D08")
def test_as_many_rooms_as_one_can_pay() -> None:
    t = table({"goods": {"reed": 5, "wood": 6}}, {}, dice="house house food")
    for rooms in range(1, 5):
        play(t, "room 1reed+1wood")
        assert seat(t)["rooms"] == rooms
        assert (prompt(t), deciding(t)) == ("prompt-express-rooms", 0)
        assert offered(t) == {"room 1reed+1wood", "done"}
    play(t, "room 1reed+1wood")
    assert seat(t)["rooms"] == 5
    assert goods(t) == {"wood": 1}
    assert (deciding(t), seat(t)["done"]) == (1, 1)
    assert pool(t) == {"house": 1, "food": 1}


@pytest.mark.rule("D08")
def test_no_more_rooms_than_one_wants() -> None:
    t = table({"goods": {"reed": 3, "wood": 3}}, {}, dice="house food")
    play(t, "room 1reed+1wood", "done")
    assert seat(t)["rooms"] == 1
    assert goods(t) == {"reed": 2, "wood": 2}
    assert (deciding(t), seat(t)["done"]) == (1, 1)


@pytest.mark.rule("D08")
def test_rooms_are_not_limited_to_five() -> None:
    t = table({"goods": {"reed": 9, "wood": 9}, "rooms": 4}, {}, dice="house food")
    play(t, *["room 1reed+1wood"] * 9)
    assert (seat(t)["rooms"], goods(t)) == (13, {})


@pytest.mark.rule("D07", "D08")
def test_a_further_room_may_be_paid_with_the_dice_left() -> None:
    t = table({"goods": {"reed": 1, "wood": 2}}, {}, dice="house reed reed wood food")
    assert choices(t, "room") == {"1reed+1wood", "2reed-dice+1wood"}
    play(t, "room 1reed+1wood")
    assert choices(t, "room") == {"2reed-dice+1wood"}
    after = t.copy()
    play(after, "room 2reed-dice+1wood")
    assert (goods(after), pool(after)) == ({}, {"wood": 1, "food": 1})
    assert (seat(after)["rooms"], deciding(after)) == (2, 1)
    play(t, "done")
    assert (goods(t), pool(t)) == ({"wood": 1}, {"reed": 2, "wood": 1, "food": 1})


@pytest.mark.rule("D07", "D08")
def test_dice_pay_once() -> None:
    t = table({"goods": {"wood": 2}}, {}, dice="house reed reed reed food")
    play(t, "room 2reed-dice+1wood")
    assert (seat(t)["rooms"], deciding(t)) == (1, 1)
    assert pool(t) == {"reed": 1, "food": 1}


@pytest.mark.rule("D08", "D09", "D10")
def test_rooms_a_better_house_and_a_baby_are_one_or_the_other() -> None:
    row = {"rooms": 1, "goods": {"reed": 4, "wood": 4, "brick": 2, "stone": 4}}
    t = table(row, {}, dice="house house food")
    assert {"room 1reed+1wood", "upgrade 2brick", "baby"} <= offered(t)
    rooms = t.copy()
    play(rooms, "room 1reed+1wood")
    assert offered(rooms) == {"room 1reed+1wood", "done"}
    assert reason(rooms, "baby") is not None
    assert reason(rooms, "upgrade 2brick") is not None
    better = t.copy()
    play(better, "upgrade 2brick")
    assert offered(better) == {"upgrade 2stone", "done"}
    baby = t.copy()
    play(baby, "baby")
    assert (deciding(baby), pool(baby)) == (1, {"house": 1, "food": 1})


@pytest.mark.rule("D09")
@pytest.mark.parametrize(("house", "better"), [("wood", "brick"), ("brick", "stone")])
@pytest.mark.parametrize("rooms", [0, 4])
def test_a_better_house_costs_two_whatever_its_size(house: str, better: str, rooms: int) -> None:
    row = {"house": house, "rooms": rooms, "goods": {"food": 1, better: 2}}
    t = table(row, {}, dice="house food")
    assert choices(t, "upgrade") == {f"2{better}"}
    play(t, f"upgrade 2{better}")
    assert (seat(t)["house"], seat(t)["rooms"]) == (better, rooms)
    assert (goods(t), pool(t)) == ({"food": 1}, {"food": 1})
    assert (deciding(t), seat(t)["done"]) == (1, 1)


@pytest.mark.rule("D09")
def test_one_brick_or_one_stone_short() -> None:
    t = table({"goods": {"brick": 1, "stone": 9}}, {}, dice="house brick food")
    assert not choices(t, "upgrade")
    assert (reason(t, "upgrade 2brick"), rule(t, "upgrade 2brick")) == ("cannot-pay", "D07")
    assert reason(t, "upgrade 1brick+2brick-dice") == "no-dice-to-pay"
    t = table({"house": "brick", "goods": {"brick": 9, "stone": 1}}, {}, dice="house stone food")
    assert not choices(t, "upgrade")
    assert reason(t, "upgrade 2stone") == "cannot-pay"
    assert reason(t, "upgrade 1stone+2stone-dice") == "no-dice-to-pay"


@pytest.mark.rule("D09", "DX05")
def test_from_wood_to_stone_in_one_action() -> None:
    t = table({"goods": {"brick": 2, "stone": 2}}, {}, dice="house house food")
    assert choices(t, "upgrade") == {"2brick"}
    play(t, "upgrade 2brick")
    assert (prompt(t), deciding(t)) == ("prompt-express-upgrade", 0)
    assert offered(t) == {"upgrade 2stone", "done"}
    play(t, "upgrade 2stone")
    assert (seat(t)["house"], goods(t)) == ("stone", {})
    assert (deciding(t), seat(t)["done"]) == (1, 1)
    assert pool(t) == {"house": 1, "food": 1}


@pytest.mark.rule("D09", "DX05")
def test_the_second_step_may_be_left_out_and_is_not_offered_unpaid() -> None:
    t = table({"goods": {"brick": 2, "stone": 2}}, {}, dice="house food")
    play(t, "upgrade 2brick", "done")
    assert (seat(t)["house"], goods(t), deciding(t)) == ("brick", {"stone": 2}, 1)
    t = table({"goods": {"brick": 2, "stone": 1}}, {}, dice="house stone food")
    play(t, "upgrade 2brick")
    assert (seat(t)["house"], goods(t), deciding(t)) == ("brick", {"stone": 1}, 1)


@pytest.mark.rule("D07", "DX05")
def test_the_second_step_may_be_paid_with_dice() -> None:
    t = table({"goods": {"brick": 2, "stone": 1}}, {}, dice="house stone stone food")
    play(t, "upgrade 2brick")
    assert offered(t) == {"upgrade 1stone+2stone-dice", "done"}
    play(t, "upgrade 1stone+2stone-dice")
    assert (seat(t)["house"], goods(t), pool(t)) == ("stone", {}, {"food": 1})


@pytest.mark.rule("D09")
def test_no_step_is_left_out_and_none_goes_further() -> None:
    t = table({"goods": {"stone": 4}}, {}, dice="house food")
    assert not choices(t, "upgrade")
    assert reason(t, "upgrade 2stone") == "wrong-house"
    t = table({"house": "brick", "goods": {"brick": 4}}, {}, dice="house food")
    assert not choices(t, "upgrade")
    assert reason(t, "upgrade 2brick") == "wrong-house"
    t = table({"house": "stone", "goods": {"brick": 4, "stone": 4}}, {}, dice="house food")
    assert not choices(t, "upgrade")
    assert (reason(t, "upgrade 2stone"), rule(t, "upgrade 2stone")) == ("finished", "D09")


@pytest.mark.rule("D10")
@pytest.mark.parametrize(("rooms", "babies"), [(1, 0), (2, 1), (3, 2), (4, 3), (7, 3), (4, 0)])
def test_a_free_room_has_a_baby_for_nothing(rooms: int, babies: int) -> None:
    t = table(bare(rooms=rooms, babies=babies), {}, dice="house house food")
    assert "baby" in offered(t)
    play(t, "baby")
    assert (seat(t)["babies"], seat(t)["rooms"], goods(t)) == (babies + 1, rooms, {})
    assert (seat(t)["actions"], seat(t)["done"]) == (3 + babies, 1)
    assert (deciding(t), pool(t)) == (1, {"house": 1, "food": 1})


@pytest.mark.rule("D10")
@pytest.mark.parametrize("babies", [0, 1, 3])
def test_no_baby_without_a_free_room(babies: int) -> None:
    t = table(bare(rooms=babies, babies=babies), {}, dice="house food")
    assert "baby" not in offered(t)
    assert (reason(t, "baby"), rule(t, "baby")) == ("no-room", "D10")


@pytest.mark.rule("D10")
def test_at_most_four_babies() -> None:
    t = table(bare(rooms=5, babies=4), {}, dice="house food")
    assert "baby" not in offered(t)
    assert (reason(t, "baby"), rule(t, "baby")) == ("four-babies", "D10")


@pytest.mark.rule("D08", "D10")
def test_a_room_for_the_first_baby_takes_an_action_of_its_own() -> None:
    t = table({}, dice="house house food")
    assert "baby" not in offered(t)
    play(t, "room 1reed+1wood")
    assert offered(t) == {"baby", "collect 1food", "roll"}
    play(t, "baby")
    assert (seat(t)["babies"], seat(t)["done"], seat(t)["actions"]) == (1, 2, 3)
    assert t.observe(None)["round"] == 1


@pytest.mark.rule("D05", "D10")
def test_a_house_die_serves_one_action() -> None:
    t = table({"rooms": 3}, {"done": 2}, dice="house food")
    play(t, "baby")
    assert deciding(t) == 0
    assert "baby" not in offered(t)
    assert reason(t, "baby") == "no-die"
