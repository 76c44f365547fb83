"""Cards for which fences stand or lie elsewhere than around pastures."""

from __future__ import annotations

from typing import Final

from .....farm.goods import food, wood
from .....kernel.flow import May, OnlyIf
from .....kernel.sequence import Seq
from .....kernel.tableau import OWN, Listener
from ...abilities.land import KeepsFences, TakesCell
from ...abilities.playing import MarksSpace, Remembers
from ...abilities.points import Scores
from ...card import Card
from ...events import AFTER_SPACE, DUE
from ...state import AgricolaState, Seat
from ...steps.fences import BuildFences
from ...steps.fencing import fences_left
from ...steps.given_fences import GivenFences
from ...steps.markers import Deliver, LayFences, MarkSpace, StandFence, delivered, lying
from ...steps.tableaux import ByName
from ..words import Flow
from .words import by_round, minor, occupation


def one_piece(memory: int) -> int:
    """A fence that stands or lies somewhere for good."""
    return 1 if memory else 0


def has_a_fence(s: AgricolaState, seat: int) -> bool:
    """Whether a fence can be spared."""
    return fences_left(s.seats[seat]) > 0


def fence_builder() -> Listener[AgricolaState]:
    """Fence Builder: fences may be built after the use of the space with the fence."""
    build = BuildFences()
    listener: Listener[AgricolaState]

    def hear(s: AgricolaState, owner: int, space: int) -> Flow | None:
        marked = s.seats[owner].recall(listener.card) == space + 1
        return build if marked else None

    listener = Listener(AFTER_SPACE, hear, OWN, True, (build,))
    return listener


def fence_deliveryman() -> Listener[AgricolaState]:
    """Fence Deliveryman: the fences of a round space may be built for 2 food."""
    deliver = Deliver()

    def given(s: AgricolaState, seat: int) -> int:
        return delivered(s.seats[seat].recall(deliver.card))

    flow = Seq[AgricolaState](
        deliver, May(ByName(GivenFences(given=given, price=food(2)))), sure=True
    )
    listener: Listener[AgricolaState]

    def hear(s: AgricolaState, owner: int, card: int) -> Flow | None:
        return flow if card == listener.card else None

    listener = Listener(DUE, hear, OWN, False, (flow,))
    return listener


def on_the_spaces(player: Seat, memory: int) -> dict[str, int]:
    """Fence Deliveryman: the fences that cannot be built otherwise."""
    return {"fence": lying(memory)} if lying(memory) else {}


CARDS: Final[list[Card]] = [
    occupation(
        "I263",
        "Fence Builder",
        fence_builder(),
        MarksSpace(),
        KeepsFences(one_piece),
        play=OnlyIf(has_a_fence, MarkSpace()),
    ),
    occupation(
        "I265",
        "Fence Deliveryman",
        fence_deliveryman(),
        KeepsFences(lying),
        Remembers(on_the_spaces),
        play=LayFences(4, (6, 10)),
    ),
    minor(
        "Z320",
        "Maypole",
        TakesCell(),
        KeepsFences(one_piece),
        Scores(lambda s, seat, memory: 2),
        cost=wood(1),
        need=by_round(4),
        play=StandFence(),
    ),
]
