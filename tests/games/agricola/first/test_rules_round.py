"""The round of the full game: its order, the turns, and that a space is used for its action."""

from __future__ import annotations

import pytest

from tests.games.agricola.scenario import (
    goods,
    lying,
    offered,
    open_spaces,
    play,
    play_if_asked,
    reason,
    seat,
)
from tests.games.common import deciding

from .later import THREE_ROOMS, later, spaces_of
from .tables import FREE, QUIET, alone, at_once, coming, dawn, pile, table, window

SCHOLAR = {"cards": ["K279"], "house": "stone", "hand": [FREE]}
"""A seat that is asked at the start of every round."""


@pytest.mark.rule("F12", "F13")
def test_at_the_start_of_a_round_the_new_card_lies_open_and_nothing_is_refilled_yet() -> None:
    before = ["major-improvement", "fencing", "grain-utilization", "sheep-market"]
    t = dawn(SCHOLAR, round=5, round_cards=before)
    assert "use K279" in offered(t)
    assert len(open_spaces(t) & {"basic-wish", "house-redevelopment", "western-quarry"}) == 1
    assert lying(t, "forest") == {}
    play(t, "done")
    assert lying(t, "forest") == {"wood": 3}


@pytest.mark.rule("F12")
def test_goods_of_the_round_space_are_there_for_effects_of_the_round_start() -> None:
    stone = {"round": 8, "seat": 0, "goods": {"stone": 1}, "card": "K142"}
    row = {"cards": ["K142", "K287"], "goods": {"stone": 4}}
    assert goods(dawn(row, seats=4, scheduled=[stone])) == {"stone": 6}
    assert goods(dawn(row, seats=4)) == {"stone": 4}


@pytest.mark.rule("F12")
def test_goods_of_a_round_space_go_to_their_owners() -> None:
    scheduled = [
        {"round": 8, "seat": 0, "goods": {"food": 2}, "card": "K108"},
        {"round": 8, "seat": 1, "goods": {"food": 1}, "card": "K114"},
        {"round": 9, "seat": 1, "goods": {"food": 1}, "card": "K114"},
    ]
    t = table(
        {"cards": ["K108"]}, {"cards": ["K114"]}, round=8, phase="preparation", scheduled=scheduled
    )
    assert [goods(t), goods(t, 1)] == [{"food": 2}, {"food": 1}]
    assert [row["round"] for row in t.position()["scheduled"]] == [9]


@pytest.mark.rule("F13")
def test_refilling_comes_before_the_work_phase_and_its_effects() -> None:
    t = dawn({"cards": ["K308"]}, seats=4)
    assert "done" in offered(t)
    assert lying(t, "forest") == {"wood": 3}


@pytest.mark.rule("F13")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_goods_pile_up_on_the_board_on_round_cards_and_on_action_cards(seats: int) -> None:
    card = {3: "grove", 4: "grove", 5: "wood-4"}[seats]
    wood = {3: 2, 4: 2, 5: 4}[seats]
    spaces = {
        **pile("forest", "wood", 9),
        **pile("sheep-market", "sheep", 7),
        **pile(card, "wood", 8),
    }
    t = dawn({}, seats=seats, spaces=spaces)
    assert lying(t, "forest") == {"wood": 12}
    assert lying(t, "sheep-market") == {"sheep": 8}
    assert lying(t, card) == {"wood": 8 + wood}


LYING = spaces_of(
    forest={"wood": 3},
    clay_pit={"clay": 1},
    reed_bank={"reed": 1},
    fishing={"food": 1},
    grove={"wood": 2},
    hollow={"clay": 1},
)


@pytest.mark.rule("F14")
def test_people_are_placed_one_by_one_clockwise_and_the_last_ones_in_a_row() -> None:
    t = table({}, {"people": 4}, {}, round=6, starting_player=1, turn=1, spaces=LYING)
    order = []
    for space in (*LYING, "day-laborer", "grain-seeds"):
        assert t.position()["round"] == 6
        order.append(deciding(t))
        play(t, f"place {space}")
    assert order == [1, 2, 0, 1, 2, 0, 1, 1]
    assert t.position()["round"] == 7


@pytest.mark.rule("F14")
@pytest.mark.parametrize("space", ["lessons", "meeting-place", "major-improvement"])
def test_one_person_per_space(space: str) -> None:
    hand = [QUIET[0], QUIET[1], "E16", FREE]
    t = table({"hand": hand}, {"hand": ["K107", "K143", QUIET[2]]}, round=6)
    play(t, f"place {space}")
    play_if_asked(t, f"play {QUIET[0]}", "play E16", "take wood", "done")
    assert deciding(t) == 1
    assert reason(t, f"place {space}") == "reason-occupied"


@pytest.mark.rule("F15")
def test_a_space_is_not_occupied_without_its_action() -> None:
    t = alone({"hand": [QUIET[0]], "goods": {"food": 9}})
    assert reason(t, "place major-improvement") is not None
    t = alone({"hand": [FREE], "goods": {"food": 9}})
    assert reason(t, "place lessons") == "reason-no-occupation"
    assert reason(t, "place major-improvement") is None
    t = alone({"hand": [QUIET[1]], "cards": QUIET[:1]})
    assert reason(t, "place lessons") == "reason-cannot-pay"


@pytest.mark.rule("F15", "F69")
def test_then_makes_the_first_part_compulsory_and_the_second_optional() -> None:
    t = alone({"hand": [FREE]})
    assert reason(t, "place basic-wish") == "reason-no-room"
    assert reason(t, "place house-redevelopment") == "reason-cannot-pay"
    t = alone({"hand": [FREE], "rooms": THREE_ROOMS})
    play(t, "place basic-wish")
    assert offered(t) == {f"play {FREE}", "done"}
    play(t, "done")
    assert (seat(t)["people"], seat(t)["hand"]) == (3, [FREE])


@pytest.mark.rule("F15", "F65", "F66")
def test_starting_player_and_or_minor_means_one_the_other_or_both() -> None:
    for answers, starter, hand in (
        (["start", "done"], 0, [FREE]),
        ([f"play {FREE}", "done"], 1, []),
        (["start", f"play {FREE}"], 0, []),
        ([f"play {FREE}", "start"], 0, []),
    ):
        t = alone({"hand": [FREE]}, starting_player=1)
        play(t, "place meeting-place")
        assert "done" not in offered(t)
        play(t, *answers)
        assert t.position()["starting_player"] == starter
        assert seat(t)["hand"] == hand


@pytest.mark.rule("FX09")
def test_the_goose_pond_lays_a_food_on_each_of_the_next_four_rounds() -> None:
    t = at_once("I72", {"cards": QUIET[:3]}, round=6)
    assert coming(t) == [(number, {"food": 1}, "I72") for number in (7, 8, 9, 10)]
    assert goods(later(t, 7)) == {"food": 1}


@pytest.mark.rule("FX09")
def test_the_ploughman_ploughs_fields_at_the_start_of_some_later_rounds() -> None:
    t = alone({"hand": ["K293", QUIET[0]], "goods": {"food": 3}}, round=2)
    play(t, "place lessons", "play K293")
    for number, cell in ((6, "r1c5"), (9, "r1c4"), (12, "r1c3")):
        assert "use K293" not in offered(later(t, number - 1))
        t = later(t, number)
        assert offered(t) == window("K293")
        play(t, "use K293", f"plow {cell}")
    assert set(seat(t)["fields"]) == {"r1c5", "r1c4", "r1c3"}
    assert goods(t) == {}
