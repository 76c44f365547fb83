"""What another seat holds is not told by placing, looking and taking back."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import REVISED, play, table

ALL_BUT_ONE = ("grain-seeds", "farmland", "day-laborer")
"""The spaces without goods that can be used in round 1, but for the meeting place."""


def with_cards(*seats: dict[str, Any], **position: Any) -> bocage.Table:
    """A table of the game with hand cards."""
    return table(REVISED, *seats, **{"options": {"cards": "base"}, **position})


def alike(tables: list[bocage.Table], action: str) -> None:
    """An action of seat 0 tells it nothing that it did not know, and cannot be taken back."""
    one, other = tables
    assert one.observe(0) == other.observe(0)
    assert entries(one, action) == entries(other, action)
    for t in tables:
        play(t, action)
        assert not t.can_undo
    seen = [t.halted() for t in tables]
    assert seen[0] is not None and seen[1] is not None
    assert seen[0].observe(0) == seen[1].observe(0)
    assert [tuple(entry) for entry in seen[0].log] == [tuple(entry) for entry in seen[1].log]


def entries(t: bocage.Table, action: str) -> list[tuple[Any, ...]]:
    """What is said of an action beforehand."""
    return [tuple(entry) for entry in t.preview(action)]


def before_round_4(*hand: str, house: str = "stone") -> bocage.Table:
    """Seat 0's last placement of round 3; seat 1 has the scholar. Round 4 brings a known card."""
    scholar = {"cards": ["B097"], "house": house, "hand": list(hand), "placed": 2}
    cards = ["sheep-market", "fencing", "grain-utilization"]
    return with_cards({"placed": 1}, scholar, round=3, round_cards=cards, turn=0)


@pytest.mark.card("B097")
def test_whether_the_scholar_can_be_used_is_seen_only_afterwards() -> None:
    alike([before_round_4(card) for card in ("A016", "A033")], "place day-laborer")


@pytest.mark.card("B097")
def test_a_turn_can_be_taken_back_where_the_scholar_has_nothing_to_say() -> None:
    t = before_round_4("A016", house="wood")
    play(t, "place day-laborer")
    assert t.can_undo and t.halted() is None


def crowded(*hand: str, **position: Any) -> bocage.Table:
    """A table where seat 1 will find no space but one that its hand opens, if it does."""
    spaces = {space: {"people": [1]} for space in ALL_BUT_ONE}
    other = {"people": 4, "placed": 3, "hand": list(hand), "goods": {"wood": 1}}
    return with_cards({"placed": 1}, other, spaces=spaces, round=1, **position)


@pytest.mark.rule("R47")
def test_whether_somebody_must_play_a_card_is_seen_only_afterwards() -> None:
    alike([crowded("A116"), crowded("A120")], "place meeting-place")


@pytest.mark.rule("R47")
def test_a_turn_can_be_taken_back_where_the_next_seat_is_asked_whatever_it_holds() -> None:
    t = with_cards({"hand": ["A016"]}, {"hand": ["A116", "B025"]})
    play(t, "place day-laborer")
    assert t.can_undo and t.halted() is None
    t.undo()
    assert t.decision is not None and t.decision.seat == 0


@pytest.mark.rule("R47")
def test_what_somebody_is_asked_does_not_tell_what_it_holds() -> None:
    goods = {"clay": 3, "wood": 1}
    tables = [
        with_cards({}, {"hand": [card], "goods": goods}, turn=1, round=5)
        for card in ("A033", "B025")
    ]
    prompts = []
    for t in tables:
        play(t, "place major-improvement")
        assert t.decision is not None
        prompts.append(t.decision.prompt)
    assert prompts[0] == prompts[1]
