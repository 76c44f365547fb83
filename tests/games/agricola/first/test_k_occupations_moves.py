"""Occupations of deck K that move a person after all are placed: Acrobat and Countryman."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import choices, goods, offered, play, play_if_asked, seat
from tests.games.common import deciding

from .tables import alone, pile, table

# Acrobat


def circus(*targets: str, **position: Any) -> bocage.Table:
    """The acrobat's seat has placed the last person of the round with the travelling players.

    Others stand on the targets.
    """
    spaces = {**pile("traveling-players", "food", 2), **position.pop("spaces", {})}
    others: list[dict[str, Any]] = [{"placed": 2} for _ in range(3)]
    for number, target in enumerate(targets, start=1):
        spaces[target] = {"people": [number]}
    row = {"cards": ["K269"], "placed": 1, **position.pop("row", {})}
    t = table(row, *others, spaces=spaces, **{"round": 12, **position})
    play(t, "place traveling-players")
    return t


def move(t: bocage.Table, card: str, space: str) -> None:
    """Move a person with a card to a space."""
    play(t, f"use {card}")
    play_if_asked(t, f"place {space}")


ALL = ["major-improvement", "fencing", "grain-utilization", "sheep-market", "basic-wish"]
REVEALED = [
    *ALL,
    "house-redevelopment",
    "western-quarry",
    "vegetable-seeds",
    "pig-market",
    "cattle-market",
    "eastern-quarry",
    "cultivation",
]
"""Round cards of twelve rounds, ploughing and sowing among them."""


@pytest.mark.card("K269")
def test_the_acrobat_moves_on_to_take_a_grain() -> None:
    t = circus()
    assert t.position()["round"] == 12
    move(t, "K269", "grain-seeds")
    assert goods(t) == {"food": 2, "grain": 1}
    assert t.position()["round"] == 13


@pytest.mark.card("K269")
@pytest.mark.parametrize("space", ["farmland", "cultivation"])
def test_the_acrobat_moves_on_to_plough(space: str) -> None:
    t = circus(round_cards=REVEALED)
    move(t, "K269", space)
    play_if_asked(t, "plow r1c5", "done")
    assert set(seat(t)["fields"]) == {"r1c5"}
    assert goods(t) == {"food": 2}


@pytest.mark.card("K269")
def test_the_acrobat_may_stay_and_needs_a_free_space() -> None:
    t = circus()
    play(t, "done")
    assert (t.position()["round"], goods(t)) == (13, {"food": 2})
    t = circus("grain-seeds", "farmland", "cultivation", round_cards=REVEALED)
    assert t.position()["round"] == 13
    t = circus("grain-seeds", "cultivation", round_cards=REVEALED)
    play(t, "use K269")
    play_if_asked(t, "plow r1c5")
    assert set(seat(t)["fields"]) == {"r1c5"}


@pytest.mark.card("K269")
def test_the_acrobat_moves_after_all_people_are_placed_and_not_before() -> None:
    spaces = pile("traveling-players", "food", 2)
    rows = {"cards": ["K269"], "placed": 1}, {"placed": 1}, {"placed": 2}, {"placed": 2}
    t = table(*rows, spaces=spaces, round=12)
    play(t, "place traveling-players")
    assert deciding(t) == 1
    play(t, "place day-laborer")
    assert deciding(t) == 0
    assert "use K269" in offered(t)


@pytest.mark.card("K269")
def test_a_person_placed_before_the_acrobat_was_played_does_not_move() -> None:
    row = {"hand": ["K269"], "goods": {"food": 1}}
    t = alone(row, seats=4, round=12, spaces=pile("traveling-players", "food", 2))
    play(t, "place traveling-players", "place lessons")
    assert t.position()["round"] == 13


@pytest.mark.card("K269", "I229")
def test_a_moved_person_pays_the_sycophant() -> None:
    spaces = pile("traveling-players", "food", 2)
    rows = {"cards": ["K269"], "placed": 1}, {"cards": ["I229"], "placed": 2}
    t = table(*rows, {"placed": 2}, {"placed": 2}, spaces=spaces, round=12)
    play(t, "place traveling-players")
    move(t, "K269", "grain-seeds")
    assert goods(t) == {"food": 1, "grain": 1}
    assert goods(t, 1) == {"food": 2}


@pytest.mark.card("K269", "K311")
def test_a_moved_person_is_no_last_person_for_the_magician() -> None:
    t = circus(row={"cards": ["K269", "K311"], "placed": 1})
    move(t, "K269", "grain-seeds")
    assert goods(t) == {"food": 2 + 1, "grain": 1 + 1}


# Countryman


def country(space: str, **row: Any) -> bocage.Table:
    """The countryman's seat has placed the last person of the round on a space."""
    given = {"cards": ["K289"], "placed": 1, "fields": {"r1c5": {}}, **row}
    t = table(given, *[{"placed": 2} for _ in range(3)], round=12, round_cards=REVEALED)
    play(t, f"place {space}")
    return t


@pytest.mark.card("K289")
@pytest.mark.parametrize(
    ("space", "crop", "n"), [("grain-seeds", "grain", 3), ("vegetable-seeds", "vegetable", 2)]
)
@pytest.mark.parametrize("target", ["grain-utilization", "cultivation"])
def test_the_countryman_sows_what_was_just_taken(
    space: str, crop: str, n: int, target: str
) -> None:
    t = country(space)
    move(t, "K289", target)
    play_if_asked(t, f"sow {crop} r1c5", "done")
    assert seat(t)["fields"]["r1c5"] == {crop: n}
    assert goods(t) == {}
    assert t.position()["round"] == 13


@pytest.mark.card("K289")
def test_the_countryman_may_stay_and_hears_no_other_space() -> None:
    t = country("grain-seeds")
    play(t, "done")
    assert (t.position()["round"], goods(t)) == (13, {"grain": 1})
    t = country("day-laborer", goods={"grain": 1})
    assert t.position()["round"] == 13


@pytest.mark.card("K289")
def test_the_countryman_uses_the_other_option_of_the_space_too() -> None:
    t = country("grain-seeds", cards=["K289", "A1"], fields={}, goods={"grain": 1})
    move(t, "K289", "grain-utilization")
    play_if_asked(t, "bake grain", "bake grain")
    assert goods(t) == {"food": 4}


@pytest.mark.card("K289")
def test_the_countryman_moves_one_person_a_round() -> None:
    row = {"cards": ["K289"], "fields": {"r1c5": {}, "r1c4": {}}}
    t = alone(row, seats=4, round=12, round_cards=REVEALED)
    play(t, "place grain-seeds", "place vegetable-seeds", "use K289")
    play_if_asked(t, "place grain-utilization", "place grain-seeds")
    play_if_asked(t, "sow grain r1c5", "done", "sow grain r1c5", "done")
    assert t.position()["round"] == 13


@pytest.mark.card("K289")
def test_a_person_placed_before_the_countryman_was_played_may_move() -> None:
    row = {"hand": ["K289"], "fields": {"r1c5": {}}}
    t = alone(row, seats=4, round=12, round_cards=REVEALED)
    play(t, "place grain-seeds", "place lessons")
    move(t, "K289", "grain-utilization")
    assert seat(t)["fields"] == {"r1c5": {"grain": 3}}


@pytest.mark.card("K289", "E163")
def test_the_field_warden_opens_an_occupied_space_to_the_countryman() -> None:
    spaces = {"cultivation": {"people": [1]}, "grain-utilization": {"people": [2]}}
    others = [{"placed": 2} for _ in range(3)]
    for cards, asked in ((["K289"], False), (["K289", "E163"], True)):
        row = {"cards": cards, "placed": 1, "fields": {"r1c5": {}}}
        t = table(row, *others, round=12, round_cards=REVEALED, spaces=spaces)
        play(t, "place grain-seeds")
        assert ("use K289" in offered(t)) is asked


def both_seeds(performing: bool, last: int) -> bocage.Table:
    """Seat 0 has the countryman and people on both spaces for seed, seat 1 has the acrobat.

    Somebody of the acrobat's may have performed; a seat places the last person of all.
    """
    rows: list[dict[str, Any]] = [{"placed": 2} for _ in range(4)]
    fields: dict[str, dict[str, int]] = {"r1c5": {}, "r1c4": {}}
    rows[0] |= {"cards": ["K289"], "people": 3, "placed": 3, "fields": fields}
    rows[0] |= {"goods": {"grain": 2}}
    rows[1] |= {"cards": ["K269"], "placed": 1}
    rows[last]["placed"] -= 1
    seeds = {"grain-seeds": {"people": [0]}, "vegetable-seeds": {"people": [0]}}
    spaces = {**pile("traveling-players", "food", 2), **seeds}
    t = table(*rows, round=12, round_cards=REVEALED, spaces=spaces, turn=1)
    play(
        t, f"place {'traveling-players' if performing else 'resource-market'}", "place day-laborer"
    )
    return t


@pytest.mark.card("K289", "K269")
@pytest.mark.parametrize(
    ("left", "targets"),
    [
        ("grain-seeds", {"grain-seeds", "farmland", "cultivation"}),
        ("vegetable-seeds", {"farmland", "cultivation"}),
    ],
)
def test_the_countryman_says_who_moves_where_the_acrobat_may_follow(
    left: str, targets: set[str]
) -> None:
    t = both_seeds(performing=True, last=3)
    play(t, "use K289", "place grain-utilization")
    assert offered(t) == {"place grain-seeds", "place vegetable-seeds"}
    play(t, f"place {left}", "sow grain r1c5", "done")
    assert deciding(t) == 1
    play(t, "use K269")
    assert choices(t, "place") == targets


@pytest.mark.card("K289", "K269")
@pytest.mark.parametrize(("performing", "last"), [(True, 0), (False, 3)])
def test_the_countryman_is_not_asked_who_moves_where_nobody_follows(
    performing: bool, last: int
) -> None:
    t = both_seeds(performing, last)
    if performing:
        play(t, "done")
    play(t, "use K289", "place grain-utilization")
    assert choices(t, "sow") == {"grain r1c4", "grain r1c5"}
