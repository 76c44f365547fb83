"""What spaces and major improvements do, in icons."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any, Final

from ...farm.goods import NAMES, Goods
from ...kernel.game import Sign
from ...kernel.printed import counted, of, signs, strip
from .abilities.food import Bakes, Cooks, Craft
from .card import Card
from .cards.classic.places import CARDS as PLACES
from .cards.classic.places import TakePoints
from .editions import classic, revised
from .rules import Space, title
from .steps.fences import BuildFences
from .steps.fields import Bake, Plow
from .steps.goods import Gain, StartingPlayer, TakeOneOf, TakePile
from .steps.hand import PlayMinor
from .steps.house import BuildRooms, BuildStables, FamilyGrowth, Renovate
from .steps.improvements import BuildMajor
from .steps.occupations import PlayOccupation
from .steps.partner import ForPartner, Market
from .steps.payment import Buy, Pay
from .steps.schedule import Schedule
from .steps.sowing import Sow
from .vocabulary import TAKE


def together(goods: Goods) -> str:
    """Goods side by side, with a number where there is more than one of a kind."""
    return " ".join([NAMES[good] if n == 1 else f"{n} {NAMES[good]}" for good, n in goods])


def limited(step: BuildRooms | BuildStables, icon: str) -> str:
    """What can be built; a number tells that it is but one."""
    return f"1 {icon}" if step.limit == 1 else icon


def bought(step: Buy) -> str:
    """Goods and their price."""
    return f"{together(step.price)} › {strip(step.goods, STEP_ICONS)}"


def learned(step: PlayOccupation) -> str:
    """An occupation and its price, cheap ones first."""
    return f"occupation {'/'.join([str(n) for n in dict.fromkeys(step.food)])} food"


def scheduled(step: Schedule) -> str:
    """Goods on coming rounds."""
    goods = counted([(NAMES[good], n) for good, n in step.goods])
    return f"{len(step.rounds(0))} × round › {goods}"


STEP_ICONS: Final[dict[type, Callable[[Any], str]]] = dict(
    [
        of(Gain, lambda step: together(step.goods)),
        of(TakePile, lambda step: ""),
        of(TakePoints, lambda step: f"{step.n} points"),
        of(TakeOneOf, lambda step: " / ".join([NAMES[n - TAKE.base] for n in step.offers])),
        of(Buy, bought),
        of(StartingPlayer, lambda step: "start"),
        of(BuildRooms, lambda step: limited(step, "room-wood")),
        of(BuildStables, lambda step: limited(step, "stable")),
        of(BuildFences, lambda step: "fence"),
        of(Renovate, lambda step: "renovate"),
        of(FamilyGrowth, lambda step: "grow" if step.needs_room else "grow !"),
        of(Plow, lambda step: "plow"),
        of(Sow, lambda step: "sow"),
        of(Bake, lambda step: "bake"),
        of(BuildMajor, lambda step: "improvement"),
        of(PlayMinor, lambda step: "minor"),
        of(PlayOccupation, learned),
        of(Schedule, scheduled),
        of(Pay, lambda step: ""),
        of(Market, lambda step: "food › market"),
        of(ForPartner, lambda step: ""),
    ]
)
"""How steps are drawn; what lies on a space is drawn beside its strip."""


def baked(ability: Bakes) -> str:
    """What bread is worth: a rate, or for so much grain."""
    if ability.up_to < 0:
        return f"bake {ability.food}"
    grain = "1 grain" if ability.up_to == 1 else f"{ability.up_to} × grain"
    return f"bake {grain} › {ability.food} food"


ABILITY_ICONS: Final[dict[type, Callable[[Any], str]]] = dict(
    [
        of(Cooks, lambda does: " ".join([f"{NAMES[good]} {n}" for good, n in does.rates])),
        of(Bakes, baked),
        of(Craft, lambda does: f"harvest {NAMES[does.good]} › {does.food} food"),
    ]
)
"""How abilities are drawn."""


def card_strip(card: Card) -> str:
    """What a major improvement can do for good, or else what it brings once."""
    if not card.does:
        return "" if card.play is None else strip(card.play, STEP_ICONS)
    return " ".join([ABILITY_ICONS[type(ability)](ability) for ability in card.does])


def space_strip(space: Space) -> str:
    """What a space does besides handing over what lies on it; a good alone has its number."""
    found = strip(space.flow, STEP_ICONS)
    return f"1 {found}" if found in NAMES else found


def all_signs(edition: int, seats: tuple[int, ...]) -> tuple[Sign, ...]:
    """The spaces of an edition, with and without hand cards and additional actions."""
    spaces = classic.spaces if edition == 1 else revised.spaces
    printed = [
        (title(edition, cards != "none", count, space.id), count, [space_strip(space)])
        for count, cards, more in product(seats, ("none", "base"), (False, True))
        for space in spaces(
            count,
            {
                "cards": cards,
                "additional_actions": more and count > 1,
                "teams": "lowest" if count == 4 else "none",
                "szongott": count == 2,
            },
        )
    ]
    on_cards = [card.space() for card in PLACES if card.space is not None and edition == 1]
    return signs(
        [*printed, *[(space.id, n, [space_strip(space)]) for space in on_cards for n in seats]]
    )
