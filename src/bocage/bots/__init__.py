"""Players: each is given a seat's handle and returns an action."""

from __future__ import annotations

from random import Random
from typing import Protocol

from ..campaigns.campaign import Campaign
from ..kernel.actions import Action
from ..kernel.errors import BadValue, listing
from ..kernel.seat import Seat


class Bot(Protocol):
    """A player."""

    def choose(self, seat: Seat) -> Action:
        """One of the actions of the seat's decision."""
        ...

    def keep(self, campaign: Campaign, seat: int) -> str | None:
        """One of the occupations that a seat may keep for the next game, or None without any."""
        ...


def names() -> tuple[str, ...]:
    """The names of the bots."""
    return ("random", "greedy")


def make(name: str, seed: int | str | None = None) -> Bot:
    """A bot; with a seed it always plays the same way."""
    rng = Random(seed)
    if name == "random":
        from .random import RandomBot

        return RandomBot(rng)
    if name == "greedy":
        from .greedy import GreedyBot

        return GreedyBot(rng)
    raise BadValue("bot", name, f"one of {listing(names())}")
