"""Players: each is given a seat's handle and returns an action."""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from ..campaigns.campaign import Campaign
from ..kernel.actions import Action
from ..kernel.errors import BadValue, listing
from ..kernel.seat import Advice, Seat


class Bot(Protocol):
    """A player."""

    def choose(self, seat: Seat) -> Action:
        """One of the actions of the seat's decision."""
        ...

    def keep(self, campaign: Campaign, seat: int) -> str | None:
        """One of the occupations that a seat may keep for the next game, or None without any."""
        ...

    def advise(self, seat: Seat) -> list[Advice]:
        """The actions of the seat's decision with what is expected of each, the best first."""
        ...


NAMES: Final = ("random", "greedy", "learned", "search")
LEVELS: Final[dict[str, str]] = {
    "beginner": "greedy",
    "fair": "search:sims=50",
    "strong": "search:seconds=0.3",
    "master": "search:seconds=1.5",
}
"""Players by strength, and who plays each: a turn has three or four decisions."""
USUAL: Final = "fair"
"""The level of opponents unless somebody chooses another."""
ADVISER: Final = "search:seconds=1"
"""Who gives hints."""


def offered() -> tuple[str, ...]:
    """The names of the bots that a table offers: the levels, the weakest first."""
    return tuple(LEVELS)


def accepted() -> tuple[str, ...]:
    """The names of the bots that can sit at a table, offered or not."""
    return (*LEVELS, "random", "greedy")


def ponders(name: str) -> bool:
    """Whether a bot takes its time for a decision."""
    return "seconds=" in LEVELS.get(name, name)


def names() -> tuple[str, ...]:
    """The names of the bots, the levels among them."""
    return (*NAMES, *LEVELS)


def make(
    name: str,
    seed: int | str | None = None,
    sims: int | None = None,
    seconds: float | None = None,
    limit: float | None = None,
) -> Bot:
    """A bot; with a seed it always plays the same way, unless it has so many seconds.

    A name may carry what a search is given: `search:sims=400` or `search:seconds=2`; whatever it
    is given, it decides after `limit` seconds. A level plays every game: one that nobody has
    learned it plays by greedy's judgement.
    """
    if not isinstance(name, str):
        raise BadValue("bot", name, f"one of {listing(names())}")
    plain, _, given = LEVELS.get(name, name).partition(":")
    if given:
        sims, seconds = read_effort(name, given)
    if plain != "search" and (sims is not None or seconds is not None):
        raise BadValue("bot", name, "search, if sims or seconds are given")
    rng = Random(seed)
    if plain == "random":
        from .random import RandomBot

        return RandomBot(rng)
    if plain == "greedy":
        from .greedy import GreedyBot

        return GreedyBot(rng)
    if plain == "learned":
        from .learned.bot import LearnedBot

        return LearnedBot(rng)
    if plain == "search":
        from .search.bot import SearchBot

        return SearchBot(rng, sims, seconds, limit=limit)
    raise BadValue("bot", name, f"one of {listing(names())}")


def read_effort(name: str, given: str) -> tuple[int | None, float | None]:
    """How many simulations or seconds a name gives to a search."""
    what, _, amount = given.partition("=")
    try:
        if what == "sims":
            return int(amount), None
        if what == "seconds":
            return None, float(amount)
    except ValueError:
        pass
    raise BadValue("bot", name, "search:sims=N or search:seconds=N")
