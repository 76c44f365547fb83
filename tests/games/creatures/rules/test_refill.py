"""Refilling the accumulation spaces at the start of a round."""

from __future__ import annotations

from typing import Any

import pytest

from ..scenario import lying, new, piles, play, table, wait_for_round

FIRST = {
    "start-player": {"wood": 1},
    "three-wood": {"wood": 3},
    "one-stone": {"stone": 1},
    "two-stone": {"stone": 2},
    "expand": {"border": 1},
    "millpond": {"reed": 1},
    "pigs-and-sheep": {"pig": 1},
    "cows-and-pigs": {"cow": 1},
    "horses-and-sheep": {"horse": 1},
}
BRACKETS = [
    ("millpond", "reed", "sheep"),
    ("pigs-and-sheep", "pig", "sheep"),
    ("cows-and-pigs", "cow", "pig"),
    ("horses-and-sheep", "horse", "sheep"),
]


def refilled(**spaces: dict[str, int]) -> dict[str, dict[str, int]]:
    """What lies on the spaces after a refill, given what lay there before."""
    before: dict[str, Any] = {
        space.replace("_", "-"): {"goods": goods} for space, goods in spaces.items()
    }
    return piles(table(round=4, phase="preparation", spaces=before))


@pytest.mark.rule("C06", "C23", "C25")
def test_the_first_round_fills_every_arrow_space_once() -> None:
    assert piles(new()) == FIRST
    assert refilled() == FIRST


@pytest.mark.rule("C06")
def test_spaces_without_arrow_are_not_refilled() -> None:
    dry = {
        "building-materials",
        "fences",
        "walls",
        "troughs",
        "stall",
        "stables",
        "special-building-1",
        "special-building-2",
    }
    for space in new().observe(0)["spaces"]:
        assert bool(space["gathers"]) == (space["id"] not in dry)
        assert space["gathers"] == FIRST.get(space["id"], {})
        assert space["then"] == {s: then for s, _, then in BRACKETS}.get(space["id"])


@pytest.mark.rule("C06", "C23")
def test_materials_and_borders_gather_on_what_is_left() -> None:
    after = refilled(
        start_player={"wood": 2},
        three_wood={"wood": 6},
        one_stone={"stone": 3},
        two_stone={"stone": 2},
        expand={"border": 2},
    )
    assert after == {
        **FIRST,
        "start-player": {"wood": 3},
        "three-wood": {"wood": 9},
        "one-stone": {"stone": 4},
        "two-stone": {"stone": 4},
        "expand": {"border": 3},
    }


@pytest.mark.rule("C06", "C25")
@pytest.mark.parametrize(("space", "first", "then"), BRACKETS)
def test_a_space_with_brackets_gets_the_animal_in_brackets_unless_empty(
    space: str, first: str, then: str
) -> None:
    assert refilled()[space] == {first: 1}
    assert refilled(**{space: {first: 1}})[space] == {first: 1, then: 1}
    assert refilled(**{space: {first: 1, then: 3}})[space] == {first: 1, then: 4}


@pytest.mark.rule("CX01", "C06")
def test_reed_then_sheep_then_reed_again() -> None:
    t = table(round=1, phase="preparation", starting_player=0, first_starter=0)
    seen = [lying(t, "millpond")]
    for number in (2, 3):
        for space in ("three-wood", "one-stone", "two-stone", "building-materials", "start-player"):
            play(t, f"place {space}")
        play(t, "place expand", "extend left")
        assert t.observe(0)["round"] == number
        seen.append(lying(t, "millpond"))
    assert seen == [{"reed": 1}, {"reed": 1, "sheep": 1}, {"reed": 1, "sheep": 2}]
    play(t, "place millpond")
    assert lying(t, "millpond") == {}
    wait_for_round(t, 4)
    assert lying(t, "millpond") == {"reed": 1}


@pytest.mark.rule("C07")
@pytest.mark.parametrize("number", [1, 2, 5, 8])
def test_the_counter_shows_the_rounds_to_come(number: int) -> None:
    t = table(round=number, phase="preparation")
    assert t.observe(0)["round"] == number
    assert t.observe(0)["borders_left"] == 8 - number
    assert lying(t, "expand") == {"border": 1}
    assert table(round=number).observe(0)["borders_left"] == 8 - number


@pytest.mark.rule("C07", "C05")
def test_untouched_borders_are_all_eight_in_the_last_round() -> None:
    t = new()
    for number in range(1, 9):
        wait_for_round(t, number)
        assert lying(t, "expand") == {"border": number}
        assert t.observe(0)["borders_left"] == 8 - number
