"""The state of a table of Agricola: one farm per seat, the board, the rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ...farm.goods import BOAR, CATTLE, FOOD, NOTHING, SHEEP, Goods, merged, named
from ...farm.housing import Housing, housing
from ...farm.pastures import Layout
from ...farm.slots import Counts, one_type
from ...kernel.seated import Player, Seated
from ...kernel.state import State
from .ground import Ground
from .hand import Hand, Stock
from .queries import PET_PER_ROOM, STABLE_ROOM
from .room import Place, capacity, housed, places

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .rules import Board, Rules, Space
    from .tableau import AgricolaTableau

HARVESTS: Final = (4, 7, 9, 11, 13, 14)
STAGES: Final = (0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6)
"""The stage of each round, from 1."""


@final
class Seat(Player):
    """One family and its farm. Animals are counts among the goods; where they stand is free.

    `idle` people are at home and can still be placed this round; `guests` of those who work in it
    are no family. `memory` has one number per played card, `gained` counts the building resources
    received in the running work phase, `last` is the space of the person who acted last, as far as
    cards ask for it; `picked` says that it took an open card in this round. `noted` are bonus
    points of cards that are gone. `pieces` are the partner's fences on the farm, less its own ones
    on the partner's.
    """

    __slots__ = (
        "begging",
        "cards",
        "crops",
        "fields",
        "gained",
        "goods",
        "ground",
        "guests",
        "hand",
        "house",
        "housing",
        "idle",
        "last",
        "layout",
        "memory",
        "newborn",
        "noted",
        "people",
        "picked",
        "pieces",
        "rooms",
        "stables",
        "tableau",
        "vegetables",
    )

    def __init__(
        self,
        goods: list[int],
        house: i64,
        rooms: int,
        fields: int,
        crops: tuple[int, ...],
        vegetables: int,
        stables: int,
        layout: Layout,
        housing: Housing,
        ground: Ground,
        people: i64,
        newborn: i64,
        idle: i64,
        begging: i64,
        cards: tuple[int, ...],
        tableau: AgricolaTableau,
        hand: Hand,
        memory: tuple[int, ...],
        gained: i64,
        last: i64,
        picked: bool,
        noted: i64 = 0,
        guests: i64 = 0,
        pieces: i64 = 0,
    ) -> None:
        self.goods = goods
        self.house = house
        self.rooms = rooms
        self.fields = fields
        self.crops = crops
        self.vegetables = vegetables
        self.stables = stables
        self.layout = layout
        self.housing = housing
        self.ground = ground
        self.people = people
        self.newborn = newborn
        self.idle = idle
        self.begging = begging
        self.cards = cards
        self.tableau = tableau
        self.hand = hand
        self.memory = memory
        self.gained = gained
        self.last = last
        self.picked = picked
        self.noted = noted
        self.guests = guests
        self.pieces = pieces

    def copy(self) -> Seat:
        """An independent copy."""
        return Seat(
            self.goods[:],
            self.house,
            self.rooms,
            self.fields,
            self.crops,
            self.vegetables,
            self.stables,
            self.layout,
            self.housing,
            self.ground,
            self.people,
            self.newborn,
            self.idle,
            self.begging,
            self.cards,
            self.tableau,
            self.hand,
            self.memory,
            self.gained,
            self.last,
            self.picked,
            self.noted,
            self.guests,
            self.pieces,
        )

    def key(self) -> tuple[object, ...]:
        """Equal for seats that have the same."""
        return (
            tuple(self.goods),
            self.memory,
            self.cards,
            self.crops,
            self.vegetables,
            self.fields,
            self.rooms,
            int(self.house),
            self.stables,
            self.layout.fences,
            self.hand.occupations,
            self.hand.minors,
            int(self.people),
            int(self.newborn),
            int(self.idle),
            int(self.guests),
            int(self.begging),
            int(self.gained),
            int(self.last),
            int(self.noted),
            int(self.pieces),
        )

    def sown(self) -> int:
        """The fields with crops on them: the lowest of the planes, one per crop in height."""
        return self.crops[0] if self.crops else 0

    def counts(self) -> Counts:
        """The animals, type by type."""
        goods = self.goods
        return (goods[SHEEP], goods[BOAR], goods[CATTLE], 0)

    def animals_fit(self) -> bool:
        """Whether all animals can be housed."""
        goods = self.goods
        return self.housing.fits((goods[SHEEP], goods[BOAR], goods[CATTLE], 0))

    def survey(self) -> None:
        """Work out anew what can be built where, after something was."""
        taken = 0
        for card in self.tableau.cell_takers:
            taken |= 1 << self.recall(card) >> 1
        self.ground = Ground(
            self.rooms,
            self.fields,
            self.stables,
            self.layout.enclosed,
            taken,
            self.layout.book.habits.adjoining,
        )

    def rehouse(self) -> None:
        """Work out anew where animals can live, after fences or stables were built."""
        self.survey()
        tableau = self.tableau
        one_pasture = self.layout.book.habits.one_pasture
        if tableau.special_room or one_pasture:
            self.housing = housed(self.places(), one_pasture)
            return
        self.housing = housing(
            [one_type(self.capacity(pasture)) for pasture in self.layout.pastures],
            (self.stables & ~self.layout.enclosed).bit_count() * tableau.says(STABLE_ROOM)
            + (self.ground.rooms if tableau.says(PET_PER_ROOM) else 1),
        )

    def places(self) -> list[Place]:
        """Where animals can live: pastures in order, cards, unfenced stables, the house."""
        stables = self.stables
        pastures = [(p.bit_count(), (p & stables).bit_count()) for p in self.layout.pastures]
        unfenced = (stables & ~self.layout.enclosed).bit_count()
        mixed_as_one = self.layout.book.habits.one_pasture
        return places(self.tableau, pastures, unfenced, self.ground.rooms, mixed_as_one)

    def capacity(self, pasture: int) -> int:
        """How many animals of any type a pasture holds."""
        return capacity(self.tableau, pasture.bit_count(), (pasture & self.stables).bit_count())

    def lodgers(self) -> int:
        """How many people live on cards."""
        return sum([self.recall(card) for card in self.tableau.huts])

    def workers(self) -> int:
        """How many people can act in this round, those already placed among them."""
        family = self.people - self.newborn
        return family + self.guests + (self.lodgers() if self.tableau.huts else 0)

    def recall(self, number: int) -> int:
        """What a played card remembers."""
        return self.memory[self.cards.index(number)]

    def remember(self, number: int, value: int) -> None:
        """Let a played card remember something."""
        place = self.cards.index(number)
        self.memory = (*self.memory[:place], value, *self.memory[place + 1 :])

    def food_within_reach(self) -> int:
        """The food in the supply and what exchanges could make of the rest."""
        goods = self.goods
        total = goods[FOOD]
        for good, rate in self.tableau.edible:
            total += goods[good] * rate
        return total


@final
class AgricolaState(Seated[Seat]):
    """The whole table.

    During work `free` holds the placing actions of spaces that can be used for sure, and `asks`
    the other spaces where nobody stands; `look_again` works both out. While `lent`, a copy or the
    board has the same lists. `extras` are goods on spaces that gather others or none: the space,
    the good, how many.
    """

    __slots__ = (
        "asks",
        "board",
        "extras",
        "free",
        "lent",
        "majors",
        "occupants",
        "piles",
        "revealed",
        "rules",
        "scheduled",
        "stock",
    )

    def __init__(
        self,
        origin: State,
        seats: list[Seat],
        rules: Rules,
        board: Board,
        revealed: tuple[int, ...],
        piles: list[int],
        occupants: list[tuple[int, ...]],
        majors: i64,
        scheduled: tuple[tuple[int, int, int, int, int], ...],
        free: list[int],
        asks: list[Space],
        stock: Stock,
        extras: tuple[tuple[int, int, int], ...] = (),
    ) -> None:
        Seated.__init__(self, origin, seats)
        self.rules = rules
        self.board = board
        self.revealed = revealed
        self.piles = piles
        self.occupants = occupants
        self.majors = majors
        self.scheduled = scheduled
        self.free = free
        self.asks = asks
        self.lent = True
        self.stock = stock
        self.extras = extras

    def take_lists(self) -> None:
        """Have lists of free spaces of one's own."""
        self.free = self.free[:]
        self.asks = self.asks[:]
        self.lent = False

    def look_again(self) -> None:
        """Work out which spaces are free; for whoever changes people or goods on them."""
        board, occupants, piles = self.board, self.occupants, self.piles
        placings = self.rules.placings
        self.free = [placings[i] for i in board.sure if not occupants[i]]
        self.free += [placings[i] for i in board.gathering if piles[i] and not occupants[i]]
        self.asks = [space for space in board.asking if not occupants[space.index]]
        if self.rules.tiled and self.tile_taken():
            self.asks = [space for space in self.asks if not space.tile]
        self.lent = False

    def lying(self, space: Space) -> dict[str, int]:
        """The goods on a space, by name."""
        return named(self.goods_on(space.index))

    def goods_on(self, index: int) -> Goods:
        """The goods on a space."""
        n = self.piles[index]
        found: Goods = ((self.rules.spaces[index].good, n),) if n else NOTHING
        for place, good, m in self.extras:
            if place == index:
                found = merged(found, ((good, m),))
        return found

    def lay(self, index: int, good: int, n: int) -> None:
        """Exactly so many of a good lie on a space from now on."""
        kept = self.extras
        if kept:
            kept = tuple([entry for entry in kept if entry[:2] != (index, good)])
        if good == self.rules.spaces[index].good:
            self.piles[index] = n
            n = 0
        self.extras = (*kept, (index, good, n)) if n else kept

    def lay_more(self, index: int, good: int, n: int) -> None:
        """So many of a good come onto a space, for whoever uses it in any way."""
        space = self.rules.spaces[index]
        if good == space.good and space.gathers:
            self.piles[index] += n
            return
        before = sum([m for place, kind, m in self.extras if (place, kind) == (index, good)])
        kept = tuple([entry for entry in self.extras if entry[:2] != (index, good)])
        self.extras = (*kept, (index, good, before + n))

    def beside(self, index: int) -> int:
        """How many of the good that a space gathers lie beside what it gathers."""
        good = self.rules.spaces[index].good
        return sum([n for place, kind, n in self.extras if (place, kind) == (index, good)])

    def turn(self, seat: int) -> int:
        """A number by which the turns of a seat are told apart, and the moments between them."""
        player = self.seats[seat]
        placed = player.workers() - player.idle
        return (8 * self.round + placed << 6) + player.last + 1

    def rests(self, seat: int) -> bool:
        """Whether a seat takes no part in the harvest of this round."""
        player = self.seats[seat]
        card = player.tableau.rests
        return card >= 0 and player.recall(card) == self.round

    def tile_taken(self) -> bool:
        """Whether somebody stands on the tile where one person blocks all spaces."""
        return any(self.occupants[i] for i in self.rules.tiled)

    def key(self) -> tuple[object, ...]:
        """Equal for states from which the same choices lead to the same ends."""
        seats = [player.key() for player in self.seats]
        spaces = (tuple(self.piles), tuple(self.occupants), self.extras)
        return (tuple(self.stack), spaces, int(self.majors), self.scheduled, *seats)

    def copy(self) -> AgricolaState:
        """An independent copy, without the log's sink."""
        self.lent = True
        return AgricolaState(
            self,
            self.seats,
            self.rules,
            self.board,
            self.revealed,
            self.piles[:],
            self.occupants[:],
            self.majors,
            self.scheduled,
            self.free,
            self.asks,
            self.stock,
            self.extras,
        )
