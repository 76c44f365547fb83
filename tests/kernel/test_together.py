"""Secret answers of several seats: hidden, in any order, applied in seat order."""

from __future__ import annotations

import pytest

import bocage
from bocage.kernel.table import new_table, replay_record

from .toy import ToyGame


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
