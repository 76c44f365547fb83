"""Minor improvements of deck I that score: the Rake, the roads, the Distillery, two new spaces."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import PLENTY
from tests.games.agricola.scenario import goods, lying, offered, open_spaces, play, reason, seat

from .deck_i import FIVE_FIELDS, outcomes
from .tables import alone, bonus, every, table

FOUR_FIELDS: dict[str, dict[str, int]] = {cell: {} for cell in ("r1c2", "r1c3", "r1c4", "r1c5")}
SIX_FIELDS = {**FIVE_FIELDS, "r2c5": {}}
TOOLS = ["E61", "E62", "I63", "K115", "K119", "Z313", "I68", "I70", "K124"]
"""The ploughs, the Harrow, the Punner and the Yoke."""
ALL_DECKS = {"decks": "EIKZ"}

# Rake


@pytest.mark.card("I76")
@pytest.mark.parametrize(
    ("fields", "points"), [({}, 0), (FOUR_FIELDS, 0), (FIVE_FIELDS, 2), (SIX_FIELDS, 2)]
)
def test_the_rake_scores_for_five_fields(fields: dict[str, Any], points: int) -> None:
    assert bonus(alone({"cards": ["I76"], "fields": fields})) == points


@pytest.mark.card("I76")
@every(TOOLS)
def test_with_a_plough_or_its_like_the_rake_needs_six_fields(card: str) -> None:
    for fields, points in ((FIVE_FIELDS, 0), (SIX_FIELDS, 2)):
        row = {"cards": ["I76", card], "fields": fields}
        assert bonus(alone(row, options=ALL_DECKS)) == points


@pytest.mark.card("I76")
def test_anothers_plough_does_not_concern_the_rake() -> None:
    t = alone({"cards": ["I76"], "fields": FIVE_FIELDS}, others={"cards": ["I63", "I68"]})
    assert bonus(t) == 2


@pytest.mark.card("I76", "E18")
def test_fields_on_cards_do_not_count_for_the_rake() -> None:
    row = {"cards": ["I76", "E18"], "memory": {"E18": 1}, "fields": FOUR_FIELDS}
    assert bonus(alone(row)) == 0


# Roads


@pytest.mark.card("I83", "I89", "I94")
@pytest.mark.parametrize(
    ("first", "second", "points"),
    [
        (["I83"], [], [2, 0]),
        (["I89"], [], [2, 0]),
        (["I94"], [], [2, 0]),
        (["I83"], ["I89"], [0, 2]),
        (["I83"], ["I94"], [0, 2]),
        (["I94"], ["I89"], [2, 0]),
        (["I83", "I89"], [], [2, 0]),
        (["I83", "I94"], ["I89"], [2, 0]),
        (["I83", "I89"], ["I94"], [0, 2]),
    ],
)
def test_only_the_best_road_in_play_scores(
    first: list[str], second: list[str], points: list[int]
) -> None:
    t = alone({"cards": first}, others={"cards": second})
    assert [bonus(t, 0), bonus(t, 1)] == points


@pytest.mark.card("I83", "I94")
def test_a_road_in_hand_is_no_road() -> None:
    assert bonus(alone({"cards": ["I83"]}, others={"hand": ["I94"]})) == 2


# Schnaps Distillery


@pytest.mark.card("I98")
@pytest.mark.parametrize(("n", "points"), [(0, 0), (4, 0), (5, 1), (6, 2), (9, 2)])
def test_the_distillery_scores_for_the_fifth_and_the_sixth_vegetable(n: int, points: int) -> None:
    assert bonus(alone({"cards": ["I98"], "goods": {"vegetable": n}})) == points


@pytest.mark.card("I98", "E18")
def test_vegetables_on_fields_and_cards_count_for_the_distillery() -> None:
    row = {"goods": {"vegetable": 3}, "fields": {"r1c5": {"vegetable": 2}}}
    assert bonus(alone({"cards": ["I98"], **row})) == 1
    assert bonus(alone({"cards": ["I98", "E18"], "memory": {"E18": 1}, **row})) == 2


# Tavern and Clay Deposit

INNS: dict[str, dict[str, int]] = {"I100": {"food": 3}, "I337": {"clay": 5}}
"""The improvements that are action spaces, and what they give."""


def read(t: bocage.Table) -> tuple[dict[str, int], float]:
    """The goods and bonus points of seat 0."""
    return goods(t), bonus(t)


@every(INNS)
def test_it_is_a_space_for_everybody(card: str) -> None:
    t = table({"cards": [card]}, {"goods": {"food": 1}})
    assert card in open_spaces(t)
    assert f"place {card}" in offered(t)
    play(t, "place day-laborer")
    assert f"place {card}" in offered(t)


@every(INNS)
def test_it_is_no_space_before_it_is_played(card: str) -> None:
    t = table({"hand": [card], "goods": PLENTY}, {})
    assert card not in open_spaces(t)
    play(t, "place day-laborer")
    assert f"place {card}" not in offered(t)


@every(INNS)
def test_its_owner_chooses_between_goods_and_two_points(card: str) -> None:
    t = alone({"cards": [card]})
    play(t, f"place {card}")
    assert sorted(outcomes(t, read), key=str) == sorted([(INNS[card], 0), ({}, 2)], key=str)


def points_after(t: bocage.Table, action: str) -> float:
    """The bonus points of seat 0 after an action."""
    tried = t.copy()
    tried.play(action)
    return bonus(tried)


@every(INNS)
def test_the_points_come_for_each_use(card: str) -> None:
    row: dict[str, Any] = {"cards": [card]}
    for points in (2, 4, 6):
        t = alone(row)
        play(t, f"place {card}")
        play(t, next(text for text in offered(t) if points_after(t, text) == points))
        assert goods(t) == {}
        row = {**seat(t), "placed": 0}


@every(INNS)
def test_one_person_stands_on_it_in_a_round(card: str) -> None:
    t = table({"cards": [card]}, {"goods": {"food": 1}}, turn=1)
    play(t, f"place {card}")
    assert reason(t, f"place {card}") == "reason-occupied"


@pytest.mark.card("I100")
def test_others_get_three_food_at_the_tavern_and_its_owner_nothing() -> None:
    t = table({"cards": ["I100"]}, {}, turn=1)
    play(t, "place I100")
    assert [goods(t), goods(t, 1)] == [{}, {"food": 3}]
    assert (bonus(t), bonus(t, 1)) == (0, 0)


@pytest.mark.card("I337")
def test_others_pay_a_food_for_the_clay_to_the_owner_of_the_deposit() -> None:
    t = table({"cards": ["I337"]}, {"goods": {"food": 1}}, turn=1)
    play(t, "place I337")
    assert [goods(t), goods(t, 1)] == [{"food": 1}, {"clay": 5}]
    assert bonus(t, 1) == 0


@pytest.mark.card("I337")
def test_who_cannot_pay_does_not_dig_in_the_clay_deposit() -> None:
    t = table({"cards": ["I337"]}, {}, turn=1)
    assert reason(t, "place I337") == "reason-cannot-pay"


@pytest.mark.card("I100", "I337", "E197")
def test_both_still_count_as_improvements() -> None:
    row = {"cards": ["E197", "I100", "I337", "I83", "I76", "A1"]}
    t = alone(row, seats=3)
    assert bonus(t) == 1 + 2
    assert (lying(t, "I100"), lying(t, "I337")) == ({}, {})
    assert len(seat(t)["cards"]) == 6
