"""Occupations of deck A for points: A098 and A133."""

from __future__ import annotations

import pytest

from tests.games.agricola.cards.tables import IDLE, bonus, turn
from tests.games.agricola.scenario import play, play_if_asked, seat


@pytest.mark.card("A098")
def test_the_stable_architect_scores_stables_outside_pastures() -> None:
    row = {"cards": ["A098"], "stables": ["r1c2", "r1c3", "r1c5"], "pastures": [["r1c5"]]}
    t = turn(row)
    assert bonus(t) == 2
    assert t.scores()[0].lines["stables"] == 1
    assert bonus(turn({**row, "cards": []})) == 0
    assert bonus(turn({**row, "stables": ["r1c5"]})) == 0


IMPROVEMENTS = ["M01", "M03", "M05", "M06", "A012", "A016", "A067", "A078", "B016", "B047", "B050"]
"""Majors and minors that score no bonus points."""


@pytest.mark.card("A133")
def test_the_braggart_scores_by_improvements() -> None:
    points = {5: 2, 6: 3, 7: 4, 8: 5, 9: 7, 10: 9, 11: 9}
    for n in range(12):
        t = turn({"cards": [IDLE, "A133", *IMPROVEMENTS[:n]]}, seats=3)
        assert bonus(t) == points.get(n, 0)
        assert bonus(turn({"cards": IMPROVEMENTS[:n]}, seats=3)) == 0


@pytest.mark.card("A133")
def test_the_braggart_boasts_of_no_occupation() -> None:
    others = ["A086", "A087", "A088", "A090", "A092"]
    assert bonus(turn({"cards": ["A133", *others, *IMPROVEMENTS[:4]]}, seats=3)) == 0


@pytest.mark.card("A133", "A005")
def test_the_braggart_boasts_of_no_card_passed_on() -> None:
    row = {"cards": ["A133", *IMPROVEMENTS[:4]], "hand": ["A005", "A033"], "goods": {"food": 1}}
    t = turn(row, seats=3)
    play(t, "place meeting-place", "play A005")
    play_if_asked(t, "done")
    assert "A005" in seat(t, 1)["hand"]
    assert bonus(t) == 0


@pytest.mark.card("A133")
def test_the_braggart_boasts_of_the_improvement_just_played() -> None:
    cards = ["A133", *IMPROVEMENTS[:4]]
    t = turn({"cards": cards, "hand": ["A012"], "goods": {"clay": 1}}, seats=3)
    play(t, "place meeting-place", "play A012")
    play_if_asked(t, "done")
    assert bonus(t) == 2
