"""The first edition, 1 to 5 seats."""

from __future__ import annotations

from ....farm.goods import NOTHING, clay, food, reed, stone, wood
from ....kernel.flow import OneOf
from ....kernel.sequence import Seq
from ....kernel.shapes import Options
from ....kernel.state import Step
from ..phases import Harvest, Receive, Refill, ReturnHome, Reveal
from ..rules import Edition, Space
from ..spaces import (
    animal_choice,
    beginners,
    board,
    more_wood,
    one_material,
    pile,
    round_cards,
    two_materials,
    with_hands,
)
from ..state import AgricolaState
from ..steps.goods import Gain, TakePile
from ..steps.house import BuildRooms, FamilyGrowth
from ..steps.occupations import PlayOccupation
from ..turns import AFTER_WORK
from ..work import Work


def edition(harvest: Step[AgricolaState]) -> Edition:
    """Its differences; goods on a round space come before the refill."""
    work = Work(passing=False, after=AFTER_WORK)
    return Edition(
        game="agricola-classic",
        number=1,
        begs_freely=True,
        lost_card_pays=True,
        tie_break=False,
        drafts_left=False,
        round=Seq(
            Reveal(),
            Receive(last=True),
            Refill(),
            work,
            ReturnHome(),
            Harvest(harvest),
            sure=True,
        ),
        work=work,
    )


def extra(seats: int, hand: bool) -> list[Space]:
    """The action cards for three, four or five seats: full side with hand cards, or family side."""
    if seats == 3:
        return [
            pile("grove", wood(2)),
            pile("hollow", clay(1)),
            Space("one-material", one_material()),
            Space("lessons-3", PlayOccupation(2))
            if hand
            else Space("two-materials", two_materials()),
        ]
    if seats == 4:
        return [
            pile("copse", wood(1)),
            pile("grove", wood(2)),
            pile("hollow", clay(2)),
            Space("resource-market", Gain(reed(1) + stone(1) + food(1))),
            pile("traveling-players", food(1)),
            Space("lessons-4", PlayOccupation(1, 1, 2))
            if hand
            else Space("two-materials", two_materials()),
        ]
    if seats == 5:
        return [
            pile("wood-4", wood(4)),
            pile("clay-3", clay(3)),
            Space(
                "reed-stone-wood",
                Seq(TakePile(even_empty=True), Gain(wood(1) + stone(1))),
                accumulates=reed(1),
            ),
            Space("animal-market", animal_choice()),
            Space(
                "room-or-players",
                OneOf(BuildRooms(limit=1), TakePile(performs=True)),
                accumulates=food(1),
            ),
            Space("lessons-5", OneOf(PlayOccupation(1, 1, 2), FamilyGrowth(from_round=5)))
            if hand
            else Space("materials-or-growth", OneOf(two_materials(), FamilyGrowth(from_round=5))),
        ]
    return []


def spaces(seats: int, options: Options) -> list[Space]:
    """All spaces; in the family game the storehouse gathers food with two to five seats."""
    hand = options["cards"] != "none"
    if hand:
        printed = board(seats, Gain(food(2)), with_hands())
    else:
        storehouse = NOTHING if seats == 1 else food(1)
        printed = board(seats, Seq(Gain(food(1)), one_material()), beginners(storehouse))
    return printed + extra(seats, hand) + more_wood(options) + round_cards(hand)
