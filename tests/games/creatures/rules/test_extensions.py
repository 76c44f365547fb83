"""Extensions: the space, where they go, how many there are."""

from __future__ import annotations

from typing import Any

import pytest

from ..scenario import alone, choices, goods, lying, offered, play, reason, seat, supply, table

LEFT = ["b", "c", "d", "e", "f", "g"]
"""A farm with four extensions on the left."""


def pile(count: int) -> dict[str, Any]:
    """Borders that lie on the extension space."""
    return {"expand": {"goods": {"border": count}}}


@pytest.mark.rule("C24")
@pytest.mark.parametrize(
    ("side", "columns"), [("left", ["e", "f", "g"]), ("right", ["f", "g", "h"])]
)
def test_all_borders_are_taken_and_one_extension_added(side: str, columns: list[str]) -> None:
    t = alone({"goods": {"border": 2}}, spaces=pile(3))
    play(t, "place expand")
    assert offered(t) == {"extend left", "extend right"}
    play(t, f"extend {side}")
    assert goods(t) == {"border": 5}
    assert lying(t, "expand") == {}
    assert seat(t)["columns"] == columns
    assert supply(t)["extension"] == 3
    assert "place walls" in offered(t)


@pytest.mark.rule("C24")
def test_later_extensions_go_outside_earlier_ones() -> None:
    t = alone({"columns": ["e", "f", "g", "h"]}, spaces=pile(1))
    play(t, "place expand", "extend left")
    assert seat(t)["columns"] == ["d", "e", "f", "g", "h"]
    t = alone({"columns": ["e", "f", "g", "h"]}, spaces=pile(1))
    play(t, "place expand", "extend right")
    assert seat(t)["columns"] == ["e", "f", "g", "h", "i"]


@pytest.mark.rule("C24")
@pytest.mark.parametrize(
    ("side", "before", "after"),
    [("left", ["b", "c", "d", "e", "f", "g"], "a"), ("right", ["f", "g", "h", "i", "j", "k"], "l")],
)
def test_all_five_extensions_may_go_on_one_side(side: str, before: list[str], after: str) -> None:
    t = alone({"columns": before}, spaces=pile(1), mode="advanced")
    assert supply(t)["extension"] == 1
    play(t, "place expand", f"extend {side}")
    assert sorted(seat(t)["columns"]) == sorted([*before, after])
    play(t, "place troughs")
    assert {f"trough {after}{row}" for row in (1, 2, 3)} <= offered(t)
    t = alone({"columns": seat(t)["columns"]}, mode="advanced")
    play(t, "place walls")
    edge = "a2w" if side == "left" else "l2e"
    play(t, f"border {edge}", "done")
    assert seat(t)["borders"] == [edge]


@pytest.mark.rule("C24")
def test_an_extension_belongs_to_the_farm_at_once() -> None:
    t = alone({"goods": {"wood": 2, "stone": 3, "reed": 2, "border": 2}}, spaces=pile(1))
    play(t, "place expand", "extend right")
    assert {"h1", "h2", "h3"} <= set(seat(t)["unused"])
    play(t, "place stall")
    assert {"h1", "h2", "h3"} <= choices(t, "stall")
    play(t, "stall h2")
    play(t, "place special-building-1")
    assert choices(t, "site") == {"f1", "f2", "g1", "g2", "g3", "h1", "h3"}


@pytest.mark.rule("C24", "C13")
def test_the_new_borders_are_in_stock_and_cost_as_others() -> None:
    t = alone({"goods": {"border": 0, "wood": 2}}, spaces=pile(2))
    assert reason(t, "place fences") == "reason-creatures-no-border"
    play(t, "place expand", "extend left")
    assert "place fences" in offered(t)
    play(t, "place fences", "border e1w", "border e1n")
    assert goods(t) == {}


@pytest.mark.rule("C04", "C24")
@pytest.mark.parametrize(("mode", "taken"), [("standard", 4), ("advanced", 5), ("expert", 5)])
def test_without_extensions_left_there_are_borders_only(mode: str, taken: int) -> None:
    theirs = ["a", *LEFT][-taken - 2 :]
    t = table({"goods": {"border": 1}}, {"columns": theirs, "placed": 3}, spaces=pile(4), mode=mode)
    assert supply(t)["extension"] == 0
    play(t, "place expand")
    assert goods(t) == {"border": 5}
    assert seat(t)["columns"] == ["f", "g"]
    assert "place walls" in offered(t)


@pytest.mark.rule("C04", "C24")
def test_both_seats_share_the_extensions() -> None:
    t = table({"columns": ["e", "f", "g"]}, {"columns": ["f", "g", "h"]}, spaces=pile(1))
    assert supply(t)["extension"] == 2
    play(t, "place expand", "extend left")
    assert supply(t)["extension"] == 1
    assert reason(t, "place expand") == "reason-creatures-occupied"


@pytest.mark.rule("C24", "C08")
def test_nothing_there_and_no_extension_left_is_no_action() -> None:
    t = table({}, {"columns": LEFT, "placed": 3})
    assert "place expand" not in offered(t)
    assert reason(t, "place expand") == "reason-creatures-empty"
