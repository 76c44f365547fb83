"""Tables with hand cards: where the scenarios of cards begin, and what is read off them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import CARDS, REVISED, goods, play, seat
from tests.games.agricola.scenes import FED as FED
from tests.games.agricola.scenes import Scenes

MAJORS = CARDS[REVISED]
QUIET = ["A098", "A110", "B095", "B098"]
"""Occupations that change nothing in these scenarios."""
IDLE = QUIET[0]
FREE = "A016"
"""A minor that costs nothing, so that a hand with it always leaves a choice."""

PILES = {
    "forest": {"goods": {"wood": 3}},
    "clay-pit": {"goods": {"clay": 1}},
    "reed-bank": {"goods": {"reed": 1}},
}
WOODS: dict[str, dict[str, Any]] = {
    "forest": {"seats": 2},
    "grove": {"seats": 3},
    "copse": {"seats": 4},
    "copse of the tile": {"seats": 2, "options": {"additional_actions": True}},
}
"""Where wood gathers, and in which games."""
HARVESTS = (4, 7, 9, 11, 13, 14)
SLEEPY = [f"place {space}" for space in ("day-laborer", "reed-bank", "fishing", "grain-seeds")]
"""A round in which nothing is built."""

ROOMS = ["r2c1", "r3c1", "r1c1", "r1c2", "r2c2", "r3c2"]
"""Cells for rooms; the first two are the house of the start."""
MEADOWS = [["r1c4", "r1c5"], ["r2c4", "r2c5"]]
"""Two pastures for four animals each."""
TWO_BY_TWO = [["r1c2", "r1c3", "r2c2", "r2c3"], ["r1c4", "r1c5", "r2c4", "r2c5"]]
"""Two pastures for eight animals each."""
PASTURES = [[f"r{row}c{column}" for row in (1, 2, 3) for column in (2, 3, 4, 5)]]
FULL = {"pastures": PASTURES, "fields": {"r1c1": {}}}
"""A farm on which all spaces are used."""
TO_CLAY = {"clay": 2, "reed": 1}
TO_STONE = {"stone": 2, "reed": 1}
"""What renovating the house of the start costs."""
PLENTY = {"wood": 9, "clay": 9, "reed": 9, "stone": 9, "food": 9}

every_wood = pytest.mark.parametrize("wood", WOODS)


def every(cards: Iterable[str]) -> pytest.MarkDecorator:
    """A test for some of the cards, each marked with its own."""
    return pytest.mark.parametrize(
        "card", [pytest.param(card, marks=pytest.mark.card(card)) for card in cards]
    )


# Where a scenario begins

REVISED_SCENES = Scenes(REVISED, FREE)
table = REVISED_SCENES.table
alone = REVISED_SCENES.alone
turn = REVISED_SCENES.turn
theirs = REVISED_SCENES.theirs
dawn = REVISED_SCENES.dawn
phase = REVISED_SCENES.phase
at_once = REVISED_SCENES.at_once
improving = REVISED_SCENES.improving
last_person = REVISED_SCENES.last_person


def in_woods(wood: str, lying: int, **row: Any) -> bocage.Table:
    """A table where seat 0 has used a space that gathers wood."""
    space = wood.split()[0]
    t = turn(row, spaces=pile(space, "wood", lying), **WOODS[wood])
    play(t, f"place {space}")
    return t


def pile(space: str, good: str, n: int) -> dict[str, Any]:
    """So many of a good on a space."""
    return {space: {"goods": {good: n}}}


# What is read off a table


def window(*cards: str) -> set[str]:
    """What is offered where cards may be used."""
    return {*(f"use {card}" for card in cards), "done"}


def due(t: bocage.Table) -> list[tuple[int, int, dict[str, int]]]:
    """What lies on round spaces: round, seat, goods."""
    return [(e["round"], e["seat"], e["goods"]) for e in t.position()["scheduled"]]


def coming(t: bocage.Table) -> list[tuple[int, dict[str, int], str]]:
    """What lies on round spaces for seat 0: round, goods, card."""
    rows = t.position()["scheduled"]
    return [(row["round"], row["goods"], row["card"]) for row in rows if row["seat"] == 0]


def deliveries(t: bocage.Table, card: str) -> list[tuple[int, dict[str, int]]]:
    """What a card has laid on coming round spaces for seat 0: round, goods."""
    return [(round, brought) for round, brought, by in coming(t) if by == card]


def food_of_harvest(row: dict[str, Any], number: int = 4) -> int:
    """The food that seat 0 has after the harvest of a round beyond what was left of its own."""
    t = table({"goods": {"food": 10}, **row}, FED, round=number, phase="harvest")
    assert t.decision is None or t.position()["round"] == number + 1
    assert seat(t)["begging"] == 0
    return goods(t)["food"] - 6


def on_card(t: bocage.Table, card: str) -> dict[str, int]:
    """The goods that everybody sees on a card of seat 0."""
    found: dict[str, int] = t.observe(None)["seats"][0]["on_cards"].get(card, {})
    return found


def second(t: bocage.Table) -> dict[str, int]:
    """The grain of second stacks on seat 0's fields."""
    found: dict[str, int] = t.observe(None)["seats"][0].get("second", {})
    return found


def line(t: bocage.Table, name: str) -> float:
    """One line of seat 0's score."""
    return t.scores()[0].lines[name]


def bonus(t: bocage.Table, number: int = 0) -> float:
    """The bonus points of a seat."""
    return t.scores()[number].lines["bonus"]
