"""The things that cards count, by name."""

from __future__ import annotations

from typing import Final, final

from .coming import HARVESTING
from .happened import (
    Exchanged,
    FullSpaces,
    HarvestSame,
    HarvestTotal,
    LastJewel,
    LastWorkerUsed,
    OnSpace,
    Prompt,
    Removed,
    Threes,
    ToolsAtOnce,
    ToolsThisPhase,
    UsedSection,
    UsedSpace,
)
from .measures import (
    Advances,
    AllSheep,
    CardsWithSheep,
    CentreWindow,
    DyingSheep,
    Fields,
    FreeCards,
    FreeCardsBeforeTheLastRound,
    FurthestSheep,
    GrainAll,
    GrainSame,
    Jewels,
    Lead,
    Measure,
    OtherCards,
    PlayedAlike,
    RoundNumber,
    SheepOnCards,
    SheepOnOneCard,
    Stock,
    Tools,
    WorkersLeft,
)
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
    MEAT,
    MILK,
    RYE,
    SINGLE,
    WOOL,
)


def sown_with(*goods: int) -> Fields:
    """Fields that hold one of these goods."""
    crops = [CROP_OF[good] for good in goods]
    doubled = [crop + SINGLE - 1 for crop in crops if crop < 5]
    return Fields("sown-with-" + "-".join([GOODS[good] for good in goods]), (), (*crops, *doubled))


def in_rows(*rows: int) -> Fields:
    """Fields in some rows."""
    return Fields("fields-in-rows", rows)


@final
class SameCrop(Measure):
    """Fields with the same grain."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return max([FIELDS_WITH[good].of(s, p) for good in GRAIN])

    def falls(self) -> int:
        return HARVESTING


@final
class CropKinds(Measure):
    """How many types of grain stand on the fields."""

    def of(self, s: HallertauState, p: Seat) -> int:
        return len([good for good in GRAIN if FIELDS_WITH[good].of(s, p)])

    def falls(self) -> int:
        return HARVESTING


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
ALL_SHEEP: Final = AllSheep("sheep")
FIELDS: Final = Fields("fields")
EMPTY_FIELDS: Final = Fields("empty-fields", (), (0,))
SOWN_FIELDS: Final = Fields("sown-fields", (), tuple(range(1, 12)))
SOWN_IN_5: Final = Fields("sown-in-row-5", (5,), tuple(range(1, 12)))
FIELDS_WITH: Final = [sown_with(good) for good in GRAIN]
CENTRE_WINDOW: Final = CentreWindow("window")
ROUND_NUMBER: Final = RoundNumber("round", False)
GRAIN_SAME: Final = GrainSame("grain-same")
GRAIN_ALL: Final = GrainAll("grain-all")
OTHER_CARDS: Final = OtherCards("other-cards")
PLAYED_ALIKE: Final = PlayedAlike("played-alike")
SHEEP_ON_ONE_CARD: Final = SheepOnOneCard("sheep-on-one-card")
SHEEP_ON_CARDS: Final = SheepOnCards("sheep-on-cards")
CARDS_WITH_SHEEP: Final = CardsWithSheep("cards-with-sheep")
FREE_CARDS: Final = FreeCards("free-cards", False)
FREE_CARDS_PAID: Final = FreeCardsBeforeTheLastRound("free-cards", False)
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
