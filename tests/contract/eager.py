"""A player for long runs who builds up a farm and plays every card it can, a little at random.

Purely random play leaves cards with hard prerequisites in the hand for ever.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any, final

import bocage

VERBS = {
    "play": 50.0,
    "fence": 20.0,
    "plow": 12.0,
    "room": 12.0,
    "renovate": 12.0,
    "sow": 11.0,
    "grow": 9.0,
    "use": 8.0,
    "stable": 6.0,
    "done": 2.0,
    "anytime": 1.0,
    "swap": 0.0,
}
SPACES = {
    "farmland": 9.0,
    "cultivation": 9.0,
    "forest": 8.0,
    "house-redevelopment": 8.0,
    "basic-wish": 7.0,
    "grove": 7.0,
    "lessons": 7.0,
    "copse": 6.0,
    "grain-utilization": 6.0,
    "major-improvement": 6.0,
    "meeting-place": 6.0,
}
FOR_CARDS = ("meeting-place", "major-improvement", "basic-wish", "house-redevelopment")
"""The spaces where minor improvements are played."""
BRINGS = {
    "grain-seeds": ("grain",),
    "vegetable-seeds": ("vegetable",),
    "day-laborer": ("food",),
    "resource-market": ("reed", "stone", "food"),
    "reed-stone-wood": ("stone", "wood"),
    "animal-market": ("sheep", "boar", "cattle"),
}
"""What spaces give that is not laid there."""
TOWARDS = {
    "need-occupations": ("lessons", "lessons-3", "lessons-4", "lessons-5"),
    "need-grain-fields": ("farmland", "grain-seeds", "grain-utilization", "cultivation"),
    "need-sown-fields": ("farmland", "grain-seeds", "grain-utilization", "cultivation"),
    "need-vegetable-fields": ("farmland", "vegetable-seeds", "grain-utilization", "cultivation"),
    "need-empty-fields": ("farmland", "cultivation"),
    "need-all-used": ("farmland", "fencing", "farm-expansion", "forest"),
    "need-clay-house": ("clay-pit", "reed-bank", "house-redevelopment", "farm-redevelopment"),
    "need-stone-house": (
        *("western-quarry", "eastern-quarry", "clay-pit", "reed-bank"),
        *("house-redevelopment", "farm-redevelopment"),
    ),
    "need-oven": ("clay-pit", "western-quarry", "major-improvement"),
    "need-sheep": ("sheep-market",),
    "need-cattle": ("cattle-market", "fencing"),
    "need-animals": ("sheep-market", "fencing", "forest"),
}
"""The spaces by which prerequisites are met."""


@cache
def printed(game: str) -> dict[str, Any]:
    """The cards of a game by id."""
    return {card.id: card for card in bocage.cards(game)}


@final
class Eager:
    """Players with tastes of their own, who work towards one card in hand after the other."""

    def __init__(self, table: bocage.Table, rng: random.Random) -> None:
        self.rng = rng
        self.tastes = [self.taste(table) for _ in range(table.seats)]
        self.order: dict[str, float] = {}

    def taste(self, table: bocage.Table) -> dict[str, float]:
        """What somebody likes to do in one game, differently in each."""
        likes: dict[str, float] = {}
        for action in table.game.actions.actions:
            if action.verb == "place":
                likes[action.argument] = SPACES.get(action.argument, 2.0) + self.rng.uniform(0, 7)
        return likes

    def choose(self, table: bocage.Table, decision: bocage.Decision) -> bocage.Action:
        """The action that tempts most."""
        places = any(action.verb == "place" for action in decision.actions)
        wanted = self.wanted(table, decision.seat) if places else {}
        taste = self.tastes[decision.seat]

        def worth(action: bocage.Action) -> float:
            if action.verb == "place":
                liked = wanted.get(action.argument, 0.0) + taste[action.argument]
                return liked + self.rng.uniform(0, 5)
            size = 3.0 * action.argument.count("+") if action.verb == "fence" else 0.0
            return VERBS.get(action.verb.split()[0], 5.0) + size + self.rng.uniform(0, 4)

        return max(decision.actions, key=worth)

    def wanted(self, table: bocage.Table, seat: int) -> dict[str, float]:
        """How much spaces are worth for the sake of a card in hand, and of fences."""
        view = table.observe(seat)
        row = view["seats"][seat]
        found = {"fencing": 5.0 if row["goods"].get("wood", 0) > 8 else -20.0}
        goal = self.goal(table, row.get("hand", []))
        if goal is None:
            return found
        have: dict[str, int] = {**row["goods"], **row["animals"]}
        lacking = {good for good, n in goal.cost.items() if have.get(good, 0) < n}
        for space in view["spaces"]:
            brings = {*space.get("goods", {}), *BRINGS.get(space["id"], ())}
            if lacking & brings:
                found[space["id"]] = found.get(space["id"], 0.0) + 8.0
        for id in TOWARDS.get(goal.need.id, ()) if goal.need is not None else ():
            found[id] = found.get(id, 0.0) + 5.0
        if not lacking:
            for id in FOR_CARDS:
                found[id] = found.get(id, 0.0) + 6.0
        return found

    def goal(self, table: bocage.Table, hand: list[str]) -> Any:
        """The card in hand that somebody works towards, if there is one."""
        cards = printed(table.game.id)
        minors = [card for card in hand if card in cards and cards[card].kind == "minor"]
        for card in minors:
            if card not in self.order:
                self.order[card] = self.rng.random()
        return cards[min(minors, key=lambda card: self.order[card])] if minors else None


def played(table: bocage.Table) -> Counter[str]:
    """How often each hand card has been played at a table, by its log."""
    return Counter(entry.values["card"] for entry in table.log if entry.id.startswith("log-play"))


def play(seed: int) -> Counter[str]:
    """One game of the revised edition with hand cards; which of them were played."""
    table = bocage.new("agricola-revised", seats=(4, 2, 3, 1)[seed % 4], seed=seed, cards="base")
    player = Eager(table, random.Random(seed))
    while table.decisions:
        decision = table.decisions[0]
        table.play(player.choose(table, decision), decision.seat)
    return played(table)
