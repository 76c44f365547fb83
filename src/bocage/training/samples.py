"""What a game leaves to learn from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, final

import numpy as np
from numpy.typing import NDArray

from ..bots.learned.network import UNIT, Floats
from ..kernel.encoding import Row

Bytes = NDArray[np.uint8]
Ints = NDArray[np.int32]

WIDTH: Final = 48
"""How many actions of a decision are told at the most, with how good each looked."""
NO_ACTION: Final = -1


class Samples(NamedTuple):
    """Rows with what came of them: points by seat (from the row's own on, empty places are NaN),
    and where the seat was to decide, its actions with how often each should be taken."""

    rows: Bytes
    scores: Floats
    actions: Ints
    shares: Floats

    def __len__(self) -> int:
        return len(self.rows)


class Packed(NamedTuple):
    """Samples as they are sent: of all rows, one after the other, how many numbers are written in
    each, where, and which; actions only of rows that have any, whose places are `asked`."""

    written: NDArray[np.uint16]
    places: NDArray[np.uint16]
    numbers: Bytes
    scores: Floats
    asked: Ints
    actions: NDArray[np.int16]
    shares: NDArray[np.float16]

    def __len__(self) -> int:
        return len(self.written)


def joined(parts: Sequence[Samples]) -> Samples:
    """All samples of some parts."""
    return Samples(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.scores for part in parts]),
        np.concatenate([part.actions for part in parts]),
        np.concatenate([part.shares for part in parts]),
    )


def packed(parts: Sequence[Samples]) -> Packed:
    """All samples of some parts, as they are sent."""
    samples = joined(parts)
    rows, places = np.nonzero(samples.rows)
    asked = np.flatnonzero(samples.actions[:, 0] != NO_ACTION)
    return Packed(
        np.bincount(rows, minlength=len(samples)).astype(np.uint16),
        places.astype(np.uint16),
        samples.rows[rows, places],
        samples.scores,
        asked.astype(np.int32),
        samples.actions[asked].astype(np.int16),
        samples.shares[asked].astype(np.float16),
    )


@final
class History:
    """One seat's decisions in a game: what it saw before and after each, and what it thought."""

    def __init__(self) -> None:
        self.before: list[Row] = []
        self.after: list[Row] = []
        self.expected: list[Floats] = []
        self.actions: list[list[int]] = []
        self.shares: list[Floats] = []

    def add(
        self, before: Row, after: Row, expected: Floats, actions: list[int], shares: Floats
    ) -> None:
        """One more decision."""
        self.before.append(before)
        self.after.append(after)
        self.expected.append(expected)
        self.actions.append(actions)
        self.shares.append(shares)

    def samples(self, outcome: list[float], trace: float) -> Samples:
        """What the decisions are to be learned by, once the outcome is known.

        Each is learned partly by the outcome, partly by what was expected later: `trace` says how
        far the outcome reaches back.
        """
        n, seats = len(self.before), len(self.expected[0])
        target = np.full(seats, np.nan, np.float32)
        target[: len(outcome)] = outcome
        target /= UNIT
        scores = np.empty((n, seats), np.float32)
        for i in range(n - 1, -1, -1):
            scores[i] = target
            target = trace * target + (1 - trace) * self.expected[i] / UNIT
        actions = np.full((n, WIDTH), NO_ACTION, np.int32)
        shares = np.zeros((n, WIDTH), np.float32)
        for i, found in enumerate(self.actions):
            share = self.shares[i]
            order = np.argsort(-share)[:WIDTH] if len(found) > WIDTH else np.arange(len(found))
            actions[i, : len(order)] = [found[k] for k in order]
            shares[i, : len(order)] = share[order] / share[order].sum()
        size = len(self.before[0])
        rows = np.frombuffer(b"".join([*self.before, *self.after]), np.uint8).reshape(2 * n, size)
        nothing = np.full((n, WIDTH), NO_ACTION, np.int32)
        return Samples(
            rows,
            np.concatenate([scores, scores]),
            np.concatenate([actions, nothing]),
            np.concatenate([shares, np.zeros((n, WIDTH), np.float32)]),
        )
