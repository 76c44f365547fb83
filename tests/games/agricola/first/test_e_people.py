"""Occupations of deck E about people and spaces: E159, E163, E164 and E198."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ...common import deciding
from ..scenario import goods, lying, offered, open_spaces, play, play_if_asked, reason, seat
from .deck_e import ROOMS
from .tables import alone, table, turn

# Field Warden and Head of the Family


def crowded(card: str, space: str, owner: int, **row: Any) -> bocage.Table:
    """Seat 0 has a card and is about to place; a person of some seat stands on a space."""
    mine = {"cards": [card], **row, "placed": 1 if owner == 0 else 0}
    return table(mine, *[{"placed": 2}] * 3, round=14, spaces={space: {"people": [owner]}})


@pytest.mark.card("E163")
@pytest.mark.parametrize("space", ["vegetable-seeds", "farmland", "cultivation"])
def test_the_field_warden_works_where_another_stands_but_not_beside_an_own_person(
    space: str,
) -> None:
    t = crowded("E163", space, 1)
    play(t, f"place {space}")
    play_if_asked(t, "plow r1c5")
    assert (goods(t), seat(t)["fields"]) in (({"vegetable": 1}, {}), ({}, {"r1c5": {}}))
    assert reason(crowded("E163", space, 0), f"place {space}") == "reason-occupied"


@pytest.mark.card("E163")
@pytest.mark.parametrize("space", ["grain-seeds", "day-laborer", "urgent-wish"])
def test_the_field_warden_finds_other_spaces_occupied(space: str) -> None:
    assert reason(crowded("E163", space, 1), f"place {space}") == "reason-occupied"


@pytest.mark.card("E163")
def test_nobody_else_works_beside_another() -> None:
    t = crowded("E153", "farmland", 1)
    assert reason(t, "place farmland") == "reason-occupied"


BUILT: dict[str, list[str]] = {
    "farm-expansion": ["room r3c2", "done"],
    "basic-wish": ["done"],
    "urgent-wish": [],
}


@pytest.mark.card("E159")
@pytest.mark.parametrize("space", BUILT)
def test_the_head_of_the_family_builds_and_has_children_where_another_stands(space: str) -> None:
    row = {"goods": {"wood": 5, "reed": 2}, "rooms": ROOMS[:3]}
    t = crowded("E159", space, 1, **row)
    play(t, f"place {space}")
    play_if_asked(t, *BUILT[space])
    grown = space != "farm-expansion"
    assert (seat(t)["people"], len(seat(t)["rooms"])) == ((3, 3) if grown else (2, 4))
    assert reason(crowded("E159", space, 0, **row), f"place {space}") == "reason-occupied"


@pytest.mark.card("E159")
@pytest.mark.parametrize("space", ["farmland", "house-redevelopment", "lessons-4"])
def test_the_head_of_the_family_finds_other_spaces_occupied(space: str) -> None:
    row = {"goods": {"food": 9, "clay": 9, "reed": 9}, "hand": ["E153"]}
    assert reason(crowded("E159", space, 1, **row), f"place {space}") == "reason-occupied"


def five(space: str, lies: int = 0, **row: Any) -> bocage.Table:
    """A table of five: the Head of the Family wants to go where seat 1 stands."""
    spaces = {space: {"people": [1], "goods": {"food": lies}} if lies else {"people": [1]}}
    return table({"cards": ["E159"], **row}, *[{"placed": 2}] * 4, round=14, spaces=spaces)


@pytest.mark.card("E159")
def test_the_head_of_the_family_may_choose_any_option_of_a_combined_space() -> None:
    t = five("room-or-players", 2, goods={"wood": 5, "reed": 2})
    play(t, "place room-or-players")
    assert {"room r1c1", "collect"} <= offered(t)
    play(t, "collect")
    assert goods(t) == {"wood": 5, "reed": 2, "food": 2}
    t = five("lessons-5", hand=["E153"], goods={"food": 2}, rooms=ROOMS[:3])
    play(t, "place lessons-5")
    assert {"grow", "play E153"} <= offered(t)


@pytest.mark.card("E159")
def test_the_head_of_the_family_does_not_perform_on_an_empty_stage() -> None:
    t = five("room-or-players")
    assert "place room-or-players" not in offered(t)


# Master Forester


def forest_of(t: bocage.Table) -> str:
    """The space that a card has added to a game of four."""
    added = open_spaces(t) - open_spaces(alone({}, 4))
    assert len(added) == 1
    return added.pop()


def forested(mine: dict[str, Any], other: dict[str, Any], turn: int) -> bocage.Table:
    """Seat 0 has the Master Forester in round 6, whose space has been refilled once."""
    return table(
        {"cards": ["E164"], **mine},
        other,
        {},
        {},
        round=6,
        phase="preparation",
        starting_player=turn,
    )


@pytest.mark.card("E164")
def test_the_master_foresters_wood_grows_by_two_from_the_next_round_on() -> None:
    t = turn({"hand": ["E164"]}, seats=4)
    play(t, "place lessons")
    assert lying(t, forest_of(t)) == {}
    play(t, "place day-laborer")
    assert t.position()["round"] == 7
    assert lying(t, forest_of(t)) == {"wood": 2}


@pytest.mark.card("E164")
def test_the_master_forester_takes_his_wood_for_nothing() -> None:
    t = forested({}, {}, 0)
    play(t, f"place {forest_of(t)}")
    assert (goods(t), lying(t, forest_of(t))) == ({"wood": 2}, {})


@pytest.mark.card("E164")
def test_others_pay_the_master_forester_two_food_first() -> None:
    t = forested({}, {"goods": {"food": 3}}, 1)
    play(t, f"place {forest_of(t)}")
    assert (goods(t), goods(t, 1)) == ({"food": 2}, {"food": 1, "wood": 2})
    t = forested({}, {"goods": {"food": 1}}, 1)
    assert reason(t, f"place {forest_of(t)}") == "reason-cannot-pay"


@pytest.mark.card("E164", "E176", "E34")
def test_the_master_foresters_wood_is_wood_that_lies_on_a_space() -> None:
    t = forested({"cards": ["E164", "E176", "E34"]}, {}, 0)
    space = forest_of(t)
    play(t, f"place {space}", "use E34")
    assert (goods(t), lying(t, space)) == ({"food": 3, "wood": 1}, {"wood": 2})


# Ratcatcher

DULL = [f"place {s}" for s in ("forest", "clay-pit", "reed-bank", "fishing", "grove", "hollow")]
DULL += [f"place {s}" for s in ("grain-seeds", "day-laborer", "vegetable-seeds", "one-material")]


def placements(number: int, played: int, families: list[int]) -> list[int]:
    """How many people each seat places in a round; seat 0 played the Ratcatcher in another."""
    t = turn({"hand": ["E198"]}, seats=3, round=played)
    play(t, "place lessons")
    memory = seat(t)["memory"]
    rows = [{"people": n, "rooms": ROOMS[:5], "goods": {"food": 20}} for n in families]
    mine = {**rows[0], "cards": ["E198"], "memory": memory}
    t = table(mine, *rows[1:], round=number, phase="preparation")
    counts = [0] * len(families)
    while t.position()["round"] == number:
        who = deciding(t)
        assert who is not None
        choice = next((a for a in [*DULL, "take wood", "feed"] if a in offered(t)), "pass")
        counts[who] += choice.startswith("place ")
        play(t, choice)
    return counts


@pytest.mark.card("E198")
@pytest.mark.parametrize(
    ("number", "families", "counts"),
    [
        (10, [3, 3, 2], [3, 2, 2]),
        (12, [2, 3, 4], [2, 2, 3]),
        (10, [5, 2, 2], [5, 2, 2]),
        (8, [3, 3, 3], [3, 3, 3]),
    ],
)
def test_the_ratcatcher_keeps_an_offspring_of_others_at_home_in_rounds_ten_and_twelve(
    number: int, families: list[int], counts: list[int]
) -> None:
    assert placements(number, 9, families) == counts


@pytest.mark.card("E198")
def test_the_ratcatcher_comes_too_late_after_round_nine() -> None:
    assert placements(12, 10, [2, 3, 3]) == [2, 3, 3]


@pytest.mark.card("E198")
def test_a_family_of_two_is_spared() -> None:
    assert placements(12, 1, [2, 2, 2]) == [2, 2, 2]
