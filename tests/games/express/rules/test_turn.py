"""The turn: keeping or rolling the dice, setting them aside, whose turn is next."""

from __future__ import annotations

import pytest

import bocage

from ..scenario import (
    DICE,
    START,
    TURN,
    aside,
    bare,
    collect_any,
    deciding,
    events,
    goods,
    new,
    offered,
    play,
    pool,
    prompt,
    reason,
    rule,
    seat,
    table,
)


@pytest.mark.rule("D04")
def test_the_dice_that_lie_there_or_all_of_them() -> None:
    t = table({}, {}, dice="wood food field")
    assert prompt(t) == TURN
    assert offered(t) == {"collect 1wood", "collect 1food", "field", "roll"}
    assert pool(t) == {"wood": 1, "food": 1, "field": 1}
    assert aside(t) == {
        "farm": 1,
        "occupation": 1,
        "improvement": 1,
        "produce": 2,
        "material": 2,
        "animal": 3,
    }


@pytest.mark.rule("D04", "D05")
def test_a_roll_brings_all_thirteen_back() -> None:
    t = table({}, {}, dice="wood food")
    assert t.observe(None)["rolled"] is False
    play(t, "roll")
    assert {kind: len(shown) for kind, shown in t.observe(None)["dice"].items()} == DICE
    assert aside(t) == {}
    assert t.observe(None)["rolled"] is True
    assert deciding(t) == 0


@pytest.mark.rule("D04")
def test_one_roll_per_action() -> None:
    t = table({}, {}, dice="wood food")
    play(t, "roll")
    assert "roll" not in offered(t)
    assert (reason(t, "roll"), rule(t, "roll")) == ("rolled", "D04")
    collect_any(t)
    assert deciding(t) == 1
    assert t.observe(None)["rolled"] is False
    assert "roll" in offered(t)


@pytest.mark.rule("D04")
def test_after_the_first_roll_of_the_game_nobody_rolls_at_once_again() -> None:
    t = new()
    assert "roll" not in offered(t)
    assert reason(t, "roll") == "rolled"


@pytest.mark.rule("D04")
def test_a_group_must_be_taken() -> None:
    t = table({}, {}, dice="wood food")
    assert "done" not in offered(t)
    assert reason(t, "done") is not None
    play(t, "roll")
    assert not offered(t) & {"roll", "done"}
    assert seat(t)["done"] == 0
    collect_any(t)
    assert seat(t)["done"] == 1


@pytest.mark.rule("D04")
def test_dice_without_any_group_are_rolled_unasked() -> None:
    for left in ("sheep boar cattle", "house mayor oven", "pasture"):
        t = table(bare(), {}, dice=left)
        assert sum(pool(t).values()) == 13
        assert t.observe(None)["rolled"] is True
        assert deciding(t) == 0


@pytest.mark.rule("D04")
def test_no_roll_after_a_power() -> None:
    t = table({"occupations": ["gatherer"]}, {}, dice="wood reed")
    assert {"set wood-stone", "roll"} <= offered(t)
    play(t, "set wood-stone")
    assert pool(t) == {"stone": 1, "reed": 1}
    assert "roll" not in offered(t)
    assert (reason(t, "roll"), rule(t, "roll")) == ("power-first", "D04")
    play(t, "collect 1stone")
    assert deciding(t) == 1
    assert offered(t) == {"collect 1reed", "roll"}


@pytest.mark.rule("D04")
def test_a_power_follows_the_roll() -> None:
    t = table({"occupations": ["gatherer"]}, {}, dice="wood reed")
    play(t, "roll")
    shown = set(t.observe(None)["dice"]["material"])
    expected = {
        f"set {face}-{to}"
        for face in shown
        for to in ("reed", "wood", "brick", "stone")
        if to != face
    }
    assert {text for text in offered(t) if text.startswith("set ")} == expected


@pytest.mark.rule("D04")
def test_the_same_seed_rolls_the_same_dice() -> None:
    rolls = set()
    for seed in range(5):
        first, second = (table({}, {}, dice="wood food", seed=seed) for _ in range(2))
        play(first, "roll")
        play(second, "roll")
        assert first.observe(None)["dice"] == second.observe(None)["dice"]
        rolls.add(tuple(sorted(pool(first).items())))
        collect_any(first)
        collect_any(second)
        before = pool(first)
        play(first, "roll")
        play(second, "roll")
        assert first.observe(None)["dice"] == second.observe(None)["dice"]
        assert pool(first) != before
    assert len(rolls) == 5


@pytest.mark.rule("D04")
def test_undo_stops_at_a_roll() -> None:
    t = table({}, {}, dice="wood food")
    play(t, "roll")
    with pytest.raises(bocage.NothingToUndo):
        t.undo()
    shown = pool(t)
    collect_any(t)
    assert pool(t) != shown
    t.undo()
    assert (pool(t), deciding(t)) == (shown, 0)
    with pytest.raises(bocage.NothingToUndo):
        t.undo()


@pytest.mark.rule("D05")
def test_undo_brings_back_dice_and_sheet() -> None:
    t = table({}, {}, dice="wood wood food")
    play(t, "collect 2wood")
    t.undo()
    assert pool(t) == {"wood": 2, "food": 1}
    assert goods(t) == START
    assert (deciding(t), seat(t)["done"]) == (0, 0)


@pytest.mark.rule("D05")
def test_the_dice_of_a_group_are_set_aside() -> None:
    t = table({}, {}, dice="wood wood wood food sheep")
    play(t, "collect 2wood")
    assert pool(t) == {"wood": 1, "food": 1, "sheep": 1}
    assert deciding(t) == 1
    assert offered(t) == {"collect 1wood", "collect 1food", "roll"}
    play(t, "collect 1food")
    assert pool(t) == {"wood": 1, "sheep": 1}
    assert aside(t)["produce"] == 3


@pytest.mark.rule("D05", "D07")
def test_dice_that_pay_are_set_aside_too() -> None:
    t = table({}, {}, dice="house field reed reed wood food")
    play(t, "room 2reed-dice+1wood")
    assert pool(t) == {"field": 1, "wood": 1, "food": 1}
    t = table({}, {}, dice="oven brick brick wood food")
    play(t, "build oven 2brick-dice")
    assert pool(t) == {"wood": 1, "food": 1}
    t = table({}, {}, dice="mayor food double grain")
    play(t, "learn mayor 1double-die")
    assert pool(t) == {"food": 1, "grain": 1}


@pytest.mark.rule("D05")
def test_dice_stay_for_the_next_round() -> None:
    t = table({"done": 1}, {"done": 2}, dice="wood food grain")
    play(t, "collect 1wood")
    assert (t.observe(None)["round"], deciding(t)) == (2, 0)
    assert pool(t) == {"food": 1, "grain": 1}
    assert offered(t) == {"collect 1food", "collect 1grain", "roll"}


@pytest.mark.rule("D05")
@pytest.mark.parametrize("number", [3, 5])
def test_dice_stay_across_a_harvest(number: int) -> None:
    row = {"done": 1, "harvests": [{}] * (number // 4)}
    t = table(row, dice="wood reed grain", round=number)
    play(t, "collect 1wood")
    assert t.observe(None)["round"] == number + 1
    assert len(seat(t)["harvests"]) == number // 4 + 1
    assert pool(t) == {"reed": 1, "grain": 1}
    assert t.observe(None)["rolled"] is False
    assert offered(t) == {"collect 1reed", "collect 1grain", "roll"}


@pytest.mark.rule("D05")
def test_nothing_but_a_roll_brings_dice_back() -> None:
    t = table({}, {}, dice="wood wood food grain vegetable")
    left = 5
    for _ in range(4):
        assert sum(pool(t).values()) == left
        assert sum(aside(t).values()) == 13 - left
        collect_any(t)
        left -= 1
    assert t.observe(None)["round"] == 2
    assert "roll" not in [id for _, id in events(t)]
    play(t, "roll")
    assert sum(pool(t).values()) == 13


@pytest.mark.rule("D06")
def test_a_seat_without_actions_passes() -> None:
    t = table({}, {"done": 2}, {"done": 1}, dice="wood food grain reed")
    order = []
    for _ in range(3):
        order.append(deciding(t))
        collect_any(t)
    assert order == [0, 2, 0]
    assert (t.observe(None)["round"], deciding(t)) == (2, 0)


@pytest.mark.rule("D06", "D02")
def test_who_has_babies_goes_on_alone() -> None:
    family = {"rooms": 3, "babies": 2}
    t = table({}, family, {"rooms": 1, "babies": 1}, dice="wood food")
    order = []
    while t.observe(None)["round"] == 1:
        order.append(deciding(t))
        collect_any(t)
    assert order == [0, 1, 2, 0, 1, 2, 1, 2, 1]
    assert deciding(t) == 0


@pytest.mark.rule("D06", "D05")
def test_several_actions_in_a_row_use_what_is_left() -> None:
    t = table({}, {"done": 2}, dice="wood food")
    play(t, "collect 1wood")
    assert (deciding(t), seat(t)["done"]) == (0, 1)
    assert offered(t) == {"collect 1food", "roll"}
    play(t, "roll")
    assert sum(pool(t).values()) == 13


@pytest.mark.rule("D03", "D06")
def test_the_last_of_a_harvest_may_be_the_first_of_the_next_round() -> None:
    fed = {"food": 4}
    t = table(
        {"goods": fed, "fields": 1, "done": 2},
        {"goods": fed, "done": 1},
        dice="wood reed food",
        round=3,
        turn=1,
    )
    play(t, "collect 1wood")
    assert (t.observe(None)["round"], t.observe(None)["starting_player"]) == (4, 1)
    assert deciding(t) == 1
    assert offered(t) == {"collect 1reed", "collect 1food", "roll"}


@pytest.mark.rule("D02", "D06")
def test_a_baby_acts_in_the_round_of_its_birth() -> None:
    t = table({"rooms": 1}, {}, dice="house wood food reed")
    play(t, "baby")
    assert (seat(t)["done"], seat(t)["actions"]) == (1, 3)
    order = []
    while t.observe(None)["round"] == 1:
        order.append(deciding(t))
        collect_any(t)
    assert order == [1, 0, 1, 0]
    assert (seat(t)["done"], seat(t)["actions"]) == (0, 3)


@pytest.mark.rule("D02", "D06")
def test_the_last_action_of_a_round_may_bring_one_more() -> None:
    t = table({"rooms": 2, "done": 1}, {"done": 2}, dice="house house food reed")
    play(t, "baby")
    assert (t.observe(None)["round"], deciding(t)) == (1, 0)
    play(t, "baby")
    assert (t.observe(None)["round"], deciding(t)) == (1, 0)
    assert (seat(t)["done"], seat(t)["actions"]) == (3, 4)
    play(t, "collect 1food")
    assert (t.observe(None)["round"], seat(t)["done"]) == (2, 0)


@pytest.mark.rule("D04")
def test_only_the_seat_whose_turn_it_is_acts() -> None:
    t = table({}, {}, dice="wood food")
    why = t.why_not("collect 1wood", seat=1)
    assert why is not None
    assert why.id == "reason-other-seat"
    with pytest.raises(bocage.IllegalAction):
        t.play("collect 1wood", seat=1)
    assert pool(t) == {"wood": 1, "food": 1}


@pytest.mark.rule("D04")
@pytest.mark.parametrize(
    "action",
    [
        "collect 1wood",
        "room 1reed+1wood",
        "baby",
        "field",
        "pasture 1wood",
        "learn mayor 1food",
        "build oven 1brick",
    ],
)
def test_what_no_die_shows_is_not_taken(action: str) -> None:
    t = table({"rooms": 1, "goods": {**START, "wood": 3}}, {}, dice="grain vegetable reed")
    assert action not in offered(t)
    assert (reason(t, action), rule(t, action)) == ("no-die", "D04")
