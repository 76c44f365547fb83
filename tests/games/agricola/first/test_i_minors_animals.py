"""Minor improvements of deck I for animals and people: Crook, Lasso, Feed, Reserve, Guest."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.cards.tables import MEADOWS
from tests.games.agricola.scenario import (
    choices,
    goods,
    offered,
    play,
    play_if_asked,
    reason,
    seat,
)
from tests.games.common import deciding

from .deck_i import outcomes, work
from .tables import FREE, alone, dawn, improving, last_person, pile, table, window

SQUARE = "fence r1c4+r1c5+r2c4+r2c5"
NEXT_SQUARE = "fence r1c2+r1c3+r2c2+r2c3"

# Shepherd's Crook


def fencing(wood: int, **row: Any) -> bocage.Table:
    """A table where seat 0, who has the Crook, is about to fence."""
    t = alone({"cards": ["I77"], "goods": {"wood": wood}, **row})
    play(t, "place fencing")
    return t


@pytest.mark.card("I77")
def test_a_new_pasture_of_four_spaces_comes_with_two_sheep() -> None:
    t = fencing(8)
    play(t, SQUARE)
    assert goods(t) == {"sheep": 2}


@pytest.mark.card("I77")
def test_each_of_two_such_pastures_comes_with_sheep() -> None:
    t = fencing(14)
    play(t, SQUARE, NEXT_SQUARE)
    play_if_asked(t, "done")
    assert goods(t) == {"sheep": 4}


@pytest.mark.card("I77")
def test_a_smaller_pasture_comes_without() -> None:
    t = fencing(8)
    play(t, "fence r1c3+r1c4+r1c5")
    assert goods(t) == {}


@pytest.mark.card("I77")
@pytest.mark.parametrize(
    ("pasture", "action", "sheep"),
    [
        (["r1c2", "r1c3", "r1c4", "r1c5", "r2c2", "r2c3", "r2c4", "r2c5"], SQUARE, 2),
        (["r1c4", "r1c5", "r2c4", "r2c5"], "fence r1c4+r1c5", 0),
        (["r1c3", "r1c4", "r1c5", "r2c4", "r2c5"], "fence r1c3", 0),
    ],
    ids=["eight into twice four", "four into twice two", "five into four and one"],
)
def test_a_divided_pasture_counts_if_there_are_more_big_ones_than_before(
    pasture: list[str], action: str, sheep: int
) -> None:
    t = fencing(2, pastures=[pasture])
    play(t, action)
    play_if_asked(t, "done")
    assert len(seat(t)["pastures"]) == 2
    assert goods(t).get("sheep", 0) == sheep


# Lasso


def markets(**animals: int) -> dict[str, Any]:
    """Animals on their spaces."""
    names = {"sheep": "sheep-market", "boar": "pig-market", "cattle": "cattle-market"}
    return {names[kind]: {"goods": {kind: n}} for kind, n in animals.items()}


@pytest.mark.card("I88")
@pytest.mark.parametrize("market", ["sheep", "boar", "cattle"])
def test_with_the_lasso_a_second_person_follows_one_at_a_market(market: str) -> None:
    spaces = markets(**{market: 1})
    t = table({"cards": ["I88"], "people": 3}, {}, round=14, spaces=spaces)
    work(t, next(iter(spaces)))
    assert offered(t) == window("I88")
    play(t, "use I88", "place day-laborer")
    assert goods(t) == {market: 1, "food": 2}
    assert deciding(t) == 1


@pytest.mark.card("I88")
def test_the_market_may_come_second_and_nothing_else_then() -> None:
    t = table({"cards": ["I88"], "people": 3}, {}, round=14, spaces=markets(sheep=1, boar=1))
    play(t, "place day-laborer")
    assert offered(t) == window("I88")
    play(t, "use I88")
    assert offered(t) == {"place sheep-market", "place pig-market"}
    play(t, "place sheep-market")
    assert (deciding(t), seat(t)["placed"]) == (1, 2)


@pytest.mark.card("I88")
def test_without_a_market_no_second_person_is_placed() -> None:
    t = table({"cards": ["I88"]}, {}, round=14)
    play(t, "place day-laborer")
    assert deciding(t) == 1
    t = table({"cards": ["I88"]}, {}, {}, {}, {}, round=14)
    play(t, "place animal-market", "take sheep")
    assert deciding(t) == 1


@pytest.mark.card("I88")
def test_the_lasso_may_rest() -> None:
    t = table({"cards": ["I88"]}, {}, round=14, spaces=markets(sheep=1))
    play(t, "place sheep-market", "done")
    assert deciding(t) == 1


@pytest.mark.card("I88")
@pytest.mark.parametrize("others", [[], [{"placed": 2}]], ids=["alone", "others placed"])
def test_the_lasso_is_of_no_use_when_nobody_else_has_people_to_place(
    others: list[dict[str, Any]],
) -> None:
    for space in ("sheep-market", "day-laborer"):
        t = table({"cards": ["I88"]}, *others, round=14, spaces=markets(sheep=1, boar=1))
        work(t, space)
        assert choices(t, "use") == set()
        assert choices(t, "place") > {"pig-market", "farmland"}


@pytest.mark.card("I88")
def test_the_lasso_flies_in_the_turn_in_which_it_is_played() -> None:
    row = {"hand": ["I88", FREE], "goods": {"reed": 1}}
    t = table(row, {}, round=14, spaces=markets(sheep=1, cattle=1))
    play(t, "place meeting-place", "play I88", "start")
    assert offered(t) == window("I88")
    play(t, "use I88", "place cattle-market")
    assert (deciding(t), goods(t)) == (1, {"cattle": 1})


# Animal Feed


def end(**row: Any) -> bocage.Table:
    """The end of a game in which seat 0 has the Animal Feed and enough food."""
    given = {"cards": ["I101", *row.pop("cards", [])], "goods": {"food": 9}, **row}
    return last_person(given, "day-laborer", round=14)


@pytest.mark.card("I101")
def test_animal_feed_brings_one_more_of_each_type_before_scoring() -> None:
    t = end(animals={"sheep": 1, "boar": 1}, pastures=MEADOWS)
    assert t.over
    assert goods(t) == {"food": 7, "sheep": 2, "boar": 2}
    assert t.scores()[0].lines["cattle"] == -1


@pytest.mark.card("I101")
def test_the_young_of_the_last_harvest_come_first() -> None:
    t = end(animals={"sheep": 2}, pastures=MEADOWS)
    assert goods(t)["sheep"] == 4


@pytest.mark.card("I101")
def test_animal_feed_brings_only_what_finds_room_and_cooks_nothing() -> None:
    t = end(cards=["A1"], animals={"sheep": 1})
    play_if_asked(t, "release sheep")
    assert t.over
    assert goods(t) == {"food": 7, "sheep": 1}


@pytest.mark.card("I101")
def test_an_animal_may_be_let_go_for_one_of_another_type() -> None:
    t = end(animals={"sheep": 1, "boar": 1}, pastures=[["r1c5"]])
    kept = outcomes(t, lambda tried: seat(tried)["animals"])
    assert sorted(kept, key=str) == [{"sheep": 1, "boar": 2}, {"sheep": 2, "boar": 1}]


@pytest.mark.card("I101", "E18", "K105", "I78")
def test_crops_on_cards_count_for_the_need_of_animal_feed_but_wood_does_not() -> None:
    fields = {"r1c4": {"grain": 1}, "r1c5": {"vegetable": 1}}
    hand = {"hand": ["I101", FREE], "people": 3, "fields": fields}
    t = alone({**hand, "cards": ["K105"], "goods": {"grain": 2}})
    play(t, "place grain-utilization", "sow grain on K105", "place meeting-place")
    assert reason(t, "play I101") is None
    t = alone({**hand, "cards": ["E18", "I78"], "memory": {"E18": 1}, "goods": {"wood": 2}})
    play(t, "place grain-utilization")
    play_if_asked(t, "sow wood on I78", "sow wood on I78")
    play(t, "place meeting-place")
    assert reason(t, "play I101") == "reason-need-not-met"


# Wildlife Reserve


@pytest.mark.card("I102")
def test_the_reserve_holds_one_animal_of_each_type_besides_the_house() -> None:
    spaces = markets(sheep=3, boar=2, cattle=2)
    t = alone({"cards": ["I102"], "people": 4}, spaces=spaces)
    work(t, "sheep-market")
    assert goods(t) == {"sheep": 2}
    work(t, "pig-market")
    play_if_asked(t, "release boar")
    assert goods(t) == {"sheep": 2, "boar": 1}
    work(t, "cattle-market")
    play_if_asked(t, "release cattle")
    assert goods(t) == {"sheep": 2, "boar": 1, "cattle": 1}


@pytest.mark.card("I102")
def test_the_reserve_is_no_pasture() -> None:
    t = alone({"cards": ["I102"], "animals": {"sheep": 1, "boar": 1, "cattle": 1}})
    assert t.scores()[0].lines["pastures"] == -1


@pytest.mark.card("I102", "E29", "E59")
@pytest.mark.parametrize("card", ["E29", "E59"])
def test_pipe_and_trough_make_room_for_two_more_sheep_in_the_reserve(card: str) -> None:
    t = alone({"cards": ["I102", card]}, spaces=pile("sheep-market", "sheep", 9))
    work(t, "sheep-market")
    assert goods(t) == {"sheep": 1 + 1 + 2}


# Guest


@pytest.mark.card("I73")
def test_a_guest_acts_in_the_next_round_and_never_again() -> None:
    t = improving("I73", {"goods": {"food": 2}}, round=5)
    play(t, "play I73", "start")
    assert (t.position()["round"], goods(t)) == (6, {})
    work(t, "forest", "clay-pit", "reed-bank", "fishing")
    assert (t.position()["round"], deciding(t)) == (6, 0)
    work(t, "day-laborer")
    assert t.position()["round"] == 7
    assert (seat(t)["people"], seat(t)["newborn"]) == (2, 0)
    work(t, "forest", "clay-pit", "reed-bank", "fishing")
    assert t.position()["round"] == 8


@pytest.mark.card("I73")
def test_a_guest_neither_eats_nor_scores() -> None:
    t = improving("I73", {"goods": {"food": 2}}, round=6)
    play(t, "play I73", "start")
    assert t.position()["round"] == 7
    assert t.scores()[0].lines["people"] == 6
    work(t, "forest", "clay-pit", "reed-bank", "fishing", "day-laborer")
    assert t.position()["round"] == 8
    assert seat(t)["begging"] == 2


@pytest.mark.card("I73")
def test_guests_add_up() -> None:
    row = {"goods": {"food": 4}, "hand": ["I73", FREE]}
    t = table(row, {"placed": 2}, round=5)
    play(t, "place meeting-place", "play I73", "start")
    position = t.position()
    position["seats"][0]["hand"], position["seats"][1]["hand"] = ["I73", FREE], []
    t = bocage.load(position)
    play(t, "place major-improvement", "play I73")
    assert t.position()["round"] == 6
    placed = 0
    while t.position()["round"] == 6:
        placed += deciding(t) == 0
        play(t, f"place {first(choices(t, 'place'))}")
    assert placed == 4


def first(spaces: set[str]) -> str:
    """One of the spaces where a person can be placed without further questions."""
    dull = ("forest", "clay-pit", "reed-bank", "fishing", "day-laborer", "grain-seeds")
    return next(space for space in dull if space in spaces)


@pytest.mark.card("I73")
def test_a_guest_of_the_last_round_never_comes() -> None:
    t = dawn({"hand": ["I73", FREE], "goods": {"food": 9}}, round=14)
    play(t, "place meeting-place", "play I73", "start")
    work(t, "forest", "clay-pit", "reed-bank")
    assert t.over
