"""Cards that plow: ploughs for the plowing spaces, fields besides."""

from __future__ import annotations

from typing import Final

from .....farm.goods import WOOD, count_of, food, wood
from .....kernel.flow import May
from .....kernel.sequence import Seq
from ...abilities.land import Plough
from ...abilities.playing import Sells
from ...card import Card, Does, Need
from ...events import PLOWED, TAKEN
from ...state import AgricolaState
from ...steps.fields import Bake, Plow
from ...steps.payment import Pay
from ...steps.schedule import FIELD_TILE, Note, Schedule, rounds_ahead
from ..words import AT_ROUND_START, When, after_using, holds, occupations, rounds_left, stone_house
from .words import cattle_at_least, minor, occupation

FARMLAND: Final = ("farmland",)
PLOW_AND_SOW: Final = "cultivation"
PLOWING: Final = (*FARMLAND, PLOW_AND_SOW)
FLAILS: Final = ("I67", "K113")
"""The cards that bake besides plowing."""
PLOUGHS: Final = ("E61", "E62", "I63", "I68", "K115", "K119", "Z313")
"""The ploughs and the Harrow."""


def plough(
    id: str, title: str, fields: int, uses: int, spaces: tuple[str, ...], cost: int, need: Need
) -> Card:
    """A plough: so many fields instead of one, so often."""
    does: tuple[Does, ...] = (Plough(fields - 1, spaces), holds("field", uses))
    return minor(id, title, *does, cost=wood(cost), need=need)


def baking_when_plowing() -> tuple[Does, ...]:
    """Threshing Board, Flail: a Bake Bread action once the space has been used.

    It comes as soon as a field is plowed where the bread may pay for another one; the card
    remembers the turn.
    """
    used = Note(lambda s, seat: s.turn(seat))

    def pays(s: AgricolaState, owner: int, space: int) -> bool:
        heard = s.seats[owner].tableau.optional[PLOWED]
        return any(s.rules.cards[listener.card].id not in FLAILS for listener in heard)

    def nothing_pays(s: AgricolaState, owner: int, space: int) -> bool:
        return not pays(s, owner, space)

    def unused(s: AgricolaState, owner: int, space: int) -> bool:
        return s.seats[owner].recall(used.card) != s.turn(owner)

    return (
        When(PLOWED).only(pays).may(Seq(Bake(), used)),
        after_using(*FARMLAND).only(nothing_pays).may(Bake()),
        after_using(PLOW_AND_SOW).only(unused).may(Bake()),
    )


def takes_wood(s: AgricolaState, owner: int, goods: int) -> bool:
    """Stump-Jump Plough: a person takes wood, and the house is not of wood any more."""
    return s.seats[owner].house > 0 and any(count_of(goods, WOOD, row) for row in range(3))


def ploughs_in_play(s: AgricolaState, seat: int) -> int:
    """Yoke: the ploughs and the Harrow in front of all seats."""
    return sum(card.id in PLOUGHS for player in s.seats for card in player.tableau.cards)


def ox_team(s: AgricolaState, seat: int) -> int:
    """Ox Team: the rounds left after this one, at most 3."""
    return min(3, rounds_left(s))


CARDS: Final[list[Card]] = [
    plough("E61", "Riding Plow", 3, 2, PLOWING, 4, occupations(3)),
    plough("E62", "Turnwrest Plow", 3, 1, PLOWING, 3, occupations(2)),
    occupation(
        "E194",
        "Plow Driver",
        AT_ROUND_START.only(stone_house).may(Seq(Pay(food(1)), Plow())),
    ),
    occupation("E195", "Plow Maker", When(PLOWED).may(Seq(Pay(food(1)), Plow()))),
    plough("I63", "Moldboard Plow", 2, 2, FARMLAND, 2, occupations(1)),
    minor(
        "I67",
        "Threshing Board",
        *baking_when_plowing(),
        cost=wood(2),
        need=occupations(2),
        points=1,
    ),
    occupation("I225", "Field Watchman", after_using("grain-seeds").may(Plow())),
    minor("K113", "Flail", *baking_when_plowing(), cost=wood(1), need=occupations(1)),
    plough("K115", "Swing Plow", 3, 2, FARMLAND, 3, occupations(3)),
    plough("K119", "Crooked Plow", 3, 1, FARMLAND, 3, occupations(1)),
    minor("K124", "Yoke", cost=wood(1), need=cattle_at_least(1), play=May(Plow(ploughs_in_play))),
    minor(
        "K134",
        "Ox Team",
        cost=wood(3),
        need=cattle_at_least(2),
        points=1,
        play=May(Plow(ox_team)),
    ),
    occupation(
        "K293",
        "Plowman",
        Sells(food(1)),
        play=Schedule(((FIELD_TILE, 1),), rounds_ahead(4, 7, 10)),
    ),
    minor(
        "Z313",
        "Stump-Jump Plow",
        When(TAKEN).only(takes_wood).may(Seq(Pay(food(1)), Plow())),
        cost=wood(2),
    ),
]
