"""A turn that goes by what another seat holds is held back, and shown as far as it is sure."""

from __future__ import annotations

from typing import Any

import bocage
from bocage.server.live import Live
from bocage.server.making import made
from bocage.server.models import NewChair, NewTable
from bocage.server.shapes import TableState
from bocage.server.turn import Turn, resumed

ACTION = "place cultivation"
KEPT = made(NewTable(game="hallertau", seats=[NewChair(kind="here")] * 2), "")


def turn(*hand: str) -> Turn:
    """Seat 0 has filled a space, about which seat 1 may play a card."""
    rows = [{}, {"hand": list(hand)}]
    spaces = {"cultivation": [1, 2, 0]}
    return Turn(bocage.load({"game": "hallertau", "seats": rows, "spaces": spaces})).extended(
        0, [ACTION], 0.0
    )


def shown(turn: Turn, seat: int | None) -> TableState:
    """What a seat is shown, whatever time it is."""
    return {**Live(KEPT, turn).state(() if seat is None else (seat,), None), "now": 0.0}


def workers(state: TableState) -> list[int]:
    """The rows of the space in a view."""
    view: Any = state["view"]
    return next(space["rows"] for space in view["spaces"] if space["id"] == "cultivation")


def test_a_held_turn_is_the_same_whatever_another_seat_holds() -> None:
    able, unable = turn("009", "030"), turn("008", "030")
    assert able.played.deciding != unable.played.deciding
    states = [shown(each, 0) for each in (able, unable)]
    assert states[0] == states[1]


def test_a_held_turn_is_shown_to_its_seat_as_far_as_it_is_sure() -> None:
    held = turn("009", "030")
    mine = shown(held, 0)
    assert workers(mine) == [1, 2, 3]
    assert mine["tail"] is not None and mine["decision"] is None
    assert mine["tail"]["held"] == ACTION and mine["tail"]["ready"]
    assert mine["can"] == {"undo": True, "reset": True, "confirm": True}
    assert mine["log"][-1]["id"] == "log-hallertau-place"
    for other in (1, None):
        state = shown(held, other)
        assert workers(state) == [1, 2, 0] and state["deciding"] == [0] and not state["log"]


def test_a_stored_turn_is_held_as_before() -> None:
    held = turn("009", "030")
    again = resumed(held.committed, held.moves)
    assert again.held == ACTION and again.ended
    assert shown(again, 0)["view"] == shown(held, 0)["view"]
