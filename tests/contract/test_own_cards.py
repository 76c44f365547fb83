"""Own cards keep the contract, on the plain engine and on the compiled one alike."""

from __future__ import annotations

import pickle
import random
from collections import Counter

import pytest

import bocage
from bocage.games import find
from bocage.games.agricola.faults import unfulfilled
from bocage.games.agricola.own import collected
from bocage.kernel.own import sources_in

from . import driver

GAME = "agricola-revised"
CARDS = ("X001", "X002", "X003", "X004", "X005")
VARIANTS: list[driver.Variant] = [
    (GAME, 1, {"cards": "base"}),
    (GAME, 2, {"cards": "base", "hands": "draft"}),
    (GAME, 3, {"cards": "base", "hands": "market"}),
    (GAME, 4, {"cards": "base"}),
]


def with_own(variant: driver.Variant) -> driver.Variant:
    """The variant with our own cards mixed in."""
    game, seats, options = variant
    return game, seats, {**options, "own": str(driver.OWN)}


@pytest.mark.parametrize("variant", VARIANTS, ids=driver.name)
def test_random_games_with_own_cards_keep_the_contract(variant: driver.Variant) -> None:
    played = list(driver.games(with_own(variant), 0, 4, check_every=25))
    assert all(table.game.own_files() for table in played)


def test_scenarios_of_the_example_hold() -> None:
    sources = sources_in(driver.OWN)
    entries = collected(sources).own
    assert tuple(entry.card.id for entry in entries) == CARDS
    for entry in entries:
        assert unfulfilled(entry, find(GAME).with_own(sources)) == []


def dealt(seed: int) -> bocage.Table:
    """A table for two at which one seat has all of our own cards, and means to play them."""
    table = bocage.new(GAME, seats=2, seed=seed, own=driver.OWN, cards="base")
    position = table.position()
    for row in position["seats"]:
        row["hand"] = [id for id in row["hand"] if id not in CARDS]
    position["seats"][seed % 2]["hand"] += CARDS
    return bocage.load(position, own=driver.OWN)


def likes(action: bocage.Action) -> float:
    """How much an action tempts somebody who wants to play cards."""
    if action.argument in CARDS:
        return 9.0
    spaces = ("lessons", "meeting-place", "major-improvement", "basic-wish")
    return 3.0 if action.argument in spaces else 1.0


def test_every_card_of_the_example_is_played_and_used() -> None:
    told: Counter[str] = Counter()
    for seed in range(12):
        table = dealt(seed)
        rng = random.Random(seed)
        while table.decisions:
            decision = table.decisions[0]
            weights = [likes(action) for action in decision.actions]
            action = rng.choices(decision.actions, weights)[0]
            told[action.text] += 1
            table.play(action, decision.seat)
        assert driver.dumped(bocage.replay(table.record(), own=driver.OWN)) == driver.dumped(table)
    for deed in ("use X002", *[f"play {card}" for card in CARDS]):
        assert told[deed], deed


def test_both_engines_play_the_same_game() -> None:
    table = dealt(5)
    rng = random.Random(5)
    while table.decisions:
        table.play(rng.choice(table.decisions[0].actions))
    assert (len(table.actions), [score.total for score in table.scores()]) == (96, [11, -43])


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_with_own_cards(bot: str) -> None:
    table = dealt(1)
    player = bocage.bot(bot, 1)
    for _ in range(40):
        if table.decision is not None:
            seat = table.decision.seat
            table.play(player.choose(table.seat(seat)), seat)
    assert len(table.actions) == 40


def test_a_table_with_own_cards_is_sent_to_another_process() -> None:
    table = dealt(2)
    sent = pickle.loads(pickle.dumps(table))
    assert driver.dumped(sent) == driver.dumped(table)
    assert sent.game.own_files() == table.game.own_files()
    world = table.determinize(0, random.Random(2))
    assert driver.dumped(pickle.loads(pickle.dumps(world))) == driver.dumped(world)
