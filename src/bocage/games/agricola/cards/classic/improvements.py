"""Improvements that take the place of others, cheaper ones, and more of them in one action."""

from __future__ import annotations

from typing import Final

from .....farm.goods import (
    BOAR,
    CATTLE,
    CLAY,
    MATERIALS,
    NOTHING,
    REED,
    SHEEP,
    VEGETABLE,
    WOOD,
    Goods,
    clay,
    food,
    stone,
    wood,
)
from .....kernel.flow import May
from .....kernel.tableau import OWN, Listener
from ...abilities.food import Bakes, Cooks, Craft
from ...abilities.playing import AsMinor
from ...card import ANY_IMPROVEMENT, Card
from ...events import BUILT, OCCUPATION_PLAYED
from ...prices import A_MAJOR, A_MINOR, REDUCES, REPLACES, Alteration, saving
from ...state import AgricolaState, Seat
from ...steps.fields import Bake
from ...steps.goods import Gain
from ...steps.schedule import GainOf, Schedule, next_rounds
from ..majors import HEARTH
from ..words import Flow
from .prices import base
from .words import OVENS, OWNS_OVEN, minor, occupation

MAJOR_OVENS: Final = ("A5", "A6")
WORKSHOPS: Final = ("A7", "A8", "A9")
CORNER: Final = ((VEGETABLE, 4), (SHEEP, 2), (BOAR, 3), (CATTLE, 4))
"""What the Cooking Corner makes of goods."""
GUILDS: Final[tuple[tuple[tuple[str, ...], int, int], ...]] = (
    (("A7", "K122", "I258"), WOOD, 4),
    (("A8", "E214"), CLAY, 4),
    (("A9", "E183"), REED, 3),
)
"""Guildmaster: cards of a craft, its good, how much of it a new one brings."""
UPGRADED: Final = "K122"
"""The card of a craft that is not new: it takes the place of the Joinery."""


def out_of_the_hut(player: Seat) -> bool:
    """Manufacturer: the house is no longer a wooden hut."""
    return player.house > 0


def one_off(kind: int, things: tuple[str, ...], late: bool = False) -> Alteration:
    """One building resource of the owner's choice less for some improvements."""
    return Alteration(
        REDUCES,
        (kind,),
        *[saving(good, lambda rooms: 1) for good in MATERIALS],
        things=things,
        when=out_of_the_hut if late else None,
    )


def guild_gifts(s: AgricolaState, seat: int) -> Goods:
    """Guildmaster: 2 of the good of every craft card that lies there already."""
    ids = [card.id for card in s.seats[seat].tableau.cards]
    return tuple([(good, 2 * len([i for i in ids if i in cards])) for cards, good, _ in GUILDS])


def guild_card(event: int) -> Listener[AgricolaState]:
    """Guildmaster: the good of a craft for a new card of it."""
    gains = [Gain(((good, n),)) for _, good, n in GUILDS]

    def hear(s: AgricolaState, owner: int, card: int) -> Flow | None:
        id = s.rules.cards[card].id
        for (cards, _, _), gain in zip(GUILDS, gains, strict=True):
            if id in cards and id != UPGRADED:
                return gain
        return None

    return Listener(event, hear, OWN, False, tuple(gains))


CARDS: Final[list[Card]] = [
    minor(
        "E14",
        "Baker’s Oven",
        Bakes(5, up_to=2),
        returns=("A5", "A6", "E27"),
        points=3,
        play=May(Bake()),
    ),
    minor(
        "E15",
        "Baking Tray",
        AsMinor(*MAJOR_OVENS),
        one_off(A_MAJOR, MAJOR_OVENS),
        one_off(A_MINOR, ("E27",)),
        cost=wood(1),
    ),
    minor(
        "E33",
        "Ceramics",
        AsMinor("A8"),
        Alteration(REPLACES, (A_MAJOR,), base(NOTHING), things=("A8",)),
        cost=clay(1),
        need=OWNS_OVEN,
        play=Gain(food(2)),
    ),
    minor("E38", "Madonna Statue", returns=(ANY_IMPROVEMENT,), hands_in=2, points=2),
    minor(
        "I65",
        "Baker’s Kitchen",
        Bakes(5, up_to=2),
        cost=stone(2),
        returns=OVENS,
        points=4,
        play=May(Bake()),
    ),
    minor(
        "I66",
        "Village Well",
        returns=("A10",),
        points=5,
        play=Schedule(food(1), next_rounds(3)),
    ),
    minor(
        "I85",
        "Cooking Corner",
        Cooks(CORNER),
        Bakes(3),
        returns=("A3", "A4", "K128"),
        points=3,
    ),
    minor(
        "K106",
        "Bakehouse",
        Bakes(5, up_to=2),
        cost=stone(3),
        returns=OVENS,
        points=5,
        play=May(Bake()),
    ),
    minor("K122", "Sawmill", Craft(WOOD, 3, (2, 4, 5)), returns=("A7",), points=3),
    minor(
        "K128",
        "Cooking Hearth",
        Cooks(HEARTH),
        Bakes(3),
        returns=("A1", "A2", "E20"),
        points=1,
    ),
    occupation(
        "E341",
        "Guildmaster",
        guild_card(BUILT),
        guild_card(OCCUPATION_PLAYED),
        players=3,
        play=GainOf(guild_gifts),
    ),
    occupation(
        "I220",
        "Well Builder",
        AsMinor("A10"),
        Alteration(REPLACES, (A_MAJOR,), base(wood(1) + stone(1)), things=("A10",)),
    ),
    occupation(
        "K277",
        "Manufacturer",
        AsMinor(*WORKSHOPS, when=out_of_the_hut),
        one_off(A_MAJOR, WORKSHOPS, late=True),
        one_off(A_MAJOR, WORKSHOPS, late=True),
        players=3,
    ),
]
