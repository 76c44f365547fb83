"""A run of learning: actors that play, a learner that fits, and a folder that keeps it all.

In the folder lie the network as it is now (`network.npz`, with what it tells of itself in
`network.json`), what the learner needs to go on (`learner.pt`) and the curve (`curve.jsonl`).
"""

from __future__ import annotations

import json
import os
import time
from collections import deque
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from queue import Empty
from typing import Any, Final, NamedTuple

import torch

from ..bots.learned.network import Network, fresh, load, save
from ..games import find
from .learner import Learner
from .mixes import FORMS, Form
from .playing import play_on
from .samples import Samples

SINGLE: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
"""What keeps an actor to one core."""


class Settings(NamedTuple):
    """How a game is learned. `reuse` is how often every sample is looked at, `trace` how far an
    outcome reaches back, `sims` the simulations per decision once games are searched."""

    game: str
    minutes: float
    actors: int = 1
    lanes: int = 16
    hidden: tuple[int, int] = (256, 64)
    capacity: int = 300_000
    batch: int = 2048
    rate: float = 1e-3
    reuse: float = 4.0
    trace: float = 0.9
    sims: int = 0
    seed: int = 0
    forms: tuple[Form, ...] = ()


class Progress(NamedTuple):
    """Where a run stands: `points` are the mean ones of late, by seat count and form."""

    seconds: float
    games: int
    decisions: int
    steps: int
    wrong_points: float
    wrong_wishes: float
    points: dict[str, float]


def train(settings: Settings, folder: Path, report: Callable[[Progress], None]) -> Network:
    """Learn a game for some minutes, from where the folder's last run ended."""
    for name in SINGLE:
        os.environ[name] = "1"
    torch.set_num_threads(1)
    torch.manual_seed(settings.seed)
    run = Run(settings, folder)
    context = get_context("spawn")
    queue = context.Queue(maxsize=4 * settings.actors)
    actors = [
        context.Process(target=play_on, args=(settings, number, folder, queue), daemon=True)
        for number in range(settings.actors)
    ]
    for actor in actors:
        actor.start()
    try:
        while run.seconds < settings.minutes * 60:
            run.take(queue)
            run.learn()
            run.keep(report)
    finally:
        for actor in actors:
            actor.terminate()
    return run.end(report)


class Run:
    """A run under way."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.settings = settings
        self.folder = folder
        self.game = find(settings.game)
        encoding = self.game.encoding
        path = folder / "network.npz"
        known = path.exists()
        self.started = load(path, encoding) if known else new_network(settings)
        self.learner = Learner(
            self.started,
            encoding,
            settings.capacity,
            settings.batch,
            settings.rate,
            settings.seed,
        )
        if known and (folder / "learner.pt").exists():
            self.learner.optimizer.load_state_dict(torch.load(folder / "learner.pt"))
        folder.mkdir(parents=True, exist_ok=True)
        save(self.started, path)
        self.begin = time.monotonic()
        self.games = self.decisions = self.samples = 0
        self.wrong = torch.zeros(2, device=self.learner.device)
        self.points: dict[str, deque[float]] = {}
        self.saved = self.told = self.begin
        self.fresh = not known

    @property
    def seconds(self) -> float:
        """How long it has been learning."""
        return time.monotonic() - self.begin

    def take(self, queue: Any) -> None:
        """Take in what the actors have played."""
        wait = 0.2 if self.satisfied() else 0.0
        while True:
            try:
                bag = queue.get(timeout=wait) if wait else queue.get_nowait()
            except Empty:
                return
            wait = 0.0
            for form, seats, calm, points, decisions in bag[0]:
                self.games += 1
                self.decisions += decisions
                if calm:
                    late = self.points.setdefault(form, deque(maxlen=200))
                    late.append(sum(points) / seats)
            self.add(Samples(*bag[1]))

    def add(self, samples: Samples) -> None:
        """Give samples to the learner."""
        if self.fresh:
            known = samples.scores[:, 0]
            self.learner.begin_at(float(known.mean()))
            self.fresh = False
        self.learner.add(samples)
        self.samples += len(samples)

    def satisfied(self) -> bool:
        """Whether the samples have been looked at often enough for now."""
        return self.learner.steps * self.settings.batch >= self.settings.reuse * self.samples

    def learn(self) -> None:
        """A few steps, if there is enough to learn from; smaller ones towards the end."""
        left = 1 - self.seconds / (60 * self.settings.minutes)
        self.learner.set_rate(self.settings.rate * min(1.0, 0.05 + 2.5 * max(left, 0.0)))
        for _ in range(8):
            if self.learner.kept < 4 * self.settings.batch or self.satisfied():
                return
            self.wrong = self.wrong.lerp(self.learner.step(), 0.01)

    def keep(self, report: Callable[[Progress], None]) -> None:
        """Write the network for the actors now and then, and the curve."""
        now = time.monotonic()
        if now - self.saved > 6:
            save(self.learner.network(), self.folder / "network.npz")
            self.saved = time.monotonic()
        if now - self.told > 30:
            self.tell(report)

    def tell(self, report: Callable[[Progress], None]) -> None:
        """Say where the run stands, and add it to the curve."""
        self.told = time.monotonic()
        points, wishes = self.wrong.tolist()
        progress = Progress(
            round(self.seconds, 1),
            self.games,
            self.decisions,
            self.learner.steps,
            round(points, 4),
            round(wishes, 4),
            {form: round(sum(p) / len(p), 2) for form, p in sorted(self.points.items())},
        )
        with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(progress._asdict()) + "\n")
        report(progress)

    def end(self, report: Callable[[Progress], None]) -> Network:
        """Write down what was learned and how."""
        self.tell(report)
        chosen = self.settings._asdict()
        chosen["forms"] = [list(form) for form in self.settings.forms or FORMS[self.game.id]]
        done = {
            "settings": chosen,
            "games": self.games,
            "decisions": self.decisions,
            "steps": self.learner.steps,
        }
        about = self.learner.about
        self.learner.about = {**about, "training": [*about["training"], done]}
        network = self.learner.network()
        save(network, self.folder / "network.npz")
        torch.save(self.learner.optimizer.state_dict(), self.folder / "learner.pt")
        return network


def new_network(settings: Settings) -> Network:
    """A network that knows nothing of a game yet."""
    encoding = find(settings.game).encoding
    return fresh(settings.game, encoding, settings.hidden, settings.seed)
