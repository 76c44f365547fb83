"""What cards can hear: a closed list.

The detail of an event is the number of a space or card, the round, or what its line here says.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from ...kernel.tableau import Listener
from .vocabulary import ALL_SPACES, FARM, FENCES

if TYPE_CHECKING:
    from .state import AgricolaState

BEFORE_SPACE: Final = 0
"""A person stands on a space and nothing has happened yet."""
ON_SPACE: Final = 1
"""The space is being used, ahead of its yield."""
AFTER_SPACE: Final = 2
"""What the space does is done."""
TURN_END: Final = 3
"""The turn of that person is over."""
BUILT: Final = 4
"""An improvement has been built or played."""
BEFORE_OCCUPATION: Final = 5
"""An occupation is about to be played and paid for."""
OCCUPATION_PLAYED: Final = 6
"""An occupation has been played."""
ROOMS: Final = 7
"""Rooms have been built in one action; the detail is the house: 0 wood, 1 clay, 2 stone; and 3 for
every room after the first."""
RENOVATED: Final = 8
"""The house has been renovated; the detail is 3 times what it was plus what it is."""
FENCED: Final = 9
"""Fences have been built in one action; the detail is a mask of the cells enclosed before it, and
above that the numbers of fences built (`fences_built`), of large pastures before it and of unused
spaces taken in."""
BAKED: Final = 10
"""A Bake Bread action is over; the detail is the grain baked."""
BEFORE_ROUND: Final = 11
"""A round is about to begin, ahead of its preparation."""
ROUND_START: Final = 12
"""Preparation: the card is revealed, spaces are refilled, goods of the round space received."""
HOME: Final = 13
"""Everybody has gone home."""
FIELD_PHASE: Final = 14
"""A seat's field phase of a harvest begins, no crop has been taken."""

TAKEN: Final = 15
"""A space has been used and gave goods; the detail counts them (`count_of`): in the first row what
lay on it, in the second what it gives out of the common supply, in the third what counts as taken
though it was left there; in the fourth what a card gives as if somebody took it."""
CONVERTED: Final = 16
"""Goods have become others, by fire, oven, craft or trade; the detail counts what was given, then
what came of it."""
SOWN: Final = 17
"""A Sow action is over; the detail counts the crops sown."""
GREW: Final = 18
"""A child was born; the detail is the number of people."""
WORK_START: Final = 19
"""The work phase begins, nobody is placed."""
ALL_PLACED: Final = 20
"""Everybody is placed, nobody has gone home."""
AFTER_FIELDS: Final = 21
"""A seat's field phase of a harvest is over."""
FEEDING_PHASE: Final = 22
"""A seat is about to feed its family in a harvest."""
BREEDING_PHASE: Final = 23
"""A seat's animals are about to breed in a harvest."""
PERFORMED: Final = 24
"""A Traveling Players action has been taken; the detail is the food that lay there."""
BEFORE_FEEDING: Final = 25
"""The feeding phase of a harvest begins, nobody has eaten."""
GOING_HOME: Final = 26
"""Everybody is about to go home, the people still stand on the spaces."""
BEFORE_SCORING: Final = 27
"""The game is over and the count about to begin; the detail is GIVEN, then OWED."""
CRAFTED: Final = 28
"""A card has turned a good into food in a feeding phase; the detail is the card."""
HARVEST_START: Final = 29
"""A harvest begins, ahead of everybody's field phase."""
PLOWED: Final = 30
"""A field has been plowed by using a space, which is the detail."""
PLOWED_MORE: Final = 31
"""More fields than one have been plowed by the use of a card, which is the detail."""
TAKING: Final = 32
"""Goods are about to come from the space in use; the detail counts them, in the first row if they
lie on it, in the second if it gives them."""
ARRIVED: Final = 33
"""Goods have come to a supply; the detail counts them, and tells where from (`source_of`)."""
IMPROVED: Final = 34
"""An improvement action is over; the detail tells its kind (`MAJOR_OR_MINOR` to `MINOR_PLAYED`),
and above that 1 plus its space."""
OCCUPATION_ACTION: Final = 35
"""An occupation action of a space is over; the detail is the space."""
BORN: Final = 36
"""A single child was born; the detail is the number of people."""
REAPED: Final = 37
"""Crops have been harvested; the detail is a mask of the cards that are fields, by their places."""
STABLED: Final = 38
"""Stables have been built in one action; the detail is a mask of those before it."""
DUE: Final = 39
"""Fences lay on the round space; the detail is their card."""
BEFORE_TURNS: Final = 40
"""The work phase has begun, ahead of the first turn."""
LAST_PLACED: Final = 41
"""The very last person of the round has acted, the acting seat's."""
MOVING_ON: Final = 42
"""Everybody is placed, and people may be moved; told from the left of the last one on."""
BROUGHT: Final = 43
"""Goods of a space are in a supply, and others may buy of them; the detail counts them as `TAKEN`
does."""

EVENTS: Final = 44

MAJOR_OR_MINOR: Final = 1
"""Of an improvement action: a major or a minor improvement."""
AGAIN: Final = 2
"""It was taken once more."""
OF_SPACE: Final = 4
"""It belongs to a space."""
MINOR_PLAYED: Final = 8
"""It was a minor improvement."""
SILENT: Final = 16
"""It is no action of its own and is not told."""
SPACE_SHIFT: Final = 5

HARVEST_EVENTS: Final = (
    HARVEST_START,
    FIELD_PHASE,
    AFTER_FIELDS,
    BEFORE_FEEDING,
    FEEDING_PHASE,
    BREEDING_PHASE,
)
"""What only those hear who take part in a harvest."""

FOR_ALL: Final = (
    BEFORE_ROUND,
    ROUND_START,
    WORK_START,
    BEFORE_TURNS,
    ALL_PLACED,
    MOVING_ON,
    GOING_HOME,
    HOME,
    HARVEST_START,
    BEFORE_FEEDING,
    BEFORE_SCORING,
)
"""What comes for everybody and is nobody's deed."""

GIVEN: Final = 0
OWED: Final = 1
"""What comes to farms before the count, and then what leaves them."""

BY_CARDS: Final = EVENTS
"""Heard where cards have a say in who is placed where; never told."""
CAREFUL: Final = EVENTS + 1
"""Heard where turns take the long way, for the four moments of a space or for cards; never told."""
USE_OF: Final = EVENTS + 2
"""Heard, plus a space's number, where somebody cares for the use of that space; never told."""
HEARABLE: Final = USE_OF + len(ALL_SPACES)
ALL_USES: Final = (1 << len(ALL_SPACES)) - 1 << USE_OF

WORK: Final = 0
FIELDS: Final = 1
BREEDING: Final = 2
SCORING: Final = 3
PREPARATION: Final = 4
AFTER_ACTION: Final = 5
DAWN: Final = 6
EATING: Final = 7
CROWDED: Final = 8
"""The points at which a seat may do what a card allows at any time; the last two lie in the midst
of a meal and where animals find no room."""
POINTS: Final = tuple(range(9))


def fences_built(detail: int) -> int:
    """How many fences were built in the action that a detail of `FENCED` tells of."""
    return detail >> FARM.size & FENCES


def large_before(detail: int) -> int:
    """How many large pastures there were before the action that a detail of `FENCED` tells of."""
    return detail >> FARM.size + FENCES.bit_length() & FENCES


def spaces_taken_in(detail: int) -> int:
    """How many unused spaces were fenced in by the action that a detail of `FENCED` tells of."""
    return detail >> FARM.size + 2 * FENCES.bit_length()


def minded(listeners: Iterable[Listener[AgricolaState]]) -> int:
    """What else is worth a look because of some listeners: the turns and spaces they care for."""
    mask = 0
    for listener in listeners:
        if listener.event <= TURN_END:
            mask |= 1 << CAREFUL
            if listener.details is None:
                mask |= ALL_USES
            else:
                mask |= sum([1 << USE_OF + space for space in listener.details])
        elif listener.event == BROUGHT:
            mask |= 1 << TAKEN
    return mask
