"""The words in which cards are written: when something happens, what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final, final

from ....farm.goods import CLAY, NOTHING, SHEEP, Goods, food
from ....kernel.flow import OnlyIf
from ....kernel.messages import Message
from ....kernel.moments import Moment
from ....kernel.own import BadCards
from ....kernel.sequence import Seq
from ....kernel.state import Step
from ....kernel.tableau import ANY, OWN, Listener
from ..abilities.playing import Knows, Remembers
from ..abilities.points import Scores
from ..card import MINOR, OCCUPATION, Card, Does, Need, for_good
from ..deals import Trades
from ..events import (
    AFTER_SPACE,
    BAKED,
    BEFORE_OCCUPATION,
    BUILT,
    FENCED,
    FIELD_PHASE,
    HOME,
    OCCUPATION_PLAYED,
    ON_SPACE,
    RENOVATED,
    ROOMS,
    ROUND_START,
    TURN_END,
)
from ..state import AgricolaState
from ..steps.crops import grain_fields, vegetable_fields
from ..steps.goods import Gain, LayBack
from ..steps.schedule import Note
from ..vocabulary import ALL_SPACES, FARM, ROUNDS

Flow = Step[AgricolaState]
Holds = Callable[[AgricolaState, int], bool]
"""(state, seat) → whether something holds."""

REVISED_EDITION: Final = 2

ACTIONS_BOOSTER: Final = "actions-booster"
BUILDING_RESOURCE_PROVIDER: Final = "building-resource-provider"
CROP_PROVIDER: Final = "crop-provider"
FARM_PLANNER: Final = "farm-planner"
FOOD_PROVIDER: Final = "food-provider"
GOODS_PROVIDER: Final = "goods-provider"
LIVESTOCK_PROVIDER: Final = "livestock-provider"
POINTS_PROVIDER: Final = "points-provider"
CATEGORIES: Final = (
    FARM_PLANNER,
    ACTIONS_BOOSTER,
    POINTS_PROVIDER,
    GOODS_PROVIDER,
    FOOD_PROVIDER,
    CROP_PROVIDER,
    BUILDING_RESOURCE_PROVIDER,
    LIVESTOCK_PROVIDER,
)
"""What a card is for, as printed on it."""

WOOD_SPACES: Final = ("forest", "grove", "copse")
"""The spaces that gather wood."""
STONE_SPACES: Final = ("western-quarry", "eastern-quarry")
"""The spaces that gather stone."""


@final
class When(Moment[AgricolaState]):
    """Something that happens, heard by a card."""

    def gain(self, goods: Goods) -> Listener[AgricolaState]:
        """The owner gets goods from the common supply."""
        return self.do(Gain(goods))

    def may_use_up(self, flow: Flow) -> Listener[AgricolaState]:
        """It may be done as long as something lies on the card, and takes one of it away."""
        note = Note(lambda s, seat: s.seats[seat].recall(note.card) - 1)
        left = self.only(lambda s, owner, detail: s.seats[owner].recall(note.card) > 0)
        return left.may(Seq(flow, note))


def at(event: int, spaces: tuple[str, ...], scope: int) -> When:
    """A moment in the use of one of some spaces."""
    return When(event, scope, details=frozenset([space_number(space) for space in spaces]))


def space_number(space: str) -> int:
    """The number of a space; of one that does not exist, what may be meant."""
    if space not in ALL_SPACES:
        near = ", ".join(get_close_matches(space, ALL_SPACES)) or ", ".join(ALL_SPACES)
        raise BadCards(Message("own-no-space", {"name": space, "near": near}))
    return ALL_SPACES.index(space)


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
AHEAD_OF_OCCUPATION: Final = When(BEFORE_OCCUPATION)
AFTER_OCCUPATION: Final = When(OCCUPATION_PLAYED)
AFTER_ROOMS: Final = When(ROOMS)
AFTER_ANYONES_ROOMS: Final = When(ROOMS, ANY)
AFTER_RENOVATION: Final = When(RENOVATED)
AFTER_FENCES: Final = When(FENCED)
AFTER_BAKING: Final = When(BAKED)
AT_ROUND_START: Final = When(ROUND_START, ANY)
AT_HOME: Final = When(HOME, ANY)
IN_FIELD_PHASE: Final = When(FIELD_PHASE)


def minor(
    id: str,
    title: str,
    category: str,
    *does: Does,
    cost: Goods = NOTHING,
    cost_per_person: Goods = NOTHING,
    need: Need | None = None,
    points: int = 0,
    passing: bool = False,
    play: Flow | None = None,
) -> Card:
    """A minor improvement of the revised edition."""
    return Card(
        id,
        title,
        REVISED_EDITION,
        MINOR,
        category,
        does,
        cost=cost,
        cost_per_person=cost_per_person,
        need=need,
        points=points,
        passing=passing,
        play=play,
    )


def occupation(
    id: str,
    title: str,
    category: str,
    *does: Does,
    players: int = 1,
    cost: Goods = NOTHING,
    play: Flow | None = None,
) -> Card:
    """An occupation of the revised edition."""
    return Card(id, title, REVISED_EDITION, OCCUPATION, category, does, players, cost, play=play)


# Prerequisites


def occupations(n: int) -> Need:
    """At least so many occupations in front of the seat."""
    return Need("occupations", lambda s, seat: s.seats[seat].tableau.learned() >= n, n)


def exactly_occupations(n: int) -> Need:
    """Exactly so many occupations."""
    return Need(
        "occupations-exactly",
        lambda s, seat: s.seats[seat].tableau.learned() == n,
        n,
        lambda s, seat: s.seats[seat].tableau.learned() > n,
    )


def at_most_occupations(n: int) -> Need:
    """At most so many occupations."""
    return Need(
        "occupations-at-most", lambda s, seat: s.seats[seat].tableau.learned() <= n, n, for_good
    )


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


def noted(s: AgricolaState, seat: int, memory: int) -> int:
    """Bonus points that were noted on the card."""
    return memory


def scores_noted() -> Scores:
    """The bonus points that were noted on the card."""
    return Scores(noted, won=True)


def holds(what: str, starts_with: int = 0) -> Remembers:
    """So many of something lie on the card."""
    return Remembers(lambda player, memory: {what: memory} if memory else {}, starts_with)


def selling(goods: tuple[int, ...], *points: int) -> tuple[Trades, Remembers]:
    """A pile of goods on the card, sold from the top for 1 food each."""
    trades = Trades(*[(food(1), ((good, 1),)) for good in goods], at=points, pile=True)
    return trades, Remembers(trades.lying)


def highest_step(n: int, *steps: tuple[int, int]) -> int:
    """The points of the highest step reached."""
    return max([points for least, points in steps if n >= least], default=0)


def once(
    id: str,
    title: str,
    category: str,
    when: When,
    condition: Holds,
    flow: Flow,
    players: int = 1,
) -> Card:
    """An occupation that does something a single time, as soon as a condition holds."""
    heard, at_once = armed(when, condition, flow)
    return occupation(id, title, category, *heard, players=players, play=at_once)


def armed(when: When, condition: Holds, flow: Flow) -> tuple[tuple[Does, ...], Flow]:
    """A flow that follows a single time: once a condition holds after something, or at once."""
    note = Note(lambda s, seat: 1)
    both: Flow = Seq(flow, note)

    def waits(s: AgricolaState, owner: int, detail: int) -> bool:
        return not s.seats[owner].recall(note.card) and condition(s, owner)

    done = Knows(lambda s, seat: int(condition(s, seat)))
    return (when.only(waits).do(both), done), OnlyIf(condition, both)


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
