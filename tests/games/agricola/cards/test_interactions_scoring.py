"""Cards that meet in the scoring."""

from __future__ import annotations

import pytest

from tests.games.agricola.cards.tables import MEADOWS, ROOMS, dawn, line, on_card, table
from tests.games.agricola.scenario import goods, play, play_if_asked
from tests.games.common import deciding

WHOLE = {
    "rooms": ROOMS[:2],
    "fields": {"r1c1": {}},
    "stables": ["r1c2"],
    "pastures": [[f"r{r}c{c}" for r in (1, 2, 3) for c in (2, 3, 4, 5) if (r, c) != (1, 2)]],
    "animals": {"sheep": 1},
}
"""A farm without an unused space: one field, one stable, one large pasture."""


@pytest.mark.rule("R76")
@pytest.mark.card("A033", "B033", "A098", "B098", "B099", "B136")
def test_points_noted_in_play_and_counted_at_the_end_add_up() -> None:
    row = {"cards": ["B099", "A098", "B098"], "house": "clay", "hand": ["A033", "B033"], **WHOLE}
    steward = {"cards": ["B136"], "rooms": ROOMS[:2], "placed": 2}
    t = table({**row, "goods": {"stone": 1}, "people": 3}, steward, {"placed": 2}, round=10)
    play(t, "place meeting-place", "play A033")
    play_if_asked(t, "done")
    assert goods(t) == {"stone": 1, "food": 8, "sheep": 1}
    play(t, "place major-improvement")
    assert (on_card(t, "A033"), on_card(t, "B033")) == ({"points": 4}, {"points": 4})
    assert line(t, "cards") == -3
    assert line(t, "bonus") == 4 + 4 + 1 + 1 + 2 + 3
    assert [score.lines["bonus"] for score in t.scores()[1:]] == [3, 3]


@pytest.mark.card("A033", "B097")
def test_the_big_country_of_the_scholar_does_not_count_the_round_that_begins() -> None:
    row = {"cards": ["B097"], "house": "stone", "hand": ["A033"], **WHOLE}
    t = dawn(row, round=8)
    play(t, "use B097")
    assert (goods(t)["food"], line(t, "bonus")) == (12, 6)


@pytest.mark.card("B098", "A012", "A086")
@pytest.mark.parametrize(
    ("cards", "sheep", "points"),
    [
        ([], 1, 0),
        (["A012"], 1, 1),
        (["A012"], 2, 2),
        (["A012"], 3, 2),
        (["A012"], 4, 1),
        (["A012", "A086"], 4, 2),
        (["A012", "A086"], 5, 1),
    ],
)
def test_the_organic_farmer_counts_the_room_that_trough_and_tamer_make(
    cards: list[str], sheep: int, points: int
) -> None:
    row = {"cards": ["B098", *cards], "pastures": [["r1c5"], ["r1c4"]]}
    t = table({**row, "animals": {"sheep": sheep}}, {}, phase="end", round=14)
    assert line(t, "bonus") == points


@pytest.mark.card("A133", "B136", "B039", "A032")
def test_every_card_with_bonus_points_adds_its_own() -> None:
    pastures = [["r1c2", "r1c3", "r1c4", "r1c5"], ["r2c4", "r2c5"]]
    cards = ["A133", "A032", "B039", "M01", "M03", "A012"]
    row = {"cards": cards, "pastures": pastures, "animals": {"sheep": 9}}
    t = table(row, {"cards": ["B136"], "rooms": ROOMS[:3]}, {}, phase="end", round=14)
    assert [score.lines["bonus"] for score in t.scores()] == [2 + 1 + 3, 3, 0]
    assert line(t, "cards") == 1 + 1 + 1


@pytest.mark.card("B099", "B097")
def test_the_tutor_counts_what_the_scholar_brings_but_not_what_came_before() -> None:
    row = {"cards": ["A116", "B099", "B097"], "house": "stone", "hand": ["A098"]}
    t = dawn({**row, "goods": {"food": 1}})
    assert line(t, "bonus") == 1
    play(t, "use B097")
    assert line(t, "bonus") == 2


@pytest.mark.card("A102", "B104", "B039")
def test_before_the_scoring_each_may_trade_in_turn() -> None:
    rows = (
        {"cards": ["B104", "B039"], "animals": {"sheep": 4}, "pastures": MEADOWS},
        {"cards": ["A102"], "memory": {"A102": 4}, "goods": {"food": 1}},
    )
    t = table(*rows, phase="breeding", round=14)
    play(t, "done")
    assert (deciding(t), goods(t)) == (0, {"sheep": 5})
    play(t, "trade 1 sheep for 1 boar", "done")
    assert deciding(t) == 1
    play(t, "trade 1 food for 1 vegetable")
    play_if_asked(t, "done")
    assert t.over
    assert (line(t, "boar"), line(t, "sheep"), line(t, "bonus")) == (1, 2, 1)
    assert t.scores()[1].lines["vegetables"] == 1


@pytest.mark.rule("RX06", "RX07", "R76", "R77")
@pytest.mark.card("B039", "A098")
def test_the_farm_of_the_appendix_scores_forty_four() -> None:
    farm = {
        "house": "stone",
        "rooms": ["r1c1", "r2c1", "r3c1", "r3c2"],
        "people": 5,
        "fields": {"r1c2": {"grain": 2}, "r1c3": {"vegetable": 1}, "r2c2": {}, "r2c3": {}},
        "goods": {"grain": 2, "wood": 5},
        "pastures": [["r1c4", "r1c5"], ["r2c4", "r2c5"]],
        "stables": ["r1c5", "r3c5"],
        "animals": {"sheep": 8, "boar": 6},
    }
    cards = ["A098", "B039", "M08"]
    t = table({**farm, "cards": cards}, {}, phase="end", round=14)
    score = t.scores()[0]
    assert (score.lines["cards"], score.lines["bonus"]) == (1 + 2, 2 + 2 + 1)
    assert score.total == 44
    plain = table(farm, {}, phase="end", round=14).scores()[0]
    assert plain.total == 36
    same = set(score.lines) - {"cards", "bonus"}
    assert {name: score.lines[name] for name in same} == {name: plain.lines[name] for name in same}
