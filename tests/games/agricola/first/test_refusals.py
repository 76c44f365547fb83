"""Every card that costs something or asks for something is refused just short of it."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from tests.games.agricola.scenario import offered, play

from .refusals import CONDITIONS, COSTS, COSTS_PER_PERSON, SURCHARGES, Case, Goods, Row
from .tables import FREE, QUIET, table

ANIMALS = {"sheep", "boar", "cattle"}
RULES = {
    "cannot-pay": "F49",
    "need-not-met": "F82",
    "nothing-to-hand-in": "F83",
    "no-effect": "F15",
}
"""The rule that each reason cites."""


def improving(card: str, row: Row, others: list[Row], number: int) -> bocage.Table:
    """Seat 0 is at the meeting place with a card in hand, and a free one to choose too."""
    given = {**row, "hand": [card, FREE]}
    rest = [{"placed": 2, **other} for other in others]
    t = table(given, *rest, round=number, options={"decks": "EIKZ"})
    play(t, "place meeting-place")
    return t


def with_goods(row: Row, goods: Goods) -> Row:
    """A farm with some goods; animals stand where there is room."""
    animals = {**row.get("animals", {})}
    for animal in ANIMALS & goods.keys():
        animals[animal] = animals.get(animal, 0) + goods[animal]
    supply = {good: n for good, n in goods.items() if good not in ANIMALS and n}
    return {**row, "goods": supply, "animals": {a: n for a, n in animals.items() if n}}


def refused(t: bocage.Table, card: str, why: str) -> None:
    """A card cannot be played, for a reason that cites its rule."""
    reason = t.why_not(f"play {card}")
    assert reason is not None and f"play {card}" not in offered(t)
    assert (reason.kind, reason.reference) == (why, RULES[why])


def accepted(t: bocage.Table, card: str) -> dict[str, Any]:
    """A card is played; what the log tells of it."""
    play(t, f"play {card}")
    told = [e.values for e in t.log if e.id.startswith("log-play") and e.values["card"] == card]
    assert len(told) == 1
    return dict(told[0])


def ready(card: str) -> Case:
    """Where a card lacks nothing but what it costs."""
    found = [case for case in CONDITIONS if case.card == card]
    return found[0] if found else Case(card, [], [{}])


def with_all(case: Case) -> list[bocage.Table]:
    """The tables at which a card of a case is played, as far as others and the round go."""
    others = case.others if case.enough_others is None else case.enough_others
    cost = cheapest(case.card)
    rows = [with_goods(row, cost) for row in case.enough]
    return [improving(case.card, row, others, case.enough_round or case.round) for row in rows]


def cheapest(card: str) -> Goods:
    """One of the costs of a card."""
    return COSTS.get(card, ({},))[0]


@pytest.mark.parametrize("card", COSTS)
def test_a_card_is_refused_one_good_short_of_its_cost(card: str) -> None:
    case = ready(card)
    others = case.others if case.enough_others is None else case.enough_others
    number = case.enough_round or case.round
    every = {good: n for cost in COSTS[card] for good, n in cost.items()}
    for cost in COSTS[card]:
        row = with_goods(case.enough[0], cost)
        paid = accepted(improving(card, row, others, number), card)
        assert paid["goods"] == cost
        for good, n in cost.items():
            short = {**cost, good: n - 1}
            row = with_goods(case.enough[0], short)
            refused(improving(card, row, others, number), card, "cannot-pay")
    if len(COSTS[card]) > 1:
        mixed = {good: n - 1 if n > 1 and good != "reed" else n for good, n in every.items()}
        if mixed != every:
            row = with_goods(case.enough[0], mixed)
            refused(improving(card, row, others, number), card, "cannot-pay")


@pytest.mark.parametrize("card", COSTS_PER_PERSON)
@pytest.mark.parametrize(("people", "newborn"), [(2, 0), (3, 0), (4, 1)])
def test_a_cost_for_every_member_of_the_family(card: str, people: int, newborn: int) -> None:
    family = {"people": people, "newborn": newborn}
    cost = {good: n * people for good, n in COSTS_PER_PERSON[card].items()}
    paid = accepted(improving(card, with_goods(family, cost), [{}], 6), card)
    assert paid["goods"] == cost
    short = {good: n - 1 for good, n in cost.items()}
    refused(improving(card, with_goods(family, short), [{}], 6), card, "cannot-pay")


@pytest.mark.parametrize("card", SURCHARGES)
@pytest.mark.parametrize("before", [0, 1, 2])
def test_a_surcharge_comes_on_top_of_the_fee(card: str, before: int) -> None:
    fee = 1 if before else 0
    row: Row = {"cards": QUIET[:before], "hand": [card, *QUIET[2:]]}
    for food in (SURCHARGES[card] + fee, SURCHARGES[card] + fee - 1):
        t = table({**row, "goods": {"food": food}}, {"placed": 2}, round=6)
        play(t, "place lessons")
        if food < SURCHARGES[card] + fee:
            refused(t, card, "cannot-pay")
        else:
            assert accepted(t, card)["goods"] == {"food": food}


@pytest.mark.parametrize("case", CONDITIONS, ids=lambda case: case.card)
def test_a_card_is_refused_just_short_of_what_it_asks_for(case: Case) -> None:
    cost = cheapest(case.card)
    for row in case.short:
        t = improving(case.card, with_goods(row, cost), case.others, case.round)
        refused(t, case.card, case.why)
    for t in with_all(case):
        accepted(t, case.card)
