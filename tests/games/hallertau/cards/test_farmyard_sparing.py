"""Farmyard cards whose gains are not taken, or only in part."""

from __future__ import annotations

import pytest

from tests.games.hallertau.cards.cases import Case, gains, holder, name
from tests.games.hallertau.cards.farmyard import many

CASES = [
    Case("402", {"fields": ""}, {"milk": 1}, ("amount all", "amount 0")),
    Case("410", {"jewels": 1}, {"jewels": -1, "empty-2": 1}, ("amount 1",)),
    Case("410", {"jewels": 1}, {"jewels": -1}, ("amount 0",)),
    Case("415", {"tools": 7}, {"tools": -6, "jewels": 1}, ("amount 1", "amount 1")),
    Case("421", {"fields": many(1)}, {"empty-2": -1, "clay": 4}, ("amount 4",)),
    Case(
        "433",
        {"jewels": 1},
        {"jewels": -1, "meat": 1},
        ("amount 1", "amount 0", "amount 0"),
    ),
    Case("523", {"tools": 4, "fields": many(5)}, {"rye": 3}, ("take rye", "amount 3")),
    Case("534", {"jewels": 1}, {"jewels": -1, "wool": 2}, ("take wool", "amount 2")),
    Case("534", {"jewels": 1}, {"jewels": -1}, ("done",)),
    Case("614", {"sheep": 2}, {"sheep-stables": -2, "empty-4": 1}, ("amount 1", "amount 0")),
    Case("615-2", {"jewels": 6}, {"empty-2": 1}, ("amount 1",)),
    Case("615-4", {"jewels": 8}, {"sheep-4": 2}, ("amount 2",)),
    Case("631", {"tools": 6}, {"tools": -2, "hide": 3}, ("amount 3", "amount 0")),
    Case("707-3", {"tools": 10}, {"jewels": 1}, ("amount 1", "amount 0", "amount 0")),
    Case("732", {"jewels": 1}, {"jewels": -1, "hide": 1}, ("take hide", "amount 1", "amount 0")),
    Case("735", {"jewels": 1}, {"jewels": -1, "farmyard": 1}, ("amount 1", "amount 0")),
]


@pytest.mark.rule("H39", "H18")
@pytest.mark.parametrize("case", CASES, ids=name)
def test_gains_may_be_taken_in_part(case: Case) -> None:
    table = holder(case.card, case.have)
    table.play("sparing")
    assert gains(table, f"play {case.card}", *case.answers) == case.gains


@pytest.mark.rule("H39")
def test_a_cost_is_paid_in_full_all_the_same() -> None:
    table = holder("424", {"hops": 3})
    table.play("sparing")
    assert gains(table, "play 424", "amount 0", "amount 0") == {"hops": -3}
