"""What cards count: goods, sheep, fields, workers on the board, what has just happened.

`fixed` measures depend on what a seat has, so that their answer holds until that changes.
"""

from __future__ import annotations

from typing import final

from .coming import AGEING, FALLOWING, HARVESTING, NEXT_ROUND, UNCOVERING, union
from .state import HallertauState, Seat
from .vocabulary import (
    GATEWAY,
    GOODS,
    HIGHEST,
    ITEMS,
    LOWEST,
    ROUNDS,
    STABLES,
)


class Measure:
    """Something that a card counts; `id` names it in texts, with a number or rows if it has any."""

    def __init__(self, id: str, fixed: bool = True, n: int = 0, rows: tuple[int, ...] = ()) -> None:
        self.id = id
        self.fixed = fixed
        self.n = n
        self.rows = rows

    def of(self, s: HallertauState, p: Seat) -> int:
        """How much of it there is."""
        raise NotImplementedError

    def falls(self) -> int:
        """What is coming that can make it less, as bits."""
        return 0

    def rises(self) -> int:
        """What is coming that can make it more, as bits."""
        return 0


class Herd(Measure):
    """Sheep, of which some die."""

    def falls(self) -> int:
        return AGEING


@final
class Stock(Measure):
    """A good in stock."""

    def __init__(self, good: int) -> None:
        super().__init__(GOODS[good])
        self.good = good

    def of(self, s: HallertauState, p: Seat) -> int:
        return p.goods[self.good]


@final
class Tools(Measure):
    """Tools."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return p.tools


@final
class Jewels(Measure):
    """Jewels."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return p.jewels


@final
class AllSheep(Herd):
    """Sheep, wherever they stand."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return sum(p.sheep)


@final
class Fields(Measure):
    """Fields, sown or not; of some rows, some crops."""

    def __init__(self, id: str, rows: tuple[int, ...] = (), crops: tuple[int, ...] = ()) -> None:
        super().__init__(id, rows=rows)
        self.crops = crops
        every = range(12)
        kinds = [crop for crop in every if not crops or crop in crops]
        self.codes = frozenset(
            [
                crop * 4 + row - LOWEST
                for crop in kinds
                for row in (2, 3, 4, 5)
                if not rows or row in rows
            ]
        )

    def of(self, s: HallertauState, p: Seat) -> int:
        codes = self.codes
        n = 0
        for field in p.fields:
            if field in codes:
                n += 1
        return n

    def falls(self) -> int:
        if self.crops:
            return 0 if 0 in self.crops else HARVESTING
        return FALLOWING * (LOWEST in self.rows) | HARVESTING * (HIGHEST in self.rows)

    def rises(self) -> int:
        if self.crops:
            return HARVESTING if 0 in self.crops else 0
        return HARVESTING * (LOWEST in self.rows) | FALLOWING * (HIGHEST in self.rows)


class Several(Measure):
    """Several measures in one."""

    def __init__(self, id: str, parts: tuple[Measure, ...]) -> None:
        super().__init__(id, all(part.fixed for part in parts))
        self.parts = parts

    def falls(self) -> int:
        return union([part.falls() for part in self.parts])

    def rises(self) -> int:
        return union([part.rises() for part in self.parts])


@final
class Least(Several):
    """The least of several."""

    def __init__(self, *parts: Measure) -> None:
        super().__init__("least", parts)

    def of(self, s: HallertauState, p: Seat) -> int:
        return min([part.of(s, p) for part in self.parts])


@final
class Total(Several):
    """Several together."""

    def __init__(self, *parts: Measure) -> None:
        super().__init__("total", parts)

    def of(self, s: HallertauState, p: Seat) -> int:
        return sum([part.of(s, p) for part in self.parts])


@final
class Rest(Measure):
    """What a measure lacks of a number, which may depend on the step of a slash group."""

    def __init__(self, n: int, part: Measure) -> None:
        super().__init__(f"rest-{part.id}", part.fixed, n)
        self.part = part

    def of(self, s: HallertauState, p: Seat) -> int:
        return max(0, self.n - self.part.of(s, p))

    def falls(self) -> int:
        return self.part.rises()

    def rises(self) -> int:
        return self.part.falls()


@final
class Half(Measure):
    """Half of a measure, rounded down."""

    def __init__(self, part: Measure) -> None:
        super().__init__(f"half-{part.id}", part.fixed)
        self.part = part

    def of(self, s: HallertauState, p: Seat) -> int:
        return self.part.of(s, p) // 2

    def falls(self) -> int:
        return self.part.falls()

    def rises(self) -> int:
        return self.part.rises()


@final
class Times(Measure):
    """A measure several times."""

    def __init__(self, n: int, part: Measure) -> None:
        super().__init__(f"times-{part.id}", part.fixed, n)
        self.part = part

    def of(self, s: HallertauState, p: Seat) -> int:
        return self.n * self.part.of(s, p)

    def falls(self) -> int:
        return self.part.falls()

    def rises(self) -> int:
        return self.part.rises()


@final
class Beyond(Measure):
    """By how much one measure exceeds another."""

    def __init__(self, part: Measure, other: Measure) -> None:
        super().__init__(f"{part.id}-beyond-{other.id}", part.fixed and other.fixed)
        self.part = part
        self.other = other

    def of(self, s: HallertauState, p: Seat) -> int:
        return self.part.of(s, p) - self.other.of(s, p)

    def falls(self) -> int:
        return self.part.falls() | self.other.rises()

    def rises(self) -> int:
        return self.part.rises() | self.other.falls()


@final
class CentreWindow(Measure):
    """The number in the window of the community centre, 12 at most."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return p.window


@final
class RoundNumber(Measure):
    """The number of the round."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return s.round

    def rises(self) -> int:
        return NEXT_ROUND


@final
class GrainSame(Measure):
    """Grain of one type in stock."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return max(p.goods[:4])


@final
class GrainAll(Measure):
    """Grain of all types in stock."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return p.grain


@final
class OtherCards(Measure):
    """Cards in hand that are not gateway cards."""

    def of(self, s: HallertauState, p: Seat) -> int:
        kinds = s.rules.kind_of
        return len([card for card in p.hand if kinds[card]])


@final
class Played(Measure):
    """Cards played so far, of one kind or of all."""

    def __init__(self, item: int = -1) -> None:
        super().__init__(f"played-{ITEMS[item]}" if item >= 0 else "played")
        self.kind = item - GATEWAY

    def of(self, s: HallertauState, p: Seat) -> int:
        if self.kind < 0:
            return len(p.played)
        kinds, kind = s.rules.kind_of, self.kind
        return len([card for card in p.played if kinds[card] == kind])


@final
class PlayedAlike(Measure):
    """Cards played so far from one pile."""

    def of(self, s: HallertauState, p: Seat) -> int:
        counts = [0, 0, 0, 0]
        for card in p.played:
            counts[s.rules.kind_of[card]] += 1
        return max(counts)


@final
class SheepOnOneCard(Herd):
    """Sheep on a single farmyard card."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return max(p.sheep[:STABLES])


@final
class SheepOnCards(Herd):
    """Sheep on farmyard cards."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return sum(p.sheep[:STABLES])


@final
class CardsWithSheep(Herd):
    """Farmyard cards on which sheep stand, if there are sheep in the stables as well."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return len([n for n in p.sheep[:STABLES] if n]) if p.sheep[STABLES] else 0


class FreeCards(Measure):
    """Farmyard cards on the stable board without sheep."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return p.sheep[s.next_card : STABLES].count(0)

    def falls(self) -> int:
        return UNCOVERING


@final
class FreeCardsBeforeTheLastRound(FreeCards):
    """Farmyard cards on the stable board without sheep; none counts in the last round."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return 0 if s.round == ROUNDS else super().of(s, p)


@final
class FurthestSheep(Herd):
    """The last farmyard card with a sheep; the stables count as the sixth."""

    def of(self, s: HallertauState, p: Seat) -> int:
        for spot in range(STABLES, 0, -1):
            if p.sheep[spot]:
                return min(spot, ROUNDS)
        return 0


@final
class DyingSheep(Herd):
    """Sheep on the farmyard card that leaves next."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return p.sheep[s.next_card] if s.next_card < STABLES else 0


@final
class Lead(Measure):
    """How far one craft is ahead of another."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return max(p.crafts) - min(p.crafts)


@final
class Advances(Measure):
    """The advances of one craft in this phase."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return max(p.steps)


@final
class WorkersLeft(Measure):
    """Workers that can still be placed."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return p.workers
