"""A run of learning: workers that play, a learner that fits, and a folder that keeps it all.

In the folder lie the network as it is now (`network.npz`, with what it tells of itself in
`network.json`), what the learner needs to go on (`learner.pt`), the curve (`curve.jsonl`), and in
`checkpoints` the network as it was at every evaluation.
"""

from __future__ import annotations

import json
import os
import secrets
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import torch

from ..arena.crew import Crew, Processes
from ..bots.learned.network import Network, fresh, load, save
from ..games import find
from .curve import read_curve
from .feed import Feed
from .learner import Learner
from .mixes import FORMS, Form, Mix
from .playing import GREEDY, Bag, Duel, Setup

SINGLE: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
"""What keeps a worker to one core."""
EARLIER: Final = "earlier"
"""The network as it was at the evaluation before."""
RECENT: Final = 200
"""So many games of a form tell how well it plays."""


class Settings(NamedTuple):
    """How a game is learned. `reuse` is how often every sample is looked at, `trace` how far an
    outcome reaches back, `heat` how boldly actions are tried, `leads` the share of games that begin
    at a position of greedy's, `trust` what wishes weigh beside points, `sims` the simulations per
    decision once games are searched; so many `lessons` are games of greedy's that come first;
    every `evaluate` minutes, and in the end, it plays so many `duels` against each frozen
    opponent."""

    game: str
    minutes: float
    actors: int = 1
    lanes: int = 16
    hidden: tuple[int, int] = (384, 64)
    capacity: int = 600_000
    batch: int = 2048
    rate: float = 1e-3
    reuse: float = 5.0
    trace: float = 0.9
    heat: float = 1.0
    leads: float = 0.0
    trust: float = 0.0
    sims: int = 0
    lessons: int = 0
    seed: int = 0
    forms: tuple[Form, ...] = ()
    evaluate: float = 5.0
    duels: int = 20


class Against(NamedTuple):
    """How games against a frozen opponent went: the share won, the mean margin, how many."""

    won: float
    ahead: float
    games: int


class Before(NamedTuple):
    """What earlier runs of a folder came to."""

    seconds: float = 0.0
    games: int = 0
    decisions: int = 0
    steps: int = 0


class Progress(NamedTuple):
    """Where learning stands, in all runs of the folder: `points` are the mean ones of late, by seat
    count and form, `against` tells of the last evaluation."""

    seconds: float
    games: int
    decisions: int
    steps: int
    wrong_points: float
    wrong_wishes: float
    points: dict[str, float]
    against: dict[str, Against]


def train(
    settings: Settings,
    folder: Path,
    report: Callable[[Progress], None],
    crew: Crew | None = None,
) -> Network:
    """Learn a game for some minutes, from where the folder's last run ended."""
    for name in SINGLE:
        os.environ[name] = "1"
    torch.set_num_threads(1)
    torch.manual_seed(settings.seed)
    with crew or Processes(settings.actors, "spawn") as workers:
        run = Run(settings, folder, workers)
        while run.elapsed < settings.minutes * 60:
            run.take(0.2 if run.satisfied() else 0.0)
            run.learn()
            run.keep(report)
        return run.end(report)


class Run:
    """A run under way."""

    def __init__(self, settings: Settings, folder: Path, crew: Crew) -> None:
        self.settings = settings
        self.folder = folder
        self.game = Mix(settings.game, settings.forms or None).game
        encoding = self.game.encoding
        self.path = folder / "network.npz"
        self.fresh = not self.path.exists()
        started = new_network(settings) if self.fresh else load(self.path, encoding)
        started = trusting(started, settings.trust)
        self.learner = Learner(
            started, encoding, settings.capacity, settings.batch, settings.rate, settings.seed
        )
        if not self.fresh and (folder / "learner.pt").exists():
            self.learner.restore(torch.load(folder / "learner.pt"))
        curve = read_curve(folder / "curve.jsonl")
        self.before = Before(*[curve[-1][name] for name in Before._fields]) if curve else Before()
        self.trained: list[Any] = list(started.about["training"])
        self.begin = time.monotonic()
        self.games = self.decisions = self.samples = 0
        self.wrong = torch.zeros(2, device=self.learner.device)
        self.points: dict[str, deque[float]] = {}
        self.duels: dict[str, list[Duel]] = {}
        self.saved = self.told = self.evaluated = self.begin
        self.earlier = started.to_bytes()
        folder.mkdir(parents=True, exist_ok=True)
        save(started, self.path)
        setup = Setup(
            secrets.token_hex(8),
            settings.game,
            settings.forms,
            settings.lanes,
            settings.trace,
            settings.sims,
            settings.seed,
            settings.heat,
            settings.leads,
        )
        self.feed = Feed(crew, setup, self.earlier, settings.lessons)

    @property
    def elapsed(self) -> float:
        """How many seconds this run has been learning."""
        return time.monotonic() - self.begin

    def take(self, wait: float) -> None:
        """Take in what the workers have played; in the end only how the network competed."""
        for found in self.feed.take(wait):
            if isinstance(found, Duel):
                self.duels.setdefault(found.rival, []).append(found)
            elif not self.feed.over:
                self.add(found)

    def add(self, bag: Bag) -> None:
        """Count games, and give what there is to learn to the learner."""
        for told in bag.games:
            self.games += 1
            self.decisions += told.decisions
            if told.calm:
                self.points.setdefault(told.form, deque(maxlen=RECENT)).append(told.mean)
        samples = bag.samples
        if samples is not None:
            if self.fresh:
                self.learner.begin_at(float(samples.scores[:, 0].mean()))
                self.fresh = False
            self.learner.add(samples)
            self.samples += len(samples)

    def satisfied(self) -> bool:
        """Whether the samples have been looked at often enough for now."""
        return self.learner.steps * self.settings.batch >= self.settings.reuse * self.samples

    def learn(self) -> None:
        """A few steps, if there is enough to learn from; smaller ones towards the end."""
        left = 1 - self.elapsed / (60 * self.settings.minutes)
        self.learner.set_rate(self.settings.rate * min(1.0, 0.05 + 2.5 * max(left, 0.0)))
        for _ in range(8):
            if self.learner.kept < 4 * self.settings.batch or self.satisfied():
                return
            self.wrong = self.wrong.lerp(self.learner.step(), 0.01)

    def keep(self, report: Callable[[Progress], None]) -> None:
        """Now and then write the network, tell where the run stands, let it compete."""
        now = time.monotonic()
        if now - self.saved > 6:
            self.save()
        if now - self.told > 30:
            self.tell(report)
        if now - self.evaluated > 60 * self.settings.evaluate:
            self.evaluate()

    def save(self) -> None:
        """Write the network as it is now; workers play on with it."""
        done = {
            "settings": self.chosen(),
            "games": self.games,
            "decisions": self.decisions,
            "steps": self.learner.steps,
        }
        self.learner.about = {**self.learner.about, "training": [*self.trained, done]}
        network = self.learner.network()
        save(network, self.path)
        self.feed.newest = network.to_bytes()
        self.saved = time.monotonic()

    def chosen(self) -> dict[str, Any]:
        """The settings, with the forms that they stand for."""
        forms = [list(form) for form in self.settings.forms or FORMS[self.game.id]]
        return {**self.settings._asdict(), "forms": forms}

    def evaluate(self) -> None:
        """Keep the network as it is, and let it compete against those that are frozen."""
        self.save()
        torch.save(self.learner.remembered(), self.folder / "learner.pt")
        games = self.before.games + self.games
        save(self.learner.network(), self.folder / "checkpoints" / f"{games}.npz")
        self.duels = {}
        rivals = ((GREEDY, b""), (EARLIER, self.earlier))
        self.feed.duels.extend(rivals * self.settings.duels)
        self.earlier = self.feed.newest
        self.evaluated = time.monotonic()

    def tell(self, report: Callable[[Progress], None]) -> None:
        """Say where the run stands, and add it to the curve."""
        self.told = time.monotonic()
        points, wishes = self.wrong.tolist()
        progress = Progress(
            round(self.before.seconds + self.elapsed, 1),
            self.before.games + self.games,
            self.before.decisions + self.decisions,
            self.before.steps + self.learner.steps,
            round(points, 4),
            round(wishes, 4),
            {form: round(sum(p) / len(p), 2) for form, p in sorted(self.points.items())},
            {rival: summed(duels) for rival, duels in sorted(self.duels.items())},
        )
        with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as curve:
            told = {**progress._asdict(), "against": {}}
            told["against"] = {name: one._asdict() for name, one in progress.against.items()}
            curve.write(json.dumps(told) + "\n")
        report(progress)

    def end(self, report: Callable[[Progress], None]) -> Network:
        """Let the network compete as it is in the end, and write down what was learned."""
        self.feed.duels.clear()
        self.evaluate()
        self.feed.over = True
        while not self.feed.ended:
            self.take(0.2)
        self.tell(report)
        return self.learner.network()


def summed(duels: list[Duel]) -> Against:
    """How some games against one opponent went."""
    n = len(duels)
    won, ahead = sum(duel.won for duel in duels), sum(duel.ahead for duel in duels)
    return Against(round(won / n, 3), round(ahead / n, 2), n)


def new_network(settings: Settings) -> Network:
    """A network that knows nothing of a game yet."""
    encoding = find(settings.game).encoding
    return fresh(settings.game, encoding, settings.hidden, settings.seed)


def trusting(network: Network, trust: float) -> Network:
    """A network that trusts so much in what it wished for."""
    about = {name: value for name, value in network.about.items() if name != "trust"}
    if trust:
        about["trust"] = trust
    return Network(about, network.arrays, find(network.about["game"]).encoding)
