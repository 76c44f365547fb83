"""Collecting animals: pastures, the hearth, and making room."""

from __future__ import annotations

from typing import Any

import pytest

from ..scenario import (
    ANIMALS,
    animals,
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

COOKED = {"sheep": 2, "boar": 3, "cattle": 4}
"""The food that a hearth makes of an animal."""
FREE = "prompt-express-free"


def full(**seat: Any) -> dict[str, Any]:
    """A seat whose only pasture is taken by three sheep."""
    return bare(**{"pastures": 1, "animals": {"sheep": 3}, **seat})


@pytest.mark.rule("D15")
@pytest.mark.parametrize("kind", ANIMALS)
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_one_to_three_equal_animals(kind: str, dice: int) -> None:
    t = table(bare(pastures=1), {}, dice="food" + f" {kind}" * dice)
    assert choices(t, "collect") == {"1food", *(f"{n}{kind}" for n in range(1, dice + 1))}
    for n in range(1, dice + 1):
        after = t.copy()
        play(after, f"collect {n}{kind}")
        assert (animals(after), goods(after)) == ({kind: n}, {})
        assert pool(after).get(kind, 0) == dice - n
        assert (deciding(after), seat(after)["done"]) == (1, 1)


@pytest.mark.rule("D15")
def test_types_are_not_mixed_and_not_exceeded() -> None:
    t = table(bare(pastures=3), {}, dice="sheep sheep boar food")
    assert choices(t, "collect") == {"1food", "1sheep", "2sheep", "1boar"}
    assert reason(t, "collect 3sheep") == "not-so-many"
    assert reason(t, "collect 1cattle") == "no-die"


@pytest.mark.rule("D15")
@pytest.mark.parametrize("kind", ANIMALS)
def test_no_animals_without_a_pasture_or_a_hearth(kind: str) -> None:
    row = bare(improvements=["oven", "joinery"], occupations=["rancher"])
    t = table(row, {}, dice=f"{kind} {kind} food")
    assert choices(t, "collect") == {"1food"}
    assert (reason(t, f"collect 1{kind}"), rule(t, f"collect 1{kind}")) == ("no-home", "D15")


@pytest.mark.rule("D15")
@pytest.mark.parametrize("kind", ANIMALS)
@pytest.mark.parametrize("n", [1, 3])
def test_without_a_pasture_the_hearth_cooks_them_at_once(kind: str, n: int) -> None:
    row = {"goods": {"food": 1}, "improvements": ["hearth"]}
    t = table(row, {}, dice=f"{kind} {kind} {kind} food")
    play(t, f"collect {n}{kind}")
    assert (animals(t), goods(t)) == ({}, {"food": 1 + n * COOKED[kind]})
    assert (deciding(t), seat(t)["done"]) == (1, 1)
    assert pool(t).get(kind, 0) == 3 - n


@pytest.mark.rule("D15")
def test_with_a_pasture_nothing_is_cooked_unasked() -> None:
    t = table(bare(pastures=1, improvements=["hearth"]), {}, dice="boar boar food")
    play(t, "collect 2boar")
    assert (animals(t), goods(t)) == ({"boar": 2}, {})
    assert deciding(t) == 1


@pytest.mark.rule("D15")
def test_animals_of_a_type_present_need_no_room() -> None:
    t = table(full(), {}, dice="sheep sheep food")
    play(t, "collect 2sheep")
    assert (animals(t), deciding(t)) == ({"sheep": 5}, 1)


@pytest.mark.rule("D12", "D15")
def test_a_type_that_fills_several_pastures_moves_together() -> None:
    t = table(bare(pastures=2, animals={"sheep": 6}), {}, dice="boar food")
    play(t, "collect 1boar")
    assert (animals(t), deciding(t)) == ({"sheep": 6, "boar": 1}, 1)


@pytest.mark.rule("D15")
@pytest.mark.parametrize(("leaving", "herd"), [("sheep", {"boar": 2}), ("boar", {"sheep": 3})])
def test_without_a_hearth_animals_leave_for_nothing(leaving: str, herd: dict[str, int]) -> None:
    t = table(full(), {}, dice="boar boar food")
    play(t, "collect 2boar")
    assert (prompt(t), deciding(t)) == (FREE, 0)
    assert offered(t) == {"free sheep", "free boar"}
    play(t, f"free {leaving}")
    assert (animals(t), goods(t)) == (herd, {})
    assert (deciding(t), seat(t)["done"], pool(t)) == (1, 1, {"food": 1})


@pytest.mark.rule("D15")
@pytest.mark.parametrize(
    ("leaving", "herd", "food"), [("sheep", {"cattle": 2}, 6), ("cattle", {"sheep": 3}, 8)]
)
def test_with_a_hearth_those_that_leave_are_cooked(
    leaving: str, herd: dict[str, int], food: int
) -> None:
    t = table(full(improvements=["hearth"]), {}, dice="cattle cattle food")
    play(t, "collect 2cattle")
    assert prompt(t) == FREE
    assert choices(t, "free") == {"sheep", "cattle"}
    assert "done" not in offered(t)
    play(t, f"free {leaving}")
    assert (animals(t), goods(t)) == (herd, {"food": food})
    assert deciding(t) == 1


@pytest.mark.rule("D15")
@pytest.mark.parametrize("leaving", ANIMALS)
def test_any_type_may_make_room(leaving: str) -> None:
    herd = {"sheep": 4, "boar": 1, "cattle": 1}
    t = table(bare(pastures=2, animals={"sheep": 4, "boar": 1}), {}, dice="cattle food")
    play(t, "collect 1cattle")
    assert offered(t) == {"free sheep", "free boar", "free cattle"}
    play(t, f"free {leaving}")
    assert animals(t) == {kind: n for kind, n in herd.items() if kind != leaving}


@pytest.mark.rule("D15")
def test_a_pasture_may_be_emptied_by_cooking_beforehand() -> None:
    t = table(full(animals={"sheep": 1}, improvements=["hearth"]), {}, dice="boar boar food")
    play(t, "cook sheep")
    assert (animals(t), goods(t)) == ({}, {"food": 2})
    play(t, "collect 2boar")
    assert (animals(t), deciding(t)) == ({"boar": 2}, 1)


@pytest.mark.rule("D15")
def test_nobody_frees_a_pasture_without_need() -> None:
    t = table(full(), {}, dice="boar food")
    assert not choices(t, "free")
    assert reason(t, "free sheep") is not None
    play(t, "collect 1boar")
    assert (reason(t, "free cattle"), rule(t, "free cattle")) == ("not-here", "D15")


@pytest.mark.rule("D15")
def test_undo_brings_the_animals_back() -> None:
    t = table(full(improvements=["hearth"]), {}, dice="boar boar food")
    play(t, "collect 2boar", "free sheep")
    t.undo()
    assert choices(t, "free") == {"sheep", "boar"}
    t.undo()
    assert (animals(t), goods(t)) == ({"sheep": 3}, {})
    assert pool(t) == {"boar": 2, "food": 1}
