"""Building borders: fences, walls, where they go and what they cost."""

from __future__ import annotations

from typing import Any

import pytest

import bocage

from ..scenario import alone, choices, goods, offered, play, reason, seat

HOME = {
    *("f1n", "g1n", "f2n", "g2n", "g3n", "g3s"),
    *("f1w", "f2w", "g1w", "g2w", "h1w", "h2w", "h3w"),
}
"""The edges of the home board that do not touch the cottage."""

COTTAGE = {"f3n", "f3w", "f3s", "g3w"}
"""The edges of the cottage: a border there is possible, but its walls make it needless."""


def fencing(space: str, row: dict[str, Any]) -> bocage.Table:
    """A table where seat 0 has gone to build borders."""
    t = alone(row)
    play(t, f"place {space}")
    return t


def borders(t: bocage.Table) -> set[str]:
    """The borders on seat 0's farm."""
    return set(seat(t)["borders"])


@pytest.mark.rule("C13", "C19")
@pytest.mark.parametrize(
    ("space", "row"), [("fences", {"goods": {"wood": 5, "border": 9}}), ("walls", {})]
)
def test_a_border_goes_on_any_free_edge_of_the_farm(space: str, row: dict[str, Any]) -> None:
    edges = choices(fencing(space, row), "border")
    assert edges == HOME | COTTAGE


@pytest.mark.rule("C13", "C24")
def test_extensions_bring_their_edges() -> None:
    t = fencing("walls", {"columns": ["e", "f", "g", "h"]})
    edges = choices(t, "border")
    left = {"e1n", "e2n", "e3n", "e3s", "e1w", "e2w", "e3w"}
    right = {"h1n", "h2n", "h3n", "h3s", "i1w", "i2w", "i3w"}
    assert edges == HOME | COTTAGE | left | right


@pytest.mark.rule("C13")
def test_edges_that_are_taken_or_outside_are_refused() -> None:
    t = fencing("walls", {"borders": ["g1n"]})
    assert reason(t, "border g1n") == "reason-creatures-border-there"
    for edge in ("e1w", "e1n", "i1w", "h1n", "l1e", "h3s"):
        assert reason(t, f"border {edge}") == "reason-creatures-not-on-farm"
    assert reason(t, "border h1w") is None
    play(t, "border h1w")
    assert reason(t, "border h1w") == "reason-creatures-border-there"


@pytest.mark.rule("C19")
def test_a_fence_costs_one_wood_and_a_border_of_the_stock() -> None:
    t = fencing("fences", {"goods": {"wood": 3, "stone": 9, "border": 9}})
    assert "done" not in offered(t)
    play(t, "border g1n")
    assert goods(t) == {"wood": 2, "stone": 9, "border": 8}
    assert "done" in offered(t)
    play(t, "border g1w", "border h1w")
    assert goods(t) == {"stone": 9, "border": 6}
    assert borders(t) == {"g1n", "g1w", "h1w"}
    assert "place walls" in offered(t)


@pytest.mark.rule("C19")
def test_fences_may_stop_after_the_first() -> None:
    t = fencing("fences", {"goods": {"wood": 3, "border": 9}})
    play(t, "border g1n", "done")
    assert goods(t) == {"wood": 2, "border": 8}
    assert "place walls" in offered(t)


@pytest.mark.rule("C19", "C08")
def test_fences_need_a_wood_and_a_border() -> None:
    t = alone({"goods": {"wood": 0, "stone": 4, "reed": 4, "border": 9}})
    assert reason(t, "place fences") == "reason-creatures-cannot-pay"
    t = alone({"goods": {"wood": 4, "border": 0}})
    assert reason(t, "place fences") == "reason-creatures-no-border"
    t = alone({"goods": {"wood": 1, "border": 1}})
    play(t, "place fences", "border g1n")
    assert goods(t) == {}
    assert "place building-materials" in offered(t)


@pytest.mark.rule("C19")
@pytest.mark.parametrize("stock", [1, 2, 3])
def test_fences_end_with_the_stock_of_borders(stock: int) -> None:
    t = fencing("fences", {"goods": {"wood": 5, "border": stock}})
    play(t, *[f"border {edge}" for edge in ("g1n", "g1w", "h1w")[:stock]])
    assert goods(t) == {"wood": 5 - stock}
    assert "place walls" not in offered(t)
    assert reason(t, "place walls") == "reason-creatures-no-border"


@pytest.mark.rule("C19")
def test_the_first_two_walls_are_free() -> None:
    t = fencing("walls", {"goods": {"wood": 5, "stone": 1, "border": 9}})
    assert "done" not in offered(t)
    play(t, "border g1n")
    assert "done" in offered(t)
    play(t, "border g1w")
    assert goods(t) == {"wood": 5, "stone": 1, "border": 7}
    assert "place fences" in offered(t)


@pytest.mark.rule("C19")
def test_more_walls_cost_two_stone_each() -> None:
    t = fencing("walls", {"goods": {"stone": 5, "border": 9}})
    play(t, "border g1n", "border g1w")
    assert {"border h1w", "done"} <= offered(t)
    assert goods(t)["stone"] == 5
    play(t, "border h1w")
    assert goods(t) == {"stone": 3, "border": 6}
    play(t, "border g2n")
    assert goods(t) == {"stone": 1, "border": 5}
    assert "place fences" not in offered(t)
    assert reason(t, "place fences") == "reason-creatures-cannot-pay"


@pytest.mark.rule("C19")
def test_walls_may_stop_after_one_or_three() -> None:
    t = fencing("walls", {"goods": {"stone": 4, "border": 9}})
    play(t, "border g1n", "done")
    assert goods(t) == {"stone": 4, "border": 8}
    t = fencing("walls", {"goods": {"stone": 4, "border": 9}})
    play(t, "border g1n", "border g1w", "border h1w", "done")
    assert goods(t) == {"stone": 2, "border": 6}


@pytest.mark.rule("C19", "C08")
def test_walls_need_a_border_in_stock() -> None:
    t = alone({"goods": {"stone": 4, "border": 0}})
    assert reason(t, "place walls") == "reason-creatures-no-border"
    t = alone({"goods": {"stone": 4, "border": 1}})
    play(t, "place walls", "border g1n")
    assert goods(t) == {"stone": 4}


@pytest.mark.rule("C19", "C08")
def test_a_farm_full_of_borders_takes_no_more() -> None:
    full = sorted(HOME | COTTAGE)
    t = alone({"borders": full, "goods": {"wood": 3, "border": 2}})
    assert reason(t, "place walls") == "reason-creatures-no-edge"
    assert reason(t, "place fences") == "reason-creatures-no-edge"
    t = alone({"borders": [e for e in full if e != "g2w"], "goods": {"wood": 3, "border": 2}})
    play(t, "place walls")
    assert borders(t) == set(full)
    assert goods(t) == {"wood": 3, "border": 1}


@pytest.mark.rule("C13")
def test_borders_stay_where_they_are() -> None:
    t = fencing("walls", {"borders": ["g1n", "g1w"]})
    play(t, "border h1w", "border g2n")
    assert borders(t) == {"g1n", "g1w", "h1w", "g2n"}
    assert not any(text.startswith("lift") for text in offered(t))


@pytest.mark.rule("C13", "C15")
def test_borders_around_a_new_building_stay_on_the_farm() -> None:
    closed = ["g1n", "g1w", "h1w", "g2n"]
    t = alone({"borders": closed, "goods": {"stone": 3, "reed": 1, "border": 5}})
    play(t, "place stall", "stall g1")
    assert borders(t) == set(closed)
    assert goods(t) == {"border": 5}


@pytest.mark.rule("C12", "C13")
def test_a_pasture_may_be_left_open() -> None:
    t = fencing("walls", {})
    play(t, "border f1n", "border h2w")
    assert borders(t) == {"f1n", "h2w"}
    assert seat(t)["room"]["sheep"] == 1
