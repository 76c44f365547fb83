"""The master deck: cards that look at what a seat has and give something for it."""

from __future__ import annotations

import pytest

from tests.games.hallertau.cards.cases import (
    Case,
    Short,
    gains,
    graded,
    holder,
    name,
    refused,
    shows,
)
from tests.games.hallertau.scenario import standing

BONUS = {"bonus": 1}
PLAYED = [
    *(f"3{number:02}" for number in range(1, 6)),
    "401",
    "402",
    "801",
    "802",
    "803",
    "901",
    "902",
]


CARDS: list[Case | Short] = [
    *graded(
        "304",
        "tools",
        {3: {"empty-2": 1}, 7: {"empty-2": 1, "sheep-4": 1}, 10: {"empty-2": 1, "sheep-4": 2}},
    ),
    Case("306", {"jewels": 4}, {"empty-2": 1}),
    Case("306", {"sheep": {"4": 2, "stables": 2}}, {"empty-2": 1}),
    Case("306", {"jewels": 1, "fields": ""}, {"empty-2": 1}),
    Case("306", {"jewels": 1, "fields": "", "rye": 1}, {"rye": -1, "rye-2": 1}, ("sow rye-2",)),
    Case(
        "306",
        {"sheep": 4, "rye": 1},
        {"empty-2": 1, "rye": -1, "empty-4": -1, "rye-4": 1},
        ("sow rye-4",),
    ),
    Case("306", {"sheep": 4, "rye": 1}, {"empty-2": 1}, ("done",)),
    Short("306", {"jewels": 3, "sheep": 3}),
    Short("306", {"fields": ""}),
    *graded(
        "307",
        "jewels",
        {
            1: {"clay": 2, "tools": 1},
            3: {"clay": 2, "tools": 1, "bonus": 1},
            6: {"clay": 2, "tools": 1, "bonus": 2},
        },
    ),
    Case("308-1", {"played": PLAYED[:1]}, {"tools": 1}),
    Case("308-2", {"played": PLAYED[:3]}, {"tools": 2}),
    Case("308-3", {"played": PLAYED[:7]}, {"tools": 3}),
    Case("308-4", {"played": PLAYED[:12]}, {"tools": 4}),
    Case("308-1", {"played": PLAYED[:12]}, {"tools": 1}),
    Short("308-1", {}),
    Short("308-2", {"played": PLAYED[:2]}),
    Short("308-3", {"played": PLAYED[:6]}),
    Short("308-4", {"played": PLAYED[:11]}),
    *graded(
        "311",
        "rye",
        {7: {"jewels": 1}, 14: {"jewels": 1, "bonus": 1}, 21: {"jewels": 1, "bonus": 2}},
    ),
    Case("311-1", {"hops": 7}, {"jewels": 1}),
    Short("311-1", {"barley": 6, "flax": 6, "hops": 6, "rye": 6, "clay": 7}),
    Case("317", {"fields": "rye-2 empty-2 empty-3 empty-5"}, {"clay": 3}),
    Case("317", {"fields": "rye-2 clay-5"}, {}),
    Short("317", {"fields": "empty-2 empty-3 empty-5"}),
    Case("318-1", standing(bakery=3), {"clay": 3, "bonus": 1}),
    Case("318-2", standing(bakery=4), {"clay": 4, "bonus": 1}),
    Case("318-3", standing(bakery=5, brewery=4), {"clay": 5, "bonus": 1}),
    Case("318-1", standing(bakery=6), {"clay": 3, "bonus": 1}),
    Short("318-1", standing(bakery=2)),
    Short("318-2", standing(bakery=3, brewery=1)),
    Short("318-3", standing(bakery=4)),
    Short("318-1", standing(5)),
    *graded(
        "319",
        "hops",
        {count: {"clay": step, "rye": 1, "bonus": 1} for step, count in enumerate((1, 3, 6), 1)},
    ),
    *graded(
        "320",
        "tools",
        {
            2: {"flax": 2, "bonus": 1},
            4: {"barley": 1, "flax": 2, "bonus": 1},
            6: {"barley": 2, "flax": 2, "bonus": 1},
            7: {"barley": 3, "flax": 2, "bonus": 1},
        },
    ),
    Case("321", {"barley": 10}, {"flax": 2, "hops": 1, "bonus": 1}),
    Case("321", {"barley": 4, "jewels": 6}, {"flax": 2, "hops": 1, "bonus": 1}),
    Case("321", {"barley": 5, "jewels": 6}, {"flax": 2, "hops": 1, "bonus": 1}),
    Case("321", {"jewels": 10}, {"flax": 2, "hops": 1, "bonus": 1}),
    Short("321", {"barley": 9}),
    Short("321", {"barley": 3, "jewels": 6}),
    Case("324-1", {}, {"milk": 1}),
    Case("324-2", standing(1), {"milk": 2}),
    Case("324-3", standing(2), {"milk": 3}),
    Case("324-2", standing(6), {"milk": 2}, at={"round": 6}),
    Case("324-1", standing(2), {"milk": 1}),
    Short("324-1", {}, at={"round": 2}),
    Short("324-2", {}),
    Short("324-3", standing(1)),
    Short("324-3", standing(8), at={"round": 6}),
    Case("325-1", {}, BONUS),
    Case("325-2", {"barley": 4, "flax": 3, "hops": 2, "rye": 1}, {"milk": 1, "bonus": 1}),
    Case("325-3", {"barley": 16}, {"milk": 2, "bonus": 1}),
    Case("325-4", {"hops": 11, "rye": 12}, {"milk": 3, "bonus": 1}),
    Short("325-2", {"barley": 3, "flax": 3, "hops": 2, "rye": 1, "clay": 5, "wool": 5}),
    Short("325-3", {"barley": 15}),
    Short("325-4", {"hops": 11, "rye": 11}),
    Case("326-1", {"sheep": {"4": 1}}, {"wool": 1, "bonus": 1}),
    Case("326-2", {"sheep": {"5": 1}}, {"wool": 2, "bonus": 1}),
    Case("326-3", {"sheep": {"6": 1}}, {"wool": 3, "bonus": 1}),
    Case("326-3", {"sheep": 1}, {"wool": 3, "bonus": 1}),
    Case("326-1", {"sheep": 1}, {"wool": 1, "bonus": 1}),
    Short("326-1", {}),
    Short("326-1", {"sheep": {"3": 2}}),
    Short("326-2", {"sheep": {"4": 9}}),
    Short("326-3", {"sheep": {"4": 1, "5": 9}}),
    *graded(
        "327", "sheep", {2: {"hide": 5}, 3: {"hide": 5, "bonus": 1}, 7: {"hide": 5, "bonus": 2}}
    ),
    Case("327-1", {"sheep": {"4": 1, "5": 2}}, {"hide": 3}),
    Case("327-2", {"sheep": {"5": 1, "stables": 2}}, {"hide": 1, "bonus": 1}, at={"round": 4}),
    Case("327-1", {"sheep": 2}, {}, at={"round": 6}),
    Case("329-1", {}, BONUS, at={"spaces": {"nursery": [1, 0, 0]}}),
    Case("329-1", {}, BONUS, at={"spaces": {"nursery": [1, 1, 0]}}),
    Case("329-2", {}, {"meat": 2, "bonus": 1}, at={"spaces": {"nursery": [1, 2, 0]}}),
    Case("329-3", {}, {"meat": 7, "bonus": 1}, at={"spaces": {"nursery": [1, 2, 3]}}),
    Case("329-1", {}, BONUS, at={"spaces": {"nursery": [1, 2, 3]}}),
    Short("329-1", {}, at={"spaces": {"farming": [1, 2, 3]}}),
    Short("329-2", {}, at={"spaces": {"nursery": [1, 1, 0]}}),
    Short("329-3", {}, at={"spaces": {"nursery": [1, 2, 0]}}),
    Short("329-3", {}, at={"spaces": {"nursery": [1, 1, 3]}}),
    *graded(
        "330",
        "tools_gained",
        {1: BONUS, 3: {"gateway": 1, "bonus": 1}, 5: {"gateway": 2, "bonus": 1}},
    ),
    Short("330-1", {"tools": 9}),
    Short("330-1", {"tools_gained": 3, "jewels": 1}, "card-phase", {"phase": "progress"}),
]


@pytest.mark.rule("H47", "HX25")
@pytest.mark.parametrize("case", CARDS, ids=name)
def test_plain_cards(case: Case | Short) -> None:
    shows(case)


@pytest.mark.rule("H47")
@pytest.mark.card("330")
def test_330_adds_up_the_tools_of_the_phase() -> None:
    t = holder("330", {"workers": 6, "tools": 4}, {"workers": 2})
    refused(t, "play 330-1", "card-need")
    t.play("tools 1")
    t.play("tools 1")
    assert t.why_not("play 330-1", 0) is None
    refused(t, "play 330-2", "card-need", seat=0)
    t.play("tools 2")
    t.play("tools 1")
    assert gains(t, "play 330-2") == {"gateway": 1, "bonus": 1}
