"""What a learner sees of a table of All Creatures Big and Small, where nothing is hidden."""

from __future__ import annotations

from typing import Final, final

from ...farm.goods import REED, STONE, WOOD
from ...farm.slots import Counts
from ...kernel.actions import ActionTable
from ...kernel.encoding import RELATIVE, Encoding, Features, Ladder, Row, put
from ...kernel.state import Step
from .encoded_question import OpenQuestion
from .encoded_yard import BUILDINGS, Land
from .events import BREEDING, SCORING
from .phases import BREEDING_PART, ROUND, ROUNDS_WALK, WORK_PART
from .queries import LONE_PARENT
from .rules import MODES, MORE, Space
from .scoring import bonus, counting, varying_points
from .state import CreaturesState, Seat
from .steps.buildings import affordable
from .vocabulary import ANIMALS, PLAIN, ROUNDS, SPACES

VERSION: Final = 1
SEATS: Final = 2
STOCK: Final = (
    (WOOD, "wood", (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15)),
    (STONE, "stone", (1, 2, 3, 4, 5, 6, 7, 8, 10)),
    (REED, "reed", (1, 2, 3, 4, 5)),
)
"""The numbers of each material that make a difference, as prices go."""
HERDS: Final = (16, 13, 12, 11)
"""By type: up to here each animal is a rung of its own, which is past all steps of the table."""
HUGE_HERD: Final = 64
WORTH: Final = [
    [2 * (n + bonus(kind, n)) for n in range(HUGE_HERD)] for kind in range(len(ANIMALS))
]
"""By type and number: twice the points of animals, bonus points included."""
PILE: Final = (1, 2, 3, 4, 5, 6, 7, 8)
LARGE_PILE: Final = (1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15)
"""What may lie on spaces that get one thing a round, and on those that get more."""
LEAD: Final = (1, 2, 4, 6, 10, 14, 20, 30)
SEEN_PHASES: Final = ("round begins", "work", "after work", "breeding", "round ends", "scoring")


def phase_of(s: CreaturesState) -> int:
    """The place of a phase among their names; a round knows the part that comes next."""
    stack = s.stack
    if not stack or stack[0][0] != ROUNDS_WALK.id:
        return 5
    if len(stack) < 2 or stack[1][0] != ROUND.id:
        return 4
    part = stack[1][2]
    if part <= WORK_PART:
        return 0
    if part == WORK_PART + 1:
        return 1
    if part <= BREEDING_PART:
        return 2
    return 3 if part <= BREEDING_PART + 2 else 4


def worth(counts: Counts) -> int:
    """Twice what animals score if these count."""
    a, b, c, d = counts
    last = HUGE_HERD - 1
    return (
        WORTH[0][a if a < last else last]
        + WORTH[1][b if b < last else last]
        + WORTH[2][c if c < last else last]
        + WORTH[3][d if d < last else last]
    )


def varying(player: Seat, counts: Counts) -> int:
    """Twice what tiles score beyond their printed points."""
    return int(2 * varying_points(player, counts)) if player.yard.tableau.scoring else 0


def best_counts(player: Seat) -> Counts:
    """The animals that count where its owner decides which of them do."""
    ways = counting(player)
    best = ways[0]
    most = worth(best) + varying(player, best)
    for way in ways[1:]:
        n = worth(way) + varying(player, way)
        if n > most:
            best, most = way, n
    return best


@final
class Marks:
    """Masks of special buildings as flags; recent ones are kept."""

    def __init__(self) -> None:
        self.known: dict[int, bytes] = {}

    def of(self, mask: int) -> bytes:
        """One flag for each special building."""
        known = self.known.get(mask)
        if known is None:
            if len(self.known) >= 1000:
                self.known.clear()
            known = bytes([mask >> len(PLAIN) + i & 1 for i in range(len(BUILDINGS))])
            self.known[mask] = known
        return known


@final
class Farmer:
    """The features of one player and the farm; both seats have the same ones."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self.land = Land()
        f = self.land.features
        self.stock: list[tuple[int, Ladder]] = [
            (good, f.ladder(name, *steps)) for good, name, steps in STOCK
        ]
        self.borders = f.ladder("borders in stock", 1, 2, 3, 4, 5, 6, 8, 10, 12)
        self.herds = [
            f.ladder(name, *range(1, most + 1)) for name, most in zip(ANIMALS, HERDS, strict=True)
        ]
        self.young = f.flags("young to come", ANIMALS)
        self.more = f.flags("room for one more", ANIMALS)
        self.cradle = f.flag("room for all young")
        self.crowded = f.flag("animals without room")
        self.evicted = f.flag("animals without room before breeding")
        self.left = f.ladder("room left", 1, 2, 3, 4, 6, 8, 12)
        self.idle = f.ladder("workers to place", 1, 2, 3)
        self.starts = f.flag("starting player")
        self.tie = f.flag("wins a tie")
        self.stones = f.count("stones on a building", 0.3)
        self.flips = f.flag("next stall becomes stables")
        self.vary = f.count("twice the points that vary", 0.1)
        self.vary_lost = f.count("twice the points that vary, below 0", 0.1)
        self.points = f.count("twice the points", 0.02)
        self.points_lost = f.count("twice the points, below 0", 0.05)
        self.pays = f.flags("can pay", BUILDINGS)
        self.features = f

    def write(self, s: CreaturesState, seat: int, row: Row, base: int) -> int:
        """Write what is seen of a seat into a block of the row; returns twice its points."""
        player: Seat = s.seats[seat]
        goods = player.goods
        land = self.land
        row[base : base + land.size] = land.of(player.yard)
        for good, ladder in self.stock:
            if goods[good]:
                ladder.put(row, base, goods[good])
        self.borders.put(row, base, player.borders)
        counts = player.counts()
        self._write_herd(player, counts, row, base)
        self.idle.put(row, base, player.idle)
        if s.start == seat:
            row[base + self.starts] = 1
        if s.first_starter != seat:
            row[base + self.tie] = 1
        if player.stones:
            put(row, base + self.stones, player.stones)
        if player.free_flip:
            row[base + self.flips] = 1
        pays = affordable(s, player)
        if pays:
            row[base + self.pays : base + self.pays + len(BUILDINGS)] = self.marks.of(pays)
        return self._write_points(player, counts, row, base)

    def _write_herd(self, player: Seat, counts: Counts, row: Row, base: int) -> None:
        """Animals, their young, and room for them."""
        room = player.yard.housing()
        parents = 1 if player.yard.tableau.says(LONE_PARENT) else 2
        for kind in range(len(ANIMALS)):
            n = counts[kind]
            if n:
                self.herds[kind].put(row, base, n)
                if n >= parents:
                    row[base + self.young + kind] = 1
        a, b, c, d = counts
        if player.yard.tableau.emptied >> BREEDING & 1:
            if not player.yard.room_at(BREEDING).fits(counts):
                row[base + self.evicted] = 1
        if not room.fits(counts):
            row[base + self.crowded] = 1
            return
        self.left.put(row, base, room.total - a - b - c - d)
        at = base + self.more
        if room.fits((a + 1, b, c, d)):
            row[at] = 1
        if room.fits((a, b + 1, c, d)):
            row[at + 1] = 1
        if room.fits((a, b, c + 1, d)):
            row[at + 2] = 1
        if room.fits((a, b, c, d + 1)):
            row[at + 3] = 1
        grown = (
            a + 1 if a >= parents else a,
            b + 1 if b >= parents else b,
            c + 1 if c >= parents else c,
            d + 1 if d >= parents else d,
        )
        if room.fits(grown):
            row[base + self.cradle] = 1

    def _write_points(self, player: Seat, counts: Counts, row: Row, base: int) -> int:
        """What would be scored now."""
        tableau = player.yard.tableau
        if tableau.emptied >> SCORING & 1:
            counts = best_counts(player)
        vary = varying(player, counts)
        if vary:
            put(row, base + self.vary, vary)
            put(row, base + self.vary_lost, -vary)
        land = self.land
        printed = row[base + land.printed] - row[base + land.lost]
        twice = worth(counts) + vary + 2 * printed + 8 * row[base + land.complete]
        put(row, base + self.points, twice)
        put(row, base + self.points_lost, -twice)
        return twice


@final
class Sights:
    """The game as a learner sees it: both farms, the board, the open question."""

    def __init__(
        self, board: list[Space], steps: list[Step[CreaturesState]], actions: ActionTable
    ) -> None:
        self.marks = Marks()
        self.farmer = Farmer(self.marks)
        f = Features()
        self.blocks = f.blocks(RELATIVE[:SEATS], self.farmer.features)
        self.ahead = f.ladder("twice the points ahead", *LEAD)
        self.behind = f.ladder("twice the points behind", *LEAD)
        self.round = f.flags("round", range(1, ROUNDS + 1))
        self.phase = f.flags("phase", SEEN_PHASES)
        self.taken = [f.flags(f"taken by {who}", SPACES) for who in RELATIVE[:SEATS]]
        self.piles: list[tuple[int, Ladder]] = [
            (space.index, f.ladder(f"on {space.id}", *(PILE if space.n == 1 else LARGE_PILE)))
            for space in board
            if space.n
        ]
        self.display = f.flags("on display", BUILDINGS)
        self.troughs = f.ladder("troughs left", 1, 2, 3, 4, 6, 8)
        self.stalls = f.ladder("stall tiles left", 1, 2, 3, 4, 5)
        self.extensions = f.ladder("extensions left", 1, 2, 3, 4, 5)
        mode = f.flags("mode", MODES)
        self.mode = {MORE[name]: mode + i for i, name in enumerate(MODES)}
        self.question = OpenQuestion(f, steps)
        self.encoding = Encoding(VERSION, f, actions, SEATS)

    def encode(self, s: CreaturesState, seat: int) -> Row:
        """What a seat sees."""
        row = self.encoding.row()
        mine = self.farmer.write(s, seat, row, self.blocks[0])
        theirs = self.farmer.write(s, 1 - seat, row, self.blocks[1])
        self.ahead.put(row, 0, mine - theirs)
        self.behind.put(row, 0, theirs - mine)
        self._write_board(s, seat, row)
        if s.options:
            self.question.write(s, row)
            self.encoding.ask(s, seat, row)
        return row

    def _write_board(self, s: CreaturesState, seat: int, row: Row) -> None:
        """Rounds, spaces, buildings on display and what is left in the supply."""
        round = int(s.round)
        if round:
            row[self.round + round - 1] = 1
        row[self.phase + phase_of(s)] = 1
        occupants, piles = s.occupants, s.piles
        mine, theirs = self.taken
        for i in range(len(SPACES)):
            by = occupants[i]
            if by >= 0:
                row[(mine if by == seat else theirs) + i] = 1
        for i, ladder in self.piles:
            if piles[i]:
                ladder.put(row, 0, piles[i])
        row[self.display : self.display + len(BUILDINGS)] = self.marks.of(s.display)
        self.troughs.put(row, 0, s.troughs)
        self.stalls.put(row, 0, s.stalls)
        self.extensions.put(row, 0, s.extensions)
        row[self.mode[s.rules.more]] = 1
