"""The expert deck: cards that look at what a seat has and give something for it."""

from __future__ import annotations

import pytest

from tests.games.hallertau.cards.cases import (
    FULL,
    OTHERS,
    Case,
    Short,
    graded,
    holder,
    name,
    shows,
)
from tests.games.hallertau.scenario import choices, standing

NEARLY = {"clearing": [1, 2, 0], "farming": [1, 2, 0], "bonus-card": [1, 0]}
BONUS = {"bonus": 1}

CARDS: list[Case | Short] = [
    Case("202", {}, {"milk": 1, "sheep-4": 1, "bonus": 1}, at={"spaces": FULL}),
    Case("202", {}, {"milk": 1, "sheep-4": 1, "bonus": 1}, at={"spaces": {"point-card": [1, 2]}}),
    Short("202", {}, at={"spaces": NEARLY}),
    Case("203", {"fields": "empty-4 rye-5"}, {"sheep-4": 1}),
    Case("203", {"fields": ""}, {"sheep-4": 1}),
    Short("203", {"fields": "empty-4 rye-2"}),
    Short("203", {"fields": "empty-5 empty-3"}),
    *graded("204", "sheep", {row: {f"empty-{row}": 1} for row in (2, 3, 4, 5)}),
    Case("205-1", {"fields": ["rye-3"] * 6}, {"empty-2": 1}),
    Case("205-1", {"fields": ["rye-3"] * 7}, {"empty-2": 1}),
    Case("205-2", {"fields": ["rye-3"] * 7}, {"empty-5": 1}),
    Case("205-1", {"fields": ["rye-3"] * 8}, {}),
    Case("205-2", {"fields": ["rye-3"] * 8}, {}),
    Short("205-1", {"fields": ["rye-3"] * 5}),
    Short("205-2", {"fields": ["rye-3"] * 6}),
    *graded("206", "jewels", {2: {"meat": 1}, 3: {"tools": 1}, 5: {"sheep-4": 1}}),
    Case("206-1", {"jewels": 5}, {"meat": 1}),
    Case("206-2", {"jewels": 5}, {"tools": 1}),
    *graded(
        "207",
        "hops",
        {0: BONUS, 2: {"tools": 1, **BONUS}, 4: {"tools": 2, **BONUS}},
        fields=["empty-2"] * 5,
    ),
    Short("207-1", {"fields": ["empty-2"] * 4}),
    Short("207-3", {"fields": ["empty-2"] * 4, "hops": 9}),
    Case("209-1", {"sheep": {"4": 3}}, {"jewels": 1}),
    Case("209-2", {"sheep": {"5": 5, "4": 1}}, {"jewels": 2}),
    Case("209-3", {"sheep": {"6": 6}}, {"jewels": 3}),
    Case("209-1", {"sheep": {"6": 6}}, {"jewels": 1}),
    Short("209-1", {"sheep": {"4": 2, "5": 2, "6": 2, "stables": 7}}),
    Short("209-2", {"sheep": {"4": 4, "stables": 7}}),
    Short("209-3", {"sheep": {"4": 5, "stables": 7}}),
    Case("211-1", {"clay": 3}, {"hops": 2, "bonus": 1}),
    Case("211-2", {"hops": 3}, {"clay": 2, "bonus": 1}),
    Case("211-2", {"clay": 3, "hops": 3}, {"clay": 2, "bonus": 1}),
    Case("211-1", {"clay": 3, "hops": 3}, {"hops": 2, "bonus": 1}),
    Short("211-1", {"clay": 2, "hops": 3}),
    Short("211-2", {"clay": 3, "hops": 2}),
    *graded("212", "tools", {5: {"clay": 6}, 6: {"clay": 7}, 7: {"clay": 8}}),
    Case("212-3", {"tools": 7, **standing(5)}, {"clay": 3}),
    Case("212-1", {"tools": 7, **standing(5)}, {"clay": 1}),
    Case("212-1", {"tools": 5, **standing(6)}, {}),
    Case("212-2", {"tools": 6, **standing(8)}, {"clay": 1}),
    *graded("215", "hand", {3: {"barley": 1, **BONUS}}, ("take barley",)),
    Short("215-2", {"hand": [*OTHERS[:3], "202", "203"]}),
    Short("215-3", {"hand": [*OTHERS[:4], "202", "203"]}),
    Short("215-4", {"hand": [*OTHERS[:5], "202", "203"]}),
    Case("216", {"tools": 7, "fields": "rye-2 clay-3 empty-2"}, {"rye": 2}),
    Case("216", {"jewels": 7, "fields": "rye-2"}, {"rye": 1}),
    Case("216", {"tools": 5, "jewels": 2, "fields": ["hops-2"] * 5}, {"rye": 5}),
    Case("216", {"tools": 9}, {}),
    Short("216", {"tools": 4, "jewels": 2, "fields": "rye-2"}),
    Case("217", {"jewels": 3, "sheep": {"5": 4, "stables": 6}}, {"barley": 4, "bonus": 1}),
    Case("217", {"jewels": 3, "sheep": 6}, {"bonus": 1}),
    Short("217", {"jewels": 2, "sheep": {"5": 4}}),
    Case("218", {"rye": 6}, {"barley": 2, "hops": 1, "bonus": 1}),
    Case("218", {"rye": 10, **standing(4)}, {"barley": 2, "hops": 1, "bonus": 1}),
    Short("218", {"rye": 5}),
    Short("218", {"rye": 9, **standing(4)}),
    Case("219", {"milk": 5}, {"flax": 7}),
    Case("219", {"milk": 6, **standing(3)}, {"flax": 4}),
    Case("219", {"milk": 5, **standing(7)}, {"flax": 1}),
    Short("219", {"milk": 4}),
    *graded(
        "220",
        "sown",
        {
            3: {"hops": 1, "meat": 1},
            4: {"hops": 1, "meat": 1, "bonus": 1},
            6: {"hops": 1, "meat": 1, "bonus": 2},
        },
    ),
    Short("220-1", {"fields": "rye-2 rye-2 empty-2 empty-2"}),
    Case("223-1", {"sheep": 1, "jewels": 1}, {"milk": 1}),
    Case("223-2", {"sheep": 4, "jewels": 2}, {"milk": 2}),
    Case("223-3", {"sheep": 3, "jewels": 3}, {"milk": 3}),
    Short("223-1", {"sheep": 4}),
    Short("223-1", {"jewels": 4}),
    Short("223-2", {"sheep": 1, "jewels": 4}),
    Short("223-3", {"sheep": 4, "jewels": 2}),
    Short("223-3", {"sheep": 2, "jewels": 3}),
    Case("224-1", dict.fromkeys(("hide", "meat", "milk", "wool"), 1), {"milk": 3}),
    Case("224-2", {"hide": 2, "meat": 2, "milk": 6, "wool": 2}, {"milk": 3, "bonus": 1}),
    Case("224-3", dict.fromkeys(("hide", "meat", "milk", "wool"), 3), {"milk": 3, "bonus": 2}),
    Short("224-1", {"meat": 9, "milk": 9, "wool": 9}),
    Short("224-1", {"hide": 9, "milk": 9, "wool": 9}),
    Short("224-1", {"hide": 9, "meat": 9, "wool": 9}),
    Short("224-1", {"hide": 9, "meat": 9, "milk": 9}),
    Short("224-2", {"hide": 1, "meat": 2, "milk": 6, "wool": 2}),
    Short("224-3", {"hide": 2, "meat": 2, "milk": 6, "wool": 2}),
    Case(
        "225",
        {"sheep": {"4": 1, "6": 1, "stables": 1}},
        {"meat": 1, "milk": 1, "wool": 1, "bonus": 1},
    ),
    Short("225", {"sheep": {"4": 5, "stables": 5}}),
    Short("225", {"sheep": {"4": 1, "5": 1, "6": 1}}),
    Case("226", {"sheep": 3, "jewels": 3}, {"flax": 1, "hide": 1, "milk": 1, "wool": 1}),
    Short("226", {"sheep": 2, "jewels": 3}),
    Short("226", {"sheep": 3, "jewels": 2}),
    *graded("227", "hand", {3: BONUS, 5: {"wool": 1, **BONUS}, 6: {"wool": 2, **BONUS}}),
    Case("227-1", {"hand": ["401", "801", "901"]}, BONUS),
    Short("227-1", {"hand": ["202", "203", "801", "901"]}),
    Case("228", {"fields": "barley-2 barley-3 rye-2 rye-5"}, {"hide": 2, "bonus": 1}),
    Case("228", {"fields": ["rye-2"] * 4}, {"hide": 2, "bonus": 1}),
    Short("228", {"fields": "barley-2 barley-3 rye-2 hops-5", "rye": 5}),
    *graded(
        "230",
        "sheep",
        {
            count: {"farmyard": 1, **({"hops": count - 1} if count > 1 else {})}
            for count in range(1, 5)
        },
    ),
]


@pytest.mark.rule("H46", "HX17", "HX23", "HX24")
@pytest.mark.parametrize("case", CARDS, ids=name)
def test_plain_cards(case: Case | Short) -> None:
    shows(case)


@pytest.mark.rule("HX17")
@pytest.mark.card("206")
@pytest.mark.parametrize(
    ("jewels", "steps"), [(1, set()), (2, {"1"}), (3, {"1", "2"}), (5, {"1", "2", "3"})]
)
def test_206_offers_the_steps_that_the_jewels_allow(jewels: int, steps: set[str]) -> None:
    assert choices(holder("206", {"jewels": jewels}), "play") == {f"206-{step}" for step in steps}
