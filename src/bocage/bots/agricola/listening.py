"""What the events bring that a card of Agricola hears, in points."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from ...games.agricola.card import Card
from ...games.agricola.events import (
    AFTER_FIELDS,
    ALL_PLACED,
    ARRIVED,
    BAKED,
    BEFORE_FEEDING,
    BEFORE_OCCUPATION,
    BEFORE_ROUND,
    BEFORE_SCORING,
    BORN,
    BREEDING_PHASE,
    BUILT,
    CONVERTED,
    CRAFTED,
    DUE,
    FEEDING_PHASE,
    FENCED,
    FIELD_PHASE,
    GOING_HOME,
    GREW,
    HARVEST_START,
    HOME,
    IMPROVED,
    MAJOR_OR_MINOR,
    MINOR_PLAYED,
    OCCUPATION_ACTION,
    OCCUPATION_PLAYED,
    OF_SPACE,
    PERFORMED,
    PLOWED,
    RENOVATED,
    ROOMS,
    ROUND_START,
    SOWN,
    STABLED,
    TAKEN,
    TAKING,
    TURN_END,
    WORK_START,
)
from ...games.agricola.rules import Rules
from ...games.agricola.state import AgricolaState
from ...games.agricola.steps.schedule import GainOf, Note
from ...games.agricola.vocabulary import ALL_SPACES, PEOPLE, ROUNDS
from ...kernel.tableau import OWN, Listener
from .flows import SOMETIMES, Flow, fixed_worth, flow_worth, leaves
from .outlook import Outlook, uses

Heard = Listener[AgricolaState]

OF_ROUNDS: Final = (BEFORE_ROUND, ROUND_START, WORK_START, ALL_PLACED, GOING_HOME, HOME)
"""What happens once in every round, to nobody in particular."""
LASTING: Final = 0.5
"""In how many of the rounds left something that holds at the moment will hold."""
HOPED: Final = 0.3
"""How often something will hold that does not at the moment."""
HOPED_BY_ROUND: Final = 0.13
"""The same for what is looked at in every round."""
UNSEEN: Final = 0.4
"""What a gain is worth later that would be nothing at the moment."""
DRAWN: Final = 0.4
MOST_DRAWN: Final = 2.0
"""How much more often one goes where a card brings something, per point; at most so often."""
FEW: Final = 3.0
"""How often at most a farm does what it has use for just a few times."""

OCCASIONS: Final[dict[int, Callable[[Outlook], float]]] = {
    BUILT: lambda o: o.improves,
    BEFORE_OCCUPATION: lambda o: o.learns,
    OCCUPATION_PLAYED: lambda o: o.learns,
    ROOMS: lambda o: o.builds_rooms,
    STABLED: lambda o: o.within(6),
    DUE: lambda o: 1.0,
    BEFORE_SCORING: lambda o: 1.0,
    FENCED: lambda o: o.within(6) if o.farm.fences_left else 0.0,
    BAKED: lambda o: 0.5 * o.harvests if o.farm.tableau.bread(0) else 0.1 * o.harvests,
    FIELD_PHASE: lambda o: o.harvests,
    AFTER_FIELDS: lambda o: o.harvests,
    FEEDING_PHASE: lambda o: o.harvests,
    BREEDING_PHASE: lambda o: o.harvests,
    TAKING: lambda o: 0.2 * o.farm.people * o.left,
    ARRIVED: lambda o: o.farm.people * o.left,
    TAKEN: lambda o: 0.5 * o.farm.people * o.left,
    CONVERTED: lambda o: o.harvests,
    CRAFTED: lambda o: o.harvests if o.farm.tableau.crafts else 0.0,
    HARVEST_START: lambda o: o.harvests,
    PLOWED: lambda o: 0.15 * o.left,
    SOWN: lambda o: 0.15 * o.left,
    PERFORMED: lambda o: 0.08 * o.left,
    BEFORE_FEEDING: lambda o: o.harvests,
    IMPROVED: lambda o: o.improves,
    OCCUPATION_ACTION: lambda o: o.learns,
    BORN: lambda o: 0.6 * (PEOPLE - o.farm.people) * o.within(8),
    GREW: lambda o: 0.6 * (PEOPLE - o.farm.people) * o.within(8),
}
"""How often the events of one farm will still happen; the others have details that matter."""


@lru_cache(maxsize=1000)
def counted(listener: Heard) -> bool:
    """Whether the card notes how often it has happened."""
    return any(isinstance(leaf, Note) for flow in listener.steps for leaf in leaves(flow))


@lru_cache(maxsize=1000)
def a_few_times(flow: Flow) -> bool:
    """Whether a flow is something that a farm has use for just a few times."""
    return any(isinstance(leaf, SOMETIMES) for leaf in leaves(flow))


@lru_cache(maxsize=5000)
def visits(
    rules: Rules, details: frozenset[int] | None, left: int, often: int
) -> list[tuple[int, float]]:
    """How often some spaces, or all, will still be used."""
    spaces = [ALL_SPACES.index(space.id) for space in rules.spaces]
    return [
        (space, often * uses(ALL_SPACES[space], left))
        for space in spaces
        if details is None or space in details
    ]


@lru_cache(maxsize=100)
def rounds(now: int, often: float) -> list[tuple[int, float]]:
    """The rounds to come."""
    return [(round, often) for round in range(now + 1, ROUNDS + 1)]


def occasions(listener: Heard, o: Outlook) -> list[tuple[int, float]]:
    """What will happen that the listener hears: details, and how often."""
    event, farm = listener.event, o.farm
    if event in OF_ROUNDS:
        return rounds(farm.round, 1.0 if listener.sure else LASTING)
    often = (1, farm.seats - 1, farm.seats)[listener.scope]
    if event <= TURN_END:
        return visits(farm.state.rules, listener.details, o.left, often)
    if event == RENOVATED:
        once = often * o.renovations / max(1, 2 - farm.house)
        return [(3 * house + house + 1, once) for house in range(farm.house, 2)]
    times = OCCASIONS[event](o) if event in OCCASIONS else 0.0
    return [(detail_of(listener, o), often * times)]


def detail_of(listener: Heard, o: Outlook) -> int:
    """What an event is likely to carry."""
    if listener.details:
        return min(listener.details)
    if listener.event == ROOMS:
        return o.farm.house
    if listener.event == FENCED:
        return o.calm.seats[o.farm.seat].layout.enclosed
    if listener.event == IMPROVED:
        return MAJOR_OR_MINOR | OF_SPACE | MINOR_PLAYED
    if listener.event in (BORN, GREW):
        return o.farm.people + 1
    return listener.card if listener.event != BAKED else 1


def answers(listener: Heard, o: Outlook) -> tuple[dict[Flow, float], float]:
    """What would follow if things happened now, and how often; how often they happen at all.

    A card that is not in play may look for itself in vain.
    """
    found = occasions(listener, o)
    in_all = sum([times for _, times in found])
    if listener.sure:
        return {listener.steps[0]: in_all}, in_all
    s, seat, hear = o.calm, o.farm.seat, listener.hear
    flows: dict[Flow, float] = {}
    for detail, times in found:
        try:
            flow = hear(s, seat, detail)
        except (LookupError, ValueError):
            flow = None
        if flow is not None:
            flows[flow] = flows.get(flow, 0.0) + times
    return flows, in_all


@lru_cache(maxsize=5000)
def same_for_all(listener: Heard, rules: Rules, left: int) -> float | None:
    """What a listener will bring if that depends on nothing but the time."""
    if not listener.sure or listener.event > TURN_END:
        return None
    flow = listener.steps[0]
    worth = fixed_worth(flow)
    if worth is None:
        return None
    often = (1, rules.seats - 1, rules.seats)[listener.scope]
    times = sum([times for _, times in visits(rules, listener.details, left, often)])
    return each_time(listener, flow, worth, times)


def each_time(listener: Heard, flow: Flow, worth: float, times: float) -> float:
    """What a flow brings that follows so often; one goes more often where it brings much."""
    if listener.optional:
        worth = max(0.0, worth)
    if listener.scope == OWN and listener.event <= TURN_END and listener.details is not None:
        times *= min(MOST_DRAWN, 1 + DRAWN * max(0.0, worth))
    return worth * (min(times, FEW) if a_few_times(flow) else times)


def hearing(listener: Heard, card: Card, o: Outlook) -> float:
    """What a listener will bring: what holds at the moment, or the hope that it will."""
    always = same_for_all(listener, o.farm.state.rules, o.left)
    if always is not None:
        return always
    flows, in_all = answers(listener, o)
    limit = in_all
    if counted(listener):
        remembered = o.remembered(card.number)
        if not flows and remembered != card.starts_with:
            return 0.0
        limit = max(1.0, remembered)
    if not flows:
        if not listener.steps:
            return 0.0
        share = HOPED_BY_ROUND if listener.event in OF_ROUNDS else HOPED
        flows = {listener.steps[0]: share * min(in_all, limit)}
    total = 0.0
    for flow, times in flows.items():
        worth = flow_worth(flow, o)
        if not worth and isinstance(flow, GainOf):
            worth = UNSEEN
        total += each_time(listener, flow, worth, min(times, limit))
    return total
