"""The progress phase, decision by decision."""

from __future__ import annotations

from ...games.hallertau.vocabulary import (
    CRAFT_GOODS,
    CRAFTS,
    ROUNDS,
    payment_name,
)
from ...kernel.actions import Action
from ...kernel.seat import Decision
from .outlook import at_progress, means_of, worth_of
from .paying import CRAFT_COUNT, ORDER, spending, stock_of
from .planner import Means, Plan, best_plan, costs_of, exact, quick
from .village import Village
from .weights import Weights


def chosen_plan(v: Village, w: Weights) -> tuple[Plan, Means]:
    """The plan after which the village is worth most."""
    goods, rows = at_progress(v)
    means = means_of(v, goods)
    tools = costs_of(means)
    plans = [quick(means, False), quick(means, v.round == ROUNDS), best_plan(means)]
    best = max(plans, key=lambda plan: worth_of(v, plan, rows, w))
    value = worth_of(v, best, rows, w)
    while True:
        better = None
        for steps in neighbours(best.steps):
            plan = exact(steps, means, tools)
            if plan is not None and worth_of(v, plan, rows, w) > value + 1e-9:
                better, value = plan, worth_of(v, plan, rows, w)
        if better is None:
            return best, means
        best = better


def neighbours(steps: tuple[int, ...]) -> list[tuple[int, ...]]:
    """One advance more, less, or of another craft instead."""
    found = []
    for craft in range(CRAFT_COUNT):
        for n in (1, -1):
            if steps[craft] + n >= 0:
                found.append(changed(steps, craft, n))
    for craft in range(CRAFT_COUNT):
        for other in range(CRAFT_COUNT):
            if craft != other and steps[other]:
                found.append(changed(changed(steps, craft, 1), other, -1))
    return found


def changed(steps: tuple[int, ...], craft: int, n: int) -> tuple[int, ...]:
    """With so many advances more of a craft."""
    return (*steps[:craft], steps[craft] + n, *steps[craft + 1 :])


def paid_with(plan: Plan, means: Means) -> dict[int, str]:
    """For each craft that is paid with goods, the name of a payment."""
    left = list(means.goods)
    found = {}
    for craft in ORDER:
        n = plan.steps[craft] - plan.by_jewel[craft]
        paid = spending(craft, n, stock_of(craft, left), means.round)
        if not n or paid is None:
            continue
        goods = CRAFT_GOODS[craft]
        for good, used in zip(goods, paid.used, strict=True):
            left[good] -= used
        first = paid.payments[0]
        found[craft] = payment_name(
            tuple([(good, m) for good, m in zip(goods, first, strict=True) if m])
        )
    return found


def next_advance(v: Village, decision: Decision, w: Weights) -> Action:
    """The next advance of the plan, or nothing more."""
    texts = {action.text: action for action in decision.actions}
    plan, _ = chosen_plan(v, w)
    for craft in range(CRAFT_COUNT):
        n, jewels = plan.steps[craft], plan.by_jewel[craft]
        verb = "advance" if n > jewels else "jewel"
        action = texts.get(f"{verb} {CRAFTS[craft]}")
        if n and action is not None:
            return action
    return texts["done"]


def payment(v: Village, decision: Decision, w: Weights) -> Action:
    """How the advance is paid that is being made."""
    plan, means = chosen_plan(v, w)
    craft = CRAFTS.index(str(decision.prompt.values["craft"]))
    name = paid_with(plan, means).get(craft, "")
    for action in decision.actions:
        if action.text == f"pay {name}":
            return action
    return decision.actions[0]
