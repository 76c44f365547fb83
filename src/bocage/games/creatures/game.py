"""Agricola: All Creatures Big and Small as a table sees it."""

from __future__ import annotations

from typing import Any, Final, final

from ...farm.goods import named
from ...kernel.actions import Action, ActionTable
from ...kernel.encoding import Encoding, Row
from ...kernel.game import Card, Game, Score, ScoreRow, Sign
from ...kernel.messages import Message, Sink
from ...kernel.options import Option
from ...kernel.rng import Words
from ...kernel.shapes import Options
from ...kernel.state import State
from . import scoring, setup, view
from .cards.catalogue import DECK_OF, TILES
from .encoding import Sights
from .kinds import LOG_KINDS
from .position import load
from .printed import all_signs
from .rules import MODES
from .shapes import CreaturesPosition, CreaturesView
from .state import CreaturesState
from .steps.buildings import price, ways
from .tile import Tile
from .vocabulary import ACTIONS, ANIMALS, CATALOGUE, PAIRS, ROUNDS, SPEND, TRADE, TRADES
from .yard import side_of

MODE: Final = Option("mode", MODES, "standard")


@final
class Creatures(Game[CreaturesView]):
    """The game for two seats."""

    def __init__(self) -> None:
        self.id = "creatures"
        self.seats = (2,)
        self.options = (MODE,)
        self.rules_version = 2
        self.actions: ActionTable = ACTIONS
        self.kinds = LOG_KINDS

    def __reduce__(self) -> tuple[Any, ...]:
        from .. import find

        return (find, (self.id,))

    def new(self, seats: int, options: Options, rng: Words, sink: Sink | None) -> State:
        return setup.set_up(setup.rules_for(options), rng, sink)

    def position(self, s: State) -> CreaturesPosition:
        assert isinstance(s, CreaturesState)
        return view.position(s)

    def load(self, seats: int, options: Options, position: dict[str, Any]) -> State:
        return load(setup.rules_for(options), position)

    def observe(self, s: State, seat: int | None) -> CreaturesView:
        assert isinstance(s, CreaturesState)
        return view.observe(s, seat)

    def progress(self, s: State) -> tuple[int, int]:
        assert isinstance(s, CreaturesState)
        return s.round, ROUNDS

    def determinize(self, s: State, seat: int | None, rng: Words) -> State:
        assert isinstance(s, CreaturesState)
        copy = s.copy()
        copy.rng = rng
        return copy

    @property
    def encoding(self) -> Encoding:
        return sights().encoding

    def encode(self, s: State, seat: int) -> Row:
        assert isinstance(s, CreaturesState)
        return sights().encode(s, seat)

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, CreaturesState)
        return scoring.scores(s)

    def winners(self, s: State) -> tuple[int, ...]:
        assert isinstance(s, CreaturesState)
        return scoring.winners(s)

    def cards(self) -> tuple[Card, ...]:
        return tuple([printed(self.id, tile) for tile in TILES])

    def score_rows(self) -> tuple[ScoreRow, ...]:
        return scoring.score_rows()

    def signs(self) -> tuple[Sign, ...]:
        return all_signs()

    def describe(self, s: State | None, action: Action) -> Message:
        return describe(s if isinstance(s, CreaturesState) and s.options else None, action)


def printed(game: str, tile: Tile) -> Card:
    """What is printed on a tile."""
    return Card(
        game,
        tile.id,
        tile.kind,
        DECK_OF[tile.id],
        {**named(tile.cost), **{ANIMALS[kind]: 1 for kind in tile.animals}},
        tile.points,
        tile.name,
        need=Message(f"need-creatures-{tile.needed}") if tile.needed else None,
        bonus=tile.bonus,
        alternative=named(tile.instead) if tile.instead else None,
        capacity=tile.room.capacity,
        holds=holds(tile),
    )


def holds(tile: Tile) -> tuple[str, ...]:
    """The types that a tile is limited to, or of each of which it holds some."""
    slot = tile.room.slots[0]
    if not slot.fixed:
        return ()
    return tuple([name for kind, name in enumerate(ANIMALS) if slot.types >> kind & 1])


def describe(s: CreaturesState | None, action: Action) -> Message:
    """An action in words; the messages `….now` tell more of it than its name."""
    id = action.message.id
    values: dict[str, Any] = dict(action.message.values)
    if action.verb == "build" and s is not None:
        tile = TILES[CATALOGUE.index(action.argument)]
        player = s.seats[s.seat]
        costs = ways(player, tile) or [price(player, tile.cost)]
        values["goods"] = {**named(costs[0]), **{ANIMALS[kind]: 1 for kind in tile.animals}}
        if len(costs) > 1:
            id += ".either"
            values["other"] = named(costs[1])
        elif values["goods"]:
            id += ".now"
    elif action.kind == "edge":
        id += ".now"
        values = dict(
            side_of(setup.NEW_YARD if s is None else s.seats[s.seat].yard, action.argument)
        )
    elif action.kind == "trade":
        id += ".now"
        a, b, c = TRADES[action.id - TRADE.base]
        values = {"goods": {ANIMALS[a]: 1, ANIMALS[b]: 1}, "gains": {ANIMALS[c]: 1}}
    elif action.kind == "goods":
        id += ".now"
        pair = PAIRS[action.id - SPEND.base]
        values = {"goods": named(((pair[0], 1), (pair[1], 1)))}
    return Message(id, values)


_sights: Final[list[Sights]] = []


def sights() -> Sights:
    """What learners see of the game, made when the first one looks."""
    if not _sights:
        _sights.append(Sights(setup.BOARD, setup.STEPS, ACTIONS))
    return _sights[0]


GAMES: Final = (Creatures(),)
