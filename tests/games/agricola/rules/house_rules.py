"""Tables that are played with house rules."""

from __future__ import annotations

from typing import Any

import bocage
from tests.games.agricola.rules.markets import MARKETS
from tests.games.agricola.rules.plain_farm import EDGES
from tests.games.agricola.scenario import alone, choices, play, seat

HOUSE_RULES = (
    "house_first",
    "one_pasture",
    "take_usable",
    "open_fences",
    "scattered_pastures",
    "author_adjacency",
    "larkin",
    "szongott",
)


def options(rules: str, **others: Any) -> dict[str, Any]:
    """The options of a game with some house rules: "open_fences scattered_pastures"."""
    return {**dict.fromkeys(rules.split(), True), **others}


def farm(game: str, rules: str, row: dict[str, Any], **position: Any) -> bocage.Table:
    """As `alone`, with house rules."""
    return alone(game, row, options=options(rules), **position)


def at_markets(game: str, rules: str, row: dict[str, Any], **piles: int) -> bocage.Table:
    """A table of one acting seat with so many animals on the three markets."""
    spaces = {MARKETS[animal]: {"goods": {animal: n}} for animal, n in piles.items()}
    return farm(game, rules, {"people": 4, **row}, spaces=spaces)


def fencing(game: str, rules: str, row: dict[str, Any]) -> bocage.Table:
    """A table where seat 0 builds fences, with plenty of wood unless told otherwise."""
    t = farm(game, rules, {"goods": {"wood": 15}, **row})
    play(t, "place fencing")
    return t


def edges(t: bocage.Table) -> set[str]:
    """The single fences that can be built now."""
    return choices(t, "fence") & set(EDGES)


def loose(t: bocage.Table) -> set[str]:
    """Seat 0's fences that enclose nothing."""
    return set(seat(t).get("fences", []))


def left(t: bocage.Table) -> int:
    """The fences in seat 0's reserve."""
    found: int = t.observe(0)["seats"][0]["fences_left"]
    return found
