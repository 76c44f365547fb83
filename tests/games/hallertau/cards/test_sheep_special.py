"""Sheep deck: cards with choices of their own, and those bound to a phase."""

from __future__ import annotations

import pytest

import bocage
from tests.games.hallertau.cards.cases import gains, holder, refused
from tests.games.hallertau.cards.farmyard import many
from tests.games.hallertau.scenario import (
    GRAIN,
    choices,
    fields,
    goods,
    offered,
    play,
    play_if_asked,
    sheep,
)

# 503


@pytest.mark.rule("H49", "HX25")
@pytest.mark.card("503")
def test_503_counts_the_smaller_of_fields_and_jewels() -> None:
    t = holder("503", {"fields": many(6), "jewels": 4})
    refused(t, "play 503-2", "card-need")
    assert gains(t, "play 503-1") == {"meat": 2}


# 511, 514, 523


@pytest.mark.rule("H49")
@pytest.mark.card("511")
@pytest.mark.parametrize("grain", GRAIN)
def test_511_costs_four_grain_of_one_type(grain: str) -> None:
    t = holder("511", {**dict.fromkeys(GRAIN, 4), "clay": 4, "wool": 4})
    play(t, "play 511")
    assert choices(t, "pay") == {f"4{good}" for good in GRAIN}
    t.undo()
    assert gains(t, "play 511", f"pay 4{grain}") == {grain: -4, "empty-2": 1, "bonus": 2}


@pytest.mark.rule("H49")
@pytest.mark.card("514")
def test_514_costs_two_goods_of_one_type_but_no_tools_jewels_or_sheep() -> None:
    stock = {"barley": 2, "rye": 1, "wool": 4, "clay": 2, "hide": 1, "milk": 2}
    t = holder("514", {**stock, "tools": 3, "jewels": 3, "sheep": 3})
    play(t, "play 514")
    assert choices(t, "pay") == {"2barley", "2wool", "2clay", "2milk"}
    t.undo()
    assert gains(t, "play 514", "pay 2wool") == {"wool": -2, "tools": 1, "empty-2": 1}


@pytest.mark.rule("H49")
@pytest.mark.card("514")
def test_514_is_refused_with_one_good_of_each_type() -> None:
    stock = {"barley": 1, "flax": 1, "hops": 1, "rye": 1, "hide": 1, "meat": 1, "milk": 1}
    t = holder("514", {**stock, "wool": 1, "clay": 1, "tools": 2, "jewels": 2, "sheep": 2})
    refused(t, "play 514", "card-cost")


@pytest.mark.rule("H49")
@pytest.mark.card("523")
def test_523_brings_four_grain_of_any_one_type() -> None:
    t = holder("523", {"tools": 4, "fields": many(5)})
    play(t, "play 523")
    assert choices(t, "take") == set(GRAIN)


@pytest.mark.rule("H49")
@pytest.mark.card("534")
def test_534_offers_the_four_animal_products() -> None:
    t = holder("534", {"jewels": 1})
    play(t, "play 534")
    assert choices(t, "take") == {"hide", "meat", "milk", "wool"}


# 522


@pytest.mark.rule("H49")
@pytest.mark.card("522")
def test_522_sows_clay_in_any_empty_field() -> None:
    t = holder("522", {"tools": 2, "clay": 3, "rye": 2, "fields": "empty-3 empty-5 rye-4"})
    play(t, "play 522")
    assert choices(t, "sow") == {"clay-3", "clay-5"}
    t.undo()
    assert gains(t, "play 522", "sow clay-5") == {
        "tools": -1,
        "clay": -1,
        "empty-5": -1,
        "clay-5": 1,
    }


@pytest.mark.rule("H49")
@pytest.mark.card("522")
def test_522_may_be_played_for_nothing() -> None:
    assert gains(holder("522", {"tools": 1, "clay": 1}), "play 522", "done") == {"tools": -1}
    assert gains(holder("522", {"tools": 1}), "play 522") == {"tools": -1}
    t = holder("522", {"tools": 1, "clay": 1, "fields": "rye-3"})
    assert gains(t, "play 522") == {"tools": -1}


@pytest.mark.rule("H49")
@pytest.mark.card("522")
def test_522_clay_is_harvested_in_phase_7() -> None:
    t = holder("530", {"fields": "clay-5"}, phase="harvest")
    assert goods(t) == {"clay": 5} and fields(t) == ["empty-4"]


@pytest.mark.rule("H49")
@pytest.mark.card("522")
def test_522_is_refused_without_a_tool() -> None:
    refused(holder("522", {"clay": 3}), "play 522", "card-cost")


# 526


@pytest.mark.rule("H49", "H41")
@pytest.mark.card("526")
def test_526_sows_up_to_three_fields_in_phase_7() -> None:
    have = {"milk": 3, "rye": 4, "fields": "empty-2 empty-3 empty-4 empty-5"}
    t = holder("526", have, phase="harvest")
    play(t, "play 526", "sow rye-5", "sow rye-4", "sow rye-3")
    assert not choices(t, "sow")
    assert goods(t) == {"milk": 1, "rye": 1 + 5 + 4 + 3}
    assert fields(t) == ["empty-2", "empty-2", "empty-3", "empty-4"]


@pytest.mark.rule("H49")
@pytest.mark.card("526")
def test_526_may_sow_less_and_also_harvested_fields() -> None:
    t = holder("526", {"milk": 2, "fields": "rye-5 flax-2"}, phase="harvest")
    assert goods(t) == {"milk": 2, "rye": 5, "flax": 2}
    play(t, "play 526")
    assert choices(t, "sow") == {"rye-4", "rye-2", "flax-4", "flax-2"}
    play(t, "sow rye-4", "done")
    assert goods(t) == {"rye": 5 - 1 + 4, "flax": 2}


@pytest.mark.rule("H49", "H41")
@pytest.mark.card("526")
def test_526_is_refused_outside_phase_7_and_with_one_milk() -> None:
    refused(holder("526", {"milk": 2}), "play 526", "card-phase")
    t = holder("526", {"milk": 1, "hops": 1, "hand": ["530"]}, phase="harvest")
    refused(t, "play 526", "card-cost")
    gains(t, "play 530")
    assert "play 526" in offered(t)


# 531


@pytest.mark.rule("H49")
@pytest.mark.card("531")
@pytest.mark.parametrize(
    ("number", "before", "moves", "after"),
    [
        (1, {"5": 2}, (), {"4": 2}),
        (1, {"4": 2}, (), {"3": 2}),
        (1, {"4": 1, "5": 1, "6": 1}, ("4", "6"), {"3": 1, "5": 2}),
        (1, {"5": 1, "6": 1, "stables": 1}, ("stables", "5"), {"4": 1, "6": 2}),
        (2, {"3": 1, "4": 1}, ("3", "4"), {"3": 1}),
        (3, {"4": 1, "5": 1}, ("4", "5"), {"4": 1}),
        (3, {"4": 1, "5": 1, "6": 1}, ("6", "5"), {"4": 2, "5": 1}),
        (4, {"stables": 3}, (), {"stables": 1, "6": 2}),
        (5, {"6": 1, "stables": 1}, ("6", "stables"), {"6": 1}),
        (6, {"stables": 3}, (), {"stables": 1}),
    ],
)
def test_531_moves_two_sheep_one_card_back(
    number: int, before: dict[str, int], moves: tuple[str, ...], after: dict[str, int]
) -> None:
    t = holder("531", {"sheep": before}, round=number)
    play(t, "play 531")
    play_if_asked(t, *(f"return sheep-{place}" for place in moves))
    assert choices(t, "take") == {"wool", "jewel"}
    assert sheep(t) == after


@pytest.mark.rule("H49")
@pytest.mark.card("531")
def test_531_says_which_sheep_are_lost() -> None:
    t = holder("531", {"sheep": {"5": 1, "6": 1, "stables": 1}}, round=4)
    play(t, "play 531")
    said = [bocage.text(t.describe(f"return sheep-{spot}")) for spot in ("5", "6")]
    assert said == [
        "Move a sheep back from card 5, into the supply",
        "Move a sheep back from card 6",
    ]
    play(t, "return sheep-5", "return sheep-6")
    told = [bocage.text(entry) for entry in t.log if "sheep" in bocage.text(entry)]
    assert told[-2:] == [
        "Seat 1 loses a sheep from card 5.",
        "Seat 1 moves a sheep back from card 6.",
    ]


@pytest.mark.rule("H49")
@pytest.mark.card("531")
def test_531_moves_no_sheep_twice() -> None:
    t = holder("531", {"sheep": {"4": 1, "5": 1, "6": 1}})
    play(t, "play 531")
    assert choices(t, "return") == {"sheep-4", "sheep-5", "sheep-6"}
    play(t, "return sheep-6")
    assert choices(t, "return") == {"sheep-4", "sheep-5"}
    play(t, "return sheep-5")
    assert sheep(t) == {"4": 2, "5": 1}


@pytest.mark.rule("H49")
@pytest.mark.card("531")
@pytest.mark.parametrize(("taken", "gain"), [("wool", {"wool": 4}), ("jewel", {"jewels": 1})])
def test_531_brings_wool_or_a_jewel(taken: str, gain: dict[str, int]) -> None:
    t = holder("531", {"sheep": 2})
    changes = gains(t, "play 531", f"take {taken}")
    assert changes == {"sheep-stables": -2, "sheep-6": 2, "bonus": 1, **gain}


@pytest.mark.rule("H49")
@pytest.mark.card("531")
def test_531_is_refused_with_one_sheep() -> None:
    refused(holder("531", {"sheep": {"4": 1}}), "play 531", "card-cost")


# Between cost and effect


@pytest.mark.rule("H49", "H35")
@pytest.mark.card("509")
def test_509_can_be_played_between_the_cost_and_the_effect_of_512() -> None:
    t = holder("512", {"fields": "rye-5", "hand": ["509"]})
    refused(t, "play 509-4", "card-need")
    play(t, "play 512")
    assert fields(t) == [] and "play 509-4" in offered(t)
    play(t, "play 509-4")
    assert fields(t) == ["empty-3", "empty-3", "empty-5"]
    assert t.observe(0)["seats"][0]["hand_size"]["bonus"] == 2


@pytest.mark.rule("H49", "H35")
@pytest.mark.card("509")
def test_509_is_too_late_once_512_has_brought_its_fields() -> None:
    t = holder("512", {"fields": "rye-5", "hand": ["509"]})
    play(t, "play 512", "done")
    assert fields(t) == ["empty-3", "empty-3"]
    refused(t, "play 509-4", "card-need")
    refused(t, "play 509-3", "card-need")
