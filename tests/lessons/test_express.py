"""Agricola Express: what the guide says when, and how it answers to what was really done."""

from __future__ import annotations

from bocage.lessons.course import figure

from .walk import Walk


def test_the_first_actions() -> None:
    walk = Walk("express")
    assert walk.said == ["goal-1", "goal-2", "goal-3"]
    assert walk.follow().startswith("room ")
    assert walk.said[3:] == ["room", "rest", "roll"]


def test_a_family_that_goes_hungry() -> None:
    walk = Walk("express")
    while walk.round < 4:
        starving = [text for text in walk.offered if "food" not in text and "double" not in text]
        walk.do((starving or walk.offered)[0])
    said = {step.id: step for step in walk.course.said}
    assert said["short"].at < said["hungry"].at <= said["harvest"].at
    assert said["hungry"].message.values["lost"] == 3 * said["hungry"].message.values["n"]
    assert said["harvest"].message.values["points"] == figure(walk.mine["totals"][0])
