"""Makes a network better by what games came to."""

from __future__ import annotations

from typing import Final, final

import torch

from ..bots.learned.network import ARRAYS, Floats, Network
from ..kernel.encoding import Encoding
from .samples import WIDTH, Samples

WISHING: Final = 0.2
"""What wishes weigh beside points."""


@final
class Learner:
    """Keeps the newest samples and fits a network to them."""

    def __init__(
        self,
        network: Network,
        encoding: Encoding,
        capacity: int,
        batch: int,
        rate: float,
        seed: int,
    ) -> None:
        self.encoding = encoding
        self.about = network.about
        self.batch = batch
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.weights = {
            name: torch.nn.Parameter(torch.tensor(network.arrays[name], device=self.device))
            for name in ARRAYS
        }
        self.optimizer = torch.optim.AdamW(list(self.weights.values()), lr=rate, weight_decay=1e-4)
        self.scales = torch.tensor(encoding.scales, dtype=torch.float32, device=self.device)
        self.capacity = capacity
        self.rows = self._kept((capacity, encoding.size), torch.uint8)
        self.scores = self._kept((capacity, encoding.seats), torch.float32)
        self.actions = self._kept((capacity, WIDTH), torch.int32)
        self.shares = self._kept((capacity, WIDTH), torch.float32)
        self.rng = torch.Generator(self.device).manual_seed(seed)
        self.kept = 0
        self.next = 0
        self.steps = 0

    def _kept(self, shape: tuple[int, int], kind: torch.dtype) -> torch.Tensor:
        """Room for so many samples, where they are learned from."""
        return torch.empty(shape, dtype=kind, device=self.device)

    def add(self, samples: Samples) -> None:
        """Keep samples, in place of the oldest."""
        n = len(samples)
        places = (torch.arange(n, device=self.device) + self.next) % self.capacity
        kept = (self.rows, self.scores, self.actions, self.shares)
        for room, part in zip(kept, samples, strict=True):
            room[places] = torch.from_numpy(part).to(self.device)
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

    def step(self) -> torch.Tensor:
        """One step on random samples: how wrong points were, and how wrong wishes."""
        size = (min(self.batch, self.kept),)
        chosen = torch.randint(self.kept, size, generator=self.rng, device=self.device)
        rows = self.rows[chosen].float() * self.scales
        weights = self.weights
        hidden = torch.relu(rows @ weights["first"] + weights["first_bias"])
        hidden = torch.relu(hidden @ weights["second"] + weights["second_bias"])
        points = self._points(hidden, chosen)
        wishes = self._wishes(hidden, chosen)
        self.optimizer.zero_grad()
        torch.autograd.backward(points + WISHING * wishes)
        self.optimizer.step()
        self.steps += 1
        return torch.stack([points.detach(), wishes.detach()])

    def _points(self, hidden: torch.Tensor, chosen: torch.Tensor) -> torch.Tensor:
        """How wrong the expected points are."""
        found = hidden @ self.weights["score"] + self.weights["score_bias"]
        wanted = self.scores[chosen]
        there = ~torch.isnan(wanted)
        wrong = torch.nn.functional.smooth_l1_loss(
            found, torch.where(there, wanted, found.detach()), reduction="sum"
        )
        return wrong / there.sum()

    def _wishes(self, hidden: torch.Tensor, chosen: torch.Tensor) -> torch.Tensor:
        """How wrong the wishes are, where there was something to decide."""
        actions = self.actions[chosen].long()
        asked = actions[:, 0] >= 0
        actions = actions[asked]
        shares = self.shares[chosen][asked]
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
