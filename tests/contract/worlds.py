"""Two worlds that look alike to somebody, and all that the server tells them in each.

The worlds differ in what that seat (or a spectator) cannot know. Whatever it sees, asks, tries
and takes back must be the same in both until it has confirmed something.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import bocage
from bocage.server import deeds
from bocage.server.commands import answers
from bocage.server.connection import error_json
from bocage.server.live import Live
from bocage.server.making import made
from bocage.server.models import NewChair, NewTable
from bocage.server.present import summary_json
from bocage.server.refusals import Refusal
from bocage.server.replay import asking
from bocage.server.stored import Stored
from bocage.server.turn import Turn
from bocage.server.wire import Ask

from .driver import Variant, dumped

TRIED = 10
"""How many of the offered actions are tried at one decision, and how many others are refused."""
STEPS = 6
"""How long a turn is followed."""

Change = Callable[[Stored, Turn], deeds.Pair]


def secretive(variant: Variant) -> bool:
    """Whether the seats of a game have secrets."""
    game, seats, options = variant
    table = bocage.new(game, seats=seats, seed=1, **options)
    world = table.determinize(None, random.Random(1))
    positions = [table.position(), world.position()]
    return bool(positions[0]["seats"] != positions[1]["seats"])


@cache
def kept(game: str, seats: int, confirm: bool) -> Stored:
    """A table as the server keeps it, whose seats confirm their turns or do not."""
    chairs = [NewChair(kind="here") for _ in range(seats)]
    stored = made(NewTable(game=game, seats=chairs), "")
    return replace(stored, chairs=tuple(replace(c, confirm=confirm) for c in stored.chairs))


class Client:
    """Somebody with a seat, or a spectator, at one of the worlds."""

    def __init__(self, table: bocage.Table, viewer: int | None, confirm: bool = True) -> None:
        self.stored = kept(table.game.id, table.seats, confirm)
        self.turn = Turn(table)
        self.viewer = viewer
        self.barriers = table.barriers

    @property
    def revealed(self) -> bool:
        """Whether something came to light for good."""
        return self.turn.committed.barriers != self.barriers

    def sees(self) -> Any:
        """What the table, the lobby and the replay show."""
        seats = () if self.viewer is None else (self.viewer,)
        committed = self.turn.committed
        return {
            "state": {**Live(self.stored, self.turn).state(seats, None), "now": 0.0},
            "lobby": summary_json(committed),
            "replay": asking(committed.decisions, self.viewer),
        }

    def asks(self, actions: list[str]) -> Any:
        """Why not, or what would happen."""
        return answers(self.turn, Ask(type="ask", seat=self.viewer or 0, actions=actions))

    def does(self, change: Change) -> Any:
        """Change the table; what is seen then, or the refusal."""
        try:
            self.stored, self.turn = change(self.stored, self.turn)
        except Refusal as refusal:
            return None if self.revealed else error_json(refusal)
        can = Live(self.stored, self.turn).can(() if self.viewer is None else (self.viewer,))
        return [self.stored.committed, can, None if self.revealed else self.sees()]

    def acts(self, *actions: str) -> Any:
        """Play some actions."""
        seat = self.viewer or 0
        return self.does(lambda stored, turn: deeds.acted(stored, turn, seat, list(actions), 0.0))

    def undoes(self) -> Any:
        """Take the last action back."""
        mine = () if self.viewer is None else (self.viewer,)
        return self.does(lambda stored, turn: deeds.undone(stored, turn, mine, 0.0))

    def offered(self) -> list[str]:
        """The actions to choose from."""
        table = self.turn.table_for(self.viewer)
        mine = [d for d in table.decisions if d.seat == self.viewer and not self.turn.ended]
        return [action.text for decision in mine for action in decision.actions]


def check_worlds(table: bocage.Table, rng: random.Random) -> None:
    """To nobody a possible world looks other than the table, whatever they do."""
    for viewer in (None, *range(table.seats)):
        positions = [dumped(table), dumped(table.determinize(viewer, rng))]
        check_pair([bocage.load(json.loads(position)) for position in positions], viewer, rng)


def check_pair(worlds: list[bocage.Table], viewer: int | None, rng: random.Random) -> None:
    """Two worlds look alike to somebody, whatever they do."""
    watching = [Client(world, viewer) for world in worlds]
    same("looking", *[client.sees() for client in watching])
    if viewer is None:
        return
    offered = watching[0].offered()
    others = [action.text for action in rng.sample(worlds[0].game.actions.actions, TRIED)]
    tried = rng.sample(offered, min(TRIED, len(offered)))
    same("asking", *[client.asks(tried + others) for client in watching])
    for action in others[:2]:
        same(f"{action}: refusal", *[client.acts(action) for client in watching])
    for action in tried:
        for confirm in (True, False):
            clients = [Client(world, viewer, confirm) for world in worlds]
            same(action, *[client.acts(action) for client in clients])
            same(f"{action}, undo", *[client.undoes() for client in clients])
    if offered:
        follow([Client(world, viewer) for world in worlds], rng)


def follow(clients: list[Client], rng: random.Random) -> None:
    """A whole turn in both worlds, and then undo as long as there is something to undo."""
    for _ in range(STEPS):
        offered = clients[0].offered()
        if not offered or clients[0].revealed:
            break
        action = rng.choice(offered)
        same(f"then {action}", *[client.acts(action) for client in clients])
    same("two at once", *[client.acts("done", "done") for client in clients])
    for _ in range(STEPS):
        same("undo", *[client.undoes() for client in clients])


def same(what: str, one: Any, other: Any) -> None:
    """Two answers are the same."""
    assert one == other, f"{what}: {' and '.join(difference(one, other))}"


def difference(one: Any, other: Any, path: str = "") -> list[str]:
    """Where two answers first differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        parts = [(one[key], other[key], f"{path}.{key}") for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        parts = [(a, b, f"{path}[{i}]") for i, (a, b) in enumerate(zip(one, other, strict=True))]
    else:
        return [f"{path} {one!r}"[:300], f"{path} {other!r}"[:300]]
    return next(difference(a, b, place) for a, b, place in parts if a != b)


def secret_game(variant: Variant, seed: int, often: float) -> int:
    """Play one game at random, comparing worlds now and then; at how many decisions.

    `often` is how likely that is at any of them; before the first round it is four times that.
    """
    game, seats, options = variant
    table = bocage.new(game, seats=seats, seed=seed, **options)
    rng = random.Random(f"{game} {options} {seed}")
    checked = 0
    while table.decisions:
        if rng.random() < (often if table.progress[0] else 4 * often):
            check_worlds(table, rng)
            checked += 1
        decision = rng.choice(table.decisions)
        table.play(rng.choice(decision.actions), decision.seat)
    return checked
