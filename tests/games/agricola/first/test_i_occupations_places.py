"""Occupations of deck I that change spaces: Net Fisherman, Clay Digger, Fence Builder."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import goods, lying, offered, piles, play, play_if_asked, seat

from .deck_i import learn, work
from .tables import alone, pile, table, window

# Net Fisherman

LAKE = {"fishing": {"goods": {"food": 3}}, "reed-bank": {"goods": {"reed": 1}}}


@pytest.mark.card("I248")
def test_the_net_fisherman_empties_the_lake_after_taking_reed() -> None:
    t = alone({"cards": ["I248"]}, round=5, spaces=LAKE)
    work(t, "reed-bank", "day-laborer")
    assert (t.position()["round"], goods(t)) == (6, {"reed": 1, "food": 2 + 3})
    assert lying(t, "fishing") == {"food": 1}


@pytest.mark.card("I248")
def test_without_reed_the_lake_stays_as_it_is() -> None:
    t = alone({"cards": ["I248"]}, round=5, spaces=LAKE)
    work(t, "grain-seeds", "day-laborer")
    assert goods(t) == {"grain": 1, "food": 2}
    assert lying(t, "fishing") == {"food": 4}


@pytest.mark.card("I248")
def test_the_net_fisherman_finds_only_what_is_left() -> None:
    t = table({"cards": ["I248"], "placed": 1}, {"placed": 1}, round=5, spaces=LAKE)
    work(t, "reed-bank", "fishing")
    assert [goods(t), goods(t, 1)] == [{"reed": 1}, {"food": 3}]


@pytest.mark.card("I248")
@pytest.mark.parametrize(("good", "food"), [("reed", 3), ("clay", 0)])
def test_reed_by_choice_counts_for_the_net_fisherman(good: str, food: int) -> None:
    spaces = {"fishing": LAKE["fishing"]}
    t = alone({"cards": ["I248"], "placed": 1}, 3, round=5, spaces=spaces)
    play(t, "place one-material", f"take {good}")
    assert goods(t) == ({good: 1, "food": food} if food else {good: 1})


@pytest.mark.card("I248", "I96")
def test_reed_from_a_card_does_not_count_for_the_net_fisherman() -> None:
    row = {"cards": ["I248"], "hand": ["I96"], "goods": {"wood": 2}, "placed": 1}
    t = alone(row, round=5, spaces={"fishing": LAKE["fishing"]})
    play(t, "place meeting-place", "play I96", "start")
    assert (t.position()["round"], goods(t)) == (6, {"reed": 2})


@pytest.mark.card("I248")
@pytest.mark.parametrize(
    ("order", "food"), [(("lessons", "reed-bank"), 3), (("reed-bank", "lessons"), 0)]
)
def test_only_reed_taken_after_the_net_fisherman_is_played_counts(
    order: tuple[str, str], food: int
) -> None:
    t = alone({"hand": ["I248"]}, round=5, spaces=LAKE)
    work(t, *order)
    assert (t.position()["round"], goods(t).get("food", 0)) == (6, food)


@pytest.mark.card("I248", "I95")
def test_the_net_fisherman_does_not_use_the_fishing() -> None:
    t = alone({"cards": ["I248", "I95"], "placed": 1}, round=5, spaces=LAKE)
    work(t, "reed-bank")
    assert goods(t) == {"reed": 1, "food": 1 + 3}


# Clay Digger


@pytest.mark.card("I230")
def test_the_clay_digger_opens_a_pit_with_three_clay_for_its_owner() -> None:
    t = learn("I230", seats=4)
    assert lying(t, "I230") == {"clay": 3}
    work(t, "I230")
    assert goods(t)["clay"] == 3


@pytest.mark.card("I230")
def test_the_pit_gathers_a_clay_each_round() -> None:
    t = table(
        {"cards": ["I230"]},
        {},
        {},
        {},
        round=8,
        phase="preparation",
        spaces=pile("I230", "clay", 3),
    )
    assert lying(t, "I230") == {"clay": 4}
    assert piles(t)["hollow"] == {"clay": 2}


@pytest.mark.card("I230")
@pytest.mark.parametrize(("food", "possible"), [(3, True), (2, False)])
def test_others_pay_three_food_for_the_pit(food: int, possible: bool) -> None:
    t = table(
        {"cards": ["I230"]},
        {"goods": {"food": food}},
        {},
        {},
        turn=1,
        spaces=pile("I230", "clay", 4),
    )
    assert ("place I230" in offered(t)) is possible
    if possible:
        play(t, "place I230")
        assert [goods(t), goods(t, 1)] == [{"food": 3}, {"clay": 4}]


# Fence Builder


def marked(space: str, **row: Any) -> bocage.Table:
    """A table where seat 0 has put a fence on a space with the Fence Builder."""
    t = learn("I263", {"people": 3, **row}, spaces=pile("forest", "wood", 3))
    play(t, next(text for text in sorted(offered(t)) if text.endswith(f" {space}")))
    return t


@pytest.mark.card("I263")
def test_the_fence_builder_fences_after_using_the_space_with_its_fence() -> None:
    t = marked("day-laborer", goods={"wood": 4})
    assert t.observe(0)["seats"][0]["fences_left"] == 14
    play(t, "place day-laborer")
    assert offered(t) == window("I263")
    play(t, "use I263", "fence r1c5")
    assert (seat(t)["pastures"], goods(t)) == ([["r1c5"]], {"food": 2})


@pytest.mark.card("I263")
def test_a_fence_on_the_space_in_use_counts_at_once() -> None:
    t = marked("lessons", goods={"wood": 4})
    assert offered(t) == window("I263")
    play(t, "use I263", "fence r1c5")
    assert (seat(t)["pastures"], goods(t)) == ([["r1c5"]], {})


@pytest.mark.card("I263")
def test_wood_that_the_space_brings_may_be_used_for_fences() -> None:
    t = marked("forest", goods={"wood": 1})
    play(t, "place forest", "use I263")
    play_if_asked(t, "fence r1c5")
    assert goods(t) == {}


@pytest.mark.card("I263")
def test_the_fence_builder_may_rest_and_does_nothing_elsewhere() -> None:
    t = marked("day-laborer", goods={"wood": 4})
    play(t, "place day-laborer", "done", "place grain-seeds")
    assert seat(t)["pastures"] == []
    t = marked("forest", goods={"wood": 4})
    play(t, "place day-laborer")
    assert "use I263" not in offered(t)


@pytest.mark.card("I263")
def test_no_fence_is_laid_on_a_round_card_that_is_not_revealed() -> None:
    t = learn("I263", round=1, round_cards=["fencing"])
    assert not any(text.endswith(" sheep-market") for text in offered(t))
    assert any(text.endswith(" fencing") for text in offered(t))
