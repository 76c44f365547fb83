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
