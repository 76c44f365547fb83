"""The progress phase: how far the crafts get with what a village has, and how they are paid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple, final

from ...games.hallertau.vocabulary import BAKERY, LAST, MANUFACTURER
from .paying import (
    BAKERY_PART,
    CRAFT_COUNT,
    NEVER,
    SHARED,
    Amounts,
    Steps,
    cover,
    reach_of,
    spending,
    stock_of,
    tools_for,
)


class Plan(NamedTuple):
    """What is done in a progress phase: advances, those for jewels among them, what is left."""

    steps: Steps
    by_jewel: Steps
    goods: tuple[int, ...]
    jewels: int
    tools: int


class Means(NamedTuple):
    """What a progress phase begins with."""

    goods: Sequence[int]
    jewels: int
    tools: int
    crafts: Sequence[int]
    boulders: Sequence[int]
    round: int


@lru_cache(maxsize=20_000)
def tool_costs(crafts: Steps, boulders: Steps, tools: int) -> tuple[Amounts, ...]:
    """For each craft the tools for no, one, two ... advances, as far as they go."""
    found = []
    for craft, position in enumerate(crafts):
        costs = []
        for n in range(LAST - position + 1):
            needed = tools_for(position, boulders[2 * craft], boulders[2 * craft + 1], n)
            if needed > tools:
                break
            costs.append(needed)
        found.append(tuple(costs))
    return tuple(found)


def costs_of(means: Means) -> tuple[Amounts, ...]:
    """The tools for advances of each craft."""
    return tool_costs(tuple(means.crafts), tuple(means.boulders), means.tools)


def tools_of(steps: Sequence[int], tools: tuple[Amounts, ...]) -> int:
    """The tools that advances take together."""
    needed = 0
    for n, costs in zip(steps, tools, strict=True):
        if n >= len(costs):
            return NEVER
        needed += costs[n]
    return needed


@final
class Draft:
    """A plan in the making: advances, those paid with goods, and what the bakery is left."""

    __slots__ = ("bakery", "paid", "reach", "round", "short", "steps", "stocks")

    def __init__(self, goods: Sequence[int], round: int) -> None:
        self.round = round
        self.steps = [0] * CRAFT_COUNT
        self.paid = [0] * CRAFT_COUNT
        self.short = 0
        self.stocks = [stock_of(craft, goods) for craft in range(CRAFT_COUNT)]
        self.bakery = list(self.stocks[BAKERY])
        self.reach = [reach_of(craft, stock, round) for craft, stock in enumerate(self.stocks)]

    def copy(self) -> Draft:
        """An independent copy; stocks never change."""
        twin = Draft.__new__(Draft)
        twin.round = self.round
        twin.steps = self.steps[:]
        twin.paid = self.paid[:]
        twin.short = self.short
        twin.stocks = self.stocks
        twin.bakery = self.bakery[:]
        twin.reach = self.reach
        return twin

    def lacks(self, steps: Sequence[int]) -> int:
        """At least how many advances could not be paid with goods."""
        lacking = 0
        for n, most in zip(steps, self.reach, strict=True):
            if n > most:
                lacking += n - most
        return lacking

    def grow(self, craft: int) -> None:
        """One advance more of a craft, for goods if there are any."""
        n = self.paid[craft] + 1
        short = n <= self.steps[craft]
        self.steps[craft] += 1
        if craft == BAKERY:
            self.paid[craft] = n
            self.feed_bakery()
            return
        paid = None if short else spending(craft, n, self.stocks[craft], self.round)
        if paid is None:
            self.short += 1
            return
        self.paid[craft] = n
        shared = SHARED[craft]
        if shared >= 0:
            part = BAKERY_PART[craft]
            left = self.stocks[BAKERY][part] - paid.used[shared]
            if left != self.bakery[part]:
                self.bakery[part] = left
                self.feed_bakery()

    def feed_bakery(self) -> None:
        """See how many advances of the bakery can still be paid."""
        n = self.paid[BAKERY]
        stock = tuple([have if have > 0 else 0 for have in self.bakery])
        while n and spending(BAKERY, n, stock, self.round) is None:
            n -= 1
            self.short += 1
        self.paid[BAKERY] = n


def quick(means: Means, jewels_too: bool) -> Plan:
    """A good plan: slides as long as there can be one, then what else can advance."""
    tools = costs_of(means)
    draft = slid(Draft(means.goods, means.round), means, tools)
    crafts = means.crafts
    spare, steps = means.jewels if jewels_too else draft.short, draft.steps
    alive = sorted(range(CRAFT_COUNT), key=lambda c: crafts[c] + steps[c])
    used = tools_of(draft.steps, tools)
    while alive:
        craft = alive.pop(0)
        costs, n = tools[craft], draft.steps[craft]
        if n + 1 >= len(costs) or used + costs[n + 1] - costs[n] > means.tools:
            continue
        if draft.short >= spare and n >= draft.reach[craft]:
            continue
        trial = draft.copy()
        trial.grow(craft)
        if trial.short <= spare:
            draft = trial
            used += costs[n + 1] - costs[n]
            alive.append(craft)
    steps = draft.steps
    left, short = cover(steps, means.goods, means.round)
    return Plan(tuple(steps), tuple(short), tuple(left), means.jewels - sum(short), used)


def slid(draft: Draft, means: Means, tools: tuple[Amounts, ...]) -> Draft:
    """The draft with as many slides as there can be."""
    crafts = means.crafts
    while True:
        positions = [p + n for p, n in zip(crafts, draft.steps, strict=True)]
        goal = min(positions) + 1
        steps = [goal - p if p + n < goal else n for p, n in zip(crafts, draft.steps, strict=True)]
        if draft.lacks(steps) > means.jewels or tools_of(steps, tools) > means.tools:
            return draft
        trial = draft.copy()
        for craft, n in enumerate(steps):
            if n > trial.steps[craft]:
                trial.grow(craft)
        if trial.short > means.jewels:
            return draft
        draft = trial


def exact(steps: Steps, means: Means, tools: tuple[Amounts, ...]) -> Plan | None:
    """How these advances can be paid with the fewest jewels, if they can."""
    needed = tools_of(steps, tools)
    if needed > means.tools:
        return None
    best: Plan | None = None
    for by_jewel in jewel_shares(steps, means.jewels):
        if best is not None and means.jewels - sum(by_jewel) <= best.jewels:
            continue
        paid = [n - by_jewel[craft] for craft, n in enumerate(steps)]
        left, short = cover(paid, means.goods, means.round)
        total = tuple([a + b for a, b in zip(by_jewel, short, strict=True)])
        jewels = means.jewels - sum(total)
        if jewels >= 0 and (best is None or jewels > best.jewels):
            best = Plan(steps, total, tuple(left), jewels, needed)
    return best


def jewel_shares(steps: Steps, jewels: int) -> Iterator[Steps]:
    """Ways to spend jewels on crafts that share goods with the bakery; few jewels first."""
    first, second, last = [range(min(steps[c], jewels) + 1) for c in (0, 1, MANUFACTURER)]
    shares = [share for share in product(first, second, last) if sum(share) <= jewels]
    for a, b, c in sorted(shares, key=sum):
        yield (a, b, 0, 0, c)


def best_plan(means: Means) -> Plan:
    """The plan with most slides, among these with most advances, then with most left."""
    tools = costs_of(means)
    best = quick(means, True)
    if sum(best.by_jewel):
        best = exact(best.steps, means, tools) or best
    most = [affordable(craft, means, tools) for craft in range(CRAFT_COUNT)]
    rank = rank_of(best, means)
    for steps in product(*[range(n + 1) for n in most]):
        centre = min([p + n for p, n in zip(means.crafts, steps, strict=True)])
        if (centre, sum(steps)) < rank[:2]:
            continue
        plan = exact(steps, means, tools)
        if plan is not None and rank_of(plan, means) > rank:
            best, rank = plan, rank_of(plan, means)
    return best


def affordable(craft: int, means: Means, tools: tuple[Amounts, ...]) -> int:
    """How far a craft gets if it may have everything."""
    n = reach_of(craft, stock_of(craft, means.goods), means.round)
    return min(n + means.jewels, len(tools[craft]) - 1)


def rank_of(plan: Plan, means: Means) -> tuple[int, int, int, int]:
    """What plans are compared by."""
    centre = min([p + n for p, n in zip(means.crafts, plan.steps, strict=True)])
    return (centre, sum(plan.steps), plan.jewels, sum(plan.goods))
