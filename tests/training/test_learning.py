"""A short run of learning: it plays, it gets better, it can be gone on with."""

from __future__ import annotations

import json
import os
import random
import signal
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Self

import numpy as np
import pytest
from typer.testing import CliRunner

import bocage
from bocage.arena.crew import J, Processes, R, crew_of
from bocage.bots.learned.bot import LearnedBot
from bocage.bots.learned.judging import margins
from bocage.bots.learned.network import UNIT, Network, fresh, load
from bocage.bots.search.judges import ByNetwork
from bocage.bots.search.tree import Tree
from bocage.cli.main import app
from bocage.games import find
from bocage.training.actor import Actor, foreseen
from bocage.training.adapting import adapted
from bocage.training.curve import drawn, read_curve
from bocage.training.feed import Feed
from bocage.training.leads import MANY, Leads
from bocage.training.learner import Learner
from bocage.training.mixes import FORMS, Form, Mix
from bocage.training.playing import Bag, Setup, work
from bocage.training.run import Settings, train
from bocage.training.samples import NO_ACTION, History, joined, packed

SOLO = (Form(1, 1, {}),)


def alone(network: Network, games: int) -> float:
    """The mean points of a network that plays Express alone."""
    points = 0.0
    for seed in range(games):
        table = bocage.new("express", seats=1, seed=seed)
        bot = LearnedBot(random.Random(seed), network)
        while table.decision is not None:
            table.play(bot.choose(table.seat(0)))
        points += table.scores()[0].total
    return points / games


def test_a_short_run_learns(tmp_path: Path) -> None:
    encoding = find("express").encoding
    told: list[int] = []
    settings = Settings(
        "express", 0.7, hidden=(64, 32), capacity=60_000, forms=SOLO, seed=1, duels=6
    )
    learned = train(settings, tmp_path, lambda progress: told.append(progress.games))
    ignorant = fresh("express", encoding, (64, 32), seed=1)
    assert told[-1] > 100
    assert alone(learned, 12) > alone(ignorant, 12) + 20
    kept = load(tmp_path / "network.npz", encoding)
    assert kept.about["training"][0]["games"] == told[-1]
    curve = read_curve(tmp_path / "curve.jsonl")
    assert curve[-1]["against"]["earlier"]["won"] > 0.8
    assert curve[-1]["against"]["greedy"]["games"] >= 6
    assert len(list((tmp_path / "checkpoints").glob("*.npz"))) == 1
    drawn_twice = drawn(curve).count("<polyline")

    again = train(settings._replace(minutes=0.2, duels=2), tmp_path, lambda progress: None)
    assert [run["settings"]["minutes"] for run in again.about["training"]] == [0.7, 0.2]
    longer = read_curve(tmp_path / "curve.jsonl")
    assert longer[-1]["games"] > told[-1] and longer[-1]["seconds"] > curve[-1]["seconds"]
    assert drawn(longer).count("<polyline") == drawn_twice >= 4


class Losing:
    """A crew of two processes that loses one in the middle of its work."""

    def __init__(self) -> None:
        self.crew = Processes(2, "spawn")
        self.lost = 0

    def each(self, task: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        for number, found in enumerate(self.crew.each(task, jobs)):
            if number == 3:
                self.lost = next(iter(self.crew.pool._processes))
                os.kill(self.lost, signal.SIGKILL)
            yield found

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *why: Any) -> None:
        self.crew.__exit__(*why)


def test_a_run_goes_on_when_a_worker_is_lost(tmp_path: Path) -> None:
    crew = Losing()
    settings = Settings("express", 0.25, hidden=(32, 16), capacity=60_000, forms=SOLO, duels=1)
    network = train(settings, tmp_path, lambda progress: None, crew)
    assert crew.lost
    assert network.about["training"][0]["games"] > 20


def test_a_cluster_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    given = ["train", "express", "--folder", str(tmp_path), "--minutes", "0.2", "--ray", "local"]
    found = CliRunner().invoke(app, [*given, "--json"])
    assert found.exit_code == 0, found.output
    told = json.loads(found.stdout.splitlines()[-1])
    assert told["training"][0]["games"] > 8


def test_lessons_are_games_of_greedys_and_come_first() -> None:
    setup = Setup("lessons", "express", SOLO, 2, 0.9, 0, 1)
    network = fresh("express", find("express").encoding, (16, 8)).to_bytes()
    with crew_of(1) as crew:
        feed = Feed(crew, setup, network, lessons=2)
        errands = feed.errands()
        asked = [next(errands) for _ in range(3)]
        feed.over = True
    assert [errand.lesson for errand in asked] == [True, True, False]
    bag = work(setup, asked[0])
    assert isinstance(bag, Bag) and bag.samples is not None
    samples = bag.samples
    (game,) = bag.games
    assert game.mean > 60 and not game.calm and game.decisions == len(samples) / 2
    assert samples.scores[:, 0].tolist() == pytest.approx([game.mean / UNIT] * len(samples))
    assert len(samples.asked) == game.decisions
    assert (samples.shares.max(-1) == 1).all()


def test_some_games_go_on_from_positions_of_greedys() -> None:
    mix = Mix("express", SOLO)
    network = fresh("express", mix.game.encoding, (16, 8))
    actor = Actor(mix, network, random.Random(2), 40, 0.9, leads=0.5)
    led = [lane for lane in actor.lanes if lane.state.round > 1]
    assert 8 <= len(led) <= 30 and not any(lane.calm for lane in led)
    assert len({lane.state.round for lane in led}) > 3
    unled = Actor(mix, network, random.Random(2), 40, 0.9)
    assert all(lane.state.round <= 1 for lane in unled.lanes) and not unled.leads.states


def test_a_led_game_leaves_its_position_alone_and_has_chances_of_its_own() -> None:
    leads = Leads(Mix("express", SOLO), random.Random(3), 1.0)
    leads.look()
    assert leads.watched >= 4
    ((name, kept),) = leads.states.items()
    assert 0 < len(kept) <= MANY
    before = [state.key() for state in kept]
    played = [leads.begin(name) for _ in range(50)]
    for state in played:
        assert state is not None and state.options
        state.play(state.options[0])
    assert [state.key() for state in kept] == before
    assert leads.begin("unknown") is None


def test_what_is_sent_is_what_was_played() -> None:
    """A learner that adds packed samples twice, the second time over the end, holds them all."""
    mix = Mix("express", SOLO)
    encoding = mix.game.encoding
    network = fresh("express", encoding, (16, 8))
    actor = Actor(mix, network, random.Random(1), 2, 0.9)
    played: list[Any] = []
    while len(played) < 2:
        played += actor.step()
    first, second = [joined(game.samples) for game in played[:2]]
    capacity = max(len(first), len(second)) + 3
    learner = Learner(network, encoding, capacity, 8, 1e-3, 1)
    learner.add(packed([first]))
    learner.add(packed([second]))
    place = [(len(first) + i) % capacity for i in range(len(second))]
    assert np.array_equal(learner.rows.numpy()[place], second.rows)
    assert np.array_equal(learner.scores.numpy()[place], second.scores, equal_nan=True)
    assert np.array_equal(learner.actions.numpy()[place], second.actions)
    asked = second.actions[:, 0] != NO_ACTION
    shares = learner.shares.numpy()[place][asked]
    assert np.allclose(shares, second.shares[asked], atol=1e-3)


def test_what_goes_wrong_with_a_worker_is_told(tmp_path: Path) -> None:
    settings = Settings("express", 0.5, forms=(Form(1, 9, {}),))
    with pytest.raises(bocage.BadValue, match="9"):
        train(settings, tmp_path, lambda progress: None)


def test_searched_games_teach_what_the_search_tried() -> None:
    mix = Mix("express", SOLO)
    network = fresh("express", mix.game.encoding, (16, 8))
    actor = Actor(mix, network, random.Random(1), 2, 0.9, sims=12)
    played: list[Any] = []
    while not played:
        played = actor.step()
    samples = played[0].samples[0]
    asked = samples.actions[:, 0] != NO_ACTION
    assert asked.sum() == played[0].decisions == len(samples) / 2
    shares = samples.shares[asked]
    assert np.allclose(shares.sum(-1), 1)
    assert np.allclose(shares * 12, np.round(shares * 12), atol=1e-4)


def test_a_search_corrects_what_the_network_expects() -> None:
    """Own points, and what the seat is ahead by, are those that the search came to."""
    mix = Mix("express", (Form(1, 3, {}),))
    network = fresh("express", mix.game.encoding, (16, 8))
    lane = Actor(mix, network, random.Random(1), 1, 0.9).lanes[0]
    seat = lane.state.stack[-1][1]
    tree = Tree(mix.game, lane.state, seat, ByNetwork(network), random.Random(2))
    tree.think(40)
    action, edge = tree.ranked()[0]
    scores = np.asarray([100, 90, 95, 0], np.float32)
    found = foreseen(tree, action, scores, 5.0)
    assert found[0] == pytest.approx(edge.points / edge.tries, abs=1e-3)
    ahead = margins(mix.game, lane.state, seat, found)
    assert float(ahead) == pytest.approx(edge.total / edge.tries, abs=1e-3)
    assert found[2] - found[1] == pytest.approx(5)


def test_games_are_as_hot_as_they_are_to_be() -> None:
    mix = Mix("express", SOLO)
    network = fresh("express", mix.game.encoding, (16, 8))
    cool, hot = [
        {lane.temperature for lane in Actor(mix, network, random.Random(1), 40, 0.9, heat=h).lanes}
        for h in (0.25, 1.0)
    ]
    assert cool == {0.25 * temperature for temperature in hot}


def test_the_outcome_reaches_back_as_far_as_the_trace_says() -> None:
    history = History()
    for expected in (10.0, 20.0, 30.0):
        scores = np.asarray([expected, 0.0], np.float32)
        history.add(bytearray(3), bytearray(3), scores, [1, 2], np.asarray([0.5, 0.5], np.float32))
    samples = history.samples([50.0, 40.0], 0.5)
    assert samples.scores[:3, 0].tolist() == pytest.approx([3.0, 4.0, 5.0])
    assert samples.scores[:3].tolist() == samples.scores[3:].tolist()
    alone = history.samples([50.0], 1.0)
    assert np.isnan(alone.scores[:, 1]).all()


def test_every_game_is_learned_in_all_its_seat_counts() -> None:
    for game in bocage.games():
        assert {form.seats for form in FORMS[game.id]} == set(game.seats)
        Mix(game.id)


def test_the_command_learns_and_says_where_the_network_is(tmp_path: Path) -> None:
    given = ["train", "express", "--folder", str(tmp_path), "--minutes", "0.1", "--actors", "1"]
    found = CliRunner().invoke(app, [*given, "--json"])
    assert found.exit_code == 0
    told = json.loads(found.stdout)
    assert told["game"] == "express" and Path(told["network"]).exists()
    wrong = CliRunner().invoke(app, ["train", "chess", "--folder", str(tmp_path)])
    assert wrong.exit_code != 0 and "agricola-revised" in wrong.output


def test_a_network_is_carried_over_to_other_features() -> None:
    revised, classic = find("agricola-revised"), find("agricola-classic")
    old = fresh(revised.id, revised.encoding, (16, 8), seed=5)
    acts = tuple(action.text for action in revised.actions.actions)
    same = adapted(old, revised.encoding.names, acts, revised)
    row = bytearray(bocage.new(revised.id, seats=2, seed=1).encode(0))
    assert np.allclose(same.judge([row]), old.judge([row]))
    new = adapted(old, revised.encoding.names, acts, classic)
    wood = "me: wood>=3"
    at = [game.encoding.names.index(wood) for game in (revised, classic)]
    assert np.allclose(old.first[at[0]], new.first[at[1]])
    assert not new.first[classic.encoding.names.index("in hand=E147")].any()
