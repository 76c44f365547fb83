"""Jewelry deck, 701-735: what plain cards ask for and bring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hallertau.cards.cases import FULL, Case, Short, name, plays, refuses
from tests.games.hallertau.cards.farmyard import many, slid


def ahead(steps: int) -> dict[str, Any]:
    """A village with one craft some steps ahead of the others."""
    return {"crafts": {"bakery": steps}, "boulders": {"bakery": [steps + 2, steps + 4]}}


PLAYED = [
    Case("701", {"barley": 11}, {"sheep-4": 1}),
    Case("703", {}, {"sheep-4": 1, "empty-2": 1}, at={"spaces": FULL}),
    Case("703", {"fields": many(8)}, {"sheep-4": 1}, at={"spaces": {"bonus-card": [1, 2]}}),
    Case("704-1", {"sheep": 4, "fields": many(7)}, {"empty-2": 1}),
    Case("704-1", {"sheep": 4, "fields": ""}, {"empty-2": 1}),
    Case("704-2", {"sheep": {"4": 2, "5": 2}, "fields": many(5)}, {"empty-3": 1}),
    Case("704-3", {"sheep": 5, "fields": many(4)}, {"empty-4": 1}),
    Case("704-4", {"sheep": 4, "fields": many(3)}, {"empty-5": 1}),
    Case("705-1", {"sheep": 4, "tools": 7}, {"tools": 1, "bonus": 1}),
    Case("705-2", {"sheep": 4, "tools": 4}, {"tools": 2, "bonus": 1}),
    Case("705-3", {"sheep": 4, "tools": 1}, {"tools": 3, "bonus": 1}),
    Case("705-1", {"sheep": 4}, {"tools": 1, "bonus": 1}),
    Case("707-1", {"tools": 2}, {"hide": 1, "bonus": 1}),
    Case("707-2", {"tools": 6}, {"jewels": 1, "hide": 1, "bonus": 1}),
    Case("707-3", {"tools": 10}, {"jewels": 2, "hide": 1, "bonus": 1}),
    Case("707-3", {"tools": 10, "jewels": 10}, {"hide": 1, "bonus": 1}),
    Case("708", {"tools": 9}, {"jewels": 1}),
    Case("708", {"tools": 4, "fields": many(8, "rye-2")}, {"jewels": 1}),
    Case("709", ahead(4), {"jewels": 1}),
    Case("710-1", {"tools": 8}, {"barley": 2, "hops": 1, "clay": 2}),
    Case("710-2", {"tools": 5, "sheep": 6}, {"barley": 2, "hops": 1, "clay": 2, "bonus": 1}),
    Case("710-3", {"sheep": 16}, {"barley": 2, "hops": 1, "clay": 2, "bonus": 2}),
    Case("711", {"tools": 2, "jewels": 4}, {"rye": 3, "bonus": 1}),
    Case("711", {"tools": 8, **slid(2)}, {"rye": 3, "bonus": 1}),
    Case("712-1", {"jewels": 3}, {"flax": 2, "bonus": 1}),
    Case("712-1", {"tools": 6}, {"flax": 2, "bonus": 1}),
    Case("712-2", {"jewels": 5}, {"flax": 3, "bonus": 1}),
    Case("712-2", {"tools": 8, "jewels": 3}, {"flax": 3, "bonus": 1}),
    Case("712-3", {"jewels": 7, "tools": 6}, {"flax": 4, "bonus": 1}),
    Case("712-3", {"tools": 10}, {"flax": 4, "bonus": 1}),
    Case("714-1", {"fields": "flax-2"}, {"wool": 1, "bonus": 1}),
    Case("714-2", {"fields": "flax-2 flax-3"}, {"wool": 3, "bonus": 1}),
    Case("714-3", {"fields": "flax-2 flax-3 flax-3"}, {"wool": 4, "bonus": 1}),
    Case("715", {"sheep": {"4": 1, "stables": 3}}, {"meat": 2, "bonus": 1}),
    Case("715", {"sheep": 1, "fields": ""}, {"meat": 2, "bonus": 1}),
    Case("716-1", {"jewels": 5}, {"jewels": -1, "sheep-4": 1, "bonus": 1}),
    Case("716-2", {"jewels": 2}, {"jewels": -2, "sheep-4": 2, "bonus": 1}),
    Case("716-3", {"jewels": 4}, {"jewels": -4, "sheep-4": 3, "bonus": 1}),
    Case("716-4", {"jewels": 5}, {"jewels": -5, "sheep-6": 4, "bonus": 1}, at={"round": 3}),
    Case("717-1", {"hops": 5}, {"hops": -2, "sheep-4": 1}),
    Case("717-2", {"hops": 3}, {"hops": -3, "sheep-4": 1, "bonus": 1}),
    Case("717-3", {"hops": 5}, {"hops": -5, "sheep-4": 1, "bonus": 2}),
    Case("718", {"hide": 3}, {"hide": -3, "empty-3": 2, "bonus": 1}),
    Case("718", {"hops": 4, "fields": many(7)}, {"hops": -4, "empty-3": 1, "bonus": 1}),
    Case("719-1", {"jewels": 10}, {"jewels": -2, "empty-3": 2, "bonus": 1}),
    Case("719-2", {"jewels": 7}, {"jewels": -1, "empty-3": 2, "bonus": 1}),
    Case("719-3", {"jewels": 9}, {"empty-3": 2, "bonus": 1}),
    Case("719-3", {"jewels": 10, "fields": many(7)}, {"empty-3": 1, "bonus": 1}),
    Case("720", {"sheep": 1}, {"sheep-stables": -1, "clay": 2, "tools": 2, "bonus": 1}),
    Case("721", {"jewels": 1}, {"jewels": -1, "tools": 3, "rye": 1, "bonus": 1}, ("take rye",)),
    Case("722", {"hops": 3}, {"hops": -3, "tools": 1, "jewels": 1, "bonus": 1}),
    Case("723", {"flax": 7}, {"flax": -7, "jewels": 2, "bonus": 1}),
    Case("723", {"hide": 4}, {"hide": -4, "jewels": 2, "bonus": 1}),
    Case("724", {"barley": 4}, {"barley": -3, "jewels": 1}),
    Case("724", {"barley": 4, "fields": "rye-2 empty-3 wool-4"}, {"barley": -1, "jewels": 1}),
    Case("724", {"barley": 4, "fields": "rye-2 rye-4"}, {"jewels": 1}),
    Case("724", {"fields": ""}, {"jewels": 1}),
    Case("727", {"jewels": 1, "tools": 2}, {"jewels": -1, "clay": 7}),
    Case("727", {"tools": 3}, {"tools": -3, "clay": 7}),
    Case("727", {"jewels": 1, "tools": 3}, {"tools": -3, "clay": 7}, ("pay 3tool",)),
    Case("727", {"jewels": 1, "tools": 3}, {"jewels": -1, "clay": 7}, ("pay 1jewel",)),
    Case("730", {"rye": 5}, {"rye": -5, "milk": 3, "bonus": 1}),
    Case(
        "730",
        {"rye": 5, "sheep": {"3": 1, "4": 3, "stables": 2}},
        {"rye": -3, "milk": 3, "bonus": 1},
    ),
    Case("730", {"rye": 5}, {"rye": -2, "milk": 3, "bonus": 1}, at={"round": 4}),
    Case("730", {"sheep": {"6": 1}}, {"milk": 3, "bonus": 1}, at={"round": 5}),
    Case("730", {}, {"milk": 3, "bonus": 1}, at={"round": 6}),
    Case("730", {}, {"milk": 3, "bonus": 1}, at={"round": 6, "phase": "remove"}),
    Case("731", {"tools": 1}, {"tools": -1, "bonus": 1}),
    Case("731", {"tools": 1, "hide": 1}, {"tools": -1, "bonus": 1}),
    Case("731", {"tools": 1, "hide": 6}, {"tools": -1, "barley": 3, "wool": 3, "bonus": 1}),
    Case("732", {"jewels": 1}, {"jewels": -1, "hide": 4, "bonus": 1}, ("take hide",)),
    Case("732", {"jewels": 1}, {"jewels": -1, "wool": 5, "bonus": 1}, ("take wool",)),
    Case("733", {"barley": 10}, {"barley": -10, "hide": 6, "meat": 2, "bonus": 1}),
    Case("733", {"barley": 5, "jewels": 7}, {"barley": -3, "hide": 6, "meat": 2, "bonus": 1}),
    Case("733", {"barley": 5, "jewels": 10}, {"hide": 6, "meat": 2, "bonus": 1}),
    Case("734-1", {"jewels": 9}, {"jewels": -2, "meat": 6, "bonus": 1}),
    Case("734-2", {"jewels": 6}, {"jewels": -1, "meat": 6, "bonus": 1}),
    Case("734-3", {"jewels": 9}, {"meat": 6, "bonus": 1}),
    Case("735", {"jewels": 1}, {"jewels": -1, "farmyard": 2, "bonus": 2}),
]

REFUSED = [
    Short("701", {"barley": 10}),
    Short("703", {}, at={"spaces": {"clearing": [1, 2, 0], "bonus-card": [1, 0]}}),
    Short("704-1", {"sheep": 4, "fields": many(8)}),
    Short("704-1", {"sheep": 3, "fields": many(2)}),
    Short("704-2", {"sheep": 4, "fields": many(6)}),
    Short("704-3", {"sheep": 4, "fields": many(5)}),
    Short("704-4", {"sheep": 4, "fields": many(4)}),
    Short("704-4", {"sheep": 3, "fields": ""}),
    Short("705-1", {"sheep": 4, "tools": 8}),
    Short("705-1", {"sheep": 3}),
    Short("705-2", {"sheep": 4, "tools": 5}),
    Short("705-3", {"sheep": 4, "tools": 2}),
    Short("707-1", {"tools": 1}),
    Short("707-2", {"tools": 5}),
    Short("707-3", {"tools": 9}),
    Short("708", {"tools": 8}),
    Short("709", ahead(3)),
    Short("710-1", {"tools": 4, "sheep": 3}),
    Short("710-2", {"tools": 5, "sheep": 5}),
    Short("710-3", {"tools": 15}),
    Short("711", {"tools": 2, "jewels": 3}),
    Short("711", {"tools": 7, **slid(2)}),
    Short("712-1", {"jewels": 2, "tools": 5}),
    Short("712-2", {"jewels": 4, "tools": 7}),
    Short("712-3", {"jewels": 6, "tools": 9}),
    Short("714-1", {"flax": 3, "fields": "rye-2"}),
    Short("714-2", {"fields": "flax-2 rye-2"}),
    Short("714-3", {"fields": "flax-2 flax-2 empty-3"}),
    Short("715", {"sheep": 3}),
    Short("716-1", {}, "card-cost"),
    Short("716-2", {"jewels": 1}, "card-cost"),
    Short("716-3", {"jewels": 3}, "card-cost"),
    Short("716-4", {"jewels": 4}, "card-cost"),
    Short("717-1", {"hops": 1}, "card-cost"),
    Short("717-2", {"hops": 2}, "card-cost"),
    Short("717-3", {"hops": 4}, "card-cost"),
    Short("718", {"hide": 2, "hops": 3}, "card-cost"),
    Short("719-1", {"jewels": 1}, "card-cost"),
    Short("719-2", {"jewels": 6}, "card-cost"),
    Short("719-3", {"jewels": 8}, "card-cost"),
    Short("720", {}, "card-cost"),
    Short("721", {}, "card-cost"),
    Short("722", {"hops": 2}, "card-cost"),
    Short("724", {"barley": 2}, "card-cost"),
    Short("724", {"rye": 5, "fields": "rye-2 empty-3"}, "card-cost"),
    Short("727", {"tools": 2}, "card-cost"),
    Short("730", {"rye": 4}, "card-cost"),
    Short("730", {"rye": 2, "sheep": {"3": 1, "4": 3, "stables": 2}}, "card-cost"),
    Short("730", {"rye": 1}, "card-cost", at={"round": 4}),
    Short("731", {"hide": 4}, "card-cost"),
    Short("732", {}, "card-cost"),
    Short("733", {"barley": 9}, "card-cost"),
    Short("733", {"barley": 2, "jewels": 7}, "card-cost"),
    Short("734-1", {"jewels": 1}, "card-cost"),
    Short("734-2", {"jewels": 5}, "card-cost"),
    Short("734-3", {"jewels": 8}, "card-cost"),
    Short("735", {}, "card-cost"),
]


@pytest.mark.rule("H51")
@pytest.mark.parametrize("case", PLAYED, ids=name)
def test_a_jewelry_card_is_played_for_what_it_brings(case: Case) -> None:
    plays(case)


@pytest.mark.rule("H51")
@pytest.mark.parametrize("case", REFUSED, ids=name)
def test_a_jewelry_card_is_refused_just_short_of_what_it_asks(case: Short) -> None:
    refuses(case)
