"""Cards together that have a say where goods are taken from spaces."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import choices, goods, lying, offered, play, play_if_asked, seat
from tests.games.common import deciding

from .deck_i import ZED, work
from .later import spaces_of
from .tables import FREE, MAJORS, alone, dawn, pile, table, turn, window

IDLE = {"placed": 2}
FOOD = {"goods": {"food": 1}}

# Wood that is left, and wood elsewhere


@pytest.mark.card("I253", "E152", "E176", "I79", "K290")
@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("E152", {"food": 1}),
        ("E176", {"wood": 1}),
        ("I79", {"wood": 2}),
        ("K290", {"clay": 1}),
    ],
)
def test_all_wood_left_for_a_boar_still_counts_as_taken(card: str, more: dict[str, int]) -> None:
    t = turn({"cards": ["I253", card]}, 4, spaces=pile("forest", "wood", 2))
    play(t, "place forest", "use I253")
    assert goods(t) == {"boar": 1, **more}
    assert lying(t, "forest") == {"wood": 2}


@pytest.mark.card("I253", "E34", "E196", "Z313")
@pytest.mark.parametrize(("card", "wood"), [("I253", 2), ("E34", 2), ("E196", 1)])
def test_the_stump_jump_plough_goes_with_wood_that_is_left(card: str, wood: int) -> None:
    row = {"cards": [card, "Z313"], "house": "clay", **FOOD}
    t = turn(row, 4, options=ZED, spaces=pile("forest", "wood", wood))
    play(t, "place forest", f"use {card}", "use Z313", "plow r1c5")
    assert list(seat(t)["fields"]) == ["r1c5"]
    assert lying(t, "forest") == {"wood": wood}


@pytest.mark.card("E196", "I79")
def test_a_wood_left_for_mushrooms_still_fills_the_wood_cart() -> None:
    t = turn({"cards": ["E196", "I79"]}, spaces=pile("forest", "wood", 1))
    play(t, "place forest", "use E196")
    assert (goods(t), lying(t, "forest")) == ({"wood": 2, "food": 2}, {"wood": 1})


@pytest.mark.card("K284", "E152", "E176", "I79", "Z313")
@pytest.mark.parametrize(
    ("card", "more"), [("E152", {"food": 1}), ("E176", {"wood": 2}), ("I79", {"wood": 3})]
)
@pytest.mark.parametrize(
    ("space", "there"), [("clay-pit", "clay"), ("reed-bank", "reed"), ("fishing", "food")]
)
def test_wood_of_the_distributor_is_taken_where_it_lies(
    card: str, more: dict[str, int], space: str, there: str
) -> None:
    t = dawn({"cards": ["K284", card]})
    play(t, "use K284", f"place {space}")
    found = {"wood": 1, there: 1}
    for good, n in more.items():
        found[good] = found.get(good, 0) + n if good == "food" else n
    assert goods(t) == found


@pytest.mark.card("E176", "Z313")
def test_the_woodcutter_and_the_stump_jump_plough_hear_the_same() -> None:
    row = {"cards": ["E176", "Z313"], "house": "stone", **FOOD}
    t = alone(row, options=ZED, spaces=pile("forest", "wood", 3))
    play(t, "place forest", "use Z313", "plow r1c5")
    assert (goods(t), list(seat(t)["fields"])) == ({"wood": 4}, ["r1c5"])


# Fishing


@pytest.mark.card("E161", "I95", "K126", "E12", "E22", "E30")
@pytest.mark.parametrize("gear", ["I95", "K126", "E12", "E22", "E30"])
def test_the_fisherman_pays_the_owner_of_fishing_gear(gear: str) -> None:
    spaces = pile("fishing", "food", 3)
    rows: list[dict[str, Any]] = [{"cards": ["E161"]}, {"cards": [gear]}, {}]
    t = table(*rows, round=6, spaces=spaces)
    play(t, "place fishing", "use E161")
    assert [goods(t, n) for n in range(3)] == [{"food": 5}, {"food": 1}, {}]


@pytest.mark.card("E161", "I95", "K126")
def test_own_fishing_gear_costs_the_fisherman_nothing_and_works() -> None:
    t = turn({"cards": ["E161", "I95", "K126"]}, 3, spaces=pile("fishing", "food", 3))
    play(t, "place fishing", "use E161")
    assert goods(t) == {"food": 2 * 3 + 1}


@pytest.mark.card("E161", "I248")
def test_food_of_the_net_fisherman_is_not_doubled() -> None:
    spaces = spaces_of(reed_bank={"reed": 1}, fishing={"food": 3})
    t = turn({"cards": ["E161", "I248"], "placed": 1}, 3, spaces=spaces, round=5)
    play(t, "place reed-bank")
    assert (t.position()["round"], goods(t)) == (6, {"reed": 1, "food": 3})


# The pieceworker


@pytest.mark.card("K268", "E34")
@pytest.mark.parametrize(("food", "found"), [(0, {"food": 3}), (1, {"food": 3, "wood": 1})])
def test_the_pieceworker_buys_wood_beside_what_is_left_in_the_basket(
    food: int, found: dict[str, int]
) -> None:
    row = {"cards": ["K268", "E34"], "goods": {"food": food}}
    t = turn(row, spaces=pile("forest", "wood", 2))
    play(t, "place forest", "use E34")
    play_if_asked(t, "use K268", "take wood")
    play_if_asked(t, "done")
    assert (goods(t), lying(t, "forest")) == (found, {"wood": 2})


@pytest.mark.card("K268", "E39", "I104")
@pytest.mark.parametrize(("card", "grain", "got"), [("E39", 1, 1), ("I104", 3, 2)])
def test_the_pieceworker_buys_nothing_at_a_market_of_a_card(
    card: str, grain: int, got: int
) -> None:
    row = {"cards": ["K268"], "hand": [card, FREE], "goods": {"grain": grain, "food": 2}}
    t = alone(row)
    play(t, "place meeting-place", f"play {card}")
    assert (goods(t), offered(t)) == ({"vegetable": got, "food": 2}, {"start", "done"})


# Shares and purchases


@pytest.mark.card("I80", "I234")
@pytest.mark.parametrize(("wood", "left"), [(1, 0), (2, 0), (3, 1)])
def test_the_spinney_takes_its_wood_before_the_wood_buyer(wood: int, left: int) -> None:
    rows: list[dict[str, Any]] = [{"goods": {"wood": 5}}, {"cards": ["I80"]}]
    t = table(*rows, {"cards": ["I234"], **FOOD}, round=6, spaces=pile("forest", "wood", wood))
    play(t, "place forest")
    if wood == 1:
        assert deciding(t) == 1, "nothing is left of the wood that was taken"
        return
    assert (deciding(t), offered(t)) == (2, window("I234"))
    play(t, "use I234")
    assert goods(t) == {"wood": 5 + left, "food": 1}
    assert [goods(t, n) for n in (1, 2)] == [{"wood": 1}, {"wood": 1}]


@pytest.mark.card("I80", "E34")
def test_the_spinney_takes_its_wood_before_the_basket() -> None:
    rows: list[dict[str, Any]] = [{"cards": ["E34"]}, {"cards": ["I80"]}]
    t = table(*rows, round=6, spaces=pile("forest", "wood", 2))
    play(t, "place forest")
    assert [goods(t, n) for n in range(2)] == [{"wood": 1}, {"wood": 1}]


@pytest.mark.card("K308", "Z328")
@pytest.mark.parametrize(("lies", "more"), [(0, 0), (1, 1), (3, 1)])
def test_food_of_the_foreman_counts_for_the_cooper(lies: int, more: int) -> None:
    rows: list[dict[str, Any]] = [{"cards": ["K308"]}, {"cards": ["Z328"]}, {}, {}]
    spaces = pile("fishing", "food", lies) if lies else {}
    t = table(*rows, round=6, phase="preparation", options=ZED, spaces=spaces)
    play_if_asked(t, "use K308")
    play(t, "place fishing", "place fishing")
    assert [goods(t), goods(t, 1)] == [{"food": lies + 2}, {"food": more} if more else {}]


# The mail coach


def posted(rows: list[dict[str, Any]], **position: Any) -> bocage.Table:
    """A table of four in round 10, in the turn of seat 1; seat 0 lets the mail wait."""
    given = [{"cards": ["Z329"], "placed": 1}, *rows, *[IDLE] * (3 - len(rows))]
    return table(*given, turn=1, round=10, options=ZED, **position)


@pytest.mark.card("Z329", "I80")
def test_wood_of_the_spinney_comes_with_the_mail() -> None:
    rows: list[dict[str, Any]] = [{"placed": 1}, {"cards": ["I80"], **IDLE}]
    t = posted(rows, spaces=pile("forest", "wood", 3))
    work(t, "forest")
    assert [goods(t, n) for n in (1, 2)] == [{}, {}]
    work(t, "day-laborer")
    assert [goods(t, n) for n in (1, 2)] == [{"wood": 2}, {"wood": 1}]


@pytest.mark.card("Z329", "I234", "I251", "I255")
@pytest.mark.parametrize(
    ("card", "space", "good", "paid"),
    [
        ("I234", "forest", "wood", 1),
        ("I251", "reed-bank", "reed", 2),
        ("I255", "western-quarry", "stone", 2),
    ],
)
def test_what_comes_with_the_mail_is_bought_when_it_comes(
    card: str, space: str, good: str, paid: int
) -> None:
    rows: list[dict[str, Any]] = [{"placed": 1}, {"cards": [card], **FOOD, **IDLE}]
    t = posted(rows, spaces=pile(space, good, 3))
    work(t, space)
    assert deciding(t) == 0
    work(t, "day-laborer")
    assert (deciding(t), offered(t)) == (2, window(card))
    play(t, f"use {card}")
    assert [goods(t, n) for n in (1, 2)] == [{good: 2, "food": paid}, {good: 1}]


@pytest.mark.card("Z329", "K310")
@pytest.mark.parametrize(
    ("first", "found"), [("wood", {"wood": 4, "clay": 2}), ("clay", {"wood": 4, "clay": 1})]
)
def test_each_chooses_the_order_in_which_the_mail_is_received(
    first: str, found: dict[str, int]
) -> None:
    spaces = spaces_of(forest={"wood": 3}, clay_pit={"clay": 1})
    rows: list[dict[str, Any]] = [{"cards": ["Z329"], "placed": 1}, {"cards": ["K310"]}, IDLE, IDLE]
    t = table(*rows, turn=1, round=10, options=ZED, spaces=spaces)
    work(t, "clay-pit", "day-laborer", "forest")
    assert (deciding(t), choices(t, "take")) == (1, {"wood", "clay"})
    play(t, f"take {first}")
    assert goods(t, 1) == found


@pytest.mark.card("Z329")
@pytest.mark.parametrize(("first", "kept"), [("sheep", "boar"), ("boar", "boar")])
def test_animals_come_with_the_mail_one_type_after_the_other(first: str, kept: str) -> None:
    spaces = spaces_of(sheep_market={"sheep": 1}, pig_market={"boar": 1})
    row = {"cards": [MAJORS["fireplace-2"]]}
    rows: list[dict[str, Any]] = [{"cards": ["Z329"], "placed": 1}, row, IDLE, IDLE]
    t = table(*rows, turn=1, round=10, options=ZED, spaces=spaces)
    work(t, "sheep-market", "day-laborer", "pig-market")
    assert goods(t, 1) == {}
    play(t, f"take {first}")
    assert deciding(t) == 1
    play(t, "cook sheep")
    assert goods(t, 1) == {kept: 1, "food": 2}


@pytest.mark.card("Z329", "E176", "E188")
def test_what_cards_add_to_goods_that_wait_comes_at_once() -> None:
    spaces = spaces_of(forest={"wood": 3}, clay_pit={"clay": 1})
    rows: list[dict[str, Any]] = [
        {"cards": ["Z329"], "placed": 1},
        {"cards": ["E176", "E188"]},
        IDLE,
        IDLE,
    ]
    t = table(*rows, turn=1, round=10, options=ZED, spaces=spaces)
    work(t, "forest")
    assert goods(t, 1) == {"wood": 1}
    work(t, "day-laborer", "clay-pit")
    assert goods(t, 1) == {"wood": 4, "clay": 3}
