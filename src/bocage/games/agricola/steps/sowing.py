"""Sowing: seed on tiles and on cards that are fields, and what cards add to it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....farm.goods import GRAIN, NAMES, VEGETABLE, WOOD, Goods, grain, named, wood
from ....kernel.flow import Choice, Question
from ....kernel.messages import Message, Reason
from ....kernel.state import Frame, Step
from ..abilities.land import IsField
from ..events import SOWN
from ..queries import (
    BESIDE_HOUSE_GRAIN,
    BESIDE_HOUSE_VEGETABLES,
    FEW_FIELDS,
    LONE_STACK,
    MORE_SEED,
    MORE_VEGETABLES,
    TWO_STACKS,
)
from ..reasons import FIELD_SOWN, NO_FIELD, NO_FIELD_THERE, NO_SEED, explain
from ..stacks import raise_second, raise_stack, raise_tile, seconds, sown_stacks, stacks_on
from ..state import AgricolaState, Seat
from ..vocabulary import (
    FARM,
    FIRST_FURTHER,
    SOW_GRAIN,
    SOW_GRAIN_ON,
    SOW_VEGETABLE,
    SOW_VEGETABLE_ON,
    SOW_WOOD_ON,
    USE,
)
from .crops import empty_cards, tell_taller
from .payment import charge, payable
from .supply import TALLY, leave

SEEDS: Final = (GRAIN, VEGETABLE, WOOD)
HEIGHT: Final = {GRAIN: 3, VEGETABLE: 2, WOOD: 3}
"""How high one seed of a crop stands."""
ON_CARDS: Final = {GRAIN: SOW_GRAIN_ON, VEGETABLE: SOW_VEGETABLE_ON, WOOD: SOW_WOOD_ON}
MOST_STACKS: Final = 3
"""On a card."""


def more_seed(player: Seat, good: int, cell: int = -1) -> int:
    """What cards add at once to a stack that is sown, on a tile if one is named."""
    tableau = player.tableau
    more = tableau.says(MORE_SEED)
    beside = cell >= 0 and FARM.neighbours(player.rooms) >> cell & 1
    if good == VEGETABLE:
        more += tableau.says(MORE_VEGETABLES)
        return more + tableau.says(BESIDE_HOUSE_VEGETABLES) if beside else more
    return more + tableau.says(BESIDE_HOUSE_GRAIN) if beside else more


@final
class Sow(Choice[AgricolaState]):
    """Any number of empty fields: 1 grain becomes 3, 1 vegetable becomes 2.

    It may be a Sow action for some `goods` alone, for a few stacks, or with `less` on each.
    """

    asks: ClassVar[str] = "sow"

    def __init__(
        self, goods: tuple[int, ...] = SEEDS, limit: int = FARM.size, less: int = 0
    ) -> None:
        super().__init__(limit=limit)
        self.goods = goods
        self.less = less

    def obstacle(self, s: AgricolaState, seat: int) -> int:
        player = s.seats[seat]
        goods, fields = player.goods, player.fields
        if fields and not (player.crops and fields == player.crops[0]):
            for good in self.goods:
                if goods[good] and good != WOOD:
                    return 0
        cards = empty_cards(player) if player.tableau.fields else []
        if not cards:
            return NO_SEED if fields and player.sown() != fields else NO_FIELD
        for good in self.goods:
            if goods[good] and empty_cards(player, good):
                return 0
        return NO_SEED

    def reason(self, s: AgricolaState, seat: int, code: int) -> Reason:
        return explain(s.rules, code)

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-sow")

    def owns(self, action: int) -> bool:
        if SOW_GRAIN.base <= action < SOW_VEGETABLE.end or sown_on(action) >= 0:
            return True
        return action >= FIRST_FURTHER and USE.owns(action)

    def first(self, s: AgricolaState, seat: int) -> list[int]:
        return self.seeding(s, seat) + self.doubling(s, seat)

    def seeding(self, s: AgricolaState, seat: int) -> list[int]:
        """The actions that sow a field."""
        player = s.seats[seat]
        cells = FARM.cells(player.fields & ~player.sown())
        options: list[int] = []
        for good in self.goods:
            if player.goods[good]:
                if good != WOOD:
                    base = SOW_GRAIN.base if good == GRAIN else SOW_VEGETABLE.base
                    options += [base + cell for cell in cells]
                if player.tableau.fields:
                    options += [ON_CARDS[good].of(card) for card in empty_cards(player, good)]
        return options

    def doubling(self, s: AgricolaState, seat: int) -> list[int]:
        """The action by which one tile carries two stacks of grain, as long as it can be taken."""
        card = s.seats[seat].tableau.doubles
        if card < 0 or GRAIN not in self.goods or self.limit < FARM.size:
            return []
        return [USE.of(card)] if TWICE.tiles(s, seat) else []

    def more(self, s: AgricolaState, seat: int, tally: int) -> list[int]:
        if tally >= self.limit:
            return []
        options = [] if self.obstacle(s, seat) else self.seeding(s, seat)
        return options + self.doubling(s, seat)

    def act(self, s: AgricolaState, seat: int, action: int, tally: int) -> None:
        if not tally:
            below = 1 if self.repeats else 0
            TALLY.open(s, SOWN, seat, below)
            SOWING.open(s, seat, below)
        good = sown_on(action)
        if good >= 0:
            self.sow_card(s, seat, ON_CARDS[good].what(action), good)
        elif action >= FIRST_FURTHER:
            s.stack.append((TWICE.id, seat, self.less))
        else:
            good = GRAIN if action < SOW_GRAIN.end else VEGETABLE
            cell = action - (SOW_GRAIN.base if good == GRAIN else SOW_VEGETABLE.base)
            sow(s, seat, good)
            plant(s, seat, good, cell, HEIGHT[good] - self.less)
            SOWING.add(s, seat, tiles=1 << cell)

    def close(self, s: AgricolaState, seat: int, tally: int) -> None:
        SOWING.finish(s, seat)
        TALLY.close(s, seat, SOWN)

    def sow_card(self, s: AgricolaState, seat: int, number: int, good: int) -> None:
        """Sow a card that is a field."""
        player = s.own(seat)
        sow(s, seat, good)
        place, field = next(
            (i, field) for i, field in enumerate(player.tableau.fields) if field.card == number
        )
        stack = stacks_on(player, field).index(0)
        height = HEIGHT[good] - self.less
        if player.tableau.sows_more:
            height += more_seed(player, good)
        raise_stack(player, field, stack, height)
        SOWING.add(s, seat, cards=1 << MOST_STACKS * place + stack)
        tell_sown(s, seat, "card", s.rules.cards[number].name, good, height)

    def refusal(self, s: AgricolaState, seat: int, action: int) -> Reason:
        player = s.seats[seat]
        if USE.owns(action):
            return super().refusal(s, seat, action)
        if action >= SOW_VEGETABLE.end:
            return explain(s.rules, NO_SEED if empty_cards(player) else NO_FIELD)
        wants_grain = action < SOW_GRAIN.end
        cell = action - (SOW_GRAIN.base if wants_grain else SOW_VEGETABLE.base)
        if not player.fields >> cell & 1:
            code = NO_FIELD_THERE
        elif player.sown() >> cell & 1:
            code = FIELD_SOWN
        else:
            code = NO_SEED
        return explain(s.rules, code, {"cell": FARM.names[cell]})


def plant(s: AgricolaState, seat: int, good: int, cell: int, height: int) -> None:
    """A stack of a crop on a tile, with what cards add to it at once."""
    player = s.own(seat)
    if player.tableau.sows_more:
        height += more_seed(player, good, cell)
    planes = list(player.crops) + [0] * (height - len(player.crops))
    for i in range(height):
        planes[i] |= 1 << cell
    player.crops = tuple(planes)
    if good == VEGETABLE:
        player.vegetables |= 1 << cell
    tell_sown(s, seat, "cell", FARM.names[cell], good, height)


def tell_sown(s: AgricolaState, seat: int, kind: str, place: str, good: int, height: int) -> None:
    """The log tells of a stack that is sown, and of its height where it is an unusual one."""
    if s.sink is not None:
        id = "log-sow" if kind == "cell" else "log-sow-card"
        values: dict[str, object] = {kind: place, "goods": {NAMES[good]: 1}}
        if height != HEIGHT[good]:
            id, values["crops"] = f"{id}.unusual", {NAMES[good]: height}
        s.sink.note(seat, id, values)


def sow(s: AgricolaState, seat: int, good: int) -> None:
    """Take a crop from the supply for a field."""
    leave(s, seat, ((good, 1),))
    if s.heard[SOWN]:
        TALLY.add(s, SOWN, ((good, 1),))


def sown_on(action: int) -> int:
    """The crop that an action sows on a card that is a field, or -1."""
    for good, verb in ON_CARDS.items():
        if verb.owns(action):
            return good
    return -1


@final
class Sowing(Step[AgricolaState]):
    """Lies below a Sow action where cards go by all the stacks that are sown in it.

    Frame: seat, the tiles sown, those with a second stack, the stacks on cards; as masks.
    """

    fields: ClassVar[tuple[str, ...]] = ("tiles", "seconds", "cards")

    def open(self, s: AgricolaState, seat: int, below: int) -> None:
        """A Sow action begins, of which so many frames are on the stack already."""
        if s.seats[seat].tableau.sows_together:
            s.stack.insert(len(s.stack) - below, (self.id, seat, 0, 0, 0))

    def find(self, s: AgricolaState, seat: int) -> int:
        """Where the Sow action of a seat lies on the stack, or -1."""
        for i in range(len(s.stack) - 1, -1, -1):
            if s.stack[i][0] == self.id and s.stack[i][1] == seat:
                return i
        return -1

    def add(
        self, s: AgricolaState, seat: int, tiles: int = 0, seconds: int = 0, cards: int = 0
    ) -> None:
        """Some stacks are sown."""
        place = self.find(s, seat) if s.seats[seat].tableau.sows_together else -1
        if place >= 0:
            _, _, old_tiles, old_seconds, old_cards = s.stack[place]
            frame = (self.id, seat, old_tiles | tiles, old_seconds | seconds, old_cards | cards)
            s.stack[place] = frame

    def finish(self, s: AgricolaState, seat: int) -> None:
        """The Sow action is over, though others of the same turn go on."""
        place = self.find(s, seat) if s.seats[seat].tableau.sows_together else -1
        if place >= 0:
            self.run(s, s.stack.pop(place))

    def run(self, s: AgricolaState, frame: Frame) -> None:
        _, seat, tiles, twice, cards = frame
        player = s.own(seat)
        n = tiles.bit_count() + twice.bit_count() + cards.bit_count()
        tableau = player.tableau
        more = 0
        if n == 1:
            more = tableau.says(LONE_STACK)
        elif n == 2:
            more = tableau.says(TWO_STACKS)
        few = tableau.says(FEW_FIELDS) if fields_that_count(player) <= 2 else 0
        taller = {GRAIN: 0, VEGETABLE: 0, WOOD: 0}
        for cell in FARM.cells(tiles):
            raise_tile(player, cell, more + few)
            taller[VEGETABLE if player.vegetables >> cell & 1 else GRAIN] += more + few
        for cell in FARM.cells(twice):
            raise_second(player, cell, more + few)
            taller[GRAIN] += more + few
        for field, stack in stacks_in(player, cards):
            extra = more if field.good == WOOD else more + few
            raise_stack(player, field, stack, extra)
            taller[field.good] += extra
        tell_taller(s, seat, taller)


def fields_that_count(player: Seat) -> int:
    """The fields of a seat where cards ask for few: tiles, second stacks, crops on cards."""
    on_cards = sown_stacks(player, GRAIN) + sown_stacks(player, VEGETABLE)
    return player.fields.bit_count() + len(seconds(player)) + on_cards


def stacks_in(player: Seat, mask: int) -> list[tuple[IsField, int]]:
    """The stacks on cards in a mask of them."""
    return [
        (field, i)
        for k, field in enumerate(player.tableau.fields)
        for i in range(field.stacks)
        if mask >> MOST_STACKS * k + i & 1
    ]


@final
class Twice(Question[AgricolaState]):
    """The tile that carries two stacks of grain: an empty one, or one sown in this action.

    Frame: seat, how much less grain than usual comes on it.
    """

    fields: ClassVar[tuple[str, ...]] = ("less",)
    asks: ClassVar[str] = "sow"

    def prompt(self, s: AgricolaState, frame: Frame) -> Message:
        return Message("prompt-sow-twice")

    def tiles(self, s: AgricolaState, seat: int) -> dict[int, Goods]:
        """The tiles that can carry two stacks, with what that takes."""
        player = s.seats[seat]
        place = SOWING.find(s, seat)
        sown = s.stack[place][2] & ~player.vegetables if place >= 0 else 0
        found: dict[int, Goods] = {}
        if place >= 0 and s.stack[place][3]:
            return found
        for cells, n in ((player.fields & ~player.sown(), 2), (sown, 1)):
            cost = wood(1) + grain(n)
            if cells and payable(player, cost):
                found |= dict.fromkeys(FARM.cells(cells), cost)
        return found

    def fits(self, s: AgricolaState, frame: Frame) -> bool:
        return s.seats[frame[1]].tableau.doubles >= 0 and bool(self.tiles(s, frame[1]))

    def actions(self, s: AgricolaState, frame: Frame) -> list[int]:
        return [SOW_GRAIN.base + cell for cell in sorted(self.tiles(s, frame[1]))]

    def apply(self, s: AgricolaState, frame: Frame, action: int) -> None:
        seat, cell = frame[1], action - SOW_GRAIN.base
        cost = self.tiles(s, seat)[cell]
        s.stack.append((SECOND_STACK.id, seat, cell, frame[2]))
        charge(s, seat, cost)
        if s.sink is not None:
            s.sink.note(seat, "log-pay", {"goods": named(wood(1))})


@final
class SecondStack(Step[AgricolaState]):
    """Two stacks of grain on a tile, once they are paid for. Frame: seat, tile, how much less."""

    fields: ClassVar[tuple[str, ...]] = ("cell", "less")

    def fits(self, s: AgricolaState, frame: Frame) -> bool:
        return s.seats[frame[1]].tableau.doubles >= 0

    def run(self, s: AgricolaState, frame: Frame) -> None:
        _, seat, cell, less = frame
        height = HEIGHT[GRAIN] - less
        player = s.own(seat)
        stacks = 1 if player.sown() >> cell & 1 else 2
        if s.heard[SOWN]:
            TALLY.add(s, SOWN, grain(stacks))
        if stacks == 2:
            plant(s, seat, GRAIN, cell, height)
        height += more_seed(player, GRAIN, cell)
        raise_second(player, cell, height)
        SOWING.add(s, seat, tiles=1 << cell, seconds=1 << cell)
        tell_sown(s, seat, "cell", FARM.names[cell], GRAIN, height)


SOWING: Final = Sowing()
TWICE: Final = Twice()
SECOND_STACK: Final = SecondStack()
