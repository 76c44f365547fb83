"""Secret answers of several seats: hidden, in any order, applied in seat order."""

from __future__ import annotations

import pytest

import bocage
from bocage.kernel.keeping import new_table, replay_record

from .toy import FLOWS, PICK, Bid, ToyGame, ToyState, play, state, texts


def test_all_waiting_seats_have_a_decision() -> None:
    table = new_table(ToyGame(), 3, 1, {})
    assert [decision.seat for decision in table.decisions] == [0, 1, 2]
    table.play("pick high", seat=1)
    assert [decision.seat for decision in table.decisions] == [0, 2]


def test_answers_stay_hidden_until_all_are_in() -> None:
    table = new_table(ToyGame(), 3, 1, {})
    before = table.observe(0)
    table.play("pick high", seat=1)
    table.play("pick middle", seat=2)
    assert table.observe(0) == before
    table.play("pick high", seat=0)
    assert [seat["coins"] for seat in table.observe(0)["seats"]] == [2, 2, 1]


def test_a_seat_answers_once_and_only_in_its_turn() -> None:
    table = new_table(ToyGame(), 2, 1, {})
    table.play("pick low", seat=1)
    with pytest.raises(bocage.IllegalAction):
        table.play("pick low", seat=1)
    table.play("pick low", seat=0)
    table.play(["pick low"], seat=0)
    table.play(["pick low"], seat=1)
    assert table.decision is not None and table.decision.seat == 0
    with pytest.raises(bocage.IllegalAction):
        table.play("earn 1", seat=1)


def test_records_say_whose_answer_it_was() -> None:
    table = new_table(ToyGame(), 2, 1, {})
    for action, seat in (("pick high", 1), ("pick low", 0), ("pick low", 1)):
        table.play(action, seat)
    assert table.actions == ("0: pick low", "1: pick high", "1: pick low")
    again = replay_record(ToyGame(), table.record())
    assert again.position() == table.position()
    assert [d.seat for d in again.decisions] == [0]


def bidding(*coins: int) -> ToyState:
    """A state in which seats with so many coins bid."""
    s = state(seats=len(coins))
    s.coins = list(coins)
    FLOWS["bid"].begin(s, 0)
    s.advance()
    return s


def test_who_has_no_choice_is_not_asked() -> None:
    s = bidding(1, 0, 2)
    step = FLOWS["bid"]
    assert step.waiting(s, s.stack[-1]) == [0, 2]
    play(s, "pick middle")
    assert texts(s) == ["pick low", "pick middle", "pick high"]
    play(s, "pick low")
    assert s.done == ["0 picked 1", "1 picked 0", "2 picked 0"]


def test_nobody_is_asked_where_nobody_has_a_choice() -> None:
    s = bidding(0, 0)
    assert s.done == ["0 picked 0", "1 picked 0"]
    assert not s.options


def test_a_question_can_be_asked_again_of_some() -> None:
    s = bidding(2, 2, 2)
    play(s, "pick high", "pick low", "pick high")
    assert FLOWS["bid"].waiting(s, s.stack[-1]) == [0, 2]
    play(s, "pick low", "pick middle")
    assert s.done[3:] == ["0 picked 0", "1 picked 0", "2 picked 1"]
    assert not s.options


def test_the_last_answer_lets_everybody_see_and_is_not_taken_back() -> None:
    table = new_table(ToyGame(), 2, 1, {})
    table.play("pick high", seat=1)
    table.undo()
    assert table.actions == ()
    table.play("pick low", seat=1)
    table.play("pick low", seat=0)
    assert not table.can_undo
    assert table.barriers == 1


def test_an_answer_taken_back_leaves_those_of_others_in_the_record() -> None:
    table = new_table(ToyGame(), 3, 1, {})
    table.play("pick high", seat=2)
    table.play("pick low", seat=0)
    table.undo()
    assert list(table.actions) == ["2: pick high"]
    table.play("pick middle", seat=0)
    assert list(table.actions) == ["0: pick middle", "2: pick high"]


def test_only_sound_frames_are_taken_from_outside() -> None:
    s = bidding(1, 0, 2)
    step = FLOWS["bid"]
    assert isinstance(step, Bid)
    frame = s.stack[-1]
    assert step.fits(s, frame)
    low, middle, high = (PICK.base + n + 1 for n in range(3))
    assert frame == (step.id, 0, 0, 0, low, 0)
    assert step.fits(s, (step.id, 2, 0, middle, low, 0))
    assert not step.fits(s, (step.id, 0, 0, middle, low, 0)), "seat 0 has answered"
    assert not step.fits(s, (step.id, 2, 0, high, low, 0)), "seat 0 cannot bid so high"
    assert not step.fits(s, (step.id, 0, 0, middle, low, high)), "all have answered"


def test_a_disguised_frame_keeps_only_the_viewers_answer() -> None:
    s = bidding(1, 2, 2, 2)
    step = FLOWS["bid"]
    assert isinstance(step, Bid)
    high = PICK.base + 3
    frame = (step.id, 0, 0, 0, high, high, 0)
    found = {step.disguised(s, frame, 1) for _ in range(40)}
    assert {each[:5] for each in found} == {frame[:5]}
    assert {each[5] for each in found} == {high - 2, high - 1, high}
    assert {each[6] for each in found} == {0}


def test_everybody_gives_several_answers_at_an_own_pace() -> None:
    game = ToyGame("pick-twice")
    table = new_table(game, 2, 1, {})
    table.play("pick low", seat=1)
    table.play("pick high", seat=0)
    assert [decision.seat for decision in table.decisions] == [0, 1]
    assert [action.text for action in table.decisions[0].actions] == ["pick low", "pick middle"]
    table.play("pick middle", seat=0)
    assert [decision.seat for decision in table.decisions] == [1]
    assert table.observe(0)["seats"] == [{"coins": 0}, {"coins": 0}]
    table.play("pick high", seat=1)
    assert table.observe(0)["seats"] == [{"coins": 3}, {"coins": 2}]
    record = ("0: pick high", "0: pick middle", "1: pick low", "1: pick high")
    assert table.actions == record
    assert replay_record(game, table.record()).position() == table.position()


def test_several_answers_are_taken_back_one_by_one() -> None:
    table = new_table(ToyGame("pick-twice"), 3, 1, {})
    table.play("pick low", seat=2)
    table.play("pick low", seat=0)
    table.play("pick high", seat=0)
    assert table.deciding == [1, 2]
    table.undo()
    assert list(table.actions) == ["0: pick low", "2: pick low"]
    table.undo()
    assert list(table.actions) == ["2: pick low"]
    assert table.deciding == [0, 1, 2] and not table.can_undo
