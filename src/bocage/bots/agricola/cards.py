"""What each hand card of Agricola yields, in points.

The name of a good stands for what one of it is worth, `o` for the farm and its future.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...farm.goods import NUMBERS
from ...games.agricola.vocabulary import PEOPLE
from .outlook import Outlook
from .weights import WORTH

Worth = Callable[[Outlook], float]

WOOD, CLAY, REED, STONE, GRAIN, VEGETABLE, FOOD, SHEEP, BOAR, CATTLE, FIELD = WORTH.values()
PASTURE: Final = 2.5
STABLE: Final = 0.8
BED: Final = 5.0
BAKING: Final = 1.0
"""One more Bake Bread action for somebody with an oven."""
FORESTS: Final = ("forest", "grove", "copse")
QUARRIES: Final = ("western-quarry", "eastern-quarry")
MARKETS: Final = ("sheep-market", "pig-market", "cattle-market")
FINDS: Final = ("forest", "reed-bank", "clay-pit")
"""The spaces that a card may be about; the Geologist's last one counts from three seats on."""
GROCER: Final = {"wood": 1, "grain": 1, "reed": 2, "stone": 1, "vegetable": 2, "clay": 1}
TILES: Final = {"field": 2}
"""What lies on the Grocer and on the Moldboard Plow at first."""
DRAWN: Final = 1.3
"""How much more often one goes where a card brings something."""


def baking(o: Outlook) -> float:
    """A further Bake Bread action."""
    return BAKING if o.farm.tableau.bread(0) and o.owns("grain") else 0.2


def two_clay_rooms(o: Outlook) -> bool:
    """Whether the house is what the Priest asks for."""
    return o.farm.house == 1 and o.farm.rooms == 2


def in_stone(o: Outlook, worth: float) -> float:
    """Something that only a stone house brings."""
    return worth if o.farm.house == 2 else 0.3 * worth * o.within(8)


def grocer(o: Outlook) -> float:
    """What is left on the Grocer, against its price."""
    left = o.lying_on("A102", GROCER)
    return sum([n * max(0.0, WORTH[NUMBERS[name]] - FOOD) for name, n in left.items()])


AT_ONCE: Final[dict[str, Worth]] = {
    "A002": lambda o: FIELD,
    "A005": lambda o: CLAY * (o.owns("clay") // 2),
    "A009": lambda o: CATTLE,
    "A016": lambda o: CLAY,
    "A019": lambda o: FIELD if o.left >= 5 else 0,
    "A033": lambda o: (1 + 2 * FOOD) * min(2, o.left),
    "A038": lambda o: (3, 2, 0)[o.farm.house],
    "A044": lambda o: FOOD * min(3, o.left),
    "A069": lambda o: VEGETABLE * sum([o.left >= n for n in (4, 7, 9)]),
    "A086": lambda o: GRAIN,
    "A112": lambda o: GRAIN,
    "A125": lambda o: 3 * CLAY + 2 * REED + 2 * STONE if two_clay_rooms(o) else 0,
    "A165": lambda o: BOAR,
    "B002": lambda o: PASTURE,
    "B008": lambda o: VEGETABLE,
    "B010": lambda o: BED * o.within(8),
    "B016": lambda o: FOOD,
    "B025": lambda o: FOOD,
    "B033": lambda o: min(6, o.left),
    "B045": lambda o: FOOD * min(3, o.left),
    "B066": lambda o: GRAIN * sum([o.left > n for n in (0, 3, 6, 9)]),
    "B074": lambda o: WOOD * (o.left // 2),
    "B084": lambda o: BOAR * min(2, o.left),
    "B089": lambda o: WOOD,
    "B102": lambda o: (2 * GRAIN, 3 * CLAY, 2 * REED, 2 * SHEEP)[o.farm.seats - 1],
    "B123": lambda o: STONE * o.farm.rooms - FOOD,
    "B136": lambda o: WOOD * (1 + o.left // 3),
    "B164": lambda o: SHEEP * sum([o.left >= n for n in (2, 5, 8, 10)]),
}
"""What playing a card brings at once, or lays on round spaces."""

LATER: Final[dict[str, Worth]] = {
    # Minor improvements, deck A
    "A012": lambda o: 0.3 * o.farm.pastures,
    "A016": lambda o: 0.04 * o.farm.fences_left * o.within(6),
    "A024": lambda o: baking(o) * o.uses("farmland", "cultivation") / 3,
    "A026": lambda o: 0.1 * o.left * (o.farm.people < PEOPLE),
    "A032": lambda o: 0.15 * min(o.farm.fences_left, 8) * o.within(6),
    "A050": lambda o: 2 * FOOD * o.farm.seats * o.uses("cattle-market"),
    "A053": lambda o: 2 * FOOD * 0.08 * o.left,
    "A055": lambda o: FOOD * o.improves,
    "A056": lambda o: (3 * FOOD - 2 * WOOD) * o.uses(*FORESTS),
    "A063": lambda o: 0.5 * baking(o) * 3 * FOOD * o.harvests / 2,
    "A067": lambda o: GRAIN * DRAWN * o.uses("grain-seeds"),
    "A071": lambda o: 0.2 * o.harvests,
    "A075": lambda o: WOOD * 0.5 * o.improves,
    "A078": lambda o: (REED + FOOD) * DRAWN * o.uses("fishing"),
    "A080": lambda o: STONE * DRAWN * o.uses(*QUARRIES),
    "A083": lambda o: 2 * SHEEP * 0.3 * o.within(6),
    # Occupations, deck A
    "A086": lambda o: 0.15 * o.farm.rooms * o.within(6),
    "A087": lambda o: 0.8 * o.within(8) * (o.farm.house == 0),
    "A088": lambda o: 3 * WOOD * min(1.5, o.farm.fences_left / 5) * o.within(6),
    "A090": lambda o: in_stone(o, min(2, o.left) * (FIELD - FOOD)),
    "A092": lambda o: 0.3 * (PEOPLE - o.farm.people) * o.within(8),
    "A098": lambda o: 0.8 * o.within(8),
    "A102": lambda o: 0.6 * o.within(6) * grocer(o),
    "A108": lambda o: (2 * FOOD - WOOD) * DRAWN * o.uses(*FORESTS),
    "A110": lambda o: 3 * FOOD * 0.5 * o.within(8),
    "A111": lambda o: 4 * FOOD * 0.7 * o.builds_rooms,
    "A112": lambda o: 0.2 * o.harvests,
    "A114": lambda o: (VEGETABLE if o.farm.round > 4 else 1) * 1.5 * o.uses("day-laborer"),
    "A116": lambda o: WOOD * DRAWN * o.uses(*FORESTS),
    "A119": lambda o: WOOD * o.uses("farmland", "grain-seeds", "grain-utilization", "cultivation"),
    "A120": lambda o: 10 * CLAY * 0.25 * o.within(9) * (o.farm.house == 0),
    "A123": lambda o: WOOD * (o.builds_rooms + 2 * o.renovations),
    "A133": lambda o: 0.1 * o.left,
    "A138": lambda o: (REED + FOOD * o.farm.people - WOOD) * DRAWN * o.uses("fishing"),
    "A143": lambda o: STONE * (0.4 * o.improves + o.renovations),
    "A147": lambda o: (BOAR - FOOD) * DRAWN * o.uses(*MARKETS),
    "A155": lambda o: (WOOD + GRAIN) * 2 * o.uses("traveling-players"),
    "A160": lambda o: (WOOD + FOOD) * (o.farm.seats - 1) * o.uses("traveling-players"),
    "A165": lambda o: 0.5 * (o.farm.round <= 12),
    # Minor improvements, deck B
    "B013": lambda o: 3 * WOOD * o.builds_rooms * (o.farm.house == 0),
    "B016": lambda o: STABLE * o.renovations,
    "B019": lambda o: FIELD * 0.8 * o.within(4) * sum(o.lying_on("B019", TILES).values()),
    "B024": lambda o: 0.06 * o.left,
    "B025": lambda o: baking(o) * 0.5 * o.learns,
    "B033": lambda o: -0.5 * o.farm.rooms * o.renovations,
    "B039": lambda o: FOOD * o.harvests * (1 + o.owns("sheep") / 3) + 0.1 * o.left,
    "B047": lambda o: 3 * FOOD * DRAWN * o.uses("fishing"),
    "B050": lambda o: FOOD * o.harvests * (0.5 + o.owns("sheep") // 3 + o.owns("cattle") // 2),
    "B056": lambda o: FOOD * DRAWN * (o.uses("reed-bank", "clay-pit", "forest") + 0.15 * o.left),
    "B057": lambda o: FOOD * 0.8 * o.left * (o.farm.house == 0),
    "B061": lambda o: 3 * FOOD * 0.3 * o.harvests,
    "B062": lambda o: 3 * FOOD * 0.6 * DRAWN * o.uses("grain-seeds"),
    "B068": lambda o: 0.8 * o.within(4),
    "B077": lambda o: 3 * CLAY * DRAWN * o.uses("day-laborer"),
    "B080": lambda o: 0.6 * o.within(8),
    # Occupations, deck B
    "B087": lambda o: DRAWN * o.uses("day-laborer"),
    "B089": lambda o: in_stone(o, min(2, o.left) * (STABLE - WOOD)),
    "B091": lambda o: FIELD * 2 * o.uses("day-laborer") * (o.farm.unused > 1),
    "B095": lambda o: STONE * (o.farm.rooms - 1) * 0.2 * o.improves,
    "B097": lambda o: in_stone(o, 0.8 * o.learns),
    "B098": lambda o: 0.06 * o.left,
    "B099": lambda o: 0.7 * o.learns,
    "B104": lambda o: 0.06 * o.left,
    "B107": lambda o: 3 * FOOD * max(0, o.left - 3) * (0.1, 0.3, 0.0)[o.farm.house],
    "B108": lambda o: baking(o) * 0.5 * o.uses(*FORESTS),
    "B109": lambda o: (FOOD * (1 + o.farm.tableau.occupations) - WOOD) * o.learns,
    "B114": lambda o: 0.4 * o.within(8),
    "B118": lambda o: WOOD * min(3, o.left) * (o.farm.rooms == 2),
    "B121": lambda o: CLAY * o.uses(*FINDS[: 3 if o.farm.seats > 2 else 2]),
    "B126": lambda o: 2 * WOOD * o.builds_rooms,
    "B136": lambda o: 1.5,
    "B142": lambda o: VEGETABLE * 1.5 * o.uses("grain-seeds"),
    "B145": lambda o: (2 * REED - WOOD) * o.builds_rooms + (REED - WOOD) * o.renovations,
    "B156": lambda o: GRAIN * DRAWN * o.uses("resource-market"),
    "B163": lambda o: 1.5 * o.within(6) * (o.farm.rooms == 2),
    "B166": lambda o: (CATTLE - FOOD) * DRAWN * o.uses("grain-seeds"),
}
"""What a played card will still bring, beyond its points and what it scores already."""
