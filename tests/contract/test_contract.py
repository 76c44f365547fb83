"""Every game, seat count and option keeps the contract, in at least 2 000 random games."""

from __future__ import annotations

import pickle
import random

import pytest

import bocage

from . import driver

VARIANTS = driver.variants()
HANDS = [variant for variant in VARIANTS if "hands" in variant[2]]
CHUNKS = 5
GAMES_PER_CHUNK = -(-2000 // (CHUNKS * len(VARIANTS)))


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("variant", VARIANTS, ids=driver.name)
def test_random_games_keep_the_contract(variant: driver.Variant, chunk: int) -> None:
    played = list(driver.games(variant, chunk * 10_000, GAMES_PER_CHUNK, check_every=40))
    assert len(played) == GAMES_PER_CHUNK


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_mixtures_of_house_rules_keep_the_contract(chunk: int) -> None:
    rng = random.Random(f"mixtures {chunk}")
    for seed in range(6):
        driver.random_game(driver.mixture(rng), seed, check_every=40)


@pytest.mark.parametrize("variant", [v for v in VARIANTS if v not in HANDS], ids=driver.name)
def test_every_decision_of_a_game_keeps_the_contract(variant: driver.Variant) -> None:
    driver.random_game(variant, seed=77, check_every=1)


@pytest.mark.parametrize("variant", HANDS, ids=driver.name)
def test_every_decision_about_the_first_hand_keeps_the_contract(variant: driver.Variant) -> None:
    driver.random_game(variant, seed=77, check_every=40, before_rounds=1)


@pytest.mark.parametrize("variant", VARIANTS, ids=driver.name)
def test_seeds_decide_everything(variant: driver.Variant) -> None:
    game, seats, options = variant
    tables = [bocage.new(game, seats=seats, seed="almanac", **options) for _ in range(2)]
    assert driver.dumped(tables[0]) == driver.dumped(tables[1])
    starts = {
        driver.dumped(bocage.new(game, seats=seats, seed=seed, **options)) for seed in range(20)
    }
    assert len(starts) == 20


@pytest.mark.parametrize("variant", VARIANTS, ids=driver.name)
def test_undo_goes_back_to_the_last_barrier(variant: driver.Variant) -> None:
    game, seats, options = variant
    table = bocage.new(game, seats=seats, seed=5, **options)
    rng = random.Random(5)
    trail = [driver.dumped(table)]
    undone = 0
    while table.decisions:
        decision = rng.choice(table.decisions)
        action, seat = rng.choice(decision.actions), decision.seat
        recorded = table.actions
        table.play(action, seat)
        log = [tuple(entry) for entry in table.log]
        trail.append(driver.dumped(table))
        if table.can_undo:
            table.undo()
            undone += 1
            assert driver.dumped(table) == trail[-2]
            assert table.actions == recorded
            assert seat in table.deciding
            table.play(action, seat)
            assert driver.dumped(table) == trail[-1]
            assert [tuple(entry) for entry in table.log] == log
        else:
            with pytest.raises(bocage.NothingToUndo):
                table.undo()
            assert driver.dumped(table) == trail[-1]
    assert undone > 10


@pytest.mark.parametrize("variant", VARIANTS, ids=driver.name)
def test_tables_can_be_sent_to_another_process(variant: driver.Variant) -> None:
    game, seats, options = variant
    table = bocage.new(game, seats=seats, seed=3, **options)
    rng = random.Random(3)
    for _ in range(30):
        if table.decisions:
            decision = rng.choice(table.decisions)
            table.play(rng.choice(decision.actions), decision.seat)
    sent = pickle.loads(pickle.dumps(table))
    assert driver.dumped(sent) == driver.dumped(table)
    assert sent.record() == table.record()
    assert [tuple(entry) for entry in sent.log] == [tuple(entry) for entry in table.log]
    world = table.determinize(0, rng)
    assert driver.dumped(pickle.loads(pickle.dumps(world))) == driver.dumped(world)
