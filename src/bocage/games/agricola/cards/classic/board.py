"""Cards that change what lies on the board: goods on spaces, round cards, goods that wait."""

from __future__ import annotations

from typing import ClassVar, Final, final

from .....farm.goods import ANIMALS, FOOD, REED, WOOD, counted_in, food, named, wood
from .....kernel.flow import Choice, Deed, OnlyIf, Question
from .....kernel.messages import Message, Reason
from .....kernel.sequence import Seq
from .....kernel.state import Frame, Step
from .....kernel.tableau import ANY, Allows, Says
from ...abilities import Arranges, Delays
from ...card import Card, Does
from ...events import ARRIVED, BROUGHT, HOME, ROUND_START, TAKEN, WORK, WORK_START
from ...phases import LayOut
from ...queries import USES_EARLY
from ...reasons import EMPTY_SPACE, explain
from ...state import AgricolaState
from ...steps.arranging import Arrange
from ...steps.goods import Gain, receive
from ...steps.schedule import Note
from ...steps.supply import LYING
from ...telling import TELL
from ...vocabulary import ALL_SPACES, TAKE, placed_on
from ..words import When
from .dealings import taken
from .words import occupation

FOREST: Final = ALL_SPACES.index("forest")
BELOW: Final = tuple(ALL_SPACES.index(id) for id in ("clay-pit", "reed-bank", "fishing"))
"""The spaces below the forest."""
FISHING: Final = BELOW[2]
LAYS_OUT: Final = 11
"""The round at whose start the Chamberlain lays out the cards."""


@final
class SpreadWood(Deed[AgricolaState]):
    """The wood of the forest goes to the spaces below it, as much to each; a rest stays."""

    asks: ClassVar[str] = "use-cards"

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        return 0 if s.piles[s.rules.space_of[FOREST]] >= len(BELOW) else EMPTY_SPACE

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def do(self, s: AgricolaState, seat: int) -> None:
        forest = s.rules.space_of[FOREST]
        each, rest = divmod(s.piles[forest], len(BELOW))
        s.piles[forest] = rest
        for number in BELOW:
            s.lay_more(s.rules.space_of[number], WOOD, each)
        s.look_again()
        if s.sink is not None:
            s.sink.note(seat, "log-spread", {"goods": named(wood(each))})


@final
class PutFood(Choice[AgricolaState]):
    """1 food from the supply on any space that can be used."""

    asks: ClassVar[str] = "put-food"

    def __init__(self) -> None:
        super().__init__()
        self.fallible = False

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-put-food")

    def owns(self, action: int) -> bool:
        return placed_on(action) >= 0

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        return [s.rules.spaces[i].action for i in s.board.open]

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        space = s.rules.space_at[action]
        s.lay_more(space.index, FOOD, 1)
        s.look_again()
        if s.sink is not None:
            values = {"goods": named(food(1)), "space": space.title}
            s.sink.note(seat, "log-lay-on", values)


@final
class EmptyNet(Deed[AgricolaState]):
    """The food left on Fishing comes to the owner, who does not use the space."""

    def __init__(self) -> None:
        super().__init__()
        self.fallible = False

    def do(self, s: AgricolaState, seat: int) -> None:
        fishing = s.rules.space_of[FISHING]
        n = s.piles[fishing]
        if n:
            s.piles[fishing] = 0
            receive(s, seat, food(n), said="space")


@final
class Unload(Step[AgricolaState]):
    """What waits for the people because of the card comes to them, from the starting player on."""

    def __init__(self) -> None:
        super().__init__()
        self.card = -1
        self.fallible = False
        self.which = UnloadNext(self)

    def children(self) -> list[Step[AgricolaState]]:
        return [self.which]

    def lies_on(self, card: int) -> None:
        self.card = card

    def goods(self, s: AgricolaState, seat: int) -> list[int]:
        """The kinds of goods that wait for a seat."""
        kinds = [
            e[2] for e in s.scheduled if e[0] == s.round and e[1] == seat and e[4] == self.card
        ]
        return list(dict.fromkeys(kinds))

    def run(self, s: AgricolaState, frame: Frame) -> None:
        for k in range(s.count):
            seat = (s.start + k) % s.count
            kinds = self.goods(s, seat)
            if not kinds:
                continue
            s.stack.append(frame)
            matters = s.heard[ARRIVED] or any(kind in ANIMALS for kind in kinds)
            if len(kinds) > 1 and matters:
                s.stack.append((self.which.id, seat))
            else:
                self.bring(s, seat, kinds[0])
            return

    def waiting(self, s: AgricolaState, seat: int, good: int) -> tuple[int, int, int, int, int]:
        """The first goods of a kind that wait for a seat."""
        return next(e for e in s.scheduled if e[:3] == (s.round, seat, good) and e[4] == self.card)

    def bring(self, s: AgricolaState, seat: int, good: int) -> None:
        """The first goods of a kind that wait for a seat come to it."""
        i = s.scheduled.index(self.waiting(s, seat, good))
        goods = ((good, s.scheduled[i][3]),)
        s.scheduled = s.scheduled[:i] + s.scheduled[i + 1 :]
        TELL.later(s, BROUGHT, seat, counted_in(0, goods, LYING))
        receive(s, seat, goods, LYING, "space")


@final
class UnloadNext(Question[AgricolaState]):
    """Which of the goods that wait for a seat come first."""

    asks: ClassVar[str] = "unload"

    def __init__(self, unload: Unload) -> None:
        super().__init__()
        self.unload = unload

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-unload")

    def fits(self, s: AgricolaState, frame: Frame) -> bool:
        return bool(self.unload.goods(s, frame[1]))

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        return [TAKE.base + good for good in self.unload.goods(s, frame[1])]

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        self.unload.bring(s, frame[1], action - TAKE.base)

    def describe(self, s: AgricolaState, frame: Frame, action: int) -> Message | None:
        good = action - TAKE.base
        n = self.unload.waiting(s, frame[1], good)[3]
        return Message("action-unload", {"goods": named(((good, n),))})


def net_fisherman() -> tuple[Does, ...]:
    """Food from Fishing at night, if a person of the owner has taken reed; the card remembers."""
    mark, forget = Note(lambda s, seat: 1), Note(lambda s, seat: 0)

    def took_reed(s: AgricolaState, owner: int, goods: int) -> bool:
        return taken(goods, REED) > 0

    def marked(s: AgricolaState, owner: int, round: int) -> bool:
        return s.seats[owner].recall(mark.card) > 0

    return (
        When(TAKEN).only(took_reed).do(mark),
        When(HOME, ANY).only(marked).do(Seq(EmptyNet(), forget)),
    )


def late_enough(s: AgricolaState, seat: int) -> bool:
    """Chamberlain: played when the cards would have been laid out."""
    return s.round >= LAYS_OUT


CARDS: Final[list[Card]] = [
    occupation(
        "I238",
        "Chamberlain",
        When(ROUND_START, ANY, details=frozenset([LAYS_OUT])).do(LayOut()),
        Says(USES_EARLY),
        play=OnlyIf(late_enough, LayOut()),
    ),
    occupation("I248", "Net Fisherman", *net_fisherman()),
    occupation(
        "K284",
        "Wood Distributor",
        When(WORK_START, ANY).may(SpreadWood()),
        play=Gain(wood(2)),
    ),
    occupation("K308", "Foreman", When(WORK_START, ANY).may(PutFood()), players=4),
    occupation(
        "Z327",
        "Herald",
        Arranges(),
        Allows(Arrange(), (WORK,)),
        players=3,
        play=Gain(wood(2)),
    ),
    occupation(
        "Z329",
        "Mail Coach Driver",
        Delays(),
        When(HOME, ANY).do(Unload()),
        players=3,
    ),
]
