"""The trades, markets and the land sale, with every alternative."""

from __future__ import annotations

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
    play_if_asked,
    rows,
    seat,
    sheep,
    table,
    village,
)
from .stock import any_grain, stocks

PRODUCTS = ("milk", "wool")


@pytest.mark.rule("H56")
def test_small_trade_gives_two_grain_and_milk_or_wool() -> None:
    t = table(village(), {})
    wanted = {
        tuple(sorted((*grain, (product, 1)))) for grain in any_grain(2) for product in PRODUCTS
    }
    assert stocks(outcomes(t, "place small-trade")) == wanted


@pytest.mark.rule("H56", "HX04")
def test_small_trade_in_the_second_row() -> None:
    t = table(village(workers=3), {}, spaces={"small-trade": [1, 0, 0]})
    play(t, "place small-trade")
    assert (seat(t)["workers"], rows(t, "small-trade")) == (1, [1, 2, 0])
    assert choices(t, "take") == set(GRAIN)
    play(t, "take barley", "take hops")
    assert choices(t, "take") == set(PRODUCTS)
    play(t, "take milk")
    assert goods(t) == {"barley": 1, "hops": 1, "milk": 1}
    assert deciding(t) == 1


@pytest.mark.rule("H56", "H22")
def test_small_trade_ends_with_a_survival_step() -> None:
    t = table(village(sheep={"5": 2, "stables": 1}), {})
    play(t, "place small-trade", "take rye", "take rye", "take wool")
    assert offered(t) == {"move sheep-5", "done"}
    play(t, "move sheep-5")
    assert sheep(t) == {"5": 1, "6": 1, "stables": 1}
    assert goods(t) == {"rye": 2, "wool": 1}
    assert deciding(t) == 1


@pytest.mark.rule("H56", "H18")
def test_small_trade_sparingly() -> None:
    t = table(village(), {})
    wanted = {
        tuple(sorted((*grain, *product)))
        for grain in any_grain(0, 1, 2)
        for product in ((), (("milk", 1),), (("wool", 1),))
    }
    assert stocks(outcomes(t, "sparing", "place small-trade")) == wanted


@pytest.mark.rule("H56", "H57", "HX04")
@pytest.mark.parametrize(("name", "good"), [("weekly-market", "meat"), ("sheep-market", "hide")])
def test_the_markets_give_a_sheep_and_a_good(name: str, good: str) -> None:
    t = table(village(), {})
    play(t, f"place {name}")
    assert (sheep(t), goods(t), deciding(t)) == ({"4": 1}, {good: 1}, 1)
    found = {
        (sum(sheep(end).values()), goods(end).get(good, 0))
        for end in outcomes(table(village(), {}), "sparing", f"place {name}")
    }
    assert found == {(0, 0), (0, 1), (1, 0), (1, 1)}


@pytest.mark.rule("H56", "H09", "HX04")
def test_land_sale_gives_a_jewel_and_three_clay_for_a_field() -> None:
    t = table(farming("empty-2", "rye-2", "rye-5", "empty-4"), {})
    play(t, "place land-sale")
    assert choices(t, "lose") == {"empty-2", "rye-2", "rye-5", "empty-4"}
    play(t, "lose rye-5")
    assert fields(t) == ["empty-2", "empty-4", "rye-2"]
    assert goods(t) == {"clay": 3}
    assert seat(t)["jewels"] == 1
    assert deciding(t) == 1


@pytest.mark.rule("H56")
def test_land_sale_with_equal_fields_asks_nothing() -> None:
    t = table(farming("empty-3", "empty-3"), {})
    play(t, "place land-sale")
    assert (fields(t), goods(t), seat(t)["jewels"]) == (["empty-3"], {"clay": 3}, 1)


@pytest.mark.rule("H56")
def test_land_sale_without_fields_gives_nothing() -> None:
    t = table(village(), {})
    play(t, "place land-sale")
    assert (goods(t), seat(t)["jewels"], deciding(t)) == ({}, 0, 1)


@pytest.mark.rule("H56", "H18")
def test_land_sale_sparingly() -> None:
    t = table(farming("empty-3"), {})
    found = {
        (len(fields(end)), goods(end).get("clay", 0), seat(end)["jewels"])
        for end in outcomes(t, "sparing", "place land-sale")
    }
    assert found == {(1, 0, 0)} | {(0, clay, jewel) for clay in range(4) for jewel in (0, 1)}


@pytest.mark.rule("H56", "H10")
@pytest.mark.parametrize(("before", "after"), [(9, 10), (10, 10)])
def test_a_box_holds_ten_jewels(before: int, after: int) -> None:
    t = table(farming("empty-3", jewels=before), {})
    play(t, "place land-sale")
    play_if_asked(t, "lose empty-3")
    assert seat(t)["jewels"] == after
    assert (fields(t), goods(t)) == ([], {"clay": 3})
