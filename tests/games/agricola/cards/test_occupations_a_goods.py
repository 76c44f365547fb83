"""Occupations of deck A for goods of several kinds: A102, A138 and A155."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import on_card, phase, theirs, turn
from tests.games.agricola.scenario import goods, offered, play, play_if_asked, reason, seat

GROCERIES = ["wood", "grain", "reed", "stone", "vegetable", "clay", "reed", "vegetable"]


@pytest.mark.card("A102")
def test_the_grocer_sells_eight_goods_from_the_top_for_a_food_each() -> None:
    t = turn({"cards": ["A102"], "goods": {"food": 9}})
    bought: dict[str, int] = {}
    for i, good in enumerate(GROCERIES):
        left = {g: GROCERIES[i:].count(g) for g in GROCERIES[i:]}
        assert on_card(t, "A102") == left
        play(t, "anytime")
        bought[good] = bought.get(good, 0) + 1
        assert goods(t) == {**bought, "food": 8 - i}
    assert on_card(t, "A102") == {}
    assert "anytime" not in offered(t)


@pytest.mark.card("A102")
def test_the_grocer_is_laid_down_with_all_its_goods() -> None:
    t = turn({"hand": ["A102"]})
    play(t, "place lessons")
    assert on_card(t, "A102") == {g: GROCERIES.count(g) for g in GROCERIES}
    assert goods(t) == {}


@pytest.mark.card("A102")
def test_the_grocer_sells_nothing_without_food() -> None:
    assert "anytime" not in offered(turn({"cards": ["A102"]}))


@pytest.mark.card("A102")
def test_the_grocer_takes_food_made_of_crops() -> None:
    t = turn({"cards": ["A102"], "goods": {"vegetable": 1}})
    assert "anytime" in offered(t)


@pytest.mark.card("A102")
def test_the_grocer_sells_where_a_payment_is_short() -> None:
    t = turn({"cards": ["A102"], "goods": {"food": 3, "clay": 2}})
    play(t, "place house-redevelopment", "trade 1 food for 1 reed")
    assert seat(t)["house"] == "clay"
    assert goods(t) == {"wood": 1, "grain": 1}


@pytest.mark.card("A102")
def test_the_grain_of_the_grocer_may_be_eaten_to_buy_what_is_below() -> None:
    t = turn({"cards": ["A102"], "goods": {"food": 2, "clay": 2}})
    play(t, "place house-redevelopment")
    assert seat(t)["house"] == "clay"
    assert goods(t) == {"wood": 1}


@pytest.mark.card("A102")
def test_what_lies_deeper_on_the_grocer_cannot_be_bought_first() -> None:
    t = turn({"cards": ["A102"], "goods": {"food": 1, "clay": 2}})
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"


@pytest.mark.card("A102")
def test_the_grocer_sells_food_to_cook_at_the_meal() -> None:
    row = {"cards": ["A102", "M03"], "memory": {"A102": 4}, "goods": {"food": 2}}
    t = phase("feeding", 4, row)
    play(t, "trade 1 food for 1 vegetable", "cook vegetable")
    play_if_asked(t, "feed")
    assert seat(t)["begging"] == 0
    assert goods(t) == {}


@pytest.mark.card("A102")
def test_the_goods_on_the_grocer_score_only_once_they_are_bought() -> None:
    t = turn({"cards": ["A102"], "goods": {"food": 2}})
    assert t.scores()[0].lines["grain"] == -1
    play(t, "anytime", "anytime")
    assert t.scores()[0].lines["grain"] == 1


@pytest.mark.card("A102")
def test_the_grocer_sells_before_the_scoring() -> None:
    t = phase("breeding", 14, {"cards": ["A102"], "goods": {"food": 2}})
    assert offered(t) == {"trade 1 food for 1 wood", "done"}
    play(t, "trade 1 food for 1 wood", "trade 1 food for 1 grain")
    assert offered(t) == {"trade 1 food for 1 reed", "done"}, "the grain can be eaten"
    play(t, "done")
    assert t.decision is None
    assert goods(t) == {"wood": 1, "grain": 1}


def at_sea(supply: dict[str, int], **row: Any) -> bocage.Table:
    """A table where seat 0, who has the Harpooner, has gone fishing for 3 food."""
    spaces = {"fishing": {"goods": {"food": 3}}, **row.pop("spaces", {})}
    t = turn({"cards": ["A138"], "goods": supply, **row}, seats=3, spaces=spaces)
    play(t, "place fishing")
    return t


@pytest.mark.card("A138")
def test_the_harpooner_pays_a_wood_for_a_reed_and_food_for_everybody() -> None:
    t = at_sea({"wood": 3})
    assert offered(t) == {"use A138", "done"}
    play(t, "use A138")
    assert goods(t) == {"wood": 2, "reed": 1, "food": 3 + 2}
    assert "use A138" not in offered(t)


@pytest.mark.card("A138")
def test_the_harpooner_counts_newborns_and_people_at_work() -> None:
    row = {"people": 5, "newborn": 1, "placed": 3}
    spaces = {"basic-wish": {"people": [0], "newborn": [0]}, "farmland": {"people": [0]}}
    t = at_sea({"wood": 1}, **row, spaces=spaces)
    play(t, "use A138")
    position = t.position()
    assert position["round"] == 7
    assert goods(t) == {"reed": 1, "food": 3 + 5}


@pytest.mark.card("A138")
def test_the_harpooner_may_be_declined() -> None:
    t = at_sea({"wood": 1})
    play(t, "done")
    assert goods(t) == {"wood": 1, "food": 3}


@pytest.mark.card("A138")
def test_the_harpooner_needs_a_wood() -> None:
    t = at_sea({"clay": 1})
    assert goods(t) == {"clay": 1, "food": 3}
    assert "use A138" not in offered(t)


@pytest.mark.card("A138")
def test_the_harpooner_takes_no_notice_of_others_fishing() -> None:
    spaces = {"fishing": {"goods": {"food": 3}}}
    t = theirs({"cards": ["A138"], "goods": {"wood": 1}}, seats=3, spaces=spaces)
    play(t, "place fishing")
    assert goods(t) == {"wood": 1}


PLAYERS = {"traveling-players": {"goods": {"food": 3}}}


@pytest.mark.card("A155")
def test_the_conjurer_brings_wood_and_grain_from_the_traveling_players() -> None:
    t = turn({"cards": ["A155"]}, seats=4, spaces=PLAYERS)
    play(t, "place traveling-players")
    assert goods(t) == {"food": 3, "wood": 1, "grain": 1}


@pytest.mark.card("A155")
def test_the_conjurer_brings_nothing_elsewhere_or_from_others() -> None:
    t = turn({"cards": ["A155"]}, seats=4)
    play(t, "place day-laborer")
    assert goods(t) == {"food": 2}
    t = theirs({"cards": ["A155"]}, seats=4, spaces=PLAYERS)
    play(t, "place traveling-players")
    assert (goods(t), goods(t, 1)) == ({}, {"food": 3})
