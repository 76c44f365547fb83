"""What a learner sees of a village: all that lies open in front of a seat."""

from __future__ import annotations

from typing import Final, final

from ...kernel.encoding import Features, Ladder, Row, put
from .encoding_reach import reaches
from .scoring import CENTRE, FIRST_ICON, ICON, SHARE
from .state import NO_HARVEST, NO_STEPS, HallertauState, Seat
from .steps.fields import row_of
from .vocabulary import (
    CRAFTS,
    FIELD_NAMES,
    FIRST_SOWN,
    GOOD_OF,
    GOODS,
    HARVEST,
    ITEMS,
    KINDS,
    LAST,
    LOWEST,
    MILK,
    MILKING,
    PROGRESS,
    ROUNDS,
    SINGLE,
    STABLES,
)

STOCK_RUNGS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 16)
"""The numbers of a good that make a difference: one advance costs up to six, cards up to 16."""
TOOL_RUNGS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 15)
UP_TO_TEN: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
LIVES: Final = (*[f"that die in {n} rounds" for n in range(ROUNDS)], "in stables")
"""How long sheep live."""
MEETS: Final = 4
"""A boulder so many spaces ahead is not told from one further on."""
YIELDS: Final = tuple(
    [row_of(field) * (2 if field // 4 >= SINGLE else 1) for field in range(len(FIELD_NAMES))]
)
CROP_GOODS: Final = tuple([GOOD_OF[field // 4] for field in range(len(FIELD_NAMES))])
"""By field what is harvested there, and how much."""


def stamp(size: int, told: list[tuple[Ladder, int]]) -> bytes:
    """Ladders that stand side by side, the first at 0, with their numbers."""
    row = bytearray(size)
    for ladder, n in told:
        ladder.put(row, 0, n)
    return bytes(row)


@final
class Gauge:
    """The features of an amount: its number and the rungs that it reaches, as one stamp."""

    def __init__(self, name: str, scale: float, most: int, *steps: int) -> None:
        f = Features()
        number = f.count("number", scale)
        ladder = f.ladder(name, *steps)
        self.features = f
        self.most = most
        self.stamps: list[bytes] = []
        for n in range(most + 1):
            row = bytearray(f.size)
            put(row, number, n)
            ladder.put(row, 0, n)
            self.stamps.append(bytes(row))

    def told(self, amounts: list[int]) -> bytes:
        """Amounts side by side."""
        stamps, most = self.stamps, self.most
        return b"".join([stamps[n if n < most else most] for n in amounts])


@final
class Workshop:
    """The features of one craft in its row. Those that go together are written as one stamp."""

    def __init__(self) -> None:
        f = Features()
        space = f.ladder("space", *UP_TO_TEN)
        ahead = f.ladder("ahead of the centre", 1, 2, 3, 4)
        self.reach_at = f.size
        steps = f.ladder("advances paid for", 1, 2, 3, 4, 5)
        missing = f.ladder("goods missing", 1, 2, 3, 4, 5)
        self.boulder_at = f.size
        free = f.ladder("spaces before a boulder", 1, 2, 3)
        tools = f.ladder("tools for an advance", 1, 2)
        self.blocked = f.flag("tools missing")
        self.stuck = f.flag("holds the centre back, lacks goods or tools")
        self.done = f.count("advances in this phase", 0.5)
        self.features = f
        self.at_end = bytes(f.size - self.reach_at)
        self.stands = [
            stamp(f.size, [(space, at), (ahead, at - centre)])[: self.reach_at]
            for at in range(LAST + 1)
            for centre in range(LAST + 1)
        ]
        self.carried = [
            stamp(f.size, [(steps, n), (missing, -n)])[self.reach_at : self.boulder_at]
            for n in range(-ROUNDS, LAST + 1)
        ]
        self.boulders = [
            stamp(f.size, [(free, spaces), (tools, n)])[self.boulder_at :]
            for spaces in range(MEETS)
            for n in range(3)
        ]


@final
class Village:
    """The features of one village; all seats have the same ones."""

    def __init__(self) -> None:
        f = Features()
        self.workshop = Workshop()
        self.reaches = reaches()
        self.stock = Gauge("stock", 0.1, 64, *STOCK_RUNGS)
        self.goods = f.blocks(GOODS, self.stock.features)
        self.expected = f.blocks([f"{good} at progress" for good in GOODS], self.stock.features)
        self.after_goods = f.size
        self.tools = f.ladder("tools", *TOOL_RUNGS)
        self.fresh_tools = f.ladder("tools not exhausted", *TOOL_RUNGS)
        self.jewels = f.ladder("jewels", *UP_TO_TEN)
        self.workers = f.ladder("workers", *UP_TO_TEN, 11, 12)
        self.fields = f.ladder("fields", 1, 2, 3, 4, 5, 6, 7, 8)
        self.empty = f.ladder("empty fields", 1, 2, 3, 4, 5, 6)
        self.sown = f.ladder("sown fields", 1, 2, 3, 4, 5, 6)
        self.kinds = f.counts("fields", FIELD_NAMES, 0.5)
        self.rows = f.count("rows of all fields", 0.05)
        self.sheep = f.ladder("sheep", 1, 2, 3, 4, 5, 6, 8, 10)
        self.lives = [f.ladder(f"sheep {life}", 1, 2, 3, 5) for life in LIVES]
        self.centre = f.ladder("centre", *UP_TO_TEN)
        self.crafts = f.blocks(CRAFTS, self.workshop.features)
        self.after_crafts = f.size
        self.rear = f.ladder("crafts that hold the centre back", 2, 3, 4, 5)
        self.unpaid = f.ladder("of these without goods for an advance", 1, 2, 3, 4, 5)
        self.blocked = f.ladder("tools missing to advance these", 1, 2, 3, 4)
        self.icons = f.ladder("icons", 1, 2, 3, 4, 6, 8)
        self.points = f.count("points", 0.01)
        self.rest = f.ladder("left over", 1, 2, 3, 4)
        self.income = f.counts("income", (*ITEMS, "field", "chance"), 0.5)
        self.due = f.count("income still to come", 0.5)
        self.hand = f.counts("in hand", KINDS, 0.2)
        self.played = f.counts("cards played", KINDS, 0.2)
        self.card_points = f.count("points of cards", 0.05)
        self.harvested = f.counts("just harvested", GOODS, 0.2)
        self.at_once = f.count("tools gained at once", 0.2)
        self.gained = f.count("tools gained in this phase", 0.2)
        self.exchanged = f.count("workers just exchanged", 0.2)
        self.last_jewel = f.flag("last jewel just spent")
        self.prompt = f.flag("played what was just drawn")
        self.butcher = f.flag("butcher takes a jewel")
        self.starts = f.flag("starting player")
        self.turn = f.flag("turn")
        self.waits = f.flag("progress still to come")
        self.features = f

    def write(self, s: HallertauState, seat: int, row: Row, base: int, printed: int) -> None:
        """Write what all can see of a seat, with the points printed on its cards."""
        p = s.seats[seat]
        goods, expected = p.goods, p.goods[:]
        row[base + self.goods[0] : base + self.expected[0]] = self.stock.told(goods)
        tools, jewels = p.tools, p.jewels
        if tools:
            self.tools.put(row, base, tools)
            self.fresh_tools.put(row, base, tools - p.exhausted)
        self.jewels.put(row, base, jewels)
        self.workers.put(row, base, p.workers)
        rows = self._write_fields(p, row, base, expected)
        sheep = self._write_sheep(s, p, row, base)
        phase = s.phase
        if phase > HARVEST:
            expected = goods[:]
        if phase < MILKING:
            expected[MILK] += sheep
        if phase <= PROGRESS:
            row[base + self.expected[0] : base + self.after_goods] = self.stock.told(expected)
        points = jewels + p.sheep[STABLES] + printed
        points += self._write_centre(int(s.round), p, row, base, expected)
        left = sum(goods) + tools + rows
        self.rest.put(row, base, left % SHARE)
        put(row, base + self.points, points + left // SHARE)
        self._write_events(s, seat, p, row, base)

    def _write_fields(self, p: Seat, row: Row, base: int, expected: list[int]) -> int:
        """Fields, and what they will bring; returns the sum of their rows."""
        at = base + self.kinds
        fields = len(p.fields)
        rows, sown = fields * LOWEST, 0
        for field in p.fields:
            row[at + field] += 1
            rows += field & 3
            if field >= FIRST_SOWN:
                sown += 1
                expected[CROP_GOODS[field]] += YIELDS[field]
        self.fields.put(row, base, fields)
        self.empty.put(row, base, fields - sown)
        if sown:
            self.sown.put(row, base, sown)
        put(row, base + self.rows, rows)
        return rows

    def _write_sheep(self, s: HallertauState, p: Seat, row: Row, base: int) -> int:
        """Sheep by the rounds that they have left; returns how many there are."""
        total, round = 0, int(s.round)
        for spot, n in enumerate(p.sheep):
            if n:
                total += n
                life = spot - round if spot < STABLES else ROUNDS
                self.lives[life if life > 0 else 0].put(row, base, n)
        if total:
            self.sheep.put(row, base, total)
        return total

    def _write_centre(self, round: int, p: Seat, row: Row, base: int, goods: list[int]) -> int:
        """Crafts, boulders and tile, with what is missing; returns their points."""
        workshop, reach = self.workshop, self.reaches[round - 1]
        crafts, boulders, centre = p.crafts, p.boulders, p.centre
        tools, short = p.tools - p.exhausted, 0
        rear = unpaid = icons = 0
        first = centre if centre > FIRST_ICON else FIRST_ICON
        told: list[bytes] = []
        stuck = blocked = 0
        for craft in range(len(CRAFTS)):
            space = crafts[craft]
            told.append(workshop.stands[space * (LAST + 1) + centre])
            if space == LAST:
                icons += LAST - first
                told.append(workshop.at_end)
                continue
            carried = reach[craft].of(goods)
            told.append(workshop.carried[carried + ROUNDS])
            near, far = boulders[2 * craft] - space, boulders[2 * craft + 1] - space
            if near > far:
                near, far = far, near
            needed = 0
            if near == 1:
                needed = 2 if far == 2 and space + 2 <= LAST else 1
                if needed > tools:
                    blocked |= 1 << craft
            elif near > MEETS or near + space > LAST:
                near = MEETS
            told.append(workshop.boulders[(near - 1) * 3 + needed])
            if space == centre:
                rear += 1
                short += needed
                if carried <= 0:
                    unpaid += 1
                if carried <= 0 or needed > tools:
                    stuck |= 1 << craft
            elif space > first:
                icons += space - first
        row[base + self.crafts[0] : base + self.after_crafts] = b"".join(told)
        if stuck or blocked:
            for craft in range(len(CRAFTS)):
                at = base + self.crafts[craft]
                if stuck >> craft & 1:
                    row[at + workshop.stuck] = 1
                if blocked >> craft & 1:
                    row[at + workshop.blocked] = 1
        if p.steps != NO_STEPS:
            for craft in range(len(CRAFTS)):
                put(row, base + self.crafts[craft] + workshop.done, p.steps[craft])
        self.centre.put(row, base, centre)
        self.rear.put(row, base, rear)
        self.unpaid.put(row, base, unpaid)
        self.blocked.put(row, base, short - tools)
        self.icons.put(row, base, icons)
        return CENTRE[centre] + ICON * icons

    def _write_events(self, s: HallertauState, seat: int, p: Seat, row: Row, base: int) -> None:
        """Whose turn it is, and what has just happened."""
        if s.start == seat:
            row[base + self.starts] = 1
        if s.turn == seat:
            row[base + self.turn] = 1
        if s.phase < PROGRESS or (
            s.phase == PROGRESS
            and s.turn >= 0
            and (seat - s.start) % s.count > (s.turn - s.start) % s.count
        ):
            row[base + self.waits] = 1
        if p.harvested != NO_HARVEST:
            for good in range(len(GOODS)):
                put(row, base + self.harvested + good, p.harvested[good])
        if p.gained:
            put(row, base + self.gained, p.gained)
        if p.at_once:
            put(row, base + self.at_once, p.at_once)
            put(row, base + self.exchanged, p.exchanged)
        if p.last_jewel:
            row[base + self.last_jewel] = 1
        if p.prompt:
            row[base + self.prompt] = 1
        if p.butcher:
            row[base + self.butcher] = 1
