"""Occupations of deck K that play cards: Educator, Perpetual Student, Scholar, Salesman."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import (
    choices,
    goods,
    offered,
    play,
    play_if_asked,
    seat,
)
from tests.games.common import deciding

from .later import THREE_ROOMS
from .tables import FREE, QUIET, alone, dawn, table, window

# Educator


def school(pupil: dict[str, Any], **teacher: Any) -> bocage.Table:
    """Seat 1 has played an occupation; seat 0 owns the Educator."""
    row = {"cards": ["K271"], "hand": ["K283", "K296"], "placed": 2, **teacher}
    t = table(row, {"hand": [QUIET[3]], **pupil}, {}, {}, round=14, turn=1)
    play(t, "place lessons")
    return t


@pytest.mark.card("K271")
@pytest.mark.parametrize(
    ("played", "price"), [(["K271"], 3), (["K271", *QUIET[:1]], 3), (["K271", *QUIET[:2]], 2)]
)
def test_the_educator_plays_an_occupation_after_anothers(played: list[str], price: int) -> None:
    t = school({}, cards=played, goods={"food": 3})
    assert (deciding(t), offered(t)) == (0, window("K271"))
    play(t, "use K271", "play K296")
    assert seat(t)["cards"] == [*played, "K296"]
    assert goods(t) == {"grain": 1, **({"food": 3 - price} if price < 3 else {})}
    assert deciding(t) == 2


@pytest.mark.card("K271")
def test_the_educator_may_decline_and_needs_the_food() -> None:
    t = school({}, goods={"food": 3})
    play(t, "done")
    assert (deciding(t), goods(t)) == (2, {"food": 3})
    assert deciding(school({}, goods={"food": 2})) == 2
    assert deciding(school({}, goods={"food": 3}, hand=[FREE])) == 2


@pytest.mark.card("K271")
def test_the_educator_does_not_hear_its_owners_occupations() -> None:
    t = alone({"cards": ["K271"], "hand": ["K283", "K296"], "goods": {"food": 9}}, seats=4)
    play(t, "place lessons", "play K283")
    assert "use K271" not in offered(t)
    assert goods(t) == {"food": 8}


# Perpetual Student


@pytest.mark.card("K275")
def test_the_perpetual_student_plays_a_card_drawn_at_random_after_three_food() -> None:
    found = set()
    for seed in range(12):
        row = {"cards": ["K275"], "hand": ["K283", QUIET[1]]}
        t = alone(row, seats=4, seed=seed)
        play(t, "place lessons")
        play_if_asked(t, "use K275")
        assert goods(t) == {"food": 3 - 1}
        assert len(seat(t)["hand"]) == 1
        found.add(seat(t)["cards"][-1])
    assert found == {"K283", QUIET[1]}


@pytest.mark.card("K275")
def test_the_perpetual_student_may_choose_as_usual() -> None:
    row = {"cards": ["K275"], "hand": ["K283", QUIET[1]], "goods": {"food": 1}}
    t = alone(row, seats=4)
    play(t, "place lessons")
    assert {"play K283", f"play {QUIET[1]}", "use K275"} == offered(t)
    play(t, "play K283")
    assert (seat(t)["cards"], goods(t)) == (["K275", "K283"], {})


@pytest.mark.card("K275")
def test_a_single_occupation_can_be_drawn_too() -> None:
    t = alone({"cards": ["K275"], "hand": ["K283"], "goods": {"food": 1}}, seats=4)
    play(t, "place lessons", "use K275")
    assert (seat(t)["cards"], goods(t)) == (["K275", "K283"], {"food": 1 + 3 - 1})


@pytest.mark.card("K275", "K291")
def test_food_that_the_perpetual_student_lacks_is_begged_for() -> None:
    t = alone({"cards": ["K275"], "hand": ["K291"]}, seats=4)
    play(t, "place lessons")
    play_if_asked(t, "use K275")
    assert seat(t)["cards"] == ["K275", "K291"]
    assert (seat(t)["begging"], goods(t), seat(t)["people"]) == (1 + 4 - 3, {}, 3)


# Scholar


def scholar(hand: list[str], supply: dict[str, int], **row: Any) -> bocage.Table:
    """The scholar's seat in a stone house as round 8 begins."""
    return dawn({"cards": ["K279"], "house": "stone", "hand": hand, "goods": supply, **row})


@pytest.mark.card("K279")
def test_the_scholar_plays_an_occupation_for_a_food_as_a_round_begins() -> None:
    t = scholar([QUIET[0]], {"food": 1}, cards=["K279", QUIET[1]])
    assert offered(t) == window("K279")
    play(t, "use K279")
    play_if_asked(t, f"play {QUIET[0]}")
    assert (seat(t)["cards"], goods(t)) == (["K279", QUIET[1], QUIET[0]], {})
    assert (seat(t)["placed"], "place farmland" in offered(t)) == (0, True)


@pytest.mark.card("K279")
@pytest.mark.parametrize(("action", "card"), [("play K123", "K123"), ("build A1", "A1")])
def test_the_scholar_plays_a_minor_or_a_major_at_its_cost(action: str, card: str) -> None:
    t = scholar(["K123"], {"wood": 1, "clay": 2})
    play(t, "use K279", action)
    assert seat(t)["cards"] == ["K279", card]
    assert goods(t) == ({"clay": 2} if card == "K123" else {"wood": 1})
    assert choices(t, "play") == choices(t, "build") == set()


@pytest.mark.card("K279")
@pytest.mark.parametrize(
    ("house", "hand", "supply"),
    [
        ("clay", [QUIET[0]], {"food": 1}),
        ("stone", [QUIET[0]], {"wood": 1}),
        ("stone", [], {"food": 1}),
    ],
)
def test_the_scholar_needs_a_stone_house_a_card_and_the_price(
    house: str, hand: list[str], supply: dict[str, int]
) -> None:
    t = scholar(hand, supply, house=house)
    assert "use K279" not in offered(t)
    assert "place farmland" in offered(t)


@pytest.mark.card("K279")
def test_the_scholar_may_decline_and_may_spend_what_the_round_brought() -> None:
    t = scholar([QUIET[0]], {"food": 1})
    play(t, "done")
    assert (seat(t)["hand"], goods(t)) == ([QUIET[0]], {"food": 1})
    food = [{"round": 8, "seat": 0, "goods": {"food": 1}, "card": "K108"}]
    row = {"cards": ["K279", "K108"], "house": "stone", "hand": [QUIET[0]]}
    t = dawn(row, scheduled=food)
    play(t, "use K279")
    play_if_asked(t, f"play {QUIET[0]}")
    assert goods(t) == {}


@pytest.mark.card("K279", "K114")
def test_a_card_scheduled_through_the_scholar_leaves_out_the_current_round() -> None:
    t = scholar(["K114"], {}, cards=["K279", *QUIET[:2]])
    play(t, "use K279")
    play_if_asked(t, "play K114")
    assert [row["round"] for row in t.position()["scheduled"]] == [9, 10, 11]
    assert goods(t) == {}


@pytest.mark.card("K279", "K281", "K112")
def test_the_bookshelf_helps_the_scholar_and_the_salesman_does_not() -> None:
    t = scholar([QUIET[0]], {}, cards=["K279", "K112"])
    play(t, "use K279")
    play_if_asked(t, f"play {QUIET[0]}")
    assert goods(t) == {"food": 2}
    t = scholar(["E16", "K129"], {}, cards=["K279", "K281"])
    play(t, "use K279", "play K129")
    assert choices(t, "play") == set()
    assert "use K281" not in offered(t)


# Traveling Salesman


def selling(space: str, **row: Any) -> bocage.Table:
    """The salesman's seat stands on a space where improvements are played."""
    t = alone({"cards": ["K281"], "people": 3, **row})
    play(t, f"place {space}")
    return t


@pytest.mark.card("K281")
@pytest.mark.parametrize("space", ["meeting-place", "basic-wish"])
def test_the_salesman_builds_a_major_where_a_minor_may_be_played(space: str) -> None:
    rooms = [*THREE_ROOMS, "r1c2"]
    t = selling(space, goods={"clay": 2}, rooms=rooms, hand=[FREE])
    if "build A1" not in offered(t):
        play(t, "use K281")
    play_if_asked(t, "build A1")
    assert (seat(t)["cards"], goods(t)) == (["K281", "A1"], {})
    assert f"play {FREE}" not in offered(t)


@pytest.mark.card("K281")
def test_the_salesman_plays_two_minors_where_a_major_or_a_minor_may_be_played() -> None:
    t = selling("major-improvement", hand=["K107", "K123", "K109"], goods={"stone": 1})
    play_if_asked(t, "play K107")
    play_if_asked(t, "use K281")
    play(t, "play K123")
    assert (seat(t)["cards"], goods(t)) == (["K281", "K123"], {"wood": 2})
    assert choices(t, "play") == choices(t, "build") == set()
    assert seat(t)["hand"] == ["K109"]


@pytest.mark.card("K281")
def test_a_major_and_a_minor_are_not_both_played_with_the_salesman() -> None:
    t = selling("major-improvement", hand=["K129", "E16"], goods={"clay": 2})
    play(t, "build A1")
    assert choices(t, "play") == set()
    assert "place farmland" in offered(t)
    t = selling("major-improvement", hand=["K129", "E16"], goods={"clay": 2})
    play(t, "play K129")
    play_if_asked(t, "use K281")
    assert choices(t, "build") == set()


@pytest.mark.card("K281")
def test_the_second_minor_of_the_salesman_may_be_declined() -> None:
    t = selling("major-improvement", hand=["K129", "E16"])
    play(t, "play K129", "done")
    assert (seat(t)["hand"], goods(t)) == (["E16"], {"grain": 1})
