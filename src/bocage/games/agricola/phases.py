"""The walk through the game: rounds, their phases, harvests."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...farm.goods import NOTHING, merged
from ...kernel.flow import Deed, May
from ...kernel.messages import Message
from ...kernel.sequence import ForEachSeat, Seq
from ...kernel.state import Frame, Step
from .events import (
    AFTER_FIELDS,
    ALL_PLACED,
    BEFORE_ROUND,
    BEFORE_SCORING,
    BREEDING,
    BREEDING_PHASE,
    DAWN,
    DUE,
    FIELD_PHASE,
    FIELDS,
    GIVEN,
    GOING_HOME,
    HARVEST_START,
    HOME,
    OWED,
    PREPARATION,
    ROUND_START,
    SCORING,
)
from .state import HARVESTS, AgricolaState
from .steps.animals import BREED
from .steps.anytime import AfterRest, AtPoint
from .steps.arranging import arranged
from .steps.crops import REAPING, reap
from .steps.fields import Plow
from .steps.goods import receive
from .steps.sales import FOR_SALE
from .steps.schedule import FENCE_TILE, FIELD_TILE, GUEST
from .telling import TELL
from .vocabulary import REVEAL, ROUNDS


@final
class RoundWalk(Step[AgricolaState]):
    """Fourteen rounds, and the game is over."""

    def run(self, s: AgricolaState, frame: Frame) -> None:
        if s.round == ROUNDS:
            END.begin(s, -1)
            TELL.later(s, BEFORE_SCORING, s.start, OWED)
            TELL.later(s, BEFORE_SCORING, s.start, GIVEN)
            AFTER_REST.begin(s, -1)
            return
        if s.heard[BEFORE_ROUND]:
            s.stack.append((START_ROUND.id, -1))
            BEFORE_PREPARATION.begin(s, -1)
            TELL.tell_all(s, BEFORE_ROUND)
        else:
            START_ROUND.run(s, frame)


@final
class StartRound(Step[AgricolaState]):
    """The next round begins: children have grown up."""

    def run(self, s: AgricolaState, frame: Frame) -> None:
        s.round += 1
        for seat in range(s.count):
            player = s.seats[seat]
            if player.newborn:
                player = s.own(seat)
                player.idle += player.newborn
                player.newborn = 0
        if s.sink is not None:
            s.sink.open_round("log-round", s.round)
        s.stack.append((ROUND_WALK.id, -1))
        s.rules.edition.round.begin(s, -1)


ROUND_WALK: Final = RoundWalk()
BEFORE_PREPARATION: Final = ForEachSeat[AgricolaState](AtPoint(PREPARATION))
AFTER_REST: Final = ForEachSeat[AgricolaState](AfterRest())
START_ROUND: Final = StartRound()


@final
class GameOver(Deed[AgricolaState]):
    """Nothing is left to do."""

    def do(self, s: AgricolaState, seat: int) -> None:
        if s.sink is not None:
            s.sink.note(-1, "log-game-over", {})


END: Final = Seq[AgricolaState](ForEachSeat(AtPoint(SCORING)), GameOver(), sure=True)


def choosing(s: AgricolaState) -> int:
    """The seat that chooses round cards: a solo player who asked for it, or by a card; or -1."""
    if s.rules.chosen_order:
        return s.start
    for seat, player in enumerate(s.seats):
        if player.tableau.arranges >= 0:
            return seat
    return -1


def settled(s: AgricolaState, cards: list[int]) -> int:
    """The one of some round cards of a stage that comes next, or -1 if somebody chooses it now."""
    if len(cards) == 1:
        return cards[0]
    seat = choosing(s)
    if seat < 0:
        return cards[s.draw(len(cards))]
    if s.rules.chosen_order:
        return -1
    s.look(seat)
    card = arranged(s, seat, s.rules.spaces[cards[0]].stage)
    return card if card in cards else -1


@final
class LayOut(Step[AgricolaState]):
    """All round cards still to come are laid out in their order."""

    asks: ClassVar[str] = "reveal"

    def __init__(self) -> None:
        super().__init__()
        self.waits = True
        self.fallible = False

    def next(self, s: AgricolaState) -> list[int]:
        """The cards of which one comes next."""
        left = [i for i in s.board.hidden if i not in s.revealed]
        stage = min([s.rules.spaces[i].stage for i in left], default=0)
        return [i for i in left if s.rules.spaces[i].stage == stage]

    def begin(self, s: AgricolaState, seat: int) -> None:
        cards = self.next(s)
        while cards:
            card = settled(s, cards)
            if card < 0:
                s.stack.append((self.id, choosing(s)))
                return
            self.lay(s, card)
            cards = self.next(s)

    def lay(self, s: AgricolaState, index: int) -> None:
        """Lay a card on the next round space."""
        s.revealed += (index,)
        if s.sink is not None:
            s.sink.note(-1, "log-reveal", {"space": s.rules.spaces[index].title})

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-reveal", {"round": len(s.revealed) + 1})

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        return [REVEAL.base + s.rules.spaces[i].number for i in self.next(s)]

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        self.lay(s, s.rules.space_of[action - REVEAL.base])
        self.begin(s, frame[1])


@final
class Reveal(Step[AgricolaState]):
    """A new round card: drawn from its stage, or chosen by whoever may do that."""

    asks: ClassVar[str] = "reveal"

    def __init__(self) -> None:
        super().__init__()
        self.waits = True

    def begin(self, s: AgricolaState, seat: int) -> None:
        if len(s.revealed) >= s.round:
            self.open(s, s.revealed[s.round - 1])
            return
        card = settled(s, s.board.next)
        if card < 0:
            s.stack.append((self.id, choosing(s)))
        else:
            self.reveal(s, card)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-reveal", {"round": s.round})

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        return [REVEAL.base + s.rules.spaces[i].number for i in s.board.next]

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        self.reveal(s, s.rules.space_of[action - REVEAL.base])

    def reveal(self, s: AgricolaState, index: int) -> None:
        """Turn up a card; it is open for the rest of the game."""
        s.revealed += (index,)
        self.open(s, index)

    def open(self, s: AgricolaState, index: int) -> None:
        """From now on everybody may use a card."""
        s.board = s.rules.with_space(s.board, index)
        if s.sink is not None:
            s.sink.note(-1, "log-reveal", {"space": s.rules.spaces[index].title})


@final
class Receive(Deed[AgricolaState]):
    """What lies on the round space goes to its owners; `last` ends the preparation.

    The starting player comes last here, so that what is asked about it is asked of them first.
    """

    def __init__(self, last: bool = False) -> None:
        super().__init__()
        self.last = last

    def do(self, s: AgricolaState, seat: int) -> None:
        if self.last and s.heard[ROUND_START]:
            TELL.later(s, ROUND_START, s.start, s.round)
            if any(player.tableau.points >> DAWN & 1 for player in s.seats):
                AT_DAWN.begin(s, -1)
        if not s.scheduled:
            return
        due = [entry for entry in s.scheduled if entry[0] == s.round]
        if not due:
            return
        s.scheduled = tuple([entry for entry in s.scheduled if entry[0] != s.round])
        for k in range(s.count - 1, -1, -1):
            owner = (s.start + k) % s.count
            goods = NOTHING
            for _, seat, good, n, card in due:
                if seat == owner and s.rules.cards[card].sells:
                    s.stack.append((FOR_SALE.id, owner, card, good, n))
                elif seat == owner and good == FIELD_TILE:
                    PLOW_TILE.begin(s, owner)
                elif seat == owner and good == FENCE_TILE:
                    TELL.later(s, DUE, owner, card)
                elif seat == owner and good == GUEST:
                    welcome(s, owner)
                elif seat == owner:
                    goods = merged(goods, ((good, n),))
            if goods:
                receive(s, owner, goods, said="round")


def welcome(s: AgricolaState, seat: int) -> None:
    """A guest of a seat works in this round."""
    player = s.own(seat)
    player.guests += 1
    player.idle += 1


AT_DAWN: Final = ForEachSeat[AgricolaState](AtPoint(DAWN))
PLOW_TILE: Final = May[AgricolaState](Plow())


@final
class Refill(Deed[AgricolaState]):
    """New goods on every open space that gathers them."""

    def do(self, s: AgricolaState, seat: int) -> None:
        piles = s.piles
        for i, n in s.board.refills:
            piles[i] += n


@final
class ReturnHome(Deed[AgricolaState]):
    """Everybody goes home."""

    def do(self, s: AgricolaState, seat: int) -> None:
        if s.heard[ALL_PLACED] or s.heard[GOING_HOME]:
            s.stack.append((GO_HOME.id, -1))
            TELL.later(s, GOING_HOME, s.start, s.round)
            TELL.later(s, ALL_PLACED, s.start, s.round)
        else:
            GO_HOME.do(s, seat)


@final
class GoHome(Deed[AgricolaState]):
    """The people leave the spaces."""

    def do(self, s: AgricolaState, seat: int) -> None:
        s.occupants = [()] * len(s.occupants)
        for other in range(s.count):
            player = s.own(other)
            player.guests = 0
            player.idle = player.workers()
            player.last = -1
        if s.heard[HOME]:
            TELL.tell_all(s, HOME)


GO_HOME: Final = GoHome()


@final
class Harvest(Step[AgricolaState]):
    """After some rounds: fields, feeding, breeding."""

    def __init__(self, flow: Step[AgricolaState]) -> None:
        super().__init__()
        self.flow = flow

    def begin(self, s: AgricolaState, seat: int) -> None:
        if s.round in HARVESTS:
            if s.sink is not None:
                s.sink.note(-1, "log-harvest", {"round": s.round})
            self.flow.begin(s, -1)


@final
class FieldPhase(Deed[AgricolaState]):
    """A seat's field phase; ahead of the first one cards hear that a harvest begins."""

    def do(self, s: AgricolaState, seat: int) -> None:
        if s.heard[HARVEST_START] and seat == s.start:
            s.stack.append((FIELD_WORK.id, seat))
            TELL.tell_all(s, HARVEST_START)
        else:
            FIELD_WORK.do(s, seat)


@final
class FieldWork(Deed[AgricolaState]):
    """One crop from every sown field, after what cards have to say."""

    def do(self, s: AgricolaState, seat: int) -> None:
        if s.rests(seat):
            return
        if s.heard[AFTER_FIELDS]:
            TELL.later(s, AFTER_FIELDS, seat, s.round)
        if s.heard[FIELD_PHASE]:
            s.stack.append((REAPING.id, seat))
            TELL.later(s, FIELD_PHASE, seat, s.round)
            AT_FIELDS.begin(s, seat)
        elif s.seats[seat].crops or s.seats[seat].tableau.fields:
            reap(s, seat)


FIELD_WORK: Final = FieldWork()
AT_FIELDS: Final = AtPoint(FIELDS)


@final
class BreedingPhase(Deed[AgricolaState]):
    """The young of one seat's animals, after what its cards allow."""

    def do(self, s: AgricolaState, seat: int) -> None:
        if s.rests(seat):
            return
        if s.heard[BREEDING_PHASE] or s.seats[seat].tableau.points >> BREEDING & 1:
            s.stack.append((BREED_NOW.id, seat))
            AT_BREEDING.begin(s, seat)
            TELL.tell(s, BREEDING_PHASE, seat, s.round)
        else:
            BREED.begin(s, seat)


@final
class BreedNow(Deed[AgricolaState]):
    """Breeding after a point."""

    def do(self, s: AgricolaState, seat: int) -> None:
        BREED.begin(s, seat)


AT_BREEDING: Final = AtPoint(BREEDING)
BREED_NOW: Final = BreedNow()
