"""Acquiring occupations."""

from __future__ import annotations

import pytest

from ..scenario import (
    OCCUPATIONS,
    bare,
    choices,
    deciding,
    goods,
    offered,
    play,
    pool,
    reason,
    rule,
    seat,
    table,
)


@pytest.mark.rule("D13")
@pytest.mark.parametrize("shown", OCCUPATIONS)
def test_the_occupation_shown_for_one_food(shown: str) -> None:
    t = table({"goods": {"food": 1}}, {}, dice=f"{shown} wood")
    assert offered(t) == {f"learn {shown} 1food", "collect 1wood", "roll"}
    play(t, f"learn {shown} 1food")
    assert (seat(t)["occupations"], goods(t)) == ([shown], {})
    assert (pool(t), deciding(t), seat(t)["done"]) == ({"wood": 1}, 1, 1)


@pytest.mark.rule("D13", "D07")
def test_no_occupation_without_food() -> None:
    t = table({"goods": {"grain": 5, "wood": 5}}, {}, dice="mayor wood")
    assert not choices(t, "learn")
    assert (reason(t, "learn mayor 1food"), rule(t, "learn mayor 1food")) == ("cannot-pay", "D07")


@pytest.mark.rule("D13")
def test_another_than_the_one_shown_is_refused_while_that_is_not_owned() -> None:
    t = table({"occupations": ["builder"]}, {}, dice="mayor wood")
    assert choices(t, "learn") == {"mayor 1food"}
    for other in ("farmer", "midwife"):
        assert reason(t, f"learn {other} 1food") == "not-shown"
    assert reason(t, "learn builder 1food") == "owned"


@pytest.mark.rule("D13")
@pytest.mark.parametrize("shown", OCCUPATIONS)
def test_a_face_already_owned_stands_for_any_other(shown: str) -> None:
    others = [id for id in OCCUPATIONS if id != shown]
    t = table({"goods": {"food": 2}, "occupations": [shown]}, {}, dice=f"{shown} wood")
    assert choices(t, "learn") == {f"{other} 1food" for other in others}
    assert reason(t, f"learn {shown} 1food") == "owned"
    for other in others:
        after = t.copy()
        play(after, f"learn {other} 1food")
        assert sorted(seat(after)["occupations"]) == sorted([shown, other])
        assert (goods(after), pool(after)) == ({"food": 1}, {"wood": 1})


@pytest.mark.rule("D13", "D07")
def test_the_substitute_costs_one_food_too() -> None:
    t = table(bare(occupations=["mayor"]), {}, dice="mayor food food wood")
    assert choices(t, "learn") == {f"{id} 2food-dice" for id in OCCUPATIONS if id != "mayor"}
    assert reason(t, "learn farmer 1food") == "cannot-pay"
    play(t, "learn farmer 2food-dice")
    assert (seat(t)["occupations"], pool(t)) == (["mayor", "farmer"], {"wood": 1})


@pytest.mark.rule("D13")
def test_five_owned_leave_the_sixth_and_six_leave_none() -> None:
    t = table({"occupations": list(OCCUPATIONS[:5])}, {}, dice=f"{OCCUPATIONS[0]} wood")
    assert choices(t, "learn") == {f"{OCCUPATIONS[5]} 1food"}
    play(t, f"learn {OCCUPATIONS[5]} 1food")
    assert sorted(seat(t)["occupations"]) == sorted(OCCUPATIONS)
    t = table({"occupations": list(OCCUPATIONS)}, {}, dice="mayor wood")
    assert not choices(t, "learn")
    for id in OCCUPATIONS:
        assert reason(t, f"learn {id} 1food") == "owned"


@pytest.mark.rule("D13")
def test_the_same_occupation_may_belong_to_everybody() -> None:
    t = table({"occupations": ["mayor"]}, {}, {"occupations": ["mayor"]}, dice="mayor wood", turn=1)
    assert choices(t, "learn") == {"mayor 1food"}
    play(t, "learn mayor 1food")
    assert [seat(t, n)["occupations"] for n in range(3)] == [["mayor"]] * 3


@pytest.mark.rule("D13")
def test_one_occupation_per_die() -> None:
    t = table({"goods": {"food": 5}, "occupations": ["mayor"]}, {"done": 2}, dice="mayor wood")
    play(t, "learn farmer 1food")
    assert (deciding(t), seat(t)["done"]) == (0, 1)
    assert not choices(t, "learn")
    assert (reason(t, "learn builder 1food"), rule(t, "learn builder 1food")) == ("no-die", "D04")
