"""The revised edition, 1 to 4 seats."""

from __future__ import annotations

from typing import Any

from ....farm.goods import REED, STONE, clay, food, reed, stone, wood
from ....kernel.sequence import Seq
from ....kernel.state import Step
from ..phases import Harvest, Receive, Refill, ReturnHome, Reveal, Work
from ..rules import Edition, Space
from ..spaces import animal_choice, board, pile, round_cards
from ..state import AgricolaState
from ..steps.goods import Gain, TakeOneOf
from ..steps.house import FamilyGrowth


def edition(harvest: Step[AgricolaState]) -> Edition:
    """Its differences; the refill comes before goods on a round space."""
    return Edition(
        game="agricola-revised",
        number=2,
        begs_freely=False,
        may_pass=True,
        lost_card_pays=False,
        tie_break=True,
        round=Seq(Reveal(), Refill(), Receive(), Work(), ReturnHome(), Harvest(harvest), sure=True),
    )


def extra(seats: int) -> list[Space]:
    """The extension board for three or four seats, without its lessons."""
    if seats == 3:
        return [
            pile("grove", wood(2)),
            pile("hollow", clay(1)),
            Space("resource-market", Seq(Gain(food(1)), TakeOneOf((REED, STONE)))),
        ]
    if seats == 4:
        return [
            pile("copse", wood(1)),
            pile("grove", wood(2)),
            pile("hollow", clay(2)),
            Space("resource-market", Gain(reed(1) + stone(1) + food(1))),
            pile("traveling-players", food(1)),
        ]
    return []


def additional(seats: int) -> list[Space]:
    """The additional-actions tile: whoever stands on one of its spaces blocks them all."""
    both = [
        Space("animal-market", animal_choice(), tile=True),
        Space("modest-wish", FamilyGrowth(from_round=5), tile=True),
    ]
    if seats == 2:
        return [
            pile("copse", wood(1), tile=True),
            Space("resource-market", Gain(stone(1) + food(1)), tile=True),
            *both,
        ]
    return both


def spaces(seats: int, options: dict[str, Any]) -> list[Space]:
    """All spaces of the beginner game."""
    printed = board(seats, day_laborer=Gain(food(2)), storehouse=food(1)) + extra(seats)
    if options["additional_actions"]:
        printed += additional(seats)
    return printed + round_cards()
