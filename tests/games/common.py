"""What the scenarios and the tests of positions of all games have in common."""

from __future__ import annotations

import ast
import copy
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import bocage

PLAIN = (None, True, -1, 0, 1, 2, 7, 99, 2.5)
"""What a value of a spoiled position may become in any game."""


def started(moves: int = 12) -> bocage.Table:
    """A game under way."""
    table = bocage.new("agricola-revised", seats=2, seed=3)
    rng = random.Random(1)
    for _ in range(moves):
        assert table.decision is not None
        table.play(rng.choice(table.decision.actions))
    return table


def offered(table: bocage.Table) -> set[str]:
    """The texts of the actions that can be chosen now."""
    return {action.text for action in table.decision.actions} if table.decision else set()


def choices(table: bocage.Table, verb: str) -> set[str]:
    """What can be chosen now with a verb, such as the spaces for `place`."""
    return {text[len(verb) + 1 :] for text in offered(table) if text.startswith(f"{verb} ")}


def deciding(table: bocage.Table) -> int | None:
    """The seat that decides, or None once the game is over."""
    return table.decision.seat if table.decision else None


def prompt(table: bocage.Table) -> str | None:
    """The message id of what is asked, or None once the game is over."""
    return table.decision.prompt.id if table.decision else None


def play(table: bocage.Table, *actions: str) -> None:
    """Play some actions one after the other."""
    for action in actions:
        table.play(action)


def play_if_asked(table: bocage.Table, *actions: str) -> None:
    """Play actions that may be forced: those which the engine does not ask for are left out."""
    for action in actions:
        if action in offered(table):
            table.play(action)


def play_out(table: bocage.Table, seed: int = 0) -> None:
    """Play at random until the game is over."""
    rng = random.Random(seed)
    while table.decision:
        table.play(rng.choice(table.decision.actions))


def reason(table: bocage.Table, action: str) -> str | None:
    """The message id of why an action is not possible, or None if it is."""
    why = table.why_not(action)
    return why.id if why is not None else None


def seat(table: bocage.Table, number: int = 0) -> dict[str, Any]:
    """A seat as it sees itself."""
    found: dict[str, Any] = table.observe(number)["seats"][number]
    return found


def goods(table: bocage.Table, number: int = 0) -> dict[str, int]:
    """A seat's goods in stock, without zeros."""
    return {good: count for good, count in seat(table, number)["goods"].items() if count}


def animals(table: bocage.Table, number: int = 0) -> dict[str, int]:
    """A seat's animals, without zeros."""
    return {kind: count for kind, count in seat(table, number)["animals"].items() if count}


def lines(table: bocage.Table, number: int = 0) -> dict[str, float]:
    """A seat's score so far, line by line."""
    return dict(table.scores()[number].lines)


def total(table: bocage.Table, number: int = 0) -> float:
    """A seat's score so far."""
    return table.scores()[number].total


def events(table: bocage.Table) -> list[tuple[int, str]]:
    """The log as seats and message ids, in order; a seat of -1 is nobody."""
    return [(entry.seat, entry.id) for entry in table.log]


def refuses(
    position: dict[str, Any],
    field: str,
    allowed: str,
    error: type[bocage.Error] = bocage.BadPosition,
) -> None:
    """Check that a position is refused with a message of the field and of what is allowed."""
    with pytest.raises(error) as raised:
        bocage.load(position)
    message = str(raised.value)
    assert field in message, message
    assert allowed in message, message


def spoiled(value: Any, rng: random.Random, others: Sequence[Any]) -> Any:
    """A JSON value with one thing in it changed to one of some others, missing or doubled."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        key = rng.choice(sorted(value))
        inner = {**value, key: spoiled(value[key], rng, others)}
        if rng.random() < 0.1:
            del inner[key]
        return inner
    if isinstance(value, list) and value and rng.random() < 0.8:
        i = rng.randrange(len(value))
        before, after = value[:i], value[i + 1 :]
        if rng.random() < 0.2:
            return before + after
        return [*before, spoiled(value[i], rng, others), *after]
    return copy.deepcopy(rng.choice(others))


def refused_when_spoiled(
    table: bocage.Table, rng: random.Random, others: Sequence[Any], times: int
) -> int:
    """Play at random, and on from spoiled positions at each decision; how many are refused."""
    refused = 0
    while table.decision is not None:
        for _ in range(times):
            try:
                loaded = bocage.load(spoiled(table.position(), rng, others))
            except bocage.Error:
                refused += 1
                continue
            while loaded.decision is not None:
                loaded.play(rng.choice(loaded.decision.actions))
        table.play(rng.choice(table.decision.actions))
    return refused


def marked_cards(folder: Path, files: str = "test_*.py") -> set[str]:
    """The cards that the scenarios in some files of a folder are marked with."""
    found: set[str] = set()
    for path in folder.glob(files):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.card":
                found |= {str(a.value) for a in node.args if isinstance(a, ast.Constant)}
    return found
