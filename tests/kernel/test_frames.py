"""Frames have a schema: each step names its fields, and positions are checked by them."""

from __future__ import annotations

import re
from typing import Any

import pytest

import bocage
from bocage.kernel.state import Step
from bocage.kernel.together import Together

GAME = "agricola-revised"


def loaded(*stack: list[Any], **position: Any) -> bocage.Table:
    """A table of two with a stack written by hand."""
    return bocage.load({"game": GAME, "seats": [{}, {}], "stack": list(stack), **position})


@pytest.mark.parametrize("game", bocage.games(), ids=lambda game: game.id)
def test_every_frame_of_a_game_has_the_fields_that_its_step_names(
    game: bocage.Game[Any],
) -> None:
    table = bocage.new(game.id, seats=max(game.seats), seed=3)
    bot = bocage.bot("random", 3)
    for _ in range(400):
        if table.decision is None:
            break
        s = table._state
        for frame in s.stack:
            step: Step[Any] = s.steps[frame[0]]
            answers = s.count * step.each if isinstance(step, Together) else 0
            assert len(frame) == 2 + len(step.fields) + answers, step.name
        table.play(bot.choose(table.seat(table.decision.seat)))


@pytest.mark.parametrize(
    ("frame", "field", "allowed"),
    [
        (["learned", 0, 500, 1], "stack[0].card", "a number from 0 to"),
        (["use", 0, 99, 0, 1], "stack[0].space", "a number from 0 to"),
        (["any-time", 0, 9], "stack[0].point", "a number from 0 to 8"),
        (["any-time", 2, 0], "stack[0].seat", "a number from 0 to 1"),
        (["tell", 0, 99, 0, 0, 0, 0, 0], "stack[0].event", "a number from 0 to"),
        (["delivery", 0, -1], "stack[0].trade", "a number from 0 to"),
        (["learned", 0, 30], "stack[0]", "seat, card, food, as ints"),
        (["learned", 0, "A116", 1], "stack[0]", "seat, card, food, as ints"),
    ],
)
def test_a_field_out_of_bounds_is_named(frame: list[Any], field: str, allowed: str) -> None:
    with pytest.raises(bocage.BadPosition, match=re.escape(field)) as raised:
        loaded(frame)
    assert allowed in str(raised.value)


def test_what_the_engine_cannot_go_on_from_is_not_called_a_bad_position() -> None:
    with pytest.raises(bocage.EngineFailed, match="the engine failed at the stack moving") as found:
        loaded(["moving", 0, 3])
    assert not isinstance(found.value, bocage.BadPosition)
    assert isinstance(found.value.__cause__, ValueError), "what went wrong is not lost"
