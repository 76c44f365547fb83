"""The occupations of deck B: what holds for all of them."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import (
    REVISED,
    goods,
    play,
    reason,
    seat,
    table,
)

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
IDLE = "A098"
"""An occupation that does nothing before the end of the game."""
PLENTY = {"wood": 9, "clay": 9, "reed": 9, "stone": 9, "grain": 9, "food": 9}
PILES = {
    "forest": {"goods": {"wood": 3}},
    "clay-pit": {"goods": {"clay": 1}},
    "reed-bank": {"goods": {"reed": 1}},
}
SLEEPY = [f"place {space}" for space in ("day-laborer", "reed-bank", "fishing", "grain-seeds")]
"""The placements of a round of two seats that take neither wood nor a decision."""
ROOMS = ["r2c1", "r3c1", "r1c1", "r1c2", "r2c2", "r3c2"]
"""Cells for a house, in the order in which rooms are added."""
MEADOWS = [["r1c4", "r1c5"], ["r2c4", "r2c5"]]
"""Two pastures for four animals each."""

each = pytest.mark.parametrize(
    "card", [pytest.param(card, marks=pytest.mark.card(card)) for card in PLAYERS]
)


def hands(*rows: dict[str, Any], **position: Any) -> bocage.Table:
    """A table with hand cards, in the last round unless told otherwise."""
    return table(REVISED, *rows, **{"round": 14, "options": {"cards": "base"}, **position})


def mine(row: dict[str, Any], seats: int = 2, **position: Any) -> bocage.Table:
    """A table with hand cards where only seat 0 places people."""
    return hands(row, *[{"placed": 2}] * (seats - 1), **position)


def theirs(row: dict[str, Any], seats: int = 2, **position: Any) -> bocage.Table:
    """A table with hand cards where only seat 1 places people."""
    idle = [{"placed": 2}] * (seats - 2)
    return hands({**row, "placed": 2}, {}, *idle, turn=1, **position)


def dawn(row: dict[str, Any], seats: int = 2, **position: Any) -> bocage.Table:
    """A table with hand cards as round 8 begins, unless told otherwise."""
    rest: list[dict[str, Any]] = [{}] * (seats - 1)
    return hands(row, *rest, **{"round": 8, "phase": "preparation", **position})


def window(*cards: str) -> set[str]:
    """What is offered where cards may be used."""
    return {*(f"use {card}" for card in cards), "done"}


def coming(t: bocage.Table) -> list[tuple[int, dict[str, int], str]]:
    """What lies on round spaces for seat 0: round, goods, card."""
    rows = t.position()["scheduled"]
    return [(row["round"], row["goods"], row["card"]) for row in rows if row["seat"] == 0]


# All of them


def test_these_are_the_occupations_of_the_deck() -> None:
    entries = [entry for entry in bocage.cards(REVISED) if entry.deck == "B"]
    assert [entry.id for entry in entries if entry.kind == "occupation"] == list(PLAYERS)


@each
def test_it_is_played_free_of_charge_as_the_first_occupation(card: str) -> None:
    t = mine({"hand": [card]}, seats=max(PLAYERS[card], 2))
    play(t, "place lessons")
    assert seat(t)["cards"] == [card]
    assert seat(t)["hand"] == []
    assert goods(t) == ON_PLAY.get(card, {})


@each
def test_it_costs_one_food_as_a_later_occupation(card: str) -> None:
    row = {"hand": [card], "cards": [IDLE], "goods": {"food": 1, "reed": 1}}
    t = mine(row, seats=max(PLAYERS[card], 2))
    play(t, "place lessons")
    assert seat(t)["cards"] == [IDLE, card]
    assert goods(t) == {"reed": 1, **ON_PLAY.get(card, {})}


@each
def test_it_is_refused_when_the_food_is_missing(card: str) -> None:
    row = {"hand": [card], "cards": [IDLE], "goods": {**PLENTY, "food": 0, "grain": 0}}
    t = mine(row, seats=max(PLAYERS[card], 2))
    assert reason(t, "place lessons") == "reason-cannot-pay"


@each
def test_the_catalogue_knows_it(card: str) -> None:
    entry = next(entry for entry in bocage.cards(REVISED) if entry.id == card)
    assert (entry.kind, entry.deck, entry.players) == ("occupation", "B", PLAYERS[card])
    assert (entry.cost, entry.need, entry.passing) == ({}, None, False)
    assert entry.bonus == (card in BONUS)


@each
def test_it_has_no_printed_points(card: str) -> None:
    t = mine({"cards": [card]}, seats=max(PLAYERS[card], 2))
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
    assert t.decision is not None
    assert t.decision.seat == 1
    assert goods(t) == PLENTY
