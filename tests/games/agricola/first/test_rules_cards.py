"""Rules about kinds of cards: card fields, ploughs, ovens, markers, the words of cards."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import (
    choices,
    goods,
    lying,
    offered,
    on_offer,
    play,
    play_if_asked,
    reason,
    seat,
)

from .later import plough, spaces_of
from .tables import FREE, QUIET, alone, at_once, improving, line, on_card, phase, pile, table, turn

# F84: cards that can be sown

SOWN = [
    ("K137", "vegetable", "vegetables"),
    ("E18", "vegetable", "vegetables"),
    ("K105", "grain", "grain"),
]


def sown(card: str, crop: str, **row: Any) -> bocage.Table:
    """A table where seat 0 has sown a crop on a card."""
    t = alone({"cards": [card], "goods": {crop: 1}, "people": 3, **row})
    play(t, "place grain-utilization")
    play_if_asked(t, f"sow {crop} on {card}", "done")
    return t


@pytest.mark.rule("F84", "F90", "F91")
@pytest.mark.parametrize(("card", "crop", "name"), SOWN)
def test_a_sown_card_scores_its_crops_but_no_field(card: str, crop: str, name: str) -> None:
    t = sown(card, crop)
    assert on_card(t, card)[crop] >= 2
    assert line(t, name) >= 1
    assert line(t, "fields") == -1


@pytest.mark.rule("F84")
@pytest.mark.parametrize(
    ("card", "crop", "wanting", "row"),
    [
        ("K137", "vegetable", "K130", {}),
        ("K105", "grain", "K139", {"fields": {"r1c5": {"grain": 1}}, "goods": {"wood": 1}}),
    ],
)
def test_a_card_counts_as_a_field_of_its_crop_while_something_lies_on_it(
    card: str, crop: str, wanting: str, row: dict[str, Any]
) -> None:
    supply = {**row.get("goods", {}), crop: 1}
    t = sown(card, crop, **{**row, "goods": supply, "hand": [wanting, FREE]})
    play(t, "place meeting-place", f"play {wanting}")
    assert wanting in seat(t)["cards"]
    t = alone({**row, "cards": [card], "hand": [wanting, FREE]})
    play(t, "place meeting-place")
    assert reason(t, f"play {wanting}") == "reason-need-not-met"


# F85: ploughs


@pytest.mark.rule("F85")
@pytest.mark.parametrize("others", [["E62"], ["I68"], ["E61", "K115", "I68"]])
def test_one_plough_or_the_harrow_per_ploughing_action(others: list[str]) -> None:
    t = alone({"cards": ["K119", *others]})
    play(t, "place farmland")
    plough(t, "K119", "r1c5", "r1c4", "r1c3")
    assert set(seat(t)["fields"]) == {"r1c5", "r1c4", "r1c3"}
    assert "place grain-seeds" in offered(t)


@pytest.mark.rule("F85")
@pytest.mark.parametrize("card", ["E61", "E62", "I63", "I68", "K115", "K119"])
def test_the_travelling_field_is_ploughed_without_plough_and_harrow(card: str) -> None:
    t = at_once("E11", {"cards": [card], "goods": {"food": 1}})
    play(t, "plow r1c5")
    assert f"use {card}" not in offered(t)
    assert set(seat(t)["fields"]) == {"r1c5"}


# F86: ovens and ploughs by name


@pytest.mark.rule("F86")
@pytest.mark.parametrize("oven", ["A5", "A6", "E14", "E27"])
def test_what_is_an_oven(oven: str) -> None:
    t = at_once("K106", {"cards": [oven], "goods": {"stone": 3}})
    assert seat(t)["cards"] == ["K106"]
    assert (oven in on_offer(t)) is oven.startswith("A")


@pytest.mark.rule("F86")
@pytest.mark.parametrize("card", ["A1", "A3", "E20", "K128", "I85", "I65", "A8"])
def test_what_is_no_oven(card: str) -> None:
    t = improving("K106", {"cards": [card], "goods": {"stone": 3}})
    assert "play K106" not in offered(t)


@pytest.mark.rule("F86")
@pytest.mark.parametrize(
    ("cards", "fields"),
    [
        (["E61"], 1),
        (["E62", "I63"], 2),
        (["K115", "K119", "Z313"], 3),
        (["I68"], 1),
        (["K113", "K134", "E195"], 0),
    ],
)
def test_what_is_a_plough(cards: list[str], fields: int) -> None:
    row = {"cards": cards, "animals": {"cattle": 1}, "goods": {"wood": 1}}
    t = at_once("K124", row, options={"decks": "EIKZ"})
    play_if_asked(t, "use K124")
    for cell in ("r1c5", "r1c4", "r1c3", "r1c2"):
        play_if_asked(t, f"plow {cell}")
    assert len(seat(t)["fields"]) == fields


# F87, F88: markers


@pytest.mark.rule("F87", "F88")
def test_a_marker_claims_what_is_still_on_the_space_at_the_time_of_going_home() -> None:
    spaces = spaces_of(reed_bank={"reed": 1}, fishing={"food": 3})
    t = turn({"cards": ["I248"], "placed": 1}, spaces=spaces, round=5)
    play(t, "place reed-bank")
    assert t.position()["round"] == 6
    assert goods(t) == {"reed": 1, "food": 3}
    assert lying(t, "fishing") == {"food": 1}


@pytest.mark.rule("F87", "F88")
def test_a_marker_blocks_nobody_and_leaves_nothing_to_claim_from_an_emptied_space() -> None:
    spaces = spaces_of(reed_bank={"reed": 1}, fishing={"food": 3})
    t = table({"cards": ["I248"], "placed": 1}, {"placed": 1}, spaces=spaces, round=5)
    play(t, "place reed-bank", "place fishing")
    assert t.position()["round"] == 6
    assert goods(t) == {"reed": 1}
    assert goods(t, 1) == {"food": 3}


# F89: the words of cards


@pytest.mark.rule("F89")
def test_the_supply_of_a_card_is_the_common_one_and_other_players_are_not_the_owner() -> None:
    row = {"cards": ["K299", "A1"]}
    t = table(row, {"cards": ["A2"]}, {}, round=6, turn=1, spaces=pile("sheep-market", "sheep", 3))
    play(t, "place sheep-market")
    assert goods(t, 1) == {"sheep": 1, "food": 4}
    assert goods(t) == {"food": 1}
    t = alone(row, seats=3, spaces=pile("sheep-market", "sheep", 3))
    play(t, "place sheep-market")
    assert goods(t) == {"sheep": 1, "food": 4}


# F81 and F96


@pytest.mark.rule("F96")
def test_no_more_than_five_people_four_stables_and_fifteen_fences() -> None:
    row = {"people": 5, "placed": 3, "rooms": ["r1c1", "r1c2", "r2c1", "r2c2", "r3c1", "r3c2"]}
    t = alone({**row, "goods": {"reed": 4, "wood": 1}, "hand": ["K138", FREE]})
    assert reason(t, "place basic-wish") == "reason-family-full"
    play(t, "place meeting-place", "play K138")
    assert seat(t)["cards"] == ["K138"]
    assert seat(t)["people"] == 5
    stables = ["r1c2", "r1c3", "r1c4", "r1c5"]
    t = improving("E52", {"stables": stables, "goods": {"wood": 1}})
    assert reason(t, "play E52") is not None


@pytest.mark.rule("F96", "F81")
def test_occupations_beside_each_other_all_work() -> None:
    t = alone({"cards": ["K290", "K296", *QUIET], "people": 3}, spaces=pile("forest", "wood", 3))
    play(t, "place forest", "place grain-seeds")
    assert goods(t) == {"wood": 3, "clay": 1, "grain": 2}


@pytest.mark.rule("F92")
def test_animals_on_cards_are_animals_of_the_farm() -> None:
    t = alone({"cards": ["K145"], "animals": {"boar": 7}})
    assert seat(t)["animals"] == {"boar": 7}
    assert line(t, "boar") == 4
    assert line(t, "pastures") == -1


@pytest.mark.rule("F53")
def test_exchanges_of_minors_are_offered_beside_those_of_majors() -> None:
    supply = {"wood": 1, "grain": 1, "food": 2}
    t = phase("feeding", 4, {"cards": ["A7", "K110"], "goods": supply})
    assert choices(t, "craft") == {"A7", "K110"}
