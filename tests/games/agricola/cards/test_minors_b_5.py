"""Minor improvements of deck B for crops, resources and livestock: B066 to B084."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.test_minors_b_1 import (
    QUIET,
    alone,
    board,
    improving,
    line,
    on_card,
    receipts,
)
from tests.games.agricola.scenario import (
    choices,
    goods,
    offered,
    play,
    play_if_asked,
    reason,
    seat,
)

FED = {"goods": {"food": 9}}


# Sack Cart


@pytest.mark.card("B066")
@pytest.mark.parametrize(
    ("number", "rounds"),
    [
        (1, [5, 8, 11, 14]),
        (4, [5, 8, 11, 14]),
        (5, [8, 11, 14]),
        (8, [11, 14]),
        (13, [14]),
        (14, []),
    ],
)
def test_the_sack_cart_brings_grain_in_four_rounds(number: int, rounds: list[int]) -> None:
    t = improving("B066", {"cards": QUIET[:2], "goods": {"wood": 2}}, round=number)
    play(t, "play B066")
    assert receipts(t, "B066") == {n: {"grain": 1} for n in rounds}


@pytest.mark.card("B066")
def test_the_grain_of_the_sack_cart_comes_as_the_round_begins() -> None:
    t = improving("B066", {"cards": QUIET[:2], "goods": {"wood": 2}}, round=10)
    play(t, "play B066", "start")
    assert (t.position()["round"], goods(t)) == (11, {"grain": 1})


@pytest.mark.card("B066", "B074", "B097")
@pytest.mark.parametrize(("card", "number", "rounds"), [("B066", 8, [11, 14]), ("B074", 12, [14])])
def test_a_round_that_begins_is_too_late_for_the_scholars_card(
    card: str, number: int, rounds: list[int]
) -> None:
    row = {
        "cards": ["B097", "A098"],
        "house": "stone",
        "hand": [card, "A016"],
        "goods": {"wood": 2, "clay": 5},
    }
    t = board(row, {}, round=number, phase="preparation")
    play(t, "use B097", f"play {card}")
    assert list(receipts(t, card)) == rounds
    assert "grain" not in goods(t)


# Beanfield


def sowing(supply: dict[str, int], **row: Any) -> bocage.Table:
    """Seat 0 with Beanfield is about to place somebody."""
    return alone({"cards": ["A098", "B099", "B068"], "goods": supply, **row})


@pytest.mark.card("B068")
@pytest.mark.parametrize("space", ["grain-utilization", "cultivation"])
def test_the_beanfield_is_sown_with_a_vegetable(space: str) -> None:
    t = sowing({"vegetable": 2})
    play(t, f"place {space}")
    play_if_asked(t, "sow vegetable on B068")
    assert on_card(t, "B068") == {"vegetable": 2}
    assert goods(t) == {"vegetable": 1}


@pytest.mark.card("B068")
def test_the_beanfield_takes_no_grain() -> None:
    t = sowing({"grain": 3})
    assert reason(t, "place grain-utilization") is not None
    t = sowing({"grain": 3}, fields={"r1c2": {}})
    play(t, "place grain-utilization")
    assert on_card(t, "B068") == {}
    assert seat(t)["fields"] == {"r1c2": {"grain": 3}}


@pytest.mark.card("B068")
def test_the_beanfield_is_sown_beside_other_fields_and_only_when_empty() -> None:
    t = sowing({"vegetable": 2, "grain": 1}, fields={"r1c2": {}, "r1c3": {}})
    play(t, "place grain-utilization", "sow vegetable on B068")
    assert offered(t) == {
        "sow grain r1c2",
        "sow grain r1c3",
        "sow vegetable r1c2",
        "sow vegetable r1c3",
        "done",
    }
    t = sowing({"vegetable": 2}, memory={"B068": 1})
    assert "place grain-utilization" not in offered(t)


@pytest.mark.card("B068")
def test_the_beanfield_yields_a_vegetable_in_each_field_phase() -> None:
    row = {"cards": ["B068"], "goods": {"food": 9}, "fields": {"r1c2": {"vegetable": 2}}}
    t = board({**row, "memory": {"B068": 2}}, FED, round=4, phase="harvest")
    assert (on_card(t, "B068"), goods(t)) == ({"vegetable": 1}, {"food": 5, "vegetable": 2})
    t = board({**row, "memory": {"B068": 1}}, FED, round=7, phase="harvest")
    assert (on_card(t, "B068"), goods(t)) == ({}, {"food": 5, "vegetable": 2})
    t = board(row, FED, round=9, phase="harvest")
    assert (on_card(t, "B068"), goods(t)) == ({}, {"food": 5, "vegetable": 1})


@pytest.mark.card("B068")
def test_the_beanfield_scores_its_vegetables_but_no_field() -> None:
    for beans in (0, 1, 2):
        t = alone({"cards": ["B068"], "memory": {"B068": beans}, "fields": {"r1c2": {}}})
        assert line(t, "vegetables") == (beans or -1)
        assert line(t, "fields") == -1
        assert line(t, "cards") == 1
    t = alone({"fields": {"r1c2": {}, "r1c3": {}}, "cards": ["B068"]})
    assert line(t, "fields") == 1


@pytest.mark.card("B068")
def test_the_beanfield_has_no_neighbours() -> None:
    t = alone({"cards": ["B068"], "memory": {"B068": 2}})
    play(t, "place farmland")
    assert len(choices(t, "plow")) == 13


@pytest.mark.card("B068", "A071")
def test_the_clearing_spade_moves_vegetables_to_and_from_the_beanfield_but_no_grain() -> None:
    def moving(fields: dict[str, Any], beans: int = 0) -> bocage.Table:
        memory = {"B068": beans}
        return alone({"cards": ["B068", "A071"], "fields": fields, "memory": memory})

    t = moving({"r1c2": {"vegetable": 2}})
    play(t, "anytime")
    assert seat(t)["fields"] == {"r1c2": {"vegetable": 1}}
    assert on_card(t, "B068") == {"vegetable": 1}
    t = moving({"r1c2": {}}, beans=2)
    play(t, "anytime")
    assert seat(t)["fields"] == {"r1c2": {"vegetable": 1}}
    assert on_card(t, "B068") == {"vegetable": 1}
    assert "anytime" not in offered(moving({"r1c2": {"grain": 3}}))


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
    assert receipts(t, "B074") == {n: {"wood": 1} for n in rounds}


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
    t = board({"cards": ["B077"]}, {}, turn=1)
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
    assert choices(t, "trade") == {"3 clay for 2 stone", "4 clay for 3 stone"}
    play(t, "trade 3 clay for 2 stone")
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


# Acorns Basket


@pytest.mark.card("B084")
@pytest.mark.parametrize(("number", "rounds"), [(1, [2, 3]), (12, [13, 14]), (13, [14]), (14, [])])
def test_the_acorns_basket_brings_a_boar_in_each_of_the_next_two_rounds(
    number: int, rounds: list[int]
) -> None:
    t = improving("B084", {"cards": QUIET[:3], "goods": {"reed": 1}}, round=number)
    play(t, "play B084")
    assert goods(t) == {}
    assert receipts(t, "B084") == {n: {"boar": 1} for n in rounds}


@pytest.mark.card("B084")
@pytest.mark.parametrize(
    ("row", "found"),
    [
        ({}, {"boar": 1}),
        ({"animals": {"boar": 1}}, {"boar": 1}),
        ({"animals": {"boar": 1}, "cards": ["M01"]}, {"boar": 1, "food": 2}),
        ({"animals": {"boar": 1}, "stables": ["r1c5"]}, {"boar": 2}),
    ],
)
def test_the_boar_of_the_acorns_basket_is_housed_cooked_or_released(
    row: dict[str, Any], found: dict[str, int]
) -> None:
    scheduled = [{"round": 6, "seat": 0, "goods": {"boar": 1}, "card": "B084"}]
    cards = [*row.get("cards", []), "B084"]
    t = board({**row, "cards": cards}, {}, round=6, phase="preparation", scheduled=scheduled)
    assert (t.position()["round"], goods(t)) == (6, found)


@pytest.mark.card("B084")
def test_an_animal_makes_way_for_the_boar_or_the_boar_goes() -> None:
    scheduled = [{"round": 6, "seat": 0, "goods": {"boar": 1}, "card": "B084"}]
    row = {"cards": ["B084"], "animals": {"sheep": 1}}
    t = board(row, {}, round=6, phase="preparation", scheduled=scheduled)
    assert offered(t) == {"release sheep", "release boar"}
    play(t, "release sheep")
    assert goods(t) == {"boar": 1}
