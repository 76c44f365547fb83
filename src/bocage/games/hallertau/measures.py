"""What cards count: goods, sheep, fields, workers on the board, what has just happened.

`fixed` measures depend on what a seat has, so that their answer holds until that changes.
"""

from __future__ import annotations

from typing import Final, final

from .rows import workers_on
from .state import HallertauState, Seat
from .vocabulary import (
    BARLEY,
    CLAY,
    CROP_OF,
    FLAX,
    GOODS,
    GRAIN,
    HIDE,
    HOPS,
    KINDS,
    LOWEST,
    MEAT,
    MILK,
    ROUNDS,
    RYE,
    SECTION,
    SINGLE,
    SPACES,
    STABLES,
    WOOL,
)


class Measure:
    """Something that a card counts; `id` names it in texts."""

    def __init__(self, id: str, fixed: bool = True) -> None:
        self.id = id
        self.fixed = fixed

    def of(self, s: HallertauState, p: Seat) -> int:
        """How much of it there is."""
        raise NotImplementedError


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
class AllSheep(Measure):
    """Sheep, wherever they stand."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return sum(p.sheep)


@final
class Fields(Measure):
    """Fields, sown or not; of some rows, some crops."""

    def __init__(self, id: str, rows: tuple[int, ...] = (), crops: tuple[int, ...] = ()) -> None:
        super().__init__(id)
        self.rows = rows
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


def sown_with(*goods: int) -> Fields:
    """Fields that hold one of these goods."""
    crops = [CROP_OF[good] for good in goods]
    doubled = [crop + SINGLE - 1 for crop in crops if crop < 5]
    return Fields("sown-with-" + "-".join([GOODS[good] for good in goods]), (), (*crops, *doubled))


def in_rows(*rows: int) -> Fields:
    """Fields in some rows."""
    return Fields("fields-in-rows", rows)


@final
class Least(Measure):
    """The least of several."""

    def __init__(self, *parts: Measure) -> None:
        super().__init__("least", all(part.fixed for part in parts))
        self.parts = parts

    def of(self, s: HallertauState, p: Seat) -> int:
        return min([part.of(s, p) for part in self.parts])


@final
class Total(Measure):
    """Several together."""

    def __init__(self, *parts: Measure) -> None:
        super().__init__("total", all(part.fixed for part in parts))
        self.parts = parts

    def of(self, s: HallertauState, p: Seat) -> int:
        return sum([part.of(s, p) for part in self.parts])


@final
class Rest(Measure):
    """What a measure lacks of a number, which may depend on the step of a slash group."""

    def __init__(self, n: int, part: Measure) -> None:
        super().__init__("rest", part.fixed)
        self.n = n
        self.part = part

    def of(self, s: HallertauState, p: Seat) -> int:
        return max(0, self.n - self.part.of(s, p))


@final
class Half(Measure):
    """Half of a measure, rounded down."""

    def __init__(self, part: Measure) -> None:
        super().__init__("half", part.fixed)
        self.part = part

    def of(self, s: HallertauState, p: Seat) -> int:
        return self.part.of(s, p) // 2


@final
class Times(Measure):
    """A measure several times."""

    def __init__(self, n: int, part: Measure) -> None:
        super().__init__("times", part.fixed)
        self.n = n
        self.part = part

    def of(self, s: HallertauState, p: Seat) -> int:
        return self.n * self.part.of(s, p)


@final
class Beyond(Measure):
    """By how much one measure exceeds another."""

    def __init__(self, part: Measure, other: Measure) -> None:
        super().__init__("beyond", part.fixed and other.fixed)
        self.part = part
        self.other = other

    def of(self, s: HallertauState, p: Seat) -> int:
        return self.part.of(s, p) - self.other.of(s, p)


@final
class Window(Measure):
    """The number in the window of the community centre, 12 at most."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return p.window


@final
class Round(Measure):
    """The number of the round."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return s.round


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

    def __init__(self, kind: int = -1) -> None:
        super().__init__(f"played-{KINDS[kind]}" if kind >= 0 else "played")
        self.kind = kind

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
class SheepOnOneCard(Measure):
    """Sheep on a single farmyard card."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return max(p.sheep[:STABLES])


@final
class SheepOnCards(Measure):
    """Sheep on farmyard cards."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return sum(p.sheep[:STABLES])


@final
class CardsWithSheep(Measure):
    """Farmyard cards on which sheep stand, if there are sheep in the stables as well."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return len([n for n in p.sheep[:STABLES] if n]) if p.sheep[STABLES] else 0


@final
class FreeCards(Measure):
    """Farmyard cards on the stable board without sheep; none in the last round."""

    def of(self, s: HallertauState, p: Seat) -> int:
        if s.round == ROUNDS:
            return 0
        return p.sheep[s.next_card : STABLES].count(0)


@final
class FurthestSheep(Measure):
    """The last farmyard card with a sheep; the stables count as the sixth."""

    def of(self, s: HallertauState, p: Seat) -> int:
        for spot in range(STABLES, 0, -1):
            if p.sheep[spot]:
                return min(spot, ROUNDS)
        return 0


@final
class DyingSheep(Measure):
    """Sheep on the farmyard card that leaves next."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return p.sheep[s.next_card] if s.next_card < STABLES else 0


@final
class SameCrop(Measure):
    """Fields with the same grain."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return max([FIELDS_WITH[good].of(s, p) for good in GRAIN])


@final
class CropKinds(Measure):
    """How many types of grain stand on the fields."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return len([good for good in GRAIN if FIELDS_WITH[good].of(s, p)])


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


@final
class LastWorkerUsed(Measure):
    """1 right after the action that took the last worker."""

    def of(self, s: HallertauState, p: Seat) -> int:
        if p.workers or not (p.exchanged or (s.used > 0 and s.seats[s.user] is p)):
            return 0
        return 1


@final
class ToolsAtOnce(Measure):
    """Tools just gained at once."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return p.at_once


@final
class ToolsThisPhase(Measure):
    """Tools gained in this phase."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return p.gained


@final
class Exchanged(Measure):
    """Workers just turned into tools in one turn."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return p.exchanged


@final
class LastJewel(Measure):
    """1 if the last jewel has just been spent."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return 1 if p.last_jewel and not p.jewels else 0


@final
class Prompt(Measure):
    """1 if a card has just been played as soon as it came to hand."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return 1 if p.prompt else 0


@final
class JustHarvested(Measure):
    """A good that has just been harvested and is still there."""

    def __init__(self, good: int) -> None:
        super().__init__(f"harvested-{GOODS[good]}", False)
        self.good = good

    def of(self, s: HallertauState, p: Seat) -> int:
        return min(p.harvested[self.good], p.goods[self.good])


@final
class HarvestTotal(Measure):
    """Goods harvested in this phase."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return sum(p.harvested)


@final
class HarvestSame(Measure):
    """Grain of one type harvested in this phase."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return max(p.harvested[:4])


@final
class FullSpaces(Measure):
    """Spaces of which all rows hold workers."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return len([rows for space, rows in enumerate(s.board) if rows & 7 == s.rules.rows[space]])


@final
class Threes(Measure):
    """Spaces with exactly three workers, in the two lower rows."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return s.board.count(3)


@final
class Removed(Measure):
    """Workers just removed from one section."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return max(s.removed)


@final
class OnSpace(Measure):
    """Workers on one space."""

    def __init__(self, space: str) -> None:
        super().__init__(f"workers-on-{space}", False)
        self.space = SPACES.index(space)

    def of(self, s: HallertauState, p: Seat) -> int:
        return workers_on(s.board[self.space])


@final
class UsedSection(Measure):
    """Workers in the section of the space just used."""

    def of(self, s: HallertauState, p: Seat) -> int:
        if s.used <= 0 or s.seats[s.user] is not p:
            return 0
        first = (s.used - 1) // SECTION * SECTION
        return sum([workers_on(rows) for rows in s.board[first : first + SECTION]])


@final
class UsedSpace(Measure):
    """1 if one of some spaces has just been used; a negative number is one in use."""

    def __init__(self, id: str, *spaces: str, now: bool = False) -> None:
        super().__init__(id, False)
        used = [SPACES.index(space) + 1 for space in spaces]
        self.spaces = (*used, *[-space for space in used]) if now else tuple(used)

    def of(self, s: HallertauState, p: Seat) -> int:
        return 1 if s.used in self.spaces and s.seats[s.user] is p else 0


BARLEYS: Final = Stock(BARLEY)
FLAXES: Final = Stock(FLAX)
HOPSES: Final = Stock(HOPS)
RYES: Final = Stock(RYE)
HIDES: Final = Stock(HIDE)
MEATS: Final = Stock(MEAT)
MILKS: Final = Stock(MILK)
WOOLS: Final = Stock(WOOL)
CLAYS: Final = Stock(CLAY)
TOOLS: Final = Tools("tool")
JEWELS: Final = Jewels("jewel")
SHEEP: Final = AllSheep("sheep")
FIELDS: Final = Fields("fields")
EMPTY: Final = Fields("empty-fields", (), (0,))
SOWN: Final = Fields("sown-fields", (), tuple(range(1, 12)))
SOWN_IN_5: Final = Fields("sown-in-row-5", (5,), tuple(range(1, 12)))
FIELDS_WITH: Final = [sown_with(good) for good in GRAIN]
WINDOW: Final = Window("window")
ROUND: Final = Round("round", False)
GRAIN_SAME: Final = GrainSame("grain-same")
GRAIN_ALL: Final = GrainAll("grain-all")
OTHER_CARDS: Final = OtherCards("other-cards")
PLAYED_ALIKE: Final = PlayedAlike("played-alike")
SHEEP_ON_ONE_CARD: Final = SheepOnOneCard("sheep-on-one-card")
SHEEP_ON_CARDS: Final = SheepOnCards("sheep-on-cards")
CARDS_WITH_SHEEP: Final = CardsWithSheep("cards-with-sheep")
FREE_CARDS: Final = FreeCards("free-cards", False)
FURTHEST_SHEEP: Final = FurthestSheep("furthest-sheep")
DYING_SHEEP: Final = DyingSheep("dying-sheep", False)
SAME_CROP: Final = SameCrop("same-crop")
CROP_KINDS: Final = CropKinds("crop-kinds")
LEAD: Final = Lead("lead")
ADVANCES: Final = Advances("advances")
WORKERS_LEFT: Final = WorkersLeft("workers-left")
LAST_WORKER_USED: Final = LastWorkerUsed("last-worker-used", False)
TOOLS_AT_ONCE: Final = ToolsAtOnce("tools-at-once", False)
TOOLS_THIS_PHASE: Final = ToolsThisPhase("tools-this-phase", False)
EXCHANGED: Final = Exchanged("exchanged", False)
LAST_JEWEL: Final = LastJewel("last-jewel", False)
PROMPT: Final = Prompt("prompt", False)
HARVEST_TOTAL: Final = HarvestTotal("harvest-total", False)
HARVEST_SAME: Final = HarvestSame("harvest-same", False)
FULL_SPACES: Final = FullSpaces("full-spaces", False)
THREES: Final = Threes("threes", False)
REMOVED: Final = Removed("removed", False)
ON_NURSERY: Final = OnSpace("nursery")
USED_SECTION: Final = UsedSection("used-section", False)
SOWING_USED: Final = UsedSpace(
    "sowing-used", "farming", "fertilizing", "cultivation", "busy-weekend"
)
BUTCHERY_USED: Final = UsedSpace("butchery-used", "butchery", now=True)
