"""What is printed on the occupations of deck E, and how they are played."""

from __future__ import annotations

import pytest

from bocage.games.agricola.game import first_edition

from ..scenario import goods, play, play_if_asked, reason, seat
from .tables import FREE, alone, bonus, every, turn

FOR_ONE = [
    "E150",
    "E151",
    "E153",
    "E154",
    "E162",
    "E171",
    "E172",
    "E173",
    "E174",
    "E175",
    "E176",
    "E179",
    "E184",
    "E187",
    "E188",
    "E189",
    "E190",
    "E191",
    "E194",
    "E195",
    "E196",
    "E199",
    "E200",
    "E202",
    "E207",
    "E208",
    "E210",
    "E218",
]
FOR_THREE = [
    "E147",
    "E148",
    "E152",
    "E155",
    "E156",
    "E157",
    "E158",
    "E161",
    "E165",
    "E168",
    "E170",
    "E177",
    "E182",
    "E197",
    "E198",
    "E205",
    "E209",
    "E211",
    "E214",
    "E217",
    "E341",
]
FOR_FOUR = [
    "E149",
    "E159",
    "E160",
    "E163",
    "E164",
    "E166",
    "E167",
    "E169",
    "E178",
    "E180",
    "E181",
    "E183",
    "E185",
    "E186",
    "E192",
    "E193",
    "E201",
    "E203",
    "E204",
    "E206",
    "E212",
    "E213",
    "E215",
    "E216",
]
PRINTED = {
    **dict.fromkeys(FOR_ONE, 1),
    **dict.fromkeys(FOR_THREE, 3),
    **dict.fromkeys(FOR_FOUR, 4),
}
"""The least number of seats."""
BONUS = {"E156", "E170", "E172", "E173", "E174", "E177", "E189", "E197", "E215", "E217"}
GAINED = {"E147": {"vegetable": 1}, "E180": {"vegetable": 1}, "E217": {"wood": 3}}
"""What the cards bring when they are played in round 6."""
PLAIN = "E153"
"""An occupation that does nothing before the scoring."""
OTHER = "E176"
PLAYABLE = [card for card in PRINTED if card not in ("E172", "E215")]
"""Those that cost nothing more and bring no animals."""


@pytest.mark.card("E147", "E218", "E341")
def test_deck_e_has_seventy_three_occupations() -> None:
    assert len(PRINTED) == len(FOR_ONE) + len(FOR_THREE) + len(FOR_FOUR) == 73


@every(PLAYABLE)
def test_the_first_occupation_is_free(card: str) -> None:
    other = OTHER if card == PLAIN else PLAIN
    t = turn({"hand": [card, other]}, seats=4)
    play(t, "place lessons", f"play {card}")
    assert (seat(t)["cards"], seat(t)["hand"]) == ([card], [other])
    assert goods(t) == GAINED.get(card, {})


@every(PLAYABLE)
def test_a_later_occupation_costs_one_food(card: str) -> None:
    before = OTHER if card == PLAIN else PLAIN
    row = {"hand": [card, FREE], "cards": [before]}
    assert reason(turn(row, seats=4), "place lessons") == "reason-cannot-pay"
    t = turn({**row, "goods": {"food": 1}}, seats=4)
    play(t, "place lessons")
    play_if_asked(t, "done")
    assert seat(t)["cards"] == [before, card]
    assert goods(t) == GAINED.get(card, {})


@pytest.mark.card("E172")
@pytest.mark.parametrize(("cards", "food"), [([], 2), ([PLAIN], 3)])
def test_the_chief_costs_two_food_more(cards: list[str], food: int) -> None:
    t = turn({"hand": ["E172"], "cards": cards, "goods": {"food": food}})
    play(t, "place lessons")
    assert (seat(t)["cards"], goods(t)) == ([*cards, "E172"], {})
    t = turn({"hand": ["E172"], "cards": cards, "goods": {"food": food - 1}})
    assert reason(t, "place lessons") == "reason-cannot-pay"


@every(PRINTED)
def test_it_scores_nothing_from_the_hand(card: str) -> None:
    house = {"house": "stone", "cards": ["A1", "A2", "A3", "A4", "A7", "A8"]}
    t = alone({**house, "hand": [card]}, seats=4)
    assert bonus(t) == 0


@every(PRINTED)
def test_it_is_refused_to_who_does_not_hold_it(card: str) -> None:
    hand = [held for held in ("E153", "E176", "E189") if held != card]
    t = turn({"hand": hand}, seats=4)
    play(t, "place lessons")
    assert reason(t, f"play {card}") == "reason-not-in-hand"


@every(PRINTED)
def test_the_catalogue_knows_it(card: str) -> None:
    entry = next(entry for entry in first_edition().cards() if entry.id == card)
    assert (entry.kind, entry.deck) == ("occupation", "E")
    assert entry.players == PRINTED[card]
    assert entry.cost == ({"food": 2} if card == "E172" else {})
    assert (entry.points, entry.bonus) == (0, card in BONUS)
    assert (entry.need, entry.passing) == (None, False)
