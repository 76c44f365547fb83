"""The intermediate deck: cards that look at what a seat has and give something for it."""

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
from tests.games.hallertau.scenario import GRAIN, choices, standing

NEARLY = {"clearing": [1, 2, 0], "farming": [1, 2, 0], "bonus-card": [1, 0]}
BONUS = {"bonus": 1}

CARDS: list[Case | Short] = [
    *[Case("102", {grain: 8}, {"sheep-4": 1}) for grain in GRAIN],
    Case("102", {"rye": 9, "flax": 8}, {"sheep-stables": 1}, at={"round": 5}),
    Short("102", {"barley": 7, "flax": 7, "hops": 7, "rye": 7}),
    Short("102", {"clay": 8, "milk": 8}),
    Case("103", {"hide": 3, "meat": 3, "wool": 3}, {"sheep-4": 1, "bonus": 1}),
    Short("103", {"hide": 2, "meat": 3, "wool": 3}),
    Short("103", {"hide": 3, "meat": 2, "wool": 3}),
    Short("103", {"hide": 3, "meat": 3, "wool": 2}),
    *graded("104", "hops", {row: {f"empty-{row}": 1} for row in (2, 3, 4, 5)}),
    Case("104-1", {"hops": 5}, {"empty-2": 1}),
    Case("104-4", {"hops": 5, "fields": ["empty-2"] * 8}, {}),
    Case("105", {"sheep": {"4": 2, "stables": 1}}, {"empty-3": 1}),
    Case("105", {"sheep": 0, "fields": ""}, {"empty-3": 1}),
    Case("105", {"sheep": 5, "fields": "rye-2 empty-5"}, {"empty-3": 1}),
    Short("105", {"sheep": 2}),
    Short("105", {"sheep": 2, "fields": "rye-2 rye-2 rye-2"}),
    Case("106", {}, {"tools": 2, "hops": 1, "bonus": 1}, at={"spaces": FULL}),
    Case("106", {}, {"tools": 2, "hops": 1, "bonus": 1}, at={"spaces": {"point-card": [1, 2]}}),
    Short("106", {}, at={"spaces": NEARLY}),
    *graded("107", "hide", {1: {"tools": 1}, 2: {"tools": 2}, 4: {"tools": 3}}),
    *graded(
        "108",
        "barley",
        {6: {"tools": 1, **BONUS}, 11: {"tools": 2, **BONUS}, 16: {"tools": 3, **BONUS}},
    ),
    Case("110-1", {"flax": 2, "barley": 2, "rye": 2}, {"hops": 1, "clay": 1}),
    Case("110-1", {"flax": 6, "barley": 3, "rye": 7}, {"hops": 1, "clay": 1}),
    Case("110-2", {"flax": 5, "barley": 5, "rye": 5}, {"hops": 1, "clay": 1, "bonus": 1}),
    Case("110-3", {"flax": 7, "barley": 7, "rye": 7}, {"hops": 1, "clay": 1, "bonus": 2}),
    Short("110-1", {"flax": 1, "barley": 9, "rye": 9}),
    Short("110-1", {"flax": 9, "barley": 1, "rye": 9}),
    Short("110-1", {"flax": 9, "barley": 9, "rye": 1}),
    Short("110-2", {"flax": 6, "barley": 3, "rye": 7}),
    Short("110-2", {"flax": 4, "barley": 5, "rye": 5}),
    Short("110-3", {"flax": 7, "barley": 7, "rye": 6}),
    *graded(
        "111",
        "tools",
        {
            3: {"rye": 1, "clay": 1},
            4: {"rye": 1, "clay": 1, "bonus": 1},
            6: {"rye": 1, "clay": 1, "bonus": 2},
        },
    ),
    *[
        Case("115", {"fields": ["rye-2"] * 4, "tools": 3}, {grain: 3}, (f"take {grain}",))
        for grain in GRAIN
    ],
    Short("115", {"fields": ["empty-2"] * 3, "tools": 3}),
    Short("115", {"fields": ["empty-2"] * 4, "tools": 2}),
    Case("116", {"flax": 6}, {"rye": 3, "bonus": 1}),
    Case("116", {"flax": 12, **standing(6)}, {"rye": 3, "bonus": 1}),
    Short("116", {"flax": 5}),
    Short("116", {"flax": 11, **standing(6)}),
    *graded(
        "117",
        "hops",
        {2: {"barley": 1, **BONUS}, 4: {"barley": 2, **BONUS}, 6: {"barley": 3, **BONUS}},
    ),
    Case("118", {}, {"barley": 2, "hops": 1, "bonus": 1}, at={"spaces": FULL}),
    Short("118", {}, at={"spaces": NEARLY}),
    Case("119", {"barley": 6, "rye": 6}, {"flax": 1, "hops": 1, "bonus": 1}),
    Short("119", {"barley": 5, "rye": 6}),
    Short("119", {"barley": 6, "rye": 5}),
    Case("120", {"fields": "rye-5 rye-5 clay-5"}, {"hops": 1, "wool": 1, "bonus": 1}),
    Short("120", {"fields": "rye-5 rye-5 empty-5 rye-4"}),
    *graded(
        "123",
        "tools",
        {1: BONUS, 3: {"milk": 1, **BONUS}, 4: {"milk": 2, **BONUS}, 6: {"milk": 3, **BONUS}},
    ),
    *graded("124", "meat", {1: {"milk": 1}, 2: {"milk": 2}, 3: {"milk": 3}}),
    Case("125", {"wool": 2}, {"milk": 1, "bonus": 1}),
    Short("125", {"wool": 1}),
    *graded(
        "127",
        "sown",
        {3: BONUS, **{count: {"wool": count - 3, **BONUS} for count in (4, 5, 6, 7)}},
    ),
    Short("127-1", {"fields": "rye-2 rye-2 empty-2 empty-2"}),
    Case("128", {"tools": 4}, {"flax": 1, "hide": 2}),
    Short("128", {"tools": 3}),
    Case("129", {"hide": 2, "wool": 4}, {"meat": 3}),
    Case("129", {"hide": 6}, {"meat": 3}),
    Case("129", {"wool": 8, **standing(2)}, {"meat": 3}),
    Short("129", {"hide": 2, "wool": 3, "meat": 9}),
    Short("129", {"hide": 4, "wool": 3, **standing(2)}),
    Case("130", {"hide": 1, "meat": 1}, {"farmyard": 1, "hops": 1}, ("take hops",)),
    Case("130", {"hide": 1, "meat": 1}, {"farmyard": 1, "clay": 1}, ("take clay",)),
    Short("130", {"hide": 2}),
    Short("130", {"meat": 2}),
]


@pytest.mark.rule("H45", "HX23")
@pytest.mark.parametrize("case", CARDS, ids=name)
def test_plain_cards(case: Case | Short) -> None:
    shows(case)


@pytest.mark.rule("H45")
@pytest.mark.card("115", "130")
def test_the_choices_are_those_of_the_text() -> None:
    t = holder("115", {"fields": ["rye-2"] * 4, "tools": 3})
    t.play("play 115")
    assert choices(t, "take") == set(GRAIN)
    t = holder("130", {"hide": 1, "meat": 1})
    t.play("play 130")
    assert choices(t, "take") == {"hops", "clay"}


GATEWAYS = [f"1{number:02}" for number in range(10, 21)]


@pytest.mark.rule("H45")
@pytest.mark.card("109")
@pytest.mark.parametrize(("step", "needed"), [(1, 3), (2, 7), (3, 11)])
def test_109_counts_cards_of_one_deck(step: int, needed: int) -> None:
    t = holder("109", {"played": GATEWAYS[:needed]})
    assert gains(t, f"play 109-{step}") == {"jewels": step}
    short = [*GATEWAYS[: needed - 1], "401", "402", "801", "802", "901", "902"]
    refused(holder("109", {"played": short}), f"play 109-{step}", "card-need")


@pytest.mark.rule("H45")
@pytest.mark.card("109")
@pytest.mark.parametrize(
    "played", [["401", "402", "403"], ["801", "802", "803"], ["901", "902", "903"]]
)
def test_109_takes_any_deck(played: list[str]) -> None:
    assert gains(holder("109", {"played": played}), "play 109-1") == {"jewels": 1}


@pytest.mark.rule("H45")
@pytest.mark.card("126")
@pytest.mark.parametrize(("step", "needed", "meat"), [(1, 1, 0), (2, 3, 2), (3, 4, 3)])
def test_126_counts_farmyard_cards_played(step: int, needed: int, meat: int) -> None:
    farmyard = ["401", "402", "403", "404"]
    change = {"milk": 2, **({"meat": meat} if meat else {})}
    t = holder("126", {"played": farmyard[:needed]})
    assert gains(t, f"play 126-{step}") == change
    short = {"played": [*farmyard[: needed - 1], "101", "102", "801", "901"]}
    refused(holder("126", short), f"play 126-{step}", "card-need")
