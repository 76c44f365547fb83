"""What will still happen to a farm that cards of Agricola hear of, and how often."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from ...farm.goods import Goods, counted_in, merged
from ...games.agricola.events import (
    AFTER_FIELDS,
    ALL_PLACED,
    ARRIVED,
    BAKED,
    BEFORE_FEEDING,
    BEFORE_OCCUPATION,
    BEFORE_ROUND,
    BEFORE_SCORING,
    BEFORE_TURNS,
    BORN,
    BREEDING_PHASE,
    BROUGHT,
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
    LAST_PLACED,
    MAJOR_OR_MINOR,
    MINOR_PLAYED,
    MOVING_ON,
    OCCUPATION_ACTION,
    OCCUPATION_PLAYED,
    OF_SPACE,
    PERFORMED,
    PLOWED,
    PLOWED_MORE,
    REAPED,
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
from ...games.agricola.rules import Rules, Space
from ...games.agricola.state import AgricolaState
from ...games.agricola.steps.goods import Gain, TakeOneOf, TakePile
from ...games.agricola.steps.supply import LYING, SOURCE_SHIFT, THROUGH
from ...games.agricola.vocabulary import ALL_SPACES, PEOPLE, ROUNDS, TAKE
from ...kernel.flow import Menu
from ...kernel.tableau import OTHERS, OWN, Listener
from .flows import Flow
from .outlook import Outlook, uses

Heard = Listener[AgricolaState]
Occasions = list[tuple[int, float]]
"""Details of an event, and how often it comes with them."""

OF_ROUNDS: Final = (
    BEFORE_ROUND,
    ROUND_START,
    WORK_START,
    BEFORE_TURNS,
    MOVING_ON,
    ALL_PLACED,
    GOING_HOME,
    HOME,
)
"""What happens once in every round, to nobody in particular."""
FOR_ALL: Final = (HARVEST_START, BEFORE_FEEDING, BEFORE_SCORING)
"""What happens now and then to nobody in particular."""
OF_GOODS: Final = (TAKING, TAKEN, BROUGHT, ARRIVED)
"""What comes to a farm by the use of spaces."""
WHILE_IT_HOLDS: Final = 0.5
"""In how many of the rounds left something that holds at the moment will hold."""
PILED_UP: Final = 2
"""For how many rounds goods have gathered on a space when it is used."""
BUILT_BY_SOMEBODY: Final = 0.6
"""How likely somebody builds a major improvement that is on offer."""
PLAYED_FROM_HAND: Final = 0.3
"""How likely a minor improvement in hand is played."""

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
    CONVERTED: lambda o: 0.5 * o.harvests,
    CRAFTED: lambda o: o.harvests if o.farm.tableau.crafts else 0.0,
    HARVEST_START: lambda o: o.harvests,
    REAPED: lambda o: 0.5 * o.harvests,
    PLOWED: lambda o: 0.15 * o.left,
    PLOWED_MORE: lambda o: 0.03 * o.left,
    SOWN: lambda o: 0.15 * o.left,
    PERFORMED: lambda o: 0.08 * o.left,
    BEFORE_FEEDING: lambda o: o.harvests,
    IMPROVED: lambda o: o.improves,
    OCCUPATION_ACTION: lambda o: o.learns,
    BORN: lambda o: 0.6 * (PEOPLE - o.farm.people) * o.within(8),
    GREW: lambda o: 0.6 * (PEOPLE - o.farm.people) * o.within(8),
    LAST_PLACED: lambda o: o.left / o.farm.seats,
}
"""How often the events of one farm will still happen; the others have details that matter."""


@lru_cache(maxsize=5000)
def visits(rules: Rules, details: frozenset[int] | None, left: int, often: int) -> Occasions:
    """How often some spaces, or all, will still be used."""
    spaces = [ALL_SPACES.index(space.id) for space in rules.spaces]
    return [
        (space, often * uses(ALL_SPACES[space], left))
        for space in spaces
        if details is None or space in details
    ]


def handed_out(flow: Flow, lying: Goods) -> list[tuple[Goods, Goods]]:
    """What a space may bring: goods that lay on it, and those that it gives, in all its ways."""
    if isinstance(flow, TakePile):
        return [(lying, ())]
    if isinstance(flow, Gain):
        return [((), flow.goods)]
    if isinstance(flow, TakeOneOf):
        return [((), ((offer - TAKE.base, 1),)) for offer in flow.offers]
    ways: list[tuple[Goods, Goods]] = [((), ())]
    for part in flow.children():
        found = handed_out(part, lying)
        if isinstance(flow, Menu):
            ways += found
        else:
            ways = [(merged(a, c), merged(b, d)) for a, b in ways for c, d in found]
    return ways


def yields(space: Space, event: int) -> list[int]:
    """The details with which an event tells of goods that come from a space."""
    lying = tuple([(good, PILED_UP * n) for good, n in space.accumulates])
    details: list[int] = []
    for there, given in handed_out(space.flow, lying):
        if event != ARRIVED and (there or given):
            details.append(counted_in(counted_in(0, there, LYING), given, THROUGH))
            continue
        if there:
            details.append(counted_in(LYING << SOURCE_SHIFT, there))
        if given:
            details.append(counted_in(THROUGH << SOURCE_SHIFT, given))
    return details


@lru_cache(maxsize=1000)
def goods_to_come(rules: Rules, event: int, left: int, often: int) -> Occasions:
    """How often goods will come from spaces, by what they are."""
    found: dict[int, float] = {}
    for space in rules.spaces:
        details = yields(space, event)
        for detail in details:
            times = often * uses(space.id, left) / len(details)
            found[detail] = found.get(detail, 0.0) + times
    return list(found.items())


@lru_cache(maxsize=200)
def rounds(now: int, details: frozenset[int] | None, often: float) -> Occasions:
    """The rounds to come, or some of them."""
    return [
        (round, often)
        for round in range(now + 1, ROUNDS + 1)
        if details is None or round in details
    ]


def improvements(listener: Heard, o: Outlook) -> Occasions:
    """The improvements that will be built or played: those on offer, those in the own hand."""
    farm = o.farm
    times = BUILT_BY_SOMEBODY * o.within(8) * (1, farm.seats - 1, farm.seats)[listener.scope]
    found = [(major.number, times / farm.seats) for major in farm.offer]
    if listener.scope != OTHERS:
        chance = PLAYED_FROM_HAND * o.within(8)
        found += [(card.number, chance) for card in farm.hand_cards if card.cost or card.points]
    return [pair for pair in found if listener.details is None or pair[0] in listener.details]


def learned(o: Outlook) -> Occasions:
    """The occupations in the own hand that will be played."""
    held = [card.number for card in o.farm.hand_cards if card.kind == "occupation"]
    return [(number, o.learns / len(held)) for number in held]


def occasions(listener: Heard, o: Outlook) -> Occasions:
    """What will happen that the listener hears: details, and how often."""
    event, farm = listener.event, o.farm
    if event in OF_ROUNDS:
        return rounds(farm.round, listener.details, 1.0 if listener.sure else WHILE_IT_HOLDS)
    often = 1 if event in FOR_ALL else (1, farm.seats - 1, farm.seats)[listener.scope]
    if event <= TURN_END:
        return visits(farm.state.rules, listener.details, o.left, often)
    if event in OF_GOODS:
        return goods_to_come(farm.state.rules, event, o.left, often)
    if event == RENOVATED:
        once = often * o.renovations / max(1, 2 - farm.house)
        return [(3 * house + house + 1, once) for house in range(farm.house, 2)]
    if event == BUILT and not (listener.sure and listener.details is None):
        return improvements(listener, o)
    if event == OCCUPATION_PLAYED and listener.scope == OWN:
        return learned(o)
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
