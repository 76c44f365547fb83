"""Scenarios: set a board, play, check the board, all through the public interface."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import bocage

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


def offered(table: bocage.Table) -> set[str]:
    """The texts of the actions that can be chosen now."""
    return {action.text for action in table.decision.actions} if table.decision else set()


def choices(table: bocage.Table, verb: str) -> set[str]:
    """What can be chosen now with a verb: payments for `room`, dice for `collect`."""
    return {text[len(verb) + 1 :] for text in offered(table) if text.startswith(f"{verb} ")}


def deciding(table: bocage.Table) -> int | None:
    """The seat that decides, or None once the game is over."""
    return table.decision.seat if table.decision else None


def prompt(table: bocage.Table) -> str | None:
    """The message id of what is asked, or None once the game is over."""
    return table.decision.prompt.id if table.decision else None


def play(table: bocage.Table, *actions: str) -> None:
    """Play some actions one after the other."""
    for action in actions:
        table.play(action)


def play_out(table: bocage.Table, seed: int = 0) -> None:
    """Play at random until the game is over."""
    rng = random.Random(seed)
    while table.decision:
        table.play(rng.choice(table.decision.actions))


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


def seat(table: bocage.Table, number: int = 0) -> dict[str, Any]:
    """A seat as everybody sees it."""
    found: dict[str, Any] = table.observe(number)["seats"][number]
    return found


def goods(table: bocage.Table, number: int = 0) -> dict[str, int]:
    """A seat's goods, without zeros."""
    return {good: count for good, count in seat(table, number)["goods"].items() if count}


def animals(table: bocage.Table, number: int = 0) -> dict[str, int]:
    """A seat's animals, without zeros."""
    return {kind: count for kind, count in seat(table, number)["animals"].items() if count}


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


def lines(table: bocage.Table, number: int = 0) -> dict[str, float]:
    """A seat's score so far, line by line."""
    return dict(table.scores()[number].lines)


def total(table: bocage.Table, number: int = 0) -> float:
    """A seat's score so far."""
    return table.scores()[number].total


def events(table: bocage.Table) -> list[tuple[int, str]]:
    """The log as seats and message ids without `log-express-`, in order; -1 is nobody."""
    return [(entry.seat, entry.id.removeprefix("log-express-")) for entry in table.log]
