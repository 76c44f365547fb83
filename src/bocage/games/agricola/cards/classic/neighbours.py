"""Cards that gain by what others do."""

from __future__ import annotations

from typing import Final

from .....farm.goods import (
    ANIMALS,
    FOOD,
    Goods,
    clay,
    count_of,
    food,
    grain,
    stone,
    vegetable,
    wood,
)
from .....kernel.flow import OnlyIf
from .....kernel.sequence import Seq
from .....kernel.tableau import ANY, OTHERS, Says
from ...card import Card, Does
from ...events import (
    BAKED,
    BEFORE_ROUND,
    BREEDING_PHASE,
    BUILT,
    CONVERTED,
    FEEDING_PHASE,
    FENCED,
    GREW,
    HOME,
    OCCUPATION_PLAYED,
    PERFORMED,
    SOWN,
    TAKEN,
    TURN_END,
    WORK_START,
    fences_built,
)
from ...queries import ARTIST, FEEDS_LAST
from ...state import AgricolaState
from ...steps.fields import Bake
from ...steps.goods import Gain
from ...steps.occupations import PlayOccupation
from ...steps.schedule import GainNoted, Note, OthersGain
from ...steps.supply import LYING
from ...steps.tableaux import Granted
from ..words import Flow, Holds, When, after_using
from .hearing import by_actor, gaining
from .words import minor, occupation

WELL: Final = "A10"
VILLAGE_WELL: Final = "I66"
PLENTIFUL: Final = 3
"""The food on a space at which the Cooper gains."""


def per_grain(s: AgricolaState, owner: int, grains: int) -> Goods:
    """Bread Seller: a food for every grain baked."""
    return food(grains)


def baking_improvement(s: AgricolaState, owner: int, card: int) -> bool:
    """Charcoal Burner: the improvement bakes."""
    return s.rules.cards[card].bakes


def by_seats(s: AgricolaState, owner: int, sown: int) -> Goods:
    """Field Worker: grain with three seats, else food."""
    return grain(1) if s.count == 3 else food(1)


def midwife() -> Does:
    """Midwife: a food if the other family has become larger, two if it is so by two."""
    gains = (Gain(food(1)), Gain(food(2)))

    def hear(s: AgricolaState, owner: int, actor: int, people: int) -> Flow | None:
        more = s.seats[actor].people - s.seats[owner].people
        return gains[min(more, 2) - 1] if more > 0 else None

    return by_actor(GREW, hear, *gains)


def by_fences(s: AgricolaState, owner: int, detail: int) -> Goods:
    """Fencer: a wood, two for five fences or more."""
    built = fences_built(detail)
    return wood(2 if built >= 5 else 1) if built else ()


def nobody_left(s: AgricolaState, owner: int, detail: int) -> bool:
    """Magician: the last of the owner's people acts."""
    return not s.seats[owner].idle


def lying_food(s: AgricolaState, owner: int, taken: int) -> bool:
    """Cooper: the food that lay on the space was much."""
    return count_of(taken, FOOD, LYING) >= PLENTIFUL


def owned_by_anyone(id: str) -> Holds:
    """Whether a card lies in front of somebody."""

    def holds(s: AgricolaState, seat: int) -> bool:
        return any(card.id == id for player in s.seats for card in player.tableau.cards)

    return holds


def cheers() -> Flow:
    """Flagon: food for everybody."""
    return Seq(Gain(food(4)), OthersGain(food(1)))


def butchering() -> tuple[Does, ...]:
    """A food when another seat cooks animals, once in its turn or meal; the owner eats last.

    The card remembers the seats that have done so.
    """

    def gain(actor: int) -> Flow:
        return GainNoted(food(1), lambda s, seat: s.seats[seat].recall(forget.card) | 1 << actor)

    flows = [gain(actor) for actor in range(5)]
    forget = Note(lambda s, seat: 0)

    def hear(s: AgricolaState, owner: int, actor: int, detail: int) -> Flow | None:
        if s.seats[owner].recall(forget.card) >> actor & 1 or not count_of(detail, FOOD, 1):
            return None
        cooked = any(count_of(detail, animal) for animal in ANIMALS)
        return flows[actor] if cooked else None

    def any_marked(s: AgricolaState, owner: int, detail: int) -> bool:
        return s.seats[owner].recall(forget.card) > 0

    turns = (TURN_END, HOME, FEEDING_PHASE, BREEDING_PHASE, BEFORE_ROUND, WORK_START)
    return (
        by_actor(CONVERTED, hear, *flows),
        *[When(event, ANY).only(any_marked).do_regardless(forget) for event in turns],
        Says(FEEDS_LAST),
    )


def master_baker() -> tuple[Does, ...]:
    """Bake when somebody else does; a food for baking in another way."""
    with_others = Granted(Bake())

    def own_action(s: AgricolaState, owner: int, grains: int) -> bool:
        return not with_others.goes_on(s)

    return When(BAKED, OTHERS).may(with_others), When(BAKED).only(own_action).gain(food(1))


CARDS: Final[list[Card]] = [
    minor(
        "I87",
        "Flagon",
        When(BUILT, ANY)
        .only(lambda s, owner, card: s.rules.cards[card].id in (WELL, VILLAGE_WELL))
        .do(cheers()),
        cost=clay(1),
        play=Seq(
            OnlyIf(owned_by_anyone(WELL), cheers()),
            OnlyIf(owned_by_anyone(VILLAGE_WELL), cheers()),
        ),
    ),
    minor("I97", "Slaughterhouse", *butchering(), cost=clay(2) + stone(2), points=2),
    occupation("E149", "Master Baker", *master_baker(), players=4),
    occupation("E155", "Bread Seller", gaining(BAKED, per_grain, food(1), ANY), players=3),
    occupation(
        "E182",
        "Charcoal Burner",
        When(BUILT, ANY).only(baking_improvement).gain(wood(1) + food(1)),
        players=3,
    ),
    occupation("I224", "Field Worker", gaining(SOWN, by_seats, food(1), OTHERS), players=3),
    occupation("I232", "Midwife", midwife(), players=4),
    occupation(
        "I245",
        "Market Crier",
        after_using("grain-seeds").may(Seq(Gain(grain(1) + vegetable(1)), OthersGain(grain(1)))),
        players=3,
    ),
    occupation(
        "I249",
        "Puppeteer",
        When(PERFORMED, OTHERS).may(PlayOccupation(1)),
        Says(ARTIST),
        players=4,
    ),
    occupation(
        "I257",
        "Street Musician",
        When(PERFORMED, OTHERS).gain(grain(1)),
        Says(ARTIST),
        players=4,
    ),
    occupation("I264", "Fencer", gaining(FENCED, by_fences, wood(1), OTHERS), players=4),
    occupation(
        "K271",
        "Educator",
        When(OCCUPATION_PLAYED, OTHERS).may(PlayOccupation(3, 3, 3, 2)),
        players=4,
    ),
    occupation("K299", "Slaughterman", *butchering(), players=3),
    occupation(
        "K311",
        "Magician",
        When(PERFORMED).only(nobody_left).gain(grain(1) + food(1)),
        Says(ARTIST),
        players=4,
    ),
    occupation("Z328", "Cooper", When(TAKEN, ANY).only(lying_food).gain(food(1)), players=4),
]
