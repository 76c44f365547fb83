"""Makes a network better by what games came to."""

from __future__ import annotations

from typing import Any, Final, final

import numpy as np
import torch
from numpy.typing import NDArray

from ..bots.learned.network import ARRAYS, Floats, Network
from ..kernel.encoding import Encoding
from .samples import NO_ACTION, WIDTH, Packed

WISHING: Final = 0.2
"""What wishes weigh beside points."""


def multiplies_coarsely(device: torch.device) -> bool:
    """Whether a machine multiplies numbers of half the length several times as fast; a row's whole
    numbers are exact in them."""
    if device.type == "cuda":
        return bool(torch.cuda.is_bf16_supported())
    return bool(torch.ops.mkldnn._is_mkldnn_bf16_supported())


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
        self.coarse = torch.bfloat16 if multiplies_coarsely(self.device) else torch.float32
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

    def add(self, samples: Packed) -> None:
        """Keep samples, in place of the oldest."""
        n = len(samples)
        room = (torch.arange(n, device=self.device) + self.next) % self.capacity
        self.rows[room] = 0
        owners = room.repeat_interleave(self._sent(samples.written))
        self.rows[owners, self._sent(samples.places)] = torch.tensor(
            samples.numbers, device=self.device
        )
        self.scores[room] = torch.tensor(samples.scores, device=self.device)
        asked = room[self._sent(samples.asked)]
        self.actions[room] = NO_ACTION
        self.actions[asked] = self._sent(samples.actions).int()
        self.shares[asked] = torch.tensor(samples.shares, device=self.device).float()
        self.next = (self.next + n) % self.capacity
        self.kept = min(self.kept + n, self.capacity)

    def _sent(self, numbers: NDArray[Any]) -> torch.Tensor:
        """Whole numbers where they are learned from."""
        return torch.tensor(numbers.astype(np.int32), device=self.device).long()

    def remembered(self) -> dict[str, Any]:
        """What it takes to go on as if nothing had happened, but for the samples."""
        return self.optimizer.state_dict()

    def restore(self, remembered: dict[str, Any]) -> None:
        """Go on from what an earlier learner remembered."""
        self.optimizer.load_state_dict(remembered)

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
        weights = self.weights
        first = (weights["first"] * self.scales[:, None]).to(self.coarse)
        sums = (self.rows[chosen].to(self.coarse) @ first).float()
        hidden = torch.relu(sums + weights["first_bias"])
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
        if not len(actions):
            return hidden.sum() * 0
        shares = self.shares[chosen][asked]
        there = actions >= 0
        known = actions[there]
        weights, embedding = self.weights, torch.nn.functional.embedding
        wish = embedding(known, weights["wish"]) * hidden[asked][there.nonzero()[:, 0]]
        wish = wish.sum(-1) + embedding(known, weights["wish_bias"][:, None])[:, 0]
        none = torch.full(there.shape, -1e9, device=self.device)
        likely = torch.log_softmax(none.masked_scatter(there, wish), -1)
        surprise = -(shares * likely).sum(-1)
        sharpest = -(shares * torch.log(shares.clamp(min=1e-9))).sum(-1)
        return (surprise - sharpest).mean()

    def network(self) -> Network:
        """The network as it is now."""
        arrays: dict[str, Floats] = {
            name: weight.detach().cpu().numpy().copy() for name, weight in self.weights.items()
        }
        return Network(self.about, arrays, self.encoding)
