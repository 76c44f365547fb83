"""Occupations of deck K that watch the market: Market Woman, Sheep Farmer, Resource Seller."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import goods, offered, play, play_if_asked, reason
from tests.games.common import deciding

from .later import MEADOWS, later, learned, spaces_of
from .tables import FREE, QUIET, alone, dawn, pile, table, theirs

# Market Woman


@pytest.mark.card("K292", "E39")
def test_vegetables_of_an_action_or_a_minor_bring_the_market_woman_two_grain() -> None:
    t = alone({"cards": ["K292"], "hand": ["E39", FREE], "goods": {"grain": 1}})
    play(t, "place vegetable-seeds")
    assert goods(t) == {"vegetable": 1, "grain": 3}
    play(t, "place meeting-place", "play E39")
    assert goods(t) == {"vegetable": 2, "grain": 2 + 2}
    t = alone({"cards": ["K292"], "hand": ["E39", FREE]})
    play(t, "place meeting-place")
    assert reason(t, "play E39") == "reason-cannot-pay"


@pytest.mark.card("K292", "E147")
def test_vegetables_of_occupations_and_harvests_bring_the_market_woman_nothing() -> None:
    t = alone({"cards": ["K292"], "hand": ["E147"], "goods": {"food": 1}}, seats=3)
    play(t, "place lessons")
    assert goods(t) == {"vegetable": 1}
    row = {"cards": ["K292"], "fields": {"r1c5": {"vegetable": 1}}, "goods": {"food": 4}}
    t = table(row, {}, round=4, phase="harvest")
    assert goods(t) == {"vegetable": 1}


@pytest.mark.card("K292")
def test_the_market_woman_hears_only_her_owner() -> None:
    t = theirs({"cards": ["K292", QUIET[0]]})
    play(t, "place vegetable-seeds")
    assert (goods(t), goods(t, 1)) == ({}, {"vegetable": 1})
    assert deciding(t) == 1


# Sheep Farmer


@pytest.mark.card("K297")
def test_the_sheep_farmer_adds_a_sheep_where_sheep_are_taken() -> None:
    row = {"cards": ["K297"], "pastures": MEADOWS}
    t = alone(row, seats=3, spaces=pile("sheep-market", "sheep", 2))
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": 3}
    t = alone(row, seats=5)
    play(t, "place animal-market", "take sheep")
    assert goods(t) == {"sheep": 2, "food": 1}
    t = alone({**row, "goods": {"food": 1}}, seats=5)
    play(t, "place animal-market", "take cattle")
    assert goods(t) == {"cattle": 1}


@pytest.mark.card("K297")
def test_the_sheep_farmer_hears_only_its_owner_and_no_sheep_of_round_spaces() -> None:
    t = theirs({"cards": ["K297"]}, seats=3, spaces=pile("sheep-market", "sheep", 1))
    play(t, "place sheep-market")
    assert (goods(t), goods(t, 1)) == ({}, {"sheep": 1})
    sheep = {"round": 8, "seat": 0, "goods": {"sheep": 1}, "card": "E204"}
    row = {"cards": ["K297", "E204"], "pastures": MEADOWS}
    assert goods(dawn(row, seats=4, scheduled=[sheep])) == {"sheep": 1}


def swap(t: bocage.Table) -> None:
    """Exchange three sheep before a person is placed."""
    play_if_asked(t, "anytime")
    swaps = [text for text in offered(t) if text.startswith("trade 3 sheep for ")]
    if swaps:
        play(t, swaps[0])


@pytest.mark.card("K297")
def test_the_sheep_farmer_exchanges_three_sheep_for_a_cattle_and_a_boar() -> None:
    t = alone({"cards": ["K297"], "animals": {"sheep": 4}, "pastures": MEADOWS}, seats=3)
    assert "anytime" in offered(t)
    swap(t)
    assert goods(t) == {"sheep": 1, "cattle": 1, "boar": 1}
    t = alone({"cards": ["K297"], "animals": {"sheep": 2}, "pastures": MEADOWS}, seats=3)
    swap(t)
    assert goods(t) == {"sheep": 2}


# Resource Seller


def seller(number: int = 7, **row: Any) -> bocage.Table:
    """A table where seat 0 has just played the Resource Seller and has people left."""
    spaces = spaces_of(
        forest={"wood": 3}, clay_pit={"clay": 2}, reed_bank={"reed": 1}, western_quarry={"stone": 1}
    )
    return learned("K310", {"people": 5, **row}, round=number, spaces=spaces)


@pytest.mark.card("K310")
def test_the_resource_seller_gives_the_top_marker_with_a_resource_of_its_kind() -> None:
    t = seller()
    play(t, "place clay-pit")
    assert goods(t) == {"clay": 2}
    play(t, "place forest")
    assert goods(t) == {"clay": 2, "wood": 4}
    play(t, "place reed-bank")
    assert goods(t) == {"clay": 2, "wood": 4, "reed": 1}


@pytest.mark.card("K310")
def test_the_markers_of_the_resource_seller_come_in_their_order() -> None:
    t = seller()
    play(t, "place forest", "place clay-pit", "place reed-bank")
    assert goods(t) == {"wood": 3 + 1, "clay": 2 + 1, "reed": 1 + 1}
    play(t, "place western-quarry")
    assert goods(t)["stone"] == 1
    spaces = spaces_of(clay_pit={"clay": 1}, western_quarry={"stone": 1})
    position = {**later(t, 8).position(), "spaces": spaces}
    t = bocage.load(position)
    play(t, "place clay-pit")
    assert goods(t)["clay"] == 3 + 2


@pytest.mark.card("K310", "K290")
def test_goods_of_cards_come_after_those_of_the_space_and_take_the_next_marker() -> None:
    t = seller(cards=["K290"], goods={"food": 1})
    play(t, "place forest")
    assert goods(t) == {"wood": 3 + 1, "clay": 1 + 1}


@pytest.mark.card("K310", "K283", "K107")
def test_the_resource_seller_hears_round_spaces_and_minors() -> None:
    wood = [{"round": 8, "seat": 0, "goods": {"wood": 1}, "card": "K283"}]
    t = learned("K310", {"goods": {"food": 1}, "cards": ["K283"]}, round=7, scheduled=wood)
    assert goods(later(t, 8)) == {"wood": 2}
    t = alone({"people": 3, "hand": ["K310", "K107", FREE], "goods": {"stone": 1}})
    play(t, "place lessons", "place meeting-place", "play K107")
    assert goods(t) == {"wood": 3 + 1}
