"""The state of a table: a village per seat, the action board, the piles of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ...kernel.seated import Player, Seated
from ...kernel.state import State
from .vocabulary import CLAY, FIRST_SOWN, NEW_CARD, ROUNDS, RYE

if TYPE_CHECKING:
    from .rules import Rules

Numbers = tuple[int, ...]

NOT_CLEARED: Final = (0, 0, 0, 0)
NO_STEPS: Final = (0, 0, 0, 0, 0)
NO_HARVEST: Final = (0, 0, 0, 0, 0, 0, 0, 0, 0)


@final
class Seat(Player):
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
        hand: Numbers = (),
        played: Numbers = (),
        income: Numbers = (),
        exhausted: int = 0,
        steps: Numbers = NO_STEPS,
        harvested: Numbers = NO_HARVEST,
        at_once: int = 0,
        gained: int = 0,
        exchanged: int = 0,
        last_jewel: bool = False,
        fresh: Numbers = (),
        prompt: bool = False,
        butcher: bool = False,
        quiet: Numbers = (),
        passed: Numbers = (),
        before: Numbers = (),
        known: Numbers | None = None,
        watched: Numbers = (),
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
        self.income = income
        self.exhausted = exhausted
        self.steps = steps
        self.harvested = harvested
        self.at_once = at_once
        self.gained = gained
        self.exchanged = exchanged
        self.last_jewel = last_jewel
        self.fresh = fresh
        self.prompt = prompt
        self.butcher = butcher
        self.quiet = quiet
        self.passed = passed
        self.before = before
        self.known = known
        self.watched = watched

    def copy(self) -> Seat:
        """An independent copy."""
        return Seat(
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
            self.income,
            self.exhausted,
            self.steps,
            self.harvested,
            self.at_once,
            self.gained,
            self.exchanged,
            self.last_jewel,
            self.fresh,
            self.prompt,
            self.butcher,
            self.quiet,
            self.passed,
            self.before,
            self.known,
            self.watched,
        )

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
class HallertauState(Seated[Seat]):
    """A table.

    `board` has for each space the rows that hold workers as bits, and bit 3 where the second row
    holds a single one. `piles` are the cards to draw by kind, in no order, a list that copies
    share; farmyard cards that lie unseen on stable boards are among them. `sections` are section
    cards not yet drawn, `cleared` the sections cleared this round, `removed` the workers taken off
    each of them. `turn` is the seat whose turn it is, or -1; `used` the space just used from 1,
    negative while it is being used, or 0, and `user` who used it. `sparing` are the seats, as
    bits, that want to be asked how much they take.
    """

    __slots__ = (
        "board",
        "cleared",
        "discarded",
        "phase",
        "piles",
        "removed",
        "rules",
        "sections",
        "sparing",
        "turn",
        "used",
        "user",
    )

    def __init__(
        self,
        origin: State,
        seats: list[Seat],
        rules: Rules,
        board: list[int],
        piles: list[Numbers],
        phase: int = 0,
        turn: int = -1,
        sections: int = 63,
        cleared: int = 0,
        removed: Numbers = NOT_CLEARED,
        discarded: Numbers = (),
        used: int = 0,
        user: int = 0,
        sparing: int = 0,
    ) -> None:
        Seated.__init__(self, origin, seats)
        self.rules = rules
        self.board = board
        self.piles = piles
        self.phase = phase
        self.turn = turn
        self.sections = sections
        self.cleared = cleared
        self.removed = removed
        self.discarded = discarded
        self.used = used
        self.user = user
        self.sparing = sparing

    def copy(self) -> HallertauState:
        """An independent copy, without the log's sink."""
        return HallertauState(
            self,
            self.seats,
            self.rules,
            self.board[:],
            self.piles,
            self.phase,
            self.turn,
            self.sections,
            self.cleared,
            self.removed,
            self.discarded,
            self.used,
            self.user,
            self.sparing,
        )

    def own(self, seat: int) -> Seat:
        """A seat that may be changed."""
        player = Seated.own(self, seat)
        player.known = None
        player.passed = ()
        return player

    def touch(self, seat: int) -> Seat:
        """A seat of which only what has just happened is changed, not what it has."""
        return Seated.own(self, seat)

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
