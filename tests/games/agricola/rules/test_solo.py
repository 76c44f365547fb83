"""The game of one seat."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import (
    CLASSIC,
    REVISED,
    both,
    events,
    goods,
    lying,
    offered,
    open_spaces,
    piles,
    play,
    reason,
    seat,
    table,
)
from .spaces import BOARD, ROUND_CARDS, STAGE_OF_ROUND


def alone(game: str, row: dict[str, Any] | None = None, **position: Any) -> bocage.Table:
    """A table of one."""
    return table(game, row or {}, **position)


@pytest.mark.rule("F97", "R79", "F01")
@both
def test_one_starts_without_food_and_extra_spaces(game: str) -> None:
    t = bocage.new(game, seats=1, seed=3)
    assert goods(t) == {}
    assert open_spaces(t) - ROUND_CARDS[1] == BOARD


@pytest.mark.rule("F97", "R79", "F59")
@both
def test_the_forest_gets_two_wood(game: str) -> None:
    t = bocage.new(game, seats=1, seed=3)
    assert lying(t, "forest") == {"wood": 2}
    later = alone(game, round=2, phase="preparation", spaces={"forest": {"goods": {"wood": 2}}})
    assert lying(later, "forest") == {"wood": 4}


@pytest.mark.rule("F62")
def test_first_edition_no_food_gathers_on_the_starting_player_space() -> None:
    t = bocage.new(CLASSIC, seats=1, seed=3)
    revealed = set(t.position()["round_cards"])
    assert {s: g for s, g in piles(t).items() if s not in revealed} == {
        "forest": {"wood": 2},
        "clay-pit": {"clay": 1},
        "reed-bank": {"reed": 1},
        "fishing": {"food": 1},
    }


@pytest.mark.rule("R80")
def test_revised_food_gathers_on_the_meeting_place_also_for_one_seat() -> None:
    t = bocage.new(REVISED, seats=1, seed=3)
    assert lying(t, "meeting-place") == {"food": 1}


@pytest.mark.rule("F97", "R79")
@both
@pytest.mark.parametrize(
    ("people", "newborn", "need"), [(2, 0, 6), (3, 0, 9), (3, 1, 7), (5, 0, 15)]
)
def test_adults_eat_three_and_newborns_one(game: str, people: int, newborn: int, need: int) -> None:
    row = {"people": people, "newborn": newborn, "goods": {"food": need}}
    t = alone(game, row, round=4, phase="feeding")
    assert goods(t) == {}
    assert seat(t)["begging"] == 0
    short = alone(game, {**row, "goods": {"food": need - 2}}, round=4, phase="feeding")
    assert seat(short)["begging"] == 2


@pytest.mark.rule("F97", "R79", "F14")
@both
def test_all_people_are_placed_one_after_the_other(game: str) -> None:
    t = alone(game, {"people": 3}, round=1)
    play(t, "place grain-seeds", "place day-laborer")
    if game == CLASSIC:
        t.play("take wood")
    assert t.position()["round"] == 1
    play(t, "place farmland", "plow r1c2")
    assert t.position()["round"] == 2
    assert [id for who, id in events(t) if who == 0].count("log-place") == 3


@pytest.mark.rule("R17")
@both
def test_nobody_passes_alone(game: str) -> None:
    t = bocage.new(game, seats=1, seed=3)
    assert "pass" not in offered(t)
    assert reason(t, "pass") == "reason-no-pass"


@pytest.mark.rule("F98", "R79")
@both
def test_the_order_of_the_round_cards_may_be_chosen_within_stages(game: str) -> None:
    t = bocage.new(game, seats=1, seed=3, round_cards="chosen")
    left = {stage: set(cards) for stage, cards in ROUND_CARDS.items()}
    wanted = []
    for round, stage in enumerate(STAGE_OF_ROUND, start=1):
        if len(left[stage]) > 1:
            assert t.position()["round"] == round
            assert offered(t) == {f"reveal {card}" for card in left[stage]}
            card = sorted(left[stage])[-1]
            t.play(f"reveal {card}")
        else:
            (card,) = left[stage]
        left[stage].remove(card)
        wanted.append(card)
        assert t.position()["round_cards"] == wanted
        while not t.over and t.position()["round"] == round:
            assert t.decision is not None
            t.play(t.decision.actions[-1])
    assert t.over


@pytest.mark.rule("F98", "R79")
@both
def test_a_card_of_a_later_stage_cannot_be_chosen(game: str) -> None:
    t = bocage.new(game, seats=1, seed=3, round_cards="chosen")
    assert reason(t, "reveal basic-wish") is not None
    assert reason(t, "place forest") is not None
    t.play("reveal fencing")
    assert t.position()["round_cards"] == ["fencing"]
    assert lying(t, "forest") == {"wood": 2}


@pytest.mark.rule("F98", "R79")
@both
def test_only_one_seat_may_choose_the_order(game: str) -> None:
    with pytest.raises(bocage.BadOption):
        bocage.new(game, seats=2, seed=3, round_cards="chosen")
    shuffled = bocage.new(game, seats=1, seed=3)
    assert "place forest" in offered(shuffled)
