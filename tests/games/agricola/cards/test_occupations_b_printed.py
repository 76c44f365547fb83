"""What is printed on the occupations of deck B, and how they are played."""

from __future__ import annotations

import pytest

import bocage
from tests.games.agricola.cards.tables import IDLE, PILES, alone, every, theirs
from tests.games.agricola.scenario import REVISED, goods, play, reason, seat
from tests.games.common import deciding

NUMBERS = {
    1: "087 089 091 095 097 098 099 102 104 107 108 109 114 118 121 123 126",
    3: "136 142 145",
    4: "156 163 164 166",
}
PLAYERS = {f"B{n}": players for players, numbers in NUMBERS.items() for n in numbers.split()}
"""The printed number of players."""
BONUS = {"B098", "B099", "B136"}
"""The cards with the symbol for bonus points."""
ON_PLAY = {"B089": {"wood": 1}, "B102": {"clay": 3}}
"""What a card brings when it is played in the last round at a table for as few as possible."""
PLENTY = {"wood": 9, "clay": 9, "reed": 9, "stone": 9, "grain": 9, "food": 9}


def test_these_are_the_occupations_of_the_deck() -> None:
    entries = [entry for entry in bocage.cards(REVISED) if entry.deck == "B"]
    assert [entry.id for entry in entries if entry.kind == "occupation"] == list(PLAYERS)


@every(PLAYERS)
def test_it_is_played_free_of_charge_as_the_first_occupation(card: str) -> None:
    t = alone({"hand": [card]}, seats=max(PLAYERS[card], 2))
    play(t, "place lessons")
    assert seat(t)["cards"] == [card]
    assert seat(t)["hand"] == []
    assert goods(t) == ON_PLAY.get(card, {})


@every(PLAYERS)
def test_it_costs_one_food_as_a_later_occupation(card: str) -> None:
    row = {"hand": [card], "cards": [IDLE], "goods": {"food": 1, "reed": 1}}
    t = alone(row, seats=max(PLAYERS[card], 2))
    play(t, "place lessons")
    assert seat(t)["cards"] == [IDLE, card]
    assert goods(t) == {"reed": 1, **ON_PLAY.get(card, {})}


@every(PLAYERS)
def test_it_is_refused_when_the_food_is_missing(card: str) -> None:
    row = {"hand": [card], "cards": [IDLE], "goods": {**PLENTY, "food": 0, "grain": 0}}
    t = alone(row, seats=max(PLAYERS[card], 2))
    assert reason(t, "place lessons") == "reason-cannot-pay"


@every(PLAYERS)
def test_the_catalogue_knows_it(card: str) -> None:
    entry = next(entry for entry in bocage.cards(REVISED) if entry.id == card)
    assert (entry.kind, entry.deck, entry.players) == ("occupation", "B", PLAYERS[card])
    assert (entry.cost, entry.need, entry.passing) == ({}, None, False)
    assert entry.bonus == (card in BONUS)


@every(PLAYERS)
def test_it_has_no_printed_points(card: str) -> None:
    t = alone({"cards": [card]}, seats=max(PLAYERS[card], 2))
    assert t.scores()[0].lines["cards"] == 0


@pytest.mark.parametrize(
    ("card", "space"),
    [
        pytest.param(card, space, marks=pytest.mark.card(card), id=f"{card} {space}")
        for card, *spaces in [
            ("B087", "day-laborer"),
            ("B091", "day-laborer"),
            ("B108", "forest"),
            ("B121", "forest", "reed-bank", "clay-pit"),
            ("B142", "grain-seeds"),
            ("B156", "resource-market"),
            ("B166", "grain-seeds"),
        ]
        for space in spaces
    ],
)
def test_it_does_not_care_for_what_others_use(card: str, space: str) -> None:
    t = theirs({"cards": [card, "M01"], "goods": PLENTY}, seats=4, spaces=PILES)
    play(t, f"place {space}")
    assert deciding(t) == 1
    assert goods(t) == PLENTY
