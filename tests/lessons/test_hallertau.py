"""Hallertau: what the guide says when, and where its suggestions lead."""

from __future__ import annotations

from .walk import Walk


def test_the_first_round_leads_to_the_next_step_of_the_community_centre() -> None:
    walk = Walk("hallertau")
    while walk.mine["centre"] == 0:
        if walk.kind == "pay":
            walk.do(walk.offered[0])
        else:
            walk.follow()
    assert walk.round == 1
    told = ["goal-1", "goal-2", "goal-3", "workers", "price", "sheep", "cards", "bonus", "fields"]
    assert walk.said == [*told, "tools", "harvest", "progress", "boulders", "centre"]


def test_suggestions_of_the_first_cards() -> None:
    walk = Walk("hallertau")
    deeds = [walk.follow() for _ in range(4)]
    assert deeds == ["place weekly-market", "play 021-1", "take meat", "play 010"]


def test_empty_fields_and_no_clay() -> None:
    walk = Walk("hallertau").do("tools 6")
    while walk.kind == "raise":
        walk.do(walk.offered[0])
    assert walk.kind == "progress"
    assert {"unsown", "no-clay"} <= set(walk.said)
    assert "no-tools" not in walk.said


def test_a_step_that_was_missed() -> None:
    walk = Walk("hallertau").do("tools 6")
    while walk.kind == "raise":
        walk.do(walk.offered[0])
    walk.table.play("done")
    walk.course.meet(walk.table, ready=True)
    assert walk.said[-1] == "missed"
    walk.look()
    walk.rest()
    assert "behind" in walk.said


def test_three_workers_for_a_space() -> None:
    walk = Walk("hallertau").do("place sheep-market", "place sheep-market")
    assert "dear" not in walk.said
    walk.do("place sheep-market")
    assert "dear" in walk.said
