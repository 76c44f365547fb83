"""What an action would bring, as far as it can be foreseen."""

from __future__ import annotations

import pytest

import bocage


def ids(table: bocage.Table, action: str) -> list[str]:
    """The ids of the lines that an action would bring."""
    return [entry.id for entry in table.preview(action)]


def test_a_preview_tells_and_changes_nothing() -> None:
    table = bocage.new("agricola-revised", seats=2, seed=7)
    before = table.position()
    assert ids(table, "place forest") == ["log-place", "log-receive"]
    assert table.preview("place forest")[1].values["goods"] == {"wood": 3}
    assert table.position() == before and not table.actions


def test_a_preview_stops_at_what_chance_decides() -> None:
    table = bocage.new("agricola-revised", seats=2, seed=7)
    for action in ("place forest", "place clay-pit", "place fishing"):
        table.play(action)
    told = ids(table, "place reed-bank")
    assert told[:2] == ["log-place", "log-receive"]
    assert "log-reveal" not in told
    table.play("place reed-bank")
    assert "log-reveal" in [entry.id for entry in table.log[-2:]]


def test_a_preview_of_the_impossible_says_why() -> None:
    table = bocage.new("agricola-revised", seats=2, seed=7)
    with pytest.raises(bocage.IllegalAction):
        table.preview("place urgent-wish")


def test_what_lies_ahead_of_chance_can_be_seen() -> None:
    table = bocage.new("agricola-revised", seats=2, seed=7)
    spaces = len(table.observe(None)["spaces"])
    for action in ("place forest", "place clay-pit", "place fishing"):
        table.play(action)
        assert table.ahead() is None
    seat = table.deciding[0]
    table.play("place reed-bank")
    ahead = table.ahead()
    assert ahead is not None
    view = ahead.observe(seat)
    assert view["seats"][seat]["goods"]["reed"] == 1
    assert (len(view["spaces"]), len(table.observe(seat)["spaces"])) == (spaces, spaces + 1)
    assert len(ahead.log) < len(table.log)
