"""Hops deck: cards with choices of their own, and those bound to a phase."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.hallertau.cards.cases import gains, holder, refused, spaces
from tests.games.hallertau.scenario import (
    choices,
    current,
    decks,
    fields,
    goods,
    hand,
    offered,
    play,
    play_if_asked,
    sheep,
)

# 401


@pytest.mark.rule("H48", "HX18")
@pytest.mark.card("401")
@pytest.mark.parametrize("paid", ["barley", "rye"])
def test_401_costs_a_barley_or_a_rye(paid: str) -> None:
    t = holder("401", {"barley": 1, "rye": 1, "flax": 1, "hops": 1})
    assert gains(t, "play 401", f"pay 1{paid}") == {paid: -1, "bonus": 1}
    assert gains(holder("401", {paid: 2}), "play 401") == {paid: -1, "bonus": 1}


@pytest.mark.rule("H48", "HX18")
@pytest.mark.card("401")
def test_401_is_refused_without_barley_and_rye() -> None:
    refused(holder("401", {"flax": 1, "hops": 1}), "play 401", "card-cost")


@pytest.mark.rule("H48")
@pytest.mark.card("401")
@pytest.mark.parametrize(
    ("before", "moves", "after"),
    [
        ({"4": 2}, ("move sheep-4", "move sheep-4"), {"5": 2}),
        ({"4": 1, "5": 1}, ("move sheep-4", "move sheep-5"), {"5": 1, "6": 1}),
        ({"4": 1, "5": 1}, ("move sheep-5", "move sheep-4"), {"5": 1, "6": 1}),
        ({"6": 2, "stables": 1}, ("move sheep-6", "move sheep-6"), {"stables": 3}),
        ({"4": 3}, ("move sheep-4", "done"), {"4": 2, "5": 1}),
        ({"4": 1}, ("move sheep-4",), {"5": 1}),
        ({"4": 1}, ("done",), {"4": 1}),
        ({"stables": 2}, (), {"stables": 2}),
    ],
)
def test_401_moves_up_to_two_sheep(
    before: dict[str, int], moves: tuple[str, ...], after: dict[str, int]
) -> None:
    t = holder("401", {"rye": 1, "sheep": before})
    changes = gains(t, "play 401", *moves)
    assert (changes["rye"], changes["bonus"]) == (-1, 1)
    assert sheep(t) == after
    assert not choices(t, "move")


@pytest.mark.rule("H48")
@pytest.mark.card("401")
def test_401_moves_no_sheep_twice() -> None:
    t = holder("401", {"rye": 1, "sheep": {"4": 1, "6": 1}})
    play(t, "play 401")
    assert choices(t, "move") == {"sheep-4", "sheep-6"}
    play(t, "move sheep-4")
    assert choices(t, "move") == {"sheep-6"}


# 405


@pytest.mark.rule("H48", "HX18")
@pytest.mark.card("405")
def test_405_costs_one_of_each_grain() -> None:
    grain = {"barley": 1, "flax": 2, "hops": 1, "rye": 1}
    assert gains(holder("405", grain), "play 405") == {
        **dict.fromkeys(grain, -1),
        "milk": 1,
        "wool": 2,
        "sheep-4": 1,
        "bonus": 1,
    }
    for missing in grain:
        refused(holder("405", {**grain, missing: 0}), "play 405", "card-cost")


# 414


@pytest.mark.rule("H48")
@pytest.mark.card("414")
def test_414_discards_the_two_other_cards() -> None:
    t = holder("414", {"hand": ["001", "901"]})
    play(t, "play 414")
    play_if_asked(t, "discard 001", "discard 901")
    assert t.observe(0)["seats"][0]["tools"] == 1 and len(hand(t)) == 1
    assert set(t.observe(0)["discarded"]) == {"001", "901"}


@pytest.mark.rule("H48", "H08")
@pytest.mark.card("414")
def test_414_lets_one_choose_what_is_discarded() -> None:
    t = holder("414", {"hand": ["004", "402", "801", "902"]})
    assert gains(t.copy(), "play 414", "discard 004", "discard 902") == {
        "gateway": -1,
        "point": -1,
        "tools": 1,
        "bonus": 1,
    }
    bonus = decks(t)["bonus"]
    play(t, "play 414")
    assert choices(t, "discard") == {"004", "402", "801", "902"}
    play(t, "discard 801")
    assert choices(t, "discard") == {"004", "402", "902"}
    play(t, "discard 402")
    assert {"004", "902"} < set(hand(t)) and len(hand(t)) == 3
    assert set(t.observe(0)["discarded"]) == {"402", "801"}
    assert decks(t)["bonus"] == bonus - 1


@pytest.mark.rule("H48")
@pytest.mark.card("414")
def test_414_is_not_one_of_the_two_cards() -> None:
    refused(holder("414", {"hand": ["001"]}), "play 414", "card-cost")


# 419


def visiting(board: dict[str, list[int]], **at: Any) -> bocage.Table:
    """A holder of 419 with a jewel who is asked at the end of phase 2 of round 2."""
    return holder("419", {"jewels": 2}, phase="workers", spaces=board, **{"round": 2, **at})


@pytest.mark.rule("H48")
@pytest.mark.card("419")
@pytest.mark.parametrize(
    ("before", "after"), [([0, 0, 0], [1, 0, 0]), ([1, 0, 0], [1, 2, 0])], ids=["empty", "one"]
)
def test_419_uses_a_space_with_workers_of_the_supply(before: list[int], after: list[int]) -> None:
    t = visiting({"weekly-market": before})
    assert gains(t, "play 419", "visit weekly-market") == {"jewels": -1, "sheep-5": 1, "meat": 1}
    assert spaces(t) == {"weekly-market": after}


@pytest.mark.rule("H48")
@pytest.mark.card("419")
def test_419_offers_only_spaces_whose_second_row_is_free() -> None:
    board = {
        "clearing": [1, 2, 0],
        "nursery": [1, 2, 3],
        "bonus-card": [1, 2],
        "point-card": [1, 0],
        "land-sale": [1, 0, 0],
    }
    t = visiting(board)
    play(t, "play 419")
    found = choices(t, "visit")
    assert {"point-card", "land-sale", "gateway-card", "farming"} <= found
    assert not found & {"clearing", "nursery", "bonus-card"}


@pytest.mark.rule("H48")
@pytest.mark.card("419")
def test_419_on_a_corner_space_brings_card_and_marker() -> None:
    t = visiting({"point-card": [1, 0]}, starting_player=1)
    assert gains(t, "play 419", "visit point-card") == {"jewels": -1, "point": 1}
    assert spaces(t) == {"point-card": [1, 2]}
    assert t.observe(0)["starting_player"] == 0


@pytest.mark.rule("H48")
@pytest.mark.card("419")
def test_419_may_be_played_for_nothing() -> None:
    t = visiting({})
    assert gains(t, "play 419", "done") == {"jewels": -1}
    assert spaces(t) == {}


@pytest.mark.rule("H48", "H58")
@pytest.mark.card("419")
def test_419_can_be_played_at_the_last_chance() -> None:
    t = holder("419", {"jewels": 1}, phase="last-chance", round=6)
    gains(t, "play 419", "visit sheep-market")
    assert sheep(t) == {"stables": 1} and goods(t) == {"hide": 1}


@pytest.mark.rule("H48")
@pytest.mark.card("419")
def test_419_sows_in_phase_7_what_is_harvested_in_it() -> None:
    t = holder("419", {"jewels": 1, "rye": 2, "fields": "empty-4"}, phase="harvest")
    play(t, "play 419", "visit cultivation", "sow rye-4")
    assert goods(t) == {"rye": 2 - 1 + 4} and fields(t) == ["empty-3"]


@pytest.mark.rule("H48", "H16")
@pytest.mark.card("419")
def test_419_leaves_ones_own_workers_alone() -> None:
    t = visiting({})
    play(t, "play 419", "visit nursery")
    play_if_asked(t, "take clay")
    assert goods(t) == {"clay": 3}
    assert current(t) == (2, "actions") and t.observe(0)["seats"][0]["workers"] == 6


@pytest.mark.rule("H48", "H41")
@pytest.mark.card("419")
def test_419_is_refused_in_phase_4_and_without_a_jewel() -> None:
    refused(holder("419", {"jewels": 1}), "play 419", "card-not-phase")
    t = holder("419", {"hops": 1, "hand": ["802"]}, phase="income", round=2)
    assert "play 802" in offered(t)
    refused(t, "play 419", "card-cost")


# 426


def harvesting(card: str, have: dict[str, Any], **at: Any) -> bocage.Table:
    """A holder of a card at the beginning of phase 7."""
    return holder(card, have, phase="harvest", **at)


@pytest.mark.rule("H48", "H41")
@pytest.mark.card("426")
@pytest.mark.parametrize(
    ("field", "harvest"), [("rye-4", {"rye": 8, "flax": 3}), ("flax-3", {"rye": 4, "flax": 6})]
)
def test_426_doubles_the_yield_of_one_field(field: str, harvest: dict[str, int]) -> None:
    t = harvesting("426", {"tools": 6, "fields": "rye-4 flax-3 empty-2"})
    play(t, "play 426")
    assert choices(t, "double") == {"rye-4", "flax-3"}
    play(t, f"double {field}")
    play_if_asked(t, "harvest all")
    assert goods(t) == harvest
    assert fields(t) == ["empty-2", "empty-2", "empty-3"]


@pytest.mark.rule("H48")
@pytest.mark.card("426")
def test_426_doubles_all_that_is_sown_on_a_field() -> None:
    have = {"tools": 6, "fields": "hops+hops-3 empty-2"}
    t = harvesting("426", have, options={"merged": True})
    play(t, "play 426", "double hops+hops-3")
    assert goods(t) == {"hops": 12}


@pytest.mark.rule("H48")
@pytest.mark.card("426")
def test_426_finds_nothing_in_a_field_that_is_harvested() -> None:
    t = harvesting("426", {"tools": 6, "fields": "rye-4 flax-3"})
    play(t, "done")
    assert goods(t) == {"rye": 4, "flax": 3}
    gains(t, "play 426")
    assert goods(t) == {"rye": 4, "flax": 3}


@pytest.mark.rule("H48", "H41")
@pytest.mark.card("426")
def test_426_is_refused_outside_phase_7_and_with_5_tools() -> None:
    refused(holder("426", {"tools": 6, "fields": "rye-4"}), "play 426", "card-phase")
    t = harvesting("426", {"tools": 5, "fields": "rye-4 empty-5", "hand": ["427"]})
    assert "play 427-1" in offered(t)
    refused(t, "play 426", "card-need")


# 427


@pytest.mark.rule("H48", "H41")
@pytest.mark.card("427")
@pytest.mark.parametrize(("step", "milk", "most"), [(1, 0, 1), (2, 1, 2), (3, 3, 3)])
def test_427_sows_one_to_three_fields_that_are_harvested_at_once(
    step: int, milk: int, most: int
) -> None:
    grain = {"rye": 1, "flax": 1, "hops": 1}
    t = harvesting("427", {**grain, "milk": 4, "fields": "empty-2 empty-3 empty-4 barley-5"})
    sown = ("rye-4", "flax-3", "hops-2")[:most]
    play(t, f"play 427-{step}", *(f"sow {field}" for field in sown))
    assert not choices(t, "sow")
    play_if_asked(t, "harvest all")
    yields = {"rye": 4, "flax": 3, "hops": 2}
    wanted = {good: yields[good] if f"{good}-{yields[good]}" in sown else 1 for good in grain}
    assert goods(t) == {**wanted, "barley": 5, "milk": 4 - milk}


@pytest.mark.rule("H48")
@pytest.mark.card("427")
def test_427_may_sow_less_or_nothing() -> None:
    have = {"rye": 2, "milk": 3, "fields": "empty-3 empty-4"}
    t = harvesting("427", have)
    assert gains(t, "play 427-3", "sow rye-4", "done") == {
        "milk": -3,
        "rye": 3,
        "empty-4": -1,
        "empty-3": 1,
    }
    t = harvesting("427", have)
    assert gains(t, "play 427-2", "done") == {"milk": -1}


@pytest.mark.rule("H48")
@pytest.mark.card("427")
def test_427_sows_a_harvested_field_again() -> None:
    t = harvesting("427", {"fields": "rye-4 flax-3"})
    assert goods(t) == {"rye": 4, "flax": 3}
    play(t, "play 427-1", "sow rye-3")
    assert goods(t) == {"rye": 4 - 1 + 3, "flax": 3}
    assert fields(t) == ["empty-2", "empty-2"]


@pytest.mark.rule("H48")
@pytest.mark.card("427")
def test_427_sows_the_only_field_again_after_its_harvest() -> None:
    t = harvesting("427", {"fields": "rye-4"})
    play(t, "play 427-1", "sow rye-3")
    assert goods(t) == {"rye": 4 - 1 + 3} and fields(t) == ["empty-2"]


@pytest.mark.rule("H48", "H41")
@pytest.mark.card("427")
def test_427_is_refused_outside_phase_7_and_without_the_milk() -> None:
    refused(holder("427", {"milk": 3}), "play 427-1", "card-phase")
    t = harvesting("427", {"rye": 1})
    refused(t, "play 427-2", "card-cost")
    t = harvesting("427", {"rye": 1, "milk": 2})
    refused(t, "play 427-3", "card-cost")
    assert current(t) == (1, "harvest")
