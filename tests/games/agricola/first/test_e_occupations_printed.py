"""What is printed on the occupations of deck E, and how they are played."""

from __future__ import annotations

import pytest

import bocage

from ..scenario import CLASSIC, goods, play, play_if_asked, reason, seat
from .tables import FREE, alone, bonus, every, turn

PRINTED = {
    "E147": 3,
    "E148": 3,
    "E149": 4,
    "E150": 1,
    "E151": 1,
    "E152": 3,
    "E153": 1,
    "E154": 1,
    "E155": 3,
    "E156": 3,
    "E157": 3,
    "E158": 3,
    "E159": 4,
    "E160": 4,
    "E161": 3,
    "E162": 1,
    "E163": 4,
    "E164": 4,
    "E165": 3,
    "E166": 4,
    "E167": 4,
    "E168": 3,
    "E169": 4,
    "E170": 3,
    "E171": 1,
    "E172": 1,
    "E173": 1,
    "E174": 1,
    "E175": 1,
    "E176": 1,
    "E177": 3,
    "E178": 4,
    "E179": 1,
    "E180": 4,
    "E181": 4,
    "E182": 3,
    "E183": 4,
    "E184": 1,
    "E185": 4,
    "E186": 4,
    "E187": 1,
    "E188": 1,
    "E189": 1,
    "E190": 1,
    "E191": 1,
    "E192": 4,
    "E193": 4,
    "E194": 1,
    "E195": 1,
    "E196": 1,
    "E197": 3,
    "E198": 3,
    "E199": 1,
    "E200": 1,
    "E201": 4,
    "E202": 1,
    "E203": 4,
    "E204": 4,
    "E205": 3,
    "E206": 4,
    "E207": 1,
    "E208": 1,
    "E209": 3,
    "E210": 1,
    "E211": 3,
    "E212": 4,
    "E213": 4,
    "E214": 3,
    "E215": 4,
    "E216": 4,
    "E217": 3,
    "E218": 1,
    "E341": 3,
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


@pytest.mark.card(*PRINTED)
def test_the_deck_has_these_occupations_and_no_others() -> None:
    entries = bocage.cards("agricola-classic")
    found = {card.id for card in entries if (card.deck, card.kind) == ("E", "occupation")}
    assert found == set(PRINTED)


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
    entry = next(entry for entry in bocage.cards("agricola-classic") if entry.id == card)
    assert (entry.kind, entry.deck) == ("occupation", "E")
    assert entry.players == PRINTED[card]
    assert entry.cost == ({"food": 2} if card == "E172" else {})
    assert (entry.points, entry.bonus) == (0, card in BONUS)
    assert (entry.need, entry.passing) == (None, False)


@pytest.mark.card(*PRINTED)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_number_of_seats_decides_which_are_dealt(seats: int) -> None:
    dealt: set[str] = set()
    for seed in range(60):
        t = bocage.new(CLASSIC, seats=seats, seed=seed, cards="base", decks="E")
        dealt.update(*[seat(t, i)["hand"] for i in range(seats)])
    assert dealt & PRINTED.keys() == {id for id in PRINTED if PRINTED[id] <= seats}
