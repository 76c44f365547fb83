"""How much is too much."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv6Address, ip_address
from typing import final

from .settings import Settings

NETWORK = len("2001:0db8:0000:0000")
"""The part of a full IPv6 address that names a network."""

Place = tuple[tuple[str, str], ...]
"""All that a spectator takes room of: its kind and its name."""


@final
class Bucket:
    """Lets through a burst, then so many per second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.at = time.monotonic()

    def charge(self, more: float) -> None:
        """Count what has passed as more than one."""
        self.left -= more

    def take(self) -> bool:
        """Whether one more may pass."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def household(address: str) -> str:
    """The addresses that one client can choose from, as one: a whole network in IPv6."""
    with suppress(ValueError):
        whole = ip_address(address)
        if isinstance(whole, IPv6Address):
            return whole.exploded[:NETWORK]
    return address


@final
class Buckets:
    """A bucket per client address, for the addresses seen lately."""

    def __init__(
        self, per_minute: float, burst: float | None = None, addresses: int = 10000
    ) -> None:
        self.burst = per_minute if burst is None else burst
        self.rate = per_minute / 60
        self.addresses = addresses
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether one more from this address may pass."""
        return self.of(household(address)).take()

    def charge(self, address: str) -> None:
        """Count one that has passed in another process."""
        self.of(address).take()

    def of(self, address: str) -> Bucket:
        """The bucket of a household."""
        bucket = self.buckets.pop(address, None) or Bucket(self.burst, self.rate)
        self.buckets[address] = bucket
        if len(self.buckets) > self.addresses:
            self.buckets.popitem(last=False)
        return bucket


def limited(settings: Settings) -> dict[str, Buckets]:
    """What one address can have only so often, by name."""
    often = settings.creations_per_minute
    return {
        "tables": Buckets(often),
        "again": Buckets(often),
        "join": Buckets(often),
        "notices": Buckets(often),
        "mail": Buckets(1.0, min(often, 5.0)),
        "thinking": Buckets(settings.hints_per_minute),
        "words": Buckets(settings.words_per_minute),
        "people": Buckets(often),
        "recovery": Buckets(settings.tries_per_minute),
    }


@final
class Gallery:
    """Where spectators stand: room for so many in all, at one table, and from one address."""

    def __init__(
        self, settings: Settings, elsewhere: Callable[[str, str], int] = lambda kind, name: 0
    ) -> None:
        self.elsewhere = elsewhere
        """How many stand in other processes, at a table or from an address."""
        self.room = {
            "all": settings.spectators,
            "table": settings.spectators_per_table,
            "address": settings.spectators_per_address,
        }
        self.taken: Counter[tuple[str, str]] = Counter()

    def enter(self, table: str, address: str) -> Place | None:
        """A place for one more, if there is room."""
        place = (("all", ""), ("table", table), ("address", household(address)))
        if any(self.taken[part] + self.elsewhere(*part) >= self.room[part[0]] for part in place):
            return None
        self.taken.update(place)
        return place

    def leave(self, place: Place) -> None:
        """Somebody makes room."""
        for part in place:
            self.taken[part] -= 1
            if not self.taken[part]:
                del self.taken[part]
