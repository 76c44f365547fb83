"""What the first edition's cards say in their own way."""

from __future__ import annotations

from typing import Final

from .....farm.goods import ANIMALS, CATTLE, NOTHING, Goods, wood
from .....kernel.messages import Message
from ...card import MINOR, OCCUPATION, Card, Does, Need, for_good
from ...events import AFTER_ACTION, BREEDING, DAWN, EATING, FIELDS, WORK
from ...state import AgricolaState
from ...steps.schedule import GainOf, Note
from ..words import Flow, highest_step, occupations, rounds_left
from .effects import EFFECTS

FIRST_EDITION: Final = 1
COMBINED: Final = "lessons-5"
COMBINED_FROM: Final = 5
"""The space for an occupation, or for family growth from a round on."""
AT_ANY_TIME: Final = (WORK, AFTER_ACTION, DAWN, FIELDS, EATING, BREEDING)
"""Before one's actions and after the last of a round, at its start, before harvest phases."""


def minor(
    id: str,
    title: str,
    *does: Does,
    cost: Goods = NOTHING,
    instead: Goods = NOTHING,
    cost_per_person: Goods = NOTHING,
    returns: tuple[str, ...] = (),
    hands_in: int = 1,
    need: Need | None = None,
    points: int = 0,
    passing: bool = False,
    bonus: bool = False,
    play: Flow | None = None,
) -> Card:
    """A minor improvement; `instead` is another cost that may be paid for it.

    Of the improvements that it `returns`, so many are handed in besides. `bonus` tells that points
    are printed on it, where what it does cannot tell.
    """
    return Card(
        id,
        title,
        FIRST_EDITION,
        MINOR,
        EFFECTS[id],
        does,
        cost=cost,
        instead=instead,
        cost_per_person=cost_per_person,
        returns=returns,
        hands_in=hands_in,
        need=need,
        points=points,
        passing=passing,
        bonus=bonus,
        play=play,
    )


def occupation(
    id: str,
    title: str,
    *does: Does,
    players: int = 1,
    cost: Goods = NOTHING,
    bonus: bool = False,
    play: Flow | None = None,
) -> Card:
    """An occupation; its cost comes on top of the fee."""
    return Card(
        id,
        title,
        FIRST_EDITION,
        OCCUPATION,
        EFFECTS[id],
        does,
        players,
        cost,
        bonus=bonus,
        play=play,
    )


NO_OCCUPATIONS: Final = Need(
    "no-occupations", lambda s, seat: s.seats[seat].tableau.occupations == 0, lost=for_good
)


def by_round(last: int) -> Need:
    """A round at the latest."""
    return Need("by-round", lambda s, seat: s.round <= last, last, for_good)


OVENS: Final = ("A5", "A6", "E14", "E27")
"""The improvements that are ovens."""


def has_oven(s: AgricolaState, seat: int) -> bool:
    """Whether an oven lies in front of a seat."""
    return any(card.id in OVENS for card in s.seats[seat].tableau.cards)


OWNS_OVEN: Final = Need("oven", has_oven)


def two_improvements(n: int) -> Need:
    """At least 2 improvements, major or minor, and so many occupations."""
    learned = occupations(n)

    def met(s: AgricolaState, seat: int) -> bool:
        return s.seats[seat].tableau.improvements >= 2 and learned.met(s, seat)

    return Need("two-improvements", met, n)


def wood_of_titles(s: AgricolaState, seat: int) -> Goods:
    """Wood by the rounds still to be played."""
    return wood(highest_step(rounds_left(s), (1, 1), (3, 2), (6, 3), (9, 4)))


def title_wood() -> Flow:
    """What those receive who hold an office in the village: wood by the rounds left."""
    return GainOf(wood_of_titles)


def one_more() -> Note:
    """The card remembers one more point."""
    point = Message("prompt-points", {"n": 1})
    note = Note(lambda s, seat: s.seats[seat].recall(note.card) + 1, point)
    return note


def cattle_at_least(n: int) -> Need:
    """At least so many cattle."""
    return Need("cattle", lambda s, seat: s.seats[seat].goods[CATTLE] >= n, n)


def animals_at_least(n: int) -> Need:
    """At least so many animals of any type."""
    return Need("animals", lambda s, seat: sum([s.seats[seat].goods[a] for a in ANIMALS]) >= n, n)


def empty_fields_at_least(n: int) -> Need:
    """At least so many empty fields, cards apart."""

    def met(s: AgricolaState, seat: int) -> bool:
        player = s.seats[seat]
        return (player.fields & ~player.sown()).bit_count() >= n

    return Need("empty-fields", met, n)
