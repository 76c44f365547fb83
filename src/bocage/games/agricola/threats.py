"""What a family cannot avoid any more: begging at the harvest that comes next."""

from __future__ import annotations

from typing import Final

from ...farm.goods import FOOD
from ...kernel.messages import Message
from .events import EATING
from .state import HARVESTS, AgricolaState, Seat
from .steps.crops import reap
from .steps.feeding import begging, food_needed

TO_COME: Final = 4
"""The part of a round after which nobody is placed any more, while it waits on the stack."""


def hunger(s: AgricolaState, seat: int) -> Message | None:
    """The begging ahead of a seat that has placed everybody, or None if there may be none.

    What it can turn into food is counted at its best, the crops of the harvest too. Where cards
    are played one may still help: then that is said.
    """
    player = s.seats[seat]
    if s.round not in HARVESTS or player.idle or s.rules.partners or s.rests(seat):
        return None
    if not harvest_comes(s) or player.tableau.trading or player.tableau.points >> EATING & 1:
        return None
    after = s.copy()
    reap(after, seat)
    missing = food_needed(s, player) - most_food(after.seats[seat])
    if missing <= 0:
        return None
    return begging(missing, "warning-beg.cards" if s.rules.hand_cards else "warning-beg")


def harvest_comes(s: AgricolaState) -> bool:
    """Whether the round goes on to its harvest, which has not begun."""
    round = s.rules.edition.round.id
    return any(frame[0] == round and frame[2] >= TO_COME for frame in s.stack)


def most_food(player: Seat) -> int:
    """The most food that a seat has or can make at a harvest."""
    goods, tableau = player.goods, player.tableau
    food = goods[FOOD] + sum([goods[good] * rate for good, rate in tableau.edible])
    for craft in tableau.crafts:
        if goods[craft.good]:
            food += craft.food
    return food
