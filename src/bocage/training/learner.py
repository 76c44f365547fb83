"""Makes a network better by what games came to."""

from __future__ import annotations

from typing import Any, Final, final

import numpy as np
import torch

from ..bots.learned.network import ARRAYS, Floats, Network
from ..kernel.encoding import Encoding
from .samples import WIDTH, Samples

BATCH: Final = 2048
WISHING: Final = 0.2
"""What wishes weigh beside points."""


@final
class Learner:
    """Keeps the newest samples and fits a network to them."""

    def __init__(
        self, network: Network, encoding: Encoding, capacity: int, rate: float, seed: int
    ) -> None:
        self.encoding = encoding
        self.about = network.about
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.weights = {
            name: torch.nn.Parameter(torch.tensor(network.arrays[name], device=self.device))
            for name in ARRAYS
        }
        self.optimizer = torch.optim.AdamW(list(self.weights.values()), lr=rate, weight_decay=1e-4)
        self.scales = torch.tensor(encoding.scales, dtype=torch.float32, device=self.device)
        self.capacity = capacity
        self.rows = np.empty((capacity, encoding.size), np.uint8)
        self.scores = np.empty((capacity, encoding.seats), np.float32)
        self.actions = np.empty((capacity, WIDTH), np.int32)
        self.shares = np.empty((capacity, WIDTH), np.float32)
        self.rng = np.random.default_rng(seed)
        self.kept = 0
        self.next = 0
        self.steps = 0

    def add(self, samples: Samples) -> None:
        """Keep samples, in place of the oldest."""
        n = len(samples)
        places = (np.arange(n) + self.next) % self.capacity
        self.rows[places] = samples.rows
        self.scores[places] = samples.scores
        self.actions[places] = samples.actions
        self.shares[places] = samples.shares
        self.next = (self.next + n) % self.capacity
        self.kept = min(self.kept + n, self.capacity)

    def begin_at(self, points: float) -> None:
        """Expect so many units of points before anything is known."""
        with torch.no_grad():
            self.weights["score_bias"].fill_(points)

    def set_rate(self, rate: float) -> None:
        """How far each step goes from here on."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def step(self) -> tuple[float, float]:
        """One step on random samples: how wrong points were, and how wrong wishes."""
        chosen = self.rng.integers(self.kept, size=min(BATCH, self.kept))
        rows = torch.from_numpy(self.rows[chosen]).to(self.device).float() * self.scales
        weights = self.weights
        hidden = torch.relu(rows @ weights["first"] + weights["first_bias"])
        hidden = torch.relu(hidden @ weights["second"] + weights["second_bias"])
        points = self._points(hidden, chosen)
        wishes = self._wishes(hidden, chosen)
        self.optimizer.zero_grad()
        torch.autograd.backward(points + WISHING * wishes)
        self.optimizer.step()
        self.steps += 1
        return float(points.detach()), float(wishes.detach())

    def _points(self, hidden: torch.Tensor, chosen: Any) -> torch.Tensor:
        """How wrong the expected points are."""
        found = hidden @ self.weights["score"] + self.weights["score_bias"]
        wanted = torch.from_numpy(self.scores[chosen]).to(self.device)
        there = ~torch.isnan(wanted)
        return torch.nn.functional.smooth_l1_loss(found[there], wanted[there])

    def _wishes(self, hidden: torch.Tensor, chosen: Any) -> torch.Tensor:
        """How wrong the wishes are, where there was something to decide."""
        actions = torch.from_numpy(self.actions[chosen]).to(self.device).long()
        asked = actions[:, 0] >= 0
        actions = actions[asked]
        shares = torch.from_numpy(self.shares[chosen]).to(self.device)[asked]
        there = actions >= 0
        known = actions.clamp(min=0)
        wish = torch.einsum("nkh,nh->nk", self.weights["wish"][known], hidden[asked])
        wish = (wish + self.weights["wish_bias"][known]).masked_fill(~there, -1e9)
        surprise = -(shares * torch.log_softmax(wish, -1)).sum(-1)
        sharpest = -(shares * torch.log(shares.clamp(min=1e-9))).sum(-1)
        return (surprise - sharpest).mean() if len(surprise) else hidden.sum() * 0

    def network(self) -> Network:
        """The network as it is now."""
        arrays: dict[str, Floats] = {
            name: weight.detach().cpu().numpy().copy() for name, weight in self.weights.items()
        }
        return Network(self.about, arrays, self.encoding)
