"""Phase 4: turns, rows and their cost, workers into tools."""

from __future__ import annotations

from typing import Any

import pytest

from ..scenario import (
    CORNERS,
    SPACES,
    choices,
    current,
    deciding,
    decline,
    occupied,
    offered,
    play,
    refused,
    rows,
    seat,
    space,
    table,
    village,
)

DULL = ("clay-delivery", "clearing", "weekly-market", "sheep-market")
"""Spaces where nothing is asked."""


@pytest.mark.rule("H17")
def test_rows_cost_one_two_and_three_workers() -> None:
    t = table({"workers": 7})
    for cost, filled in ((1, [1, 0, 0]), (2, [1, 2, 0]), (3, [1, 2, 3])):
        assert space(t, "clay-delivery")["cost"] == cost
        before = seat(t)["workers"]
        play(t, "place clay-delivery")
        assert seat(t)["workers"] == before - cost
        assert rows(t, "clay-delivery") == filled
    assert space(t, "clay-delivery")["cost"] is None


@pytest.mark.rule("H17")
@pytest.mark.parametrize("name", SPACES)
def test_a_full_space_is_closed(name: str) -> None:
    full = [1, 2] if name in CORNERS else [1, 2, 3]
    t = table({"workers": 12}, spaces={name: full})
    assert f"place {name}" not in offered(t)
    assert refused(t, f"place {name}") == "full"
    assert space(t, name)["cost"] is None
    t = table({"workers": 12}, spaces={name: [*full[:-1], 0]})
    assert f"place {name}" in offered(t)
    assert space(t, name)["cost"] == len(full)


@pytest.mark.rule("H17")
@pytest.mark.parametrize(("filled", "cost"), [([1, 0, 0], 2), ([1, 2, 0], 3)])
@pytest.mark.parametrize("name", ["nursery", "town-hall", "small-trade", "farming"])
def test_too_few_workers_for_the_next_row(name: str, filled: list[int], cost: int) -> None:
    t = table({"workers": cost - 1}, spaces={name: filled})
    assert f"place {name}" not in offered(t)
    assert refused(t, f"place {name}") == "workers"
    assert space(t, name)["cost"] == cost
    t = table({"workers": cost}, spaces={name: filled})
    assert refused(t, f"place {name}") is None


@pytest.mark.rule("H17")
@pytest.mark.parametrize("name", CORNERS)
def test_a_corner_space_costs_one_then_two(name: str) -> None:
    t = table({"workers": 3}, {"workers": 3})
    play(t, f"place {name}")
    assert (rows(t, name), seat(t)["workers"]) == ([1, 0], 2)
    decline(t)
    play(t, f"place {name}")
    assert (rows(t, name), seat(t, 1)["workers"]) == ([1, 2], 1)
    decline(t)
    assert deciding(t) == 0
    assert refused(t, f"place {name}") == "full"


@pytest.mark.rule("H16")
def test_all_spaces_are_open_at_first() -> None:
    assert choices(table(), "place") == set(SPACES)


@pytest.mark.rule("H16")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_clockwise_from_the_starting_player(first: int) -> None:
    t = table({}, {}, {}, starting_player=first, turn=first)
    order = []
    for name in (*DULL, "clay-delivery"):
        order.append(deciding(t))
        assert t.observe(None)["turn"] == order[-1]
        play(t, f"place {name}")
    assert order == [(first + step) % 3 for step in range(5)]


@pytest.mark.rule("H16")
def test_nobody_passes_with_workers_left() -> None:
    t = table({"workers": 2}, {})
    assert "done" not in offered(t)
    assert {text.split()[0] for text in offered(t)} <= {"place", "tools", "sparing"}
    assert refused(t, "done") is not None


@pytest.mark.rule("H16")
def test_a_seat_without_workers_is_skipped() -> None:
    t = table({"workers": 3}, {"workers": 0}, {"workers": 1})
    play(t, "place clay-delivery")
    assert deciding(t) == 2
    play(t, "place clearing")
    assert deciding(t) == 0
    play(t, "place weekly-market")
    assert deciding(t) == 0
    assert current(t) == (1, "actions")


@pytest.mark.rule("H16")
def test_the_phase_ends_when_all_workers_are_used() -> None:
    t = table(village(workers=1), village(workers=1), cards="none")
    play(t, "place clay-delivery")
    assert current(t) == (1, "actions")
    play(t, "tools 1")
    assert current(t) == (1, "progress")


@pytest.mark.rule("H16")
@pytest.mark.parametrize("workers", [1, 2, 6, 12])
def test_any_number_of_workers_become_as_many_tools(workers: int) -> None:
    t = table({"workers": workers, "tools": 1}, {})
    assert choices(t, "tools") == {str(count) for count in range(1, workers + 1)}
    assert refused(t, f"tools {workers + 1}") is not None
    play(t, f"tools {workers}")
    assert (seat(t)["workers"], seat(t)["tools"]) == (0, workers + 1)
    assert deciding(t) == 1


@pytest.mark.rule("H16", "HX07")
def test_the_last_worker_becomes_a_fourth_tool() -> None:
    t = table({"workers": 1, "tools": 3}, {})
    play(t, "tools 1")
    assert seat(t)["tools"] == 4
    assert occupied(t) == set()


@pytest.mark.rule("H16")
def test_workers_can_become_tools_turn_after_turn() -> None:
    t = table({"workers": 4}, {"workers": 4})
    for tools in (1, 2, 3):
        play(t, "tools 1")
        assert (deciding(t), seat(t)["tools"]) == (1, tools)
        play(t, "tools 1")
    assert seat(t)["workers"] == 1


@pytest.mark.rule("H16")
def test_without_an_affordable_space_only_tools_are_left() -> None:
    spaces: dict[str, Any] = {name: [1, 2, 0] for name in SPACES if name not in CORNERS}
    spaces |= {name: [1, 2] for name in CORNERS}
    t = table({"workers": 2}, {}, spaces=spaces)
    assert offered(t) - {"sparing"} == {"tools 1", "tools 2"}


@pytest.mark.rule("H18")
@pytest.mark.parametrize("name", [name for name in SPACES if name not in CORNERS])
def test_a_space_may_be_used_for_nothing(name: str) -> None:
    bare = village(fields=["rye-5"] * 8 if name in ("farming", "fertilizing") else [])
    t = table(bare, {})
    assert f"place {name}" in offered(t)
    play(t, f"place {name}")
    assert rows(t, name) == [1, 0, 0]
