"""Rulings on hand cards that no scenario of a single card shows."""

from __future__ import annotations

import pytest

from tests.games.agricola.cards.tables import table

from ..scenario import goods, offered, play

THREE = {"people": 3, "rooms": ["r1c1", "r2c1", "r3c1"]}


@pytest.mark.card("B024")
def test_the_lasso_serves_in_the_turn_that_plays_it() -> None:
    markets = {"sheep-market": {"goods": {"sheep": 1}}}
    row = {**THREE, "hand": ["B024"], "goods": {"reed": 1}}
    t = table(row, THREE, round=14, spaces=markets)
    play(t, "place meeting-place", "play B024", "done")
    assert offered(t) == {"use B024", "done"}
    play(t, "use B024")
    assert goods(t) == {"sheep": 1}
    assert t.decision is not None and t.decision.seat == 1


@pytest.mark.card("A147", "A050")
def test_the_food_of_anothers_milk_jug_comes_too_late_for_the_animal_dealer() -> None:
    market = {"cattle-market": {"goods": {"cattle": 1}}}
    t = table({"cards": ["A147"]}, {"cards": ["A050"]}, {}, round=14, spaces=market)
    play(t, "place cattle-market")
    assert (goods(t), goods(t, 1), goods(t, 2)) == (
        {"cattle": 1, "food": 1},
        {"food": 3},
        {"food": 1},
    )


@pytest.mark.rule("R10")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_what_a_round_brings_is_housed_clockwise_from_the_starting_player(start: int) -> None:
    animals = {"sheep": 1, "boar": 1}
    row = {"cards": ["M01"], "animals": {"cattle": 1}}
    others = [{"animals": {"cattle": 1}}] * 2
    scheduled = [
        {"round": 5, "seat": seat, "goods": {good: 1}, "card": "B084"}
        for seat in range(3)
        for good in animals
    ]
    t = table(
        row, *others, round=5, phase="preparation", starting_player=start, scheduled=scheduled
    )
    asked: list[int] = []
    while t.decision is not None and t.decision.prompt.id == "prompt-overflow":
        if t.decision.seat not in asked:
            asked.append(t.decision.seat)
        t.play(t.decision.actions[0])
    assert asked == [(start + k) % 3 for k in range(3)]
