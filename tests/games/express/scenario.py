"""Scenarios: set a board, play, check the board, all through the public interface."""

from __future__ import annotations

from collections import Counter
from typing import Any

import bocage

from ..common import animals as animals
from ..common import choices as choices
from ..common import deciding as deciding
from ..common import goods as goods
from ..common import lines as lines
from ..common import offered as offered
from ..common import play as play
from ..common import play_out as play_out
from ..common import prompt as prompt
from ..common import seat as seat
from ..common import total as total

GAME = "express"
FACES = {
    "farm": ("house", "pasture", "field"),
    "occupation": ("mayor", "builder", "farmer", "rancher", "gatherer", "midwife"),
    "improvement": ("oven", "hearth", "basketmaker", "joinery", "pottery", "stonecutter"),
    "produce": ("food", "double", "grain", "vegetable"),
    "material": ("reed", "wood", "brick", "stone"),
    "animal": ("sheep", "boar", "cattle"),
}
"""The faces of each kind of dice; no two kinds share a face."""
KIND = {face: kind for kind, faces in FACES.items() for face in faces}
DICE = {"farm": 2, "occupation": 1, "improvement": 1, "produce": 3, "material": 3, "animal": 3}
"""How many dice there are of each kind."""
GOODS = ("food", "grain", "vegetable", "reed", "wood", "brick", "stone")
MATERIALS = FACES["material"]
ANIMALS = FACES["animal"]
OCCUPATIONS = FACES["occupation"]
IMPROVEMENTS = FACES["improvement"]
WORKSHOPS = {"reed": "basketmaker", "wood": "joinery", "brick": "pottery", "stone": "stonecutter"}
"""The workshop of each material."""
LINES = (
    "house",
    "fields",
    "pastures",
    "babies",
    "food",
    "grain",
    "vegetable",
    "reed",
    "wood",
    "brick",
    "stone",
    "sheep",
    "boar",
    "cattle",
    "improvements",
)
START = {"food": 2, "reed": 1, "wood": 1, "brick": 1, "stone": 1}
"""What a seat begins with."""
TURN = "prompt-express-turn"


def new(seats: int = 2, seed: int = 1) -> bocage.Table:
    """A new game; its first 13 dice are rolled, since nothing else is possible."""
    return bocage.new(GAME, seats=seats, seed=seed)


def faces(dice: str) -> dict[str, list[str]]:
    """Faces such as `house wood wood`, sorted by kind of dice as a position writes them."""
    found: dict[str, list[str]] = {}
    for face in dice.split():
        found.setdefault(KIND[face], []).append(face)
    return found


def table(*seats: dict[str, Any], dice: str = "", **position: Any) -> bocage.Table:
    """A table at a hand-written position; a seat is what differs from the start of the game.

    One seat is played for each dictionary given, one if there is none. By default it is the
    first action of seat 0 in round 1. `dice` are the faces that lie unused (`"house wood wood"`);
    all others are set aside. Without any, all 13 are rolled at once. `goods` of a seat replace
    its whole starting stock. What is rolled follows from `seed`.
    """
    return bocage.load(
        {"game": GAME, "seats": list(seats) or [{}], "dice": faces(dice), **position}
    )


def bare(**seat: Any) -> dict[str, Any]:
    """A seat with nothing in stock but what is given."""
    return {"goods": {}, **seat}


def harvest(*seats: dict[str, Any], **position: Any) -> bocage.Table:
    """A table after the beginning of a harvest, the first one (round 3) unless a round is given.

    It goes on to the first question: while feeding, while breeding, or in the next round.
    """
    return table(*seats, **{"phase": "harvest", "round": 3, **position})


def ended(*seats: dict[str, Any], **position: Any) -> bocage.Table:
    """A table where the game is over; a seat's `harvests` are the lines that it scored."""
    return table(*seats, **{"phase": "end", "round": 6, **position})


def collect_any(table: bocage.Table) -> None:
    """Finish one action by collecting produce or materials, after a roll if none lie there."""
    for _ in range(2):
        found = sorted(
            group for group in choices(table, "collect") if KIND.get(group[1:]) != "animal"
        )
        if found:
            table.play(f"collect {found[0]}")
            return
        table.play("roll")


def reason(table: bocage.Table, action: str) -> str | None:
    """Why an action is not possible, without the `reason-express-` in front; None if it is."""
    why = table.why_not(action)
    return why.id.removeprefix("reason-express-") if why is not None else None


def rule(table: bocage.Table, action: str) -> str | None:
    """The rule for which an action is not possible, such as `D07`; None if it is possible."""
    why = table.why_not(action)
    return why.reference if why is not None else None


def pool(table: bocage.Table) -> dict[str, int]:
    """How many unused dice show each face, without zeros."""
    dice: dict[str, list[str]] = table.observe(None)["dice"]
    return dict(Counter(face for shown in dice.values() for face in shown))


def aside(table: bocage.Table) -> dict[str, int]:
    """How many dice of each kind are set aside, without zeros."""
    found: dict[str, int] = table.observe(None)["aside"]
    return {kind: count for kind, count in found.items() if count}


def groups(table: bocage.Table) -> dict[str, dict[str, Any]]:
    """The dice groups that are offered, by the text of their action."""
    return {group["action"]: group for group in table.observe(None)["groups"]}


def worth(table: bocage.Table, number: int = 0) -> dict[str, int]:
    """What a seat's farm as it stands would score at the next harvest, without zeros."""
    return {line: points for line, points in seat(table, number)["worth"].items() if points}


def scored(table: bocage.Table, number: int = 0) -> list[dict[str, int]]:
    """What a seat has scored at each harvest so far, without zeros."""
    found: list[dict[str, int]] = seat(table, number)["harvests"]
    return [{line: points for line, points in lines.items() if points} for lines in found]


def events(table: bocage.Table) -> list[tuple[int, str]]:
    """The log as seats and message ids without `log-express-`, in order; -1 is nobody."""
    return [(entry.seat, entry.id.removeprefix("log-express-")) for entry in table.log]
