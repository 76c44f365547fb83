"""Minor improvements of deck B for building resources: B074, B077 and B080."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import alone, deliveries, improving, table
from tests.games.agricola.scenario import choices, goods, offered, play, play_if_asked, reason, seat

# Thick Forest


@pytest.mark.card("B074")
@pytest.mark.parametrize(
    ("number", "rounds"),
    [
        (1, [2, 4, 6, 8, 10, 12, 14]),
        (2, [4, 6, 8, 10, 12, 14]),
        (11, [12, 14]),
        (13, [14]),
        (14, []),
    ],
)
def test_the_thick_forest_brings_wood_in_even_rounds(number: int, rounds: list[int]) -> None:
    t = improving("B074", {"goods": {"clay": 5}}, round=number)
    play(t, "play B074")
    assert goods(t) == {"clay": 5}
    assert deliveries(t, "B074") == [(n, {"wood": 1}) for n in rounds]


@pytest.mark.card("B074")
def test_the_wood_of_the_thick_forest_comes_as_the_round_begins() -> None:
    t = improving("B074", {"goods": {"clay": 5}}, round=5)
    play(t, "play B074", "start")
    assert (t.position()["round"], goods(t)) == (6, {"clay": 5, "wood": 1})


# Loam Pit


@pytest.mark.card("B077")
def test_the_loam_pit_brings_three_clay_from_day_labor() -> None:
    t = alone({"cards": ["B077"]})
    play(t, "place day-laborer")
    assert goods(t) == {"food": 2, "clay": 3}


@pytest.mark.card("B077")
def test_the_loam_pit_hears_only_its_owners_day_labor() -> None:
    t = table({"cards": ["B077"]}, {}, turn=1)
    play(t, "place day-laborer", "place grain-seeds")
    assert goods(t) == {"grain": 1}
    assert goods(t, 1) == {"food": 2}


@pytest.mark.card("B077", "B087")
@pytest.mark.parametrize("cards", [["B077", "B087"], ["B087", "B077"]])
def test_the_clay_of_the_loam_pit_pays_for_the_cottager(cards: list[str]) -> None:
    t = alone({"cards": cards, "goods": {"reed": 1}})
    play(t, "place day-laborer", "use B087")
    assert seat(t)["house"] == "clay"
    assert goods(t) == {"food": 2, "clay": 1}


# Hard Porcelain


def porcelain(supply: dict[str, int], **row: Any) -> bocage.Table:
    """Seat 0 with Hard Porcelain is about to place somebody."""
    return alone({"cards": ["B080"], "goods": supply, **row})


@pytest.mark.card("B080")
def test_hard_porcelain_knows_three_rates() -> None:
    t = porcelain({"wood": 1, "clay": 9}, hand=["B013"])
    play(t, "place meeting-place", "play B013")
    rates = {"2 clay for 1 stone", "3 clay for 2 stone", "4 clay for 3 stone"}
    assert choices(t, "trade") == rates
    play(t, "trade 4 clay for 3 stone")
    assert goods(t) == {"clay": 5, "stone": 2}


@pytest.mark.card("B080")
@pytest.mark.parametrize(
    ("card", "rest", "clay"),
    [
        ("M05", {"wood": 1}, 4),
        ("M06", {}, 5),
        ("M07", {}, 5),
        ("M08", {"wood": 2}, 3),
        ("M09", {}, 5),
        ("M10", {"reed": 2}, 3),
    ],
)
def test_hard_porcelain_pays_the_stone_of_majors(
    card: str, rest: dict[str, int], clay: int
) -> None:
    cards = ["B080", "M01", "M02", "M03", "M04"]
    t = porcelain({**rest, "clay": clay}, cards=cards)
    play(t, "place major-improvement")
    play_if_asked(t, f"build {card}")
    assert (seat(t)["cards"], goods(t)) == ([*cards, card], {})
    t = porcelain({**rest, "clay": clay - 1}, hand=["A016", "B057"])
    play(t, "place major-improvement")
    assert reason(t, f"build {card}") == "reason-cannot-pay"


@pytest.mark.card("B080")
def test_hard_porcelain_exchanges_several_times_in_a_row() -> None:
    row = {"house": "stone", "stables": ["r1c2", "r1c3", "r1c4", "r1c5"]}
    t = porcelain({"clay": 7, "reed": 2}, **row)
    play(t, "place farm-expansion", "room r1c1")
    assert goods(t) == {}
    assert len(seat(t)["rooms"]) == 3
    assert "place farm-expansion" not in offered(porcelain({"clay": 6, "reed": 2}, **row))


@pytest.mark.card("B080")
def test_hard_porcelain_pays_for_a_renovation() -> None:
    t = porcelain({"clay": 3, "reed": 1}, house="clay")
    play(t, "place house-redevelopment")
    assert (seat(t)["house"], goods(t)) == ("stone", {})
    t = porcelain({"clay": 2, "reed": 1}, house="clay")
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"


@pytest.mark.card("B080")
def test_hard_porcelain_makes_no_clay_of_stone() -> None:
    t = porcelain({"clay": 1, "stone": 9}, cards=["B080", "M07"])
    assert "place major-improvement" not in offered(t)
    t = porcelain({"clay": 2, "stone": 9}, cards=["B080", "M07"])
    assert "place major-improvement" in offered(t)
