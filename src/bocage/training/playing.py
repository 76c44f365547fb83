"""What the workers of a run do: they play on with the newest network, let it compete, or show
it how greedy plays.

A worker keeps the games that it is playing from one errand to the next; who is lost takes only
those along.
"""

from __future__ import annotations

import random
import time
from functools import partial
from typing import Final, NamedTuple

import numpy as np

import bocage

from ..arena.games import play_out
from ..bots import Bot, make
from ..bots.learned.bot import LearnedBot
from ..bots.learned.judging import after, final_scores, options_of
from ..bots.learned.network import read
from ..games import find
from ..kernel.state import State
from ..kernel.table import state_of
from .actor import Actor
from .mixes import Form, Mix
from .samples import History, Packed, packed

BAG: Final = 1.0
"""So many seconds of play are sent at once."""
GREEDY: Final = "greedy"
ASIDE: Final = 0.05
"""How often greedy does anything at all in a lesson, so that one sees what comes of that."""


class Setup(NamedTuple):
    """What all errands of a run have in common."""

    run: str
    game: str
    forms: tuple[Form, ...]
    lanes: int
    trace: float
    sims: int
    seed: int
    heat: float = 1.0
    leads: float = 0.0


class Errand(NamedTuple):
    """Play on with a network; or, with a rival, play a game against it: greedy, or a network that
    was frozen; or, as a lesson, let greedy play a game."""

    number: int
    network: bytes
    rival: str = ""
    frozen: bytes = b""
    lesson: bool = False


class Told(NamedTuple):
    """How a game went that was played in order to learn."""

    form: str
    calm: bool
    mean: float
    decisions: int


class Bag(NamedTuple):
    """Games that were played in order to learn, and what there is to learn from them."""

    games: list[Told]
    samples: Packed | None


class Duel(NamedTuple):
    """A game against a rival: the part of it that was won, and what the points were ahead by."""

    rival: str
    form: str
    won: float
    ahead: float


class Desk:
    """What a worker has at hand from one errand to the next."""

    def __init__(self, setup: Setup, errand: Errand) -> None:
        self.setup = setup
        self.encoding = find(setup.game).encoding
        self.mix = Mix(setup.game, setup.forms or None)
        rng = random.Random(f"{setup.seed}/{errand.number}")
        self.known = errand.network
        network = read(errand.network, self.encoding)
        self.actor = Actor(
            self.mix,
            network,
            rng,
            setup.lanes,
            setup.trace,
            setup.sims,
            setup.heat,
            setup.leads,
        )

    def learn(self, network: bytes) -> None:
        """Play on with another network."""
        if network != self.known:
            self.known = network
            self.actor.network = read(network, self.encoding)

    def play(self) -> Bag:
        """Play on for a while."""
        self.actor.leads.look()
        end = time.monotonic() + BAG
        games = self.actor.step()
        while time.monotonic() < end:
            games += self.actor.step()
        told = [
            Told(game.form, game.calm, sum(game.points) / game.seats, game.decisions)
            for game in games
        ]
        samples = [part for game in games for part in game.samples]
        return Bag(told, packed(samples) if samples else None)

    def watch(self, errand: Errand) -> Bag:
        """A game of greedy's, from which the outcome alone is learned and what greedy chose."""
        rng = random.Random(f"{self.setup.seed}/lesson {errand.number}")
        name, seats, options = self.mix.draw(rng)
        seed = rng.getrandbits(64)
        table = bocage.new(self.setup.game, seats, seed, own=None, **options)
        bots = [make(GREEDY, rng.getrandbits(64)) for _ in range(seats)]
        histories = [History() for _ in range(seats)]
        decisions = 0
        while waiting := table.decisions:
            seat, actions = waiting[0].seat, waiting[0].actions
            action = bots[seat].choose(table.seat(seat))
            if rng.random() < ASIDE:
                action = rng.choice(actions)
            self.note(histories[seat], state_of(table), seat, action.id)
            table.play(action, seat)
            decisions += 1
        s, game = state_of(table), table.game
        samples = [
            history.samples(final_scores(game, s, seat), 1.0)
            for seat, history in enumerate(histories)
            if history.before
        ]
        mean = sum(game.stakes(s)) / seats
        return Bag([Told(name, False, mean, decisions)], packed(samples))

    def note(self, history: History, s: State, seat: int, action: int) -> None:
        """Remember what was chosen in a state."""
        game, actions = self.mix.game, options_of(s, seat)
        before, then = game.encode(s, seat), game.encode(after(s, seat, action, s.rng), seat)
        shares = np.asarray([other == action for other in actions], np.float32)
        history.add(before, then, self.actor.network.judge([then])[0], actions, shares)

    def compete(self, errand: Errand) -> Duel:
        """A game against a rival in all other seats; alone, each for itself with the same deal."""
        rng = random.Random(f"{self.setup.seed}/duel {errand.number}")
        name, seats, options = self.mix.draw(rng)
        seed = rng.getrandbits(64)
        own: Bot = LearnedBot(rng, self.actor.network)
        rival: Bot = (
            LearnedBot(rng, read(errand.frozen, self.encoding))
            if errand.frozen
            else make(GREEDY, seed)
        )
        new = partial(bocage.new, self.setup.game, seats, seed, **options)
        if seats == 1:
            mine, theirs = [ended(new(), [bot]).scores()[0].total for bot in (own, rival)]
            return Duel(
                errand.rival, name, (1 + (mine > theirs) - (mine < theirs)) / 2, mine - theirs
            )
        place = errand.number % seats
        table = ended(new(), [own if seat == place else rival for seat in range(seats)])
        s, winners = state_of(table), table.winners()
        stakes, rivals = table.game.stakes(s), table.game.rivals(s, place)
        won = 0.0 if place not in winners else 0.5 if set(winners) & set(rivals) else 1.0
        return Duel(errand.rival, name, won, stakes[place] - max([stakes[seat] for seat in rivals]))


def ended(table: bocage.Table, bots: list[Bot]) -> bocage.Table:
    """A table that bots have played out."""
    play_out(table, bots)
    return table


_desks: dict[str, Desk] = {}


def work(setup: Setup, errand: Errand) -> Bag | Duel:
    """Do an errand at this worker's desk."""
    desk = _desks.get(setup.run)
    if desk is None:
        _desks.clear()
        desk = _desks[setup.run] = Desk(setup, errand)
    desk.learn(errand.network)
    if errand.lesson:
        return desk.watch(errand)
    return desk.compete(errand) if errand.rival else desk.play()
