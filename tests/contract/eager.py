"""A player for long runs who builds up a farm and plays every card it can, a little at random.

Purely random play leaves cards with hard prerequisites in the hand for ever.
"""

from __future__ import annotations

import random
from collections import Counter

import bocage

VERBS = {
    "play": 50.0,
    "fence": 20.0,
    "plow": 12.0,
    "room": 12.0,
    "sow": 11.0,
    "grow": 9.0,
    "use": 8.0,
    "stable": 6.0,
    "done": 2.0,
}
SPACES = {
    "farmland": 9.0,
    "cultivation": 9.0,
    "forest": 8.0,
    "basic-wish": 7.0,
    "grove": 7.0,
    "lessons": 7.0,
    "copse": 6.0,
    "grain-utilization": 6.0,
    "major-improvement": 6.0,
}


def taste(rng: random.Random) -> dict[str, float]:
    """What somebody likes to do in one game, differently in each."""
    likes: dict[str, float] = {}
    for action in bocage.new("agricola-revised", seed=1).game.actions.actions:
        if action.verb == "place":
            likes[action.text] = SPACES.get(action.argument, 2.0) + rng.uniform(0, 7)
    return likes


def worth(action: bocage.Action, wood: int, likes: dict[str, float], rng: random.Random) -> float:
    """How much an action tempts; larger pastures more, fencing only with wood at hand."""
    if action.verb == "place":
        if action.argument == "fencing":
            return 14.0 if wood > 8 else 0.0
        return likes[action.text] + rng.uniform(0, 5)
    size = 3.0 * action.argument.count("+") if action.verb == "fence" else 0.0
    return VERBS.get(action.verb.split()[0], 5.0) + size + rng.uniform(0, 4)


def play(seed: int) -> Counter[str]:
    """One game with hand cards; which of them were played."""
    table = bocage.new("agricola-revised", seats=(4, 2, 3, 1)[seed % 4], seed=seed, cards="base")
    rng = random.Random(seed)
    likes = taste(rng)
    while table.decisions:
        decision = table.decisions[0]
        wood = table.observe(decision.seat)["seats"][decision.seat]["goods"].get("wood", 0)
        table.play(
            max(decision.actions, key=lambda action: worth(action, wood, likes, rng)),
            decision.seat,
        )
    return Counter(entry.values["card"] for entry in table.log if entry.id.startswith("log-play"))
