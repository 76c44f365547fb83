"""What an advance costs, against all payments by the text of the rules that waste nothing."""

from __future__ import annotations

from itertools import product

import pytest

from ..scenario import CRAFTS, offered, payments, pays, play, progress, prompt, village

WARES = {
    "carpentry": ("clay", "rye"),
    "brewery": ("barley", "hops"),
    "icehouse": ("meat", "milk"),
    "bakery": ("flax", "barley", "rye"),
    "manufacturer": ("flax", "hide", "wool"),
}


SAME = (("flax", "clay", "meat"), ("barley", "hide", "milk"), ("rye", "wool", "hops"))
"""Goods that never belong to the same craft."""


def satisfied(craft: str, paid: dict[str, int]) -> bool:
    """Whether a payment keeps the restriction printed on the craft."""
    if craft == "carpentry":
        return paid["clay"] > paid["rye"]
    if craft == "brewery":
        return paid["barley"] > paid["hops"]
    return craft != "bakery" or paid["flax"] <= 1


def allowed(craft: str, number: int, stock: dict[str, int]) -> set[str]:
    """All payments for an advance in a round, from the goods in stock.

    The price is the number of the round; one less for at least two types, two less for three.
    What is another payment with more of its goods is left out.
    """
    found: list[dict[str, int]] = []
    wares = WARES[craft]
    for counts in product(*(range(min(stock.get(ware, 0), number) + 1) for ware in wares)):
        types = sum(count > 0 for count in counts)
        prices = [number] + [number - 1] * (types >= 2) + [number - 2] * (types == 3)
        if sum(counts) not in prices or not sum(counts):
            continue
        paid = dict(zip(wares, counts, strict=True))
        if satisfied(craft, paid):
            found.append(paid)
    least = [
        paid
        for paid in found
        if not any(o != paid and all(o[ware] <= paid[ware] for ware in wares) for o in found)
    ]
    return {
        "+".join(f"{paid[ware]}{ware}" for ware in sorted(paid) if paid[ware]) for paid in least
    }


def stocks() -> list[dict[str, int]]:
    """Stocks in which the goods of every craft occur in all combinations of 0 to 7."""
    return [
        {good: count for count, goods in zip(counts, SAME, strict=True) for good in goods}
        for counts in product(range(8), repeat=3)
    ]


@pytest.mark.rule("H27", "H28", "H29")
@pytest.mark.parametrize("number", range(1, 7))
def test_every_payment_from_every_stock(number: int) -> None:
    for stock in stocks():
        t = progress(village(goods=stock, jewels=1), round=number)
        for craft in CRAFTS:
            assert payments(t, craft) == allowed(craft, number, stock), (craft, stock)


@pytest.mark.rule("H27", "H28", "H29")
@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("craft", CRAFTS)
def test_the_payments_offered_are_those_shown(craft: str, number: int) -> None:
    for most in (1, 2, 3, 7):
        stock = dict.fromkeys(WARES[craft], most)
        wanted = allowed(craft, number, stock)
        t = progress(village(goods=stock, jewels=1), round=number)
        assert (f"advance {craft}" in offered(t)) == bool(wanted)
        if len(wanted) > 1:
            play(t, f"advance {craft}")
            assert prompt(t) == "prompt-hallertau-pay"
            assert set(pays(t)) == wanted


@pytest.mark.rule("H28", "H29", "HX11", "HX13", "HX14")
@pytest.mark.parametrize(
    ("craft", "number", "wanted"),
    [
        ("carpentry", 1, {"1clay"}),
        ("carpentry", 2, {"2clay"}),
        ("carpentry", 3, {"3clay", "2clay+1rye"}),
        ("carpentry", 4, {"4clay", "2clay+1rye"}),
        ("brewery", 3, {"3barley", "2barley+1hops"}),
        ("brewery", 4, {"4barley", "2barley+1hops"}),
        ("icehouse", 2, {"2meat", "1meat+1milk", "2milk"}),
        ("icehouse", 3, {"3meat", "3milk", "1meat+1milk"}),
        ("bakery", 2, {"2barley", "1barley+1rye", "2rye", "1barley+1flax", "1flax+1rye"}),
        ("bakery", 1, {"1barley", "1flax", "1rye"}),
    ],
)
def test_the_examples_of_the_rules(craft: str, number: int, wanted: set[str]) -> None:
    stock = dict.fromkeys(WARES[craft], 7)
    assert allowed(craft, number, stock) == wanted
    assert payments(progress(village(goods=stock, jewels=1), round=number), craft) == wanted


@pytest.mark.rule("H29", "HX14")
@pytest.mark.parametrize(("number", "least"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
@pytest.mark.parametrize("craft", ["bakery", "manufacturer"])
def test_the_cheapest_payment_with_three_types(craft: str, number: int, least: int) -> None:
    stock = dict.fromkeys(WARES[craft], 7)
    shown = payments(progress(village(goods=stock, jewels=1), round=number), craft)
    sums = {sum(int(part[0]) for part in text.split("+")) for text in shown}
    assert (min(sums), max(sums)) == (least, number)


@pytest.mark.rule("H29")
@pytest.mark.parametrize(("number", "least"), [(3, 3), (4, 3), (5, 4), (6, 5)])
@pytest.mark.parametrize("craft", ["carpentry", "brewery"])
def test_the_cheapest_payment_of_carpentry_and_brewery(craft: str, number: int, least: int) -> None:
    stock = dict.fromkeys(WARES[craft], 7)
    shown = payments(progress(village(goods=stock, jewels=1), round=number), craft)
    assert min(sum(int(part[0]) for part in text.split("+")) for text in shown) == least
