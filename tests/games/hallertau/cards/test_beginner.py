"""The beginner deck: cards that look at what a seat has and give something for it."""

from __future__ import annotations

import pytest

from tests.games.hallertau.cards.cases import (
    FULL,
    Case,
    Short,
    gains,
    graded,
    holder,
    name,
    refused,
    shows,
)
from tests.games.hallertau.scenario import choices, standing

NEARLY = {"clearing": [1, 2, 0], "farming": [1, 2, 0], "bonus-card": [1, 0]}

CARDS: list[Case | Short] = [
    Case("002", {"barley": 7}, {"sheep-4": 1}),
    Case("002", {"hops": 2}, {"sheep-5": 1}, at={"round": 2}),
    Case("002", {"barley": 7, "hops": 2}, {"sheep-6": 1}, at={"round": 3}),
    Case("002", {"hops": 9}, {"sheep-stables": 1}, at={"round": 4}),
    Short("002", {"barley": 6, "hops": 1}),
    Case("003", {"wool": 1, "sheep": {"4": 2, "6": 1}}, {"sheep-4": 1}),
    Case("003", {"wool": 2, "sheep": 4}, {"sheep-4": 1}),
    Short("003", {"sheep": 3}),
    Short("003", {"wool": 1, "sheep": 2}),
    Short("003", {"sheep": 3, "fields": "wool-2"}),
    Case("004", {"clay": 6}, {"empty-4": 1}),
    Case("004", {"clay": 9, **standing(3)}, {"empty-4": 1}),
    Case("004", {"clay": 12, **standing(7)}, {"empty-4": 1}),
    Case("004", {"clay": 6, "fields": ["rye-2"] * 8}, {}),
    Short("004", {"clay": 5}),
    Short("004", {"clay": 8, **standing(3)}),
    Short("004", {"clay": 11, **standing(7)}),
    Case("005", {"sheep": {"5": 1, "stables": 3}}, {"wool": 1, "empty-2": 1}),
    Short("005", {"sheep": 3}),
    Case("006", {"barley": 4, "hops": 4}, {"tools": 1, "bonus": 1}),
    Short("006", {"barley": 3, "hops": 5}),
    Short("006", {"barley": 5, "hops": 3}),
    *graded(
        "007",
        "meat",
        {1: {"bonus": 1}, 2: {"tools": 1, "bonus": 1}, 5: {"tools": 2, "bonus": 1}},
    ),
    Case("007-1", {"meat": 5}, {"bonus": 1}),
    Case("007-2", {"meat": 6}, {"tools": 1, "bonus": 1}),
    Case("008", {"flax": 3, "wool": 2}, {"tools": 1, "bonus": 1}),
    Short("008", {"flax": 2, "wool": 2}),
    Short("008", {"flax": 3, "wool": 1}),
    Case("009", {}, {"jewels": 1, "bonus": 1}, at={"spaces": FULL}),
    Case("009", {}, {"jewels": 1, "bonus": 1}, at={"spaces": {"bonus-card": [1, 2]}}),
    Case("009", {"jewels": 10}, {"bonus": 1}, at={"spaces": FULL}),
    Short("009", {}, at={"spaces": NEARLY}),
    Case("010", {"hide": 2}, {"clay": 2, "bonus": 1}),
    Case("010", {"meat": 2}, {"clay": 2, "bonus": 1}),
    Case("010", {"hide": 2, "meat": 2}, {"clay": 2, "bonus": 1}),
    Short("010", {"hide": 1, "meat": 1}),
    Case("011", {"milk": 1, "wool": 1}, {"clay": 1, "bonus": 1}),
    Short("011", {"milk": 2}),
    Short("011", {"wool": 2}),
    Case("012", {"tools": 4}, {"clay": 1, "milk": 1, "wool": 1}),
    Short("012", {"tools": 3}),
    Case("013", {"sheep": 3}, {"clay": 1}),
    Case("013", {"sheep": 3, "rye": 2}, {"clay": 1}, ("done",)),
    Case(
        "013",
        {"sheep": 3, "rye": 2},
        {"clay": 1, "rye": -1, "empty-3": -1, "rye-3": 1},
        ("sow rye-3",),
    ),
    Short("013", {"sheep": 2, "rye": 2}),
    Case("016", {"tools": 3, "hops": 3}, {"barley": 2, "bonus": 1}, ("take barley",)),
    Case("016", {"tools": 3, "hops": 3}, {"rye": 2, "bonus": 1}, ("take rye",)),
    Short("016", {"tools": 2, "hops": 3}),
    Short("016", {"tools": 3, "hops": 2}),
    Case("017", {"fields": "hops-2 hops-4"}, {"barley": 2, "rye": 1, "bonus": 1}),
    Short("017", {"fields": "hops-2 rye-4", "hops": 5}),
    Case("018", {"barley": 6}, {"flax": 2, "bonus": 1}),
    Case("018", {"barley": 8, **standing(2)}, {"flax": 2, "bonus": 1}),
    Short("018", {"barley": 5}),
    Short("018", {"barley": 7, **standing(2)}),
    Case(
        "019",
        {"fields": "rye-2 rye-3 empty-2 empty-2 empty-4 wool-5"},
        {"rye": 1, "hide": 1, "bonus": 1},
    ),
    Short("019", {"fields": ["empty-5"] * 5}),
    *graded(
        "021",
        "sheep",
        {1: {"hops": 1}, 2: {"hops": 2}, 4: {"hops": 3}, 7: {"hops": 4}},
        ("take hops",),
    ),
    *graded(
        "024",
        "rye",
        {6: {"milk": 1, "bonus": 1}, 9: {"milk": 2, "bonus": 1}, 12: {"milk": 3, "bonus": 1}},
    ),
    *graded("025", "clay", {4: {"milk": 1}, 5: {"milk": 2}, 7: {"milk": 3}}),
    Case("025-1", {"clay": 7}, {"milk": 1}),
    Case("026", {"tools": 3, "sheep": 2}, {"milk": 1, "wool": 1, "bonus": 1}),
    Short("026", {"tools": 2, "sheep": 2}),
    Short("026", {"tools": 3, "sheep": 1}),
    *graded(
        "028",
        "jewels",
        {2: {"hide": 1, "bonus": 1}, 3: {"hide": 2, "bonus": 1}, 4: {"hide": 3, "bonus": 1}},
    ),
    *graded("029", "hand", {2: {"meat": 1}, 4: {"meat": 2}, 6: {"meat": 3}}),
    Case("029-1", {"hand": ["401", "801"]}, {"meat": 1}),
    Short("029-1", {"hand": ["002", "003", "004", "901"]}),
    *graded(
        "030",
        "fields",
        {
            2: {"clay": 1, "bonus": 1},
            3: {"farmyard": 1, "clay": 1, "bonus": 1},
            6: {"farmyard": 2, "clay": 1, "bonus": 1},
        },
        jewels=1,
    ),
    Short("030-3", {"fields": ["empty-2"] * 8}),
]


@pytest.mark.rule("H44", "HX18")
@pytest.mark.parametrize("case", CARDS, ids=name)
def test_plain_cards(case: Case | Short) -> None:
    shows(case)


@pytest.mark.rule("H44")
@pytest.mark.card("021")
def test_021_gives_one_of_two_types_only() -> None:
    t = holder("021", {"sheep": 4})
    t.play("play 021-3")
    assert choices(t, "take") == {"hops", "meat"}
    assert gains(holder("021", {"sheep": 4}), "play 021-3", "take meat") == {"meat": 3}
    assert gains(holder("021", {"sheep": 4}), "play 021-1", "take meat") == {"meat": 1}


@pytest.mark.rule("HX17")
@pytest.mark.card("007")
@pytest.mark.parametrize(
    ("meat", "steps"), [(0, set()), (1, {"1"}), (2, {"1", "2"}), (5, {"1", "2", "3"})]
)
def test_007_offers_the_steps_that_the_meat_allows(meat: int, steps: set[str]) -> None:
    t = holder("007", {"meat": meat})
    assert choices(t, "play") == {f"007-{step}" for step in steps}


@pytest.mark.rule("H44")
@pytest.mark.card("007")
def test_a_graded_card_needs_a_step_and_a_plain_card_has_none() -> None:
    t = holder("007", {"meat": 5, "wool": 1, "sheep": 3, "hand": ["003"]})
    refused(t, "play 007", "card-step")
    refused(t, "play 003-1", "card-step")
