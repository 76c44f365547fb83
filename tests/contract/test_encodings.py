"""Rows of features: complete, bounded, named, and the same in all worlds that look alike."""

from __future__ import annotations

import random

import pytest

import bocage
from bocage.kernel.encoding import Features, Ladder

from . import driver

GAMES = [game.id for game in bocage.games()]


def some_variants() -> list[driver.Variant]:
    """A few variants of every game and seat count."""
    rng = random.Random(5)
    by_seats: dict[tuple[str, int], list[driver.Variant]] = {}
    for variant in driver.variants():
        by_seats.setdefault(variant[:2], []).append(variant)
    chosen: list[driver.Variant] = []
    for (game, _), found in by_seats.items():
        if game in GAMES:
            chosen += rng.sample(found, min(2, len(found)))
    return chosen


@pytest.mark.parametrize("game", GAMES)
def test_features_have_names_of_their_own(game: str) -> None:
    encoding = bocage.new(game, seats=2, seed=1).game.encoding
    assert len(set(encoding.names)) == encoding.size == len(encoding.scales)
    assert encoding.version >= 1


@pytest.mark.parametrize("variant", some_variants(), ids=driver.name)
def test_a_row_tells_what_the_seat_knows_and_nothing_else(variant: driver.Variant) -> None:
    game, seats, options = variant
    rng = random.Random(3)
    table = bocage.new(game, seats=seats, seed=3, **options)
    size = table.game.encoding.size
    rows: list[bytes] = []
    while (decision := table.decision) is not None:
        for seat in range(seats):
            row = table.encode(seat)
            assert len(row) == size
            rows.append(row)
            if rng.random() < 0.2:
                assert table.determinize(seat, rng).encode(seat) == row
        assert any(table.encode(decision.seat)[table.game.encoding.asked :])
        table.play(rng.choice(decision.actions))
    assert len(set(rows)) > 0.75 * len(rows)


def test_a_ladder_tells_a_number_by_the_rungs_it_reaches() -> None:
    features = Features()
    features.flag("first")
    ladder: Ladder = features.ladder("wood", 1, 3, 5)
    row = bytearray(features.size)
    for n, rungs in ((0, 0), (-2, 0), (1, 1), (2, 1), (3, 2), (5, 3), (99, 3)):
        row[:] = bytes(features.size)
        ladder.put(row, 0, n)
        assert sum(row) == rungs
    assert features.names == ["first", "wood>=1", "wood>=3", "wood>=5"]
