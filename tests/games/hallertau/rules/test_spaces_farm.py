"""Spaces that give clay, grain, sheep, what sheep give, and fields, with every alternative."""

from __future__ import annotations

from typing import Any

import pytest

from ..scenario import (
    GRAIN,
    choices,
    deciding,
    farming,
    fields,
    goods,
    offered,
    outcomes,
    play,
    prompt,
    rows,
    sheep,
    table,
    village,
)
from .stock import any_grain, stock, stocks


@pytest.mark.rule("H54")
@pytest.mark.parametrize("number", range(1, 7))
def test_clay_delivery_gives_clay_by_the_round(number: int) -> None:
    t = table(village(), {}, round=number)
    assert stocks(outcomes(t, "place clay-delivery")) == {stock(clay=number)}
    spared = stocks(outcomes(t, "sparing", "place clay-delivery"))
    assert spared == {stock(clay=count) for count in range(number + 1)}


@pytest.mark.rule("H54", "H19")
@pytest.mark.parametrize(
    ("milk", "ends"),
    [
        (0, {(0, 0)}),
        (1, {(1, 0)}),
        (2, {(0, 1)}),
        (3, {(1, 1)}),
        (4, {(2, 1), (0, 2)}),
        (7, {(5, 1), (3, 2)}),
        (9, {(7, 1), (5, 2)}),
    ],
)
def test_sheep_breeding_turns_milk_into_sheep(milk: int, ends: set[tuple[int, int]]) -> None:
    t = table(village(goods={"milk": milk}), {})
    play(t, "place sheep-breeding")
    if milk >= 4:
        assert {"breed 1", "breed 2"} <= offered(t)
    found = {
        (goods(end).get("milk", 0), sum(sheep(end).values()))
        for end in outcomes(table(village(goods={"milk": milk}), {}), "place sheep-breeding")
    }
    assert found == ends


@pytest.mark.rule("H54", "H18", "H19")
def test_sheep_breeding_can_be_declined() -> None:
    t = table(village(goods={"milk": 4}), {})
    ends = outcomes(t, "sparing", "place sheep-breeding")
    found = {(goods(end).get("milk", 0), sum(sheep(end).values())) for end in ends}
    assert {(4, 0), (2, 1), (0, 2)} <= found
    assert not {(3, 1), (2, 2), (1, 1), (4, 1)} & found


@pytest.mark.rule("H54", "H22")
def test_shearing_gives_wool_for_all_sheep_and_a_survival_step() -> None:
    flock = {"4": 2, "6": 1, "stables": 3}
    t = table(village(sheep=flock), {}, round=2)
    play(t, "place sheep-shearing")
    assert goods(t) == {"wool": 6}
    assert choices(t, "move") == {"sheep-4", "sheep-6"}
    ends = [sheep(end) for end in outcomes(t, "move sheep-4")]
    assert ends == [{"4": 1, "5": 1, "6": 1, "stables": 3}]
    play(t, "move sheep-6")
    assert sheep(t) == {"4": 2, "stables": 4}
    assert deciding(t) == 1


@pytest.mark.rule("H54", "H18")
def test_the_survival_step_of_shearing_can_be_left_out() -> None:
    t = table(village(sheep={"5": 1}), {}, round=2)
    play(t, "place sheep-shearing")
    assert offered(t) == {"move sheep-5", "done"}
    play(t, "done")
    assert (sheep(t), goods(t), deciding(t)) == ({"5": 1}, {"wool": 1}, 1)


@pytest.mark.rule("H54")
def test_shearing_without_sheep_or_with_all_in_the_stables() -> None:
    t = table(village(), {})
    play(t, "place sheep-shearing")
    assert (goods(t), deciding(t)) == ({}, 1)
    t = table(village(sheep={"stables": 4}), {})
    play(t, "place sheep-shearing")
    assert (goods(t), deciding(t)) == ({"wool": 4}, 1)


@pytest.mark.rule("H54", "H18")
def test_less_wool_may_be_taken() -> None:
    t = table(village(sheep={"stables": 3}), {})
    assert stocks(outcomes(t, "place sheep-shearing")) == {stock(wool=3)}
    spared = stocks(outcomes(t, "sparing", "place sheep-shearing"))
    assert spared == {stock(wool=count) for count in range(4)}


@pytest.mark.rule("H55")
def test_butchery_turns_a_sheep_into_meat_and_hides() -> None:
    t = table(village(sheep={"4": 2, "5": 1, "stables": 1}), {})
    play(t, "place butchery")
    assert {"lose sheep-4", "lose sheep-5", "lose sheep-stables"} <= offered(t)
    for place, left in (
        ("4", {"4": 1, "5": 1, "stables": 1}),
        ("5", {"4": 2, "stables": 1}),
        ("stables", {"4": 2, "5": 1}),
    ):
        (end,) = outcomes(t, f"lose sheep-{place}")
        assert sheep(end) == left
        assert goods(end) == {"meat": 4, "hide": 2}


@pytest.mark.rule("H55", "H11")
def test_butchery_with_sheep_in_one_place_asks_nothing() -> None:
    t = table(village(sheep={"stables": 2}), {})
    play(t, "place butchery")
    assert (sheep(t), goods(t), deciding(t)) == ({"stables": 1}, {"meat": 4, "hide": 2}, 1)


@pytest.mark.rule("H55")
def test_butchery_without_sheep_gives_nothing() -> None:
    t = table(village(), {})
    play(t, "place butchery")
    assert (goods(t), rows(t, "butchery"), deciding(t)) == ({}, [1, 0, 0], 1)


@pytest.mark.rule("H55", "H18")
def test_butchery_can_be_declined_and_less_taken() -> None:
    t = table(village(sheep={"stables": 1}), {})
    ends = outcomes(t, "sparing", "place butchery")
    found = {(sum(sheep(end).values()), stocks([end]).pop()) for end in ends}
    assert (1, stock()) in found
    wanted = {(0, stock(meat=meat, hide=hide)) for meat in range(5) for hide in range(3)}
    assert found - {(1, stock())} == wanted


@pytest.mark.rule("H55", "H19")
def test_nursery_gives_three_clay_or_any_three_grain() -> None:
    t = table(village(), {})
    assert stocks(outcomes(t, "place nursery")) == any_grain(3) | {stock(clay=3)}
    play(t, "place nursery")
    assert choices(t, "take") == {"clay", *GRAIN}
    play(t, "take hops")
    assert choices(t, "take") == set(GRAIN)


@pytest.mark.rule("H55", "H18", "H19")
def test_nursery_sparingly() -> None:
    t = table(village(), {})
    found = stocks(outcomes(t, "sparing", "place nursery"))
    assert found == any_grain(0, 1, 2, 3) | {stock(clay=count) for count in range(4)}


@pytest.mark.rule("H55", "HX03", "H09")
def test_clearing_gives_a_field_in_row_2_and_a_clay() -> None:
    t = table({}, {})
    play(t, "place clearing")
    assert fields(t) == ["empty-2", "empty-2", "empty-3", "empty-4"]
    assert goods(t) == {"barley": 1, "flax": 1, "rye": 1, "clay": 1}
    assert deciding(t) == 1


@pytest.mark.rule("H55", "H09")
@pytest.mark.parametrize(("before", "after"), [(7, 8), (8, 8)])
def test_clearing_stops_at_eight_fields(before: int, after: int) -> None:
    t = table(farming(*["rye-5"] * before), {})
    play(t, "place clearing")
    assert len(fields(t)) == after
    assert goods(t) == {"clay": 1}


@pytest.mark.rule("H55", "H18")
def test_clearing_sparingly() -> None:
    found = {
        (len(fields(end)), goods(end).get("clay", 0))
        for end in outcomes(table(village(), {}), "sparing", "place clearing")
    }
    assert found == {(0, 0), (1, 0), (0, 1), (1, 1)}


@pytest.mark.rule("H57", "H19")
def test_tool_shed_gives_four_clay_or_a_field_in_row_4() -> None:
    t = table(village(), {})
    play(t, "place tool-shed")
    assert {"take clay", "field 4"} <= offered(t)
    found = [(fields(end), goods(end)) for end in outcomes(table(village(), {}), "place tool-shed")]
    assert len(found) == 2
    assert (["empty-4"], {}) in found
    assert ([], {"clay": 4}) in found


@pytest.mark.rule("H57", "H09")
def test_tool_shed_with_eight_fields_gives_clay() -> None:
    t = table(farming(*["empty-3"] * 8), {})
    play(t, "place tool-shed")
    assert (goods(t), len(fields(t)), deciding(t)) == ({"clay": 4}, 8, 1)


@pytest.mark.rule("H57", "H18")
def test_tool_shed_sparingly() -> None:
    found = {
        (len(fields(end)), goods(end).get("clay", 0))
        for end in outcomes(table(village(), {}), "sparing", "place tool-shed")
    }
    assert found == {(1, 0)} | {(0, clay) for clay in range(5)}


@pytest.mark.rule("HX03")
def test_four_clay_and_three_more_are_seven() -> None:
    t = table(village(goods={"clay": 4}), {})
    play(t, "place nursery", "take clay")
    assert goods(t) == {"clay": 7}


@pytest.mark.rule("HX21")
def test_exactly_five_spaces_give_clay() -> None:
    rich: dict[str, Any] = {"sheep": {"4": 1}, "goods": {"rye": 1, "milk": 2}}
    giving = set()
    for name in choices(table(rich, {}), "place"):
        ends = outcomes(table(rich, {}), f"place {name}")
        if any(goods(end).get("clay") for end in ends):
            giving.add(name)
    assert giving == {"clay-delivery", "nursery", "clearing", "land-sale", "tool-shed"}


@pytest.mark.rule("H18")
def test_sparing_lasts_for_one_space() -> None:
    t = table(village(), {"workers": 0}, round=3)
    play(t, "sparing", "place clay-delivery")
    assert prompt(t) == "prompt-hallertau-amount"
    play(t, "amount 1")
    assert goods(t) == {"clay": 1}
    play(t, "place clay-delivery")
    assert goods(t) == {"clay": 4}
