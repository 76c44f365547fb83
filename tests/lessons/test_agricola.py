"""Agricola: what the guide says when, and how it answers to what was really done."""

from __future__ import annotations

import pytest

from .walk import Walk

each_edition = pytest.mark.parametrize("game", ["agricola-classic", "agricola-revised"])
IDLE = ("place clay-pit", "place reed-bank", "place forest", "place grain-seeds")
"""Spaces that feed nobody now."""


def idle(walk: Walk) -> None:
    """Whatever brings no food, or what is offered first."""
    offered = walk.offered
    walk.do(next((text for text in IDLE if text in offered), offered[0]))


@each_edition
def test_the_first_rounds(game: str) -> None:
    walk = Walk(game)
    assert walk.said == ["goal-1", "goal-2", "goal-3"]
    assert walk.follow() == "place forest"
    assert walk.said[-1] == "turns"
    walk.do("place fishing")
    assert walk.round == 2 and walk.said[-1] == "round"
    assert walk.course.said[-1].points == ("space:grain-utilization",)


@each_edition
def test_a_family_that_will_not_have_enough(game: str) -> None:
    walk = Walk(game)
    while walk.round < 9:
        idle(walk)
    said = {step.id: step for step in walk.course.said}
    assert said["short"].message.values["missing"] > 0 and "count:food" in said["short"].points
    assert said["begged"].message.values["lost"] == 3 * said["begged"].message.values["n"]
    assert said["harvest"].at <= said["growth"].at


@each_edition
def test_nothing_is_said_of_what_went_well(game: str) -> None:
    walk = Walk(game)
    while walk.round < 5:
        (walk.follow if walk.course.suggestion and walk.kind == "place" else lambda: idle(walk))()
    assert not {"begged", "let-go", "short"} & set(walk.said)
    assert {"plow", "sow", "harvest-nears", "harvest"} <= set(walk.said)
