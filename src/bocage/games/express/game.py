"""Agricola Express as a table sees it."""

from __future__ import annotations

from typing import Any, Final, final

from ...kernel.actions import Action, ActionTable
from ...kernel.encoding import Encoding, Row
from ...kernel.game import Card, Game, Score, ScoreRow
from ...kernel.messages import Message, Sink
from ...kernel.rng import Words
from ...kernel.shapes import Options
from ...kernel.state import State
from . import scoring, setup, view
from .dice import FACES, IMPROVEMENTS, OCCUPATIONS
from .encoding import Sights
from .groups import brought, improvement_of, occupation_of, workshop_for
from .kinds import LOG_KINDS
from .payments import BRICK, FIRST_WORKSHOP, FOOD, PAIRS, STOCK
from .position import load
from .shapes import ExpressPosition, ExpressView
from .state import ExpressState
from .steps.goods import cooked, face_message, paid
from .steps.land import sown
from .threats import hunger
from .turn import POWER_OF
from .vocabulary import (
    ACTIONS,
    BUILD,
    COLLECT,
    COLLECTIONS,
    COOK,
    COOKABLE,
    HOUSES,
    LEARN,
    MAYOR,
    MAYOR_FOOD,
    PAYMENTS,
    ROUNDS,
    SET,
    SETTINGS,
    SOW,
    UPGRADE,
)


@final
class Express(Game[ExpressView]):
    """The dice game for one to four seats."""

    def __init__(self) -> None:
        self.id = "express"
        self.seats = (1, 2, 3, 4)
        self.options = ()
        self.rules_version = 1
        self.actions: ActionTable = ACTIONS
        self.kinds = LOG_KINDS

    def __reduce__(self) -> tuple[Any, ...]:
        from .. import find

        return (find, (self.id,))

    def new(self, seats: int, options: Options, rng: Words, sink: Sink | None) -> State:
        return setup.set_up(seats, rng, sink)

    def position(self, s: State) -> ExpressPosition:
        assert isinstance(s, ExpressState)
        return view.position(s)

    def load(self, seats: int, options: Options, position: dict[str, Any]) -> State:
        return load(seats, position)

    def observe(self, s: State, seat: int | None) -> ExpressView:
        assert isinstance(s, ExpressState)
        return view.observe(s, seat)

    def progress(self, s: State) -> tuple[int, int]:
        assert isinstance(s, ExpressState)
        return s.round, ROUNDS

    def determinize(self, s: State, seat: int | None, rng: Words) -> State:
        assert isinstance(s, ExpressState)
        copy = s.copy()
        copy.rng = rng
        return copy

    @property
    def encoding(self) -> Encoding:
        return sights().encoding

    def encode(self, s: State, seat: int) -> Row:
        assert isinstance(s, ExpressState)
        return sights().encode(s, seat)

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, ExpressState)
        return scoring.scores(s)

    def threat(self, s: State, seat: int) -> Message | None:
        assert isinstance(s, ExpressState)
        return hunger(s, seat)

    def winners(self, s: State) -> tuple[int, ...]:
        assert isinstance(s, ExpressState)
        return scoring.winners(s)

    def cards(self) -> tuple[Card, ...]:
        return CARDS

    def score_rows(self) -> tuple[ScoreRow, ...]:
        return scoring.score_rows()

    def describe(self, s: State | None, action: Action) -> Message:
        assert s is None or isinstance(s, ExpressState)
        return describe(s if s is not None and s.options else None, action)


def catalogue() -> tuple[Card, ...]:
    """The occupations and improvements."""
    found = [
        Card("express", id, "occupation", "", {"food": 1}, 0, f"express-{id}") for id in OCCUPATIONS
    ]
    for number, id in enumerate(IMPROVEMENTS):
        workshop = number >= FIRST_WORKSHOP
        cost = {"wood": 1} if workshop else {"brick": 1}
        other = None if workshop else {"stone": 1}
        found.append(
            Card("express", id, "improvement", "", cost, 0, f"express-{id}", alternative=other)
        )
    return tuple(found)


CARDS: Final = catalogue()


def describe(s: ExpressState | None, action: Action) -> Message:
    """An action in words, with what it takes and brings."""
    id, number = action.message.id, action.id
    payment = PAYMENTS.get(number)
    values: dict[str, Any] = {} if payment is None else {"goods": paid(payment)}
    if COLLECT.owns(number):
        values = collected(s, number)
    elif UPGRADE.owns(number):
        values["house"] = HOUSES[1 + (number - UPGRADE.base) // len(PAIRS[BRICK])]
    elif LEARN.owns(number):
        values["card"] = f"express-{OCCUPATIONS[occupation_of(number)]}"
    elif BUILD.owns(number):
        values["card"] = f"express-{IMPROVEMENTS[improvement_of(number)]}"
    elif SET.owns(number):
        kind, old, new = SETTINGS[number - SET.base]
        values = {"from": face_message(kind, old), "to": face_message(kind, new)}
        if POWER_OF[kind] == MAYOR:
            values["goods"] = {STOCK[FOOD]: MAYOR_FOOD}
            return Message(f"{id}.pay", values)
    elif COOK.owns(number):
        values = cooked(COOKABLE[number - COOK.base])
    elif SOW.owns(number):
        values = sown(number)
    elif action.kind == "good":
        values = {"goods": {action.argument: 1}}
    return Message(f"{id}.now" if values else id, values)


def collected(s: ExpressState | None, action: int) -> dict[str, Any]:
    """What a collection brings, and of what dice and workshop."""
    found = COLLECTIONS[action - COLLECT.base]
    dice = {f"die-{FACES[found.kind][face]}": k for face, k in found.dice}
    if s is None:
        return {"goods": {STOCK[found.good]: found.n}, "dice": dice}
    player = s.seats[s.seat]
    good, n = brought(player, found)
    if (workshop := workshop_for(player, found)) >= 0:
        dice[IMPROVEMENTS[workshop]] = 1
    return {"goods": {STOCK[good]: n}, "dice": dice}


_sights: Final[list[Sights]] = []


def sights() -> Sights:
    """What learners see, made when the first one looks."""
    if not _sights:
        _sights.append(Sights())
    return _sights[0]


GAMES: Final = (Express(),)
