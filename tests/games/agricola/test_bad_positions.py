"""Positions of the first edition's full game with a mistake: refused, or played to the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bocage

from ..common import PLAIN, refused_when_spoiled
from .first.tables import table
from .scenario import CLASSIC

OTHERS: tuple[Any, ...] = (*PLAIN, "", "r1c2", "K105", "forest", "wood", [], {}, [1], 1 << 40)
"""What a value of a spoiled position may become in this game."""
SEATS = (5, 3, 1, 4, 2)


def laden(seed: int) -> bocage.Table:
    """A new table at which everybody has half of the dealt cards in play."""
    seats = SEATS[seed % len(SEATS)]
    dealt = bocage.new(CLASSIC, seats=seats, seed=seed, cards="base", decks="EIKZ").position()
    for row in dealt["seats"]:
        row["cards"], row["hand"] = row["hand"][::2], row["hand"][1::2]
    return bocage.load(dealt)


@pytest.mark.parametrize("seed", range(10))
def test_spoiled_positions_of_the_full_game_are_refused_or_play_on(seed: int) -> None:
    assert refused_when_spoiled(laden(seed), random.Random(seed), OTHERS, times=1) > 20


@pytest.mark.parametrize(
    ("row", "place"),
    [
        ({"cards": ["Z320"], "memory": {"Z320": 16}}, r"memory\.Z320"),
        ({"cards": ["Z320"], "memory": {"Z320": 1 << 40}}, r"memory\.Z320"),
        ({"cards": ["E18"], "memory": {"E18": -1}}, r"memory\.E18"),
        ({"cards": ["E18"], "memory": {"K105": 1}}, r"memory\.K105"),
        ({"cards": ["Z324"], "memory": {"Z324": 3}}, "memory"),
        ({"fields": {"r1c5": {"grain": 16}}}, r"fields\.r1c5\.grain"),
        ({"hand": ["E18"], "cards": ["E18"]}, "hand"),
        ({"hand": ["A1"]}, "hand"),
        ({"guests": -1}, "guests"),
        ({"placed": 4, "guests": 1}, "placed"),
    ],
)
def test_what_is_wrong_with_a_seat_is_named(row: dict[str, Any], place: str) -> None:
    with pytest.raises(bocage.BadPosition, match=rf"seats\[0\]\.{place}"):
        table(row, {}, options={"decks": "EIKZ"})


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"round_cards": ["fencing"]}, "round_cards"),
        ({"scheduled": [{"round": 3, "card": "E45", "goods": {"gold": 1}}]}, r"scheduled\[0\]"),
        ({"scheduled": [{"round": 15, "card": "E45", "goods": {"wood": 1}}]}, r"scheduled\[0\]"),
        ({"spaces": {"E164": {"goods": {"wood": 2}}}}, r"spaces\.E164"),
        ({"spaces": {"forest": {"goods": {"wood": 1}, "beside": 2}}}, r"spaces\.forest\.beside"),
    ],
)
def test_what_is_wrong_with_a_table_is_named(change: dict[str, Any], place: str) -> None:
    with pytest.raises(bocage.BadPosition, match=place):
        table({}, {}, round=2, **change)


def test_a_round_that_has_begun_has_its_card() -> None:
    t = table({}, {}, round=5)
    position = t.position()
    position["round_cards"].pop()
    with pytest.raises(bocage.BadPosition, match="round_cards"):
        bocage.load(position)


def test_a_round_card_that_is_to_be_chosen_is_waited_for() -> None:
    options = {"cards": "base", "round_cards": "chosen"}
    position = bocage.new(CLASSIC, seats=1, seed=1, **options).position()
    assert bocage.load(position).position() == position
    revealing = position["stack"].pop()
    assert revealing[0] == "round/0"
    with pytest.raises(bocage.BadPosition, match="round_cards"):
        bocage.load(position)


def test_a_game_whose_stack_has_lost_a_round_comes_to_an_end() -> None:
    position = table({}, {}, round=5).position()
    position["stack"] = [frame for frame in position["stack"] if frame[0] != "round"]
    t = bocage.load(position)
    rng = random.Random(1)
    for _ in range(500):
        if t.decision is None:
            return
        t.play(rng.choice(t.decision.actions))
    raise AssertionError("the game does not end")
