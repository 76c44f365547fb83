"""The expert deck: walking sheep, emptied spaces, sowing, harvesting and rising fields."""

from __future__ import annotations

import pytest

from tests.games.hallertau.cards.cases import (
    OTHERS,
    difference,
    gains,
    holder,
    refused,
    spaces,
    stock,
)
from tests.games.hallertau.scenario import (
    GRAIN,
    choices,
    current,
    deciding,
    fields,
    goods,
    offered,
    seat,
    sheep,
    table,
)

# 201: two sheep walk


@pytest.mark.rule("H46")
@pytest.mark.card("201")
def test_201_moves_two_different_sheep() -> None:
    t = holder("201", {"sheep": {"4": 2, "6": 1}})
    change = {"sheep-4": -1, "sheep-5": 1, "sheep-6": -1, "sheep-stables": 1, "milk": 1, "bonus": 1}
    assert gains(t, "play 201", "move sheep-4", "move sheep-6") == change
    assert not choices(t, "move")


@pytest.mark.rule("H46")
@pytest.mark.card("201")
def test_201_moves_no_sheep_twice_and_may_stop() -> None:
    t = holder("201", {"sheep": {"4": 1, "stables": 2}})
    change = {"sheep-4": -1, "sheep-5": 1, "milk": 1, "bonus": 1}
    assert gains(t, "play 201", "move sheep-4") == change
    assert not choices(t, "move")
    t = holder("201", {"sheep": {"4": 3}})
    assert gains(t, "play 201", "done") == {"milk": 1, "bonus": 1}


@pytest.mark.rule("H46")
@pytest.mark.card("201")
def test_201_compares_sheep_and_fields() -> None:
    refused(holder("201", {"sheep": {"4": 2}}), "play 201", "card-need")
    assert gains(holder("201", {"fields": ""}), "play 201") == {"milk": 1, "bonus": 1}


# 208: a rich harvest


@pytest.mark.rule("H46")
@pytest.mark.card("208")
def test_208_counts_all_goods_of_the_harvest() -> None:
    ground = "rye-4 flax-4 wool-5 hops-3 empty-5"
    t = holder("208", {"fields": ground, "jewels": 1}, phase="harvest")
    assert current(t) == (1, "harvest") and "play 208" in offered(t)
    assert gains(t, "play 208") == {"tools": 1, "bonus": 1}


@pytest.mark.rule("H46")
@pytest.mark.card("208")
def test_208_is_refused_below_16_and_in_other_phases() -> None:
    t = holder("208", {"fields": "rye-4 flax-4 wool-5 hops-2", "jewels": 1}, phase="harvest")
    if current(t)[1] == "harvest":
        t.play("harvest all")
    assert current(t) == (1, "progress")
    refused(t, "play 208", "card-phase")
    refused(holder("208", {"rye": 20}), "play 208", "card-phase")


# 210: an emptied space


@pytest.mark.rule("H46")
@pytest.mark.card("210")
def test_210_takes_all_workers_off_a_space() -> None:
    board = {"nursery": [1, 2, 3], "farming": [1, 0, 0], "point-card": [1, 2]}
    t = holder("210", {"hops": 2}, spaces=board)
    t.play("play 210")
    assert choices(t, "clear") == set(board) and "done" in offered(t)
    before = stock(t)
    t.play("clear nursery")
    assert difference(before, stock(t)) == {"bonus": 1}
    assert spaces(t) == {"farming": [1, 0, 0], "point-card": [1, 2]}


@pytest.mark.rule("H46")
@pytest.mark.card("210")
def test_210_may_leave_the_board_alone() -> None:
    board = {"nursery": [1, 2, 3], "farming": [1, 0, 0]}
    t = holder("210", {"hops": 2}, spaces=board)
    assert gains(t, "play 210", "done") == {"bonus": 1}
    assert spaces(t) == board
    assert gains(holder("210", {"hops": 3}), "play 210") == {"bonus": 1}
    refused(holder("210", {"hops": 1}, spaces=board), "play 210", "card-need")


# 213, 214: sowing after a gain


@pytest.mark.rule("H46")
@pytest.mark.card("213")
def test_213_gives_milk_or_clay_and_sows_a_field() -> None:
    have = {"rye": 1, "fields": "hops-3 empty-4"}
    t = holder("213", have)
    t.play("play 213")
    assert choices(t, "take") == {"milk", "clay"}
    change = {"milk": 1, "rye": -1, "empty-4": -1, "rye-4": 1}
    assert gains(holder("213", have), "play 213", "take milk", "sow rye-4") == change
    assert gains(holder("213", have), "play 213", "take clay", "done") == {"clay": 1}
    refused(holder("213", {"rye": 1, "hops": 2, "fields": "rye-3"}), "play 213", "card-need")


@pytest.mark.rule("H46")
@pytest.mark.card("214")
def test_214_sows_only_the_grain_gained() -> None:
    have = {"rye": 3, "fields": "rye-2 empty-4"}
    t = holder("214", have)
    t.play("play 214")
    assert choices(t, "take") == set(GRAIN)
    t.play("take hops")
    assert choices(t, "sow") == {"hops-4"} and "done" in offered(t)
    change = {"hops": 1, "empty-4": -1, "hops-4": 1, "bonus": 1}
    assert gains(holder("214", have), "play 214", "take hops", "sow hops-4") == change
    change = {"rye": 2, "bonus": 1}
    assert gains(holder("214", have), "play 214", "take rye", "done") == change


@pytest.mark.rule("H46")
@pytest.mark.card("214", "229")
@pytest.mark.parametrize("ground", ["empty-2 empty-3", "rye-2", ""])
def test_214_and_229_want_exactly_one_empty_field(ground: str) -> None:
    t = holder("214", {"meat": 2, "fields": ground, "hand": ["229"]})
    refused(t, "play 214", "card-need")
    refused(t, "play 229", "card-need")


# 215, 217: graded and chosen grain


@pytest.mark.rule("H46")
@pytest.mark.card("215")
@pytest.mark.parametrize("step", [1, 2, 3, 4])
def test_215_gives_grain_of_different_types(step: int) -> None:
    types = ["hops", "flax", "rye", "barley"]
    t = holder("215", {"hand": list(OTHERS[: step + 2])})
    before = stock(t)
    t.play(f"play 215-{step}")
    for taken in range(step if step < 4 else 0):
        assert choices(t, "take") == set(types[taken:])
        t.play(f"take {types[taken]}")
    change = {"gateway": -1, "bonus": 1, **dict.fromkeys(types[:step], 1)}
    assert difference(before, stock(t)) == change


@pytest.mark.rule("H46")
@pytest.mark.card("217")
def test_217_counts_the_sheep_of_one_farmyard_card() -> None:
    t = holder("217", {"jewels": 3, "sheep": {"4": 2, "5": 3, "6": 1, "stables": 9}})
    assert gains(t, "play 217") == {"barley": 3, "bonus": 1}


# 221: harvest two fields


@pytest.mark.rule("H46")
@pytest.mark.card("221")
def test_221_harvests_up_to_two_fields() -> None:
    have = {"tools": 3, "fields": "rye-2 flax-5 clay-3 empty-3"}
    t = holder("221", have)
    t.play("play 221")
    assert choices(t, "harvest") >= {"rye-2", "flax-5", "clay-3"} and "done" in offered(t)
    change = {
        "rye": 2,
        "rye-2": -1,
        "flax": 5,
        "flax-5": -1,
        "empty-2": 1,
        "empty-4": 1,
        "bonus": 1,
    }
    t = holder("221", have)
    assert gains(t, "play 221", "harvest rye-2", "harvest flax-5") == change
    assert not choices(t, "harvest")


@pytest.mark.rule("H46")
@pytest.mark.card("221")
def test_221_may_harvest_less() -> None:
    have = {"tools": 3, "fields": "rye-2 flax-5"}
    change = {"rye": 2, "rye-2": -1, "empty-2": 1, "bonus": 1}
    assert gains(holder("221", have), "play 221", "harvest rye-2", "done") == change
    assert gains(holder("221", have), "play 221", "done") == {"bonus": 1}


@pytest.mark.rule("H46")
@pytest.mark.card("221")
def test_221_needs_two_sown_fields_and_three_tools() -> None:
    refused(holder("221", {"tools": 3, "fields": "rye-2 empty-2"}), "play 221", "card-need")
    refused(holder("221", {"tools": 2, "fields": "rye-2 rye-2"}), "play 221", "card-need")


# 222: after the last worker


@pytest.mark.rule("H46")
@pytest.mark.card("222")
def test_222_follows_the_action_of_the_last_worker() -> None:
    t = holder("222", {"workers": 1, "fields": "empty-2 empty-3 empty-4 empty-5 empty-2"})
    refused(t, "play 222", "card-need")
    t.play("tools 1")
    assert deciding(t) == 0
    t.play("play 222")
    assert choices(t, "raise") == {"empty-2", "empty-3", "empty-4"}
    t.play("raise empty-4")
    t.play("raise empty-2")
    before = stock(t)
    t.play("raise empty-2")
    assert difference(before, stock(t)) == {"empty-2": -1, "empty-3": 1, "bonus": 1}
    assert fields(t) == ["empty-3", "empty-3", "empty-3", "empty-5", "empty-5"]


@pytest.mark.rule("H46")
@pytest.mark.card("222")
def test_222_follows_a_space_too_and_may_stop() -> None:
    t = holder("222", {"workers": 2}, spaces={"clay-delivery": [1, 0, 0]})
    t.play("place clay-delivery")
    assert gains(t, "play 222", "raise empty-2", "done") == {
        "empty-2": -1,
        "empty-3": 1,
        "bonus": 1,
    }


@pytest.mark.rule("H46")
@pytest.mark.card("222")
def test_222_raises_no_field_twice() -> None:
    t = holder("222", {"workers": 1, "fields": "empty-2"})
    t.play("tools 1")
    assert gains(t, "play 222", "raise empty-2") == {"empty-2": -1, "empty-3": 1, "bonus": 1}
    t = holder("222", {"workers": 1, "fields": ""})
    t.play("tools 1")
    assert gains(t, "play 222") == {"bonus": 1}


@pytest.mark.rule("H46")
@pytest.mark.card("222")
def test_222_is_refused_with_a_sown_field_or_workers_left() -> None:
    full = {"clearing": [1, 2, 0]}
    have = {"workers": 3, "fields": "empty-2 rye-2", "hand": ["202"]}
    t = holder("222", have, spaces=full)
    t.play("place clearing")
    assert "play 202" in offered(t)
    refused(t, "play 222", "card-need")
    t = holder("222", {"workers": 2})
    t.play("tools 1")
    assert deciding(t) == 1


@pytest.mark.rule("H46")
@pytest.mark.card("222")
def test_222_is_only_for_the_moment_after_the_own_last_action() -> None:
    t = holder("222", {"workers": 1}, {"workers": 3})
    t.play("tools 1")
    t.play("done")
    assert deciding(t) == 1
    t.play("tools 1")
    assert deciding(t) == 1 and current(t) == (1, "actions")
    t = holder("222", {"workers": 0, "jewels": 1}, phase="progress")
    refused(t, "play 222", "card-phase")


# 229: meat on a field


@pytest.mark.rule("H46")
@pytest.mark.card("229")
def test_229_sows_meat() -> None:
    have = {"meat": 2, "rye": 1, "fields": "rye-2 empty-3"}
    t = holder("229", have)
    t.play("play 229")
    assert choices(t, "sow") == {"meat-3"} and "done" in offered(t)
    change = {"meat": -1, "empty-3": -1, "meat-3": 1}
    assert gains(holder("229", have), "play 229", "sow meat-3") == change
    assert gains(holder("229", have), "play 229", "done") == {}
    assert gains(holder("229", {"rye": 1, "fields": "empty-3"}), "play 229") == {}


@pytest.mark.rule("H46")
@pytest.mark.card("229")
def test_229_is_harvested_in_phase_7() -> None:
    t = table({"goods": {}, "fields": ["meat-3"], "jewels": 1}, phase="harvest")
    assert goods(t) == {"meat": 3} and fields(t) == ["empty-2"]
    assert seat(t)["jewels"] == 1 and sheep(t) == {}
