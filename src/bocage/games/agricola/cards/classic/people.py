"""Cards about people: where they may stand, how many there are, when they act."""

from __future__ import annotations

from typing import Final, final

from .....farm.goods import Goods, clay, food, reed, wood
from .....kernel.flow import Deed, OnlyIf
from .....kernel.messages import Message
from .....kernel.sequence import Seq
from .....kernel.tableau import ANY, OWN, Listener, Says
from ...abilities.board import MayJoin
from ...abilities.people import LodgesOne
from ...card import Card, Does
from ...events import (
    BEFORE_SPACE,
    BEFORE_TURNS,
    HOME,
    LAST_PLACED,
    MOVING_ON,
    PERFORMED,
    ROUND_START,
    TURN_END,
    WORK_START,
)
from ...queries import ARTIST, RESTS
from ...state import AgricolaState
from ...steps.payment import PayTo
from ...steps.schedule import GUEST, Note, Schedule, next_rounds
from ...turns import ExtraTurn, MoveOn, rests
from ...visits import USE_SPACE
from ...vocabulary import ALL_SPACES, PEOPLE, ROUNDS
from ..minors_b import lasso
from ..words import Flow, When, fields_with_grain, holds
from .hearing import gaining
from .words import COMBINED, COMBINED_FROM, by_round, minor, occupation

GROWTH: Final = ("basic-wish", "urgent-wish")
"""The spaces for family growth; one of five seats is so from round 5 on."""
GRAIN_SPACE: Final = ALL_SPACES.index("grain-seeds")
SEED_SPACES: Final = ("grain-seeds", "vegetable-seeds")
RATS_BY: Final = 9
RATS: Final = frozenset([10, 12])
"""By which round the Ratcatcher must lie there, and in which he works."""
WITH_THE_LAST: Final = 9
"""What the Gentleman remembers if he was played by the person who acts."""


@final
class LeaveOneHome(Deed[AgricolaState]):
    """Every other seat with children places one of them less in this round."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = False

    def do(self, s: AgricolaState, seat: int) -> None:
        for k in range(1, s.count):
            other = (seat + k) % s.count
            player = s.seats[other]
            if player.people - player.newborn > 2 and player.idle:
                s.own(other).idle -= 1
                if s.sink is not None:
                    s.sink.note(other, "log-stays-home", {})


@final
class Rest(Deed[AgricolaState]):
    """The seat places nobody in this round."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = False

    def do(self, s: AgricolaState, seat: int) -> None:
        s.own(seat).idle = 0


@final
class MoveIn(Deed[AgricolaState]):
    """An unused family token lives on the card and works from now on."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = False

    def do(self, s: AgricolaState, seat: int) -> None:
        player = s.own(seat)
        if player.people + player.lodgers() < PEOPLE:
            player.remember(self.card, 1)
            player.idle += 1


def rat_round(s: AgricolaState, owner: int, round: int) -> bool:
    """Ratcatcher: he was there in time."""
    played = [
        n
        for card, n in zip(s.seats[owner].tableau.cards, s.seats[owner].memory, strict=True)
        if card.id == "E198"
    ]
    return round in RATS and played[0] <= RATS_BY


def taster() -> tuple[Does, ...]:
    """The owner pays the starting player for the first placement of the round."""
    note = Note(lambda s, seat: 1, Message("prompt-place-first"))

    def others_start(s: AgricolaState, owner: int, round: int) -> bool:
        return s.start != owner and not rests(s, owner)

    def paid(s: AgricolaState, owner: int, round: int) -> bool:
        return s.seats[owner].recall(note.card) == 1

    pays = Seq(PayTo(food(1), lambda s, seat: s.start), note)
    begins = Seq(Note(lambda s, seat: 0), ExtraTurn(guest=False))
    return (
        When(ROUND_START, ANY).only(others_start).may(pays),
        When(BEFORE_TURNS, ANY).only(paid).do(begins),
    )


def gentleman() -> tuple[Does, ...]:
    """Food for the very last person of the round; more if that one has played the card."""
    forget = Note(lambda s, seat: 0)

    def remembers(s: AgricolaState, owner: int, detail: int) -> bool:
        return s.seats[owner].recall(forget.card) > 0

    def due(s: AgricolaState, owner: int, round: int) -> Goods:
        return food(2 if remembers(s, owner, round) else 1)

    return (
        gaining(LAST_PLACED, due, food(1)),
        When(BEFORE_SPACE).only(remembers).do(forget),
        When(HOME, ANY).only(remembers).do(forget),
    )


def ahead_of_others(s: AgricolaState, owner: int, space: int) -> Flow | None:
    """Lasso: another person right away, as long as somebody else has people to place."""
    waiting = any(s.seats[other].idle for other in range(s.count) if other != owner)
    return lasso(s, owner, space) if waiting else None


def acting(s: AgricolaState, seat: int) -> bool:
    """Whether a person of the seat is using a space."""
    return any(frame[0] == USE_SPACE.id and frame[1] == seat for frame in s.stack)


def acrobat() -> tuple[Does, ...]:
    """A performer moves on to a field or to the grain; the card remembers where it stood."""
    stage = Note(lambda s, seat: s.seats[seat].last + 1)
    forget = Note(lambda s, seat: 0)

    def origins(s: AgricolaState, seat: int) -> list[int]:
        space = s.seats[seat].recall(stage.card) - 1
        return [space] if space >= 0 and 2 * seat in s.occupants[space] else []

    moves = MoveOn(origins, ("grain-seeds", "farmland", "cultivation"))
    return (
        When(PERFORMED).do(stage),
        When(MOVING_ON, ANY).may(moves),
        When(HOME, ANY).do(forget),
        Says(ARTIST),
    )


def sowers(s: AgricolaState, seat: int) -> list[int]:
    """Countryman: people on the spaces for seed, but for one who has moved there."""
    player = s.seats[seat]
    found: list[int] = []
    for space in SEED_SPACES:
        index = s.rules.space_of[ALL_SPACES.index(space)]
        if index >= 0 and 2 * seat in s.occupants[index]:
            if index != player.last or not has_performed_and_left(s, seat):
                found.append(index)
    return found


def has_performed_and_left(s: AgricolaState, seat: int) -> bool:
    """Whether the Acrobat has moved a person of the seat."""
    player = s.seats[seat]
    for card, remembered in zip(player.tableau.cards, player.memory, strict=True):
        if card.id == "K269" and remembered:
            return 2 * seat not in s.occupants[remembered - 1]
    return False


CARDS: Final[list[Card]] = [
    minor(
        "I71",
        "Holiday House",
        When(WORK_START, ANY, details=frozenset([ROUNDS])).do(Rest()),
        Says(RESTS),
        cost=wood(3) + reed(2),
        instead=clay(3) + reed(2),
        need=by_round(ROUNDS - 1),
        points=8,
    ),
    minor(
        "I73",
        "Guest",
        cost=food(2),
        passing=True,
        play=Schedule(((GUEST, 1),), next_rounds(1)),
    ),
    minor("I88", "Lasso", Listener(TURN_END, ahead_of_others, OWN, True), cost=reed(1)),
    minor(
        "K138",
        "Reed Hut",
        LodgesOne(),
        holds("person"),
        cost=wood(1) + reed(4),
        points=1,
        play=MoveIn(),
    ),
    minor(
        "K139",
        "Sleeping Corner",
        MayJoin(*GROWTH),
        MayJoin(COMBINED, from_round=COMBINED_FROM),
        cost=wood(1),
        need=fields_with_grain(2),
        points=1,
    ),
    minor(
        "Z314",
        "Keg",
        cost=wood(1),
        passing=True,
        play=Schedule(((GUEST, 1),), lambda now: [now]),
    ),
    occupation(
        "E159",
        "Head of the Family",
        MayJoin(*GROWTH, "farm-expansion", "room-or-players"),
        MayJoin(COMBINED, from_round=COMBINED_FROM),
        players=4,
    ),
    occupation(
        "E163",
        "Field Warden",
        MayJoin("vegetable-seeds", "farmland", "cultivation"),
        players=4,
    ),
    occupation(
        "E198",
        "Ratcatcher",
        When(WORK_START, ANY).only(rat_round).do(LeaveOneHome()),
        players=3,
        play=Note(lambda s, seat: s.round),
    ),
    occupation("I260", "Taster", *taster(), players=4),
    occupation("K269", "Acrobat", *acrobat(), players=4),
    occupation(
        "K289",
        "Countryman",
        When(MOVING_ON, ANY).may(MoveOn(sowers, ("grain-utilization", "cultivation"))),
        players=4,
    ),
    occupation(
        "Z326",
        "Gentleman",
        *gentleman(),
        players=4,
        play=OnlyIf(acting, Note(lambda s, seat: WITH_THE_LAST)),
    ),
]
