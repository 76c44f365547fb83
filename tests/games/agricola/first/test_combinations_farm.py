"""Cards together that concern the farm: fences, stables, room for animals, used spaces; a sale."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import choices, goods, offered, play, play_if_asked, seat
from tests.games.common import deciding

from .later import MEADOWS, later
from .tables import QUIET, alone, at_once, dawn, pile, table, turn, window

STABLE = {"wood": 2, "food": 1}

# Fences


@pytest.mark.card("E160", "K312")
@pytest.mark.parametrize(("fenced", "animal"), [(False, "boar"), (True, "cattle")])
def test_the_farmer_hears_the_fence_overseer(fenced: bool, animal: str) -> None:
    row = {"cards": ["E160", "K312"], "goods": {"wood": 6 if fenced else 2, "food": 1}}
    t = alone({**row, "people": 3}, 4)
    if fenced:
        play(t, "place fencing", "fence r1c4")
        assert goods(t)["boar"] == 1
    play(t, "place farm-expansion", "stable r1c5", "use K312")
    play_if_asked(t, "fence r1c5")
    assert goods(t)[animal] == 1
    assert ["r1c5"] in seat(t)["pastures"]


@pytest.mark.card("E207", "K312")
def test_the_stablehand_hears_the_fence_overseer_once() -> None:
    t = alone({"cards": ["E207", "K312"], "goods": {**STABLE, "food": 9}})
    play(t, "place farm-expansion", "stable r1c5", "use K312")
    play_if_asked(t, "fence r1c5")
    play(t, "use E207")
    play_if_asked(t, "stable r1c4")
    assert (seat(t)["stables"], seat(t)["pastures"]) == (["r1c4", "r1c5"], [["r1c5"]])
    assert goods(t) == {"food": 8}, "the overseer works once a round"
    assert {"use E207", "use K312"}.isdisjoint(offered(t))


@pytest.mark.card("E207", "K312")
def test_the_fence_overseer_fences_the_stable_of_the_stablehand() -> None:
    t = alone({"cards": ["E207", "K312"], "goods": {"wood": 4, "food": 1}})
    play(t, "place fencing", "fence r1c5", "use E207")
    play_if_asked(t, "stable r1c4")
    play(t, "use K312")
    play_if_asked(t, "fence r1c4")
    assert sorted(seat(t)["pastures"]) == [["r1c4"], ["r1c5"]]
    assert (seat(t)["stables"], goods(t)) == (["r1c4"], {})
    assert "use E207" not in offered(t), "the stablehand works once a turn"


@pytest.mark.card("I254", "K312")
def test_the_fence_overseer_fences_a_stable_of_the_groom() -> None:
    t = dawn({"cards": ["I254", "K312"], "house": "stone", "goods": {"wood": 1, "food": 1}}, 4)
    play(t, "use I254", "stable r1c5", "use K312")
    play_if_asked(t, "fence r1c5")
    assert (seat(t)["pastures"], goods(t)) == ([["r1c5"]], {})


@pytest.mark.card("E175", "I263")
@pytest.mark.parametrize(("wood", "possible"), [(0, False), (1, True)])
def test_the_hedge_keeper_adds_three_fences_on_the_space_of_the_fence_builder(
    wood: int, possible: bool
) -> None:
    t = alone({"cards": ["E175"], "hand": ["I263"], "people": 3, "goods": {"food": 1}})
    play(t, "place lessons", "place day-laborer")
    position = t.position()
    position["seats"][0]["goods"] = {"wood": wood} if wood else {}
    t = bocage.load(position)
    play(t, "place day-laborer")
    assert ("use I263" in offered(t)) is possible
    if possible:
        play(t, "use I263", "fence r1c5")
        play_if_asked(t, "done")
        assert (seat(t)["pastures"], goods(t)) == ([["r1c5"]], {"food": 2})


@pytest.mark.card("E175", "I265")
def test_the_hedge_keeper_adds_three_fences_to_those_delivered() -> None:
    t = turn({"cards": ["E175"], "hand": ["I265"], "goods": {"food": 3}}, round=4)
    play(t, "place lessons")
    t = later(t, 10)
    play(t, "use I265", "fence r1c5")
    play_if_asked(t, "fence r1c4", "done")
    assert sorted(seat(t)["pastures"]) == [["r1c4"], ["r1c5"]]


@pytest.mark.card("E40", "K307")
@pytest.mark.parametrize(("row", "asked"), [({}, True), ({"stables": ["r1c5"]}, False)])
def test_the_mini_pasture_brings_the_animal_breeder_if_the_space_was_unused(
    row: dict[str, Any], asked: bool
) -> None:
    given = {"cards": ["K307"], "goods": {"food": 3}, **row}
    t = at_once("E40", given, *[{"placed": 2}] * 3)
    play(t, "fence r1c5")
    play_if_asked(t, "use K307")
    assert ("take sheep" in offered(t) or "sheep" in goods(t)) is asked
    play_if_asked(t, "take sheep")
    assert goods(t) == ({"sheep": 2} if asked else {"food": 1})


# Room


@pytest.mark.card("E29", "E59", "K286")
@pytest.mark.parametrize(
    ("cards", "sheep", "boar"),
    [
        (["K286"], 3, 3),
        (["K286", "E29"], 5, 3),
        (["K286", "E59"], 5, 5),
        (["K286", "E29", "E59"], 7, 5),
    ],
)
def test_a_small_pasture_holds_more_with_every_card(
    cards: list[str], sheep: int, boar: int
) -> None:
    for animal, space, room in (("sheep", "sheep-market", sheep), ("boar", "pig-market", boar)):
        row = {"cards": [*cards, "K120"], "pastures": [["r1c5"]]}
        t = alone(row, spaces=pile(space, animal, 9))
        play(t, f"place {space}")
        assert goods(t) == {animal: room}


# Used spaces


@pytest.mark.card("I340", "K293")
@pytest.mark.parametrize(("answer", "wood"), [("use K293", 1), ("done", 0)])
def test_the_rancher_counts_the_field_of_the_ploughman(answer: str, wood: int) -> None:
    t = turn({"cards": ["I340"], "hand": ["K293"], "goods": {"food": 2}}, 4, round=4)
    play(t, "place lessons")
    t = later(t, 8)
    play(t, answer)
    play_if_asked(t, "plow r1c5")
    assert goods(t).get("wood", 0) == wood


@pytest.mark.card("I340", "I265")
@pytest.mark.parametrize(("answer", "wood"), [("use I265", 1), ("done", 0)])
def test_the_rancher_counts_the_pasture_of_the_fence_deliveryman(answer: str, wood: int) -> None:
    t = turn({"cards": ["I340"], "hand": ["I265"], "goods": {"food": 3}}, 4, round=4)
    play(t, "place lessons")
    t = later(t, 10)
    play(t, answer)
    play_if_asked(t, "fence r1c5", "done")
    assert goods(t).get("wood", 0) == wood


# A sale


def profiteer(food: dict[int, int], **row: Any) -> bocage.Table:
    """The profiteer offers a grain to others who have so much food each."""
    rows: list[dict[str, Any]] = [{"cards": ["I239"], "goods": {"grain": 2}, **row}]
    rows += [{"placed": 2, "goods": {"food": food.get(number, 0)}} for number in (1, 2, 3)]
    t = table(*rows, round=14)
    play(t, "anytime")
    return t


@pytest.mark.card("I239")
@pytest.mark.parametrize("chosen", [1, 3])
def test_the_corn_profiteer_chooses_among_several_buyers(chosen: int) -> None:
    t = profiteer({1: 2, 2: 2, 3: 5})
    for number, answer in ((1, "use I239"), (2, "done"), (3, "use I239")):
        assert (deciding(t), offered(t)) == (number, window("I239"))
        play(t, answer)
    assert (deciding(t), choices(t, "seat")) == (0, {"1", "3"})
    play(t, f"seat {chosen}")
    assert goods(t) == {"grain": 1, "food": 2}
    assert goods(t, chosen)["grain"] == 1
    assert goods(t, chosen).get("food", 0) == {1: 0, 3: 3}[chosen]
    assert goods(t, 2) == {"food": 2}


@pytest.mark.card("I239")
def test_a_single_buyer_gets_the_grain_and_nobody_makes_it_three_food() -> None:
    t = profiteer({1: 2, 3: 2})
    play(t, "done")
    assert deciding(t) == 3
    play(t, "use I239")
    assert (goods(t), goods(t, 3)) == ({"grain": 1, "food": 2}, {"grain": 1})
    t = profiteer({1: 2, 3: 2})
    play(t, "done", "done")
    assert (goods(t), goods(t, 3)) == ({"grain": 1, "food": 3}, {"food": 2})


@pytest.mark.card("I239")
def test_each_grain_is_offered_by_itself() -> None:
    t = profiteer({1: 4})
    play(t, "use I239", "anytime")
    assert deciding(t) == 1
    play(t, "use I239")
    assert (goods(t), goods(t, 1)) == ({"food": 4}, {"grain": 2})


@pytest.mark.card("I239")
def test_a_payment_counts_on_two_food_for_a_grain() -> None:
    row = {"goods": {"grain": 1}, "hand": [QUIET[0], QUIET[1]], "cards": ["I239", *QUIET[2:]]}
    rows: list[dict[str, Any]] = [row, {"placed": 2, "goods": {"food": 2}}, {"placed": 2}]
    t = table(*rows, round=14)
    play(t, "place lessons", f"play {QUIET[0]}")
    play_if_asked(t, "use I239")
    assert deciding(t) == 1
    play(t, "use I239")
    assert (seat(t)["cards"][-1], goods(t), goods(t, 1)) == (QUIET[0], {"food": 1}, {"grain": 1})


@pytest.mark.card("E29", "I102", "E59")
def test_the_reserve_takes_what_pipe_and_trough_add() -> None:
    row = {"cards": ["I102", "E29", "E59", "K120"], "pastures": MEADOWS[:0]}
    t = alone(row, spaces=pile("sheep-market", "sheep", 9))
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": 1 + 2 + 2}
    t = alone(row, spaces=pile("pig-market", "boar", 9))
    play(t, "place pig-market")
    assert goods(t) == {"boar": 1 + 2}
