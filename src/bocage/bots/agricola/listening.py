"""What the events bring that a card of Agricola hears, in points."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...farm.goods import count_of
from ...games.agricola.card import Card
from ...games.agricola.events import BUILT, TURN_END
from ...games.agricola.rules import Rules
from ...games.agricola.steps.bargains import BuyMore
from ...games.agricola.steps.neighbours import HandOver
from ...games.agricola.steps.schedule import GainOf
from ...games.agricola.steps.supply import LYING, THROUGH
from ...games.agricola.steps.taking import LeaveThere
from ...kernel.tableau import OWN
from .flows import Flow, a_few_times, fixed_worth, flow_worth, leaves, noting
from .occasions import OF_GOODS, OF_ROUNDS, Heard, occasions, visits
from .outlook import Outlook

HOPED: Final = 0.3
"""How often something will hold that does not at the moment."""
HOPED_BY_ROUND: Final = 0.13
"""The same for what is looked at in every round."""
HOPED_OF_MANY: Final = 0.05
"""The same where one of many spaces or improvements may be meant."""
UNSEEN: Final = 0.4
"""What a gain is worth later that would be nothing at the moment."""
DRAWN: Final = 0.4
MOST_DRAWN: Final = 2.0
"""How much more often one goes where a card brings something, per point; at most so often."""
FEW: Final = 3.0
"""How often at most a farm does what it has use for just a few times."""


@lru_cache(maxsize=1000)
def counted(listener: Heard) -> bool:
    """Whether the card notes how often it has happened."""
    return any(noting(flow) for flow in listener.steps)


@lru_cache(maxsize=1000)
def concerns(flow: Flow, goods: int) -> bool:
    """Whether a flow has to do with goods that come from a space."""
    for leaf in leaves(flow):
        if isinstance(leaf, LeaveThere):
            return all(count_of(goods, good, LYING) >= n for good, n in leaf.left)
        if isinstance(leaf, BuyMore):
            return any(comes(goods, good) for good, _ in leaf.prices)
        if isinstance(leaf, HandOver):
            return comes(goods, leaf.good)
    return True


def comes(goods: int, good: int) -> bool:
    """Whether a good is among those that come from a space."""
    return count_of(goods, good, LYING) + count_of(goods, good, THROUGH) > 0


def answers(listener: Heard, o: Outlook) -> tuple[dict[Flow, float], float]:
    """What would follow if things happened now, and how often; how often they happen at all.

    A card that is not in play may look for itself in vain.
    """
    found = occasions(listener, o)
    if listener.event in OF_GOODS:
        found = [pair for pair in found if concerns(listener.steps[0], pair[0])]
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
    chosen = listener.event in OF_GOODS
    if listener.event <= TURN_END:
        chosen = listener.details is not None
    if chosen and listener.scope == OWN:
        times *= min(MOST_DRAWN, 1 + DRAWN * max(0.0, worth))
    return worth * (min(times, FEW) if a_few_times(flow) else times)


def hope(event: int) -> float:
    """How often something will hold when an event comes that does not at the moment."""
    if event in OF_ROUNDS:
        return HOPED_BY_ROUND
    return HOPED_OF_MANY if event == BUILT or event in OF_GOODS else HOPED


def hearing(listener: Heard, card: Card, o: Outlook) -> float:
    """What a listener will bring: what holds at the moment, or the hope that it will."""
    always = same_for_all(listener, o.farm.state.rules, o.left)
    if always is not None:
        return always
    flows, in_all = answers(listener, o)
    limit = in_all
    if counted(listener):
        remembered = o.remembered(card)
        if not flows and remembered != card.starts_with:
            return 0.0
        limit = max(1.0, remembered)
    if not flows:
        if not listener.steps:
            return 0.0
        flows = {listener.steps[0]: hope(listener.event) * min(in_all, limit)}
    total = 0.0
    for flow, times in flows.items():
        worth = flow_worth(flow, o)
        if not worth and isinstance(flow, GainOf):
            worth = UNSEEN
        total += each_time(listener, flow, worth, min(times, limit))
    return total
