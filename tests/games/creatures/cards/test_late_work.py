"""Buildings that act in the day's work: reed hut, steward's office, timber shop."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.creatures.cards.building import (
    built,
    farm,
    materials,
    round_of,
    stock,
    tiles,
    why,
    worth,
)
from tests.games.creatures.scenario import (
    alone,
    animals,
    deciding,
    ended,
    goods,
    lying,
    offered,
    people,
    play,
    room,
    seat,
    table,
)

# Reed hut


@pytest.mark.rule("C58")
@pytest.mark.card("reed-hut")
def test_the_reed_of_the_reed_hut_comes_back_but_not_its_wood() -> None:
    t = built("reed-hut", "g1", {"columns": ["e", "f", "g"], "goods": {"wood": 2, "reed": 4}})
    assert materials(t) == {"wood": 1, "reed": 4}
    assert set(room(t).values()) == {1 + 3}


# Steward's office


OFFICE = farm(g1="stewards-office")
PILES = {"three-wood": {"goods": {"wood": 3}}, "expand": {"goods": {"border": 2}}}


def evening(row: dict[str, Any] | None = None, **position: Any) -> bocage.Table:
    """Seat 0, with the office, has put the last worker of the day on building materials."""
    mine = {"placed": 2, "tiles": OFFICE, **(row or {})}
    t = alone(mine, **{"spaces": PILES, "buildings": [], **position})
    play(t, "place building-materials")
    return t


@pytest.mark.rule("C59")
@pytest.mark.card("stewards-office")
def test_after_the_last_worker_the_steward_may_use_any_free_space_that_can_be_used() -> None:
    t = evening()
    usable = ("three-wood", "fences", "walls", "expand", "troughs")
    assert offered(t) == {*(f"visit {space}" for space in usable), "done"}
    assert why(t, "visit building-materials") == "occupied"
    assert why(t, "visit one-stone") == "empty"
    assert why(t, "visit stall") == "cannot-pay"
    assert round_of(t) == 1


@pytest.mark.rule("C59")
@pytest.mark.card("stewards-office")
def test_the_steward_takes_a_pile_without_a_worker_and_once_a_day() -> None:
    t = evening()
    play(t, "visit three-wood")
    assert materials(t) == {"wood": 4, "stone": 1, "reed": 1}
    assert round_of(t) == 2
    assert lying(t, "three-wood") == {"wood": 3}
    assert (seat(t)["placed"], seat(t)["to_place"]) == (0, 3)


@pytest.mark.rule("C59")
@pytest.mark.card("stewards-office")
def test_the_space_that_the_steward_uses_stays_free() -> None:
    t = evening()
    play(t, "visit walls")
    assert people(t, "walls") == []
    assert people(t, "building-materials") == [0]
    assert "done" not in offered(t)
    play(t, "border g2w", "border g2n")
    assert round_of(t) == 2
    assert (stock(t), seat(t)["borders"]) == (7, ["g2n", "g2w"])


@pytest.mark.rule("C59")
@pytest.mark.card("stewards-office")
def test_the_steward_may_stay_at_home() -> None:
    t = evening()
    play(t, "done")
    assert round_of(t) == 2
    assert lying(t, "three-wood") == {"wood": 6}
    assert lying(t, "expand") == {"border": 3}


@pytest.mark.rule("C59", "C24")
@pytest.mark.card("stewards-office")
def test_the_steward_can_extend_the_farm() -> None:
    t = evening()
    play(t, "visit expand")
    assert offered(t) == {"extend left", "extend right"}
    play(t, "extend right")
    assert seat(t)["columns"] == ["f", "g", "h"]
    assert stock(t) == 11


@pytest.mark.rule("C59", "C11")
@pytest.mark.card("stewards-office")
def test_the_steward_can_fetch_the_marker_for_the_next_round() -> None:
    t = evening(spaces={"start-player": {"goods": {"wood": 2}}}, starting_player=1)
    play(t, "visit start-player")
    assert goods(t)["wood"] == 3
    assert (t.observe(0)["starting_player"], deciding(t)) == (0, 0)


@pytest.mark.rule("C59", "C09")
@pytest.mark.card("stewards-office")
def test_animals_that_the_steward_brings_need_room() -> None:
    spaces = {"cows-and-pigs": {"goods": {"cow": 1, "pig": 2}}}
    t = evening(spaces=spaces)
    play(t, "visit cows-and-pigs")
    assert offered(t) == {"release cow", "release pig"}
    play(t, "release pig")
    assert (round_of(t), animals(t)) == (2, {"pig": 1, "cow": 1})


@pytest.mark.rule("C59")
@pytest.mark.card("stewards-office")
def test_the_steward_goes_out_after_the_sixth_worker_only() -> None:
    t = table({"placed": 2, "tiles": OFFICE}, {"placed": 2}, spaces=PILES, buildings=[])
    play(t, "place building-materials")
    assert deciding(t) == 1
    assert all(text.startswith("place ") for text in offered(t))
    play(t, "place three-wood")
    assert deciding(t) == 0
    assert "visit expand" in offered(t) and "visit three-wood" not in offered(t)


@pytest.mark.rule("C59")
@pytest.mark.card("stewards-office")
def test_nobody_else_sends_a_steward() -> None:
    t = table({"placed": 3}, {"placed": 2, "tiles": OFFICE}, turn=1, spaces=PILES, buildings=[])
    play(t, "place building-materials")
    assert deciding(t) == 1
    play(t, "done")
    assert (round_of(t), deciding(t)) == (2, 0)


@pytest.mark.rule("C59")
@pytest.mark.card("stewards-office")
def test_the_stewards_office_costs_three_points() -> None:
    assert worth(ended({"tiles": farm(g1="stewards-office", g2="stables")})) == 4 - 3


# Timber shop


TOP = {
    "start-player": {"wood": 1},
    "three-wood": {"wood": 3},
    "one-stone": {"stone": 1},
    "two-stone": {"stone": 2},
}
SHOP = farm(g1="timber-shop")


def top_row(*free: str, by: int = 1) -> dict[str, Any]:
    """The spaces of a board whose four top spaces are occupied by a seat, but for some."""
    return {space: {"goods": TOP[space]} if space in free else {"people": [by]} for space in TOP}


@pytest.mark.rule("C60")
@pytest.mark.card("timber-shop")
@pytest.mark.parametrize("last", TOP)
def test_three_wood_come_when_the_fourth_top_space_is_taken(last: str) -> None:
    t = alone({"tiles": SHOP}, spaces=top_row(last))
    play(t, f"place {last}")
    gained = TOP[last]
    expected = {**gained, "wood": gained.get("wood", 0) + 3}
    assert materials(t) == expected


@pytest.mark.rule("C60")
@pytest.mark.card("timber-shop")
def test_the_timber_comes_whoever_takes_the_fourth_space() -> None:
    t = table({"tiles": SHOP, "placed": 3}, turn=1, spaces=top_row("two-stone", by=0))
    play(t, "place two-stone")
    assert materials(t) == {"wood": 3}
    assert materials(t, 1) == {"stone": 2}


@pytest.mark.rule("C60")
@pytest.mark.card("timber-shop")
def test_three_top_spaces_are_not_enough() -> None:
    t = alone({"tiles": SHOP}, spaces=top_row("one-stone", "two-stone"))
    play(t, "place two-stone", "place building-materials")
    assert materials(t) == {"wood": 1, "stone": 3, "reed": 1}


@pytest.mark.rule("C60")
@pytest.mark.card("timber-shop")
def test_the_timber_comes_once_a_round_and_again_in_the_next() -> None:
    t = alone({"tiles": SHOP, "placed": 1}, spaces=top_row("two-stone"))
    play(t, "place two-stone", "place building-materials")
    assert (round_of(t), materials(t)["wood"]) == (2, 3 + 1)
    play(t, "place start-player", "place three-wood", "place one-stone")
    assert materials(t)["wood"] == 4 + 1
    play(t, "place two-stone")
    assert materials(t)["wood"] == 5 + 3


@pytest.mark.rule("C60")
@pytest.mark.card("timber-shop")
def test_only_the_owner_gets_timber() -> None:
    t = table({}, {"tiles": SHOP, "placed": 3}, spaces=top_row("three-wood"))
    play(t, "place three-wood")
    assert (materials(t), materials(t, 1)) == ({"wood": 3}, {"wood": 3})


@pytest.mark.rule("C60")
@pytest.mark.card("timber-shop")
def test_without_the_shop_no_timber_comes() -> None:
    t = alone({"tiles": farm(g1="stall")}, spaces=top_row("two-stone"))
    play(t, "place two-stone")
    assert materials(t) == {"stone": 2}
    assert tiles(t) == farm(g1="stall")
