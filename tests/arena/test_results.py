"""Results in files: they go on where they stopped, and only those of the same match."""

from __future__ import annotations

import json
from typing import Any

import pytest

import bocage
from bocage.arena.contest import contest
from bocage.arena.crew import Alone
from bocage.arena.match import Match, match_of
from bocage.arena.results import BadResults, Results, results_in, seed_in

from .matches import played


@pytest.fixture(scope="module")
def match() -> Match:
    return match_of("express", ["greedy", "random"], seed="s")


@pytest.fixture(scope="module")
def whole(match: Match) -> Results:
    return played(match, 3)


@pytest.mark.parametrize("done", [0, 1, 2, 5])
def test_it_goes_on_where_it_stopped(match: Match, whole: Results, done: int) -> None:
    stopped = Results(match, whole.games[:done])
    text = stopped.to_json()
    assert seed_in(text) == "s"
    assert results_in(text, match) == stopped
    assert list(contest(results_in(text, match), 3, Alone()))[-1] == whole


def test_what_is_done_is_not_played_again(whole: Results) -> None:
    assert list(contest(whole, 3, Alone())) == []


def test_it_stops_when_it_is_decided(match: Match) -> None:
    results = played(match, 100, mark=0.2)
    assert results.sets == 8
    assert list(contest(results, 100, Alone(), 0.2)) == []
    assert played(match, 100, jobs=2, mark=0.2) == results


@pytest.mark.parametrize(
    ("field", "other"),
    [
        ("game", match_of("creatures", ["greedy", "random"], seed="s")),
        ("seatings", match_of("express", ["random", "greedy"], seed="s")),
        ("seats", match_of("express", ["greedy", "random"], 3, seed="s")),
        ("seed", match_of("express", ["greedy", "random"], seed="t")),
    ],
)
def test_results_of_another_match_are_refused(whole: Results, field: str, other: Match) -> None:
    with pytest.raises(BadResults, match=f"{field}: .*another match"):
        results_in(whole.to_json(), other)


def test_results_with_other_options_or_rules_are_refused() -> None:
    game = "agricola-revised"
    match = match_of(game, ["random"], seed=1)
    other = match_of(game, ["random"], seed=1, options={"additional_actions": True})
    with pytest.raises(BadResults, match="options"):
        results_in(Results(match).to_json(), other)
    older = json.loads(Results(match).to_json())
    older["match"]["rules"] -= 1
    with pytest.raises(BadResults, match="rules"):
        results_in(json.dumps(older), match)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("bocage_arena", 2),
        ("match", None),
        ("match", {}),
        ("games", {}),
        ("games", [[1, 2]]),
        ("games", [[[1, 2], [2]]]),
        ("games", [[[1], [0]]]),
        ("games", [[["1", 2], [0]]]),
        ("games", [[[1, 2], [True]]]),
    ],
)
def test_damaged_results_are_refused(match: Match, path: str, value: Any) -> None:
    data = {**json.loads(Results(match).to_json()), path: value}
    with pytest.raises(bocage.BadValue, match="expected"):
        results_in(json.dumps(data), match)


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "[" * 100_000])
def test_what_is_no_file_of_results_is_refused(match: Match, text: str) -> None:
    with pytest.raises(BadResults, match="arena"):
        results_in(text, match)
