"""Hallertau as a table sees it."""

from __future__ import annotations

from typing import Any, Final, final

from ...kernel.actions import Action, ActionTable
from ...kernel.encoding import Encoding, Row
from ...kernel.game import Card, Game, Score, ScoreRow, Sign
from ...kernel.messages import Message, Sink
from ...kernel.options import Option
from ...kernel.rng import Words
from ...kernel.shapes import Options
from ...kernel.state import State
from . import scoring, setup, view
from .card import HallertauCard
from .cards.catalogue import CARDS
from .costs import Pay
from .encoding import Sights
from .kinds import LOG_KINDS
from .position import load
from .printed import printed
from .printed_spaces import all_signs
from .rows import next_row
from .secrets import determinized
from .shapes import HallertauPosition, HallertauView
from .state import HallertauState
from .steps.fields import told_by_name
from .vocabulary import (
    ACTIONS,
    FARMYARD_DECKS,
    GATEWAY_DECKS,
    ITEMS,
    PAY,
    PAYMENTS,
    PLACE,
    PLAY,
    ROUNDS,
    SEATS,
    STRIDE,
    named,
)

WITH_CARDS: Final = ("cards", "full")
OPTIONS: Final = (
    Option("cards", ("full", "none"), "full"),
    Option("gateway", GATEWAY_DECKS, "beginner", needs=WITH_CARDS),
    Option("farmyard", FARMYARD_DECKS, "hops", needs=WITH_CARDS),
    Option("merged", (False, True), False, needs=WITH_CARDS),
)


@final
class Hallertau(Game[HallertauView]):
    """The game for one to four seats."""

    def __init__(self) -> None:
        self.id = "hallertau"
        self.seats = SEATS
        self.options = OPTIONS
        self.rules_version = 2
        self.actions: ActionTable = ACTIONS
        self.kinds = LOG_KINDS

    def __reduce__(self) -> tuple[Any, ...]:
        from .. import find

        return (find, (self.id,))

    def new(self, seats: int, options: Options, rng: Words, sink: Sink | None) -> State:
        return setup.set_up(setup.rules_for(options), seats, rng, sink)

    def position(self, s: State) -> HallertauPosition:
        assert isinstance(s, HallertauState)
        return view.position(s)

    def load(self, seats: int, options: Options, position: dict[str, Any]) -> State:
        return load(setup.rules_for(options), seats, position)

    def observe(self, s: State, seat: int | None) -> HallertauView:
        assert isinstance(s, HallertauState)
        return view.observe(s, seat)

    def progress(self, s: State) -> tuple[int, int]:
        assert isinstance(s, HallertauState)
        return s.round, ROUNDS

    def determinize(self, s: State, seat: int | None, rng: Words) -> State:
        assert isinstance(s, HallertauState)
        return determinized(s, seat, rng)

    @property
    def encoding(self) -> Encoding:
        return sights().encoding

    def encode(self, s: State, seat: int) -> Row:
        assert isinstance(s, HallertauState)
        return sights().encode(s, seat)

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, HallertauState)
        return scoring.scores(s)

    def winners(self, s: State) -> tuple[int, ...]:
        assert isinstance(s, HallertauState)
        return scoring.winners(s)

    def cards(self) -> tuple[Card, ...]:
        return tuple([as_printed(self.id, card) for card in CARDS])

    def score_rows(self) -> tuple[ScoreRow, ...]:
        return scoring.score_rows()

    def signs(self) -> tuple[Sign, ...]:
        return all_signs(self.seats)

    def describe(self, s: State | None, action: Action) -> Message:
        return describe(s if isinstance(s, HallertauState) and s.options else None, action)


def as_printed(game: str, card: HallertauCard) -> Card:
    """What is printed on a card."""
    cost = {
        ITEMS[part.item]: part.amounts[0]
        for part in card.parts[: card.costs]
        if isinstance(part, Pay) and len(part.amounts) == 1
    }
    return Card(
        game,
        card.id,
        card.kind_name,
        card.deck,
        cost,
        card.points,
        f"hallertau-{card.id}",
        printed=printed(card),
    )


def describe(s: HallertauState | None, action: Action) -> Message:
    """An action in words; the messages `….now` tell more of it than its name."""
    id = action.message.id
    if action.kind == "play":
        number, step = divmod(action.id - PLAY.base, STRIDE)
        values: dict[str, Any] = {"card": f"hallertau-{CARDS[number].id}"}
        return (
            Message(f"{id}.now", {**values, "n": step}) if step else Message(f"{id}.bare", values)
        )
    if action.argument == "all":
        return Message(f"{id}.all")
    if action.kind == "field":
        return Message(f"{id}.now", told_by_name(action.argument))
    if action.kind == "sheep":
        spot = action.argument.removeprefix("sheep-")
        return Message(f"{id}.sheep" if action.verb == "lose" else f"{id}.now", {"spot": spot})
    if action.kind == "row":
        return Message(id, {"row": int(action.argument)})
    if action.kind == "number":
        return Message(f"{id}.now", {"n": int(action.argument)})
    if action.kind == "payment":
        return Message(f"{id}.now", {"goods": named(PAYMENTS[action.id - PAY.base])})
    if action.kind == "boulder":
        craft, _, which = action.argument.partition("-")
        return Message(f"{id}.now", {"craft": craft, "n": int(which)})
    if action.verb == "place" and s is not None:
        space = action.id - PLACE.base
        n = next_row(s.board[space], s.rules.rows[space])
        if n and space in s.rules.open_spaces:
            return Message(f"{id}.now", {**action.message.values, "n": n})
    return action.message


_sights: Final[list[Sights]] = []


def sights() -> Sights:
    """What learners see, worked out when the first of them looks."""
    if not _sights:
        _sights.append(Sights(CARDS, ACTIONS))
    return _sights[0]


GAMES: Final = (Hallertau(),)
