"""Occupations: what comes ahead of them, more of them, and cards played besides the actions."""

from __future__ import annotations

from typing import Final

from .....farm.goods import food, wood
from .....kernel.flow import May, OneOf
from .....kernel.sequence import Seq
from .....kernel.tableau import OWN, Listener, Says
from ...abilities.playing import Brings, DrawsMinors, GoesBack, Studies, Widens
from ...card import Card
from ...events import (
    AGAIN,
    BEFORE_SPACE,
    IMPROVED,
    MAJOR_OR_MINOR,
    MINOR_PLAYED,
    OCCUPATION_ACTION,
    OF_SPACE,
    SILENT,
    SPACE_SHIFT,
)
from ...living_hands import NewMinors
from ...queries import MORE_OCCUPATIONS
from ...state import AgricolaState
from ...steps.fields import Bake
from ...steps.hand import PlayMinor
from ...steps.improvements import BuildMajor
from ...steps.occupations import PlayOccupation
from ...steps.payment import Pay
from ...steps.schedule import Note
from ..words import (
    AFTER_OCCUPATION,
    AHEAD_OF_OCCUPATION,
    AT_ROUND_START,
    Flow,
    When,
    occupations,
    space_number,
    stone_house,
)
from .words import minor, occupation


def any_improvement(how: int) -> Flow:
    """A major or a minor improvement."""
    return OneOf(BuildMajor(how), PlayMinor(how))


def merchant() -> Listener[AgricolaState]:
    """Merchant: the same improvement action once more, for 1 food."""
    flows: dict[int, Flow] = {
        how: Seq(
            Pay(food(1)),
            any_improvement(how | AGAIN) if how & MAJOR_OR_MINOR else PlayMinor(how | AGAIN),
        )
        for how in (0, MAJOR_OR_MINOR, OF_SPACE, MAJOR_OR_MINOR | OF_SPACE)
    }

    def hear(s: AgricolaState, owner: int, detail: int) -> Flow | None:
        return None if detail & AGAIN else flows[detail & (MAJOR_OR_MINOR | OF_SPACE)]

    return Listener(IMPROVED, hear, OWN, True, tuple(flows.values()))


def at_the_start_space(s: AgricolaState, owner: int, detail: int) -> bool:
    """Businessman: a minor improvement was played where one becomes starting player."""
    here = detail >> SPACE_SHIFT == space_number("meeting-place") + 1
    return here and detail & (MINOR_PLAYED | AGAIN) == MINOR_PLAYED


def salesman() -> Card:
    """Traveling Salesman: a major for a minor, or two minors, once in a turn."""
    used = Note(lambda s, seat: 1)
    wanted = MAJOR_OR_MINOR | OF_SPACE | MINOR_PLAYED

    def second(s: AgricolaState, owner: int, detail: int) -> bool:
        return detail & wanted == wanted and not s.seats[owner].recall(used.card)

    return occupation(
        "K281",
        "Traveling Salesman",
        Widens(),
        When(IMPROVED).only(second).may(Seq(PlayMinor(SILENT), used)),
        When(BEFORE_SPACE).do(Note(lambda s, seat: 0)),
    )


CARDS: Final[list[Card]] = [
    minor(
        "E49",
        "Writing Desk",
        When(OCCUPATION_ACTION).may(PlayOccupation(2)),
        cost=wood(1),
        need=occupations(2),
        points=1,
    ),
    minor("K111", "Bread Paddle", AFTER_OCCUPATION.may(Bake()), cost=wood(1)),
    minor(
        "K112",
        "Bookshelf",
        AHEAD_OF_OCCUPATION.gain(food(3)),
        cost=wood(1),
        need=occupations(3),
        points=1,
    ),
    minor(
        "K125",
        "Broom",
        DrawsMinors(),
        cost=wood(1),
        play=Seq(NewMinors(7), May(PlayMinor(SILENT)), sure=True),
    ),
    occupation("E148", "Academic", Says(MORE_OCCUPATIONS, 1), players=3),
    occupation("E179", "Merchant", merchant()),
    occupation("E192", "Patron", AHEAD_OF_OCCUPATION.gain(food(2)), players=4),
    occupation(
        "I228",
        "Businessman",
        When(IMPROVED).only(at_the_start_space).may(any_improvement(MAJOR_OR_MINOR | SILENT)),
        players=3,
    ),
    occupation("K275", "Perpetual Student", Studies(), players=4),
    occupation(
        "K279",
        "Scholar",
        AT_ROUND_START.only(stone_house).may(
            OneOf(PlayOccupation(1), BuildMajor(), PlayMinor(MAJOR_OR_MINOR))
        ),
    ),
    salesman(),
    occupation("Z334", "Dance Instructor", Brings(food(4)), GoesBack(), players=3),
]
