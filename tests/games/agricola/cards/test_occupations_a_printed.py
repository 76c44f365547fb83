"""What is printed on the occupations of deck A, and how they are played."""

from __future__ import annotations

import pytest

import bocage
from tests.games.agricola.cards.tables import bonus, every, turn
from tests.games.agricola.scenario import REVISED, goods, play, play_if_asked, reason, seat

PRINTED = {
    "A086": (1, "farm-planner"),
    "A087": (1, "farm-planner"),
    "A088": (1, "farm-planner"),
    "A090": (1, "farm-planner"),
    "A092": (1, "actions-booster"),
    "A098": (1, "points-provider"),
    "A102": (1, "goods-provider"),
    "A108": (1, "food-provider"),
    "A110": (1, "food-provider"),
    "A111": (1, "food-provider"),
    "A112": (1, "crop-provider"),
    "A114": (1, "crop-provider"),
    "A116": (1, "building-resource-provider"),
    "A119": (1, "building-resource-provider"),
    "A120": (1, "building-resource-provider"),
    "A123": (1, "building-resource-provider"),
    "A125": (1, "building-resource-provider"),
    "A133": (3, "points-provider"),
    "A138": (3, "goods-provider"),
    "A143": (3, "building-resource-provider"),
    "A147": (3, "livestock-provider"),
    "A155": (4, "goods-provider"),
    "A160": (4, "crop-provider"),
    "A165": (4, "livestock-provider"),
}
"""The least number of seats and the category."""
BONUS = {"A098", "A133"}
GAINED = {"A112": {"grain": 1}, "A165": {"boar": 1}}
"""What the cards bring when they are played, where nothing is asked or needed."""
CHOSEN = {"A086"}
"""The cards whose gain is chosen when they are played."""
PLAIN = "B098"
"""An occupation that does nothing before the scoring."""


@every(PRINTED)
def test_the_first_occupation_is_free(card: str) -> None:
    t = turn({"hand": [card, PLAIN]}, seats=4)
    assert reason(t, f"play {card}") is not None
    play(t, "place lessons", f"play {card}")
    play_if_asked(t, "take wood")
    assert seat(t)["cards"] == [card]
    assert seat(t)["hand"] == [PLAIN]
    assert goods(t) == ({"wood": 1} if card in CHOSEN else GAINED.get(card, {}))


@every(PRINTED)
def test_a_later_occupation_costs_one_food(card: str) -> None:
    row = {"hand": [card, "A005"], "cards": [PLAIN]}
    assert reason(turn(row, seats=4), "place lessons") == "reason-cannot-pay"
    t = turn({**row, "goods": {"food": 1}}, seats=4)
    play(t, "place lessons")
    play_if_asked(t, "take grain")
    assert seat(t)["cards"] == [PLAIN, card]
    assert goods(t) == ({"grain": 1} if card in CHOSEN else GAINED.get(card, {}))


@pytest.mark.card(*BONUS)
@pytest.mark.parametrize("card", sorted(BONUS))
def test_it_scores_nothing_from_the_hand(card: str) -> None:
    row = {"stables": ["r1c5"], "cards": ["M01", "M03", "M05", "M06", "M07"]}
    assert bonus(turn({**row, "hand": [card]}, seats=3)) == 0
    played = {**row, "cards": [*row["cards"], card]}
    assert bonus(turn(played, seats=3)) > 0


@every(PRINTED)
def test_it_is_refused_to_who_does_not_hold_it(card: str) -> None:
    t = turn({"hand": [PLAIN, "B099"]}, seats=4)
    play(t, "place lessons")
    assert reason(t, f"play {card}") == "reason-not-in-hand"


@every(PRINTED)
def test_the_catalogue_knows_it(card: str) -> None:
    players, category = PRINTED[card]
    entry = next(entry for entry in bocage.cards(REVISED) if entry.id == card)
    assert (entry.kind, entry.deck) == ("occupation", "A")
    assert (entry.players, entry.category) == (players, category)
    assert (entry.cost, entry.points, entry.bonus) == ({}, 0, card in BONUS)
    assert (entry.need, entry.passing) == (None, False)


@pytest.mark.card(*PRINTED)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_number_of_seats_decides_which_are_dealt(seats: int) -> None:
    dealt: set[str] = set()
    for seed in range(40):
        t = bocage.new(REVISED, seats=seats, seed=seed, cards="base")
        dealt.update(*[seat(t, i)["hand"] for i in range(seats)])
    assert dealt & PRINTED.keys() == {id for id in PRINTED if PRINTED[id][0] <= seats}
