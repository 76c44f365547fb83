"""The words in which cards are written: when something happens, what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ....farm.goods import CLAY, FOOD, NAMES, SHEEP, Goods
from ....kernel.events import ANY, OWN, Listener
from ....kernel.sequence import Seq
from ....kernel.state import Step
from ..card import MINOR, OCCUPATION, Card, Need
from ..events import (
    AFTER_SPACE,
    BAKED,
    BUILT,
    FENCED,
    FIELD_PHASE,
    HOME,
    ON_SPACE,
    RENOVATED,
    ROOMS,
    ROUND_START,
    TURN_END,
)
from ..events import BEFORE_OCCUPATION as BEFORE_OCCUPATION_EVENT
from ..events import OCCUPATION as OCCUPATION_EVENT
from ..state import AgricolaState, Seat
from ..steps.crops import grain_fields, vegetable_fields
from ..steps.goods import Gain, LayBack
from ..steps.schedule import Note
from ..vocabulary import ALL_SPACES, CATALOGUE, FARM, ROUNDS, TRADES

Flow = Step[AgricolaState]
Condition = Callable[[AgricolaState, int, int], bool]
"""(state, owner, detail of the event) → whether the card has something to say."""

REVISED: Final = 2

WOOD_SPACES: Final = ("forest", "grove", "copse")
"""The spaces that gather wood."""
STONE_SPACES: Final = ("western-quarry", "eastern-quarry")
"""The spaces that gather stone."""


def always(s: AgricolaState, owner: int, detail: int) -> bool:
    """Whenever it happens."""
    return True


@final
class When:
    """Something that happens, heard by a card: what follows is one of the methods."""

    def __init__(
        self,
        event: int,
        scope: int = OWN,
        condition: Condition = always,
        details: frozenset[int] | None = None,
    ) -> None:
        self.event = event
        self.scope = scope
        self.condition = condition
        self.details = details

    def only(self, condition: Condition) -> When:
        """Only under a further condition."""
        first = self.condition
        if first is always:
            return When(self.event, self.scope, condition, self.details)

        def both(s: AgricolaState, owner: int, detail: int) -> bool:
            return first(s, owner, detail) and condition(s, owner, detail)

        return When(self.event, self.scope, both, self.details)

    def gain(self, goods: Goods) -> Listener[AgricolaState]:
        """The owner gets goods from the common supply."""
        return self.do(Gain(goods))

    def do(self, flow: Flow) -> Listener[AgricolaState]:
        """It must be done, as far as it is possible."""
        return self._listener(flow, optional=False)

    def may(self, flow: Flow) -> Listener[AgricolaState]:
        """It may be done, once."""
        return self._listener(flow, optional=True)

    def _listener(self, flow: Flow, optional: bool) -> Listener[AgricolaState]:
        condition = self.condition

        def hear(s: AgricolaState, owner: int, detail: int) -> Flow | None:
            return flow if condition(s, owner, detail) else None

        return Listener(self.event, hear, self.scope, optional, (flow,), self.details)


def at(event: int, spaces: tuple[str, ...], scope: int) -> When:
    """A moment in the use of one of some spaces."""
    numbers = frozenset([ALL_SPACES.index(space) for space in spaces])
    return When(event, scope, details=numbers)


def using(*spaces: str, scope: int = OWN) -> When:
    """One of some spaces is being used, ahead of what it yields."""
    return at(ON_SPACE, spaces, scope)


def after_using(*spaces: str, scope: int = OWN) -> When:
    """One of some spaces has been used."""
    return at(AFTER_SPACE, spaces, scope)


def after_turn_on(*spaces: str) -> When:
    """The owner's turn on one of some spaces is over."""
    return at(TURN_END, spaces, OWN)


ON_ANY_SPACE: Final = When(ON_SPACE)
AFTER_IMPROVING: Final = When(BUILT)
BEFORE_OCCUPATION: Final = When(BEFORE_OCCUPATION_EVENT)
AFTER_OCCUPATION: Final = When(OCCUPATION_EVENT)
AFTER_ROOMS: Final = When(ROOMS)
AFTER_ANYONES_ROOMS: Final = When(ROOMS, ANY)
AFTER_RENOVATION: Final = When(RENOVATED)
AFTER_FENCES: Final = When(FENCED)
AFTER_BAKING: Final = When(BAKED)
AT_ROUND_START: Final = When(ROUND_START, ANY)
AT_HOME: Final = When(HOME, ANY)
IN_FIELD_PHASE: Final = When(FIELD_PHASE)


def minor(id: str, category: str, **values: object) -> Card:
    """A minor improvement of the revised edition."""
    return Card(id, id, REVISED, MINOR, id[0], category, **values)  # type: ignore[arg-type]


def occupation(id: str, category: str, **values: object) -> Card:
    """An occupation of the revised edition."""
    return Card(id, id, REVISED, OCCUPATION, id[0], category, **values)  # type: ignore[arg-type]


# Prerequisites


def occupations(n: int) -> Need:
    """At least so many occupations in front of the seat."""
    return Need("occupations", lambda s, seat: s.seats[seat].tableau.occupations >= n, n)


def exactly_occupations(n: int) -> Need:
    """Exactly so many occupations."""
    return Need("occupations-exactly", lambda s, seat: s.seats[seat].tableau.occupations == n, n)


def at_most_occupations(n: int) -> Need:
    """At most so many occupations."""
    return Need("occupations-at-most", lambda s, seat: s.seats[seat].tableau.occupations <= n, n)


def fields_with_grain(n: int) -> Need:
    """At least so many fields with grain on them."""
    return Need("grain-fields", lambda s, seat: grain_fields(s.seats[seat]) >= n, n)


def fields_with_vegetables(n: int) -> Need:
    """At least so many fields with vegetables on them."""
    return Need("vegetable-fields", lambda s, seat: vegetable_fields(s.seats[seat]) >= n, n)


def sheep_at_least(n: int) -> Need:
    """At least so many sheep."""
    return Need("sheep", lambda s, seat: s.seats[seat].goods[SHEEP] >= n, n)


def clay_at_least(n: int) -> Need:
    """At least so much clay in the supply."""
    return Need("clay", lambda s, seat: s.seats[seat].goods[CLAY] >= n, n)


ALL_USED: Final = Need("all-used", lambda s, seat: not s.seats[seat].ground.unused)
CLAY_OR_STONE_HOUSE: Final = Need("clay-or-stone-house", lambda s, seat: s.seats[seat].house > 0)


# Conditions


def wooden_house(s: AgricolaState, owner: int, detail: int) -> bool:
    """While the owner lives in a wooden house."""
    return s.seats[owner].house == 0


def stone_house(s: AgricolaState, owner: int, detail: int) -> bool:
    """While the owner lives in a stone house."""
    return s.seats[owner].house == 2


def rounds_left(s: AgricolaState) -> int:
    """The rounds that have not begun."""
    return ROUNDS - s.round


def standing_on(s: AgricolaState, space: int, seat: int = -1) -> bool:
    """Whether a person, of a seat if one is named, stands on a space."""
    people = [token // 2 for token in s.occupants[s.rules.space_of[space]] if token % 2 == 0]
    return seat in people if seat >= 0 else bool(people)


# What cards remember and score


def recalled(s: AgricolaState, seat: int, id: str) -> int:
    """What a card in front of the seat remembers."""
    return s.seats[seat].recall(CATALOGUE.index(id))


def noted(s: AgricolaState, seat: int, memory: int) -> int:
    """Bonus points that were noted on the card."""
    return memory


def points_noted(player: Seat, memory: int) -> dict[str, int]:
    """The points noted on the card, to be seen."""
    return {"points": memory} if memory else {}


def holds(what: str) -> Callable[[Seat, int], dict[str, int]]:
    """So many of something lie on the card."""
    return lambda player, memory: {what: memory} if memory else {}


def sold_from(goods: tuple[int, ...]) -> tuple[int, ...]:
    """The trades of a pile of goods, 1 food each."""
    prices = {get: i for i, (give, _, get, _) in enumerate(TRADES) if give == FOOD}
    return tuple([prices[good] for good in goods])


def left_on_stack(goods: tuple[int, ...]) -> Callable[[Seat, int], dict[str, int]]:
    """What is left of a pile of goods."""

    def left(player: Seat, memory: int) -> dict[str, int]:
        found: dict[str, int] = {}
        for good in goods[memory:]:
            found[NAMES[good]] = found.get(NAMES[good], 0) + 1
        return found

    return left


def highest_step(n: int, *steps: tuple[int, int]) -> int:
    """The points of the highest step reached."""
    return max([points for least, points in steps if n >= least], default=0)


def once(
    id: str,
    category: str,
    when: When,
    condition: Callable[[AgricolaState, int], bool],
    flow: Flow,
    players: int = 1,
) -> Card:
    """An occupation that does something a single time, as soon as a condition holds."""
    both: Flow = Seq(flow, Note(lambda s, seat: 1))

    def waits(s: AgricolaState, owner: int, detail: int) -> bool:
        return not recalled(s, owner, id) and condition(s, owner)

    return occupation(
        id,
        category,
        players=players,
        play=both,
        play_when=condition,
        hears=(when.only(waits).do(both),),
    )


def laying_back(wood: int, food: int) -> Listener[AgricolaState]:
    """After using a forest the owner may lay wood back on it for food."""
    flows = {ALL_SPACES.index(space): LayBack(space, wood, food) for space in WOOD_SPACES}

    def hear(s: AgricolaState, owner: int, space: int) -> Flow | None:
        return flows.get(space)

    return Listener(AFTER_SPACE, hear, OWN, True, tuple(flows.values()), frozenset(flows))


def per_new_pasture(cells: int, goods: Goods) -> Listener[AgricolaState]:
    """After fencing: goods for each new pasture of at least so many cells."""
    most = FARM.size // cells
    flows = [Gain(tuple([(good, n * k) for good, n in goods])) for k in range(1, most + 1)]

    def hear(s: AgricolaState, owner: int, before: int) -> Flow | None:
        pastures = s.seats[owner].layout.pastures
        new = [p for p in pastures if not p & before and p.bit_count() >= cells]
        return flows[len(new) - 1] if new else None

    return Listener(FENCED, hear, OWN, False, tuple(flows))
