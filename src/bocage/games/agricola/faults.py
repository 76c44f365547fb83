"""What is wrong with own cards: where their functions fail, and which scenarios do not hold."""

from __future__ import annotations

import gc
import json
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

from ...kernel.errors import Error, IllegalAction
from ...kernel.game import Game
from ...kernel.keeping import load_table
from ...kernel.messages import Message, Reason
from ...kernel.own import BadCards, Source
from ...kernel.table import Table
from .card import Card
from .collection import OwnCard, Scenario

LIST: Final = "OWN"
SOURCE: Final = "__own_source__"
"""By this name the functions of a file know where they come from."""


def at_line(source: Source, line: int, error: str | Message) -> Message:
    """Something is wrong in a line of a file."""
    return Message("own-at-line", {"file": source.name, "line": str(line), "error": error})


def blamed(error: Exception) -> Message | None:
    """What an error says about the own card in whose functions it arose, if in any."""
    trace = error.__traceback__
    found = None
    codes: set[CodeType] = set()
    while trace is not None:
        source = trace.tb_frame.f_globals.get(SOURCE)
        if isinstance(source, Source):
            found = source, trace.tb_lineno, trace.tb_frame
            codes.add(trace.tb_frame.f_code)
        trace = trace.tb_next
    if found is None:
        return None
    source, line, frame = found
    what = error.faults[0] if isinstance(error, BadCards) else f"{type(error).__name__}: {error}"
    for entry in frame.f_globals.get(LIST, ()):
        if isinstance(entry, OwnCard) and not codes.isdisjoint(codes_of(entry.card)):
            values = {"file": source.name, "line": str(line), "error": what, "id": entry.card.id}
            return Message("own-in-play", {**values, "function": frame.f_code.co_name})
    return at_line(source, line, what)


def codes_of(card: Card) -> set[CodeType]:
    """The code of all functions that a card is made of."""
    found: set[CodeType] = set()
    seen: set[int] = set()
    todo: list[object] = [card]
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, type | ModuleType):
            continue
        seen.add(id(thing))
        if isinstance(thing, FunctionType):
            found.add(thing.__code__)
            todo += [*(thing.__closure__ or ()), *(thing.__defaults__ or ())]
        else:
            todo += gc.get_referents(thing)
    return found


def unfulfilled(entry: OwnCard, game: Game) -> list[Message]:
    """What is wrong with the scenarios of a card, if it has any."""
    if not entry.scenarios:
        return [Message("own-no-scenario", {"id": entry.card.id})]
    faults: list[Message] = []
    for n, scenario in enumerate(entry.scenarios, 1):
        fault = failure(scenario, game)
        if fault is not None:
            values = {"id": entry.card.id, "n": n, "fault": fault}
            faults.append(Message("own-scenario", values))
    return faults


def failure(scenario: Scenario, game: Game) -> Message | None:
    """Why a scenario does not hold, or nothing if it does."""
    position: dict[str, Any] = {"game": game.id, "options": {"cards": "base"}}
    position |= {"seats": [scenario.seat, *scenario.others], **scenario.position}
    action = ""
    try:
        table = load_table(game, position)
        for action in scenario.play:
            table.play(action)
    except IllegalAction as refused:
        why = refused.reason.message if isinstance(refused.reason, Reason) else str(refused)
        return Message("own-scenario-refused", {"action": action, "error": why})
    except BadCards:
        raise
    except Error as error:
        return Message("own-scenario-bad", {"error": str(error)})
    return difference(scenario.then, outcome(table), "")


def outcome(table: Table) -> dict[str, Any]:
    """What can be said about the first seat."""
    seat: dict[str, Any] = table.position()["seats"][0]
    score = table.scores()[0]
    return {**seat, "score": {**score.lines, "total": score.total}}


def difference(expected: object, found: object, field: str) -> Message | None:
    """Where something is not as expected; of what is sorted by name, only what is named counts."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for name, value in expected.items():
            nothing = 0 if isinstance(value, int) else type(value)()
            fault = difference(value, found.get(name, nothing), f"{field}.{name}".lstrip("."))
            if fault is not None:
                return fault
        return None
    if expected == found:
        return None
    words = [json.dumps(value, ensure_ascii=False, default=str) for value in (expected, found)]
    values = {"field": field, "expected": words[0], "found": words[1]}
    return Message("own-scenario-differs", values)
