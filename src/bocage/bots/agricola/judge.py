"""How the greedy player judges a table of Agricola: points to come, and the means to get them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from ...farm.goods import ANIMALS, GRAIN, VEGETABLE
from ...games.agricola.scoring import graded
from ...games.agricola.steps.partners_field import partner_of
from ...games.agricola.vocabulary import PEOPLE, ROUNDS
from ...kernel.actions import Action
from ...kernel.seat import Decision
from ...kernel.table import Table
from .farm import Farm, farm_of
from .forecast import GRADED_GOODS, SMOOTH, forecast, grade
from .hands import swapped
from .outlook import Outlook
from .projects import materials, newcomer
from .shortlist import shortlist
from .weights import ALONE, WEIGHTS, Weights
from .worth import deliveries, income, prospects

PLACING: Final = ("place", "place-guest")
PLACING_ANOTHER: Final = "place-another"
ANYTIME: Final = "anytime"
ASIDES: Final[dict[str, Callable[[Weights], float]]] = {
    "anytime": lambda w: 0.0,
    "use": lambda w: 0.0,
    "pick": lambda w: -w.tempo,
}
"""What a turn allows besides placing somebody, and what it means for the turn itself."""
LAST: Final = ("feed", "beg", "done")
NEXT_TURN: Final = ("place", "pass", "reveal")
LAST_ACTIONS: Final = 6
"""With fewer people to place, the way to the next step of a category counts less and less."""
LAST_ROUNDS: Final = 4
"""With fewer rounds to come, what takes time to grow counts less and less."""
BALANCE: Final = 0.5
"""What a point of difference between partners costs their team."""
MOST_STALLS: Final = 10
MOST_BREAD: Final = 3


@final
class AgricolaJudge:
    """Judges a farm by a sum of named terms, in points."""

    def __init__(self, weights: Weights = WEIGHTS, alone: Weights = ALONE) -> None:
        self.weights = weights
        self.alone = alone

    def believes(self, table: Table) -> Weights:
        """The numbers by which a table is judged."""
        return self.weights if table.seats > 1 else self.alone

    def shortlist(self, table: Table, decision: Decision) -> Sequence[Action]:
        """Of cells and pastures alike one each, and no passing; cards first that cost no turn."""
        if decision.kind not in PLACING:
            return shortlist(table, decision, self.believes(table))
        aside = self.aside(table, decision)
        if aside is not None:
            return [aside]
        for verb in ("place", "pass"):
            found = [action for action in decision.actions if action.verb == verb]
            if found:
                return found
        return decision.actions

    def aside(self, table: Table, decision: Decision) -> Action | None:
        """What is worth doing before somebody is placed, if anything."""
        seat, w = decision.seat, self.believes(table)
        swap = swapped(table, decision, w)
        if swap is not None:
            return swap
        asides = [action for action in decision.actions if action.verb in ASIDES]
        if not asides:
            return None
        chosen, least = None, self.value(table, seat) + w.bother
        for action in asides:
            trial = table.copy()
            trial.play(action, seat)
            value = self.best_way_on(trial, seat) + ASIDES[action.verb](w)
            if value > least:
                chosen, least = action, value
        return chosen

    def best_way_on(self, table: Table, seat: int) -> float:
        """How good a table is once a card is used that the seat has said it uses."""
        decision = table.decision
        if decision is None or decision.kind != ANYTIME:
            return self.value(table, seat)
        values = []
        for action in decision.actions:
            trial = table.copy()
            trial.play(action, seat)
            values.append(self.value(trial, seat))
        return max(values)

    def goes_on(self, decision: Decision) -> bool:
        """Whether it is not yet somebody's next turn."""
        if decision.kind in (*PLACING, PLACING_ANOTHER):
            return decision.kind == PLACING_ANOTHER
        return decision.actions[0].verb not in NEXT_TURN

    def last(self, decision: Decision) -> Action | None:
        """The meal, or whatever says that enough is done."""
        for verb in LAST:
            for action in decision.actions:
                if action.verb == verb:
                    return action
        return None

    def plans(self, table: Table, decision: Decision) -> bool:
        """Alone, two people are placed in one thought."""
        return table.seats == 1 and decision.kind in PLACING

    def value(self, table: Table, seat: int) -> float:
        """All terms together; in a team both farms count, and the worse one more."""
        own = sum(self.terms(table, seat).values())
        if table.options.get("teams", "none") == "none":
            return own
        partner = sum(self.terms(table, partner_of(seat)).values())
        return own + partner - BALANCE * abs(own - partner)

    def terms(self, table: Table, seat: int) -> dict[str, float]:
        """The evaluation, term by term."""
        farm = farm_of(table, seat)
        w = self.believes(table)
        coming = forecast(farm, w)
        o = Outlook(farm)
        return {
            "sheet": sheet(farm, coming.goods, w),
            "house": house(farm, w),
            "hunger": -coming.hunger,
            "workers": w.action * farm.actions_left,
            "nursery": nursery(farm, w),
            "materials": materials(farm, w),
            "cooking": cooking(farm, w),
            "seeds": seeds(farm, w),
            "crops": crops(farm, w),
            "bread": bread(farm, w),
            "stalls": stalls(farm, w),
            "income": income(o, w),
            "prospects": prospects(o, w),
            "deliveries": deliveries(farm, w),
            "lead": w.lead * farm.leads * min(1, farm.rounds_left),
        }


def sheet(farm: Farm, goods: list[int], w: Weights) -> float:
    """Land, crops and animals as the score sheet will grade them; early on they can wait."""
    amounts = {category: goods[good] for good, category in GRADED_GOODS.items()}
    amounts["fields"] = farm.fields
    amounts["pastures"] = farm.pastures
    undecided = min(1.0, farm.actions_left / LAST_ACTIONS)
    points = -float(farm.unused)
    for category, n in amounts.items():
        points += undecided * grade(SMOOTH[category], n)
        if undecided < 1:
            points += (1 - undecided) * graded(category, n)
    return points * (1 - w.patience * farm.rounds_left / ROUNDS)


def house(farm: Farm, w: Weights) -> float:
    """The rest of the score sheet: house, family, cards, fenced stables, begging."""
    points = farm.fenced_stables + farm.house * farm.rooms + 3 * farm.people - 3 * farm.begging
    points += sum([card.points for card in farm.tableau.cards])
    return points + farm.bonus * (1 - w.patience * farm.rounds_left / ROUNDS)


def nursery(farm: Farm, w: Weights) -> float:
    """Room for people who are still to come, one every other round."""
    free = min(PEOPLE, farm.beds) - farm.people
    return w.growth * sum(newcomer(farm, 1 + 2 * i, w) for i in range(free))


def cooking(farm: Farm, w: Weights) -> float:
    """A fireplace or hearth, and the animals out there to be cooked on it."""
    if not farm.cooks or not farm.actions_left:
        return 0.0
    cooks = farm.tableau.cooks
    food = sum(cooks[good] * n for good, n in farm.market.items())
    return w.cooking * farm.rounds_left + w.market * w.food * food


def seeds(farm: Farm, w: Weights) -> float:
    """Grain and vegetables that empty fields wait for."""
    if not farm.actions_left:
        return 0.0
    pairs = min(farm.empty_fields, farm.goods[GRAIN] + farm.goods[VEGETABLE])
    return w.sowing * pairs * time_to_grow(farm)


def crops(farm: Farm, w: Weights) -> float:
    """What stands on the fields beyond the seed for the next time."""
    return w.crop * sum(n - 1 for _, n in farm.crops) * time_to_grow(farm)


def bread(farm: Farm, w: Weights) -> float:
    """Grain that an oven waits for."""
    if not farm.actions_left:
        return 0.0
    bread = farm.tableau.bread
    gain = sum(max(0, bread(i) - 1) for i in range(min(farm.goods[GRAIN], MOST_BREAD)))
    return w.baking * w.food * gain


def stalls(farm: Farm, w: Weights) -> float:
    """Free places for animals."""
    free = farm.housing.total - sum(farm.goods[good] for good in ANIMALS)
    return w.stall * min(free, MOST_STALLS) * time_to_grow(farm)


def time_to_grow(farm: Farm) -> float:
    """How far there is still time for crops and animals to come to something."""
    return min(1.0, farm.rounds_left / LAST_ROUNDS)
