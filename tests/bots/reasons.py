"""Reasons as a test reads them: what each claims, held against views before and after the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import bocage
from bocage.bots.reasons.explain import REASONS
from bocage.bots.reasons.outcome import Outcome, outcome

STEPS = 4


class Case(NamedTuple):
    """A reason that was given, and what it was given for."""

    table: bocage.Table
    outcome: Outcome
    message: bocage.Message


def decisions(game: str, seed: int, **options: Any) -> Iterator[tuple[bocage.Table, Random]]:
    """A game played by greedy, or at random, at each of its decisions."""
    table, dice = bocage.new(game, seats=2, seed=seed, **options), Random(seed)
    player = bocage.bot("greedy" if seed % 2 else "random", seed=seed)
    while not table.over:
        yield table, dice
        seat = table.decisions[0].seat
        table.play(player.choose(table.seat(seat)), seat)


def likely(world: bocage.Table, action: bocage.Action, seat: int, dice: Random) -> list[Any]:
    """How a turn might go on."""
    world = world.copy()
    world.play(action, seat)
    line: list[Any] = []
    while len(line) < STEPS:
        mine = [decision for decision in world.decisions if decision.seat == seat]
        if not mine:
            break
        line.append(dice.choice(mine[0].actions))
        world.play(line[-1], seat)
    return line


def cases(game: str, seeds: range, tries: int, **options: Any) -> Iterator[Case]:
    """All reasons there are in some games, whether or not another one weighs more."""
    for seed in seeds:
        for table, dice in decisions(game, seed, **options):
            decision = table.decisions[0]
            for action in dice.sample(decision.actions, min(tries, len(decision.actions))):
                line = likely(table.determinize(decision.seat, dice), action, decision.seat, dice)
                found = outcome(table, decision, action, line)
                if found is not None:
                    for _, message in REASONS[game](found):
                        yield Case(table, found, message)


def total(o: Outcome) -> Any:
    """The points that the turn has brought."""
    return sum(o.then.values()) - sum(o.lines.values())


def has(goods: dict[str, int], price: dict[str, int]) -> bool:
    """Whether goods are enough."""
    return all(goods.get(good, 0) >= n for good, n in price.items())


Claim = Callable[[Case, dict[str, Any], Any, Any], bool]


def line_of(case: Case, said: bocage.Message) -> bool:
    """Whether a category scores what is said of it."""
    line = said.values["category"].id.removeprefix("score-")
    o = case.outcome
    return bool(o.then[line] - o.lines[line] == said.values["points"] > 0)


def crops(mine: Any, good: str) -> int:
    """How much of a crop stands on fields."""
    return sum(field.get(good, 0) for field in mine["fields"].values())


def is_piled(case: Case, v: dict[str, Any], mine: Any, own: Any) -> bool:
    """Whether so many rounds' goods lay on the space."""
    space = next(s for s in case.outcome.view["spaces"] if s["id"] == case.outcome.action.argument)
    gathered = {good: n * v["rounds"] for good, n in space["gathers"].items()}
    return v["rounds"] >= 2 and v["goods"] == space["goods"] and has(space["goods"], gathered)


def is_payable(case: Case, v: dict[str, Any], mine: Any, own: Any) -> bool:
    """Whether a card on offer can be paid for now and could not be before."""
    card = next(c for c in bocage.cards(case.table.game.id) if c.name == v["card"])
    view = case.outcome.view
    offered = view["majors"] if "majors" in view else view["buildings"]
    return (
        card.id in offered
        and card.cost == v["goods"]
        and has(own["goods"], card.cost)
        and not has(mine["goods"], card.cost)
    )


def lacks(mine: Any) -> int:
    """The food that a family lacks."""
    return int(mine["food_needed"] - mine["food"])


def rooms_price(own: Any) -> dict[str, int]:
    """What a room costs, by the rulebook: 5 of the house's material and 2 reed."""
    return {own["house"]: 5, "reed": 2}


GENERAL: dict[str, Claim] = {
    "why-line": lambda c, v, mine, own: line_of(c, c.message) and total(c.outcome) > 0,
    "why-lines": lambda c, v, mine, own: line_of(c, v["first"]) and line_of(c, v["second"]),
}
START: dict[str, Claim] = {
    "why-start": lambda c, v, mine, own: (
        c.outcome.after["starting_player"] == c.outcome.seat != c.outcome.view["starting_player"]
    ),
    "why-piled": is_piled,
    "why-pays-card": is_payable,
    "why-animals": lambda c, v, mine, own: (
        all(own["animals"][k] - mine["animals"].get(k, 0) == n for k, n in v["goods"].items())
        and sum(
            c.outcome.then[line] - c.outcome.lines[line]
            for line in c.outcome.then
            if line.removeprefix("bonus-") in ("sheep", "boar", "cattle", "pigs", "cows", "horses")
        )
        == v["points"]
        <= total(c.outcome)
    ),
}
AGRICOLA: dict[str, Claim] = {
    **GENERAL,
    **START,
    "why-feeding": lambda c, v, mine, own: (
        c.outcome.kind == "feed"
        and 0 < lacks(mine) == v["goods"]["food"]
        and lacks(own) < lacks(mine)
    ),
    "why-food": lambda c, v, mine, own: (
        0 < lacks(own) < lacks(mine) == v["missing"]["food"]
        and own["food"] - mine["food"] == v["goods"]["food"]
        and v["round"] == c.outcome.view["next_harvest"]
    ),
    "why-food-all": lambda c, v, mine, own: (
        0 < lacks(mine) == v["missing"]["food"] <= own["food"] - mine["food"]
    ),
    "why-food-cook": lambda c, v, mine, own: (
        0 < lacks(mine) == v["missing"]["food"]
        and v["food"]["food"]
        == sum(n * own["exchanges"][kind]["food"] for kind, n in v["goods"].items())
    ),
    "why-grow": lambda c, v, mine, own: (
        own["people"] - mine["people"] == 1
        and v["points"] == 3
        and v["rounds"] == 14 - c.outcome.view["round"] > 0
    ),
    "why-grow-last": lambda c, v, mine, own: (
        own["people"] - mine["people"] == 1 and v["points"] == 3 and c.outcome.view["round"] == 14
    ),
    "why-room": lambda c, v, mine, own: (
        len(own["rooms"]) > len(mine["rooms"]) == v["rooms"] <= mine["people"]
    ),
    "why-house": lambda c, v, mine, own: (
        v["house"] == own["house"] != mine["house"]
        and v["points"] == c.outcome.then["rooms"] - c.outcome.lines["rooms"]
    ),
    "why-unused": lambda c, v, mine, own: (
        c.outcome.then["unused"] - c.outcome.lines["unused"] == v["n"] > 0
    ),
    "why-fenced": lambda c, v, mine, own: (
        len(own["pastures"]) > len(mine["pastures"]) and 0 < v["points"] <= total(c.outcome)
    ),
    "why-sow": lambda c, v, mine, own: all(
        mine["goods"][good] - own["goods"].get(good, 0) == n
        and crops(own, good) - crops(mine, good) == v["gains"][good] > n
        for good, n in v["goods"].items()
    ),
    "why-field": lambda c, v, mine, own: (
        v["n"] == sum(not crop for crop in mine["fields"].values()) < sum(v["goods"].values())
        and has(mine["goods"], v["goods"])
        and len(own["fields"]) > len(mine["fields"])
    ),
    "why-breed": lambda c, v, mine, own: all(
        own["animals"][kind] == n >= 2 > mine["animals"].get(kind, 0)
        for kind, n in v["goods"].items()
    ),
    "why-cook": lambda c, v, mine, own: all(
        own["exchanges"][good] == {"food": v["food"]["food"], "how": "cook"}
        and mine["exchanges"].get(good, {"food": 0})["food"] < v["food"]["food"]
        for good in v["goods"]
    ),
    "why-pays-room": lambda c, v, mine, own: (
        v["goods"] == rooms_price(own)
        and has(own["goods"], v["goods"])
        and not has(mine["goods"], v["goods"])
    ),
    "why-nearer-room": lambda c, v, mine, own: (
        v["goods"]
        == {
            good: n - own["goods"].get(good, 0)
            for good, n in rooms_price(own).items()
            if n > own["goods"].get(good, 0)
        }
        and len(own["rooms"]) <= own["people"]
    ),
}
CREATURES: dict[str, Claim] = {
    **GENERAL,
    **START,
    "why-enough": lambda c, v, mine, own: all(
        own["animals"][kind] == n >= v["n"] == 4 > mine["animals"].get(kind, 0)
        for kind, n in v["goods"].items()
    ),
    "why-breed-now": lambda c, v, mine, own: all(
        own["animals"][kind] == n >= 2 > mine["animals"].get(kind, 0)
        for kind, n in v["goods"].items()
    ),
    "why-space": lambda c, v, mine, own: all(
        own["room"][kind] == n == mine["room"].get(kind, 0) + v["n"]
        for kind, n in v["goods"].items()
    ),
    "why-extension": lambda c, v, mine, own: len(own["columns"]) == len(mine["columns"]) + 1,
    "why-extension-full": lambda c, v, mine, own: (
        c.outcome.then["extensions"] - c.outcome.lines["extensions"] == v["points"] > 0
    ),
}


def behind(mine: Any, centre: int) -> list[str]:
    """The crafts for which the community centre waits."""
    return [craft["id"] for craft in mine["crafts"] if craft["position"] == centre]


def sown(mine: Any, good: str) -> int:
    """What the fields bring of a crop."""
    return sum(
        field["row"] * (1 + field["double"]) for field in mine["fields"] if field["crop"] == good
    )


def space_of(view: Any, case: Case) -> Any:
    """The space that is used."""
    return next(s for s in view["spaces"] if s["id"] == case.outcome.action.argument)


HALLERTAU: dict[str, Claim] = {
    **GENERAL,
    "why-centre": lambda c, v, mine, own: (
        own["centre"] > mine["centre"] and own["points"] - mine["points"] == v["points"] > 0
    ),
    "why-workers": lambda c, v, mine, own: (
        own["window"] == v["n"] > mine["window"] and v["rounds"] == 6 - c.outcome.view["round"] > 0
    ),
    "why-craft": lambda c, v, mine, own: (
        v["craft"] in behind(mine, mine["centre"])
        and v["craft"] not in behind(own, mine["centre"])
        and len(behind(own, mine["centre"])) == v["n"]
    ),
    "why-sown": lambda c, v, mine, own: all(
        sown(own, good) - sown(mine, good) == n > 0 for good, n in v["goods"].items()
    ),
    "why-new-field": lambda c, v, mine, own: len(mine["fields"]) < len(own["fields"]) == v["n"],
    "why-rows": lambda c, v, mine, own: (
        sum(field["row"] for field in own["fields"]) - sum(field["row"] for field in mine["fields"])
        == v["n"]
        > 0
    ),
    "why-sheep": lambda c, v, mine, own: (
        sum(own["sheep"].values()) - sum(mine["sheep"].values()) == v["n"] > 0
    ),
    "why-jewel": lambda c, v, mine, own: own["jewels"] - mine["jewels"] == v["n"] > 0,
    "why-tools": lambda c, v, mine, own: own["tools"] == v["n"] > mine["tools"],
    "why-cheap": lambda c, v, mine, own: (
        space_of(c.outcome.view, c)["cost"] == v["n"]
        and space_of(c.outcome.after, c)["cost"] == v["then"] > v["n"]
    ),
    "why-last-space": lambda c, v, mine, own: space_of(c.outcome.after, c)["cost"] is None,
}
EXPRESS: dict[str, Claim] = {
    "why-express-food": lambda c, v, mine, own: (
        mine["need"] - mine["goods"]["food"] == v["missing"]["food"] > 0
        and own["goods"]["food"] - mine["goods"]["food"] == v["goods"]["food"]
        and v["points"] == 3 * min(v["missing"]["food"], v["goods"]["food"])
    ),
    "why-harvests": lambda c, v, mine, own: (
        own["worth"][v["category"].id.removeprefix("score-")]
        - mine["worth"][v["category"].id.removeprefix("score-")]
        == v["points"]
        > 0
        and v["harvests"] == 3 - c.outcome.view["harvest"]
    ),
    "why-baby": lambda c, v, mine, own: (
        own["babies"] > mine["babies"] and v["rounds"] == 6 - c.outcome.view["round"]
    ),
    "why-express-pasture": lambda c, v, mine, own: mine["pastures"] < own["pastures"] == v["n"],
    "why-express-breed": lambda c, v, mine, own: all(
        own["animals"][kind] == n >= 2 for kind, n in v["goods"].items()
    ),
    "why-most": lambda c, v, mine, own: all(
        n >= group["gains"].get(good, 0)
        for group in c.outcome.view["groups"]
        for good, n in v["goods"].items()
    ),
    "why-express-house": lambda c, v, mine, own: (
        own["house"] == v["house"] != mine["house"] and own["rooms"] == v["n"] > 0
    ),
}
CLAIMS: dict[str, dict[str, Claim]] = {
    "agricola-revised": AGRICOLA,
    "agricola-classic": AGRICOLA,
    "creatures": CREATURES,
    "hallertau": HALLERTAU,
    "express": EXPRESS,
}


def holds(case: Case) -> bool:
    """Whether a reason is true by the views before and after."""
    o, message = case.outcome, case.message
    claim = CLAIMS[case.table.game.id][message.id]
    return claim(case, message.values, o.view["seats"][o.seat], o.after["seats"][o.seat])
