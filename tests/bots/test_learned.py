"""Learned players and search: networks, what they may know, advice, bad input."""

from __future__ import annotations

import json
import random
from pathlib import Path

import numpy as np
import pytest

import bocage
from bocage.bots.learned.bot import LearnedBot
from bocage.bots.learned.network import Network, fresh, load, read, save
from bocage.bots.search.bot import SearchBot
from bocage.bots.search.judges import ByGreedy, ByNetwork
from bocage.games import find

GAMES = [game.id for game in bocage.games()]


def small(game: str) -> Network:
    """A small network that knows nothing."""
    return fresh(game, find(game).encoding, (16, 8), seed=3)


@pytest.mark.parametrize("game", GAMES)
def test_siblings_are_judged_as_each_alone(game: str) -> None:
    network = small(game)
    table = bocage.new(game, seats=2, seed=4)
    rows = []
    assert table.decision is not None
    for action in table.decision.actions:
        trial = table.copy()
        trial.play(action)
        rows.append(bytearray(trial.encode(0)))
    together = network.judge(rows)
    alone = [network.judge([row])[0] for row in rows]
    assert np.allclose(together, alone, atol=1e-3)


def test_a_network_is_kept_with_a_checksum(tmp_path: Path) -> None:
    encoding = find("express").encoding
    path = tmp_path / "express.npz"
    network = small("express")
    save(network, path)
    again = load(path, encoding)
    row = bytearray(bocage.new("express", seed=1).encode(0))
    assert np.allclose(again.judge([row]), network.judge([row]), atol=0.05)
    beside = json.loads(path.with_suffix(".json").read_text())
    assert beside["game"] == "express" and len(beside["sha256"]) == 64
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(bytes(data))
    with pytest.raises(bocage.BadValue, match="checksum"):
        load(path, encoding)
    with pytest.raises(bocage.BadValue, match="a network's file"):
        read(b"nothing of the kind", encoding)


def test_a_network_of_other_features_is_refused_clearly(tmp_path: Path) -> None:
    path = tmp_path / "express.npz"
    save(small("express"), path)
    with pytest.raises(bocage.BadValue, match=r"for encoding 1 .* expected one for encoding 1"):
        load(path, find("hallertau").encoding)
    old = small("express")
    old.about = {**old.about, "encoding": 0}
    save(old, path)
    with pytest.raises(bocage.BadValue, match="encoding 0"):
        load(path, find("express").encoding)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("agricola-revised", {"cards": "base"}),
        ("agricola-classic", {"cards": "base", "decks": "EIKZ"}),
        ("hallertau", {}),
        ("express", {}),
    ],
)
def test_players_choose_the_same_in_all_worlds_that_look_alike(
    game: str, options: dict[str, str]
) -> None:
    network, rng = small(game), random.Random(1)
    table = bocage.new(game, seats=3, seed=6, **options)
    for _ in range(40):
        decision = table.decision
        assert decision is not None
        worlds = [table, *[table.determinize(decision.seat, rng) for _ in range(2)]]
        for bot in (LearnedBot, looking_ahead):
            handles = [world.seat(decision.seat) for world in worlds]
            chosen = {bot(random.Random(9), network).choose(handle) for handle in handles}
            assert len(chosen) == 1 and chosen <= set(decision.actions)
        table.play(rng.choice(decision.actions))


def looking_ahead(rng: random.Random, network: Network) -> SearchBot:
    """A short search."""
    return SearchBot(rng, sims=5, judge=ByNetwork(network))


@pytest.mark.parametrize("game", GAMES)
def test_a_search_without_a_network_goes_by_greedy(game: str) -> None:
    table = bocage.new(game, seats=2, seed=3)
    bot = SearchBot(random.Random(2), sims=4, judge=ByGreedy(table.options))
    assert table.decision is not None
    advice = table.seat(table.decision.seat).advise(bot)
    assert advice and {found.action for found in advice} <= set(table.decision.actions)


def test_a_search_finds_what_one_look_ahead_does_not_see() -> None:
    network = small("express")
    tree = SearchBot(random.Random(2), sims=60, judge=ByNetwork(network)).search(
        bocage.new("express", seats=1, seed=3).seat(0)
    )
    assert tree.root.tries == 60
    assert sum(edge.tries for edge in tree.root.edges.values()) == 60
    deep = [edge for edge in tree.root.edges.values() if edge.node and edge.node.tries]
    assert deep


@pytest.mark.parametrize(
    ("name", "allowed"),
    [
        ("search:sims=none", "search:sims=N or search:seconds=N"),
        ("search:patience=3", "search:sims=N or search:seconds=N"),
        ("search:sims=0", "from 1 on"),
        ("search:seconds=-1", "more than 0"),
        ("greedy:sims=3", "search, if sims"),
        ("nobody", "one of"),
    ],
)
def test_bad_names_say_what_is_allowed(name: str, allowed: str) -> None:
    with pytest.raises(bocage.BadValue, match=allowed):
        bocage.bot(name)


def test_a_bot_without_opinions_gives_no_advice() -> None:
    table = bocage.new("express", seats=1, seed=3)
    with pytest.raises(bocage.BadValue, match="greedy, learned, search"):
        table.seat(0).advise(bocage.bot("random"))
    best = table.seat(0).advise(bocage.bot("greedy", seed=1))
    assert best[0].points >= best[-1].points


def test_a_network_trusts_in_what_it_wishes_as_far_as_it_says() -> None:
    """Where all looks alike the wish decides; without trust it does not count."""
    plain = small("express")
    trusting = Network({**plain.about, "trust": 1000.0}, plain.arrays, find("express").encoding)
    seats = [bocage.new("express", seats=1, seed=seed).seat(0) for seed in range(6)]
    differ = 0
    for seat in seats:
        asked = seat.decision
        assert asked is not None
        actions = [action.id for action in asked.actions]
        hidden = plain.hidden(plain.summed(seat.determinize(random.Random(1)).encode(0)))
        wished = actions[int(np.argmax(plain.wishes(hidden, actions)))]
        assert LearnedBot(random.Random(1), trusting).choose(seat).id == wished
        differ += LearnedBot(random.Random(1), plain).choose(seat).id != wished
    assert differ > 0
