"""How much is too much."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import final


@final
class Bucket:
    """Lets through a burst, then so many per second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


@final
class Buckets:
    """A bucket per client address, for the addresses seen lately."""

    def __init__(self, per_minute: int, addresses: int = 10000) -> None:
        self.per_minute = per_minute
        self.addresses = addresses
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether one more from this address may pass."""
        bucket = self.buckets.pop(address, None) or Bucket(self.per_minute, self.per_minute / 60)
        self.buckets[address] = bucket
        if len(self.buckets) > self.addresses:
            self.buckets.popitem(last=False)
        return bucket.take()
