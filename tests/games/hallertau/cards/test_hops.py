"""Hops deck, 401-435: what plain cards ask for and bring."""

from __future__ import annotations

import pytest

from tests.games.hallertau.cards.cases import Case, Short, name, plays, refuses
from tests.games.hallertau.cards.farmyard import many, slid

GATEWAY_4 = ["001", "002", "003", "004"]

PLAYED = [
    Case("402", {"fields": ""}, {"milk": 1, "sheep-4": 1}),
    Case("402", {"fields": "empty-5 rye-5"}, {"milk": 1, "sheep-5": 1}, at={"round": 2}),
    Case("403", {"played": [*GATEWAY_4, "005"]}, {"sheep-4": 1}),
    Case("403", {"played": [*GATEWAY_4, "005", "402"]}, {"sheep-stables": 1}, at={"round": 4}),
    Case("404", {"rye": 5}, {"rye": -5, "sheep-4": 1, "bonus": 1}),
    Case("404", {"rye": 9, "fields": ""}, {"rye": -8, "sheep-4": 1, "bonus": 1}),
    Case("404", {"rye": 2, "fields": many(7)}, {"rye": -1, "sheep-4": 1, "bonus": 1}),
    Case("404", {"rye": 2, "fields": many(8, "rye-2")}, {"sheep-4": 1, "bonus": 1}),
    Case("406", {"hops": 4}, {"hops": -2, "sheep-4": 1, "bonus": 1}),
    Case("407", {"fields": many(7)}, {"empty-3": 1, "bonus": 1}),
    Case("407", {"fields": many(8)}, {"bonus": 1}),
    Case("408", {"sheep": {"4": 1}}, {"sheep-4": -1, "empty-5": 1, "bonus": 1}),
    Case("408", {"sheep": 1, "fields": many(8)}, {"sheep-stables": -1, "bonus": 1}),
    Case(
        "408",
        {"sheep": {"4": 2, "stables": 1}},
        {"sheep-stables": -1, "empty-5": 1, "bonus": 1},
        ("lose sheep-stables",),
    ),
    Case("409", {"clay": 2, "fields": "empty-5"}, {"clay": -2, "empty-5": -1, "empty-2": 3}),
    Case(
        "409",
        {"clay": 3, "fields": "empty-3 empty-5 rye-5"},
        {"clay": -2, "rye-5": -1, "empty-2": 3},
        ("lose rye-5",),
    ),
    Case(
        "409",
        {"clay": 2, "fields": f"flax-5 {many(6, 'empty-3')}"},
        {"clay": -2, "flax-5": -1, "empty-2": 2},
    ),
    Case(
        "409",
        {"clay": 2, "fields": f"flax-5 {many(7, 'empty-3')}"},
        {"clay": -2, "flax-5": -1, "empty-2": 1},
    ),
    Case("410", {"jewels": 1}, {"jewels": -1, "empty-2": 2}),
    Case("410", {"jewels": 3, "fields": many(7, "rye-3")}, {"jewels": -1, "empty-2": 1}),
    Case("411", {"hops": 5}, {"hops": -4, "empty-3": 2}),
    Case("411", {"hops": 4, "fields": many(7)}, {"hops": -4, "empty-3": 1}),
    Case("412-1", {"hops": 7}, {"hops": -3, "empty-4": 1, "bonus": 1}),
    Case("412-2", {"hops": 5}, {"hops": -2, "empty-4": 1, "bonus": 1}),
    Case("412-3", {"hops": 7}, {"hops": -1, "empty-4": 1, "bonus": 1}),
    Case("413-1", {"sheep": 3}, {"sheep-stables": -1, "tools": 1, "bonus": 1}),
    Case("413-2", {"sheep": {"4": 2}}, {"sheep-4": -2, "tools": 2, "bonus": 2}),
    Case("413-3", {"sheep": 3}, {"sheep-stables": -3, "tools": 3, "bonus": 3}),
    Case("415", {"tools": 7}, {"tools": -4, "jewels": 2}),
    Case("415", {"tools": 9, "jewels": 9}, {"tools": -4, "jewels": 1}),
    Case("416", {"sheep": {"4": 6, "stables": 5}}, {"jewels": 1}),
    Case("416", {"fields": many(8)}, {"jewels": 1}),
    Case("416", {"sheep": 11, "fields": many(8)}, {"jewels": 1}),
    Case("417", {"wool": 6}, {"jewels": 1}),
    Case("417", {"wool": 9, **slid(3)}, {"jewels": 1}),
    Case("417", {"wool": 12, **slid(7)}, {"jewels": 1}),
    Case("418-1", {"hops": 5}, {"hops": -5, "jewels": 2}),
    Case("418-2", {"hops": 8}, {"hops": -6, "jewels": 2, "bonus": 1}),
    Case("418-3", {"hops": 8}, {"hops": -8, "jewels": 2, "bonus": 2}),
    Case("420", {"tools": 2}, {"tools": -2, "clay": 2, "bonus": 2}),
    Case("421", {"fields": "rye-3"}, {"rye-3": -1, "clay": 5}),
    Case("421", {}, {"empty-2": -1, "clay": 5}, ("lose empty-2",)),
    Case("422-1", {"fields": "hops-2"}, {"bonus": 1}),
    Case("422-2", {"fields": "hops-2 hops-5"}, {"barley": 2, "bonus": 1}),
    Case("422-3", {"fields": "hops-2 hops-5 hops-5"}, {"barley": 4, "bonus": 1}),
    Case("423", {"meat": 5, "wool": 3}, {"flax": 3, "bonus": 1}),
    Case("424", {"hops": 3}, {"hops": -3, "rye": 5, "bonus": 1}),
    Case("425", {"hops": 8}, {"hops": -5, "rye": 3, "bonus": 2}),
    Case("428", {"jewels": 3}, {"hide": 1, "milk": 1, "wool": 1, "bonus": 1}),
    Case(
        "428",
        {"jewels": 2, "fields": many(7), **slid(3)},
        {"hide": 1, "milk": 1, "wool": 1, "bonus": 1},
    ),
    Case("429", {"sheep": {"4": 1, "stables": 2}}, {"hide": 2, "wool": 1}),
    Case("429", {"fields": ""}, {"hide": 2, "wool": 1}),
    Case("430", {"tools": 1}, {"tools": -1, "milk": 2, "bonus": 1}),
    Case("431-1", {"milk": 1}, {"milk": -1, "hide": 1, "bonus": 1}),
    Case("431-2", {"milk": 5}, {"milk": -3, "hide": 3, "bonus": 1}),
    Case("431-3", {"milk": 5}, {"milk": -5, "hide": 5, "bonus": 1}),
    Case("432-1", {"hops": 4}, {"hops": -1, "bonus": 1}),
    Case("432-2", {"hops": 2}, {"hops": -2, "hide": 1, "bonus": 1}, ("take hide",)),
    Case("432-3", {"hops": 3}, {"hops": -3, "wool": 2, "bonus": 1}, ("take wool",)),
    Case("432-4", {"hops": 4}, {"hops": -4, "hide": 3, "bonus": 1}, ("take hide",)),
    Case("432-4", {"hops": 4}, {"hops": -4, "wool": 3, "bonus": 1}, ("take wool",)),
    Case("433", {"jewels": 1}, {"jewels": -1, "meat": 2, "milk": 2, "bonus": 1}),
    Case("434", {"fields": "rye-2 rye-2"}, {"rye-2": -2, "meat": 6}),
    Case(
        "434",
        {"fields": "empty-2 rye-3 rye-5"},
        {"empty-2": -1, "rye-5": -1, "meat": 6},
        ("lose rye-5", "lose empty-2"),
    ),
    Case("435-1", {"barley": 1}, {"barley": -1, "gateway": 1}),
    Case("435-2", {"barley": 6}, {"barley": -3, "gateway": 2}),
    Case("435-3", {"barley": 6}, {"barley": -6, "gateway": 3}),
]

REFUSED = [
    Short("402", {"fields": "empty-5 empty-4"}),
    Short("402", {"fields": "rye-3"}),
    Short("402", {"fields": "empty-2"}),
    Short("403", {"played": [*GATEWAY_4, "402", "401", "801"]}),
    Short("404", {"rye": 4}, "card-cost"),
    Short("404", {"barley": 8, "fields": many(7)}, "card-cost"),
    Short("406", {"hops": 3}, "card-cost"),
    Short("407", {"fields": many(6)}),
    Short("408", {}, "card-cost"),
    Short("409", {"clay": 1, "fields": "empty-5"}, "card-cost"),
    Short("409", {"clay": 9, "fields": "empty-4 rye-4"}, "card-cost"),
    Short("410", {}, "card-cost"),
    Short("411", {"hops": 3}, "card-cost"),
    Short("412-1", {"hops": 2}, "card-cost"),
    Short("412-2", {"hops": 4}, "card-cost"),
    Short("412-3", {"hops": 6}, "card-cost"),
    Short("413-1", {}, "card-cost"),
    Short("413-2", {"sheep": 1}, "card-cost"),
    Short("413-3", {"sheep": {"4": 1, "stables": 1}}, "card-cost"),
    Short("415", {"tools": 6}, "card-cost"),
    Short("416", {"sheep": 10, "fields": many(7)}),
    Short("417", {"wool": 5}),
    Short("417", {"wool": 8, **slid(3)}),
    Short("417", {"wool": 11, **slid(7)}),
    Short("418-1", {"hops": 4}, "card-cost"),
    Short("418-2", {"hops": 5}, "card-cost"),
    Short("418-3", {"hops": 7}, "card-cost"),
    Short("420", {"tools": 1}, "card-cost"),
    Short("421", {"fields": ""}, "card-cost"),
    Short("422-1", {"hops": 5, "fields": "rye-2 empty-3"}),
    Short("422-2", {"fields": "hops-2 rye-3"}),
    Short("422-3", {"fields": "hops-2 hops-3"}),
    Short("423", {"meat": 4, "wool": 3}),
    Short("423", {"meat": 5, "wool": 2}),
    Short("424", {"hops": 2}, "card-cost"),
    Short("425", {"hops": 7}, "card-cost"),
    Short("428", {"jewels": 2}),
    Short("428", {"jewels": 1, "fields": many(7), **slid(3)}),
    Short("429", {"sheep": 2}),
    Short("430", {}, "card-cost"),
    Short("431-1", {}, "card-cost"),
    Short("431-2", {"milk": 2}, "card-cost"),
    Short("431-3", {"milk": 4}, "card-cost"),
    Short("432-1", {}, "card-cost"),
    Short("432-2", {"hops": 1}, "card-cost"),
    Short("432-3", {"hops": 2}, "card-cost"),
    Short("432-4", {"hops": 3}, "card-cost"),
    Short("433", {}, "card-cost"),
    Short("434", {"fields": "rye-2"}, "card-cost"),
    Short("435-1", {}, "card-cost"),
    Short("435-2", {"barley": 2}, "card-cost"),
    Short("435-3", {"barley": 5}, "card-cost"),
]


@pytest.mark.rule("H48")
@pytest.mark.parametrize("case", PLAYED, ids=name)
def test_a_hops_card_is_played_for_what_it_brings(case: Case) -> None:
    plays(case)


@pytest.mark.rule("H48")
@pytest.mark.parametrize("case", REFUSED, ids=name)
def test_a_hops_card_is_refused_just_short_of_what_it_asks(case: Short) -> None:
    refuses(case)
