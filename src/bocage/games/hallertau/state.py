"""The state of a table: a village per seat, the action board, the piles of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ...kernel.rng import Words
from ...kernel.state import Frame, State, Step
from .vocabulary import CLAY, FIRST_SOWN, NEW_CARD, ROUNDS, RYE

if TYPE_CHECKING:
    from .rules import Rules

Numbers = tuple[int, ...]

NOT_CLEARED: Final = (0, 0, 0, 0)
NO_STEPS: Final = (0, 0, 0, 0, 0)
NO_HARVEST: Final = (0, 0, 0, 0, 0, 0, 0, 0, 0)


@final
class Seat:
    """One player.

    `sheep` are counted by the number of their farmyard card, 7 are the stables; `fields` are
    numbers of `FIELD_NAMES`; `boulders` are two positions per craft. What has just happened, for
    cards that ask: `harvested` goods, tools gained `at_once`, in this phase (`gained`) and for
    workers (`exchanged`), the `last_jewel` spent, cards drawn (`fresh`), whether one of these
    was played (`prompt`), whether the butcher takes a jewel. `quiet` are the plays that the seat
    does not want to be asked about, `passed` those it declined since it last changed, `before`
    those it could have chosen before the running action; `known` remembers what can be played
    until the seat changes, but for the cards `watched`.
    """

    __slots__ = (
        "at_once",
        "before",
        "boulders",
        "butcher",
        "centre",
        "crafts",
        "exchanged",
        "exhausted",
        "fields",
        "fresh",
        "gained",
        "goods",
        "hand",
        "harvested",
        "income",
        "jewels",
        "known",
        "last_jewel",
        "passed",
        "played",
        "prompt",
        "quiet",
        "sheep",
        "steps",
        "tools",
        "watched",
        "workers",
    )

    def __init__(
        self,
        goods: list[int],
        sheep: list[int],
        fields: list[int],
        tools: int,
        jewels: int,
        workers: int,
        crafts: Numbers,
        boulders: Numbers,
        centre: int,
        hand: Numbers,
        played: Numbers,
    ) -> None:
        self.goods = goods
        self.sheep = sheep
        self.fields = fields
        self.tools = tools
        self.jewels = jewels
        self.workers = workers
        self.crafts = crafts
        self.boulders = boulders
        self.centre = centre
        self.hand = hand
        self.played = played
        self.income: Numbers = ()
        self.exhausted = 0
        self.steps: Numbers = NO_STEPS
        self.harvested: Numbers = NO_HARVEST
        self.at_once = 0
        self.gained = 0
        self.exchanged = 0
        self.last_jewel = False
        self.fresh: Numbers = ()
        self.prompt = False
        self.butcher = False
        self.quiet: Numbers = ()
        self.passed: Numbers = ()
        self.before: Numbers = ()
        self.known: Numbers | None = None
        self.watched: Numbers = ()

    def copy(self) -> Seat:
        """An independent copy."""
        twin = Seat(
            self.goods[:],
            self.sheep[:],
            self.fields[:],
            self.tools,
            self.jewels,
            self.workers,
            self.crafts,
            self.boulders,
            self.centre,
            self.hand,
            self.played,
        )
        twin.income = self.income
        twin.exhausted = self.exhausted
        twin.steps = self.steps
        twin.harvested = self.harvested
        twin.at_once = self.at_once
        twin.gained = self.gained
        twin.exchanged = self.exchanged
        twin.last_jewel = self.last_jewel
        twin.fresh = self.fresh
        twin.prompt = self.prompt
        twin.butcher = self.butcher
        twin.quiet = self.quiet
        twin.passed = self.passed
        twin.before = self.before
        twin.known = self.known
        twin.watched = self.watched
        return twin

    @property
    def window(self) -> int:
        """The number of workers in the window of the community centre."""
        return 6 + self.centre if self.centre < 6 else 12

    @property
    def empty(self) -> int:
        """Empty fields."""
        n = 0
        for field in self.fields:
            if field < FIRST_SOWN:
                n += 1
        return n

    @property
    def grain(self) -> int:
        """All grain in stock."""
        goods = self.goods
        return goods[0] + goods[1] + goods[2] + goods[RYE]

    def rests(self) -> None:
        """What has just happened is over."""
        self.at_once = self.exchanged = 0
        self.last_jewel = self.prompt = self.butcher = False
        self.fresh = ()
        self.before = ()

    @property
    def stirred(self) -> bool:
        """Whether something has just happened to it."""
        return bool(
            self.at_once
            or self.exchanged
            or self.last_jewel
            or self.prompt
            or self.butcher
            or self.fresh
            or self.before
        )


@final
class HallertauState(State):
    """A table.

    `board` has for each space the rows that hold workers as bits, and bit 3 where the second row
    holds a single one. `piles` are the cards to draw by kind, in no order; farmyard cards that
    lie unseen on stable boards are among them. `sections` are section cards not yet drawn,
    `cleared` the sections cleared this round, `removed` the workers taken off each of them.
    `turn` is the seat whose turn it is, or -1; `used` the space just used from 1, negative while it
    is being used, or 0, and `user` who used it. `sparing` are the seats, as bits, that
    want to be asked how much they take.
    """

    __slots__ = (
        "board",
        "cleared",
        "discarded",
        "owned",
        "phase",
        "piles",
        "removed",
        "round",
        "rules",
        "seats",
        "sections",
        "sparing",
        "turn",
        "used",
        "user",
    )

    def __init__(
        self,
        steps: list[Step[State]],
        stack: list[Frame],
        options: list[int],
        rng: Words,
        barriers: int,
        start: int,
        count: int,
        rules: Rules,
        seats: list[Seat],
        board: list[int],
        piles: list[Numbers],
    ) -> None:
        self.steps = steps
        self.stack = stack
        self.options = options
        self.rng = rng
        self.barriers = barriers
        self.start = start
        self.count = count
        self.heard = b""
        self.guards = 0
        self.sink = None
        self.rules = rules
        self.seats = seats
        self.board = board
        self.piles = piles
        self.owned = 0
        self.round = 1
        self.phase = 0
        self.turn = -1
        self.sections = 63
        self.cleared = 0
        self.removed: Numbers = NOT_CLEARED
        self.discarded: Numbers = ()
        self.used = 0
        self.user = 0
        self.sparing = 0

    def copy(self) -> HallertauState:
        """An independent copy; seats are shared until one of the two changes them."""
        self.owned = 0
        twin = HallertauState(
            self.steps,
            self.stack[:],
            self.options,
            self.rng,
            self.barriers,
            self.start,
            self.count,
            self.rules,
            self.seats[:],
            self.board[:],
            self.piles[:],
        )
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.sections = self.sections
        twin.cleared = self.cleared
        twin.removed = self.removed
        twin.discarded = self.discarded
        twin.used = self.used
        twin.user = self.user
        twin.sparing = self.sparing
        return twin

    def own(self, seat: int) -> Seat:
        """A seat that may be changed."""
        player = self.touch(seat)
        player.known = None
        player.passed = ()
        return player

    def touch(self, seat: int) -> Seat:
        """A seat of which only what has just happened is changed, not what it has."""
        if not self.owned >> seat & 1:
            self.owned |= 1 << seat
            self.seats[seat] = self.seats[seat].copy()
        return self.seats[seat]

    @property
    def lying(self) -> int:
        """How many farmyard cards lie on stable boards or under workers."""
        taken = self.round if self.phase >= NEW_CARD else self.round - 1
        return self.count * (ROUNDS - taken)

    @property
    def next_card(self) -> int:
        """The farmyard card that leaves the stable boards next."""
        return self.round if self.phase == 0 else self.round + 1


def stock(player: Seat) -> int:
    """All goods in stock."""
    return sum(player.goods[: CLAY + 1])
