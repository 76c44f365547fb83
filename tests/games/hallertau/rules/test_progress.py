"""Phase 9: advancing crafts with goods and jewels, one turn per seat."""

from __future__ import annotations

import pytest

from ..scenario import (
    CRAFTS,
    advance,
    choices,
    craft,
    current,
    deciding,
    goods,
    offered,
    pays,
    play,
    positions,
    progress,
    prompt,
    refused,
    seat,
    standing,
    village,
)


@pytest.mark.rule("H27", "H28")
def test_the_goods_of_the_start_advance_three_crafts() -> None:
    t = progress({})
    assert offered(t) == {"advance brewery", "advance bakery", "advance manufacturer", "done"}
    assert refused(t, "advance carpentry") == "not-enough"
    assert refused(t, "advance icehouse") == "not-enough"


@pytest.mark.rule("H27", "H28", "H12")
def test_a_payment_is_chosen_and_paid() -> None:
    t = progress({})
    play(t, "advance bakery")
    assert prompt(t) == "prompt-hallertau-pay"
    assert set(pays(t)) == {"1barley", "1flax", "1rye"}
    assert refused(t, "pay 1clay") == refused(t, "pay 2rye") == "wrong-payment"
    play(t, "pay 1rye")
    assert goods(t) == {"barley": 1, "flax": 1}
    assert positions(t) == {**dict.fromkeys(CRAFTS, 0), "bakery": 1}
    assert craft(t, "bakery")["steps"] == 1
    play(t, "advance manufacturer")
    assert goods(t) == {"barley": 1}
    assert offered(t) == {"advance brewery", "done"}


@pytest.mark.rule("H27", "HX21")
def test_without_clay_the_carpentry_needs_a_jewel() -> None:
    t = progress({"goods": {"rye": 5, "barley": 5, "milk": 5}, "jewels": 1})
    assert "advance carpentry" not in offered(t)
    assert refused(t, "advance carpentry") == "not-enough"
    assert "jewel carpentry" in offered(t)
    play(t, "jewel carpentry")
    assert positions(t)["carpentry"] == 1
    assert seat(t)["jewels"] == 0
    assert goods(t) == {"rye": 5, "barley": 5, "milk": 5}


@pytest.mark.rule("H27", "H33")
@pytest.mark.parametrize("number", range(1, 7))
def test_an_advance_costs_one_jewel_in_any_round(number: int) -> None:
    t = progress(village(jewels=5), round=number)
    assert offered(t) == {f"jewel {name}" for name in CRAFTS} | {"done"}
    for left, name in enumerate(CRAFTS[:4]):
        play(t, f"jewel {name}")
        assert (positions(t)[name], seat(t)["jewels"]) == (1, 4 - left)
    assert refused(t, "advance manufacturer") is not None


@pytest.mark.rule("H33")
def test_no_jewel_no_advance_by_jewel() -> None:
    t = progress({})
    assert choices(t, "jewel") == set()
    assert refused(t, "jewel bakery") == "no-jewel"


@pytest.mark.rule("H27", "HX11")
def test_round_2_takes_two_goods() -> None:
    stock = {"clay": 3, "rye": 4}
    t = progress(village(goods=stock, tools=1), round=2)
    assert offered(t) == {"advance carpentry", "advance bakery", "done"}
    play(t, "advance carpentry")
    assert goods(t) == {"clay": 1, "rye": 4}
    assert "advance carpentry" not in offered(t)
    assert refused(t, "advance carpentry") == "not-enough"


@pytest.mark.rule("H28")
@pytest.mark.parametrize(
    ("stock", "ready"),
    [
        ({"clay": 2, "rye": 1}, True),
        ({"clay": 1, "rye": 9}, False),
        ({"clay": 2, "rye": 0}, False),
        ({"clay": 3, "rye": 9}, True),
    ],
)
def test_what_is_paid_counts_and_not_the_stock(stock: dict[str, int], ready: bool) -> None:
    t = progress(village(goods=stock, jewels=1), round=3)
    assert ("advance carpentry" in offered(t)) == ready


@pytest.mark.rule("H29", "HX13")
def test_four_meat_and_a_milk_advance_the_icehouse_twice() -> None:
    t = progress(village(goods={"meat": 4, "milk": 1}, tools=1, jewels=1), round=3)
    advance(t, "icehouse", "1meat+1milk")
    assert goods(t) == {"meat": 3}
    advance(t, "icehouse", "3meat")
    assert goods(t) == {}
    assert positions(t)["icehouse"] == 2


@pytest.mark.rule("H29")
def test_the_full_price_may_be_paid_but_not_with_more_of_the_same_goods() -> None:
    t = progress(village(goods={"meat": 4, "milk": 1}, jewels=1), round=3)
    u = t.copy()
    play(u, "advance icehouse")
    assert set(pays(u)) == {"3meat", "1meat+1milk"}
    assert refused(u, "pay 2meat+1milk") == "wrong-payment"
    advance(t, "icehouse", "3meat")
    assert goods(t) == {"meat": 1, "milk": 1}


@pytest.mark.rule("H29", "HX13", "HX14")
@pytest.mark.parametrize(("number", "left"), [(3, {}), (4, {})])
def test_two_barley_and_a_hops(number: int, left: dict[str, int]) -> None:
    t = progress(village(goods={"barley": 2, "hops": 1}, jewels=1), round=number)
    advance(t, "brewery", "2barley+1hops")
    assert goods(t) == left
    assert positions(t)["brewery"] == 1
    short = progress(village(goods={"barley": 2, "hops": 1}, jewels=1), round=5)
    assert "advance brewery" not in offered(short)


@pytest.mark.rule("H28")
def test_at_most_one_flax_in_the_bakery() -> None:
    t = progress(village(goods={"flax": 9}, jewels=1), round=1)
    assert "advance bakery" in offered(t)
    t = progress(village(goods={"flax": 9}, jewels=1), round=2)
    assert "advance bakery" not in offered(t)
    assert "advance manufacturer" in offered(t)


@pytest.mark.rule("H27")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_each_seat_has_one_turn_in_turn_order(first: int) -> None:
    t = progress({}, village(), {}, starting_player=first, turn=first)
    order = []
    while current(t) == (1, "progress"):
        order.append(deciding(t))
        assert t.observe(None)["turn"] == order[-1]
        play(t, "advance brewery", "done")
    assert order == [seat for seat in ((first + step) % 3 for step in range(3)) if seat != 1]


@pytest.mark.rule("H27")
def test_a_turn_ends_when_nothing_can_be_paid() -> None:
    t = progress(village(goods={"milk": 1}), {})
    play(t, "advance icehouse")
    assert deciding(t) == 1
    assert positions(t)["icehouse"] == 1


@pytest.mark.rule("H27")
def test_prices_are_shown_to_the_seat_whose_turn_it_is() -> None:
    t = progress(village(goods={"clay": 2}, jewels=1), {})
    prices = {price["craft"]: price for price in t.observe(0)["prices"]}
    assert list(prices) == list(CRAFTS)
    assert prices["carpentry"] == {
        "craft": "carpentry",
        "tools": 0,
        "jewel": True,
        "payments": [{"clay": 1}],
    }
    assert prices["brewery"]["payments"] == []
    assert t.observe(1)["prices"] is None
    play(t, "done")
    assert t.observe(0)["prices"] is None
    assert [price["jewel"] for price in t.observe(1)["prices"]] == [False] * 5


@pytest.mark.rule("H27", "H30")
def test_a_craft_at_the_right_edge_stops() -> None:
    row = village(jewels=3, goods={"milk": 9}, tools=9, **standing(8, icehouse=9, bakery=10))
    t = progress(row)
    assert "jewel bakery" not in offered(t)
    assert refused(t, "jewel bakery") == "end-of-row"
    assert refused(t, "advance bakery") == "end-of-row"
    play(t, "jewel icehouse")
    assert positions(t)["icehouse"] == 10
    assert refused(t, "advance icehouse") == "end-of-row"
    prices = {price["craft"]: price["tools"] for price in t.observe(0)["prices"]}
    assert (prices["icehouse"], prices["bakery"]) == (None, None)


@pytest.mark.rule("H27", "H31")
def test_any_number_of_advances_of_any_crafts() -> None:
    t = progress(village(goods={"milk": 9, "clay": 9}, tools=8))
    for name in ("icehouse", "carpentry", "icehouse", "carpentry", "icehouse", "carpentry"):
        play(t, f"advance {name}")
    assert (positions(t)["icehouse"], positions(t)["carpentry"]) == (3, 3)
    assert craft(t, "icehouse")["steps"] == 3
    assert goods(t) == {"milk": 6, "clay": 6}
