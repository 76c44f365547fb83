"""The words of the game: goods, crafts, spaces, cards, and its actions, which only grow."""

from __future__ import annotations

from itertools import product
from typing import Final

from ...kernel.actions import ActionTable
from ...kernel.flow import DONE
from .shapes import CraftName, Phase

ROUNDS: Final = 6
SEATS: Final = (1, 2, 3, 4)

BARLEY: Final = 0
FLAX: Final = 1
HOPS: Final = 2
RYE: Final = 3
HIDE: Final = 4
MEAT: Final = 5
MILK: Final = 6
WOOL: Final = 7
CLAY: Final = 8
TOOL: Final = 9
JEWEL: Final = 10
SHEEP: Final = 11
GATEWAY: Final = 12
FARMYARD: Final = 13
BONUS: Final = 14
POINT: Final = 15
ITEMS: Final = (
    "barley",
    "flax",
    "hops",
    "rye",
    "hide",
    "meat",
    "milk",
    "wool",
    "clay",
    "tool",
    "jewel",
    "sheep",
    "gateway",
    "farmyard",
    "bonus",
    "point",
)
"""Everything that can be gained but fields; the last four are cards."""
GOODS: Final = ITEMS[:9]
GRAIN: Final = (BARLEY, FLAX, HOPS, RYE)
KINDS: Final = ITEMS[12:]
"""The four kinds of cards."""
MOST_JEWELS: Final = 10
MOST_FIELDS: Final = 8

LOWEST: Final = 2
HIGHEST: Final = 5
"""The rows of the field board."""
CROPS: Final = (
    "empty",
    "barley",
    "flax",
    "hops",
    "rye",
    "wool",
    "clay",
    "meat",
    "barley+barley",
    "flax+flax",
    "hops+hops",
    "rye+rye",
)
"""What stands on a field; a field is `crop * 4 + row - 2`."""
GOOD_OF: Final = (-1, BARLEY, FLAX, HOPS, RYE, WOOL, CLAY, MEAT, BARLEY, FLAX, HOPS, RYE)
"""The good that a crop is."""
CROP_OF: Final = {good: crop for crop, good in enumerate(GOOD_OF) if 0 < crop < 8}
TWICE: Final = 7
"""A grain sown twice is so many crops further on."""
SINGLE: Final = 8
"""The first crop that is sown twice."""
FIELD_NAMES: Final = tuple(
    [f"{crop}-{row}" for crop in CROPS for row in range(LOWEST, HIGHEST + 1)]
)
FIRST_SOWN: Final = 4
"""The first number of a sown field; fields below it are empty."""

STABLES: Final = 7
"""Where sheep stand: the farmyard card of a round, or the stables."""
SPOTS: Final = ("1", "2", "3", "4", "5", "6", "stables")

CRAFTS: Final[tuple[CraftName, ...]] = (
    "carpentry",
    "brewery",
    "icehouse",
    "bakery",
    "manufacturer",
)
CARPENTRY: Final = 0
BREWERY: Final = 1
ICEHOUSE: Final = 2
BAKERY: Final = 3
MANUFACTURER: Final = 4
LAST: Final = 10
"""The last space of a craft's row."""
CRAFT_GOODS: Final = (
    (CLAY, RYE),
    (BARLEY, HOPS),
    (MEAT, MILK),
    (FLAX, BARLEY, RYE),
    (FLAX, HIDE, WOOL),
)

PHASES: Final[tuple[Phase, ...]] = (
    "remove",
    "workers",
    "income",
    "actions",
    "new-card",
    "fallow",
    "harvest",
    "milking",
    "progress",
    "boulders",
    "last-chance",
    "end",
)
"""Phase k of the rulebook is number k - 1 here."""
REMOVE: Final = 0
WORKERS: Final = 1
INCOME: Final = 2
ACTIONS_PHASE: Final = 3
NEW_CARD: Final = 4
FALLOW: Final = 5
HARVEST: Final = 6
MILKING: Final = 7
PROGRESS: Final = 8
BOULDERS: Final = 9
LAST_CHANCE: Final = 10
END: Final = 11

SPACES: Final = (
    "gateway-card",
    "sheep-breeding",
    "sheep-shearing",
    "clay-delivery",
    "farming",
    "farmyard-card",
    "butchery",
    "nursery",
    "busy-weekend",
    "clearing",
    "bonus-card",
    "small-trade",
    "cultivation",
    "weekly-market",
    "land-sale",
    "point-card",
    "fertilizing",
    "tool-shed",
    "town-hall",
    "sheep-market",
)
"""Five to a section, the corner first."""
SECTION: Final = 5
CORNERS: Final = (0, 5, 10, 15)

GATEWAY_DECKS: Final = ("beginner", "intermediate", "expert", "master")
FARMYARD_DECKS: Final = ("hops", "sheep", "fields", "jewelry")
DECKS: Final = (*GATEWAY_DECKS, *FARMYARD_DECKS, "bonus", "point")
SIZES: Final = (30, 30, 30, 30, 35, 35, 35, 35, 45, 25)
CATALOGUE: Final = tuple(
    [f"{deck}{k + 1:02d}" for deck, size in enumerate(SIZES) for k in range(size)]
)
"""All cards; a card's number is its place here."""
MOST_STEPS: Final = 5

Payment = tuple[tuple[int, int], ...]
"""Items and amounts; crafts name their goods in the order of `CRAFT_GOODS`."""


def space_number(space: str) -> int:
    """The number of a space."""
    return SPACES.index(space)


def named(goods: Payment) -> dict[str, int]:
    """The amounts by name."""
    return {ITEMS[item]: n for item, n in goods}


def payment_name(goods: Payment) -> str:
    """A payment as it stands in an action."""
    return "+".join([f"{n}{ITEMS[item]}" for item, n in goods])


def allowed(craft: int, amounts: tuple[int, ...]) -> bool:
    """Whether a craft takes such amounts of its goods, in the order of `CRAFT_GOODS`."""
    if craft in (CARPENTRY, BREWERY):
        return amounts[0] > amounts[1]
    return craft != BAKERY or amounts[0] <= 1


def prices(craft: int, round: int) -> list[Payment]:
    """All payments for one advance: one less with two types, two less with all three."""
    goods = CRAFT_GOODS[craft]
    found: list[Payment] = []
    for amounts in product(range(round + 1), repeat=len(goods)):
        types = len(amounts) - amounts.count(0)
        if round - types < sum(amounts) <= round and types and allowed(craft, amounts):
            found.append(tuple([(good, n) for good, n in zip(goods, amounts, strict=True) if n]))
    return sorted(found, key=lambda paid: (sum([n for _, n in paid]), paid))


def contains(payment: Payment, other: Payment) -> bool:
    """Whether a payment is another one and more."""
    goods = dict(payment)
    return payment != other and all(goods.get(good, 0) >= n for good, n in other)


def thrifty(payments: list[Payment]) -> tuple[Payment, ...]:
    """Those that do not contain another."""
    return tuple([p for p in payments if not any(contains(p, other) for other in payments)])


PRICES: Final = tuple(
    [
        tuple([thrifty(prices(craft, round)) for round in range(ROUNDS + 1)])
        for craft in range(len(CRAFTS))
    ]
)
"""By craft and round: what an advance may cost, nothing given away."""


def all_payments() -> tuple[Payment, ...]:
    """Every payment of a craft, and those between which cards leave the choice."""
    found: dict[Payment, None] = {}
    for craft in range(len(CRAFTS)):
        for round in range(ROUNDS + 1):
            found.update(dict.fromkeys(prices(craft, round)))
    for n in (1, 3, 4, 11):
        found.update(dict.fromkeys([((good, n),) for good in GRAIN]))
    for n in (2, 4, 5, 14):
        found.update(dict.fromkeys([((good, n),) for good in range(len(GOODS))]))
    for n in range(4):
        found[((FLAX, 7 - 2 * n), (HIDE, n)) if n else ((FLAX, 7),)] = None
    others = ((HIDE, 3), (HIDE, 4), (HOPS, 4), (JEWEL, 1), (TOOL, 3), (WOOL, 13), (MILK, 16))
    for pair in (*others, (JEWEL, 5), (SHEEP, 10)):
        found[(pair,)] = None
    return tuple(found)


PAYMENTS: Final = all_payments()
PAYMENT_NUMBER: Final = {payment: k for k, payment in enumerate(PAYMENTS)}
STEPPED: Final = tuple(
    [card + (f"-{k}" if k else "") for card in CATALOGUE for k in range(MOST_STEPS + 1)]
)
"""Every card bare, and with each position of a slash group."""
STRIDE: Final = MOST_STEPS + 1

ACTIONS: Final = ActionTable("hallertau")
_done = ACTIONS.add("done")
assert _done.base == DONE
PLACE: Final = ACTIONS.add("place", SPACES, "space")
MAKE_TOOLS: Final = ACTIONS.add("tools", tuple([str(n) for n in range(1, 21)]), "number")
PLAY: Final = ACTIONS.add("play", STEPPED, "play")
QUIET: Final = ACTIONS.add("quiet")
SPARING: Final = ACTIONS.add("sparing")
COLLECT: Final = ACTIONS.add("collect")
USE_INCOME: Final = ACTIONS.add("income", CATALOGUE[-70:-25], "card")
TAKE: Final = ACTIONS.add("take", ITEMS[:12], "good")
FIELD: Final = ACTIONS.add("field", ("2", "3", "4", "5"), "row")
AMOUNT: Final = ACTIONS.add("amount", (*[str(n) for n in range(100)], "all"), "number")
SOW: Final = ACTIONS.add("sow", FIELD_NAMES, "field")
LOSE: Final = ACTIONS.add("lose", FIELD_NAMES, "field")
LOSE_SHEEP: Final = ACTIONS.add("lose", tuple([f"sheep-{spot}" for spot in SPOTS]), "sheep")
UPROOT: Final = ACTIONS.add("uproot", FIELD_NAMES, "field")
MOVE: Final = ACTIONS.add("move", tuple([f"sheep-{spot}" for spot in SPOTS]), "sheep")
RETURN: Final = ACTIONS.add("return", tuple([f"sheep-{spot}" for spot in SPOTS]), "sheep")
RAISE: Final = ACTIONS.add("raise", FIELD_NAMES, "field")
FERTILIZE: Final = ACTIONS.add("fertilize", FIELD_NAMES, "field")
REAP: Final = ACTIONS.add("harvest", (*FIELD_NAMES, "all"), "field")
DOUBLE: Final = ACTIONS.add("double", FIELD_NAMES, "field")
BREED: Final = ACTIONS.add("breed", ("1", "2"), "number")
ADVANCE: Final = ACTIONS.add("advance", CRAFTS, "craft")
SPEND_JEWEL: Final = ACTIONS.add("jewel", CRAFTS, "craft")
PAY: Final = ACTIONS.add("pay", tuple([payment_name(goods) for goods in PAYMENTS]), "payment")
KEEP: Final = ACTIONS.add("keep", ITEMS[:4], "good")
DISCARD: Final = ACTIONS.add("discard", CATALOGUE, "card")
BACK: Final = ACTIONS.add("back", CRAFTS, "craft")
BOULDER: Final = ACTIONS.add(
    "boulder", tuple([f"{craft}-{k}" for craft in CRAFTS for k in (1, 2)]), "boulder"
)
CLEAR: Final = ACTIONS.add("clear", SPACES, "space")
RECALL: Final = ACTIONS.add("recall", SPACES, "space")
EMPTY_SPACE: Final = ACTIONS.add("empty", SPACES, "space")
FILL: Final = ACTIONS.add("fill", SPACES, "space")
OCCUPY: Final = ACTIONS.add("occupy", SPACES, "space")
VISIT: Final = ACTIONS.add("visit", SPACES, "space")
ACCEPT: Final = ACTIONS.add("accept")
