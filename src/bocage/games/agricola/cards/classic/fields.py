"""Cards that are fields, cards about sowing and harvesting them."""

from __future__ import annotations

from typing import Final

from .....farm.goods import GRAIN, VEGETABLE, WOOD, clay, count_of, food, reed, vegetable, wood
from .....kernel.flow import May
from .....kernel.sequence import Seq
from .....kernel.state import Step
from .....kernel.tableau import OWN, Listener, Says
from ...abilities import Doubles, IsField, Remembers
from ...card import Card, Does
from ...events import AFTER_FIELDS, ARRIVED, REAPED
from ...queries import (
    BESIDE_HOUSE_GRAIN,
    BESIDE_HOUSE_VEGETABLES,
    FEW_FIELDS,
    KEEPS_VEGETABLES,
    LONE_STACK,
    MORE_SEED,
    MORE_VEGETABLES,
    SMALL_PASTURE,
    TWO_STACKS,
)
from ...state import HARVESTS, AgricolaState
from ...steps.crops import ReapEarly
from ...steps.goods import Gain
from ...steps.payment import PAYING, Buy
from ...steps.sowing import Sow
from ..words import AT_HOME, When, occupations
from .words import animals_at_least, empty_fields_at_least, minor, occupation

MOST_SOWN: Final = 15
"""Vegetables that arrive together and are sown at once."""


def field(good: int, stacks: int = 1) -> tuple[IsField, Remembers]:
    """The card is a field for a crop."""
    ability = IsField(good, stacks)
    return ability, Remembers(ability.lying)


def lettuce() -> tuple[Does, ...]:
    """Lettuce Patch: what is harvested there may become food at once."""
    patch, shown = field(VEGETABLE)

    def harvested(s: AgricolaState, owner: int, cards: int) -> bool:
        return bool(cards >> s.seats[owner].tableau.fields.index(patch) & 1)

    turned = When(REAPED).only(harvested).may(Buy(vegetable(1), Gain(food(4))))
    return patch, shown, turned


def without_harvest(s: AgricolaState, owner: int, round: int) -> bool:
    """Manure: the round ends without a harvest."""
    return round not in HARVESTS


def sower() -> Listener[AgricolaState]:
    """Sower: vegetables that arrive outside the harvest are sown at once, but not while paying."""
    flows = [Sow((VEGETABLE,), limit=n) for n in range(1, MOST_SOWN + 1)]

    def hear(s: AgricolaState, owner: int, goods: int) -> Step[AgricolaState] | None:
        n = count_of(goods, VEGETABLE)
        if not n or any(frame[0] == PAYING.id and frame[1] == owner for frame in s.stack):
            return None
        if any(s.steps[frame[0]].name == "harvest" for frame in s.stack):
            return None
        return flows[min(n, MOST_SOWN) - 1]

    return Listener(ARRIVED, hear, OWN, True, tuple(flows))


CARDS: Final[list[Card]] = [
    minor("E18", "Bean Field", *field(VEGETABLE), need=occupations(2), points=1),
    minor("E32", "Potato Dibber", Says(MORE_VEGETABLES, 1), cost=wood(1)),
    minor("E47", "Lettuce Patch", *lettuce(), need=occupations(3), points=1),
    occupation(
        "E180",
        "Hobby Farmer",
        players=4,
        play=Seq(Gain(vegetable(1)), May(Sow((VEGETABLE,), limit=1))),
    ),
    minor("I78", "Copse", *field(WOOD, 2), cost=wood(2), need=occupations(1), points=1),
    minor(
        "I86",
        "Corn Storehouse",
        When(AFTER_FIELDS).may(Sow((GRAIN,), less=1)),
        cost=wood(2) + reed(2),
        instead=clay(2) + reed(2),
        points=1,
    ),
    minor(
        "I90",
        "Planter Box",
        Says(BESIDE_HOUSE_GRAIN, 2),
        Says(BESIDE_HOUSE_VEGETABLES, 1),
        need=occupations(2),
    ),
    minor(
        "I92", "Manure", AT_HOME.only(without_harvest).may(ReapEarly()), need=animals_at_least(2)
    ),
    occupation("I219", "Fieldsman", Says(LONE_STACK, 2), Says(TWO_STACKS, 1)),
    occupation("I226", "Gardener", Says(KEEPS_VEGETABLES)),
    minor("K105", "Acreage", *field(GRAIN, 2), need=occupations(1)),
    minor("K118", "Liquid Manure", Says(MORE_SEED, 1), need=animals_at_least(4)),
    minor(
        "K137", "Turnip Field", *field(VEGETABLE), need=occupations(3), points=1, play=May(Sow())
    ),
    occupation("K278", "Forester", *field(WOOD, 3)),
    occupation("K286", "Smallholder", Says(SMALL_PASTURE, 1), Says(FEW_FIELDS, 1)),
    minor("Z324", "Scarecrow", Doubles(), need=empty_fields_at_least(2)),
    occupation("Z331", "Sower", sower()),
]
