"""The revised edition, 1 to 4 seats."""

from __future__ import annotations

from ....farm.goods import REED, STONE, clay, food, reed, stone, wood
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
    pile,
    round_cards,
    team_market,
    with_hands,
)
from ..state import AgricolaState
from ..steps.goods import Gain, TakeOneOf
from ..steps.house import FamilyGrowth
from ..steps.occupations import PlayOccupation
from ..work import Work


def edition(harvest: Step[AgricolaState]) -> Edition:
    """Its differences; the refill comes before goods on a round space."""
    work = Work(passing=True)
    return Edition(
        game="agricola-revised",
        number=2,
        begs_freely=False,
        lost_card_pays=False,
        tie_break=True,
        drafts_left=True,
        round=Seq(
            Reveal(),
            Refill(),
            Receive(last=True),
            work,
            ReturnHome(),
            Harvest(harvest),
            sure=True,
        ),
        work=work,
    )


def extra(seats: int, hand: bool) -> list[Space]:
    """The extension board for three or four seats; its lessons need hand cards."""
    if seats == 3:
        found = [
            pile("grove", wood(2)),
            pile("hollow", clay(1)),
            Space("resource-market", Seq(Gain(food(1)), TakeOneOf((REED, STONE)))),
        ]
        return [*found, Space("lessons-3", PlayOccupation(2))] if hand else found
    if seats == 4:
        found = [
            pile("copse", wood(1)),
            pile("grove", wood(2)),
            pile("hollow", clay(2)),
            Space("resource-market", Gain(reed(1) + stone(1) + food(1))),
            pile("traveling-players", food(1)),
        ]
        return [*found, Space("lessons-4", PlayOccupation(1, 1, 2))] if hand else found
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


def spaces(seats: int, options: Options) -> list[Space]:
    """All spaces, of the beginner game or of the one with hand cards."""
    hand = options["cards"] != "none"
    special = with_hands() if hand else beginners(storehouse=food(1))
    team = options.get("teams", "none") != "none"
    printed = board(seats, Gain(food(2)), special, team) + extra(seats, hand) + more_wood(options)
    if team:
        printed.append(team_market())
    if options["additional_actions"]:
        printed += additional(seats)
    return printed + round_cards(hand)
