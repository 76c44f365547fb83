"""Scoring in the full game: the points of hand cards beside those of the farm."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agricola.scenario import play

from .later import ROOMS
from .tables import QUIET, alone, bonus, line, table


@pytest.mark.rule("F94")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["K140"], 2),
        (["K106", "K122", "K128"], 5 + 3 + 1),
        (["A10", "K140", "K116"], 4 + 2 + 1),
        (["K115", "K119"], 0),
    ],
)
def test_printed_points_of_minors_are_added_to_those_of_majors(
    cards: list[str], points: int
) -> None:
    assert line(alone({"cards": cards}), "cards") == points


@pytest.mark.rule("F94")
def test_variable_points_of_minors_and_occupations_are_added() -> None:
    row = {"house": "stone", "rooms": ROOMS[:5], "cards": ["K144", "K123", "K282"]}
    t = alone(row, seats=3)
    assert bonus(t) == 2 * 5 + 2 + 3
    assert t.scores()[0].total == sum(t.scores()[0].lines.values())


@pytest.mark.rule("F94", "F81")
def test_cards_in_hand_score_nothing() -> None:
    t = alone({"hand": ["K140", "K144", "K274", "K282"], "house": "stone"}, seats=3)
    assert line(t, "cards") == 0
    assert bonus(t) == 0


@pytest.mark.rule("F90", "F91", "F92", "F93")
def test_cards_leave_the_categories_of_the_farm_as_they_are() -> None:
    row: dict[str, Any] = {
        "fields": {"r1c2": {"grain": 3}, "r1c3": {"vegetable": 2}},
        "goods": {"grain": 1},
        "pastures": [["r1c4", "r1c5"]],
        "stables": ["r1c5"],
        "animals": {"sheep": 4},
    }
    with_cards = alone({**row, "cards": ["K114", "K115", QUIET[0]]}).scores()[0].lines
    without = alone(row).scores()[0].lines
    for name in without:
        if name != "cards":
            assert with_cards[name] == without[name]
    assert with_cards["cards"] - without["cards"] == 1
    assert (without["fields"], without["grain"], without["vegetables"]) == (1, 2, 2)
    assert (without["pastures"], without["sheep"], without["stables"]) == (1, 2, 1)


@pytest.mark.rule("F95")
def test_equal_top_scores_win_together() -> None:
    t = table({"cards": ["K114"]}, {"cards": ["K130"]}, {}, round=14)
    assert t.winners() == (0, 1)
    t = table({"cards": ["K140"]}, {"cards": ["K130"]}, {}, round=14)
    assert t.winners() == (0,)


@pytest.mark.rule("F93")
def test_a_begging_card_costs_three_points() -> None:
    t = alone({"begging": 2})
    assert line(t, "begging") == -6
    play(t, "place day-laborer")
    assert line(t, "begging") == -6
