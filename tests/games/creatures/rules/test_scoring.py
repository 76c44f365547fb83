"""The score: animals, bonus, extensions, buildings, winners and ties."""

from __future__ import annotations

from typing import Any

import pytest

from ..scenario import ANIMALS, ended, lines, total

LINE = {"sheep": "sheep", "pig": "pigs", "cow": "cows", "horse": "horses"}
HOME = ["f1n", "g1n", "f1w", "f2w", "h1w", "h2w", "h3w", "g3s"]
"""Borders that close the five free spaces of the home board."""

COLUMN = ["h1n", "h1w", "h2w", "h3w", "i1w", "i2w", "i3w", "h3s"]
"""Borders that close the three spaces of h."""

NOTHING = {f"bonus-{line}": -3 for line in LINE.values()}
BONUS = {
    "sheep": {0: -3, 3: -3, 4: 0, 7: 0, 8: 1, 10: 1, 11: 2, 12: 2, 13: 3, 14: 4, 16: 6, 20: 10},
    "pig": {0: -3, 3: -3, 4: 0, 6: 0, 7: 1, 8: 1, 9: 2, 10: 2, 11: 3, 12: 4, 14: 6, 20: 12},
    "cow": {0: -3, 3: -3, 4: 0, 5: 0, 6: 1, 7: 1, 8: 2, 9: 2, 10: 3, 11: 4, 13: 6, 20: 13},
    "horse": {0: -3, 3: -3, 4: 0, 5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 4, 12: 6, 20: 14},
}


def farm(columns: str = "fgh", **row: Any) -> dict[str, Any]:
    """A seat's farm of some columns."""
    return {"columns": list(columns), **row}


@pytest.mark.rule("C26")
@pytest.mark.parametrize(
    ("kind", "count", "bonus"),
    [(kind, count, bonus) for kind in ANIMALS for count, bonus in BONUS[kind].items()],
)
def test_animals_and_their_bonus(kind: str, count: int, bonus: int) -> None:
    row = {"borders": HOME, "troughs": ["g1", "g2"], "animals": {kind: count}}
    score = lines(ended(row))
    assert score[LINE[kind]] == count
    assert score[f"bonus-{LINE[kind]}"] == bonus
    for other in set(LINE.values()) - {LINE[kind]}:
        assert (score[other], score[f"bonus-{other}"]) == (0, -3)


@pytest.mark.rule("C26", "C28")
def test_an_empty_farm_has_minus_twelve() -> None:
    t = ended()
    assert lines(t) == {
        **dict.fromkeys(LINE.values(), 0),
        **NOTHING,
        "extensions": 0,
        "buildings": 0,
    }
    assert total(t) == total(t, 1) == -12


@pytest.mark.rule("CX06", "C26", "C27", "C28")
def test_the_complete_example_has_forty_two() -> None:
    row = {
        "columns": ["e", "f", "g", "h"],
        "tiles": {"f3": "half-timbered-house", "g1": "stables", "g3": "stall"},
        "borders": [
            *("e1n", "e1w", "e2w", "e3w", "e3s", "f1w", "f2w"),
            *("h1n", "h2w", "i1w", "i2w", "i3w", "h3s"),
        ],
        "troughs": ["e2", "h1"],
        "animals": {"sheep": 12, "pig": 7, "cow": 5},
    }
    t = ended(row)
    assert lines(t) == {
        "sheep": 12,
        "pigs": 7,
        "cows": 5,
        "horses": 0,
        "bonus-sheep": 2,
        "bonus-pigs": 1,
        "bonus-cows": 0,
        "bonus-horses": -3,
        "extensions": 8,
        "buildings": 10,
    }
    assert total(t) == 42
    assert t.winners() == (0,)


@pytest.mark.rule("C27")
@pytest.mark.parametrize(
    "used",
    [
        {"borders": COLUMN},
        {"troughs": ["h1", "h2", "h3"]},
        {"tiles": {"f3": "cottage", "h1": "shelter", "h2": "storage-building", "h3": "barn"}},
        {"tiles": {"f3": "cottage", "h3": "barn"}, "troughs": ["h1", "h2"]},
        {"borders": ["h1n", "h1w", "i1w", "h2n"], "troughs": ["h2", "h3"]},
        {
            "borders": ["g1n", "g1w", "h1n", "i1w", "g2n", "h2n"],
            "troughs": ["h2"],
            "tiles": {"f3": "cottage", "h3": "barn"},
        },
    ],
)
def test_an_extension_counts_when_its_three_spaces_are_used(used: dict[str, Any]) -> None:
    assert lines(ended(farm(**used)))["extensions"] == 4


@pytest.mark.rule("C27")
@pytest.mark.parametrize(
    "used",
    [
        {},
        {"borders": COLUMN[:-1]},
        {"troughs": ["h1", "h3"]},
        {"tiles": {"f3": "cottage", "h1": "shelter", "h2": "barn"}},
        {"borders": ["h1n", "h1w", "i1w", "h2n"], "troughs": ["h3"]},
    ],
)
def test_an_extension_with_an_unused_space_counts_nothing(used: dict[str, Any]) -> None:
    t = ended(farm(**used))
    assert lines(t)["extensions"] == 0
    assert set(t.observe(0)["seats"][0]["unused"]) & {"h1", "h2", "h3"}


@pytest.mark.rule("C27")
def test_every_full_extension_counts_and_the_home_board_never() -> None:
    home = ["f1", "f2", "g1", "g2", "g3"]
    assert lines(ended({"troughs": home}))["extensions"] == 0
    sides = [f"{column}{row}" for column in "eh" for row in (1, 2, 3)]
    assert lines(ended(farm("efgh", troughs=sides)))["extensions"] == 8
    assert lines(ended(farm("efgh", troughs=sides[:-1])))["extensions"] == 4
    t = ended(farm("defg", troughs=[f"{column}{row}" for column in "de" for row in (1, 2, 3)]))
    assert lines(t)["extensions"] == 8


@pytest.mark.rule("C28", "C14")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ({"f3": "cottage"}, 0),
        ({"f3": "cottage", "g1": "stall", "g2": "stables"}, 5),
        ({"f3": "half-timbered-house", "g1": "open-stables"}, 7),
        ({"f3": "cottage", "g1": "shelter", "g2": "storage-building"}, 0),
        ({"f3": "cottage", "g1": "stewards-office"}, -3),
        ({"f3": "cottage", "g1": "sawmill", "g2": "inn", "g3": "animal-trader"}, 11),
    ],
)
def test_buildings_count_what_is_printed_on_them(tiles: dict[str, str], points: int) -> None:
    assert lines(ended({"tiles": tiles}))["buildings"] == points


@pytest.mark.rule("C28", "C33")
@pytest.mark.parametrize(
    ("stock", "points"),
    [({}, 0), ({"wood": 1}, 0.5), ({"wood": 2, "stone": 2, "reed": 1}, 2.5), ({"reed": 4}, 2)],
)
def test_half_points_stay(stock: dict[str, int], points: float) -> None:
    tiles = {"f3": "cottage", "g1": "storage-building"}
    t = ended({"tiles": tiles, "goods": stock})
    found = lines(t)["buildings"]
    assert found == points
    assert isinstance(found, int) == (points == int(points))
    assert total(t) == points - 12


@pytest.mark.rule("C28", "C29")
@pytest.mark.parametrize("first", [0, 1])
def test_half_a_point_decides(first: int) -> None:
    row = {"tiles": {"f3": "cottage", "g1": "storage-building"}, "goods": {"wood": 1}}
    assert ended(row, {}, first_starter=first).winners() == (0,)
    assert ended({}, row, first_starter=first).winners() == (1,)


@pytest.mark.rule("C29")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("last", [0, 1])
def test_a_tie_goes_to_the_seat_that_did_not_start_the_first_round(first: int, last: int) -> None:
    t = ended(first_starter=first, starting_player=last)
    assert total(t) == total(t, 1)
    assert t.winners() == (1 - first,)


@pytest.mark.rule("C29")
@pytest.mark.parametrize("first", [0, 1])
def test_the_higher_score_wins(first: int) -> None:
    assert ended({"animals": {"sheep": 1}}, first_starter=first).winners() == (0,)
    assert ended({}, {"animals": {"horse": 1}}, first_starter=first).winners() == (1,)


@pytest.mark.rule("C26")
def test_stock_borders_and_troughs_count_nothing() -> None:
    row = {"goods": {"wood": 9, "stone": 9, "reed": 9, "border": 9}, "troughs": ["g1", "g2"]}
    assert total(ended({**row, "borders": HOME})) == -12
