"""All Creatures Big and Small: what the guide says when, and where its suggestions lead."""

from __future__ import annotations

from .walk import Walk


def test_the_first_round_leads_to_a_pasture_and_an_animal() -> None:
    walk = Walk("creatures")
    deeds = [walk.follow() for _ in range(6)]
    assert [deed.split()[0] for deed in deeds] == ["place", "place", *["border"] * 3, "place"]
    assert any(place["kind"] == "pasture" for place in walk.mine["housing"])
    assert walk.mine["animals"]
    told = ["goal-1", "goal-2", "goal-3", "place", "turns", "borders", "pasture", "animals"]
    assert walk.said == [*told, "housed", "breeding", "refill"]


def test_borders_that_close_nothing() -> None:
    walk = Walk("creatures").do("place walls", "border g1n", "border h1w")
    assert walk.said[-1] == "open"


def test_animals_without_room() -> None:
    walk = Walk("creatures").do("place cows-and-pigs", "place pigs-and-sheep")
    assert walk.said[-1] == "part"
    walk.do("release pig")
    assert walk.said[-1] == "no-room"
    assert walk.course.said[-1].message.values == {"goods": {"pig": 1}}


def test_single_animals_have_no_young() -> None:
    walk = Walk("creatures").do("place cows-and-pigs")
    while walk.round < 3:
        walk.calm()
    assert "single" in walk.said


def test_types_that_would_cost_points() -> None:
    walk = Walk("creatures")
    while walk.round < 6:
        assert "gap" not in walk.said
        walk.calm()
    walk.calm()
    assert "gap" in walk.said
    assert "hoard" in walk.said
