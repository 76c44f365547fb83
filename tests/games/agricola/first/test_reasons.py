"""Why not: the reasons that cards of the first edition change, in words."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import play

from .tables import FREE, QUIET, table, turn


def why(t: bocage.Table, action: str) -> str:
    """Why an action is not possible, in English."""
    found = t.why_not(action)
    assert found is not None
    return bocage.text(found)


@pytest.mark.card("E172", "K291")
@pytest.mark.parametrize(
    ("hand", "played", "food", "cost"),
    [
        (["E172"], [], 1, 2),
        (["E172"], QUIET[:1], 2, 3),
        (["K291"], QUIET[:1], 4, 5),
        (["E172", "K291"], QUIET[:1], 2, 3),
        (["E172", QUIET[1]], QUIET[:1], 0, 1),
    ],
)
def test_a_fee_is_named_with_what_the_card_costs_besides(
    hand: list[str], played: list[str], food: int, cost: int
) -> None:
    row = {"hand": hand, "cards": played, "goods": {"food": food}}
    t = turn(row, 3, options={"decks": "EK"})
    assert why(t, "place lessons") == f"You cannot pay the cost: {cost} food."


@pytest.mark.card("E163")
@pytest.mark.parametrize("people", [[0], [1, 0]])
def test_ones_own_person_hinders_the_field_warden(people: list[int]) -> None:
    rows: list[dict[str, Any]] = [{"cards": ["E163"], "placed": 1}, {"placed": 1}, {}, {}]
    t = table(*rows, round=4, spaces={"farmland": {"people": people}})
    assert why(t, "place farmland").startswith("One of your own people stands on “Plow 1 Field”")


@pytest.mark.card("I238")
def test_a_card_laid_out_early_says_when_it_opens() -> None:
    row = {"hand": ["I238"]}
    t = table(row, {}, round=11, options={"decks": "I"})
    play(t, "place lessons")
    laid = t.position()["round_cards"]
    assert len(laid) == 14
    for number in (12, 13, 14):
        assert f"It opens in round {number}." in why(t, f"place {laid[number - 1]}")


LATE: dict[str, dict[str, Any]] = {
    "I71": {"round": 14},
    "Z320": {"round": 5},
    "K132": {"round": 6, "house": "stone"},
    "I81": {"round": 6, "house": "clay"},
    "I64": {"round": 6, "cards": QUIET[:1]},
}


@pytest.mark.card(*LATE)
@pytest.mark.parametrize("card", LATE)
def test_what_has_passed_will_not_come_again(card: str) -> None:
    position = {"round": LATE[card]["round"], "options": {"decks": "EIKZ"}}
    row = {key: value for key, value in LATE[card].items() if key != "round"}
    t = table({"hand": [card, FREE], **row}, {}, **position)
    play(t, "place meeting-place")
    assert " any more. It needs " in why(t, f"play {card}")
    assert " yet." not in why(t, f"play {card}")


@pytest.mark.card("E55", "K132")
@pytest.mark.parametrize("card", ["E55", "K132"])
def test_what_may_still_come_is_not_there_yet(card: str) -> None:
    t = table({"hand": [card, FREE]}, {}, round=6, options={"decks": "EK"})
    play(t, "place meeting-place")
    assert " yet. It needs " in why(t, f"play {card}")
