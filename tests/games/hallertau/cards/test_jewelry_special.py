"""Jewelry deck: cards with choices of their own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hallertau.cards.cases import gains, holder, refused, spaces
from tests.games.hallertau.cards.farmyard import many, slid
from tests.games.hallertau.scenario import (
    GRAIN,
    choices,
    goods,
    offered,
    pays,
    play,
    prompt,
)

# 709, 712, 718


@pytest.mark.rule("H51")
@pytest.mark.card("709")
def test_709_compares_crafts_with_each_other_and_not_with_the_start() -> None:
    village = slid(2)
    for position, possible in ((5, False), (6, True)):
        crafts = {**village["crafts"], "icehouse": position}
        boulders = {**village["boulders"], "icehouse": [position + 2, position + 4]}
        t = holder("709", {**village, "crafts": crafts, "boulders": boulders})
        assert ("play 709" in offered(t)) == possible


@pytest.mark.rule("H51")
@pytest.mark.card("712")
def test_712_both_conditions_together_bring_no_more_than_the_better() -> None:
    t = holder("712", {"jewels": 5, "tools": 6})
    refused(t, "play 712-3", "card-need")
    assert gains(t, "play 712-2") == {"flax": 3, "bonus": 1}


@pytest.mark.rule("H51")
@pytest.mark.card("718")
def test_718_costs_hides_or_hops() -> None:
    t = holder("718", {"hide": 4, "hops": 5})
    play(t, "play 718")
    assert choices(t, "pay") == {"3hide", "4hops"}
    t.undo()
    assert gains(t, "play 718", "pay 4hops") == {"hops": -4, "empty-3": 2, "bonus": 1}


@pytest.mark.rule("H51")
@pytest.mark.card("721")
def test_721_brings_any_grain() -> None:
    t = holder("721", {"jewels": 1})
    play(t, "play 721")
    assert choices(t, "take") == set(GRAIN)


# 723


@pytest.mark.rule("H51")
@pytest.mark.card("723")
@pytest.mark.parametrize(("flax", "hides"), [(7, 0), (5, 1), (3, 2), (1, 3), (0, 4)])
def test_723_has_five_prices(flax: int, hides: int) -> None:
    have = {"flax": flax, "hide": hides}
    paid = {good: -count for good, count in have.items() if count}
    assert gains(holder("723", have), "play 723") == {**paid, "jewels": 2, "bonus": 1}
    for good in paid:
        refused(holder("723", {**have, good: have[good] - 1}), "play 723", "card-cost")


@pytest.mark.rule("H51")
@pytest.mark.card("723")
def test_723_lets_one_choose_among_the_prices() -> None:
    t = holder("723", {"flax": 7, "hide": 4})
    play(t, "play 723")
    found = pays(t)
    assert set(found) == {"7flax", "5flax+1hide", "3flax+2hide", "1flax+3hide", "4hide"}
    play(t, found["3flax+2hide"])
    assert goods(t) == {"flax": 4, "hide": 2}


# 725

BOARD = {"land-sale": [1, 2, 0], "town-hall": [1, 0, 0], "clearing": [1, 2, 3]}


@pytest.mark.rule("H51")
@pytest.mark.card("725")
def test_725_clears_the_top_row_of_land_sale_and_town_hall() -> None:
    t = holder("725", {"tools": 1}, spaces=BOARD)
    assert gains(t, "play 725", "accept") == {"tools": -1, "bonus": 1}
    assert spaces(t) == {"land-sale": [1, 0, 0], "clearing": [1, 2, 3]}


@pytest.mark.rule("H51")
@pytest.mark.card("725")
def test_725_clears_both_spaces_or_none() -> None:
    t = holder("725", {"tools": 2}, spaces=BOARD)
    play(t, "play 725")
    assert prompt(t) == "prompt-hallertau-accept"
    assert {"accept", "done"} <= offered(t) and not choices(t, "clear")
    t.undo()
    assert gains(t, "play 725", "done") == {"tools": -1, "bonus": 1}
    assert spaces(t) == BOARD


@pytest.mark.rule("H51")
@pytest.mark.card("725")
def test_725_brings_its_bonus_card_on_an_empty_board_too() -> None:
    assert gains(holder("725", {"tools": 1}), "play 725") == {"tools": -1, "bonus": 1}


@pytest.mark.rule("H51")
@pytest.mark.card("725")
def test_725_is_refused_without_a_tool() -> None:
    refused(holder("725", {}, spaces=BOARD), "play 725", "card-cost")


# 728


@pytest.mark.rule("H51")
@pytest.mark.card("728")
def test_728_keeps_three_grain_of_the_owners_choice() -> None:
    have = {"barley": 1, "hops": 2, "rye": 2, "clay": 5, "milk": 4, "fields": "rye-2"}
    t = holder("728", have)
    play(t, "play 728")
    assert choices(t, "keep") == {"barley", "hops", "rye"}
    play(t, "keep hops", "keep rye")
    assert choices(t, "keep") == {"barley", "hops", "rye"}
    play(t, "keep hops")
    assert not choices(t, "keep")
    assert goods(t) == {"hops": 2, "rye": 1, "clay": 5, "milk": 4}


@pytest.mark.rule("H51")
@pytest.mark.card("728")
@pytest.mark.parametrize(
    ("have", "dropped"),
    [({"rye": 3}, {}), ({"flax": 1, "rye": 2}, {}), ({}, {}), ({"rye": 7}, {"rye": -4})],
)
def test_728_costs_what_is_beyond_three_grain(
    have: dict[str, Any], dropped: dict[str, int]
) -> None:
    t = holder("728", {**have, "clay": 4, "fields": "rye-2 flax-3"})
    assert gains(t, "play 728") == {**dropped, "bonus": 1}


@pytest.mark.rule("H51", "H25", "H35")
@pytest.mark.card("728")
def test_728_can_be_played_between_two_harvests() -> None:
    have = {"fields": "rye-3 barley-5 empty-5 empty-5"}
    t = holder("728", have, phase="harvest", round=2)
    play(t, "harvest rye-3", "play 728", "sow rye-5", "sow rye-5", "sow rye-2")
    play(t, "harvest all")
    assert goods(t) == {"barley": 5, "rye": 12}


@pytest.mark.rule("H51")
@pytest.mark.card("728")
def test_728_sows_up_to_three_fields() -> None:
    t = holder("728", {"rye": 3, "fields": "empty-2 empty-3 empty-5 flax-4"})
    assert gains(t, "play 728", "sow rye-5", "sow rye-3", "sow rye-2") == {
        "rye": -3,
        "empty-2": -1,
        "empty-3": -1,
        "empty-5": -1,
        "rye-2": 1,
        "rye-3": 1,
        "rye-5": 1,
        "bonus": 1,
    }
    t = holder("728", {"rye": 3, "fields": many(4)})
    assert gains(t, "play 728", "sow rye-2", "done") == {
        "rye": -1,
        "empty-2": -1,
        "rye-2": 1,
        "bonus": 1,
    }


@pytest.mark.rule("H51")
@pytest.mark.card("728")
def test_728_asks_for_nothing_but_to_be_in_hand() -> None:
    t = holder("701", {"rye": 2})
    refused(t, "play 728", "no-card")
    t = holder("701", {"rye": 2, "played": ["728"]})
    refused(t, "play 728", "card-played")


# 729


@pytest.mark.rule("H51")
@pytest.mark.card("729")
def test_729_brings_a_field_that_may_be_sown_at_once() -> None:
    have = {"jewels": 1, "rye": 2, "fields": "empty-3"}
    t = holder("729", have)
    play(t, "play 729")
    assert choices(t, "sow") == {"rye-3", "rye-4"}
    t.undo()
    assert gains(t, "play 729", "sow rye-4") == {"jewels": -1, "rye": -1, "rye-4": 1}
    assert gains(holder("729", have), "play 729", "sow rye-3") == {
        "jewels": -1,
        "rye": -1,
        "empty-3": -1,
        "rye-3": 1,
        "empty-4": 1,
    }
    assert gains(holder("729", have), "play 729", "done") == {"jewels": -1, "empty-4": 1}


@pytest.mark.rule("H51")
@pytest.mark.card("729")
def test_729_sows_without_room_for_a_field_too() -> None:
    t = holder("729", {"jewels": 1, "flax": 1, "fields": f"empty-3 {many(7, 'rye-2')}"})
    changes = gains(t, "play 729", "sow flax-3")
    assert changes == {"jewels": -1, "flax": -1, "empty-3": -1, "flax-3": 1}


@pytest.mark.rule("H51")
@pytest.mark.card("729")
def test_729_is_refused_without_a_jewel() -> None:
    refused(holder("729", {"rye": 2}), "play 729", "card-cost")


# 731


@pytest.mark.rule("H51", "HX26")
@pytest.mark.card("731")
def test_731_brings_half_of_the_hides_rounded_down() -> None:
    t = holder("731", {"tools": 1, "hide": 5})
    assert gains(t, "play 731") == {"tools": -1, "barley": 2, "wool": 2, "bonus": 1}
