"""A match: the same deals again and again, with the bots in every seat."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import Any, NamedTuple

import bocage

from ..bots import LEVELS
from ..bots.learned.bot import NETWORKS, has_network, network_of
from ..games import find
from ..kernel.errors import BadValue, listing
from ..kernel.own import HASH_LENGTH, Own, sources_in
from ..kernel.shapes import Options
from .crew import Crew
from .games import Outcome, Plan, play_one

FREE_OF_NETWORKS = ("random", "greedy")


class Match(NamedTuple):
    """What is played: a plan for every seating of a set. A set is one seed, hence one deal."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """The bots, each once."""
    plans: tuple[Plan, ...]

    @property
    def plan(self) -> Plan:
        """The first seating."""
        return self.plans[0]

    @property
    def partners(self) -> int:
        """How many seats win together."""
        return 1 if self.plan.options.get("teams", "none") == "none" else 2

    def to_json(self) -> dict[str, Any]:
        """All that the outcome of a game depends on, as JSON has it."""
        return {
            "game": self.game,
            "rules": find(self.game).rules_version,
            "seats": self.seats,
            "seatings": [list(plan.bots) for plan in self.plans],
            "seed": self.plan.seed,
            "options": self.plan.table(self.plan.seed).options,
            "own": {source.name: source.hash for source in self.plan.own},
            "network": network_hash(self.game, self.bots),
        }


def match_of(
    game: str,
    bots: Sequence[str],
    seats: int | None = None,
    seed: int | str | None = None,
    options: Options | None = None,
    own: Own = None,
) -> Match:
    """A checked match.

    Of fewer names than seats the last takes the other seats; of more, every choice of so many
    meets. Without `seats` everybody sits at one table, if the game has room.
    """
    if not bots:
        raise BadValue("bots", "", "at least one name")
    count = max(2, min(len(bots), max(find(game).seats))) if seats is None else seats
    chosen = secrets.randbits(64) if seed is None else seed
    sources = sources_in(own)
    bocage.new(game, count, chosen, sources, **(options or {}))
    for name in bots:
        check_bot(name, game)
    plans = [Plan(game, names, chosen, options or {}, sources) for names in seatings(bots, count)]
    return Match(game, count, tuple(dict.fromkeys(bots)), tuple(plans))


def seatings(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who sits where in the games of a set: all rotations of everybody who meets, each once."""
    meeting = list(bots) if len(bots) <= seats else list(dict.fromkeys(bots))
    filled = [*meeting, *meeting[-1:] * (seats - len(meeting))]
    found = [
        (*names[turn:], *names[:turn])
        for names in combinations(filled, seats)
        for turn in range(seats)
    ]
    return list(dict.fromkeys(found))


def check_bot(name: str, game: str) -> None:
    """Refuse a bot that there is not, or that has not learned the game."""
    bocage.bot(name)
    if LEVELS.get(name, name) == "learned":
        if not has_network(game):
            others = f"{listing(FREE_OF_NETWORKS)} or search, until Bocage has learned {game}"
            raise BadValue("bots", name, others)
        network_of(game)


def network_hash(game: str, bots: Sequence[str]) -> str | None:
    """By which the network is known that some of the bots think with."""
    if set(bots) <= set(FREE_OF_NETWORKS) or not has_network(game):
        return None
    data = (NETWORKS / f"{game}.npz").read_bytes()
    return hashlib.sha256(data).hexdigest()[:HASH_LENGTH]


def play_number(match: Match, number: int) -> Outcome:
    """The game with this number: the seatings of the first set, then those of the second."""
    set_number, seating = divmod(number, len(match.plans))
    return play_one(match.plans[seating], set_number)


def play(match: Match, sets: int, crew: Crew, done: int = 0) -> Iterator[Outcome]:
    """The games of a match in order, after those that are done."""
    numbers = range(done, sets * len(match.plans))
    return crew.each(partial(play_number, match), numbers)
