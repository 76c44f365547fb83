"""Jewelry deck: cards that wait for a moment, on the board, after an action or in a phase."""

from __future__ import annotations

import pytest

import bocage
from tests.games.hallertau.cards.cases import gains, holder, refused, spaces
from tests.games.hallertau.cards.farmyard import all_but, many
from tests.games.hallertau.scenario import (
    choices,
    current,
    deciding,
    fields,
    goods,
    hand,
    offered,
    play,
    sheep,
    work_off,
)

IDLE = {"workers": 0}

# 702


@pytest.mark.rule("H51")
@pytest.mark.card("702")
@pytest.mark.parametrize("workers", [3, 5])
def test_702_follows_three_workers_turned_into_tools_at_once(workers: int) -> None:
    t = holder("702", {"workers": 6})
    play(t, f"tools {workers}")
    assert deciding(t) == 0
    assert gains(t, "play 702") == {"sheep-4": 1}


@pytest.mark.rule("H51")
@pytest.mark.card("702")
def test_702_can_follow_the_last_workers_of_the_phase() -> None:
    t = holder("702", {"workers": 3}, IDLE, round=4)
    play(t, "tools 3")
    assert current(t) == (4, "actions")
    assert gains(t, "play 702")["sheep-stables"] == 1


@pytest.mark.rule("H51")
@pytest.mark.card("702")
def test_702_is_refused_unless_three_were_turned_just_now() -> None:
    t = holder("702", {"workers": 12, "tools": 5}, IDLE)
    refused(t, "play 702", "card-need")
    play(t, "tools 2")
    refused(t, "play 702", "card-need")
    play(t, "tools 2")
    refused(t, "play 702", "card-need")
    play(t, "tools 3")
    assert "play 702" in offered(t)
    play(t, "place clay-delivery")
    refused(t, "play 702", "card-need")


@pytest.mark.rule("H51", "H42")
@pytest.mark.card("702")
def test_702_needs_workers_of_ones_own() -> None:
    t = holder("702", {"workers": 6}, {"workers": 6}, turn=1)
    play(t, "tools 3")
    assert deciding(t) == 0
    refused(t, "play 702", "card-need")


@pytest.mark.rule("H51", "H41")
@pytest.mark.card("702")
def test_702_is_refused_after_phase_4() -> None:
    t = holder("702", {"workers": 3, "jewels": 1, "hand": ["729"]}, IDLE)
    play(t, "tools 3")
    work_off(t)
    assert current(t)[1] == "new-card"
    refused(t, "play 702", "card-phase")


# 703


@pytest.mark.rule("H51", "H38", "H35")
@pytest.mark.card("703")
def test_703_can_be_played_as_a_space_fills_up_but_its_effect_waits() -> None:
    t = holder("703", {"workers": 4}, spaces={"clearing": [1, 2, 0]})
    refused(t, "play 703", "card-need")
    play(t, "place clearing")
    assert fields(t) == ["empty-2", "empty-3", "empty-4"] and goods(t) == {}
    assert "play 703" in offered(t)
    play(t, "play 703")
    assert fields(t) == ["empty-2", "empty-2", "empty-2", "empty-3", "empty-4"]
    assert goods(t) == {"clay": 1} and sheep(t) == {"4": 1}


@pytest.mark.rule("H51", "H38")
@pytest.mark.card("703")
def test_703_can_be_played_when_another_seat_fills_a_space() -> None:
    t = holder("703", {}, turn=1, spaces={"clay-delivery": [1, 2, 0]})
    play(t, "place clay-delivery")
    assert deciding(t) == 0
    assert gains(t, "play 703") == {"sheep-4": 1, "empty-2": 1}
    assert goods(t, 1) == {"clay": 1} and fields(t, 1) == ["empty-2", "empty-3", "empty-4"]


# 706


def harvesting(*fields: str, **have: int) -> bocage.Table:
    """A holder of 706 (and of 728, which can always be played) at the beginning of phase 7."""
    row = {"fields": list(fields), "hand": ["728"], **have}
    return holder("706", row, phase="harvest")


@pytest.mark.rule("H51", "H41")
@pytest.mark.card("706")
def test_706_follows_a_harvest_of_11_grain_of_one_type() -> None:
    t = harvesting("rye-5", "rye-4", "rye-2", "flax-4")
    refused(t, "play 706", "card-need")
    play(t, "harvest all")
    assert gains(t, "play 706") == {"tools": 1, "jewels": 1}


@pytest.mark.rule("H51")
@pytest.mark.card("706")
def test_706_can_be_played_as_soon_as_11_are_harvested() -> None:
    t = harvesting("rye-5", "rye-4", "rye-2", "flax-4")
    play(t, "harvest rye-5", "harvest rye-4")
    refused(t, "play 706", "card-need")
    play(t, "harvest rye-2")
    assert "play 706" in offered(t) and "flax-4" in fields(t)


@pytest.mark.rule("H51")
@pytest.mark.card("706")
@pytest.mark.parametrize(
    "sown",
    [("rye-5", "rye-5"), ("rye-5", "rye-3", "flax-5"), ("clay-5", "clay-4", "clay-2")],
    ids=["10", "two types", "no grain"],
)
def test_706_is_refused_after_a_smaller_harvest(sown: tuple[str, ...]) -> None:
    t = harvesting(*sown, "hops-2", rye=20)
    play(t, *(f"harvest {field}" for field in sown))
    assert choices(t, "harvest") == {"hops-2"}
    refused(t, "play 706", "card-need")


@pytest.mark.rule("H51", "H41")
@pytest.mark.card("706")
def test_706_is_refused_outside_phase_7() -> None:
    refused(holder("706", {"rye": 20}), "play 706", "card-phase")


# 713


@pytest.mark.rule("H51")
@pytest.mark.card("713")
def test_713_follows_a_card_played_just_after_it_was_drawn() -> None:
    t = holder("713", {"hops": 2}, IDLE, discarded=all_but("0", "002"))
    refused(t, "play 713", "card-need")
    play(t, "place gateway-card")
    assert hand(t) == ["002", "713"] or hand(t) == ["713", "002"]
    play(t, "play 002")
    assert sheep(t) == {"4": 1} and "play 713" in offered(t)
    assert gains(t, "play 713", "take rye") == {"milk": 1, "rye": 1, "bonus": 1}


@pytest.mark.rule("H51")
@pytest.mark.card("713")
def test_713_brings_any_grain() -> None:
    t = holder("713", {"hops": 2}, IDLE, discarded=all_but("0", "002"))
    play(t, "place gateway-card", "play 002", "play 713")
    assert choices(t, "take") == {"barley", "flax", "hops", "rye"}


@pytest.mark.rule("H51")
@pytest.mark.card("713")
def test_713_follows_a_card_that_another_card_brought() -> None:
    pile = all_but("7", "701", "708", "711", "712", "713", "735")
    have = {"jewels": 1, "barley": 11, "tools": 12, "hand": ["735"]}
    t = holder("713", have, IDLE, round=6, discarded=pile)
    play(t, "play 735")
    refused(t, "play 713", "card-need")
    drawn = sorted(set(hand(t)) & {"701", "708", "711", "712"})
    assert len(drawn) == 2
    play(t, "play 712-1" if drawn[0] == "712" else f"play {drawn[0]}")
    assert gains(t, "play 713", "take hops") == {"milk": 1, "hops": 1, "bonus": 1}


@pytest.mark.rule("H51", "H23")
@pytest.mark.card("713")
def test_713_follows_the_card_of_phase_5() -> None:
    pile = all_but("7", "708", "711", "713")
    have = {"tools": 12, "fields": ""}
    t = holder("713", have, phase="new-card", round=6, discarded=pile)
    drawn = next(card for card in hand(t) if card != "713")
    play(t, f"play {drawn}")
    assert "play 713" in offered(t)
    assert gains(t, "play 713", "take flax") == {"milk": 1, "flax": 1, "bonus": 1}


@pytest.mark.rule("H51")
@pytest.mark.card("713")
def test_713_is_refused_after_a_card_that_was_in_hand_before() -> None:
    t = holder("713", {"hops": 2, "hand": ["002"]}, IDLE)
    play(t, "play 002")
    refused(t, "play 713", "card-need")


@pytest.mark.rule("H51")
@pytest.mark.card("713")
def test_713_is_refused_after_a_card_that_was_kept_for_a_while() -> None:
    t = holder("713", {"hops": 2}, IDLE, discarded=all_but("0", "002"))
    play(t, "place gateway-card")
    assert "play 002" in offered(t)
    play(t, "place clay-delivery", "play 002")
    refused(t, "play 713", "card-need")


# 724


@pytest.mark.rule("H51", "H41")
@pytest.mark.card("724")
def test_724_is_barred_from_phase_7_only() -> None:
    have = {"barley": 3, "fields": many(3) + " rye-2", "hand": ["728"]}
    t = holder("724", have, phase="harvest")
    assert current(t) == (1, "harvest") and "play 728" in offered(t)
    refused(t, "play 724", "card-not-phase")
    for phase in ("actions", "fallow", "progress"):
        t = holder("724", have, {"fields": ""}, phase=phase)
        assert current(t) == (1, phase) and "play 724" in offered(t)


# 726


@pytest.mark.rule("H51")
@pytest.mark.card("726")
@pytest.mark.parametrize(
    ("before", "after"), [([0, 0, 0], [1, 0, 0]), ([1, 0, 0], [1, 2, 0])], ids=["empty", "one"]
)
def test_726_uses_a_space_with_workers_of_the_supply(before: list[int], after: list[int]) -> None:
    board = {"sheep-market": before, "clearing": [1, 2, 0], "point-card": [1, 2]}
    t = holder("726", {"jewels": 1}, phase="workers", round=3, spaces=board)
    play(t, "play 726")
    assert not choices(t, "visit") & {"clearing", "point-card"}
    t.undo()
    assert gains(t, "play 726", "visit sheep-market") == {"jewels": -1, "sheep-6": 1, "hide": 1}
    assert spaces(t) == {**board, "sheep-market": after}


@pytest.mark.rule("H51", "H41")
@pytest.mark.card("726")
def test_726_is_refused_in_phase_4_and_without_a_jewel() -> None:
    refused(holder("726", {"jewels": 1}), "play 726", "card-not-phase")
    t = holder("726", {"hops": 1, "hand": ["802"]}, phase="income", round=2)
    assert "play 802" in offered(t)
    refused(t, "play 726", "card-cost")
